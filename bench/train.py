"""`make train`: every game and number of players is taught by `croupier train`, two at a time; the files are shipped.

Logs and learning curves are kept in build/train.
"""

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from croupier.bots.taught import file_of
from croupier.game import NAMES, load

MINUTES, SEED = 4, 0


def teach(table: tuple[str, int]) -> str:
    name, players = table
    kept = Path("build/train") / f"{name}-{players}"
    options = ["--players", players, "--minutes", MINUTES, "--seed", SEED]
    files = ["--out", file_of(load(name), players), "--plot", kept.with_suffix(".svg")]
    command = [sys.executable, "-m", "croupier", "train", name, *options, *files]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    kept.with_suffix(".txt").write_text(done.stdout + done.stderr)
    last = next((line for line in reversed(done.stdout.splitlines()) if "%" in line), "").strip()
    return f"{name}, {players} players: {last or done.stderr.strip()}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--workers", type=int, default=2, help="how many learn at the same time (default: 2)")
    options = arguments.parse_args()
    Path("build/train").mkdir(parents=True, exist_ok=True)
    tables = [(name, players) for name in NAMES for players in load(name).players]
    with ThreadPoolExecutor(options.workers) as pool:
        for line in pool.map(teach, tables):
            print(line, flush=True)


if __name__ == "__main__":
    main()
