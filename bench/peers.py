"""Measures the peers, in a Python of their own: reads names, answers each with a rate."""

import random
import sys
import time

SECONDS = 0.7
SIMULATIONS = 100


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


def mcts() -> float:
    """Actions a second that OpenSpiel's C++ search rolls out on backgammon: simulations by a rollout's mean length.

    The simulations begin with the game, so their rollouts are assumed to be as long as whole random games.
    """
    import pyspiel

    game, chooser = pyspiel.load_game("backgammon"), random.Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    lengths = []
    for _ in range(50):
        rollout, length = state.clone(), 0
        while not rollout.is_terminal():
            if rollout.is_chance_node():
                outcomes, weights = zip(*rollout.chance_outcomes(), strict=True)
                rollout.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                rollout.apply_action(chooser.choice(rollout.legal_actions()))
            length += 1
        lengths.append(length)
    simulations, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        bot.step(state)
        simulations += SIMULATIONS
    return simulations / (time.perf_counter() - started) * sum(lengths) / len(lengths)


KNOWN = {"lasvegas": lasvegas, "mcts": mcts}
for line in sys.stdin:
    name = line.strip()
    print(KNOWN[name]() if name in KNOWN else open_spiel(name), flush=True)
