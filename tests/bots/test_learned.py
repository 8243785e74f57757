"""What was learned: a file that always judges the same, and a bot that plays by it and by nothing else."""

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

import croupier
from croupier.bots import opponent
from croupier.bots.learned import MOST_TRIES, Learned
from croupier.bots.thinking import Budget
from croupier.game import NAMES, load
from croupier.judgement import read_judgement
from croupier.kernel import CHANCE, generator
from croupier.kernel.judge import SCORE, WIN
from tests.bots.weights import PLAYERS, made_up
from tests.terminal.program import croupier as program


def read_slowly(inputs, firsts, flags, scales, size):
    """Inputs as numbers for each weight: flags for counts, scaled numbers for others."""
    seen = np.zeros(size)
    for number, first, count, scale in zip(inputs, firsts, flags, scales, strict=True):
        if count:
            seen[first + min(int(number), count) - 1] = number > 0
        else:
            seen[first] = number * scale
    return seen


def judged_slowly(judgement, vector):
    """The heads of the network, written out in double precision."""
    w = {name: array.astype(float) for name, array in judgement.weights.items()}
    r, vector = judgement.reading, vector.astype(float)
    rest = read_slowly(vector[r.rest], r.rest_firsts, r.rest_flags, r.rest_scales, len(w["rest"]))
    total = np.zeros(len(w["biases"]))
    for row in r.rows:
        own = read_slowly(vector[row], r.row_firsts, r.row_flags, r.row_scales, len(w["row"]))
        seen = own @ w["row"] + rest @ w["rest"] + w["biases"]
        total += np.where(seen > 0, seen, 0)
    more = total @ w["total"] + rest @ w["again"] + w["more_biases"]
    return np.where(more > 0, more, 0) @ w["last"][:-1] + w["last"][-1]


@pytest.mark.parametrize("name", NAMES)
def test_compiled_judgement_is_the_network_written_out(name):
    judgement = made_up(name)
    batch = croupier.Batch(name, PLAYERS[name], 8, seed=2)
    for _ in range(20):
        batch.step(batch.sample())
        slowly = [1 / (1 + np.exp(-judged_slowly(judgement, vector)[WIN])) for vector in batch.observations]
        assert judgement.values(batch.observations) == pytest.approx(slowly, abs=2e-4)


def test_a_file_of_weights_judges_as_before(tmp_path):
    judgement, batch = made_up("las-vegas"), croupier.Batch("las-vegas", 2, 16, seed=3)
    judgement.save(tmp_path / "learned.npz")
    again = read_judgement(tmp_path / "learned.npz")
    assert again.about == judgement.about
    assert again.values(batch.observations).tobytes() == judgement.values(batch.observations).tobytes()


def test_files_that_are_no_judgement_are_refused(tmp_path):
    whole, path = tmp_path / "whole.npz", tmp_path / "broken.npz"
    made_up("las-vegas").save(whole)
    with np.load(whole) as found:
        arrays = dict(found)
    unknown = made_up("las-vegas").about
    wrong = [
        {**arrays, "biases": arrays["biases"][:-1]},
        {**arrays, "last": arrays["last"] * np.nan},
        {**arrays, "last": arrays["last"].astype(complex)},
        {**arrays, "rest": arrays["rest"][:-1]},
        {**arrays, "about": np.array([object()])},
        {**arrays, "about": np.frombuffer(b"{}", np.uint8)},
        {name: array for name, array in arrays.items() if name != "total"},
    ]
    for change in (
        {"rest": ("nothing",)},
        {"rows": ("money",)},
        {"players": 9},
        {"rest": ("own:x",)},
        {"version": 1},
        {"game": "whist"},
        {"format": "x"},
    ):
        about = msgspec.json.encode(msgspec.structs.replace(unknown, **change))
        wrong.append({**arrays, "about": np.frombuffer(about, np.uint8)})
    for contents in wrong:
        np.savez(path, allow_pickle=True, **contents)
        with pytest.raises(croupier.RecordError, match="not the file of a learned bot") as refusal:
            read_judgement(path)
        assert refusal.value.code == "record-malformed"
    flipped = [bytes([*data[:place], data[place] ^ 0xFF, *data[place + 1 :]]) for data in [whole.read_bytes()]
               for place in range(0, len(data), 97)]  # fmt: skip
    for data in flipped:
        path.write_bytes(data)
        try:
            read_judgement(path)  # a byte that decides nothing may differ
        except croupier.RecordError as refusal:
            assert refusal.code == "record-malformed"
    for data in (b"", b"nonsense", whole.read_bytes()[:-100]):
        path.write_bytes(data)
        with pytest.raises(croupier.RecordError) as refusal:
            read_judgement(path)
        assert refusal.value.code == "record-malformed"
    with pytest.raises(croupier.RecordError, match=r"^there is no file .*absent.npz$"):
        read_judgement(tmp_path / "absent.npz")
    for absent in (tmp_path / "absent.npz", tmp_path):
        with pytest.raises(croupier.RecordError) as refusal:
            read_judgement(absent)
        assert refusal.value.code == "record-unreadable"
    with pytest.raises(croupier.SettingsError, match="is about las-vegas, not yellow-dwarf"):
        Learned(load("yellow-dwarf"), read_judgement(whole))
    with pytest.raises(croupier.RecordError) as refusal:
        made_up("las-vegas").save(tmp_path / "no" / "folder.npz")
    assert refusal.value.code == "record-unwritable"


@pytest.mark.parametrize("name", NAMES)
def test_the_learned_bot_plays_whole_games_by_its_judgement(name):
    game, judgement = load(name), made_up(name)
    bot, dealt = Learned(game, judgement), generator(4)
    position, num_choices, ply = croupier.start(name, PLAYERS[name]), 0, 0
    dealing = croupier.Seeded(4)
    while not position.is_over and num_choices < 60:
        if position.actor == CHANCE:
            position.play(dealing.outcome(position, ply))
            ply += 1
            continue
        view, actions = position.view(position.actor), position.legal_actions
        worth = bot.weigh(view, dealt)
        assert len(worth) == len(actions)
        assert ((worth[:, :SCORE] >= 0) & (worth[:, :SCORE] <= 1)).all()
        position.play(bot(view, actions, Budget(), dealt))
        num_choices += 1
    assert num_choices > 10


def test_the_learned_bot_looks_ahead_as_a_batch_does():
    batch, judgement = croupier.Batch("las-vegas", 3, 4, seed=5), made_up("las-vegas")
    bot = Learned(load("las-vegas"), judgement)
    for _ in range(80):
        ahead = batch.look_ahead()
        values = np.where(ahead.shares < 0, judgement.values(ahead.vectors), ahead.shares)
        best = ahead.choices[ahead.best(values)]
        for game in range(4):
            rows = slice(ahead.firsts[game], ahead.firsts[game + 1])
            assert bot.weigh(batch.view(game), generator(6))[:, WIN] == pytest.approx(values[rows], abs=1e-6)
            chosen = bot(batch.view(game), ahead.choices[rows].tolist(), Budget(), generator(6))
            worth = dict(zip(ahead.choices[rows].tolist(), values[rows], strict=True))
            assert worth[chosen] == pytest.approx(worth[best[game]], abs=1e-6)  # near 1 two can be equal in one of them
        batch.step(best)


@pytest.fixture
def learned(tmp_path):
    """A file with made-up weights."""
    made_up("las-vegas").save(tmp_path / "made-up.npz")
    return tmp_path / "made-up.npz"


def test_a_file_sits_down_in_the_terminal(learned, tmp_path):
    seats = f"learned:{learned}:Ada,easy"
    done = program("play", "las-vegas", "--seats", seats, "--seed", 3, "--record", tmp_path / "game", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ada (learned:made-up.npz)" in " ".join(done.stdout.split())
    other = program("play", "yellow-dwarf", "--seats", f"{seats},easy", "--lang", "en")
    assert other.returncode == 1
    assert "is about las-vegas, not yellow-dwarf" in " ".join(other.stderr.split())
    absent = program("play", "las-vegas", "--seats", f"learned:{tmp_path}/absent.npz,easy", "--lang", "en")
    assert absent.returncode == 1
    assert "absent.npz" in absent.stderr
    assert "Traceback" not in absent.stderr + other.stderr


def test_the_programs_own_learned_player_may_have_a_name_and_options(tmp_path):
    for seat, said in (
        ("learned:Ada", "Ada (learned)"),
        ("learned:tries=2:rolls=1:Ada", "Ada (learned:tries=2:rolls=1)"),
        ("learned:Ada:tries=2", "Ada (learned:tries=2)"),
    ):
        done = program(
            "play", "las-vegas", "--seats", f"{seat},easy", "--seed", 3, "--record", tmp_path / seat, "--lang", "en"
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert said in " ".join(done.stdout.split())
    for kind in ("learned", "greedy", "random"):
        with pytest.raises(croupier.SettingsError, match="is no option of"):
            opponent(f"{kind}:iterations=5", load("las-vegas"))
    refused = program("play", "las-vegas", "--seats", "learned:tries=9999999,easy", "--lang", "en")
    assert refused.returncode == 1
    assert "tries must be 0 to 4,096" in " ".join(refused.stderr.split())


def test_a_file_plays_tournaments_on_several_processes(learned, tmp_path):
    found = croupier.arena.run("las-vegas", ["random", f"learned:{learned}"], rounds=4, workers=2, out=tmp_path / "out")
    assert {row["bot"] for row in found.table} == {"random", "learned:made-up.npz"}
    made_up("las-vegas", seed=2).save(learned)
    with pytest.raises(croupier.RecordError, match="another version") as refusal:
        croupier.arena.run("las-vegas", ["random", f"learned:{learned}"], rounds=5, out=tmp_path / "out")
    assert refusal.value.code == "tournament-other"


def test_the_example_learns_from_nothing(tmp_path):
    options = ["--games", "4000", "--meetings", "60", "--out", "learned.npz", "--plot", "curve.png"]
    example = Path(__file__).parents[2] / "examples" / "learn.py"
    done = subprocess.run(
        [sys.executable, example, *options], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "")
    points = [float(line.split()[2]) for line in done.stdout.splitlines()[1:-1]]
    assert len(points) > 2
    assert points[0] < -90, "weights of nothing choose badly"
    assert max(points[1:]) > points[0] + 5
    assert (tmp_path / "curve.png").stat().st_size > 1_000
    made = read_judgement(tmp_path / "learned.npz").about.made
    assert made.startswith("examples/learn.py --games 4000 --seed 0: ")


def test_more_tries_than_there_is_room_for_are_refused():
    """They were written past the end of an array."""
    position = croupier.start("las-vegas", 2, starter=0)
    while position.actor == CHANCE:
        position.play(position.legal_moves[0])
    bot = Learned(load("las-vegas"), made_up("las-vegas"))
    for tries in (-1, MOST_TRIES + 1):
        with pytest.raises(croupier.SettingsError):
            bot.try_out(position.view(position.actor), generator(1), tries, 1)
