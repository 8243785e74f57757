"""The PettingZoo environments: PettingZoo's own suites, the same games as the library's, nothing hidden in sight."""

import copy
import inspect
import pickle

import numpy as np
import pettingzoo
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import croupier
from croupier.envs import PLAYERS
from croupier.kernel import generator
from croupier.phrases import say
from croupier.words import Words
from tests.envs.games import TABLES, episode

games = pytest.mark.parametrize("name", TABLES)
doors = pytest.mark.parametrize("door", ["env", "raw_env"])

# `api_test` knows by name which of PettingZoo's own environments observe a dict with a mask, and warns of others; and
# it warns of the empty masks of agents that are about to leave.
expected_warnings = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def make(name, door="env", **options):
    module, table = TABLES[name]
    return getattr(module, door)(**table | options)


def with_known_warnings(test):
    for mark in expected_warnings:
        test = mark(test)
    return test


@games
@doors
@with_known_warnings
def test_pettingzoo_finds_its_api(name, door):
    api_test(make(name, door))


@games
@doors
def test_pettingzoo_finds_seeds_respected(name, door):
    seed_test(lambda: make(name, door))


@games
def test_pettingzoo_can_render(name, capsys):
    """PettingZoo's max_cycles_test, the last of its suites, is for parallel environments that are cut off."""
    render_test(lambda render_mode: make(name, render_mode=render_mode))
    assert capsys.readouterr().out, "a human reads it"


@games
def test_pettingzoo_makes_environments_by_name(name):
    env = pettingzoo.make("aec", f"croupier/{name.replace('-', '_')}-v1", players=3)
    assert str(env) == f"{name.replace('-', '_')}_v1"
    assert env.num_agents == 3


@games
def test_pictures_have_one_size_and_show_the_table(name):
    env = make(name, render_mode="rgb_array")
    env.reset(seed=3)
    first = env.render()
    episode(env)
    last = env.render()
    assert first.shape == last.shape
    assert (first != last).any()


@games
def test_the_same_seed_gives_the_same_game_as_a_batch(name):
    module, table = TABLES[name]
    env, batch = module.env(**table), croupier.Batch(name, count=1, seed=11, **table)
    for seed in (11, None):
        seen, rewards, scores = episode(env, seed)
        for agent, observation in seen:
            assert agent == f"player_{batch.seats[0]}"
            assert observation == batch.observations[0].tobytes()
            batch.step(batch.masks.argmax(axis=1))
        assert batch.ends[0]
        assert list(rewards.values()) == batch.rewards[0].tolist()
        assert list(scores.values()) == batch.scores[0].tolist()
    assert episode(env, 12) != episode(env, 11)


@games
def test_rewards_are_the_outcome_of_the_position(name):
    module, table = TABLES[name]
    env = module.raw_env(**table)
    for seed in range(3):
        _, rewards, scores = episode(env, seed)
        position = env._batch.position(0)
        winners = [seat for seat, place in enumerate(position.outcome.places) if place == 1]
        assert scores == {f"player_{seat}": score for seat, score in enumerate(position.outcome.scores)}
        assert rewards == pytest.approx(
            {agent: (seat in winners) / len(winners) for seat, agent in enumerate(env.possible_agents)}
        )


def test_partners_win_together():
    _, rewards, scores = episode(TABLES["sequence-dice"][0].env(players=4), 5)
    assert sorted(rewards.values()) == [0, 0, 1, 1]
    assert rewards["player_0"] == rewards["player_2"] != rewards["player_1"] == rewards["player_3"]
    assert rewards == scores


@games
def test_no_agent_observes_what_its_seat_may_not_know(name):
    """Two games that differ only in what an agent may not know look the same to it."""
    env, twin, num_different = make(name), make(name), 0
    env.reset(seed=6)
    for step in range(60):
        if env.terminations[env.agent_selection]:
            env.reset()
        batch, position = env._batch, env._batch.position(0)
        for seat, agent in enumerate(env.possible_agents):
            imagined = position.imagine(position.view(seat), generator(7, step, seat))
            num_different += imagined.state != position.state
            twin._batch._states[0] = np.frombuffer(imagined.state, batch.game.rules.STATE)[0]
            twin._batch.step([0], where=[False])
            twin.agent_selection = env.agent_selection
            seen, seen_there = env.observe(agent), twin.observe(agent)
            assert (
                seen["observation"].tobytes() == seen_there["observation"].tobytes() == position.vector(seat).tobytes()
            )
            assert seen["action_mask"].tolist() == seen_there["action_mask"].tolist()
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(int(batch.sample()[0]))
    assert (num_different > 0) == (name in ("yellow-dwarf", "las-vegas-royale")), "only these hide something"


@games
def test_observations_are_the_readers_own(name):
    env = make(name)
    env.reset(seed=1)
    before = env._batch.position(0)
    observation, *_ = env.last()
    for array in observation.values():
        array[:] = 0
    assert env.last()[0]["action_mask"].any()
    assert env._batch.position(0) == before


@games
def test_an_illegal_choice_ends_env_as_pettingzoos_wrapper_does_and_is_refused_by_raw_env(name):
    env, raw, wrapped = make(name), make(name, "raw_env"), TerminateIllegalWrapper(make(name, "raw_env"), -1)
    for one in (env, raw, wrapped):
        one.reset(seed=4)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    before = raw._batch.position(0)
    with pytest.raises(croupier.MoveError, match=f"choice {illegal} is not allowed") as refusal:
        raw.step(illegal)
    assert refusal.value.code == "illegal-move"
    assert raw._batch.position(0) == before
    assert not any(raw.terminations.values())
    culprit = env.agent_selection
    env.step(illegal)
    wrapped.step(illegal)
    assert env.rewards[culprit] == -1
    while env.agents:
        assert (env.agents, env.agent_selection) == (wrapped.agents, wrapped.agent_selection)
        assert env.last(observe=False) == wrapped.last(observe=False)
        assert (env.rewards, env.terminations, env.truncations) == (
            wrapped.rewards, wrapped.terminations, wrapped.truncations
        )  # fmt: skip
        env.step(None)
        wrapped.step(None)
    assert not wrapped.agents
    assert episode(env, 4) == episode(raw, 4), "nothing of it is left after a reset"


@doors
def test_what_is_no_choice_is_refused_and_changes_nothing(door):
    env = make("las-vegas", door)
    env.reset(seed=1)
    before = env._batch.position(0)
    for nonsense, code in ((-1, "illegal-move"), (6, "illegal-move"), (10**9, "illegal-move"), (None, "malformed-move"),
                           (1.0, "malformed-move"), ("1", "malformed-move"), ([1], "malformed-move")):  # fmt: skip
        with pytest.raises(croupier.MoveError) as refusal:
            env.step(nonsense)
        assert refusal.value.code == code
    assert env._batch.position(0) == before
    assert env.agents == env.possible_agents


def test_after_the_end_agents_leave_and_nothing_more_is_played():
    env = make("las-vegas")
    env.reset(seed=2)
    while not env.terminations[env.agent_selection]:
        env.step(env.last()[0]["action_mask"].argmax())
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    for _ in range(2):
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    with pytest.raises(croupier.MoveError, match="the game is over") as refusal:
        env.step(0)
    assert refusal.value.code == "game-over"


def test_unknown_agents_settings_players_and_modes_are_refused():
    module = TABLES["las-vegas"][0]
    env = module.env(players=2)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(croupier.MoveError, match="there is no agent 'player_2'; the agents are player_0, player_1"):
            ask("player_2")
    for options, message in (
        ({"players": 9}, "players must be 2 to 5, not 9"),
        ({"tiles": 3}, "'tiles'"),
        ({"neutral": "perhaps"}, "neutral must be true or false"),
        ({"render_mode": "ascii"}, "render_mode must be one of human, ansi, rgb_array, not 'ascii'"),
        ({"illegal": "punish"}, "illegal must be one of refuse, end, not 'punish'"),
    ):
        with pytest.raises(croupier.SettingsError, match=message):
            module.env(**options)
    for seed in ("x", 1.5, True):
        with pytest.raises(croupier.SettingsError, match="seed"):
            env.reset(seed=seed)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None


@games
def test_copies_and_pickles_are_new_environments_of_the_same_table(name):
    env = make(name, "raw_env")
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert episode(again, 8) == episode(env, 8)


def test_choices_are_drawn_as_gymnasium_draws_them():
    env = make("sequence-dice")
    env.reset(seed=1)
    space = env.action_space("player_0")
    plain = Discrete(int(space.n))
    assert space == plain
    space.seed(3)
    plain.seed(3)
    masks = [np.random.default_rng(seed).integers(0, 2, int(space.n), np.int8) for seed in range(20)]
    for mask in (*masks, np.zeros_like(masks[0]), None):
        assert space.sample(mask) == plain.sample(mask)


@games
def test_the_manual_is_true(name):
    module, table = TABLES[name]
    game, words, env = croupier.load(name), Words("en"), module.env(**table)
    manual = " ".join(module.__doc__.split())
    for line in str(croupier.layout(name)).splitlines():
        assert f"    {line.rstrip()}\n" in module.__doc__
    for kind in game.actions:
        moves = [str(move) for move in kind.moves()]
        last = kind.first + len(moves) - 1
        said = f"{kind.first} {moves[0]}" if len(moves) == 1 else f"{kind.first} - {last} {moves[0]} to {moves[-1]}"
        assert (said in manual) == (kind.first < game.num_choices)
    for setting in game.settings:
        assert f"{setting.name} = {setting.default!r}" in manual
        assert words.say(say(game.label(setting) + "-about")) in manual
    for door in (module.env, module.raw_env):
        assert inspect.signature(door).parameters["players"].default == PLAYERS[name]
    assert f"players = {PLAYERS[name]} " in manual
    assert f"Discrete({game.num_choices})" in manual
    assert f"Box(({croupier.layout(name).size},), float32)" in manual
    assert f"{game.players[0]} to {game.players[-1]} of them" in manual
    assert str(env) == module.__name__.rpartition(".")[2]
