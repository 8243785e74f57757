"""H1 Nice Dice: put a die of this turn on the field of the number it shows; it pays at the payout."""

from croupier.games.las_vegas_royale.components import NICE_DICE as REWARDS
from croupier.games.las_vegas_royale.state import (
    DECLINE,
    FACES,
    NICE,
    SET,
    SMALL,
    after_dice_moved,
    clear_roll,
    is_open,
    reward,
)
from croupier.kernel import NOBODY, kernel, push


@kernel
def activate(s, seat, casino):
    """You may; the die just placed always fits, because its casino is open."""
    push(s, NICE, seat, casino)


@kernel
def _can_set(s, casino, kind, face):
    """A rolled die that was not chosen, or one just placed here; its occupant must be able to leave."""
    if s.nice_owner[face] != NOBODY and not is_open(s, face):
        return False
    if face == casino:
        return s.placed[kind] > 0
    return s.roll[face] > 0 if kind == SMALL else s.roll_biggy == face + 1


@kernel
def list_dice(s, casino, actions):
    """The dice that fit, or none of them."""
    actions[0] = DECLINE
    n = 1
    for kind in range(2):
        for face in range(FACES):
            if _can_set(s, casino, kind, face):
                actions[n] = SET + kind * FACES + face
                n += 1
    return n


@kernel
def set_die(s, seat, casino, action):
    """The die that lies on the field first moves to the casino of its number, without activating."""
    if action != DECLINE:
        kind, face = (action - SET) // FACES, (action - SET) % FACES
        if s.nice_owner[face] != NOBODY:
            s.dice[face, s.nice_owner[face], s.nice_kind[face]] += 1
            after_dice_moved(s)
        if face == casino:
            s.dice[casino, seat, kind] -= 1
        else:
            s.supply[seat, kind] -= 1
        s.nice_owner[face], s.nice_kind[face] = seat, kind
        after_dice_moved(s)
    clear_roll(s)


@kernel
def pay(s):
    """Every die on a field pays its owner once, a Biggy too."""
    for face in range(FACES):
        if s.nice_owner[face] != NOBODY:
            reward(s, s.nice_owner[face], REWARDS[face])
