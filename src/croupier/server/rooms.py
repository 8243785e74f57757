"""A table in memory, who reads it, and what is waited for there."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from croupier.records import Step
from croupier.server.hearing import Reader
from croupier.server.log import AnyEntry
from croupier.server.table import Table

Plan = Callable[[], tuple[AnyEntry, Sequence[Step]]]  # what is to happen: the next entry of the log and its steps


@dataclass(eq=False)
class Connection:
    """Somebody who reads a table."""

    reader: Reader
    send: Callable[[bytes], None]
    close: Callable[[str], None]
    jobs: set[asyncio.Task[None]] = field(default_factory=set)  # hints and stories that were asked for

    @property
    def seat(self) -> int:
        """The reader's seat, or NOBODY."""
        return self.reader.seat


@dataclass(eq=False)
class Room:
    """A table in memory."""

    table: Table
    connections: list[Connection] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_stale: bool = False  # whether the log may have entries that the table does not have
    timers: dict[str, tuple[Any, asyncio.TimerHandle]] = field(default_factory=dict)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    thinking_at: int = -1  # the question that a bot thinks about
    clock_ends: float | None = None
    is_starting: bool = False
    used: float = field(default_factory=time.monotonic)
    asked_at: int = -1  # the number of the event with the open question
    questions: dict[bool, msgspec.Raw | None] = field(default_factory=dict)  # as written, with or without the standing


class Stale(Exception):  # noqa: N818  # no error
    """What was planned is no longer wanted."""
