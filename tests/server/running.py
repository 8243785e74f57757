"""A real server in a process of its own, on a free port of loopback, that can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import psutil

START_SECONDS = 60


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """`croupier serve`; use it with `with`."""

    def __init__(self, database: str, *options: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "croupier", "serve", "--port", str(self.port), "--database", database,
                         "--no-limits", "--max-open", "100000", *options]  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Running":
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                raise AssertionError(f"the server ended: {self.process.stderr.read().decode()}")
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    assert answer.status == 200
                return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def children(self) -> list[psutil.Process]:
        assert self.process is not None
        return psutil.Process(self.process.pid).children(recursive=True)

    def kill(self) -> None:
        """kill -9: no goodbye, no clean-up."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> str:
        """Ask it to end, as systemd does; returns what it has logged."""
        if self.process is None:
            return ""
        if self.process.poll() is None:
            self.process.terminate()
        logged = self.process.communicate(timeout=60)[1].decode()
        self.process = None
        return logged

    def _close(self) -> None:
        assert self.process is not None
        assert self.process.stderr is not None
        self.process.stderr.close()
        self.process = None
