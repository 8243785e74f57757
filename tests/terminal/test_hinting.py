"""Hints as they are read: short lines, what is about equal, what errors are made of, and reasons."""

import random
import re

import pytest

import croupier
from croupier.bots import hints
from croupier.game import NAMES, load
from croupier.kernel import CHANCE
from croupier.reasons import reason_of
from croupier.terminal.hinting import tell_hints
from croupier.terminal.screen import Screen
from croupier.words import LANGUAGES, Company, Words
from tests.bots.endings import las_vegas_endings

PLAYERS = 3
TABLES = {"las-vegas": {"neutral": True}, "las-vegas-royale": {"tiles": 6}}
REASON, NUMBERED = re.compile(r" {3}- "), re.compile(r"(\d+)\) ")


def middle_of(name):
    """A choice of several in the middle of a random game."""
    position, chooser = croupier.start(name, PLAYERS, **TABLES.get(name, {})), random.Random(3)
    left = 25
    while left or position.actor == CHANCE or len(position.legal_moves) < 2:
        left -= left > 0
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
    return position


def told(position, language, capsys, monkeypatch, columns=80):
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a terminal
    monkeypatch.setattr(hints, "TRIES", 40)
    words = Words(language)
    names = [words("you") if seat == position.actor else f"Player {seat}" for seat in range(position.players)]
    tell_hints(Screen(words, Company(tuple(names), position.actor)), position, 7)
    return re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_told_once_in_short_lines_with_reasons_for_the_best_and_the_worst(
    name, language, capsys, monkeypatch
):
    position = middle_of(name)
    lines = told(position, language, capsys, monkeypatch)
    assert max(map(len, lines)) <= 80
    numbers = [int(found[1]) for line in lines if (found := NUMBERED.match(line))]
    assert sorted(numbers) == list(range(1, len(position.legal_moves) + 1))
    words, view = Words(language), position.view(position.actor)
    for number in (numbers[0], numbers[-1]):
        phrases = reason_of(position.game)(view, position.legal_moves[number - 1])
        start = next(place for place, line in enumerate(lines) if line.startswith(f"{number}) "))
        own = [line for line in until_next_choice(lines[start + 1 :]) if REASON.match(line)]
        assert len(own) == len(phrases) > 0
    assert len([line for line in lines if REASON.match(line)]) == sum(
        len(reason_of(position.game)(view, position.legal_moves[number - 1])) for number in (numbers[0], numbers[-1])
    )
    if load(name).is_scored:
        assert sum(words(f"{name}-score") in " ".join(lines[place : place + 2]) for place in range(len(lines))) > 1


def until_next_choice(lines):
    for line in lines:
        if not line.startswith(" "):
            return
        yield line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_gets_narrow_lines(language, capsys, monkeypatch):
    for name in NAMES:
        assert max(map(len, told(middle_of(name), language, capsys, monkeypatch, columns=40))) <= 40


def test_estimates_say_what_their_errors_are_made_of(capsys, monkeypatch):
    text = " ".join(told(middle_of("las-vegas"), "en", capsys, monkeypatch))
    assert "In 95 of 100 cases the truth should lie within ±." in text
    assert "chance in these tries, and 4 percentage points (money at the end: 20,000) because" in text
    assert re.search(r"wins [0-9.]+ % ± [0-9.]+; money at the end [0-9]+,000 ± [0-9]+,000 ", text)
    text = " ".join(told(middle_of("sequence-dice"), "en", capsys, monkeypatch))
    assert "chance in these tries, and 4 percentage points because" in text
    assert "at the end" not in text


def test_exact_choices_have_no_error_and_fall_into_best_and_worse(capsys, monkeypatch):
    seen = set()
    for position in las_vegas_endings(2, 3, 12, 8):
        lines = told(position, "en", capsys, monkeypatch)
        assert lines[0] == "What each choice promises, worked out exactly:"
        assert not any("±" in line for line in lines)
        heading = lines[1]
        wins = [
            float(win) for win in re.findall(r"wins ([0-9.]+) %; money at the end [0-9,]+ \(exact\)", "".join(lines))
        ]
        assert len(wins) == len(position.legal_moves)
        if heading == "All have exactly the same chance to win:":
            assert len(set(wins)) == 1
            assert "Worse:" not in lines
        else:
            assert heading in ("Best:", "Best, with exactly the same chance to win:")
            assert "Worse:" in lines
        seen.add(heading)
    assert {"Best:", "All have exactly the same chance to win:"} <= seen
