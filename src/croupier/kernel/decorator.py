"""The one decorator of compiled code, and the on-disk cache that cannot go stale."""

import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
from numba import config, njit
from numba.core import event as numba_event
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

_LOCK = threading.RLock()
PACKAGE = Path(__file__).resolve().parent.parent
NEVER_COMPILED = ("game.py", "lab.py", "notation*.py", "telling*.py", "written.py")  # files of a game's folder
MAX_UNUSED = 30 * 24 * 60 * 60  # seconds; folders of other versions are removed when unused for a month,
MAX_BYTES = 1_000_000_000  # and the longest unused first when all folders together are larger than this
LITTLE = min(config.OPT, type(config.OPT)(1))  # effort of optimisation for functions that only compiled code calls


@cache
def cache_directory() -> Path:
    """The folder of compiled code for exactly these sources in this place, this Numba and this mode.

    Numba's own check looks at one file's time stamp, so a changed callee or constant in another
    file would go unnoticed; a digest of every source that can be compiled notices it. Other files of a game's
    folder are left out: a word changed in a sentence is no reason to compile again.
    (The place counts because Numba does not find code that was compiled from the same sources elsewhere.)
    """
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK} {config.OPT} {PACKAGE}".encode())
    for part in ("kernel", "games"):
        for source in sorted((PACKAGE / part).rglob("*.py")):
            if any(source.match(name) for name in NEVER_COMPILED):
                continue
            digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(source.read_bytes() + b"\0")
    root = os.environ.get("CROUPIER_CACHE_DIR")
    folder = (Path(root) if root else user_cache_path("croupier")) / f"compiled-{digest.hexdigest()[:20]}"
    if not config.DISABLE_JIT:
        note_use(folder)
    return folder


def note_use(folder: Path) -> None:
    """Touch the folder of compiled code; when it is new, `prune` the folders of other versions."""
    try:
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if is_new:
            prune(folder, time.time())
    except OSError:
        pass  # a cache that this user may not write to can still be read


def prune(current: Path, now: float) -> None:
    """Remove folders beside `current` that are old or exceed MAX_BYTES; other processes may be doing the same."""
    kept = _num_bytes(current)
    folders = [folder for folder in current.parent.glob("compiled-*") if folder != current]
    for used, folder in sorted(((_last_use(folder), folder) for folder in folders), reverse=True):
        size = _num_bytes(folder)
        if now - used > MAX_UNUSED or kept + size > MAX_BYTES:
            shutil.rmtree(folder, ignore_errors=True)
        else:
            kept += size


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0  # another process was quicker


def _num_bytes(folder: Path) -> int:
    total = 0
    for parent, _, names in os.walk(folder):  # os.walk passes over folders that are gone meanwhile
        for name in names:
            try:
                total += Path(parent, name).stat().st_size
            except FileNotFoundError:
                continue
    return total


@contextmanager
def _numba_cache_at(folder: Path) -> Iterator[None]:
    with _LOCK:  # threads may each make an engine
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)  # read by Numba while a function is decorated
        try:
            yield
        finally:
            config.CACHE_DIR = before


def kernel(function: F) -> F:
    """Compile `function` on first call, cached on disk; plain Python under NUMBA_DISABLE_JIT=1."""
    return _compiled(function, is_inlined=False)


def inlined_kernel(function: F) -> F:
    """A kernel that is always copied into its callers: for the few small ones that run all the time.

    (LLVM's inlining, after type inference; Numba's own `inline` option is not used anywhere.)
    """
    return _compiled(function, is_inlined=True)


def _compiled(function: F, is_inlined: bool) -> F:
    if config.DISABLE_JIT:
        return function
    with _numba_cache_at(cache_directory()):
        compiled: F = njit(cache=True, nogil=True, error_model="numpy", forceinline=is_inlined)(function)
    return compiled


class _Effort(numba_event.Listener):  # type: ignore[misc]
    """Has kernels optimised little while another function that calls them is compiled.

    Numba optimises a function once by itself and again, with all that it calls, in every function that calls it. Only
    the last time counts, when what Python calls is compiled; the times before took a quarter of all compiling.
    """

    def __init__(self) -> None:
        self._waiting = list[Any]()  # efforts of the functions around the one that is compiled

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        self._waiting.append(config.OPT)
        if len(self._waiting) > 1 and str(function.__module__).startswith("croupier."):
            config.OPT = LITTLE

    def on_end(self, event: Any) -> None:
        config.OPT = self._waiting.pop()


numba_event.register("numba:compile", _Effort())  # only one thread compiles at a time


def compiled_anew(function: F) -> F:
    """A kernel whose source is no file, so that it is not in the cache itself; those that call it are, with it."""
    if config.DISABLE_JIT:
        return function
    compiled: F = njit(nogil=True, error_model="numpy")(function)
    return compiled


def specialise(template: Callable[..., Any], kernels: dict[str, Any], owner: str) -> Callable[..., Any]:
    """Compile a copy of `template` in which the names in `kernels` mean one game's functions.

    A closure would do the same but misses the on-disk cache in every new process; a function
    rebuilt over its own globals, under its own qualified name, is found there.
    """
    assert isinstance(template, FunctionType)
    names = {**template.__globals__, **kernels}
    copy = FunctionType(template.__code__, names, template.__name__, template.__defaults__)
    copy.__qualname__ = f"{template.__qualname__}.{owner}"
    copy.__module__ = template.__module__
    copy.__doc__ = template.__doc__
    return kernel(copy)


def forget_compiled() -> None:
    """Remove the compiled code of every version of the sources, and nothing else."""
    for folder in cache_directory().parent.glob("compiled-*"):
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    forget_compiled()
