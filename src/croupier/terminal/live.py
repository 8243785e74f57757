"""A keyboard and a table of a server at once: typed lines and messages, in the order in which they come.

The screen and everything that decides runs in the main thread. The connection has a thread of its own, so that it
stays alive while somebody reads the rules; the keyboard has another, which reads a line only when one is wanted.
"""

import asyncio
import codecs
import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from rich.text import Text

from croupier.client import Notice, Seat
from croupier.errors import GameError
from croupier.terminal.pace import Pace
from croupier.terminal.screen import Screen, prompt_lines
from croupier.wire import Ask, Event, Result, State, TableInfo
from croupier.words import NO_COMPANY, Company, Words

CLOSING_SECONDS = 3.0
READ_AT_ONCE = 4096  # bytes
Value = TypeVar("Value")


@dataclass(frozen=True)
class Line:
    """What was typed; None when the input has ended."""

    text: str | None


@dataclass(frozen=True)
class Heard:
    """A message of the table, and what is so after it."""

    message: Event | State
    table: TableInfo
    view: dict[str, Any] | None
    ask: Ask | None
    result: Result | None


@dataclass(frozen=True)
class Noticed:
    """Something about the connection or the server."""

    notice: Notice


@dataclass(frozen=True)
class Granted:
    """What was asked for has happened."""


@dataclass(frozen=True)
class Refusal:
    """What was asked for is refused; `is_end` if it was the connection itself, `at` if it was an answer to `at`."""

    error: GameError
    at: int | None = None
    is_end: bool = False


Arrival = Line | Heard | Noticed | Granted | Refusal


class Live:
    """The threads, and the queue in which all that comes stands."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._held: deque[Arrival] = deque()  # what came while something else was waited for
        self._wanted, self._is_wanted = threading.Semaphore(0), False
        self._loop = asyncio.new_event_loop()
        self._network = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._network.start()
        threading.Thread(target=self._read_lines, daemon=True).start()
        self.seat: Seat | None = None
        self._num_posted = 0  # requests that are not answered yet
        self._listener: asyncio.Task[None] | None = None

    # The table

    def open(self, seat: Seat) -> None:
        """Connect a seat, and hear it from now on instead of the one before."""
        self._close_seat()
        self._held = deque(item for item in self._held if isinstance(item, Line))
        self._num_posted = 0
        self.do(seat.open())
        self.seat = seat
        self.do(self._listen(seat))

    async def _listen(self, seat: Seat) -> None:
        async def listen() -> None:
            try:
                async for message in seat:
                    assert seat.table is not None
                    self._queue.put(Heard(message, seat.table, seat.view, seat.ask, seat.result))
            except GameError as error:
                self._queue.put(Refusal(error, is_end=True))

        self._listener = asyncio.create_task(listen())

    def notice(self, notice: Notice) -> None:
        """For `Seat`: called in the thread of the connection."""
        self._queue.put(Noticed(notice))

    def do(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Wait for an answer; what comes meanwhile is kept for `next`."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        future.add_done_callback(self._queue.put)
        while True:
            item = self._queue.get()
            if item is future:
                break
            if not isinstance(item, Future):  # an answer that was waited for when Ctrl-C came
                self._held.append(item)
        found: Value = future.result()
        return found

    def post(self, work: Coroutine[Any, Any, Any], at: int | None = None) -> None:
        """Ask for something without waiting; `Granted` or a `Refusal` comes."""

        async def ask() -> None:
            try:
                await work
            except GameError as error:
                self._queue.put(Refusal(error, at))
            else:
                self._queue.put(Granted())

        self._num_posted += 1
        asyncio.run_coroutine_threadsafe(ask(), self._loop)

    # Whatever comes

    def next(self, is_line_wanted: bool = True) -> Arrival:
        """The next thing that comes."""
        if is_line_wanted:
            self._want()
        while not self._held:
            item = self._queue.get()
            if not isinstance(item, Future):
                self._held.append(item)
        return self._taken(self._held.popleft())

    @property
    def is_waiting(self) -> bool:
        """Whether something was asked for and is not answered yet."""
        return self._num_posted > 0

    @property
    def is_quiet(self) -> bool:
        """Whether nothing has come that was not taken yet."""
        return not self._held and self._queue.empty()

    def line(self) -> str:
        """The next line that is typed; raises EOFError when the input has ended."""
        others = deque[Arrival]()
        while True:
            item = self.next()
            if isinstance(item, Line):
                self._held.extendleft(reversed(others))
                if item.text is None:
                    raise EOFError
                return item.text
            others.append(item)

    def _want(self) -> None:
        if not self._is_wanted:
            self._is_wanted = True
            self._wanted.release()

    def _taken(self, item: Arrival) -> Arrival:
        if isinstance(item, Line):
            self._is_wanted = False
        elif isinstance(item, Granted) or (isinstance(item, Refusal) and not item.is_end):
            self._num_posted -= 1
        return item

    def _read_lines(self) -> None:
        """Read from the descriptor itself: a thread that waits in sys.stdin would make the program's end fail."""
        descriptor, decoder = _input(), codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
        text, has_ended = "", False
        while True:
            self._wanted.acquire()
            while "\n" not in text and not has_ended:
                data = _read(descriptor)
                has_ended = not data
                text += decoder.decode(data, has_ended)
            line, is_whole, text = text.partition("\n")
            self._queue.put(Line(line.strip() if line or is_whole else None))

    def close(self) -> None:
        """Disconnect and stop."""
        self._close_seat()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._network.join(CLOSING_SECONDS)
        if not self._network.is_alive():
            self._loop.close()

    def _close_seat(self) -> None:
        seat, listener = self.seat, self._listener
        self.seat = self._listener = None

        async def close() -> None:
            if listener is not None:
                listener.cancel()
            if seat is not None:
                await seat.close()

        closing = asyncio.run_coroutine_threadsafe(close(), self._loop)
        try:
            closing.result(CLOSING_SECONDS)
        except TimeoutError:
            pass  # the server does not answer; the program ends all the same


def _input() -> int | None:
    try:
        return sys.stdin.fileno()
    except (OSError, ValueError, AttributeError):
        return None  # there is no input


def _read(descriptor: int | None) -> bytes:
    try:
        return b"" if descriptor is None else os.read(descriptor, READ_AT_ONCE)
    except OSError:
        return b""  # the terminal is gone


class LiveScreen(Screen):
    """A screen on which something can be told while a question stands there."""

    def __init__(self, words: Words, live: Live, pace: Pace) -> None:
        super().__init__(words, pace=pace)
        self._live = live
        self.has_prompt = False

    def meet(self, company: Company = NO_COMPANY, sides: int = 0) -> None:
        """Speak of these people from now on."""
        super().__init__(self.words, company, self.pace, sides or max(len(company.names), 1))

    def prompt(self, text: str) -> None:
        """Show a question; its answer comes as a `Line`."""
        *lines, last = prompt_lines(text + " ", self._console)
        for line in lines:
            self._print(Text(line, style="bold"))
        self._break_off()
        is_terminal = self._console.is_terminal
        self._console.print(Text(last if is_terminal else last.rstrip(), style="bold"), end="" if is_terminal else "\n")
        self._console.file.flush()
        self.has_prompt = True

    def answered(self) -> None:
        """A line was typed: the terminal has begun a new one."""
        self.has_prompt = False

    def ask(self, prompt: str) -> str:
        """A line typed in answer; raises EOFError when there is no more input."""
        self.prompt(prompt)
        answer = self._live.line()
        self.answered()
        return answer

    def _print(self, line: Text, indent: int = 0) -> None:
        self._break_off()
        super()._print(line, indent)

    def _break_off(self) -> None:
        """Begin a new line after a question that is not answered yet; what was typed of an answer is not lost."""
        if self.has_prompt and self._console.is_terminal:
            self._console.print()
        self.has_prompt = False
