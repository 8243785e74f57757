"""G2 Double Down: move dice from this casino to the round field, which is ranked and paid like a casino."""

from croupier.games.las_vegas_royale.components import BIGGY_STRENGTH
from croupier.games.las_vegas_royale.components import DOUBLE_DOWN as REWARDS
from croupier.games.las_vegas_royale.state import (
    BIGGY,
    DONE,
    DOUBLE,
    MOVE,
    SMALL,
    after_dice_moved,
    first_and_second,
    is_open,
    reward,
)
from croupier.kernel import NOBODY, kernel, push


@kernel
def activate(s, seat, casino):
    """You may move any number of your dice, new or old, one after the other."""
    if is_open(s, casino) and s.dice[casino, seat, SMALL] + s.dice[casino, seat, BIGGY] > 0:
        push(s, DOUBLE, seat, casino)


@kernel
def list_dice(s, seat, casino, actions):
    """The kinds of the seat's dice that lie here, or DONE."""
    n = 0
    for kind in range(2):
        if s.dice[casino, seat, kind] > 0:
            actions[n] = MOVE + kind
            n += 1
    actions[n] = DONE
    return n + 1


@kernel
def move(s, seat, casino, action):
    """Nothing else puts dice on the field or takes them away."""
    if action != DONE:
        s.dice[casino, seat, action - MOVE] -= 1
        s.double[seat, action - MOVE] += 1
        after_dice_moved(s)
        activate(s, seat, casino)


@kernel
def pay(s):
    """First and second on the field, ties removed."""
    for seat in range(s.players):
        s.ranking[seat] = s.double[seat, SMALL] + BIGGY_STRENGTH * s.double[seat, BIGGY]
    first, second = first_and_second(s)
    if first != NOBODY:
        reward(s, first, REWARDS[0])
    if second != NOBODY:
        reward(s, second, REWARDS[1])
