"""D2 Power Play: the sole leader takes a marker that lets them turn a die instead of rolling."""

from croupier.games.las_vegas_royale.state import THROW, USE, list_kinds_in_supply, sole_leader
from croupier.games.las_vegas_royale.tiles import free_die
from croupier.kernel import inlined_kernel, kernel


@kernel
def activate(s, seat, casino):
    """Take the marker, from the tile or from another player."""
    if sole_leader(s, casino) == seat:
        s.power_seat = seat


@inlined_kernel
def list_ways(s, seat, actions):
    """Roll as usual, or turn one die to any number."""
    actions[0] = THROW
    return 1 + list_kinds_in_supply(s, seat, actions[1:], USE)


@kernel
def use(s, seat, action):
    """Choose the number for the die; using the marker does not spend it."""
    free_die.ask_number(s, seat, action - USE, True)
