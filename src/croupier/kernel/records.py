"""States and views: packed NumPy records, made in one place so that every mode can name their fields."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.record]:
    """A packed record whose fields are attributes, compiled and interpreted alike."""
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    assert not taken, f"np.record has methods of these names, which would hide the fields: {taken}"
    dtype: np.dtype[np.record] = np.dtype((np.record, np.dtype(list(fields))))  # type: ignore[assignment]
    return dtype


def blank(dtype: np.dtype[np.record], count: int = 1) -> NDArray[np.record]:
    """An array of `count` zeroed records (a plain array: its items are np.record, and Numba knows it faster)."""
    return np.zeros(count, dtype)


def options_dtype(max_options: int) -> np.dtype[np.record]:
    """Where legal actions and their weights are written; a record, because Numba counts references to arrays."""
    return record_dtype([("count", "i2"), ("actions", "i2", max_options), ("weights", "i4", max_options)])
