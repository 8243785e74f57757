"""The fast path to each database: many entries in one commit.

SQLite has a thread of its own, because its commit blocks; PostgreSQL has one connection and one statement a batch.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy.engine import URL

CHANNEL = "croupier"
BUSY_SECONDS = 10
INSERT = "INSERT OR IGNORE INTO events (table_id, number, body, kept) VALUES (?, ?, ?, ?)"
PHASE = "UPDATE tables SET phase = ? WHERE id = ?"
# One statement keeps a batch, tells the other processes, and returns what was new.
KEEP = """
WITH kept AS (
    INSERT INTO events (table_id, number, body, kept)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[])
    ON CONFLICT DO NOTHING RETURNING table_id, number
), turned AS (
    UPDATE tables SET phase = new.phase
    FROM unnest($1::text[], $2::int[], $5::text[]) AS new(id, number, phase)
    WHERE tables.id = new.id AND new.phase <> '' AND (new.id, new.number) IN (SELECT table_id, number FROM kept)
)
SELECT table_id, number, pg_notify('croupier', table_id || ' ' || number) FROM kept
"""

Work = Callable[[sqlite3.Connection], Any]  # in a transaction of its own
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class Conflict(Exception):  # noqa: N818  # not an error of this program: another process was faster
    """The table has an entry of that number already."""


class NotKept(Exception):  # noqa: N818  # a state of the world
    """The database could not be reached, or is full; whether the entry was kept is not known until one looks."""


class Row(NamedTuple):
    """An entry on its way to the database; `phase` is the table's new phase, if it changes."""

    table: str
    number: int
    body: bytes
    phase: str | None = None


class SqliteWriter:
    """A thread that commits to a SQLite file in WAL mode, synchronously: what is committed survives a power cut."""

    def __init__(self, url: URL) -> None:
        self._path = str(url.database or ":memory:")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        """Start the thread."""
        self._connect().close()
        self._thread = threading.Thread(target=self._run, name="sqlite", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self._path, timeout=BUSY_SECONDS, isolation_level=None)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error as error:
            raise NotKept(str(error)) from None
        return connection

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while (job := self._jobs.get()) is not None:
            work, future, loop = job
            try:
                connection = connection or self._connect()
                done = _together(connection, work)
            except sqlite3.IntegrityError:
                _answer(loop, future.set_exception, Conflict())
            except (sqlite3.Error, NotKept) as error:
                if connection is not None:
                    connection.close()
                connection = None
                _answer(loop, future.set_exception, NotKept(str(error)))
            else:
                _answer(loop, future.set_result, done)
        if connection is not None:
            connection.close()

    async def write(self, rows: list[Row]) -> set[tuple[str, int]]:
        """Commit the rows."""
        kept: set[tuple[str, int]] = await self._do(lambda connection: _insert(connection, rows))
        return kept

    async def change(self, statements: list[tuple[str, list[Any]]]) -> list[int]:
        """Execute statements together."""
        counts: list[int] = await self._do(
            lambda connection: [connection.execute(text, values).rowcount for text, values in statements]
        )
        return counts

    async def _do(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, future, loop))
        return await future

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Nobody else writes: a server locks its SQLite file."""

    async def close(self) -> None:
        """End the thread."""
        self._jobs.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)


def _answer(loop: asyncio.AbstractEventLoop, answer: Callable[[Any], None], value: Any) -> None:
    try:
        loop.call_soon_threadsafe(answer, value)
    except RuntimeError:
        pass  # the loop has ended, and nobody waits any more


def _together(connection: sqlite3.Connection, work: Work) -> Any:
    """Do something in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        done = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return done


def _insert(connection: sqlite3.Connection, rows: list[Row]) -> set[tuple[str, int]]:
    """Insert the rows whose numbers are free; returns which."""
    now, kept = time.time(), set()
    for row in rows:
        if connection.execute(INSERT, (row.table, row.number, row.body.decode(), now)).rowcount:
            kept.add((row.table, row.number))
            if row.phase is not None:
                connection.execute(PHASE, (row.phase, row.table))
    return kept


class PostgresWriter:
    """One connection that writes, and one that listens."""

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: asyncpg.Connection | None = None
        self._listener: asyncio.Task[None] | None = None
        self._pid = 0  # of the backend that writes; what it notifies of is known here

    async def open(self) -> None:
        """Connect."""
        try:
            self._connection = await asyncpg.connect(self._dsn, timeout=BUSY_SECONDS, command_timeout=BUSY_SECONDS)
            self._pid = self._connection.get_server_pid()
        except (OSError, asyncpg.PostgresError, TimeoutError) as error:
            raise NotKept(repr(error)) from None

    async def write(self, rows: list[Row]) -> set[tuple[str, int]]:
        """Commit the rows in one statement; a lost connection is opened again by the next call."""
        if self._connection is None or self._connection.is_closed():
            await self.open()
        assert self._connection is not None
        now = time.time()
        columns = (
            [row.table for row in rows],
            [row.number for row in rows],
            [row.body.decode() for row in rows],
            [now] * len(rows),
            [row.phase or "" for row in rows],
        )
        try:
            found = await self._connection.fetch(KEEP, *columns)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            self._connection.terminate()
            raise NotKept(repr(error)) from None
        return {(row[0], row[1]) for row in found}

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Listen until closed, and connect again when the connection is lost."""
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen_forever(heard, ready))
        await ready.wait()

    async def _listen_forever(self, heard: Callable[[str, int], None], ready: asyncio.Event) -> None:
        def notified(connection: Any, pid: int, channel: str, payload: str) -> None:
            table, number = payload.split(" ")
            if pid != self._pid:
                heard(table, int(number))

        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._dsn, timeout=BUSY_SECONDS)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, notified)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(1)
                continue
            if ready.is_set():
                heard("", -1)  # something may have been missed: every table looks
            ready.set()
            try:
                await lost.wait()
            finally:
                connection.terminate()

    async def close(self) -> None:
        """Disconnect."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()
