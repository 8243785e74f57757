"""`python -m bench.hinting`: how sharp hints are early in a game, and how far off, table by table.

Hints for some of the first choices of games are compared with many more tries of each choice to the end of the round or
deal (in Sequence Dice a few choices further than hints look). Those may be wrong, too, because in the end the same
network judges; but they do not share the hints' dice. It prints a table of docs/strength.md.
"""

import argparse
from collections.abc import Iterator
from itertools import islice

import numpy as np
from bench.gain import FAR, HUNDRED, TO_THE_END
from bench.strength import EVERY, Choice, all_choices

from croupier.arena.page import title_of
from croupier.bots.hints import about_equal, estimates
from croupier.bots.taught import Taught
from croupier.game import NAMES, load
from croupier.kernel import generator
from croupier.kernel.judge import WIN

EARLY = 4  # choices of each player that count as early
HINTS, TRIES = 1, 2  # streams of random numbers


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=60, help="positions of each table")
    arguments.add_argument("--tries", type=int, default=2_000, help="tries of each choice")
    arguments.add_argument("--only", default="", help="a game")
    options = arguments.parse_args()
    print("| game | players | choices | some are worse | one is best | so many are worse | off by | held | lost |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for name in NAMES:
        for players in load(name).players[:3]:
            if options.only in ("", name):
                print_row(name, players, list(islice(early_choices(name, players), options.positions)), options.tries)


def early_choices(name: str, players: int) -> Iterator[Choice]:
    """Some of the first choices of games between learned players."""
    game, number = -1, 0
    for seed, choice in all_choices(name, players):
        game, number = seed, number + 1 if seed == game else 0
        if number < EARLY * players and number % EVERY == 0:
            yield choice


def print_row(name: str, players: int, choices: list[Choice], tries: int) -> None:
    """What hints say of these choices, and what is right."""
    game = load(name)
    rows, has_worse, has_best, lost = [], [], [], []
    for number, (view, actions) in enumerate(choices):
        found = estimates(game, view, actions, generator(HINTS, number))
        equal, worse = about_equal(sorted(found, key=lambda hint: -hint.win))
        has_worse.append(bool(worse))
        has_best.append(len(equal) == 1)
        long = Taught(game).among(players).try_out(view, generator(TRIES, number), tries, FAR.get(name, TO_THE_END))
        wins = long[:, :, WIN].astype(float).mean(axis=1)
        first = max(range(len(found)), key=lambda option: found[option].win)
        lost.append(wins.max() - wins[first])
        for option, hint in enumerate(found):
            if option != first:
                lag = found[first].win - hint.win
                off = lag - (wins[first] - wins[option])
                rows.append((off, abs(off) <= hint.lag_error, hint in worse))
    offs, held, worse = np.array(rows).T
    cells = [
        f"{np.mean([len(actions) for _, actions in choices]):.1f}",
        *(f"{HUNDRED * np.mean(part):.0f} %" for part in (has_worse, has_best, worse)),
        f"{HUNDRED * np.quantile(np.abs(offs), 0.95):.1f}",
        f"{HUNDRED * held.mean():.1f} %",
        f"{HUNDRED * np.mean(lost):.2f}",
    ]
    print(f"| {title_of(name)} | {players} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
