"""The board of Sequence Dice: its numbers, its spaces as bits of a mask, and its straight lines, all derived."""

import numpy as np
from numpy.typing import NDArray

BOARD = np.array(  # SD1
    [
        [2, 3, 4, 5, 6, 2],
        [6, 7, 8, 9, 7, 3],
        [5, 9, 12, 12, 8, 4],
        [4, 8, 12, 12, 9, 5],
        [3, 7, 9, 8, 7, 6],
        [2, 6, 5, 4, 3, 2],
    ]
)
EDGE = len(BOARD)
SPACES = EDGE * EDGE  # space = EDGE * row + column, from the top left
NAMES = tuple("abcdef"[column] + str(row + 1) for row in range(EDGE) for column in range(EDGE))
SHORT, LONG = 5, 6  # SD3, SD4: how long a line is
DEFENCE, WILD = 10, 11  # SD10, SD11: the sums that stand on no space
DICE_NUMBERS = (2, 12)  # corners and centre: safe from a defence (SD10); rolled, they give another roll (SD12)
HIGHEST = 12


def mask_of(spaces: list[int]) -> int:
    """Spaces as one integer, space n in bit n."""
    return sum(1 << space for space in spaces)


def _spaces_of(number: int) -> list[int]:
    return [int(space) for space in np.flatnonzero(BOARD.ravel() == number)]


def _lines(length: int) -> list[int]:
    """Every straight run of that length, across, down and both diagonals, as a mask."""
    lines = []
    for row in range(EDGE):
        for column in range(EDGE):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row, last_column = row + down * (length - 1), column + right * (length - 1)
                if 0 <= last_row < EDGE and 0 <= last_column < EDGE:
                    lines.append(mask_of([EDGE * (row + down * n) + column + right * n for n in range(length)]))
    return lines


LINES = {SHORT: _lines(SHORT), LONG: _lines(LONG)}

EVERYWHERE = mask_of(list(range(SPACES)))
DICE_SPACES = mask_of([space for number in DICE_NUMBERS for space in _spaces_of(number)])

MASK_OF_SUM: NDArray[np.int64] = np.array(  # where a sum lets a chip be placed; nowhere for a defence
    [EVERYWHERE if number == WILD else mask_of(_spaces_of(number)) for number in range(HIGHEST + 1)], np.int64
)
SPACES_OF_SUM = np.array(  # the same as four spaces, for the sums that stand on the board
    [_spaces_of(number) or [0] * 4 for number in range(HIGHEST + 1)], np.int64
)

MAX_THROUGH = max(sum(line >> space & 1 for line in LINES[SHORT]) for space in range(SPACES))
NEVER = -1  # no chips ever cover it


def _lines_through(space: int, length: int) -> list[int]:
    through = [line for line in LINES[length] if line >> space & 1]
    return through + [NEVER] * (MAX_THROUGH - len(through))


# The lines through each space, by length: LINES_THROUGH[length - SHORT, space].
LINES_THROUGH = np.array(
    [[_lines_through(space, length) for space in range(SPACES)] for length in (SHORT, LONG)], np.int64
)


def completed_lines(held: int, length: int) -> list[list[int]]:
    """The spaces of every line of at least that length within `held`; of a long one its short parts are not named."""
    whole = [line for line in LINES[LONG] if line & held == line]
    if length == SHORT:
        short = [line for line in LINES[SHORT] if line & held == line]
        whole += [line for line in short if not any(line & longer == line for longer in whole)]
    return [[space for space in range(SPACES) if line >> space & 1] for line in whole]
