"""F2 Handicap: take a blank from a casino and cover a field of the tile for its reward."""

from croupier.games.las_vegas_royale.components import HANDICAP_BLANKS, HANDICAP_FIELDS, HANDICAP_REWARDS
from croupier.games.las_vegas_royale.state import (
    CASINOS,
    COVER,
    DECLINE,
    FIELD,
    HANDICAP_BLANK,
    TAKE_BLANK,
    after_dice_moved,
    is_open,
    reward,
)
from croupier.games.las_vegas_royale.tiles import free_die
from croupier.kernel import kernel, push

SPECIAL_FIELD = 2


@kernel
def prepare(s):
    """Nine blanks lie in the casinos, and all fields are free."""
    for casino in range(CASINOS):
        s.blanks[casino] += HANDICAP_BLANKS[casino]
    for field in range(len(HANDICAP_FIELDS)):
        s.fields[field] = HANDICAP_FIELDS[field]


@kernel
def activate(s, seat):
    """You may; asked only if there is a blank to take and a field to cover."""
    can_cover = False
    for field in range(len(HANDICAP_FIELDS)):
        can_cover = can_cover or _can_cover(s, seat, field)
    can_take = False
    for casino in range(CASINOS):
        can_take = can_take or (s.blanks[casino] > 0 and is_open(s, casino))
    if can_cover and can_take:
        push(s, HANDICAP_BLANK, seat)


@kernel
def _can_cover(s, seat, field):
    """A special field may be chosen only if one of its two things can be done."""
    return s.fields[field] > 0 and (field != SPECIAL_FIELD or free_die.can_be_done(s, seat))


@kernel
def list_blanks(s, actions):
    """Casinos with a blank that can come out, or nothing at all."""
    n = 0
    for casino in range(CASINOS):
        if s.blanks[casino] > 0 and is_open(s, casino):
            actions[n] = TAKE_BLANK + casino
            n += 1
    actions[n] = DECLINE
    return n + 1


@kernel
def take_blank(s, seat, action):
    """Ask for the field; the subject is the blank's casino."""
    if action != DECLINE:
        push(s, FIELD, seat, action - TAKE_BLANK)


@kernel
def list_fields(s, seat, actions):
    """The free fields."""
    n = 0
    for field in range(len(HANDICAP_FIELDS)):
        if _can_cover(s, seat, field):
            actions[n] = COVER + field
            n += 1
    return n


@kernel
def cover(s, seat, casino, action):
    """Cover the field with the blank and take what it gives."""
    field = action - COVER
    s.fields[field] -= 1
    s.blanks[casino] -= 1
    after_dice_moved(s)
    if field == SPECIAL_FIELD:
        free_die.ask(s, seat)
    else:
        reward(s, seat, HANDICAP_REWARDS[field])
