"""A small network that judges inputs: rows of the same kind share weights and are summed up.

A casino, say, is a row; what belongs to no row is read together with each row, and once more with their sum.
Everything is worked out in the order in which it stands here, so that the same weights always play the same.
"""

import math
from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.decorator import kernel

WIN, AHEAD, SCORE = range(3)  # what the network says: two logits, and a score in units of SPREAD
HEADS = 3
FAR = 80.0  # beyond it a chance is none; interpreted, math.exp refuses numbers that are much larger


class Reading(NamedTuple):
    """Which inputs the network reads, and how: as scaled numbers, or as one flag for each count above zero."""

    rows: NDArray[np.int64]  # by row and column: the index of an input
    row_firsts: NDArray[np.int64]  # by column: its first weight
    row_flags: NDArray[np.int64]  # by column: how many flags; 0 for a number
    row_scales: NDArray[np.float32]
    rest: NDArray[np.int64]  # the inputs that belong to no row, with the same three about them
    rest_firsts: NDArray[np.int64]
    rest_flags: NDArray[np.int64]
    rest_scales: NDArray[np.float32]


class Weights(NamedTuple):
    """The weights by what they read, then by the unit that reads it; the last rows of `last` are its biases."""

    row: NDArray[np.float32]
    rest: NDArray[np.float32]
    biases: NDArray[np.float32]
    total: NDArray[np.float32]
    again: NDArray[np.float32]
    more_biases: NDArray[np.float32]
    last: NDArray[np.float32]


class Net(NamedTuple):
    """A network: what it reads, its weights, and whether it adds to the game's own judgement."""

    reading: Reading
    weights: Weights
    is_added: bool


class Brain(NamedTuple):
    """Where a network thinks: its inputs, what its units say, and what came out."""

    inputs: NDArray[np.float32]
    base: NDArray[np.float32]
    units: NDArray[np.float32]  # by row
    total: NDArray[np.float32]
    more: NDArray[np.float32]
    out: NDArray[np.float32]  # by head


def new_net(reading: Reading, num_units: int, num_more: int, is_added: bool) -> tuple[Net, NDArray[np.float32]]:
    """A network whose weights are all zero, and the flat array that they are views of."""
    shapes = shapes_of(reading, num_units, num_more)
    flat = np.zeros(sum(map(prod, shapes)), np.float32)
    return Net(reading, shaped(flat, shapes), is_added), flat


def shapes_of(reading: Reading, num_units: int, num_more: int) -> list[tuple[int, ...]]:
    """The shapes of all weights, in their order."""
    row = num_weights(reading.row_firsts, reading.row_flags)
    rest = num_weights(reading.rest_firsts, reading.rest_flags)
    return [
        (row, num_units), (rest, num_units), (num_units,), (num_units, num_more), (rest, num_more), (num_more,),
        (num_more + 1, HEADS),
    ]  # fmt: skip


def num_weights(firsts: NDArray[np.int64], flags: NDArray[np.int64]) -> int:
    """How many weights of a unit read these columns."""
    return int(firsts[-1] + max(flags[-1], 1)) if len(firsts) else 0


def shaped(flat: NDArray[np.float32], shapes: Sequence[tuple[int, ...]]) -> Weights:
    """Views of a flat array in these shapes."""
    ends = np.cumsum([prod(shape) for shape in shapes])
    return Weights(*(part.reshape(shape) for part, shape in zip(np.split(flat, ends[:-1]), shapes, strict=True)))


def blank_net() -> tuple[Net, NDArray[np.float32]]:
    """A network that reads nothing: for its type."""
    none = np.zeros(0, np.int64)
    columns = (none, none, np.zeros(0, np.float32))
    return new_net(Reading(np.zeros((0, 0), np.int64), *columns, none, *columns), 1, 1, False)


def new_brain(num_inputs: int, net: Net) -> Brain:
    """Room for one network to think in."""
    num_units, num_more = net.weights.total.shape
    sizes = (num_inputs, num_units, (len(net.reading.rows), num_units), num_units, num_more, HEADS)
    return Brain(*(np.zeros(size, np.float32) for size in sizes))


@kernel
def think(net, brain):
    """Judge the inputs; `out` has the two logits and the score."""
    reading, weights = net.reading, net.weights
    inputs, base, units, total, more = brain.inputs, brain.base, brain.units, brain.total, brain.more
    for unit in range(len(base)):
        base[unit], total[unit] = weights.biases[unit], 0
    for unit in range(len(more)):
        more[unit] = weights.more_biases[unit]
    for place in range(len(reading.rest)):
        number, first = read(
            inputs[reading.rest[place]],
            reading.rest_firsts[place],
            reading.rest_flags[place],
            reading.rest_scales[place],
        )
        if number != 0:
            add(base, number, weights.rest[first])
            add(more, number, weights.again[first])
    for row in range(len(reading.rows)):
        own = units[row]
        for unit in range(len(base)):
            own[unit] = base[unit]
        for column in range(reading.rows.shape[1]):
            number, first = read(
                inputs[reading.rows[row, column]],
                reading.row_firsts[column],
                reading.row_flags[column],
                reading.row_scales[column],
            )
            if number != 0:
                add(own, number, weights.row[first])
        for unit in range(len(base)):
            own[unit] = max(own[unit], np.float32(0))
            total[unit] += own[unit]
    for unit in range(len(base)):
        if total[unit] != 0:
            add(more, total[unit], weights.total[unit])
    for head in range(HEADS):
        brain.out[head] = weights.last[len(more), head]
    for unit in range(len(more)):
        more[unit] = max(more[unit], np.float32(0))
        if more[unit] != 0:
            add(brain.out, more[unit], weights.last[unit])


@kernel
def read(number, first, flags, scale):
    """An input as (what it is multiplied with, its weight): a number, or the flag of a count; none has no flag."""
    if flags == 0 or number <= 0:
        return number * scale, first
    return np.float32(1), first + min(max(np.int64(number), 1), flags) - 1


@kernel
def add(units, number, weights):
    """Add a row of weights, times a number, to what units say, in place."""
    for unit in range(len(units)):
        units[unit] += number * weights[unit]


@kernel
def judge_vectors(vectors, net, brain, values):
    """Write the chance to win that a network sees in each of several inputs."""
    for number in range(len(vectors)):
        brain.inputs[:] = vectors[number]
        think(net, brain)
        values[number] = chance_of(brain.out[WIN])


@kernel
def chance_of(logit):
    """The chance that a logit means."""
    return 1 / (1 + math.exp(min(-logit, FAR)))


@kernel
def logit_of(chance):
    """The logit of a chance, within bounds."""
    within = min(max(chance, 0.001), 0.999)
    return math.log(within / (1 - within))


@kernel
def blame(net, brain, errors, slopes, scratch):
    """Add to `slopes` how much each weight had to do with the errors of the heads; `think` must have come before.

    `scratch` has room for what reaches the units of `more`, `total` and `base`.
    """
    reading, weights = net.reading, net.weights
    more, total, units = brain.more, brain.total, brain.units
    to_more, to_total, to_base = scratch[0], scratch[1], scratch[2]
    for unit in range(len(more)):
        to_more[unit] = 0
        if more[unit] > 0:
            add(slopes.last[unit], more[unit], errors)
            for head in range(HEADS):
                to_more[unit] += weights.last[unit, head] * errors[head]
    add(slopes.last[len(more)], np.float32(1), errors)
    add(slopes.more_biases, np.float32(1), to_more)
    for unit in range(len(total)):
        blamed = np.float32(0)
        for other in range(len(more)):
            blamed += weights.total[unit, other] * to_more[other]
        to_total[unit], to_base[unit] = blamed, 0
        if total[unit] != 0:
            add(slopes.total[unit], total[unit], to_more)
    for row in range(len(reading.rows)):
        own = units[row]
        for unit in range(len(total)):  # from here on what the row's units said is what they are blamed for
            own[unit] = to_total[unit] if own[unit] > 0 else np.float32(0)
            to_base[unit] += own[unit]
        for column in range(reading.rows.shape[1]):
            number, first = read(
                brain.inputs[reading.rows[row, column]],
                reading.row_firsts[column],
                reading.row_flags[column],
                reading.row_scales[column],
            )
            if number != 0:
                add(slopes.row[first], number, own)
    add(slopes.biases, np.float32(1), to_base)
    for place in range(len(reading.rest)):
        number, first = read(
            brain.inputs[reading.rest[place]],
            reading.rest_firsts[place],
            reading.rest_flags[place],
            reading.rest_scales[place],
        )
        if number != 0:
            add(slopes.rest[first], number, to_base)
            add(slopes.again[first], number, to_more)


FADE, FADE_SQUARES, TINY = np.float32(0.1), np.float32(0.001), np.float32(1e-8)


@kernel
def move(weights, slopes, means, squares, num_moves, rate, count):
    """Move all weights, in place, against their slopes over `count` lessons, as Adam does (Kingma and Ba, 2015).

    The arrays are flat; the slopes are zero afterwards.
    """
    step = np.float32(rate * math.sqrt(1 - 0.999**num_moves) / (1 - 0.9**num_moves))
    share = np.float32(1 / count)
    for place in range(len(weights)):
        slope = slopes[place] * share
        slopes[place] = 0
        means[place] += FADE * (slope - means[place])
        squares[place] += FADE_SQUARES * (slope * slope - squares[place])
        weights[place] -= step * means[place] / (np.sqrt(squares[place]) + TINY)
