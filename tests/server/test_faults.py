"""A full disk, a database that goes away and comes back, and processes that share one."""

import asyncio
import time

import psutil
import pytest

import croupier
from croupier import client
from croupier.errors import TableError
from croupier.server.store import Store
from tests.server.house import House, level, play_on, play_some, playing
from tests.server.postgres import start_postgres
from tests.server.running import Running

TINY = 1_024  # bytes: less than one page of a database


def test_on_a_full_disk_moves_are_refused_and_nothing_changes(sqlite, run):
    """The server may not make its files larger, as if the disk were full; then it may again."""

    async def scene():
        with Running(sqlite) as server:
            info = await client.Server(server.url).open_table("las-vegas", 2)
            seats = [await client.Server(server.url).join(info.table, name) for name in ("Anna", "Ben")]
            async with client.come_back(server.url, seats[0]) as anna, client.come_back(server.url, seats[1]) as ben:
                await anna.start()
                refused = num_played = 0
                messages = {seat: aiter(seat) for seat in (anna, ben)}
                process = psutil.Process(server.process.pid)
                for _ in range(2_000):  # turns of at least 10 ms: the game is over long before
                    asked = next((seat for seat in (anna, ben) if seat.ask), None)
                    if asked is None:
                        await _read_on(messages)
                        continue
                    if num_played == 8 and not refused:
                        process.rlimit(psutil.RLIMIT_FSIZE, (TINY, psutil.RLIM_INFINITY))
                    try:
                        await asked.play(asked.ask.options[0].move)
                        num_played += 1
                    except TableError as error:
                        assert error.code == "not-kept"
                        refused += 1
                        before = (await client.Server(server.url).table(info.table)).number
                        if refused == 3:
                            process.rlimit(psutil.RLIMIT_FSIZE, (psutil.RLIM_INFINITY, psutil.RLIM_INFINITY))
                        await asyncio.sleep(0.05)
                        after = (await client.Server(server.url).table(info.table)).number
                        assert after == before, "what was refused has not happened"
                    if anna.is_over:
                        break
                    await _read_on(messages)
                assert refused == 3
                assert anna.is_over
            record = croupier.read(await client.Server(server.url).record(info.table))
            assert croupier.verify(record).is_proven

    run(scene())


async def _read_on(messages):
    """Read what has arrived, and wait a moment for it."""
    for seat, stream in messages.items():
        while not seat._inbox.empty():
            await anext(stream)
    await asyncio.sleep(0.01)


@pytest.fixture
def own_postgres(tmp_path):
    """A PostgreSQL that a test may stop."""
    server = start_postgres(tmp_path / "data")
    yield server
    server.cleanup()


def test_a_database_that_goes_away_and_comes_back(own_postgres, run):
    async def scene():
        async with House(own_postgres.get_uri()) as house, playing(house) as visitors:
            await play_some(visitors, 3)
            asked = next(visitor for visitor in visitors if visitor.ask)
            move = {"id": "kept", "at": asked.ask["at"], "moves": [asked.ask["options"][0]["move"]]}
            await asyncio.to_thread(own_postgres.stop)
            assert (await asked.request("move", **move))["code"] == "not-kept"
            assert (await house.http.get("/ready")).status_code == 503
            assert (await house.http.get("/health")).status_code == 200
            assert (await house.http.post("/api/tables", json={"game": "las-vegas", "players": 2})).status_code == 503
            await asyncio.to_thread(own_postgres.start)
            answer = await asked.request("move", **move)
            assert answer["type"] == "done", answer
            asked.ask = None if asked.ask and asked.ask["at"] == move["at"] else asked.ask
            await level(visitors)
            assert (await house.http.get("/ready")).status_code == 200
            assert await play_on(visitors) > 5

    run(scene())


def test_two_processes_share_a_table_and_one_is_killed(postgres, run):
    database = postgres()

    async def scene():
        with Running(database) as one, Running(database) as other:
            info = await client.Server(one.url).open_table("las-vegas", 3, bots=["easy"])
            anna_seat = await client.Server(one.url).join(info.table, "Anna")
            ben_seat = await client.Server(other.url).join(info.code, "Ben")
            async with client.come_back(other.url, ben_seat) as ben:
                ben_plays = asyncio.create_task(_play(ben))
                async with client.come_back(one.url, anna_seat) as anna:
                    await anna.start()
                    await _play(anna, 6)
                    one.kill()
                async with client.come_back(other.url, anna_seat) as anna:
                    await _play(anna)
                await ben_plays
            assert (await client.Server(other.url).table(info.table)).phase == "finished"
            record = croupier.read(await client.Server(other.url).record(info.table))
            assert croupier.verify(record).is_proven

    run(scene())


def test_two_processes_cannot_both_accept_a_move(postgres, run):
    database = postgres()

    async def scene():
        async with House(database) as one, House(database) as other, playing(one) as visitors:
            asked = next(visitor for visitor in visitors if visitor.ask)
            twin = await other.come(asked.table, asked.secret)
            await twin.until("state")
            move = {"at": asked.ask["at"], "moves": [asked.ask["options"][0]["move"]]}
            answers = await asyncio.gather(asked.request("move", **move), twin.request("move", **move, id="other"))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            refusal = next(answer for answer in answers if answer["type"] == "refused")
            assert refusal["code"] in ("too-late", "not-your-decision")
            assert one.hub.rooms[asked.table].table.number >= move["at"] + 1

    run(scene())


async def _play(seat, most=10_000):
    async for _ in seat:
        if seat.ask is not None:
            await seat.play(seat.ask.options[0].move)
            most -= 1
        if seat.is_over or most == 0:
            return


def test_a_database_that_cannot_be_used_is_refused_before_anything_starts(tmp_path, run):
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is no database" * 100)
    for url in (f"sqlite:///{broken}", "postgresql://nobody@127.0.0.1:1/none", "mysql://x/y", "nonsense"):
        with pytest.raises(TableError) as refusal:
            run(_open(url))
        assert refusal.value.code == "database"


async def _open(url):
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def test_what_arrives_during_a_commit_is_committed_together(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            tables = []
            for _ in range(20):
                visitors = await house.company("las-vegas", 2)
                await visitors[0].request("start")
                await level(visitors)
                tables.append(next(visitor for visitor in visitors if visitor.ask))
            store = house.hub.store
            commits, rows, begun = store.num_commits, store.num_rows, time.monotonic()
            await asyncio.gather(*(visitor.choose() for visitor in tables))
            assert store.num_rows - rows == 20
            assert store.num_commits - commits <= 10, time.monotonic() - begun

    run(scene())
