"""Yellow Dwarf in larger steps: all cards dealt at once, hands shown at once, and lays without listing them.

It holds no rule of its own: each shortcut ends in the rule that ends the slow path. It draws from
the generator exactly as `kernel.drive` does, so state and generator are the same bytes after it;
tests/rules/yellow_dwarf/test_fast.py holds that over whole games.
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
def deal(s, rng, o):
    """Play chance in place until a seat must choose or the game is over; return how many actions that took."""
    num_actions = 0
    while s.depth > 0:
        decision, actor, subject = top(s)
        if actor != CHANCE:
            break
        num_actions += _deal_step(s, rng, o, decision, subject)
    return num_actions


@inlined_kernel
def playout(s, rng, o):
    """Play to the end in place, every seat at random; return (actions, decisions) taken."""
    num_actions = num_decisions = 0
    while s.depth > 0:
        decision, actor, subject = top(s)
        if actor == CHANCE:
            num_actions += _deal_step(s, rng, o, decision, subject)
        else:
            if decision == FOLLOW or decision == HIGHER:
                _follow_at_random(s, rng, decision, actor, subject)
            elif decision == LEAD:
                pop(s)
                _start_sequence(s, actor, nth_bit(s.hands[actor], below(rng, np.int64(s.sizes[actor]))))
            else:
                count = legal(s, o.actions)
                apply(s, np.int64(o.actions[below(rng, count)]))
            num_actions += 1
            num_decisions += 1
    return num_actions, num_decisions


@inlined_kernel
def _deal_step(s, rng, o, decision, subject):
    """Deal all cards, show a whole hand, or take one other step; return how many actions that was."""
    if decision == DEAL:
        return _deal_all(s, rng, subject)
    if decision == SHOW:
        return _show_hand(s, subject)
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
    return 1


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
