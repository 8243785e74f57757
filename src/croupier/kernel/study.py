"""Games counted step by step, for studies: written once, specialised for each game."""

from typing import Any

import numpy as np

from croupier.kernel.contract import apply, chance, conclude, imagine, legal, notice, observe, returns
from croupier.kernel.rng import below, draw
from croupier.kernel.search import choose_best
from croupier.kernel.stack import CHANCE, top


def study(start, states, views, rngs, options, standings, lengths, counts, is_thoughtful):
    """Play a game from `start[0]` for each row of `standings`, by the one-step player or at random, and count.

    `states` has room for three: the game; the state that the actor imagines, and then the state before its action;
    and scratch. Random games are the same as those of `playouts` from the same generator.
    """
    s, before, o, rng = states[0], states[1], options[0], rngs[0]
    for game in range(len(standings)):
        states[0] = start[0]
        num_actions = num_decisions = 0
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
            states[1] = states[0]
            apply(s, action)
            notice(before, action, s, counts)
            num_actions += 1
            num_decisions += seat != CHANCE
        returns(s, standings[game])
        lengths[game, 0], lengths[game, 1] = num_actions, num_decisions
        conclude(s, counts)


TEMPLATES: tuple[Any, ...] = (study,)
