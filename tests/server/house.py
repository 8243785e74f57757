"""A server in this process, and visitors who speak ASGI to it: no port, no other process but the children."""

import asyncio
import contextlib
import itertools
import json
from typing import Any

import httpx

from croupier.server.app import Options, make_app
from croupier.wire import PROTOCOL

SECONDS = 20
IDS = itertools.count()  # of requests; a seat's must differ, also from one connection to the next


class House:
    """One running server; use it with `async with`."""

    def __init__(self, database: str, **options: Any) -> None:
        self.guard = make_app(Options(database=database, **{"is_limited": False, "client": None, **options}))
        self.hub = self.guard.app.state.hub
        self._lifespan: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.visitors: list[Visitor] = []

    async def __aenter__(self) -> "House":
        self._task = asyncio.create_task(
            self.guard({"type": "lifespan", "asgi": {"version": "3.0"}}, self._lifespan.get, self._said.put)
        )
        self._lifespan.put_nowait({"type": "lifespan.startup"})
        answer = await self._said.get()
        assert answer["type"] == "lifespan.startup.complete", answer
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.guard), base_url="http://house")
        return self

    async def __aexit__(self, *error: object) -> None:
        for visitor in self.visitors:
            visitor.leave()
        await self.http.aclose()
        self._lifespan.put_nowait({"type": "lifespan.shutdown"})
        await asyncio.wait_for(self._said.get(), SECONDS)
        await self._task
        await asyncio.gather(*(visitor.task for visitor in self.visitors), return_exceptions=True)

    async def open(self, game: str = "las-vegas", players: int = 2, **options: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, "players": players, **options})
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def sit(self, table: str, name: str, **options: Any) -> "Visitor":
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name, **options})
        assert answer.status_code == 201, answer.text
        return await self.come(table, answer.json()["secret"])

    async def come(self, table: str, secret: str | None = None, last: int | None = None) -> "Visitor":
        visitor = self.knock(table)
        await visitor.send(type="hello", protocol=PROTOCOL, secret=secret, last=last)
        visitor.secret = secret
        welcome = await visitor.next()
        assert welcome["type"] == "welcome", welcome
        visitor.seat = welcome["seat"]
        return visitor

    def knock(self, table: str, headers: tuple[tuple[bytes, bytes], ...] = ()) -> "Visitor":
        visitor = Visitor(self, table, headers)
        self.visitors.append(visitor)
        return visitor

    async def company(self, game: str, players: int, **options: Any) -> list["Visitor"]:
        """People at every seat of a new table that no bot has; the first is the host."""
        info = await self.open(game, players, **options)
        num_people = players - len(options.get("bots", ()))
        return [await self.sit(info["table"], f"P{number}") for number in range(num_people)]


class Visitor:
    """Somebody's socket. `received` keeps every text that was sent to them."""

    def __init__(self, house: House, table: str, headers: tuple[tuple[bytes, bytes], ...] = ()) -> None:
        self.house, self.table = house, table
        self.seat: int | None = None
        self.secret: str | None = None
        self.received: list[str] = []
        self.closed: int | None = None
        self.ask: dict[str, Any] | None = None
        self.over = False
        self.number = -1
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"",
            "headers": [(b"host", b"house"), *headers], "client": ("127.0.0.1", 1), "server": ("house", 80),
            "scheme": "ws", "subprotocols": [], "http_version": "1.1", "asgi": {"version": "3.0"},
        }  # fmt: skip
        self.task = asyncio.create_task(self._serve(scope))

    async def _serve(self, scope: dict[str, Any]) -> None:
        async def send(message: dict[str, Any]) -> None:
            self._out.put_nowait(message)

        await self.house.guard(scope, self._in.get, send)

    async def send(self, **message: Any) -> None:
        await self.send_text(json.dumps({name: value for name, value in message.items() if value is not None}))

    async def send_text(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def next(self) -> dict[str, Any]:
        """The next message; {"type": "closed"} when the server has closed."""
        while True:
            message = await asyncio.wait_for(self._out.get(), SECONDS)
            if message["type"] == "websocket.close":
                self.closed = message["code"]
                return {"type": "closed", "code": message["code"]}
            if message["type"] == "websocket.send":
                break
        self.received.append(message["text"])
        found: dict[str, Any] = json.loads(message["text"])
        if found["type"] in ("event", "state"):
            self.number = found["number"]
            if found["type"] == "state" or found.get("items"):
                self.ask = None
            self.ask = found.get("ask") or self.ask
            self.over = self.over or found.get("result") is not None
        return found

    async def drain(self) -> None:
        """Read what has arrived."""
        while not self._out.empty():
            await self.next()

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a type, or event of a kind."""
        while True:
            message = await self.next()
            if kind in (message["type"], message.get("kind")):
                return message
            assert message["type"] != "closed", message

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; returns its answer, done or refused."""
        name = fields.pop("id", None) or f"r{next(IDS)}"
        await self.send(type=kind, id=name, **fields)
        while True:
            message = await self.next()
            if message.get("id") == name or message["type"] == "closed":
                return message

    async def choose(self, number: int = 0) -> dict[str, Any]:
        """Answer the open question with an option, and the first of the parts that follow."""
        assert self.ask is not None
        option = self.ask["options"][number % len(self.ask["options"])]
        moves = [option["move"]]
        while option.get("then"):
            option = option["then"][0]
            moves.append(option["move"])
        at, self.ask = self.ask["at"], None
        return await self.request("move", at=at, moves=moves)

    def leave(self) -> None:
        """Lose the connection."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})


async def play_on(visitors: list[Visitor]) -> int:
    """Everybody chooses, at the same time, until the game is over; returns how many choices were made."""
    count = 0

    async def play(visitor: Visitor) -> None:
        nonlocal count
        while not visitor.over:
            if visitor.ask is not None:
                count += 1
                answer = await visitor.choose(count)
                assert answer["type"] == "done", answer
            else:
                message = await visitor.next()
                assert message["type"] != "closed", message

    await asyncio.gather(*map(play, visitors))
    return count


async def play_some(visitors: list[Visitor], count: int) -> None:
    """So many choices, one after the other; everybody has read everything afterwards."""
    for number in range(count):
        await level(visitors)
        while not any(visitor.ask for visitor in visitors):
            await visitors[0].next()
            await level(visitors)
        asked = next(visitor for visitor in visitors if visitor.ask)
        answer = await asked.choose(number)
        assert answer["type"] == "done", answer
        await level(visitors)


async def level(visitors: list[Visitor]) -> None:
    """Let everybody read as far as the one who has read most."""
    last = max(visitor.number for visitor in visitors)
    for visitor in visitors:
        while visitor.number < last:
            await visitor.next()


@contextlib.asynccontextmanager
async def playing(house: House, game: str = "las-vegas", players: int = 2, **options: Any):
    """A started game with people at every seat that no bot has."""
    visitors = await house.company(game, players, **options)
    answer = await visitors[0].request("start")
    assert answer["type"] == "done", answer
    await level(visitors)
    yield visitors
