"""What both Las Vegas games rank by: dice in a row, one number for each owner, where equals cancel out."""

from croupier.kernel import NOBODY, kernel


@kernel
def cancel_ties(dice):
    """Zero, in place, every number that two or more owners share; none at all is not a tie."""
    for owner in range(len(dice)):
        count = dice[owner]
        is_tied = False
        if count > 0:
            for other in range(owner + 1, len(dice)):
                if dice[other] == count:
                    dice[other] = 0
                    is_tied = True
        if is_tied:
            dice[owner] = 0


@kernel
def leader(dice):
    """The owner with the most dice, NOBODY where none lie. Ties must have been cancelled."""
    best, most = NOBODY, 0
    for owner in range(len(dice)):
        if dice[owner] > most:
            best, most = owner, dice[owner]
    return best
