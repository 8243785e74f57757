"""A1 Lucky Punch: hold one, two or three markers in secret; the left neighbour guesses."""

from croupier.games.las_vegas_royale.components import LUCKY_PUNCH as REWARDS
from croupier.games.las_vegas_royale.state import CALL, GUESS, HOLD, HOLD_UP, reward
from croupier.kernel import inlined_kernel, kernel, push

NUMBERS = 3


@kernel
def activate(s, seat):
    """Ask the seat for its number."""
    push(s, HOLD, seat)


@inlined_kernel
def list_numbers(actions, first):
    """One, two or three, held or guessed."""
    for number in range(NUMBERS):
        actions[number] = first + number
    return NUMBERS


@kernel
def hold(s, seat, action):
    """Fix the number before the guess; nobody else sees it."""
    s.held = action - HOLD_UP + 1
    push(s, GUESS, (seat + 1) % s.players, seat)


@kernel
def guess(s, holder, action):
    """A wrong guess pays the holder."""
    if action - CALL + 1 != s.held:
        reward(s, holder, REWARDS[s.held])
    s.held = 0
