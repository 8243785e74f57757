"""Looking ahead in Las Vegas, by the rules themselves: for screens and bots."""

from croupier.games.las_vegas.rules import _pay_casino
from croupier.games.majority import cancel_ties
from croupier.kernel import kernel


@kernel
def settle_now(s, casino):
    """Settle one casino in place as if the round were over; `s` is scratch afterwards."""
    cancel_ties(s.dice[casino])
    _pay_casino(s, casino)
