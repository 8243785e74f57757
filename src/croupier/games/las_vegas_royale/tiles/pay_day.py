"""D1 Pay Day: 10,000 for every casino in which you have a die."""

from croupier.games.las_vegas_royale.state import CASINOS, reward, strength
from croupier.kernel import kernel


@kernel
def activate(s, seat):
    """Tiles do not count, and this casino only if a die really lies there."""
    count = 0
    for casino in range(CASINOS):
        if strength(s, casino, seat) > 0:
            count += 1
    reward(s, seat, count)
