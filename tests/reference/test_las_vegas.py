"""Las Vegas in lockstep with its naive reference: options, weights, the whole state and the standing."""

import random

import numpy as np
import pytest

import croupier
from croupier.games.las_vegas import rules
from croupier.kernel import CHANCE, NOBODY
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED
from tests.reference.las_vegas import Game
from tests.seeds import game_numbers

NUM_GAMES = 1 if IS_INTERPRETED else 5 if IS_BOUNDS_CHECKED else 25  # for each of 14 tables
FULLY_COMPARED = 5  # games of each table compared at every step; the others now and then, and at the end


def snapshot(position):
    """The kernel's state in the reference's words."""
    s = np.frombuffer(position.state, rules.STATE)[0]
    players = int(s.players)
    spare = 0
    if s.neutral and players == 3 and position.decision in ("starter", "note"):
        spare = rules.SPARE_WHITE
    elif position.decision == "spare":
        spare = position.subject
    return {
        "round": int(s.round_number),
        "starter": None if s.starter == NOBODY else int(s.starter),
        "turn": None if s.turn_seat == NOBODY else int(s.turn_seat),
        "notes": [[int(note) * rules.UNIT for note in row if note] for row in s.notes],
        "dice": [[*(int(count) for count in row[:players]), int(row[rules.WHITE])] for row in s.dice],
        "own": s.own[:players].tolist(),
        "white": s.white[:players].tolist(),
        "spare": spare,
        "roll_own": s.roll_own.tolist(),
        "roll_white": s.roll_white.tolist(),
        "money": [int(money) * rules.UNIT for money in s.money[:players]],
        "num_notes": s.num_notes[:players].tolist(),
        "unseen": {value * rules.UNIT: int(s.unseen[value]) for value in range(1, 10)},
        "returned": [int(note) * rules.UNIT for note in s.returned[: s.num_returned]],
        "actor": "chance" if position.actor == CHANCE else position.actor,
        "decision": position.decision,
    }


def compare(position, reference):
    weights = position.weights if position.actor == CHANCE else [1] * len(position.legal_moves)
    options = [(str(move), weight) for move, weight in zip(position.legal_moves, weights, strict=True)]
    assert options == reference.options()
    assert snapshot(position) == reference.snapshot()
    assert list(position.standing) == reference.standing()


def lockstep(players, neutral, starter, seed, low_notes=False, share=1):
    """One game; everything is compared at that share of the steps, and at the end."""
    chooser = random.Random(f"{players} {neutral} {starter} {seed}")
    position = croupier.start("las-vegas", players, neutral=neutral, starter=starter)
    reference = Game(players, neutral, starter)
    compare(position, reference)
    while not position.is_over:
        options = reference.options()
        if low_notes and position.decision == "note":
            text = options[0][0]
        else:
            text = chooser.choices([move for move, _ in options], [weight for _, weight in options])[0]
        position.play(text)
        reference.play(text)
        if share == 1 or position.is_over or chooser.random() < share:
            compare(position, reference)


@pytest.mark.soak
@pytest.mark.parametrize("starter", [None, 1])
@pytest.mark.parametrize(
    ("players", "neutral"), [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True), (5, False)]
)
def test_lockstep(players, neutral, starter):
    for order, seed in enumerate(game_numbers(NUM_GAMES)):
        lockstep(players, neutral, starter, seed, share=1 if order < FULLY_COMPARED else 0.04)


@pytest.mark.parametrize("players", [2, 4])
def test_lockstep_when_the_lowest_notes_come_first_so_that_the_stack_runs_out(players):
    for seed in range(1 if IS_INTERPRETED else 3):
        lockstep(players, True, 0, seed, low_notes=True)
