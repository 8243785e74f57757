"""The stack of decisions in a state: the top is the open one, an empty stack means the game is over."""

from typing import Any

import numpy as np

from croupier.kernel.decorator import inlined_kernel

CHANCE = -1  # the seat that throws the dice, turns up the cards and takes every forced step
NOBODY = -2
NOTHING = -1  # no action


def stack_fields(depth: int) -> list[tuple[Any, ...]]:
    """The fields that hold at most `depth` pending decisions."""
    return [("depth", "i1"), ("decision", "i1", depth), ("actor", "i1", depth), ("subject", "i2", depth)]


@inlined_kernel
def push(s, decision, actor, subject=0):
    """Open a decision in place; the one below waits until it is settled."""
    s.decision[s.depth], s.actor[s.depth], s.subject[s.depth] = decision, actor, subject
    s.depth += 1


@inlined_kernel
def top(s):
    """The open decision as (decision, actor, subject). The stack must not be empty."""
    last = s.depth - 1
    return np.int64(s.decision[last]), np.int64(s.actor[last]), np.int64(s.subject[last])


@inlined_kernel
def pop(s):
    """Close the open decision in place and return it; its slot is zeroed so that equal states are equal bytes."""
    opened = top(s)
    s.depth -= 1
    s.decision[s.depth], s.actor[s.depth], s.subject[s.depth] = 0, 0, 0
    return opened


@inlined_kernel
def turn_into(s, decision, actor, subject=0):
    """Replace the open decision in place: `pop` and `push` in one."""
    last = s.depth - 1
    s.decision[last], s.actor[last], s.subject[last] = decision, actor, subject


@inlined_kernel
def is_over(s):
    """Whether nothing is pending."""
    return s.depth == 0
