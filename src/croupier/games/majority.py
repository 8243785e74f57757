"""What both Las Vegas games rank by: dice in a row, one number for each owner, where equals cancel out."""

import math

import numpy as np

from croupier.kernel import NOBODY, inlined_kernel, kernel, record_dtype


@inlined_kernel
def cancel_ties(dice):
    """Zero, in place, every number that two or more owners share; none at all is not a tie.

    A bit of `seen` or `shared` stands for a number of dice, so no number may be above 62.
    """
    seen = shared = 0
    for owner in range(len(dice)):
        bit = 1 << int(dice[owner])
        shared |= seen & bit
        seen |= bit
    for owner in range(len(dice)):
        if (shared >> int(dice[owner])) & 1:
            dice[owner] = 0


@inlined_kernel
def leader(dice):
    """The owner with the most dice, NOBODY where none lie. Ties must have been cancelled."""
    best, most = NOBODY, 0
    for owner in range(len(dice)):
        if dice[owner] > most:
            best, most = owner, dice[owner]
    return best


MAX_STRENGTH = 24  # more than all dice of one owner together
SHARE_OF_FACE = 1 / 6
BINOMIAL = np.array(  # by a number of dice and how many of them land on one casino of six
    [
        [math.comb(dice, n) * SHARE_OF_FACE**n * (1 - SHARE_OF_FACE) ** (dice - n) for n in range(MAX_STRENGTH)]
        for dice in range(MAX_STRENGTH)
    ]
)


OUTLOOK = record_dtype([  # for each owner in one casino, how likely each final strength is, and any below it
    ("chances", "f8", (7, MAX_STRENGTH)), ("below", "f8", (7, MAX_STRENGTH)), ("highest", "i8", 7), ("ahead", "f8", 8),
])  # fmt: skip


@kernel
def foresee(outlook, owner, strength, num_small, num_big):
    """Write how an owner may end, when every die that is left lands anywhere; a big die counts double."""
    highest = strength + num_small + 2 * num_big
    for final in range(highest + 1):
        outlook.chances[owner, final] = 0.0
    for big in range(num_big + 1):
        for small in range(num_small + 1):
            outlook.chances[owner, strength + 2 * big + small] += BINOMIAL[num_big, big] * BINOMIAL[num_small, small]
    less = 0.0
    for final in range(highest + 1):
        outlook.below[owner, final] = less
        less += outlook.chances[owner, final]
    outlook.highest[owner] = highest


@kernel
def expected_take(outlook, owner, num_owners, payouts):
    """What an owner can expect of payouts by rank, if equals get nothing and strengths come out independently."""
    ahead = outlook.ahead  # chance of being untied behind so many
    expected = 0.0
    for mine in range(1, outlook.highest[owner] + 1):
        if outlook.chances[owner, mine] == 0.0:
            continue
        for rank in range(len(payouts)):
            ahead[rank] = 0.0
        ahead[0] = outlook.chances[owner, mine]
        for other in range(num_owners):
            if other != owner and mine <= outlook.highest[other]:  # else it is below for certain
                less, equal = outlook.below[other, mine], outlook.chances[other, mine]
                more = 1.0 - less - equal
                for rank in range(len(payouts) - 1, 0, -1):
                    ahead[rank] = ahead[rank] * less + ahead[rank - 1] * more
                ahead[0] *= less
        for rank in range(len(payouts)):
            if payouts[rank] == 0:
                break
            expected += ahead[rank] * payouts[rank]
    return expected
