"""Random games by the million, the same for the same seed however many workers play them."""

import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import settings as table_settings
from croupier.engine import BULK, Engine, engine_of
from croupier.errors import SettingsError
from croupier.figures import Z_95, first_places, wilson
from croupier.game import Game
from croupier.kernel import blank, generator

CHUNK = 2_000  # games that share a generator; part of what a seed means


@dataclass(frozen=True)
class Simulation:
    """What came of many random games; arrays are per seat."""

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
    tallies: dict[str, tuple[int, int]]  # what the game counts: how often, and what it paid in all

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
            "win_intervals": [[round(low, 6), round(high, 6)] for low, high in self.win_intervals()],
            "shared_wins": self.shared_wins,
            "mean_scores": [round(mean, 2) for mean in self.mean_scores()],
            "score_errors": [round(error, 2) for error in self.score_errors()],
            **({"tiles": self.tiles()} if self.tallies else {}),
        }

    def tiles(self) -> dict[str, dict[str, float]]:
        """For each counted name how often a game, and what it paid each time on average."""
        return {
            name: {
                "activations": count,
                "activations_per_game": round(count / self.games, 4),
                "mean_paid": round(paid / count, 2) if count else 0.0,
            }
            for name, (count, paid) in self.tallies.items()
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    settings: dict[str, Any] | None = None,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` games with every seat at random; compiled code lets go of Python's lock, so workers are threads."""
    if games < 1:
        raise SettingsError([f"games must be at least 1, not {games}"])
    values = table_settings.check(players, game.players, game.settings, settings or {})
    packed = table_settings.pack(game.rules.SETTINGS, game.settings, players, values)
    engine = engine_of(game)
    engine.ready(BULK)
    started = time.perf_counter()
    sizes = [CHUNK] * (games // CHUNK) + ([games % CHUNK] if games % CHUNK else [])
    totals = _Totals(players, engine.new_tallies())
    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as executor:
        for standings, lengths, tallies in _chunks(executor, engine, packed, seed, sizes):
            totals.add(standings[:, :players], lengths, tallies)
            on_progress(len(lengths))
    seconds = time.perf_counter() - started
    return Simulation(
        game.name, players, values, seed, games, seconds, totals.actions, totals.decisions, totals.longest,
        totals.wins, totals.shared_wins, totals.score_sums, totals.score_squares,
        dict(zip(game.tallies, map(tuple, totals.tallies.tolist()), strict=False)),
    )  # fmt: skip


def _chunks(executor: Executor, engine: Engine, packed: Any, seed: int, sizes: list[int]) -> Any:
    """Results chunk by chunk, in order, so that sums do not depend on who finished first."""
    return executor.map(lambda chunk: _play_chunk(engine, packed, seed, chunk, sizes[chunk]), range(len(sizes)))


def _play_chunk(engine: Engine, packed: Any, seed: int, chunk: int, size: int) -> tuple[Any, Any, Any]:
    rules = engine.game.rules
    start, scratch, options = blank(rules.STATE), blank(rules.STATE), engine.new_options()
    standings, lengths = np.zeros((size, rules.MAX_PLAYERS, 2), np.int64), np.zeros((size, 2), np.int64)
    engine.doors.start_at(start, 0, packed, options)
    tallies = engine.new_tallies()
    engine.doors.playouts(start, scratch, generator(seed, chunk), options, standings, lengths, tallies)
    return standings, lengths, tallies


class _Totals:
    """Running sums over chunks."""

    def __init__(self, players: int, tallies: NDArray[np.int64]) -> None:
        self.tallies = tallies
        self.actions = self.decisions = self.longest = self.shared_wins = 0
        self.wins = np.zeros(players, np.int64)
        self.score_sums = np.zeros(players, np.int64)
        self.score_squares = np.zeros(players, np.float64)

    def add(self, standings: NDArray[np.int64], lengths: NDArray[np.int64], tallies: NDArray[np.int64]) -> None:
        self.tallies += tallies
        scores, first = standings[:, :, 0], first_places(standings)
        self.wins += first.sum(axis=0)
        self.shared_wins += int((first.sum(axis=1) > 1).sum())
        self.score_sums += scores.sum(axis=0)
        self.score_squares += (scores.astype(np.float64) ** 2).sum(axis=0)
        self.actions += int(lengths[:, 0].sum())
        self.decisions += int(lengths[:, 1].sum())
        self.longest = max(self.longest, int(lengths[:, 0].max()))
