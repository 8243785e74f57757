"""Sequence Dice in lockstep with its naive reference: options, weights, the whole state and the standing."""

import random

import numpy as np
import pytest

import croupier
from croupier.games.sequence_dice import board, rules
from croupier.kernel import CHANCE, NOBODY
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED
from tests.reference.lockstep import compare, difference
from tests.reference.sequence_dice import Game
from tests.seeds import game_numbers

TABLES = [(players, line, starter) for players in (2, 3, 4) for line in (None, 5, 6) for starter in (None, 1)]
NUM_GAMES = 1 if IS_INTERPRETED else 5 if IS_BOUNDS_CHECKED else 40  # of each table; compiled 720 in all
FULLY_COMPARED = 8  # games of each table compared at every step; the others now and then, and at the end


def snapshot(position):
    """The kernel's state in the reference's words."""
    s = np.frombuffer(position.state, rules.STATE)[0]
    players, decision, is_starting = int(s.players), position.decision, position.decision == "start"
    turn = position.subject if is_starting else int(s.turn_seat)
    held = s.held.tolist()
    owners = [[side for side in range(3) if held[side] >> space & 1] for space in range(board.SPACES)]
    lines = []
    if s.winner != NOBODY:
        completed = board.completed_lines(held[s.winner], int(s.line))
        lines = sorted(f"{board.NAMES[spaces[0]]}-{board.NAMES[spaces[-1]]}" for spaces in completed)
    return {
        "board": [owner[0] if owner else None for owner in owners],
        "line": int(s.line),
        "turn": None if turn == NOBODY else turn,
        "first_die": int(s.first_die),
        "sum": position.subject if decision in ("place", "replace", "remove", "pass") else 0,
        "sums": s.sums[:players].tolist() if is_starting else [0] * players,
        "contenders": [seat for seat in range(players) if s.contends[seat]] if is_starting else [],
        "throws": int(s.num_throws),
        "winner": None if s.winner == NOBODY else int(s.winner),
        "lines": lines,
        "actor": "chance" if position.actor == CHANCE else position.actor,
        "decision": decision,
    }


@pytest.mark.soak
@pytest.mark.parametrize(("players", "line", "starter"), TABLES)
def test_lockstep(players, line, starter):
    settings = {"starter": starter} if line is None else {"starter": starter, "line": line}
    for order, number in enumerate(game_numbers(NUM_GAMES)):
        chooser = random.Random(f"sequence dice {players} {settings} {number}")
        position = croupier.start("sequence-dice", players, **settings)
        reference = Game(players, line, starter)
        compare(position, reference, snapshot, chooser, 1 if order < FULLY_COMPARED else 0.04)


@pytest.mark.parametrize("starter", [None, 0])
@pytest.mark.parametrize("cap", [1, 2, 3, 5, 12])
def test_lockstep_up_to_the_cap(cap, starter):
    """The kernels' cap is compiled in, so their count of throws begins that much higher."""
    for number in range(3 if IS_INTERPRETED else 20):
        chooser = random.Random(f"cap {cap} {number}")
        position = croupier.start("sequence-dice", 3, starter=starter, line=6)
        reference = Game(3, 6, starter)
        reference.CAP = cap
        states = position._states
        states["num_throws"] = rules.CAP - cap
        while not position.is_over:
            mine = {**snapshot(position), "throws": int(states["num_throws"][0]) - (rules.CAP - cap)}
            assert difference(mine, reference.snapshot()) == {}
            move = chooser.choice(position.legal_moves)
            position.play(move)
            reference.play(str(move))
        assert reference.actor() is None
        assert list(position.standing) == reference.standing() == [(0, 0)] * 3
