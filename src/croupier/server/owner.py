"""What the owner of a server can do from the command line, while it runs or not."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from croupier.errors import TableError
from croupier.server.store import Store
from croupier.server.writers import NotKept


def list_tables(url: str, most: int) -> list[str]:
    """A line for each table, newest first."""

    async def ask(store: Store) -> list[str]:
        lines = [f"{'opened':16}  {'table':16}  {'code':10}  {'game':17}  {'phase':10}  events"]
        for name, code, game, phase, when, count in await store.summary(most):
            day = time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
            lines.append(f"{day:16}  {name:16}  {code:10}  {game:17}  {phase:10}  {count}")
        return lines

    return _with(url, ask)


def remove_tables(url: str, names: list[str]) -> list[str]:
    """Forget tables for good; a line for each."""

    async def ask(store: Store) -> list[str]:
        return [f"{name}: {'removed' if await store.remove(name) else 'there is no such table'}" for name in names]

    return _with(url, ask)


def back_up(url: str, target: Path) -> None:
    """Copy a SQLite database, whole, also while a server writes to it."""
    if not url.startswith("sqlite:///"):
        raise TableError("database", "not-sqlite")
    if target.exists():
        raise TableError("database", reason=f"{target} exists already")
    source = Path(url.removeprefix("sqlite:///"))
    if not source.exists():
        raise TableError("database", reason=f"{source} does not exist")
    try:
        with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
            old.backup(new)
        old.close()
        new.close()
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise TableError("database", reason=str(error)) from None


def _with(url: str, ask: Callable[[Store], Coroutine[Any, Any, list[str]]]) -> list[str]:
    async def run() -> list[str]:
        store = Store(url)
        await store.open()
        try:
            return await ask(store)
        except NotKept as error:
            raise TableError("database", reason=str(error)) from None
        finally:
            await store.close()

    return asyncio.run(run())
