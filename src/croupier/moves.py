"""Moves: small values with a text form, and the table that packs them into a game's actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from croupier.errors import MoveError

MAX_REMEMBERED = 4096  # selections of moves kept by a table


class Move(NamedTuple):
    """What a seat, or chance, does: a name and at most one value; `str()` is its text, as in "place 3"."""

    name: str
    value: int | str | None
    action: int  # what the kernels call it

    def __str__(self) -> str:
        return self.name if self.value is None else f"{self.name} {self.value}"


@dataclass(frozen=True)
class ActionKind:
    """Consecutive actions of one name, from `first` on, one for each value (or one without a value)."""

    name: str
    first: int
    values: Sequence[int | str] | None = None

    def moves(self) -> list[Move]:
        """Its moves, in the order of their actions."""
        if self.values is None:
            return [Move(self.name, None, self.first)]
        return [Move(self.name, value, self.first + offset) for offset, value in enumerate(self.values)]


class ActionTable:
    """Every move of a game, by action and by text."""

    def __init__(self, kinds: Sequence[ActionKind]) -> None:
        listed = sorted((move for kind in kinds for move in kind.moves()), key=lambda move: move.action)
        assert [move.action for move in listed] == list(range(len(listed))), "actions overlap or leave gaps"
        self.kinds = tuple(kinds)
        self.moves = tuple(listed)
        self._by_text = {str(move): move for move in listed}
        assert len(self._by_text) == len(listed), "two moves share a text"
        self.selected: dict[bytes, tuple[Move, ...]] = {}

    def select(self, packed: bytes) -> tuple[Move, ...]:
        """The moves of packed 16-bit actions; remembered, because the same choices come again and again."""
        moves = self.selected.get(packed)
        if moves is None:
            if len(self.selected) >= MAX_REMEMBERED:
                self.selected.clear()
            moves = tuple(self.moves[action] for action in memoryview(packed).cast("h"))
            self.selected[packed] = moves
        return moves

    def parse(self, text: str) -> Move:
        """The move that `text` names; spaces and capitals do not matter."""
        move = self._by_text.get(" ".join(text.lower().split()))
        if move is None:
            shown = text if len(text) <= 40 else text[:40] + "..."
            forms = ", ".join(repr(str(kind.moves()[0])) for kind in self.kinds)
            raise MoveError("malformed-move", f"{shown!r} is not a move; moves look like {forms}")
        return move
