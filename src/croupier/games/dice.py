"""Throwing several dice at once, for the fast paths of the games."""

from croupier.kernel import below, inlined_kernel

FACES = 6


@inlined_kernel
def throw(rng, num_dice):
    """Throw dice one after the other; return how many show each face, in the bytes of one integer."""
    counts = 0
    for _ in range(num_dice):
        counts += 1 << (8 * below(rng, FACES))
    return counts
