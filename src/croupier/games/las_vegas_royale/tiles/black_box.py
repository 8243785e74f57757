"""G1 Black Box: the left neighbour splits six tokens into two piles; the casino's winner picks one unseen."""

from croupier.games.las_vegas_royale.components import (
    BLACK_BOX_TOTAL,
    SECOND_PILES,
    SECOND_SIZES,
    SPLIT_NAMES,
)
from croupier.games.las_vegas_royale.state import DIVIDE, MAX_PLAYERS, PICK, SPLIT, TAKE_PILE, reward
from croupier.kernel import NOBODY, inlined_kernel, kernel, push

NUM_SPLITS = len(SPLIT_NAMES)


@kernel
def pay(s, winner):
    """Not played if the winner is imaginary or there is none."""
    if winner != NOBODY and winner < MAX_PLAYERS:
        push(s, SPLIT, splitter_for(s, winner), winner)


@inlined_kernel
def splitter_for(s, winner):
    """The winner's left neighbour."""
    return (winner + 1) % s.players


@kernel
def list_splits(actions):
    """Fourteen, in the order of their names."""
    for split in range(NUM_SPLITS):
        actions[split] = DIVIDE + split
    return NUM_SPLITS


@kernel
def divide(s, winner, action):
    """The winner sees the sizes only."""
    s.split = action - DIVIDE
    s.pile_size = SECOND_SIZES[s.split]
    push(s, PICK, winner)


@kernel
def pick(s, winner, action):
    """Take the sum of the pile."""
    second = SECOND_PILES[s.split]
    reward(s, winner, second if action > TAKE_PILE else BLACK_BOX_TOTAL - second)
    s.split, s.pile_size = 0, 0
