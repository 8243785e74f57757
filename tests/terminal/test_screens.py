"""Screens of 40, 80 and 120 columns through a pseudo-terminal: no line overflows, and no word is broken."""

import os
import random
import re
import sys

import pexpect
import pytest
from rich.cells import cell_len

import croupier as library
from croupier.kernel import CHANCE
from croupier.phrases import Card, Name, say
from croupier.telling import Cell, telling_of
from croupier.terminal.screen import DICE, SHAPES, Screen
from croupier.words import LANGUAGES, Company, Words
from tests.terminal.program import croupier

# Plays games one after the other, each named by a line of arguments; before each it waits for a line.
PROGRAM = """
import sys
from croupier.cli import app
for line in sys.argv[1].splitlines():
    input("the next game")
    try:
        app(line.split(), prog_name="croupier")
    except SystemExit:
        pass
"""
WIDTHS = (40, 80, 120)
TABLES = (
    "las-vegas --seats you,random,random --set neutral=true",
    "las-vegas-royale --seats you,random,random,random --set tiles=6",
    "sequence-dice --seats you,random",
    "yellow-dwarf --seats you,random,random --set deals=3",
)
ANSWERS = [*["1"] * 14, "?", "l", "q"]  # in each game
BACK = {dice: digit for digit, dice in zip("123456", "⚀⚁⚂⚃⚄⚅", strict=True)}


def games(language):
    return "\n".join(f"play {table} --seed 7 --pace instant --lang {language}" for table in TABLES)


def environment():
    """The environment of a terminal that says itself how large it is."""
    return {**{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")},
            "TERM": "xterm-256color"}  # fmt: skip


def played(language):
    """What a person sees who takes the first choice a few times, asks for help, and leaves: a text for each game."""
    lines = "\n".join([games(language)] * len(WIDTHS))
    child = pexpect.spawn(sys.executable, ["-c", PROGRAM, lines], encoding="utf-8", timeout=120, env=environment(),
                          maxread=1_000_000)  # fmt: skip
    child.delaybeforesend = None
    texts, answers = [], list(ANSWERS)
    while True:
        found = child.expect([r"[:?] \x1b\[0m(?![\x1b\r\S])", "the next game", pexpect.EOF])
        if texts:
            texts[-1] += child.before + (child.after if found == 0 else "")
        if found == 2:
            break
        if found == 1:
            child.setwinsize(24, WIDTHS[len(texts) // len(TABLES)])
            texts.append("")
            answers = ["", *ANSWERS]
        child.sendline(answers.pop(0))
    child.close()
    return [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "") for text in texts]


def plain(language):
    """The same without a terminal, where no line is broken."""
    answers = "\n".join(ANSWERS)
    return "".join(croupier(*line.split(), input=answers).stdout for line in games(language).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_overflows_and_no_word_is_broken(language):
    whole = set(plain(language).split())
    texts = played(language)
    assert len(texts) == len(WIDTHS) * len(TABLES)
    for number, text in enumerate(texts):
        columns = WIDTHS[number // len(TABLES)]
        assert [line for line in text.split("\n") if cell_len(line) > columns] == []
        shown = "".join(BACK.get(letter, letter) for letter in text)
        words = {word for word in shown.split() if word not in SHAPES}  # a shape and its name are not parted
        assert words - whole - set(ANSWERS) == set(), columns
        assert len(text.split("\n")) > 40


@pytest.fixture
def lines(monkeypatch, capsys):
    def shown(columns, show):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("FORCE_COLOR", "1")
        show(Screen(Words("en"), Company(("Ada", "Bruno"), 0)))
        return re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).splitlines()

    return shown


def text(words):
    return say("text", text=words)


def test_many_choices_stand_side_by_side_where_they_fit(lines):
    choices = [text(f"second pile {number}") for number in range(15)]
    assert len(lines(80, lambda screen: screen.choices(choices))) == 4
    assert len(lines(40, lambda screen: screen.choices(choices))) == 8
    assert len(lines(30, lambda screen: screen.choices(choices))) == 15
    few = choices[:7]
    assert len(lines(80, lambda screen: screen.choices(few))) == 7


def test_a_long_choice_takes_several_columns(lines):
    choices = [
        text(f"choice {number}" if number != 3 else "a choice that takes more than one column") for number in range(8)
    ]
    assert lines(60, lambda screen: screen.choices(choices)) == [
        "1) choice 0    2) choice 1    3) choice 2",
        "4) a choice that takes more than one column  5) choice 4",
        "6) choice 5    7) choice 6    8) choice 7",
    ]


def test_few_choices_stand_side_by_side_where_the_board_leaves_no_room(lines, monkeypatch):
    def show(screen):
        screen.board([[Cell(text("a line of the board"))]] * 19)
        screen.choices([text(f"close casino {number}") for number in range(1, 6)])

    monkeypatch.setenv("LINES", "25")
    assert len(lines(80, show)) == 24, "and a line for the answer"
    monkeypatch.setenv("LINES", "24")
    assert len(lines(80, show)) == 21


@pytest.mark.parametrize(("name", "players"), [("sequence-dice", 2), ("sequence-dice", 3), ("sequence-dice", 4),
                                               ("las-vegas-royale", 4), ("yellow-dwarf", 4)])  # fmt: skip
def test_a_table_with_fifteen_choices_fits_24_rows(name, players, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("FORCE_COLOR", "1")
    chooser, company, num_seen = random.Random(name), Company(("You", "Bruno", "Clara", "Dimitri")[:players], 0), 0
    settings = {"faces": ["black-box", "handicap", "knockout", "nice-dice"]} if name == "las-vegas-royale" else {}
    for _ in range(6):
        position = library.start(name, players, **settings)
        telling = telling_of(position.game)
        while not position.is_over:
            moves = position.legal_moves
            if position.actor == 0 and 12 <= len(moves) <= 15:
                num_seen += 1
                view = position.view(0)
                for language in LANGUAGES:
                    screen = Screen(Words(language), company)
                    screen.board(telling.board(view))
                    screen.say("Your turn.")
                    screen.choices([telling.choice(view, move) for move in moves])
                    assert capsys.readouterr().out.count("\n") < 24, "a row is left for the answer"
            position.play(chooser.choices(moves, position.weights if position.actor == CHANCE else None)[0])
    assert num_seen


def test_a_row_that_is_too_wide_folds_below_its_first_cell(lines):
    row = [
        Cell(text("Casino 1")),
        Cell(text("90,000: Ada 2; 30,000: Bruno 1")),
        Cell(text("Jackpot (marker on 30,000)")),
    ]
    assert lines(80, lambda screen: screen.board([row, row])) == [
        "Casino 1  90,000: Ada 2; 30,000: Bruno 1  Jackpot (marker on 30,000)"
    ] * 2  # fmt: skip
    assert lines(45, lambda screen: screen.board([row])) == [
        "Casino 1  90,000: Ada 2; 30,000: Bruno 1",
        "          Jackpot (marker on 30,000)",
    ]
    assert lines(30, lambda screen: screen.board([row])) == [
        "Casino 1  90,000: Ada 2;",
        "          30,000: Bruno 1",
        "          Jackpot (marker on",
        "          30,000)",
    ]
    short = [*row[:2], Cell(text("Pay Day"))]
    assert lines(36, lambda screen: screen.board([short])) == [
        "Casino 1  90,000: Ada 2; 30,000:",
        "          Bruno 1  Pay Day",
    ]


def test_dice_are_drawn_on_a_terminal(lines):
    row = [Cell(text("Your roll")), Cell(text("1 1 6"), "dice")]
    assert lines(80, lambda screen: screen.board([row])) == ["Your roll  ⚀ ⚀ ⚅"]
    assert "1 1 6".translate(DICE) == "⚀ ⚀ ⚅"


def test_players_have_colours_and_shapes_on_a_terminal(monkeypatch, capsys):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    screen = Screen(Words("en"), Company(("Ada", "Bruno"), 0))
    screen.board([[Cell(say("account-player", player=Name(1)))]])
    screen.tell(say("yd-card-yours", card=Card("10d")))
    shown = capsys.readouterr().out
    assert "▲\u00a0" in shown, "no line is broken between shape and name"
    assert "Bruno" in shown
    assert re.search(r"\x1b\[[0-9;]*9[0-7]m10♦", shown), "red suits are red"
    screen.board([[Cell(say("account-player", player=Name(seat)))] for seat in range(2)])
    assert re.findall(r"\x1b\[1;4;\d+m(\w+)", capsys.readouterr().out) == ["Ada"], "one's own name is underlined"
    monkeypatch.delenv("FORCE_COLOR")
    plain_screen = Screen(Words("en"), Company(("Ada", "Bruno"), 0))
    plain_screen.board([[Cell(say("account-player", player=Name(1)))]])
    assert capsys.readouterr().out == "Bruno\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["games", "opponents", "play las-vegas --seats you,fool", "saved --all"])
def test_lists_and_refusals_break_between_words(command, language):
    arguments = [*command.split(), "--lang", language]
    if command.startswith("saved"):
        croupier("play", "las-vegas-royale", "--seats", "you:Anna,medium,hard,random", "--lang", language, input="q\n")
    child = pexpect.spawn(
        sys.executable, ["-m", "croupier", *arguments], encoding="utf-8", dimensions=(24, 40), env=environment()
    )
    child.expect(pexpect.EOF)
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before).replace("\r", "")
    done = croupier(*arguments)
    whole = done.stdout + done.stderr
    assert shown.split() == whole.split()
    too_long = [line for line in shown.split("\n") if cell_len(line) > 40]
    assert [line for line in too_long if " " in line.strip()] == [], "only a single word may be too long"
