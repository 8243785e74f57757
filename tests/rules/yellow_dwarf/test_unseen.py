"""Imagined deals: every deal that fits what is known comes equally often, and one is always found."""

import itertools
import math
import random
from collections import Counter

import numpy as np
import pytest

import croupier
from croupier.engine import Engine
from croupier.game import load
from croupier.games.yellow_dwarf import rules, unseen
from croupier.games.yellow_dwarf.cards import CARD_NAMES
from croupier.kernel import NOBODY, below, blank, generator
from croupier.settings import pack
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED

DRAWS = 2_000 if IS_INTERPRETED else 60_000
NUM_POSITIONS = 200 if IS_INTERPRETED else 5_000 if IS_BOUNDS_CHECKED else 100_000


def mask(text):
    return sum(1 << CARD_NAMES.index(card) for card in text.split())


def view_of(seat, hand, unseen_cards, sizes, lacks=(), shown=()):
    """A view in which exactly `unseen_cards` are unseen; `lacks` as (seat, rank), `shown` as (seat, cards)."""
    views = blank(rules.VIEW)
    view = views[0]
    view.players, view.seat, view.hand = len(sizes), seat, mask(hand)
    for other, size in enumerate(sizes):
        view.sizes[other] = size
    for other, rank in lacks:
        view.lacks[other] |= 1 << rank
    for other, cards in shown:
        view.shown[other] = mask(cards)
    together = int(np.bitwise_or.reduce(view.shown)) | mask(unseen_cards) | int(view.hand)
    view.played = rules.ALL_CARDS & ~together
    return views


def all_deals(views):
    """Every deal that fits, by trying all: the hands of the seats whose cards are not known."""
    view = views[0]
    others = [seat for seat in range(view.players) if seat != view.seat]
    known = int(view.played) | int(view.hand) | int(np.bitwise_or.reduce(view.shown))
    hidden = [card for card in range(rules.CARDS) if not known >> card & 1]

    def fits(seat, card):
        is_above = card >= int(view.shown[seat]).bit_length()
        return is_above and not view.lacks[seat] >> (card // rules.SUITS) & 1

    deals = [()]
    for seat in others:
        deals = [
            (*deal, hand)
            for deal in deals
            for hand in itertools.combinations(sorted(set(hidden) - set(itertools.chain(*deal))), view.sizes[seat])
            if all(fits(seat, card) for card in hand)
        ]
    return {tuple(sum(1 << card for card in hand) for hand in deal) for deal in deals}


CASES = {
    "nothing known": view_of(0, "ac", "2c 3c 4c 5c 6c", [1, 2, 1]),
    "one lacks a rank": view_of(0, "ac", "2c 2d 3c 4c 5c 6c", [1, 2, 2], [(1, 1)]),
    "both lack different ranks": view_of(0, "ac", "2c 2d 3c 3d 4c 5c 6c", [1, 2, 2], [(1, 1), (2, 2)]),
    "a hand is nearly fixed": view_of(0, "ac", "2c 2d 3c 3d 4c 4d 5c", [1, 2, 2], [(1, 1), (1, 2), (2, 2)]),
    "three others": view_of(1, "ac", "2c 3c 3d 4c 4d 5c 6c", [2, 1, 1, 2], [(0, 2), (2, 3), (3, 2), (3, 4)]),
    "in the settling": view_of(2, "ac", "2c 3c 3d 3h 4c 4d 5c", [2, 2, 1], [(0, 4)], [(1, "2h 3d")]),
    "a spectator": view_of(NOBODY, "", "2c 3c 3d 4c 4d 5c", [1, 2, 1], [(0, 2), (2, 3)]),
    "a spectator of six": view_of(
        NOBODY, "", "2c 3c 4c 5c 6c 7c", [1, 1, 1, 1, 1, 0], [(0, 1), (1, 2), (2, 1), (3, 4)]
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_imagined_deals_are_even_over_exactly_the_deals_that_fit(name):
    views = CASES[name]
    seat, states, rng = int(views[0].seat), blank(rules.STATE), generator(20, len(name))
    expected = all_deals(views)
    others = [other for other in range(views[0].players) if other != seat]
    found = Counter()
    for _ in range(DRAWS):
        rules.imagine(views[0], seat, states[0], rng[0])
        hands = states[0].hands.tolist()
        found[tuple(hands[other] for other in others)] += 1
    assert set(found) <= expected
    mean = DRAWS / len(expected)
    chi_square = sum((found[deal] - mean) ** 2 / mean for deal in expected)
    freedom = len(expected) - 1
    assert mean > 5, "too few draws to judge"
    assert chi_square < freedom + 4 * math.sqrt(2 * freedom)
    if mean > 20:
        assert set(found) == expected


def test_the_bounds_of_what_is_left_never_add_up_to_more_than_the_bound_before():
    """What Huber and Law prove, tried with numbers: rows that share a column, with any numbers of ones."""
    chooser = random.Random(21)
    rows = [[ones] * count for ones in range(2, 53) for count in range(1, 53)]
    rows += [[chooser.randint(2, 52) for _ in range(chooser.randint(1, 52))] for _ in range(20_000)]
    for ones in rows:
        kept = math.prod(unseen.SHARE[number] for number in ones)
        assert kept * sum(1 / unseen.BOUND[number - 1] for number in ones) <= 1 + 1e-12


def test_a_square_of_ones_comes_through_no_more_often_than_always():
    assert all(0 < share <= 1 + 1e-12 for share in unseen.ALL_ONES)


def test_imagining_never_fails_on_positions_from_real_play():
    """Whatever is known, a deal is found, and its seat has the same view of it as of the true deal."""
    game = load("yellow-dwarf")
    engine, chooser, rng, dice = Engine(game), random.Random(22), generator(22), generator(23)
    views, imagined, seen = blank(rules.VIEW), blank(rules.STATE), blank(rules.VIEW)
    states, options, num_positions = blank(rules.STATE), engine.new_options(), 0
    while num_positions < NUM_POSITIONS:
        players = chooser.randint(3, 6)
        settings = {"gap": chooser.choice(["new", "higher"]), "deals": 3}
        settings = croupier.start("yellow-dwarf", players, **settings).settings
        states[:] = 0
        packed = pack(rules.SETTINGS, game.settings, players, settings)
        count, _, _, _ = engine.doors.start_at(states, 0, packed, options)
        while count and num_positions < NUM_POSITIONS:
            if states[0].played:
                seat = chooser.choice([NOBODY, *range(players)])
                engine.doors.observe_at(states, 0, seat, views)
                engine.doors.imagine_at(views, seat, imagined, 0, rng)
                engine.doors.observe_at(imagined, 0, seat, seen)
                assert views.tobytes() == seen.tobytes()
                held = [*imagined[0].hands.tolist(), *imagined[0].shown.tolist(), int(imagined[0].played)]
                assert sum(held).bit_count() == sum(cards.bit_count() for cards in held), "no card is twice"
                assert [cards.bit_count() for cards in held[: rules.MAX_PLAYERS]] == views[0].sizes.tolist()
                num_positions += 1
            action = int(options[0].actions[below(dice[0], count)])
            count, _, _, _ = engine.doors.play_at(states, 0, action, options)
