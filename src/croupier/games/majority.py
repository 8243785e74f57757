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


LIKELY = 5  # more small dice than this on one casino are left out of account: of eight, one roll in 2,300

OUTLOOK = record_dtype([  # for each owner in one casino, how likely each final strength is, and any below it
    ("chances", "f8", (7, MAX_STRENGTH)), ("below", "f8", (7, MAX_STRENGTH)), ("lowest", "i8", 7), ("highest", "i8", 7),
    ("ahead", "f8", 8),
])  # fmt: skip


@kernel
def foresee(outlook, owner, strength, num_small, num_big):
    """Write how an owner may end, when every die that is left lands anywhere; a big die counts double."""
    most = min(num_small, LIKELY)
    highest = strength + most + 2 * num_big
    for final in range(strength, highest + 1):
        outlook.chances[owner, final] = 0.0
    for big in range(num_big + 1):
        for small in range(most + 1):
            outlook.chances[owner, strength + 2 * big + small] += BINOMIAL[num_big, big] * BINOMIAL[num_small, small]
    less = 0.0
    for final in range(strength, highest + 1):
        outlook.below[owner, final] = less
        less += outlook.chances[owner, final]
    outlook.lowest[owner], outlook.highest[owner] = strength, highest


@kernel
def expected_take(outlook, owner, num_owners, payouts):
    """What an owner can expect of payouts by rank, if equals get nothing and strengths come out independently."""
    num_payouts = 0
    while num_payouts < len(payouts) and payouts[num_payouts] > 0:
        num_payouts += 1
    ahead = outlook.ahead  # chance of being untied behind so many
    expected = 0.0
    for mine in range(max(outlook.lowest[owner], 1), outlook.highest[owner] + 1):
        for rank in range(1, num_payouts):
            ahead[rank] = 0.0
        ahead[0] = outlook.chances[owner, mine]
        for other in range(num_owners):
            if other == owner or mine > outlook.highest[other]:  # which is below for certain
                continue
            less = equal = 0.0
            if mine >= outlook.lowest[other]:
                less, equal = outlook.below[other, mine], outlook.chances[other, mine]
            more = 1.0 - less - equal
            for rank in range(num_payouts - 1, 0, -1):
                ahead[rank] = ahead[rank] * less + ahead[rank - 1] * more
            ahead[0] *= less
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
    """How many dice are tied, and how many there are."""
    shared = placed = 0
    for owner in range(len(dice)):
        placed += int(dice[owner])
        for other in range(len(dice)):
            if other != owner and dice[other] == dice[owner]:
                shared += int(dice[owner])
                break
    return shared, placed
