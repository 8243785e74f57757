"""Yellow Dwarf in lockstep with its naive reference: options, weights, the whole state and the standing."""

import random

import numpy as np
import pytest

import croupier
from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES
from croupier.kernel import CHANCE, NOBODY
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED
from tests.reference.lockstep import compare
from tests.reference.yellow_dwarf import Game
from tests.seeds import game_numbers

NUM_CHUNKS = 6 if IS_INTERPRETED else 20 if IS_BOUNDS_CHECKED else 40
GAMES_PER_CHUNK = 1 if IS_INTERPRETED else 2 if IS_BOUNDS_CHECKED else 20  # compiled: 800 matches in all
FULLY_COMPARED = 2  # matches of each chunk compared at every step; the others now and then, and at the end


def bits(mask, count):
    return [number for number in range(count) if mask >> number & 1]


def cards(mask):
    return [CARD_NAMES[card] for card in bits(int(mask), rules.CARDS)]


def seat_or_none(seat):
    return None if seat == NOBODY else int(seat)


def snapshot(position):
    """The kernel's state in the reference's words."""
    s = np.frombuffer(position.state, rules.STATE)[0]
    seats = range(s.players)
    return {
        "deal": int(s.deal_number),
        "dealer": seat_or_none(s.dealer),
        "purses": s.purses[: s.players].tolist(),
        "pots": s.pots.tolist(),
        "triple": [bits(int(s.triple[seat]), rules.POTS) for seat in seats],
        "hands": [cards(s.hands[seat]) for seat in seats],
        "shown": [cards(s.shown[seat]) for seat in seats],
        "played": cards(s.played),
        "sequence": cards(s.sequence),
        "lacks": [bits(int(s.lacks[seat]), rules.RANKS) for seat in seats],
        "layer": seat_or_none(s.layer),
        "run": int(s.run),
        "actor": "chance" if position.actor == CHANCE else position.actor,
        "decision": position.decision,
    }


def settings_of(chooser):
    """Every setting of the rules, mixed."""
    return chooser.randint(3, 6), {
        "purse": chooser.choice([50, 100, 200, "shared"]),
        "deals": chooser.choice([3, 3, 5, 5, 8, "broke"]),
        "gap": chooser.choice(["new", "higher"]),
        "claim_by_hand": chooser.random() < 0.5,
        "points": chooser.choice(["flat", "pips"]),
        "opera": chooser.choice(["turn", "strict"]),
        "dealer": chooser.choice([None, 0, 2]),
    }


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(NUM_CHUNKS))
def test_lockstep(chunk):
    for order, number in enumerate(game_numbers(GAMES_PER_CHUNK)):
        chooser = random.Random(f"yellow dwarf {chunk} {number}")
        players, settings = settings_of(chooser)
        position = croupier.start("yellow-dwarf", players, **settings)
        reference = Game(players, **settings)
        compare(position, reference, snapshot, chooser, 1 if order < FULLY_COMPARED else 0.04)
