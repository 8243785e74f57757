"""`make train`: every game and number of players is taught by `croupier train`, two at a time; the files are shipped.

Logs and learning curves are kept in build/train.
"""

import argparse
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from croupier.bots.taught import file_of
from croupier.game import NAMES, load

# By game; more made no clear difference in Las Vegas, and in Royale a third of it was 7 in a hundred behind.
MINUTES = {"las-vegas": 6, "las-vegas-royale": 12, "sequence-dice": 4, "yellow-dwarf": 4}
SEED = 0


def teach(table: tuple[str, int]) -> tuple[bool, str]:
    name, players = table
    kept = Path("build/train") / f"{name}-{players}"
    options = ["--players", players, "--minutes", MINUTES[name], "--seed", SEED]
    files = ["--out", kept.with_suffix(".npz"), "--plot", kept.with_suffix(".svg")]
    command = [sys.executable, "-m", "croupier", "train", name, *options, *files]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    kept.with_suffix(".txt").write_text(done.stdout + done.stderr)
    last = next((line for line in reversed(done.stdout.splitlines()) if "%" in line), "").strip()
    if done.returncode == 0:  # only what has learned to the end is shipped
        shutil.copyfile(kept.with_suffix(".npz"), file_of(load(name), players))
    said = last if done.returncode == 0 else done.stderr.strip()
    return done.returncode == 0, f"{name}, {players} players: {said}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--workers", type=int, default=2, help="how many learn at the same time (default: 2)")
    options = arguments.parse_args()
    Path("build/train").mkdir(parents=True, exist_ok=True)
    tables = [(name, players) for name in NAMES for players in load(name).players]
    with ThreadPoolExecutor(options.workers) as pool:
        taught = []
        for is_taught, line in pool.map(teach, tables):
            taught.append(is_taught)
            print(line, flush=True)
    sys.exit(0 if all(taught) else 1)


if __name__ == "__main__":
    main()
