"""Sets of small numbers as the bits of one integer (at most 56 of them: the sign is never touched)."""

import numpy as np

from croupier.kernel.decorator import inlined_kernel

PAIRS, NIBBLES, BYTES = 0x0055555555555555, 0x0033333333333333, 0x000F0F0F0F0F0F0F
NUM_BYTES = 7
PLACE_IN_BYTE = np.array(  # for a byte and n, the place of its nth one
    [([place for place in range(8) if byte >> place & 1] + [0] * 8)[:8] for byte in range(256)], np.int64
)


@inlined_kernel
def _counts_so_far(bits):
    """For each byte, the number of ones in it and in all lower bytes."""
    counts = np.int64(bits)
    counts -= counts >> 1 & PAIRS
    counts = (counts & NIBBLES) + (counts >> 2 & NIBBLES)
    counts = counts + (counts >> 4) & BYTES
    counts += counts << 8
    counts += counts << 16
    return counts + (counts << 32)


@inlined_kernel
def count_bits(bits):
    """The number of ones."""
    return _counts_so_far(bits) >> (8 * NUM_BYTES - 8) & 0xFF


@inlined_kernel
def nth_bit(bits, n):
    """The place of the nth one, counted from 0 and from the lowest. There must be more than n ones."""
    counts = _counts_so_far(bits)
    byte = before = 0
    for place in range(NUM_BYTES - 1):  # no branch: which byte it is cannot be predicted
        count = counts >> (8 * place) & 0xFF
        is_beyond = np.int64(count <= n)
        byte += is_beyond
        before += is_beyond * (count - before)
    return 8 * byte + PLACE_IN_BYTE[np.int64(bits) >> (8 * byte) & 0xFF, n - before]
