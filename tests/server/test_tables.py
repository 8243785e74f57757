"""Tables from the first visitor to the last move, in process, on both databases."""

import asyncio
import json

import pytest

import croupier
from tests.server.house import House, level, play_on, play_some, playing

TABLES = [
    ("las-vegas", 2, {}),
    ("las-vegas", 4, {"bots": ["hard"], "settings": {"neutral": True}}),
    ("las-vegas-royale", 3, {"bots": ["medium"], "settings": {"tiles": 6}}),
    ("sequence-dice", 3, {"bots": ["easy"]}),
    ("yellow-dwarf", 4, {"bots": ["medium", "random"], "settings": {"claim_by_hand": True}}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=[f"{table[0]}-{table[1]}" for table in TABLES])
def test_a_game_is_played_to_the_end_and_its_dice_are_proven(game, players, options, database, run):
    async def scene():
        async with House(database) as house, playing(house, game, players, **options) as visitors:
            assert await play_on(visitors) > 2  # few in some matches of Yellow Dwarf
            table = visitors[0].table
            info = (await house.http.get(f"/api/tables/{table}")).json()
            assert info["phase"] == "finished"
            assert info["seed"] is not None
            record = croupier.read((await house.http.get(f"/api/tables/{table}/record")).content)
            proof = croupier.verify(record)
            assert proof.is_proven
            assert proof.ending == "finished"
            assert record.header.dealing.commitment == info["commitment"]
            for visitor in visitors:
                numbers = [m["number"] for m in map(json.loads, visitor.received) if m["type"] == "event"]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "contiguous for everybody"

    run(scene())


def test_the_commitment_stands_before_anyone_sits_and_the_seed_is_revealed_at_the_end_alone(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            info = await house.open()
            assert len(info["commitment"]) == 64
            assert info["seed"] is None
            assert info["entropy"] == [None, None]
            anna = await house.sit(info["table"], "Anna", entropy="00ff")
            ben = await house.sit(info["code"], "Ben")
            await anna.request("start")
            assert (await house.http.get(f"/api/tables/{info['table']}")).json()["seed"] is None
            refused = await house.http.get(f"/api/tables/{info['table']}/record")
            assert refused.json()["code"] == "table-not-over"
            await play_on([anna, ben])
            seed = house.hub.rooms[info["table"]].table.seed.hex()
            for visitor in (anna, ben):
                early = [text for text in visitor.received if '"result"' not in text]
                assert seed not in "".join(early)
            shown = (await house.http.get(f"/api/tables/{info['table']}")).json()
            assert (shown["seed"], shown["entropy"][0]) == (seed, "00ff")

    run(scene())


def test_a_move_is_refused_with_its_code_to_the_one_who_sent_it_and_changes_nothing(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            asked = next(visitor for visitor in visitors if visitor.ask)
            other = next(visitor for visitor in visitors if not visitor.ask)
            at = asked.ask["at"]
            before = house.hub.rooms[asked.table].table.position.state
            for visitor, moves, at_, code in (
                (other, ["place 1"], at, "not-your-decision"),
                (asked, ["place 9"], at, "malformed-move"),
                (asked, ["die 3"], at, "illegal-move"),
                (asked, ["note 10000"], at, "illegal-move"),
                (asked, [asked.ask["options"][0]["move"]], at + 1, "too-late"),
                (asked, [asked.ask["options"][0]["move"], "place 1"], at, "not-your-decision"),
            ):
                answer = await visitor.request("move", at=at_, moves=moves)
                assert (answer["type"], answer.get("code")) == ("refused", code), moves
            assert house.hub.rooms[asked.table].table.position.state == before
            assert not [text for text in other.received if "illegal-move" in text]
            assert (await asked.choose())["type"] == "done"

    run(scene())


def test_a_move_sent_twice_counts_once_and_is_acknowledged_twice(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            asked = next(visitor for visitor in visitors if visitor.ask)
            move = {"id": "mine", "at": asked.ask["at"], "moves": [asked.ask["options"][0]["move"]]}
            first = await asked.request("move", **move)
            again = await asked.request("move", **move)
            assert first == again
            assert first["type"] == "done"
            table = house.hub.rooms[asked.table].table
            assert table.number == first["number"]
            asked.leave()
            back = await house.come(asked.table, asked.secret)
            assert await back.request("move", **move) == first, "also through another connection"
            assert table.position.actor != asked.seat or table.asked_at == first["number"]

    run(scene())


def test_a_reader_who_comes_back_gets_what_was_missed_and_after_too_much_the_present_view(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, players=4) as visitors:
            anna = visitors[0]
            await play_some(visitors, 6)
            watcher = await house.come(anna.table)
            state = await watcher.until("state")
            assert state["ask"] is None
            watcher.leave()
            await play_some(visitors, 8)
            number = house.hub.rooms[anna.table].table.number
            back = await house.come(anna.table, last=state["number"])
            missed = [await back.until("event") for _ in range(number - state["number"])]
            assert [event["number"] for event in missed] == list(range(state["number"] + 1, number + 1))
            await anna.drain()
            seen = {json.loads(text)["number"]: text for text in anna.received if '"type":"event"' in text}
            told = [item["told"] for event in missed for item in event.get("items", [])]
            heard = [item["told"] for event in missed for item in json.loads(seen[event["number"]]).get("items", [])]
            assert told == heard, "the same story as those heard who were there"
            await play_some(visitors, 40)
            late = await house.come(anna.table, last=state["number"])
            fresh = await late.next()
            assert (fresh["type"], fresh["number"]) == ("state", house.hub.rooms[anna.table].table.number)
            asked = next(visitor for visitor in visitors if visitor.ask)
            again = await house.come(asked.table, asked.secret, last=fresh["number"])
            assert (await again.until("state"))["ask"]["options"] == asked.ask["options"]

    run(scene())


def test_only_the_actor_is_asked_and_all_who_may_know_the_same_get_the_same_bytes(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, players=3) as visitors:
            watchers = [await house.come(visitors[0].table) for _ in range(2)]
            twin = await house.come(visitors[1].table, visitors[1].secret)
            start = {visitor: len(visitor.received) for visitor in (*watchers, twin, *visitors)}
            await play_some([*visitors[:1], twin, *visitors[2:]], 40)
            await asyncio.sleep(0.2)
            for visitor in (*watchers, visitors[1]):
                await visitor.drain()
            first, second = ([t for t in w.received[start[w] :] if '"event"' in t] for w in watchers)
            assert first
            assert first == second
            assert '"ask"' not in "".join(first)
            both = ([t for t in v.received[start[v] :] if '"event"' in t and "moved" in t] for v in (twin, visitors[1]))
            one, other = both
            assert one[: len(other)] == other[: len(one)]
            for visitor in visitors:
                for message in map(json.loads, visitor.received):
                    if message.get("ask"):
                        assert message["items"][-1]["view"]["actor"] == visitor.seat

    run(scene())


def test_the_parts_of_a_choice_come_as_a_tree_and_are_taken_all_or_none(sqlite, run):
    """Handicap, Double Down, Prime Time and Block It! are asked on one sheet."""
    faces = ["handicap", "double-down", "prime-time", "jackpot", "nice-dice", "pay-day"]
    seen = set()

    async def scene():
        async with House(sqlite) as house:
            for settings in ({"faces": faces}, {"faces": ["block-it", "double-down", "prime-time", "my-choice"]}):
                async with playing(house, "las-vegas-royale", 2, settings=settings) as visitors:
                    count = 0
                    while not any(visitor.over for visitor in visitors):
                        asked = next(visitor for visitor in visitors if visitor.ask)
                        options, decision, at = asked.ask["options"], asked.ask["decision"], asked.ask["at"]
                        deep = next((option for option in options if option.get("then")), None)
                        if deep is not None:
                            seen.add(decision)
                            state = house.hub.rooms[asked.table].table.position.state
                            wrong = await asked.request("move", at=at, moves=[deep["move"], "place 1"])
                            assert wrong["code"] in ("illegal-move", "not-your-decision")
                            assert house.hub.rooms[asked.table].table.position.state == state, "all or none"
                            path, option = [deep["move"]], deep
                            while option.get("then"):
                                option = option["then"][-1]
                                path.append(option["move"])
                            asked.ask = None
                            assert (await asked.request("move", at=at, moves=path))["type"] == "done"
                        else:
                            count += 1
                            await asked.choose(count)
                        await level(visitors)

    run(scene())
    assert {"handicap", "double", "group"} <= seen


def test_who_may_do_what_before_the_game(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            info = await house.open(players=3)
            anna = await house.sit(info["table"], "Anna", colour=2)
            ben = await house.sit(info["table"], "Ben", colour=2, seat=2)
            assert (await ben.request("start"))["code"] == "not-host"
            assert (await anna.request("start"))["code"] == "seats-open"
            assert (await ben.request("bot", seat=1, level="easy"))["code"] == "not-host"
            assert (await anna.request("bot", seat=2, level="easy"))["code"] == "seat-taken"
            assert (await anna.request("bot", seat=7, level="easy"))["code"] == "no-such-seat"
            assert (await anna.request("bot", seat=1, level="easy"))["type"] == "done"
            shown = (await house.http.get(f"/api/tables/{info['table']}")).json()["seats"]
            assert [seat["kind"] for seat in shown] == ["person", "bot", "person"]
            assert len({seat.get("colour", 0) for seat in shown}) == 3
            full = await house.http.post(f"/api/tables/{info['table']}/seats", json={"name": "Cleo"})
            assert (full.status_code, full.json()["code"]) == (409, "table-full")
            assert (await anna.request("unseat", seat=1))["type"] == "done"
            assert (await anna.request("unseat", seat=1))["code"] == "seat-empty"
            same = await house.http.post(f"/api/tables/{info['table']}/seats", json={"name": "ANNA"})
            assert same.json()["code"] == "name-taken"
            assert (await anna.request("move", at=0, moves=["place 1"]))["code"] == "table-not-started"
            assert (await anna.request("leave"))["type"] == "done"
            assert (await ben.request("bot", seat=0, level="easy"))["type"] == "done", "Ben is the host now"
            watcher = await house.come(info["table"])
            assert (await watcher.request("start"))["code"] == "not-seated"

    run(scene())


def test_a_rematch_brings_the_same_people_to_a_new_table(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, "sequence-dice", 3, bots=["random"]) as visitors:
            assert (await visitors[0].request("rematch"))["code"] == "table-not-over"
            await play_on(visitors)
            assert (await visitors[1].request("rematch"))["type"] == "done"
            assert (await visitors[0].request("rematch"))["type"] == "done"
            table = (await house.http.get(f"/api/tables/{visitors[0].table}")).json()["rematch"]
            info = (await house.http.get(f"/api/tables/{table}")).json()
            assert [seat["kind"] for seat in info["seats"]] == ["reserved", "reserved", "bot"]
            stranger = await house.http.post(f"/api/tables/{table}/seats", json={"name": "Cleo"})
            assert stranger.json()["code"] == "table-full"
            again = [await house.sit(table, visitor.name, secret=visitor.secret) for visitor in _named(visitors)]
            assert [visitor.seat for visitor in again] == [0, 1]
            assert (await again[0].request("start"))["type"] == "done"
            assert len({visitor.secret for visitor in (*visitors, *again)}) == 4

    def _named(visitors):
        for number, visitor in enumerate(visitors):
            visitor.name = f"P{number}"
        return visitors

    run(scene())


def test_chat_and_hints_and_spectators_can_be_turned_off(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            rules = {"has_chat": False, "has_hints": False, "has_spectators": False}
            async with playing(house, rules=rules) as visitors:
                asked = next(visitor for visitor in visitors if visitor.ask)
                assert (await asked.request("say", text="hello"))["code"] == "chat-off"
                assert (await asked.request("say", preset="hello"))["type"] == "done"
                assert (await asked.request("hint", at=asked.ask["at"]))["code"] == "hints-off"
                nosy = house.knock(asked.table)
                await nosy.send(type="hello", protocol=1)
                assert (await nosy.next())["code"] == "no-spectators"
                assert (await nosy.next())["code"] == 4000

    run(scene())


def test_hints_and_the_table_in_words(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            asked = next(visitor for visitor in visitors if visitor.ask)
            hints = await asked.request("hint", at=asked.ask["at"])
            assert hints["type"] == "hints"
            assert {move["move"] for move in hints["moves"]} == {option["move"] for option in asked.ask["options"]}
            assert hints["moves"][0]["win"] == max(move["win"] for move in hints["moves"])
            assert hints["moves"][0]["reasons"]
            other = next(visitor for visitor in visitors if not visitor.ask)
            assert (await other.request("hint", at=asked.ask["at"]))["code"] == "too-late"
            rows = (await other.request("board"))["rows"]
            assert "lv-table-casino" in json.dumps(rows)

    run(scene())


def test_words_of_a_person_arrive_as_they_are_but_for_control_and_direction_characters(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            info = await house.open()
            anna = await house.sit(info["table"], "<b>Anna</b>\u202e")
            await anna.request("say", text="<script>\u0007 hi\n there \u2066")
            said = next(m for m in map(json.loads, anna.received) if m.get("kind") == "said")
            assert said["text"] == "<script> hi there"
            assert (await anna.request("say", text="\u2066 \n"))["code"] == "bad-message"
            assert said["table"]["seats"][0]["name"] == "<b>Anna</b>"

    run(scene())


def test_what_a_placement_brings_is_what_the_round_would_pay(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            checked = 0
            while checked < 30 and not any(visitor.over for visitor in visitors):
                asked = next(visitor for visitor in visitors if visitor.ask)
                position = house.hub.rooms[asked.table].table.position
                for option in asked.ask["options"]:
                    said = json.dumps(option["phrase"])
                    if (
                        '"lv-stands-take"' in said
                        and not position.view(asked.seat).dice[option["value"] - 1][asked.seat]
                    ):
                        amount = option["phrase"]["with"]["outlook"]["with"]["amount"]
                        assert option["brings"][asked.seat] == amount
                        checked += 1
                await asked.choose(checked)
                await level(visitors)
            assert checked

    run(scene())


def test_who_missed_the_end_gets_the_result_with_it_also_when_something_was_said_since(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, "sequence-dice", 2) as visitors:
            watcher = await house.come(visitors[0].table)
            while not visitors[0].over:
                number = house.hub.rooms[watcher.table].table.number
                await play_some(visitors, 1)
            await visitors[0].request("say", preset="well-played")
            back = await house.come(watcher.table, last=number)
            ended = await back.until("moved")
            assert ended["result"]["scores"] == list(house.hub.rooms[watcher.table].table.position.outcome.scores)
            assert (await back.until("said"))["told"][0]["id"] == "table-said"

    run(scene())


def test_a_name_that_is_too_long_is_refused_as_a_name(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            for name in ("x" * 25, "", " \u202e "):
                answer = await house.http.post(f"/api/tables/{table}/seats", json={"name": name})
                assert answer.json()["code"] == "bad-name"

    run(scene())


def test_a_game_that_is_not_compiled_yet_tells_how_far_it_is_and_begins_by_itself(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            anna, ben = await house.company("las-vegas", 2)
            compiler = house.hub.compiler
            await compiler.ready("las-vegas")
            stage, event = compiler.stages["las-vegas", "play"], compiler._events["las-vegas", "play"]
            stage.is_ready, stage.done, stage.all = False, 3, 10
            event.clear()
            await anna.send(type="start", id="go")
            assert await anna.until("preparing") == {"type": "preparing", "game": "las-vegas", "done": 3, "all": 10}
            assert (await anna.request("ping"))["type"] == "pong", "other messages are answered meanwhile"
            shown = (await house.http.get("/api/games")).json()["las-vegas"]
            assert shown == {"is_playable": False, "can_think": shown["can_think"], "done": 3, "all": 10}
            anna.leave()
            stage.is_ready = True
            event.set()
            assert (await ben.until("started"))["seat"] == anna.seat

    run(scene())
