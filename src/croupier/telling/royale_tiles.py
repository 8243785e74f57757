"""What a tile of Las Vegas Royale shows on the table."""

from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale import table as t
from croupier.position import NOBODY
from croupier.telling import Company
from croupier.telling.royale_pieces import amount, reward_of, tile_name
from croupier.words import Words


def tile_state(words: Words, company: Company, view: np.record, casino: int) -> str:
    """A tile's name with its state, where it has one."""
    face = int(view.faces[casino])
    state = _state(words, company, view, face)
    return f"{tile_name(face)}: {state}" if state else tile_name(face)


def _state(words: Words, company: Company, view: np.record, face: int) -> str:
    if face == t.JACKPOT:
        return words("ry-state-jackpot", amount=amount(words, int(view.jackpot)))
    if face == t.NO_ENTRY:
        following = (int(view.ring) + 1) % len(components.NO_ENTRY_RING)
        return words("ry-state-ring", what=reward_of(words, int(components.NO_ENTRY_RING[following])))
    if face == t.HIGH_FIVE:
        return _holder(words, company, "ry-state-token", view.high_five)
    if face == t.POWER_PLAY:
        return _holder(words, company, "ry-state-marker", view.power_seat)
    if face == t.BLOCK_IT:
        groups = [str(size) for size in (1, 2, 3) for _ in range(view.groups[size])]
        return words("ry-state-groups", groups=" ".join(groups) or "0")
    if face == t.HANDICAP:
        chip, card, special = (int(free) for free in view.fields)
        return words("ry-state-fields", chip=chip, card=card, special=special)
    if face == t.KNOCKOUT:
        return words("ry-state-bar", dice=_dice(words, company, view, view.bar))
    if face == t.DOUBLE_DOWN:
        return words("ry-state-double", dice=_dice(words, company, view, view.double))
    if face == t.NICE_DICE:
        return words("ry-state-nice", dice=_nice(words, company, view))
    if face == t.MY_CHOICE:
        name = words("ry-state-empty") if view.gold_owner == NOBODY else company.names[view.gold_owner]
        return words("ry-state-gold", dice=name)
    return ""


def _holder(words: Words, company: Company, message: str, seat: int) -> str:
    if seat == NOBODY:
        return words("ry-state-free")
    return words(message, player=company.names[seat])


def _dice(words: Words, company: Company, view: np.record, places: Any) -> str:
    parts = []
    for seat in range(view.players):
        small, biggy = (int(count) for count in places[seat])
        if small or biggy:
            pieces = "+".join([str(small)] * bool(small) + ["Biggy"] * biggy)
            parts.append(f"{company.names[seat]} {pieces}")
    return ", ".join(parts) or words("ry-state-empty")


def _nice(words: Words, company: Company, view: np.record) -> str:
    parts = []
    for face in range(t.FACES):
        if view.nice_owner[face] != NOBODY:
            parts.append(f"{face + 1} {company.names[view.nice_owner[face]]}")
    return ", ".join(parts) or words("ry-state-empty")
