"""How it stands: what `stands` says is what then happens, and what a slow count of the table finds."""

import itertools
import random

import pytest

import croupier
from croupier.kernel import CHANCE, NOBODY
from croupier.telling import changed, telling_of

NUM_GAMES = 6  # for each table
UNIT = 10_000  # a chip of Royale
HANDED = 2 * UNIT  # chips that everybody gets as a round begins
NEARLY = 2  # chips that a line may lack
FACES = [  # Black Box is left out: what it pays is chosen and guessed
    ("lucky-punch", "prime-time", "high-five", "pay-day", "no-entry", "block-it"),
    ("jackpot", "fifty-fifty", "bad-luck", "power-play", "knockout", "my-choice"),
    ("double-down", "nice-dice", "high-five", "power-play", "no-entry", "handicap"),
]
LAS_VEGAS = [
    ("las-vegas", 2, {"open_money": True}),
    ("las-vegas", 4, {"open_money": True, "neutral": True}),
    ("las-vegas", 5, {"open_money": True}),
]
ROYALE = [
    ("las-vegas-royale", 2, {"open_money": True, "tiles": 0}),
    ("las-vegas-royale", 4, {"open_money": True, "faces": FACES[0]}),
    ("las-vegas-royale", 3, {"open_money": True, "faces": FACES[1]}),
    ("las-vegas-royale", 5, {"open_money": True, "faces": FACES[2]}),
]
BOTH = [*LAS_VEGAS, *ROYALE]
SEQUENCE_DICE = [("sequence-dice", 2, {}), ("sequence-dice", 3, {"line": 5}), ("sequence-dice", 4, {"line": 5})]


def names(tables):
    return [f"{game}-{players}-{number}" for number, (game, players, _) in enumerate(tables)]


def positions(table, seed):
    """The positions of a random game, each a copy."""
    game, players, settings = table
    chooser, position = random.Random(f"{game} {players} {seed}"), croupier.start(game, players, **settings)
    while not position.is_over:
        yield position
        position = position.copy()
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
    yield position


def money_of(view):
    """What each seat has, with its chips."""
    if view.game_name == "las-vegas":
        return list(view.money)
    return [cash + UNIT * chips for cash, chips in zip(view.cash, view.chips, strict=True)]


@pytest.mark.parametrize("table", BOTH, ids=names(BOTH))
def test_the_gains_before_a_payout_are_what_is_then_paid(table):
    num_rounds = 0
    for seed in range(NUM_GAMES):
        told = before = None  # what was said when the payout began, and what everybody had then
        for position in positions(table, seed):
            view = position.view(NOBODY)
            telling = telling_of(position.game)
            if told is None and telling.settles(view):
                told, before = telling.stands(view), money_of(view)
            elif told is not None and not telling.settles(view):
                handed = 0 if table[0] == "las-vegas" or position.is_over else HANDED  # the next round has begun
                paid = [now - had - handed for now, had in zip(money_of(view), before, strict=True)]
                assert paid == told.gains
                told, num_rounds = None, num_rounds + 1
        assert told is None
    assert num_rounds == NUM_GAMES * (4 if table[0] == "las-vegas" else 3)


def strengths_at(view, casino):
    """By owner, counted from what lies there: the seats, the neutral player, the blanks of Royale."""
    if view.game_name == "las-vegas":
        return [*view.dice[casino], view.white_dice[casino]]
    own = [small + 2 * biggies for small, biggies in view.dice[casino]]
    if view.prime_seat is not None:
        own[view.prime_seat] += view.prime[casino]
    small, biggies = view.neutral_dice[casino]
    return [*own, small + 2 * biggies, view.blanks[casino]]


def counted(strengths, prizes):
    """Who takes what, who is equal, and who gets nothing, by the rule alone: equals cancel out, more goes first."""
    by_strength = {}
    for owner, strength in enumerate(strengths):
        by_strength.setdefault(strength, []).append(owner)
    groups = [by_strength[strength] for strength in sorted(by_strength, reverse=True) if strength]
    ranked = [owners[0] for owners in groups if len(owners) == 1]
    ties = [owners for owners in groups if len(owners) > 1]
    prizes = sorted(prizes, reverse=True)
    return list(zip(ranked, prizes, strict=False)), ties, ranked[len(prizes) :]


@pytest.mark.parametrize("table", BOTH, ids=names(BOTH))
def test_every_house_stands_as_a_count_of_its_dice_says(table):
    seen = set()
    for seed in range(NUM_GAMES // 2):
        for position in itertools.islice(positions(table, seed), None, None, 3):
            view = position.view(NOBODY)
            standing = telling_of(position.game).stands(view)
            assert [house.casino for house in standing.houses] == list(range(1, 7))
            assert standing.chapter == view.round_number
            for casino, house in enumerate(standing.houses):
                strengths = strengths_at(view, casino)
                prizes = view.notes[casino] if table[0] == "las-vegas" else view.cards[casino]
                takes, ties, rest = counted(strengths, prizes)
                assert [tuple(take) for take in house.takes] == takes, position
                assert [sorted(owners) for owners in house.ties] == ties, position
                assert house.rest == rest, position
                assert house.strength == strengths, position
                seen |= {kind for kind, found in (("takes", takes), ("ties", ties), ("rest", rest)) if found}
    assert seen == {"takes", "ties", "rest"}


@pytest.mark.parametrize("table", [*BOTH, *SEQUENCE_DICE], ids=names([*BOTH, *SEQUENCE_DICE]))
def test_what_a_choice_would_change_is_what_stands_differently_after_it(table):
    num_changes = 0
    for position in itertools.islice(positions(table, "choices"), 400):
        if position.actor in (None, CHANCE):
            continue
        view, telling = position.view(position.actor), telling_of(position.game)
        now = telling.stands(view)
        for move in position.legal_moves[:6]:
            after = position.copy()
            after.play(move)
            then, change = telling.stands(after.view(position.actor)), changed(view, now, move)
            houses = {house.casino: house for house in now.houses}
            houses.update({house.casino: house for house in (change.houses if change else ())})
            assert list(houses.values()) == then.houses
            new = [band for band in then.bands if band not in now.bands]
            assert (change.bands if change else []) == new
            num_changes += change is not None
    assert num_changes > 20


def windows(length):
    """Every line of so many spaces in a row, upright, across and both ways aslant."""
    for column, row in itertools.product(range(6), repeat=2):
        for right, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
            spaces = [(column + right * step, row + down * step) for step in range(length)]
            if all(0 <= x < 6 and 0 <= y < 6 for x, y in spaces):
                yield frozenset("abcdef"[x] + str(y + 1) for x, y in spaces)


@pytest.mark.parametrize("table", SEQUENCE_DICE, ids=names(SEQUENCE_DICE))
def test_the_bands_are_the_lines_that_can_still_be_completed_and_lack_at_most_two_chips(table):
    num_bands = num_whole = 0
    for seed in range(NUM_GAMES):
        for position in itertools.islice(positions(table, seed), None, None, 2):
            view = position.view(NOBODY)
            expected = set()
            for side, held in enumerate(view.held):
                others = {space for other, spaces in enumerate(view.held) if other != side for space in spaces}
                for line in windows(view.line):
                    missing = line - set(held)
                    if len(missing) <= NEARLY and not missing & others:
                        expected.add((side, line, frozenset(missing)))
            bands = telling_of(position.game).stands(view).bands
            assert {(band.side, frozenset(band.spaces), frozenset(band.missing)) for band in bands} == expected
            assert len(bands) == len(expected)
            num_bands += len(bands)
            num_whole += sum(not band.missing for band in bands)
    assert num_bands > 50
    assert num_whole, "the line that won is among them"


def test_yellow_dwarf_tells_how_far_it_has_come():
    for position in itertools.islice(positions(("yellow-dwarf", 3, {"deals": 3}), 1), 200):
        standing = telling_of(position.game).stands(position.view(0))
        assert (standing.chapter, standing.chapters) == (position.view(0).deal_number, 3)
        assert standing.gains is None
        assert not standing.houses + standing.bands
