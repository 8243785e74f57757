"""A game being played: a position, where its chance comes from, and where its plies are kept."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

from croupier.dealing import Dealing, Fair, Scripted, Seeded, new_entropy, new_fair_seed, new_table
from croupier.errors import MoveError, RecordError, SettingsError
from croupier.kernel import CHANCE, generator
from croupier.moves import Move
from croupier.phrases import say
from croupier.position import Position
from croupier.records import (
    CHANCE_TEXT,
    Chain,
    DealtBy,
    Header,
    Record,
    Seat,
    Step,
    header_hash,
    make_ending,
    opening,
    read_file,
)
from croupier.sinks import File, Memory, Sink
from croupier.views import View

# How a bot chooses: (view, legal actions, generator) in, action out.
Chooser = Callable[[View, Sequence[int], NDArray[np.record]], int]


class Match:
    """Plays moves and deals chance: every ply is checked, kept and then applied, in that order.

    `position` is for reading: a move that is played on it directly is in no record.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2, starter=0), dealing=croupier.Seeded(4))
    >>> steps = list(match.advance())  # notes and dice, until somebody must choose
    >>> match.position.actor, match.position.decision, len(steps) == match.ply
    (0, 'place', True)
    >>> steps = list(match.advance(match.position.legal_moves[0]))
    >>> match.position.actor, match.position.decision
    (1, 'place')
    """

    def __init__(
        self,
        position: Position,
        header: Header,
        dealing: Dealing,
        sink: Sink,
        chain: Chain,
        bots: Mapping[int, Chooser] | None = None,
        bot_seed: int | bytes = 0,
    ) -> None:
        """A match at `position`, whose hashes are at `chain`; `begin` and `resume` are the usual ways to make one.

        `bots` choose for their seats; bot n's generator at a ply comes from `bot_seed`, n and the ply.
        """
        self.position, self.header, self.dealing, self.sink = position, header, dealing, sink
        self.bots, self.bot_seed = dict(bots or {}), bot_seed
        self._chain, self._is_finished = chain, False

    @classmethod
    def begin(
        cls,
        position: Position,
        seats: Sequence[Seat] | None = None,
        dealing: Dealing | None = None,
        path: Path | str | None = None,
        bots: Mapping[int, Chooser] | None = None,
        bot_seed: int | bytes = 0,
        sink: Callable[[Header], Sink] = Memory,
    ) -> Self:
        """A new game from its opening position, dealt fairly unless `dealing` is given.

        It is kept in the file at `path`, or in the sink that `sink` makes of the header: by default in memory. While a
        fair game in a file is on, its secret seed lies beside the record, in a file only its owner can read.
        """
        if seats is not None and len(seats) != position.players:
            raise SettingsError(say("problem-seats", players=position.players, seats=len(seats)))
        dealt = dealing or Fair(new_fair_seed(), new_table(), [new_entropy()])
        header = Header(
            game=position.game.name,
            rules=position.game.rules_version,
            players=position.players,
            settings=dict(position.settings),
            seats=list(seats or (Seat(f"seat {seat}", "human") for seat in range(position.players))),
            dealing=describe_dealing(dealt),
        )
        if position != opening(header):
            raise MoveError("bad-position", "opening")
        kept = sink(header) if path is None else File(Path(path), header)
        if isinstance(kept, File) and isinstance(dealt, Fair):
            _keep_secret(kept, dealt.seed)
        return cls(position.copy(), header, dealt, kept, Chain(0, header_hash(header)), bots, bot_seed)

    @classmethod
    def resume(
        cls,
        path: Path | str,
        typed: Dealing | None = None,
        bots: Mapping[int, Chooser] | None = None,
        bot_seed: int | bytes = 0,
    ) -> tuple[Self, Record]:
        """Go on with a recorded game; `typed` supplies the dice of a game whose dice are typed in."""
        record = read_file(path, allow_torn=True)
        position = record.final_position()
        if record.ending is not None:
            raise RecordError("record-ended", record.ending.end)
        dealing = _dealing_of(record.header.dealing, Path(path), typed)
        sink = File.resume(Path(path))
        match = cls(position, record.header, dealing, sink, Chain.of(record), bots, bot_seed)
        if position.is_over:
            try:
                match._finish()
            except RecordError:
                sink.close()
                raise
        return match, record

    @property
    def ply(self) -> int:
        """How many plies have been played."""
        return self._chain.num_plies

    @property
    def path(self) -> Path | None:
        """The file in which the match is kept, if it is kept in one."""
        return self.sink.path if isinstance(self.sink, File) else None

    def record(self) -> Record:
        """The record so far of a match that is kept in memory or in a file."""
        if isinstance(self.sink, Memory):
            return Record(self.header, list(self.sink.record.plies), self.sink.record.ending)
        assert isinstance(self.sink, File), "another sink knows itself where its plies are"
        return read_file(self.sink.path, allow_torn=True)

    def play(self, move: Move | str | int, actor: int) -> Step:
        """One ply by a seat or by chance, checked, kept and applied; nothing else happens."""
        self._check_is_on()
        before, after = self.position.copy(), self.position.copy()
        chosen = before.check(move, actor)
        after.play(chosen)
        step = Step(self.ply, actor, chosen, before, after)
        self._keep([step])
        return step

    def deal(self) -> Step:
        """Let chance take one step."""
        return self.play(self.dealing.outcome(self.position, self.ply), CHANCE)

    def advance(self, answer: Move | str | int | None = None, seat: int | None = None) -> Iterator[Step]:
        """Play `answer`, then chance, obvious moves and bots until a person must choose or the game is over.

        The answer and the chance that follows it are checked, kept and applied at once, before a step is read: a
        refusal changes nothing. Later moves are played while the steps are read. A caller that stops reading can call
        again; steps that it has not read are in the record.
        """
        self._check_is_on()
        first = self._first(None if answer is None else self.position.check(answer, seat))
        return self._advance(first)

    def _check_is_on(self) -> None:
        """Refuse to go on after the seed was revealed; write an ending that could not be kept before."""
        if self.position.is_over:
            self._finish()
        elif self._is_finished:
            raise RecordError("record-ended", "abandoned")

    def _advance(self, steps: list[Step]) -> Iterator[Step]:
        while steps:
            yield from steps
            steps = self._first(None)

    def _first(self, answer: Move | None) -> list[Step]:
        """The next move and the chance that follows it: checked, kept, applied."""
        move = answer or self._next(self.position, self.ply)
        steps = [] if move is None else planned(self.position.copy(), self.ply, [move], self.dealing)
        self._keep(steps)
        return steps

    def _keep(self, steps: list[Step]) -> None:
        chain, plies = self._chain, []
        for step in steps:
            plies.append(chain.ply(step.actor, step.move))
            chain = chain.after(plies[-1])
        if plies:
            self.sink.append(plies)
        self._chain = chain
        for step in steps:
            self.position.play(step.move)
        if self.position.is_over:
            try:
                self._finish()
            except RecordError:
                pass  # the plies are kept and have happened; the ending is tried again by the next call, and by `close`

    def _next(self, position: Position, ply: int) -> Move | None:
        """The next move that needs no person: chance's, an obvious one or a bot's; None where a person must choose."""
        move = _by_itself(position, ply, self.dealing)
        if move is not None or position.actor is None:
            return move
        if position.actor == CHANCE:
            return self.dealing.outcome(position, ply)
        bot = self.bots.get(position.actor)
        if bot is None:
            return None
        rng = generator(self.bot_seed, position.actor, ply)
        return position.check(bot(position.view(position.actor), position.legal_actions, rng))

    def take_back(self, ply: int) -> None:
        """Forget chance that was typed in wrongly, from `ply` on; nobody may have chosen since, nor the game ended."""
        self._check_is_on()
        record = self.record()
        is_typed = self.header.dealing.method == "typed"
        if not is_typed or not 0 <= ply < self.ply or any(taken.actor != CHANCE_TEXT for taken in record.plies[ply:]):
            raise MoveError("not-taken-back", ply=ply)
        kept = Record(self.header, record.plies[:ply])
        assert isinstance(self.sink, File | Memory), "typed games are kept in a file or in memory"
        self.sink.cut(kept)
        self.position, self._chain = kept.final_position(), Chain.of(kept)

    def abandon(self) -> None:
        """End the game unfinished: its seed is revealed, and it cannot be resumed."""
        self._finish()

    def _finish(self) -> None:
        if self._is_finished:
            return
        seed = self.dealing.seed.hex() if isinstance(self.dealing, Fair) else None
        self.sink.finish(make_ending(self.position, self._chain.link, seed))
        self._is_finished = True
        if self.path is not None:
            try:
                _secret_path(self.path).unlink(missing_ok=True)
            except OSError:
                pass  # it is no secret any more

    def close(self) -> None:
        """Let go of the file, if there is one; an ending that could not be kept before is tried once more."""
        try:
            if self.position.is_over:
                self._finish()
        finally:
            if isinstance(self.sink, File):
                self.sink.close()


def planned(position: Position, ply: int, moves: Sequence[Move | str], dealing: Dealing) -> list[Step]:
    """The steps of these moves of one actor, and of all that then follows by itself; nothing is kept or applied yet.

    `ply` is the number of the first step. All moves must be the present actor's, with no chance between them; if one is
    refused, all are. The steps hold `position` itself, which must not change any more.
    """
    steps, actor, waiting = list[Step](), position.actor, list(moves)
    while True:
        move = position.check(waiting.pop(0), actor) if waiting else _by_itself(position, ply + len(steps), dealing)
        if move is None:
            return steps
        who, after = position.actor, position.copy()
        assert who is not None
        after.play(move)
        steps.append(Step(ply + len(steps), who, move, position, after))
        position = after


def _by_itself(position: Position, ply: int, dealing: Dealing) -> Move | None:
    """The move that follows from the one before without a choice, and is kept together with it."""
    if position.actor == CHANCE:
        return dealing.outcome(position, ply) if dealing.is_instant else None
    return position.obvious


def describe_dealing(dealing: Dealing) -> DealtBy:
    """How a record's header names a dealing."""
    if isinstance(dealing, Fair):
        return DealtBy("fair", table=dealing.table, commitment=dealing.commitment, entropy=list(dealing.entropy))
    if isinstance(dealing, Seeded):
        return DealtBy("seeded", seed=dealing.seed)
    return DealtBy("typed")


def _dealing_of(described: DealtBy, path: Path, typed: Dealing | None) -> Dealing:
    if described.method == "fair":
        secret = _secret_path(path)
        try:
            seed = bytes.fromhex(secret.read_text().strip())
        except (OSError, ValueError):
            raise RecordError("record-secret", "missing", path=str(secret)) from None
        fair = Fair(seed, described.table or "", described.entropy or [])
        if fair.commitment != described.commitment:
            raise RecordError("record-secret", "other", path=str(secret))
        return fair
    if described.method == "seeded":
        return Seeded(-1 if described.seed is None else described.seed)
    return typed or Scripted([])


def _secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def _keep_secret(sink: File, seed: bytes) -> None:
    """Write the seed beside a new record, on the disk itself; if that fails, the record is removed."""
    secret = _secret_path(sink.path)
    try:
        descriptor = os.open(secret, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(seed.hex() + "\n")
            file.flush()
            os.fsync(descriptor)
    except OSError as error:
        sink.close()
        sink.path.unlink(missing_ok=True)
        raise RecordError("record-unwritable", path=str(secret), reason=str(error.strerror)) from None
