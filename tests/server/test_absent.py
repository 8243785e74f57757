"""Players who are away: bots that stand in, votes, clocks, leaving for good, and tables nobody comes back to."""

import asyncio
import json

import msgspec
import pytest

import croupier
from croupier.server import hub as hubs
from tests.server.house import House, level, play_on, play_some, playing


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    monkeypatch.setattr(hubs, "GRACE_SECONDS", 0.05)


def hurry(house, table, **rules):
    """Shorten the times of a table below what people may choose."""
    found = house.hub.rooms[table].table
    shorter = msgspec.structs.replace(found.opened.rules, **rules)
    found.opened = msgspec.structs.replace(found.opened, rules=shorter)


async def kinds(visitor):
    await visitor.drain()
    return [message["kind"] for message in map(json.loads, visitor.received) if message["type"] == "event"]


def test_a_bot_stands_in_for_the_absent_and_hands_the_seat_back(database, run):
    async def scene():
        async with House(database) as house, playing(house, players=2) as (anna, ben):
            hurry(house, anna.table, absent_after=0.1)
            await play_some([anna, ben], 2)
            ben.leave()
            await anna.until("went")
            if anna.ask is not None:
                await anna.choose()
            taken = await anna.until("taken-over")
            assert taken["seat"] == ben.seat
            assert taken["table"]["seats"][ben.seat]["level"] == "medium"
            moved = await anna.until("moved")
            assert (moved["seat"], moved["by"]) == (ben.seat, "bot")
            while anna.ask is None:
                await anna.next()
            back = await house.come(anna.table, ben.secret)
            came = await back.until("came")
            assert "level" not in came["table"]["seats"][ben.seat], "nobody stands in any more"
            assert [phrase["id"] for phrase in came["told"]] == ["table-back"]
            await anna.choose()
            while back.ask is None:
                await back.next()
            assert (await back.choose())["type"] == "done"
            await play_on([anna, back])

    run(scene())


def test_nothing_happens_while_nobody_is_there(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, rules={"clock": 5}) as visitors:
            hurry(house, visitors[0].table, absent_after=0.05, clock=0.1)
            table = house.hub.rooms[visitors[0].table].table
            for visitor in visitors:
                visitor.leave()
            while any(person.process for person in table.people):
                await asyncio.sleep(0.01)
            number = table.number
            await asyncio.sleep(0.4)
            assert table.number == number

    run(scene())


def test_the_others_vote_for_a_bot(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, players=3) as (anna, ben, cleo):
            assert (await anna.request("vote", seat=cleo.seat))["code"] == "not-away"
            cleo.leave()
            await anna.until("went")
            assert (await anna.request("vote", seat=cleo.seat))["type"] == "done"
            assert not house.hub.rooms[anna.table].table.has_vote(cleo.seat)
            assert (await ben.request("vote", seat=cleo.seat))["type"] == "done"
            taken = await anna.until("taken-over")
            assert (taken["seat"], taken["told"][0]["with"]["why"]) == (cleo.seat, "vote")
            assert await play_on([anna, ben]) > 10

    run(scene())


def test_who_leaves_is_replaced_at_once_and_when_all_have_left_the_seed_is_revealed(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, players=2) as (anna, ben):
            assert (await ben.request("leave"))["type"] == "done"
            taken = await anna.until("taken-over")
            assert (taken["seat"], taken["told"][0]["with"]["why"]) == (ben.seat, "left")
            assert (await anna.request("leave"))["type"] == "done"
            info = (await house.http.get(f"/api/tables/{anna.table}")).json()
            assert (info["phase"], len(info["seed"])) == ("abandoned", 64)
            record = croupier.read((await house.http.get(f"/api/tables/{anna.table}/record")).content)
            proof = croupier.verify(record)
            assert (proof.is_proven, proof.ending) == (True, "abandoned")

    run(scene())


def test_when_the_clock_runs_out_a_bot_makes_one_move(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            info = await house.open(rules={"clock": 5, "stand_in": "easy"})
            hurry(house, info["table"], clock=0.2)
            visitors = [await house.sit(info["table"], name) for name in ("Anna", "Ben")]
            await visitors[0].request("start")
            await level(visitors)
            asked = next(visitor for visitor in visitors if visitor.ask)
            assert 0 < asked.ask["seconds"] <= 0.2
            moved = await asked.until("moved")
            assert (moved["seat"], moved["by"]) == (asked.seat, "clock")
            assert moved["told"][0]["id"] == "table-clock"
            assert "taken-over" not in await kinds(asked)

    run(scene())


def test_a_table_nobody_comes_to_expires(database, run):
    async def scene():
        async with House(database) as house, playing(house) as visitors:
            assert await house.hub.expire() == 0
            house.hub.expire_days = -1 / 86_400
            assert await house.hub.expire() == 1
            ended = await visitors[0].until("ended")
            assert ended["table"]["phase"] == "expired"
            assert await house.hub.expire() == 0

    run(scene())


def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(sqlite, run, monkeypatch):
    async def scene():
        async with House(sqlite) as house, playing(house, "yellow-dwarf", 3, bots=["easy"]) as visitors:
            await play_some(visitors, 4)
            table = visitors[0].table
            while house.hub.rooms[table].table.bot_at(house.hub.rooms[table].table.asked) is not None:
                await asyncio.sleep(0.01)
            state = house.hub.rooms[table].table.position.state
            for visitor in visitors:
                visitor.leave()
            while any(person.process for person in house.hub.rooms[table].table.people):
                await asyncio.sleep(0.01)
            monkeypatch.setattr(hubs, "IDLE_SECONDS", -1)
            while table in house.hub.rooms:
                await house.hub._sweep()
                await asyncio.sleep(0.01)
            back = [await house.come(table, visitor.secret) for visitor in visitors]
            assert house.hub.rooms[table].table.position.state == state
            await play_on(back)

    run(scene())
