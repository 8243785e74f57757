"""Who was lucky: at the end of a game, and for a record."""

import re

import pytest

from croupier.terminal import play
from croupier.words import LANGUAGES, Words
from tests.terminal.program import croupier

GAME = ("play", "las-vegas", "--seats", "random,random,random", "--seed", 3, "--record")


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A record, and what was told when it was played."""
    path = tmp_path_factory.mktemp("luck") / "game.jsonl"
    return path, croupier(*GAME, path).stdout


def part_from(text, title):
    """The lines from a heading on, up to the first that is empty after a table."""
    lines = text[text.index(title) :].split("\n")
    return lines[: [number for number, line in enumerate(lines) if not line][1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_has_the_same_account_as_the_end_of_its_game_in_every_language(finished, language):
    path, told = finished
    words = Words(language)
    again = croupier("replay", "--luck", path, "--lang", language)
    assert (again.returncode, again.stderr) == (0, "")
    account = part_from(again.stdout, words("luck-title"))
    title, about, *lines = account[: account.index("")]
    assert (title, about) == (words("luck-title"), words("luck-about", game="las-vegas"))
    assert [re.match(r"\w+", line)[0] for line in lines] == ["Ada", "Bruno", "Clara"]
    if language == "en":
        assert "\n".join(account) in told
        assert told.index("wins!") < told.index(title) < told.index("The dice can be checked with:")
    course = again.stdout[again.stdout.index(words("luck-course")) :].split("\n")
    assert course[1] == words("luck-course-percent")
    assert len(course) - 4 == 5, "a heading of names, the start and four rounds"
    assert "100 ========" in course[-2]


def test_the_result_is_told_without_the_whole_game(finished):
    path, told = finished
    again = croupier("replay", "--luck", path).stdout
    assert again.startswith("The game is over.\n1. ")
    assert "rolls" in told
    assert "rolls" not in again


def test_a_game_that_is_still_on_has_an_account_of_what_was_played(tmp_path):
    path = tmp_path / "game.jsonl"
    croupier("play", "las-vegas", "--seats", "you,random", "--seed", 3, "--record", path, input="1\n")
    told = croupier("replay", "--luck", path)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("The game is not finished.")
    assert "Who was lucky" in told.stdout


def test_whoever_does_not_wait_for_the_account_has_the_result_and_how_to_check_it(tmp_path, monkeypatch):
    def interrupted(record):
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "luck_of", interrupted)
    done = croupier(*GAME, tmp_path / "game.jsonl")
    assert done.returncode == 0
    assert done.stdout.index("wins!") < done.stdout.index("The dice can be checked with:")
    assert croupier("verify", tmp_path / "game.jsonl").returncode == 0
