"""Las Vegas (2012): place your dice on six casinos; where nobody ties you, the most dice take the best note."""

import numpy as np

from croupier.games.majority import cancel_ties, leader
from croupier.kernel import (
    CHANCE,
    NOBODY,
    copy_common,
    inlined_kernel,
    kernel,
    pop,
    push,
    record_dtype,
    stack_fields,
    top,
)

# Numbers from the rulebook. Money is counted in notes of 10,000: a 70,000 note is 7.
NUM_OF_NOTE = np.array([0, 6, 8, 8, 6, 6, 5, 5, 5, 5])  # LV1, by value
HIGHEST_NOTE, NUM_NOTES, UNIT = 9, 54, 10_000
CASINOS, FACES, MAX_PLAYERS, NUM_DICE, NUM_ROUNDS = 6, 6, 5, 8, 4
STOCK = 5  # LV5: a casino is stocked when its notes are worth at least this
MAX_STOCKED = 5  # five notes of 1 make 5, so no casino ever shows more
WHITE_FOR_TWO, WHITE_FOR_MORE, SPARE_WHITE = 4, 2, 2  # LV30, LV31
WHITE = MAX_PLAYERS  # the imaginary owner of the neutral dice, after the seats
OWNERS = MAX_PLAYERS + 1

# Decisions; only PLACE is a player's, the rest are chance or forced.
STARTER, NOTE, SPARE, ROLL, PLACE, TIES, PAY = range(7)

# Actions: PUT + casino, then chance's: DIE + face, TURN_UP + value - 1, SIT + seat, CANCEL, PAY_OUT + casino.
PUT = 0
NUM_CHOICES = PUT + CASINOS
DIE = NUM_CHOICES
TURN_UP = DIE + FACES
SIT = TURN_UP + HIGHEST_NOTE
CANCEL = SIT + MAX_PLAYERS
PAY_OUT = CANCEL + 1
NUM_ACTIONS = PAY_OUT + CASINOS
MAX_OPTIONS = HIGHEST_NOTE

SETTINGS = record_dtype([("players", "i1"), ("neutral", "i1"), ("starter", "i1")])  # starter: a seat, or CHANCE

PUBLIC = [  # all of it lies open: what nobody knows yet, the order of the stack, is stored nowhere
    ("players", "i1"),
    ("neutral", "i1"),
    ("round_number", "i1"),
    ("starter", "i1"),  # NOBODY until drawn
    ("turn_seat", "i1"),  # whose dice are rolled and placed, else NOBODY
    ("unseen", "i1", HIGHEST_NOTE + 1),  # how many notes of each value have not been turned up
    ("returned", "i1", NUM_NOTES),  # notes under the stack, in the order in which they come up
    ("num_returned", "i1"),
    ("notes", "i1", (CASINOS, MAX_STOCKED)),  # highest first, 0 where there is none
    ("dice", "i1", (CASINOS, OWNERS)),
    ("own", "i1", MAX_PLAYERS),  # dice in the supply; a rolled die stays there until it is placed
    ("white", "i1", MAX_PLAYERS),
    ("roll_own", "i1", FACES),
    ("roll_white", "i1", FACES),
    ("money", "i2", MAX_PLAYERS),
    ("num_notes", "i1", MAX_PLAYERS),
    *stack_fields(2),
]
STATE = record_dtype(PUBLIC)
VIEW = record_dtype([*PUBLIC, ("seat", "i1")])


@kernel
def setup(s, settings):
    """Lay out the game in place, up to its first decision. The settings must be valid."""
    s.players, s.neutral = settings.players, settings.neutral
    for value in range(1, HIGHEST_NOTE + 1):
        s.unseen[value] = NUM_OF_NOTE[value]
    s.starter = NOBODY
    s.turn_seat = NOBODY
    if settings.starter == CHANCE:
        _hand_out_dice(s)
        s.round_number = 1
        push(s, STARTER, CHANCE)
    else:
        _choose_starter(s, settings.starter)


@inlined_kernel
def legal(s, actions):
    """Write the open decision's actions in ascending order and return how many; for CHANCE, the outcomes."""
    decision, _, subject = top(s)
    n = 0
    if decision == PLACE:
        for face in range(FACES):  # written before it is counted: a branch on dice cannot be predicted
            actions[n] = PUT + face
            n += s.roll_own[face] + s.roll_white[face] > 0
    elif decision == ROLL or decision == SPARE:
        for face in range(FACES):
            actions[face] = DIE + face
        n = FACES
    elif decision == NOTE:
        for value in range(1, HIGHEST_NOTE + 1):
            if s.unseen[value] > 0:
                actions[n] = TURN_UP + value - 1
                n += 1
        if n == 0:  # LV15: returned notes come up in order, after every unseen one
            actions[0] = TURN_UP + s.returned[0] - 1
            n = 1
    elif decision == STARTER:
        for seat in range(s.players):
            actions[seat] = SIT + seat
        n = int(s.players)
    else:
        actions[0] = CANCEL if decision == TIES else PAY_OUT + subject
        n = 1
    return n


@kernel
def chance(s, weights):
    """Write the weight of each outcome, aligned with `legal`, and return their sum."""
    decision, _, _ = top(s)
    if decision == NOTE:
        n = total = 0
        for value in range(1, HIGHEST_NOTE + 1):
            if s.unseen[value] > 0:
                weights[n] = s.unseen[value]
                total += int(s.unseen[value])
                n += 1
        if n == 0:
            weights[0] = total = 1
        return total
    equal = 1
    if decision == ROLL or decision == SPARE:
        equal = FACES
    elif decision == STARTER:
        equal = int(s.players)
    for outcome in range(equal):
        weights[outcome] = 1
    return equal


@inlined_kernel
def apply(s, action):
    """Settle the open decision in place. The caller has checked `action`."""
    decision, actor, subject = pop(s)
    if decision == PLACE:
        _place_dice(s, actor, action - PUT)
    elif decision == ROLL:
        _throw_die(s, action - DIE, subject)
    elif decision == NOTE:
        _turn_up_note(s, subject, action - TURN_UP + 1)
    elif decision == SPARE:
        _place_spare_die(s, action - DIE, subject)
    elif decision == TIES:
        _take_back_equal_dice(s)
    elif decision == PAY:
        _pay_casino(s, subject)
    else:
        _choose_starter(s, action - SIT)


@kernel
def _choose_starter(s, seat):
    s.starter = seat
    s.round_number = 1
    _begin_round(s)


@kernel
def _begin_round(s):
    _hand_out_dice(s)
    _stock_casinos_from(s, 0)


@kernel
def _hand_out_dice(s):
    white = 0
    if s.neutral:
        white = WHITE_FOR_TWO if s.players == 2 else WHITE_FOR_MORE
    for seat in range(s.players):
        s.own[seat] = NUM_DICE
        s.white[seat] = white


@kernel
def _stock_casinos_from(s, casino):
    if casino < CASINOS and _has_note_to_turn_up(s):
        push(s, NOTE, CHANCE, casino)
    elif s.neutral and s.players == 3:  # LV31
        push(s, SPARE, CHANCE, SPARE_WHITE)
    else:
        _next_turn(s, s.starter)


@kernel
def _has_note_to_turn_up(s):
    if s.num_returned > 0:
        return True
    for value in range(1, HIGHEST_NOTE + 1):
        if s.unseen[value] > 0:
            return True
    return False


@kernel
def _turn_up_note(s, casino, value):
    if s.unseen[value] > 0:
        s.unseen[value] -= 1
    else:
        _take_from_under_the_stack(s)
    stocked = _lay_note(s, casino, value)
    if stocked < STOCK and _has_note_to_turn_up(s):
        push(s, NOTE, CHANCE, casino)
    else:
        _stock_casinos_from(s, casino + 1)


@kernel
def _take_from_under_the_stack(s):
    s.num_returned -= 1
    for place in range(s.num_returned):
        s.returned[place] = s.returned[place + 1]
    s.returned[s.num_returned] = 0


@kernel
def _lay_note(s, casino, value):
    """Lay a note beside its casino, highest first, and return what lies there now."""
    worth = value
    for place in range(MAX_STOCKED):
        lying = int(s.notes[casino, place])
        worth += lying
        s.notes[casino, place] = max(lying, value)
        value = min(lying, value)
    return worth


@kernel
def _place_spare_die(s, face, num_left):
    s.dice[face, WHITE] += 1
    if num_left > 1:
        push(s, SPARE, CHANCE, num_left - 1)
    else:
        _next_turn(s, s.starter)


@inlined_kernel
def _next_turn(s, seat):
    """Give the turn to the first player from `seat` on who has dice; when nobody has, settle the round."""
    seat = _first_with_dice(s, seat)
    s.turn_seat = seat
    if seat == NOBODY:
        push(s, TIES, CHANCE)
    else:
        push(s, ROLL, CHANCE, s.own[seat] + s.white[seat])


@inlined_kernel
def _first_with_dice(s, seat):
    for _ in range(s.players):
        if seat >= s.players:
            seat -= s.players
        if s.own[seat] + s.white[seat] > 0:  # LV33: white dice alone are enough
            return seat
        seat += 1
    return NOBODY


@kernel
def _throw_die(s, face, num_left):
    if num_left > s.white[s.turn_seat]:  # own dice first, then the white ones
        s.roll_own[face] += 1
    else:
        s.roll_white[face] += 1
    if num_left > 1:
        push(s, ROLL, CHANCE, num_left - 1)
    else:
        push(s, PLACE, s.turn_seat)


@inlined_kernel
def _place_dice(s, seat, casino):
    s.dice[casino, seat] += s.roll_own[casino]
    s.own[seat] -= s.roll_own[casino]
    if s.neutral:
        s.dice[casino, WHITE] += s.roll_white[casino]
        s.white[seat] -= s.roll_white[casino]
    for face in range(FACES):
        s.roll_own[face] = 0
        s.roll_white[face] = 0
    _next_turn(s, seat + 1)


@kernel
def _take_back_equal_dice(s):
    for casino in range(CASINOS):
        cancel_ties(s.dice[casino])
    push(s, PAY, CHANCE, 0)


@kernel
def _pay_casino(s, casino):
    _pay_notes(s, casino)
    if casino + 1 < CASINOS:
        push(s, PAY, CHANCE, casino + 1)
    elif s.round_number < NUM_ROUNDS:
        s.round_number += 1
        s.starter = (s.starter + 1) % s.players  # LV17
        _begin_round(s)


@inlined_kernel
def _pay_notes(s, casino):
    dice, notes = s.dice[casino], s.notes[casino]
    for place in range(MAX_STOCKED):
        value = int(notes[place])
        if value == 0:
            break
        owner = leader(dice)
        if owner == NOBODY or owner == WHITE:  # LV15, LV34
            s.returned[s.num_returned] = value
            s.num_returned += 1
        else:
            s.money[owner] += value
            s.num_notes[owner] += 1
        if owner != NOBODY:
            dice[owner] = 0
        notes[place] = 0
    for owner in range(OWNERS):
        dice[owner] = 0


@kernel
def observe(s, seat, view):
    """Fill `view` with what `seat` may know, which here is all there is (LV16)."""
    copy_common(s, view)
    view.seat = seat


@kernel
def imagine(view, seat, s, rng):
    """Fill `s` with the state of the view; nothing is hidden, so nothing is drawn."""
    copy_common(view, s)


@kernel
def returns(s, out):
    """Write what decides the game, the most important first: dollars, then number of notes (LV19)."""
    for seat in range(s.players):
        out[seat, 0] = int(s.money[seat]) * UNIT
        out[seat, 1] = s.num_notes[seat]
