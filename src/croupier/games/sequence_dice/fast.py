"""Sequence Dice in larger steps: both dice at once and, in random games, whole turns.

It holds no rule of its own: each shortcut ends in the rule that ends the slow path. It draws from
the generator exactly as `kernel.drive` does, so state and generator are the same bytes after it;
tests/rules/sequence_dice/test_fast.py holds that over whole games.
"""

import numpy as np

from croupier.games.sequence_dice.board import SPACES_OF_SUM, WILD
from croupier.games.sequence_dice.rules import FACES, PLACE, ROLL, _place_chip, _use_throw, apply, legal
from croupier.kernel import CHANCE, below, inlined_kernel, pop, top


@inlined_kernel
def deal(s, rng, o):
    """Play chance in place until a seat must choose or the game is over; return how many actions that took."""
    num_actions = 0
    while s.depth > 0:
        decision, actor, _ = top(s)
        if actor != CHANCE:
            break
        num_actions += _deal_step(s, rng, o, decision)
    return num_actions


@inlined_kernel
def playout(s, rng, o):
    """Play to the end in place, every seat at random; return (actions, decisions) taken."""
    num_actions = num_decisions = 0
    while s.depth > 0:
        decision, actor, number = top(s)
        if actor == CHANCE:
            num_actions += _deal_step(s, rng, o, decision)
        else:
            if decision == PLACE and number != WILD:
                _place_at_random(s, rng, o, actor, number)
            else:
                count = legal(s, o.actions)
                apply(s, np.int64(o.actions[below(rng, count)]))
            num_actions += 1
            num_decisions += 1
    return num_actions, num_decisions


@inlined_kernel
def _deal_step(s, rng, o, decision):
    """Throw both dice of a turn, or take one step of what is left to chance; return how many actions that was."""
    if decision == ROLL and s.first_die == 0:
        pop(s)
        s.num_throws += 1
        _use_throw(s, 1 + below(rng, FACES) + 1 + below(rng, FACES))
        return 2
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
    return 1


@inlined_kernel
def _place_at_random(s, rng, o, seat, number):
    """Place a chip on one of the empty spaces among the four of the number."""
    occupied = s.held[0] | s.held[1] | s.held[2]
    count = 0
    for place in range(SPACES_OF_SUM.shape[1]):
        space = SPACES_OF_SUM[number, place]
        o.actions[count] = space
        count += ~occupied >> space & 1
    space = np.int64(o.actions[below(rng, count)])
    pop(s)
    _place_chip(s, seat, space, number)
