"""The oracle: small endings of games in which nothing is hidden, worked out to the last throw."""

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

import numpy as np

from croupier.engine import EXACT, engine_of
from croupier.errors import BadValueError
from croupier.game import Game
from croupier.kernel import blank, generator
from croupier.kernel.exact import FRAME, MAX_DEPTH, SOLVED, known_dtype, work_dtype
from croupier.kernel.search import MAX_SEATS
from croupier.views import View

MEMORY_SIZE = 1 << 17  # slots for positions, at most half of them used: 39 megabytes in Las Vegas, 21 in Sequence Dice
WHOLE_GAME = 0  # no horizon
DIGITS = 9  # to which chances are the same


@dataclass(frozen=True)
class Solved:
    """An action with its exact chance to win and expected score, if all seats play their best.

    With a horizon, `is_whole` says whether every line ended within it; lines that did not count as draws.
    """

    action: int
    win: float
    score: float
    is_whole: bool


def rank(win: float, score: float) -> tuple[float, float]:
    """By what choices are put in order: the chance to win, and for equal chances the score."""
    return round(win, DIGITS), score


class Exact:
    """A solver with memory of its own, for one game; threads that share it wait for each other."""

    def __init__(self, game: Game) -> None:
        if not game.is_open:
            raise BadValueError("not-open", game=game.name)
        engine, rules, self._outlook = engine_of(game), game.rules, game.outlook
        engine.ready(EXACT)
        self._solve, self._imagine, self._play = (engine.entry(name) for name in ("solve", "imagine_at", "play_at"))
        self._judge = engine.entry("judge_end_at")
        self._views, self._states = blank(rules.VIEW), blank(rules.STATE, MAX_DEPTH)
        self._raw = self._states.view(np.uint8).reshape(MAX_DEPTH, -1)
        self._options, self._frames = engine.new_options(MAX_DEPTH), blank(FRAME, MAX_DEPTH)
        self._known = blank(known_dtype(rules.STATE.itemsize), MEMORY_SIZE)
        self._works, self._is_fresh, self._lock = blank(work_dtype(rules.MAX_PLAYERS)), True, Lock()

    def solve(self, view: View, actions: Sequence[int], horizon: int = WHOLE_GAME) -> list[Solved | None]:
        """The worth of each action of the view's seat; None where that is too much to work out.

        `horizon` is how many choices and forced steps to look ahead, this one included.
        """
        with self._lock:
            self._forget()
            view.copy_into(self._views)
            return [self._worth(view.seat, action, horizon) for action in actions]

    def is_near_end(self, view: View, most: float) -> bool:
        """Whether the last chapter is open and at most so much of it is left, times the number of players."""
        with self._lock:
            view.copy_into(self._views)
            self._imagine(self._views, view.seat, self._states, 0, generator(0))
            s = self._states[0]
            return bool(self._outlook.chapters_left(s) == 0 and self._outlook.part_left(s) * view.players <= most)

    def best(self, view: View, actions: Sequence[int]) -> int | None:
        """The action with the best chance to win, of equal ones with the highest score; None if that is too much."""
        solved = [worth for worth in self.solve(view, actions) if worth is not None]
        if len(solved) < len(actions):
            return None
        return max(solved, key=lambda worth: rank(worth.win, worth.score)).action

    def _begin(self, seat: int, action: int) -> None:
        self._imagine(self._views, seat, self._states, 0, generator(0))
        self._play(self._states, 0, action, self._options)

    def _worth(self, seat: int, action: int, horizon: int) -> Solved | None:
        self._begin(seat, action)
        if self._states["depth"][0] == 0 or horizon == 1:
            self._judge(self._states, 0, self._works)
            values, is_open = self._works["values"][0], self._states["depth"][0] > 0
        else:
            if not self._is_solved(horizon) and (self._is_fresh or not self._is_solved_afresh(seat, action, horizon)):
                self._forget()
                return None
            values, is_open = self._frames["values"][0], self._frames["is_open"][0]
        return Solved(action, float(values[seat]), float(values[seat + MAX_SEATS]), not is_open)

    def _forget(self) -> None:
        """Begin with an empty memory."""
        self._works["number"] += 1
        self._is_fresh = True

    def _is_solved(self, horizon: int) -> bool:
        self._works["horizon"] = max(horizon - 1, WHOLE_GAME)
        status = self._solve(self._states, self._raw, self._options, self._frames, self._known, self._works)
        self._is_fresh = self._is_fresh and status != SOLVED
        return bool(status == SOLVED)

    def _is_solved_afresh(self, seat: int, action: int, horizon: int) -> bool:
        """Try again without the positions that earlier actions left in the memory."""
        self._forget()
        self._begin(seat, action)
        return self._is_solved(horizon)
