"""What every command does, with Las Vegas as the example."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from croupier.bots.levels import COUNTS, OPTIONS
from croupier.game import NAMES
from croupier.terminal.rules import rules_text
from croupier.words import LANGUAGES
from tests.terminal.program import croupier

COMMANDS = (
    "games", "rules", "play", "opponents", "hint", "odds", "perft", "simulate", "tournament", "lab", "replay", "verify",
    "schema", "warmup",
)  # fmt: skip


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_reads_well(command):
    done = croupier(*command.split(), "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"Usage: croupier {command}".rstrip())
    assert not done.stderr
    for name in () if command else COMMANDS:
        assert name in done.stdout


def test_help_imports_nothing_slow():
    program = (
        "import sys; sys.argv = ['croupier', 'play', '--help']\n"
        "from croupier.cli import app\n"
        "try: app()\n"
        "except SystemExit: pass\n"
        "slow = {'numba', 'numpy', 'llvmlite', 'babel', 'fluent', 'msgspec', 'rich.progress'} & set(sys.modules)\n"
        "print('SLOW', slow)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert "SLOW set()" in done.stdout


def test_games_are_listed_with_their_settings():
    done = croupier("games")
    assert done.returncode == 0
    assert "las-vegas\n" in done.stdout
    assert "--set neutral=true" in done.stdout
    assert "Neutral dice: each player also rolls white dice" in done.stdout
    assert "Hlutlausir teningar" in croupier("games", "--lang", "is").stdout


def test_the_schema_is_one_json_object():
    done = croupier("schema")
    assert set(json.loads(done.stdout)["games"]) == set(NAMES)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "there is no game 'chess'; the games are las-vegas"),
        ("is", "ekkert spil heitir 'chess'"),
        ("de", "es gibt kein Spiel 'chess'"),
        ("ru", "нет игры 'chess'"),
    ],
)
def test_a_refusal_is_told_once_in_the_readers_language(language, text):
    done = croupier("play", "chess", "--lang", language)
    assert done.returncode == 1
    assert done.stderr.startswith(f"croupier: {text}")
    assert done.stderr.endswith("[unknown-game]\n")
    assert done.stderr.count("\n") == 1
    assert text in croupier("play", "chess", env={**os.environ, "CROUPIER_LANG": language}).stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_terminal_can_show_nothing_breaks(language, tmp_path):
    """An encoding without suits, accents or Cyrillic letters: they are written plainly."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    arguments = ("--seats", "you,random,random", "--seed", 5, "--lang", language, "--record", tmp_path / "game.jsonl")
    done = croupier("play", "yellow-dwarf", *arguments, input="?\n1\n1\n", env=environment)
    assert done.returncode == 4, done.stderr
    assert done.stderr == ""
    assert done.stdout.isascii()
    if language == "en":
        assert re.search(r"Your hand: .*[2-9][cdhs]", done.stdout)
    refused = croupier("play", "schäch", "--lang", language, env=environment)
    assert (refused.returncode, "[unknown-game]" in refused.stderr) == (1, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_every_number_in_every_language(language):
    text = croupier("rules", "las-vegas", "--rulings", "--lang", language).stdout
    numbers = [*(f"LV{n}" for n in (*range(1, 20), *range(30, 35))), *(f"E{n}" for n in range(1, 9))]
    for number in numbers:
        assert f"**{number}.**" in text
    english = rules_text("las-vegas", "en", is_rulings=True)
    assert re.findall(r"^#+", text, re.MULTILINE) == re.findall(r"^#+", english, re.MULTILINE)


def test_a_game_of_bots_plays_to_its_end_and_is_verified_and_replayed(tmp_path):
    path = tmp_path / "game.jsonl"
    done = croupier("play", "las-vegas", "--seats", "random,random", "--set", "neutral=true", "--record", path)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    checked = croupier("verify", path)
    assert checked.returncode == 0
    assert "every one is right" in checked.stdout
    told = croupier("replay", path)
    assert told.returncode == 0
    result = done.stdout[done.stdout.index("The game is over.") :].split("\n")[:4]
    assert "\n".join(result) in told.stdout
    assert [line for line in told.stdout.split("\n") if line in done.stdout.split("\n")] == told.stdout.split("\n")
    stepwise = croupier("replay", path, "--step", input="\n" * 3)
    assert "1 of " in stepwise.stdout
    assert "\n".join(result) in stepwise.stdout


def test_the_same_seed_is_the_same_game(tmp_path):
    arguments = ("play", "las-vegas", "--seats", "random,random,random", "--seed", 11, "--record")
    one, two = croupier(*arguments, tmp_path / "1.jsonl"), croupier(*arguments, tmp_path / "2.jsonl")
    assert one.stdout.replace("1.jsonl", "") == two.stdout.replace("2.jsonl", "")
    checked = croupier("verify", tmp_path / "1.jsonl")
    assert (checked.returncode, "seed 11" in checked.stdout) == (0, True)


def test_input_that_ends_keeps_the_game_and_resume_goes_on(tmp_path):
    path = tmp_path / "game.jsonl"
    first = croupier("play", "las-vegas", "--seats", "you,random", "--record", path, input="1\n")
    assert first.returncode == 4
    assert "The input has ended." in first.stdout
    assert f"croupier play --resume {path}" in first.stdout
    kept = path.read_bytes()
    unproven = croupier("verify", path)
    assert (unproven.returncode, "not revealed" in unproven.stdout) == (3, True)
    second = croupier("play", "--resume", path, input="1\n" * 400)
    assert second.returncode == 0, second.stderr
    assert "The game goes on: round 1 of 4, it is your turn." in second.stdout
    assert path.read_bytes().startswith(kept)
    assert croupier("verify", path).returncode == 0
    third = croupier("play", "--resume", path)
    assert (third.returncode, "[record-ended]" in third.stderr) == (1, True)


def test_nonsense_answers_change_nothing_and_x_abandons(tmp_path):
    path = tmp_path / "game.jsonl"
    nonsense = ["0", "7", "0000019", "99999999999999999999", "-1", "one", "u", "²", "?", "t", "x", "no", "x", "x"]
    done = croupier(
        "play", "las-vegas", "--seats", "you,random", "--seed", 1, "--record", path, input="\n".join(nonsense) + "\n"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("That is not one of the choices.") == 8
    assert "Nothing can be taken back" in done.stdout
    assert "The game is abandoned" in done.stdout
    assert json.loads(path.read_text().split("\n")[-2])["end"] == "abandoned"
    assert croupier("verify", path).returncode == 0


def test_q_leaves_and_keeps_the_game_among_the_users_files(tmp_path):
    done = croupier("play", "las-vegas", "--seats", "you,random", input="q\n")
    assert done.returncode == 130
    assert done.stdout.rstrip().endswith("croupier play --resume")
    assert croupier("play", "--resume", input="1\n" * 400).returncode == 0
    assert croupier("verify").returncode == 0


def test_several_people_share_the_keyboard_and_sums_stay_hidden(tmp_path):
    done = croupier(
        "play", "las-vegas", "--seats", "you:Anna,you:Ben", "--seed", 2, "--record", tmp_path / "g", input="1\n" * 400
    )
    assert done.returncode == 0
    assert "Anna, your turn." in done.stdout
    assert "Ben, your turn." in done.stdout
    hidden = re.findall(r"^Anna: .* left, \d notes?$", done.stdout, re.MULTILINE)
    assert hidden
    assert not re.findall(r"^Anna: .* left, \d notes?, [\d,]+$", done.stdout, re.MULTILINE)
    shown = croupier("play", "las-vegas", "--seats", "you:Anna,you:Ben", "--seed", 2, "--set", "open-money=true",
                     "--record", tmp_path / "h", input="1\n" * 400)  # fmt: skip
    assert re.findall(r"^Anna: .* left, \d notes?, [\d,]+$", shown.stdout, re.MULTILINE)


def test_typed_dice_make_the_program_croupier_and_scorer(tmp_path):
    path = tmp_path / "game.jsonl"
    lines = [
        "3",
        "2",
        "7",
        "50 50",
        "50",
        "40 30",
        "90000",
        "20, 20 10",
        "60",
        "70",
        "1 2 9",
        "1 1 2 2 3 3 4 4 5",
        "1 1 2 2",
        "3 3 4 4",
        "2",
    ]
    done = croupier(
        "play",
        "las-vegas",
        "--seats",
        "you:Anna,you:Ben",
        "--dice",
        "typed",
        "--record",
        path,
        input="\n".join(lines) + "\n",
    )
    assert done.returncode == 4
    assert "3 cannot be. Possible: 1, 2." in done.stdout
    assert "7 cannot be. Possible: 10000," in done.stdout
    assert "At most 8 values are wanted here." in done.stdout
    assert "Ben rolls 1 1 2 2 3 3 4 4." in done.stdout
    assert "Ben puts 2 dice on casino 2." in done.stdout
    assert "Casino 1: 50,000." in done.stdout
    moves = [json.loads(line)["move"] for line in path.read_text().splitlines()[1:]]
    assert moves[:5] == ["starter 2", "note 50000", "note 40000", "note 30000", "note 90000"]
    assert "At most 1 value is wanted here." in done.stdout
    assert moves[-1] == "place 2"
    checked = croupier("verify", path)
    assert (checked.returncode, "typed in" in checked.stdout) == (3, True)
    again = croupier("play", "--resume", path, input="6 6 6 6 6 6 6 6\n1\n")
    assert "Anna rolls 6 6 6 6 6 6 6 6." in again.stdout


def test_typed_dice_are_understood_and_can_be_corrected(tmp_path):
    lines = ["?", "h", "ben", "50", "60", "70", "80", "90", "c", "40 30", "60"]  # Ben begins; casino 5 is corrected
    lines += ["11234566", "c", "11234567", "11234556", ""]  # a bot would choose at once, so it is asked for a look
    lines += ["111", "c", "22222222", "h", "c", "c", "33333333", "c", "44444444", "1", "c", "q"]
    done = croupier("play", "las-vegas", "--seats", "you:Anna,easy:Ben", "--dice", "typed", "--record", tmp_path / "g",
                    input="\n".join(lines) + "\n")  # fmt: skip
    text = done.stdout
    assert done.returncode == 130, text + done.stderr
    assert "Type what lies on the real table" in text
    assert "There is nothing to choose now" in text
    assert "Round 1 of 4. Ben begins." in text
    assert "Casino 5: 40,000 and 30,000." in text
    assert "11234567 cannot be. Possible: 1, 2, 3, 4, 5, 6." in text
    assert "Ben rolls 1 1 2 3 4 5 5 6." in text
    assert "You roll 2 2 2 2 2 2 2 2." in text
    assert "wins " in text, "h gives hints before a choice"
    assert "You roll 4 4 4 4 4 4 4 4." in text
    moves = [json.loads(line)["move"] for line in (tmp_path / "g").read_text().splitlines()[1:]]
    assert moves.count("die 2") + moves.count("die 3") == 2, "what was corrected is forgotten; only Ben threw such dice"


def test_simulate_prints_one_json_object():
    done = croupier(
        "simulate", "las-vegas", "--players", 4, "--games", 5000, "--seed", 3, "--set", "neutral=true", "--json"
    )
    found = json.loads(done.stdout)
    assert (found["game"], found["players"], found["games"]) == ("las-vegas", 4, 5000)
    assert found["settings"] == {"neutral": True, "starter": None, "open_money": False}
    assert len(found["wins"]) == len(found["mean_scores"]) == 4
    assert found["actions"] > found["decisions"] > 0
    assert found["seconds"] > 0
    again = json.loads(
        croupier(
            "simulate", "las-vegas", "--games", 5000, "--seed", 3, "--set", "neutral=true", "--workers", 1, "--json"
        ).stdout
    )
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def test_simulate_prints_a_table():
    done = croupier("simulate", "las-vegas", "--players", 2, "--games", 3000)
    assert "95 % interval" in done.stdout
    assert "3,000 random games of las-vegas, 2 players" in done.stdout


def test_warmup_compiles_every_game():
    assert croupier("warmup").stdout == "".join(f"{name}: compiled\n" for name in NAMES)


@pytest.mark.parametrize(
    ("arguments", "status", "code"),
    [
        (["rules", "poker"], 1, "unknown-game"),
        (["play", "poker"], 1, "unknown-game"),
        (["simulate", "poker"], 1, "unknown-game"),
        (["play", "las-vegas", "--lang", "fr"], 1, "unknown-language"),
        (["play", "las-vegas", "--seats", "you"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "you,randm"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "you,search:speed=9"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "you,search:best=-1"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "you,hard:careless=5"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "search:iterations=9:Ada,greedy:Ada"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", ""], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "you:A,you:A"], 1, "bad-settings"),
        (["play", "las-vegas", "--seats", "you,random,random,random,random,random"], 1, "bad-settings"),
        (
            ["play", "las-vegas", "--seats", "random,random,random,random,random", "--set", "neutral=true"],
            1,
            "bad-settings",
        ),
        (["play", "las-vegas", "--set", "starter=9"], 1, "bad-settings"),
        (["play", "las-vegas", "--set", "starter"], 1, "bad-settings"),
        (["play", "las-vegas", "--set", "starter=1", "--set", "starter=2"], 1, "bad-settings"),
        (["play", "las-vegas", "--set", "speed=9"], 1, "bad-settings"),
        (["play", "las-vegas", "--dice", "loaded"], 1, "bad-settings"),
        (["play", "las-vegas", "--dice", "typed", "--seed", "1"], 1, "bad-settings"),
        (["play", "las-vegas", "--seed", "-1"], 1, "bad-seed"),
        (["play", "las-vegas", "--seed", "x"], 2, ""),
        (["play", "las-vegas", "--record", "/no/such/folder/game"], 1, "record-unwritable"),
        (["play", "--resume", "/no/such/file"], 1, "record-unreadable"),
        (["replay", "/no/such/file"], 1, "record-unreadable"),
        (["replay", "--luck", "/no/such/file"], 1, "record-unreadable"),
        (["replay", "--luck", "--step", "/no/such/file"], 1, "bad-settings"),
        (["verify", "/dev/null"], 1, "record-empty"),
        (["simulate", "las-vegas", "--games", "0"], 1, "bad-settings"),
        (["simulate", "las-vegas", "--games", "999999999999999999999"], 1, "bad-settings"),
        (["simulate", "las-vegas", "--players", "6"], 1, "bad-settings"),
        (["simulate", "las-vegas", "--workers", "0"], 2, ""),
        (["dance"], 2, ""),
    ],
)
def test_bad_input_has_a_message_a_code_and_a_status(arguments, status, code):
    done = croupier(*arguments)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert f"[{code}]" in done.stderr or not code
    assert done.stderr.strip()


def test_records_that_are_not_records(tmp_path):
    path = tmp_path / "game.jsonl"
    for data, code in (
        (b"\xff\xfe\x00", "record-not-text"),
        (b"hello\n", "record-malformed"),
        (b'{"a":', "record-truncated"),
    ):
        path.write_bytes(data)
        for command in (["verify"], ["replay"], ["play", "--resume"]):
            done = croupier(*command, path)
            assert done.returncode == 1
            assert f"[{code}]" in done.stderr or command[0] == "play"
            assert "Traceback" not in done.stderr
        assert path.read_bytes() == data


def test_a_changed_die_is_refused_with_its_ply(tmp_path):
    path = tmp_path / "game.jsonl"
    croupier("play", "las-vegas", "--seats", "random,random", "--seed", 4, "--record", path)
    lines = path.read_text().split("\n")
    lines[31] = re.sub(r"(die|note|place) (\d)", lambda found: f"{found[1]} {int(found[2]) % 6 + 1}", lines[31])
    path.write_text("\n".join(lines))
    done = croupier("verify", path)
    assert done.returncode == 1
    assert "ply 30:" in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_is_said_clearly():
    done = croupier("play", "las-vegas", "--seats", "random,random", "--record", "/dev/full")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "[record-" in done.stderr


def test_a_reader_that_goes_away_is_no_disaster(tmp_path):
    command = f"{sys.executable} -m croupier play las-vegas --seats random,random --record {tmp_path / 'g'} | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr
    assert done.stdout.startswith("Las Vegas: Ada (random) and Bruno (random).")


def test_ctrl_c_leaves_a_record_that_goes_on(tmp_path):
    path = tmp_path / "game.jsonl"
    program = subprocess.Popen(
        [sys.executable, "-m", "croupier", "play", "las-vegas", "--seats", "you,random", "--record", str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not path.exists() or len(path.read_bytes().split(b"\n")) < 16):
        time.sleep(0.05)
    time.sleep(0.5)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=30)
    assert program.returncode == 130, err
    assert f"croupier play --resume {path}" in out
    assert "Traceback" not in err
    assert croupier("play", "--resume", path, input="1\n" * 400).returncode == 0
    assert croupier("verify", path).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(language, tmp_path):
    done = croupier("play", "las-vegas", "--seats", "you,random,random", "--set", "neutral=yes", "--lang", language,
                    "--seed", 5, "--record", tmp_path / "g", input="?\n" + "1\n" * 400)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert croupier("replay", tmp_path / "g", "--lang", language).returncode == 0
    assert croupier("verify", tmp_path / "g", "--lang", language).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_are_listed_in_every_language(language):
    done = croupier("opponents", "--lang", language)
    lines = [line for line in done.stdout.splitlines() if ": " in line]
    named = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert named[:-1] == ["random", "easy", "medium", "hard", "expert", "greedy", "search", "learned"]
    assert "bold.py:Bold" in lines[-1], "and bots of one's own"
    options = [line.split()[0] for line in done.stdout.splitlines() if line.startswith(" ")]
    assert options == [*COUNTS, *OPTIONS["search"], *OPTIONS["learned"]]


def test_every_opponent_can_be_played_against(tmp_path):
    seats = "you,greedy,search:iterations=40:Zoe:best=8"
    done = croupier("play", "las-vegas", "--seats", seats, "--seed", 1, "--record", tmp_path / "g", input="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "Las Vegas: You, Bruno (greedy) and Zoe (search:iterations=40:best=8)." in done.stdout
    kinds = [seat["kind"] for seat in json.loads(tmp_path.joinpath("g").read_text().split("\n")[0])["seats"]]
    assert kinds == ["human", "greedy", "search:iterations=40:best=8"]
    assert croupier("verify", tmp_path / "g").returncode == 0


def test_a_game_against_a_search_goes_on(tmp_path):
    croupier("play", "las-vegas", "--seats", "you,search:iterations=9", "--record", tmp_path / "g", input="1\nq\n")
    done = croupier("play", "--resume", tmp_path / "g", input="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "Bruno (search:iterations=9)" in done.stdout


def test_levels_play_and_hints_are_given_at_the_table_and_for_a_record(tmp_path):
    done = croupier("play", "las-vegas", "--seats", "you,hard,easy", "--set", "starter=1", "--seed", 4, "--record",
                    tmp_path / "g", input="h\nq\n")  # fmt: skip
    assert "Las Vegas: You, Bruno (hard) and Clara (easy)." in done.stdout
    told = re.findall(r"wins ([0-9.]+) % ± [0-9.]+; money at the end [0-9,]+ ± [0-9,]+\n", done.stdout)
    assert 2 * len(told) == len(re.findall(r"^[1-6]\) ", done.stdout, re.MULTILINE))  # offered, and then weighed
    again = croupier("hint", tmp_path / "g")
    assert told == re.findall(r"wins ([0-9.]+) %", again.stdout)
    later = croupier("hint", tmp_path / "g", "--lang", "de")
    assert later.returncode == 0, later.stderr
    assert "gewinnt" in later.stdout
    done = croupier("play", "--resume", tmp_path / "g", input="1\n" * 400)
    assert done.returncode == 0, done.stderr
    over = croupier("hint", tmp_path / "g")
    assert (over.returncode, "[record-ended]" in over.stderr) == (1, True)


def test_the_version():
    assert re.fullmatch(r"croupier \d+\.\d+\.\d+\n", croupier("--version").stdout)
