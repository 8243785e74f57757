"""Random numbers for bots, drawn from the generator that each of them is given."""

import random
from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from croupier.kernel import below
from croupier.kernel.rng import next_word

T = TypeVar("T")


def pick(rng: NDArray[np.record], choices: Sequence[T]) -> T:
    """One of the choices, each as likely as the others; advances `rng` in place.

    >>> import croupier
    >>> pick(croupier.rng(7), ["rock", "paper", "scissors"])
    'scissors'
    """
    return choices[below(rng[0], len(choices))]  # type: ignore[no-untyped-call]


def python_random(rng: NDArray[np.record]) -> random.Random:
    """A generator of Python's own, with `shuffle`, `gauss` and all; it is seeded from `rng`, which advances in place.

    >>> import croupier
    >>> python_random(croupier.rng(7)).random() == python_random(croupier.rng(7)).random()
    True
    """
    return random.Random(int(next_word(rng[0])))  # type: ignore[no-untyped-call]
