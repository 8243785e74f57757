"""The fast steps of Royale leave the same states and the same generator as the generic ones."""

import numpy as np
import pytest

from croupier.games.las_vegas_royale import rules, state
from tests.contract.games import MODE_GAMES, TABLES, table_id
from tests.rules.shortcuts import assert_same_deals, assert_same_playouts, opening
from tests.seeds import generator_seed

NAME = "las-vegas-royale"
tables = pytest.mark.parametrize("entry", [entry for entry in TABLES if entry[0] == NAME], ids=table_id)


@tables
def test_fast_dealing_equals_die_by_die(entry):
    assert_same_deals(NAME, opening(entry), max(MODE_GAMES // 10, 1))


@pytest.mark.soak
@tables
def test_fast_random_games_equal_step_by_step_ones(entry):
    assert_same_playouts(NAME, opening(entry), MODE_GAMES, generator_seed(11))


@pytest.mark.parametrize("dice", [0, 1, 5, 7, 8])
def test_a_turn_may_have_begun_die_by_die(dice):
    start, options = opening((NAME, 3, {"faces": ("nice-dice",), "starter": 0})), np.zeros(rules.MAX_OPTIONS, np.int16)
    while start[0].decision[start[0].depth - 1] != state.ROLL:
        rules.apply(start[0], np.int64(options[rules.legal(start[0], options) - 1]))
    for die in range(dice):
        rules.apply(start[0], state.DIE + die % state.FACES)
    assert_same_deals(NAME, start, 1)
    assert_same_playouts(NAME, start, 2, 12)
