"""Many games cut into chunks, played on threads and handed back in order, with few of them in memory at a time."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
WAITING_PER_WORKER = 4  # chunks that are being played or wait to be handed back


def play_chunks(play: Callable[[int, int], T], games: int, size: int, workers: int | None) -> Iterator[T]:
    """Yield what `play(number of the chunk, games in it)` returns for each chunk, in the order of the chunks.

    Workers are threads: compiled code releases Python's lock.
    """
    num_workers = workers or os.cpu_count() or 1
    tasks: deque[Future[T]] = deque()
    with ThreadPoolExecutor(num_workers) as executor:
        try:
            for number, first in enumerate(range(0, games, size)):
                if len(tasks) == WAITING_PER_WORKER * num_workers:
                    yield tasks.popleft().result()
                tasks.append(executor.submit(play, number, min(size, games - first)))
            while tasks:
                yield tasks.popleft().result()
        finally:
            for task in tasks:
                task.cancel()
