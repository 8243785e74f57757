"""Sequence Dice in the terminal."""

import re

import pytest

from croupier.words import LANGUAGES
from tests.terminal.program import croupier


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_every_number_in_every_language(language):
    text = croupier("rules", "sequence-dice", "--rulings", "--lang", language).stdout
    for number in range(1, 16):
        assert text.count(f"**SD{number}.**") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "line"), [("you,random", 6), ("you,random,random", 5), ("random,you,random,you", 5)])
def test_a_whole_game_in_every_language(language, seats, line, tmp_path):
    done = croupier("play", "sequence-dice", "--seats", seats, "--set", f"line={line}", "--lang", language, "--seed", 6,
                    "--record", tmp_path / "g", input="?\nt\n" + "1\n" * 900)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert croupier("replay", tmp_path / "g", "--lang", language).returncode == 0
    assert croupier("replay", tmp_path / "g", "--step", "--lang", language).returncode == 0
    assert croupier("verify", tmp_path / "g", "--lang", language).returncode == 0


def test_the_board_has_coordinates_letters_and_marked_spaces(tmp_path):
    rolls = ["6 6", "5 5", "1 2", "b1", "4 6"]
    done = croupier("play", "sequence-dice", "--seats", "you:Anna,you:Ben", "--dice", "typed", "--record",
                    tmp_path / "g", input="\n".join(rolls) + "\n")  # fmt: skip
    assert "Anna rolls 6 and 6 for the start: 12." in done.stdout
    assert "Anna begins." in done.stdout
    assert "Anna rolls 1 and 2: 3." in done.stdout
    assert re.search(r"^ +a +b +c +d +e +f$", done.stdout, re.MULTILINE)
    assert re.search(r"^1 +2 +\[ 3 \] +4 +5 +6 +2 *$", done.stdout, re.MULTILINE)
    assert "Anna puts a chip on b1." in done.stdout
    assert re.search(r"^1 +2 +\[ 3G\] +4 +5 +6 +2 *$", done.stdout, re.MULTILINE)
    assert "Ben rolls 4 and 6: 10, a defence." in done.stdout
    assert "1) b1: Anna, 1 of 6" in done.stdout


def test_a_whole_game_typed_in_is_told_as_it_happens(tmp_path):
    """Two tie at first, a 2 and a 12 give another roll, a defence takes a chip, and a row of five wins."""
    lines = ["3 3", "4 2", "1 1", "6 5", "1 1", "a1", "1 2", "b1", "6 6", "c3", "5 5", "b1", "1 2", "b1"]
    lines += ["3 5", "e3", "1 3", "c1", "3 5", "b4", "1 4", "d1", "3 5", "d5", "1 5", "e1"]
    done = croupier("play", "sequence-dice", "--seats", "you:Anna,you:Ben", "--set", "line=5", "--dice", "typed",
                    "--record", tmp_path / "g", input="\n".join(lines) + "\n")  # fmt: skip
    assert done.returncode == 0, done.stderr
    for heard in (
        "Anna and Ben tie for the highest and roll again.",
        "Ben begins.",
        "A 2 lets Ben roll again.",
        "A 12 lets Anna roll again.",
        "Anna removes a blue chip from b1.",
        "e1: completes a line and wins",
        "A line of 5: a1 to e1!",
        "Ben wins!",
    ):
        assert heard in done.stdout


def test_a_space_may_be_typed_and_nonsense_changes_nothing(tmp_path):
    done = croupier("play", "sequence-dice", "--seats", "you,random", "--set", "starter=1", "--seed", 2, "--record",
                    tmp_path / "g", input="z9\na7\nplace z1\nq\n")  # fmt: skip
    assert done.stdout.count("That is not one of the choices.") == 3
    assert done.returncode == 130
    legal = re.search(r"^1\) ([a-f][1-6])", done.stdout, re.MULTILINE)[1]
    again = croupier("play", "--resume", tmp_path / "g", input=f"place {legal.upper()}\n")
    assert f"You put a chip on {legal}." in again.stdout


@pytest.mark.parametrize("setting", ["line=4", "line=7", "line=five", "starter=3", "starter=x"])
def test_settings_are_checked(setting):
    done = croupier("play", "sequence-dice", "--seats", "you,random", "--set", setting)
    assert (done.returncode, "[bad-settings]" in done.stderr) == (1, True)
