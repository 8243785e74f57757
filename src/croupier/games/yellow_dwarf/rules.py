"""Yellow Dwarf: lay your cards in rising sequences, win the pots by their cards, and be first to lay them all."""

import numpy as np

from croupier.games.yellow_dwarf.cards import (
    ALL_CARDS,
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    KING,
    MAX_PLAYERS,
    OF_A_RANK,
    QUEEN,
    RANKS,
    SEVEN,
    SPADES,
    SUITS,
    TEN,
)
from croupier.games.yellow_dwarf.unseen import deal_unseen
from croupier.kernel import (
    CHANCE,
    NOBODY,
    NOTHING,
    copy_common,
    count_bits,
    inlined_kernel,
    kernel,
    nth_bit,
    pop,
    push,
    record_dtype,
    stack_fields,
    top,
)

# Numbers from the rulebook.
POTS = 5
HAND_SIZE = np.array([0, 0, 0, 15, 12, 9, 8])  # YD2, by players
POT_CARDS = np.array([  # YD4: the Yellow Dwarf is the last
    SUITS * TEN + DIAMONDS, SUITS * JACK + CLUBS, SUITS * QUEEN + SPADES, SUITS * KING + HEARTS,
    SUITS * SEVEN + DIAMONDS,
])  # fmt: skip
NO_POT = -1
POT_OF = np.full(CARDS, NO_POT)  # by card
POT_OF[POT_CARDS] = np.arange(POTS)
STAKES = np.array([1, 2, 3, 4, 5])  # YD4
TRIPLE = 3  # YD17
CHIPS = 135  # YD1
FLAT, PIPS = range(2)  # YD15: how cards in hand are counted
POINTS = np.array([[1] * 10 + [10] * 3, [*range(1, 11), 10, 10, 10]])  # by how cards are counted, and by rank
START_ANEW, GO_HIGHER = range(2)  # YD11: what the layer of a card that nobody can follow does
IN_ONE_TURN, BEFORE_ALL_OTHERS = range(2)  # YD16: what makes a Grand Opera
SHARED = 0  # YD5: a purse that is its share of all chips
UNTIL_BROKE = 10_000  # YD18: deals, far more than any purse lasts

# Decisions; LEAD, FOLLOW, HIGHER and, where pots are claimed by hand, CLAIM are a player's.
DEALER, STAKE, DEAL, LEAD, FOLLOW, HIGHER, CLAIM, OPERA, SHOW, PAY = range(10)

# Actions, NAME + n. First those of seats; TAKE_POT is chance's unless pots are claimed by hand.
LAY = 0  # + card
SAY_NO = LAY + CARDS
TAKE_POT = SAY_NO + 1
FORGET_POT = TAKE_POT + 1
NUM_CHOICES = FORGET_POT + 1
GIVE = NUM_CHOICES  # + card; from here on chance's
SHOW_CARD = GIVE + CARDS  # + card
PAY_UP = SHOW_CARD + CARDS  # + seat
SIT = PAY_UP + MAX_PLAYERS  # + seat
STAKE_ALL = SIT + MAX_PLAYERS
TAKE_ALL = STAKE_ALL + 1
NUM_ACTIONS = TAKE_ALL + 1
MAX_OPTIONS = CARDS

SETTINGS = record_dtype([
    ("players", "i1"), ("purse", "i2"), ("deals", "i2"), ("gap", "i1"), ("claim_by_hand", "i1"), ("points", "i1"),
    ("opera", "i1"), ("dealer", "i1"),  # dealer: a seat, or CHANCE
])  # fmt: skip
PUBLIC = [  # what everybody sees
    ("played", "i8"),  # cards laid in this deal
    ("sequence", "i8"),  # those of the running sequence, one of a rank
    ("shown", "i8", MAX_PLAYERS),  # cards shown when they were counted
    ("sizes", "i1", MAX_PLAYERS),  # hidden cards in each hand
    ("lacks", "i2", MAX_PLAYERS),  # YD19: ranks that a seat is known not to have, rank n in bit n
    ("purses", "i2", MAX_PLAYERS),
    ("pots", "i2", POTS),
    ("triple", "i1", MAX_PLAYERS),  # YD17: pots in which a seat must stake three times as much, pot n in bit n
    ("layer", "i1"),  # who laid the last card, NOBODY before the first
    ("run", "i1"),  # how many cards the layer has laid since another did
    ("dealer", "i1"),  # NOBODY until drawn
    ("deal_number", "i2"),
    ("players", "i1"),
    ("num_deals", "i2"),
    ("gap", "i1"),
    ("claim_by_hand", "i1"),
    ("points", "i1"),
    ("opera", "i1"),
    *stack_fields(4),
]
STATE = record_dtype([*PUBLIC, ("hands", "i8", MAX_PLAYERS)])  # the cards aside are those that are nowhere
VIEW = record_dtype([*PUBLIC, ("seat", "i1"), ("hand", "i8")])


@kernel
def setup(s, settings):
    """Lay out the match in place, up to its first decision. The settings must be valid."""
    s.players, s.num_deals, s.gap = settings.players, settings.deals, settings.gap
    s.claim_by_hand, s.points, s.opera = settings.claim_by_hand, settings.points, settings.opera
    for seat in range(s.players):
        s.purses[seat] = settings.purse if settings.purse != SHARED else CHIPS // int(settings.players)
    s.layer = s.dealer = NOBODY
    s.deal_number = 1
    if settings.dealer == CHANCE:
        push(s, DEALER, CHANCE)
    else:
        _choose_dealer(s, settings.dealer)


@inlined_kernel
def legal(s, actions):
    """Write the open decision's actions in ascending order and return how many; for CHANCE, the outcomes."""
    decision, actor, subject = top(s)
    if decision == FOLLOW or decision == HIGHER:
        return _list_followers(s, actor, subject, actions)
    if decision == LEAD:
        return _list_cards(s.hands[actor], LAY, actions)
    if decision == DEAL:
        return _list_cards(_undealt(s), GIVE, actions)
    n = 1
    if decision == CLAIM:
        actions[0] = TAKE_POT
        if actor != CHANCE:
            actions[1] = FORGET_POT
            n = 2
    elif decision == SHOW:
        actions[0] = SHOW_CARD + nth_bit(s.hands[subject], 0)
    elif decision == PAY:
        actions[0] = PAY_UP + subject
    elif decision == STAKE:
        actions[0] = STAKE_ALL
    elif decision == OPERA:
        actions[0] = TAKE_ALL
    else:
        n = int(s.players)
        for seat in range(n):
            actions[seat] = SIT + seat
    return n


@inlined_kernel
def _list_cards(cards, first, actions):
    n = 0
    for card in range(CARDS):  # written before it is counted: no branch to mispredict
        actions[n] = first + card
        n += cards >> card & 1
    return n


@inlined_kernel
def _list_followers(s, seat, rank, actions):
    """The seat's cards of the rank; whoever has none says so (YD10)."""
    cards = s.hands[seat] >> (SUITS * rank) & OF_A_RANK
    if cards == 0:
        actions[0] = SAY_NO
        return 1
    n = 0
    for suit in range(SUITS):
        actions[n] = LAY + SUITS * rank + suit
        n += cards >> suit & 1
    return n


@inlined_kernel
def _undealt(s):
    dealt = 0
    for seat in range(MAX_PLAYERS):
        dealt |= s.hands[seat]
    return ALL_CARDS & ~dealt


@kernel
def chance(s, weights):
    """Write the weight of each outcome, aligned with `legal`, and return their sum."""
    decision, _, _ = top(s)
    count = 1
    if decision == DEAL:
        count = CARDS
        for seat in range(s.players):
            count -= int(s.sizes[seat])
    elif decision == DEALER:
        count = int(s.players)
    for outcome in range(count):
        weights[outcome] = 1
    return count


@inlined_kernel
def apply(s, action):
    """Settle the open decision in place. The caller has checked `action`."""
    decision, actor, subject = pop(s)
    if decision == FOLLOW or decision == HIGHER:
        if action == SAY_NO:
            _say_no(s, decision, actor, subject)
        else:
            _lay_card(s, actor, action - LAY)
    elif decision == DEAL:
        _deal_card(s, subject, action - GIVE)
    elif decision == LEAD:
        _start_sequence(s, actor, action - LAY)
    elif decision == CLAIM:
        _settle_pot(s, subject, action == TAKE_POT)
    elif decision == SHOW:
        _show_card(s, subject, action - SHOW_CARD)
    elif decision == PAY:
        _pay_winner(s, subject)
    elif decision == STAKE:
        _stake(s)
    elif decision == OPERA:
        _take_all_pots(s)
    else:
        _choose_dealer(s, action - SIT)


@kernel
def _choose_dealer(s, seat):
    s.dealer = seat
    push(s, STAKE, CHANCE)


@inlined_kernel
def _next(s, seat):
    """The seat to the left."""
    return 0 if seat + 1 == s.players else seat + 1


@inlined_kernel
def stake_of(s, seat, pot):
    """What a seat must put into a pot in the next deal (YD4, YD17)."""
    return STAKES[pot] * (TRIPLE if s.triple[seat] >> pot & 1 else 1)


@kernel
def _stake(s):
    """Everybody stakes, and the cards of the last deal are gathered in (YD7, YD17)."""
    for seat in range(s.players):
        for pot in range(POTS):
            stake = stake_of(s, seat, pot)
            s.purses[seat] -= stake
            s.pots[pot] += stake
        s.triple[seat] = s.lacks[seat] = 0
        s.shown[seat] = 0
    s.played = s.sequence = 0
    s.layer, s.run = NOBODY, 0
    push(s, DEAL, CHANCE, _next(s, s.dealer))


@inlined_kernel
def _deal_card(s, seat, card):
    s.hands[seat] |= 1 << card
    s.sizes[seat] += 1
    following = _next(s, seat)
    if s.sizes[following] < HAND_SIZE[s.players]:
        push(s, DEAL, CHANCE, following)
    else:
        push(s, LEAD, following)  # the last card went to the dealer (YD8)


@inlined_kernel
def _start_sequence(s, seat, card):
    s.sequence = 0
    _lay_card(s, seat, card)


@inlined_kernel
def _lay_card(s, seat, card):
    s.hands[seat] &= ~(1 << card)
    s.sizes[seat] -= 1
    s.played |= 1 << card
    s.sequence |= 1 << card
    if s.layer != seat:
        s.layer, s.run = seat, 0
    s.run += 1
    rank = card // SUITS
    if s.sizes[seat] == 0:
        _end_deal(s, seat)
    elif rank == KING:  # YD9
        push(s, LEAD, seat)
    else:
        push(s, FOLLOW, seat, rank + 1)
    if POT_OF[card] != NO_POT:  # YD12: the pot before anything else
        push(s, CLAIM, seat if s.claim_by_hand else CHANCE, POT_OF[card])


@inlined_kernel
def _say_no(s, decision, seat, rank):
    """Note that the seat lacks the rank; ask the next, or let the layer go on when nobody has it (YD10, YD11)."""
    s.lacks[seat] |= 1 << rank
    following = _next(s, seat)
    if decision == FOLLOW and following != s.layer:
        push(s, FOLLOW, following, rank)
    elif s.gap == GO_HIGHER and rank < KING:
        push(s, HIGHER, s.layer, rank + 1)
    else:
        push(s, LEAD, s.layer)


@kernel
def _settle_pot(s, pot, is_claimed):
    if is_claimed:
        s.purses[s.layer] += s.pots[pot]
        s.pots[pot] = 0
    else:
        s.triple[s.layer] |= 1 << pot  # YD17; the pot stays (YD12)


@kernel
def _end_deal(s, winner):
    """Let the others settle, clockwise from the winner (YD14).

    What is pushed last comes first: a Grand Opera before the settling, a claim before both (YD16).
    """
    push(s, SHOW, CHANCE, _next(s, winner))
    if _is_grand_opera(s):
        push(s, OPERA, CHANCE)


@kernel
def _is_grand_opera(s):
    whole_hand = HAND_SIZE[s.players]
    num_laid = s.players * whole_hand
    for seat in range(s.players):
        num_laid -= s.sizes[seat]
    return s.run == whole_hand and (s.opera == IN_ONE_TURN or num_laid == whole_hand)


@kernel
def _take_all_pots(s):
    for pot in range(POTS):
        s.purses[s.layer] += s.pots[pot]
        s.pots[pot] = 0


@inlined_kernel
def _show_card(s, seat, card):
    """Show one card of a hand that is counted, the lowest first."""
    s.hands[seat] &= ~(1 << card)
    s.shown[seat] |= 1 << card
    s.sizes[seat] -= 1
    if s.sizes[seat] > 0:
        push(s, SHOW, CHANCE, seat)
    else:
        push(s, PAY, CHANCE, seat)


@kernel
def _pay_winner(s, seat):
    amount = min(points_of(s, s.shown[seat]), int(s.purses[seat]))  # YD15
    s.purses[seat] -= amount
    s.purses[s.layer] += amount
    for pot in range(POTS):
        if s.shown[seat] >> POT_CARDS[pot] & 1:
            s.triple[seat] |= 1 << pot  # YD17
    following = _next(s, seat)
    if following != s.layer:
        push(s, SHOW, CHANCE, following)
    else:
        _go_on_to_next_deal(s)


@inlined_kernel
def points_of(s, cards):
    """What cards in hand count at this table (YD15)."""
    points = 0
    for rank in range(RANKS):
        points += POINTS[s.points, rank] * count_bits(cards >> (SUITS * rank) & OF_A_RANK)
    return points


@kernel
def _go_on_to_next_deal(s):
    """YD18: the match ends after the last deal, or when somebody cannot pay the stakes of the next."""
    if s.deal_number < s.num_deals and _can_all_stake(s):
        s.deal_number += 1
        _choose_dealer(s, _next(s, s.dealer))


@kernel
def _can_all_stake(s):
    for seat in range(s.players):
        if not can_stake(s, seat):
            return False
    return True


@kernel
def can_stake(s, seat):
    """Whether a purse has the full stakes of the next deal."""
    asked = 0
    for pot in range(POTS):
        asked += stake_of(s, seat, pot)
    return s.purses[seat] >= asked


@kernel
def obvious(s):
    """The action of a seat that has nothing to choose: no card, one card, or cards that differ in suit alone."""
    decision, seat, rank = top(s)
    if decision == LEAD:
        return LAY + nth_bit(s.hands[seat], 0) if s.sizes[seat] == 1 else NOTHING
    if decision != FOLLOW and decision != HIGHER:
        return NOTHING
    cards = s.hands[seat] >> (SUITS * rank) & OF_A_RANK
    if cards == 0:
        return SAY_NO
    if count_bits(cards) > 1:
        for suit in range(SUITS):
            if cards >> suit & 1 and POT_OF[SUITS * rank + suit] != NO_POT:
                return NOTHING
    return LAY + SUITS * rank + nth_bit(cards, 0)


@kernel
def observe(s, seat, view):
    """Fill `view` with what `seat` may know: the table and its own hand."""
    copy_common(s, view)
    view.seat, view.hand = seat, 0
    if seat != NOBODY:
        view.hand = s.hands[seat]


@kernel
def imagine(view, seat, s, rng):
    """Fill `s` with the table and a deal drawn evenly from all that fit what the view knows (YD19)."""
    copy_common(view, s)
    deal_unseen(view, seat, s, rng)


@kernel
def returns(s, out):
    """Write the points in each purse (YD18)."""
    for seat in range(s.players):
        out[seat, 0] = s.purses[seat]
        out[seat, 1] = 0
