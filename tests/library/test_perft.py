"""Perft: the counts are those of a slow walk over positions, however the work is cut up."""

import random

import pytest

import croupier
from croupier import walking
from croupier.kernel import CHANCE
from croupier.perft import divide, perft


def slow(position, depth):
    if depth == 0 or position.is_over:
        return 1
    total = 0
    for move in position.legal_moves:
        twin = position.copy()
        twin.play(move)
        total += slow(twin, depth - 1)
    return total


def after(name, players, plies):
    chooser, position = random.Random(f"{name} {plies}"), croupier.start(name, players)
    for _ in range(plies):
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
    return position


@pytest.mark.parametrize(("name", "players"), [("las-vegas", 2), ("sequence-dice", 3), ("yellow-dwarf", 3)])
@pytest.mark.parametrize("most_together", [1, 30, walking.MOST_TOGETHER])
def test_counts_are_those_of_a_slow_walk(name, players, most_together, monkeypatch):
    monkeypatch.setattr(walking, "MOST_TOGETHER", most_together)
    for plies in (0, 60, 130):
        position = after(name, players, plies)
        before = position.state
        for depth in (0, 1, 2, 3):
            assert perft(position, depth) == slow(position, depth)
        divided = list(divide(position, 3))
        assert tuple(move for move, _ in divided) == position.legal_moves
        assert sum(count for _, count in divided) == perft(position, 3)
        assert position.state == before


def test_a_finished_game_is_one_line():
    position = after("las-vegas", 2, 0)
    while not position.is_over:
        position.play(position.legal_moves[0])
    assert [perft(position, depth) for depth in (1, 2, 5)] == [1, 1, 1]
    assert list(divide(position, 2)) == []


def test_progress_is_told_and_never_falls():
    heard = []
    total = perft(croupier.start("las-vegas", players=2), 5, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == total == 13_122
