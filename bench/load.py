"""The load of `make bench-server`: both players of many tables, in one light process.

bench/server.py starts it with a Task as JSON and reads a Report from it. The sockets are written by hand and decode
only what they need, because they share two cores with the server.
"""

import asyncio
import contextlib
import gc
import itertools
import os
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal, NoReturn

import httpx
import msgspec
import psutil
from msgspec import Struct

HOST = "127.0.0.1"
AT_ONCE = 4  # tables that are prepared at the same time; with more, those that wait for SQLite are refused at times
PER_ADDRESS = 180  # connections; a server lets one address have 200
PATIENCE, DRAIN_SECONDS, FORGET_SECONDS = 60.0, 20.0, 120.0  # how long a table, the last answers, and a sweep may take
KEPT_SPARE = 0.75  # of the spare tables: they are for what is measured, however fast the server is
MOVES_BEFORE = 20  # moves at each table before its memory is measured


class Task(Struct, kw_only=True):
    """What to do to which server."""

    peer: Literal["croupier", "boardgame"] = "croupier"
    port: int
    pid: int  # of the server
    database_pid: int | None = None
    job: Literal["closed", "open", "waiting", "playing", "loading"]
    tables: int
    spare: int = 0  # tables that are prepared for when a game ends
    bot_tables: int = 0  # tables at which a person plays against a bot all the while, and nothing is counted
    bots: str = "expert"
    seconds: float = 5.0  # that are measured
    warm_seconds: float = 1.0  # that pass before, or fewer: most spare tables are kept for what is measured
    names: list[str] = []  # of tables to load


class Usage(Struct, kw_only=True):
    """Seconds of user and system CPU."""

    server: float
    children: float
    database: float
    load: float


class Report(Struct, kw_only=True):
    """What was seen."""

    moves: int = 0  # that were acknowledged while it was measured
    all_moves: int = 0  # that were ever acknowledged
    committed: int | None = None  # moves in the database afterwards; bench/server.py counts them
    seconds: float = 0.0
    cpu: Usage | None = None
    latencies: list[float] = []  # seconds from sending a move until the other player's client has it
    late: int = 0  # moves that were due before the question had come
    ended: int = 0  # games that ended meanwhile
    memory: dict[str, float] = {}  # bytes, by moment
    names: list[str] = []


class Wire(asyncio.Protocol):
    """A WebSocket client that knows text and pings. Its mask is zero, which servers cannot tell from others."""

    def __init__(self, path: str, heard: Callable[["Wire", bytes], None]) -> None:
        self._path, self._heard = path, heard
        self._rest, self._is_open = b"", False
        self.num_heard = 0  # moves
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        host, port = transport.get_extra_info("peername")
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            self._is_open = True
            self.opened.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            kind, at = data[at] & 15, start + size
            if kind == 1:
                self._heard(self, data[start:at])
            elif kind == 9:
                self.transport.write(frame(data[start:at], 10))
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text))


def frame(payload: bytes, kind: int = 1) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size, 0, 0, 0, 0)) + payload
    return bytes((0x80 | kind, 0xFE, size >> 8, size & 255, 0, 0, 0, 0)) + payload


class Table:
    """A table and the wires of its players. Whoever is asked has an answer ready; the load says when it is sent."""

    def __init__(self, load: "Load", is_counted: bool) -> None:
        self.load, self.is_counted, self.name = load, is_counted, ""
        self.wires: list[Wire] = []
        self.answer: tuple[Wire, bytes] | None = None
        self.sent: list[tuple[Wire, float]] = []  # who made each move, and when
        self.due: float | None = None  # when a move should have been sent whose question had not come yet
        self.is_over = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def asked(self, wire: Wire, answer: bytes) -> None:
        """There is a question, and this will be the answer."""
        self.answer = wire, answer
        if not self.ready.done():
            self.ready.set_result(None)
        elif self.load.is_on and (self.due is not None or self.load.is_closed or not self.is_counted):
            self.play()

    def play(self) -> None:
        """Send the answer now, or as soon as there is one."""
        if self.answer is None:
            self.due = time.perf_counter()
            self.load.report.late += 1
            return
        wire, text = self.answer
        self.sent.append((wire, self.due or time.perf_counter()))
        self.answer = self.due = None
        self.load.num_sent += 1
        wire.send(text)

    def moved(self, wire: Wire) -> bool:
        """This player's client has got the next move; returns whether it is its own."""
        mover, sent = self.sent[wire.num_heard]
        wire.num_heard += 1
        if mover is not wire and self.load.is_measuring:
            self.load.report.latencies.append(time.perf_counter() - sent)
        return mover is wire

    def acknowledged(self) -> None:
        """A player's own client knows that the move is kept."""
        self.load.report.all_moves += 1
        if self.load.is_measuring and self.is_counted:
            self.load.report.moves += 1

    def ended(self) -> None:
        """The game is over: these players go on at another table."""
        if not self.is_over:
            self.is_over, self.due = True, None
            self.load.go_on(self)

    async def connect(self, path: str, heard: Callable[[Wire, bytes], None]) -> Wire:
        """Another player's socket."""
        loop, number = asyncio.get_running_loop(), next(self.load.numbers)
        here = (f"127.0.0.{1 + number // PER_ADDRESS}", 0) if sys.platform == "linux" else None
        _, wire = await loop.create_connection(
            lambda: Wire(path, heard), HOST, self.load.task.port, local_addr=here
        )  # fmt: skip
        await wire.opened
        self.wires.append(wire)
        self.load.wires.append(wire)
        return wire


class Nothing(Struct):
    """An object whose fields do not matter."""


class Option(Struct):
    move: str


class Ask(Struct):
    at: int
    options: list[Option]


class Heard(Struct):
    """What is read of a message of Croupier's."""

    type: str
    kind: str = ""
    seat: int | None = None
    ask: Ask | None = None
    result: Nothing | None = None
    code: str = ""


decode_heard = msgspec.json.Decoder(Heard).decode


class CroupierTable(Table):
    """Las Vegas for two, or for one and a bot."""

    async def prepare(self) -> None:
        bots = [] if self.is_counted else [self.load.task.bots]
        wanted = {"game": "las-vegas", "players": 2, "bots": bots}
        self.name = (await self.load.post("/api/tables", wanted))["table"]
        self._here: set[int] = set()
        self._all_here = asyncio.get_running_loop().create_future()
        self._num_people = 2 - len(bots)
        for name in ("Anna", "Ben")[: self._num_people]:
            seated = await self.load.post(f"/api/tables/{self.name}/seats", {"name": name})
            wire = await self.connect(f"/api/tables/{self.name}/socket", self._heard)
            wire.send(msgspec.json.encode({"type": "hello", "protocol": 1, "secret": seated["secret"]}))
        await self._all_here
        self.wires[0].send(b'{"type":"start","id":"start"}')
        await self.ready

    def _heard(self, wire: Wire, data: bytes) -> None:
        if data.startswith(b'{"type":"done"'):
            if not data.startswith(b'{"type":"done","id":"start"'):
                self.acknowledged()
            return
        message = decode_heard(data)
        if message.type == "refused":
            self.load.stop(f"refused: {message.code}")
        if message.type != "event":
            return
        if message.kind == "moved" and self.is_counted:
            self.moved(wire)
        elif message.kind == "came" and wire is self.wires[0]:
            assert message.seat is not None
            self._here.add(message.seat)
            if len(self._here) == self._num_people and not self._all_here.done():
                self._all_here.set_result(None)
        if message.ask is not None:
            move = random.choice(message.ask.options).move
            text = f'{{"type":"move","id":"{len(self.sent)}","at":{message.ask.at},"moves":["{move}"]}}'
            self.asked(wire, text.encode())
        if message.result is not None:
            self.ended()


class Roll(Struct):
    roll: list[int]


class Whose(Struct):
    currentPlayer: str  # noqa: N815


class MatchState(Struct):
    """What is read of a state of boardgame.io's."""

    number: int = msgspec.field(name="_stateID")
    board: Roll = msgspec.field(name="G")
    context: Whose = msgspec.field(name="ctx")


class Synced(Struct):
    state: MatchState


decode_update = msgspec.json.Decoder(tuple[str, str, MatchState, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class BoardgameTable(Table):
    """The dice game of bench/boardgame/server.js, through socket.io."""

    SPACE = b"/dice,"

    async def prepare(self) -> None:
        self.name = (await self.load.post("/games/dice/create", {"numPlayers": 2}))["matchID"]
        self._keys: list[str] = []
        self._synced: list[asyncio.Future[None]] = []
        for seat, name in enumerate(("Anna", "Ben")):
            who = {"playerID": str(seat), "playerName": name}
            self._keys.append((await self.load.post(f"/games/dice/{self.name}/join", who))["playerCredentials"])
        for seat in range(2):
            self._synced.append(asyncio.get_running_loop().create_future())
            wire = await self.connect("/socket.io/?EIO=4&transport=websocket", self._heard)
            wire.seat = seat  # type: ignore[attr-defined]
            wire.send(b"40" + self.SPACE)
            await self._synced[seat]

    def _say(self, *message: object) -> bytes:
        return b"42" + self.SPACE + msgspec.json.encode(message)

    def _heard(self, wire: Any, data: bytes) -> None:
        if data == b"2":
            wire.send(b"3")
        elif data.startswith(b'42/dice,["update"'):
            state = decode_update(data[8:])[2]
            if self.moved(wire):
                self.acknowledged()
            self._ask(wire, state)
        elif data.startswith(b'42/dice,["sync"'):
            state = decode_sync(data[8:])[2].state
            self._synced[wire.seat].set_result(None)
            if wire.seat == 1:
                self._ask(self.wires[int(state.context.currentPlayer)], state)
        elif data.startswith(b"40/dice"):
            wire.send(self._say("sync", self.name, str(wire.seat), self._keys[wire.seat], 2))
        elif data.startswith((b'42/dice,["error', b"44")):
            self.load.stop(data[:100].decode())

    def _ask(self, wire: Any, state: MatchState) -> None:
        seat = state.context.currentPlayer
        if int(seat) != wire.seat:
            return
        payload = {
            "type": "place",
            "args": [random.choice(state.board.roll)],
            "playerID": seat,
            "credentials": self._keys[wire.seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.asked(wire, self._say("update", action, state.number, self.name, seat))


class Load:
    """All tables of one run."""

    def __init__(self, task: Task) -> None:
        self.task, self.report = task, Report()
        self.is_closed = task.job == "closed"
        self.is_on = self.is_measuring = False
        self.num_sent = 0
        self.wires: list[Wire] = []
        self.numbers = itertools.count()  # of connections
        self.slots: list[Table] = []
        self.spare: list[Table] = []
        self.is_warm, self.out_of_tables = asyncio.Event(), asyncio.Event()
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{task.port}", timeout=PATIENCE)

    async def post(self, path: str, body: object) -> Any:
        answer = await self._http.post(path, json=body)
        if answer.status_code >= 400:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    async def get(self, path: str) -> str:
        answer = await self._http.get(path)
        if answer.status_code >= 400:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.text

    async def prepare(self, count: int, is_counted: bool = True) -> list[Any]:
        """That many tables, at each of which somebody has been asked."""
        kind = CroupierTable if self.task.peer == "croupier" else BoardgameTable
        tables = [kind(self, is_counted) for _ in range(count)]

        async def prepare_one(table: Any) -> None:
            await asyncio.wait_for(table.prepare(), PATIENCE)

        await few_at_once([lambda table=table: prepare_one(table) for table in tables])
        return tables

    def go_on(self, table: Table) -> None:
        """Let the players of a finished game go on at the next table."""
        self.report.ended += self.is_measuring
        if not table.is_counted:
            return
        if not self.spare:
            self.out_of_tables.set()
            return
        fresh = self.spare.pop()
        if len(self.spare) < KEPT_SPARE * self.task.spare:
            self.is_warm.set()
        self.slots[self.slots.index(table)] = fresh
        if self.is_closed and self.is_on:
            fresh.play()

    def stop(self, why: str) -> NoReturn:
        """Give up: the server does not do as it is asked."""
        print(f"the load gives up: {why}", file=sys.stderr, flush=True)
        os._exit(1)

    # Jobs

    async def run(self) -> Report:
        await {
            "closed": self._play,
            "open": self._play,
            "waiting": self._wait,
            "playing": self._sit,
            "loading": self._load,
        }[self.task.job]()
        await self._http.aclose()
        return self.report

    async def _play(self) -> None:
        task = self.task
        self.slots = await self.prepare(task.tables)
        self.spare = await self.prepare(task.spare)
        bot_tables = await self.prepare(task.bot_tables, is_counted=False)
        gc.collect()
        gc.freeze()
        gc.disable()
        self.is_on = True
        for table in bot_tables:
            table.play()
        ticking = None
        if self.is_closed:
            for table in list(self.slots):
                table.play()
        else:
            ticking = asyncio.create_task(self._tick())
        await happens(self.is_warm, task.warm_seconds)
        before, began = self._usage(), time.perf_counter()
        self.is_measuring = True
        await happens(self.out_of_tables, task.seconds)
        self.is_measuring = self.is_on = False
        after, self.report.seconds = self._usage(), time.perf_counter() - began
        self.report.cpu = Usage(
            **{name: getattr(after, name) - getattr(before, name) for name in Usage.__struct_fields__}
        )
        if ticking is not None:
            ticking.cancel()
        await self._drain()

    async def _tick(self) -> None:
        """One move a second at every table, spread over the second."""
        began = time.perf_counter()
        number = 0
        while True:
            while (pause := began + number / len(self.slots) - time.perf_counter()) <= 0:
                self.slots[number % len(self.slots)].play()
                number += 1
            await asyncio.sleep(pause)

    async def _drain(self) -> None:
        """Wait until every move that was sent has been acknowledged."""
        until = time.perf_counter() + DRAIN_SECONDS
        while self.report.all_moves < self.num_sent:
            if time.perf_counter() > until:
                self.stop("moves were not acknowledged")
            await asyncio.sleep(0.02)
        self.disconnect()

    def disconnect(self) -> None:
        for wire in self.wires:
            wire.transport.close()

    async def _wait(self) -> None:
        """Tables that wait for players, without connections; and as many again after they have left the memory."""
        await self._note("before")
        await self._open(self.task.tables)
        await self._note("waiting")
        await self._until_forgotten()
        await self._note("forgotten")
        await self._open(self.task.tables)
        await self._note("again")

    async def _open(self, count: int) -> None:
        await few_at_once([lambda: self.post("/api/tables", {"game": "las-vegas", "players": 2})] * count)

    async def _sit(self) -> None:
        """Games that have begun, first with two players connected and then with none."""
        await self._note("before")
        self.slots = await self.prepare(self.task.tables)
        for _ in range(MOVES_BEFORE):
            for table in self.slots:
                table.play()
            until = time.perf_counter() + DRAIN_SECONDS
            while any(table.answer is None and not table.is_over for table in self.slots):
                if time.perf_counter() > until:
                    self.stop("moves were not answered")
                await asyncio.sleep(0.01)
        await self._note("connected")
        self.report.names = [table.name for table in self.slots]
        await self._drain()
        if self.task.peer == "croupier":
            await self._until_forgotten()
            await self._note("forgotten")

    async def _load(self) -> None:
        """Tables that are read from the database and have no connections."""
        warm, rest = self.task.names[:20], self.task.names[20:]
        for name in warm:
            await self.get(f"/api/tables/{name}")
        await self._note("before")
        await few_at_once([lambda name=name: self.get(f"/api/tables/{name}") for name in rest])
        await self._note("loaded")

    async def _note(self, moment: str) -> None:
        await asyncio.sleep(0.5)
        self.report.memory[moment] = psutil.Process(self.task.pid).memory_info().rss

    async def _until_forgotten(self) -> None:
        """Wait until no table is in the server's memory."""
        until = time.perf_counter() + FORGET_SECONDS
        while time.perf_counter() < until:
            lines = (await self.get("/metrics")).splitlines()
            if any(line.startswith("croupier_tables_in_memory ") and float(line.split()[1]) == 0 for line in lines):
                return
            await asyncio.sleep(1)
        self.stop("tables stayed in the server's memory")

    def _usage(self) -> Usage:
        task = self.task
        server = psutil.Process(task.pid)
        return Usage(
            server=seconds_of([server]),
            children=seconds_of(server.children(recursive=True)),
            database=0.0 if task.database_pid is None else seconds_of(family(task.database_pid)),
            load=seconds_of([psutil.Process()]),
        )


async def happens(event: asyncio.Event, seconds: float) -> None:
    """Wait until it happens or that time is up."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)


def family(pid: int) -> list[psutil.Process]:
    return [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]


def seconds_of(processes: Iterable[psutil.Process]) -> float:
    total = 0.0
    for process in processes:
        try:
            times = process.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


async def few_at_once(jobs: list[Callable[[], Any]]) -> None:
    """Do all of them, a few at the same time."""
    left = deque(jobs)

    async def work() -> None:
        while left:
            await left.popleft()()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def main(task: Task) -> None:
    report = await Load(task).run()
    sys.stdout.buffer.write(msgspec.json.encode(report))


if __name__ == "__main__":
    asyncio.run(main(msgspec.json.decode(sys.argv[1], type=Task)))
