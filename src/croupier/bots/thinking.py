"""What every bot is: a function of what its seat may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.moves import Move
from croupier.views import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of iterations, which gives the same result everywhere, or of milliseconds.

    >>> Budget(milliseconds=200)
    Budget(iterations=0, milliseconds=200)
    """

    iterations: int = 0
    milliseconds: int = 0


# How the built-in bots choose: (view, legal actions, budget, rng) in, action out.
RawBot = Callable[[View, Sequence[int], Budget, NDArray[np.record]], int]


class Bot(Protocol):
    """A bot of one's own: a function, or an object that can be called. docs/bots.md tells the whole of it.

    It gets what its seat may know, the legal moves, how long it may think and the generator for its random numbers
    (`croupier.rng`). It returns one of the moves, its text as in "place 3", or its action.

    >>> import croupier
    >>> def last(view, moves, budget, rng):
    ...     return moves[-1]
    >>> bot: croupier.Bot = last
    >>> position = croupier.start("las-vegas", players=2)
    >>> str(bot(position.view(0), position.legal_moves, Budget(), croupier.rng(1)))
    'starter 2'
    """

    def __call__(
        self, view: View, moves: Sequence[Move], budget: Budget, rng: NDArray[np.record], /
    ) -> Move | str | int:
        """The move that it chooses."""
