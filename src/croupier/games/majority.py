"""How both Las Vegas games rank owners: a row has each owner's number of dice, and equal numbers cancel out."""

import math

import numpy as np

from croupier.kernel import NOBODY, inlined_kernel, kernel, record_dtype


@inlined_kernel
def cancel_ties(dice):
    """Zero, in place, every number that two or more owners share; to have no dice is not a tie.

    A bit of `seen` or `shared` stands for a number of dice, so no number may be above 62.
    """
    seen = shared = 0
    for owner in range(len(dice)):
        bit = 1 << int(dice[owner])
        shared |= seen & bit
        seen |= bit
    for owner in range(len(dice)):
        dice[owner] = 0 if (shared >> int(dice[owner])) & 1 else dice[owner]  # always stored: nothing to mispredict


@inlined_kernel
def leader(dice):
    """The owner with the most dice, NOBODY if there are none. Ties must have been cancelled."""
    best, most = NOBODY, 0
    for owner in range(len(dice)):
        if dice[owner] > most:
            best, most = owner, dice[owner]
    return best


MAX_STRENGTH = 24  # more than all dice of one owner together
SHARE_OF_FACE = 1 / 6
BINOMIAL = np.array(  # chances, by number of dice and by how many of them land on one casino of six
    [
        [math.comb(dice, n) * SHARE_OF_FACE**n * (1 - SHARE_OF_FACE) ** (dice - n) for n in range(MAX_STRENGTH)]
        for dice in range(MAX_STRENGTH)
    ]
)


LIKELY = 5  # more small dice than this on one casino are ignored: with eight dice, one roll in 2,300

MOST_OWNERS = 7

# For each owner in one casino, the chance of each final strength, of having it untied, and of ending untied above it.
OUTLOOK = record_dtype([
    ("chances", "f8", (MOST_OWNERS, MAX_STRENGTH)), ("untied", "f8", (MOST_OWNERS, MAX_STRENGTH)),
    ("above", "f8", (MOST_OWNERS, MAX_STRENGTH)), ("lowest", "i8", MOST_OWNERS), ("highest", "i8", MOST_OWNERS),
    ("ahead", "f8", 8), ("more", "f8", MOST_OWNERS),
])  # fmt: skip


@kernel
def foresee(outlook, owner, strength, num_small, num_big):
    """Write the chances of an owner's final strengths, if all dice left land at random; a big die counts double."""
    most = min(num_small, LIKELY)
    highest = strength + most + 2 * num_big
    for final in range(strength, highest + 1):
        outlook.chances[owner, final] = 0.0
    for big in range(num_big + 1):
        for small in range(most + 1):
            outlook.chances[owner, strength + 2 * big + small] += BINOMIAL[num_big, big] * BINOMIAL[num_small, small]
    outlook.lowest[owner], outlook.highest[owner] = strength, highest


@kernel
def foresee_ties(outlook, num_owners):
    """Write for all owners the chance of having each strength untied; all must have been through `foresee`."""
    for owner in range(num_owners):
        lowest, above = outlook.lowest[owner], 0.0
        for final in range(outlook.highest[owner], lowest - 1, -1):
            outlook.above[owner, final] = above
            untied = outlook.chances[owner, final]
            for other in range(num_owners):
                if other != owner and outlook.lowest[other] <= final <= outlook.highest[other]:
                    untied *= 1.0 - outlook.chances[other, final]
            outlook.untied[owner, final] = untied
            above += untied
        if lowest > 0:
            outlook.above[owner, lowest - 1] = above  # read for owners that end below `lowest`


@kernel
def expected_take(outlook, owner, num_owners, payouts):
    """An owner's expected payout, given payouts by rank, if tied owners get nothing and strengths are independent.

    `foresee` and `foresee_ties` must have been called. With more than two owners this ignores that the ties of others
    depend on each other; once no dice are left it is exact.
    """
    num_payouts = 0
    while num_payouts < len(payouts) and payouts[num_payouts] > 0:
        num_payouts += 1
    ahead, more = outlook.ahead, outlook.more  # chances: to be untied behind n others; that each other is untied ahead
    highest, expected = outlook.highest[owner], 0.0
    for other in range(num_owners):
        more[other] = 0.0
        if highest <= outlook.highest[other]:
            more[other] = outlook.above[other, max(highest, outlook.lowest[other] - 1)]
    for mine in range(highest, max(outlook.lowest[owner], 1) - 1, -1):
        for rank in range(1, num_payouts):
            ahead[rank] = 0.0
        ahead[0] = outlook.chances[owner, mine]
        regained = 1.0 / (1.0 - ahead[0]) if ahead[0] < 1.0 else 0.0  # at lower strengths, this owner ties nobody here
        for other in range(num_owners):
            if other == owner or mine > outlook.highest[other]:  # the other is below for certain
                continue
            equal, untied = 0.0, 0.0
            if mine >= outlook.lowest[other]:
                equal, untied = outlook.chances[other, mine], outlook.untied[other, mine]
            less = 1.0 - more[other] - equal  # or tied with another, which is the same to this owner
            for rank in range(num_payouts - 1, 0, -1):
                ahead[rank] = ahead[rank] * less + ahead[rank - 1] * more[other]
            ahead[0] *= less
            more[other] += untied * regained
        for rank in range(num_payouts):
            expected += ahead[rank] * payouts[rank]
    return expected


@kernel
def lead_of(worths, seat, players):
    """How much more a seat has than the others have on average."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += worths[other]
    return worths[seat] - others / (players - 1)


@kernel
def shared_and_all(dice):
    """The number of tied dice, and of all dice."""
    shared = placed = 0
    for owner in range(len(dice)):
        placed += int(dice[owner])
        for other in range(len(dice)):
            if other != owner and dice[other] == dice[owner]:
                shared += int(dice[owner])
                break
    return shared, placed
