"""`make strength`: every level against the one below it, in every game, as `croupier tournament` plays it.

Rounds that were played before are not played again. It prints the table of docs/strength.md.
"""

import argparse
from pathlib import Path
from typing import Any

import croupier
from croupier.arena.page import title_of
from croupier.arena.tournament import plan
from croupier.game import NAMES, load

ERROR_RATE = 0.05
PAIRS = {  # rounds; close pairs play until the order is clear, the others all rounds
    ("random", "greedy"): {"rounds": 200},
    ("easy", "medium"): {"rounds": 200},
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
FORMER_ROUNDS = 60


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=Path("build/strength"), help="where the tournaments are kept")
    arguments.add_argument("--workers", type=int, default=2, help="how many processes play")
    arguments.add_argument("--former", action="store_true", help="only expert against what it was before it learned")
    options = arguments.parse_args()
    print("| game | players | the better | the other | ahead of it, in a hundred meetings | luck taken out | rounds |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for (weak, strong), limits in PAIRS.items():
        for name in NAMES:
            for players in PLAYERS:
                if players in load(name).players and not options.former:
                    meet(name, players, strong, weak, limits, options)
    for name, among in FORMER.items():
        for players, iterations in among.items():
            meet(name, players, "expert", f"search:iterations={iterations}", {"rounds": FORMER_ROUNDS}, options)


def meet(name: str, players: int, strong: str, weak: str, limits: dict[str, Any], options: argparse.Namespace) -> None:
    """Play one row of the table and print it."""
    code = plan(name, players, [weak, strong]).code  # a changed version plays everything again
    folder = options.out / code / f"{name}-{players}-{strong}-{weak}".replace(":", "-")
    found = croupier.arena.run(name, [weak, strong], players, **limits, workers=options.workers, out=folder)
    duel = found.duels[strong, weak]
    raw, adjusted = (
        f"{100 * mean:+.1f} ± {100 * error:.1f}{'' if is_clear else ' (not clear)'}"
        for mean, error, is_clear in (
            (duel.mean, duel.error, duel.is_clear),
            (duel.adjusted_mean or 0.0, duel.adjusted_error or 0.0, duel.is_adjusted_clear),
        )
    )
    row = (title_of(name), players, strong, weak, raw, adjusted, found.rounds)
    print(f"| {' | '.join(map(str, row))} |", flush=True)


if __name__ == "__main__":
    main()
