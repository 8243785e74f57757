"""The client against a real server: whole games of every kind, and connections that are lost."""

import asyncio
import http.server
import itertools
import os
import random
import re
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import pytest

import croupier
from croupier import bots, client
from croupier.errors import BotError, TableError
from croupier.game import NAMES
from croupier.wire import Event
from tests.server.running import Running

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
BOTS = PROTOCOL.with_name("bots.md")
EXAMPLE_ADDRESS = "http://127.0.0.1:8000/kadomi47"
SECONDS = 240


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'croupier.sqlite'}") as found:
        yield found


def own_bot():
    """The program in the documentation of the client."""
    (code,) = re.findall(r"\n\n((?:    .*\n|\n)+)", client.__doc__)
    return textwrap.dedent(code).strip()


def parts_of(option, chooser):
    """A move with the parts that follow, chosen at random."""
    moves = [option.move]
    while option.then:
        option = chooser.choice(option.then)
        moves.append(option.move)
    return moves


async def play_on(seat, chooser):
    """Choose at random until the game is over, all parts of a choice at once; returns the events."""
    events = []
    async for message in seat:
        events.append(message)
        if seat.ask is not None:
            await seat.play(*parts_of(chooser.choice(seat.ask.options), chooser))
        if seat.is_over:
            break
    return events


def run(scene):
    async def bounded():
        return await asyncio.wait_for(scene, SECONDS)

    return asyncio.run(bounded())


def test_the_bot_in_the_protocol_is_the_one_in_the_client():
    (code,) = re.findall(r"```python server\n(import asyncio.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    written, own = ([line for line in text.splitlines() if line] for text in (code, own_bot()))
    assert written == own
    assert len(own) == 10


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_of_ones_own_a_person_and_a_bot_of_the_server_play_to_the_end(server, game):
    async def scene():
        house = client.Server(server.url)
        table = await house.open_table(game, 3, bots=["easy"])
        async with client.sit_down(f"{server.url}/{table.code}", "Anna") as seat:
            program = own_bot().replace(EXAMPLE_ADDRESS, f"{server.url}/{table.code}")
            robin = subprocess.Popen([sys.executable, "-c", program])
            try:
                async for _ in seat:
                    if seat.table.seats[1].is_here:
                        break
                await seat.start()
                events = await play_on(seat, random.Random(game))
                assert await asyncio.to_thread(robin.wait, 60) == 0
            finally:
                robin.kill()
                robin.wait()
        numbers = [event.number for event in events]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        record = croupier.read(await house.record(table.table))
        found = croupier.verify(record)
        assert (found.is_proven, found.method, found.ending) == (True, "fair", "finished")
        assert record.header.dealing.commitment == table.commitment
        assert [chair.name for chair in record.header.seats[:2]] == ["Anna", "Robin"]
        assert list(record.final_position().outcome.scores) == seat.result.scores
        seen = [ply for event in events if isinstance(event, Event) for item in event.items or [] for ply in item.plies]
        assert [ply.ply for ply in seen] == list(range(len(record.plies)))

    run(scene())


def test_the_bot_in_the_docs_plays_at_a_table(server):
    (code,) = re.findall(r"```python server\n(.*?)```", BOTS.read_text("utf-8"), re.DOTALL)

    async def scene():
        house = client.Server(server.url)
        table = await house.open_table("las-vegas", 2)
        async with client.sit_down(f"{server.url}/{table.code}", "Anna") as seat:
            program = code.replace(EXAMPLE_ADDRESS, f"{server.url}/{table.code}")
            path = {**os.environ, "PYTHONPATH": str(BOTS.parents[1] / "examples")}
            robin = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=path)
            try:
                async for _ in seat:
                    if seat.table.seats[1].is_here:
                        break
                await seat.start()
                await seat.play_with(lambda view, moves, budget, rng: moves[-1], seed=1)
                said, _ = await asyncio.to_thread(robin.communicate, timeout=60)
            finally:
                robin.kill()
                robin.wait()
        assert (robin.returncode, said.strip()) == (0, str(seat.result.places))
        assert croupier.verify(croupier.read(await house.record(table.table))).is_proven

    run(scene())


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_gets_the_same_at_a_table_as_anywhere(server, game):
    """What a server sends is all that a bot needs, also where a choice has several parts."""
    seen = []

    def looking(view, moves, budget, rng):
        seen.append((view.seat, view.actor, view.to_dict().keys(), len(moves)))
        return bots.pick(rng, moves)

    async def scene():
        table = await client.Server(server.url).open_table(game, 3, bots=["random", "random"])
        async with client.sit_down(f"{server.url}/{table.code}", "Anna") as seat:
            await seat.start()
            await seat.play_with(looking)
            assert seat.result is not None

    run(scene())
    attributes = croupier.load(game).view_class.types.keys()
    assert seen
    assert all(found[:3] == (0, 0, attributes) for found in seen)


def test_a_bot_that_fails_is_the_programs_own_affair(server):
    async def scene():
        table = await client.Server(server.url).open_table("las-vegas", 2, bots=["random"])
        async with client.sit_down(f"{server.url}/{table.code}", "Anna") as seat:
            await seat.start()
            for bot, code in (
                ("easy", "bad-bot"),
                ("learned:weights.npz", "bad-bot"),
                (lambda view, moves, budget, rng: "place 9", "bot-failed"),
            ):
                with pytest.raises(BotError) as refused:
                    await seat.play_with(bot)
                assert refused.value.code == code
            assert seat.ask is not None, "somebody else can still answer"

    run(scene())


def test_no_event_is_missed_and_no_move_made_twice_when_the_server_is_killed(tmp_path):
    async def scene(server):
        house, notices = client.Server(server.url), []
        table = await house.open_table("las-vegas", 2, bots=["random"])
        seated = await house.join(table.code, "Anna")
        async with client.connected(client.Seat(server.url, table.table, seated.secret, notices.append)) as seat:
            await seat.start()
            moves, killed, numbers = 0, 0, []
            async for message in seat:
                numbers.append(message.number)
                if seat.ask is not None:
                    if moves in (2, 5) and killed < 2:
                        killed += 1
                        await asyncio.to_thread(server.kill)
                        move = asyncio.create_task(seat.play(seat.ask.options[0].move))
                        await asyncio.to_thread(server.start)
                        await move
                    else:
                        await seat.play(seat.ask.options[0].move)
                    moves += 1
                if seat.is_over:
                    break
        assert [notice for notice in notices if isinstance(notice, str)] == ["lost", "back"] * 2
        assert all(after in (before, before + 1) for before, after in itertools.pairwise(numbers))
        record = croupier.read(await house.record(table.table))
        assert sum(ply.actor == 0 for ply in record.plies) == moves
        assert croupier.verify(record).is_proven

    with Running(f"sqlite:///{tmp_path / 'croupier.sqlite'}") as server:
        run(scene(server))


def test_an_answer_to_an_earlier_question_is_refused(server):
    async def scene():
        house = client.Server(server.url)
        table = await house.open_table("las-vegas", 2, bots=["random"])
        async with client.sit_down(f"{server.url}/{table.code}", "Anna") as seat:
            await seat.start()
            async for _ in seat:
                if seat.ask is not None:
                    break
            asked = seat.ask
            for call in (seat.play(asked.options[0].move, at=asked.at - 1), seat.hints(at=asked.at - 1)):
                with pytest.raises(TableError) as refusal:
                    await call
                assert refusal.value.code == "too-late"
            with pytest.raises(TableError) as refusal:
                await seat.play("place 9")
            assert refusal.value.code == "malformed-move"
            assert seat.ask == asked
            assert any(cell.style == "dice" for row in await seat.board() for cell in row)

    run(scene())


def test_whoever_loses_the_seat_is_told_so_and_asks_for_nothing_more(server):
    async def scene():
        house = client.Server(server.url)
        table = await house.open_table("las-vegas", 2)
        link = f"{server.url}/{table.code}"
        async with client.sit_down(link, "Anna") as anna, client.sit_down(link, "Ben") as ben:
            await anna.unseat(ben.seat)
            with pytest.raises(TableError) as refusal:
                async for _ in ben:
                    pass
            assert refusal.value.code == "wrong-secret"
            with pytest.raises(TableError) as refusal:
                await ben.say("still here?")
            assert refusal.value.code == "wrong-secret"

    run(scene())


def test_an_address_may_lead_elsewhere(server):
    class Elsewhere(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(308)
            self.send_header("location", server.url + self.path)
            self.end_headers()

        def log_message(self, *_):
            pass

    async def scene(port):
        table = await client.Server(server.url).open_table("las-vegas", 2)
        async with client.sit_down(f"127.0.0.1:{port}/{table.code}", "Anna") as seat:
            assert (seat.server, seat.seat) == (server.url, 0)

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as door:
        threading.Thread(target=door.serve_forever, daemon=True).start()
        try:
            run(scene(door.server_address[1]))
        finally:
            door.shutdown()


NO_ADDRESSES = ["", "kadomi47", "http://", "http://host", "ftp://host/a", "http://host:x/a", "http://[/a", "host/a b"]


@pytest.mark.parametrize("url", NO_ADDRESSES)
def test_what_is_no_address_of_a_table_is_refused(url):
    with pytest.raises(TableError) as refusal:
        client.address_of(url)
    assert refusal.value.phrase.id == "error-no-server-address"


def test_a_table_or_a_server_that_is_not_there_is_refused_soon(server):
    async def scene():
        with pytest.raises(TableError) as refusal:
            await client.Server(server.url).table("nosuch99")
        assert refusal.value.code == "no-such-table"
        with pytest.raises(TableError) as refusal:
            await client.Server("http://127.0.0.1:1").table("kadomi47")
        assert refusal.value.phrase.id == "error-no-server-silent"
        with pytest.raises(TableError) as refusal:
            async with client.watch("http://127.0.0.1:1/kadomi47"):
                pass
        assert refusal.value.phrase.id == "error-no-server-silent"

    begun = time.monotonic()
    run(scene())
    assert time.monotonic() - begun < 30
