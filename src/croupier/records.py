"""A saved game: JSON lines that grow as it is played, or one JSON document; docs/records.md has the format."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self

import msgspec
from msgspec import Struct

from croupier.errors import GameError, RecordError
from croupier.game import NAMES, load
from croupier.kernel import CHANCE
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import quoted
from croupier.position import Position

FORMAT, VERSION = "croupier-record", 1
CHANCE_TEXT = "chance"


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a name, and "human" or an opponent, as in "search:iterations=5000".

    >>> import croupier
    >>> seats = [Seat("Anna", "human"), Seat("Bruno", "hard")]
    >>> croupier.Match.begin(croupier.start("las-vegas", players=2), seats).header.seats[1].kind
    'hard'
    """

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
    """One action: its actor, its move, and the hash chain up to and including it."""

    ply: int
    actor: int | str
    move: str
    hash: str


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended; a fair seed is revealed here. Abandoned games have no scores."""

    end: Literal["finished", "abandoned"]
    hash: str
    scores: list[int] | None = None
    tiebreaks: list[int] | None = None
    places: list[int] | None = None
    seed: str | None = None


class Step(NamedTuple):
    """One ply of a game, with the position before it and after it; the reader may keep both.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2, starter=0), dealing=croupier.Seeded(1))
    >>> step = match.deal()
    >>> step.ply, step.before.decision, step.before == step.after
    (0, 'note', False)
    """

    ply: int
    actor: int
    move: Move
    before: Position
    after: Position


@dataclass(frozen=True)
class Chain:
    """Where a record's chain of hashes stands: how many plies it has, and its last link.

    >>> chain = Chain(0, "the header's hash")
    >>> ply = chain.ply(CHANCE, "die 6")
    >>> ply.ply, ply.actor, chain.after(ply).num_plies
    (0, 'chance', 1)
    """

    num_plies: int
    link: str

    @classmethod
    def of(cls, record: "Record") -> Self:
        """The chain after the last ply of a record."""
        return cls(len(record.plies), record.plies[-1].hash if record.plies else header_hash(record.header))

    def ply(self, actor: int, move: Move | str) -> Ply:
        """The next ply."""
        who = CHANCE_TEXT if actor == CHANCE else actor
        return Ply(self.num_plies, who, str(move), ply_hash(self.link, self.num_plies, who, str(move)))

    def after(self, ply: Ply) -> "Chain":
        """The chain with that ply."""
        return Chain(self.num_plies + 1, ply.hash)


class Record(Struct):
    """A whole record, as read; `replay` checks it.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2), dealing=croupier.Seeded(1))
    >>> steps = list(match.advance())
    >>> record = match.record()
    >>> [str(step.move) for step in record.replay()] == [str(step.move) for step in steps]
    True
    """

    header: Header
    plies: list[Ply]
    ending: Ending | None = None

    def replay(self) -> Iterator[Step]:
        """The game ply by ply; raises RecordError at the ply that breaks."""
        position = opening(self.header)
        chain = Chain(0, header_hash(self.header))
        for number, ply in enumerate(self.plies):
            if ply.ply != number:
                raise RecordError("record-tampered", "number", number=ply.ply, ply=number)
            if ply_hash(chain.link, number, ply.actor, ply.move) != ply.hash:
                raise RecordError("record-tampered", "chain", ply=number)
            actor = CHANCE if ply.actor == CHANCE_TEXT else ply.actor
            if not isinstance(actor, int):
                raise RecordError("record-malformed", "actor", actor=quoted(ply.actor), ply=number)
            after = position.copy()
            try:
                move = after.check(ply.move, actor)
            except GameError as error:
                raise RecordError("record-illegal", reason=error.phrase, ply=number) from None
            after.play(move)
            yield Step(number, actor, move, position, after)
            position, chain = after, chain.after(ply)
        if self.ending is not None:
            self._check_ending(position, chain.link)

    def _check_ending(self, position: Position, link: str) -> None:
        assert self.ending is not None
        number = len(self.plies)
        if (self.ending.end == "finished") != position.is_over:
            raise RecordError("record-truncated", "ending", end=self.ending.end, ply=number)
        if self.ending != make_ending(position, link, self.ending.seed):
            raise RecordError("record-tampered", "ending", ply=number)

    def final_position(self) -> Position:
        """The position after the last ply, everything checked."""
        position = opening(self.header)
        for step in self.replay():
            position = step.after
        return position

    def to_lines(self) -> bytes:
        """The record as JSON lines."""
        ending = [] if self.ending is None else [self.ending]
        return b"".join(line(part) for part in (self.header, *self.plies, *ending))

    def to_document(self) -> bytes:
        """The record as one JSON document."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def opening(header: Header) -> Position:
    """The position before the first ply."""
    if header.format != FORMAT:
        raise RecordError("record-malformed", "format", wanted=FORMAT, format=quoted(header.format))
    if header.version != VERSION:
        raise RecordError("record-version", "format", version=header.version, known=VERSION)
    if header.game not in NAMES:
        raise RecordError("record-malformed", "game", game=quoted(header.game))
    game = load(header.game)
    if header.rules != game.rules_version:
        raise RecordError("record-version", version=header.rules, known=game.rules_version)
    if len(header.seats) != header.players:
        raise RecordError("record-malformed", "seats", players=header.players, seats=len(header.seats))
    try:
        return Position(game, header.players, header.settings)
    except GameError as error:
        raise RecordError("record-malformed", reason=error.phrase) from None


def read(data: bytes, allow_torn: bool = False) -> Record:
    """A record from JSON lines or one document; not yet replayed.

    With `allow_torn`, a last line that was cut off while being written is left out.

    >>> read(b"{}")
    Traceback (most recent call last):
        ...
    croupier.errors.RecordError: ply 0: the last line is cut off
    """
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text", byte=error.start) from None
    if not data.strip():
        raise RecordError("record-empty")
    if is_document(data):
        document: Record = _decode(data, Record, None)
        return document
    lines = data.split(b"\n")
    torn = lines.pop()
    if torn and not allow_torn:
        raise RecordError("record-truncated", ply=max(len(lines) - 1, 0))
    if not lines:
        raise RecordError("record-truncated", "first")
    record = Record(_decode(lines[0], Header, None), [])
    for number, text in enumerate(lines[1:]):
        if record.ending is not None:
            raise RecordError("record-malformed", "after", ply=number)
        if text.startswith(b'{"end"'):
            record.ending = _decode(text, Ending, number)
        else:
            record.plies.append(_decode(text, Ply, number))
    return record


def read_file(path: Path | str, allow_torn: bool = False) -> Record:
    """A record from a file.

    >>> read_file("no-such-file.jsonl")
    Traceback (most recent call last):
        ...
    croupier.errors.RecordError: there is no file no-such-file.jsonl
    """
    try:
        data = Path(path).read_bytes()
    except FileNotFoundError:
        raise RecordError("record-unreadable", "missing", path=str(path)) from None
    except OSError as error:
        raise RecordError("record-unreadable", path=str(path), reason=str(error.strerror)) from None
    return read(data, allow_torn)


def header_hash(header: Header) -> str:
    """The start of the hash chain: SHA-256 of the header as JSON with sorted keys and no spaces."""
    plain = json.dumps(msgspec.to_builtins(header), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()


def ply_hash(chain: str, number: int, actor: int | str, move: str) -> str:
    """The next link of the chain."""
    return hashlib.sha256(f"{chain}\n{number} {actor} {move}".encode()).hexdigest()


def make_ending(position: Position, chain: str, seed: str | None) -> Ending:
    """The ending of a game at this position, with its link of the chain."""
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
        raise RecordError("record-malformed", reason=str(error), ply=ply) from None


def is_document(data: bytes) -> bool:
    """Whether a record is one JSON document, and not lines."""
    return b'"header"' in data[:64]


def line(part: Struct) -> bytes:
    """A header, ply or ending as a line of a file."""
    return msgspec.json.encode(part) + b"\n"
