"""Every kernel that a game can bring: what it does, which module of the game has it, and its default.

Generic code is written against these names, and `specialise` puts a game's own functions in their place. A required
kernel is never called from here; an optional one is the default of games that do not bring their own.
Arguments: `s` is a STATE record, `view` a VIEW record, `rng` a generator, `o` a record for legal actions and their
weights; the caller sizes the arrays.
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
    """Write the open decision's actions in ascending order and return their number; for CHANCE, the outcomes."""
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
    """Play one or several actions of chance, in place, and return their number; CHANCE must be the actor.

    A game's own kernel must leave the same state and generator as the same actions played one by one here.
    """
    count = legal(s, o.actions)
    total = chance(s, o.weights)
    apply(s, np.int64(o.actions[draw(rng, o.weights, count, total)]))
    return 1


@_optional("fast")
def random_step(s, rng, o):
    """Play one or several actions at random, in place; return the numbers of (actions, decisions of seats).

    A game's own kernel must leave the same state and generator as the same actions played one by one here.
    """
    if top(s)[1] == CHANCE:
        return deal_step(s, rng, o), 0
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))
    return 1, 1


@_required("outlook")
def value(s, seat):
    """How well a seat stands, judged by what everybody sees and by its own hand."""
    raise AssertionError("not specialised")


@_required("outlook")
def chapters_left(s):
    """Number of rounds or deals after this one; 0 in a game without rounds and deals."""
    raise AssertionError("not specialised")


@_required("outlook")
def part_left(s):
    """How much of the open chapter is still to be played, from 1 to 0."""
    raise AssertionError("not specialised")


@_required("outlook")
def foretell(s, worths):
    """Write what each seat may expect to have after the open chapter."""
    raise AssertionError("not specialised")


SPREAD = 1.0  # the only number here: how far a chapter typically puts two seats apart, in units of the score
KERNELS.append(Kernel("SPREAD", "outlook", None))


@_optional("outlook")
def facet(s, action):
    """What a seat's choice does, as a number: the same action may do more or less, depending on the dice.

    The legal actions of one decision must have different numbers. A game that brings its own kernel also says in
    NUM_FACETS how many numbers there are; otherwise there are NUM_CHOICES.
    """
    return action


@_optional("outlook")
def is_blind(s):
    """Whether the actor must guess at a secret that is in the state."""
    return False


@_optional("outlook")
def sketch(s, seat, out):
    """Write what helps to judge a position for a seat, beside its view; nothing by default.

    A game that brings its own kernel also says in SKETCHED which numbers it writes: names with shapes, in order.
    """


@_optional("outlook")
def settle(s, place):
    """Pay out one place of the table, in place, as if the chapter ended now; `s` is scratch afterwards.

    A place is a number that the game's outlook.py names.
    """


@_required("study")
def notice(before, action, after, counts):
    """Add to `counts` what is worth counting in an action, from the states before and after it."""
    raise AssertionError("not specialised")


@_required("study")
def conclude(s, counts):
    """Add to `counts` what is worth counting in the end of a game."""
    raise AssertionError("not specialised")
