"""One bot that several threads use at a time: each gets the answer that it would get alone."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import croupier
from croupier.bots import Budget, Greedy, Search, opponent
from croupier.bots.exact import Exact
from croupier.game import load
from croupier.kernel import CHANCE, generator

NUM_THREADS, NUM_POSITIONS = 4, 24


def choices(name, players, count):
    """Views of random games at which a seat has a choice, with its actions."""
    chooser, found = random.Random(5), []
    while len(found) < count:
        position = croupier.start(name, players)
        while not position.is_over and len(found) < count:
            if position.actor != CHANCE and len(position.legal_moves) > 1:
                found.append((position.view(position.actor), position.legal_actions))
            position.play(chooser.choice(position.legal_moves))
    return found


def assert_same_alone_and_together(answer, asked):
    alone = [answer(number, *each) for number, each in enumerate(asked)]
    with ThreadPoolExecutor(NUM_THREADS) as executor:
        for _ in range(3):
            together = executor.map(lambda number: answer(number, *asked[number]), range(len(asked)))
            assert list(together) == alone


@pytest.mark.parametrize("level", ["medium", "search:iterations=300", "hard", "learned:tries=40"])
@pytest.mark.parametrize(("name", "players"), [("las-vegas", 3), ("las-vegas-royale", 3), ("yellow-dwarf", 4)])
def test_an_opponent(name, players, level):
    shared = opponent(level, load(name))
    assert_same_alone_and_together(
        lambda number, view, actions: shared(view, actions, generator(number)), choices(name, players, NUM_POSITIONS)
    )


def test_bots_and_what_they_say_of_each_action():
    game, asked = load("las-vegas"), choices("las-vegas", 2, NUM_POSITIONS)
    greedy, search = Greedy(game), Search(game)

    def trials(number, view, actions):
        return [tuple(trial) for trial in search.think(view, Budget(50), generator(number))]

    assert_same_alone_and_together(
        lambda number, view, actions: greedy(view, actions, Budget(), generator(number)), asked
    )
    assert_same_alone_and_together(trials, asked)


def test_the_oracle():
    exact = Exact(load("sequence-dice"))
    assert_same_alone_and_together(
        lambda number, view, actions: exact.solve(view, actions, 2), choices("sequence-dice", 2, NUM_POSITIONS)
    )
