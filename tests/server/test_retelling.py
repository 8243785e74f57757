"""What is told once more is what was told: the story so far, the replay, and what chance has dealt."""

import json

import pytest

import croupier
from croupier.dealing import draw, fair_message
from croupier.errors import TableError
from croupier.game import load
from croupier.kernel import NOBODY
from croupier.server.hearing import Hearing, Reader
from croupier.server.retelling import replay_of, story_of
from tests.server.house import House, play_on, play_some, playing

GAMES = [
    ("las-vegas", 3, {}),
    ("las-vegas-royale", 3, {"faces": ["lucky-punch", "black-box", "prime-time"]}),
    ("sequence-dice", 2, {}),
    ("yellow-dwarf", 4, {"deals": 3, "claim_by_hand": True}),
]
AS_TOLD = ("number", "kind", "seat", "by", "told", "text")  # of an event
TOLD_ITEM = ("told", "chapter", "earned")  # of an item
game_id = pytest.mark.parametrize(("game", "players", "settings"), GAMES, ids=[game for game, _, _ in GAMES])


def heard_by(visitor):
    """The events that a visitor has heard, as a story tells them."""
    events = []
    for text in map(json.loads, visitor.received):
        if text["type"] == "event":
            event = {key: text[key] for key in AS_TOLD if key in text}
            if text.get("items"):
                event["items"] = [{key: item[key] for key in TOLD_ITEM} for item in text["items"]]
            events.append(event)
    return events


def items_heard_by(visitor):
    """The items that a visitor has heard."""
    events = [text for text in map(json.loads, visitor.received) if text["type"] == "event"]
    return [item for event in events for item in event.get("items", ())]


async def readers_of(house, game, players, settings):
    """Everybody at a table, and a spectator who came before anything was heard."""
    visitors = await house.company(game, players, settings=settings)
    watcher = await house.come(visitors[0].table)
    for visitor in (*visitors, watcher):
        await visitor.drain()
    assert (await visitors[0].request("start"))["type"] == "done"
    return visitors, watcher


@game_id
def test_a_story_is_what_each_reader_has_heard(game, players, settings, sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            visitors, watcher = await readers_of(house, game, players, settings)
            assert (await visitors[1].request("say", text="Well"))["type"] == "done"
            await play_some([*visitors, watcher], 12)
            stories = []
            for visitor in (*visitors, watcher):
                story = await visitor.request("story")
                assert story["number"] == visitor.number
                assert [event["number"] for event in story["events"]] == list(range(visitor.number + 1))
                heard = heard_by(visitor)
                assert len(heard) > 12
                later = [event for event in story["events"] if event["number"] >= heard[0]["number"]]
                assert later == heard
                stories.append([event.get("items") for event in story["events"]])
            if load(game).is_open:
                assert all(story == stories[0] for story in stories)

    run(scene())


@game_id
def test_a_replay_is_what_each_reader_has_heard(game, players, settings, sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            visitors, watcher = await readers_of(house, game, players, settings)
            await play_on(visitors)
            await watcher.drain()
            table = visitors[0].table
            for visitor in (*visitors, watcher):
                path = f"/api/tables/{table}/replay" + ("" if visitor.seat is None else f"?seat={visitor.seat}")
                replay = (await house.http.get(path)).json()
                assert replay["seat"] == visitor.seat
                assert replay["table"]["seed"] is not None
                assert replay["first"]["seat"] == visitor.seat
                standings = [item.pop("standing") for item in replay["items"]]
                assert all(standings) or game == "sequence-dice"
                assert replay["items"] == items_heard_by(visitor)
                plies = [ply["ply"] for item in replay["items"] for ply in item["plies"]]
                assert plies == list(range(len(plies)))
                result = [text["result"] for text in map(json.loads, visitor.received) if text.get("result")]
                assert [replay["result"]] == result

    run(scene())


@pytest.mark.parametrize(
    ("game", "settings", "secret"),
    [
        ("yellow-dwarf", {"deals": 3}, "deal"),
        ("las-vegas-royale", {"faces": ["lucky-punch", "black-box"]}, "hold"),
    ],
    ids=["yellow-dwarf", "las-vegas-royale"],
)
def test_a_story_and_a_replay_do_not_tell_what_was_hidden_from_the_reader(game, settings, secret, sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, game, 3, settings=settings) as visitors:
            await play_on(visitors)
            live = house.hub.rooms[visitors[0].table].table
            entries = await house.hub.store.entries(live.name)
            num_hidden = 0
            for seat in (0, 1, 2, NOBODY):
                replay = json.loads(await replay_of(live, entries, seat))
                moves = {ply["ply"]: ply["move"] for item in replay["items"] for ply in item["plies"]}
                story = await story_of(live, entries, seat, "id")
                told = [event.get("items", []) for event in json.loads(story)["events"]]
                expected = []
                for _, _, steps in live.again(entries, 0):
                    expected.append(json.loads(Hearing(steps).told(seat)))
                    for step in steps:
                        shown = step.before.shown(step.move, seat)
                        assert moves[step.ply] == str(shown)
                        num_hidden += shown.is_hidden and step.before.decision == secret
                assert told == expected
            assert num_hidden

    run(scene())


def test_games_that_are_not_over_are_neither_replayed_nor_shown_as_dealt(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            waiting = await house.open()
            async with playing(house) as visitors:
                await play_some(visitors, 3)
                for table in (waiting["table"], visitors[0].table):
                    for path in ("replay", "replay?seat=0", "dealing", "luck", "record"):
                        answer = await house.http.get(f"/api/tables/{table}/{path}")
                        assert (answer.status_code, answer.json()["code"]) == (409, "table-not-over")
                for visitor in visitors:
                    assert (await visitor.request("leave"))["type"] == "done"
                await visitors[0].until("ended")
                replay = (await house.http.get(f"/api/tables/{visitors[0].table}/replay")).json()
                assert (replay["table"]["phase"], replay["result"]) == ("abandoned", None)
                assert len(replay["items"]) == len(items_heard_by(visitors[0]))
                dealing = await house.http.get(f"/api/tables/{visitors[0].table}/dealing")
                assert dealing.status_code == 200
                seat = await house.http.get(f"/api/tables/{visitors[0].table}/replay?seat=2")
                assert (seat.status_code, seat.json()["code"]) == (400, "no-such-seat")

    run(scene())


def test_a_table_that_ended_before_its_game_has_nothing_to_replay(sqlite, run):
    async def scene():
        async with House(sqlite, expire_days=0.0) as house:
            table = (await house.open())["table"]
            assert await house.hub.expire() == 1
            for path in ("replay", "dealing", "luck", "record"):
                answer = await house.http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, TableError("table-not-over").code)

    run(scene())


@game_id
def test_every_outcome_of_chance_can_be_drawn_again(game, players, settings, sqlite, run):
    """With the seed and the weights alone, as the browser does, and with the rules, as `croupier verify` does."""

    async def scene():
        async with House(sqlite) as house:
            bots = ["random"] * (players - 1)
            async with playing(house, game, players, settings=settings, bots=bots) as visitors:
                await play_on(visitors)
                table = visitors[0].table
                record = croupier.read((await house.http.get(f"/api/tables/{table}/record")).content)
                return record, (await house.http.get(f"/api/tables/{table}/dealing")).json()

    record, dealings = run(scene())
    dealing = record.header.dealing
    assert (dealing.table, dealing.commitment) == (dealings["table"], dealings["commitment"])
    assert dealing.entropy == dealings["entropy"]
    assert len(dealings["entropy"]) == 1, "bots add none"
    for dealt in dealings["dealt"]:
        message = fair_message(dealings["table"], dealt["ply"], dealings["entropy"])
        assert draw(bytes.fromhex(dealings["seed"]), message, dealt["weights"]) == dealt["drawn"]
        assert len(dealt["weights"]) == len(dealt["outcomes"]) > 1
        ply = record.plies[dealt["ply"]]
        assert (ply.actor, ply.move) == ("chance", dealings["moves"][dealt["outcomes"][dealt["drawn"]]])
    verified = croupier.verify(record)
    assert verified.is_proven
    assert verified.num_dealt == len(dealings["dealt"])


def test_how_it_stands_is_in_a_replay_as_a_reader_who_wants_it_hears_it(sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            await play_on(visitors)
            live = house.hub.rooms[visitors[0].table].table
            entries = await house.hub.store.entries(live.name)
            replay = json.loads(await replay_of(live, entries, 0))
            heard = [
                item
                for _, _, steps in live.again(entries, 0)
                for item in json.loads(Hearing(steps).items(Reader(0, with_standing=True)))
            ]
            assert replay["items"] == heard
            assert any(item["standing"]["houses"] for item in heard if "houses" in item["standing"])

    run(scene())
