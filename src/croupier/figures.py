"""Means and shares with their 95 % intervals, and places: what every count of games needs."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.standing import place_games, place_seats

Z_95 = 1.959964  # of the normal distribution


def mean_and_error(values: NDArray[Any]) -> tuple[float, float]:
    """The mean of independent values and half its 95 % interval, which is infinite for a single value.

    >>> mean_and_error(np.array([1.0, 1.0, 1.0]))
    (1.0, 0.0)
    """
    if len(values) < 2:
        return float(values.mean()), math.inf
    return float(values.mean()), Z_95 * float(values.std(ddof=1)) / math.sqrt(len(values))


def widening(comparisons: int) -> float:
    """By how much 95 % intervals must grow so that so many of them hold together with 95 % (Bonferroni's).

    >>> round(widening(1), 3), round(widening(16), 3)
    (1.0, 1.508)
    """
    return NormalDist().inv_cdf(1 - 0.05 / 2 / comparisons) / Z_95


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's).

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share, z = successes / trials, Z_95
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def places_of(standing: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Each seat's place by (score, tie-break): 1 is first, and equals share a place.

    >>> places_of([(5, 1), (5, 2), (4, 9), (5, 2)])
    (3, 1, 4, 1)
    """
    places = np.zeros(len(standing), np.int64)
    place_seats(np.array(standing, np.int64), len(standing), places)  # type: ignore[no-untyped-call]
    return tuple(places.tolist())


def first_places(standings: NDArray[np.int64]) -> NDArray[np.bool_]:
    """For each game and seat whether it came first, from (score, tie-break).

    >>> first_places(np.array([[[5, 1], [5, 2], [5, 2], [4, 9]]])).tolist()
    [[False, True, True, False]]
    """
    places = np.zeros(standings.shape[:2], np.int64)
    place_games(np.ascontiguousarray(standings), standings.shape[1], places)  # type: ignore[no-untyped-call]
    first: NDArray[np.bool_] = places == 1
    return first
