"""The searching bot: `kernel.search` with memory that is allocated once and never grows."""

import time
from collections.abc import Sequence
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from croupier.bots.thinking import Budget
from croupier.engine import engine_of
from croupier.game import Game
from croupier.kernel import blank
from croupier.kernel.search import NODE
from croupier.views import View

MAX_NODES = 1 << 15  # 2.2 megabytes; a full tree is searched on, but grows no further
FIRST_CHUNK, MOST_OF_BUDGET = 2, 0.05  # between two looks at the clock: first iterations, then part of the budget


class Search:
    """One tree, used anew for every move; threads that share it wait for each other.

    The one-step player makes `num_best` choices after the tree; the rest of the round or deal is played at random or,
    with `is_judged`, not played: the game is judged as it stands. `prior` says how many visits the game's judgement
    counts for in a new node. `is_paranoid` lets the others play against this seat instead of for themselves. `is_whole`
    plays every iteration to the end of the game; otherwise the leads at the end of the round or deal are judged.
    Arguments that are None are taken from the game's `tuning`.
    """

    def __init__(
        self,
        game: Game,
        num_best: int | None = None,
        is_paranoid: bool = False,
        is_whole: bool = False,
        exploration: float | None = None,
        is_judged: bool | None = None,
        prior: int | None = None,
    ) -> None:
        engine, rules = engine_of(game), game.rules
        engine.ready(("grow",))
        self._grow = engine.entry("grow")
        self._views, self._states = blank(rules.VIEW), blank(rules.STATE, 2)
        self._nodes, self._desks, self._lock = blank(NODE, MAX_NODES), blank(engine.desk_dtype), Lock()
        self._plans, self._trials = self._desks["plan"], self._desks["trials"]
        given = {"num_best": num_best, "exploration": exploration, "is_judged": is_judged, "prior": prior}
        for name, value in given.items():
            self._plans[name] = getattr(game.tuning, name) if value is None else value
        self._plans["is_paranoid"], self._plans["is_whole"] = is_paranoid, is_whole

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The action that was tried most; a forced one at once."""
        if len(actions) == 1:
            return actions[0]
        trials = self.think(view, budget, rng)
        return max(actions, key=lambda action: (trials[action].tries, trials[action].wins))

    def think(self, view: View, budget: Budget, rng: NDArray[np.record]) -> list[np.record]:
        """Search from a view whose seat must choose; return the trials of each action, by its number."""
        with self._lock:
            view.copy_into(self._views)
            self._nodes[:1] = 0
            self._trials[:] = 0
            self._desks["stamps"] = 0
            self._plans["num_nodes"], self._plans["stamp"] = 1, 0
            if budget.iterations:
                self._search(budget.iterations, rng)
            else:
                self._search_until(time.perf_counter() + budget.milliseconds / 1000, budget, rng)
            return list(self._trials[0].copy())

    def _search_until(self, deadline: float, budget: Budget, rng: NDArray[np.record]) -> None:
        """Search in chunks that end well before the deadline."""
        chunk, begun = FIRST_CHUNK, time.perf_counter()
        while chunk > 0:
            self._search(chunk, rng)
            now = time.perf_counter()
            seconds_each, begun = max(now - begun, 1e-9) / chunk, now
            fitting = (deadline - now) / seconds_each
            wanted = max(MOST_OF_BUDGET * budget.milliseconds / 1000 / seconds_each, 1)
            chunk = int(min(2 * chunk, wanted, fitting))

    def _search(self, iterations: int, rng: NDArray[np.record]) -> None:
        self._plans["iterations"] = iterations
        self._grow(self._views, int(self._views["seat"][0]), self._states, rng, self._nodes, self._desks)
