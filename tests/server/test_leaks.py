"""Nothing that a reader may not know is in any byte that is sent to them, logged or counted."""

import contextlib
import hashlib
import json
import logging
import random
import re
import sqlite3

import msgspec
import pytest

import croupier
from croupier.errors import GameError
from croupier.game import load
from croupier.kernel import CHANCE, NOBODY, generator
from croupier.match import planned
from croupier.phrases import say
from croupier.position import Position
from croupier.records import Step
from croupier.server import hearing, showing
from croupier.server import hub as hubs
from croupier.server import table as tables
from croupier.server.hearing import Hearing, Reader
from croupier.server.log import Moved, Sat, Started
from croupier.server.serving import JsonLines
from croupier.server.table import Table, hash_of, opened, written
from croupier.wire import NewTable, Play, encode
from tests.contract.games import TABLES, table_id
from tests.server.house import House, playing

SEED = bytes(32)
NUM_GAMES = 4  # for each table and seat
NUM_EVENTS = 30  # that two tables are followed along
MOST_PLIES = 8  # in one event
SECRET_TABLES = [table for table in TABLES if not load(table[0]).is_open]


def table_at(position, number):
    """A server's table at which everybody has sat down and the game has come to this position."""
    settings = {name: list(value) if isinstance(value, tuple) else value for name, value in position.settings.items()}
    request = NewTable(game=position.game.name, players=position.players, settings=settings)
    table = Table("0" * 16, SEED)
    table.apply(opened(request, "kadomi47", SEED, 0.0))
    for seat in range(position.players):
        table.apply(Sat(seat=seat, name=f"P{seat}", colour=seat, secret_hash=hash_of(f"secret {seat}"), entropy="00"))
    table._dealt = table._dealing()
    table.position, table.phase, table.number, table.asked_at = position, "playing", number, number
    return table


def sent(table, seat, event=None):
    """Everything that a reader is or could be sent now; `event` is (entry, steps) of what has just happened."""
    texts = [encode(showing.welcome_of(table, seat)), encode(showing.board_of(table, seat, "id"))]
    for reader in (Reader(seat), Reader(seat, with_boards=True, with_standing=True)):
        ask = showing.ask_of(table, None, reader.with_standing) if table.asked == seat else None
        raw = None if ask is None else msgspec.Raw(encode(ask))
        texts.append(showing.state_of(table, reader, raw))
        if event is not None:
            entry, steps = event
            texts.append(showing.event_of(table, table.number, entry, Hearing(steps), reader, raw))
            texts.append(Hearing(steps).told(seat))
    return texts


def refusal(table, seat, moves):
    """The answer to moves that a seat asks for, as far as it does not depend on dice."""
    try:
        table.plan_moved(seat, Play(id="id", at=table.asked_at, moves=moves))
    except GameError as error:
        return error.code, encode(error.phrase)
    return "taken", b""


def two_moves(twins, seat, chooser):
    """A move for each of the two that the seat cannot tell apart; None if there are none."""
    shared = [move for move in twins[0].legal_moves if move in twins[1].legal_moves]
    if not shared:
        return None
    one, secret = chooser.choice(shared), twins[0].game.secret(twins[0].decision)
    if secret is None or seat == (twins[0].actor if secret.known_to == "actor" else twins[0].subject):
        return one, one
    size = str(one.value).count("+")  # everybody sees the number of tokens in a pile
    return one, chooser.choice([move for move in twins[1].legal_moves if str(move.value).count("+") == size])


def advance(twins, seat, ply, chooser):
    """A few plies that look the same to the seat, for both: (entry, steps) of each; None if there are none."""
    steps, comes_out_with = ([], []), {secret.until for secret in twins[0].game.secrets}
    for _ in range(chooser.randint(1, MOST_PLIES)):
        moves = None if twins[0].is_over else two_moves(twins, seat, chooser)
        if moves is None or (twins[0].decision in comes_out_with and twins[0].state != twins[1].state):
            break
        for number, move in enumerate(moves):
            after = twins[number].copy()
            after.play(move)
            steps[number].append(Step(ply + len(steps[number]), twins[number].actor, move, twins[number], after))
            twins[number] = after
    if not steps[0]:
        return None
    return [(Moved(seat=max(found[0].actor, 0), plies=written(found)), found) for found in steps]


def follow(table, seat, seed):
    """Follow two tables that differ only in what the seat may not know; returns how often they did differ."""
    name, players, settings = table
    chooser, position = random.Random(f"{table_id(table)} {seat} {seed}"), croupier.start(name, players, **settings)
    for _ in range(chooser.randrange(20, 250)):
        if not position.is_over:
            position.play(
                chooser.choices(position.legal_moves, position.weights if position.actor == CHANCE else None)[0]
            )
    if position.is_over:
        return 0
    twins = [position.imagine(position.view(seat), generator(7, seat + 2, stream)) for stream in range(2)]
    both, ply, count = [table_at(twin, 100) for twin in twins], 200, 0
    assert sent(both[0], seat) == sent(both[1], seat)
    for _ in range(NUM_EVENTS):
        if both[0].asked == seat:
            for first in chooser.sample(twins[0].legal_moves, min(3, len(twins[0].legal_moves))):
                moves = [str(first), str(chooser.choice(position.game.moves.all))]
                assert refusal(both[0], seat, moves) == refusal(both[1], seat, moves)
        events = advance(twins, seat, ply, chooser)
        if events is None:
            break
        ply += len(events[0][1])
        count += twins[0].state != twins[1].state
        for found, event in zip(both, events, strict=True):
            found.apply(*event)
        assert sent(both[0], seat, events[0]) == sent(both[1], seat, events[1])
    return count


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_readers_get_the_same_bytes_whatever_is_hidden_from_them(table):
    """Events of one or several plies, states, questions, boards, welcomes and refusals."""
    assert follow_all([table]) or load(table[0]).is_open or table[0] == "las-vegas-royale"


def follow_all(chosen):
    """Follow these tables for every seat and for spectators; returns how often something hidden was different."""
    return sum(
        follow(table, seat, seed)
        for table in chosen
        for seed in range(NUM_GAMES)
        for seat in (*range(table[1]), NOBODY)
    )


def test_some_of_these_tables_differ_in_each_of_the_secrets_that_games_have():
    seen = set()
    for table in SECRET_TABLES:
        for seed in range(4):
            name, players, settings = table
            chooser, position = random.Random(seed), croupier.start(name, players, **settings)
            while not position.is_over and len(seen) < 3:
                secret = position.game.secret(position.decision)
                if secret is not None and len(position.legal_moves) > 1:
                    seen.add(secret.decision)
                position.play(chooser.choice(position.legal_moves))
    assert seen == {"deal", "hold", "split"}


def _show_every_move(monkeypatch):
    monkeypatch.setattr(Position, "shown", lambda position, move, seat=NOBODY: position.check(move))


def _send_the_actors_state(monkeypatch):
    state_of = showing.state_of

    def leaking(table, reader, ask):
        return state_of(table, reader._replace(seat=max(table.asked or 0, 0)), ask)

    monkeypatch.setattr(showing, "state_of", leaking)


def _tell_a_number_that_depends_on_everything(monkeypatch):
    def told(table, entry):
        return [say("table-sat", player=int(hashlib.sha256(table.position.state).hexdigest()[:4], 16))]

    monkeypatch.setattr(showing, "told_of", told)


PLANTED = [
    ("yellow-dwarf", _show_every_move),
    ("yellow-dwarf", _send_the_actors_state),
    ("yellow-dwarf", _tell_a_number_that_depends_on_everything),
    ("las-vegas-royale", _show_every_move),
    ("las-vegas-royale", _tell_a_number_that_depends_on_everything),
]


@pytest.mark.parametrize(("game", "plant"), PLANTED, ids=[f"{game}{plant.__name__}" for game, plant in PLANTED])
def test_a_leak_that_is_planted_is_found(game, plant, monkeypatch):
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        follow_all([table for table in TABLES if table[0] == game])


# Where nothing is hidden, what is heard is written once for all


@pytest.mark.parametrize("table", [table for table in TABLES if load(table[0]).is_open], ids=table_id)
def test_in_open_games_everybody_hears_the_same(table):
    name, players, settings = table
    chooser, position, ply = random.Random(table_id(table)), croupier.start(name, players, **settings), 0

    while not position.is_over:
        moves = [chooser.choice(position.legal_moves)] if position.actor != CHANCE else []
        steps = planned(position, ply, moves, croupier.Seeded(ply))
        heard = hearing._listen(steps, NOBODY)
        for seat in range(players):
            assert [(found.before, found.after, found.is_payout) for found in hearing._listen(steps, seat)] == [
                (found.before, found.after, found.is_payout) for found in heard
            ]
            items = json.loads(Hearing(steps).items(Reader(seat)))
            assert [item["view"]["seat"] for item in items] == [seat] * len(items)
        position, ply = steps[-1].after, ply + len(steps)


# Whole games


@pytest.fixture
def _same_dice(monkeypatch):
    """Every time the same game, in which every kind of secret occurs."""
    monkeypatch.setattr(hubs, "new_fair_seed", lambda: bytes(range(32)))
    monkeypatch.setattr(hubs, "new_table", lambda: "0123456789abcdef")
    monkeypatch.setattr(tables, "new_entropy", lambda: "00")


CARD = re.compile(r"\b(?:10|[2-9ajqk])[cdhs]\b")
POT_CARDS = set(CARD.findall("10d jc qs kh 7d"))  # pots go by their names


@pytest.mark.usefixtures("_same_dice")
def test_a_whole_game_of_yellow_dwarf_tells_nobody_a_hidden_card(sqlite, run, caplog):
    game = run(watched(sqlite, caplog, "yellow-dwarf", 4, bots=["easy"], settings={"deals": 3, "claim_by_hand": True}))
    num_hidden = 0
    for reader in game.readers:
        for _, text in reader.events:
            for item in text.get("items", ()):
                position = game.positions[item["plies"][-1]["ply"]]
                seats = [seat for seat in range(position.players) if seat != reader.seat]
                hidden = {card for seat in seats for card in position.view(seat).hand} - POT_CARDS
                named = set(CARD.findall(json.dumps(item)))
                assert not hidden & named
                num_hidden += len(hidden)
    assert num_hidden > 1_000
    game.check_the_rest([json.dumps(position.view(seat).hand) for position in game.positions for seat in range(4)])


@pytest.mark.usefixtures("_same_dice")
@pytest.mark.parametrize("face", ["lucky-punch", "black-box"])
def test_a_whole_game_of_royale_tells_nobody_a_hidden_move(face, sqlite, run, caplog):
    game = run(watched(sqlite, caplog, "las-vegas-royale", 3, settings={"faces": [face, "prime-time", "pay-day"]}))
    secrets = {secret.decision for secret in load("las-vegas-royale").secrets}
    num_hidden = 0
    for reader in game.readers:
        for _, text in reader.events:
            for item in text.get("items", ()):
                for ply in item["plies"]:
                    actor, move, decision = game.plies[ply["ply"]]
                    is_hidden = decision in secrets and actor != reader.seat
                    assert ply["move"] == (move.split(" ")[0] if is_hidden else move)
                    num_hidden += is_hidden
    assert num_hidden
    game.check_the_rest([move for _, move, decision in game.plies if decision in secrets])


class Watched:
    """A whole game, and everything that was said about it before it ended."""

    def __init__(self):
        self.readers, self.positions, self.plies = [], [], []  # positions after each ply
        self.other, self.forbidden = [], []

    def check_the_rest(self, hidden):
        """Metrics, logs, answers over HTTP and refusals hold no seed, no secret, and nothing that was hidden."""
        assert self.other
        for text in self.other:
            for found in (*self.forbidden, *(text for text in hidden if len(text) > 3)):
                assert found not in text


async def watched(database, caplog, game, players, **options):
    caplog.set_level(logging.DEBUG, "croupier")
    result = Watched()
    async with House(database) as house, playing(house, game, players, **options) as visitors:
        table = visitors[0].table
        watcher = await house.come(table)
        readers, count = [*visitors, watcher], 0
        live = house.hub.rooms[table].table
        result.forbidden = [live.seed.hex(), repr(live.seed), *(visitor.secret for visitor in visitors)]
        while not visitors[0].over:
            asked = next((visitor for visitor in visitors if visitor.ask), None)
            if asked is None:
                await visitors[0].next()
            else:
                count += 1
                if count % 10 == 1:
                    result.other += await questions(house, table, visitors, watcher)
                assert (await asked.choose(count))["type"] == "done"
            for visitor in readers:
                await visitor.drain()
        result.other += await questions(house, "none", [], watcher)
        result.other += logged(caplog)
        await follow_log(house, table, result)
    for reader in readers:
        texts = [json.loads(text) for text in reader.received]
        reader.events = [(text["number"], text) for text in texts if text["type"] == "event"]
        for text in reader.received:
            assert '"result":{' in text or result.forbidden[0] not in text
            assert not any(secret in text for secret in result.forbidden[1:])
    result.readers = readers
    return result


async def questions(house, table, visitors, watcher):
    """Answers to what anybody can ask, right or wrong."""
    paths = (
        "/metrics",
        "/health",
        "/ready",
        "/api/games",
        f"/api/tables/{table}",
        "/api/tables",
        f"/api/tables/{table}/record",
    )
    texts = [(await house.http.get(path)).text for path in paths]
    texts.append((await house.http.post(f"/api/tables/{table}/seats", json={"name": "P0"})).text)
    for visitor in (*visitors, watcher):
        for request in (
            {"kind": "move", "at": 10**6, "moves": ["lay ac"]},
            {"kind": "hint", "at": 10**6},
            {"kind": "unseat", "seat": 0},
            {"kind": "vote", "seat": 0},
            {"kind": "rematch"},
        ):
            answer = await visitor.request(**request)
            if answer["type"] == "refused" and (visitor.ask is None or request["kind"] != "move"):
                texts.append(json.dumps(answer))
    return texts


def logged(caplog):
    """What a server would write, and more: its own entries of every level, and those of others from warnings on."""
    return [text for record in caplog.records for text in (JsonLines().format(record), repr(record.__dict__))]


async def follow_log(house, table, result):
    """Every ply and the position after it, from the log in the database."""
    entries = await house.hub.store.entries(table)
    first = entries[0]
    settings = {name: tuple(value) if isinstance(value, list) else value for name, value in first.settings.items()}
    position = croupier.start(first.game, first.players, **settings)
    for entry in entries:
        if isinstance(entry, Started | Moved):
            for actor, move in entry.plies:
                result.plies.append((actor, move, position.decision))
                position.play(move, actor)
                result.positions.append(position.copy())


def test_a_database_that_fails_is_logged_without_what_was_to_be_kept(sqlite, run, caplog, monkeypatch):
    caplog.set_level(logging.DEBUG, "croupier")
    monkeypatch.setattr(hubs, "new_fair_seed", lambda: bytes(range(32)))

    async def scene():
        async with House(sqlite) as house, playing(house, "yellow-dwarf", 3) as visitors:
            asked = next(visitor for visitor in visitors if visitor.ask)
            with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as broken:
                broken.execute("DROP TABLE events")
            answers = [json.dumps(await asked.choose())]
            for path in ("/api/tables", f"/api/tables/{asked.table}/seats"):
                answers.append((await house.http.post(path, json={"game": "las-vegas", "players": 2})).text)
            hand = house.hub.rooms[asked.table].table.position.view(asked.seat).hand
            return answers, [bytes(range(32)).hex(), repr(bytes(range(32)))[2:30], asked.secret, json.dumps(hand)]

    answers, forbidden = run(scene())
    assert json.loads(answers[0])["code"] == "not-kept"
    assert len(caplog.records) >= 2
    for text in (*answers, *logged(caplog)):
        assert not [found for found in forbidden if found in text], text


def test_what_a_guess_brings_is_not_made_up():
    """It depends on what another holds: the server says nothing of it, instead of what an imagined hand would bring."""
    settings = {"tiles": 1, "faces": ("lucky-punch",)}
    chooser = random.Random(3)
    seen = set()
    for seed in range(60):
        position = croupier.start("las-vegas-royale", players=3, **settings)
        dealing, ply = croupier.Seeded(seed), 0
        while position.actor is not None and "guess" not in seen:
            ply += 1
            if position.actor == CHANCE:
                position.play(dealing.outcome(position, ply))
                continue
            options = showing.options_of(position, position.view(position.actor), position.actor, with_standing=True)
            if position.decision == "guess":
                seen.add("guess")
                assert all(option.brings is None and option.standing is None for option in options)
            elif position.decision == "place":
                seen.add("place")
                assert all(option.brings is not None for option in options)
            position.play(chooser.choice(position.legal_moves))
    assert seen == {"guess", "place"}
