"""The socket part, from docs/protocol.md: visitors who are late, slow, confused or hostile."""

import asyncio
import json

from croupier.server import sockets
from croupier.server.limits import MAX_CONNECTIONS, MAX_MESSAGE, Addresses
from croupier.server.log import Said
from tests.server.house import House, Visitor, play_on, play_some, playing

REFUSED, SLOW, UNSEATED, TOO_FAST = 4000, 4001, 4002, 4003


async def turned_away(visitor, code, closed=REFUSED):
    """The visitor is refused with a code, and the socket is closed."""
    message = await visitor.next()
    assert (message["type"], message["id"], message["code"]) == ("refused", None, code)
    assert await visitor.next() == {"type": "closed", "code": closed}


# Before the welcome


def test_hello_comes_first(sqlite, run):
    hostile = [
        '{"type": "ping", "id": "a"}', '{"type": "move", "id": "a", "at": 0, "moves": ["place 1"]}', "{}", "", "null",
        "[]",
        '{"type": "hello"}',
        '{"type": "hello", "protocol": "1"}', '{"type": "hello", "protocol": 1, "secret": "short"}',
        '{"type": "hello", "protocol": 1, "last": -2}', '{"type": "hello", "protocol": 1, "seat": 0}', "[" * 8_000,
        '{"type": "hello", "protocol": 1e999}', '{"type":' * 1_000, '{"type": "welcome", "protocol": 1}',
    ]  # fmt: skip

    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            for text in hostile:
                visitor = house.knock(table)
                await visitor.send_text(text)
                await turned_away(visitor, "bad-message")
            for protocol in (0, 2, -1, 10**100):
                visitor = house.knock(table)
                await visitor.send(type="hello", protocol=protocol)
                await turned_away(visitor, "bad-protocol")
            visitor = house.knock(table)
            await visitor.send_text(json.dumps({"type": "hello", "protocol": 1, "secret": "x" * MAX_MESSAGE}))
            await turned_away(visitor, "too-large")
            assert house.hub.rooms[table].connections == []
            assert house.hub.rooms[table].table.number == 0

    run(scene())


def test_a_secret_that_is_no_seats_is_refused_and_one_opens_its_own_seat_alone(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table, other = [(await house.open())["table"] for _ in range(2)]
            anna, ben = await house.sit(table, "Anna"), await house.sit(table, "Ben")
            for secret in (anna.secret[:-1], anna.secret + "A", anna.secret.swapcase(), "x" * 32, "x" * 64):
                visitor = house.knock(table)
                await visitor.send(type="hello", protocol=1, secret=secret)
                await turned_away(visitor, "wrong-secret")
            visitor = house.knock(other)
            await visitor.send(type="hello", protocol=1, secret=anna.secret)
            await turned_away(visitor, "wrong-secret")
            assert [(await house.come(table, each.secret)).seat for each in (anna, ben)] == [0, 1]

    run(scene())


def test_a_table_that_does_not_exist_has_no_socket(database, run):
    async def scene():
        async with House(database) as house:
            for name in ("none", "%00", "a\0b", "..", "x" * 5_000, "é", "' OR 1=1--", "NONE\n"):
                visitor = house.knock(name)
                await visitor.send(type="hello", protocol=1)
                await turned_away(visitor, "no-such-table")

    run(scene())


def test_whoever_says_nothing_is_closed(sqlite, run, monkeypatch):
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)

    async def scene():
        async with House(sqlite) as house:
            visitor = house.knock((await house.open())["table"])
            assert await visitor.next() == {"type": "closed", "code": SLOW}

    run(scene())


def test_pages_of_other_sites_get_no_socket(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            for origin in (b"http://elsewhere.org", b"null", b"http://house.elsewhere.org", b"http://house:81"):
                await turned_away(house.knock(table, ((b"origin", origin),)), "bad-origin")
            visitor = house.knock(table, ((b"origin", b"https://house"),))
            await visitor.send(type="hello", protocol=1)
            assert (await visitor.next())["type"] == "welcome"

    run(scene())


def test_an_address_and_a_table_have_so_many_connections(sqlite, run, monkeypatch):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            monkeypatch.setattr(sockets, "MAX_AT_TABLE", 3)
            watchers = [await house.come(table) for _ in range(3)]
            visitor = house.knock(table)
            await visitor.send(type="hello", protocol=1)
            await turned_away(visitor, "too-many-connections")
            watchers[0].leave()
            await watchers[0].task
            await house.come(table)
            house.guard.addresses = Addresses(rate=1e9, burst=1e9)
            silent = [house.knock(table) for _ in range(MAX_CONNECTIONS)]
            await asyncio.sleep(0)
            await turned_away(house.knock(table), "too-many-connections")
            silent[0].leave()
            await silent[0].task
            visitor = house.knock("none")
            await visitor.send(type="hello", protocol=1)
            await turned_away(visitor, "no-such-table")

    run(scene())


# After it

MALFORMED = [
    "", "x", "null", "0", "[]", "{}", '"move"', "[" * 8_000, '{"type":' * 1_000, '{"type": "hello", "protocol": 1}',
    '{"type": "ping"}', '{"type": "ping", "id": ""}', '{"type": "ping", "id": 7}', '{"type": "shutdown", "id": "a"}',
    '{"type": "ping", "id": "%s"}' % ("x" * 65), '{"type": "ping", "id": "a", "seat": 1}',
    '{"type": ["ping"], "id": "a"}',
    '{"type": "move", "id": "a", "at": -1, "moves": ["x"]}', '{"type": "move", "id": "a", "at": 0, "moves": []}',
    '{"type": "move", "id": "a", "at": 0, "moves": "place 1"}',
    '{"type": "move", "id": "a", "at": 0.5, "moves": ["x"]}',
    '{"type": "move", "id": "a", "at": 1%s, "moves": ["x"]}' % ("0" * 5_000),
    json.dumps({"type": "move", "id": "a", "at": 0, "moves": ["x"] * 65}),
    '{"type": "move", "id": "a", "at": 0, "moves": ["%s"]}' % ("x" * 41),
    '{"type": "move", "id": "a", "at": 0, "moves": ["x"], "seat": 0}',
    '{"type": "bot", "id": "a", "seat": 8, "level": "easy"}',
    '{"type": "bot", "id": "a", "seat": -1, "level": "easy"}', '{"type": "bot", "id": "a", "seat": 1, "level": "god"}',
    '{"type": "say", "id": "a", "preset": "rude"}', '{"type": "say", "id": "a", "text": ""}',
    '{"type": "say", "id": "a", "text": "%s"}' % ("x" * 301), '{"type": "say", "id": "a", "text": "\\ud800"}',
    '{"type": "welcome", "id": "a"}', '{"type": "event", "id": "a", "number": 1}',
]  # fmt: skip
NOT_UTF8 = [b"\xff\xfe", b'{"type": "ping", "id": "\xff"}', b"\x00" * 100, b'{"type": "ping", "id": "\xed\xa0\x80"}']


def test_malformed_messages_are_refused_one_by_one_and_change_nothing(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            asked = next(visitor for visitor in visitors if visitor.ask)
            watcher = await house.come(asked.table)
            number = house.hub.rooms[asked.table].table.number
            for visitor in (asked, watcher):
                await visitor.drain()
                for text in MALFORMED:
                    await visitor.send_text(text)
                for data in NOT_UTF8:
                    visitor._in.put_nowait({"type": "websocket.receive", "bytes": data})
                await visitor.send(type="ping", id="end")
                answers = []
                while not answers or answers[-1]["type"] != "pong":
                    answers.append(await visitor.next())
                assert [(answer["type"], answer.get("code")) for answer in answers if answer["type"] != "state"] == [
                    *[("refused", "bad-message")] * (len(MALFORMED) + len(NOT_UTF8)), ("pong", None),
                ]  # fmt: skip
            await asked.send_text('{"type": "ping", "id": "%s"}' % ("x" * MAX_MESSAGE))
            assert (await asked.next())["code"] == "too-large"
            assert (await asked.request("say", text=" \u0000\u202e"))["type"] in ("done", "refused")
            assert (await asked.request("say"))["code"] == "bad-message"
            assert (await asked.request("say", text="a", preset="hello"))["code"] == "bad-message"
            assert house.hub.rooms[asked.table].table.number <= number + 1
            assert (await asked.choose())["type"] == "done", "the game goes on"

    run(scene())


def test_too_many_messages_at_once_close_the_socket(sqlite, run):
    async def scene():
        async with House(sqlite, is_limited=True) as house:
            visitor = await house.come((await house.open())["table"])
            await visitor.until("state")
            for number in range(sockets.BURST + 100):
                await visitor.send(type="ping", id=str(number))
            messages = []
            while visitor.closed is None:
                messages.append(await visitor.next())
            pongs = [message["id"] for message in messages if message["type"] == "pong"]
            assert pongs == [str(number) for number in range(len(pongs))]
            assert sockets.BURST <= len(pongs) < sockets.BURST + 100
            assert [message.get("code") for message in messages[len(pongs) :]] == ["too-fast", TOO_FAST]

    run(scene())


class SlowVisitor(Visitor):
    """Reads nothing while `gate` is closed, as if the network were held up."""

    def __init__(self, *arguments):
        self.gate = asyncio.Event()
        self.gate.set()
        super().__init__(*arguments)

    async def _serve(self, scope):
        async def send(message):
            await self.gate.wait()
            self._out.put_nowait(message)

        await self.house.guard(scope, self._in.get, send)


def test_a_slow_reader_is_disconnected_and_gets_everything_after_coming_back(sqlite, run, monkeypatch):
    monkeypatch.setattr(sockets, "MAX_QUEUED", 5)

    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            slow = SlowVisitor(house, visitors[0].table)
            house.visitors.append(slow)
            await slow.send(type="hello", protocol=1)
            await slow.until("state")
            await play_some(visitors, 1)
            await slow.until("moved")
            slow.gate.clear()
            await play_some(visitors, 12)
            slow.gate.set()
            while slow.closed is None:
                await slow.next()
            assert slow.closed == SLOW
            monkeypatch.undo()
            back = await house.come(slow.table, last=slow.number)
            while back.number < visitors[0].number:
                await back.until("event")
            numbers = [m["number"] for v in (slow, back) for m in map(json.loads, v.received) if m["type"] == "event"]
            assert numbers == list(range(numbers[0], visitors[0].number + 1)), "nothing is missing, nothing comes twice"
            await play_on(visitors)

    run(scene())


def test_letters_of_several_bytes_do_not_make_a_reader_slow(sqlite, run, monkeypatch):
    monkeypatch.setattr(sockets, "MAX_QUEUED_BYTES", 20_000)

    async def scene():
        async with House(sqlite) as house:
            anna = await house.sit((await house.open())["table"], "Аня")
            for _ in range(60):
                assert (await anna.request("say", text="привет" * 40))["type"] == "done"

    run(scene())


# Seats


def test_whoever_gave_a_seat_up_is_no_longer_that_seat(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            anna, ben = await house.sit(table, "Anna"), await house.sit(table, "Ben")
            twin = await house.come(table, ben.secret)
            assert (await ben.request("say", id="mine", preset="hello"))["type"] == "done"
            left = await ben.request("leave")
            assert left["type"] == "done"
            for visitor in (ben, twin):
                while visitor.closed is None:
                    await visitor.next()
                assert visitor.closed == UNSEATED
            visitor = house.knock(table)
            await visitor.send(type="hello", protocol=1, secret=ben.secret)
            await turned_away(visitor, "wrong-secret")
            cleo = await house.sit(table, "Cleo")
            assert cleo.seat == ben.seat
            said = await cleo.request("say", id="mine", preset="thanks")
            assert said["number"] > left["number"], "an id of the person who sat there before is no id of hers"
            await twin.send(type="say", id="late", preset="oops")
            assert (await anna.request("start"))["type"] == "done"
            entries = await house.hub.store.entries(table)
            assert [entry.preset for entry in entries if isinstance(entry, Said)] == ["hello", "thanks"]
            assert (await anna.request("unseat", seat=1))["code"] == "table-started"

    run(scene())


def test_a_host_can_free_seats_the_own_one_too_and_is_answered(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open(players=3))["table"]
            anna, ben, cleo = [await house.sit(table, name) for name in ("Anna", "Ben", "Cleo")]
            assert (await anna.request("unseat", seat=ben.seat))["type"] == "done"
            while ben.closed is None:
                await ben.next()
            assert ben.closed == UNSEATED
            assert (await anna.request("unseat", seat=anna.seat))["type"] == "done"
            assert await anna.next() == {"type": "closed", "code": UNSEATED}
            for visitor in (anna, ben):
                visitor.leave()
                await visitor.task
            assert (await cleo.request("bot", seat=0, level="easy"))["type"] == "done", "Cleo is the host now"
            seats = (await house.http.get(f"/api/tables/{table}")).json()["seats"]
            assert [(seat["kind"], seat.get("is_here", False)) for seat in seats] == [
                *(("bot", False), ("open", False), ("person", True)),
            ]

    run(scene())


def test_secrets_are_stored_nowhere_in_clear(sqlite, run, tmp_path):
    async def scene():
        async with House(sqlite) as house, playing(house, "sequence-dice", 2) as visitors:
            await play_on(visitors)
            assert (await visitors[0].request("rematch"))["type"] == "done"
            table = (await house.http.get(f"/api/tables/{visitors[0].table}")).json()["rematch"]
            again = await house.sit(table, "P0", secret=visitors[0].secret)
            kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
            assert visitors[0].table.encode() in kept
            for visitor in (*visitors, again):
                assert len(visitor.secret) >= 32
                assert visitor.secret.encode() not in kept
                for reader in (*visitors, again):
                    assert visitor.secret not in "".join(reader.received)

    run(scene())
