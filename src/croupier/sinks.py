"""Where the plies of a match are kept: a file, memory, or anything else with the two methods of a `Sink`."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, Self

from croupier.errors import RecordError
from croupier.records import CHANCE_TEXT, Ending, Header, Ply, Record, is_document, line


class Sink(Protocol):
    """Keeps plies. When a method returns, everything that it was given is kept; when it raises, nothing is."""

    def append(self, plies: Sequence[Ply]) -> None:
        """Keep these plies, all or none."""

    def finish(self, ending: Ending) -> None:
        """Keep how the game ended; nothing comes after it."""


class Memory:
    """Keeps a record in memory.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2), dealing=croupier.Seeded(1))
    >>> _ = list(match.advance())
    >>> len(match.record().plies) == match.ply
    True
    """

    def __init__(self, header: Header) -> None:
        self.record = Record(header, [])

    def append(self, plies: Sequence[Ply]) -> None:
        """Keep these plies."""
        self.record.plies.extend(plies)

    def finish(self, ending: Ending) -> None:
        """Keep how the game ended."""
        self.record.ending = ending

    def cut(self, record: Record) -> None:
        """Forget the plies after those of `record`, which is the beginning of this one."""
        del self.record.plies[len(record.plies) :]


class File:
    """Keeps a record as JSON lines in a file of whole lines; a player's moves are on the disk itself."""

    def __init__(self, path: Path, header: Header) -> None:
        """Begin a new file; an existing one is never written over."""
        try:
            self._file = path.open("xb", buffering=0)
        except FileExistsError:
            raise RecordError("record-exists", path=str(path)) from None
        except OSError as error:
            raise _unwritable(path, error) from None
        self.path, self._size = path, 0
        try:
            self._write(line(header))
        except RecordError:
            self._file.close()
            path.unlink(missing_ok=True)
            raise

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on after the last whole line of a file that is known to hold a record."""
        sink = object.__new__(cls)
        try:
            data = path.read_bytes()
            if is_document(data):
                raise RecordError("record-document", path=str(path))
            sink._file = path.open("r+b", buffering=0)
        except OSError as error:
            raise _unwritable(path, error) from None
        sink.path, sink._size = path, data.rfind(b"\n") + 1
        return sink

    def append(self, plies: Sequence[Ply]) -> None:
        """Add these plies; if a player's is among them, they are brought to the disk itself."""
        self._write(b"".join(map(line, plies)), is_synced=any(ply.actor != CHANCE_TEXT for ply in plies))

    def finish(self, ending: Ending) -> None:
        """Write the ending and bring it to the disk."""
        self._write(line(ending))

    def cut(self, record: Record) -> None:
        """Forget the plies after those of `record`, which is the beginning of this one."""
        try:
            self._file.truncate(len(record.to_lines()))
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _unwritable(self.path, error) from None
        self._size = len(record.to_lines())

    def _write(self, data: bytes, is_synced: bool = True) -> None:
        try:
            self._file.truncate(self._size)  # removes what a failed write left in the file
            self._file.seek(self._size)
            written = 0
            while written < len(data):
                written += self._file.write(data[written:]) or 0
            if is_synced:
                os.fsync(self._file.fileno())
        except OSError as error:
            try:
                self._file.truncate(self._size)
            except OSError:
                pass  # resuming leaves out a torn last line, and the next write cuts it off
            raise _unwritable(self.path, error) from None
        self._size += len(data)

    def close(self) -> None:
        """Bring everything to the disk and close the file."""
        try:
            os.fsync(self._file.fileno())
            self._file.close()
        except OSError as error:
            raise _unwritable(self.path, error) from None


def _unwritable(path: Path, error: OSError) -> RecordError:
    return RecordError("record-unwritable", path=str(path), reason=str(error.strerror))
