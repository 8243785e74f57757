"""The search itself, in every mode: it counts what it tries, stays within its memory, and credits by places."""

import random

import numpy as np
import pytest

import croupier
from croupier.bots.search import Search
from croupier.bots.thinking import Budget
from croupier.engine import Engine
from croupier.game import NAMES, load
from croupier.kernel import CHANCE, blank, generator
from croupier.kernel.search import MARGIN, MAX_SEATS, NODE, RANK, WIN
from tests.contract.games import IS_INTERPRETED


def at_a_choice(name):
    """The first position of a random game at which a seat has a choice."""
    position, chooser = croupier.start(name, load(name).players[0]), random.Random(1)
    while position.actor == CHANCE or len(position.legal_moves) < 2:
        position.play(chooser.choice(position.legal_moves))
    return position


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [{}, {"is_whole": True, "num_best": 0}, {"is_paranoid": True, "num_best": 1}])
def test_every_iteration_is_one_try_of_a_legal_action(name, options):
    position = at_a_choice(name)
    search = Search(position.game, **options)
    trials = search.think(position.view(position.actor), Budget(iterations=14), generator(1))
    tried = {action: trial.tries for action, trial in enumerate(trials) if trial.tries}
    assert set(tried) <= set(position.legal_actions)
    assert sum(tried.values()) == 14


def credits_of(money, notes, round_number, depth, left=9):
    """What Las Vegas credits each seat with for this standing; with a small `left`, for what is foretold."""
    engine = Engine(load("las-vegas"))
    states = blank(engine.game.rules.STATE)
    s = states[0]
    s.players, s.round_number, s.depth = len(money), round_number, depth
    s.money[: len(money)], s.num_notes[: len(money)] = money, notes
    desks = blank(engine.desk_dtype)
    engine.doors.credit(s, left, desks[0])
    credits = desks["credits"][0]
    return credits[: len(money)].tolist(), credits[MAX_SEATS : MAX_SEATS + len(money)].tolist()


def test_a_finished_game_is_credited_by_places_and_a_little_by_margin():
    credits, wins = credits_of([30, 20, 20], [3, 2, 2], 4, 0)
    assert wins == [1, 0, 0]
    assert credits[0] == pytest.approx(RANK + WIN, abs=MARGIN)
    assert credits[1] == credits[2] == pytest.approx(RANK / 4, abs=MARGIN)
    assert credits_of([30, 30], [2, 3], 4, 0)[1] == [0, 1]
    assert credits_of([30, 30], [3, 3], 4, 0)[1] == [0.5, 0.5]


def test_a_game_that_goes_on_is_credited_by_how_well_leads_hold():
    early, late = credits_of([30, 20], [3, 2], 2, 1)[0], credits_of([30, 20], [3, 2], 4, 1)[0]
    assert 0.5 < early[0] < late[0] < RANK + WIN + MARGIN
    assert credits_of([30, 30], [3, 3], 2, 1)[1] == [0.5, 0.5]


def test_what_is_foretold_counts_while_a_chapter_is_open():
    """No notes lie in the casinos, so foretold money is present money; a round that is over leaves less time."""
    foretold, there = (credits_of([30, 20], [3, 2], 4, 1, left)[0] for left in (0, 9))
    assert foretold[0] > there[0] > 0.5


def test_chances_of_the_first_place_add_up_to_one():
    for depth in (0, 1):
        assert sum(credits_of([30, 20, 25], [3, 2, 2], 3, depth)[1]) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_choice_is_tried_and_counted(name):
    """A position whose seat has one choice: every iteration is a try of it."""
    position, chooser = croupier.start(name, load(name).players[0]), random.Random(2)
    while position.actor == CHANCE or len(position.legal_moves) > 1:
        position.play(chooser.choice(position.legal_moves))
    (action,) = position.legal_actions
    trials = Search(position.game).think(position.view(position.actor), Budget(iterations=8), generator(1))
    assert {number: trial.tries for number, trial in enumerate(trials) if trial.tries} == {action: 8}


def sequence_dice_credits(players):
    """Side 0 has three chips in a row, side 1 has one, and side 0 is to throw."""
    position = croupier.start("sequence-dice", players, starter=0, line=5)
    engine, states = Engine(position.game), blank(position.game.rules.STATE)
    view = position.view().record()[0]
    position.game.rules.imagine(view, croupier.NOBODY, states[0], generator(0)[0])
    s, desks = states[0], blank(engine.desk_dtype)
    s.held[0], s.held[1] = 0b111 << 7, 1 << 28
    engine.doors.credit(s, 0, desks[0])
    credits = desks["credits"][0]
    return credits[:2].tolist(), credits[MAX_SEATS : MAX_SEATS + 2].tolist()


def test_a_side_of_two_has_the_chances_of_one():
    assert sequence_dice_credits(4) == (
        pytest.approx(sequence_dice_credits(2)[0]),
        pytest.approx(sequence_dice_credits(2)[1]),
    )
    assert sequence_dice_credits(4)[1][0] > 0.5


A, B = 3, 4  # two actions of Sequence Dice, where the facet of an action is the action


def two_known(legal, mine, theirs, available=(2, 2), actor=1, **planned):
    """The favourite of two children, which lie at 2 (A) and 1 (B), and the tree; means are those of seats 0 and 1."""
    engine = Engine(load("sequence-dice"))
    states, nodes, desks = blank(engine.game.rules.STATE), blank(NODE, 3), blank(engine.desk_dtype)
    states[0].players, states[0].sides = 4, 2
    desks["options"]["actions"][0, : len(legal)] = legal
    nodes["first_child"][0], nodes["sibling"][2], nodes["facet"][1:] = 2, 1, (B, A)
    nodes["visits"][1:] = 2
    for child, number in ((2, 0), (1, 1)):
        nodes["values"][child, :4] = 2 * np.array([mine[number], theirs[number]] * 2)
        nodes["available"][child] = available[number]
    for name, value in planned.items():
        desks["plan"][name] = value
    seat = 0
    found = engine.doors.favourite(states[0], seat, actor, len(legal), nodes, 0, desks[0])
    return {2: A, 1: B, -1: None}[int(found[0])], int(found[1]), nodes["available"][[2, 1]].tolist()


def test_everybody_wants_the_best_for_their_side_unless_paranoid():
    """A is best for both sides; B hurts seat 0 most. Partners are on its side in any case."""
    means = {"mine": (0.9, 0.1), "theirs": (0.9, 0.5)}
    assert two_known([A, B], **means)[0] == A
    assert two_known([A, B], **means, is_paranoid=1)[0] == B
    assert two_known([A, B], **means, is_paranoid=1, actor=2)[0] == A
    assert two_known([A, B], **means, is_paranoid=1, actor=0)[0] == A


def test_a_choice_is_compared_by_how_often_it_was_available():
    """Equal choices, tried equally often: the one that was available much oftener is next, in either order."""
    means = {"mine": (0.5, 0.5), "theirs": (0.5, 0.5), "exploration": 0.5}
    assert two_known([A, B], **means, available=(5, 500)) == (B, 2, [6, 501])
    assert two_known([A, B], **means, available=(500, 5)) == (A, 2, [501, 6])
    assert two_known([B], **means, available=(500, 5)) == (B, 1, [500, 6])
    assert two_known([B + 1], **means, available=(500, 5)) == (None, 0, [500, 5])


def test_partners_win_together():
    engine = Engine(load("sequence-dice"))
    s, standing, shares = blank(engine.game.rules.STATE)[0], np.zeros((4, 2), np.int64), np.zeros(MAX_SEATS)
    s.players, s.sides, s.winner = 4, 2, 1
    engine.game.rules.returns(s, standing)
    engine.doors.share_first_place(s, standing, shares)
    assert shares.tolist() == [0, 1, 0, 1, 0, 0]
    s.winner = croupier.NOBODY
    engine.game.rules.returns(s, standing)
    engine.doors.share_first_place(s, standing, shares)
    assert shares.tolist() == [0.5, 0.5, 0.5, 0.5, 0, 0]


@pytest.mark.skipif(IS_INTERPRETED, reason="only many games show it")
def test_a_secret_is_not_known_to_the_tree():
    """The searcher holds up a number for Lucky Punch at the root: in the tree one guess in three is right."""
    position = croupier.start("las-vegas-royale", 2, starter=0, faces=("lucky-punch",))
    chooser = random.Random(3)
    while position.decision != "hold":
        position.play(chooser.choice(position.legal_moves))
    search = Search(position.game, num_best=0, prior=0, exploration=50)  # tries everything about equally often
    trials = search.think(position.view(position.actor), Budget(iterations=100_000), generator(1))
    _, two, three = (trials[action].scores / trials[action].tries for action in position.legal_actions)
    assert three - two == pytest.approx((40_000 - 30_000) * 2 / 3, abs=2_500)  # what they pay, in two of three games
