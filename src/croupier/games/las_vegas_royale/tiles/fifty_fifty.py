"""B2 Fifty Fifty: stop and take the field's reward, or call the next sum lower or higher and move on."""

from croupier.games.las_vegas_royale.components import FIFTY_FIFTY as FIELD_REWARDS
from croupier.games.las_vegas_royale.state import EXTRA, FIFTY, FIFTY_FIFTY, HIGHER, LOWER, STOP, clear_extra, reward
from croupier.kernel import CHANCE, kernel, push

LAST_FIELD = len(FIELD_REWARDS) - 1


@kernel
def activate(s):
    """Roll both extra dice for the first sum."""
    push(s, EXTRA, CHANCE, FIFTY_FIFTY)


@kernel
def thrown(s):
    """The marker moves on; after a right call, or the first roll, the player chooses again."""
    total = int(s.extra[0]) + int(s.extra[1])
    is_right = s.fifty_field == 0
    if s.fifty_call == LOWER - STOP:
        is_right = total < s.fifty_sum
    elif s.fifty_call == HIGHER - STOP:
        is_right = total > s.fifty_sum
    clear_extra(s)
    s.fifty_field += 1
    s.fifty_sum = total
    s.fifty_call = 0
    if not is_right:
        _put_marker_back(s)
    elif s.fifty_field == LAST_FIELD:  # taken at once
        _take_reward(s)
    else:
        push(s, FIFTY, s.turn_seat)


@kernel
def choose(s, action):
    """Stop, or call and roll again."""
    if action == STOP:
        _take_reward(s)
    else:
        s.fifty_call = action - STOP
        push(s, EXTRA, CHANCE, FIFTY_FIFTY)


@kernel
def _take_reward(s):
    reward(s, s.turn_seat, FIELD_REWARDS[s.fifty_field])
    _put_marker_back(s)


@kernel
def _put_marker_back(s):
    s.fifty_field = 0
    s.fifty_sum = 0
