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
from croupier.kernel.search import MARGIN, MAX_SEATS, RANK, WIN
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
    """What Las Vegas credits each seat with for such a standing; with fewer chapters `left` by what is foretold."""
    engine = Engine(load("las-vegas"))
    states = blank(engine.game.rules.STATE)
    s = states[0]
    s.players, s.round_number, s.depth = len(money), round_number, depth
    s.money[: len(money)], s.num_notes[: len(money)] = money, notes
    standing, credits = np.zeros((engine.game.rules.MAX_PLAYERS, 2), np.int64), np.zeros(2 * MAX_SEATS)
    engine.doors.credit(s, left, standing, np.zeros(MAX_SEATS), credits)
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
    """Nothing lies in the casinos, so money is foretold to stay as it is, and a round that is over leaves less time."""
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


def test_a_secret_is_not_known_to_the_tree():
    """Lucky Punch at the root, holding up: whoever guesses below guesses right once in three, not always."""
    position = croupier.start("las-vegas-royale", 2, starter=0, faces=("lucky-punch",))
    chooser = random.Random(3)
    while position.decision != "hold":
        position.play(chooser.choice(position.legal_moves))
    search = Search(position.game, num_best=0, prior=0)
    trials = search.think(
        position.view(position.actor), Budget(iterations=90 if IS_INTERPRETED else 3000), generator(1)
    )
    means = [trials[action].scores / trials[action].tries for action in position.legal_actions]
    assert max(means) - min(means) > 5_000  # 1 gives 20,000, 3 gives 40,000, two times in three
