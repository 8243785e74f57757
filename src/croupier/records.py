"""A saved game: JSON lines that grow as it is played, or one JSON document; docs/records.md has the format."""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import msgspec
from msgspec import Struct

from croupier.errors import GameError, RecordError
from croupier.game import NAMES, load
from croupier.kernel import CHANCE
from croupier.moves import Move
from croupier.position import Outcome, Position

FORMAT, VERSION = "croupier-record", 1
CHANCE_TEXT = "chance"


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and "human" or a bot's name."""

    name: str
    kind: str


class DealtBy(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the dice came from; a fair seed is not here but at the end of the record."""

    method: Literal["fair", "seeded", "typed"]
    seed: int | None = None
    table: str | None = None
    commitment: str | None = None
    entropy: list[str] | None = None


class Header(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is fixed before the first ply."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    players: int
    settings: dict[str, Any]
    seats: list[Seat]
    dealing: DealtBy


class Ply(Struct, frozen=True, forbid_unknown_fields=True):
    """One action: who, what, and the hash chain up to and including it."""

    ply: int
    actor: int | str
    move: str
    hash: str


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended; a fair seed is revealed here. Abandoned games have no scores."""

    end: Literal["finished", "abandoned"]
    hash: str
    scores: list[int] | None = None
    tiebreaks: list[int] | None = None
    places: list[int] | None = None
    seed: str | None = None


class Record(Struct):
    """A whole record, as read; `replay` is what checks it."""

    header: Header
    plies: list[Ply]
    ending: Ending | None = None

    def replay(self) -> Iterator[tuple[Ply | None, Position]]:
        """The position after each ply, the start first; raises RecordError at the ply that breaks."""
        position = opening(self.header)
        chain = header_hash(self.header)
        yield None, position
        for number, ply in enumerate(self.plies):
            if ply.ply != number:
                raise RecordError("record-tampered", f"this ply is numbered {ply.ply}", number)
            chain = ply_hash(chain, number, ply.actor, ply.move)
            if chain != ply.hash:
                raise RecordError("record-tampered", "the hash chain breaks here: something was changed", number)
            actor = CHANCE if ply.actor == CHANCE_TEXT else ply.actor
            if not isinstance(actor, int):
                raise RecordError("record-malformed", f"{ply.actor!r} is not a seat or {CHANCE_TEXT!r}", number)
            try:
                position.play(ply.move, actor)
            except GameError as error:
                raise RecordError("record-illegal", error.message, number) from None
            yield ply, position
        if self.ending is not None:
            self._check_ending(position, chain)

    def _check_ending(self, position: Position, chain: str) -> None:
        assert self.ending is not None
        number = len(self.plies)
        if (self.ending.end == "finished") != position.is_over:
            raise RecordError("record-truncated", f"the record says {self.ending.end}, the game says otherwise", number)
        if self.ending != make_ending(position, chain, self.ending.seed):
            raise RecordError("record-tampered", "the ending does not belong to this game", number)

    def final_position(self) -> Position:
        """The position after the last ply, everything checked."""
        *_, (_, position) = self.replay()
        return position

    def to_lines(self) -> bytes:
        """The record as JSON lines."""
        ending = [] if self.ending is None else [self.ending]
        return b"".join(_line(part) for part in (self.header, *self.plies, *ending))

    def to_document(self) -> bytes:
        """The record as one JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def opening(header: Header) -> Position:
    """The position before the first ply."""
    if header.format != FORMAT:
        raise RecordError("record-malformed", f"this is not a {FORMAT} but {header.format!r}")
    if header.version != VERSION:
        raise RecordError(
            "record-version", f"this is a record of format version {header.version}; this program reads {VERSION}"
        )
    if header.game not in NAMES:
        raise RecordError("record-malformed", f"there is no game {header.game!r}")
    game = load(header.game)
    if header.rules != game.rules_version:
        raise RecordError(
            "record-version", f"played by rules version {header.rules}; this program has {game.rules_version}"
        )
    if len(header.seats) != header.players:
        raise RecordError("record-malformed", f"{header.players} players but {len(header.seats)} seats")
    try:
        return Position(game, header.players, header.settings)
    except GameError as error:
        raise RecordError("record-malformed", error.message) from None


def read(data: bytes, allow_torn: bool = False) -> Record:
    """A record from JSON lines or one document; not yet replayed.

    With `allow_torn`, a last line that was cut off while being written is left out.
    """
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text", f"byte {error.start} is not UTF-8: this is no record") from None
    if not data.strip():
        raise RecordError("record-empty", "the file is empty")
    if _is_document(data):
        document: Record = _decode(data, Record, None)
        return document
    lines = data.split(b"\n")
    torn = lines.pop()
    if torn and not allow_torn:
        raise RecordError("record-truncated", "the last line is cut off", max(len(lines) - 1, 0))
    if not lines:
        raise RecordError("record-truncated", "not even the first line is whole")
    record = Record(_decode(lines[0], Header, None), [])
    for number, line in enumerate(lines[1:]):
        if record.ending is not None:
            raise RecordError("record-malformed", "there are lines after the ending", number)
        if line.startswith(b'{"end"'):
            record.ending = _decode(line, Ending, number)
        else:
            record.plies.append(_decode(line, Ply, number))
    return record


def read_file(path: Path, allow_torn: bool = False) -> Record:
    """A record from a file."""
    try:
        return read(path.read_bytes(), allow_torn)
    except OSError as error:
        raise RecordError("record-unreadable", f"{path}: {error.strerror}") from None


def header_hash(header: Header) -> str:
    """The start of the hash chain: SHA-256 of the header as JSON with sorted keys and no spaces."""
    plain = json.dumps(msgspec.to_builtins(header), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()


def ply_hash(chain: str, number: int, actor: int | str, move: str) -> str:
    """The next link of the chain."""
    return hashlib.sha256(f"{chain}\n{number} {actor} {move}".encode()).hexdigest()


def make_ending(position: Position, chain: str, seed: str | None) -> Ending:
    """The ending of a game that stands so, with its link of the chain."""
    outcome = position.outcome
    how: Literal["finished", "abandoned"] = "abandoned" if outcome is None else "finished"
    scores, tiebreaks, places = _lists(outcome)
    text = f"{chain}\nend {how} {scores} {tiebreaks} {places} {seed}"
    return Ending(how, hashlib.sha256(text.encode()).hexdigest(), scores, tiebreaks, places, seed)


def _lists(outcome: Outcome | None) -> tuple[list[int] | None, list[int] | None, list[int] | None]:
    if outcome is None:
        return None, None, None
    return list(outcome.scores), list(outcome.tiebreaks), list(outcome.places)


def _decode(data: bytes, kind: type[Any], ply: int | None) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("record-malformed", str(error), ply) from None


def _is_document(data: bytes) -> bool:
    return b'"header"' in data[:64]


def _line(part: Struct) -> bytes:
    return msgspec.json.encode(part) + b"\n"


class RecordWriter:
    """Appends to a record file; what `append` has returned for is in the file, whole lines only."""

    def __init__(self, path: Path, header: Header) -> None:
        """Begin a new file; an existing one is never written over."""
        try:
            self._file = path.open("xb", buffering=0)
        except FileExistsError:
            raise RecordError("record-exists", f"{path} exists already; resume it or choose another name") from None
        except OSError as error:
            raise RecordError("record-unwritable", f"{path}: {error.strerror}") from None
        self.path, self.num_plies = path, 0
        self._chain, self._size = header_hash(header), 0
        self._write(_line(header))

    @classmethod
    def resume(cls, path: Path, record: Record) -> Self:
        """Go on writing after the last whole line of a file that `record` was read from."""
        writer = object.__new__(cls)
        try:
            data = path.read_bytes()
            if _is_document(data):
                raise RecordError("record-document", f"{path} is a whole document; only JSON lines can grow")
            writer._size = data.rfind(b"\n") + 1
            writer._file = path.open("r+b", buffering=0)
            writer._file.truncate(writer._size)
            writer._file.seek(writer._size)
        except OSError as error:
            raise RecordError("record-unwritable", f"{path}: {error.strerror}") from None
        writer.path, writer.num_plies = path, len(record.plies)
        writer._chain = record.plies[-1].hash if record.plies else header_hash(record.header)
        return writer

    def append(self, actor: int, move: Move) -> None:
        """Add one ply."""
        who = CHANCE_TEXT if actor == CHANCE else actor
        chain = ply_hash(self._chain, self.num_plies, who, str(move))
        self._write(_line(Ply(self.num_plies, who, str(move), chain)))
        self._chain = chain
        self.num_plies += 1

    def finish(self, position: Position, seed: str | None) -> None:
        """Write the ending and bring it to the disk."""
        self._write(_line(make_ending(position, self._chain, seed)))
        self.sync()

    def sync(self) -> None:
        """Bring what was appended to the disk itself."""
        os.fsync(self._file.fileno())

    def _write(self, line: bytes) -> None:
        try:
            written = 0
            while written < len(line):
                written += self._file.write(line[written:]) or 0
        except OSError as error:
            try:
                self._file.truncate(self._size)
            except OSError:
                pass  # a torn last line is left out by whoever resumes
            raise RecordError(
                "record-unwritable", f"{self.path}: {error.strerror}; it ends with ply {self.num_plies - 1}"
            ) from None
        self._size += len(line)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
