"""The on-disk cache: hit by the next process, never stale, and rid of unused folders."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from croupier.kernel import decorator
from tests.contract.games import IS_INTERPRETED
from tests.kernel import toy

DAY = 24 * 60 * 60
NOW = 1_800_000_000


def tree_with_toy(tree: Path) -> Path:
    """The kernel as it is and one tiny game; returns the file of the callee that the game has in a file of its own."""
    shutil.copytree(Path(decorator.__file__).parent, tree / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    race = tree / "games" / "race"
    race.mkdir(parents=True)
    for folder in (tree, tree / "games", race):
        (folder / "__init__.py").touch()
    (race / "rules.py").write_text(toy.RULES)
    steps = race / "steps.py"
    steps.write_text(toy.STEPS)
    return steps


def run(source: Path, cache: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "CROUPIER_CACHE_DIR": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", toy.PROGRAM], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stderr == "", "compiling says nothing where there is no terminal"
    return done.stdout.splitlines()


@pytest.mark.skipif(IS_INTERPRETED, reason="nothing is compiled in interpreted mode")
def test_the_next_process_hits_the_cache_and_a_changed_callee_is_noticed(tmp_path):
    steps, cache = tree_with_toy(tmp_path / "src" / "croupier"), tmp_path / "cache"
    assert run(tmp_path / "src", cache) == ["0 3", "5 0"]
    assert run(tmp_path / "src", cache) == ["3 0", "5 0"], "every door is found in the cache, specialised ones too"

    stamp = steps.stat()
    steps.write_text(toy.STEPS.replace("return face", "return 2 * face"))
    os.utime(steps, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert run(tmp_path / "src", cache) == ["0 3", "10 0"], "the new behaviour, not the cached one"


def compiled_folder(root: Path, name: str, days_unused: float, num_bytes: int = 10) -> Path:
    """A made-up folder of compiled code that was last used `days_unused` days ago."""
    folder = root / f"compiled-{name}"
    (folder / "las_vegas_0").mkdir(parents=True)
    (folder / "las_vegas_0" / "rules.nbc").write_bytes(bytes(num_bytes))
    used = NOW - days_unused * DAY
    os.utime(folder, (used, used))
    return folder


def left_in(root: Path) -> list[str]:
    return sorted(path.name for path in root.iterdir())


def test_compiled_code_that_nobody_has_used_for_a_month_is_removed(tmp_path):
    current = compiled_folder(tmp_path, "current", 40)
    for name, days in (("old", 31), ("recent", 29)):
        compiled_folder(tmp_path, name, days)
    (tmp_path / "games").mkdir()  # not ours to remove
    decorator.prune(current, NOW)
    assert left_in(tmp_path) == ["compiled-current", "compiled-recent", "games"]


def test_the_longest_unused_goes_when_there_is_too_much(tmp_path, monkeypatch):
    monkeypatch.setattr(decorator, "MAX_BYTES", 250)
    current = compiled_folder(tmp_path, "current", 20, 100)
    for name, days in (("a", 3), ("b", 1), ("c", 2)):
        compiled_folder(tmp_path, name, days, 100)
    decorator.prune(current, NOW)
    assert left_in(tmp_path) == ["compiled-b", "compiled-current"]


def test_the_current_code_stays_however_large_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(decorator, "MAX_BYTES", 50)
    decorator.prune(compiled_folder(tmp_path, "current", 0, 100), NOW)
    assert left_in(tmp_path) == ["compiled-current"]


def test_many_may_prune_at_once(tmp_path):
    current = compiled_folder(tmp_path, "current", 0)
    for number in range(200):
        compiled_folder(tmp_path, str(number), 31)
    failures = []

    def prune():
        try:
            decorator.prune(current, NOW)
        except OSError as failure:
            failures.append(failure)

    threads = [threading.Thread(target=prune) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert left_in(tmp_path) == ["compiled-current"]


def test_pruning_happens_when_a_folder_is_new_and_use_is_noted(tmp_path):
    compiled_folder(tmp_path, "old", 10_000)
    current = tmp_path / "compiled-current"
    decorator.note_use(current)
    assert left_in(tmp_path) == ["compiled-current"]
    compiled_folder(tmp_path, "old", 10_000)
    os.utime(current, (0, 0))
    decorator.note_use(current)
    assert current.stat().st_mtime > NOW - 365 * DAY
    assert left_in(tmp_path) == ["compiled-current", "compiled-old"]


def test_a_cache_that_cannot_be_written_is_left_alone(tmp_path):
    (tmp_path / "file").touch()
    decorator.note_use(tmp_path / "file" / "compiled-current")
