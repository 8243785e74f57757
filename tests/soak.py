"""The long run: the tests that play random games, again and again with new seeds, then servers that are killed.

`make soak MINUTES=60`
"""

import argparse
import os
import secrets
import subprocess
import sys
import time

MODES = {"compiled": {}, "bounds-checked": {"NUMBA_BOUNDSCHECK": "1"}}
TESTS = ("tests/contract", "tests/reference", "tests/rules")


def run_round(seed: str, size: int, mode: str) -> bool:
    """Whether all tests of one round passed."""
    variables = {"CROUPIER_SOAK_SEED": seed, "CROUPIER_SOAK_SIZE": str(size), **MODES[mode]}
    arguments = ["-m", "pytest", "-n", "2", "-q", "-x", "-m", "soak", *TESTS]
    print(f"seed {seed}, size {size}, {mode}", flush=True)
    done = subprocess.run([sys.executable, *arguments], env={**os.environ, **variables}, check=False)
    if done.returncode:
        given = " ".join(f"{name}={value}" for name, value in MODES[mode].items())
        print(f"To play these games again: {given} make soak SEED={seed} SIZE={size}".replace(":  ", ": "))
    return done.returncode == 0


def kill_servers(count: int) -> bool:
    """Whether nothing was lost when servers were killed so many times, half of them on each database."""
    print(f"{count} kills of a server in the middle of games", flush=True)
    arguments = ["-m", "pytest", "-n", "2", "-q", "-x", "-m", "soak", "tests/server/test_kill.py"]
    variables = {"CROUPIER_KILLS": str(count // 2)}
    return subprocess.run([sys.executable, *arguments], env={**os.environ, **variables}, check=False).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="no round begins after this many")
    parser.add_argument("--size", type=int, default=1, help="times as many games in a round as `make test` plays")
    parser.add_argument("--kills", type=int, default=1_000, help="how often a server is killed, after the rounds")
    parser.add_argument("--seed", default="", help="play the one round of this seed")
    chosen = parser.parse_args()
    if chosen.seed:
        mode = "bounds-checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "compiled"
        sys.exit(not run_round(chosen.seed, chosen.size, mode))
    end, num_rounds = time.monotonic() + 60 * chosen.minutes, 0
    while time.monotonic() < end:
        mode = "bounds-checked" if num_rounds % 4 == 3 else "compiled"
        if not run_round(secrets.token_hex(4), chosen.size, mode):
            sys.exit(1)
        num_rounds += 1
    if not kill_servers(chosen.kills):
        sys.exit(1)
    print(f"{num_rounds} rounds and {chosen.kills} kills, and nothing was found")


if __name__ == "__main__":
    main()
