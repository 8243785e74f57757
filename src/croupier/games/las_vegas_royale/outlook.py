"""Looking ahead in Las Vegas Royale: for screens and bots."""

import numpy as np

from croupier.games.las_vegas_royale import dispatch, payout
from croupier.games.las_vegas_royale.components import BIGGY_STRENGTH, NUM_BIGGY, NUM_SMALL
from croupier.games.las_vegas_royale.state import (
    BIGGY,
    BLANK,
    CASINOS,
    EXTRA,
    GUESS,
    MAX_PLAYERS,
    NEUTRAL,
    NUM_CHOICES,
    NUM_ROUNDS,
    OWNERS,
    PICK,
    PLACE,
    PUT,
    SMALL,
    UNIT,
    rank_casino,
    strength,
)
from croupier.games.las_vegas_royale.tiles import bad_luck
from croupier.games.majority import OUTLOOK, cancel_ties, expected_take, foresee, foresee_ties, lead_of
from croupier.kernel import CHANCE, kernel, top

TILES, TIES = CASINOS, 2 * CASINOS  # places for `settle`, after the casinos' cards
PAYERS, WHOLE_ROUND = TIES + 1, TIES + 2
PROMISE = 2.0  # assumed worth of an activated tile that still asks something, in 10,000s
ALL_DICE = NUM_SMALL + NUM_BIGGY * BIGGY_STRENGTH
SPREAD = 97_000  # dollars that a round puts between two players: the standard deviation in random games
# What a network reads (kernel.judge): a row for each casino, with its tile.
ROWS = ("cards/5", "dice:8", "neutral_dice:2", "blanks:4", "prime:2", "faces", "closed", "roll:8", "roll_biggy")
REST = (
    "decision", "actor", "subject/10", "starter", "turn_seat", "prime_seat", "fifty_call", "high_five", "power_seat",
    "nice_owner", "nice_kind", "gold_owner", "gold_kind", "next_starter", "own_number", "own_split", "num_tiles/3",
    "round_number:3", "supply:8", "chips/5", "cash/5", "num_cards/5", "placed/4", "extra/4", "num_extra", "jackpot/5",
    "fifty_field:5", "fifty_sum/10", "ring:7", "bar/3", "groups/2", "fields", "double/3", "payers", "pile_size/3",
    "leads",
)  # fmt: skip
DOUBT = 25_000  # dollars that a hint may be off: that of Las Vegas, in proportion to SPREAD

MOST_SMALL, MOST_BIGGY = NUM_SMALL + 2, NUM_BIGGY + 1  # one more small die may be won than all one has
NUM_FACETS = NUM_CHOICES + CASINOS * MOST_SMALL * MOST_BIGGY


@kernel
def facet(s, action):
    """A placement as a number for its casino and the numbers of dice that go there; any other action as it is."""
    casino = action - PUT
    if top(s)[0] != PLACE or not 0 <= casino < CASINOS:
        return action
    return NUM_CHOICES + (casino * MOST_SMALL + int(s.roll[casino])) * MOST_BIGGY + (s.roll_biggy == casino + 1)


@kernel
def is_blind(s):
    """Whether the actor must guess at a secret: the number held up, or the piles."""
    decision = top(s)[0]
    return decision == GUESS or decision == PICK


@kernel
def chapters_left(s):
    """Rounds after this one."""
    return NUM_ROUNDS - s.round_number


@kernel
def settle(s, place):
    """Pay out a casino's cards, a tile or the whole round as if the round were over; `s` is scratch afterwards.

    The places are the casinos, then their tiles (TILES + casino); TIES only takes tied dice back, PAYERS only notes who
    must pay for Bad Luck. What depends on chance or on a choice, as Prime Time and Black Box do, is left out.
    """
    s.depth = 0  # what the payments put on the agenda does not happen
    if place == WHOLE_ROUND:
        bad_luck.note_payers(s)
        for casino in range(CASINOS):
            s.depth = 0
            payout.pay_casino(s, casino)
        bad_luck.collect(s)
    elif place == PAYERS:
        bad_luck.note_payers(s)
    elif place == TIES:
        for casino in range(CASINOS):
            _take_ties_back(s, casino)
    elif place < TILES:
        first, second = rank_casino(s, place)
        payout.pay_cards(s, place, first, second)
    else:
        first, _ = rank_casino(s, place - TILES)
        dispatch.pay(s, s.faces[place - TILES], first)


@kernel
def _take_ties_back(s, casino):
    for owner in range(OWNERS):
        s.ranking[owner] = strength(s, casino, owner)
    cancel_ties(s.ranking)
    for owner in range(OWNERS):
        is_tied = s.ranking[owner] == 0  # or has nothing there
        s.ranking[owner] = 0
        if is_tied:
            if owner == BLANK:
                s.blanks[casino] = 0
            else:
                s.dice[casino, owner, SMALL] = s.dice[casino, owner, BIGGY] = 0
                if owner == s.prime_seat:
                    s.prime[casino] = 0


@kernel
def part_left(s):
    """The part of this round's dice that are still to be placed; a Biggy counts as two."""
    strength_left = 0
    for owner in range(s.players):
        strength_left += int(s.supply[owner, SMALL]) + BIGGY_STRENGTH * int(s.supply[owner, BIGGY])
    return min(strength_left / (ALL_DICE * s.players), 1.0)


@kernel
def foretell(s, worths):
    """Write each seat's money and chips after this round, in dollars, if all dice that are left land at random."""
    outlook = np.empty(1, OUTLOOK)[0]
    for owner in range(s.players):
        worths[owner] = s.cash[owner] + s.chips[owner]
    for casino in range(CASINOS):
        for owner in range(s.players):
            small, big = int(s.supply[owner, SMALL]), int(s.supply[owner, BIGGY])
            foresee(outlook, owner, strength(s, casino, owner), small, big)
        foresee(outlook, s.players, strength(s, casino, NEUTRAL), 0, 0)
        foresee(outlook, s.players + 1, strength(s, casino, BLANK), 0, 0)
        foresee_ties(outlook, s.players + 2)
        for owner in range(s.players):
            worths[owner] += expected_take(outlook, owner, s.players + 2, s.cards[casino])
    if s.depth > 0 and s.turn_seat >= 0:
        decision, actor, _ = top(s)
        if decision == EXTRA if actor == CHANCE else decision != PLACE:
            worths[s.turn_seat] += PROMISE
    for owner in range(s.players):
        worths[owner] *= UNIT


@kernel
def value(s, seat):
    """How well a seat stands: money, chips and what it can expect of this round, less the others' on average."""
    worths = np.empty(MAX_PLAYERS)
    foretell(s, worths)
    return lead_of(worths, seat, s.players)
