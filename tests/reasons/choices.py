"""Reasons at random positions, for the tests that count again what they claim."""

import random

import croupier
from croupier.kernel import CHANCE
from croupier.phrases import Listed, Name, Phrase
from croupier.reasons import reason_of
from tests.contract.games import TABLES


def positions(table, seed, chance_kept=1.0):
    """Positions of a random game at which a seat decides; the caller may keep them."""
    name, players, settings = table
    position, chooser = croupier.start(name, players, **settings), random.Random(seed)
    while not position.is_over:
        if position.actor != CHANCE and chooser.random() < chance_kept:
            yield position.copy()
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])


def tables_of(name):
    return [table for table in TABLES if table[0] == name]


def choices(name, games=1, chance_kept=1.0):
    """(position, move, phrases) for every legal move of random games at every kind of table of a game."""
    for number, table in enumerate(tables_of(name)):
        for seed in range(games):
            for position in positions(table, 100 * seed + number, chance_kept):
                view = position.view(position.actor)
                for move in position.legal_moves:
                    yield position, move, reason_of(position.game)(view, move)


def after(position, move):
    """The position after a move."""
    twin = position.copy()
    twin.play(move)
    return twin


def listed(argument):
    """The items of a list, "you" and other nested messages by their ids, names by their seats."""
    assert isinstance(argument, Listed)
    return [plain(item) for item in argument.all]


def plain(item):
    if isinstance(item, Name):
        return item.seat
    if isinstance(item, Listed):
        return tuple(plain(part) for part in item.all)
    return item.id if isinstance(item, Phrase) and not item.arguments else item
