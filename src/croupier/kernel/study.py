"""Games watched step by step, for those who study them: written once, specialised for each game."""

from typing import Any

import numpy as np

from croupier.kernel.contract import apply, chance, imagine, legal, observe, returns
from croupier.kernel.drive import tally
from croupier.kernel.rng import below, draw
from croupier.kernel.search import choose_best
from croupier.kernel.stack import CHANCE, top


def notice(s: Any, action: Any, counts: Any) -> None:
    """Add to `counts` what a game finds worth counting in an action that is about to be played."""
    raise AssertionError("not specialised")


def conclude(s: Any, counts: Any) -> None:
    """Add to `counts` what a game finds worth counting in its end."""
    raise AssertionError("not specialised")


def study(start, states, views, rngs, options, standings, counts, tallies, is_thoughtful):
    """Play a game from `start[0]` for each row of `standings`, by the one-step player or at random, and count.

    `states` has room for three: the game, what the seat to choose imagines, and its scratch.
    """
    s, o, rng = states[0], options[0], rngs[0]
    for game in range(len(standings)):
        states[0] = start[0]
        while s.depth > 0:
            seat, count = top(s)[1], legal(s, o.actions)
            if seat == CHANCE:
                action = np.int64(o.actions[draw(rng, o.weights, count, chance(s, o.weights))])
            elif count == 1:
                action = np.int64(o.actions[0])
            elif is_thoughtful:
                observe(s, seat, views[0])
                imagine(views[0], seat, states[1], rng)
                action = choose_best(states[1:], rng, o)
            else:
                action = np.int64(o.actions[below(rng, count)])
            notice(s, action, counts)
            apply(s, action)
        returns(s, standings[game])
        tally(s, tallies)
        conclude(s, counts)


TEMPLATES: tuple[Any, ...] = (study,)
