"""B1 Prime Time: before the payout this casino's winner rolls both extra dice and may add them to casinos."""

from croupier.games.las_vegas_royale.state import (
    DONE,
    EXTRA,
    MAX_PLAYERS,
    NOWHERE,
    PRIME,
    PRIME_TIME,
    PUT_EXTRA,
    after_dice_moved,
    casino_of,
    clear_extra,
    is_open,
    rank_casino,
)
from croupier.kernel import CHANCE, NOBODY, kernel, push


@kernel
def before_payout(s):
    """The roll is a must; nobody rolls if the winner is imaginary or there is none."""
    casino = casino_of(s, PRIME_TIME)
    if casino != NOWHERE:
        first, _ = rank_casino(s, casino)
        if first != NOBODY and first < MAX_PLAYERS:
            s.prime_seat = first
            push(s, EXTRA, CHANCE, PRIME_TIME)


@kernel
def ask(s):
    """Ask for the next die as long as one can be placed."""
    for die in range(2):
        if s.extra[die] > 0 and is_open(s, s.extra[die] - 1):
            push(s, PRIME, s.prime_seat)
            return
    clear_extra(s)


@kernel
def list_dice(s, actions):
    """Placing is never a must."""
    actions[0] = DONE
    n = 1
    one, two = int(s.extra[0]), int(s.extra[1])
    low, high = min(one, two), max(one, two)
    if low > 0 and low != high and is_open(s, low - 1):
        actions[n] = PUT_EXTRA + low - 1
        n += 1
    if high > 0 and is_open(s, high - 1):
        actions[n] = PUT_EXTRA + high - 1
        n += 1
    return n


@kernel
def place(s, action):
    """Add one die of strength 1 to the casino of its number, or stop."""
    if action == DONE:
        clear_extra(s)
        return
    face = action - PUT_EXTRA
    s.prime[face] += 1
    die = 0 if s.extra[0] == face + 1 else 1
    s.extra[die] = 0
    s.num_extra -= 1
    after_dice_moved(s)
    ask(s)
