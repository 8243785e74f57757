"""Las Vegas Royale in lockstep with its naive reference: options, weights, the whole state and the standing."""

import random

import numpy as np
import pytest

import croupier
from croupier.games.las_vegas_royale import state as t
from croupier.kernel import CHANCE, NOBODY
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED
from tests.reference.las_vegas_royale import Game
from tests.seeds import game_numbers

NUM_CHUNKS = 6 if IS_INTERPRETED else 20 if IS_BOUNDS_CHECKED else 40
GAMES_PER_CHUNK = 1 if IS_INTERPRETED else 2 if IS_BOUNDS_CHECKED else 30  # compiled: 1,200 games in all
FULLY_COMPARED = 2  # games of each chunk compared at every step; the others now and then, and at the end
VALUES = range(3, 11)
KINDS = ("small", "biggy")


def seat_or_none(seat):
    return None if seat == NOBODY else int(seat)


def snapshot(position):
    """The kernel's state in the reference's words."""
    s = np.frombuffer(position.state, t.STATE)[0]
    players = int(s.players)
    faces = set(s.faces.tolist())
    dice = s.dice.tolist()
    is_rolling = position.decision in ("roll", "place", "nice")
    return {
        "round": int(s.round_number),
        "starter": seat_or_none(s.starter),
        "turn": seat_or_none(s.turn_seat),
        "small": s.supply[:players, 0].tolist(),
        "biggy": s.supply[:players, 1].tolist(),
        "chips": s.chips[:players].tolist(),
        "cash": [cash * t.UNIT for cash in s.cash[:players].tolist()],
        "cards": s.num_cards[:players].tolist(),
        "dice": [row[:players] for row in dice],
        "neutral": [row[t.NEUTRAL] for row in dice],
        "blanks": s.blanks.tolist(),
        "prime": s.prime.tolist(),
        "casino_cards": [[card * t.UNIT for card in row if card] for row in s.cards.tolist()],
        "drawn": [card * t.UNIT for card in s.drawn[: s.num_drawn].tolist()],
        "unseen": {value * t.UNIT: int(s.unseen[value]) for value in VALUES},
        "reserve": {value * t.UNIT: int(s.reserve[value]) for value in VALUES},
        "tiles": [None if face == t.NOWHERE else t.FACE_NAMES[face] for face in s.faces.tolist()],
        "used": sorted(t.FACE_NAMES[face] for face in range(t.NUM_FACES) if s.used[face]),
        "roll_small": s.roll.tolist() if is_rolling else [0] * 6,
        "roll_biggy": int(s.roll_biggy) if is_rolling else 0,
        "placed": None,
        "extra": sorted(die for die in s.extra.tolist() if die),
        "jackpot": int(s.jackpot) * t.UNIT if t.JACKPOT in faces else None,
        "fifty": int(s.fifty_field),
        "closed": None if s.closed == t.NOWHERE else int(s.closed) + 1,
        "ring": int(s.ring) if t.NO_ENTRY in faces else None,
        "bar": s.bar[:players].tolist(),
        "groups": sorted(size for size in (1, 2, 3) for _ in range(s.groups[size])) if t.BLOCK_IT in faces else None,
        "fields": dict(zip(("chip", "30000", "special"), s.fields.tolist(), strict=True))
        if t.HANDICAP in faces
        else None,
        "high_five": seat_or_none(s.high_five),
        "power": seat_or_none(s.power_seat),
        "double": s.double[:players].tolist(),
        "nice": [
            None if owner == NOBODY else [owner, KINDS[kind]]
            for owner, kind in zip(s.nice_owner.tolist(), s.nice_kind.tolist(), strict=True)
        ],
        "gold": None if s.gold_owner == NOBODY else [int(s.gold_owner), KINDS[s.gold_kind]],
        "actor": "chance" if position.actor == CHANCE else position.actor,
        "decision": position.decision,
    }


def compare(position, reference, line):
    weights = position.weights if position.actor == CHANCE else [1] * len(position.legal_moves)
    options = sorted((str(move), weight) for move, weight in zip(position.legal_moves, weights, strict=True))
    assert options == sorted(reference.options()), f"after {line[-12:]}"
    mine, theirs = snapshot(position), reference.snapshot()
    if position.decision == "fifty":  # the reference leaves the dice lying, the kernel keeps their sum
        s = np.frombuffer(position.state, t.STATE)[0]
        assert sum(theirs["extra"]) == s.fifty_sum
        theirs["extra"] = []
    if mine != theirs:
        different = {key: (mine.get(key), theirs.get(key)) for key in mine | theirs if mine.get(key) != theirs.get(key)}
        raise AssertionError(f"{different} after {line[-12:]}")
    assert list(position.standing) == reference.standing()


def settings_of(chooser):
    """Every number of seats and tiles, repeats or not, and fixed lists with every face."""
    settings = {"starter": None}
    kind = chooser.random()
    if kind < 0.4:
        tiles = chooser.sample(range(8), chooser.randint(1, 6))
        settings["faces"] = tuple(t.FACE_NAMES[2 * tile + chooser.randrange(2)] for tile in tiles)
    else:
        settings["tiles"] = chooser.randint(0, 6)
        settings["no_repeats"] = chooser.random() < 0.5
    return chooser.randint(2, 5), settings


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(NUM_CHUNKS))
def test_lockstep(chunk):
    for order, number in enumerate(game_numbers(GAMES_PER_CHUNK)):
        chooser = random.Random(f"royale {chunk} {number}")
        players, settings = settings_of(chooser)
        position = croupier.start("las-vegas-royale", players, **settings)
        reference = Game(players, **settings)
        line = [f"{players} players {settings}"]
        while not position.is_over:
            if order < FULLY_COMPARED or chooser.random() < 0.04:
                compare(position, reference, line)
            move = chooser.choices(position.legal_moves, position.weights if position.actor == CHANCE else None)[0]
            line.append(str(move))
            position.play(move)
            reference.play(str(move))
        compare(position, reference, line)
