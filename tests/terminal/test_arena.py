"""`croupier tournament` and `croupier lab`, as people run them."""

import json
import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from tests.terminal.program import croupier

SMALL = ("tournament", "las-vegas", "--bots", "random,easy,greedy", "--players", 3, "--rounds", 12, "--seed", 5)


def test_a_tournament_is_shown_saved_and_the_same_again(tmp_path):
    one = croupier(*SMALL, "--workers", 1, cwd=tmp_path)
    assert one.returncode == 0, one.stderr
    assert "Las Vegas, 3 players, 12 rounds, 36 games, seed 5" in one.stdout
    assert "Sorted by rating, the highest first." in one.stdout
    folder = tmp_path / "tournament-las-vegas-3-players-seed-5"
    saved = json.loads((folder / "result.json").read_text())
    assert saved["command"].startswith("croupier tournament las-vegas --players 3 --bots random,easy,greedy")
    assert [line["bot"] for line in saved["bots"]] == ["greedy", "easy", "random"]
    ratings = [line["rating"] for line in saved["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert saved["is_settled"] is None
    two = croupier(*SMALL, "--workers", 2, "--out", tmp_path / "two")
    assert two.returncode == 0, two.stderr
    for file in ("rounds.jsonl", "result.json", "report.html"):
        assert (tmp_path / "two" / file).read_bytes() == (folder / file).read_bytes()


def test_a_tournament_that_was_left_goes_on(tmp_path):
    command = [
        "tournament",
        "sequence-dice",
        "--bots",
        "random,search:iterations=2000",
        "--players",
        "2",
        "--rounds",
        "30",
    ]
    whole = croupier(*command, "--out", tmp_path / "whole")
    assert whole.returncode == 0, whole.stderr
    program = [sys.executable, "-m", "croupier", *command, "--workers", "2", "--out", str(tmp_path / "left")]
    left = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    rounds = tmp_path / "left" / "rounds.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not rounds.exists() or rounds.read_bytes().count(b"\n") < 3):
        time.sleep(0.02)
    os.killpg(left.pid, signal.SIGINT)  # as a terminal does
    _, said = left.communicate(timeout=60)
    if left.returncode:  # otherwise it ended before the signal
        assert left.returncode == 130, said
        assert "the same command goes on" in said
        assert "Traceback" not in said
    again = croupier(*command, "--out", tmp_path / "left")
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "left" / "result.json").read_bytes() == (tmp_path / "whole" / "result.json").read_bytes()


def test_workers_that_are_gone_are_a_refusal(tmp_path):
    command = [sys.executable, "-m", "croupier", "tournament", "las-vegas", "--bots", "random,search:iterations=3000"]
    options = ["--players", "2", "--rounds", "100", "--workers", "2", "--out", str(tmp_path / "x")]
    program = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True, start_new_session=True)
    rounds = tmp_path / "x" / "rounds.jsonl"
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline and (not rounds.exists() or rounds.read_bytes().count(b"\n") < 2):
        time.sleep(0.1)
    for worker in psutil.Process(program.pid).children(recursive=True):
        if "spawn_main" in " ".join(worker.cmdline()):
            worker.kill()
            break
    _, said = program.communicate(timeout=60)
    assert (program.returncode, "[workers-lost]" in said) == (1, True), said
    assert "Traceback" not in said


def test_workers_do_not_outlive_a_tournament_that_was_killed(tmp_path):
    command = [sys.executable, "-m", "croupier", "tournament", "las-vegas", "--bots", "random,search:iterations=3000"]
    options = ["--players", "2", "--rounds", "100", "--workers", "2", "--out", str(tmp_path / "x")]
    program = subprocess.Popen([*command, *options], start_new_session=True)
    deadline = time.monotonic() + 90
    rounds = tmp_path / "x" / "rounds.jsonl"
    while time.monotonic() < deadline and (not rounds.exists() or rounds.read_bytes().count(b"\n") < 2):
        time.sleep(0.1)
    workers = psutil.Process(program.pid).children(recursive=True)
    assert len(workers) >= 2
    program.kill()
    program.wait()
    _, alive = psutil.wait_procs(workers, timeout=60)
    assert not alive


def test_a_clear_order_ends_a_tournament_early_and_at_the_same_round_on_any_workers(tmp_path):
    command = [
        "tournament",
        "las-vegas",
        "--bots",
        "random,greedy",
        "--players",
        2,
        "--rounds",
        2000,
        "--stop-when-clear",
    ]
    found = []
    for workers in (1, 2):
        done = croupier(*command, "--rounds", 2000, "--workers", workers, "--out", tmp_path / str(workers))
        assert done.returncode == 0, done.stderr
        assert "The order is settled." in done.stdout
        found.append((tmp_path / str(workers) / "result.json").read_bytes())
    assert found[0] == found[1]
    assert 20 <= json.loads(found[0])["rounds"] < 2000


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["tournament", "whist"], "unknown-game"),
        (["tournament", "las-vegas", "--bots", "random"], "bad-settings"),
        (["tournament", "las-vegas", "--bots", "random,clever"], "bad-settings"),
        (["tournament", "las-vegas", "--rounds", 0], "bad-settings"),
        (["tournament", "las-vegas", "--players", 9], "bad-settings"),
        (["tournament", "las-vegas", "--stop-when-clear", "--error-rate", 2], "bad-settings"),
        (["tournament", "las-vegas", "--error-rate", 2], "bad-settings"),
        (["tournament", "las-vegas", "--out", "/dev/null/x"], "record-unwritable"),
        (["lab", "whist"], "unknown-game"),
        (["lab", "las-vegas", "--games", 1], "bad-settings"),
        (["lab", "las-vegas", "--games", "999999999999999999999"], "bad-settings"),
        (["lab", "las-vegas", "--out", "/nowhere/at/all.html"], "record-unwritable"),
    ],
)
def test_nonsense_is_refused_with_a_code(arguments, code, tmp_path):
    done = croupier(*arguments, cwd=tmp_path)
    assert (done.returncode, f"[{code}]" in done.stderr) == (1, True), done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("*.html"))


def test_another_tournaments_folder_is_left_alone(tmp_path):
    assert croupier(*SMALL, "--out", tmp_path / "x").returncode == 0
    before = (tmp_path / "x" / "rounds.jsonl").read_bytes()
    done = croupier(*SMALL[:-1], 6, "--out", tmp_path / "x")
    assert (done.returncode, "[tournament-other]" in done.stderr) == (1, True)
    assert (tmp_path / "x" / "rounds.jsonl").read_bytes() == before


def test_a_lab_writes_one_page(tmp_path):
    done = croupier("lab", "sequence-dice", "--games", 40, "--out", tmp_path / "page.html")
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "page.html").read_text()
    assert "croupier lab sequence-dice --games 40 --seed 0" in page
    assert "What it is worth to begin" in page
    assert "<h1>Balance of Sequence Dice</h1>" in page
