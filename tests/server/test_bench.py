import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_quick_benchmark_measures_a_real_server_and_every_move_it_counts_was_committed():
    command = [sys.executable, "bench/server.py", "--quick", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr

    rows = json.loads(done.stdout)

    assert [row["loop"] for row in rows] == ["closed", "open"]
    for row in rows:
        assert row["tables"] == 10
        assert 0 < row["moves"] <= row["acknowledged"]
        assert row["acknowledged"] == row["committed"]
        assert 0 < row["p50"] <= row["p99"]
        assert row["per_second"] > 0
        assert row["per_cpu"] > 0
