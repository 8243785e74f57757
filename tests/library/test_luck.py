"""The luck account of a recorded game."""

import math

import pytest

import croupier
from croupier import CHANCE, RecordError
from croupier.game import load
from croupier.luck import LuckAccount, LuckMeter, account_of

TABLES = [("las-vegas", 2), ("las-vegas", 3), ("las-vegas-royale", 2), ("sequence-dice", 4), ("yellow-dwarf", 3)]


def match_of(name, players, seed=2, choices=10_000):
    """A game in which seats choose by turns the first and the last of their moves, until they have chosen so often."""
    match, number = croupier.Match.begin(croupier.start(name, players=players), dealing=croupier.Seeded(seed)), 0
    while not match.position.is_over and number < choices:
        for _ in match.advance(match.position.legal_moves[-(number % 2)] if number else None):
            pass
        number += 1
    return match


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_account_fits_its_record(name, players):
    record = match_of(name, players).record()
    account, steps = account_of(record), list(record.replay())
    assert account == account_of(record), "the same record has the same account"
    plies = [moment.ply for moment in account.course]
    assert plies == sorted(set(plies))
    first_choice = next(step.ply for step in steps if step.actor != CHANCE)
    assert (plies[0], plies[-1]) == (first_choice, len(steps))
    assert len(plies) == 1 + sum(step.actor != CHANCE for step in steps)
    for stroke in account.strokes:
        before, after = steps[stroke.ply - 1].before, steps[stroke.ply - 1].after
        assert before.actor == CHANCE
        assert (after.actor, after.decision) != (CHANCE, before.decision), "the event is over"
        assert all(-1 <= luck <= 1 for luck in stroke.luck)
    assert any(abs(luck) > 0.001 for stroke in account.strokes for luck in stroke.luck)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_sides_share_the_chances_and_the_luck(name, players):
    account = account_of(match_of(name, players).record())
    game = load(name)
    leaders = [seat for seat in range(players) if game.side_of(seat, players) == seat]
    for moment in account.course:
        assert math.isclose(sum(moment.chances[seat] for seat in leaders), 1)
        assert all(0 <= chance <= 1 for chance in moment.chances)
    for stroke in account.strokes:
        assert math.isclose(sum(stroke.luck[seat] for seat in leaders), 0, abs_tol=1e-9)
        assert all(math.isclose(stroke.luck[seat], stroke.luck[game.side_of(seat, players)]) for seat in range(players))


@pytest.mark.parametrize(
    ("name", "players", "chapters"), [("las-vegas", 2, [1, 2, 3, 4]), ("yellow-dwarf", 3, [1, 2, 3, 4, 5]),
                                      ("sequence-dice", 4, [0])]
)  # fmt: skip
def test_luck_is_told_by_chapters(name, players, chapters):
    match = match_of(name, players)
    account = account_of(match.record())
    assert account.chapters == chapters
    for seat in range(players):
        by_chapter = sum(account.in_chapter(chapter, seat) for chapter in chapters)
        assert math.isclose(by_chapter, account.total(seat), abs_tol=1e-9)
    assert [moment.chapter for moment in account.course] == sorted(moment.chapter for moment in account.course)
    winners = [place == 1 for place in match.position.outcome.places]
    assert [chance > 0 for chance in account.course[-1].chances] == winners


def test_a_game_that_is_on_has_an_account_so_far():
    whole, begun = (match_of("las-vegas", 2, choices=choices).record() for choices in (10_000, 20))
    begun.header = whole.header
    so_far, account = account_of(begun), account_of(whole)
    count = len(so_far.strokes)
    assert so_far.strokes == account.strokes[:count]
    assert account.strokes[count].ply > len(begun.plies)
    assert so_far.course[-1].ply <= len(begun.plies)
    nothing = match_of("las-vegas", 2, choices=0).record()
    assert account_of(nothing) == LuckAccount(2, (), ())


def test_an_account_adds_up_what_the_meter_says():
    """The strokes of a game one by one, as the meter judges the positions around them."""
    record, meter = match_of("sequence-dice", 2).record(), LuckMeter(load("sequence-dice"), 2)
    found, expected = [], None
    for step in record.replay():
        if step.before.decision == "roll":
            expected = expected or meter.expected(step.before).wins
            if step.after.decision != "roll":
                worth = meter.worth(step.after).wins
                found.append((step.ply + 1, worth[0] - expected[0]))
                expected = None
    strokes = account_of(record).strokes[1:]  # the first is who begins
    assert {stroke.ply: stroke.luck[0] for stroke in strokes} == pytest.approx(dict(found))


def test_a_record_that_was_tampered_with_has_no_account():
    record = match_of("las-vegas", 2, choices=10).record()
    record.plies[40], record.plies[41] = record.plies[41], record.plies[40]
    with pytest.raises(RecordError) as refused:
        account_of(record)
    assert refused.value.code == "record-tampered"
