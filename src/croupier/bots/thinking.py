"""What every bot is: a function of what its seat may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from croupier.views import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of iterations, which gives the same result everywhere, or of milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


# (view, legal actions, budget, rng) in, action out.
Bot = Callable[[View, Sequence[int], Budget, NDArray[np.record]], int]
