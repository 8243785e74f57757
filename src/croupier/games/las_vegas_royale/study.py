"""What is worth counting in Las Vegas Royale."""

import numpy as np

from croupier.games.las_vegas_royale.table import OWNERS, PAY, PAY_OUT, PLACE, SKIP, strength
from croupier.games.majority import shared_and_all
from croupier.kernel import kernel, top

NAMES = ("casinos", "casinos-tied", "strength", "strength-tied", "skips", "turns")
BUSY, TIED, STRENGTH, STRENGTH_TIED, SKIPS, TURNS = range(len(NAMES))


@kernel
def notice(s, action, counts):
    """Ties when a casino pays; turns, and those that a chip was paid to skip."""
    decision = top(s)[0]
    if decision == PAY:
        strengths = np.zeros(OWNERS, np.int64)
        for owner in range(OWNERS):
            strengths[owner] = strength(s, action - PAY_OUT, owner)
        shared, placed = shared_and_all(strengths)
        counts[STRENGTH] += placed
        counts[STRENGTH_TIED] += shared
        counts[BUSY] += placed > 0
        counts[TIED] += shared > 0
    elif decision == PLACE:
        counts[TURNS] += 1
        counts[SKIPS] += action == SKIP


@kernel
def conclude(s, counts):
    """Nothing more at the end."""


@kernel
def give_chip(s, seat):
    """One chip more for a seat, to see what it is worth."""
    s.chips[seat] += 1
