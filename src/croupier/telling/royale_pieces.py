"""Las Vegas Royale's pieces in words: dice, money, tiles."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale import table as t
from croupier.telling import Company
from croupier.words import Words

TILE_NAMES = (
    "Lucky Punch", "Jackpot", "Prime Time", "Fifty Fifty", "High Five", "Bad Luck", "Pay Day", "Power Play",
    "No Entry!", "Knockout?", "Block It!", "Handicap", "Black Box", "Double Down", "Nice Dice", "My Choice",
)  # fmt: skip


def tile_name(face: int) -> str:
    """A tile face as it is called in every language."""
    return TILE_NAMES[face]


def amount(words: Words, units: int) -> str:
    """Money, counted in 10,000s."""
    return words("ry-money", amount=units * t.UNIT)


def reward_of(words: Words, units: int) -> str:
    """A reward as it is paid: chips, money or nothing."""
    if units == 0:
        return words("ry-state-nothing")
    return words("ry-chips", count=units) if units <= components.HIGHEST_IN_CHIPS else amount(words, units)


def counted_dice(words: Words, small: int, biggy: int) -> str:
    """Some small dice and perhaps the Biggy."""
    parts = [words("ry-small", count=int(small))] if small else []
    return words.listing(parts + [words("ry-biggy")] * bool(biggy))


def any_dice(words: Words, small: int, biggy: int) -> str:
    """The same where there may be none."""
    return counted_dice(words, small, biggy) or words("ry-table-none")


def die_of(words: Words, kind: int | str) -> str:
    """One die by its kind."""
    return words("ry-biggy" if kind in (t.BIGGY, "biggy") else "ry-a-die")


def faces_of(counts: Iterable[Any]) -> str:
    """Counts by face as the dice lie: "1 1 3"."""
    return " ".join(str(face + 1) for face, count in enumerate(counts) for _ in range(count))


def owner_name(words: Words, company: Company, owner: int) -> str:
    """A seat's name, or the neutral player."""
    return words("ry-neutral") if owner == t.NEUTRAL else company.names[owner]


def field_name(words: Words, field: int) -> str:
    """A field of Handicap."""
    if components.HANDICAP_REWARDS[field]:
        return reward_of(words, int(components.HANDICAP_REWARDS[field]))
    return words("ry-field-special")


def cards_at(words: Words, view: np.record, casino: int) -> str:
    """The cards at a casino."""
    cards = [words.number(int(card) * t.UNIT) for card in view.cards[casino] if card]
    return words.listing(cards) or words("ry-table-no-cards")
