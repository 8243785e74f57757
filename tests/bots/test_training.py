"""Learning from games against oneself: the slopes are right, targets look back as they should, seeds decide it all."""

import signal
import subprocess
import sys

import numpy as np
import pytest

import croupier
from croupier.bots.taught import file_of
from croupier.engine import engine_of
from croupier.game import NAMES, load
from croupier.judgement import SHAPES, num_inputs, read_judgement
from croupier.kernel.judge import HEADS, blame, move, new_brain, new_net, think
from croupier.kernel.learn import Lessons, look_back, new_pupil
from croupier.training import PACE, Trainer, meet, num_windows
from tests.bots.test_learned import judged_slowly
from tests.bots.weights import made_up
from tests.terminal.program import croupier as program


@pytest.mark.parametrize("name", ["las-vegas", "sequence-dice"])
def test_slopes_are_those_of_small_steps(name):
    judgement, rng = made_up(name, is_added=True), np.random.default_rng(3)
    engine = engine_of(load(name))
    net, flat = new_net(judgement.reading, *judgement.weights["total"].shape, is_added=True)
    for own, given in zip(net.weights, judgement.weights.values(), strict=True):
        own[:] = given
    brain, pupil = new_brain(num_inputs(engine), net), new_pupil(net, flat)
    brain.inputs[:] = rng.integers(0, 3, len(brain.inputs)) * (rng.random(len(brain.inputs)) < 0.3)
    errors = np.array([0.5, -0.25, 1.0], np.float32)
    think(net, brain)
    assert brain.out == pytest.approx(judged_slowly(judgement, brain.inputs), rel=1e-4, abs=1e-4)
    blame(net, brain, errors, pupil.shaped, pupil.scratch)
    step = 1e-5
    for key, slopes in zip(SHAPES, pupil.shaped, strict=True):
        array = judgement.weights[key] = judgement.weights[key].astype(float)
        for _ in range(6):
            place = tuple(rng.integers(size) for size in array.shape)
            there = []
            for sign in (1, -1):
                array[place] += sign * step
                there.append(judged_slowly(judgement, brain.inputs) @ errors)
                array[place] -= sign * step
            assert slopes[place] == pytest.approx((there[0] - there[1]) / (2 * step), rel=1e-3, abs=1e-4)


def test_weights_move_as_adam_moves_them():
    rng = np.random.default_rng(1)
    weights = rng.normal(size=9).astype(np.float32)
    slowly, mean, square = weights.astype(float), np.zeros(9), np.zeros(9)
    means, squares = np.zeros(9, np.float32), np.zeros(9, np.float32)
    for number in range(1, 6):
        slopes = rng.normal(size=9).astype(np.float32)
        each = slopes.astype(float) / 4
        mean, square = 0.9 * mean + 0.1 * each, 0.999 * square + 0.001 * each**2
        slowly -= 0.01 * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.999**number)) + 1e-8)
        move(weights, slopes, means, squares, number, 0.01, 4)
        assert not slopes.any()
    assert weights == pytest.approx(slowly, abs=1e-5)


def test_targets_look_back_from_the_end_and_stop_at_choices_that_were_tried():
    values = np.arange(4, dtype=np.float32).reshape(4, 1, 1, 1) / 10 * np.ones((4, 1, 1, HEADS), np.float32)
    best, targets = values + np.float32(0.5), np.zeros_like(values)
    is_tried, ends = np.zeros((4, 1), bool), np.zeros((4, 1), bool)
    lessons = Lessons(np.zeros((4, 1)), values, best, targets, is_tried, ends)
    look_back(lessons, np.float32(0.5))
    # from the last step, which knows no more than itself: 0.3; then 0.2 + 0.5 * (0.3 - 0.2) and so on, each of the next
    assert targets[:, 0, 0, 0] == pytest.approx([0.175, 0.25, 0.3, 0.3])
    ends[2], targets[2] = True, 1
    look_back(lessons, np.float32(0.5))
    assert targets[:, 0, 0, 0] == pytest.approx([0.1 + 0.5 * (0.2 + 0.5 * 0.8 - 0.1), 0.2 + 0.5 * 0.8, 1, 0.3])
    is_tried[1] = True
    look_back(lessons, np.float32(0.5))
    assert targets[0, 0, 0, 0] == pytest.approx(0.6), "what counts is the best choice, not the one that was tried"


def test_the_same_seed_learns_the_same(tmp_path):
    made = []
    for number, seed in enumerate((1, 1, 2)):
        trainer = Trainer(load("las-vegas"), 2, seed)
        for window in range(3):
            trainer.step(window / 3)
        trainer.judgement("as the others").save(tmp_path / f"{number}.npz")
        made.append((tmp_path / f"{number}.npz").read_bytes())
    assert made[0] == made[1] != made[2]


def test_a_minute_of_play_beats_a_network_that_knows_nothing(tmp_path):
    trainer = Trainer(load("sequence-dice"), 2, 0)
    for window in range(30):
        trainer.step(window / 30)
    trainer.judgement().save(tmp_path / "learned.npz")
    found = croupier.arena.run("sequence-dice", [f"learned:{tmp_path}/learned.npz", "random"], rounds=40, luck=False)
    assert found.duels["learned:learned.npz", "random"].mean > 0.3


def test_lessons_of_one_window_move_nothing_in_the_next():
    trainer = Trainer(load("sequence-dice"), 2, 0)
    trainer.step(0.0)
    assert not trainer._pupil.slopes.any()


def test_a_network_against_itself_is_not_ahead_and_a_taught_one_is():
    """In an open game both seatings of a round are the same game; what was taught is ahead of what was not."""
    taught_one = read_judgement(file_of(load("las-vegas"), 2))
    untaught = Trainer(load("las-vegas"), 2, 1).judgement()
    assert meet(taught_one, taught_one, 20, 1) == (0, 0)
    ahead, error = meet(taught_one, untaught, 300, 1)
    assert ahead > error > 0
    assert meet(untaught, taught_one, 300, 1)[0] < 0
    assert meet(taught_one, untaught, 300, 1) == (ahead, error), "the same seed, the same games"


def test_train_writes_a_file_and_a_curve(tmp_path):
    done = program(
        "train", "las-vegas", "--minutes", "0.01", "--seed", 3, "--rounds", 4, "--out", tmp_path / "made.npz"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{tmp_path / 'made.npz'} is ready" in done.stdout.replace("\n", "")
    about = read_judgement(tmp_path / "made.npz").about
    assert about.made == "croupier train las-vegas --players 2 --minutes 0.01 --seed 3"
    assert (tmp_path / "made.svg").read_text().startswith("<?xml")
    assert len(done.stdout.splitlines()) >= 5
    assert sorted(path.name for path in tmp_path.glob("*.*")) == ["made.npz", "made.svg"]


def test_training_that_is_left_keeps_what_it_learned_and_the_earlier_result(tmp_path):
    earlier = Trainer(load("sequence-dice"), 2, 1).judgement("the earlier one")
    earlier.save(tmp_path / "sequence-dice-2.npz")
    (tmp_path / "sequence-dice-2.svg").write_text("its curve")
    command = ["train", "sequence-dice", "--players", "2", "--minutes", "0.4", "--rounds", "4"]
    with subprocess.Popen(
        [sys.executable, "-m", "croupier", *command], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as running:
        for _ in range(3):  # the heading, the beginning, and an eighth of the work
            said = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        assert said.strip().startswith("12 %")
        said = running.communicate(timeout=60)[0]
    assert (running.returncode, said.count("sequence-dice-2.part.npz has what was learned")) == (130, 1)
    assert read_judgement(tmp_path / "sequence-dice-2.npz").about == earlier.about
    assert (tmp_path / "sequence-dice-2.svg").read_text() == "its curve"
    left = read_judgement(tmp_path / "sequence-dice-2.part.npz").about
    assert left.made.endswith("left after 50 of 400 windows")
    assert (tmp_path / "sequence-dice-2.part.svg").is_file()


@pytest.mark.parametrize(
    "wrong",
    [
        ["whist"],
        ["las-vegas", "--players", 9],
        ["las-vegas", "--minutes", 0],
        ["las-vegas", "--rounds", 1],
        ["las-vegas", "--minutes", "nan"],
        ["las-vegas", "--seed", -1],
        ["las-vegas", "--out", "plain"],
        ["las-vegas", "--out", "no/folder.npz"],
        ["las-vegas", "--plot", "picture.xyz"],
    ],
)
def test_nonsense_is_not_trained(wrong, tmp_path):
    place = tmp_path / "here"
    place.mkdir()
    done = program("train", *wrong, cwd=place)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert not list(place.iterdir())


def test_more_minutes_are_more_play_at_every_table():
    assert set(PACE) == set(NAMES)
    for name in NAMES:
        for players in load(name).players:
            assert num_windows(load(name), players, 2) > num_windows(load(name), players, 1) > 10


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in NAMES for players in load(name).players])
def test_every_table_has_its_learned_player_with_the_command_that_made_it(name, players):
    judgement = read_judgement(file_of(load(name), players))
    assert (judgement.about.game, judgement.about.players) == (name, players)
    assert judgement.about.made.startswith(f"croupier train {name} --players {players} --minutes ")
    assert "left" not in judgement.about.made
    assert judgement.about.games > 1_000


def test_learned_players_are_small():
    sizes = [file_of(load(name), players).stat().st_size for name in NAMES for players in load(name).players]
    assert sum(sizes) < 600_000
