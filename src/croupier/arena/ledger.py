"""A tournament on disk: JSON lines, the plan first, then a line for each round; it can go on after a stop."""

import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

import msgspec
from msgspec import Struct

from croupier.arena.tournament import Plan, Round
from croupier.errors import RecordError

FORMAT, VERSION = "croupier-tournament", 2


class _Header(Struct, frozen=True):
    format: str
    version: int
    plan: Plan


class Ledger:
    """The rounds of one plan; `rounds` are those that the file had at first, `append` adds the next one."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.rounds = path, list[Round]()
        header = msgspec.json.encode(_Header(FORMAT, VERSION, plan))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = FileIO(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+")
        except OSError as error:
            raise RecordError("record-unwritable", path=str(path), reason=str(error.strerror)) from None
        try:
            self._begin(header)
        except BaseException:
            self._file.close()
            raise

    def append(self, played: Round) -> None:
        """Add a round; it is written, though not synced to the disk, when this returns."""
        self._write(msgspec.json.encode(played))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _begin(self, header: bytes) -> None:
        """Lock the file, and only then read it: until now another process may have written to it."""
        try:
            _lock(self._file)
        except BlockingIOError:
            raise RecordError("tournament-running", path=str(self.path)) from None
        whole = self._read(header)
        self._file.truncate(whole)  # the round of a torn last line is played again
        self._file.seek(whole)
        if not whole:
            self._write(header)

    def _write(self, line: bytes) -> None:
        try:
            is_whole = self._file.write(line + b"\n") == len(line) + 1
        except OSError as error:
            raise RecordError("record-unwritable", path=str(self.path), reason=str(error.strerror)) from None
        if not is_whole:
            raise RecordError("record-unwritable", "room", path=str(self.path))

    def _read(self, header: bytes) -> int:
        """Read the rounds in the file; return how many of its bytes are whole lines."""
        lines = list(self._whole_lines())
        if not lines:
            return 0
        if lines[0] != header:
            raise RecordError("tournament-other", path=str(self.path))
        for number, line in enumerate(lines[1:]):
            try:
                self.rounds.append(msgspec.json.decode(line, type=Round))
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise RecordError("tournament-broken", path=str(self.path), round=number) from None
        return sum(len(line) + 1 for line in lines)

    def _whole_lines(self) -> Iterator[bytes]:
        for line in self._file.readall().splitlines(keepends=True):
            if line.endswith(b"\n"):
                yield line[:-1]


def _lock(file: FileIO) -> None:
    """Keep other processes from writing until the file is closed; do nothing on systems without such locks."""
    try:
        import fcntl
    except ImportError:  # pragma: no cover  # Windows
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
