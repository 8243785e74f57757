"""States and views: packed NumPy records, made in one place so that every mode can name their fields."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic, overload
from numba.np.numpy_support import as_dtype
from numpy.typing import NDArray


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[np.record]:
    """A packed record whose fields are attributes, compiled and interpreted alike."""
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    assert not taken, f"np.record has methods of these names, which would hide the fields: {taken}"
    dtype: np.dtype[np.record] = np.dtype((np.record, np.dtype(list(fields))))  # type: ignore[assignment]
    return dtype


def blank(dtype: np.dtype[np.record], count: int = 1) -> NDArray[np.record]:
    """An array of `count` zeroed records (a plain array of np.record: Numba finds its type faster)."""
    if count == 1:
        return over(bytearray(dtype.itemsize), dtype)
    return np.zeros(count, dtype)


def over(memory: bytearray, dtype: np.dtype[np.record]) -> NDArray[np.record]:
    """An array of one record over existing memory; NumPy makes it many times faster than one with its own memory."""
    return np.ndarray(1, dtype, memory)


def options_dtype(max_options: int) -> np.dtype[np.record]:
    """Where legal actions and their weights are written; a record, because Numba counts references to arrays."""
    return record_dtype([("count", "i2"), ("actions", "i2", max_options), ("weights", "i4", max_options)])


def copy_common(source: Any, target: Any) -> None:
    """Copy, in place, the fields with which both records begin.

    A state and a view begin with the same fields, those that everybody may know; fields that only some
    may know come after them. So no game lists fields in `observe` or `imagine`. In compiled code this
    copies one block of memory.
    """
    for name in _common_fields(source.dtype, target.dtype):
        target[name] = source[name]


def _common_fields(one: Any, other: Any) -> list[str]:
    """The names of the leading fields that are the same in both, at the same place."""
    common = []
    for name in one.names:
        if other.fields.get(name) != one.fields[name]:
            break
        common.append(name)
    return common


@intrinsic  # type: ignore[untyped-decorator]
def _copy_block(typing_context: Any, source: Any, target: Any) -> Any:
    dtype: Any = as_dtype(source)
    last = _common_fields(dtype, as_dtype(target))[-1]
    size = dtype.fields[last][1] + dtype.fields[last][0].itemsize

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cgutils.raw_memcpy(builder, arguments[1], arguments[0], context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.void(source, target), write


@overload(copy_common)  # type: ignore[untyped-decorator]
def _compile_copy(source: Any, target: Any) -> Any:
    def copy(source: Any, target: Any) -> None:
        _copy_block(source, target)

    return copy
