"""Perft counts, playthroughs and stories are still those of the golden files; `make golden` writes the files anew."""

import pytest

from croupier.game import NAMES
from croupier.perft import divide, perft
from croupier.words import LANGUAGES
from tests.golden.regenerate import GOLDEN, playthrough_lines, positions, story


@pytest.mark.parametrize("name", NAMES)
def test_perft(name):
    expected = (GOLDEN / f"{name}.perft.txt").read_text("utf-8").splitlines()
    for line, (title, position) in zip(expected, positions(name), strict=True):
        known_title, counts = line.split(": ")
        assert known_title == title
        for depth, count in enumerate(map(int, counts.split()), 1):
            found = perft(position, depth)
            divided = (f"{move}: {lines}" for move, lines in divide(position, depth))
            assert found == count, f"{title} depth {depth}: {found}, divided:\n" + "\n".join(divided)


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name):
    expected = (GOLDEN / f"{name}.playthrough.txt").read_text("utf-8").splitlines()
    assert playthrough_lines(name) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_story(name, language):
    assert story(name, language) == (GOLDEN / f"{name}.story.{language}.txt").read_text("utf-8")
