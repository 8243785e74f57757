"""`make strength`: every level against the one below it, in every game, as `croupier tournament` plays it.

Rounds that were played before are not played again. It prints the table of docs/strength.md.
"""

import argparse
from pathlib import Path

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


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=Path("build/strength"), help="where the tournaments are kept")
    arguments.add_argument("--workers", type=int, default=2, help="how many processes play")
    options = arguments.parse_args()
    print("| game | players | the better | the other | ahead of it, in a hundred meetings | rounds |")
    print("| --- | --- | --- | --- | --- | --- |")
    for (weak, strong), limits in PAIRS.items():
        for name in NAMES:
            for players in PLAYERS:
                if players in load(name).players:
                    code = plan(name, players, [weak, strong]).code  # a changed version plays everything again
                    kept = {"workers": options.workers, "out": options.out / code / f"{name}-{players}-{strong}-{weak}"}
                    found = croupier.arena.run(name, [weak, strong], players, **limits, **kept)
                    duel = found.duels[strong, weak]
                    clear = "" if duel.is_clear else " (not clear)"
                    ahead = f"{100 * duel.mean:+.1f} ± {100 * duel.error:.1f}{clear}"
                    row = (title_of(name), players, strong, weak, ahead, found.rounds)
                    print(f"| {' | '.join(map(str, row))} |", flush=True)


if __name__ == "__main__":
    main()
