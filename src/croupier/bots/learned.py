"""The bot that plays by what was learned: it judges the table after each choice, and may look some choices further."""

from collections.abc import Sequence
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from croupier.bots.thinking import Budget
from croupier.engine import JUDGING, engine_of
from croupier.errors import SettingsError
from croupier.game import Game, Look
from croupier.judgement import Judgement, num_inputs
from croupier.kernel import blank
from croupier.kernel.appraise import EVERY_CHOICE
from croupier.kernel.judge import HEADS, SCORE, new_brain
from croupier.phrases import say
from croupier.views import View

IMAGINED = 16  # deals that are judged where something is hidden
MOST_TRIES = 4_096


def check_tries(tries: int) -> None:
    """Refuse more tries than there is room for."""
    if not 0 <= tries <= MOST_TRIES:
        raise SettingsError(say("problem-number", name="tries", least=0, most=MOST_TRIES, value=str(tries)))


class Learned:
    """Plays by a judgement of its own game; threads that share it wait for each other."""

    def __init__(self, game: Game, judgement: Judgement, look: Look = Look()) -> None:  # noqa: B008  # frozen
        if judgement.about.game != game.name:
            raise SettingsError(say("problem-learned-game", learned=judgement.about.game, game=game.name))
        check_tries(look.tries)
        engine, rules = engine_of(game), game.rules
        engine.ready(JUDGING)
        self.judgement, self._look, self._lock = judgement, look, Lock()
        self._ponder, self._views = engine.entry("ponder"), blank(rules.VIEW)
        self._desk = engine.new_desk(new_brain(num_inputs(engine), judgement.net))
        self._sums = np.zeros((rules.MAX_OPTIONS, 1 + HEADS))
        self._tries = np.zeros((rules.MAX_OPTIONS, MOST_TRIES, HEADS), np.float32)
        self._num_imagined = 1 if game.is_open else IMAGINED
        self._spread = game.outlook.SPREAD

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The action that is judged best: to win, and as much to be ahead of the others; a forced action at once."""
        if len(actions) == 1:
            return actions[0]
        return actions[self._think(view, rng, self._look)[2]]

    def weigh(self, view: View, rng: NDArray[np.record]) -> NDArray[np.float64]:
        """By legal action, in their order: the chance to win, the part of the rivals that one beats, the score."""
        found = self._think(view, rng, self._look)[0][:, 1:]
        found[:, SCORE] *= self._spread
        return found

    def try_out(self, view: View, rng: NDArray[np.record], tries: int, rolls: int) -> NDArray[np.float32]:
        """The same for each of several tries, by legal action and try; a try has the same dice for all actions."""
        check_tries(tries)
        found, each, _ = self._think(view, rng, Look(tries, rolls, EVERY_CHOICE))
        if not found[0, 0]:  # a single action is not tried out
            each = found[:, None, 1:].astype(np.float32)
        each[:, :, SCORE] *= self._spread
        return each

    def _think(
        self, view: View, rng: NDArray[np.record], look: Look
    ) -> tuple[NDArray[np.float64], NDArray[np.float32], int]:
        """What `ponder` writes, sums and tries, and which action it finds best."""
        with self._lock:
            view.copy_into(self._views)
            count, best = self._ponder(
                self._views, view.seat, rng, self.judgement.net, self._desk, self._num_imagined,
                look.tries, look.rolls, look.margin, self._sums, self._tries,
            )  # fmt: skip
            return self._sums[:count].copy(), self._tries[:count, : look.tries].copy(), best
