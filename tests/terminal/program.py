"""The real program, run as people run it."""

import subprocess
import sys


def croupier(*arguments, input="", **kwargs):
    return subprocess.run(
        [sys.executable, "-m", "croupier", *map(str, arguments)],
        input=input, capture_output=True, text=True, timeout=120, **kwargs,
    )  # fmt: skip
