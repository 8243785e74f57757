"""`make strength`: every level against the one below it, in every game, as `croupier tournament` plays it.

Rounds that were played before are not played again. It prints the table of docs/strength.md.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from croupier.arena.page import title_of
from croupier.arena.tournament import plan
from croupier.game import NAMES, load

PAIRS = {  # rounds; close pairs play until the order is clear, the others all rounds
    ("random", "greedy"): ["--rounds", "200"],
    ("easy", "medium"): ["--rounds", "200"],
    ("medium", "hard"): ["--rounds", "1000", "--stop-when-clear"],
    ("hard", "expert"): ["--rounds", "250", "--stop-when-clear"],
}
PLAYERS = (2, 3, 4)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=Path("build/strength"), help="where the tournaments are kept")
    arguments.add_argument("--workers", default="2", help="how many processes play")
    options = arguments.parse_args()
    print("| game | players | the better | the other | ahead of it, in a hundred meetings | rounds |")
    print("| --- | --- | --- | --- | --- | --- |")
    for (weak, strong), rounds in PAIRS.items():
        for name in NAMES:
            for players in PLAYERS:
                if players in load(name).players:
                    found = play(name, players, weak, strong, rounds, options.out, options.workers)
                    duel = found["duels"][strong][weak]
                    clear = "" if duel["is_clear"] else " (not clear)"
                    ahead = f"{100 * duel['mean']:+.1f} ± {100 * duel['error']:.1f}{clear}"
                    row = (title_of(name), players, strong, weak, ahead, found["rounds"])
                    print(f"| {' | '.join(map(str, row))} |", flush=True)


def play(name: str, players: int, weak: str, strong: str, rounds: list[str], out: Path, workers: str) -> dict:
    """Play one tournament, or the rest of it, and return its result."""
    code = plan(name, players, [weak, strong]).code  # a changed version plays everything again
    folder = out / code / f"{name}-{players}-{strong}-{weak}"
    command = [sys.executable, "-m", "croupier", "tournament", name, "--players", str(players), "--bots"]
    command += [f"{weak},{strong}", *rounds, "--workers", workers]
    subprocess.run([*command, "--out", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return json.loads((folder / "result.json").read_text())


if __name__ == "__main__":
    main()
