"""H2 My Choice: roll both extra dice, choose one and do what its number says."""

from croupier.games.las_vegas_royale.components import GOLD_FIELD, MY_CHOICE_REWARDS
from croupier.games.las_vegas_royale.state import (
    ACTIVATE,
    CASINOS,
    CHOICE,
    CHOOSE,
    EXTRA,
    GOLD,
    MY_CHOICE,
    NOWHERE,
    TO_GOLD,
    WAKE,
    casino_of,
    clear_extra,
    has_dice,
    reward,
)
from croupier.games.las_vegas_royale.tiles import free_die
from croupier.kernel import CHANCE, NOBODY, kernel, push

ANOTHER_TILE, FREE_DIE, GOLD_NUMBER = 4, 5, 6


@kernel
def activate(s):
    """Roll both extra dice."""
    push(s, EXTRA, CHANCE, MY_CHOICE)


@kernel
def thrown(s):
    """Ask which of the two."""
    push(s, CHOICE, s.turn_seat)


@kernel
def list_numbers(s, actions):
    """The numbers thrown; a double is one choice."""
    one, two = int(s.extra[0]), int(s.extra[1])
    low, high = min(one, two), max(one, two)
    actions[0] = CHOOSE + low - 1
    if low == high:
        return 1
    actions[1] = CHOOSE + high - 1
    return 2


@kernel
def choose(s, seat, action):
    """Do what the number says; what cannot be carried out does nothing."""
    number = action - CHOOSE + 1
    clear_extra(s)
    if number == ANOTHER_TILE:
        if _has_another_tile(s):
            push(s, ACTIVATE, seat)
    elif number == FREE_DIE:
        free_die.ask(s, seat)
    elif number == GOLD_NUMBER:
        _ask_for_gold(s, seat)
    else:
        reward(s, seat, MY_CHOICE_REWARDS[number])


@kernel
def _has_another_tile(s):
    here = casino_of(s, MY_CHOICE)
    for casino in range(CASINOS):
        if casino != here and s.faces[casino] != NOWHERE:
            return True
    return False


@kernel
def list_tiles(s, actions):
    """Any other tile."""
    here, n = casino_of(s, MY_CHOICE), 0
    for casino in range(CASINOS):
        if casino != here and s.faces[casino] != NOWHERE:
            actions[n] = WAKE + casino
            n += 1
    return n


@kernel
def _ask_for_gold(s, seat):
    """The seat's own die comes back first and may be put again; nobody is moved off for nothing."""
    if s.gold_owner == seat:
        _clear_gold_field(s)
    if has_dice(s, seat):
        push(s, GOLD, seat)


@kernel
def _clear_gold_field(s):
    if s.gold_owner != NOBODY:
        s.supply[s.gold_owner, s.gold_kind] += 1
        s.gold_owner, s.gold_kind = NOBODY, 0


@kernel
def put_on_gold(s, seat, action):
    """A die lying there goes back to its owner's supply."""
    _clear_gold_field(s)
    s.supply[seat, action - TO_GOLD] -= 1
    s.gold_owner, s.gold_kind = seat, action - TO_GOLD


@kernel
def pay(s):
    """The die on the gold field pays its owner."""
    if s.gold_owner != NOBODY:
        reward(s, s.gold_owner, GOLD_FIELD)
