"""What each move promises, for people who want to know why one was good."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from threading import local

import numpy as np
from numpy.typing import NDArray

from croupier.bots.exact import DIGITS, Exact, Solved, rank
from croupier.bots.taught import Taught
from croupier.figures import Z_95
from croupier.game import Game
from croupier.kernel.judge import SCORE, WIN
from croupier.views import View

TRIES = 400  # of each choice
DOUBT = 0.04  # chances to win are off by up to this because the judgement is not perfect (docs/strength.md)
ROUNDING = 10**-DIGITS  # by which chances that are exactly equal may differ

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
    lag_error: float | None = None  # of how much worse than the best it is; None where both were found in other ways


def hints(game: Game, view: View, actions: Sequence[int], rng: NDArray[np.record]) -> list[Hint]:
    """One hint for each legal action, the best first: worked out where that can be done, else estimated."""
    solved = _oracle(game).solve(view, actions) if game.is_open else [None] * len(actions)
    found = [_exact(worth) for worth in solved if worth is not None]
    if len(found) < len(actions):
        guessed = estimates(game, view, actions, rng)
        if found:  # an exact chance and an estimate have no tries in common
            guessed = [replace(hint, lag_error=None) for hint in guessed]
        found += [hint for hint, worth in zip(guessed, solved, strict=True) if worth is None]
    return sorted(found, key=lambda hint: rank(hint.win, hint.score), reverse=True)


def about_equal(found: Sequence[Hint]) -> tuple[list[Hint], list[Hint]]:
    """Hints that come best first, as those that are about equal to the best, itself among them, and the worse ones.

    What is compared is the chance to win. A hint is about equal to the best if what it lags behind is within its error;
    exact ones have none, so two of them are equal only if their chances are the same. Money or points at the end do not
    count.
    """
    best = found[0]
    equal = [hint for hint in found if best.win - hint.win <= _lag_error(best, hint) + ROUNDING]
    return equal, [hint for hint in found if hint not in equal]


def _lag_error(best: Hint, hint: Hint) -> float:
    return best.win_error + hint.win_error if hint.lag_error is None else hint.lag_error


def _oracle(game: Game) -> Exact:
    """A solver for each game and thread: it has memory of its own."""
    oracles: dict[str, Exact] = _LOCAL.__dict__.setdefault("oracles", {})
    if game.name not in oracles:
        oracles[game.name] = Exact(game)
    return oracles[game.name]


def _learned(game: Game) -> Taught:
    """The learned player for each game and thread."""
    players: dict[str, Taught] = _LOCAL.__dict__.setdefault("players", {})
    if game.name not in players:
        players[game.name] = Taught(game)
    return players[game.name]


def _exact(worth: Solved) -> Hint:
    return Hint(worth.action, worth.win, 0.0, worth.score, 0.0, is_exact=True)


def estimates(game: Game, view: View, actions: Sequence[int], rng: NDArray[np.record]) -> list[Hint]:
    """One estimate for each action, in their order, by what the learned player finds in many tries.

    The errors have two parts: one from chance, and one because the judgement is not perfect. All actions are tried with
    the same dice, so how much worse one is than another is known better than what each is worth (docs/strength.md).
    """
    tries = _learned(game).among(view.players).try_out(view, rng, TRIES, game.tuning.rolls).astype(float)
    wins, scores = tries[:, :, WIN], tries[:, :, SCORE]
    best = wins[wins.mean(axis=1).argmax()]
    return [
        Hint(
            action,
            float(wins[option].mean()),
            math.hypot(_error(wins[option]), DOUBT),
            float(scores[option].mean()),
            math.hypot(_error(scores[option]), game.outlook.DOUBT),
            lag_error=math.hypot(_error(best - wins[option]), game.tuning.doubt),
        )
        for option, action in enumerate(actions)
    ]


def _error(values: NDArray[np.float64]) -> float:
    """Half the 95 % interval of a mean; not quite zero where all values are the same."""
    return Z_95 * math.sqrt((values.var() + 0.25 / len(values)) / len(values)) if len(values) > 1 else 0.0
