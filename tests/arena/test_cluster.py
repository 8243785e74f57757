"""A real Dask scheduler with two worker processes, one of which is killed in the middle."""

import os
import signal
from pathlib import Path

import pytest
from distributed import KilledWorker, LocalCluster

from croupier import RecordError, SettingsError
from croupier.arena import running
from croupier.arena.entrants import entrants_of
from croupier.arena.tournament import plan, play_rounds, rounds
from croupier.arena.workers import dask_workers
from croupier.terminal import tournament as terminal

BOLD = f"{Path(__file__).parents[2] / 'examples' / 'bold.py'}:bold"
ENTRANTS = entrants_of([BOLD, "search:iterations=100"])
PLAN = plan("las-vegas", 2, ENTRANTS, seed=4)
ROUNDS = 24


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # sockets of the worker that was killed
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_killed_worker_changes_nothing():
    alone = play_rounds(PLAN, 0, ROUNDS, ENTRANTS).rounds
    with LocalCluster(
        n_workers=2, threads_per_worker=2, host="127.0.0.1", dashboard_address=":0", silence_logs=50
    ) as cluster:
        found = []
        with dask_workers(cluster.scheduler_address) as (executor, count):
            assert count == 4
            for played in rounds(PLAN, range(ROUNDS), executor, count, ENTRANTS):
                if len(found) == 3:
                    os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
                found.append(played)
    assert found == alone


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_rounds_that_kill_every_worker_are_a_refusal(tmp_path, monkeypatch):
    """Dask gives a task up after several workers have died while playing it."""

    def die(*_):
        raise KilledWorker("rounds", None, 3)

    monkeypatch.setattr(running, "rounds", die)
    with (
        LocalCluster(
            n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0", silence_logs=50
        ) as cluster,
        pytest.raises(RecordError) as refused,
    ):
        terminal.run(PLAN.game, 2, "random,easy", 1, 0, [], None, True, None, cluster.scheduler_address, tmp_path / "x")
    assert refused.value.code == "workers-lost"


def test_no_scheduler_is_said_clearly():
    with pytest.raises(SettingsError, match="no Dask scheduler"), dask_workers("tcp://127.0.0.1:9"):
        pass
