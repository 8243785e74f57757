"""Plant each fault in a copy of the tree and see whether the tests of its game find it. `make faults`."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.faults.planted import FAULTS

ROOT = Path(__file__).parent.parent.parent
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
COPIES = 2  # one for each core
TABLES = {  # how pytest selects the contract's tests of a game
    "las_vegas": "las-vegas and not royale",
    "las_vegas_royale": "royale",
    "sequence_dice": "sequence-dice",
    "yellow_dwarf": "yellow-dwarf",
}
LONGEST = 900  # seconds; a fault may keep a game from ending, but so may a busy machine: that is no verdict


def tests_of(file: str) -> list[tuple[str, dict[str, str], list[str]]]:
    """The test runs that may find a fault: (name, environment, arguments of pytest), the quickest first.

    Tests that compare the fast steps with the rules are left out: both may have the same fault.
    """
    game = "las_vegas_royale" if file == "majority.py" else file.split("/")[0]  # both Las Vegas games share it
    lockstep = f"tests/reference/test_{game}.py"
    without_draws = [] if file.endswith("unseen.py") else ["--ignore-glob=*test_unseen.py"]
    return [
        ("scenarios", INTERPRETED, [f"tests/rules/{game}", "--ignore-glob=*test_fast.py", *without_draws]),
        ("lockstep", INTERPRETED, [lockstep]),
        ("contract", INTERPRETED, ["tests/contract", "-k", TABLES[game]]),
        ("compiled lockstep", {}, [lockstep, f"tests/rules/{game}", "--ignore-glob=*test_fast.py"]),
    ]


def what_fails(tree: Path, tests: list[tuple[str, dict[str, str], list[str]]]) -> str:
    """The name of the first of these tests that fails, or "" if none does or one takes too long to say."""
    for name, variables, arguments in tests:
        environment = {
            **os.environ, **variables, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1",
            "CROUPIER_CACHE_DIR": str(tree / "cache"),
        }  # fmt: skip
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments]
        try:
            done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return ""
        if done.returncode == 1 or done.returncode < 0:  # compiled, a fault may crash the process
            return name
        assert done.returncode == 0, done.stdout.decode()[-2_000:]
    return ""


def what_finds(tree: Path, file: str, old: str, new: str) -> str:
    """The name of the test run that finds the fault, or "" if none does."""
    path = tree / "src" / "croupier" / "games" / file
    text = path.read_text()
    path.write_text(text.replace(old, new))
    try:
        return what_fails(tree, tests_of(file))
    finally:
        path.write_text(text)
        shutil.rmtree(tree / "cache", ignore_errors=True)


def main() -> None:
    chosen = [fault for fault in FAULTS if all(word in " ".join(fault) for word in sys.argv[1:])]
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(COPIES):
            tree = Path(folder, str(number))
            for part in ("src", "tests", "docs"):
                shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(ROOT / "pyproject.toml", tree)
            trees.put(tree)

        for file in {file.split("/")[0]: file for file, _, _ in chosen}.values():
            failed = what_fails(tree, tests_of(file))
            assert not failed, f"{failed} of {file} fail without a fault"

        def find(fault: tuple[str, str, str]) -> str:
            tree, start = trees.get(), time.monotonic()
            try:
                found = what_finds(tree, *fault)
            finally:
                trees.put(tree)
            file, old, new = (part.replace("\n", "\\n") for part in fault)
            print(f"{found or 'SURVIVES':<18} {time.monotonic() - start:4.0f} s  {file}: {old} -> {new}", flush=True)
            return found

        with ThreadPoolExecutor(COPIES) as pool:
            found = list(pool.map(find, chosen))
    print(f"{len(found)} faults planted, {found.count('')} of them not found")
    sys.exit("" in found)


if __name__ == "__main__":
    main()
