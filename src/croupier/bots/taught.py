"""The bot that comes with the program: it plays by what `make train` has learned, for each number of players."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from croupier.bots.learned import Learned
from croupier.bots.thinking import Budget
from croupier.engine import JUDGING, engine_of
from croupier.game import Game, Look
from croupier.judgement import Judgement, read_judgement
from croupier.views import View

FOLDER = Path(__file__).parent.parent / "taught"


class Taught:
    """Plays by the judgement for its table's number of players."""

    def __init__(self, game: Game, look: Look = Look()) -> None:  # noqa: B008  # frozen
        engine_of(game).ready(JUDGING)
        self._game, self._look, self._lock = game, look, Lock()
        self._bots: dict[int, Learned] = {}
        self.among(game.players[0])  # refuses what cannot be, before anybody plays

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The action that is judged best; a forced action at once."""
        return self.among(view.players)(view, actions, budget, rng)

    def among(self, players: int) -> Learned:
        """The bot for that number of players."""
        with self._lock:
            if players not in self._bots:
                self._bots[players] = Learned(self._game, taught(self._game, players), self._look)
            return self._bots[players]


def file_of(game: Game, players: int) -> Path:
    """The file with what was learned about a game for a number of players."""
    return FOLDER / f"{game.name}-{players}.npz"


@cache
def taught(game: Game, players: int) -> Judgement:
    """What was learned about a game for a number of players."""
    return read_judgement(file_of(game, players))
