"""Every kernel that a game can bring: what it does, which module of the game has it, and what stands in for it.

Generic code is written against these names, and `specialise` puts a game's own functions in their place. A required
kernel is never called as it stands here; an optional one is the default of games that do not bring their own.
Arguments: `s` is a STATE record, `view` a VIEW record, `rng` a generator, `o` a record for legal actions and their
weights, and the arrays are the caller's to size.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np

from croupier.kernel.rng import below, draw
from croupier.kernel.stack import CHANCE, NOTHING, top

F = TypeVar("F", bound=Callable[..., Any])


class Kernel(NamedTuple):
    """A name that a module of a game must define, or may define if there is a default."""

    name: str
    module: str  # rules, fast, outlook or study
    default: Callable[..., Any] | None


KERNELS: list[Kernel] = []  # in the order in which they are specialised: a default may call those before it


def _required(module: str) -> Callable[[F], F]:
    def add(function: F) -> F:
        KERNELS.append(Kernel(function.__name__, module, None))
        return function

    return add


def _optional(module: str) -> Callable[[F], F]:
    def add(function: F) -> F:
        KERNELS.append(Kernel(function.__name__, module, function))
        return function

    return add


@_required("rules")
def setup(s, settings):
    """Lay out a zeroed state, in place, up to its first decision."""
    raise AssertionError("not specialised")


@_required("rules")
def legal(s, actions):
    """Write the open decision's actions in ascending order and return how many; for CHANCE, the outcomes."""
    raise AssertionError("not specialised")


@_required("rules")
def chance(s, weights):
    """For CHANCE only: write the integer weight of each outcome, aligned with `legal`, and return their sum."""
    raise AssertionError("not specialised")


@_required("rules")
def apply(s, action):
    """Settle the open decision in place; trusts its caller."""
    raise AssertionError("not specialised")


@_required("rules")
def observe(s, seat, view):
    """Fill a VIEW by copying in what that seat may know; a spectator is the seat NOBODY."""
    raise AssertionError("not specialised")


@_required("rules")
def imagine(view, seat, s, rng):
    """Fill a whole state consistent with a view, hidden parts drawn uniformly from what is possible."""
    raise AssertionError("not specialised")


@_required("rules")
def returns(s, out):
    """Write per seat what decides the game, the most important number first; more is better."""
    raise AssertionError("not specialised")


@_optional("rules")
def obvious(s):
    """The action of a seat that has nothing to choose, or NOTHING."""
    return NOTHING


@_optional("rules")
def side_of(s, seat):
    """The side of a seat: its own, unless the game has partners."""
    return seat


@_optional("fast")
def deal_step(s, rng, o):
    """Play one action of chance or several, in place, and return how many; chance must be the one to decide.

    A game's own must leave the same states and the same generator as this one does step by step.
    """
    count = legal(s, o.actions)
    total = chance(s, o.weights)
    apply(s, np.int64(o.actions[draw(rng, o.weights, count, total)]))
    return 1


@_optional("fast")
def random_step(s, rng, o):
    """Play on at random, in place, by one action or several; return (actions, decisions of seats) taken.

    A game's own must leave the same states and the same generator as this one does step by step.
    """
    if top(s)[1] == CHANCE:
        return deal_step(s, rng, o), 0
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))
    return 1, 1


@_required("outlook")
def value(s, seat):
    """How well a seat stands, judged by what is open and by its own hand."""
    raise AssertionError("not specialised")


@_required("outlook")
def chapters_left(s):
    """How many rounds or deals come after this one; 0 in a game of one piece."""
    raise AssertionError("not specialised")


@_required("outlook")
def part_left(s):
    """How much of the open chapter is still to be played, from 1 to 0."""
    raise AssertionError("not specialised")


@_required("outlook")
def foretell(s, worths):
    """Write what each seat may expect to have after the open chapter."""
    raise AssertionError("not specialised")


SPREAD = 1.0  # the one number here: what a chapter typically puts between two seats, in the unit of the scores
KERNELS.append(Kernel("SPREAD", "outlook", None))


@_optional("outlook")
def facet(s, action):
    """What a seat's choice amounts to, as a number: the same action may do more or less by what was thrown.

    It must tell the legal actions of one decision apart. A game that brings its own also says in NUM_FACETS how many
    numbers there are; otherwise there are NUM_CHOICES.
    """
    return action


@_optional("outlook")
def is_blind(s):
    """Whether the open decision answers a secret that is in the state."""
    return False


@_required("study")
def notice(before, action, after, counts):
    """Add to `counts` what is worth counting in an action, from the states before and after it."""
    raise AssertionError("not specialised")


@_required("study")
def conclude(s, counts):
    """Add to `counts` what is worth counting in the end of a game."""
    raise AssertionError("not specialised")
