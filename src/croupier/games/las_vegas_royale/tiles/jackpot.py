"""A2 Jackpot: a seven or a double takes the marked amount; anything else raises it."""

from croupier.games.las_vegas_royale.components import JACKPOT_FIRST, JACKPOT_LAST, JACKPOT_SUM
from croupier.games.las_vegas_royale.state import EXTRA, JACKPOT, clear_extra, reward
from croupier.kernel import CHANCE, kernel, push


@kernel
def prepare(s):
    """The marker starts on the lowest amount."""
    s.jackpot = JACKPOT_FIRST


@kernel
def activate(s):
    """Roll both extra dice."""
    push(s, EXTRA, CHANCE, JACKPOT)


@kernel
def thrown(s):
    """Take the amount or move the marker on."""
    if s.extra[0] + s.extra[1] == JACKPOT_SUM or s.extra[0] == s.extra[1]:
        reward(s, s.turn_seat, s.jackpot)
        s.jackpot = JACKPOT_FIRST
    elif s.jackpot < JACKPOT_LAST:
        s.jackpot += 1
    clear_extra(s)
