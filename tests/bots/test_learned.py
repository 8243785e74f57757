"""What was learned: a file that always judges the same, and a bot that plays by it and by nothing else."""

import numpy as np
import pytest

import croupier
from croupier.bots.learned import Learned
from croupier.bots.thinking import Budget
from croupier.game import NAMES, load
from croupier.judgement import SHAPES, About, Judgement, read_judgement, rest_of, rows_of
from croupier.kernel import CHANCE, generator

PLAYERS = {"las-vegas": 2, "las-vegas-royale": 3, "sequence-dice": 2, "yellow-dwarf": 3}
ROWS = {"las-vegas": ("notes", "dice", "white_dice"), "las-vegas-royale": ("cards", "dice", "blanks")}


def made_up(name, seed=1):
    """A judgement with random weights that reads the whole observation."""
    rng, layout, rows = np.random.default_rng(seed), croupier.layout(name), ROWS.get(name, ())
    rest = tuple(part for part in layout if part not in rows)
    sizes = {"row": rows_of(layout, rows).shape[1], "rest": len(rest_of(layout, rest))}
    sizes |= {"units": 5, "more": 3, "more and bias": 4}
    weights = {
        key: rng.normal(0, 0.3, [sizes[size] for size in shape]).astype(np.float32) for key, shape in SHAPES.items()
    }
    return Judgement(About(game=name, players=PLAYERS[name], rows=rows, rest=rest, made="made up"), weights)


def judged_slowly(judgement, vector):
    """The network written out in double precision."""
    w = {name: array.astype(float) for name, array in judgement.weights.items()}
    vector = vector.astype(float)
    rest, total = vector[judgement.rest], np.zeros(len(w["biases"]))
    for row in judgement.rows:
        seen = vector[row] @ w["row_weights"] + rest @ w["rest_weights"] + w["biases"]
        total += np.where(seen > 0, seen, 0)
    more = total @ w["sum_weights"] + rest @ w["again_weights"] + w["more_biases"]
    logit = np.where(more > 0, more, 0) @ w["last"][:-1] + w["last"][-1]
    return 1 / (1 + np.exp(-logit))


@pytest.mark.parametrize("name", NAMES)
def test_compiled_judgement_is_the_network_written_out(name):
    judgement = made_up(name)
    batch = croupier.Batch(name, PLAYERS[name], 8, seed=2)
    for _ in range(20):
        batch.step(batch.sample())
        slowly = [judged_slowly(judgement, vector) for vector in batch.observations]
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
        {**arrays, "rest_weights": arrays["rest_weights"][:-1]},
        {**arrays, "about": np.array([object()])},
        {**arrays, "about": np.frombuffer(b"{}", np.uint8)},
        {name: array for name, array in arrays.items() if name != "sum_weights"},
    ]
    import msgspec

    for change in ({"rest": ("nothing",)}, {"rows": ("money",)}, {"version": 2}, {"game": "whist"}, {"format": "x"}):
        about = msgspec.json.encode(msgspec.structs.replace(unknown, **change))
        wrong.append({**arrays, "about": np.frombuffer(about, np.uint8)})
    for contents in wrong:
        np.savez(path, allow_pickle=True, **contents)
        with pytest.raises(croupier.RecordError, match="not a file of something learned") as refusal:
            read_judgement(path)
        assert refusal.value.code == "record-malformed"
    for data in (b"", b"nonsense", whole.read_bytes()[:-100]):
        path.write_bytes(data)
        with pytest.raises(croupier.RecordError) as refusal:
            read_judgement(path)
        assert refusal.value.code == "record-malformed"
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
        assert ((worth >= 0) & (worth <= 1)).all()
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
            assert bot.weigh(batch.view(game), generator(6)).tolist() == values[rows].tolist()
            assert bot(batch.view(game), ahead.choices[rows].tolist(), Budget(), generator(6)) == best[game]
        batch.step(best)
