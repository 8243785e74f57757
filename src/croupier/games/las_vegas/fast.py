"""Las Vegas in larger steps: whole rolls, all notes, all payouts and, in random games, all turns of a round at once.

Its steps repeat rules that rules.py has in smaller steps. They must leave the same states and the same generator as the
defaults in kernel/contract.py; tests/rules/las_vegas/test_fast.py compares them over whole games.
"""

import numpy as np

from croupier.games.dice import choose_bit, throw
from croupier.games.las_vegas.rules import (
    CASINOS,
    FACES,
    HIGHEST_NOTE,
    NOTE,
    PAY,
    PLACE,
    ROLL,
    STOCK,
    TIES,
    WHITE,
    _first_with_dice,
    _lay_note,
    _pay_casino,
    _pay_notes,
    _stock_casinos_from,
    _take_from_under_the_stack,
    apply,
    legal,
)
from croupier.kernel import CHANCE, NOBODY, below, inlined_kernel, pop, push, top, turn_into


@inlined_kernel
def deal_step(s, rng, o):
    """Throw all dice of a roll, turn up all notes, pay all casinos, or take one other step of chance; in place."""
    decision, _, subject = top(s)
    if decision == ROLL:
        _throw_all(s, rng, subject)
        return subject
    if decision == NOTE:
        return _stock(s, rng)
    if decision == PAY:
        return _pay_casinos(s)
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
    return 1


@inlined_kernel
def random_step(s, rng, o):
    """Take all turns of a round at random, or one other step; in place."""
    decision, _, subject = top(s)
    if decision == ROLL and subject == s.own[s.turn_seat] + s.white[s.turn_seat]:
        return _take_turns(s, rng)
    if decision == PLACE:
        count = legal(s, o.actions)
        apply(s, np.int64(o.actions[below(rng, count)]))
        return 1, 1
    return deal_step(s, rng, o), 0


@inlined_kernel
def _take_turns(s, rng):
    """Roll and place at random until nobody has dice; return (actions, turns). Only what is placed is written."""
    pop(s)
    seat, num_thrown, num_placed = np.int64(s.turn_seat), 0, 0
    while seat != NOBODY:
        num_thrown += int(s.own[seat]) + int(s.white[seat])
        own, shown_by_own = throw(rng, s.own[seat])
        white, shown_by_white = throw(rng, s.white[seat])
        casino = choose_bit(rng, shown_by_own | shown_by_white)
        num_own = (own >> (8 * casino)) & 0xFF
        s.dice[casino, seat] += num_own
        s.own[seat] -= num_own
        if s.neutral:
            num_white = (white >> (8 * casino)) & 0xFF
            s.dice[casino, WHITE] += num_white
            s.white[seat] -= num_white
        num_placed += 1
        seat = np.int64(_first_with_dice(s, seat + 1))
    s.turn_seat = NOBODY
    push(s, TIES, CHANCE)
    return num_thrown + num_placed, num_placed


@inlined_kernel
def _throw_all(s, rng, num_left):
    """Throw what is left of the roll: own dice first, then white ones, then the seat places."""
    seat = s.turn_seat
    num_white = min(num_left, int(s.white[seat]))
    own, _ = throw(rng, num_left - num_white)
    white, _ = throw(rng, num_white)
    for face in range(FACES):
        s.roll_own[face] += (own >> (8 * face)) & 0xFF
        s.roll_white[face] += (white >> (8 * face)) & 0xFF
    turn_into(s, PLACE, seat)


@inlined_kernel
def _stock(s, rng):
    """Turn up notes until all casinos are stocked or there are no more; return their number."""
    _, _, casino = pop(s)
    num_unseen = 0
    for value in range(1, HIGHEST_NOTE + 1):
        num_unseen += int(s.unseen[value])
    num_turned_up = 0
    while casino < CASINOS and num_unseen + s.num_returned > 0:
        if num_unseen > 0:
            value = _draw_unseen(s, rng, num_unseen)
            s.unseen[value] -= 1
            num_unseen -= 1
        else:
            value = int(s.returned[0])
            _take_from_under_the_stack(s)
        casino += _lay_note(s, casino, value) >= STOCK
        num_turned_up += 1
    _stock_casinos_from(s, CASINOS)
    return num_turned_up


@inlined_kernel
def _draw_unseen(s, rng, num_unseen):
    ticket, value, passed = below(rng, num_unseen), 1, 0
    for lower in range(1, HIGHEST_NOTE):  # counted rather than searched: nothing to mispredict
        passed += int(s.unseen[lower])
        value += ticket >= passed
    return value


@inlined_kernel
def _pay_casinos(s):
    """Pay the casinos that are left, and begin the next round; return their number."""
    _, _, first = pop(s)
    for casino in range(first, CASINOS - 1):
        _pay_notes(s, casino)
    _pay_casino(s, CASINOS - 1)
    return CASINOS - first
