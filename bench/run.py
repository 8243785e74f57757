"""`make bench`: speed as ratios against named baselines, all measured in one run on one core.

The sides of a pair are measured alternately, several times, and the medians are compared, so that a slow
moment of the machine falls on both. docs/benchmarks.md explains each row.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import croupier
from croupier.engine import BULK, engine_of
from croupier.game import NAMES, load
from croupier.kernel import blank, generator
from croupier.settings import pack
from environments import environment_rows
from searching import LAST_ROUND, MIDDLE, Searching

HERE = Path(__file__).parent
ROUNDS = 7  # measurements of each side of a pair
BATCH = 4096
OTHERS = (  # games beside Las Vegas: title, name, players, the ratio of actions a second that is wanted
    ("Las Vegas Royale, three tiles, random games of four", "las-vegas-royale", 4, "0.6"),
    ("Sequence Dice, random games of two, lines of six", "sequence-dice", 2, "0.33"),
    ("Yellow Dwarf, random matches of four, five deals", "yellow-dwarf", 4, "0.33"),
)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--peers", required=True, help="the Python that has the peers of bench/peers.txt installed")
    arguments.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    options = arguments.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(options.peers, Path(folder))
    if options.json:
        print(json.dumps(rows, indent=1))
        return
    width = max(len(row["what"]) for row in rows)
    for row in rows:
        ratio = f"{row['ratio']:10.2f} x" if "ratio" in row else " " * 12
        wanted = f"  (wanted: {row['wanted']})" if "wanted" in row else ""
        print(f"{row['what']:{width}}  {row['value']:>13,.0f} {row['unit']:<12}{ratio}{wanted}")


def measure(peers: str, folder: Path) -> list[dict]:
    """Every row of the table."""
    peer = Peer([peers, str(HERE / "peers.py")])
    interpreted = Peer([sys.executable, str(HERE / "interpreted.py")], {"NUMBA_DISABLE_JIT": "1"})
    bulk = Bulk("las-vegas", 4)
    rows = []

    rivals: dict[str, Callable[[], float]] = {
        "lasvegas 0.2.0, its random policy": lambda: peer.rate("lasvegas"),
        "the rules interpreted": lambda: interpreted.rate("playouts"),
    }
    limit = build_limit(folder)
    if limit is not None:
        rivals = {"plain C (bench/limit.c)": lambda: limit_rate(limit), **rivals}
    else:
        print("no C compiler: the row of bench/limit.c is left out", file=sys.stderr)
    ours, theirs = in_turns(bulk.playouts, rivals)
    rows.append({"what": "Las Vegas, random games of four", "value": ours, "unit": "games/s"})
    wanted = {"plain C (bench/limit.c)": "1.0", "lasvegas 0.2.0, its random policy": "250"}
    for name, rate in theirs.items():
        row = {"what": f"  against {name}", "value": rate, "unit": "games/s", "ratio": ours / rate}
        rows.append({**row, "wanted": wanted[name]} if name in wanted else row)

    for title, name, players, wanted in OTHERS:
        ours, theirs = in_turns(Bulk(name, players).actions, {"Las Vegas": bulk.actions})
        rows.append({"what": title, "value": ours, "unit": "actions/s"})
        for rival, rate in theirs.items():
            row = {"what": f"  against {rival}", "value": rate, "unit": "actions/s", "ratio": ours / rate}
            rows.append({**row, "wanted": wanted})
    cold = {name: compile_time(name, folder) for name in NAMES}
    for name in NAMES[1:]:
        row = {"what": f"Compiling {name} against las-vegas, from nothing", "value": cold[name], "unit": "seconds"}
        rows.append({**row, "ratio": cold[name] / cold[NAMES[0]], "wanted": "at most 6"})

    steps = [bulk.steps() for _ in range(ROUNDS)]
    decisions, actions = (statistics.median(column) for column in zip(*steps, strict=True))
    title = f"Las Vegas, {BATCH:,} games in step, masks and views"
    rows.append({"what": title, "value": actions, "unit": "actions/s", "wanted": "5 million"})
    rows.append({"what": "  of these, choices by seats", "value": decisions, "unit": "choices/s"})

    names = {"OpenSpiel's Python loop on pig": "pig", "OpenSpiel's Python loop on crazy_eights": "crazy_eights"}
    ours, theirs = in_turns(python_loop, {key: lambda name=name: peer.rate(name) for key, name in names.items()})
    rows.append({"what": "Las Vegas, Position in a plain Python loop", "value": ours, "unit": "moves/s"})
    for name, rate in theirs.items():
        rows.append({"what": f"  beside {name}", "value": rate, "unit": "moves/s", "ratio": ours / rate})
    rows += search_rows(peer, interpreted)
    rows += environment_rows(in_turns, peer)
    peer.close()
    interpreted.close()
    return rows


def search_rows(peer: "Peer", interpreted: "Peer") -> list[dict]:
    """What the tree search does in a second."""
    middle, last = Searching(*MIDDLE), Searching(*LAST_ROUND)
    ours, theirs = in_turns(middle.iterations, {"the same interpreted": lambda: interpreted.rate("search")})
    rate = theirs["the same interpreted"]
    rows = [
        {"what": "Las Vegas, search in the middle of a game of four", "value": ours, "unit": "iterations/s"},
        {"what": "  against the same interpreted", "value": rate, "unit": "iterations/s", "ratio": ours / rate,
         "wanted": "100"},
    ]  # fmt: skip
    length = middle.playouts()[1]
    ours, theirs = in_turns(lambda: middle.iterations() * length, {"mcts": lambda: peer.rate("mcts")})
    rows += [
        {"what": "  counted as actions rolled out", "value": ours, "unit": "actions/s"},
        {"what": "  beside OpenSpiel's MCTSBot on backgammon", "value": theirs["mcts"], "unit": "actions/s",
         "ratio": ours / theirs["mcts"]},
    ]  # fmt: skip
    ours, theirs = in_turns(last.iterations, {"no tree": lambda: last.playouts()[0]})
    rows += [
        {"what": "Las Vegas, search from the last round, game of four", "value": ours, "unit": "iterations/s",
         "wanted": "100,000"},
        {"what": "  against the playouts alone, without a tree", "value": theirs["no tree"], "unit": "games/s",
         "ratio": ours / theirs["no tree"]},
    ]  # fmt: skip
    return rows


def in_turns(ours: Callable[[], float], rivals: dict[str, Callable[[], float]]) -> tuple[float, dict[str, float]]:
    """Medians of rates that were measured alternately."""
    ours()
    mine: list[float] = []
    found: dict[str, list[float]] = {name: [] for name in rivals}
    for _ in range(ROUNDS):
        mine.append(ours())
        for name, rival in rivals.items():
            found[name].append(rival())
    return statistics.median(mine), {name: statistics.median(rates) for name, rates in found.items()}


class Bulk:
    """Compiled games by the thousand."""

    def __init__(self, name: str, players: int, **settings: object) -> None:
        self.game, self.players = load(name), players
        self.engine = engine_of(self.game)
        self.engine.ready(BULK)
        checked = croupier.start(name, players, **settings).settings
        self.packed = pack(self.game.rules.SETTINGS, self.game.settings, players, checked)
        self.rng = generator(1)

    def actions(self) -> float:
        """Actions a second in random games, chance's included."""
        return self.playouts() * self.mean_length

    def playouts(self, games: int = 20_000) -> float:
        """Random games a second."""
        rules, engine = self.game.rules, self.engine
        start, scratch, options = blank(rules.STATE), blank(rules.STATE), engine.new_options()
        engine.doors.start_at(start, 0, self.packed, options)
        standings, lengths = np.zeros((games, rules.MAX_PLAYERS, 2), np.int64), np.zeros((games, 2), np.int64)
        engine.doors.playouts(start, scratch, self.rng, options, standings[:10], lengths[:10])
        started = time.perf_counter()
        engine.doors.playouts(start, scratch, self.rng, options, standings, lengths)
        seconds = time.perf_counter() - started
        self.mean_length = float(lengths[:, 0].mean())
        return games / seconds

    def steps(self) -> tuple[float, float]:
        """(choices, actions) a second of a batch with raw views; the time for choosing is included."""
        batch = croupier.Batch(self.game, self.players, BATCH, seed=2, vectors=False, views=True)
        actions, started = 0, time.perf_counter()
        for _ in range(75):
            batch.step(batch.sample())
            actions += batch.num_actions
        seconds = time.perf_counter() - started
        return 75 * BATCH / seconds, actions / seconds


def python_loop(seconds: float = 0.7) -> float:
    """Moves a second through `Position`, in a loop as anyone would write it."""
    import random

    chooser, moves = random.Random(1), 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        position = croupier.start("las-vegas", 4, starter=0)
        while not position.is_over:
            legal = position.legal_moves
            position.play(legal[int(chooser.random() * len(legal))])
            moves += 1
    return moves / (time.perf_counter() - started)


def compile_time(name: str, folder: Path) -> float:
    """Seconds to compile everything of a game in a new process with an empty cache."""
    program = (
        "import sys, time; from croupier.engine import BULK, PLAYING, Engine; from croupier.game import load\n"
        "engine = Engine(load(sys.argv[1])); started = time.perf_counter()\n"
        "for _ in engine.compile(PLAYING + BULK): pass\n"
        "print(time.perf_counter() - started)"
    )
    with tempfile.TemporaryDirectory(dir=folder) as cache:
        environment = {**os.environ, "CROUPIER_CACHE_DIR": cache}
        done = subprocess.run([sys.executable, "-c", program, name], env=environment, check=True, capture_output=True)
    return float(done.stdout)


def build_limit(folder: Path) -> Path | None:
    """bench/limit.c, compiled on the spot; None without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / "limit"
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, HERE / "limit.c"], check=True)
    return program


def limit_rate(program: Path, games: int = 40_000) -> float:
    found = subprocess.run([program, str(games), "1"], check=True, capture_output=True, text=True).stdout.split()
    return int(found[0]) / float(found[1])


class Peer:
    """Another Python that measures on request, one name a line."""

    def __init__(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **(environment or {})}
        )

    def rate(self, name: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"the peer {name} did not answer")
        return float(answer)

    def close(self) -> None:
        self.process.communicate()


if __name__ == "__main__":
    main()
