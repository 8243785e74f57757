"""What each move promises, for people who want to know why one was good."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from threading import local

import numpy as np
from numpy.typing import NDArray

from croupier.bots.exact import Exact, Solved
from croupier.bots.search import Search
from croupier.figures import Z_95
from croupier.game import Game
from croupier.views import View

ITERATIONS = 10_000  # whole games to learn from, and as many again to count
NUM_BEST = 8  # choices after the tree that the one-step player makes; a whole game has too many for it
DOUBT = 0.04  # chances to win are off by up to this because searching is not perfect play (docs/strength.md)

ROUNDING = 1e-9  # by which chances that are exactly equal may differ

_LOCAL = local()


@dataclass(frozen=True)
class Hint:
    """A move, the chance to win with it and the expected score at the end, each with half its 95 % interval."""

    action: int
    win: float
    win_error: float
    score: float
    score_error: float
    is_exact: bool = False


def hints(game: Game, view: View, actions: Sequence[int], rng: NDArray[np.record]) -> list[Hint]:
    """One hint for each legal action, the best first: worked out where that can be done, else from whole games."""
    solved = _oracle(game).solve(view, actions) if game.is_open else [None] * len(actions)
    found = [_exact(worth) for worth in solved if worth is not None]
    if len(found) < len(actions):
        guessed = estimates(game, view, actions, rng)
        found += [hint for hint, worth in zip(guessed, solved, strict=True) if worth is None]
    return sorted(found, key=lambda hint: (hint.win, hint.score), reverse=True)


def about_equal(found: Sequence[Hint]) -> tuple[list[Hint], list[Hint]]:
    """Hints that come best first, as those that are about equal to the best, itself among them, and the worse ones.

    What is compared is the chance to win. Two hints are about equal if their 95 % intervals overlap; exact ones have no
    interval, so two of them are equal only if their chances are the same. Money or points at the end do not count.
    """
    best = found[0]
    equal = [hint for hint in found if best.win - hint.win <= best.win_error + hint.win_error + ROUNDING]
    return equal, [hint for hint in found if hint not in equal]


def _oracle(game: Game) -> Exact:
    """A solver for each game and thread: it has memory of its own."""
    oracles: dict[str, Exact] = _LOCAL.__dict__.setdefault("oracles", {})
    if game.name not in oracles:
        oracles[game.name] = Exact(game)
    return oracles[game.name]


def _exact(worth: Solved) -> Hint:
    return Hint(worth.action, worth.win, 0.0, worth.score, 0.0, is_exact=True)


def estimates(game: Game, view: View, actions: Sequence[int], rng: NDArray[np.record]) -> list[Hint]:
    """One estimate for each action, in their order; every iteration is a whole game, won or lost.

    The errors have two parts: one from chance, and one because the search does not play perfectly.
    """
    trials = Search(game, NUM_BEST, is_whole=True, is_judged=False).weigh(view, ITERATIONS, rng)
    return [_estimate(action, trials[action], game.outlook.DOUBT) for action in actions]


def _estimate(action: int, trial: np.record, score_doubt: float) -> Hint:
    tries = max(float(trial.tries), 1.0)
    win, score = float(trial.wins) / tries, float(trial.scores) / tries
    variance = max(float(trial.squares) / tries - score * score, 0.0)
    win_error = Z_95 * math.sqrt(max(win * (1 - win), 0.25 / tries) / tries)
    score_error = Z_95 * math.sqrt(variance / tries)
    return Hint(action, win, math.hypot(win_error, DOUBT), score, math.hypot(score_error, score_doubt))
