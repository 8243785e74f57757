"""What every game's compiled code shares; knows no game."""

from croupier.kernel.decorator import inlined_kernel, kernel
from croupier.kernel.records import blank, record_dtype
from croupier.kernel.rng import below, draw, generator
from croupier.kernel.stack import CHANCE, NOBODY, is_over, pop, push, stack_fields, top, turn_into

__all__ = [
    "CHANCE",
    "NOBODY",
    "below",
    "blank",
    "draw",
    "generator",
    "inlined_kernel",
    "is_over",
    "kernel",
    "pop",
    "push",
    "record_dtype",
    "stack_fields",
    "top",
    "turn_into",
]
