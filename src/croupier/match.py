"""A game being played: a position, where its chance comes from, and the record that keeps both."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from croupier.dealing import Dealing, Fair, Scripted, Seeded
from croupier.errors import RecordError
from croupier.kernel import CHANCE
from croupier.moves import Move
from croupier.position import Position
from croupier.records import DealtBy, Header, Record, RecordWriter, Seat, read_file


@dataclass
class Match:
    """Plays moves and deals chance; every action is checked, applied and recorded, in that order, then returned.

    While a fair game is on, its secret seed lies beside the record, in a file only its owner can read.
    """

    position: Position
    header: Header
    dealing: Dealing
    writer: RecordWriter | None = None
    ply: int = 0

    @classmethod
    def begin(cls, position: Position, seats: list[Seat], dealing: Dealing, path: Path | None = None) -> Self:
        """A new game from its opening position, recorded at `path`."""
        header = Header(
            game=position.game.name,
            rules=position.game.rules_version,
            players=position.players,
            settings=dict(position.settings),
            seats=seats,
            dealing=_describe(dealing),
        )
        writer = None
        if path is not None:
            writer = RecordWriter(path, header)
            if isinstance(dealing, Fair):
                _keep_secret(path, dealing.seed)
        return cls(position, header, dealing, writer)

    @classmethod
    def resume(cls, path: Path, typed: Dealing | None = None) -> tuple[Self, Record]:
        """Go on with a recorded game; `typed` supplies the dice of a game whose dice are typed in."""
        record = read_file(path, allow_torn=True)
        position = record.final_position()
        if record.ending is not None:
            raise RecordError("record-ended", f"that game was {record.ending.end}; there is nothing to resume")
        dealing = _dealing_of(record.header.dealing, path, typed)
        writer = RecordWriter.resume(path, record)
        return cls(position, record.header, dealing, writer, len(record.plies)), record

    def deal(self) -> Move:
        """Let chance take its step, and return it."""
        return self.play(self.dealing.outcome(self.position, self.ply), CHANCE)

    def play(self, move: Move, actor: int) -> Move:
        """Play a move for `actor`, and return it."""
        self.position.play(move, actor)
        if self.writer is not None:
            self.writer.append(actor, move)
            if actor != CHANCE:
                self.writer.sync()
        self.ply += 1
        if self.position.is_over:
            self._end()
        return move

    def abandon(self) -> None:
        """End the game unfinished: its seed is revealed, and it cannot be resumed."""
        self._end()

    def _end(self) -> None:
        if self.writer is None:
            return
        seed = self.dealing.seed.hex() if isinstance(self.dealing, Fair) else None
        self.writer.finish(self.position, seed)
        _secret_path(self.writer.path).unlink(missing_ok=True)

    def close(self) -> None:
        """Close the record."""
        if self.writer is not None:
            self.writer.sync()
            self.writer.close()


def _describe(dealing: Dealing) -> DealtBy:
    if isinstance(dealing, Fair):
        return DealtBy("fair", table=dealing.table, commitment=dealing.commitment, entropy=list(dealing.entropy))
    if isinstance(dealing, Seeded):
        return DealtBy("seeded", seed=dealing.seed)
    return DealtBy("typed")


def _dealing_of(described: DealtBy, path: Path, typed: Dealing | None) -> Dealing:
    if described.method == "fair":
        try:
            seed = bytes.fromhex(_secret_path(path).read_text().strip())
        except (OSError, ValueError):
            raise RecordError("record-secret", f"{_secret_path(path)} is missing: its seed deals the rest") from None
        fair = Fair(seed, described.table or "", described.entropy or [])
        if fair.commitment != described.commitment:
            raise RecordError("record-secret", f"{_secret_path(path)} is not the seed this game was promised")
        return fair
    if described.method == "seeded":
        return Seeded(-1 if described.seed is None else described.seed)
    return typed or Scripted([])


def _secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def _keep_secret(path: Path, seed: bytes) -> None:
    secret = _secret_path(path)
    try:
        secret.touch(mode=0o600)
        secret.write_text(seed.hex() + "\n")
    except OSError as error:
        raise RecordError("record-unwritable", f"{secret}: {error.strerror}") from None
