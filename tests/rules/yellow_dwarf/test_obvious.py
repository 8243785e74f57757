"""A seat is asked only for real choices: obvious moves are played without asking, and no other moves are."""

import pytest

from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.game import GAME
from croupier.kernel import NOTHING, blank, push

CASES = [
    ("follow", 7, "9c 9d", "pass"),
    ("follow", 7, "8c", "lay 8c"),
    ("follow", 7, "8h 8s kc", "lay 8h"),
    ("follow", 6, "7c 7d", None),
    ("follow", 6, "7d 2c", "lay 7d"),
    ("higher", 9, "10c 10h", "lay 10c"),
    ("higher", 9, "10c 10d", None),
    ("higher", 12, "ac", "pass"),
    ("lead", 0, "kh", "lay kh"),
    ("lead", 0, "8h 8s", None),
    ("claim", 0, "8h", None),
]


@pytest.mark.parametrize(("decision", "subject", "hand", "move"), CASES)
def test_yd8_suits_that_do_not_matter_are_no_choice(decision, subject, hand, move):
    states = blank(rules.STATE)
    s = states[0]
    s.players = 3
    for card in hand.split():
        s.hands[1] |= 1 << GAME.moves.parse(f"lay {card}").action
        s.sizes[1] += 1
    push(s, GAME.decisions.index(decision), 1, subject)
    found = rules.obvious(s)
    assert (None if found == NOTHING else str(GAME.moves.all[found])) == move
