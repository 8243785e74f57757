"""Measures the peers, in a Python of their own: reads names, answers each with a rate."""

import os
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module

from aec import aec_steps

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


@cache
def pgx_games(name: str, count: int) -> Callable[[], None]:
    """A function that steps `count` games of Pgx once, random legal actions chosen in the same compiled call."""
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")  # its compiler tells of every table that it folds
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def advance(state, key):
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return step(state, actions, jax.random.split(dealing, count)), key

    key = jax.random.key(1)
    kept = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, count)), key)]

    def again() -> None:
        kept[0] = advance(*kept[0])
        jax.block_until_ready(kept[0])

    again()
    return again


@cache
def cartpoles(count: int) -> Callable[[], None]:
    """A function that steps Gymnasium's vector of CartPoles once, at random."""
    import gymnasium

    envs = gymnasium.make_vec("CartPole-v1", num_envs=count, vectorization_mode="vector_entry_point")
    envs.reset(seed=1)
    envs.action_space.seed(1)
    return lambda: envs.step(envs.action_space.sample())


def vector_steps(step: Callable[[], None], count: int) -> float:
    """Steps of single games a second."""
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        step()
        steps += count
    return steps / (time.perf_counter() - started)


def answer(name: str) -> float:
    """The rate of a name: a game of OpenSpiel, or a kind with its arguments, as in `pgx backgammon 1024`."""
    kind, *arguments = name.split()
    if kind == "pgx":
        return vector_steps(pgx_games(arguments[0], int(arguments[1])), int(arguments[1]))
    if kind == "cartpole":
        return vector_steps(cartpoles(int(arguments[0])), int(arguments[0]))
    if kind == "aec":
        return aec_steps(import_module(f"pettingzoo.classic.{arguments[0]}").env(), SECONDS)
    return {"lasvegas": lasvegas, "mcts": mcts}.get(kind, lambda: open_spiel(kind))()


for line in sys.stdin:
    print(answer(line), flush=True)
