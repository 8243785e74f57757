"""A child process of the server: compiles games, thinks for bots and hints, and accounts for luck.

`workers.py` starts it. It reads jobs from its standard input and writes answers to its standard output. When the input
ends, because the server has ended or was killed, it ends at once, whatever it is doing.
"""

import os
import queue
import struct
import sys
import threading
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from croupier.errors import GameError
from croupier.wire import HintedMove, Luck

NICENESS = 10
LENGTH = struct.Struct("<I")


class Prepare(Struct, frozen=True, tag_field="is", tag="prepare"):
    """Compile a stage of a game."""

    job: int
    game: str
    stage: str


class Choose(Struct, frozen=True, tag_field="is", tag="choose"):
    """Choose a move for a seat, knowing its view alone."""

    job: int
    game: str
    level: str  # or a bot of the owner's own, as `croupier.bots.opponent` takes it
    view: bytes
    is_open: bool
    actions: list[int]
    seed: bytes
    ply: int


class Hint(Struct, frozen=True, tag_field="is", tag="hint"):
    """Say what each move promises."""

    job: int
    game: str
    view: bytes
    is_open: bool
    actions: list[int]
    ply: int


class Account(Struct, frozen=True, tag_field="is", tag="account"):
    """Say who was lucky in a game that has ended."""

    job: int
    record: bytes


class Progress(Struct, frozen=True, tag_field="is", tag="progress"):
    """How far a Prepare has come."""

    job: int
    done: int
    all: int


class Prepared(Struct, frozen=True, tag_field="is", tag="prepared"):
    """The answer to Prepare."""

    job: int


class Chosen(Struct, frozen=True, tag_field="is", tag="chosen"):
    """The answer to Choose."""

    job: int
    action: int


class Hinted(Struct, frozen=True, tag_field="is", tag="hinted"):
    """The answer to Hint."""

    job: int
    moves: list[HintedMove]


class Accounted(Struct, frozen=True, tag_field="is", tag="accounted"):
    """The answer to Account."""

    job: int
    luck: Luck


class Failed(Struct, frozen=True, tag_field="is", tag="failed"):
    """The answer when something went wrong that should not."""

    job: int
    reason: str


Job = Prepare | Choose | Hint | Account
Answer = Progress | Prepared | Chosen | Hinted | Accounted | Failed
encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(Job).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Struct) -> bytes:
    """A message with its length before it."""
    data = encode(message)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Work until the input ends, behind the server that people wait for."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever prints must not print into the answers
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(source, jobs), daemon=True).start()
    thinker = Thinker()
    while True:
        job = jobs.get()
        try:
            thinker.work(job, target)
        except Exception as error:  # told to the server, which logs it
            target.write(framed(Failed(job.job, str(error) if isinstance(error, GameError) else repr(error))))


def _receive(source: BinaryIO, jobs: "queue.SimpleQueue[Job]") -> None:
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            os._exit(0)
        jobs.put(decode_job(source.read(LENGTH.unpack(head)[0])))


class Thinker:
    """Does jobs one after the other."""

    def __init__(self) -> None:
        self._opponents: dict[tuple[str, str], Any] = {}

    def work(self, job: Job, target: Any) -> None:
        """Do a job and write its answer."""
        if isinstance(job, Prepare):
            from croupier.server.rehearsal import prepare

            for done, total in prepare(job.game, job.stage):
                target.write(framed(Progress(job.job, done, total)))
            target.write(framed(Prepared(job.job)))
        elif isinstance(job, Choose):
            target.write(framed(Chosen(job.job, self._choose(job))))
        elif isinstance(job, Hint):
            target.write(framed(Hinted(job.job, _hint(job))))
        else:
            target.write(framed(Accounted(job.job, _account(job))))

    def _choose(self, job: Choose) -> int:
        from croupier.bots.levels import opponent
        from croupier.game import load
        from croupier.kernel import generator

        game = load(job.game)
        key = job.level, job.game
        if key not in self._opponents:
            self._opponents[key] = opponent(job.level, game)
        view = game.view_class(job.view, job.is_open)
        return int(self._opponents[key](view, job.actions, generator(job.seed, view.seat, job.ply)))


def _hint(job: Hint) -> list[HintedMove]:
    from croupier.bots.hints import hints
    from croupier.game import load
    from croupier.kernel import generator
    from croupier.reasons import reason_of

    game = load(job.game)
    view = game.view_class(job.view, job.is_open)
    return [
        HintedMove(
            move=str(game.moves.all[hint.action]),
            win=round(hint.win, 4),
            win_error=round(hint.win_error, 4),
            score=round(hint.score, 2),
            score_error=round(hint.score_error, 2),
            is_exact=hint.is_exact,
            lag_error=None if hint.lag_error is None else round(hint.lag_error, 4),
            reasons=reason_of(game)(view, game.moves.all[hint.action]),
        )
        for hint in hints(game, view, job.actions, generator(0, view.seat, job.ply))
    ]


def _account(job: Account) -> Luck:
    from croupier.luck_telling import luck_of
    from croupier.records import read

    return luck_of(read(job.record))


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
