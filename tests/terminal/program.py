"""The program as people run it: in this process where that shows the same, which is many times faster."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from croupier.cli import app

IN_PROCESS = (
    "games", "hint", "odds", "opponents", "perft", "play", "replay", "rules", "saved", "schema", "simulate", "verify",
)  # fmt: skip


def croupier(*arguments, input="", **kwargs):
    """Run the program; with other arguments of `subprocess.run` in a process of its own."""
    words = [str(argument) for argument in arguments]
    if kwargs or not words or words[0] not in IN_PROCESS:
        return in_its_own_process(*words, input=input, **kwargs)
    return _in_this_process(words, input)


def in_its_own_process(*arguments, input="", **kwargs):
    return subprocess.run(
        [sys.executable, "-m", "croupier", *map(str, arguments)],
        input=input, capture_output=True, text=True, timeout=120, **kwargs,
    )  # fmt: skip


def _in_this_process(words, text):
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    given = io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", given):
            app(words, prog_name="croupier")
    except SystemExit as stop:
        status = stop.code
    shown = [stream.buffer.getvalue().decode() for stream in (out, err)]
    return subprocess.CompletedProcess(words, status or 0, *shown)
