"""One client's socket: messages in, one after the other; messages out, through a queue that may not grow for ever."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec

from croupier.errors import GameError, TableError
from croupier.server import showing
from croupier.server.hub import Hub
from croupier.server.limits import MAX_AT_TABLE, MAX_JOBS, MAX_MESSAGE, MAX_QUEUED, MAX_QUEUED_BYTES, Bucket
from croupier.server.requests import do_request, give_hint
from croupier.server.rooms import Connection, Room
from croupier.wire import (
    PROTOCOL,
    AskBoard,
    AskHint,
    AskStory,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Start,
    decode_from_client,
    encode,
)

LOG = logging.getLogger("croupier.server")
MESSAGES_A_SECOND, BURST = 50, 200
HELLO_SECONDS = 15
# Why a socket is closed: the codes of RFC 6455 for what it has codes for, and 4000 and more for the rest.
CLOSING = {"refused": 4000, "slow": 4001, "going-away": 1001, "unseated": 4002, "too-fast": 4003}


class Socket:
    """A connected client. `receive` and `send` are those of ASGI."""

    def __init__(self, hub: Hub, receive: Any, send: Any, is_limited: bool = True) -> None:
        self._hub, self._receive, self._send = hub, receive, send
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._closing: str | None = None
        self._bucket = Bucket(MESSAGES_A_SECOND, BURST) if is_limited else None
        self._room: Room | None = None
        self._connection: Connection | None = None

    async def serve(self, table: str) -> None:
        """Serve the client until it goes."""
        writer = asyncio.create_task(self._write())
        try:
            if await self._greet(table):
                await self._read()
        finally:
            if self._room is not None and self._connection is not None:
                self._hub.disconnect(self._room, self._connection)
            self.close("refused")
            await asyncio.wait([writer], timeout=HELLO_SECONDS)
            writer.cancel()

    # Out

    def queue(self, message: bytes, is_answer: bool = False) -> None:
        """Send a message when its turn comes; a reader that is too slow is disconnected and can come again.

        After `close` nothing is sent any more but the answer to the request that freed the reader's own seat.
        """
        if self._closing is not None and not (is_answer and self._closing == "unseated"):
            return
        self._size += len(message)
        self._queue.append(message)
        if len(self._queue) > MAX_QUEUED or self._size > MAX_QUEUED_BYTES:
            self._queue.clear()
            self.close("slow")
        self._wake.set()

    def close(self, why: str) -> None:
        """Close the socket after what is queued."""
        if self._closing is None:
            self._closing = why
            self._wake.set()

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    message = self._queue.popleft()
                    self._size -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                if self._closing is not None:
                    await self._send({"type": "websocket.close", "code": CLOSING[self._closing]})
                    return
                self._wake.clear()
                await self._wake.wait()
        except (OSError, RuntimeError):
            self._closing = "slow"  # the other side is gone; reading ends too

    # In

    async def _next(self) -> bytes | None:
        """The next message; None when the client is gone."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text, data = message.get("text"), message.get("bytes")
        return text.encode() if text is not None else bytes(data or b"")

    async def _greet(self, table: str) -> bool:
        """Hear who it is; whether it may stay."""
        try:
            data = await asyncio.wait_for(self._next(), HELLO_SECONDS)
            if data is None:
                return False
            hello = _decode(data)
            if not isinstance(hello, Hello):
                raise TableError("bad-message", reason="hello comes first")
            if hello.protocol != PROTOCOL:
                raise TableError("bad-protocol", version=hello.protocol, known=PROTOCOL)
            room = await self._hub.room(table)
            if len(room.connections) >= MAX_AT_TABLE:
                raise TableError("too-many-connections")
            self._room, self._connection = await self._hub.connect(table, hello, self.queue, self.close)
        except TimeoutError:
            self.close("slow")
            return False
        except GameError as error:
            self._refuse(None, error)
            self.close("refused")
            return False
        return True

    async def _read(self) -> None:
        while self._closing is None:
            data = await self._next()
            if data is None or self._closing is not None:  # what arrives after the end is not answered
                return
            if self._bucket is not None and not self._bucket.take():
                self._refuse(None, TableError("too-fast"))
                self.close("too-fast")
                return
            await self._answer(data)

    async def _answer(self, data: bytes) -> None:
        assert self._room is not None
        assert self._connection is not None
        request = None
        try:
            message = _decode(data)
            if isinstance(message, Hello):
                raise TableError("bad-message", reason="hello comes once")
            request = message.id
            if isinstance(message, Ping):
                self.queue(encode(Pong(id=request)))
            elif isinstance(message, AskBoard):
                self.queue(encode(showing.board_of(self._room.table, self._connection.seat, request)))
            elif isinstance(message, AskHint):
                self._hint(message)
            elif isinstance(message, AskStory):
                self._check_free()
                self._later(self._tell_story(message))
            elif isinstance(message, Start):
                self._later(self._start(message))  # the game may have to be compiled first
            else:
                number = await do_request(self._hub, self._room, self._connection, message)
                self.queue(encode(Done(id=request, number=number)), is_answer=True)
        except GameError as error:
            self._refuse(request, error)
        except Exception:
            LOG.exception("a message could not be answered")
            self._refuse(request, TableError("busy"))

    def _hint(self, message: AskHint) -> None:
        """Hints take a while; other messages are answered meanwhile."""
        self._check_free()
        self._later(self._answer_hint(message))

    def _check_free(self) -> None:
        """Refuse more long work for one connection than it may wait for."""
        assert self._connection is not None
        if len(self._connection.jobs) >= MAX_JOBS:
            raise TableError("too-fast")

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Answer while other messages are answered, too."""
        assert self._connection is not None
        task = asyncio.create_task(work)
        self._connection.jobs.add(task)
        task.add_done_callback(self._connection.jobs.discard)

    async def _start(self, message: Start) -> None:
        assert self._room is not None
        assert self._connection is not None
        try:
            number = await asyncio.shield(do_request(self._hub, self._room, self._connection, message))
            self.queue(encode(Done(id=message.id, number=number)))
        except GameError as error:
            self._refuse(message.id, error)
        except Exception:
            LOG.exception("a game could not begin")
            self._refuse(message.id, TableError("busy"))

    async def _answer_hint(self, message: AskHint) -> None:
        assert self._room is not None
        assert self._connection is not None
        try:
            self.queue(encode(await give_hint(self._hub, self._room, self._connection, message.id, message.at)))
        except GameError as error:
            self._refuse(message.id, error)
        except ConnectionError:
            self._refuse(message.id, TableError("busy"))

    async def _tell_story(self, message: AskStory) -> None:
        assert self._room is not None
        assert self._connection is not None
        try:
            self.queue(await self._hub.story(self._room, self._connection.seat, message.id))
        except GameError as error:
            self._refuse(message.id, error)

    def _refuse(self, request: str | None, error: GameError) -> None:
        self._hub.metrics.refused.labels(error.code).inc()
        self.queue(encode(Refused(id=request, code=error.code, error=error.phrase)))


def _decode(data: bytes) -> Any:
    if len(data) > MAX_MESSAGE:
        raise TableError("too-large", most=MAX_MESSAGE)
    try:
        return decode_from_client(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise TableError("bad-message", reason=str(error)[:200]) from None
