"""The guides that `croupier rules` and `r` show, and how they are shown."""

import os
import re
import shutil
import sys

import pexpect
import pytest

from croupier.game import NAMES, load
from croupier.terminal.rules import rules_text
from croupier.words import LANGUAGES, Words
from tests.terminal.program import croupier

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]")
needs_less = pytest.mark.skipif(shutil.which("less") is None, reason="less is not installed")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_guide_has_the_same_parts_in_every_language(name, language):
    english, text = rules_text(name, "en"), rules_text(name, language)
    for part in (r"^#+ ", r"^- ", r"^\d\. ", r"^> ", r"^\*\*", r"\*\*.+?\*\*", r"\d+[.,\u00a0]000"):
        assert len(re.findall(part, text, re.MULTILINE)) == len(re.findall(part, english, re.MULTILINE)), part
    assert len(text.splitlines()) == len(english.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_guide_is_for_people(name, language):
    text = rules_text(name, language)
    assert not re.search(r"\b(LV|RY|SD|YD)\d", text)
    assert not re.search(r"Ruling|Úrskurð|Regelung|Решени", text, re.IGNORECASE)
    assert not re.search(r"_|\b(actions?|decisions?|kernel|engine)\b|[a-z]=", text)
    if language == "ru":
        assert not re.search(r"\d 000", text), "a number must not be broken at its space"
    words, settings = Words(language), load(name).settings
    for setting in settings:
        assert f"- **{words(load(name).label(setting))}" in text, "every setting by the name that `croupier games` uses"
    assert text[text.rindex("\n## ") :].count("\n- **") == len(settings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_of_royale_has_every_tile(language):
    names = re.findall(r"^### [A-H][12] (.+)$", rules_text("las-vegas-royale", "en", is_rulings=True), re.MULTILINE)
    assert len(names) == 16
    tiles = rules_text("las-vegas-royale", language).split("\n## ")[-2]
    assert re.findall(r"^\*\*(.+?)\*\*", tiles, re.MULTILINE) == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_show_the_guide_and_name_the_numbered_rules(language):
    text = croupier("rules", "las-vegas", "--lang", language).stdout
    assert text.startswith(rules_text("las-vegas", language))
    assert text.count("\n", len(rules_text("las-vegas", language))) == 2, "an empty line and the last one"
    assert "`croupier rules las-vegas --rulings" in text.splitlines()[-1]
    numbered = croupier("rules", "las-vegas", "--rulings", "--lang", language).stdout
    assert numbered == rules_text("las-vegas", language, is_rulings=True)


@pytest.mark.parametrize("options", [[], ["--rulings"]])
def test_no_rules_for_an_unknown_game(options):
    done = croupier("rules", "poker", *options)
    assert (done.returncode, done.stdout) == (1, "")
    assert "[unknown-game]" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_lines_break_between_words_on_a_narrow_screen(name, language, monkeypatch):
    for variable, value in (("FORCE_COLOR", "1"), ("TERM", "xterm-256color"), ("COLUMNS", "40")):
        monkeypatch.setenv(variable, value)
    shown = ESCAPES.sub("", croupier("rules", name, "--lang", language).stdout)
    assert max(map(len, shown.splitlines())) <= 40
    unmarked = re.sub(r"^ (•|\d)(?= \S)|^▌", "", shown, flags=re.MULTILINE)
    source = re.sub(r"^(#+|-|>|\d\.) |```|[*`]", "", rules_text(name, language), flags=re.MULTILINE)
    words = re.split("[ \n]+", source.strip())  # not at the spaces within numbers
    assert re.split("[ \n]+", unmarked.strip())[: len(words)] == words


def spawn(*arguments, rows=24, **environment):
    """The program on a pseudo-terminal of 80 columns."""
    known = {**os.environ, "TERM": "xterm-256color", **environment}
    for variable in ("COLUMNS", "LINES", "LESS", "NO_COLOR"):
        known.pop(variable, None)
    words = ["-m", "croupier", *map(str, arguments)]
    return pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=60, env=known, dimensions=(rows, 80))


@needs_less
def test_long_rules_open_in_a_pager_and_q_leaves_it():
    child = spawn("rules", "las-vegas-royale", "--lang", "is", PAGER="less")
    child.expect("Las Vegas Royale: svona er spilað")
    child.expect("\r\n:")  # less waits
    assert "Útborgun" not in child.before, "only the first page is shown"
    child.send("\x03")  # Ctrl-C belongs to less
    child.send("G")
    child.expect("--rulings")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@needs_less
def test_r_in_a_game_opens_the_pager_and_comes_back_to_the_question(tmp_path):
    child = spawn("play", "las-vegas", "--seats", "you,random", "--seed", 3, "--lang", "en", "--record", tmp_path / "g",
                  PAGER="less")  # fmt: skip
    child.expect("Your choice, 1 to")
    child.sendline("r")
    child.expect("Las Vegas: how to play")
    child.expect("\r\n:")
    child.send("q")
    child.expect("Your choice, 1 to")
    child.sendline("q")
    child.expect("--resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("pager", "rows", "is_dressed"),
    [
        ("cat", 24, False),  # a pager that is not less gets plain text
        ("cat", 500, True),  # what fits the screen needs no pager
        ("no-such-pager", 24, True),
        ("false", 24, True),
        ("'", 24, True),
        ("", 24, True),
    ],
)
def test_without_a_pager_rules_are_printed_whole(pager, rows, is_dressed):
    child = spawn("rules", "las-vegas", "--lang", "ru", rows=rows, PAGER=pager)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "Лас-Вегас: как играть" in child.before
    assert "50\u00a0000" in child.before
    assert "--rulings" in child.before
    assert ("\x1b[" in child.before) == is_dressed
