"""The bot that plays by what was learned: it looks one choice ahead and takes the one that is judged best."""

from collections.abc import Sequence
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from croupier.bots.thinking import Budget
from croupier.engine import AHEAD, engine_of
from croupier.errors import SettingsError
from croupier.game import Game
from croupier.judgement import Judgement
from croupier.kernel import blank
from croupier.phrases import say
from croupier.views import View

IMAGINED = 16  # deals that are tried where something is hidden


class Learned:
    """Plays by a judgement of its own game; threads that share it wait for each other."""

    def __init__(self, game: Game, judgement: Judgement) -> None:
        if judgement.about.game != game.name:
            raise SettingsError(say("problem-learned-game", learned=judgement.about.game, game=game.name))
        engine, rules = engine_of(game), game.rules
        engine.ready(AHEAD)
        self._judgement, self._lock = judgement, Lock()
        self._imagine, self._look, self._look_ahead = (
            engine.entry(name) for name in ("imagine_at", "look_at", "look_ahead")
        )
        self._views, self._states, self._scratch = blank(rules.VIEW), blank(rules.STATE), blank(rules.STATE, 2)
        self._options, self._desks = engine.new_options(), engine.new_desks(1)
        self._seats, self._firsts = np.zeros(1, np.int8), np.zeros(1, np.int64)
        self._vectors = np.zeros((rules.MAX_OPTIONS, engine.layout.size), np.float32)
        self._shares = np.zeros(rules.MAX_OPTIONS, np.float32)
        self._num_imagined = 1 if game.is_open else IMAGINED

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The action after which the chance to win is judged best; a forced action at once."""
        if len(actions) == 1:
            return actions[0]
        return actions[int(self.weigh(view, rng).argmax())]

    def weigh(self, view: View, rng: NDArray[np.record]) -> NDArray[np.float32]:
        """The chance to win with each legal action, in their order, as it is judged."""
        with self._lock:
            self._seats[0] = view.seat
            worth: NDArray[np.float32] = np.zeros(0, np.float32)
            for _ in range(self._num_imagined):
                view.copy_into(self._views)
                self._imagine(self._views, view.seat, self._states, 0, rng)
                count = self._look(self._states, 0, self._options)[0]
                self._options["count"] = count
                self._look_ahead(
                    self._states, rng, self._options, self._seats, self._views, self._scratch, self._firsts,
                    self._vectors, self._shares, self._desks, 0, 0, 1,
                )  # fmt: skip
                shares = self._shares[:count]
                found = np.where(shares < 0, self._judgement.values(self._vectors[:count]), shares)
                worth = found if not len(worth) else worth + found
            return worth / np.float32(self._num_imagined)
