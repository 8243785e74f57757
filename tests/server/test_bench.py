import json
import subprocess
import sys
from pathlib import Path

from tests.server.running import Running

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


def test_tables_are_left_to_measure_however_fast_the_server_is(tmp_path):
    with Running(f"sqlite:///{tmp_path}/croupier.sqlite") as server:
        task = {"port": server.port, "pid": server.process.pid, "job": "closed", "tables": 2, "spare": 8}
        command = [sys.executable, "bench/load.py", json.dumps({**task, "warm_seconds": 200.0})]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr

    report = json.loads(done.stdout)

    assert report["seconds"] < 200
    assert report["ended"] >= 6
    assert report["moves"] > 0
    assert report["cpu"]["server"] > 0
