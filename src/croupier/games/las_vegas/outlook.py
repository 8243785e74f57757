"""Looking ahead in Las Vegas: for screens and bots."""

import numpy as np

from croupier.games.las_vegas.rules import CASINOS, NUM_ROUNDS, WHITE, _pay_casino
from croupier.games.majority import OUTLOOK, cancel_ties, expected_take, foresee
from croupier.kernel import kernel

SPREAD = 78_000  # dollars that a round puts between two players: the standard deviation in random games


@kernel
def chapters_left(s):
    """Rounds after this one."""
    return NUM_ROUNDS - s.round_number


@kernel
def settle_now(s, casino):
    """Settle one casino in place as if the round were over; `s` is scratch afterwards."""
    cancel_ties(s.dice[casino])
    _pay_casino(s, casino)


@kernel
def value(s, seat):
    """How well a seat stands: its money and what it can expect of this round, less what the others can on average."""
    outlook = np.zeros(1, OUTLOOK)[0]
    mine = others = 0.0
    num_white = 0
    for owner in range(s.players):
        num_white += int(s.white[owner])
    num_owners = s.players + s.neutral  # white last
    for casino in range(CASINOS):
        for owner in range(s.players):
            foresee(outlook, owner, int(s.dice[casino, owner]), int(s.own[owner]), 0)
        if s.neutral:
            foresee(outlook, s.players, int(s.dice[casino, WHITE]), num_white, 0)
        for owner in range(s.players):
            expected = expected_take(outlook, owner, num_owners, s.notes[casino])
            if owner == seat:
                mine += expected
            else:
                others += expected
    for owner in range(s.players):
        if owner == seat:
            mine += s.money[owner]
        else:
            others += s.money[owner]
    return mine - others / (s.players - 1)
