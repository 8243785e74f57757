"""What both Las Vegas games rank by: dice in a row, one number for each owner, where equals cancel out."""

from croupier.kernel import NOBODY, inlined_kernel


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
