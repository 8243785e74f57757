"""Requests and readers that arrive while something else is being kept."""

import asyncio

from croupier.server.log import Said, Unseated
from croupier.server.writers import NotKept
from tests.server.house import House
from tests.server.test_sockets import turned_away


async def _said(house, table):
    return [entry for entry in await house.hub.store.entries(table) if isinstance(entry, Said)]


def test_a_request_sent_twice_at_once_counts_once(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open(players=3))["table"]
            anna = await house.sit(table, "Anna")
            twin = await house.come(table, anna.secret)
            for kind, fields in (
                ("say", {"preset": "hello"}),
                ("bot", {"seat": 1, "level": "easy"}),
                ("unseat", {"seat": 1}),
            ):
                answers = await asyncio.gather(*(each.request(kind, id=kind, **fields) for each in (anna, twin)))
                assert answers[0] == answers[1]
                assert answers[0]["type"] == "done"
            assert len(await _said(house, table)) == 1

    run(scene())


def test_a_request_whose_answer_was_lost_with_the_database_counts_once(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            anna = await house.sit(table, "Anna")
            await anna.until("came")
            append = house.hub.store.append

            async def lost(*arguments):
                await append(*arguments)
                raise NotKept("the connection was lost after the commit")

            house.hub.store.append = lost
            assert (await anna.request("say", id="mine", preset="hello"))["code"] == "not-kept"
            house.hub.store.append = append
            assert (await anna.request("say", id="mine", preset="hello"))["type"] == "done"
            assert len(await _said(house, table)) == 1

    run(scene())


def test_a_secret_is_worth_nothing_once_its_seat_is_being_freed(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            anna, ben = await house.sit(table, "Anna"), await house.sit(table, "Ben")
            await ben.until("came")
            append, held, gate = house.hub.store.append, asyncio.Event(), asyncio.Event()

            async def slow(name, number, entry, phase=None):
                if isinstance(entry, Unseated):
                    held.set()
                    await gate.wait()
                await append(name, number, entry, phase)

            house.hub.store.append = slow
            await anna.send(type="unseat", id="free", seat=1)
            await held.wait()
            late = house.knock(table)
            await late.send(type="hello", protocol=1, secret=ben.secret)
            for _ in range(20):
                await asyncio.sleep(0)
            gate.set()
            await turned_away(late, "wrong-secret")

    run(scene())


def test_a_freed_seat_is_closed_in_every_process(postgres, run):
    database = postgres()

    async def scene():
        async with House(database) as one, House(database) as other:
            table = (await one.open())["table"]
            anna, ben = await one.sit(table, "Anna"), await other.sit(table, "Ben")
            while (await anna.until("came"))["seat"] != ben.seat:
                pass
            assert (await anna.request("unseat", seat=ben.seat))["type"] == "done"
            while ben.closed is None:
                await ben.next()
            assert ben.closed == 4002

    run(scene())


def test_what_is_heard_of_while_the_log_is_read_is_not_forgotten(sqlite, run):
    """Another process keeps two entries; the second is notified of while this one reads the first."""

    async def scene():
        async with House(sqlite) as house:
            anna = await house.sit((await house.open())["table"], "Anna")
            await anna.until("came")
            hub, room = house.hub, house.hub.rooms[anna.table]
            entries, number = hub.store.entries, room.table.number
            await hub.store.append(anna.table, number + 1, Said(seat=0, preset="hello"))

            async def read_slowly(table, first=0):
                found = await entries(table, first)
                hub.store.entries = entries
                await hub.store.append(anna.table, number + 2, Said(seat=0, preset="goodbye"))
                hub._heard(anna.table, number + 2)
                return found

            hub.store.entries = read_slowly
            hub._heard(anna.table, number + 1)
            said = [await anna.until("said") for _ in range(2)]
            assert [event["number"] for event in said] == [number + 1, number + 2]

    run(scene())
