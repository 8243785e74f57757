"""Which choices a hint calls about equal: those whose intervals of the chance to win overlap the best one's."""

import pytest

from croupier.bots.exact import rank
from croupier.bots.hints import Hint, about_equal, hints
from croupier.game import load
from croupier.kernel import generator
from tests.bots.endings import las_vegas_endings
from tests.bots.test_bots import positions


def estimate(win, error=0.05):
    return Hint(0, win, error, 100_000 * win, 20_000)


def exact(win, score=0.0):
    return Hint(0, win, 0.0, score, 0.0, is_exact=True)


@pytest.mark.parametrize(
    ("found", "num_equal"),
    [
        ([estimate(0.5)], 1),
        ([estimate(0.5), estimate(0.41), estimate(0.39)], 2),  # intervals from 0.45 on, up to 0.46, up to 0.44
        ([estimate(0.5), estimate(0.5), estimate(0.5)], 3),
        ([exact(0.5), exact(0.4999), exact(0.3)], 1),
        ([exact(0.5, 9), exact(0.5 - 1e-12, 7), exact(0.3)], 2),  # money does not count
        ([exact(0.5), estimate(0.46), estimate(0.44)], 2),  # an exact chance has no interval
        ([estimate(0.5), exact(0.46), exact(0.44)], 2),
    ],
)
def test_about_equal(found, num_equal):
    equal, worse = about_equal(found)
    assert (equal, worse) == (found[:num_equal], found[num_equal:])


def test_a_wide_interval_reaches_further_than_a_narrow_one_before_it():
    found = [exact(0.5), exact(0.45), estimate(0.44, 0.1)]
    assert about_equal(found) == ([found[0], found[2]], [found[1]])


def test_hints_of_a_position_fall_apart_without_a_rest():
    game = load("las-vegas")
    ending, opening = las_vegas_endings(2, 4, 1, 5)[0], next(positions(("las-vegas", 2, {}), 2, 2))
    for position in (ending, opening):
        found = hints(game, position.view(position.actor), position.legal_actions, generator(4))
        equal, worse = about_equal(found)
        assert equal[0] == found[0]
        assert sorted(equal + worse, key=found.index) == found
        for hint in worse:
            assert hint.win < found[0].win
            assert hint.is_exact or found[0].win - hint.win > game.tuning.doubt


def test_of_chances_that_are_the_same_but_for_the_last_bits_the_higher_score_comes_first():
    assert rank(0.5 - 1e-13, 9) > rank(0.5, 7)
    assert rank(0.5 - 1e-6, 9) < rank(0.5, 7)
