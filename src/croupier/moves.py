"""Moves: small values with a text form, and the list that packs them into a game's actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from croupier.errors import MoveError
from croupier.phrases import Listed, quoted

MAX_REMEMBERED = 4096  # selections of moves kept by a list
HIDDEN = -1  # the action of a move that the reader may not see


class Move(NamedTuple):
    """What a seat, or chance, does: a name and at most one value; `str()` is its text, as in "place 3".

    >>> import croupier
    >>> move = croupier.start("las-vegas", players=2, starter=0).legal_moves[0]
    >>> str(move), move.name, move.value
    ('note 10000', 'note', 10000)
    """

    name: str
    value: int | str | None
    action: int  # what the kernels call it

    def __str__(self) -> str:
        return self.name if self.value is None else f"{self.name} {self.value}"

    @property
    def is_hidden(self) -> bool:
        """Whether this is the form for readers who may not know the move."""
        return self.action == HIDDEN

    def hidden(self) -> "Move":
        """The form for readers who may not know the move: its name alone."""
        return Move(self.name, None, HIDDEN)


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


class MoveList:
    """Every move of a game, by action and by text."""

    def __init__(self, kinds: Sequence[ActionKind]) -> None:
        listed = sorted((move for kind in kinds for move in kind.moves()), key=lambda move: move.action)
        assert [move.action for move in listed] == list(range(len(listed))), "actions overlap or leave gaps"
        self.kinds = tuple(kinds)
        self.all = tuple(listed)
        self._by_text = {str(move): move for move in listed}
        assert len(self._by_text) == len(listed), "two moves share a text"
        self.selected: dict[bytes, tuple[Move, ...]] = {}

    def select(self, packed: bytes) -> tuple[Move, ...]:
        """The moves of packed 16-bit actions; remembered, because the same selections come again and again."""
        moves = self.selected.get(packed)
        if moves is None:
            if len(self.selected) >= MAX_REMEMBERED:
                self.selected.clear()
            moves = tuple(self.all[action] for action in memoryview(packed).cast("h"))
            self.selected[packed] = moves
        return moves

    def read(self, given: Any) -> Move:
        """The move, given as a Move, its text or its action; this does not check whether it is legal now."""
        if isinstance(given, Move):
            return given
        if isinstance(given, str):
            return self.parse(given)
        if hasattr(given, "__index__") and not isinstance(given, bool) and 0 <= int(given) < len(self.all):
            return self.all[int(given)]
        raise self._malformed(quoted(given))

    def parse(self, text: str) -> Move:
        """The move that `text` names; spaces and capitals do not matter."""
        move = self._by_text.get(" ".join(text.lower().split()))
        if move is None:
            raise self._malformed(quoted(text))
        return move

    def _malformed(self, text: str) -> MoveError:
        forms = Listed(tuple(repr(str(kind.moves()[0])) for kind in self.kinds), ", ")
        return MoveError("malformed-move", text=text, forms=forms)
