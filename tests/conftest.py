import os

import pytest


@pytest.fixture(autouse=True)
def _own_state_folder(tmp_path, monkeypatch):
    """Games that tests leave behind are not left among the user's."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    os.environ.pop("CROUPIER_LANG", None)
    monkeypatch.setenv("LANG", "C.UTF-8")
