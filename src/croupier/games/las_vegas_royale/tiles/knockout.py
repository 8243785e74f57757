"""E2 Knockout?: take back your dice from the bar; every rival puts one there."""

from croupier.games.las_vegas_royale.components import BAR_PLACES
from croupier.games.las_vegas_royale.state import BAR, BIGGY, SMALL, TO_BAR, has_dice
from croupier.kernel import kernel, push


@kernel
def activate(s, seat):
    """Ask the rivals clockwise; the last pushed is asked first."""
    for kind in range(2):
        s.supply[seat, kind] += s.bar[seat, kind]
        s.bar[seat, kind] = 0
    for distance in range(s.players - 1, 0, -1):
        rival = (seat + distance) % s.players
        if has_dice(s, rival) and s.bar[rival, SMALL] + s.bar[rival, BIGGY] < BAR_PLACES:
            push(s, BAR, rival)


@kernel
def put_at_bar(s, seat, action):
    """A die at the bar counts nowhere."""
    s.supply[seat, action - TO_BAR] -= 1
    s.bar[seat, action - TO_BAR] += 1
