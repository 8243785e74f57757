"""kill -9 at random moments of many games: nothing acknowledged is lost, nothing is doubled, every game goes on."""

import asyncio
import os
import random
import time

import psutil
import pytest

import croupier
from croupier import client
from croupier.errors import TableError
from croupier.server.log import Moved
from croupier.server.store import Store
from tests.seeds import SOAK_SEED
from tests.server.running import Running

KILLS = int(os.environ.get("CROUPIER_KILLS", "10"))  # on each database
GAMES = [
    ("las-vegas", 2, []),
    ("las-vegas", 3, ["easy"]),
    ("las-vegas-royale", 3, ["random"]),
    ("sequence-dice", 2, []),
    ("yellow-dwarf", 3, ["medium"]),
]
KEPT = dict[tuple[str, int], tuple[str, ...]]  # by table and number of the event: the moves that were acknowledged


class Evening:
    """People who play game after game until it is late, whatever happens to the server."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.url, self.rng, self.kept, self.tables = url, rng, KEPT(), list[str]()
        self.is_late = False

    async def play(self, game: str, players: int, bots: list[str]) -> None:
        while not self.is_late:
            await self._play_once(game, players, bots)

    async def _play_once(self, game: str, players: int, bots: list[str]) -> None:
        server = client.Server(self.url)
        info = await self._insist(lambda: server.open_table(game, players, bots=bots))
        self.tables.append(info.table)
        seats = []
        for number in range(players - len(bots)):
            name = f"P{number} {self.rng.randrange(10**6)}"  # a join whose answer was lost is not known to be one
            seats.append(
                await self._insist(lambda name=name, number=number: server.join(info.table, name, seat=number))
            )
        await asyncio.gather(*(self._sit(seated) for seated in seats))

    async def _insist(self, ask):
        """Ask again while the server is down; a table or seat whose answer was lost is left alone."""
        for _ in range(400):
            try:
                return await ask()
            except TableError as error:
                if error.code in ("seat-taken", "name-taken"):
                    raise Lost from None
                await asyncio.sleep(0.1)
        raise AssertionError("the server has not come back")

    async def _sit(self, seated) -> None:
        """Play to the end; whoever cannot even come to the table tries again."""
        while True:
            try:
                return await self._stay(seated)
            except TableError as error:
                assert error.code == "no-server", error.code
                await asyncio.sleep(0.2)

    async def _stay(self, seated) -> None:
        async with client.come_back(self.url, seated) as seat:
            has_started = False
            async for _ in seat:
                if seat.table.seats[seat.seat].is_host and not has_started and seat.table.phase == "waiting":
                    has_started = True
                    try:
                        await seat.start()
                    except TableError as error:
                        assert error.code in ("table-started", "not-kept"), error.code
                        has_started = error.code == "table-started"
                if seat.ask is not None:
                    await self._choose(seat)
                if seat.is_over:
                    return

    async def _choose(self, seat) -> None:
        option = self.rng.choice(seat.ask.options)
        moves = [option.move]
        while option.then:
            option = self.rng.choice(option.then)
            moves.append(option.move)
        try:
            number = await seat.play(*moves)
        except TableError as error:
            assert error.code in ("not-kept", "too-late"), error.code
            return
        assert number is not None
        assert (seat.table.table, number) not in self.kept
        self.kept[seat.table.table, number] = tuple(moves)


class Lost(Exception):  # noqa: N818
    """An answer was lost."""


async def check(database: str, evening: Evening) -> None:
    """Every acknowledged move is in the log under its number, no request is in it twice, every die is proven."""
    store = Store(database)
    await store.open()
    try:
        for table in evening.tables:
            name, _ = await store.find(table)
            entries = await store.entries(name)
            for number, entry in enumerate(entries):
                if isinstance(entry, Moved) and (table, number) in evening.kept:
                    moves = evening.kept.pop((table, number))
                    assert tuple(move for actor, move in entry.plies[: len(moves)]) == moves
                    assert entry.plies[0][0] == entry.seat
            ids = [(entry.seat, entry.id) for entry in entries if entry.id is not None]
            assert len(ids) == len(set(ids)), "a request counts once"
        assert evening.kept == {}, "acknowledged and not in the log"
    finally:
        await store.close()


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database, run, tmp_path):
    rng = random.Random(f"kills {SOAK_SEED}")

    async def scene():
        server = Running(database)
        server.start()
        evening = Evening(server.url, rng)
        try:
            games = [asyncio.create_task(_until_late(evening, *game)) for game in GAMES]
            for number in range(KILLS):
                (tmp_path / "kills").write_text(f"{number} of {KILLS}\n")  # for whoever waits for a long run
                await asyncio.sleep(rng.uniform(0.05, 0.8))
                children = server.children()
                server.kill()
                await _gone(children)
                await asyncio.to_thread(server.start)
                for game in games:
                    if game.done():
                        game.result()
            evening.is_late = True
            await asyncio.wait_for(asyncio.gather(*games), 240)
            for table in evening.tables:
                if (await client.Server(server.url).table(table)).phase == "finished":
                    record = croupier.read(await client.Server(server.url).record(table))
                    assert croupier.verify(record).is_proven
            assert len(evening.kept) > 20
        finally:
            server.stop()
        await check(database, evening)

    run(scene(), seconds=300 + 20 * KILLS)


async def _until_late(evening: Evening, game: str, players: int, bots: list[str]) -> None:
    while not evening.is_late:
        try:
            await evening.play(game, players, bots)
        except Lost:
            pass


async def _gone(children: list[psutil.Process]) -> None:
    """Children end with a killed server."""
    end = time.monotonic() + 20
    while any(child.is_running() and child.status() != psutil.STATUS_ZOMBIE for child in children):
        assert time.monotonic() < end, "a child has outlived its server"
        await asyncio.sleep(0.05)


def test_a_server_that_is_asked_to_end_ends_and_its_tables_go_on(database, run):
    async def scene():
        server = Running(database)
        try:
            await _restart_midway(server)
        finally:
            server.stop()

    async def _restart_midway(server):
        server.start()
        info = await client.Server(server.url).open_table("las-vegas", 2)
        seats = [await client.Server(server.url).join(info.table, name) for name in ("Anna", "Ben")]
        async with client.come_back(server.url, seats[0]) as anna, client.come_back(server.url, seats[1]) as ben:
            await anna.start()
            tasks = [asyncio.create_task(_play_all(seat)) for seat in (anna, ben)]
            await asyncio.sleep(0.3)
            logged = await asyncio.to_thread(server.stop)
            assert "error" not in logged, logged
            await asyncio.to_thread(server.start)
            await asyncio.wait_for(asyncio.gather(*tasks), 60)
        assert (await client.Server(server.url).table(info.table)).phase == "finished"

    run(scene())


async def _play_all(seat) -> None:
    async for _ in seat:
        if seat.ask is not None:
            await asyncio.sleep(0.02)
            await seat.play(seat.ask.options[0].move)
        if seat.is_over:
            return
