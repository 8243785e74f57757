"""The Gymnasium environments: Gymnasium's own checks, the same games as elsewhere, and opponents of every kind."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import croupier
from croupier.envs import SingleEnv, VectorEnv
from tests.envs.games import TABLES, episode, first_legal, last_legal

games = pytest.mark.parametrize("name", TABLES)
IDS = {name: f"croupier/{name.title().replace('-', '')}-v1" for name in TABLES}


def played(envs, seed, steps, count):
    """What the first `count` games show in some steps of the first legal choice."""
    observations, infos = envs.reset(seed=seed)
    found = [observations[:count].tobytes()]
    for _ in range(steps):
        observations, *told, infos = envs.step(infos["action_mask"].argmax(axis=1))
        finals = [
            None if final is None else final.tobytes() for final in infos.get("final_obs", [None] * count)[:count]
        ]
        found.append((observations[:count].tobytes(), *(array[:count].tolist() for array in told), finals))
    return found


@games
def test_gymnasium_finds_its_api(name, capsys):
    """The check makes random choices without a mask; they are let through as endings."""
    check_env(gymnasium.make(IDS[name], illegal="end").unwrapped)


@games
def test_the_learner_sees_the_games_that_pettingzoo_shows_its_agent(name):
    module, table = TABLES[name]
    seen, rewards, scores = episode(module.env(**table), 21)
    for seat in range(table["players"]):
        agent = f"player_{seat}"
        own = [observation for one, observation in seen if one == agent]
        envs = VectorEnv(name, num_envs=2, seat=seat, opponents=first_legal, **table)
        single = SingleEnv(name, seat=seat, opponents=first_legal, **table)
        observations, infos = envs.reset(seed=21)
        observation, info = single.reset(seed=21)
        for number, expected in enumerate(own):
            assert observation.tobytes() == observations[0].tobytes() == expected
            assert info["action_mask"].tolist() == infos["action_mask"][0].tolist()
            action = int(info["action_mask"].argmax())
            observation, reward, is_over, is_cut, info = single.step(action)
            observations, rewards_there, ended, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
            assert is_over == ended[0] == (number == len(own) - 1)
            assert (is_cut, cut.any()) == (False, False)
            assert reward == rewards_there[0] == (rewards[agent] if is_over else 0)
        assert infos["_final_obs"][0]
        assert infos["final_obs"][0].tobytes() == observation.tobytes()
        assert infos["final_info"]["score"][0] == info["score"] == scores[agent]
        assert not info["action_mask"].any()
        assert single.reset()[0].tobytes() == observations[0].tobytes(), "the next game has the same dice too"


@pytest.mark.parametrize("opponents", ["random", "greedy", "easy", last_legal])
def test_a_game_is_the_same_whatever_the_number_of_games(opponents):
    """And the same with every opponent if it is played again."""
    few, many = (VectorEnv("las-vegas", 3, num_envs, opponents=opponents, seat="each") for num_envs in (2, 5))
    found = played(few, 5, 60, 2)
    assert found == played(many, 5, 60, 2) == played(few, 5, 60, 2)
    assert found != played(few, 6, 60, 2)
    assert any(any(final is not None for final in finals) for *_, finals in found[1:])


def test_threads_change_nothing():
    one, other = (VectorEnv("las-vegas", 3, 6, threads=threads) for threads in (1, 3))
    assert played(one, 5, 50, 6) == played(other, 5, 50, 6)


def test_the_learner_takes_each_seat_in_turn():
    envs = VectorEnv("las-vegas", 2, 3, seat="each", opponents=first_legal)
    seats = []
    _, infos = envs.reset(seed=1)
    seats.append(envs._games.seats.tolist())
    while len(seats) < 3:
        *_, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        if ended[0]:
            seats.append(envs._games.seats.tolist())
    assert [by_game[0] for by_game in seats] == [0, 1, 0]
    assert seats[0] == [0, 1, 0]


def test_a_seed_is_that_of_the_first_reset():
    envs = VectorEnv("las-vegas", 2, 2, seed=9)
    first, again = envs.reset()[0], envs.reset()[0]
    assert first.tobytes() == VectorEnv("las-vegas", 2, 2).reset(seed=9)[0].tobytes()
    assert first.tobytes() != again.tobytes()
    assert VectorEnv("las-vegas", 2, 2).reset()[0].tobytes() != VectorEnv("las-vegas", 2, 2).reset()[0].tobytes()


@games
def test_random_choices_win_as_often_at_every_seat_and_all_wins_are_counted(name):
    """A learner who plays like its opponents gets, on the average, the share of one seat."""
    _, table = TABLES[name]
    envs = VectorEnv(name, num_envs=100, seat="each", **table)
    _, infos = envs.reset(seed=2)
    won = finished = 0
    rng = np.random.default_rng(1)
    while finished < 600:
        chances = rng.random(infos["action_mask"].shape) * infos["action_mask"]
        _, rewards, ended, _, infos = envs.step(chances.argmax(axis=1))
        assert not rewards[~ended].any()
        won, finished = won + rewards.sum(), finished + ended.sum()
    assert won / finished == pytest.approx(1 / table["players"], abs=0.09)  # more than four standard deviations


@games
def test_gymnasium_makes_vector_environments_by_name(name):
    envs = gymnasium.make_vec(IDS[name], num_envs=4)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.contains(infos["action_mask"].argmax(axis=1))
    kept = [(infos["action_mask"], infos["action_mask"].copy())]
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    recorded.reset(seed=1)
    for _ in range(3):
        observations, *_, infos = recorded.step(kept[-1][0].argmax(axis=1))
        assert envs.observation_space.contains(observations)
        kept.append((infos["action_mask"], infos["action_mask"].copy()))
    assert all(mask.tolist() == before.tolist() for mask, before in kept), "what was returned is not written again"
    envs.close()


def test_every_game_is_rendered_as_its_learner_sees_it():
    envs = VectorEnv("yellow-dwarf", 3, 2, seat=1, render_mode="ansi")
    envs.reset(seed=1)
    assert [text.splitlines()[-1].partition(":")[0] for text in envs.render()] == ["The hand of seat 1"] * 2
    assert VectorEnv("yellow-dwarf", 3, 2).render() is None


def test_an_illegal_choice_is_refused_and_nothing_is_played():
    envs, single = VectorEnv("las-vegas", 2, 2), SingleEnv("las-vegas", 2)
    for env, wrap in ((envs, lambda choice: [choice, choice]), (single, lambda choice: choice)):
        env.reset(seed=1)
        batch, mask = env._games.batch, env._games.batch.masks[0]
        before = batch.position(0)
        for nonsense in (int(np.flatnonzero(~mask)[0]), -1, 6, 0.5, None, "x"):
            with pytest.raises(croupier.MoveError):
                env.step(wrap(nonsense))
        assert batch.position(0) == before
    with pytest.raises(croupier.MoveError, match="takes 2 whole numbers"):
        envs.step([0])


def test_an_illegal_choice_can_end_the_episode():
    env = SingleEnv("las-vegas", 2, illegal="end")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    _, reward, is_over, is_cut, _ = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, is_over, is_cut) == (-1, True, False)
    with pytest.raises(croupier.MoveError, match="the game is over"):
        env.step(0)
    env.reset()
    with pytest.raises(croupier.MoveError, match="not allowed"):
        env.step(6)


def test_a_game_must_be_begun():
    with pytest.raises(croupier.MoveError, match="the game is over"):
        SingleEnv("las-vegas", 2).step(0)


def test_bad_arguments_are_refused():
    for options, message in (
        ({"players": 9}, "players must be 2 to 5"),
        ({"num_envs": 0}, "count"),
        ({"seat": 2}, 'seat must be a seat from 0 to 1, or "each", not 2'),
        ({"seat": "all"}, "or \"each\", not 'all'"),
        ({"opponents": "grandmaster"}, "grandmaster"),
        ({"opponents": 3}, "'3'"),
        ({"render_mode": "film"}, "render_mode"),
        ({"colour": "red"}, "'colour'"),
        ({"seed": "x"}, "seed"),
    ):
        with pytest.raises(croupier.SettingsError, match=message):
            VectorEnv(**{"game": "las-vegas", "players": 2, "num_envs": 2} | options)
    with pytest.raises(croupier.UnknownGameError):
        VectorEnv("whist", 2, 2)
    with pytest.raises(croupier.SettingsError, match="illegal must be one of refuse, end"):
        SingleEnv("las-vegas", 2, illegal="punish")


@pytest.mark.parametrize(
    "policy", [lambda observations, masks: 0, lambda observations, masks: masks, lambda observations, masks: None]
)
def test_a_policy_must_answer_for_every_game_it_was_asked_about(policy):
    envs = VectorEnv("las-vegas", 2, 2, opponents=policy, starter=1)
    with pytest.raises(croupier.MoveError, match="takes 2 whole numbers"):
        envs.reset(seed=1)


def test_an_illegal_choice_of_another_seat_is_never_charged_to_the_learner():
    def broken(observations, masks):
        return masks.argmin(axis=1)

    env = SingleEnv("las-vegas", 2, seat=0, opponents=broken, illegal="end", starter=0)
    _, info = env.reset(seed=1)

    def play_on():
        mask = info["action_mask"]
        while True:
            mask = env.step(mask.argmax())[-1]["action_mask"]

    with pytest.raises(croupier.MoveError) as refusal:
        play_on()
    assert refusal.value.code == "illegal-move"
    with pytest.raises(croupier.MoveError) as refusal:
        env.step(0)
    assert refusal.value.code == "game-over", "the game waits for a seat that has failed"


def test_a_vector_must_be_reset_before_its_first_step():
    envs = VectorEnv("las-vegas", players=2, num_envs=2, seat=1, starter=0)
    with pytest.raises(croupier.MoveError, match="reset") as refusal:
        envs.step(np.zeros(2, np.int64))
    assert refusal.value.code == "game-over"
