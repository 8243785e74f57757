"""The mean of a chance event against plain Python that plays every sequence of outcomes, compiled and interpreted."""

import math
import random

import numpy as np
import pytest

import croupier
from croupier import CHANCE, Position
from croupier.game import load
from croupier.kernel.luck import MOST_STATES, NUM_IMAGINED
from croupier.luck import LuckMeter
from tests.contract.games import IS_INTERPRETED

MOST_SEQUENCES = 36 if IS_INTERPRETED else 1296
TABLES = [("las-vegas", 2, {}), ("las-vegas", 3, {"neutral": True}), ("sequence-dice", 2, {}), ("sequence-dice", 4, {}),
          ("yellow-dwarf", 3, {}), ("las-vegas-royale", 2, {}), ("las-vegas-royale", 3, {})]  # fmt: skip
MODE_TABLES = [TABLES[0], TABLES[2], TABLES[4]] if IS_INTERPRETED else TABLES
SMALL = """
players 2 round 4 starter A
1: 80 30 | A5 B3
2: 60
5: 50 20 | B2
supply: A1 B2
turn: B
"""
LAST_THROW = """
players 2 round 4 starter A
1: 80 30 | A4 B3
2: 60 | A1 B2
5: 50 20 | A2
money: A100 B110
supply: B1
turn: B
"""
NUM_SALTS = 2 if IS_INTERPRETED else 400


def is_going_on(position, decision):
    return not position.is_over and position.actor == CHANCE and position.decision == decision


def played(position, move):
    after = position.copy()
    after.play(move)
    return after


def sequences(position, decision, probability=1.0):
    """Every sequence of outcomes of the open event: its probability and the position after it, nothing merged."""
    if not is_going_on(position, decision):
        yield probability, position
        return
    total = sum(position.weights)
    for move, weight in zip(position.legal_moves, position.weights, strict=True):
        yield from sequences(played(position, move), decision, probability * weight / total)


def plain_worth(meter, position):
    """What a position is worth to each seat: after the best choice, and what is forced by it, if a seat must choose."""
    if position.is_over or position.actor == CHANCE:
        return np.array(meter.worth(position))
    found = []
    for move in position.legal_moves:
        after = played(position, move)
        while not after.is_over and after.actor == CHANCE and len(after.legal_moves) == 1:
            after.play(after.legal_moves[0])
        assert after.is_over or after.actor == CHANCE
        found.append(meter.worth(after))
    return np.array(max(found, key=lambda worth: worth.wins[position.actor] + worth.aheads[position.actor]))


def events(name, players, settings, seed, most):
    """The positions of a random game in which an event begins that has few sequences of outcomes."""
    rng, position, decision = np.random.default_rng(seed), croupier.start(name, players, **settings), None
    while not position.is_over:
        if position.actor == CHANCE and position.decision != decision:
            count, ahead = 1, position.copy()
            while is_going_on(ahead, position.decision) and count <= most:
                count *= len(ahead.legal_moves)
                ahead.play(ahead.legal_moves[0])
            if 1 < count <= most:
                yield position.copy()
        decision = position.decision if position.actor == CHANCE else None
        weights = position.weights if position.actor == CHANCE else [1] * len(position.legal_moves)
        position.play(position.legal_moves[rng.choice(len(weights), p=np.array(weights) / sum(weights))])


@pytest.mark.parametrize("table", MODE_TABLES, ids=str)
def test_a_mean_is_that_of_every_sequence_of_outcomes(table):
    """Merged states have the same mean as all sequences one by one, so luck sums to zero over what can come."""
    name, players, settings = table
    meter, num_events = LuckMeter(load(name), players), 0
    for position in events(name, players, settings, 3, MOST_SEQUENCES):
        expected = np.array(meter.expected(position))
        assert meter.is_exact
        probabilities, wins = meter.outcomes()
        assert math.isclose(probabilities.sum(), 1)
        assert np.allclose(probabilities @ wins, expected[0])
        total = sum(share * np.array(meter.worth(end)) for share, end in sequences(position, position.decision))
        assert np.allclose(total, expected)
        num_events += 1
        if num_events == (1 if IS_INTERPRETED else 8):
            break
    assert num_events > 0


def test_the_last_throw_of_a_game_by_plain_python():
    """The game ends after every choice, so that nothing is judged: what counts is who has won."""
    position = Position.from_text("las-vegas", LAST_THROW)
    total = sum(share * won_after_best_choice(end) for share, end in sequences(position, "roll"))
    assert 0.1 < total[1] < 0.9
    found = LuckMeter(load("las-vegas"), 2).expected(position)
    assert np.allclose(found.wins, total)
    assert np.allclose(found.aheads, total)


def won_after_best_choice(position):
    ends = []
    for move in position.legal_moves:
        after = played(position, move)
        while not after.is_over:
            after.play(after.legal_moves[0])
        places = np.array(after.outcome.places)
        ends.append((places == 1) / (places == 1).sum())
    return max(ends, key=lambda shares: shares[position.actor])


@pytest.mark.parametrize(
    ("name", "players"), [("las-vegas", 2), ("sequence-dice", 2), ("sequence-dice", 3)][: 1 if IS_INTERPRETED else 3]
)
def test_a_seat_makes_the_choice_that_is_best_for_it(name, players):
    if name == "las-vegas":
        position = Position.from_text("las-vegas", SMALL)
    else:
        *_, position = events(name, players, {}, 5, 36)
    meter = LuckMeter(load(name), players)
    total = sum(share * plain_worth(meter, end) for share, end in sequences(position, position.decision))
    assert np.allclose(total, meter.expected(position))


@pytest.mark.parametrize("most_states", [3, 8, 20], ids="{} states".format)
def test_imagined_outcomes_have_the_same_mean(most_states):
    """Over many salts, the mean of imagined outcomes is that of all outcomes, within four standard errors."""
    position = Position.from_text("las-vegas", SMALL)
    exact, sampling = LuckMeter(load("las-vegas"), 2), LuckMeter(load("las-vegas"), 2, most_states=most_states)
    expected = exact.expected(position).wins[0]
    probabilities, wins = exact.outcomes()
    spread = math.sqrt(probabilities @ (wins[:, 0] - expected) ** 2 / NUM_IMAGINED)
    found = []
    for salt in range(NUM_SALTS):
        sampling.begin(salt)
        found.append(sampling.expected(position).wins[0])
        assert not sampling.is_exact
    assert abs(np.mean(found) - found[0]) > 0.001, "another salt, other outcomes"
    assert abs(np.mean(found) - expected) < 4 * spread / math.sqrt(NUM_SALTS)
    if not IS_INTERPRETED:
        assert 0.8 < np.std(found) / spread < 1.25
    assert sampling.expected(position).wins[0] == found[-1], "the same state and salt, the same outcomes"


@pytest.mark.skipif(IS_INTERPRETED, reason="too many states")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_outcomes_are_imagined_from_where_the_event_begins(table):
    """However far all outcomes had been worked out before that was given up: with one state it is given up at once."""
    name, players, settings = table
    position, rng = croupier.start(name, players, **settings), random.Random(7)
    meter, at_once = (LuckMeter(load(name), players, most_states=most) for most in (MOST_STATES, 1))
    decisions, previous = set(), None
    while not position.is_over:
        if position.actor == CHANCE and len(position.legal_moves) > 1 and position.decision != previous:
            found = meter.expected(position)
            if not meter.is_exact:
                assert at_once.expected(position) == found
                decisions.add(position.decision)
        previous = position.decision if position.actor == CHANCE else None
        weights = position.weights if position.actor == CHANCE else None
        position.play(rng.choices(position.legal_moves, weights)[0])
    assert decisions


@pytest.mark.skipif(IS_INTERPRETED, reason="too many states")
@pytest.mark.parametrize(("name", "players"), [("sequence-dice", 3), ("yellow-dwarf", 4)])
def test_what_is_imagined_is_worth_what_events_are_worth_that_are_played_out(name, players):
    """By seat, within four standard errors; both depend on who is first, and that must come out."""
    rng, meter, position = random.Random(11), LuckMeter(load(name), players), croupier.start(name, players)
    meter.begin(0)
    while meter.expected(position) and meter.is_exact:
        position.play(rng.choices(position.legal_moves, position.weights)[0])
    ends, means = [], []
    for _ in range(1_500):
        end = position.copy()
        while is_going_on(end, position.decision):
            end.play(rng.choices(end.legal_moves, end.weights)[0])
        ends.append(meter.worth(end).wins)
    for salt in range(60):
        meter.begin(salt)
        means.append(meter.expected(position).wins)
    error = np.sqrt(np.var(ends, axis=0) / len(ends) + np.var(means, axis=0) / len(means))
    assert np.std(ends, axis=0).min() > 0.005
    assert (np.abs(np.mean(ends, axis=0) - np.mean(means, axis=0)) < 4 * error).all()


@pytest.mark.parametrize("most_states", [0, MOST_STATES + 1])
def test_more_states_than_there_is_room_for_are_refused(most_states):
    with pytest.raises(ValueError, match=f"room for 1 to {MOST_STATES} states, not {most_states}"):
        LuckMeter(load("las-vegas"), 2, most_states=most_states)


@pytest.mark.skipif(IS_INTERPRETED, reason="too many states")
def test_throws_for_the_first_player_may_go_on_for_ever_and_are_imagined():
    meter = LuckMeter(load("sequence-dice"), 2)
    meter.expected(croupier.start("sequence-dice", players=2))
    assert not meter.is_exact


@pytest.mark.skipif(IS_INTERPRETED, reason="too many states")
def test_eight_dice_are_worked_out_and_a_deal_is_imagined():
    position = croupier.start("las-vegas", players=2, starter=0)
    while position.decision == "note":
        position.play(position.legal_moves[-1])
    meter = LuckMeter(load("las-vegas"), 2)
    meter.expected(position)
    assert (meter.is_exact, len(meter.outcomes()[0])) == (True, 1287)
    deal = croupier.start("yellow-dwarf", players=3, dealer=0)
    deal.play("stake")
    meter = LuckMeter(load("yellow-dwarf"), 3)
    meter.expected(deal)
    assert (meter.is_exact, len(meter.outcomes()[0])) == (False, NUM_IMAGINED)


@pytest.mark.parametrize(("name", "players"), [("sequence-dice", 4), ("las-vegas", 3)])
def test_the_sides_sum_to_one_and_partners_have_the_chance_of_their_side(name, players):
    meter = LuckMeter(load(name), players)
    wins, aheads = meter.worth(list(events(name, players, {}, 1, 36))[-1])
    if name == "sequence-dice":
        assert wins[:2] == wins[2:]
        wins = wins[:2]
    assert math.isclose(sum(wins), 1)
    assert all(0 <= chance <= 1 for chance in (*wins, *aheads))


def test_a_judgement_that_is_not_trusted_sees_no_luck():
    position = Position.from_text("las-vegas", SMALL)
    meter = LuckMeter(load("las-vegas"), 2, trust=0.0)
    assert meter.worth(position).wins == meter.worth(position).aheads == (0.5, 0.5)
    assert np.allclose(meter.expected(position).wins, 0.5)
