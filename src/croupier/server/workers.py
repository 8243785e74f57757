"""The child processes of a server: one that compiles, and some that think, never on the event loop."""

import asyncio
import contextlib
import itertools
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass, field

from croupier.errors import TableError
from croupier.game import NAMES
from croupier.server.rehearsal import PLAY, THINK, is_prepared
from croupier.server.worker import (
    LENGTH,
    Account,
    Accounted,
    Answer,
    Choose,
    Chosen,
    Failed,
    Hint,
    Hinted,
    Job,
    Prepare,
    Progress,
    decode_answer,
    framed,
)
from croupier.wire import HintedMove, Luck

LOG = logging.getLogger("croupier.server")
MOST_WAITING = 2_000  # jobs; more are refused
ENDING_SECONDS = 2
OWN_SECONDS = 30.0  # that a bot of the owner's own may take for a move
RETRY_SECONDS = 5


class JobError(Exception):
    """A child could not do a job."""


class Child:
    """One child process, which does one job at a time; a lost one is replaced by the next job."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def work(self, job: Job, progress: Callable[[Progress], None] | None = None) -> Answer:
        """Let the child do a job. Raises ConnectionError if it dies."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "croupier.server.worker", stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        child = self._process
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            child.stdin.write(framed(job))
            await child.stdin.drain()
            while True:
                head = await child.stdout.readexactly(LENGTH.size)
                answer: Answer = decode_answer(await child.stdout.readexactly(LENGTH.unpack(head)[0]))
                if not isinstance(answer, Progress):
                    return answer
                if progress is not None:
                    progress(answer)
        except (asyncio.IncompleteReadError, OSError) as error:
            await _kill(child)
            raise ConnectionError(f"a child process ended: {error!r}") from None
        except asyncio.CancelledError:
            await _kill(child)  # nobody waits for its answer, and the next job must not read it
            raise

    async def close(self) -> None:
        """End the child."""
        if self._process is not None and self._process.returncode is None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            try:
                await asyncio.wait_for(self._process.wait(), ENDING_SECONDS)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()


async def _kill(child: Process) -> None:
    """End a child, and wait until it has: the next job must not be given to it."""
    with contextlib.suppress(ProcessLookupError):
        child.kill()
    await child.wait()


@dataclass(eq=False)
class Thinkers:
    """Children that choose for bots, give hints and account for luck, at most one fewer than there are cores."""

    count: int = field(default_factory=lambda: max((os.cpu_count() or 1) - 1, 1))

    def __post_init__(self) -> None:
        self._idle: asyncio.LifoQueue[Child] = asyncio.LifoQueue()
        self._children = [Child() for _ in range(self.count)]
        for child in self._children:
            self._idle.put_nowait(child)
        self._numbers = itertools.count()
        self.num_waiting = 0

    async def choose(self, make: Callable[[int], Choose]) -> int:
        """The action that a bot chooses."""
        answer = await self._trusted(make)
        assert isinstance(answer, Chosen)
        return answer.action

    async def choose_own(self, make: Callable[[int], Choose]) -> int:
        """The action that a bot of the owner's own chooses; raises JobError if it fails, ends its process or hangs."""
        try:
            answer = await self._work(make, OWN_SECONDS)
        except TimeoutError:
            raise JobError(f"no move after {OWN_SECONDS:g} seconds") from None
        except ConnectionError as error:
            raise JobError(str(error)) from None
        assert isinstance(answer, Chosen)
        return answer.action

    async def hint(self, make: Callable[[int], Hint]) -> list[HintedMove]:
        """What each move promises."""
        answer = await self._trusted(make)
        assert isinstance(answer, Hinted)
        return answer.moves

    async def account(self, make: Callable[[int], Account]) -> Luck:
        """Who was lucky in a game."""
        answer = await self._trusted(make)
        assert isinstance(answer, Accounted)
        return answer.luck

    async def _trusted(self, make: Callable[[int], Job]) -> Answer:
        """What a child answers, where a failure is a fault of this program."""
        try:
            return await self._work(make)
        except JobError as error:
            LOG.error("a job failed", extra={"reason": str(error)})
            raise TableError("busy") from None

    async def _work(self, make: Callable[[int], Job], seconds: float | None = None) -> Answer:
        if self.num_waiting >= MOST_WAITING:
            raise TableError("busy")
        self.num_waiting += 1
        try:
            child = await self._idle.get()
            try:
                async with asyncio.timeout(seconds):
                    answer = await child.work(make(next(self._numbers)))
            finally:
                self._idle.put_nowait(child)
        finally:
            self.num_waiting -= 1
        if isinstance(answer, Failed):
            raise JobError(answer.reason)
        return answer

    async def close(self) -> None:
        """End all children."""
        await asyncio.gather(*(child.close() for child in self._children))


@dataclass
class Readiness:
    """How far a stage of a game has been compiled."""

    done: int = 0
    all: int = 1
    is_ready: bool = False


class Compiler:
    """Compiles every game in a child, those that somebody waits for first."""

    def __init__(self, load: Callable[[str], None]) -> None:
        """`load` is called in a thread for a game that people can play from then on."""
        self._load, self._child = load, Child()
        self.stages = {(game, stage): Readiness() for stage in (PLAY, THINK) for game in NAMES}
        self._events = {key: asyncio.Event() for key in self.stages}
        self._wanted: list[tuple[str, str]] = list(self.stages)
        self._task: asyncio.Task[None] | None = None
        self.heard: Callable[[str, Readiness], None] = lambda game, readiness: None  # told of progress

    def start(self) -> None:
        """Begin to compile."""
        self._task = asyncio.create_task(self._compile())

    def want(self, game: str) -> None:
        """Compile this game before the others."""
        keys = [key for key in self._wanted if key[0] == game]
        self._wanted = keys + [key for key in self._wanted if key[0] != game]

    def is_ready(self, game: str, stage: str = PLAY) -> bool:
        """Whether a game can be played, or thought about."""
        return self.stages[game, stage].is_ready

    async def ready(self, game: str, stage: str = PLAY) -> None:
        """Wait until a game can be played, or thought about."""
        if not self.is_ready(game, stage):
            self.want(game)
            await self._events[game, stage].wait()

    async def _compile(self) -> None:
        numbers = itertools.count()
        while self._wanted:
            key = game, stage = self._wanted.pop(0)
            state = self.stages[key]

            def progress(answer: Progress, state: Readiness = state, game: str = game) -> None:
                state.done, state.all = answer.done, answer.all
                self.heard(game, state)

            try:
                if not is_prepared(game, stage):
                    answer = await self._child.work(Prepare(next(numbers), game, stage), progress)
                    if isinstance(answer, Failed):
                        raise ConnectionError(answer.reason)
            except ConnectionError as error:
                LOG.error("compiling failed and is tried again", extra={"game": game, "reason": str(error)})
                self._wanted.append(key)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if stage == PLAY:
                await asyncio.to_thread(self._load, game)
            state.is_ready = True
            self._events[key].set()
            self.heard(game, state)
        await self._child.close()

    async def close(self) -> None:
        """Stop compiling."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._child.close()
