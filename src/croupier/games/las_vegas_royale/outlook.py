"""Looking ahead in Las Vegas Royale: for bots."""

import numpy as np

from croupier.games.las_vegas_royale.table import (
    BIGGY,
    BLANK,
    CASINOS,
    EXTRA,
    NEUTRAL,
    NUM_ROUNDS,
    PLACE,
    SMALL,
    strength,
)
from croupier.games.majority import OUTLOOK, expected_take, foresee
from croupier.kernel import CHANCE, kernel, top

PROMISE = 2.0  # what a tile that has come alive and still asks something is taken to be worth, in 10,000s
SPREAD = 97_000  # dollars that a round puts between two players: the standard deviation in random games


@kernel
def chapters_left(s):
    """Rounds after this one."""
    return NUM_ROUNDS - s.round_number


@kernel
def value(s, seat):
    """How well a seat stands: money, chips and what it can expect of this round, less the others' on average."""
    outlook = np.zeros(1, OUTLOOK)[0]
    mine = others = 0.0
    for casino in range(CASINOS):
        for owner in range(s.players):
            small, big = int(s.supply[owner, SMALL]), int(s.supply[owner, BIGGY])
            foresee(outlook, owner, strength(s, casino, owner), small, big)
        foresee(outlook, s.players, strength(s, casino, NEUTRAL), 0, 0)
        foresee(outlook, s.players + 1, strength(s, casino, BLANK), 0, 0)
        for owner in range(s.players):
            expected = expected_take(outlook, owner, s.players + 2, s.cards[casino])
            if owner == seat:
                mine += expected
            else:
                others += expected
    for owner in range(s.players):
        if owner == seat:
            mine += s.cash[owner] + s.chips[owner]
        else:
            others += s.cash[owner] + s.chips[owner]
    if s.depth > 0:
        decision, actor, _ = top(s)
        is_tile_awake = decision == EXTRA if actor == CHANCE else decision != PLACE
        if is_tile_awake and s.turn_seat == seat:
            mine += PROMISE
    return mine - others / (s.players - 1)
