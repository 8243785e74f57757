"""The quick way to deal leaves the same state and the same generator as the slow one."""

import numpy as np
import pytest

from croupier.engine import Engine
from croupier.game import Game, load
from croupier.games.las_vegas import rules
from croupier.kernel import below, blank, generator
from tests.contract.games import MODE_GAMES


def _slow_game() -> Game:
    game = load("las-vegas")
    return Game("las-vegas-slow", 1, game.players, game.settings, game.decisions, game.actions, rules)


@pytest.mark.parametrize(
    ("players", "neutral", "starter"), [(2, 0, -1), (2, 1, 0), (3, 0, 2), (3, 1, -1), (4, 0, 0), (4, 1, 3), (5, 0, -1)]
)
def test_fast_dealing_equals_die_by_die(players, neutral, starter):
    slow, fast = Engine(_slow_game()), Engine(load("las-vegas"))
    settings = blank(rules.SETTINGS)
    settings["players"], settings["neutral"], settings["starter"] = players, neutral, starter
    for seed in range(MODE_GAMES):
        states = [blank(rules.STATE), blank(rules.STATE)]
        rngs = [generator(seed), generator(seed)]
        options = [slow.new_options(), slow.new_options()]
        for state, option in zip(states, options, strict=True):
            slow.doors.start_at(state, 0, settings, option)
        chooser = generator(seed, 1)
        while True:
            taken = [
                engine.doors.deal_at(state, 0, rng, option)
                for engine, state, rng, option in zip((slow, fast), states, rngs, options, strict=True)
            ]
            assert taken[0] == taken[1]
            assert states[0].tobytes() == states[1].tobytes()
            assert rngs[0].tobytes() == rngs[1].tobytes()
            if states[0][0].depth == 0:
                break
            count = rules.legal(states[0][0], options[0][0].actions)
            action = np.int64(options[0][0].actions[below(chooser[0], count)])
            for state in states:
                rules.apply(state[0], action)


def test_fast_dealing_finishes_a_roll_that_was_begun_die_by_die():
    slow, fast = Engine(_slow_game()), Engine(load("las-vegas"))
    settings = blank(rules.SETTINGS)
    settings["players"], settings["neutral"] = 2, 1
    for begun in range(1, 12):
        states = []
        for engine in (slow, fast):
            state, option = blank(rules.STATE), engine.new_options()
            engine.doors.start_at(state, 0, settings, option)
            for _ in range(6):
                rules.apply(state[0], rules.TURN_UP + 4)
            for die in range(begun):
                rules.apply(state[0], rules.DIE + die % 6)
            engine.doors.deal_at(state, 0, generator(begun), option)
            states.append(state.tobytes())
        assert states[0] == states[1]


def test_fast_dealing_takes_returned_notes_when_nothing_is_unseen():
    slow, fast = Engine(_slow_game()), Engine(load("las-vegas"))
    settings = blank(rules.SETTINGS)
    settings["players"] = 2
    states = []
    for engine in (slow, fast):
        state, option = blank(rules.STATE), engine.new_options()
        engine.doors.start_at(state, 0, settings, option)
        state[0].unseen[:] = 0
        state[0].returned[:3] = (9, 2, 8)
        state[0].num_returned = 3
        engine.doors.deal_at(state, 0, generator(3), option)
        states.append(state.tobytes())
    assert states[0] == states[1]


@pytest.mark.parametrize(
    ("players", "neutral", "starter"), [(2, 0, -1), (2, 1, 0), (3, 0, 2), (3, 1, -1), (4, 0, 0), (4, 1, 3), (5, 0, -1)]
)
def test_fast_random_games_equal_step_by_step_ones(players, neutral, starter):
    settings = blank(rules.SETTINGS)
    settings["players"], settings["neutral"], settings["starter"] = players, neutral, starter
    found = []
    for engine in (Engine(_slow_game()), Engine(load("las-vegas"))):
        start, scratch, option, rng = blank(rules.STATE), blank(rules.STATE), engine.new_options(), generator(11)
        engine.doors.start_at(start, 0, settings, option)
        standings, lengths = np.zeros((MODE_GAMES, 5, 2), np.int64), np.zeros((MODE_GAMES, 2), np.int64)
        engine.doors.playouts(start, scratch, rng, option, standings, lengths, engine.new_tallies())
        found.append((standings.tobytes(), lengths.tobytes(), scratch.tobytes(), rng.tobytes()))
    assert found[0] == found[1]


@pytest.mark.parametrize("dice", [0, 1, 5, 12])
def test_fast_random_games_may_begin_in_the_middle_of_a_turn(dice):
    """A roll begun die by die is finished, and a roll that is complete is placed."""
    settings = blank(rules.SETTINGS)
    settings["players"], settings["neutral"] = 2, 1
    found = []
    for engine in (Engine(_slow_game()), Engine(load("las-vegas"))):
        start, scratch, option, rng = blank(rules.STATE), blank(rules.STATE), engine.new_options(), generator(12)
        engine.doors.start_at(start, 0, settings, option)
        for _ in range(6):
            rules.apply(start[0], rules.TURN_UP + 4)
        for die in range(dice):
            rules.apply(start[0], rules.DIE + die % 6)
        standings, lengths = np.zeros((2, 5, 2), np.int64), np.zeros((2, 2), np.int64)
        engine.doors.playouts(start, scratch, rng, option, standings, lengths, engine.new_tallies())
        found.append((standings.tobytes(), lengths.tobytes(), scratch.tobytes(), rng.tobytes()))
        if dice == 12:
            before = start.tobytes()
            assert engine.doors.deal_at(start, 0, rng, option) == 0, "a seat must choose: nothing is dealt"
            assert start.tobytes() == before
    assert found[0] == found[1]
