"""A die turned to any number, or taken back: Handicap's special fields, My Choice's five, Power Play."""

from croupier.games.las_vegas_royale.state import (
    CASINOS,
    FETCH,
    FROM,
    NUMBER,
    OUT_OF,
    SPECIAL,
    TO,
    USE,
    after_dice_moved,
    has_dice,
    is_open,
    list_kinds_in_supply,
    list_open_casinos,
    settle_die,
)
from croupier.kernel import inlined_kernel, kernel, push


@kernel
def can_be_done(s, seat):
    """Whether the seat has a die to turn or one to take back."""
    return has_dice(s, seat) or _has_die_inside(s, seat, 0) or _has_die_inside(s, seat, 1)


@kernel
def _has_die_inside(s, seat, kind):
    for casino in range(CASINOS):
        if s.dice[casino, seat, kind] > 0 and is_open(s, casino):
            return True
    return False


@kernel
def ask(s, seat):
    """Ask which of the two, if either can be done."""
    if can_be_done(s, seat):
        push(s, SPECIAL, seat)


@kernel
def list_ways(s, seat, actions):
    """Turn one of the dice left, or fetch one from a casino."""
    n = list_kinds_in_supply(s, seat, actions, USE)
    for kind in range(2):
        if _has_die_inside(s, seat, kind):
            actions[n] = FETCH + kind
            n += 1
    return n


@kernel
def choose_way(s, seat, action):
    """Ask for the number or the casino."""
    if action < FETCH:
        ask_number(s, seat, action - USE, False)
    else:
        push(s, FROM, seat, action - FETCH)


@kernel
def ask_number(s, seat, kind, is_activating):
    """Ask where a die goes; the subject remembers its kind and whether it activates."""
    push(s, NUMBER, seat, 2 * kind + is_activating)


@inlined_kernel
def list_numbers(s, actions):
    """Any number whose casino is not closed."""
    return list_open_casinos(s, actions, TO)


@kernel
def place(s, seat, casino, kind):
    """Put the turned die into its casino."""
    settle_die(s, seat, kind, casino)
    after_dice_moved(s)


@kernel
def list_casinos(s, seat, kind, actions):
    """Where the seat has such a die that can come out."""
    n = 0
    for casino in range(CASINOS):
        if s.dice[casino, seat, kind] > 0 and is_open(s, casino):
            actions[n] = OUT_OF + casino
            n += 1
    return n


@kernel
def fetch(s, seat, kind, action):
    """Take the die back into the supply; it may be one just placed."""
    s.dice[action - OUT_OF, seat, kind] -= 1
    s.supply[seat, kind] += 1
    after_dice_moved(s)
