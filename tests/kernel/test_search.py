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


def credits_of(money, notes, round_number, depth):
    """What Las Vegas credits each seat with for such a standing."""
    engine = Engine(load("las-vegas"))
    states = blank(engine.game.rules.STATE)
    s = states[0]
    s.players, s.round_number, s.depth = len(money), round_number, depth
    s.money[: len(money)], s.num_notes[: len(money)] = money, notes
    standing, credits = np.zeros((engine.game.rules.MAX_PLAYERS, 2), np.int64), np.zeros(2 * MAX_SEATS)
    engine.doors.credit(s, standing, credits)
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
