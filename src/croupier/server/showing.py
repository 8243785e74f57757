"""What each reader of a table is sent: events, states and questions, made of what that reader may know."""

import msgspec

from croupier.kernel import NOBODY, generator
from croupier.phrases import Name, Phrase, Player, say
from croupier.position import Position
from croupier.server.hearing import Hearing, Reader, cells
from croupier.server.log import (
    AnyEntry,
    BotSat,
    Came,
    Ended,
    Moved,
    Opened,
    Rematched,
    Said,
    Sat,
    Started,
    TakenOver,
    Unseated,
    Voted,
    Went,
)
from croupier.server.table import Table
from croupier.telling import brought, changed, telling_of
from croupier.views import View
from croupier.wire import PROTOCOL, Ask, Board, Event, Option, Result, State, Welcome, encode, told_level

MOST_OPTIONS = 400  # of all parts of a choice together; a choice with more is asked part by part


class SentEvent(Event, frozen=True, tag_field="type", tag="event", kw_only=True, omit_defaults=True):
    """An event whose game is written already."""

    items: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET  # type: ignore[assignment]
    ask: msgspec.Raw | None = None  # type: ignore[assignment]


class SentState(State, frozen=True, tag_field="type", tag="state", kw_only=True):
    """A state whose view and question are written already."""

    view: msgspec.Raw | None  # type: ignore[assignment]
    ask: msgspec.Raw | None  # type: ignore[assignment]


def event_of(
    table: Table,
    number: int,
    entry: AnyEntry,
    hearing: Hearing,
    reader: Reader,
    ask: msgspec.Raw | None = None,
) -> bytes:
    """An event as one reader may know it."""
    if isinstance(entry, Moved):
        event = SentEvent(
            number=number,
            kind="moved",
            seat=entry.seat,
            by=entry.by,
            told=told_of(table, entry),
            items=msgspec.Raw(hearing.items(reader)),
            ask=ask,
            result=result_of(table, reader.seat) if hearing.is_end else None,
        )
        return encode(event)
    event = SentEvent(
        number=number,
        kind=str(entry.__struct_config__.tag),
        seat=entry.at if isinstance(entry, BotSat | Unseated) else entry.seat,
        told=told_of(table, entry),
        text=entry.text if isinstance(entry, Said) else None,
        items=msgspec.Raw(hearing.items(reader)) if isinstance(entry, Started) else msgspec.UNSET,
        table=table.info(),
        ask=ask,
    )
    return encode(event)


def ask_of(table: Table, seconds: float | None = None, with_standing: bool = False) -> Ask | None:
    """The question that is open, for the person who must answer it."""
    position, seat = table.position, table.asked
    if position is None or seat is None or seat < 0 or table.bot_at(seat) is not None:
        return None
    view = position.view(seat)
    assert position.decision is not None
    return Ask(
        at=table.asked_at,
        decision=position.decision,
        options=options_of(position, view, seat, with_standing),
        seconds=seconds,
        is_private=position.decision in position.game.private,
    )


def options_of(position: Position, view: View, seat: int, with_standing: bool = False) -> list[Option]:
    """The legal moves, with the parts that follow each; made from the actor's view alone."""
    parts = position.game.parts.get(position.decision or "")
    if not parts:
        return _options(position, view, with_standing)
    found, count = _tree(position.imagine(view, generator(0)), seat, MOST_OPTIONS, with_standing)
    return found if count <= MOST_OPTIONS else _options(position, view, with_standing)


def _options(position: Position, view: View, with_standing: bool) -> list[Option]:
    telling, moves = telling_of(position.game), position.legal_moves
    is_blind = position.game.reveals(position.decision)  # what the answer brings depends on the other's secret
    changes = None if is_blind else brought(view, moves)
    now = telling.stands(view) if with_standing and not is_blind else None
    return [
        Option(
            move=str(move),
            name=move.name,
            value=move.value,
            phrase=telling.choice(view, move),
            brings=None if changes is None else changes[number],
            standing=None if now is None else changed(view, now, move),
        )
        for number, move in enumerate(moves)
    ]


def _tree(position: Position, seat: int, room: int, with_standing: bool) -> tuple[list[Option], int]:
    """The options with those that follow, and how many there are in all; it stops counting above `room`."""
    follows = position.game.parts.get(position.decision or "", ())
    options = _options(position, position.view(seat), with_standing)
    count = len(options)
    for number, move in enumerate(position.legal_moves):
        after = position.copy()
        after.play(move)
        if after.actor != seat or after.decision not in follows or count > room:
            continue
        then, more = _tree(after, seat, room - count, with_standing)
        options[number] = msgspec.structs.replace(options[number], then=then)
        count += more
    return options, count


def result_of(table: Table, seat: int) -> Result | None:
    """How the game ended, if it did."""
    position = table.position
    if position is None or position.outcome is None:
        return None
    outcome = position.outcome
    told = telling_of(position.game).result(position.view(seat), outcome)
    return Result(scores=list(outcome.scores), places=list(outcome.places), told=told)


def welcome_of(table: Table, seat: int) -> Welcome:
    """The first message to a reader."""
    return Welcome(
        protocol=PROTOCOL, seat=None if seat == NOBODY else seat, number=table.number, table=table.info()
    )  # fmt: skip


def state_of(table: Table, reader: Reader, ask: msgspec.Raw | None) -> bytes:
    """The table as a reader may know it now."""
    position = table.position
    view = None if position is None else position.view(reader.seat)
    state = SentState(
        number=table.number,
        table=table.info(),
        view=None if view is None else msgspec.Raw(view.to_json()),
        ask=ask,
        result=result_of(table, reader.seat),
        standing=telling_of(table.game).stands(view) if reader.with_standing and view is not None else None,
    )
    return encode(state)


def board_of(table: Table, seat: int, request: str) -> Board:
    """The table in words."""
    position = table.position
    rows = [] if position is None else telling_of(position.game).board(position.view(seat))
    return Board(id=request, rows=cells(rows))


def told_of(table: Table, entry: AnyEntry) -> list[Phrase]:
    """What is said of an entry besides the game's own sentences."""
    match entry:
        case Moved():
            return [say("table-clock", name=Name(entry.seat or 0))] if entry.by == "clock" else []
        case Opened():
            return [say("table-opened")]
        case Sat():
            return [say("table-sat", player=_who(entry))]
        case BotSat():
            return [say("table-bot-sat", name=Name(entry.at), level=told_level(entry.level))]
        case Unseated():
            return [say("table-unseated")]
        case Started():
            return [say("table-started")]
        case Came():
            return [say("table-back" if entry.is_back else "table-came", player=_who(entry))]
        case Went():
            return [say("table-left" if entry.is_leaving else "table-went", player=_who(entry))]
        case Voted():
            return [say("table-voted", player=_who(entry), about=Name(entry.about))]
        case TakenOver():
            return [say("table-taken-over", why=entry.why, name=Name(entry.seat or 0), level=told_level(entry.level))]
        case Rematched():
            return [say("table-rematched", player=_who(entry))]
        case Ended():
            return [say("table-abandoned" if entry.how == "abandoned" else "table-expired")]
        case Said():
            words = say(f"say-{entry.preset}") if entry.preset is not None else entry.text or ""
            return [say("table-said", name=Name(entry.seat or 0), words=words)]


def _who(entry: AnyEntry) -> Player:
    return Player(entry.seat or 0)
