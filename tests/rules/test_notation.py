"""Positions written as text: a written position is read back whole, and nonsense is refused with a plain message."""

import random
import re
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import croupier
from croupier.game import NAMES, load
from croupier.games.las_vegas_royale.notation_lines import QUESTIONS
from croupier.kernel import CHANCE, top
from croupier.settings import check
from tests.contract.games import IS_INTERPRETED, TABLES, table_id

NUM_GAMES = 1 if IS_INTERPRETED else 3
MOST_STEPS = 300
LONGEST_REFUSAL = 400  # characters; the longest lists every line that there is
QUESTIONS_OF_TILES = [  # the tile that asks, and what lies on the table
    "power-play\n1: | A2\nsupply: A2+B\npower: A\nasked: power A",
    "power-play\n1: | A2\nsupply: A1\npower: A\nasked: number A small activating",
    "lucky-punch\nasked: hold A",
    "lucky-punch\nheld: 3\nasked: guess A",
    "fifty-fifty\nfifty: 2 11\nasked: fifty C",
    "no-entry\nclosed: 4\nring: 3\nasked: entry C",
    "block-it\n4: | blanks3\ngroups: 1 1 2\nasked: group A",
    "block-it\nasked: blanks A 3",
    "handicap\n1: | A1 blanks0\nfields: 1 3 4\nasked: handicap A",
    "handicap\n1: | blanks0\nfields: 1 3 4\nasked: field A 6",
    "handicap\n1: | A1\nsupply: A1+B\nasked: special A",
    "handicap\n1: | A1+B\nasked: from A biggy",
    "double-down\n1: | A1\ndouble: A2 B1+B\nasked: double A",
    "nice-dice\n1: | A2\nnice: B3 C6+B\nplaced: 1\nroll: A 3 4 B3\nasked: nice A",
    "my-choice\nextra: 3 5\nasked: choice A",
    "my-choice jackpot\njackpot: 70\nasked: activate A",
    "my-choice\nsupply: A2\ngold: B+B\nasked: gold A",
    "prime-time\n1: 60 30 | A2\n4: 90 80\nprime: A 5\nextra: - 4\nasked: prime A",
    "black-box bad-luck\npayers: A C\nnext: A\nasked: split B",
    "black-box\nsplit: 20+0\nasked: pick A",
]
EXAMPLES = {
    "las-vegas": [
        "players 4 round 2 starter B neutral\n1: 80 30 10 | A5 B3 C3 white2\nsupply: B2 C+2\nroll: A 3 3 3 w6",
        "players 2 round 3 starter A\n6: 50 20\nsupply: A8\nmoney: A110 B40\nnotes: A3\nreturned: 90 10\nturn: A",
    ],
    "las-vegas-royale": [
        "players 3 round 2 starter B\ntiles: jackpot - power-play\n2: 70 40 | A2 B1+B\nchips: A2\nroll: A 3 3 B6",
        "players 2 round 3 starter A\n1: | A2 neutral3+B\nsupply: A1 B4\nturn: B",
        *(f"players 3 round 3 starter A\ntiles: {text}" for text in QUESTIONS_OF_TILES),
        "players 4 round 3 starter A\ntiles: knockout\nsupply: A1 C1 D+B\nbar: A+B\nturn: B\nasked: bar C D A",
        "players 3 tiles 2 round 2 starter C\nfixed: high-five pay-day jackpot\nhigh-five: B\nroll: A 1",
        "players 3 no_repeats round 1 starter A\ntiles: high-five -\nused: jackpot\nroll: A 1 2",
    ],
    "sequence-dice": [
        "players 2 line 5 throws 40\nG G G G . .\n. . B . . .\nturn A roll 8",
        "players 3 line 6 throws 0\n. R . . . .\nturn C first 3",
        "players 4 line 5 throws 7\nturn B",
        "players 4 line 6 throws 0\nstarting roll",
    ],
    "yellow-dwarf": [
        "players 3 gap higher dealer C deal 2 purses 86 71 80 pots 3 6 9 12 0\nA: 5c 6d kh\nB: 2c 9s | triple jc\n"
        "C: 9h | lacks q\nplayed: 4c | 6h 7d\nfollow C 8 layer A run 2",
        "players 3 gap higher dealer A deal 1 purses 100 100 100 pots 0 0 0 0 0\nA: 5c\nB: 2c\nC: 9h\n"
        "higher B 10 layer B run 1",
        "players 3 claim_by_hand dealer A deal 1 purses 85 85 85 pots 3 6 9 12 15\nA: 5c\nB:\nC: 9h\n"
        "played: 6c | 9d 10d\nclaim B 10d layer B run 1",
        "players 4 purse shared dealer A deal 5 purses 18 18 18 18 pots 4 8 12 16 20\n"
        "A: ac\nB: 2c\nC: 3c\nD: 4c\nlead B",
        "players 3 dealer A deal 2 purses 85 85 85 pots 3 6 9 12 15\nA:\nB: | triple 10d 7d\nC:\nstake",
    ],
}
REFUSED = [
    ("las-vegas", "", "line 1: the players are missing"),
    ("las-vegas", "players 7", "line 1: players is '7'; write a number from 2 to 5"),
    ("las-vegas", "players 5 neutral", "line 1: neutral dice are for 2 to 4 players"),
    ("las-vegas", "players 2\nroll: A 1 1 1 1 1 1 1 1 1", "line 2: it has 9 dice and 0 white ones; a player has 8"),
    ("las-vegas", "players 2\n1: | A8\nroll: A 1", "A has 9 dice in all"),
    ("las-vegas", "players 2\n1: | A2\nsupply: A3\nroll: A 1", "line 4: A has other dice in the supply"),
    ("las-vegas", "players 2\n1: 90 90 90\n2: 90 90 90\nroll: A 1", "there are 6 notes of 90; the box has 5"),
    ("las-vegas", "players 2\nunseen: 90x6\nroll: A 1", "there are 6 notes of 90; the box has 5"),
    ("las-vegas", "players 2\nmoney: A100\nunseen: 10x6 20x8 30x8 40x6\nnotes: A6\nroll: A 1", "no 6 make 100"),
    ("las-vegas", "players 2\nmoney: A-10\nroll: A 1", "line 2: 'A-10' cannot be read; write money as A110"),
    ("las-vegas", "players 2\n1: 50 | C1\nroll: A 1", "line 2: 'C' is no player; the players are A to B"),
    ("las-vegas", "players 2\n1: 50 | white1\nroll: A 1", "there are 1 white dice"),
    ("las-vegas", "players 2\n7: 50", "line 2: '7' is no line of Las Vegas"),
    ("las-vegas", "players 2\nturn: A", "line 2: A has no dice"),
    ("las-vegas", "players 2\n: A", "line 2: nothing stands before the colon"),
    ("las-vegas", "players 2\n1: 50\n1: 50", "line 3: a second line begins with '1'; write one"),
    ("las-vegas-royale", "players 3\ntiles: jackpot lucky-punch", "lucky-punch and jackpot are the two sides of one"),
    ("las-vegas-royale", "players 3\ntiles: roulette", "line 2: 'roulette' is no tile"),
    ("las-vegas-royale", "players 3\npower: A", "line 2: its tile does not lie here; write power-play"),
    ("las-vegas-royale", "players 3\ntiles: power-play\npower: A", "nobody leads alone at casino 1"),
    ("las-vegas-royale", "players 3\n1: 60 50 | neutral2", "there are too many neutral dice"),
    ("las-vegas-royale", "players 3\nsupply: A7\nroll: A 1 B2", "A has other dice in the supply"),
    ("las-vegas-royale", "players 3\n1: | A7\nroll: A 1", "A has 8 small dice in all; a player has 7"),
    (
        "las-vegas-royale",
        "players 3\n1: 100x2\n2: 100x2\n3: 100x2\n4: 100x2",
        "more cards of 100 than the 7 in the box",
    ),
    ("las-vegas-royale", "players 3 round 1\ntiles: jackpot\nreserve: 30", "later rounds need 24 cards"),
    ("las-vegas-royale", "players 3\ncash: A60\ncards: A3", "line 3: A has 60 in 3 cards; a card is 30 to 100"),
    ("las-vegas-royale", "players 3\n1: | blanks9\n2: | blanks9", "there are 18 blanks"),
    ("las-vegas-royale", "players 3\ntiles: lucky-punch\nasked: guess A", "line 3: it needs a line held"),
    ("las-vegas-royale", "players 3\ntiles: my-choice\nasked: gold A", "line 3: A can do nothing"),
    ("sequence-dice", "players 2\nturn C", "line 2: 'C' is no player; the players are A to B"),
    ("sequence-dice", "players 2\nG R . . . .\nturn A", "line 2: 'R' is no chip; write G, B or a dot"),
    ("sequence-dice", "players 2\nG G G G G .\nturn A", "green has a line already"),
    ("sequence-dice", "players 2 line 7", "line 1: line is '7'; write a number from 5 to 6"),
    ("sequence-dice", "players 2\nturn A roll 13", "line 2: the sum is '13'; write a number from 2 to 12"),
    ("sequence-dice", "players 2\nstarting", "line 2: '' is no player"),
    ("yellow-dwarf", "players 3\nA: ac ac\nB: 2c\nC: 3c\nlead A", "line 2: ac stands twice"),
    ("yellow-dwarf", "players 3\nA: ac\nB: ac\nC: 3c\nlead A", "line 3: ac lies elsewhere too"),
    ("yellow-dwarf", "players 3\nA: +16\nB: ac\nC: 3c\nlead A", "line 2: it has 16 cards; a hand has at most 15"),
    ("yellow-dwarf", "players 3\nA: +51\nB: ac\nC: 2c\nlead A", "line 2: 51 more cards are not left; write fewer"),
    ("yellow-dwarf", "players 3\nA: ac\nB: 2c\nlead A", "line 4: C has no cards"),
    ("yellow-dwarf", "players 3\nA: ac\nB: 2c\nC: 3c", "line 4: there are cards, but no question"),
    ("yellow-dwarf", "players 3\nA: ac\nB: 2c\nC: 3c\nfollow A 8", "line 5: nobody has laid a card"),
    ("yellow-dwarf", "players 3\nA: ac\nB: 2c\nC: 3c\nhigher A 8", "line 5: a gap starts a new sequence"),
    (
        "yellow-dwarf",
        "players 3\nA: ac | lacks a\nB: 2c\nC: 3c\nlead A",
        "line 2: the hand has the rank a",
    ),
    ("yellow-dwarf", "players 3 purses 300 300 300", "line 1: purses and pots have too many points"),
    ("yellow-dwarf", "players 3 purse 135", "line 1: purse is '135'; write 50 or 100 or 200 or shared"),
]


def notation_of(name: str) -> Any:
    return import_module(f"croupier.games.{name.replace('-', '_')}.notation")


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_what_is_written_at_a_choice_is_read_back_whole(table):
    name, players, given = table
    notation, chooser = notation_of(name), random.Random(7)
    for _ in range(NUM_GAMES):
        position = croupier.start(name, players, **given)
        while not position.is_over:
            weights = position.weights if position.actor == CHANCE else None
            if weights is None:
                state = np.frombuffer(position.state, position.game.rules.STATE)[0]
                found, states = notation.read(notation.write(state))
                assert states.tobytes() == position.state
                assert found.pop("players") == players
                assert found.items() <= position.settings.items()
            position.play(chooser.choices(position.legal_moves, weights)[0])


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in EXAMPLES.items() for text in texts])
def test_an_example_is_written_as_it_was_read(name, text):
    notation = notation_of(name)
    assert notation.write(notation.read(text)[1][0]) == text


def test_there_is_an_example_of_every_question_that_royale_asks():
    texts = EXAMPLES["las-vegas-royale"]
    asked = {word for text in texts for word in re.findall(r"asked: ([a-z]+)", text)}
    assert asked == set(QUESTIONS)


@pytest.mark.parametrize("name", NAMES)
def test_the_first_text_in_the_manual_can_be_read(name):
    notation = notation_of(name)
    text = re.search(r"^    players.*?^$", notation.__doc__, re.DOTALL | re.MULTILINE).group()
    assert notation.write(notation.read(text)[1][0])


@pytest.mark.parametrize("name", NAMES)
def test_a_position_that_cannot_be_said_is_not_written(name):
    position = croupier.start(name, players=3)
    for _ in range(3):
        position.play(position.legal_moves[0])
    with pytest.raises(ValueError, match="this position cannot be written"):
        notation_of(name).write(np.frombuffer(position.state, position.game.rules.STATE)[0])


@pytest.mark.parametrize(("name", "text", "message"), REFUSED)
def test_nonsense_is_refused_with_a_plain_word(name, text, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        notation_of(name).read(text)


def test_las_vegas_takes_won_notes_out_of_the_stack():
    _, states = notation_of("las-vegas").read("players 2\n1: 50\nmoney: A110 B20\nroll: A 1")
    assert states[0].unseen.tolist() == [0, 6, 6, 8, 6, 5, 5, 5, 5, 4]
    assert states[0].num_notes.tolist() == [2, 1, 0, 0, 0]


def test_a_hand_of_yellow_dwarf_is_filled_with_the_lowest_cards_that_lie_nowhere():
    notation = notation_of("yellow-dwarf")
    _, states = notation.read("players 3\nA: ac +2\nB: ah +1\nC: kc\nplayed: ad 2d\nlead A")
    assert notation.write(states[0]).splitlines()[1:3] == ["A: ac as 2c", "B: ah 2h"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("las-vegas-royale", "players 3\ntiles: power-play pay-day\n1: | neutral3 blanks9\nroll: A 1"),
        ("sequence-dice", "players 2\nG G G G G .\nturn A"),
        ("yellow-dwarf", "players 3\nA: ac\nB: ac\nC: 3c\nlead A"),
    ],
)
def test_scenarios_may_be_simpler_than_any_game(name, text):
    notation = notation_of(name)
    notation.read(text, is_checked=False)
    with pytest.raises(ValueError, match=r"line|tile"):
        notation.read(text)


# Fuzzing.


def check_reading(name: str, text: str) -> None:
    """The text is refused, or the position that it means can be written and played on."""
    notation, game = notation_of(name), load(name)
    try:
        found, states = notation.read(text)
    except ValueError as error:
        assert len(str(error)) <= LONGEST_REFUSAL
        return
    check(found.pop("players"), game.players, game.settings, found)
    if top(states[0])[1] != CHANCE:
        assert notation.read(notation.write(states[0]))[1].tobytes() == states.tobytes()
    play_on(game.rules, states[0], random.Random(len(text)))


def play_on(rules: Any, s: Any, chooser: random.Random) -> None:
    actions = np.zeros(rules.MAX_OPTIONS, np.int16)
    for _ in range(MOST_STEPS):
        if not s.depth:
            return
        num_legal = rules.legal(s, actions)
        assert num_legal > 0
        rules.apply(s, chooser.choice(actions[:num_legal].tolist()))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=100, deadline=None)
@given(st.text(), st.text("ABCDEG|:+-.x0123456789 \n"))
def test_any_text_is_read_or_refused(name, text, rest):
    check_reading(name, text)
    check_reading(name, f"players 3\n{rest}")


@st.composite
def altered(draw, texts):
    """A valid text in which words or lines are left out, moved in from another text, or changed."""
    lines = draw(st.sampled_from(texts)).splitlines()
    others = [line for text in texts for line in text.splitlines()]
    words = sorted({word for line in others for word in line.split()} | {"0", "99", "-1", "A9", "A+B", "10x9", "|"})
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        row = lines[place].split()
        at = draw(st.integers(0, len(row)))
        change = draw(st.sampled_from(["drop", "move", "word", "cut", "add"]))
        if change == "drop" and len(lines) > 1:
            lines.pop(place)
        elif change == "move":
            lines.insert(place + 1, draw(st.sampled_from(others)))
        elif change == "word":
            row[at : at + 1] = [draw(st.sampled_from(words))]
        elif change == "cut":
            row[at : at + 1] = []
        else:
            row.insert(at, draw(st.sampled_from(words)))
        if change in ("word", "cut", "add"):
            lines[place] = " ".join(row)
    return "\n".join(lines)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_text_that_was_altered_is_read_or_refused(name, data):
    check_reading(name, data.draw(altered(EXAMPLES[name])))
