"""Bots of one's own in the terminal: they play, they fail without a traceback, and no stranger's record runs them."""

import json
from pathlib import Path

import pytest

import croupier as library
from croupier.words import LANGUAGES, Words
from tests.terminal.program import croupier

BOLD = Path(__file__).parents[2] / "examples" / "bold.py"
FAILING = "def failing(view, moves, budget, rng):\n    return moves[view.round_number * 50]\n"
RICH = """
def late(view, moves, budget, rng):
    return moves[0] if view.round_number < 4 or view.money[view.seat] < 400_000 else moves[99]
"""
LATE = """
def late(view, moves, budget, rng):
    return moves[0] if view.round_number < 3 else moves[99]
"""


def test_bots_of_ones_own_play_a_whole_game(tmp_path):
    seats = f"{BOLD}:bold:Ada,{BOLD}:bold:careless=20:Ben,easy"
    done = croupier("play", "las-vegas", "--seats", seats, "--seed", 3, "--record", tmp_path / "game", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ada (bold.py:bold), Ben (bold.py:bold:careless=20) and Clara (easy)" in " ".join(done.stdout.split())
    record = library.read_file(tmp_path / "game")
    assert [seat.kind for seat in record.header.seats] == [f"{BOLD}:bold", f"{BOLD}:bold:careless=20", "easy"]
    again = croupier("play", "las-vegas", "--seats", seats, "--seed", 3, "--record", tmp_path / "again")
    assert again.returncode == 0
    assert library.read_file(tmp_path / "again").plies == record.plies


def test_a_bot_that_fails_is_named_and_the_game_is_kept(tmp_path):
    bot = tmp_path / "failing.py"
    bot.write_text(FAILING)
    begin = ("play", "las-vegas", "--seats", f"{bot}:failing,easy", "--set", "starter=1", "--seed", 3, "--lang", "en")
    done = croupier(*begin)
    assert done.returncode == 1
    said = " ".join(done.stderr.split())
    assert "bot failing.py:failing failed:" in said
    assert "failing.py, line 2: IndexError: tuple index out of range [bot-failed]" in said
    assert "Traceback" not in done.stdout + done.stderr
    assert "croupier play --resume" in done.stdout
    bot.write_text(FAILING.replace("* 50", "* 0"))
    again = croupier("play", "--resume", "--lang", "en")
    assert (again.returncode, again.stderr) == (0, ""), "once it is mended, the game goes on"


def test_a_record_from_elsewhere_runs_no_bot_unless_it_is_asked_for(tmp_path):
    bot, file = tmp_path / "late.py", tmp_path / "game.jsonl"
    bot.write_text(LATE)
    seats = f"{bot}:late:Ada,{bot}:late:Ben"
    assert croupier("play", "las-vegas", "--seats", seats, "--seed", 1, "--record", file).returncode == 1
    bot.write_text("raise RuntimeError('this must not run')\n")
    refused = croupier("play", "--resume", file, "--lang", "en")
    assert (refused.returncode, "[bad-bot]" in refused.stderr, "must not run" in refused.stderr) == (1, True, False)
    bot.write_text(LATE.replace("99", "0"))
    assert croupier("play", "--resume", file, "--seats", seats).returncode == 0


@pytest.mark.parametrize("seats", ["you,nowhere.py:Bold", "you,nowhere:Ada", "you,{file}:worse", "you,{file}"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_not_there_is_refused_before_the_game(tmp_path, seats, language):
    file = tmp_path / "bot.py"
    file.write_text(FAILING)
    done = croupier("play", "las-vegas", "--seats", seats.format(file=file), "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    assert "[bad-bot]" in done.stderr
    assert not list((tmp_path / "state").rglob("*.jsonl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_opponents_tells_of_bots_of_ones_own(language):
    done = croupier("opponents", "--lang", language)
    assert Words(language)("opponents-own") in " ".join(done.stdout.split())


def test_a_tournament_says_which_bot_has_failed_and_keeps_its_rounds(tmp_path):
    (tmp_path / "late.py").write_text(RICH)
    command = ("tournament", "las-vegas", "--players", 2, "--bots", "easy,late.py:late:iterations=9", "--rounds", 60)
    done = croupier(*command, "--workers", 1, "--out", "out", cwd=tmp_path)
    assert done.returncode == 1
    assert "bot late.py:late failed:" in " ".join(done.stderr.split())
    assert "line 3: IndexError" in " ".join(done.stderr.split())
    assert "[bot-failed]" in done.stderr
    assert "Traceback" not in done.stderr
    kept = json.loads((tmp_path / "out" / "result.json").read_text())
    assert f"stopped after {kept['rounds']} rounds, which out has kept" in done.stderr
    assert kept["command"].startswith("croupier tournament las-vegas --players 2 --bots easy,late.py:late:iterations=9")
    assert {line["bot"] for line in kept["bots"]} == {"easy", "late.py:late:iterations=9"}
