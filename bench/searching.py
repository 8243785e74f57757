"""Measures the tree search in Las Vegas: every iteration is a whole random game."""

import time

import numpy as np

import croupier
from croupier.bots import Budget, Search
from croupier.dealing import Seeded
from croupier.engine import BULK, engine_of
from croupier.game import load
from croupier.kernel import CHANCE, blank, generator

MIDDLE, LAST_ROUND = (2, 16), (4, 32)  # round, and dice that four players have left; in the last round all of them
SECONDS = 0.7


def position_at(round_number: int, dice_left: int) -> croupier.Position:
    """The first choice of a seeded game of four in that round with at most `dice_left` dice left."""
    position, dealing, ply = croupier.start("las-vegas", 4, starter=0), Seeded(1), 0
    while True:
        view = position.view()
        if position.actor != CHANCE and view.round_number == round_number and sum(view.own) <= dice_left:
            return position
        if position.actor == CHANCE:
            position.play(dealing.outcome(position, ply))
        else:
            position.play(position.legal_moves[ply % len(position.legal_moves)])
        ply += 1


class Searching:
    """Iterations a second from one position, with random playouts and no help from the game's judgement."""

    def __init__(self, round_number: int, dice_left: int) -> None:
        self.position = position_at(round_number, dice_left)
        self.search = Search(load("las-vegas"), num_best=0, is_whole=True, prior=0, exploration=0.7)

    def iterations(self, chunk: int = 2_000) -> float:
        """Iterations a second."""
        view, done, rng = self.position.view(self.position.actor), 0, generator(1)
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            self.search.think(view, Budget(iterations=chunk), rng)
            done += chunk
        return done / (time.perf_counter() - started)

    def playouts(self, games: int = 20_000) -> tuple[float, float]:
        """Random games a second from here without a tree, and their mean number of actions."""
        game = self.position.game
        engine, rules = engine_of(game), game.rules
        engine.ready(BULK)
        start, scratch = np.frombuffer(self.position.state, rules.STATE).view(np.recarray), blank(rules.STATE)
        standings, lengths = np.zeros((games, rules.MAX_PLAYERS, 2), np.int64), np.zeros((games, 2), np.int64)
        play = engine.doors.playouts
        writable = blank(rules.STATE)
        writable[0] = start[0]
        play(writable, scratch, generator(2), engine.new_options(), standings[:9], lengths[:9])
        started = time.perf_counter()
        play(writable, scratch, generator(2), engine.new_options(), standings, lengths)
        return games / (time.perf_counter() - started), float(lengths[:, 0].mean())
