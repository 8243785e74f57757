"""`make strength`: every level against the one below it, in every game, as `croupier tournament` plays it.

Rounds that were played before are not played again. It prints the tables of docs/strength.md.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import croupier
from croupier import CHANCE, Position
from croupier.arena.page import title_of
from croupier.arena.tournament import plan
from croupier.bots import opponent
from croupier.game import NAMES, load
from croupier.kernel import generator
from croupier.views import View

ERROR_RATE = 0.05
PAIRS = {  # rounds; close pairs play until the order is clear, the others all rounds
    ("random", "greedy"): {"rounds": 200, "luck": False},
    ("easy", "medium"): {"rounds": 200, "luck": False},
    ("medium", "hard"): {"rounds": 1000, "error_rate": ERROR_RATE},
    ("hard", "expert"): {"rounds": 250, "error_rate": ERROR_RATE},
}
PLAYERS = (2, 3, 4)
FORMER = {  # how expert searched before it had learned: iterations, by number of players
    "las-vegas": {2: 3_000, 3: 3_000, 4: 3_000, 5: 2_500},
    "las-vegas-royale": {2: 2_000, 3: 2_000, 4: 1_300, 5: 700},
    "sequence-dice": dict.fromkeys((2, 3, 4), 10_000),
    "yellow-dwarf": dict.fromkeys((3, 4, 5, 6), 10_000),
}
FORMER_ROUNDS = {  # decided before they were played, by how long they take
    "las-vegas": {2: 1_000, 3: 400, 4: 300, 5: 100},
    "las-vegas-royale": {2: 100, 3: 50, 4: 32, 5: 32},
    "sequence-dice": {2: 100, 3: 600, 4: 100},
    "yellow-dwarf": {3: 100, 4: 60, 5: 60, 6: 60},
}
Choice = tuple[View, tuple[int, ...]]  # what a seat sees, and what it may do
EVERY, TIMED = 5, 40  # one choice in so many of a game, and how many of these are timed


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=Path("build/strength"), help="where the tournaments are kept")
    arguments.add_argument("--workers", type=int, default=2, help="how many processes play")
    arguments.add_argument("--former", action="store_true", help="instead, expert against what it was: takes hours")
    arguments.add_argument("--times", action="store_true", help="instead, how long a choice of expert takes, and took")
    arguments.add_argument("--only", default="", help="a game, or a table as in las-vegas-3")
    arguments.add_argument("--rounds", type=int, help="rounds against the former expert (default: by table)")
    options = arguments.parse_args()
    if options.times:
        print_times(options.only)
        return
    print("| game | players | the better | the other | ahead of it, in a hundred meetings | luck taken out | rounds |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    if options.former:
        for name, players, former in former_experts(options.only):
            rounds = options.rounds or FORMER_ROUNDS[name][players]
            meet(name, players, "expert", former, {"rounds": rounds}, options)
    else:
        for name, players, weak, strong, limits in levels(options.only):
            meet(name, players, strong, weak, limits, options)


def levels(only: str) -> Iterator[tuple[str, int, str, str, dict[str, Any]]]:
    """Every table with each level and the one above it, and how long they play."""
    for (weak, strong), limits in PAIRS.items():
        for name in NAMES:
            for players in PLAYERS:
                if players in load(name).players and is_wanted(name, players, only):
                    yield name, players, weak, strong, limits


def is_wanted(name: str, players: int, only: str) -> bool:
    """Whether a table is among those that were asked for."""
    return only in ("", name, f"{name}-{players}")


def former_experts(only: str) -> Iterator[tuple[str, int, str]]:
    """Every table, and what expert was there before it learned."""
    for name, among in FORMER.items():
        for players, iterations in among.items():
            if is_wanted(name, players, only):
                yield name, players, f"search:iterations={iterations}"


def print_times(only: str) -> None:
    """How long a choice takes, for expert, for what it was, and without looking ahead."""
    print("| game | players | the former expert | expert | learned |\n| --- | --- | --- | --- | --- |")
    for name, players, former in former_experts(only):
        game = load(name)
        views = list(islice(some_choices(name, players), TIMED))
        row = [title_of(name), players]
        for bot in (former, "expert", "learned"):
            chooser = opponent(bot, game)
            chooser(*views[0], generator(0))  # compiled by now, or read from the cache
            began = time.perf_counter()
            for number, (view, actions) in enumerate(views):
                chooser(view, actions, generator(number))
            row.append(f"{1000 * (time.perf_counter() - began) / len(views):.1f} ms")
        print(f"| {' | '.join(map(str, row))} |", flush=True)


def some_choices(name: str, players: int) -> Iterator[Choice]:
    """Some choices of games between learned players, without end."""
    return (choice for _, choice in islice(all_choices(name, players), EVERY - 1, None, EVERY))


def all_choices(name: str, players: int) -> Iterator[tuple[int, Choice]]:
    """Every choice of games between learned players, without end, with the number of the game."""
    bot = opponent("learned", load(name))
    for seed in count():
        position, dealing, ply = Position(load(name), players, {}), croupier.Seeded(seed), 0
        while not position.is_over:
            if position.actor == CHANCE:
                position.play(dealing.outcome(position, ply))
            else:
                view, actions = position.view(position.actor), position.legal_actions
                if len(actions) > 1:
                    yield seed, (view, actions)
                position.play(bot(view, actions, generator(seed, ply)))
            ply += 1


def meet(name: str, players: int, strong: str, weak: str, limits: dict[str, Any], options: argparse.Namespace) -> None:
    """Play one row of the table and print it."""
    code = plan(name, players, [weak, strong]).code  # a changed version plays everything again
    folder = options.out / code / f"{name}-{players}-{strong}-{weak}".replace(":", "-")
    found = croupier.arena.run(name, [weak, strong], players, **limits, workers=options.workers, out=folder)
    duel = found.duels[strong, weak]
    raw = in_points(duel.mean, duel.error, duel.is_clear)
    adjusted = in_points(duel.adjusted_mean, duel.adjusted_error, duel.is_adjusted_clear)
    row = (title_of(name), players, strong, weak, raw, adjusted, found.rounds)
    print(f"| {' | '.join(map(str, row))} |", flush=True)


def in_points(mean: float | None, error: float | None, is_clear: bool) -> str:
    """A lead in a hundred meetings; empty where it was not measured."""
    if mean is None or error is None:
        return ""
    return f"{100 * mean:+.1f} ± {100 * error:.1f}{'' if is_clear else ' (not clear)'}"


if __name__ == "__main__":
    main()
