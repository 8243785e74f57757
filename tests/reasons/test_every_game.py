"""Reasons in every game: one at least for every move that may be made, in every language."""

from collections import Counter

import msgspec
import pytest

from croupier.game import NAMES, load
from croupier.phrases import Phrase
from croupier.telling import tried
from croupier.words import LANGUAGES, Company, Words
from tests.reasons.choices import after, choices

PEOPLE = ("Ada", "Bruno", "Clara", "Dimitri", "Edda", "Felix")
NUM_RENDERED = 30  # of each message, in each language


@pytest.mark.parametrize("name", NAMES)
def test_every_move_has_a_reason_that_can_be_said_in_every_language(name):
    told = Counter()
    for position, move, phrases in choices(name, chance_kept=0.5):
        assert phrases, f"{move} at\n{position}"
        for phrase in phrases:
            told[phrase.id] += 1
            if told[phrase.id] <= NUM_RENDERED:
                assert msgspec.json.decode(msgspec.json.encode(phrase), type=Phrase) == phrase
                company = Company(PEOPLE[: position.players], you=position.actor)
                for language in LANGUAGES:
                    text = Words(language).say(phrase, company)
                    assert text.endswith(".")
                    assert "  " not in text


@pytest.mark.parametrize("name", NAMES)
def test_a_move_that_is_tried_leads_where_it_would_lead(name):
    for position, move, _ in choices(name, chance_kept=0.1):
        seen, real = tried(position.view(position.actor), move), after(position, move).view(position.actor)
        assert (seen.decision, seen.actor) == (real.decision, real.actor)
        if load(name).is_open:
            assert seen == real
