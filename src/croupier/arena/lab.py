"""Balance studies: many games of one kind, counted, for a report."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import settings as table_settings
from croupier.arena.chunks import play_chunks
from croupier.engine import STUDY, engine_of
from croupier.errors import SettingsError
from croupier.figures import Z_95, first_places, mean_and_error
from croupier.game import Game
from croupier.kernel import blank, generator
from croupier.phrases import quoted, say

CHUNK = 100  # games that share a generator; another number gives other games for a seed
FEWEST_GAMES = 100  # before anything may be called clear: with fewer, the errors themselves are uncertain
MOST_GAMES = 1_000_000  # every game's scores are kept: about 100 bytes each, for each kind of table
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Study:
    """Many games at one kind of table."""

    players: int
    games: int
    scores: NDArray[np.int64]  # by game and seat
    shares: NDArray[np.float64]  # of the first place, by game and seat
    counts: dict[str, int]  # what the game's study counts, and "games"
    products: NDArray[np.float64]  # of two counts of the same game, summed over games; in the order of `counts`

    @property
    def is_enough(self) -> bool:
        """Whether anything may be called clear after so many games."""
        return self.games >= FEWEST_GAMES

    def win_shares(self) -> list[tuple[float, float]]:
        """Each seat's share of first places, and half its 95 % interval."""
        return [mean_and_error(self.shares[:, seat]) for seat in range(self.players)]

    def win_gains(self) -> list[tuple[float, float]]:
        """Each seat's share of first places above an even part, and half its 95 % interval.

        The interval is at least as wide as among equals: a seat that has won nothing yet is not known exactly.
        """
        even = 1 / self.players
        least = Z_95 * math.sqrt(even * (1 - even) / self.games)
        return [(share - even, max(error, least)) for share, error in self.win_shares()]

    def rate(self, of: str | Mapping[str, float], per: str = "games") -> tuple[float, float]:
        """A count, or a weighted sum of counts, for each `per`, and half its 95 % interval.

        Games are independent; the interval is that of a ratio (delta method), infinite if `per` was counted only once.
        """
        names = list(self.counts)
        weights = np.zeros(len(names))
        for name, weight in ({of: 1.0} if isinstance(of, str) else of).items():
            weights[names.index(name)] = weight
        total, base = float(weights @ np.array(list(self.counts.values()))), self.counts[per]
        if base < 2:
            return 0.0, math.inf
        weights[names.index(per)] -= total / base  # now the weighted sum is 0 over all games
        square = max(float(weights @ self.products @ weights), 0.0)
        return total / base, Z_95 * math.sqrt(square * self.games / (self.games - 1)) / base

    def rates_against_mean(self, names: list[str], per: str = "games") -> list[tuple[float, float]]:
        """How far the rate of each count is from their mean, and half its 95 % interval.

        No interval is narrower than they are on average: what has not happened yet is not known exactly.
        """
        even = dict.fromkeys(names, -1 / len(names))
        found = [self.rate({**even, name: 1 + even[name]}, per) for name in names]
        least = math.sqrt(sum(error**2 for _, error in found) / len(found))
        return [(value, max(error, least)) for value, error in found]

    def mean_scores(self) -> list[tuple[float, float]]:
        """Each seat's mean score, and half its 95 % interval."""
        return [mean_and_error(self.scores[:, seat]) for seat in range(self.players)]

    def mean_score(self) -> tuple[float, float]:
        """The mean over seats, and half its 95 % interval (games are independent, seats are not)."""
        return mean_and_error(self.scores.mean(axis=1))


class Lab:
    """Plays games of one kind after another."""

    def __init__(
        self, game: Game, games: int, seed: int, workers: int | None = None, on_progress: Progress = lambda done: None
    ) -> None:
        if not 2 <= games <= MOST_GAMES:
            raise SettingsError(say("problem-number", name="games", least=2, most=MOST_GAMES, value=quoted(games)))
        self.game, self.games, self.seed = game, games, seed
        self._engine, self._workers, self._on_progress = engine_of(game), workers, on_progress
        self._engine.ready(STUDY)

    def study(
        self,
        players: int,
        given: dict[str, Any],
        is_thoughtful: bool = True,
        prepare: Callable[[Any], None] | None = None,
    ) -> Study:
        """Study games between one-step players (`greedy`) or random ones; `prepare` may change their first state."""
        game = self.game
        values = table_settings.check(players, game.players, game.settings, given)
        packed = table_settings.pack(game.rules.SETTINGS, game.settings, players, values)
        start = blank(game.rules.STATE)
        self._engine.doors.start_at(start, 0, packed, self._engine.new_options())
        if prepare is not None:
            prepare(start[0])
        standings, totals = [], np.zeros(len(game.study.NAMES) + 1, np.int64)
        products = np.zeros((len(totals), len(totals)))
        play = partial(self._play, start, is_thoughtful)
        for found, counts in play_chunks(play, self.games, CHUNK, self._workers):
            standings.append(found[:, :players])
            totals += counts.sum(axis=0)
            products += counts.T.astype(np.float64) @ counts.astype(np.float64)
            self._on_progress(len(found))
        named = dict(zip((*game.study.NAMES, "games"), totals.tolist(), strict=True))
        return _study(players, np.concatenate(standings), named, products)

    def _play(self, start: Any, is_thoughtful: bool, chunk: int, size: int) -> tuple[Any, Any]:
        """Standings and counts by game; the last count is the game itself."""
        engine, rules = self._engine, self.game.rules
        standings, lengths = np.zeros((size, rules.MAX_PLAYERS, 2), np.int64), np.zeros((size, 2), np.int64)
        counts, states, views = [engine.new_counts() for _ in range(size)], blank(rules.STATE, 3), blank(rules.VIEW)
        study, rngs, options = engine.entry("study"), generator(self.seed, chunk), engine.new_options()
        for game in range(size):
            place = slice(game, game + 1)
            study(
                start, states, views, rngs, options, standings[place], lengths[place], counts[game], int(is_thoughtful)
            )
        return standings, np.column_stack([counts, np.ones(size, np.int64)])


def _study(players: int, standings: Any, counts: dict[str, int], products: NDArray[np.float64]) -> Study:
    first = first_places(standings)
    shares = first / first.sum(axis=1, keepdims=True)
    return Study(players, len(standings), standings[:, :, 0], shares, counts, products)
