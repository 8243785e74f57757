"""The counts of studies, compared with a count of the same games from what everybody sees."""

import random
from collections import Counter

import numpy as np
import pytest

import croupier
from croupier.engine import engine_of
from croupier.game import NAMES, load
from croupier.games.las_vegas_royale.state import FACE_NAMES
from croupier.games.sequence_dice.board import LINES
from croupier.kernel import CHANCE, blank, generator
from tests.contract.games import IS_INTERPRETED
from tests.rules.las_vegas_royale.positions import Table as RoyaleTable

GAMES = 2 if IS_INTERPRETED else 12


def counted(name, players, seed, by_hand, **settings):
    """Play at random; return the study's counts and those of `by_hand(position, move, counts)` before each move."""
    game, chooser = load(name), random.Random(seed)
    counts, own = np.zeros(len(game.study.NAMES), np.int64), Counter()
    position = croupier.start(name, players, **settings)

    def state():
        return np.frombuffer(bytearray(position.state), game.rules.STATE).view(np.recarray)[0]

    while not position.is_over:
        weights = position.weights if position.actor == CHANCE else None
        move = chooser.choices(position.legal_moves, weights)[0]
        before = state()
        by_hand(position, str(move), own)
        position.play(move)
        game.study.notice(before, np.int64(move.action), state(), counts)
    game.study.conclude(state(), counts)
    by_hand(position, "over", own)
    return dict(zip(game.study.NAMES, counts.tolist(), strict=True)), own


def ties_in(strengths):
    """(how much is tied, how much there is)."""
    held = Counter(strength for strength in strengths if strength)
    return sum(strength * times for strength, times in held.items() if times > 1), sum(strengths)


def count_las_vegas(position, move, counts):
    view = position.view().record()[0]
    if move == "ties":
        for casino in view.dice:
            tied, placed = ties_in([int(dice) for dice in casino])
            counts.update({"dice": placed, "dice-tied": tied, "casinos": placed > 0, "casinos-tied": tied > 0})
    elif move.startswith("pay"):
        counts["before"] = int(view.money.sum())
        counts["money"] += int(view.notes[int(move.split()[1]) - 1].sum())
    if move == "over":
        counts["won"] = int(view.money.sum())


@pytest.mark.parametrize(("players", "settings"), [(2, {"neutral": True}), (3, {}), (5, {})])
def test_las_vegas(players, settings):
    for seed in range(GAMES):
        found, own = counted("las-vegas", players, seed, count_las_vegas, **settings)
        for name in ("casinos", "casinos-tied", "dice", "dice-tied", "money"):
            assert found[name] == own[name]
        assert found["money-lost"] == own["money"] - own["won"]


def cards_won(view, strengths, casino):
    """What a casino's two cards bring its first and second owner, ties removed; the last two owners are imaginary."""
    ranked = sorted((strength, owner) for owner, strength in enumerate(strengths) if strengths.count(strength) == 1)
    owners = [owner for strength, owner in ranked[::-1] if strength]
    return sum(int(card) for card, owner in zip(view.cards[casino], owners, strict=False) if owner < 5)


def count_royale(position, move, counts):
    view = position.view().record()[0]
    if move.startswith("pay"):
        casino = int(move.split()[1]) - 1
        strengths = [int(small) + 2 * int(big) for small, big in view.dice[casino]] + [int(view.blanks[casino])]
        if view.prime_seat >= 0:
            strengths[view.prime_seat] += int(view.prime[casino])
        tied, placed = ties_in(strengths)
        counts.update({"strength": placed, "strength-tied": tied, "casinos": placed > 0, "casinos-tied": tied > 0})
        counts["cards won"] += cards_won(view, strengths, casino)
    if position.decision == "place":
        counts.update({"turns": 1, "skips": move == "skip"})
    if move == "over":
        counts["at the end"] = sum(score for score, _ in position.standing)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_las_vegas_royale(players):
    for seed in range(GAMES):
        found, own = counted("las-vegas-royale", players, seed, count_royale, tiles=6)
        tiles = {name: count for name, count in found.items() if name.startswith(("activated-", "paid-"))}
        assert all(own[name] == count for name, count in found.items() if name not in tiles)
        paid = sum(count for name, count in tiles.items() if name.startswith("paid-"))
        handed_out = 3 * 2 * players - own["skips"]  # chips: two a round, and one is paid to skip a turn
        assert own["at the end"] == 10_000 * (own["cards won"] + handed_out) + paid


TILES = [  # a position as text, moves, and for each face how often it is activated and the thousands that it pays
    ("tiles: lucky-punch\nroll: A 1", "place 1, hold 2, guess 1", {"lucky-punch": (1, 30)}),
    ("tiles: lucky-punch\nroll: A 1", "place 1, hold 2, guess 2", {"lucky-punch": (1, 0)}),
    ("tiles: jackpot\njackpot: 60\nroll: A 1", "place 1, die 3, die 4", {"jackpot": (1, 60)}),
    ("tiles: jackpot\njackpot: 60\nroll: A 1", "place 1, die 3, die 5", {"jackpot": (1, 0)}),
    ("tiles: prime-time\nroll: A 1\n1: 60 30 |", "place 1, die 3, die 4, done, pay 1", {"prime-time": (1, 0)}),
    ("tiles: prime-time\nroll: A 2", "place 2, pay 1", {}),
    ("tiles: fifty-fifty\nroll: A 1", "place 1, die 3, die 4, higher, die 5, die 5, stop", {"fifty-fifty": (1, 10)}),
    ("tiles: high-five\n1: 60 30 | A4\nroll: A 1", "place 1, pay 1", {"high-five": (1, 100)}),
    ("tiles: bad-luck\ncash: B80\nchips: C2\n1: | A1\nroll: A 1", "place 1, SETTLE", {"bad-luck": (1, -70)}),
    ("tiles: pay-day\n2: | A1\nroll: A 1 1", "place 1", {"pay-day": (1, 20)}),
    ("tiles: pay-day\nchips: A1\nroll: A 1", "skip", {}),
    ("tiles: pay-day power-play\npower: A\n2: | A1\nsupply: A1", "use small, number 1", {"pay-day": (1, 20)}),
    ("tiles: power-play\nroll: A 1", "place 1", {"power-play": (1, 0)}),
    ("tiles: no-entry\nroll: A 1", "place 1, close 3", {"no-entry": (1, 20)}),
    ("tiles: no-entry\nclosed: 3\nroll: A 1", "place 1, leave", {"no-entry": (1, 0)}),
    ("tiles: knockout\nsupply: B2\nroll: A 1", "place 1, bar small", {"knockout": (1, 0)}),
    ("tiles: block-it\nroll: A 1", "place 1, group 2, casino 3", {"block-it": (1, 0)}),
    ("tiles: handicap\nroll: A 1", "place 1, blank 5, field 30000", {"handicap": (1, 30)}),
    ("tiles: handicap\nroll: A 1 1", "place 1, blank 5, field special, fetch small, from 1", {"handicap": (1, 0)}),
    ("tiles: black-box\n1: 60 30 | A2 B1", "pay 1, split 60+20, pick 1", {"black-box": (1, 20)}),
    ("tiles: black-box\n1: 60 30 | A1 B1", "pay 1", {}),
    ("tiles: double-down\n1: 60 30 | A2 B1\ndouble: A1 B2", "pay 1", {"double-down": (0, 90)}),
    ("tiles: double-down\nroll: A 1", "place 1, move small", {"double-down": (1, 0)}),
    ("tiles: nice-dice\nnice: A3 B6\n1: 60 30 | C1", "pay 1", {"nice-dice": (0, 90)}),
    ("tiles: nice-dice\nroll: A 1 4", "place 1, set-small 4", {"nice-dice": (1, 0)}),
    ("tiles: my-choice\nroll: A 1", "place 1, die 3, die 2, choose 3", {"my-choice": (1, 30)}),
    ("tiles: my-choice\ngold: B\n1: 60 30 | A1", "pay 1", {"my-choice": (0, 60)}),
    (
        "tiles: my-choice pay-day\nroll: A 1",
        "place 1, die 4, die 2, choose 4, activate 2",
        {"my-choice": (1, 0), "pay-day": (1, 10)},
    ),
    (
        "tiles: my-choice jackpot\n2: | A1\nsupply: A2\nroll: A 1",
        "place 1, die 5, die 5, choose 5, use small, number 2",
        {"my-choice": (1, 0)},
    ),
]


@pytest.mark.parametrize(("text", "moves", "expected"), TILES)
def test_tiles_are_counted_when_they_come_alive_and_by_what_they_pay(text, moves, expected):
    game, table = load("las-vegas-royale"), RoyaleTable(f"players 3\n{text}")
    counts = np.zeros(len(game.study.NAMES), np.int64)

    def play(move):
        before = table.states.copy()
        table.play(move)
        game.study.notice(before[0], game.moves.parse(move).action, table.s, counts)

    for move in moves.split(", "):
        while move == "SETTLE" and table.decision in ("pay", "fine"):
            play(*table.legal())
        if move != "SETTLE":
            play(move)
    found = dict(zip(game.study.NAMES, counts.tolist(), strict=True))
    for face in FACE_NAMES:
        activated, thousands = expected.get(face, (0, 0))
        assert (face, found[f"activated-{face}"], found[f"paid-{face}"]) == (face, activated, 1000 * thousands)


@pytest.mark.parametrize("round_number", [1, 3])
def test_chips_handed_out_for_the_next_round_are_no_tiles(round_number):
    game, table = load("las-vegas-royale"), RoyaleTable(f"players 3 round {round_number} starter A\ntiles: bad-luck")
    counts = np.zeros(len(game.study.NAMES), np.int64)
    while table.decision in ("pay", "fine"):
        (move,) = table.legal()
        before = table.states.copy()
        table.play(move)
        game.study.notice(before[0], game.moves.parse(move).action, table.s, counts)
    assert counts[game.study.NAMES.index("paid-bad-luck")] == 0
    assert table.chips() == ("A2 B2 C2" if round_number < 3 else "")


def test_a_chip_is_given():
    game = load("las-vegas-royale")
    s = blank(game.rules.STATE)[0]
    game.study.give_chip(s, 2)
    assert s.chips.tolist() == [0, 0, 1, 0, 0]


def count_sequence_dice(position, move, counts):
    verb, _, space = move.partition(" ")
    if verb in ("place", "replace", "remove"):
        what = {"place": "placed", "replace": "swapped", "remove": "taken"}[verb]
        counts[f"{what}-{6 * (int(space[1]) - 1) + 'abcdef'.index(space[0])}"] += 1
    if verb == "over" and position.view().winner is not None:
        view = position.view()
        held = view.numbers("held")[view.winner]
        counts["won"] += 1
        for line in LINES[view.line]:
            if held & line == line:
                counts.update(f"winning-{number}" for number in range(36) if line >> number & 1)


@pytest.mark.parametrize(("players", "line"), [(2, 5), (3, 6)])
def test_sequence_dice(players, line):
    for seed in range(GAMES):
        found, own = counted("sequence-dice", players, seed, count_sequence_dice, line=line)
        assert found == {name: own[name] for name in found}


def test_a_drawn_game_of_sequence_dice_has_no_winning_line():
    game = load("sequence-dice")
    s, counts = blank(game.rules.STATE)[0], np.zeros(len(game.study.NAMES), np.int64)
    s.winner = croupier.NOBODY
    game.study.conclude(s, counts)
    assert not counts.any()


def count_yellow_dwarf(position, move, counts):
    view = position.view().record()[0]
    if move == "claim":
        counts.update({f"taken-{position.subject}": 1, f"paid-{position.subject}": int(view.pots[position.subject])})
    elif move == "stake":
        counts["deals"] += 1
    elif move == "opera":
        counts.update({"operas": 1, "opera-paid": int(view.pots.sum())})


@pytest.mark.parametrize("settings", [{}, {"claim_by_hand": True}])
def test_yellow_dwarf(settings):
    for seed in range(GAMES):
        found, own = counted("yellow-dwarf", 3, seed, count_yellow_dwarf, **settings)
        assert found == {name: own[name] for name in found}


def test_a_grand_opera_is_counted_with_what_it_takes():
    game = load("yellow-dwarf")
    s, counts = blank(game.rules.STATE)[0], np.zeros(len(game.study.NAMES), np.int64)
    s.pots[:] = (1, 2, 3, 4, 5)
    s.depth, s.decision[0] = 1, game.rules.OPERA
    game.study.notice(s, np.int64(game.rules.TAKE_ALL), s, counts)
    found = dict(zip(game.study.NAMES, counts.tolist(), strict=True))
    assert (found["operas"], found["opera-paid"]) == (1, 15)


@pytest.mark.parametrize("name", NAMES)
def test_games_are_studied_whole_at_random_and_with_thought(name):
    game = load(name)
    engine, players = engine_of(game), game.players[1]
    position = croupier.start(name, players)
    for is_thoughtful in (0, 1):
        start, states = blank(game.rules.STATE), blank(game.rules.STATE, 3)
        start.view(np.uint8)[:] = np.frombuffer(position.state, np.uint8)
        standings = np.zeros((1 if IS_INTERPRETED else 5, game.rules.MAX_PLAYERS, 2), np.int64)
        lengths, counts = np.zeros((len(standings), 2), np.int64), engine.new_counts()
        views, options = blank(game.rules.VIEW), engine.new_options()
        engine.doors.study(start, states, views, generator(1), options, standings, lengths, counts, is_thoughtful)
        assert counts.any()
        assert (lengths[:, 0] > lengths[:, 1]).all()
        assert standings[:, :players].any()
