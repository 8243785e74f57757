"""A position that play cannot reach, but that the rules speak of."""

from croupier.games.las_vegas_royale.tiles import free_die
from tests.rules.las_vegas_royale.positions import new_game


def test_a_free_die_that_cannot_be_had_is_not_asked_for():
    s = new_game(3).s
    s.supply[0] = 0
    depth = int(s.depth)
    free_die.ask(s, 0)
    assert s.depth == depth
    s.supply[0, 1] = 1
    free_die.ask(s, 0)
    assert s.depth == depth + 1
