"""Las Vegas Royale in larger steps: whole rolls, all cards of a kind and, in random games, turn after turn.

Its steps repeat rules that rules.py has in smaller steps. They must leave the same states and the same generator as the
defaults in kernel/contract.py; tests/rules/las_vegas_royale/test_fast.py compares them over whole games.
"""

import numpy as np

from croupier.games.dice import choose_bit, num_passed, running_sums, throw, with_one_less
from croupier.games.las_vegas_royale import dispatch
from croupier.games.las_vegas_royale.components import HIGHEST_CARD, LOWEST_CARD
from croupier.games.las_vegas_royale.payout import pay_casino
from croupier.games.las_vegas_royale.rules import (
    _count_off_card,
    _first_with_dice,
    _follow_agenda,
    _is_royale,
    _lay_tile,
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
    NEXT_TURN,
    NICE_DICE,
    NOWHERE,
    NUM_FACES,
    PASS,
    PAY,
    PLACE,
    PUT,
    RESERVE,
    ROLL,
    SKIP,
    SMALL,
    TILE,
    after_dice_moved,
)
from croupier.kernel import CHANCE, NOBODY, below, draw, inlined_kernel, kernel, pop, top, turn_into


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
    """Take turns at random until something else is asked, or take one other step; in place."""
    decision, actor, subject = top(s)
    if decision == ROLL and subject == s.supply[s.turn_seat, SMALL] + s.supply[s.turn_seat, BIGGY]:
        return _take_turns(s, rng)
    if actor == CHANCE:
        return deal_step(s, rng, o), 0
    count = legal(s, o.actions)
    apply(s, np.int64(o.actions[below(rng, count)]))
    return 1, 1


@inlined_kernel
def _deal_between_rolls(s, rng, o, decision):
    """Draw all cards of a kind, take all steps of a kind in a row, or one other step; return the number of actions."""
    if decision == CARD and s.round_number > 1 and _is_royale(s):
        return _draw_cards(s, rng, decision, s.reserve)
    if decision == CARD or decision == RESERVE:
        return _draw_cards(s, rng, decision, s.unseen)
    if decision == PAY or decision == EXTRA or decision == TILE:
        num_actions = 0
        while top(s)[0] == decision:
            _, _, subject = pop(s)
            if decision == PAY:
                pay_casino(s, subject)
            elif decision == EXTRA:
                _throw_extra_die(s, below(rng, FACES), subject)
            else:
                _lay_tile(s, subject, _draw_face(s, rng))
            num_actions += 1
        _follow_agenda(s)
        return num_actions
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
    sums = running_sums(source, LOWEST_CARD)
    for drawn in range(num_wanted - 1):
        card = num_passed(sums, below(rng, num_left - drawn))
        sums = with_one_less(sums, card)
        if decision == CARD:
            _take_card(s, source, LOWEST_CARD + card)
        else:
            _reserve_card(s, LOWEST_CARD + card)
    value = LOWEST_CARD + num_passed(sums, below(rng, num_left - num_wanted + 1))
    if decision == CARD:
        _turn_up_card(s, value, 1)
    else:
        _count_off_card(s, value, 1)
    _follow_agenda(s)
    return num_wanted


@inlined_kernel
def _take_turns(s, rng):
    """Roll and choose at random, turn after turn, until somebody is asked something else; return (actions, turns).

    Branches on dice cannot be predicted, so there are few of them: who skips a roll places no dice on casino 1.
    """
    pop(s)  # what is open now, and after every turn, is NEXT_TURN
    seat, num_thrown, num_turns = np.int64(s.turn_seat), 0, 0
    while True:
        num_biggy = int(s.supply[seat, BIGGY])
        num_dice = int(s.supply[seat, SMALL]) + num_biggy
        counts, shown = throw(rng, num_dice - 1)
        last = below(rng, FACES)  # the Biggy, if it is there
        counts += (1 - num_biggy) << (8 * last)
        biggy = num_biggy * (last + 1)
        num_thrown += num_dice
        num_turns += 1
        action = choose_bit(rng, _placements(s, seat, shown | 1 << last))
        is_placing = action < SKIP
        casino = action - PUT if is_placing else 0
        num_placed, is_biggy_placed = (counts >> (8 * action)) & 0xFF, biggy == action + 1
        s.supply[seat, SMALL] -= num_placed
        s.dice[casino, seat, SMALL] += num_placed
        s.supply[seat, BIGGY] -= is_biggy_placed
        s.dice[casino, seat, BIGGY] += is_biggy_placed
        s.chips[seat] -= action == SKIP
        if is_placing:
            after_dice_moved(s)
            if s.faces[casino] != NOWHERE:
                if s.faces[casino] == NICE_DICE:
                    _show_rest_of_roll(s, counts, biggy, casino)
                dispatch.activate(s, seat, casino)
                if top(s)[0] != NEXT_TURN:
                    break
        following = np.int64(_first_with_dice(s, seat + 1))
        if following == NOBODY or following == s.power_seat:
            break
        seat = following
        s.turn_seat = seat
        turn_into(s, NEXT_TURN, NOBODY, seat + 1)
    _follow_agenda(s)
    return num_thrown + num_turns, num_turns


@inlined_kernel
def _placements(s, seat, shown):
    """What `_list_placements` lists, as the bits of a byte."""
    if s.closed != NOWHERE:
        shown &= ~(1 << int(s.closed))
    if shown == 0:
        return 1 << PASS
    return shown | (s.chips[seat] > 0) << SKIP


@kernel
def _show_rest_of_roll(s, counts, biggy, casino):
    """Nice Dice looks at what was placed and at the rest of the roll."""
    for face in range(FACES):
        s.roll[face] = (counts >> (8 * face)) & 0xFF if face != casino else 0
    s.roll_biggy = biggy if biggy != casino + 1 else 0
    s.placed[SMALL] = (counts >> (8 * casino)) & 0xFF
    s.placed[BIGGY] = biggy == casino + 1


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
