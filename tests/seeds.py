"""Which random games a test plays: the same ones in every `make test`, new ones in every round of `make soak`."""

import os
from collections.abc import Iterable

SOAK_SEED = os.environ.get("CROUPIER_SOAK_SEED", "")
SOAK_SIZE = int(os.environ.get("CROUPIER_SOAK_SIZE", "1"))  # times as many games as `make test` plays


def game_numbers(count: int) -> Iterable[object]:
    """A different seed for each of `count` games; a soak has more games, with new seeds."""
    if not SOAK_SEED:
        return range(count)
    return [f"{number} of soak {SOAK_SEED}" for number in range(count * SOAK_SIZE)]


def generator_seed(seed: int) -> int | bytes:
    """The seed of a generator; every soak has another one."""
    return f"{seed} of soak {SOAK_SEED}".encode() if SOAK_SEED else seed
