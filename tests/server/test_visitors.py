"""Any number of visitors who do anything at any time, against a simple model of what a table is."""

import asyncio
import itertools
import json
from collections import deque

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import croupier
from croupier.errors import CODES
from croupier.kernel import NOBODY
from croupier.server import hub as hubs
from croupier.server import table as tables
from croupier.server.limits import MAX_MESSAGE
from croupier.server.log import Moved, Said, Started, Unseated
from croupier.server.table import IDS_KEPT, Table
from croupier.wire import PROTOCOL, encode
from tests.server.house import House

EXAMPLES, STEPS = 100, 50
MOST_READERS = 8
GAMES = [
    ("las-vegas", 2, {}),
    ("sequence-dice", 3, {"bots": ["random"]}),
    ("yellow-dwarf", 3, {"settings": {"claim_by_hand": True}}),
    ("las-vegas-royale", 3, {"settings": {"faces": ["lucky-punch", "black-box", "handicap", "prime-time"]}}),
]
KINDS = {  # of events
    *("opened", "sat", "bot-sat", "unseated", "started", "moved", "came", "went", "voted", "taken-over", "said"),
    *("rematched", "ended"),
}
PRESETS = ["hello", "thanks", "well-played", "oops"]
LEVELS = ["random", "easy", "greedy"]

number = st.integers(0, 40)
hostile = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.sampled_from(
        [
            *("{}", "[]", "null", "[" * 5_000, '{"type":' * 900, '{"type": "ping"}', "x" * (MAX_MESSAGE + 1)),
            *('{"type": "hello", "protocol": 1}', '{"type": "done", "id": "a"}', '{"type": "ping", "id": "", "x": 1}'),
            '{"type": "move", "id": "a", "at": 1' + "0" * 5_000 + ', "moves": ["x"]}',
            '{"type": "move", "id": "a", "at": 0, "moves": [[["x"]]]}',
        ]
    ),
)


class Reader:
    """A connection, what was sent through it, and what is still to be answered."""

    def __init__(self, visitor, seat, last):
        self.visitor, self.seat, self.last = visitor, seat, last
        self.number = None  # of the last event
        self.welcome = self.ask = None
        self.waiting = deque()  # ids of requests; None for messages that are none
        self.answers = {}
        self.events = []
        self.has_result = False

    @property
    def view_seat(self):
        return NOBODY if self.seat is None else self.seat

    def hear(self, message):
        self.has_result = self.has_result or message.get("result") is not None
        match message["type"]:
            case "welcome":
                assert self.welcome is None
                assert message["seat"] == self.seat
                self.welcome = message
            case "state":
                assert self.number is None
                assert message["number"] == self.welcome["number"]
                self.number, self.ask = message["number"], message["ask"]
                assert message["ask"] is None or message["view"]["actor"] == self.seat
            case "event":
                assert self.welcome is not None
                self.number = self.last if self.number is None else self.number
                assert message["number"] == self.number + 1, "contiguous for everybody"
                self.number += 1
                self.ask = message.get("ask") or self.ask
                self.events.append(message)
            case "done" | "refused" | "board" | "pong":
                assert self.waiting, message
                assert message["id"] == self.waiting.popleft(), "each request is answered once, in order"
                assert message["type"] != "refused" or message["code"] in CODES
                self.answers[message["id"]] = message
            case other:
                raise AssertionError(other)

    async def catch_up(self, name):
        """Read everything that was sent up to now; whether the server has closed the socket."""
        if self.visitor.closed is None:
            await self.visitor.send(type="ping", id=name)
        while self.visitor.closed is None:
            message = await self.visitor.next()
            if message["type"] == "closed":
                break
            if message == {"type": "pong", "id": name}:
                return False
            self.hear(message)
        return True


class Visitors(RuleBasedStateMachine):
    house: House
    runner: asyncio.Runner
    seen: set

    def __init__(self):
        super().__init__()
        self.readers = []
        self.secrets = {}  # by seat
        self.sent = []  # (seat, message, answer) of requests that were done
        self.ids = itertools.count()
        self.entries, self.positions, self.checked = [], [], {}
        self.is_verified = False

    # Doing things

    def run(self, work):
        return self.runner.run(asyncio.wait_for(work, 60))

    @initialize(game=st.sampled_from(GAMES), are_all_there=st.booleans())
    def open(self, game, are_all_there):
        name, players, options = game
        hubs.new_table = map("{:016x}".format, itertools.count()).__next__
        rules = {"stand_in": "random", "is_listed": True}
        self.table = self.run(self.house.open(name, players, rules=rules, **options))["table"]
        self.room = self.house.hub.rooms[self.table]
        for _ in range(players - len(options.get("bots", ())) if are_all_there else 1):
            self.sit()
        for seat in list(self.secrets):
            self.connect(seat, None)
        if are_all_there:
            self.ask(self.readers[0], type="start")

    @rule()
    def sit(self):
        body = {"name": f"P{next(self.ids)}"}
        answer = self.run(self.house.http.post(f"/api/tables/{self.table}/seats", json=body))
        assert answer.status_code in (201, 409)
        if answer.status_code == 201:
            self.secrets[answer.json()["seat"]] = answer.json()["secret"]
        self.settle()

    @rule(seat=st.integers(-1, 3), back=st.one_of(st.none(), st.integers(-3, 40)))
    def come(self, seat, back):
        if len(self.readers) < MOST_READERS:
            self.connect(seat if seat in self.secrets else None, back)

    def connect(self, seat, back):
        last = None if back is None else max(len(self.entries) - 1 - back, -1)
        visitor = self.run(self.knock(None if seat is None else self.secrets[seat], last))
        self.readers.append(Reader(visitor, seat, last))
        self.settle()

    async def knock(self, secret, last):
        visitor = self.house.knock(self.table)
        await visitor.send(type="hello", protocol=PROTOCOL, secret=secret, last=last)
        return visitor

    @rule(which=number)
    def go(self, which):
        if self.readers:
            self.part(self.readers.pop(which % len(self.readers)))
            self.settle()

    def part(self, reader):
        reader.visitor.leave()
        self.run(reader.visitor.task)
        self.house.visitors.remove(reader.visitor)

    @rule(which=number, secret=st.sampled_from(["x" * 32, "0" * 64]))
    def knock_with_a_wrong_secret(self, which, secret):
        visitor = self.run(self.knock(secret, which))
        assert self.run(visitor.next())["code"] == "wrong-secret"
        assert self.run(visitor.next()) == {"type": "closed", "code": 4000}
        self.part(Reader(visitor, None, None))
        self.settle(is_quiet=True)

    @rule(which=number, preset=st.sampled_from([*PRESETS, None]), text=st.text(min_size=1, max_size=20))
    def say(self, which, preset, text):
        self.any_ask(which, type="say", **({"text": text} if preset is None else {"preset": preset}))

    @rule(which=number, kind=st.sampled_from(["rematch", "board", "ping"]))
    def request(self, which, kind):
        self.any_ask(which, type=kind)

    @rule(which=number)
    def start(self, which):
        self.any_ask(which, type="start")

    @rule(which=number)
    def leave(self, which):
        self.any_ask(which, type="leave")

    @rule()
    def leave_all(self):
        for reader in list(self.readers):
            if reader in self.readers:
                self.ask(reader, type="leave")

    @rule(which=number, kind=st.sampled_from(["unseat", "vote"]), seat=st.integers(0, 4))
    def request_about(self, which, kind, seat):
        self.any_ask(which, type=kind, seat=seat)

    @rule(which=number)
    def go_and_be_voted_about(self, which):
        """A player goes, and all others who are there vote for a bot."""
        there = sorted({reader.seat for reader in self.readers if reader.seat is not None})
        if len(there) > 1:
            seat = there[which % len(there)]
            for reader in [reader for reader in self.readers if reader.seat == seat]:
                self.readers.remove(reader)
                self.part(reader)
            self.settle()
            for other in list(self.readers):
                self.ask(other, type="vote", seat=seat)

    @rule(which=number, seat=st.integers(0, 4), level=st.sampled_from(LEVELS))
    def seat_bot(self, which, seat, level):
        is_free = [person.kind == "open" for person in self.room.table.people]
        self.any_ask(which, type="bot", seat=is_free.index(True) if any(is_free) else seat, level=level)

    @rule(which=number, option=number)
    def move(self, which, option):
        """A move that was offered, if any was: now, or long ago."""
        asked = [reader for reader in self.readers if reader.ask]
        if asked:
            reader = asked[which % len(asked)]
            is_open = self.is_asked(reader)
            answer = self.ask(reader, type="move", at=reader.ask["at"], moves=path(reader.ask["options"], option))
            assert (answer["type"] == "done") == is_open

    @rule(count=st.integers(1, 25), option=number)
    def move_on(self, count, option):
        """Some moves in a row by whoever is there and asked."""
        for turn in range(count):
            reader = next((reader for reader in self.readers if self.is_asked(reader)), None)
            if reader is None:
                break
            moves = path(reader.ask["options"], option + turn)
            assert self.ask(reader, type="move", at=reader.ask["at"], moves=moves)["type"] == "done"

    @rule(
        which=number, at=st.integers(-3, 3), text=st.sampled_from(["place 1", "die 3", "lay ac", "pass", "x", "", "no"])
    )
    def move_wrongly(self, which, at, text):
        moves = [text] if at else [text, "place 1", text]
        asked_at = self.room.table.asked_at
        answer = self.any_ask(which, type="move", at=max(asked_at + at, 0), moves=moves)
        if answer is not None and at:
            assert answer["type"] == "refused"

    @rule(which=number, option=number)
    def move_with_parts_in_the_wrong_order(self, which, option):
        reader = next((reader for reader in self.readers if self.is_asked(reader)), None)
        if reader is not None:
            parts = path(reader.ask["options"], option)
            answer = self.ask(reader, type="move", at=reader.ask["at"], moves=[*reversed(parts), "place 7"])
            assert answer["type"] == "refused"

    @rule(which=number, back=st.integers(0, IDS_KEPT // 2))
    def send_again(self, which, back):
        """What was done before is answered as it was, through any connection of the seat, and changes nothing."""
        recent = self.sent[-IDS_KEPT // 2 :]
        able = [reader for reader in self.readers if any(seat == reader.seat for seat, _, _ in recent)]
        if able:
            reader = able[which % len(able)]
            known = [(message, answer) for seat, message, answer in recent if seat == reader.seat]
            message, answer = known[-1 - back % len(known)]
            self.again(reader, message, answer)

    def again(self, reader, message, answer):
        before = len(self.entries)
        assert self.ask(reader, **message) == answer
        assert len(self.entries) == before
        self.seen.add("again")

    @rule(which=number, data=hostile)
    def send_rubbish(self, which, data):
        if not self.readers:
            return
        reader = self.readers[which % len(self.readers)]
        kind = "bytes" if isinstance(data, bytes) else "text"
        reader.visitor._in.put_nowait({"type": "websocket.receive", kind: data})
        reader.waiting.append(None)
        reader.answers.pop(None, None)
        self.settle(is_quiet=True)
        assert reader.answers[None]["code"] in ("bad-message", "too-large")

    def any_ask(self, which, **message):
        return self.ask(self.readers[which % len(self.readers)], **message) if self.readers else None

    def ask(self, reader, **message):
        """Send a request; returns its answer, which is kept if something was done."""
        message = {"id": f"r{next(self.ids)}", **message}
        self.run(reader.visitor.send(**message))
        reader.waiting.append(message["id"])
        reader.answers.pop(message["id"], None)
        before = len(self.entries)
        self.settle()
        answer = reader.answers[message["id"]]
        if answer["type"] == "refused":
            assert len(self.entries) == before, "a refusal changes nothing"
            self.seen.add(answer["code"])
        elif answer.get("number") is not None and reader.seat in self.secrets:
            self.sent.append((reader.seat, message, answer))
            entry = self.entries[answer["number"]]
            assert (entry.seat, entry.id) == (reader.seat, message["id"])
            others = [other for other in self.readers if other.seat == reader.seat]
            if others and answer["number"] % 3 == 0 and answer["number"] + 1 == len(self.entries) > before:
                self.again(others[-1], message, answer)
        return answer

    def is_asked(self, reader):
        table = self.room.table
        is_current = reader.ask is not None and reader.ask["at"] == table.asked_at
        return is_current and table.asked == reader.seat

    # What must hold

    def settle(self, is_quiet=False):
        """Wait until the server has done everything, read all that was sent, and compare it with the model."""
        before = len(self.entries)
        self.run(self._settle())
        new = self.follow()
        for entry in new:
            if isinstance(entry, Unseated):
                self.secrets.pop(entry.at, None)
                self.sent = [known for known in self.sent if known[0] != entry.at]
        for reader in [reader for reader in self.readers if reader.visitor.closed is not None]:
            assert reader.visitor.closed == 4002
            assert any(isinstance(entry, Unseated) and entry.at == reader.seat for entry in self.entries)
            assert not reader.waiting
            self.readers.remove(reader)
            self.part(reader)
        for reader in self.readers:
            assert not reader.waiting
            assert reader.number in (None, len(self.entries) - 1)
            self.check_events(reader)
        self.check_table()
        if is_quiet:
            assert len(self.entries) == before

    async def _settle(self):
        for _ in range(3):
            for reader in self.readers:
                await reader.catch_up(f"b{next(self.ids)}")
            while self.is_busy():
                await asyncio.sleep(0)

    def is_busy(self):
        """Whether the server still works on something at the table; it may wait for the absent for long."""
        has_jobs = any(connection.jobs for connection in self.room.connections)
        return has_jobs or self.room.tasks or any(name != "absent" for name in self.room.timers)

    def follow(self):
        """Take what is new in the database's log; returns it."""
        new = self.run(self.house.hub.store.entries(self.table, len(self.entries)))
        for entry in new:
            self.seen.add(entry.__struct_config__.tag)
            if isinstance(entry, Started):
                first = self.entries[0]
                given = {name: tuple(v) if isinstance(v, list) else v for name, v in first.settings.items()}
                self.steps = []
                position = croupier.start(first.game, first.players, **given)
            elif self.positions:
                position = self.positions[-1]
            else:
                position = None
            if isinstance(entry, Started | Moved):
                position = position.copy()
                for actor, text in entry.plies:
                    self.steps.append((actor, position.copy(), text))
                    position.play(text, actor)
            self.entries.append(entry)
            self.positions.append(position)
            self.checked[len(self.entries) - 1] = len(self.steps) if position is not None else 0
        return new

    def check_events(self, reader):
        """What a reader saw is what the log has, as far as that seat may know it."""
        for event in reader.events:
            entry, position = self.entries[event["number"]], self.positions[event["number"]]
            assert event["kind"] == entry.__struct_config__.tag
            if isinstance(entry, Said):
                assert event.get("text") == entry.text
            if isinstance(entry, Started | Moved):
                end = self.checked[event["number"]]
                expected = [
                    {"ply": ply, "actor": actor, "move": str(before.shown(text, reader.view_seat))}
                    for ply, (actor, before, text) in enumerate(self.steps[:end])
                ][end - len(entry.plies) :]
                assert [ply for item in event["items"] for ply in item["plies"]] == expected
                view = json.loads(position.view(reader.view_seat).to_json())
                assert event["items"][-1]["view"] == view
            if "ask" in event:
                self.seen.add("asked")
                assert reader.seat == position.actor, "nobody else is asked"
                offered = [option["move"] for option in event["ask"]["options"]]
                assert offered == [str(move) for move in position.legal_moves]
                asked_at = max(n for n in range(event["number"] + 1) if isinstance(self.entries[n], Started | Moved))
                assert event["ask"]["at"] == asked_at
        reader.events.clear()

    def check_table(self):
        """The live table is what its log tells, and a game that has ended can be proven."""
        table = self.room.table
        again = Table.of(self.table, table.seed, self.entries)
        assert encode(again.info()) == encode(table.info())
        position = self.positions[-1]
        assert (position is None) == (table.position is None) == (again.position is None)
        if position is not None:
            assert position.state == table.position.state == again.position.state
        if table.asked is not None and table.bot_at(table.asked) is None:
            for reader in self.readers:
                if reader.seat == table.asked and reader.number is not None:
                    assert reader.ask is not None
                    assert reader.ask["at"] == table.asked_at, "the actor is asked"
        if table.phase == "finished":
            for reader in self.readers:
                is_told = reader.number is not None and (reader.last is None or reader.last < table.asked_at)
                assert reader.has_result or not is_told, "everybody learns how it ended"
        self.seen.add(table.phase)
        if table.phase in ("finished", "abandoned") and not self.is_verified:
            self.is_verified = True
            answer = self.run(self.house.http.get(f"/api/tables/{self.table}/record"))
            proof = croupier.verify(croupier.read(answer.content))
            assert proof.is_proven
            assert proof.ending == table.phase

    def teardown(self):
        for reader in self.readers:
            self.part(reader)
        self.readers = []
        if hasattr(self, "room"):
            self.run(self._settle())
        for name in list(self.house.hub.rooms):
            del self.house.hub.rooms[name]
            self.run(self.house.hub.store.remove(name))


def path(options, which):
    """The moves of one option, with the parts that follow."""
    option = options[which % len(options)]
    moves = [option["move"]]
    while option.get("then"):
        option = option["then"][which % len(option["then"])]
        moves.append(option["move"])
    return moves


def test_a_table_holds_whatever_visitors_do(sqlite, monkeypatch):
    monkeypatch.setattr(hubs, "GRACE_SECONDS", 0)
    monkeypatch.setattr(hubs, "new_table", None)
    monkeypatch.setattr(hubs, "new_fair_seed", lambda: bytes(range(32)))
    monkeypatch.setattr(tables, "new_entropy", lambda: "00")
    with asyncio.Runner() as runner:
        house = runner.run(House(sqlite, max_open=1_000).__aenter__())
        try:
            runner.run(asyncio.wait_for(_ready(house), 60))
            seen = set()
            machine = type("Machine", (Visitors,), {"house": house, "runner": runner, "seen": seen})
            run_state_machine_as_test(
                machine,
                settings=settings(
                    max_examples=EXAMPLES, stateful_step_count=STEPS, derandomize=True, deadline=None, database=None,
                    suppress_health_check=list(HealthCheck), phases=[Phase.generate],  # shrinking takes minutes
                ),
            )  # fmt: skip
        finally:
            runner.run(house.__aexit__())
    assert seen >= {*KINDS, "again", "asked", "finished", "abandoned", "too-late", "not-your-decision", "table-over"}


async def _ready(house):
    for name, _, _ in GAMES:
        await house.hub.compiler.ready(name)
