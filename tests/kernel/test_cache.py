"""The on-disk cache: hit by the next process, and never stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import croupier
from croupier.engine import BULK, PLAYING
from tests.contract.games import IS_INTERPRETED

SOURCE = Path(croupier.__file__).parent
PROGRAM = """
import croupier, numpy as np
from croupier.engine import BULK, PLAYING, Engine
from croupier.game import load
from croupier.arena.simulate import simulate
game = load("las-vegas")
engine = Engine(game)
for _ in engine.compile(PLAYING + BULK): pass
stats = [getattr(engine.doors, name).stats for name in PLAYING + BULK]
print(sum(sum(s.cache_hits.values()) for s in stats), sum(sum(s.cache_misses.values()) for s in stats))
position = croupier.start("las-vegas", 2, starter=0)
print(position.legal_moves[0])
"""

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="nothing is compiled in interpreted mode")


def run(source: Path, cache: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "CROUPIER_CACHE_DIR": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    assert done.stderr == "", "compiling says nothing where there is no terminal"
    return done.stdout.split("\n")


def test_the_next_process_hits_the_cache_and_a_changed_callee_is_noticed(tmp_path):
    tree = tmp_path / "src"
    shutil.copytree(SOURCE, tree / "croupier", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"

    cold = run(tree, cache)
    doors = len(PLAYING + BULK)
    assert cold[0] == f"0 {doors}"
    assert cold[1] == "note 10000"

    warm = run(tree, cache)
    assert warm[0] == f"{doors} 0", "every door is found in the cache, specialised ones too"
    assert warm[1] == "note 10000"

    # A callee in another file than the doors': whose turn chance's first note would be.
    rules = tree / "croupier" / "games" / "las_vegas" / "rules.py"
    text = rules.read_text()
    changed = text.replace("s.unseen[value] = NUM_OF_NOTE[value]", "s.unseen[value] = NUM_OF_NOTE[value] * (value > 1)")
    assert changed != text
    stamp = rules.stat()
    rules.write_text(changed)
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))

    after = run(tree, cache)
    assert after[0] == f"0 {doors}"
    assert after[1] == "note 20000", "the new behaviour, not the cached one"
