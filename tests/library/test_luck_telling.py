"""The luck account in words: who was lucky, which round is named, and how numbers are rounded."""

import pytest

import croupier
from croupier.luck import LuckAccount, Moment, Stroke
from croupier.luck_telling import course_table, luck_from, luck_of, luck_table, main_chapter, points
from croupier.phrases import Player, say
from croupier.words import Company, Words

ROUND, DEAL = "chapter-round", "chapter-deal"
COMPANY = Company(("Ada", "Bruno", "Clara"), you=2)


def account_with(*by_chapter, course=()):
    """An account with one stroke in each chapter."""
    strokes = tuple(Stroke(number, number, luck) for number, luck in enumerate(by_chapter, 1))
    return LuckAccount(len(by_chapter[0]), strokes, tuple(course))


def told(account, chapter_name, language="en", company=COMPANY):
    return [Words(language).say(phrase, company) for phrase in luck_from(account, chapter_name).told]


def texts(rows, language="en"):
    return [[Words(language).say(cell.phrase, COMPANY) for cell in row] for row in rows]


@pytest.mark.parametrize(
    ("luck", "whole"),
    [(0.12, 12), (-0.12, -12), (0.0049, 0), (-0.0049, 0), (0.005, 1), (-0.005, -1), (0.125, 13), (0.0, 0), (1.0, 100)],
)
def test_luck_is_said_in_whole_points_and_a_half_counts_as_one(luck, whole):
    assert points(luck) == whole


@pytest.mark.parametrize(
    ("by_chapter", "named"),
    [
        ({1: 0.02, 2: -0.01, 3: 0.11}, 3),
        ({1: -0.02, 2: 0.01, 3: -0.11}, 3),
        ({1: 0.20, 2: -0.05}, 1),
        ({1: 0.20, 2: -0.06}, None),  # the other round took more than two fifths of the total away
        ({1: 0.20, 2: -0.19}, None),
        ({1: 0.06, 2: 0.04}, 1),  # three fifths
        ({1: 0.059, 2: 0.041}, None),
        ({1: 0.04, 2: 0.04, 3: 0.04}, None),
        ({3: 0.12}, None),  # the only round there is
        ({0: 0.12}, None),
        ({1: 0.0049, 2: 0.0004}, None),  # a round of which the table says 0
        ({}, None),
    ],
)
def test_the_round_with_most_of_the_luck_is_named(by_chapter, named):
    assert main_chapter(by_chapter, sum(by_chapter.values())) == named


@pytest.mark.parametrize("luck", [0.12497, 0.00497, -0.12497])
def test_the_sentence_has_the_number_that_stands_beside_it(luck):
    found = luck_from(account_with((luck, -luck)), ROUND)
    shown = points(found.luck[0])
    assert shown != points(luck), "it was rounded before"
    assert f"Ada was {abs(shown)} point" in told(account_with((luck, -luck)), ROUND)[0]


def test_each_player_has_a_sentence():
    account = account_with((0.01, -0.05, 0.0), (0.11, -0.05, 0.004))
    assert told(account, ROUND) == [
        "Ada was 12 points luckier than average, most of it in round 2.",
        "Bruno was 10 points unluckier than average.",
        "You had about average luck.",
    ]
    assert told(account, DEAL)[0].endswith("most of it in deal 2.")
    assert told(account, "")[0] == "Ada was 12 points luckier than average."
    assert told(account_with((0.01, -0.01, 0.0)), ROUND)[:2] == [
        "Ada was 1 point luckier than average.",
        "Bruno was 1 point unluckier than average.",
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "is",
            (
                "Ada: heppnin var 21 prósentustigi yfir meðallagi, mest í 1. umferð.",
                "Bruno: heppnin var 22 prósentustigum undir meðallagi, mest í 1. umferð.",
                "Heppni þín var 1 prósentustigi yfir meðallagi, mest í 1. umferð.",
            ),
        ),
        (
            "de",
            (
                "Ada hatte 21 Prozentpunkte mehr Glück als im Schnitt, vor allem in Durchgang 1.",
                "Bruno hatte 22 Prozentpunkte weniger Glück als im Schnitt, vor allem in Durchgang 1.",
                "Du hattest 1 Prozentpunkt mehr Glück als im Schnitt, vor allem in Durchgang 1.",
            ),
        ),
        (
            "ru",
            (
                "Ada: везение на 21 пункт выше среднего, в основном в раунде 1.",
                "Bruno: везение на 22 пункта ниже среднего, в основном в раунде 1.",
                "Ваше везение на 1 пункт выше среднего, в основном в раунде 1.",
            ),
        ),
    ],
)
def test_sentences_are_grammatical_in_every_language(language, sentences):
    assert tuple(told(account_with((0.21, -0.22, 0.01), (0.0, 0.0, 0.0)), ROUND, language)) == sentences


def test_the_table_has_a_row_for_each_round_and_their_sums():
    luck = luck_from(account_with((0.01, -0.05, 0.04), (0.11, -0.05, -0.06)), ROUND)
    assert texts(luck_table(luck, ROUND)) == [
        ["", "Ada", "Bruno", "Clara"],
        ["Round 1", "+1", "-5", "+4"],
        ["Round 2", "+11", "-5", "-6"],
        ["Total", "+12", "-10", "-2"],
    ]
    assert luck_table(luck, "") == []
    assert luck_table(luck_from(account_with((0.1, -0.1)), ROUND), ROUND) == []


def test_the_course_is_told_after_each_round_with_bars_that_need_no_colour():
    chances = [(0.5, 0.3, 0.2), (0.4, 0.4, 0.2), (0.6, 0.3, 0.1), (1.0, 0.0, 0.0)]
    course = [Moment(ply, chapter, of) for ply, (chapter, of) in enumerate(zip((1, 1, 2, 2), chances, strict=True))]
    luck = luck_from(account_with((0.1, -0.1, 0.0), course=course), ROUND)
    assert texts(course_table(luck, ROUND))[1:] == [
        ["Start", " 50 ====", " 30 ==", " 20 =="],
        ["Round 1", " 40 ===", " 40 ===", " 20 =="],
        ["Round 2", "100 ========", "  0", "  0"],
    ]


@pytest.mark.parametrize("count", [1, 2, 5, 12, 13, 100])
def test_the_course_of_a_game_without_rounds_has_few_rows_from_the_first_moment_to_the_last(count):
    course = [Moment(ply, 0, (0.5, 0.5)) for ply in range(count)]
    rows = texts(course_table(luck_from(account_with((0.1, -0.1), course=course), ""), ""))
    assert len(rows) == 1 + min(count, 12)
    assert rows[1][0] == "Start"
    assert count == 1 or rows[-1][0] == say_moves(count - 1)
    assert len({row[0] for row in rows}) == len(rows)


def say_moves(count):
    return Words("en")("luck-after", count=count)


def test_nothing_is_said_of_the_course_before_anybody_has_chosen():
    assert course_table(luck_from(account_with((0.0, 0.0)), ""), "")[1:] == []


def test_a_finished_game_has_an_account_that_agrees_with_itself():
    match = croupier.Match.begin(croupier.start("las-vegas", players=2, starter=0), dealing=croupier.Seeded(4))
    while not match.position.is_over:
        for _ in match.advance(next(iter(match.position.legal_moves), None)):
            pass
    luck = luck_of(match.record())
    assert [part.chapter for part in luck.chapters] == [1, 2, 3, 4]
    for seat in range(2):
        assert sum(part.luck[seat] for part in luck.chapters) == pytest.approx(luck.luck[seat], abs=0.001)
        assert luck.told[seat].arguments["player"] == Player(seat)
        assert luck.told[seat].id == "luck-same" or luck.told[seat].id.startswith(
            "luck-more" if luck.luck[seat] > 0 else "luck-less"
        )
    assert [sum(moment.chances) for moment in luck.course] == pytest.approx([1.0] * len(luck.course), abs=0.001)
    assert [moment.ply for moment in luck.course] == sorted({moment.ply for moment in luck.course})
    winner = match.position.outcome.places.index(1)
    assert luck.course[-1].chances[winner] == 1.0
    assert luck_of(match.record()) == luck, "the same every time"


def test_points_are_a_phrase_with_every_plural_form():
    said = [Words("ru").say(say("luck-points", count=count)) for count in (1, 2, 5, 11, 21)]
    assert said == ["1 пункт", "2 пункта", "5 пунктов", "11 пунктов", "21 пункт"]
