"""What happened at a table, told once more: to somebody who comes late, as a replay, and what chance has dealt.

Telling a long game takes some tens of milliseconds, so other work gets its turn after every few events.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence

import msgspec

from croupier.errors import TableError
from croupier.kernel import CHANCE, NOBODY
from croupier.records import Step
from croupier.server import showing
from croupier.server.hearing import Hearing, Reader
from croupier.server.log import AnyEntry, Moved, Said
from croupier.server.table import Table
from croupier.wire import Dealings, Dealt, Replay, Story, ToldEvent, encode

EVENTS_AT_ONCE = 4


class SentToldEvent(ToldEvent, frozen=True, kw_only=True, omit_defaults=True):
    """An event whose items are written already."""

    items: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET  # type: ignore[assignment]


class SentReplay(Replay, frozen=True, kw_only=True):
    """A replay whose views and items are written already."""

    first: msgspec.Raw  # type: ignore[assignment]
    items: list[msgspec.Raw]  # type: ignore[assignment]


async def story_of(table: Table, entries: Sequence[AnyEntry], seat: int, request: str) -> bytes:
    """Everything that one reader was told, or would have been told, from the first event on."""
    events = [
        SentToldEvent(
            number=number,
            kind=str(entry.__struct_config__.tag),
            seat=entry.seat,
            by=entry.by if isinstance(entry, Moved) else None,
            told=showing.told_of(table, entry),
            text=entry.text if isinstance(entry, Said) else None,
            items=msgspec.Raw(Hearing(steps).told(seat)) if steps else msgspec.UNSET,
        )
        async for number, entry, steps in _again(table, entries)
    ]
    return encode(Story(id=request, number=len(entries) - 1, events=events))  # type: ignore[arg-type]


async def replay_of(table: Table, entries: Sequence[AnyEntry], seat: int) -> bytes:
    """A game that has ended, with the views of one seat, or of a spectator."""
    if table.is_on or table.position is None:
        raise TableError("table-not-over")
    if seat != NOBODY:
        table.check_seat(seat)
    reader, first, items = Reader(seat, with_standing=True), None, list[msgspec.Raw]()
    async for _, _, steps in _again(table, entries):
        if not steps:
            continue
        if first is None:
            first = msgspec.Raw(steps[0].before.view(seat).to_json())
        items.append(msgspec.Raw(Hearing(steps).items(reader)[1:-1]))
    assert first is not None
    replay = SentReplay(
        table=table.info(),
        seat=None if seat == NOBODY else seat,
        first=first,
        items=[item for item in items if item != b""],
        result=showing.result_of(table, seat),
    )
    return encode(replay)


async def dealings_of(table: Table, entries: Sequence[AnyEntry]) -> Dealings:
    """What chance could deal and has dealt in a game that has ended; the weights are those of the rules."""
    if table.is_on or table.position is None:
        raise TableError("table-not-over")
    places, dealt = dict[str, int](), list[Dealt]()
    async for _, _, steps in _again(table, entries):
        for step in steps:
            moves = step.before.legal_moves if step.actor == CHANCE else ()
            if len(moves) > 1:
                outcomes = [places.setdefault(str(move), len(places)) for move in moves]
                weights, drawn = list(step.before.weights), moves.index(step.move)
                dealt.append(Dealt(ply=step.ply, outcomes=outcomes, weights=weights, drawn=drawn))
    return Dealings(
        table=table.name,
        commitment=table.opened.commitment,
        seed=table.seed.hex(),
        entropy=[person.entropy for person in table.people if person.kind == "person"],
        moves=list(places),
        dealt=dealt,
    )


async def _again(table: Table, entries: Sequence[AnyEntry]) -> AsyncIterator[tuple[int, AnyEntry, list[Step]]]:
    for number, entry, steps in table.again(entries, 0):
        yield number, entry, steps
        if number % EVENTS_AT_ONCE == 0:
            await asyncio.sleep(0)
