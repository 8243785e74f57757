"""Declared bounds on the length of games, against the longest of very many."""

import pytest

from croupier.arena.simulate import simulate
from croupier.game import load

TABLES = [("las-vegas", players, {}) for players in (2, 3, 4, 5)]
TABLES += [("las-vegas-royale", players, {"tiles": tiles}) for players in (2, 3, 4, 5) for tiles in (3, 6)]
TABLES += [("sequence-dice", players, {"line": line}) for players in (2, 3, 4) for line in (5, 6)]
TABLES += [("yellow-dwarf", players, {"gap": gap}) for players in (3, 4, 5, 6) for gap in ("new", "higher")]


@pytest.mark.parametrize(("name", "players", "settings"), TABLES)
def test_the_longest_of_100_000_random_games_is_far_below_the_bound(name, players, settings):
    game = load(name)
    result = simulate(game, players, 100_000, 1, settings)
    assert result.longest < game.max_actions / 2


@pytest.mark.parametrize("gap", ["new", "higher"])
@pytest.mark.parametrize("players", [3, 6])
def test_the_longest_match_until_somebody_is_broke_is_far_below_the_bound(players, gap):
    """With the deepest purses; at most 1,000 actions to a deal, so a tenth of the bound is a tenth of the deals."""
    game = load("yellow-dwarf")
    result = simulate(game, players, 20_000, 1, {"deals": "broke", "purse": 200, "gap": gap})
    assert result.longest < game.max_actions / 10
