"""Yellow Dwarf in larger steps: all cards dealt at once, hands shown at once, and lays without listing them.

Its steps repeat rules that rules.py has in smaller steps. They must leave the same states and the same generator as the
defaults in kernel/contract.py; tests/rules/yellow_dwarf/test_fast.py compares them over whole games.
"""

import numpy as np

from croupier.games.yellow_dwarf.cards import OF_A_RANK, SUITS
from croupier.games.yellow_dwarf.rules import (
    DEAL,
    FOLLOW,
    HAND_SIZE,
    HIGHER,
    LEAD,
    PAY,
    SHOW,
    _deal_card,
    _lay_card,
    _next,
    _say_no,
    _start_sequence,
    _undealt,
    apply,
    legal,
)
from croupier.kernel import CHANCE, below, count_bits, inlined_kernel, nth_bit, pop, top, turn_into


@inlined_kernel
def deal_step(s, rng, o):
    """Deal all cards, show a whole hand, or take one other step of chance; in place."""
    decision, _, subject = top(s)
    if decision == DEAL:
        return _deal_all(s, rng, subject)
    if decision == SHOW:
        return _show_hand(s, subject)
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
    return 1


@inlined_kernel
def random_step(s, rng, o):
    """Take one step at random, in place; the card to lay is chosen without listing what is legal."""
    decision, actor, subject = top(s)
    if actor == CHANCE:
        return deal_step(s, rng, o), 0
    if decision == FOLLOW or decision == HIGHER:
        _follow_at_random(s, rng, decision, actor, subject)
    elif decision == LEAD:
        pop(s)
        _start_sequence(s, actor, nth_bit(s.hands[actor], below(rng, np.int64(s.sizes[actor]))))
    else:
        count = legal(s, o.actions)
        apply(s, np.int64(o.actions[below(rng, count)]))
    return 1, 1


@inlined_kernel
def _deal_all(s, rng, seat):
    """Deal what is left to deal, from `seat` on."""
    undealt = _undealt(s)
    num_undealt = count_bits(undealt)
    num_dealt = 0
    while True:
        card = nth_bit(undealt, below(rng, num_undealt - num_dealt))
        num_dealt += 1
        following = _next(s, seat)
        if s.sizes[following] == HAND_SIZE[s.players]:
            pop(s)
            _deal_card(s, seat, card)
            return num_dealt
        undealt &= ~(1 << card)
        s.hands[seat] |= 1 << card
        s.sizes[seat] += 1
        seat = following


@inlined_kernel
def _show_hand(s, seat):
    num_shown = np.int64(s.sizes[seat])
    s.shown[seat] |= s.hands[seat]
    s.hands[seat] = s.sizes[seat] = 0
    turn_into(s, PAY, CHANCE, seat)
    return num_shown


@inlined_kernel
def _follow_at_random(s, rng, decision, seat, rank):
    cards = s.hands[seat] >> (SUITS * rank) & OF_A_RANK
    pop(s)
    if cards == 0:
        _say_no(s, decision, seat, rank)
    else:
        suit = nth_bit(cards, below(rng, count_bits(cards)))
        _lay_card(s, seat, SUITS * rank + suit)
