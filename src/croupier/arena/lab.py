"""Balance studies: many games of one kind, counted, for a report."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import settings as table_settings
from croupier.arena.chunks import play_chunks
from croupier.engine import STUDY, engine_of
from croupier.errors import SettingsError
from croupier.figures import first_places, mean_and_error
from croupier.game import Game
from croupier.kernel import blank, generator
from croupier.phrases import quoted, say

CHUNK = 100  # games that share a generator; another number gives other games for a seed
MOST_GAMES = 1_000_000  # every game's scores are kept: about 100 bytes each, for each kind of table
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Study:
    """Many games at one kind of table."""

    players: int
    games: int
    scores: NDArray[np.int64]  # by game and seat
    shares: NDArray[np.float64]  # of the first place, by game and seat
    counts: dict[str, int]

    def win_shares(self) -> list[tuple[float, float]]:
        """Each seat's share of first places, and half its 95 % interval."""
        return [mean_and_error(self.shares[:, seat]) for seat in range(self.players)]

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
        standings, counts = [], self._engine.new_counts()
        play = partial(self._play, start, is_thoughtful)
        for found, counted in play_chunks(play, self.games, CHUNK, self._workers):
            standings.append(found[:, :players])
            counts += counted
            self._on_progress(len(found))
        return _study(game, players, np.concatenate(standings), counts)

    def _play(self, start: Any, is_thoughtful: bool, chunk: int, size: int) -> tuple[Any, Any]:
        engine, rules = self._engine, self.game.rules
        standings, lengths = np.zeros((size, rules.MAX_PLAYERS, 2), np.int64), np.zeros((size, 2), np.int64)
        counts = engine.new_counts()
        engine.entry("study")(
            start, blank(rules.STATE, 3), blank(rules.VIEW), generator(self.seed, chunk), engine.new_options(),
            standings, lengths, counts, int(is_thoughtful),
        )  # fmt: skip
        return standings, counts


def _study(game: Game, players: int, standings: Any, counts: Any) -> Study:
    first = first_places(standings)
    return Study(
        players, len(standings), standings[:, :, 0], first / first.sum(axis=1, keepdims=True),
        dict(zip(game.study.NAMES, counts.tolist(), strict=True)),
    )  # fmt: skip
