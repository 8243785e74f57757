"""What a seat hears while cards are dealt does not depend on the cards of others."""

import random

import pytest

import croupier
from croupier.game import load
from croupier.position import NOBODY
from croupier.telling import Company, telling_of
from croupier.words import Words

NAMES = ("Ada", "Bruno", "Clara", "Dora")


def told(seat, order):
    """Everything that `seat` is shown and told while the cards are dealt in that order."""
    position = croupier.start("yellow-dwarf", 4, dealer=0)
    telling, company, words = telling_of(position.game), Company(NAMES, seat), Words("en")
    heard = []
    for move in ["stake", *(f"card {card}" for card in order)]:
        before = position.view(seat)
        chosen = position.game.moves.parse(move)
        position.play(chosen)
        after = position.view(seat)
        heard.append(after.tobytes())
        heard += telling.step(words, company, before, chosen, after)
        heard += telling.summary(words, company, before, chosen, after)
        heard += [cell for row in telling.table(words, company, after, dict(position.settings)) for cell in row]
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
