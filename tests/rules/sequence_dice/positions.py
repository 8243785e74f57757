"""Positions of Sequence Dice for scenarios, written as croupier.games.sequence_dice.notation says."""

import numpy as np

from croupier.game import load
from croupier.games.sequence_dice import notation, rules
from croupier.kernel import NOBODY, top
from tests.rules.scene import Scene

GAME = load("sequence-dice")
SEATS, SIDES, EMPTY = "ABCD", "GBR", "."
EDGE = 6
NUMBERS = [  # SD1, from the rules and not from the code
    [2, 3, 4, 5, 6, 2],
    [6, 7, 8, 9, 7, 3],
    [5, 9, 12, 12, 8, 4],
    [4, 8, 12, 12, 9, 5],
    [3, 7, 9, 8, 7, 6],
    [2, 6, 5, 4, 3, 2],
]
SPACES = {f"{'abcdef'[column]}{row + 1}": NUMBERS[row][column] for row in range(EDGE) for column in range(EDGE)}


def spaces(*numbers: int) -> list[str]:
    """The spaces with these numbers, row by row."""
    return [space for space, number in SPACES.items() if number in numbers]


class Table(Scene):
    """A state of Sequence Dice and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str) -> None:
        _, self.states = notation.read(text, is_checked=False)  # some have a line already
        self.s = self.states[0]

    def __str__(self) -> str:
        chips = [self.at(space) for space in SPACES]
        return "\n".join(" ".join(chips[first : first + EDGE]) for first in range(0, len(chips), EDGE))

    def at(self, space: str) -> str:
        """The side whose chip lies there, or a dot."""
        bit = list(SPACES).index(space)
        found = [side for side, held in zip(SIDES, self.s.held, strict=True) if int(held) >> bit & 1]
        assert len(found) <= 1, f"{space} holds {found}"
        return found[0] if found else EMPTY

    def chips(self, side: str) -> list[str]:
        """The spaces with chips of a side (for a dot, the empty spaces), row by row."""
        return [space for space in SPACES if self.at(space) == side]

    @property
    def turn(self) -> str | None:
        """The player who throws or moves, in the starting roll too."""
        if self.decision == "start":
            return SEATS[top(self.s)[2]]
        return None if self.s.turn_seat == NOBODY else SEATS[self.s.turn_seat]

    @property
    def winner(self) -> str | None:
        return None if self.s.winner == NOBODY else SIDES[self.s.winner]

    def roll(self, *dice: int) -> "Table":
        """Throw both dice; a single number is their sum."""
        one, two = dice if len(dice) == 2 else (dice[0] // 2, dice[0] - dice[0] // 2)
        return self.play(f"die {one}", f"die {two}")

    def rolls(self, *sums: int) -> "Table":
        """Throw both dice several times in a row."""
        for total in sums:
            self.roll(total)
        return self

    def returns(self) -> list[list[int]]:
        out = np.full((rules.MAX_PLAYERS, 2), NOBODY, np.int64)
        rules.returns(self.s, out)
        return out[: self.s.players].tolist()
