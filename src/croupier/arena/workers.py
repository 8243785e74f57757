"""Who plays the rounds: processes of this machine, or a Dask cluster."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager

from croupier.errors import SettingsError


@contextmanager
def local_workers(count: int | None) -> Iterator[tuple[Executor, int]]:
    """So many processes, by default one for each core; a single worker is this process itself."""
    count = count or os.cpu_count() or 1
    executor: Executor
    if count == 1:
        executor = ThreadPoolExecutor(1)
    else:
        spawn = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(count, mp_context=spawn, initializer=_leave_with_parent)
    try:
        yield executor, count
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _leave_with_parent() -> None:
    """Ctrl-C reaches the workers too; they just end. They also end when whoever started them is gone, killed or not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


@contextmanager
def dask_workers(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a running Dask scheduler; a worker that dies has its rounds played by another."""
    try:
        from distributed import Client
    except ImportError:
        raise SettingsError(["--dask needs Dask: pip install 'croupier[cluster]'"]) from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise SettingsError([f"there is no Dask scheduler at {address}: {error}"]) from None
    try:
        with client.get_executor(pure=False) as executor:
            yield executor, max(sum(client.nthreads().values()), 1)
    finally:
        client.close()
