"""What is worth counting in Yellow Dwarf."""

from croupier.games.yellow_dwarf.rules import OPERA, POTS, STAKE, TAKE_POT
from croupier.kernel import kernel, top

# For each pot how often it was taken and what was in it; then deals, Grand Operas and what they took.
TAKEN, PAID = range(0, 2 * POTS, POTS)
DEALS, OPERAS, OPERA_PAID = range(2 * POTS, 2 * POTS + 3)
NAMES = (
    *(f"{what}-{pot}" for what in ("taken", "paid") for pot in range(POTS)), "deals", "operas", "opera-paid",
)  # fmt: skip


@kernel
def notice(before, action, after, counts):
    """Count deals, pots and Grand Operas."""
    decision, _, subject = top(before)
    if action == TAKE_POT:
        counts[TAKEN + subject] += 1
        counts[PAID + subject] += before.pots[subject]
    elif decision == OPERA:
        counts[OPERAS] += 1
        for pot in range(POTS):
            counts[OPERA_PAID] += before.pots[pot]
    elif decision == STAKE:
        counts[DEALS] += 1


@kernel
def conclude(s, counts):
    """Count nothing more at the end."""
