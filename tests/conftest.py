import os

import coverage
import pytest


@pytest.fixture(autouse=True)
def _own_state_folder(tmp_path, monkeypatch):
    """Games that tests leave behind are not left among the user's."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    os.environ.pop("CROUPIER_LANG", None)
    monkeypatch.setenv("LANG", "C.UTF-8")


def pytest_sessionfinish():
    """Save what a worker has covered while it still may: on a busy machine it is killed before it has exited."""
    current = coverage.Coverage.current()
    if current is not None:
        current.save()
