"""The fast steps of Sequence Dice leave the same states and the same generator as the generic ones."""

import pytest

from croupier.games.sequence_dice import rules
from tests.contract.games import MODE_GAMES, TABLES, table_id
from tests.rules.shortcuts import assert_same_deals, assert_same_playouts, opening
from tests.seeds import generator_seed

NAME = "sequence-dice"
tables = pytest.mark.parametrize("entry", [entry for entry in TABLES if entry[0] == NAME], ids=table_id)


@tables
def test_fast_dealing_equals_die_by_die(entry):
    assert_same_deals(NAME, opening(entry), MODE_GAMES)


@pytest.mark.soak
@tables
def test_fast_random_games_equal_step_by_step_ones(entry):
    assert_same_playouts(NAME, opening(entry), MODE_GAMES, generator_seed(11))


def test_a_throw_may_have_begun_die_by_die():
    start = opening((NAME, 2, {"starter": 0}))
    rules.apply(start[0], rules.DIE + 2)
    assert_same_deals(NAME, start, 2)
    assert_same_playouts(NAME, start, 2, 12)


@pytest.mark.parametrize("throws", range(4))
def test_the_cap_ends_fast_games_too(throws):
    start = opening((NAME, 3, {}))
    start[0].num_throws = rules.CAP - throws
    assert_same_deals(NAME, start, 2)
    assert_same_playouts(NAME, start, 2, 13)
