"""Declared bounds on the length of games, against the longest of very many."""

import pytest

from croupier.arena.simulate import simulate
from croupier.game import load

TABLES = [("las-vegas", players, {}) for players in (2, 3, 4, 5)]
TABLES += [("las-vegas-royale", players, {"tiles": tiles}) for players in (2, 3, 4, 5) for tiles in (3, 6)]


@pytest.mark.parametrize(("name", "players", "settings"), TABLES)
def test_the_longest_of_100_000_random_games_is_far_below_the_bound(name, players, settings):
    game = load(name)
    result = simulate(game, players, 100_000, 1, settings)
    assert result.longest < game.max_actions / 2
