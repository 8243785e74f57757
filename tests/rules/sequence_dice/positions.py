"""Positions of Sequence Dice written as text, for scenarios.

    players 2 line 5 throws 40
    G G G G . .
    . . B . . .
    turn A roll 3 3

The picture is the board from the top left, a1, with the chips of the sides in green, blue and red; rows
left out at its end are empty. Seats are A to D. "turn A roll 3 3" has thrown both dice and "turn A roll 6"
the same sum, "turn A first 3" one of them, "turn A" none; "starting roll" has nobody's turn yet. Without
such a line it is A who is about to throw; without a length of line it is five.
"""

import numpy as np

from croupier.game import load
from croupier.games.sequence_dice import rules
from croupier.kernel import CHANCE, NOBODY, blank, top
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
        head, *rows = [line.split() for line in text.strip().splitlines()]
        values = dict(zip(head[::2], map(int, head[1::2]), strict=True))
        asked = rows.pop() if rows and rows[-1][0] in ("turn", "starting") else ["turn", "A"]
        settings = blank(rules.SETTINGS)
        settings["players"], settings["line"] = values["players"], values.get("line", 5)
        settings["starter"] = SEATS.index(asked[1]) if asked[0] == "turn" else CHANCE
        self.states = blank(rules.STATE)
        self.s = self.states[0]
        rules.setup(self.s, settings[0])
        self.s.num_throws = values.get("throws", 0)
        self._read_picture(rows)
        dice = [int(die) for die in asked[3:]]
        if "first" in asked:
            self.play(f"die {dice[0]}")
        elif dice:
            self.roll(*dice)

    def _read_picture(self, rows: list[list[str]]) -> None:
        chips = [chip for row in rows for chip in row]
        assert {len(row) for row in rows} <= {EDGE}, "a row has six spaces"
        for space, chip in enumerate(chips):
            if chip != EMPTY:
                self.s.held[SIDES.index(chip)] |= 1 << space

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
        """Where the chips of a side (or the empty spaces, of a dot) are, row by row."""
        return [space for space in SPACES if self.at(space) == side]

    @property
    def turn(self) -> str | None:
        """Whose throw or move it is, in the starting roll too."""
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
