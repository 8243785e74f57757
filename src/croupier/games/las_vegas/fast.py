"""Las Vegas in larger steps: whole rolls, whole casinos and, in random games, whole turns at once.

Its steps repeat rules that rules.py has in smaller steps. They must leave the same states and the same generator as the
defaults in kernel/contract.py; tests/rules/las_vegas/test_fast.py compares them over whole games.
"""

import numpy as np

from croupier.games.dice import throw
from croupier.games.las_vegas.rules import (
    FACES,
    HIGHEST_NOTE,
    NOTE,
    PAY,
    PLACE,
    ROLL,
    _pay_casino,
    _place_dice,
    _turn_up_note,
    apply,
    legal,
)
from croupier.kernel import below, inlined_kernel, pop, top, turn_into


@inlined_kernel
def deal_step(s, rng, o):
    """Throw all dice of a roll, turn up all notes that are wanted, or take one other step of chance; in place."""
    decision, _, subject = top(s)
    if decision == ROLL:
        _throw_all(s, rng, subject)
        return subject
    if decision == NOTE:
        return _stock(s, rng)
    if decision == PAY:
        pop(s)
        _pay_casino(s, subject)
        return 1
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
    return 1


@inlined_kernel
def random_step(s, rng, o):
    """Take a whole turn at random, or one other step; in place."""
    decision, _, subject = top(s)
    if decision == ROLL and subject == s.own[s.turn_seat] + s.white[s.turn_seat]:
        _take_turn(s, rng, o)
        return subject + 1, 1
    if decision == PLACE:
        count = legal(s, o.actions)
        apply(s, np.int64(o.actions[below(rng, count)]))
        return 1, 1
    return deal_step(s, rng, o), 0


@inlined_kernel
def _take_turn(s, rng, o):
    """Roll all dice of the seat on turn and place a number at random; of the roll only the placed dice are written."""
    seat = s.turn_seat
    own = throw(rng, s.own[seat])
    white = throw(rng, s.white[seat])
    shown, count = own + white, 0
    for face in range(FACES):
        o.actions[count] = face
        count += (shown >> (8 * face)) & 0xFF > 0
    face = np.int64(o.actions[below(rng, count)])
    s.roll_own[face] = (own >> (8 * face)) & 0xFF
    s.roll_white[face] = (white >> (8 * face)) & 0xFF
    pop(s)
    _place_dice(s, seat, face)


@inlined_kernel
def _throw_all(s, rng, num_left):
    """Throw what is left of the roll: own dice first, then white ones, then the seat places."""
    seat = s.turn_seat
    num_white = min(num_left, int(s.white[seat]))
    own = throw(rng, num_left - num_white)
    white = throw(rng, num_white)
    for face in range(FACES):
        s.roll_own[face] += (own >> (8 * face)) & 0xFF
        s.roll_white[face] += (white >> (8 * face)) & 0xFF
    turn_into(s, PLACE, seat)


@inlined_kernel
def _stock(s, rng):
    """Turn up notes until no more are wanted; return their number."""
    num_unseen = 0
    for value in range(1, HIGHEST_NOTE + 1):
        num_unseen += int(s.unseen[value])
    num_turned_up = 0
    while top(s)[0] == NOTE:
        casino = pop(s)[2]
        if num_unseen > 0:
            value = _draw_unseen(s, rng, num_unseen)
            num_unseen -= 1
        else:
            value = int(s.returned[0])
        _turn_up_note(s, casino, value)
        num_turned_up += 1
    return num_turned_up


@inlined_kernel
def _draw_unseen(s, rng, num_unseen):
    ticket = below(rng, num_unseen)
    value = 1
    while ticket >= s.unseen[value]:
        ticket -= s.unseen[value]
        value += 1
    return value
