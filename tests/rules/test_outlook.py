"""How bots judge positions: never by what is hidden, always with a finite number, and sensibly in clear cases."""

import itertools
import math
import random

import numpy as np
import pytest

import croupier
from croupier.game import load
from croupier.games.las_vegas import outlook as las_vegas
from croupier.games.las_vegas_royale import outlook as royale
from croupier.games.las_vegas_royale.components import CHIPS_PER_ROUND
from croupier.games.las_vegas_royale.state import UNIT
from croupier.games.majority import BINOMIAL, LIKELY, MAX_STRENGTH, OUTLOOK, expected_take, foresee, foresee_ties
from croupier.games.sequence_dice import board
from croupier.games.sequence_dice import outlook as sequence_dice
from croupier.games.sequence_dice.board import LINES
from croupier.games.yellow_dwarf import outlook as yellow_dwarf
from croupier.games.yellow_dwarf.cards import RANK_NAMES
from croupier.kernel import CHANCE, blank, generator
from tests.contract.games import IS_INTERPRETED, TABLES, table_id
from tests.rules.las_vegas.positions import Table as LasVegas
from tests.rules.sequence_dice.positions import Table as SequenceDice


def sketched(game, s, seat):
    """What the game's outlook writes for networks; nothing where it brings no sketch."""
    out = np.full(sum(math.prod(shape) for shape in getattr(game.outlook, "SKETCHED", {}).values()), np.nan, np.float32)
    if len(out):
        game.outlook.sketch(s, seat, out)
    assert np.isfinite(out).all()
    return out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sketch_of_lines_counts_chips_of_each_side(players):
    game, chooser = load("sequence-dice"), random.Random(players)
    position = croupier.start("sequence-dice", players, starter=0)
    for _ in range(60):
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
    s, view = np.frombuffer(position.state, game.rules.STATE)[0], position.view(1)
    lines, sides = LINES[view.line], view.sides
    chips, ease = sketched(game, s, 1).reshape(2, -1, game.rules.MAX_SIDES)
    for number, line in enumerate(lines):
        spaces = [board.NAMES[space] for space in range(board.SPACES) if line >> space & 1]
        for turn in range(sides):
            own = set(view.held[(1 + turn) % sides])
            missing = [space for space in spaces if space not in own]
            assert chips[number, turn] == len(spaces) - len(missing)
            ways = [sequence_dice.WAYS[board.NAMES.index(space)] for space in missing]
            assert ease[number, turn] == pytest.approx(np.mean(ways) / 36)
    assert not chips[len(lines) :].any()
    assert not chips[:, sides:].any()


def test_the_sketch_of_ranks_is_about_the_own_hand_and_what_was_laid():
    game, chooser = load("yellow-dwarf"), random.Random(5)
    position = croupier.start("yellow-dwarf", 4)
    while sum(position.view().sizes) < 48 or position.actor == CHANCE:
        position.play(chooser.choices(position.legal_moves, position.weights)[0])
    for _ in range(12):
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
    s, view = np.frombuffer(position.state, game.rules.STATE)[0], position.view(2)
    out = sketched(game, s, 2)
    cards, more = out[: 3 * 13].reshape(13, 3), out[3 * 13 :].reshape(13, -1)
    ranks = [card[:-1] for card in view.hand]
    for number, rank in enumerate(RANK_NAMES):
        assert cards[number, 0] == ranks.count(rank)
        assert cards[number, 1] == sum(card[:-1] == rank for card in view.played)
        assert cards[number, 2] == (ranks.count(RANK_NAMES[number + 1]) if number < 12 else 0)
        run = 0
        while number + run < 13 and RANK_NAMES[number + run] in ranks:
            run += 1
        assert more[number, 0] == pytest.approx(run / 5)
    pots = dict(zip(("10d", "jc", "qs", "kh", "7d"), view.pots, strict=True))
    for card, pot in pots.items():
        number = RANK_NAMES.index(card[:-1])
        assert more[number, 4:].tolist() == pytest.approx([pot / 20, int(card in view.hand), int(card in view.played)])


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_position_has_a_value_and_hidden_cards_do_not_change_it(table):
    name, players, settings = table
    game, chooser = load(name), random.Random(table_id(table))
    position = croupier.start(name, players, **settings)
    for ply in range(120 if IS_INTERPRETED else 300):
        if position.is_over:
            break
        if ply % (40 if IS_INTERPRETED else 7) == 0:
            for seat in range(players):
                views, states = blank(game.rules.VIEW), blank(game.rules.STATE)
                views[0] = position.view(seat).record()[0]
                found = set()
                for stream in range(2):
                    game.rules.imagine(views[0], seat, states[0], generator(ply, seat, stream)[0])
                    found.add(game.outlook.value(states[0], seat))
                    assert game.outlook.chapters_left(states[0]) >= 0
                    assert 0 <= game.outlook.part_left(states[0]) <= 1
                    worths = np.full(players, np.nan)
                    game.outlook.foretell(states[0], worths)
                    assert np.isfinite(worths).all()
                    found.add(sketched(game, states[0], seat).tobytes())
                assert len(found) == 2, "one value and one sketch"
                assert all(isinstance(one, bytes) or math.isfinite(one) for one in found)
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])


@pytest.mark.parametrize("table", [table for table in TABLES if hasattr(load(table[0]).outlook, "facet")], ids=table_id)
def test_facets_tell_the_choices_of_a_decision_apart_by_what_they_do(table):
    name, players, settings = table
    game, chooser = load(name), random.Random(table_id(table))
    position = croupier.start(name, players, **settings)
    for _ in range(150 if IS_INTERPRETED else 2000):
        if position.is_over:
            break
        if position.actor != CHANCE:
            states = np.frombuffer(bytearray(position.state), game.rules.STATE).view(np.recarray)
            facets = [game.outlook.facet(states[0], np.int64(action)) for action in position.legal_actions]
            assert len(set(facets)) == len(facets)
            assert all(0 <= facet < game.outlook.NUM_FACETS for facet in facets)
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])


def test_one_die_and_three_on_a_casino_are_two_facets():
    states = blank(load("las-vegas").rules.STATE, 2)
    for s, dice in zip(states, (1, 3), strict=True):
        s.roll_own[4] = dice
    assert las_vegas.facet(states[0], 4) != las_vegas.facet(states[1], 4)


def enumerated_takes(strengths, dice, payouts):
    """What each owner takes on average, over every way in which the dice may land, if tied owners get nothing."""
    totals = [0.0] * len(strengths)
    sizes = [[1] * small + [2] * big for small, big in dice]
    for landed in itertools.product([0, 1], repeat=sum(map(len, sizes))):
        weight, left = math.prod(1 / 6 if lands else 5 / 6 for lands in landed), list(landed)
        final = [
            strength + sum(size for size in sizes[owner] if left.pop(0)) for owner, strength in enumerate(strengths)
        ]
        untied = sorted((strength for strength in final if strength and final.count(strength) == 1), reverse=True)
        for place, strength in enumerate(untied[: len(payouts)]):
            totals[final.index(strength)] += weight * payouts[place]
    return totals


def expected_takes(strengths, dice, payouts):
    outlook = np.zeros(1, OUTLOOK)[0]
    for owner, (small, big) in enumerate(dice):
        foresee(outlook, owner, strengths[owner], small, big)
    foresee_ties(outlook, len(strengths))
    return [expected_take(outlook, owner, len(strengths), np.array(payouts)) for owner in range(len(strengths))]


@pytest.mark.parametrize("strengths", [[3, 3, 1], [2, 2, 2, 1], [4, 3, 3, 0, 1], [0, 0, 0], [5, 4, 4, 3, 3, 1, 1]])
def test_expected_takes_are_exact_once_no_dice_are_left(strengths):
    """Tied owners cancel each other, and the owners below them move up."""
    nothing, payouts = [(0, 0)] * len(strengths), [5, 3, 1]
    assert expected_takes(strengths, nothing, payouts) == pytest.approx(enumerated_takes(strengths, nothing, payouts))


@pytest.mark.parametrize(
    ("strengths", "dice"),
    [
        ([2, 1, 0], [(1, 0), (2, 0), (1, 1)]),
        ([2, 2, 1], [(0, 0), (2, 0), (3, 0)]),
        ([1, 0], [(3, 1), (4, 0)]),
    ],
)
def test_expected_takes_are_close_to_those_of_all_ways_the_dice_may_land(strengths, dice):
    """Exact with two owners; with more, it ignores that ties depend on each other."""
    tolerance, payouts = 1e-9 if len(strengths) == 2 else 0.15, [5, 3]
    takes = enumerated_takes(strengths, dice, payouts)
    assert expected_takes(strengths, dice, payouts) == pytest.approx(takes, abs=tolerance)


def test_chances_of_final_strengths_add_up_to_one():
    """Except for more than five dice of one roll on one casino, which are ignored."""
    outlook = np.zeros(1, OUTLOOK)[0]
    for small, big in itertools.product(range(9), range(2)):
        foresee(outlook, 0, 3, small, big)
        left_out = sum(BINOMIAL[small, LIKELY + 1 :])
        assert left_out < 1 / 2000
        assert sum(outlook.chances[0, 3 : outlook.highest[0] + 1]) == pytest.approx(1 - left_out)
        assert outlook.highest[0] < MAX_STRENGTH


def test_royale_counts_cash_and_chips_when_it_is_over():
    game = load("las-vegas-royale")
    states = blank(game.rules.STATE)
    s = states[0]
    s.players, s.round_number = 2, 3
    s.cash[:2], s.chips[:2] = (30, 20), (1, 2)
    assert royale.value(s, 0) == -royale.value(s, 1) == 90_000


def test_las_vegas_prefers_the_better_note_and_fears_a_tie():
    ahead = LasVegas("players 2 round 4\n1: 90 | A2 B1\n2: 50 | B1")
    behind = LasVegas("players 2 round 4\n1: 90 | A1 B2\n2: 50 | B1")
    tied = LasVegas("players 2 round 4\n1: 90 | A2 B2\n2: 50 | B1")
    values = [las_vegas.value(table.s, 0) for table in (ahead, tied, behind)]
    assert values == sorted(values, reverse=True)
    assert values[0] == pytest.approx(90_000 - 50_000)
    assert values[1] == pytest.approx(0 - 50_000)


def test_sequence_dice_sees_lines_grow_and_break():
    empty = "players 2 line 5\n" + ". . . . . .\n" * 6
    three = empty.replace(". . . . . .", "G G G . . .", 1)
    broken = three.replace("G G G . . .", "G G G B . .", 1)
    values = [sequence_dice.value(SequenceDice(text).s, 0) for text in (three, broken, empty)]
    assert values[0] > values[1]
    assert values[0] > values[2]
    won = SequenceDice(empty.replace(". . . . . .", "G G G G G .", 1)).s
    won.winner = 0
    assert sequence_dice.value(won, 0) == -sequence_dice.value(won, 1) == sequence_dice.WON


def _yellow_dwarf(hand, sequence="", pots=(0, 0, 0, 0, 0)):
    game = load("yellow-dwarf")
    states = blank(game.rules.STATE)
    s = states[0]
    s.players, s.layer = 3, 0
    cards = [str(move.value) for move in game.moves.all if move.name == "lay"]
    for card in hand.split():
        s.hands[0] |= 1 << cards.index(card)
    for card in sequence.split():
        s.sequence |= 1 << cards.index(card)
    s.played |= s.sequence
    s.sizes[:3] = len(hand.split()), 5, 5
    s.pots[:] = pots
    return s


def test_yellow_dwarf_likes_runs_pots_and_few_court_cards():
    value = yellow_dwarf.value
    assert value(_yellow_dwarf("6c 7c 2h", "5c"), 0) > value(_yellow_dwarf("8c 9c 2h", "5c"), 0)
    assert value(_yellow_dwarf("6c 7d", "5c", (0, 0, 0, 0, 30)), 0) > value(_yellow_dwarf("6c 7c", "5c"), 0)
    assert value(_yellow_dwarf("6c 7c 7d", "5c", (0, 0, 0, 0, 30)), 0) > value(_yellow_dwarf("6c 7c 7h", "5c"), 0)
    assert value(_yellow_dwarf("2c 3c"), 0) > value(_yellow_dwarf("kc qc"), 0)
    assert value(_yellow_dwarf("2c", "qc kc"), 0) > value(_yellow_dwarf("2c", "10c jc"), 0)


def test_yellow_dwarf_knows_when_nobody_else_can_follow():
    table = _yellow_dwarf("2c", "5c")
    before = yellow_dwarf.value(table, 0)
    table.lacks[1] = table.lacks[2] = 1 << 5
    assert yellow_dwarf.value(table, 0) > before
    played = _yellow_dwarf("2c", "5c")
    played.played |= 0b1111 << 20
    assert yellow_dwarf.value(played, 0) > before
    owing = _yellow_dwarf("2c", "5c")
    owing.triple[0] = 1
    assert yellow_dwarf.value(owing, 0) < before


def test_yellow_dwarf_counts_a_pot_that_is_being_claimed():
    table = _yellow_dwarf("2c", "7d", (0, 0, 0, 0, 40))
    before = yellow_dwarf.value(table, 0)
    rules = load("yellow-dwarf").rules
    table.decision[0], table.actor[0], table.subject[0], table.depth = rules.CLAIM, CHANCE, 4, 1
    assert yellow_dwarf.value(table, 0) == before + 40


def _settled(position, place):
    """The standing, and a scratch state, after `settle` at a place."""
    game = position.game
    states = blank(game.rules.STATE)
    states.view(np.uint8)[:] = np.frombuffer(position.state, np.uint8)
    game.outlook.settle(states[0], place)
    standing = np.zeros((game.rules.MAX_PLAYERS, 2), np.int64)
    game.rules.returns(states[0], standing)
    return standing[: position.players, 0].tolist(), states[0]


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("las-vegas", {"neutral": True}),
        ("las-vegas-royale", {"faces": ("bad-luck", "double-down", "jackpot", "pay-day", "nice-dice")}),
    ],
)
def test_a_round_settled_now_brings_what_is_paid_when_it_ends(name, settings):
    game, chooser = load(name), random.Random(5)
    position, expected, rounds = croupier.start(name, 3, **settings), None, 0
    while not position.is_over:
        is_paid = position.decision in ("ties", "pay", "fine")
        if is_paid and expected is None:
            expected, _ = _settled(position, game.outlook.WHOLE_ROUND)
            _settled(position, game.outlook.TIES)
            for place in range(game.outlook.TIES):
                _settled(position, place)
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
        if expected is not None and (position.is_over or position.decision not in ("ties", "pay", "fine")):
            is_next = name == "las-vegas-royale" and not position.is_over  # chips are handed out again
            handed = CHIPS_PER_ROUND * UNIT if is_next else 0
            assert [score - handed for score, _ in position.standing] == expected
            expected, rounds = None, rounds + 1
            if IS_INTERPRETED:
                break
    assert rounds


def test_settling_ties_takes_back_tied_dice_of_prime_time_and_notes_payers():
    position = croupier.start("las-vegas-royale", 2, faces=("prime-time", "bad-luck"))
    states = blank(position.game.rules.STATE)
    states.view(np.uint8)[:] = np.frombuffer(position.state, np.uint8)
    s = states[0]
    s.dice[0, 0, 0], s.dice[0, 1, 0] = 1, 2
    s.prime_seat, s.prime[0] = 0, 1
    royale.settle(s, royale.TIES)
    assert (s.dice[0, 0, 0], s.dice[0, 1, 0], s.prime[0]) == (0, 0, 0)
    royale.settle(s, royale.PAYERS)
    royale.settle(s, royale.TILES)
