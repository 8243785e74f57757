"""Teaching a network by games against itself: the same seed gives the same weights."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from croupier.engine import LEARNING, engine_of
from croupier.errors import RecordError
from croupier.figures import mean_and_error
from croupier.game import Game
from croupier.judgement import SHAPES, About, Judgement, num_inputs, reading_of
from croupier.kernel import generator
from croupier.kernel.judge import new_brain, new_net
from croupier.kernel.learn import look_back, new_pupil
from croupier.position import Position
from croupier.settings import Choice, Flag, Number

GAMES, STEPS = 64, 24  # games side by side, and steps of each between two times of learning
OTHERS = 4  # one game in so many is played with other settings than the game's own
UNITS, MORE = 32, 32
TRACE = 0.8  # lambda: how much an after-state is judged by what comes later, not by what is thought next
EXPLORED = 0.08  # part of the choices that are made at random
LESSON, FIRST_RATE, LAST_RATE = 256, 2e-3, 5e-5  # positions to a move of the weights, and how far it goes


PACE = {  # by game: windows that one core works through in a minute of processor time, with two and with six players
    "las-vegas": (1_200, 560),
    "las-vegas-royale": (760, 315),
    "sequence-dice": (1_000, 600),
    "yellow-dwarf": (680, 315),
}


def num_windows(game: Game, players: int, minutes: float) -> int:
    """How much play `minutes` stand for."""
    few, many = PACE[game.name]
    return max(round(minutes / (1 / few + (players - 2) / 4 * (1 / many - 1 / few))), 1)


@dataclass(frozen=True)
class Point:
    """A point of the learning curve: part of the work done, games so far, and how far it is ahead of the beginning."""

    done: float
    games: int
    ahead: float | None  # None where it was not measured
    error: float

    def __str__(self) -> str:
        measured = "not measured" if self.ahead is None else f"{self.ahead:+.1f} ± {self.error:.1f}"
        return f"{100 * self.done:9.0f} %  {self.games:12,}  {measured}"


class Trainer:
    """A network that learns one game for one number of players."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game, self.players, self.seed, self.num_games = game, players, seed, 0
        engine, rules = engine_of(game), game.rules
        engine.ready(LEARNING)
        self._practise, self._learn = engine.entry("practise"), engine.entry("learn")
        self._rng = np.random.default_rng([seed, players])
        self._net, self._flat = new_net(
            reading_of(engine, game.outlook.ROWS, game.outlook.REST), UNITS, MORE, is_added=True
        )
        for name, array in zip(SHAPES, self._net.weights, strict=True):
            if array.ndim == 2 and name != "last" and len(array):
                array[:] = self._rng.normal(0, 0.5 / math.sqrt(min(len(array), 64)), array.shape)
        self._pupil = new_pupil(self._net, self._flat)
        self._desk = engine.new_desk(new_brain(num_inputs(engine), self._net))
        self._lessons = engine.new_lessons(STEPS, GAMES, players)
        self._desk.rngs[:] = [generator(seed, players, GAMES + number)[0] for number in range(len(self._desk.rngs))]
        self._starts = np.zeros(GAMES, rules.STATE)
        for number in range(GAMES):
            settings = self._other_settings() if number % OTHERS == 0 else {}
            self._starts[number] = np.frombuffer(Position(game, players, settings).state, rules.STATE)[0]
        self._games = self._starts.copy()
        self._rngs = np.concatenate([generator(seed, players, number) for number in range(GAMES)])

    def _other_settings(self) -> dict[str, Any]:
        """Random settings that change how a game is played."""
        found: dict[str, Any] = {}
        for setting in self.game.settings:
            options: list[Any] = []
            if isinstance(setting, Flag):
                options = [True, False]
            elif isinstance(setting, Choice):
                options = list(setting.values)
            elif isinstance(setting, Number):
                options = list(setting.allowed)
            options = [value for value in options if setting.problem(value, self.players) is None]
            if options:
                found[setting.name] = options[self._rng.integers(len(options))]
        return found

    def step(self, done: float) -> None:
        """Play on in all games and learn from it; `done` says how much of all the time has passed, from 0 to 1."""
        self.num_games += self._practise(
            self._starts, self._games, self._rngs, self._net, self._desk, self._lessons, EXPLORED
        )
        look_back(self._lessons, np.float32(TRACE))  # type: ignore[no-untyped-call]
        order = self._rng.permutation(STEPS * GAMES)
        rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * done))
        self._learn(self._lessons, order, self._net, self._desk, self._pupil, rate, LESSON)

    def judgement(self, made: str = "") -> Judgement:
        """What has been learned so far, rounded as it is kept."""
        outlook = self.game.outlook
        about = About(
            game=self.game.name,
            players=self.players,
            rows=outlook.ROWS,
            rest=outlook.REST,
            is_added=True,
            made=made,
            games=self.num_games,
        )
        weights = {name: array.astype(np.float16) for name, array in zip(SHAPES, self._net.weights, strict=True)}
        return Judgement(about, weights)


def meet(one: Judgement, other: Judgement, rounds: int, seed: int) -> tuple[float, float]:
    """How far one network is ahead of another, in a hundred meetings, and half the 95 % interval.

    They play for as many players as the first was taught for, without looking ahead; where something is hidden each
    imagines a single deal.
    """
    game = one.game
    engine = engine_of(game)
    engine.ready(LEARNING)
    starts = np.zeros(1, game.rules.STATE)
    starts[0] = np.frombuffer(Position(game, one.about.players, {}).state, game.rules.STATE)[0]
    desks = tuple(engine.new_desk(new_brain(num_inputs(engine), judgement.net)) for judgement in (one, other))
    for number, desk in enumerate(desks):
        desk.rngs[:] = [generator(seed, 1 + number, stream)[0] for stream in range(len(desk.rngs))]
    rngs = np.concatenate([generator(seed, 0, stream) for stream in range(3)])
    ahead = np.zeros(rounds)
    engine.entry("contest")(starts, starts.copy(), rngs, (one.net, other.net), desks, ahead)
    return mean_and_error(100 * ahead)


def curve_picture(trainer: Trainer, curve: Sequence[Point], path: Path) -> None:
    """Draw the learning curve."""
    import matplotlib
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.axhline(0, color="0.6", linewidth=1)
    games, means = [point.games for point in curve], [point.ahead or 0.0 for point in curve]
    axes.errorbar(games, means, [point.error for point in curve], marker="o", capsize=3, color="#8a1c2b")
    axes.set(xlabel="games against itself", ylabel="ahead of itself untaught, in a hundred meetings")
    axes.set_title(f"{trainer.game.name}, {trainer.players} players, seed {trainer.seed}")
    try:
        with matplotlib.rc_context({"svg.hashsalt": "croupier"}):
            figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except OSError as error:
        raise RecordError("record-unwritable", path=str(path), reason=str(error.strerror)) from None
