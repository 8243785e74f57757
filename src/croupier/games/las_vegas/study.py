"""What is worth counting in Las Vegas."""

from croupier.games.las_vegas.rules import CASINOS, MAX_STOCKED, OWNERS, PAY, PAY_OUT, TIES, WHITE
from croupier.games.majority import shared_and_all
from croupier.kernel import kernel, top

NAMES = ("casinos", "casinos-tied", "dice", "dice-tied", "money", "money-lost")
BUSY, TIED, DICE, DICE_TIED, MONEY, MONEY_LOST = range(len(NAMES))


@kernel
def notice(before, action, after, counts):
    """Count ties when dice are taken back and, when a casino pays, the notes that nobody gets."""
    decision = top(before)[0]
    if decision == TIES:
        for casino in range(CASINOS):
            shared, placed = shared_and_all(before.dice[casino])
            counts[DICE] += placed
            counts[DICE_TIED] += shared
            counts[BUSY] += placed > 0
            counts[TIED] += shared > 0
    elif decision == PAY:
        casino = action - PAY_OUT
        num_winners = num_ahead_of_white = 0
        for owner in range(OWNERS):
            num_winners += before.dice[casino, owner] > 0
            num_ahead_of_white += before.dice[casino, owner] > before.dice[casino, WHITE]
        for place in range(MAX_STOCKED):
            value = int(before.notes[casino, place])
            counts[MONEY] += value
            if place >= num_winners or (before.dice[casino, WHITE] > 0 and place == num_ahead_of_white):
                counts[MONEY_LOST] += value


@kernel
def conclude(s, counts):
    """Count nothing more at the end."""
