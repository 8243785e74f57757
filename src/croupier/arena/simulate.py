"""Random games by the million, the same for the same seed however many workers play them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import settings as table_settings
from croupier.arena.chunks import play_chunks
from croupier.engine import BULK, STUDY, Engine, engine_of
from croupier.errors import SettingsError
from croupier.figures import Z_95, first_places, wilson
from croupier.game import Game
from croupier.kernel import blank, generator
from croupier.phrases import quoted, say

CHUNK = 2_000  # games that share a generator; another number gives other games for a seed
MOST_GAMES = 10**12  # sums of scores then still fit into 64 bits


@dataclass(frozen=True)
class Simulation:
    """The results of many random games; arrays are by seat."""

    game: str
    players: int
    settings: dict[str, Any]
    seed: int
    games: int
    seconds: float
    actions: int
    decisions: int
    longest: int
    wins: NDArray[np.int64]  # games in which the seat was first, alone or with others
    shared_wins: int  # games with several winners
    score_sums: NDArray[np.int64]
    score_squares: NDArray[np.float64]
    counts: dict[str, int] | None = None  # what the game's study counts, over all games; None if nothing was counted

    def win_intervals(self) -> list[tuple[float, float]]:
        """95 % intervals of each seat's share of wins (Wilson's)."""
        return [wilson(int(wins), self.games) for wins in self.wins]

    def mean_scores(self) -> list[float]:
        """Average score of each seat."""
        return [float(total) / self.games for total in self.score_sums]

    def score_errors(self) -> list[float]:
        """Half the width of the 95 % interval of each mean score."""
        means = np.array(self.mean_scores())
        variances = np.maximum(self.score_squares / self.games - means**2, 0)
        return [float(error) for error in Z_95 * np.sqrt(variances / self.games)]

    def mean_counts(self) -> dict[str, float]:
        """What was counted, per game."""
        return {name: count / self.games for name, count in (self.counts or {}).items()}

    def to_json(self) -> dict[str, Any]:
        """Everything as plain values."""
        return {
            "game": self.game,
            "players": self.players,
            "settings": self.settings,
            "seed": self.seed,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "actions": self.actions,
            "decisions": self.decisions,
            "longest": self.longest,
            "wins": self.wins.tolist(),
            "win_intervals": [list(interval) for interval in self.win_intervals()],
            "shared_wins": self.shared_wins,
            "mean_scores": self.mean_scores(),
            "score_errors": self.score_errors(),
            **({} if self.counts is None else {"counts": self.counts, "mean_counts": self.mean_counts()}),
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    settings: dict[str, Any] | None = None,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
    is_counted: bool = False,
) -> Simulation:
    """Play `games` games with every seat at random.

    With `is_counted` the same games are played step by step, which is slower, and the game's study counts in them.
    """
    if not 1 <= games <= MOST_GAMES:
        raise SettingsError(say("problem-number", name="games", least=1, most=MOST_GAMES, value=quoted(games)))
    values = table_settings.check(players, game.players, game.settings, settings or {})
    packed = table_settings.pack(game.rules.SETTINGS, game.settings, players, values)
    engine = engine_of(game)
    engine.ready(STUDY if is_counted else BULK)
    engine.entry("study" if is_counted else "playouts")  # load it before the clock starts
    started = time.perf_counter()
    totals = _Totals(players, engine.new_counts())
    play = partial(_study_chunk if is_counted else _play_chunk, engine, packed, seed)
    for standings, lengths, counts in play_chunks(play, games, CHUNK, workers):
        totals.add(standings[:, :players], lengths, counts)
        on_progress(len(lengths))
    seconds = time.perf_counter() - started
    counts = dict(zip(game.study.NAMES, totals.counts.tolist(), strict=True)) if is_counted else None
    return Simulation(
        game.name, players, values, seed, games, seconds, totals.actions, totals.decisions, totals.longest,
        totals.wins, totals.shared_wins, totals.score_sums, totals.score_squares, counts,
    )  # fmt: skip


def _play_chunk(engine: Engine, packed: Any, seed: int, chunk: int, size: int) -> tuple[Any, Any, Any]:
    """Standings and lengths of whole games at once; nothing is counted."""
    rules = engine.game.rules
    start, scratch, options = blank(rules.STATE), blank(rules.STATE), engine.new_options()
    standings, lengths = np.zeros((size, rules.MAX_PLAYERS, 2), np.int64), np.zeros((size, 2), np.int64)
    engine.doors.start_at(start, 0, packed, options)
    engine.entry("playouts")(start, scratch, generator(seed, chunk), options, standings, lengths)
    return standings, lengths, engine.new_counts()


def _study_chunk(engine: Engine, packed: Any, seed: int, chunk: int, size: int) -> tuple[Any, Any, Any]:
    """The same games step by step: standings, lengths and counts."""
    rules = engine.game.rules
    start, states, views, options = blank(rules.STATE), blank(rules.STATE, 3), blank(rules.VIEW), engine.new_options()
    standings, lengths = np.zeros((size, rules.MAX_PLAYERS, 2), np.int64), np.zeros((size, 2), np.int64)
    counts, is_thoughtful = engine.new_counts(), 0
    engine.doors.start_at(start, 0, packed, options)
    engine.entry("study")(
        start, states, views, generator(seed, chunk), options, standings, lengths, counts, is_thoughtful
    )
    return standings, lengths, counts


class _Totals:
    """Running sums over chunks."""

    def __init__(self, players: int, counts: NDArray[np.int64]) -> None:
        self.counts = counts
        self.actions = self.decisions = self.longest = self.shared_wins = 0
        self.wins = np.zeros(players, np.int64)
        self.score_sums = np.zeros(players, np.int64)
        self.score_squares = np.zeros(players, np.float64)

    def add(self, standings: NDArray[np.int64], lengths: NDArray[np.int64], counts: NDArray[np.int64]) -> None:
        self.counts += counts
        scores, first = standings[:, :, 0], first_places(standings)
        self.wins += first.sum(axis=0)
        self.shared_wins += int((first.sum(axis=1) > 1).sum())
        self.score_sums += scores.sum(axis=0)
        self.score_squares += (scores.astype(np.float64) ** 2).sum(axis=0)
        self.actions += int(lengths[:, 0].sum())
        self.decisions += int(lengths[:, 1].sum())
        self.longest = max(self.longest, int(lengths[:, 0].max()))
