"""`croupier serve`: the server in one process, with its lock, its log and its end."""

import asyncio
import contextlib
import errno
import fcntl
import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import uvicorn
from platformdirs import user_data_path

from croupier.errors import TableError
from croupier.server.app import Options, make_app
from croupier.server.limits import MAX_MESSAGE
from croupier.server.store import Store

GRACEFUL_SECONDS = 10
PING_SECONDS = 20.0
BACKLOG = 2_048  # connections that wait to be accepted
GC_THRESHOLDS = (20_000, 50, 50)  # a move makes hundreds of short-lived objects, and hardly a cycle among them


def data_folder() -> Path:
    """Where a server keeps its database unless another place is named."""
    return user_data_path("croupier")


def database_url(database: str | None, data: Path | None) -> str:
    """The database that the options name: by default a SQLite file in the data folder."""
    return database or f"sqlite:///{(data or data_folder()) / 'croupier.sqlite'}"


class JsonLines(logging.Formatter):
    """Each entry of the log as a JSON object in one line; only what the server itself says goes in."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        for name in ("bot", "reason", "game", "address"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> str:
    """File and line of an error; not its message, which may hold what a person sent."""
    assert record.exc_info is not None
    trace = record.exc_info[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def set_up_log(stream: TextIO = sys.stderr) -> None:
    """Write the log as JSON lines."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for name in ("croupier.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "croupier.server" else logging.WARNING)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it would log what is written, seeds among it


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold the lock of a SQLite database: two servers must not share one, because neither would wake the other."""
    path = Path(url.removeprefix("sqlite:///"))
    if not url.startswith("sqlite:///") or not path.name:
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise TableError("database", reason=f"{path}: {error.strerror}") from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise TableError("database", "in-use", path=str(path)) from None
    else:
        yield
    finally:
        os.close(descriptor)


def has_desktop() -> bool:
    """Whether a browser that this process opens would be seen."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def open_page(url: str) -> None:
    """Open a page in the user's browser where there is a desktop; whether that works is nobody's concern here."""
    if has_desktop():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()  # some browsers take their time


def serve(
    options: Options,
    host: str,
    port: int,
    announce: Callable[[str], None] = lambda url: None,
    can_move: bool = False,
) -> None:
    """Run until a signal ends it; tables go on when a server is started again.

    `announce` is told where it listens, which with `can_move` is another port if `port` is taken.
    """
    set_up_log()
    with alone(options.database), _listening(host, port, can_move) as listener:
        _check_database(options.database)
        config = uvicorn.Config(
            make_app(options),
            log_config=None,
            access_log=False,
            ws_max_size=MAX_MESSAGE + 1,
            ws_per_message_deflate=False,  # packing a message takes longer than making it
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=GRACEFUL_SECONDS,
            server_header=False,
            lifespan="on",
        )
        shown = f"[{host}]" if ":" in host else host
        announce(options.public_url or f"http://{shown}:{listener.getsockname()[1]}")
        gc.collect()
        gc.freeze()  # what is there now stays; the collector need not look at it again and again
        gc.set_threshold(*GC_THRESHOLDS)
        uvicorn.Server(config).run(sockets=[listener])


@contextlib.contextmanager
def _listening(host: str, port: int, can_move: bool = False) -> Iterator[socket.socket]:
    """A socket that listens there; with port 0 the system chooses one, as it does if `can_move` and it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, because asyncio sends small messages at once (TCP_NODELAY) only where it is.
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            _bind(listener, host, port, can_move)
            listener.listen(BACKLOG)
        except OSError as error:
            reason = error.strerror or str(error)
            raise TableError("cannot-listen", host=host, port=str(port), reason=reason) from None
        yield listener


def _bind(listener: socket.socket, host: str, port: int, can_move: bool) -> None:
    try:
        listener.bind((host, port))
    except OSError as error:
        if not can_move or error.errno != errno.EADDRINUSE:
            raise
        listener.bind((host, 0))


def _check_database(url: str) -> None:
    """Refuse a database that cannot be used before anything is started."""

    async def check() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(check())
