"""The tables that are in memory, who is connected to them, and everything that happens there.

Whatever happens at a table goes through `Hub.happen`: it is checked, committed, applied, and then shown to each reader,
in that order, one thing after another for each table. Another process may be faster; then the table catches up first.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from croupier.dealing import new_fair_seed, new_table
from croupier.errors import GameError, TableError
from croupier.kernel import NOBODY
from croupier.records import Record, Step
from croupier.server import showing
from croupier.server.attending import Attendant
from croupier.server.hearing import Hearing, Reader
from croupier.server.levels import Levels
from croupier.server.log import AnyEntry, Came, Ended, Moved, Opened, Reserved, Sat, Started, TakenOver, Unseated, Went
from croupier.server.luck import Accounts
from croupier.server.metrics import Metrics
from croupier.server.rehearsal import THINK, rehearse
from croupier.server.requests import ended
from croupier.server.retelling import dealings_of, replay_of, story_of
from croupier.server.rooms import Connection, Plan, Room, Stale
from croupier.server.store import Store
from croupier.server.table import MOST_MISSED, MOST_PLIES, Table, new_code, new_secret, opened
from croupier.server.workers import Compiler, Readiness, Thinkers
from croupier.server.writers import Conflict, NotKept
from croupier.wire import Dealings, Hello, Join, NewTable, Preparing, Seated, TableInfo, encode

LOG = logging.getLogger("croupier.server")
TRIES = 5  # against other processes that keep being faster
GRACE_SECONDS = 4.0  # after which somebody whose connection is lost counts as away
IDLE_SECONDS = 30.0  # after which a table without connections leaves the memory
SWEEP_SECONDS = 5.0
MOST_LISTED = 100


class Hub:
    """All tables of one process."""

    def __init__(
        self, store: Store, max_open: int = 20, expire_days: float = 30.0, bots: Mapping[str, str] | None = None
    ) -> None:
        """`bots` are the owner's own, by their levels."""
        self.store, self.max_open, self.expire_days, self.levels = store, max_open, expire_days, Levels(bots)
        self.process = secrets.token_hex(6)
        self.metrics, self.thinkers, self.compiler = Metrics(), Thinkers(), Compiler(rehearse)
        self.accounts = Accounts(self.thinkers)
        self.compiler.heard = self.tell_progress
        self.attendant = Attendant(self)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._salt = secrets.token_bytes(16)
        self._sweeper: asyncio.Task[None] | None = None
        self._expired = 0.0

    async def open(self) -> None:
        """Open the database and begin."""
        await self.store.open()
        if self.store.is_shared:
            await self.store.seen(self.process)
            await self.store.listen(self._heard)
        self.compiler.start()
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        """Stop. Tables go on when a server is started again."""
        tasks: list[asyncio.Task[Any]] = [] if self._sweeper is None else [self._sweeper]
        for room in self.rooms.values():
            tasks += room.tasks
            for _, handle in room.timers.values():
                handle.cancel()
            for connection in list(room.connections):
                connection.close("going-away")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.accounts.close()
        await asyncio.gather(self.compiler.close(), self.thinkers.close())
        await self.store.close()

    # Tables

    async def open_table(self, request: NewTable, address: str, kept: Sequence[Reserved] = ()) -> TableInfo:
        """Open a table; its dice are fixed from here on."""
        for level in request.bots:
            self.levels.check(level, request.game)
        owner = hashlib.sha256(self._salt + address.encode()).hexdigest()
        if not kept and await self._ask(self.store.num_open(owner)) >= self.max_open:
            raise TableError("too-many-tables", most=self.max_open)
        for _ in range(TRIES):
            name, seed = new_table(), new_fair_seed()
            first = opened(request, new_code(), seed, time.time(), kept)
            try:
                await self._ask(self.store.open_table(name, first, seed, owner))
            except Conflict:
                continue  # the code exists
            self.compiler.want(request.game)
            self.metrics.tables.labels(request.game).inc()
            table = Table.of(name, seed, [first])
            self.rooms[name] = Room(table)
            return table.info()
        raise TableError("busy")

    async def info(self, name: str) -> TableInfo:
        """What everybody may know of a table, found by its id or code."""
        return (await self.room(name)).table.info()

    async def listed(self) -> list[TableInfo]:
        """The tables that everybody may find."""
        names = await self._ask(self.store.listed(MOST_LISTED))
        return [await self.info(name) for name in names]

    async def join(self, name: str, join: Join) -> Seated:
        """Sit down; the secret is given out this once."""
        room, secret = await self.room(name), new_secret()
        entry = await self.happen(room, lambda: (room.table.plan_sat(join, secret), ()))
        assert isinstance(entry, Sat)
        return Seated(table=room.table.name, seat=entry.seat or 0, secret=secret)

    async def record(self, name: str) -> Record:
        """The record of a game that has ended."""
        room = await self.room(name)
        if room.table.is_on:
            raise TableError("table-not-over")
        return room.table.record(await self._ask(self.store.entries(room.table.name)))

    async def replay(self, name: str, seat: int) -> bytes:
        """A game that has ended, as one seat saw it."""
        room = await self.room(name)
        return await replay_of(room.table, await self._ask(self.store.entries(room.table.name)), seat)

    async def dealings(self, name: str) -> Dealings:
        """What chance has dealt in a game that has ended."""
        room = await self.room(name)
        return await dealings_of(room.table, await self._ask(self.store.entries(room.table.name)))

    async def luck(self, name: str) -> bytes:
        """Who was lucky in a game that has ended, the same for every reader."""
        table = (await self.room(name)).table
        if table.is_on or table.position is None:
            raise TableError("table-not-over")
        await self.compiler.ready(table.opened.game, THINK)
        return await self.accounts.of(table.name, lambda: self.record(table.name))

    async def story(self, room: Room, seat: int, request: str) -> bytes:
        """Everything that a reader was told so far."""
        table = room.table
        entries = (await self._ask(self.store.entries(table.name)))[: table.number + 1]
        return await story_of(table, entries, seat, request)

    async def room(self, name: str) -> Room:
        """The table with that id or code, from memory or from the database."""
        if name not in self.rooms:
            found = await self._ask(self.store.find(name.lower()))
            if found is None:
                raise TableError("no-such-table")
            name, seed = found
            if name not in self.rooms:
                await self._load(name, seed)
        room = self.rooms[name]
        room.used = time.monotonic()
        if room.is_stale:
            async with room.lock:
                await self._catch_up(room)
        return room

    async def _load(self, name: str, seed: bytes) -> None:
        if name in self._loading:
            await asyncio.wait([self._loading[name]])
            if name not in self.rooms:
                raise TableError("not-kept")
            return
        self._loading[name] = asyncio.get_running_loop().create_future()
        try:
            entries = await self._ask(self.store.entries(name))
            if any(isinstance(entry, Started) for entry in entries):
                assert isinstance(entries[0], Opened)
                await self.compiler.ready(entries[0].game)
            room = Room(Table.of(name, seed, entries))
            await self._find_the_lost(room, await self._alive())
            self.rooms[name] = room
            self.attendant.after(room, is_own=not self.store.is_shared)
        finally:
            self._loading.pop(name).set_result(None)  # type: ignore[arg-type]  # only that it is over counts

    async def _alive(self) -> set[str]:
        """The other processes that run."""
        found: set[str] = await self._ask(self.store.alive()) if self.store.is_shared else set()
        return found

    async def _find_the_lost(self, room: Room, alive: set[str]) -> None:
        """Note as away whoever was connected to a process that is gone."""
        for seat, person in enumerate(room.table.people):
            if person.process is not None and person.process != self.process and person.process not in alive:
                try:
                    await self.happen(room, lambda seat=seat: (_gone(room.table, seat), ()))  # type: ignore[misc]
                except (Stale, GameError):
                    pass  # another process has noted it

    # What happens

    async def happen(self, room: Room, plan: Plan) -> AnyEntry:
        """Check, commit, apply, show. A refusal changes nothing; the entry is kept when this returns."""
        async with room.lock:
            for _ in range(TRIES):
                if room.is_stale:
                    await self._catch_up(room)
                entry, steps = plan()
                try:
                    await self.store.append(room.table.name, room.table.number + 1, entry, _phase(entry, steps))
                except Conflict:
                    room.is_stale = True
                    continue
                except NotKept as error:
                    room.is_stale = True  # it may have been kept all the same
                    self.metrics.not_kept.inc()
                    LOG.warning("an entry was not kept", extra={"reason": str(error)[:200]})
                    raise TableError("not-kept") from None
                except asyncio.CancelledError:
                    room.is_stale = True
                    raise
                self._take(room, entry, steps)
                self.attendant.after(room)
                return entry
        raise TableError("busy")

    def _take(self, room: Room, entry: AnyEntry, steps: Sequence[Step]) -> None:
        """Apply what was kept, and show it."""
        table = room.table
        table.apply(entry, steps)
        room.used = time.monotonic()
        if isinstance(entry, Moved):
            self.metrics.moves.labels(entry.by).inc()
        if isinstance(entry, Moved | Started | TakenOver | Came):
            self.attendant.set_clock(room)
        if not room.connections:
            return
        shown: dict[Reader, bytes] = {}
        hearing, is_asking = Hearing(steps), isinstance(entry, Moved | Started | Came)
        for connection in list(room.connections):
            reader = connection.reader
            if reader not in shown:
                ask = self._question(room, reader) if is_asking else None
                shown[reader] = showing.event_of(table, table.number, entry, hearing, reader, ask)
            connection.send(shown[reader])
            if isinstance(entry, Unseated) and reader.seat == entry.at:
                connection.close("unseated")

    def _question(self, room: Room, reader: Reader) -> msgspec.Raw | None:
        """The open question, if it is this reader's."""
        table, seat = room.table, reader.seat
        if seat == NOBODY or table.asked != seat or table.bot_at(seat) is not None:
            return None
        if room.asked_at != table.asked_at or room.clock_ends is not None:
            room.asked_at = table.asked_at
            room.questions.clear()
        if reader.with_standing not in room.questions:
            seconds = None if room.clock_ends is None else max(room.clock_ends - time.monotonic(), 0.0)
            ask = showing.ask_of(table, seconds, reader.with_standing)
            room.questions[reader.with_standing] = None if ask is None else msgspec.Raw(encode(ask))
        return room.questions[reader.with_standing]

    async def _catch_up(self, room: Room) -> None:
        """Take the entries that are in the log and not in the table; the caller has the lock."""
        table = room.table
        room.is_stale = False  # before the log is read: what is heard of meanwhile may not be in what was read
        try:
            for entry in await self._ask(self.store.entries(table.name, table.number + 1)):
                steps: Sequence[Step] = ()
                if isinstance(entry, Started | Moved):
                    await self.compiler.ready(table.opened.game)
                    steps = table.steps_ahead(entry)
                self._take(room, entry, steps)
        except BaseException:
            room.is_stale = True
            raise
        self.attendant.after(room, is_own=False)

    def _heard(self, name: str, number: int) -> None:
        """Another process has kept an entry, or the connection that tells so was lost for a while (number -1)."""
        rooms = list(self.rooms.values()) if number < 0 else [room] if (room := self.rooms.get(name)) else []
        for room in rooms:
            if number < 0 or room.table.number < number:
                room.is_stale = True
                if room.connections:
                    self.attendant.spawn(room, self._follow(room))

    async def _follow(self, room: Room) -> None:
        async with room.lock:
            if room.is_stale:
                try:
                    await self._catch_up(room)
                except TableError:
                    pass  # the database does not answer; the sweeper tries again

    # Readers

    async def connect(
        self, name: str, hello: Hello, send: Callable[[bytes], None], close: Callable[[str], None]
    ) -> tuple[Room, Connection]:
        """Let somebody read a table: first `welcome`, then what was missed or the present state."""
        room = await self.room(name)
        table = room.table
        async with room.lock:  # nothing may happen between who one is, what is told now, and what is told next
            seat = NOBODY if hello.secret is None else table.seat_of(hello.secret)
            if seat == NOBODY and not table.opened.rules.has_spectators:
                raise TableError("no-spectators")
            reader = Reader(seat, hello.with_boards, hello.with_standing)
            connection = Connection(reader, send, close)
            missed = await self._missed(table, hello.last)
            send(encode(showing.welcome_of(table, seat)))
            if missed is None:
                send(showing.state_of(table, reader, self._question(room, reader)))
            else:
                self._tell_again(room, connection, missed)
            room.connections.append(connection)
        self.metrics.connections.inc()
        if seat != NOBODY and table.people[seat].process != self.process:
            self.attendant.cancel(room, f"away {seat}")
            self.attendant.spawn(room, self._come(room, seat))
        return room, connection

    async def _missed(self, table: Table, last: int | None) -> tuple[list[AnyEntry], int] | None:
        """The log and the first number that a reader has not; None if the present state serves them better."""
        if last is None or not 0 <= table.number - last <= MOST_MISSED or table.num_plies > MOST_PLIES:
            return None
        if last == table.number and table.asked is not None:
            return None  # the question must be asked again
        return await self._ask(self.store.entries(table.name)), last + 1

    def _tell_again(self, room: Room, connection: Connection, missed: tuple[list[AnyEntry], int]) -> None:
        table, reader = room.table, connection.reader
        for number, entry, steps in table.again(missed[0][: table.number + 1], missed[1]):
            ask = self._question(room, reader) if number == table.number else None
            connection.send(showing.event_of(table, number, entry, Hearing(steps), reader, ask))

    async def _come(self, room: Room, seat: int) -> None:
        def plan() -> tuple[AnyEntry, Sequence[Step]]:
            is_connected = any(connection.seat == seat for connection in room.connections)
            person = room.table.people[seat]
            if not is_connected or person.kind != "person" or person.process == self.process:
                raise Stale
            return Came(seat=seat, process=self.process, is_back=person.stand_in is not None), ()

        await self.happen(room, plan)

    def disconnect(self, room: Room, connection: Connection) -> None:
        """Somebody's connection is gone; a person counts as away after a short while."""
        if connection not in room.connections:
            return
        room.connections.remove(connection)
        self.metrics.connections.dec()
        for job in connection.jobs:
            job.cancel()
        seat = connection.seat
        if seat != NOBODY and not any(other.seat == seat for other in room.connections):
            self.attendant.at(room, f"away {seat}", time.monotonic(), GRACE_SECONDS, lambda: self._go(room, seat))

    async def _go(self, room: Room, seat: int) -> None:
        def plan() -> tuple[AnyEntry, Sequence[Step]]:
            is_back = any(connection.seat == seat for connection in room.connections)
            person = room.table.people[seat]
            if person.kind != "person" or person.process != self.process or is_back:
                raise Stale
            return Went(seat=seat), ()

        await self.happen(room, plan)

    # Housekeeping

    def tell_progress(self, game: str, state: Readiness) -> None:
        """Tell those who wait for a game how far it has been compiled."""
        message = encode(Preparing(game=game, done=state.done, all=state.all))
        for room in self.rooms.values():
            if room.is_starting and room.table.opened.game == game:
                for connection in room.connections:
                    connection.send(message)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._sweep()
            except (TableError, NotKept):
                pass  # the database does not answer; the next sweep tries again
            except Exception:
                LOG.exception("sweeping failed")

    async def _sweep(self) -> None:
        now = time.monotonic()
        alive = set[str]()
        if self.store.is_shared:
            await self.store.seen(self.process)
            alive = await self._alive()
        for name, room in list(self.rooms.items()):
            if room.connections:
                if room.is_stale:
                    await self._follow(room)
                elif self.store.is_shared:
                    await self._find_the_lost(room, alive)
            elif now - room.used > IDLE_SECONDS and not room.timers and not room.tasks and not room.lock.locked():
                del self.rooms[name]
        self.metrics.in_memory.set(len(self.rooms))
        self.metrics.waiting_jobs.set(self.thinkers.num_waiting)
        if now - self._expired > max(60.0, self.expire_days * 864) or not self._expired:
            self._expired = now
            await self.expire()

    async def expire(self) -> int:
        """Close the tables at which nothing has happened for long; returns how many."""
        names = await self._ask(self.store.idle(time.time() - self.expire_days * 86_400))
        for name in names:
            room = await self.room(name)
            try:
                await self.happen(room, lambda room=room: (ended(room, "expired"), ()))  # type: ignore[misc]
            except Stale:
                pass
        return len(names)

    async def _ask(self, question: Awaitable[Any]) -> Any:
        try:
            return await question
        except NotKept as error:
            LOG.warning("the database does not answer", extra={"reason": str(error)[:200]})
            raise TableError("not-kept") from None


def _phase(entry: AnyEntry, steps: Sequence[Step]) -> str | None:
    """The table's phase after an entry, if it changes."""
    if isinstance(entry, Started):
        return "playing"
    if isinstance(entry, Ended):
        return entry.how
    return "finished" if isinstance(entry, Moved) and steps and steps[-1].after.is_over else None


def _gone(table: Table, seat: int) -> Went:
    if table.people[seat].process is None:
        raise Stale
    return Went(seat=seat)
