"""What studies count, against a count by hand of the same games from what anybody can see."""

import random
from collections import Counter

import numpy as np
import pytest

import croupier
from croupier.engine import engine_of
from croupier.game import NAMES, load
from croupier.games.sequence_dice.board import LINES
from croupier.kernel import CHANCE, blank, generator
from tests.contract.games import IS_INTERPRETED

GAMES = 2 if IS_INTERPRETED else 12


def counted(name, players, seed, by_hand, **settings):
    """Play at random: the study's counts, and what `by_hand(position, move, counts)` counts before every move."""
    game, chooser = load(name), random.Random(seed)
    counts, own = np.zeros(len(game.study.NAMES), np.int64), Counter()
    position = croupier.start(name, players, **settings)

    def state():
        return np.frombuffer(bytearray(position.state), game.rules.STATE).view(np.recarray)[0]

    while not position.is_over:
        weights = position.weights if position.actor == CHANCE else None
        move = chooser.choices(position.legal_moves, weights)[0]
        game.study.notice(state(), np.int64(move.action), counts)
        by_hand(position, str(move), own)
        position.play(move)
    game.study.conclude(state(), counts)
    by_hand(position, "over", own)
    return dict(zip(game.study.NAMES, counts.tolist(), strict=True)), own


def ties_in(strengths):
    """(how much is tied, how much there is)."""
    held = Counter(strength for strength in strengths if strength)
    return sum(strength * times for strength, times in held.items() if times > 1), sum(strengths)


def count_las_vegas(position, move, counts):
    view = position.view()
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


def count_royale(position, move, counts):
    view = position.view()
    if move.startswith("pay"):
        casino = int(move.split()[1]) - 1
        strengths = [int(small) + 2 * int(big) for small, big in view.dice[casino]] + [int(view.blanks[casino])]
        if view.prime_seat >= 0:
            strengths[view.prime_seat] += int(view.prime[casino])
        tied, placed = ties_in(strengths)
        counts.update({"strength": placed, "strength-tied": tied, "casinos": placed > 0, "casinos-tied": tied > 0})
    if position.decision == "place":
        counts.update({"turns": 1, "skips": move == "skip"})


@pytest.mark.parametrize("players", [2, 4])
def test_las_vegas_royale(players):
    for seed in range(GAMES):
        found, own = counted("las-vegas-royale", players, seed, count_royale, tiles=6)
        assert found == {name: own[name] for name in found}


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
    if verb == "over" and position.view().winner >= 0:
        view = position.view()
        held = int(view.held[view.winner])
        counts["won"] += 1
        for line in LINES[int(view.line)]:
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
    view = position.view()
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
    game.study.notice(s, np.int64(game.rules.TAKE_ALL), counts)
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
        counts, tallies = np.zeros(len(game.study.NAMES), np.int64), engine.new_tallies()
        views, options = blank(game.rules.VIEW), engine.new_options()
        engine.doors.study(start, states, views, generator(1), options, standings, counts, tallies, is_thoughtful)
        assert counts.any()
        assert standings[:, :players].any()
