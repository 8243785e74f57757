"""The fast steps of Las Vegas leave the same states and the same generator as the generic ones."""

import pytest

from croupier.games.las_vegas import rules
from croupier.kernel import generator
from tests.contract.games import MODE_GAMES, TABLES, table_id
from tests.rules.shortcuts import assert_same_deals, assert_same_playouts, engines, opening
from tests.seeds import generator_seed

NAME = "las-vegas"
tables = pytest.mark.parametrize("entry", [entry for entry in TABLES if entry[0] == NAME], ids=table_id)


@tables
def test_fast_dealing_equals_die_by_die(entry):
    assert_same_deals(NAME, opening(entry), MODE_GAMES)


@pytest.mark.soak
@tables
def test_fast_random_games_equal_step_by_step_ones(entry):
    assert_same_playouts(NAME, opening(entry), MODE_GAMES, generator_seed(11))


def in_a_turn(dice):
    """Two players with white dice, casinos stocked, some dice of the first roll thrown."""
    start = opening((NAME, 2, {"neutral": True, "starter": 0}))
    for _ in range(rules.CASINOS):
        rules.apply(start[0], rules.TURN_UP + 4)
    for die in range(dice):
        rules.apply(start[0], rules.DIE + die % rules.FACES)
    return start


@pytest.mark.parametrize("dice", range(13))
def test_a_turn_may_have_begun_die_by_die(dice):
    assert_same_deals(NAME, in_a_turn(dice), 1)
    assert_same_playouts(NAME, in_a_turn(dice), 2, 12)


def test_nothing_is_dealt_when_a_seat_must_choose():
    for engine in engines(NAME):
        start, rng = in_a_turn(12), generator(1)
        before = start.tobytes()
        assert engine.doors.deal_at(start, 0, rng, engine.new_options()) == 0
        assert start.tobytes() == before


def test_returned_notes_are_taken_when_nothing_is_unseen():
    start = opening((NAME, 2, {"starter": 0}))
    start[0].unseen[:] = 0
    start[0].returned[:3] = (9, 2, 8)
    start[0].num_returned = 3
    assert_same_deals(NAME, start, 1)
    assert_same_playouts(NAME, start, 2, 13)
