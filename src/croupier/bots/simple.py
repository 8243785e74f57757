"""Bots that do not look further than one step."""

from collections.abc import Sequence
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from croupier.bots.thinking import Budget
from croupier.engine import engine_of
from croupier.game import Game
from croupier.kernel import below, blank
from croupier.views import View


def play_at_random(view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
    """Any legal action, each as likely as the others."""
    return actions[below(rng[0], len(actions))]  # type: ignore[no-untyped-call]


class Greedy:
    """Plays the action after which its seat stands best, by the game's own judgement (`value` in its outlook.py).

    It has memory of its own; threads that share it wait for each other.
    """

    def __init__(self, game: Game) -> None:
        engine = engine_of(game)
        engine.ready(("choose_best_at",))
        self._choose = engine.entry("choose_best_at")
        self._views, self._states = blank(game.rules.VIEW), blank(game.rules.STATE, 2)
        self._options, self._lock = engine.new_options(), Lock()

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The best action after one step; a forced action at once."""
        if len(actions) == 1:
            return actions[0]
        with self._lock:
            view.copy_into(self._views)
            return int(self._choose(self._views, view.seat, self._states, rng, self._options))
