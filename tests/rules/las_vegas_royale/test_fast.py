"""The quick ways of Royale come to the same states and the same generator as the slow ones."""

import numpy as np
import pytest

import croupier
from croupier.engine import Engine
from croupier.game import Game, load
from croupier.games.las_vegas_royale import rules, table
from croupier.kernel import CHANCE, below, blank, generator
from croupier.settings import pack
from tests.contract.games import MODE_GAMES, TABLES, table_id

ROYALE = [entry for entry in TABLES if entry[0] == "las-vegas-royale"]


def _slow_game() -> Game:
    game = load("las-vegas-royale")
    return Game(
        "las-vegas-royale-slow",
        1,
        game.players,
        game.settings,
        game.decisions,
        game.actions,
        rules,
        tallies=game.tallies,
    )


def _packed(entry):
    game = load(entry[0])
    settings = croupier.start(entry[0], entry[1], **entry[2]).settings
    return pack(game.rules.SETTINGS, game.settings, entry[1], settings)


@pytest.mark.parametrize("entry", ROYALE, ids=table_id)
def test_fast_random_games_equal_step_by_step_ones(entry):
    found = []
    for engine in (Engine(_slow_game()), Engine(load("las-vegas-royale"))):
        start, scratch, option, rng = blank(rules.STATE), blank(rules.STATE), engine.new_options(), generator(11)
        engine.doors.start_at(start, 0, _packed(entry), option)
        standings, lengths = np.zeros((MODE_GAMES, 5, 2), np.int64), np.zeros((MODE_GAMES, 2), np.int64)
        tallies = engine.new_tallies()
        engine.doors.playouts(start, scratch, rng, option, standings, lengths, tallies)
        found.append([array.tobytes() for array in (standings, lengths, tallies, scratch, rng)])
    assert found[0] == found[1]


@pytest.mark.parametrize("entry", ROYALE, ids=table_id)
def test_fast_dealing_equals_die_by_die(entry):
    slow, fast = Engine(_slow_game()), Engine(load("las-vegas-royale"))
    for seed in range(max(MODE_GAMES // 10, 1)):
        states, rngs = [blank(rules.STATE), blank(rules.STATE)], [generator(seed), generator(seed)]
        options = [slow.new_options(), slow.new_options()]
        for state, option in zip(states, options, strict=True):
            slow.doors.start_at(state, 0, _packed(entry), option)
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


@pytest.mark.parametrize("dice", [0, 1, 5, 7, 8])
def test_fast_random_games_may_begin_in_the_middle_of_a_turn(dice):
    found = []
    for engine in (Engine(_slow_game()), Engine(load("las-vegas-royale"))):
        start, scratch, option, rng = blank(rules.STATE), blank(rules.STATE), engine.new_options(), generator(12)
        entry = ("las-vegas-royale", 3, {"faces": ("nice-dice",), "starter": 0})
        engine.doors.start_at(start, 0, _packed(entry), option)
        while start[0].decision[start[0].depth - 1] != table.ROLL:
            assert start[0].actor[start[0].depth - 1] == CHANCE
            count = rules.legal(start[0], option[0].actions)
            rules.apply(start[0], np.int64(option[0].actions[count - 1]))
        for die in range(dice):
            rules.apply(start[0], table.DIE + die % 6)
        standings, lengths = np.zeros((2, 5, 2), np.int64), np.zeros((2, 2), np.int64)
        engine.doors.playouts(start, scratch, rng, option, standings, lengths, engine.new_tallies())
        found.append([array.tobytes() for array in (standings, lengths, scratch, rng)])
    assert found[0] == found[1]
