"""Looking ahead in Yellow Dwarf, from one's own hand and what is open: for bots."""

import numpy as np

from croupier.games.yellow_dwarf.cards import KING, OF_A_RANK, RANKS, SUITS
from croupier.games.yellow_dwarf.rules import (
    CLAIM,
    NO_POT,
    POINTS,
    POT_CARDS,
    POT_OF,
    POTS,
    STAKES,
    TRIPLE,
    points_of,
)
from croupier.kernel import count_bits, kernel, top

MEAN_POINTS = np.array([row.mean() for row in POINTS])  # points of an unknown card, by how cards are counted
LAID_LATER = 0.5  # assumed chance that a pot card still in hand is laid in this deal
SPREAD = 33  # points that a deal puts between two players: the standard deviation in random matches
# What a network reads (kernel.judge): a row for each rank, with what `sketch` writes about it.
ABOUT_RANK = 10
SKETCHED = {"rank_cards": (RANKS, 3), "rank_more": (RANKS, ABOUT_RANK - 3)}
ROWS = ("rank_cards:4", "rank_more")
REST = (
    "decision", "actor", "subject/10", "layer", "dealer", "gap", "points", "opera", "hand", "played", "sizes/10",
    "purses/5", "pots", "triple", "run/10", "deal_number/5", "leads",
)  # fmt: skip
DOUBT = 8.5  # points that a hint may be off: that of Las Vegas, in proportion to SPREAD


@kernel
def chapters_left(s):
    """Deals after this one; until somebody is broke, as many as there may be."""
    return s.num_deals - s.deal_number


@kernel
def part_left(s):
    """The part of the cards that are still in hands."""
    in_hands = 0
    for seat in range(s.players):
        in_hands += int(s.sizes[seat])
    return in_hands / max(in_hands + count_bits(s.played), 1)


@kernel
def foretell(s, worths):
    """Write what each seat may expect to have after this deal."""
    for seat in range(s.players):
        worths[seat] = value(s, seat)


@kernel
def value(s, seat):
    """How a seat stands: its purse, what its run will bring, and what its hand may cost or win at the end."""
    worth = float(s.purses[seat])
    hand = s.hands[seat]
    leads_again = False
    if s.layer == seat and s.sequence != 0:
        if s.depth > 0 and top(s)[0] == CLAIM:
            worth += s.pots[top(s)[2]]
        rank = _highest_rank(s.sequence) + 1
        while rank <= KING and hand >> (SUITS * rank) & OF_A_RANK:
            card = _best_of_rank(s, hand, rank)
            if POT_OF[card] != NO_POT:
                worth += s.pots[POT_OF[card]]
            hand &= ~(1 << card)
            rank += 1
        leads_again = rank > KING or _nobody_else_has(s, seat, rank)
    return worth + _worth_of_hand(s, seat, hand, leads_again)


@kernel
def _highest_rank(cards):
    rank = 0
    while cards >> (SUITS * (rank + 1)):
        rank += 1
    return rank


@kernel
def _best_of_rank(s, hand, rank):
    """The card of a rank to lay: one that takes a pot, else any."""
    best = -1
    for suit in range(SUITS):
        card = SUITS * rank + suit
        if hand >> card & 1 and (best < 0 or POT_OF[card] != NO_POT):
            best = card
    return best


@kernel
def _nobody_else_has(s, seat, rank):
    """Whether it is known that no other hand has the rank."""
    if count_bits(s.played >> (SUITS * rank) & OF_A_RANK) == SUITS:
        return True
    for other in range(s.players):
        if other != seat and not s.lacks[other] >> rank & 1:
            return False
    return True


@kernel
def _worth_of_hand(s, seat, hand, leads_again):
    """What the rest of the deal may bring: winning it, paying for cards left, pots won or staked three times."""
    mine = weight = 0.0
    owed_by_others = 0.0
    for other in range(s.players):
        if other == seat:
            speed = 1.0 / (0.5 + count_bits(hand)) ** 2
            if leads_again:
                speed *= 2.0
            mine = speed
        else:
            speed = 1.0 / (0.5 + s.sizes[other]) ** 2
            owed_by_others += s.sizes[other] * MEAN_POINTS[s.points]
        weight += speed
    chance = 1.0 if hand == 0 else mine / weight
    worth = chance * owed_by_others - (1.0 - chance) * points_of(s, hand)
    for pot in range(POTS):
        if hand >> POT_CARDS[pot] & 1:
            worth += LAID_LATER * s.pots[pot] - (1.0 - LAID_LATER) * (TRIPLE - 1) * STAKES[pot]
        if s.triple[seat] >> pot & 1:
            worth -= (TRIPLE - 1) * STAKES[pot]
    return worth


@kernel
def sketch(s, seat, out):
    """Write about each rank: cards in hand and laid, cards of the next rank in hand, and what a run from it meets."""
    hand, following = s.hands[seat], 0
    if s.sequence != 0:
        following = _highest_rank(s.sequence) + 1
    run = 0
    for rank in range(KING, -1, -1):
        mine = count_bits(hand >> (SUITS * rank) & OF_A_RANK)
        laid = count_bits(s.played >> (SUITS * rank) & OF_A_RANK)
        run = run + 1 if mine > 0 else 0
        at, more = 3 * rank, 3 * RANKS + (ABOUT_RANK - 3) * rank
        out[at], out[at + 1] = mine, laid
        out[at + 2] = count_bits(hand >> (SUITS * (rank + 1)) & OF_A_RANK) if rank < KING else 0
        out[more] = run / 5
        out[more + 1] = s.sequence != 0 and rank == following
        out[more + 2] = mine + laid == SUITS or _nobody_else_has(s, seat, rank)
        out[more + 3] = POINTS[s.points, rank] / 10
        out[more + 4] = out[more + 5] = out[more + 6] = 0
        for suit in range(SUITS):
            pot = POT_OF[SUITS * rank + suit]
            if pot != NO_POT:
                out[more + 4] = s.pots[pot] / 20
                out[more + 5] = hand >> (SUITS * rank + suit) & 1
                out[more + 6] = s.played >> (SUITS * rank + suit) & 1
