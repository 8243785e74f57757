"""What is worth counting in Sequence Dice."""

from croupier.games.sequence_dice.board import SHORT, SPACES
from croupier.games.sequence_dice.outlook import ALL_LINES, NUM_LINES
from croupier.games.sequence_dice.rules import PUT, SWAP, TAKE
from croupier.kernel import NOBODY, kernel

# For each space: chips placed on it, chips swapped there, chips taken off, winning lines through it; then games won.
PLACED, SWAPPED, TAKEN, WINNING = range(0, 4 * SPACES, SPACES)
WON = 4 * SPACES
NAMES = (
    *(f"{what}-{space}" for what in ("placed", "swapped", "taken", "winning") for space in range(SPACES)), "won",
)  # fmt: skip


@kernel
def notice(before, action, after, counts):
    """Count where chips are placed, swapped and taken off."""
    if PUT <= action < PUT + SPACES:
        counts[PLACED + action - PUT] += 1
    elif SWAP <= action < SWAP + SPACES:
        counts[SWAPPED + action - SWAP] += 1
    elif TAKE <= action < TAKE + SPACES:
        counts[TAKEN + action - TAKE] += 1


@kernel
def conclude(s, counts):
    """Count the spaces that the winning lines run through."""
    if s.winner == NOBODY:
        return
    counts[WON] += 1
    held = s.held[s.winner]
    for number in range(NUM_LINES[s.line - SHORT]):
        line = ALL_LINES[s.line - SHORT, number]
        if held & line == line:
            for space in range(SPACES):
                counts[WINNING + space] += line >> space & 1
