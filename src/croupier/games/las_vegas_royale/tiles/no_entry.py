"""E1 No Entry!: a token closes a casino: no die goes in or out by any means."""

from croupier.games.las_vegas_royale.components import NO_ENTRY_RING
from croupier.games.las_vegas_royale.state import CASINOS, CLOSE, ENTRY, LEAVE, NOWHERE, reward
from croupier.kernel import kernel, push


@kernel
def activate(s, seat, casino):
    """Ask where the token goes; the subject is this tile's own casino, which it may not close."""
    push(s, ENTRY, seat, casino)


@kernel
def list_casinos(s, casino, actions):
    """Any other casino than the one closed now; once it lies on one it may be left there."""
    n = 0
    for other in range(CASINOS):
        if other != casino and other != s.closed:
            actions[n] = CLOSE + other
            n += 1
    if s.closed != NOWHERE:
        actions[n] = LEAVE
        n += 1
    return n


@kernel
def move_token(s, seat, action):
    """Close a casino, move the marker on and take its field's reward; or leave everything."""
    if action != LEAVE:
        s.closed = action - CLOSE
        s.ring = (s.ring + 1) % len(NO_ENTRY_RING)
        reward(s, seat, NO_ENTRY_RING[s.ring])
