"""Studies of games that nobody played."""

from types import SimpleNamespace

import numpy as np

from croupier.arena.lab import Study
from croupier.game import load


def study_of(shares, scores=None, **counts):
    """A study of games with these shares of the first place, scores and counts, by game."""
    shares = np.asarray(shares, float)
    games, players = shares.shape
    scores = np.asarray(shares * 100 if scores is None else scores).astype(np.int64)
    columns = {
        **{name.replace("_", "-"): np.asarray(column) for name, column in counts.items()},
        "games": np.ones(games),
    }
    table = np.column_stack(list(columns.values())).astype(float)
    totals = {name: int(total) for name, total in zip(columns, table.sum(axis=0), strict=True)}
    return Study(players, games, scores, shares, totals, table.T @ table)


def winners(rng, games, chances):
    """Shares of the first place, in games that one seat wins with these chances."""
    return np.eye(len(chances))[rng.choice(len(chances), games, p=chances)]


class MadeUpLab:
    """A lab whose studies are made up by `study(players, settings, is_thoughtful, is_prepared)`."""

    def __init__(self, game, games, study):
        self.game, self.games, self.seed, self._study = load(game), games, 0, study

    def study(self, players, given, is_thoughtful=True, prepare=None):
        return self._study(SimpleNamespace(players=players, given=given, is_thoughtful=is_thoughtful, chip=prepare))
