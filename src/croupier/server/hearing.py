"""What is heard of the game in an event, as JSON, made once for all readers who may know the same."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from croupier.kernel import NOBODY
from croupier.position import Position
from croupier.records import Step
from croupier.stream import Item, is_quiet
from croupier.stream import Reader as StreamReader
from croupier.telling import Row, telling_of
from croupier.wire import BoardCell, EarnedWhere, ShownPly, encode


class Reader(NamedTuple):
    """Who reads a table, a seat or a spectator (NOBODY), and what they want besides."""

    seat: int
    with_boards: bool = False  # the table in words before payouts
    with_standing: bool = False  # how it stands after each item and each choice


class Heard(msgspec.Struct, frozen=True):
    """An item up to its view, the position of that view, and what comes after it."""

    before: bytes
    position: Position
    after: bytes
    is_payout: bool  # whether a round or deal begins to be paid out: some readers want the table in words then


class Hearing:
    """The steps of one event. In a game without secrets everybody hears the same, and only views differ."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._steps = steps
        self._heard: dict[int, list[Heard]] = {}

    @property
    def is_end(self) -> bool:
        """Whether the game is over with these steps."""
        return bool(self._steps) and self._steps[-1].after.is_over

    def told(self, seat: int) -> bytes:
        """What was told to one reader, as a JSON array: items without plies and views."""
        return b"[" + b",".join(b"{" + heard.after[1:] + b"}" for heard in self._heard_by(seat)) + b"]"

    def items(self, reader: Reader) -> bytes:
        """The items of one reader as a JSON array."""
        items = []
        for heard in self._heard_by(reader.seat):
            view, telling, more = heard.position.view(reader.seat), telling_of(heard.position.game), b""
            if reader.with_boards and heard.is_payout:
                more += b',"board":' + encode(cells(telling.board(view)))
            if reader.with_standing:
                more += b',"standing":' + encode(telling.stands(view))
            items.append(heard.before + view.to_json() + heard.after + more + b"}")
        return b"[" + b",".join(items) + b"]"

    def _heard_by(self, seat: int) -> list[Heard]:
        if not self._steps:
            return []
        listener = NOBODY if self._steps[0].before.game.is_open else seat
        if listener not in self._heard:
            self._heard[listener] = _listen(self._steps, listener)
        return self._heard[listener]


def _listen(steps: Sequence[Step], seat: int) -> list[Heard]:
    """What one reader hears; an item ends where there is something to tell, and before a payout."""
    reader, found, first = StreamReader(seat), list[Heard](), steps[0].ply
    telling = telling_of(steps[0].before.game)
    is_settling = telling.settles(steps[0].before.view(seat))
    for step in steps:
        item = reader.read(step)
        if item is None and is_quiet(step):
            continue
        assert reader.view is not None
        was_settling, is_settling = is_settling, telling.settles(reader.view)
        is_payout = is_settling and not was_settling
        if item is None and is_payout:
            item = reader.rest()  # the table is shown before the next sentence
        if item is not None:
            found.append(_written(item, step.after, is_payout))
    rest = reader.rest()
    return found if rest is None else [*found, _written(rest, steps[rest.plies[-1].ply - first].after, False)]


def _written(item: Item, position: Position, is_payout: bool) -> Heard:
    plies = encode([ShownPly(shown.ply, shown.actor, str(shown.move)) for shown in item.plies])
    earned = encode([EarnedWhere(*earning) for earning in item.earned])
    after = b',"told":%b,"chapter":%d,"earned":%b' % (encode(item.told), item.chapter, earned)
    return Heard(b'{"plies":%b,"view":' % plies, position, after, is_payout)


def cells(rows: Sequence[Row]) -> list[list[BoardCell]]:
    """A table in words, as it goes over the wire."""
    return [[BoardCell(cell.phrase, cell.style) for cell in row] for row in rows]
