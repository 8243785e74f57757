"""Where tables and their logs are kept: SQLite or PostgreSQL, asked through SQLAlchemy.

The one path that must be fast is `append`: whatever arrives while one commit is under way is committed together by the
next, and an entry is acknowledged only after its commit. `writers.py` has that path for each database.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from croupier.errors import TableError
from croupier.phrases import quoted
from croupier.server import schema
from croupier.server.log import AnyEntry, Opened, decode, encode
from croupier.server.writers import Conflict, NotKept, PostgresWriter, Row, SqliteWriter

SQLITE = sqlite.dialect(paramstyle="qmark")
MOST_TURNS = 6  # of the event loop, before a commit begins
FEW = 3  # rows with which a commit begins at once
ALIVE = 20.0  # seconds after which a process that has not been seen counts as gone


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self._engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=True)
        self.is_shared = self.url.get_backend_name() == "postgresql"  # whether several processes may use it
        self._writer = PostgresWriter(self.url) if self.is_shared else SqliteWriter(self.url)
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._committer: asyncio.Task[None] | None = None
        self.num_commits = self.num_rows = 0

    async def open(self) -> None:
        """Connect, bring the database to the present version, and begin to commit."""
        if not self.is_shared and self.url.database not in (None, "", ":memory:"):
            Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(schema.upgrade)
            await self._writer.open()
        except (SQLAlchemyError, OSError, NotKept) as error:
            raise TableError("database", reason=str(error).splitlines()[0][:200]) from None
        self._committer = asyncio.create_task(self._commit_forever())

    async def close(self) -> None:
        """Commit what waits, and disconnect."""
        if self._committer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._committer.cancel()
            await asyncio.gather(self._committer, return_exceptions=True)
        await self._writer.close()
        await self._engine.dispose()

    # Keeping entries

    async def append(self, table: str, number: int, entry: AnyEntry, phase: str | None = None) -> None:
        """Keep the entry as that number of the table's log; it is kept when this returns. Raises Conflict, NotKept."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((Row(table, number, encode(entry), phase), future))
        self._wake.set()
        await future

    async def _commit_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._gather()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)

    async def _gather(self) -> None:
        """Let what has arrived already come along if there is much of it, while each turn of the loop brings more."""
        count = FEW
        for _ in range(MOST_TURNS):
            if len(self._waiting) <= count:
                return
            count = len(self._waiting)
            await asyncio.sleep(0)

    async def _commit(self, batch: list[tuple[Row, asyncio.Future[None]]]) -> None:
        try:
            kept = await self._writer.write([row for row, _ in batch])
        except Exception as error:  # whatever it is, nobody may wait for ever
            for _, future in batch:
                if not future.done():
                    future.set_exception(error if isinstance(error, NotKept) else NotKept(repr(error)))
            return
        self.num_commits += 1
        self.num_rows += len(batch)
        for row, future in batch:
            if future.done():
                continue
            if (row.table, row.number) in kept:
                future.set_result(None)
            else:
                future.set_exception(Conflict())

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        """Be told of entries that other processes keep."""
        await self._writer.listen(heard)

    # Everything else

    async def open_table(self, table: str, first: Opened, seed: bytes, address: str) -> None:
        """A new table with the first entry of its log. Raises Conflict if its id or code exists."""
        values = {"id": table, "code": first.code, "game": first.game, "phase": "waiting", "created": first.when,
                  "is_listed": int(first.rules.is_listed), "address": address, "seed": seed}  # fmt: skip
        event = {"table_id": table, "number": 0, "body": encode(first).decode(), "kept": time.time()}
        await self._change(insert(schema.tables).values(**values), insert(schema.events).values(**event))

    async def find(self, name: str) -> tuple[str, bytes] | None:
        """The id and seed of the table that has this id or code."""
        wanted = select(schema.tables.c.id, schema.tables.c.seed).where(
            (schema.tables.c.id == name) | (schema.tables.c.code == name)
        )
        rows = await self._ask(wanted)
        return (rows[0][0], rows[0][1]) if rows else None

    async def entries(self, table: str, first: int = 0) -> list[AnyEntry]:
        """The log of a table from a number on."""
        wanted = (
            select(schema.events.c.body)
            .where(schema.events.c.table_id == table, schema.events.c.number >= first)
            .order_by(schema.events.c.number)
        )
        return [decode(body) for (body,) in await self._ask(wanted)]

    async def listed(self, most: int) -> list[str]:
        """The ids of tables that everybody may find and that wait for players or are being played, newest first."""
        rows = schema.tables.c
        wanted = (
            select(rows.id)
            .where(rows.phase.in_(("waiting", "playing")), rows.is_listed == 1)
            .order_by(rows.phase.desc(), rows.created.desc())
            .limit(most)
        )
        return [name for (name,) in await self._ask(wanted)]

    async def num_open(self, address: str) -> int:
        """How many open tables an address has."""
        rows = schema.tables.c
        wanted = select(func.count()).where(rows.address == address, rows.phase.in_(("waiting", "playing")))
        return int((await self._ask(wanted))[0][0])

    async def idle(self, before: float, most: int = 100) -> list[str]:
        """Open tables at which nothing has happened since `before`."""
        rows, kept = schema.tables.c, schema.events.c
        last = select(func.max(kept.kept)).where(kept.table_id == rows.id).scalar_subquery()
        wanted = select(rows.id).where(rows.phase.in_(("waiting", "playing")), rows.created < before, last < before)
        return [name for (name,) in await self._ask(wanted.limit(most))]

    async def summary(self, most: int) -> list[tuple[str, str, str, str, float, int]]:
        """Tables for the owner, newest first: id, code, game, phase, when opened, number of events."""
        rows, kept = schema.tables.c, schema.events.c
        count = select(func.count()).where(kept.table_id == rows.id).scalar_subquery()
        wanted = select(rows.id, rows.code, rows.game, rows.phase, rows.created, count)
        found = await self._ask(wanted.order_by(rows.created.desc()).limit(most))
        return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in found]

    async def remove(self, table: str) -> bool:
        """Forget a table and its log; whether there was one."""
        events = delete(schema.events).where(schema.events.c.table_id == table)
        counts = await self._change(events, delete(schema.tables).where(schema.tables.c.id == table))
        return counts[1] > 0

    async def seen(self, process: str) -> None:
        """Note that a process runs, and forget those that have not for long."""
        now, rows = time.time(), schema.processes
        gone = delete(rows).where((rows.c.id == process) | (rows.c.seen < now - 100 * ALIVE))
        await self._change(gone, insert(rows).values(id=process, seen=now))

    async def alive(self) -> set[str]:
        """The processes that run."""
        rows = schema.processes.c
        return {name for (name,) in await self._ask(select(rows.id).where(rows.seen > time.time() - ALIVE))}

    async def is_up(self) -> bool:
        """Whether the database answers."""
        try:
            await self._ask(select(1))
        except NotKept:
            return False
        return True

    async def _change(self, *statements: Any) -> list[int]:
        """Execute statements together; how many rows each changed. Raises Conflict, NotKept."""
        if isinstance(self._writer, SqliteWriter):  # one thread writes to the file, so that nobody finds it locked
            compiled = [statement.compile(dialect=SQLITE) for statement in statements]
            texts = [(str(found), [found.params[name] for name in found.positiontup or ()]) for found in compiled]
            return await self._writer.change(texts)
        try:
            async with self._engine.begin() as connection:
                return [(await connection.execute(statement)).rowcount for statement in statements]
        except IntegrityError:
            raise Conflict from None
        except (SQLAlchemyError, OSError) as error:
            raise NotKept(repr(error)) from None

    async def _ask(self, wanted: Any) -> list[tuple[Any, ...]]:
        try:
            async with self._engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(wanted)]
        except (SQLAlchemyError, OSError) as error:
            raise NotKept(repr(error)) from None


def _checked(text: str) -> URL:
    """The URL of a database, with the driver that is used for it."""
    try:
        url = make_url(text)
    except SQLAlchemyError:
        raise TableError("database", reason=quoted(text)) from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    backend = url.drivername.split("+")[0]
    if backend not in drivers:
        raise TableError("database", reason=f"{quoted(backend)} is neither sqlite nor postgresql")
    return url.set(drivername=drivers[backend])
