"""A small explicit generator: xoshiro256** (Blackman and Vigna), 256 bits of state in an array."""

import hashlib

import numpy as np
from numba import config
from numpy.typing import NDArray

from croupier.kernel.decorator import inlined_kernel
from croupier.kernel.records import record_dtype

U = np.uint64
LOW_32 = U(0xFFFFFFFF)
TWO_32 = U(1 << 32)


GENERATOR = record_dtype([("a", "<u8"), ("b", "<u8"), ("c", "<u8"), ("d", "<u8")])


def generator(seed: int | bytes, *stream: int) -> NDArray[np.record]:
    """The generator of a seed; each tuple of stream numbers gives an unrelated one.

    >>> import croupier
    >>> bool((croupier.rng(7) == croupier.rng(7)).all()), bool((croupier.rng(7) == croupier.rng(7, 1)).all())
    (True, False)

    SHA-256 mixes the seed, so that near seeds give unrelated sequences. (Its digest is never all
    zeros in practice, the one state that xoshiro256** must not have.)
    """
    if isinstance(seed, int):
        material = b"int " + str(seed).encode()
    else:
        material = b"bytes " + seed.hex().encode()
    digest = hashlib.sha256(b"croupier rng 1 " + material + b" " + repr(stream).encode()).digest()
    return np.frombuffer(digest, GENERATOR).copy()


@inlined_kernel
def next_word(rng):
    """The next 64 random bits; advances `rng` in place."""
    scrambled = rng.b * U(5)
    scrambled = ((scrambled << U(7)) | (scrambled >> U(57))) * U(9)
    shifted = rng.b << U(17)
    rng.c ^= rng.a
    rng.d ^= rng.b
    rng.b ^= rng.c
    rng.a ^= rng.d
    rng.c ^= shifted
    rng.d = (rng.d << U(45)) | (rng.d >> U(19))
    return scrambled


if config.DISABLE_JIT:  # interpreted, NumPy would warn of the wrap-around, which is wanted here
    next_word = np.errstate(over="ignore")(next_word)


@inlined_kernel
def below(rng, bound):
    """An unbiased integer in [0, bound), 1 <= bound < 2**32 (Lemire's multiplication with rejection).

    A bound of one draws nothing: forced steps leave the generator alone.
    """
    if bound == 1:
        return 0
    span = U(bound)
    product = (next_word(rng) >> U(32)) * span
    if (product & LOW_32) < span:
        threshold = (TWO_32 - span) % span
        while (product & LOW_32) < threshold:
            product = (next_word(rng) >> U(32)) * span
    return np.int64(product >> U(32))


@inlined_kernel
def fraction(rng):
    """A number in [0, 1), a multiple of 2**-53."""
    return float(next_word(rng) >> U(11)) * 2.0**-53


@inlined_kernel
def draw(rng, weights, count, total):
    """The index of an outcome, drawn by its integer weight; `total` is the sum of the first `count` weights."""
    ticket = below(rng, total)
    for index in range(count - 1):
        ticket -= weights[index]
        if ticket < 0:
            return index
    return count - 1
