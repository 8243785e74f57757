"""The fast steps of Yellow Dwarf leave the same states and the same generator as the generic ones."""

import numpy as np
import pytest

from croupier.engine import Engine
from croupier.game import load
from croupier.games.yellow_dwarf import rules
from croupier.kernel import below, generator
from tests.contract.games import MODE_GAMES, TABLES, table_id
from tests.rules.shortcuts import assert_same_deals, assert_same_playouts, opening
from tests.seeds import generator_seed

NAME = "yellow-dwarf"
tables = pytest.mark.parametrize("entry", [entry for entry in TABLES if entry[0] == NAME], ids=table_id)


@tables
def test_fast_dealing_equals_card_by_card(entry):
    assert_same_deals(NAME, opening(entry), MODE_GAMES)


@pytest.mark.soak
@tables
def test_fast_random_games_equal_step_by_step_ones(entry):
    assert_same_playouts(NAME, opening(entry), MODE_GAMES, generator_seed(11))


@pytest.mark.parametrize("plies", [1, 2, 30, 44, 60, 90, 100, 105, 110, 115, 120])
def test_a_deal_or_a_settling_may_have_begun_card_by_card(plies):
    start, rng = opening((NAME, 3, {"dealer": 1, "deals": 3})), generator(plies)
    options = Engine(load(NAME)).new_options()
    for _ in range(plies):
        count = rules.legal(start[0], options[0].actions)
        rules.apply(start[0], np.int64(options[0].actions[below(rng[0], count)]))
    assert_same_deals(NAME, start, 1)
    assert_same_playouts(NAME, start, 2, 12)
