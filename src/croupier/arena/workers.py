"""The workers that play rounds: processes of this machine, or a Dask cluster."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from croupier.errors import SettingsError
from croupier.phrases import say

PATIENCE = 10  # seconds to wait for a scheduler


@contextmanager
def local_workers(count: int | None) -> Iterator[tuple[Executor, int]]:
    """`count` processes, by default one for each core; a single worker is a thread of this process."""
    count = count or os.cpu_count() or 1
    if count == 1:
        with ThreadPoolExecutor(1) as executor:
            yield executor, count
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=spawn, initializer=_leave_with_parent)
    others = set(multiprocessing.active_children())
    with _deaf_to_interrupts():
        for _ in range(count):
            pool.submit(os.getpid)  # starts one more process as long as none is idle
    try:
        yield pool, count
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()  # nobody waits for their work any more
        # Waiting matters: the interpreter's own leave-taking wakes the pool's thread without its lock, and fails
        # where that thread is closing its pipe at this moment.
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C, which a terminal sends to all: their parent ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_with_parent() -> None:
    """End this process when its parent is gone, killed or not."""
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@contextmanager
def dask_workers(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a running Dask scheduler; when a worker dies, another plays its rounds."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise SettingsError(say("problem-no-dask")) from None
    client = _connected(Client, address)
    try:
        with client.get_executor(pure=False) as executor:
            yield executor, max(sum(client.nthreads().values()), 1)
    except KilledWorker:  # a task is given up after several workers died of it
        raise BrokenExecutor from None
    finally:
        client.close()


def _connected(connect: Callable[..., Any], address: str) -> Any:
    """A client, or a refusal within `PATIENCE`: something that is no scheduler may never answer."""
    found: list[Any] = []
    problems: list[str] = []

    def try_to() -> None:
        try:
            found.append(connect(address, timeout=PATIENCE))
        except Exception as error:  # whatever the error is, there is no scheduler to work with
            problems.append(str(error))

    attempt = threading.Thread(target=try_to, daemon=True)
    attempt.start()
    attempt.join(PATIENCE + 2)
    if not found:
        said = problems[0] if problems else "no answer"
        raise SettingsError(say("problem-no-scheduler", address=address, reason=said))
    return found[0]
