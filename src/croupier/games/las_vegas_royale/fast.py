"""Las Vegas Royale in larger steps: whole rolls at once, and in random games whole turns.

Its steps repeat rules that rules.py has in smaller steps. They must leave the same states and the same generator as the
defaults in kernel/contract.py; tests/rules/las_vegas_royale/test_fast.py compares them over whole games.
"""

import numpy as np

from croupier.games.dice import throw
from croupier.games.las_vegas_royale.components import HIGHEST_CARD, LOWEST_CARD
from croupier.games.las_vegas_royale.payout import pay_casino
from croupier.games.las_vegas_royale.rules import (
    _count_off_card,
    _follow_agenda,
    _is_royale,
    _lay_tile,
    _list_placements,
    _place,
    _reserve_card,
    _take_card,
    _throw_extra_die,
    _tiles_laid,
    _turn_up_card,
    _weight_of_face,
    apply,
    chance,
    legal,
)
from croupier.games.las_vegas_royale.state import (
    BIGGY,
    CARD,
    EXTRA,
    FACES,
    NICE_DICE,
    NUM_FACES,
    PAY,
    PLACE,
    PUT,
    RESERVE,
    ROLL,
    SKIP,
    SMALL,
    TILE,
)
from croupier.kernel import CHANCE, below, draw, inlined_kernel, kernel, pop, top, turn_into


@inlined_kernel
def deal_step(s, rng, o):
    """Throw all dice of a roll, draw all cards that are wanted, or take one other step of chance; in place."""
    decision, _, subject = top(s)
    if decision == ROLL:
        _throw_all(s, rng, subject)
        return subject
    return _deal_between_rolls(s, rng, o, decision)


@inlined_kernel
def random_step(s, rng, o):
    """Take a whole turn at random, or one other step; in place."""
    decision, actor, subject = top(s)
    if decision == ROLL:
        _take_turn(s, rng, o, subject)
        return subject + 1, 1
    if actor == CHANCE:
        return _deal_between_rolls(s, rng, o, decision), 0
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))
    return 1, 1


@inlined_kernel
def _deal_between_rolls(s, rng, o, decision):
    """Take the next step of chance that is no roll, or draw all cards of a kind; return the number of actions."""
    if decision == CARD and s.round_number > 1 and _is_royale(s):
        return _draw_cards(s, rng, decision, s.reserve)
    if decision == CARD or decision == RESERVE:
        return _draw_cards(s, rng, decision, s.unseen)
    if decision == PAY or decision == EXTRA or decision == TILE:
        _, _, subject = pop(s)
        if decision == PAY:
            pay_casino(s, subject)
        elif decision == EXTRA:
            _throw_extra_die(s, below(rng, FACES), subject)
        else:
            _lay_tile(s, subject, _draw_face(s, rng))
        _follow_agenda(s)
        return 1
    count = legal(s, o.actions)
    total = chance(s, o.weights)
    apply(s, np.int64(o.actions[draw(rng, o.weights, count, total)]))
    return 1


@kernel
def _draw_face(s, rng):
    """Draw a face by its weight; faces that cannot come weigh nothing."""
    laid, total = _tiles_laid(s), 0
    for face in range(NUM_FACES):
        total += _weight_of_face(s, laid, face)
    ticket, face, passed = below(rng, total), 0, 0
    for lower in range(NUM_FACES - 1):
        passed += _weight_of_face(s, laid, lower)
        face += ticket >= passed
    return face


@kernel
def _draw_cards(s, rng, decision, source):
    """Turn up or count off all cards that are wanted from `source`; return their number."""
    _, _, num_wanted = pop(s)
    num_left = 0
    for value in range(LOWEST_CARD, HIGHEST_CARD + 1):
        num_left += int(source[value])
    for card in range(num_wanted - 1):
        value = _draw_card(rng, source, num_left - card)
        if decision == CARD:
            _take_card(s, source, value)
        else:
            _reserve_card(s, value)
    value = _draw_card(rng, source, num_left - num_wanted + 1)
    if decision == CARD:
        _turn_up_card(s, value, 1)
    else:
        _count_off_card(s, value, 1)
    _follow_agenda(s)
    return num_wanted


@inlined_kernel
def _draw_card(rng, source, num_left):
    ticket, value, passed = below(rng, num_left), LOWEST_CARD, 0
    for lower in range(LOWEST_CARD, HIGHEST_CARD):  # counted rather than searched: nothing to mispredict
        passed += int(source[lower])
        value += ticket >= passed
    return value


@inlined_kernel
def _take_turn(s, rng, o, num_left):
    """Finish the roll of the seat on turn and choose at random; only the needed part of the roll is written."""
    seat = s.turn_seat
    num_biggy = int(s.supply[seat, BIGGY])
    counts, _ = throw(rng, num_left - num_biggy)
    biggy = 1 + below(rng, FACES) if num_biggy else 0
    is_begun = num_left < s.supply[seat, SMALL] + num_biggy  # some dice were thrown one by one
    if is_begun:
        for face in range(FACES):
            counts += int(s.roll[face]) << (8 * face)
    shown = (1 << biggy) >> 1
    for face in range(FACES):
        shown |= ((counts >> (8 * face)) & 0xFF > 0) << face
    action = np.int64(o.actions[below(rng, _list_placements(s, seat, shown, o.actions))])
    if action < SKIP:
        casino = action - PUT
        if is_begun or s.faces[casino] == NICE_DICE:  # Nice Dice looks at the rest of the roll
            for face in range(FACES):
                s.roll[face] = (counts >> (8 * face)) & 0xFF
            s.roll_biggy = biggy
        else:
            s.roll[casino] = (counts >> (8 * casino)) & 0xFF
            s.roll_biggy = biggy if biggy == casino + 1 else 0
    pop(s)
    _place(s, seat, action)
    _follow_agenda(s)


@inlined_kernel
def _throw_all(s, rng, num_left):
    """Throw what is left of the roll: small dice first, then the Biggy, then the seat places."""
    seat = s.turn_seat
    num_biggy = int(s.supply[seat, BIGGY])
    counts, _ = throw(rng, num_left - num_biggy)
    for face in range(FACES):
        s.roll[face] += (counts >> (8 * face)) & 0xFF
    if num_biggy:
        s.roll_biggy = 1 + below(rng, FACES)
    turn_into(s, PLACE, seat)
