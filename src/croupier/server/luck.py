"""The luck accounts of games that have ended, each worked out once in a child process; the last ones are kept."""

import asyncio
from collections.abc import Awaitable, Callable

from croupier.errors import TableError
from croupier.records import Record
from croupier.server.worker import Account
from croupier.server.workers import Thinkers
from croupier.wire import encode

MOST_KEPT = 200  # accounts, of about 15 kB each
MOST_WAITING = 100  # accounts that are still to be worked out; more are refused


class Accounts:
    """Accounts by table, written already.

    They are worked out one after the other: bots' moves come from the same children, and so wait for one at most.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers, self._turn = thinkers, asyncio.Lock()
        self._kept: dict[str, asyncio.Task[bytes]] = {}  # the one that was asked for last is the last

    async def of(self, table: str, read: Callable[[], Awaitable[Record]]) -> bytes:
        """The account of a table's game; `read` gives its record, and the caller guarantees that the game has ended."""
        task = self._kept.pop(table, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if sum(not kept.done() for kept in self._kept.values()) >= MOST_WAITING:
                raise TableError("busy")
            task = asyncio.create_task(self._work_out(read))
        self._kept[table] = task
        for other in [name for name, kept in self._kept.items() if kept.done()][: max(len(self._kept) - MOST_KEPT, 0)]:
            del self._kept[other]
        return await asyncio.shield(task)  # others may wait for it, too

    async def _work_out(self, read: Callable[[], Awaitable[Record]]) -> bytes:
        async with self._turn:
            record = await read()
            return encode(await self._thinkers.account(lambda job: Account(job, record.to_lines())))

    async def close(self) -> None:
        """Stop working."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)
