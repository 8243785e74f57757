"""Dice, choices and cards drawn several at once, for the fast paths of the games; all is in the bits of integers."""

import numpy as np

from croupier.kernel import below, inlined_kernel
from croupier.kernel.bits import PLACE_IN_BYTE

FACES, NUM_SUMS = 6, 7
EVERY_BYTE = 0x01010101010101  # seven bytes, so that the sign is never touched
NUM_IN_BYTE = np.array([byte.bit_count() for byte in range(256)], np.int64)


@inlined_kernel
def throw(rng, num_dice):
    """Throw dice one after the other; return how many show each face, in the bytes of one integer, and the faces shown.

    The faces are a bit for each, gathered on the way because that is cheaper than looking for bytes that are not zero.
    """
    counts = shown = 0
    for _ in range(num_dice):
        face = below(rng, FACES)
        counts += 1 << (8 * face)
        shown |= 1 << face
    return counts, shown


@inlined_kernel
def choose_bit(rng, bits):
    """The place of one of the ones of a byte, drawn as from a list of their places. There must be one."""
    return PLACE_IN_BYTE[bits, below(rng, NUM_IN_BYTE[bits])]


@inlined_kernel
def running_sums(counts, first):
    """counts[first], counts[first] + counts[first + 1], and so on: seven sums, each below 128, in the bytes of one."""
    sums = passed = 0
    for place in range(NUM_SUMS):
        passed += int(counts[first + place])
        sums |= passed << (8 * place)
    return sums


@inlined_kernel
def num_passed(sums, ticket):
    """How many of the sums are at most `ticket`, which is below 128; all are compared at once."""
    passed = ((ticket + 0x80) * EVERY_BYTE - sums) >> 7 & EVERY_BYTE  # of each byte the highest bit
    passed += passed >> 32
    passed += passed >> 16
    passed += passed >> 8
    return passed & 0xF


@inlined_kernel
def with_one_less(sums, place):
    """The sums after counts[first + place] became one less."""
    return sums - (EVERY_BYTE << (8 * place))
