"""Compares a game's fast steps with the generic ones: the same states, the same generator."""

from dataclasses import replace

import numpy as np

import croupier
from croupier.engine import Engine
from croupier.game import Game, load
from croupier.kernel import below, blank, generator
from croupier.settings import pack


def engines(name):
    """The game without its shortcuts, and with them."""
    game = load(name)
    slow: Game = replace(game, name=f"{name}-slow", fast=None)
    return Engine(slow), Engine(game)


def packed_settings(entry):
    """The settings record that `setup` reads for a table (name, players, settings)."""
    name, players, settings = entry
    game = load(name)
    return pack(game.rules.SETTINGS, game.settings, players, croupier.start(name, players, **settings).settings)


def opening(entry):
    """The state before the first decision, in an array of one."""
    engine, _ = engines(entry[0])
    states = blank(engine.game.rules.STATE)
    engine.doors.start_at(states, 0, packed_settings(entry), engine.new_options())
    return states


def assert_same_playouts(name, start, games, seed):
    """Assert that random games from `start` end with the same results, states and generator."""
    found = []
    for engine in engines(name):
        scratch, rng = blank(engine.game.rules.STATE), generator(seed)
        standings = np.zeros((games, engine.game.rules.MAX_PLAYERS, 2), np.int64)
        lengths = np.zeros((games, 2), np.int64)
        engine.doors.playouts(start.copy(), scratch, rng, engine.new_options(), standings, lengths)
        found.append([array.tobytes() for array in (standings, lengths, scratch, rng)])
    assert found[0] == found[1]


def assert_same_deals(name, start, seeds):
    """Assert that dealing leaves the same states and generator, choice by choice to the end of the game."""
    pair = engines(name)
    rules = load(name).rules
    for seed in range(seeds):
        states, rngs = [start.copy(), start.copy()], [generator(seed), generator(seed)]
        options, chooser = pair[0].new_options(), generator(seed, 1)
        while True:
            taken = [
                engine.doors.deal_at(state, 0, rng, options)
                for engine, state, rng in zip(pair, states, rngs, strict=True)
            ]
            assert taken[0] == taken[1]
            assert states[0].tobytes() == states[1].tobytes()
            assert rngs[0].tobytes() == rngs[1].tobytes()
            if states[0][0].depth == 0:
                break
            count = rules.legal(states[0][0], options[0].actions)
            action = np.int64(options[0].actions[below(chooser[0], count)])
            for state in states:
                rules.apply(state[0], action)
