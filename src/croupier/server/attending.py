"""What a table waits for besides people: bots that think, clocks that run out, players who stay away."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Literal

from croupier.errors import GameError, TableError
from croupier.records import Step
from croupier.server.levels import BUILT_IN, STAND_IN
from croupier.server.log import AnyEntry, TakenOver
from croupier.server.rehearsal import THINK
from croupier.server.rooms import Room, Stale
from croupier.server.table import Table
from croupier.server.worker import Choose
from croupier.server.workers import JobError

if TYPE_CHECKING:
    from croupier.server.hub import Hub

LOG = logging.getLogger("croupier.server")
FOLLOW_SECONDS = 4.0  # after which a process does what the one that kept the last entry should have done


class Attendant:
    """Sees to whatever a table waits for."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    def after(self, room: Room, is_own: bool = True) -> None:
        """See to whatever the table waits for; `is_own` if this process kept the last entry."""
        table = room.table
        seat = table.asked
        if table.phase != "playing" or seat is None:
            self.cancel(room, "bot", "absent", "clock")
            return
        if table.bot_at(seat) is not None:
            self.cancel(room, "absent")
            delay = 0.0 if is_own else FOLLOW_SECONDS
            if room.thinking_at != table.asked_at:
                self.at(room, "bot", (table.asked_at, seat), delay, lambda: self._think(room, seat, table.asked_at))
            return
        self.cancel(room, "bot")
        is_watched = any(person.process is not None for person in table.people)
        person = table.people[seat]
        if person.process is None and is_watched:
            after = float(table.opened.rules.absent_after)
            self.at(room, "absent", (seat,), after, lambda: self.take_over(room, seat, "time"))
        else:
            self.cancel(room, "absent")

    def set_clock(self, room: Room) -> None:
        """Begin the clock of the open decision, if the table has one."""
        table, seconds = room.table, room.table.opened.rules.clock
        seat = table.asked
        if seconds is None:
            return
        if seat is None or table.bot_at(seat) is not None:
            room.clock_ends = None
            self.cancel(room, "clock")
            return
        key = (table.asked_at, seat)
        if room.timers.get("clock", (None,))[0] != key:
            room.clock_ends = time.monotonic() + seconds
        at = table.asked_at
        self.at(room, "clock", key, float(seconds), lambda: self._run_out(room, seat, at))

    def at(self, room: Room, name: str, key: Any, delay: float, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do a job after a delay, unless the same one is waited for already."""
        known = room.timers.get(name)
        if known is not None and known[0] == key:
            return
        self.cancel(room, name)
        loop = asyncio.get_running_loop()

        def run() -> None:
            room.timers.pop(name, None)
            self.spawn(room, job())

        room.timers[name] = key, loop.call_later(delay, run)

    def cancel(self, room: Room, *names: str) -> None:
        """Wait for these no more."""
        for name in names:
            known = room.timers.pop(name, None)
            if known is not None:
                known[1].cancel()

    def spawn(self, room: Room, work: Awaitable[None]) -> None:
        """Let something go on in the background; what becomes of it is nobody's answer."""
        task = asyncio.ensure_future(self._guarded(work))
        room.tasks.add(task)
        task.add_done_callback(room.tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (Stale, GameError):
            pass  # no longer wanted, or refused because something else has happened
        except Exception:
            LOG.exception("something went wrong at a table")

    async def _think(self, room: Room, seat: int, at: int) -> None:
        """Let the bot of a seat choose."""
        table = room.table
        if table.asked_at != at or table.bot_at(seat) is None or room.thinking_at == at:
            return
        room.thinking_at = at
        try:
            action = await self._choose(table, seat, table.bot_at(seat) or table.opened.rules.stand_in)

            def plan() -> tuple[AnyEntry, Sequence[Step]]:
                if table.asked_at != at or table.bot_at(seat) is None:
                    raise Stale
                return table.plan_bot_move(action, "bot")

            await self._hub.happen(room, plan)
        except (TableError, ConnectionError):
            await asyncio.sleep(FOLLOW_SECONDS)  # the database or the bot is away; try again
        finally:
            if room.thinking_at == at:
                room.thinking_at = -1
        self.after(room)

    async def _choose(self, table: Table, seat: int, level: str) -> int:
        position = table.position
        assert position is not None
        actions = position.legal_actions
        if len(actions) == 1:
            return actions[0]
        view, ply, game = position.view(seat), table.num_plies, table.opened.game
        seed = hashlib.sha256(b"bots" + table.seed).digest()
        await self._hub.compiler.ready(game, THINK)

        def job(bot: str) -> Callable[[int], Choose]:
            return lambda number: Choose(number, game, bot, view.raw, view.is_open, actions, seed, ply)

        thinkers, own = self._hub.thinkers, self._hub.levels.own(level)
        with self._hub.metrics.thinking.time():
            if level in BUILT_IN:
                return await thinkers.choose(job(level))
            try:
                if own is None:
                    raise JobError("this server was started without it")
                return await thinkers.choose_own(job(own))
            except JobError as error:
                extra = {"bot": level, "game": game, "reason": str(error)}
                LOG.error("a bot of the owner's own has failed; easy moves in its place", extra=extra)
                return await thinkers.choose(job(STAND_IN))

    async def take_over(self, room: Room, seat: int, why: Literal["time", "vote", "left"]) -> None:
        """Let a bot decide for a person who is away."""

        def plan() -> tuple[AnyEntry, Sequence[Step]]:
            person = room.table.people[seat]
            if room.table.phase != "playing" or person.process is not None or person.stand_in is not None:
                raise Stale
            return TakenOver(seat=seat, level=room.table.opened.rules.stand_in, why=why), ()

        await self._hub.happen(room, plan)

    async def _run_out(self, room: Room, seat: int, at: int) -> None:
        """The clock has run out: a bot makes this one move."""
        table = room.table
        if not any(person.process is not None for person in table.people):
            return  # nobody is there; the clock begins again with whoever comes
        action = await self._choose(table, seat, table.opened.rules.stand_in)

        def plan() -> tuple[AnyEntry, Sequence[Step]]:
            if table.asked_at != at or table.phase != "playing":
                raise Stale
            return table.plan_bot_move(action, "clock")

        await self._hub.happen(room, plan)
