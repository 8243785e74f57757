"""A small client of a Croupier server, for bots of one's own and notebooks; `croupier join` is made of it.

A bot that sits down at an open table and always takes the first choice:

    import asyncio
    from croupier import client

    async def main(address):
        async with client.sit_down(address, "Robin") as seat:
            async for message in seat:
                if seat.ask is not None:
                    await seat.play(seat.ask.options[0].move)
                if seat.is_over:
                    break

    asyncio.run(main("http://127.0.0.1:8000/kadomi47"))

A bot of docs/bots.md plays a whole game: `await seat.play_with(bold)`.

A connection that is lost is opened again; no event is missed and no move is made twice. Who wants to know of it hands
`notice` to the seat.
"""

import asyncio
import contextlib
import itertools
import re
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from croupier.dealing import new_entropy
from croupier.errors import BotError, GameError, TableError
from croupier.game import load
from croupier.kernel import generator
from croupier.phrases import quoted
from croupier.wire import (
    PROTOCOL,
    Ask,
    AskBoard,
    AskHint,
    Board,
    BoardCell,
    Done,
    Event,
    Hello,
    Hints,
    Join,
    Leave,
    Luck,
    NewTable,
    Play,
    Preparing,
    Refused,
    Rematch,
    Request,
    Result,
    Say,
    SeatBot,
    Seated,
    Start,
    State,
    TableInfo,
    Unseat,
    Vote,
    Welcome,
    decode_from_server,
    encode,
)

if TYPE_CHECKING:
    from croupier.bots import Bot

SECONDS = 30.0
FIRST_PAUSE, LONGEST_PAUSE, MOST_TRIES = 0.2, 5.0, 30
MAX_SIZE = 4_000_000
TABLE_NAME = re.compile(r"[A-Za-z0-9]{1,32}")
Kind = TypeVar("Kind")
Notice = Literal["lost", "back"] | Preparing  # a connection is lost, or open again; how far a game has been compiled


class MissedError(Exception):
    """An event is missing; whoever connects again gets it."""


class ServerRefusalError(TableError):
    """A refusal that came from a server."""

    def __init__(self, refused: Refused) -> None:
        Exception.__init__(self, refused.code)
        self.code, self.phrase = refused.code, refused.error


def address_of(url: str) -> tuple[str, str]:
    """The server and the table that a link names.

    >>> address_of("games.example.org/kadomi47")
    ('http://games.example.org', 'kadomi47')
    """
    server, names = _split(url)
    if not names or not TABLE_NAME.fullmatch(names[-1]):
        raise TableError("no-server", "address", url=quoted(url))
    return server, names[-1]


def server_of(url: str) -> str:
    """The server that a link names, with or without a table.

    >>> server_of("games.example.org")
    'http://games.example.org'
    """
    return _split(url)[0]


def _split(url: str) -> tuple[str, list[str]]:
    """The server, and the names in the path."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        _ = parts.port  # refused if it is no number
    except ValueError:
        raise TableError("no-server", "address", url=quoted(url)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise TableError("no-server", "address", url=quoted(url))
    return f"{parts.scheme}://{parts.netloc}", [name for name in parts.path.split("/") if name]


class Server:
    """The HTTP part of a server.

    Every method raises TableError with the server's code if it is refused.
    """

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    async def open_table(self, game: str, players: int, **options: Any) -> TableInfo:
        """Open a table; the options are those of `wire.NewTable`."""
        request = NewTable(game=game, players=players, **options)
        return await self._ask("POST", "/api/tables", TableInfo, encode(request))

    async def tables(self) -> list[TableInfo]:
        """The tables that everybody may find."""
        return await self._ask("GET", "/api/tables", list[TableInfo])

    async def table(self, name: str) -> TableInfo:
        """What everybody may know of a table, by its id or code."""
        return await self._ask("GET", f"/api/tables/{name}", TableInfo)

    async def levels(self) -> list[str]:
        """The levels of bots at this server."""
        return await self._ask("GET", "/api/levels", list[str])

    async def join(self, table: str, name: str, **options: Any) -> Seated:
        """Take a seat; keep the secret in the answer."""
        options.setdefault("entropy", new_entropy())
        return await self._ask("POST", f"/api/tables/{table}/seats", Seated, encode(Join(name=name, **options)))

    async def record(self, table: str) -> bytes:
        """The record of a game that has ended, as JSON lines."""
        return await self._fetch("GET", f"/api/tables/{table}/record")

    async def luck(self, table: str) -> Luck:
        """Who was lucky in a game that has ended."""
        return await self._ask("GET", f"/api/tables/{table}/luck", Luck)

    async def _ask(self, method: str, path: str, kind: type[Kind], body: bytes = b"") -> Kind:
        try:
            return msgspec.json.decode(await self._fetch(method, path, body), type=kind)
        except msgspec.DecodeError as error:
            raise TableError("no-server", url=self.url, reason=str(error)) from None

    async def _fetch(self, method: str, path: str, body: bytes = b"") -> bytes:
        headers = {"content-type": "application/json"}
        try:
            async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=method == "GET") as http:
                answer = await http.request(method, self.url + path, content=body, headers=headers)
            if answer.history:  # to https, for example; the socket must go there too
                self.url = f"{answer.url.scheme}://{answer.url.netloc.decode()}"
        except (httpx.ConnectError, httpx.TimeoutException):
            raise TableError("no-server", "silent", url=self.url) from None
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise TableError("no-server", url=self.url, reason=str(error) or type(error).__name__) from None
        if answer.status_code >= 400:
            try:
                raise ServerRefusalError(msgspec.json.decode(answer.content, type=Refused))
            except msgspec.DecodeError:
                raise TableError("no-server", url=self.url, reason=str(answer.status_code)) from None
        return answer.content


class Seat:
    """One reader of a table: a player, or a spectator if there is no secret. Iterate over it for what happens.

    `notice` is called when the connection is lost or open again, and while the server compiles the game.
    """

    def __init__(
        self, server: str, table: str, secret: str | None = None, notice: Callable[[Notice], None] | None = None
    ) -> None:
        self.server, self.table_name, self._secret = server.rstrip("/"), table, secret
        self._notice = notice or (lambda notice: None)
        self.seat: int | None = None
        self.table: TableInfo | None = None
        self.view: dict[str, Any] | None = None
        self.ask: Ask | None = None  # the open question, if it is this seat's
        self.result: Result | None = None
        self.number: int | None = None  # of the last event
        self._answered_at = -1  # the question that was answered last
        self._socket: ClientConnection | None = None
        self._ids = itertools.count()
        self._nonce = secrets.token_hex(4)
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._unanswered: dict[str, bytes] = {}
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._connected = asyncio.Event()
        self._is_lost = False
        self._failure: GameError | None = None  # why there is no connection any more

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.phase in ("finished", "abandoned", "expired")

    async def open(self) -> None:
        """Connect; returns when the server has said welcome."""
        self._reader = asyncio.create_task(self._run())
        waiter = asyncio.create_task(self._connected.wait())
        await asyncio.wait([self._reader, waiter], return_when=asyncio.FIRST_COMPLETED)
        waiter.cancel()
        if self._reader.done():
            self._reader.result()

    async def close(self) -> None:
        """Disconnect."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    def __aiter__(self) -> AsyncIterator[Event | State]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[Event | State]:
        """Events and states as they come; the attributes of the seat are as they were after each."""
        while True:
            message = await self._inbox.get()
            if isinstance(message, BaseException):
                raise message
            self._take(message)
            yield message

    async def play_with(self, bot: "str | Bot", seed: int | bytes | None = None) -> None:
        """Let a bot of one's own answer every question until the game is over; raises BotError if it fails.

        It is a function, a class or an object (docs/bots.md), or a name as in "bold.py:Bold". The same seed gives it
        the same random numbers at the same questions. A learned bot needs a view of the kernels, which a server does
        not send: the server's owner seats it.
        """
        from croupier.bots.levels import opponent, own_in

        found = own_in(bot) if isinstance(bot, str) else None
        if isinstance(bot, str) and (found is None or found[0].is_learned):
            raise BotError("bad-bot", "sent", bot=quoted(bot))
        chosen_seed, player = secrets.token_bytes(32) if seed is None else seed, None
        async for _ in self:
            asked = self.ask
            if asked is not None and self.view is not None and self.table is not None:
                game = load(self.table.game)
                player = player or opponent(bot, game)
                view, rng = game.view_class.sent(self.view), generator(chosen_seed, asked.at)
                actions = [game.moves.parse(option.move).action for option in asked.options]
                action = await asyncio.to_thread(player, view, actions, rng)
                try:
                    await self.play(str(game.moves.all[action]), at=asked.at)
                except TableError as error:
                    if error.code != "too-late":  # the clock has run out
                        raise
            if self.is_over:
                break

    # Requests

    async def play(self, *moves: str, at: int | None = None) -> int | None:
        """Answer the open question: one move, or all parts of a choice. It is kept when this returns.

        With `at`, the number in a question, no later question can be answered by mistake.
        """
        asked = self._asked(at)
        self.ask = None
        try:
            number = await self._request(Play(id=self._id(), at=asked.at, moves=list(moves)))
        except GameError:
            self.ask = asked
            raise
        self._answered_at = asked.at
        return number

    async def start(self) -> int | None:
        """Begin the game; for the host."""
        return await self._request(Start(id=self._id()))

    async def seat_bot(self, seat: int, level: Any, name: str | None = None) -> int | None:
        """Give an open seat to a bot; for the host."""
        return await self._request(SeatBot(id=self._id(), seat=seat, level=level, name=name))

    async def unseat(self, seat: int) -> int | None:
        """Open a seat again; for the host."""
        return await self._request(Unseat(id=self._id(), seat=seat))

    async def leave(self) -> int | None:
        """Give the seat up."""
        return await self._request(Leave(id=self._id()))

    async def vote(self, seat: int) -> int | None:
        """Let a bot decide for somebody who is away."""
        return await self._request(Vote(id=self._id(), seat=seat))

    async def say(self, text: str | None = None, preset: Any = None) -> int | None:
        """Say something to the table."""
        return await self._request(Say(id=self._id(), text=text, preset=preset))

    async def rematch(self) -> int | None:
        """Open a table for the same people; `table.rematch` is its id."""
        return await self._request(Rematch(id=self._id()))

    async def hints(self, at: int | None = None) -> Hints:
        """What each choice promises."""
        found: Hints = await self._exchange(AskHint(id=self._id(), at=self._asked(at).at))
        return found

    async def board(self) -> list[list[BoardCell]]:
        """The table in words, as rows of cells."""
        found: Board = await self._exchange(AskBoard(id=self._id()))
        return found.rows

    def _asked(self, at: int | None) -> Ask:
        """The open question; refused if there is none, or another than the one at `at`."""
        if self.ask is None or at not in (None, self.ask.at):
            raise TableError("too-late")
        return self.ask

    async def _request(self, request: Request) -> int | None:
        done: Done = await self._exchange(request)
        return done.number

    async def _exchange(self, request: Request) -> Any:
        """Send a request, again after every lost connection, until it is answered."""
        if self._failure is not None:
            raise self._failure
        data, future = encode(request), asyncio.get_running_loop().create_future()
        self._answers[request.id], self._unanswered[request.id] = future, data
        try:
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):  # it is sent again by the next connection
                    await self._socket.send(data.decode())
            return await future
        finally:
            self._answers.pop(request.id, None)
            self._unanswered.pop(request.id, None)

    def _id(self) -> str:
        return f"{self._nonce}-{next(self._ids)}"

    # The connection

    async def _run(self) -> None:
        tries = 0
        try:
            while True:
                try:
                    async with connect(self._url(), max_size=MAX_SIZE) as socket:
                        await self._converse(socket)
                        tries = 0
                except (OSError, InvalidHandshake, InvalidURI, TimeoutError, ConnectionClosed, MissedError):
                    tries += 1
                    if tries > MOST_TRIES or (self.number is None and tries > 3):
                        raise TableError("no-server", "silent", url=self.server) from None
                finally:
                    self._socket = None
                if self._connected.is_set() and not self._is_lost:
                    self._is_lost = True
                    self._notice("lost")
                await asyncio.sleep(min(FIRST_PAUSE * 2**tries, LONGEST_PAUSE))
        except GameError as error:
            self._failure = error
            self._inbox.put_nowait(error)
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(error)
            if not self._connected.is_set():
                raise

    def _url(self) -> str:
        return self.server.replace("http", "ws", 1) + f"/api/tables/{self.table_name}/socket"

    async def _converse(self, socket: ClientConnection) -> None:
        hello = Hello(protocol=PROTOCOL, secret=self._secret, last=self.number, with_boards=True)
        await socket.send(encode(hello).decode())
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                self._receive(decode_from_server(data))
                if self._socket is None and self._connected.is_set():
                    self._socket = socket
                    for waiting in list(self._unanswered.values()):
                        await socket.send(waiting.decode())

    def _receive(self, message: Any) -> None:
        match message:
            case Welcome():
                self.seat = message.seat
                self.table = self.table or message.table
                self._connected.set()
                if self._is_lost:
                    self._is_lost = False
                    self._notice("back")
            case Event() | State():
                if isinstance(message, Event) and self.number is not None:
                    if message.number <= self.number:
                        return
                    if message.number > self.number + 1:
                        raise MissedError
                self.number = message.number
                self._inbox.put_nowait(message)
            case Refused():
                self._refuse(message)
            case Done() | Hints() | Board():
                self._answer(message.id, message)
            case Preparing():
                self._notice(message)

    def _refuse(self, message: Refused) -> None:
        error = ServerRefusalError(message)
        if message.id is None:
            raise error
        future = self._answers.get(message.id)
        if future is not None and not future.done():
            future.set_exception(error)

    def _answer(self, request: str, message: Any) -> None:
        future = self._answers.get(request)
        if future is not None and not future.done():
            future.set_result(message)

    def _take(self, message: Event | State) -> None:
        """Bring the attributes to what the message says."""
        if isinstance(message, State):
            self.table, self.view, self.result = message.table, message.view, message.result
            self.ask = self._unless_answered(message.ask)
            return
        if message.table is not msgspec.UNSET:
            self.table = message.table
        if message.items:
            self.view = message.items[-1].view
            self.ask = None
        if message.ask is not None:
            self.ask = self._unless_answered(message.ask)
        if message.result is not None:
            self.result = message.result
            if self.table is not None:
                self.table = msgspec.structs.replace(self.table, phase="finished")

    def _unless_answered(self, ask: Ask | None) -> Ask | None:
        """A question that came before a lost answer was sent again is no question any more."""
        return None if ask is None or ask.at <= self._answered_at else ask


@contextlib.asynccontextmanager
async def sit_down(url: str, name: str, **options: Any) -> AsyncIterator[Seat]:
    """Take a seat at the table that a link names, and connect to it; the options are those of `wire.Join`."""
    address, table = address_of(url)
    server = Server(address)
    await server.table(table)  # follows where the address leads
    seated = await server.join(table, name, **options)
    async with come_back(server.url, seated) as seat:
        yield seat


def come_back(server: str, seated: Seated) -> contextlib.AbstractAsyncContextManager[Seat]:
    """Connect to a seat that one has taken before."""
    return connected(Seat(server, seated.table, seated.secret))


def watch(url: str) -> contextlib.AbstractAsyncContextManager[Seat]:
    """Watch a table."""
    return connected(Seat(*address_of(url)))


@contextlib.asynccontextmanager
async def connected(seat: Seat) -> AsyncIterator[Seat]:
    """Open a seat's connection, and close it at the end."""
    await seat.open()
    try:
        yield seat
    finally:
        await seat.close()
