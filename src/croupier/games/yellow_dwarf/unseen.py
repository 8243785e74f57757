"""Dealing the unseen cards of Yellow Dwarf evenly among all deals that fit what is known.

The cards that a seat has not seen lie in the other hands, whose sizes are known, and aside. A hand has
no card of a rank that its seat was passed over for. Counting such deals is counting a permanent: a row
for each unseen card, a column for each place in a hand or aside, a one where the card may lie there.

Places are filled one after the other by the method of Huber and Law (Fast approximation of the permanent
for very dense problems, SODA 2008). M = product of h(r) / e over the rows, r the ones in a row, bounds
the permanent from above, and the bounds of what is left after each choice for a column never add up to
more than the bound before. So a card is chosen in proportion to its bound, what is missing to the whole
is the chance to give up and begin again, and a deal that comes through is drawn evenly from all. Any card
may lie aside, so the matrix is dense and few attempts are needed (docs/why.md has the figures).
"""

import math

import numpy as np

from croupier.games.yellow_dwarf.cards import ALL_CARDS, CARDS, MAX_PLAYERS, OF_A_RANK, RANKS, SUITS
from croupier.kernel import below, count_bits, fraction, inlined_kernel, kernel, nth_bit, record_dtype

MAX_GROUPS = 1 << MAX_PLAYERS
HAND = record_dtype([("seat", "i8"), ("num_cards", "i8"), ("possible", "i8"), ("slack", "i8")])
# Cards that may lie with the same hands (`who`, hand n in bit n); `ones` is how many places each may take, which is
# never few: at least four cards lie aside.
GROUP = record_dtype([("who", "i8"), ("cards", "i8"), ("num_cards", "i8"), ("ones", "i8")])


def _bound(ones: int) -> float:
    """Huber and Law's h, divided by e."""
    return (ones + 0.5 * math.log(ones) + math.e - 1) / math.e


BOUND = np.array([0.0] + [_bound(ones) for ones in range(1, CARDS + 1)])
# What a row's bound becomes, as a share, when one of its places is filled by another card.
SHARE = np.array([0.0] + [BOUND[ones - 1] / BOUND[ones] for ones in range(1, CARDS + 1)])
# How often a square of ones comes through: the true number of ways to fill it over its bound.
ALL_ONES = np.array([math.factorial(size) / BOUND[size] ** size for size in range(CARDS + 1)])


@kernel
def deal_unseen(view, seat, s, rng):
    """Fill the hands of `s` in place; it has the view's table already. `seat` is the view's."""
    unseen = ALL_CARDS & ~(view.played | view.hand)
    for other in range(MAX_PLAYERS):
        s.hands[other] = 0
        unseen &= ~view.shown[other]
    if seat >= 0:
        s.hands[seat] = view.hand
    hands = np.zeros(MAX_PLAYERS, HAND)  # of those who lack something, the ones with least choice first
    num_hands = 0
    for other in range(MAX_PLAYERS):
        possible = unseen & _possible_cards(view, other)
        if other != seat and view.sizes[other] > 0 and possible != unseen:
            _note_hand(hands, num_hands, other, view.sizes[other], possible)
            num_hands += 1
    left = _deal_to_lacking(hands[:num_hands], unseen, s, rng)
    for other in range(MAX_PLAYERS):
        if other != seat and s.hands[other] == 0:  # not dealt to above, where every hand has a card
            left = _deal_any(view.sizes[other], left, other, s, rng)


@inlined_kernel
def _possible_cards(view, seat):
    """The cards that the seat is not known to lack."""
    cards = ALL_CARDS
    for rank in range(RANKS):
        if view.lacks[seat] >> rank & 1:
            cards &= ~(OF_A_RANK << (SUITS * rank))
    num_shown = count_bits(view.shown[seat])
    if num_shown > 0:  # a hand is shown from its lowest card on
        cards &= -1 << nth_bit(view.shown[seat], num_shown - 1)
    return cards


@kernel
def _note_hand(hands, num_hands, seat, size, possible):
    """Insert a hand before those that have more to choose from."""
    place, slack = num_hands, count_bits(possible) - size
    while place > 0 and hands[place - 1].slack > slack:
        hands[place] = hands[place - 1]
        place -= 1
    hands[place].seat, hands[place].num_cards = seat, size
    hands[place].possible, hands[place].slack = possible, slack


@kernel
def _deal_any(size, left, seat, s, rng):
    """Give the seat any of the cards `left`, and return the others."""
    for _ in range(size):
        card = nth_bit(left, below(rng, count_bits(left)))
        s.hands[seat] |= 1 << card
        left &= ~(1 << card)
    return left


@kernel
def _deal_to_lacking(hands, unseen, s, rng):
    """Deal to the hands that cannot hold everything, and return what is left for the others and for aside."""
    if len(hands) == 0:
        return unseen
    start, groups = np.zeros(MAX_GROUPS, GROUP), np.zeros(MAX_GROUPS, GROUP)
    num_groups, num_free = _group_cards(hands, unseen, start)
    while True:
        for group in range(num_groups):
            groups[group] = start[group]
        if _fill_hands(hands, groups[:num_groups], s, rng) and fraction(rng) < ALL_ONES[num_free]:
            break
    left = 0
    for group in range(num_groups):
        left |= groups[group].cards
    return left


@kernel
def _group_cards(hands, unseen, groups):
    """Put together the cards that may lie with the same hands; return (groups, places that take any card)."""
    cards_of = np.zeros(MAX_GROUPS, np.int64)
    cards_of[0] = unseen
    num_free = count_bits(unseen)
    for hand in range(len(hands)):
        num_free -= hands[hand].num_cards
        for group in range(1 << hand):
            cards_of[group | 1 << hand] = cards_of[group] & hands[hand].possible
            cards_of[group] &= ~hands[hand].possible
    num_groups = 0
    for group in range(1 << len(hands)):
        if cards_of[group] != 0:
            found = groups[num_groups]
            found.who, found.cards, found.num_cards = group, cards_of[group], count_bits(cards_of[group])
            found.ones = num_free
            for hand in range(len(hands)):
                found.ones += hands[hand].num_cards * (group >> hand & 1)
            num_groups += 1
    return num_groups, num_free


@kernel
def _fill_hands(hands, groups, s, rng):
    """Try to fill all hands, place by place; whether it came through. Takes the cards out of `groups`."""
    for hand in range(len(hands)):
        seat = hands[hand].seat
        s.hands[seat] = 0
        for _ in range(hands[hand].num_cards):
            group = _choose_group(groups, hand, rng)
            if group < 0:
                return False
            card = nth_bit(groups[group].cards, below(rng, groups[group].num_cards))
            s.hands[seat] |= 1 << card
            groups[group].cards &= ~(1 << card)
            groups[group].num_cards -= 1
            for other in range(len(groups)):
                groups[other].ones -= groups[other].who >> hand & 1
    return True


@inlined_kernel
def _choose_group(groups, hand, rng):
    """The group whose card fills a place of the hand, in proportion to its bounds, or -1: begin again."""
    kept, total = 1.0, 0.0
    for group in range(len(groups)):
        if groups[group].who >> hand & 1:
            kept *= SHARE[groups[group].ones] ** groups[group].num_cards
            total += groups[group].num_cards / BOUND[groups[group].ones - 1]
    ticket = fraction(rng) / kept
    if ticket >= total:
        return -1
    chosen = -1
    for group in range(len(groups)):
        if groups[group].who >> hand & 1 and groups[group].num_cards > 0 and ticket >= 0:
            chosen = group
            ticket -= groups[group].num_cards / BOUND[groups[group].ones - 1]
    return chosen
