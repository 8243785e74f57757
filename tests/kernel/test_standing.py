"""Places, compared with sorting by hand, and the same from every function that gives them."""

import random
from itertools import product

import numpy as np

import croupier
from croupier.engine import Engine
from croupier.figures import first_places, places_of
from croupier.game import load
from croupier.kernel import blank
from croupier.kernel.search import MAX_SEATS
from croupier.kernel.standing import meeting


def standings(count):
    chooser = random.Random(1)
    for _ in range(count):
        yield [(chooser.randrange(3), chooser.randrange(3)) for _ in range(chooser.randint(2, 6))]


def test_places_are_those_of_a_sorted_list():
    for standing in standings(300):
        ranked = sorted(standing, reverse=True)
        assert places_of(standing) == tuple(1 + ranked.index(row) for row in standing)


def test_in_a_meeting_the_better_place_is_ahead():
    for standing in standings(100):
        found, places = np.array(standing), places_of(standing)
        for one, other in product(range(len(standing)), repeat=2):
            assert meeting(found, one, other) == np.sign(places[other] - places[one])


def test_first_places_of_many_games_and_shares_of_one_agree_with_places():
    engine = Engine(load("yellow-dwarf"))
    s, shares = blank(engine.game.rules.STATE)[0], np.zeros(MAX_SEATS)
    for standing in standings(100):
        is_first = [place == 1 for place in places_of(standing)]
        assert first_places(np.array([standing, standing])).tolist() == [is_first, is_first]
        s.players = len(standing)
        engine.doors.share_first_place(s, np.array(standing), shares)
        assert shares[: len(standing)].tolist() == [first / sum(is_first) for first in is_first]


def test_the_most_different_scores_are_still_told_apart():
    assert places_of([(-(2**63), 0), (2**63 - 1, 0)]) == (2, 1)


def test_an_outcome_has_these_places():
    position, chooser = croupier.start("las-vegas", 3), random.Random(2)
    while not position.is_over:
        position.play(chooser.choice(position.legal_moves))
    assert position.outcome.places == places_of(position.standing)
