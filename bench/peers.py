"""Measures the peers, in a Python of their own: reads names, answers each with a rate."""

import random
import sys
import time

SECONDS = 0.7


def lasvegas() -> float:
    """Games of four a second of the lasvegas package, its own random policy, no neutral dice."""
    from lasvegas import Game

    game, games = Game(num_players=4, num_xtr_players=0), 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        game.run()
        games += 1
    return games / (time.perf_counter() - started)


def open_spiel(name: str) -> float:
    """Moves a second of OpenSpiel in a plain Python loop."""
    import pyspiel

    game, chooser, moves = pyspiel.load_game(name), random.Random(1), 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser.random() * len(legal))])
            moves += 1
    return moves / (time.perf_counter() - started)


for line in sys.stdin:
    name = line.strip()
    print(lasvegas() if name == "lasvegas" else open_spiel(name), flush=True)
