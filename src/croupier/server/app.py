"""The server's addresses: an HTTP part described by OpenAPI, and a socket for each reader of a table."""

import contextlib
import logging
import math
import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

import croupier
from croupier.errors import GameError, TableError
from croupier.game import NAMES
from croupier.kernel import NOBODY
from croupier.server import description
from croupier.server.description import refusals
from croupier.server.hub import Hub
from croupier.server.limits import MAX_BODY, Addresses
from croupier.server.pages import CLIENT, Pages
from croupier.server.rehearsal import PLAY, THINK
from croupier.server.sockets import CLOSING, Socket
from croupier.server.store import Store
from croupier.wire import Dealings, Join, Luck, NewTable, Refused, Replay, Seated, TableInfo, encode

LOG = logging.getLogger("croupier.server")
STATUS = {  # of refusals; 400 for all others
    "no-such-table": 404, "unknown-game": 404, "wrong-secret": 403, "bad-origin": 403, "no-spectators": 403,
    "too-large": 413, "too-fast": 429, "too-many-tables": 429, "too-many-connections": 429, "table-full": 409,
    "seat-taken": 409, "name-taken": 409, "table-started": 409, "table-over": 409, "table-not-over": 409,
    "not-kept": 503, "busy": 503, "database": 503,
}  # fmt: skip
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
FRONT = """This is a Croupier server. Sit down with: croupier join <address of a table>
Its pages for the browser are not built. In the source tree, make client builds them; then start the server again.
"""
TABLE_NAME = r"^[A-Za-z0-9]{1,32}$(?!\n)"  # $ alone lets a newline pass
SOCKET_PATH = re.compile(r"/api/tables/([A-Za-z0-9]{1,32})/socket")
SeatView = Annotated[int | None, Parameter(ge=0, le=7, description="whose view; none: a spectator's")]
TableName = Annotated[str, Parameter(max_length=32, pattern=TABLE_NAME, description="its id or its code")]


@dataclass(frozen=True)
class Options:
    """How a server is run."""

    database: str
    public_url: str | None = None  # where people reach it, if that is not where it listens
    expire_days: float = 30.0  # after which a table at which nothing happens is closed
    max_open: int = 20  # open tables of one address
    is_limited: bool = True  # whether rates are limited; a load test on loopback turns it off
    client: Path | None = CLIENT  # the built pages; they are left out if there are none
    bots: Mapping[str, str] = field(default_factory=dict)  # of the owner's own, by level; others name a level only


class GameState(msgspec.Struct, frozen=True):
    """How far a game has been compiled: it can be played, and bots can think about it."""

    is_playable: bool
    can_think: bool
    done: int
    all: int


class Guard:
    """Around the application: checks where a request comes from and how many came before, and sets every header."""

    def __init__(self, app: Litestar, options: Options, addresses: Addresses) -> None:
        self.app, self._options, self.addresses = app, options, addresses
        self._pages = Pages(options.client, {route.path.split("/")[1] for route in app.routes})
        headers = dict(HEADERS)
        if (options.public_url or "").startswith("https:"):
            headers["strict-transport-security"] = "max-age=31536000"
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer as an ASGI application does."""
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in self._headers if pair[0] not in given)]
            await send(message)

        page = self._pages.find(scope)
        if page is not None:
            await page.answer(scope, with_headers)
            return
        try:
            if scope["path"].startswith("/api"):
                self.addresses.pass_request(address_of(scope))
                if SOCKET_PATH.fullmatch(scope["path"].rstrip("/")):
                    raise TableError("bad-message", reason="WebSocket")
                if scope["method"] not in ("GET", "HEAD"):
                    check_origin(scope, self._options)
        except TableError as error:
            body = encode(Refused(id=None, code=error.code, error=error.phrase))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            start = {"type": "http.response.start", "status": STATUS.get(error.code, 400), "headers": headers}
            await with_headers(start)
            await send({"type": "http.response.body", "body": body})
            return
        await self.app(scope, receive, with_headers)

    async def _serve_socket(self, scope: Any, receive: Any, send: Any) -> None:
        """A socket of a table, which docs/protocol.md describes; messages go past the framework, which adds nothing."""
        address, table = address_of(scope), SOCKET_PATH.fullmatch(scope["path"])
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        try:
            check_origin(scope, self._options)
            self.addresses.pass_request(address)
            if table is None:
                raise TableError("no-such-table")
            self.addresses.connect(address)
        except TableError as error:
            refusal = encode(Refused(id=None, code=error.code, error=error.phrase)).decode()
            await send({"type": "websocket.send", "text": refusal})
            await send({"type": "websocket.close", "code": CLOSING["refused"]})
            return
        try:
            await Socket(self.app.state.hub, receive, send, self._options.is_limited).serve(table[1])
        finally:
            self.addresses.disconnect(address)


def make_app(options: Options) -> Guard:
    """The server as an ASGI application."""
    store = Store(options.database)
    hub = Hub(store, options.max_open, options.expire_days, options.bots)
    addresses = Addresses() if options.is_limited else Addresses(rate=math.inf, burst=math.inf, connections=math.inf)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        route_handlers=[
            *(front, games, levels, schema, open_table, list_tables, show_table, join_table, download, replay, dealing),
            *(luck, health, ready, metrics),
        ],
        lifespan=[lifespan],
        state=AppState({"hub": hub}),
        exception_handlers={
            GameError: _refused,
            ValidationException: _malformed,
            HTTPException: _refused_by_litestar,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _failed,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=description.config(hub.levels.names, GameState, Replay, Luck),
        logging_config=None,
    )
    return Guard(app, options, addresses)


def check_origin(scope: Any, options: Options) -> None:
    """Refuse what a page of another site asks for; programs that are no browsers send no Origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return
    host = headers.get(b"host", b"").decode("latin-1")
    allowed = {f"http://{host}", f"https://{host}"}
    if options.public_url:
        parts = urlsplit(options.public_url)
        allowed = {f"{parts.scheme}://{parts.netloc}"}
    if origin not in allowed:
        raise TableError("bad-origin")


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


# Answers


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def front() -> str:
    """What this is, where no pages were built."""
    return FRONT


@get("/api/games", responses=refusals(429))
async def games(state: AppState) -> dict[str, GameState]:
    """The games, and how far each has been compiled."""
    stages = state.hub.compiler.stages
    return {
        name: GameState(
            is_playable=stages[name, PLAY].is_ready,
            can_think=stages[name, THINK].is_ready,
            done=stages[name, PLAY].done,
            all=stages[name, PLAY].all,
        )
        for name in NAMES
    }


@get("/api/levels", responses=refusals(429))
async def levels(state: AppState) -> list[str]:
    """The levels of bots at this server, those of its owner's own last."""
    return state.hub.levels.names  # type: ignore[no-any-return]


@get("/api/schema", responses=refusals(429))
async def schema() -> dict[str, Any]:
    """Every game as data: seats, settings, decisions, moves, views, and every code of refusal."""
    return croupier.schema()


@post("/api/tables", responses=refusals(400, 403, 404, 413, 429, 503))
async def open_table(state: AppState, request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableInfo:
    """Open a table; its dice are fixed from here on, by the commitment."""
    return await state.hub.open_table(data, address_of(request.scope))  # type: ignore[no-any-return]


@get("/api/tables", responses=refusals(429, 503))
async def list_tables(state: AppState) -> list[TableInfo]:
    """The tables that everybody may find."""
    return await state.hub.listed()  # type: ignore[no-any-return]


@get("/api/tables/{table:str}", responses=refusals(400, 404, 429, 503))
async def show_table(state: AppState, table: TableName) -> TableInfo:
    """What everybody may know of a table."""
    return await state.hub.info(table)  # type: ignore[no-any-return]


@post("/api/tables/{table:str}/seats", responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def join_table(state: AppState, table: TableName, data: JSONBody[Join]) -> Seated:
    """Sit down; the answer has the seat's secret, which is shown this once."""
    return await state.hub.join(table, data)  # type: ignore[no-any-return]


@get("/api/tables/{table:str}/record", media_type="application/jsonl", responses=refusals(400, 404, 409, 429, 503))
async def download(state: AppState, table: TableName) -> Response[bytes]:
    """The record of a game that has ended, for `croupier replay` and `croupier verify`."""
    record = await state.hub.record(table)
    name = f"{record.header.game}-{record.header.dealing.table}.jsonl"
    return Response(
        record.to_lines(),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{table:str}/replay",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Replay, False, "the game"), **refusals(400, 404, 409, 429, 503)},
)
async def replay(state: AppState, table: TableName, seat: SeatView = None) -> Response[Replay]:
    """A game that has ended, step by step, as one seat saw it, or as spectators did."""
    found = await state.hub.replay(table, NOBODY if seat is None else seat)
    return Response(found, media_type=MediaType.JSON)  # the replay is written already


@get("/api/tables/{table:str}/dealing", responses=refusals(400, 404, 409, 429, 503))
async def dealing(state: AppState, table: TableName) -> Dealings:
    """What chance could deal and has dealt in a game that has ended, to be drawn again from the revealed seed."""
    return await state.hub.dealings(table)  # type: ignore[no-any-return]


@get(
    "/api/tables/{table:str}/luck",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Luck, False, "who was lucky"), **refusals(400, 404, 409, 429, 503)},
)
async def luck(state: AppState, table: TableName) -> Response[Luck]:
    """Who was lucky in a game that has ended, and the course of everybody's chance to win."""
    return Response(await state.hub.luck(table), media_type=MediaType.JSON)  # it is written already


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the process answers."""
    return "ok\n"


@get("/ready", include_in_schema=False)
async def ready(state: AppState) -> Response[dict[str, bool]]:
    """Whether people can play: the database answers, and at least one game is compiled."""
    found = {
        "database": await state.hub.store.is_up(),
        "games": any(state.hub.compiler.is_ready(name) for name in NAMES),
    }
    return Response(found, status_code=200 if all(found.values()) else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: AppState) -> bytes:
    """Counters for Prometheus."""
    return state.hub.metrics.text()  # type: ignore[no-any-return]


# Refusals


def _answer(code: str, error: Any, status: int) -> Response[bytes]:
    return Response(
        encode(Refused(id=None, code=code, error=error)), status_code=status, media_type=MediaType.JSON
    )  # fmt: skip


def _refused(request: Request[Any, Any, Any], error: GameError) -> Response[bytes]:
    request.app.state.hub.metrics.refused.labels(error.code).inc()
    return _answer(error.code, error.phrase, STATUS.get(error.code, 400))


def _malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    reasons = "; ".join(
        f"{found.get('key', '')}: {found.get('message', '')}" for found in error.extra or [] if isinstance(found, dict)
    )
    return _refused(request, TableError("bad-message", reason=(reasons or error.detail)[:300]))


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A body that is not UTF-8, or nested too deeply."""
    return _refused(request, TableError("bad-message", reason=type(error).__name__))


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    refusal = TableError("bad-message", reason=error.detail[:300])
    if error.status_code == 413:
        refusal = TableError("too-large", most=MAX_BODY)
    answer = _answer(refusal.code, refusal.phrase, error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    LOG.error("a request failed", exc_info=error)
    refusal = TableError("busy")
    return _answer(refusal.code, refusal.phrase, 500)
