"""A small network that judges vectors of observations: rows of the same kind share weights and are summed up.

A casino, say, is a row; what belongs to no row is read together with each row, and once more with their sum.
Everything is worked out in the order in which it stands here, so that the same weights always play the same.
"""

import math

import numpy as np

from croupier.kernel.decorator import kernel

FAR = 80.0  # beyond it a chance is none; interpreted, math.exp refuses numbers that are much larger


@kernel
def judge(
    vectors, rows, rest, row_weights, rest_weights, biases, sum_weights, again_weights, more_biases, last, values
):
    """Write the chance to win that the network sees in each vector.

    `rows` has the indices of the numbers of each row, `rest` those of the others. The weights are laid out by what they
    read, then by the unit that reads it; `last` has the weights of the last layer, then its bias.
    """
    num_units, num_more = len(biases), len(more_biases)
    base, unit = np.zeros(num_units, np.float32), np.zeros(num_units, np.float32)
    total, more = np.zeros(num_units, np.float32), np.zeros(num_more, np.float32)
    for index in range(len(vectors)):
        for one in range(num_units):
            base[one], total[one] = biases[one], 0
        for one in range(num_more):
            more[one] = more_biases[one]
        for place in range(len(rest)):
            number = vectors[index, rest[place]]
            if number != 0:
                _add(base, number, rest_weights[place])
                _add(more, number, again_weights[place])
        for row in range(len(rows)):
            for one in range(num_units):
                unit[one] = base[one]
            for place in range(rows.shape[1]):
                number = vectors[index, rows[row, place]]
                if number != 0:
                    _add(unit, number, row_weights[place])
            for one in range(num_units):
                total[one] += max(unit[one], np.float32(0))
        for one in range(num_units):
            _add(more, total[one], sum_weights[one])
        logit = last[num_more]
        for one in range(num_more):
            logit += max(more[one], np.float32(0)) * last[one]
        values[index] = 1 / (1 + math.exp(min(-logit, FAR)))


@kernel
def _add(units, number, weights):
    for one in range(len(units)):
        units[one] += number * weights[one]
