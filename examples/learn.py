"""Learn Las Vegas for two from games of a network against itself, and see its strength grow.

    python examples/learn.py --minutes 5 --out las-vegas-2.npz
    croupier play las-vegas --seats you,learned:las-vegas-2.npz

Temporal differences on after-states: a network judges the table as a seat sees it after its choice, before anybody
rolls again. The seat that must choose takes the choice that is judged best, and now and then a random one. What a
choice was worth is learned from how the same seat judges later, and in the end from whether it won. Everything is NumPy
on `croupier.Batch`; the result is one file, which can sit down as a bot.
"""

import argparse
import math
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would mostly wait for each other

import numpy as np

import croupier
from croupier.engine import engine_of
from croupier.judgement import SHAPES, About, Judgement, reading_of

GAME, PLAYERS = "las-vegas", 2
ROWS = ("notes", "dice", "white_dice")  # by casino
REST = ("decision", "starter", "round_number", "unseen", "own", "white", "money", "num_notes")
NUM_GAMES, WINDOW = 512, 32  # games in step, and steps between two lessons
UNITS, MORE_UNITS = 32, 32
TRACE = 0.7  # lambda: how much a choice is judged by what comes later, not by what is thought next
EXPLORED = 0.08  # part of the choices that are made at random
LESSON, FIRST_RATE, LAST_RATE = 2_048, 2e-3, 1e-4  # observations in a lesson, and how far it moves the weights
POINTS = 10  # of the curve, after the first


class Network:
    """The network of `croupier.judgement`, with the gradients that teach it; Adam (Kingma and Ba, 2015) moves it."""

    def __init__(self, layout: croupier.Layout, rng: np.random.Generator) -> None:
        reading = reading_of(engine_of(croupier.load(GAME)), ROWS, REST)
        self.rows, self.rest = reading.rows, reading.rest
        sizes = {"row": self.rows.shape[1], "rest": len(self.rest), "units": UNITS, "more": MORE_UNITS}
        self.weights = {
            name: np.zeros([sizes[size] for size in shape], np.float32)
            for name, shape in SHAPES.items()
            if name != "last"
        }
        self.weights["last"] = np.zeros(MORE_UNITS + 1, np.float32)  # and a bias
        for array in self.weights.values():
            if array.ndim == 2:
                array[:] = rng.normal(0, 0.5 / math.sqrt(len(array)), array.shape)
        self._means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._num_lessons = 0

    def values(self, vectors: np.ndarray) -> np.ndarray:
        """The chance to win that it sees in each observation."""
        return self._think(vectors)[0]

    def _think(self, vectors: np.ndarray) -> tuple[np.ndarray, ...]:
        w = self.weights
        row, rest = vectors[:, self.rows], vectors[:, self.rest]
        units = row.reshape(-1, row.shape[2]) @ w["row"]
        units = units.reshape(len(vectors), len(self.rows), UNITS) + (rest @ w["rest"] + w["biases"])[:, None]
        np.maximum(units, 0, out=units)
        total = units.sum(axis=1)
        more = np.maximum(total @ w["total"] + rest @ w["again"] + w["more_biases"], 0)
        return 1 / (1 + np.exp(-(more @ w["last"][:-1] + w["last"][-1]))), row, rest, units, total, more

    def learn(self, vectors: np.ndarray, targets: np.ndarray, rate: float) -> None:
        """Move the judgement of these observations towards the targets; the loss is the cross entropy."""
        w = self.weights
        values, row, rest, units, total, more = self._think(vectors)
        off = ((values - targets) / len(vectors)).astype(np.float32)
        back_more = off[:, None] * w["last"][:-1] * (more > 0)
        back_units = (back_more @ w["total"].T)[:, None] * (units > 0)
        back_rest = back_units.sum(axis=1)
        self._move(
            {
                "row": row.reshape(-1, row.shape[2]).T @ back_units.reshape(-1, UNITS),
                "rest": rest.T @ back_rest,
                "biases": back_rest.sum(axis=0),
                "total": total.T @ back_more,
                "again": rest.T @ back_more,
                "more_biases": back_more.sum(axis=0),
                "last": np.append(more.T @ off, off.sum()),
            },
            rate,
        )

    def _move(self, gradients: dict[str, np.ndarray], rate: float) -> None:
        self._num_lessons += 1
        step = rate * math.sqrt(1 - 0.999**self._num_lessons) / (1 - 0.9**self._num_lessons)
        for name, gradient in gradients.items():
            self._means[name] += 0.1 * (gradient - self._means[name])
            self._squares[name] += 0.001 * (gradient**2 - self._squares[name])
            self.weights[name] -= step * self._means[name] / (np.sqrt(self._squares[name]) + 1e-8)


class Window:
    """What was seen, thought and done in the last steps of all games."""

    def __init__(self, size: int) -> None:
        shape = (WINDOW, NUM_GAMES)
        self.vectors, self.seats = np.zeros((*shape, size), np.float32), np.zeros(shape, np.int64)
        self.values, self.best = np.zeros(shape, np.float32), np.zeros(shape, np.float32)  # of the choice, of the best
        self.ends, self.rewards = np.zeros(shape, bool), np.zeros((*shape, PLAYERS), np.float32)

    def targets(self) -> np.ndarray:
        """What each choice turned out to be worth to its seat, from the last step back."""
        games, targets = np.arange(NUM_GAMES), np.zeros_like(self.values)
        later = np.full((NUM_GAMES, PLAYERS), np.nan, np.float32)  # by seat; nothing is known after the window
        for step in range(WINDOW - 1, -1, -1):
            later[self.ends[step]] = self.rewards[step][self.ends[step]]
            seats, values = self.seats[step], self.values[step]
            found = later[games, seats]
            targets[step] = np.where(np.isnan(found), values, found)
            traced = TRACE * targets[step] + (1 - TRACE) * values
            is_worse = values < self.best[step]  # tried out: what came of it says nothing about the choices before
            later[games, seats] = np.where(is_worse, self.best[step], traced)
        return targets


def play(batch: croupier.Batch, network: Network, window: Window, rng: np.random.Generator) -> int:
    """Fill a window; return the number of games that ended."""
    num_ended = 0
    for step in range(WINDOW):
        ahead = batch.look_ahead()
        values = np.where(ahead.shares < 0, network.values(ahead.vectors), ahead.shares)
        best = ahead.best(values)
        anyone = ahead.firsts[:-1] + (rng.random(NUM_GAMES) * np.diff(ahead.firsts)).astype(int)
        rows = np.where(rng.random(NUM_GAMES) < EXPLORED, anyone, best)
        window.vectors[step], window.seats[step] = ahead.vectors[rows], batch.seats
        window.values[step], window.best[step] = values[rows], values[best]
        batch.step(ahead.choices[rows])
        window.ends[step], window.rewards[step] = batch.ends, batch.rewards
        num_ended += int(batch.ends.sum())
    return num_ended


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=5, help="how long to learn (default: 5)")
    arguments.add_argument("--games", type=int, help="how many games to learn from, instead of --minutes")
    arguments.add_argument("--seed", type=int, default=0, help="(default: 0)")
    arguments.add_argument("--out", type=Path, default=Path("las-vegas-2.npz"), help="the file of the bot")
    arguments.add_argument("--plot", type=Path, help="a picture of the learning curve")
    arguments.add_argument(
        "--meetings", type=int, default=400, help="games against greedy for each point of the curve (default: 400)"
    )
    options = arguments.parse_args()
    rng, layout = np.random.default_rng(options.seed), croupier.layout(GAME)
    network, window = Network(layout, rng), Window(layout.size)
    batch = croupier.Batch(GAME, PLAYERS, NUM_GAMES, seed=options.seed)
    print("minutes  games played  ahead of greedy in a hundred meetings", flush=True)
    begun, learned, num_games, curve = time.monotonic(), 0.0, 0, list[tuple[float, int, float, float]]()
    while True:
        minutes = (time.monotonic() - begun - learned) / 60  # without the time for measuring
        done = num_games / options.games if options.games else minutes / options.minutes
        if done >= len(curve) / POINTS or done >= 1:
            paused = time.monotonic()
            save(network, options, num_games, minutes)
            mean, error = meet_greedy(options.out, options.meetings)
            curve.append((minutes, num_games, mean, error))
            print(f"{minutes:7.1f}  {num_games:12,}  {mean:+.1f} ± {error:.1f}", flush=True)
            learned += time.monotonic() - paused
        if done >= 1:
            break
        num_games += play(batch, network, window, rng)
        vectors, targets = window.vectors.reshape(-1, layout.size), window.targets().ravel()
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * done
        for lesson in np.array_split(rng.permutation(len(vectors)), len(vectors) // LESSON):
            network.learn(vectors[lesson], targets[lesson], rate)
    if options.plot is not None:
        draw(curve, options.plot)
    print(f"{options.out} is ready: croupier play {GAME} --seats you,learned:{options.out}")


def save(network: Network, options: argparse.Namespace, num_games: int, minutes: float) -> None:
    limit = f"--games {options.games}" if options.games else f"--minutes {options.minutes:g}"
    made = f"examples/learn.py {limit} --seed {options.seed}: {num_games} games"
    about = About(game=GAME, players=PLAYERS, rows=ROWS, rest=REST, made=f"{made} in {minutes:.1f} minutes")
    # Three things are said of a position: the chance to win, the part of the rivals that one ends ahead of (the same
    # between two players), and a score, about which this network learns nothing.
    last = network.weights["last"]
    heads = {"last": np.stack([last, last, np.zeros_like(last)], axis=1)}
    Judgement(about, {**network.weights, **heads}).save(options.out)


def meet_greedy(file: Path, meetings: int) -> tuple[float, float]:
    """How far ahead of greedy the bot is, with half the 95 % interval, by a tournament on the same dice."""
    bots = {"learned": f"learned:{file}", "greedy": "greedy"}
    duel = croupier.arena.run(GAME, bots, PLAYERS, rounds=meetings // PLAYERS, luck=False).duels["learned", "greedy"]
    return 100 * duel.mean, 100 * duel.error


def draw(curve: list[tuple[float, int, float, float]], path: Path) -> None:
    import matplotlib.pyplot as plt

    minutes, _, means, errors = zip(*curve, strict=True)
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(0, color="0.6", linewidth=1)
    axes.errorbar(minutes, means, errors, marker="o", capsize=3, color="#8a1c2b")
    axes.set(xlabel="minutes of play against itself", ylabel="ahead of greedy, in a hundred meetings")
    axes.set_title("Las Vegas for two, learned from nothing")
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    main()
