import os

import coverage
import pytest


@pytest.fixture(autouse=True)
def _own_state_folder(tmp_path, monkeypatch):
    """Keep games that tests leave behind out of the user's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    os.environ.pop("CROUPIER_LANG", None)
    monkeypatch.setenv("LANG", "C.UTF-8")


def pytest_sessionfinish():
    """Save a worker's coverage now: on a busy machine the worker is killed before it has exited."""
    current = coverage.Coverage.current()
    if current is not None:
        current.save()
