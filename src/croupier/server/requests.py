"""What the readers of a table ask for, each request as it is done."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from croupier.errors import TableError
from croupier.kernel import NOBODY
from croupier.records import Step
from croupier.server.log import AnyEntry, Ended, Went
from croupier.server.rehearsal import PLAY, THINK
from croupier.server.rooms import Connection, Plan, Room, Stale
from croupier.server.worker import Hint
from croupier.wire import Hints, Leave, NewTable, Play, Rematch, Request, SeatBot, Start, Unseat, Vote
from croupier.wire import Say as SayRequest

if TYPE_CHECKING:
    from croupier.server.hub import Hub


async def do_request(hub: "Hub", room: Room, connection: Connection, message: Request) -> int | None:
    """Do what a reader asks for; returns the number of the event. A request that came before is not done again."""
    if isinstance(message, SeatBot):
        hub.levels.check(message.level, room.table.opened.game)
    if connection.seat == NOBODY:
        raise TableError("not-seated")
    if room.table.kept_as(connection.seat, message.id) is None:
        await REQUESTS[type(message)](hub, room, connection.seat, message)
    return room.table.kept_as(connection.seat, message.id)


async def _once(hub: "Hub", room: Room, seat: int, message: Request, plan: Plan) -> None:
    """Let it happen, unless it is found in the log: kept by another process, or before an answer was lost."""

    def unless_kept() -> tuple[AnyEntry, Sequence[Step]]:
        if room.table.kept_as(seat, message.id) is not None:
            raise Stale
        return plan()

    try:
        await hub.happen(room, unless_kept)
    except Stale:
        pass


async def _play(hub: "Hub", room: Room, seat: int, message: Play) -> None:
    await _once(hub, room, seat, message, lambda: room.table.plan_moved(seat, message))


async def _start(hub: "Hub", room: Room, seat: int, message: Start) -> None:
    """Begin the game, as soon as it is compiled."""
    room.table.check_start(seat)
    room.is_starting = True
    try:
        game = room.table.opened.game
        if not hub.compiler.is_ready(game):
            hub.tell_progress(game, hub.compiler.stages[game, PLAY])
        await hub.compiler.ready(game)
        await _once(hub, room, seat, message, lambda: room.table.plan_started(seat, message.id))
    finally:
        room.is_starting = False


async def _seat_bot(hub: "Hub", room: Room, seat: int, message: SeatBot) -> None:
    await _once(hub, room, seat, message, lambda: (room.table.plan_bot(seat, message), ()))


async def _unseat(hub: "Hub", room: Room, seat: int, message: Unseat) -> None:
    await _once(hub, room, seat, message, lambda: (room.table.plan_unseated(seat, message.seat, message.id), ()))


async def _leave(hub: "Hub", room: Room, seat: int, message: Leave) -> None:
    """Give the seat up: before the game for good, during it to a bot. When all have left, the game ends."""
    table = room.table
    if table.phase == "waiting":
        await _unseat(hub, room, seat, Unseat(id=message.id, seat=seat))
    elif table.phase == "playing":
        await _once(hub, room, seat, message, lambda: (Went(seat=seat, is_leaving=True, id=message.id), ()))
        if all(person.has_left for person in table.people if person.kind == "person"):
            await hub.happen(room, lambda: (ended(room, "abandoned"), ()))
        else:
            hub.attendant.spawn(room, hub.attendant.take_over(room, seat, "left"))


async def _vote(hub: "Hub", room: Room, seat: int, message: Vote) -> None:
    """Let a bot decide for somebody who is away, if enough of the others want it."""
    await _once(hub, room, seat, message, lambda: (room.table.plan_voted(seat, message.seat, message.id), ()))
    if room.table.has_vote(message.seat):
        hub.attendant.spawn(room, hub.attendant.take_over(room, message.seat, "vote"))


async def _say(hub: "Hub", room: Room, seat: int, message: SayRequest) -> None:
    await _once(hub, room, seat, message, lambda: (room.table.plan_said(seat, message), ()))


async def _rematch(hub: "Hub", room: Room, seat: int, message: Rematch) -> None:
    """Open a table for the same people, once."""
    table, old = room.table, room.table.opened
    if table.is_on:
        raise TableError("table-not-over")
    if table.rematch is not None:
        return
    again = NewTable(game=old.game, players=old.players, settings=old.settings, rules=old.rules)
    info = await hub.open_table(again, "", table.reserved())

    def plan() -> tuple[AnyEntry, Sequence[Step]]:
        if table.rematch is not None:
            raise Stale
        return table.plan_rematch(seat, info.table, message.id), ()

    await _once(hub, room, seat, message, plan)


REQUESTS: dict[type, Callable[..., Awaitable[None]]] = {
    Play: _play,
    Start: _start,
    SeatBot: _seat_bot,
    Unseat: _unseat,
    Leave: _leave,
    Vote: _vote,
    SayRequest: _say,
    Rematch: _rematch,
}


async def give_hint(hub: "Hub", room: Room, connection: Connection, request: str, at: int) -> Hints:
    """What each choice promises to the person who must choose."""
    table, seat = room.table, connection.seat
    if not table.opened.rules.has_hints:
        raise TableError("hints-off")
    if seat == NOBODY:
        raise TableError("not-seated")
    position = table.position
    if table.asked != seat or position is None or at != table.asked_at:
        raise TableError("too-late")
    view, actions, ply, game = position.view(seat), position.legal_actions, table.num_plies, table.opened.game
    await hub.compiler.ready(game, THINK)
    moves = await hub.thinkers.hint(lambda job: Hint(job, game, view.raw, view.is_open, actions, ply))
    return Hints(id=request, at=at, moves=moves)


def ended(room: Room, how: Any) -> Ended:
    """The end of a table before its game was over."""
    if not room.table.is_on:
        raise Stale
    return Ended(how=how)
