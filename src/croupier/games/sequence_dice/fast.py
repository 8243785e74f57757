"""Sequence Dice in larger steps: both dice at once, and in random games chips placed without listing the spaces.

Its steps repeat rules that rules.py has in smaller steps. They must leave the same states and the same generator as the
defaults in kernel/contract.py; tests/rules/sequence_dice/test_fast.py compares them over whole games.
"""

import numpy as np

from croupier.games.sequence_dice.board import SPACES_OF_SUM, WILD
from croupier.games.sequence_dice.rules import FACES, PLACE, ROLL, _place_chip, _use_throw, apply, legal
from croupier.kernel import CHANCE, below, inlined_kernel, pop, top


@inlined_kernel
def deal_step(s, rng, o):
    """Throw both dice of a turn, or take one other step of chance; in place."""
    if top(s)[0] == ROLL and s.first_die == 0:
        pop(s)
        s.num_throws += 1
        _use_throw(s, 1 + below(rng, FACES) + 1 + below(rng, FACES))
        return 2
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
    return 1


@inlined_kernel
def random_step(s, rng, o):
    """Take one step at random, in place; the space for a chip is chosen without listing what is legal."""
    decision, actor, number = top(s)
    if actor == CHANCE:
        return deal_step(s, rng, o), 0
    if decision == PLACE and number != WILD:
        _place_at_random(s, rng, o, actor, number)
    else:
        count = legal(s, o.actions)
        apply(s, np.int64(o.actions[below(rng, count)]))
    return 1, 1


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
