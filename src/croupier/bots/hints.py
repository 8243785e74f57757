"""What each move promises, for people who want to know why one was good."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from croupier.bots.search import Search
from croupier.bots.thinking import Budget
from croupier.game import Game

Z_95 = 1.959964
ITERATIONS = 20_000


@dataclass(frozen=True)
class Hint:
    """A move, the estimated chance to win with it and the expected result, each with half its 95 % interval."""

    action: int
    win: float
    win_error: float
    score: float
    score_error: float
    tries: int


def hints(game: Game, view: np.record, actions: Sequence[int], rng: NDArray[np.record]) -> list[Hint]:
    """One hint for each legal action, the best first: every iteration is a whole game, won or lost."""
    search = Search(game, is_whole=True)
    trials = search.think(view, Budget(iterations=ITERATIONS), rng)
    found = [_hint(action, trials[action]) for action in actions]
    return sorted(found, key=lambda hint: (hint.tries, hint.win), reverse=True)


def _hint(action: int, trial: np.record) -> Hint:
    tries = max(float(trial.tries), 1.0)
    win, score = float(trial.wins) / tries, float(trial.scores) / tries
    variance = max(float(trial.squares) / tries - score * score, 0.0)
    win_error = Z_95 * math.sqrt(max(win * (1 - win), 0.25 / tries) / tries)
    return Hint(action, win, win_error, score, Z_95 * math.sqrt(variance / tries), int(trial.tries))
