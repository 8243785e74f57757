"""What a seat hears while cards are dealt does not depend on the cards of others."""

import random

import pytest

import croupier
from croupier.game import load
from croupier.position import NOBODY
from croupier.telling import telling_of
from croupier.words import Company, Words

NAMES = ("Ada", "Bruno", "Clara", "Dora")


def told(seat, order):
    """Everything that `seat` is shown and told while the cards are dealt in that order."""
    position = croupier.start("yellow-dwarf", 4, dealer=0)
    telling, company, words = telling_of(position.game), Company(NAMES, seat), Words("en")
    heard = []
    for move in ["stake", *(f"card {card}" for card in order)]:
        before = position.view(seat)
        chosen = position.check(move)
        shown = position.shown(chosen, seat)
        position.play(chosen)
        after = position.view(seat)
        heard.append(after.raw)
        phrases = telling.step(before, shown, after) + telling.summary(before, shown, after)
        phrases += [cell.phrase for row in telling.board(after) for cell in row]
        heard += [words.say(phrase, company) for phrase in phrases]
    return heard


@pytest.mark.parametrize("seat", [0, 1, 2, 3, NOBODY])
def test_yd19_the_cards_of_others_change_nothing_that_a_seat_is_told(seat):
    chooser = random.Random(24)
    cards = [str(move.value) for move in load("yellow-dwarf").moves.all if move.name == "lay"]
    for _ in range(5):
        order = chooser.sample(cards, 48)
        places = [place for place in range(48) if (place + 1) % 4 != seat]
        others = [order[place] for place in places] + [card for card in cards if card not in order]
        chooser.shuffle(others)
        changed = list(order)
        for place, card in zip(places, others, strict=False):
            changed[place] = card
        assert changed != order
        assert told(seat, changed) == told(seat, order)
        if seat != NOBODY:
            assert any("dealt the" in line for line in told(seat, order) if isinstance(line, str))
