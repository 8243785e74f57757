"""Throwing several dice at once, and choosing among them, for the fast paths of the games."""

import numpy as np

from croupier.kernel import below, inlined_kernel
from croupier.kernel.bits import PLACE_IN_BYTE

FACES = 6
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
