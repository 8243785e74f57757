import os
import signal

import coverage
import pytest

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # in the background; programs must hear Ctrl-C all the same
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _own_state_folder(tmp_path, monkeypatch):
    """Keep games that tests leave behind out of the user's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    os.environ.pop("CROUPIER_LANG", None)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(autouse=True)
def _own_interrupt():
    """A program stops listening to Ctrl-C when it takes its leave; the next test's programs must hear it."""
    interrupt = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, interrupt)


def pytest_sessionfinish():
    """Save a worker's coverage now: on a busy machine the worker is killed before it has exited."""
    current = coverage.Coverage.current()
    if current is not None:
        current.save()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Hand out tests one by one, but the rules of a game to one worker: what they compile is then compiled once.

    So are those that train: nothing else compiles what they need.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Scheduler(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            folders = nodeid.split("::")[0].split("/")
            if folders[:2] == ["tests", "rules"] and len(folders) == 4:
                return folders[2]
            return folders[-1] if folders[-1] == "test_training.py" else nodeid

    return Scheduler(config, log)
