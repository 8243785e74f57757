"""Opponents. A bot is given what its seat may know, never a state: (view, legal actions, rng) in, action out."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.kernel import below

Bot = Callable[[np.record, Sequence[int], NDArray[np.record]], int]


def play_at_random(view: np.record, actions: Sequence[int], rng: NDArray[np.record]) -> int:
    """Any legal action, each as likely as the others."""
    return actions[below(rng[0], len(actions))]  # type: ignore[no-untyped-call]


BOTS: dict[str, Bot] = {"random": play_at_random}
