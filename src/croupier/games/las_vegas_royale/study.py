"""What is worth counting in Las Vegas Royale."""

import numpy as np

from croupier.games.las_vegas_royale.components import CHIPS_PER_ROUND
from croupier.games.las_vegas_royale.state import (
    ACTIVATE,
    BAD_LUCK,
    BLACK_BOX,
    CHOICE,
    ENTRY,
    EXTRA,
    FACE_NAMES,
    FIELD,
    FIFTY,
    FIFTY_FIFTY,
    FINE,
    GUESS,
    HANDICAP,
    LUCKY_PUNCH,
    MAX_PLAYERS,
    MY_CHOICE,
    NO_ENTRY,
    NOWHERE,
    NUM_FACES,
    NUMBER,
    OWNERS,
    PAY,
    PICK,
    PLACE,
    PRIME_TIME,
    PUT,
    SKIP,
    SPLIT,
    TO,
    UNIT,
    WAKE,
    rank_casino,
    strength,
)
from croupier.games.majority import shared_and_all
from croupier.kernel import NOBODY, kernel, top

# Ties, turns skipped for a chip; then for each tile face how often it was activated and the dollars it paid.
BUSY, TIED, STRENGTH, STRENGTH_TIED, SKIPS, TURNS, ACTIVATED = range(7)
PAID = ACTIVATED + NUM_FACES
NAMES = (
    "casinos", "casinos-tied", "strength", "strength-tied", "skips", "turns",
    *(f"{what}-{face}" for what in ("activated", "paid") for face in FACE_NAMES),
)  # fmt: skip


@kernel
def notice(before, action, after, counts):
    """Count ties when a casino pays, turns, turns skipped for a chip, activations of tiles and what tiles pay."""
    decision, _, subject = top(before)
    if decision == PAY:
        _notice_ties(before, subject, counts)
    elif decision == PLACE:
        counts[TURNS] += 1
        counts[SKIPS] += action == SKIP
    face = _face_at_work(before, decision, subject, action)
    if face != NOWHERE:
        counts[ACTIVATED + face] += _comes_alive(before, decision, face)
        counts[PAID + face] += _paid_by_tile(before, decision, subject, after) * UNIT


@kernel
def _notice_ties(s, casino, counts):
    strengths = np.zeros(OWNERS, np.int64)
    for owner in range(OWNERS):
        strengths[owner] = strength(s, casino, owner)
    shared, placed = shared_and_all(strengths)
    counts[STRENGTH] += placed
    counts[STRENGTH_TIED] += shared
    counts[BUSY] += placed > 0
    counts[TIED] += shared > 0


@kernel
def _face_at_work(s, decision, subject, action):
    """The tile face that the action activates or that may pay because of it, or NOWHERE."""
    if decision == PLACE:
        face = int(s.faces[action - PUT]) if action < SKIP else NOWHERE
    elif decision == NUMBER:
        face = int(s.faces[action - TO]) if subject % 2 else NOWHERE  # a die that is only moved activates nothing
    elif decision == ACTIVATE:
        face = int(s.faces[action - WAKE])
    elif decision == PAY:
        face = int(s.faces[subject])
    elif decision == EXTRA:
        face = subject
    elif decision == GUESS:
        face = LUCKY_PUNCH
    elif decision == FIFTY:
        face = FIFTY_FIFTY
    elif decision == FINE:
        face = BAD_LUCK
    elif decision == ENTRY:
        face = NO_ENTRY
    elif decision == FIELD:
        face = HANDICAP
    elif decision == SPLIT or decision == PICK:
        face = BLACK_BOX
    elif decision == CHOICE:
        face = MY_CHOICE
    else:
        face = NOWHERE
    return face


@kernel
def _comes_alive(s, decision, face):
    """Whether the face's own part begins with this decision; that of three faces is in the payout."""
    if face == PRIME_TIME:
        return decision == EXTRA and s.num_extra == 0
    if face == BAD_LUCK:
        return decision == FINE
    if face == BLACK_BOX:
        return decision == SPLIT
    return decision == PLACE or decision == NUMBER or decision == ACTIVATE


@kernel
def _paid_by_tile(before, decision, subject, after):
    """How much more all have afterwards, in 10,000s, without cards won and chips handed out; below 0 it is a fine."""
    paid = _total_money(after) - _total_money(before)
    if after.round_number > before.round_number:
        paid -= CHIPS_PER_ROUND * int(before.players)
    if decision == PAY:
        first, second = rank_casino(before, subject)
        paid -= _won_card(before, subject, 0, first) + _won_card(before, subject, 1, second)
    return paid


@kernel
def _total_money(s):
    total = 0
    for seat in range(s.players):
        total += int(s.cash[seat]) + int(s.chips[seat])
    return total


@kernel
def _won_card(s, casino, place, owner):
    return int(s.cards[casino, place]) if owner != NOBODY and owner < MAX_PLAYERS else 0


@kernel
def conclude(s, counts):
    """Count nothing more at the end."""


@kernel
def give_chip(s, seat):
    """Give a seat one more chip, to study what a chip is worth."""
    s.chips[seat] += 1
