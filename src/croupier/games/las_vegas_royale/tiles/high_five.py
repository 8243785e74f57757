"""C1 High Five: the first player with a strength of five here takes the token."""

from croupier.games.las_vegas_royale.components import HIGH_FIVE_STRENGTH, HIGH_FIVE_TOKEN
from croupier.games.las_vegas_royale.state import reward, strength
from croupier.kernel import NOBODY, kernel


@kernel
def activate(s, seat, casino):
    """Checked only now, over all the seat's dice here; once taken the token is never lost."""
    if s.high_five == NOBODY and strength(s, casino, seat) >= HIGH_FIVE_STRENGTH:
        s.high_five = seat


@kernel
def pay(s):
    """The token pays its holder."""
    if s.high_five != NOBODY:
        reward(s, s.high_five, HIGH_FIVE_TOKEN)
