"""Looking ahead in Las Vegas: for screens and bots."""

import numpy as np

from croupier.games.las_vegas.rules import (
    CASINOS,
    MAX_PLAYERS,
    NUM_DICE,
    NUM_ROUNDS,
    PUT,
    UNIT,
    WHITE,
    WHITE_FOR_TWO,
    _pay_casino,
)
from croupier.games.majority import OUTLOOK, cancel_ties, expected_take, foresee, foresee_ties, lead_of
from croupier.kernel import kernel

SPREAD = 78_000  # dollars that a round puts between two players: the standard deviation in random games
# What a network reads (kernel.judge): a row for each casino.
ROWS = ("notes/5", "dice:8", "white_dice:8")
REST = ("decision", "starter", "turn_seat", "neutral", "round_number:4", "unseen/5", "own:8", "white:4", "money/5",
        "num_notes/5", "leads")  # fmt: skip
DOUBT = 20_000  # dollars that a hint may be off because searching is not perfect play, measured on endings

MOST_OWN, MOST_WHITE = NUM_DICE + 1, WHITE_FOR_TWO + 1
TIES, WHOLE_ROUND = CASINOS, CASINOS + 1  # places for `settle`, after the casinos
NUM_FACETS = CASINOS * MOST_OWN * MOST_WHITE


@kernel
def facet(s, action):
    """A placement as a number for its casino and the numbers of dice that go there."""
    casino = action - PUT
    return (casino * MOST_OWN + int(s.roll_own[casino])) * MOST_WHITE + int(s.roll_white[casino])


@kernel
def chapters_left(s):
    """Rounds after this one."""
    return NUM_ROUNDS - s.round_number


@kernel
def settle(s, place):
    """Pay out a casino as if the round were over, or all of them, or only take ties back; `s` is scratch afterwards."""
    for casino in range(CASINOS):
        if place == casino or place >= TIES:
            s.depth = 0  # what the payment puts on the agenda does not happen
            cancel_ties(s.dice[casino])
            if place != TIES:
                _pay_casino(s, casino)


@kernel
def part_left(s):
    """The part of this round's dice that are still to be placed."""
    dice = white = 0
    for owner in range(s.players):
        dice += int(s.own[owner])
        white += int(s.white[owner])
    return min((dice + white) / (NUM_DICE * s.players), 1.0)


@kernel
def foretell(s, worths):
    """Write each seat's money after this round, in dollars, if every die that is left lands at random."""
    outlook = np.empty(1, OUTLOOK)[0]
    num_white = 0
    for owner in range(s.players):
        num_white += int(s.white[owner])
        worths[owner] = s.money[owner]
    num_owners = s.players + s.neutral  # white last
    for casino in range(CASINOS):
        for owner in range(s.players):
            foresee(outlook, owner, int(s.dice[casino, owner]), int(s.own[owner]), 0)
        if s.neutral:
            foresee(outlook, s.players, int(s.dice[casino, WHITE]), num_white, 0)
        foresee_ties(outlook, num_owners)
        for owner in range(s.players):
            worths[owner] += expected_take(outlook, owner, num_owners, s.notes[casino])
    for owner in range(s.players):
        worths[owner] *= UNIT


@kernel
def value(s, seat):
    """How well a seat stands: its money and what it can expect of this round, less what the others can on average."""
    worths = np.empty(MAX_PLAYERS)
    foretell(s, worths)
    return lead_of(worths, seat, s.players)
