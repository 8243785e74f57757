"""`croupier odds` and `croupier perft` as people and programs run them."""

import json
import signal
import subprocess
import sys

import pytest

from croupier.words import LANGUAGES
from tests.golden.regenerate import GOLDEN
from tests.terminal.program import croupier

ENDING = """players 2 round 4 starter A
1: 80 30 | A2 B1
3: 60 | B1
supply: B2
roll: A 1 1 6
"""
HANDS = """players 3 purses 80 80 80 pots 3 6 9 12 15
A: 5c 6d
{others}
lead A
"""


@pytest.fixture
def record(tmp_path):
    """A game of Las Vegas that was left at its first choice."""
    path = tmp_path / "game.jsonl"
    croupier("play", "las-vegas", "--seats", "you:Ada,random:Bruno", "--seed", "3", "--record", path)
    return path


def test_choices_of_a_text_position_are_told_as_exact():
    done = croupier("odds", "--game", "las-vegas", "--position", ENDING, "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Where each choice leads if everybody plays at random from there on:" in done.stdout
    assert (
        "1) 2 dice on casino 1; as it stands you take 80,000\n   at the end of the round in casino 1: leads "
        in done.stdout
    )
    assert done.stdout.count("(exact)") == 4
    assert "estimate" not in done.stdout.lower()


@pytest.mark.parametrize("how", ["file", "stdin", "dash"])
def test_a_position_may_come_from_a_file_or_from_standard_input(how, tmp_path):
    path = tmp_path / "position.txt"
    path.write_text(ENDING, "utf-8")
    given = {"file": [path], "stdin": [], "dash": ["-"]}[how]
    done = croupier("odds", *given, "--game", "las-vegas", "--json", input=ENDING if how != "file" else "")
    shown = croupier("odds", "--game", "las-vegas", "--position", ENDING, "--json")
    assert json.loads(done.stdout) == json.loads(shown.stdout)
    assert json.loads(done.stdout)["choices"][0]["casinos"][0]["leads"]["fraction"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("las-vegas", ENDING),
        ("las-vegas", "players 2\n1: 50\nsupply: A8 B8\nturn: A"),
        ("las-vegas", "players 2\n1: 50\nsupply: B8\nroll: A 1 2"),
        ("sequence-dice", "players 2"),
        ("sequence-dice", "players 2 line 5\nG G G G . .\nturn A roll 6"),
        ("yellow-dwarf", HANDS.format(others="B: 2c 9s\nC: 9h | lacks q")),
        ("yellow-dwarf", "players 3\nstake"),
    ],
)
def test_everything_can_be_said_in_every_language(game, position, language, monkeypatch):
    monkeypatch.setattr("croupier.odds.MOST_STEPS", 1_000)
    done = croupier("odds", "--game", game, "--position", position, "--lang", language, "--games", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert "odds-" not in done.stdout
    assert "{" not in done.stdout


def test_a_roll_is_told_by_number_with_the_most_probable_ones(record):
    last = json.loads(record.read_text("utf-8").splitlines()[-1])["ply"]
    done = croupier("odds", record, "--lang", "en", "--ply", last - 7)
    assert "What can come, worked out exactly:" in done.stdout
    assert (
        "1 2 3 4 5 6  76.7 %       23.3 %  37.2 %" in done.stdout.replace("at least 1×", "") or "76.7 %" in done.stdout
    )
    assert "Different results: 1,287. The most probable:\n1 1 2 2 3 4 5 6: 0.6 %" in done.stdout
    assert "As probable as the last of these: 9 more." in done.stdout
    choices = croupier("odds", record, "--lang", "en", "--games", "20")
    assert "(estimate)" in choices.stdout
    assert "Estimates come from 20 random games each" in choices.stdout


def test_hidden_cards_change_no_byte_of_what_is_printed():
    others = ["B: 2c 9s\nC: 9h", "B: kc ks\nC: 2h"]
    command = ["odds", "--game", "yellow-dwarf", "--games", "50", "--lang", "en", "--position"]
    shown = {croupier(*command, HANDS.format(others=hands)).stdout for hands in others}
    assert len(shown) == 1
    assert "wins the deal" in shown.pop()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["no-such-file"], "record-unreadable"),
        (["no-such-file", "--game", "las-vegas"], "record-unreadable"),
        ([sys.executable], "record-not-text"),
        ([sys.executable, "--game", "las-vegas"], "record-not-text"),
        ([__file__], "record-malformed"),
        (["--position", ENDING], "bad-settings"),
        (["--game", "whist", "--position", ENDING], "unknown-game"),
        (["--game", "las-vegas", "--position", "players 1"], "bad-position"),
        (["--game", "las-vegas", "--position", ENDING, "--ply", "3"], "bad-settings"),
        (["--game", "las-vegas", "--position", ENDING, "--games", "-1"], "bad-settings"),
        (["--game", "las-vegas", "--position", ENDING, "--seed", "-1"], "bad-settings"),
        ([__file__, "--game", "las-vegas", "--position", ENDING], "bad-settings"),
        (["--game", "las-vegas", "--position", "players 2 round 4\n1: 80 | A2"], "game-over"),
        (["--game", "las-vegas", "--position", ENDING, "--lang", "fr"], "unknown-language"),
    ],
)
def test_nonsense_is_refused_with_a_code(arguments, code):
    done = croupier("odds", *arguments)
    assert done.returncode == 1
    assert f"[{code}]" in done.stderr
    assert not done.stdout


@pytest.mark.parametrize("ply", ["-1", "1000"])
def test_a_ply_that_the_record_does_not_have_is_refused(record, ply):
    done = croupier("odds", record, "--ply", ply)
    assert done.returncode == 1
    assert "[bad-settings]" in done.stderr


def test_perft_prints_the_counts_of_the_golden_files():
    golden = dict(line.split(": ") for line in (GOLDEN / "las-vegas.perft.txt").read_text("utf-8").splitlines())
    counts = golden["las-vegas-2-neutral=True-starter=1 after 0"].split()
    table = ["--players", "2", "--set", "neutral=true", "--set", "starter=2"]
    done = croupier("perft", "las-vegas", *table, "--depth", len(counts))
    assert done.stdout.splitlines() == [f"depth {depth}: {count}" for depth, count in enumerate(counts, 1)]
    found = json.loads(croupier("perft", "las-vegas", *table, "--depth", "4", "--divide", "--json").stdout)
    assert found["counts"] == list(map(int, counts[:4]))
    assert sum(found["divide"].values()) == found["counts"][-1]
    assert found["complete"] is True


def test_perft_counts_from_a_position_and_from_a_record(record):
    done = croupier("perft", "las-vegas", "--position", ENDING, "--depth", "2", "--divide")
    assert done.stdout.splitlines() == ["depth 1: 2", "place 1: 6", "place 6: 6", "depth 2: 12"]
    whole = json.loads(
        croupier("perft", "las-vegas", "--record", record, "--ply", "0", "--depth", "2", "--json").stdout
    )
    assert (whole["players"], whole["counts"]) == (2, [2, 18])


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["whist"], "unknown-game"),
        (["las-vegas", "--depth", "0"], "bad-settings"),
        (["las-vegas", "--players", "9"], "bad-settings"),
        (["las-vegas", "--set", "neutral=perhaps"], "bad-settings"),
        (["las-vegas", "--position", ENDING, "--players", "2"], "bad-settings"),
        (["las-vegas", "--position", ENDING, "--record", "x"], "bad-settings"),
        (["las-vegas", "--ply", "3"], "bad-settings"),
        (["las-vegas", "--record", "no-such-file"], "record-unreadable"),
        (["las-vegas", "--position", "nonsense"], "bad-position"),
    ],
)
def test_nonsense_is_refused_by_perft(arguments, code):
    done = croupier("perft", *arguments)
    assert done.returncode == 1
    assert f"[{code}]" in done.stderr


def test_perft_of_another_game_than_the_record_is_refused(record):
    done = croupier("perft", "sequence-dice", "--record", record)
    assert (done.returncode, "[bad-settings]" in done.stderr) == (1, True)


# With --json nothing is printed until the end; this program says when it counts and everything is loaded.
PROGRAM = """
import sys
from croupier.cli import app
from croupier.terminal import perft
count = perft.perft
def announced(position, depth, on_part):
    if depth == 2:
        print("counting", file=sys.stderr, flush=True)
    return count(position, depth, on_part)
perft.perft = announced
app()
"""


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_ctrl_c_says_what_was_counted(form):
    command = [sys.executable, "-c", PROGRAM, "perft", "las-vegas", "--depth", "60", *form]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr.readline() == "counting\n"
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "stopped at depth " in err
    if form:
        found = json.loads(out)
        assert found["complete"] is False
        counts = found["counts"]
    else:
        counts = [int(line.split(": ")[1]) for line in out.splitlines()]
    assert counts
    assert counts == [2, 18, 162, 1458, 13122, 118098][: len(counts)]
