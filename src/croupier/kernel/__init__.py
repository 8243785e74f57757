"""What the compiled code of all games shares; nothing here knows a game."""

from croupier.kernel.bits import count_bits, nth_bit
from croupier.kernel.decorator import inlined_kernel, kernel
from croupier.kernel.records import blank, copy_common, over, record_dtype
from croupier.kernel.rng import below, draw, fraction, generator
from croupier.kernel.stack import CHANCE, NOBODY, NOTHING, is_over, pop, push, stack_fields, top, turn_into

__all__ = [
    "CHANCE",
    "NOBODY",
    "NOTHING",
    "below",
    "blank",
    "copy_common",
    "count_bits",
    "draw",
    "fraction",
    "generator",
    "inlined_kernel",
    "is_over",
    "kernel",
    "nth_bit",
    "over",
    "pop",
    "push",
    "record_dtype",
    "stack_fields",
    "top",
    "turn_into",
]
