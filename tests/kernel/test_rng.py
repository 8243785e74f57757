"""The generator: its published sequence, its mixing, its fairness."""

import numpy as np
import pytest

from croupier.kernel import below, blank, draw, generator
from croupier.kernel.rng import GENERATOR, next_word

MASK = (1 << 64) - 1


def naive_xoshiro(state):
    """xoshiro256** on Python's integers, after the authors' reference code."""

    def rotate(x, by):
        return ((x << by) | (x >> (64 - by))) & MASK

    while True:
        yield (rotate(state[1] * 5 & MASK, 7) * 9) & MASK
        shifted = (state[1] << 17) & MASK
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotate(state[3], 45)


def test_the_first_words_from_the_state_1_2_3_4_are_those_everyone_gets():
    # The start of the sequence that rand_xoshiro's tests publish for this state.
    rng = blank(GENERATOR)
    rng[0] = (1, 2, 3, 4)
    assert [int(next_word(rng[0])) for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_words_agree_with_a_naive_generator():
    rng = generator(b"some bytes")
    words = naive_xoshiro([int(rng[name][0]) for name in "abcd"])
    for _ in range(1000):
        assert int(next_word(rng[0])) == next(words)


@pytest.mark.parametrize("bound", [2, 3, 6, 9, 54, 1000, 2**31 + 7])
def test_bounded_draws_agree_with_naive_rejection(bound):
    rng = generator(bound)
    words = naive_xoshiro([int(rng[name][0]) for name in "abcd"])
    threshold = (1 << 32) % bound
    for _ in range(500):
        product = (next(words) >> 32) * bound
        while product % (1 << 32) < threshold:
            product = (next(words) >> 32) * bound
        assert below(rng[0], bound) == product >> 32


def test_one_outcome_draws_nothing():
    rng = generator(1)
    before = rng.tobytes()
    assert below(rng[0], 1) == 0
    assert draw(rng[0], np.array([7]), 1, 1) == 0
    assert rng.tobytes() == before


def test_seeds_and_streams_are_unrelated():
    seeds = [
        generator(0),
        generator(1),
        generator(b"\x00"),
        generator(b""),
        generator(0, 0),
        generator(0, 1),
        generator(0, 0, 1),
    ]
    assert len({seed.tobytes() for seed in seeds}) == len(seeds)
    bits = [np.unpackbits(seed.view(np.uint8)) for seed in seeds]
    for one in range(len(bits)):
        for other in range(one):
            assert 80 < (bits[one] != bits[other]).sum() < 176  # half of 256, give or take six deviations


def test_draws_follow_their_weights():
    """Chi-square with five degrees of freedom; 25.7 is its 0.9999 quantile."""
    weights, rng, num_draws = np.array([1, 2, 3, 4, 5, 6]), generator(2), 42_000
    counts = np.zeros(6)
    for _ in range(num_draws):
        counts[draw(rng[0], weights, 6, 21)] += 1
    expected = weights / 21 * num_draws
    assert ((counts - expected) ** 2 / expected).sum() < 25.7
