"""Looking ahead in Sequence Dice: for bots."""

import math

import numpy as np

from croupier.games.sequence_dice.board import BOARD, LINES, LONG, SHORT, SPACES, WILD
from croupier.games.sequence_dice.rules import MAX_SIDES, side_of
from croupier.kernel import NOBODY, count_bits, kernel

WON = 1e9
GROWTH = 6.0  # how much more a line is worth for each chip in it
FEAR = 1.2  # how much more a rival's line counts than one's own: the rival is on turn before we are again
ALL_LINES = np.array([LINES[SHORT], LINES[LONG] + [0] * (len(LINES[SHORT]) - len(LINES[LONG]))], np.int64)
NUM_LINES = np.array([len(LINES[SHORT]), len(LINES[LONG])])
# By space, how many of the 36 throws give it.
WAYS = np.array([6 - abs(number - 7) for number in BOARD.ravel()]) + (6 - abs(WILD - 7))
CALM = 50.0  # added to what lines are worth before their logarithms are compared
ON_TURN = 0.6  # what it is worth on that scale to be on turn
SPREAD = 4  # turns that scale into chances to win, by games between one-step players (docs/why.md)
# What a network reads (kernel.judge): a row for each line, with what `sketch` writes about it.
SKETCHED = {"line_chips": (len(LINES[SHORT]), MAX_SIDES), "line_ease": (len(LINES[SHORT]), MAX_SIDES)}
ROWS = ("line_chips:6", "line_ease")
REST = ("turn_seat", "held", "line", "leads", "decision")
DOUBT = 0.04  # the result is 1 or 0, so this is as for a chance to win


@kernel
def chapters_left(s):
    """A game has no rounds."""
    return 0


@kernel
def part_left(s):
    """Always all: nothing says how long a game still lasts."""
    return 1.0


@kernel
def foretell(s, worths):
    """Write how each seat's side stands, on a scale on which SPREAD turns differences into chances."""
    for seat in range(s.players):
        side = side_of(s, seat)
        worths[seat] = math.log(_worth_of_lines(s, side) + CALM)
        if s.turn_seat >= 0 and side_of(s, s.turn_seat) == side:
            worths[seat] += ON_TURN


@kernel
def value(s, seat):
    """How a seat's side stands: its lines that no rival has broken, less the rivals', by chips and missing numbers."""
    side = side_of(s, seat)
    if s.winner != NOBODY:
        return WON if s.winner == side else -WON
    total = 0.0
    for other in range(s.sides):
        worth = _worth_of_lines(s, other)
        total += worth if other == side else -FEAR * worth
    return total


@kernel
def _worth_of_lines(s, side):
    rivals = (s.held[0] | s.held[1] | s.held[2]) & ~s.held[side]
    worth = 0.0
    for number in range(NUM_LINES[s.line - SHORT]):
        line = ALL_LINES[s.line - SHORT, number]
        if line & rivals == 0:
            worth += GROWTH ** count_bits(line & s.held[side]) * _ease(line & ~s.held[side])
    return worth


@kernel
def _ease(missing):
    """How easily the missing spaces come: the mean over them of the chance that a roll gives the space."""
    ways = num_missing = 0
    for space in range(SPACES):
        if missing >> space & 1:
            ways += WAYS[space]
            num_missing += 1
    return ways / (36.0 * num_missing)


@kernel
def sketch(s, seat, out):
    """Write about each line how many chips each side has in it, one's own first, and how easily the others come."""
    own, num_lines = side_of(s, seat), len(ALL_LINES[0])
    for number in range(num_lines):
        line = ALL_LINES[s.line - SHORT, number]
        for turn in range(MAX_SIDES):
            side = (own + turn) % s.sides
            at = number * MAX_SIDES + turn
            out[at] = out[num_lines * MAX_SIDES + at] = 0
            if line != 0 and turn < s.sides:
                out[at] = count_bits(line & s.held[side])
                out[num_lines * MAX_SIDES + at] = _ease(line & ~s.held[side])
