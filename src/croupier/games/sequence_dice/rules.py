"""Sequence Dice: two dice say where your chip may go; first to an unbroken line of five or six wins."""

import numpy as np

from croupier.games.sequence_dice.board import (
    DEFENCE,
    DICE_NUMBERS,
    DICE_SPACES,
    LINES_THROUGH,
    MASK_OF_SUM,
    MAX_THROUGH,
    SHORT,
    SPACES,
)
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

FACES, MAX_PLAYERS, MAX_SIDES = 6, 4, 3
NUM_SIDES = np.array([0, 0, 2, 3, 2])  # SD2, by players
CAP = 20_000  # SD15: throws of both dice; a game that wants one more is a draw

# Decisions; PLACE, REPLACE and REMOVE are a player's.
START, ROLL, PLACE, REPLACE, REMOVE, PASS = range(6)

# Actions: PUT + space, SWAP + space, TAKE + space, then chance's: DIE + face - 1, SKIP.
PUT = 0
SWAP = PUT + SPACES
TAKE = SWAP + SPACES
NUM_CHOICES = TAKE + SPACES
DIE = NUM_CHOICES
SKIP = DIE + FACES
NUM_ACTIONS = SKIP + 1
MAX_OPTIONS = SPACES

SETTINGS = record_dtype([("players", "i1"), ("line", "i1"), ("starter", "i1")])  # starter: a seat, or CHANCE

PUBLIC = [  # all of it lies open
    ("held", "i8", MAX_SIDES),  # the spaces of each side, space n in bit n
    ("players", "i1"),
    ("sides", "i1"),
    ("line", "i1"),
    ("turn_seat", "i1"),  # NOBODY in the starting roll and after the end
    ("winner", "i1"),  # a side, NOBODY until one has won
    ("first_die", "i1"),  # of a throw that is half done, else 0
    ("sums", "i1", MAX_PLAYERS),  # what the seats threw in this round of the starting roll
    ("contends", "i1", MAX_PLAYERS),  # whether a seat is still in the starting roll
    ("num_throws", "i2"),
    *stack_fields(2),
]
STATE = record_dtype(PUBLIC)
VIEW = record_dtype([*PUBLIC, ("seat", "i1")])


@kernel
def setup(s, settings):
    """Lay out the game in place, up to its first decision. The settings must be valid."""
    s.players, s.line = settings.players, settings.line
    s.sides = NUM_SIDES[s.players]
    s.turn_seat = s.winner = NOBODY
    if settings.starter == CHANCE:
        for seat in range(s.players):
            s.contends[seat] = True
        _begin_starting_roll(s, 0)
    else:
        _begin_turn(s, settings.starter)


@inlined_kernel
def legal(s, actions):
    """Write the open decision's actions in ascending order and return how many; for CHANCE, the outcomes."""
    decision, seat, number = top(s)
    if decision == START or decision == ROLL:
        for face in range(FACES):
            actions[face] = DIE + face
        return FACES
    if decision == PASS:
        actions[0] = SKIP
        return 1
    first = SPACES * (decision - PLACE)  # PUT, SWAP and TAKE stand as PLACE, REPLACE and REMOVE do
    spaces = _spaces_for(s, decision, side_of(s, seat), number)
    n = 0
    for space in range(SPACES):  # written before it is counted: no branch to mispredict
        actions[n] = first + space
        n += spaces >> space & 1
    return n


@kernel
def chance(s, weights):
    """Write the weight of each outcome, aligned with `legal`, and return their sum."""
    count = 1 if top(s)[0] == PASS else FACES
    for outcome in range(count):
        weights[outcome] = 1
    return count


@inlined_kernel
def apply(s, action):
    """Settle the open decision in place. The caller has checked `action`."""
    decision, seat, subject = pop(s)
    if decision == ROLL:
        _throw_die(s, action - DIE + 1)
    elif decision == PLACE:
        _place_chip(s, seat, action - PUT, subject)
    elif decision == REPLACE:
        _take_off(s, action - SWAP)
        _place_chip(s, seat, action - SWAP, subject)
    elif decision == REMOVE:
        _take_off(s, action - TAKE)
        _pass_on(s)
    elif decision == PASS:
        _pass_on(s)
    else:
        _throw_for_start(s, subject, action - DIE + 1)


@inlined_kernel
def side_of(s, seat):
    """The side of a seat; of four players those across the table are partners (SD2)."""
    return seat % s.sides


@inlined_kernel
def _spaces_for(s, decision, side, number):
    """Where a chip may be placed, replaced or removed after a throw of `number`, as a mask."""
    occupied = s.held[0] | s.held[1] | s.held[2]
    if decision == PLACE:
        return MASK_OF_SUM[number] & ~occupied  # SD7, SD11
    if decision == REPLACE:
        return MASK_OF_SUM[number] & occupied & ~s.held[side]  # SD8, SD11
    return ~DICE_SPACES & occupied & ~s.held[side]  # SD10


@kernel
def _throw_for_start(s, seat, face):
    if s.first_die == 0:
        s.first_die = face
        push(s, START, CHANCE, seat)
        return
    s.sums[seat] = s.first_die + face
    s.first_die = 0
    s.num_throws += 1
    seat = _next_contender(s, seat + 1)
    if seat == NOBODY:
        _compare_starting_rolls(s)
    else:
        _begin_starting_roll(s, seat)


@kernel
def _begin_starting_roll(s, seat):
    if s.num_throws < CAP:
        push(s, START, CHANCE, seat)


@kernel
def _next_contender(s, seat):
    """The first seat from `seat` on that is still in the starting roll."""
    while seat < s.players:
        if s.contends[seat]:
            return seat
        seat += 1
    return NOBODY


@kernel
def _compare_starting_rolls(s):
    """The highest begins; those tied for highest, and only they, throw again (SD5)."""
    highest = num_highest = 0
    for seat in range(s.players):
        if s.sums[seat] > highest:
            highest, num_highest = int(s.sums[seat]), 0
        num_highest += s.sums[seat] == highest
    for seat in range(s.players):
        s.contends[seat] = s.sums[seat] == highest
        s.sums[seat] = 0
    seat = _next_contender(s, 0)
    if num_highest == 1:
        s.contends[seat] = False
        _begin_turn(s, seat)
    else:
        _begin_starting_roll(s, seat)


@inlined_kernel
def _begin_turn(s, seat):
    """Give the dice to `seat`, unless the game has gone on too long (SD15)."""
    if s.num_throws < CAP:
        s.turn_seat = seat
        push(s, ROLL, CHANCE)
    else:
        s.turn_seat = NOBODY


@inlined_kernel
def _throw_die(s, face):
    if s.first_die == 0:
        s.first_die = face
        push(s, ROLL, CHANCE)
    else:
        number = int(s.first_die) + face
        s.first_die = 0
        s.num_throws += 1
        _use_throw(s, number)


@inlined_kernel
def _use_throw(s, number):
    """Open what the sum of the dice demands (SD7 to SD11)."""
    side = side_of(s, s.turn_seat)
    if number == DEFENCE:
        decision = REMOVE if _spaces_for(s, REMOVE, side, number) else PASS
    elif _spaces_for(s, PLACE, side, number):
        decision = PLACE
    else:
        decision = REPLACE if _spaces_for(s, REPLACE, side, number) else PASS  # SD9
    push(s, decision, CHANCE if decision == PASS else s.turn_seat, number)


@inlined_kernel
def _take_off(s, space):
    for side in range(MAX_SIDES):
        s.held[side] &= ~(1 << space)


@inlined_kernel
def _place_chip(s, seat, space, number):
    side = side_of(s, seat)
    s.held[side] |= 1 << space
    if _completes_line(s, side, space):
        s.winner, s.turn_seat = side, NOBODY  # SD14: nothing is pending, the game is over
    elif number == DICE_NUMBERS[0] or number == DICE_NUMBERS[1]:
        _begin_turn(s, seat)  # SD12
    else:
        _pass_on(s)


@inlined_kernel
def _completes_line(s, side, space):
    held = s.held[side]
    for nth in range(MAX_THROUGH):
        line = LINES_THROUGH[s.line - SHORT, space, nth]
        if held & line == line:
            return True
    return False


@inlined_kernel
def _pass_on(s):
    seat = s.turn_seat + 1
    _begin_turn(s, 0 if seat == s.players else seat)


@kernel
def observe(s, seat, view):
    """Fill `view` with what `seat` may know, which here is all there is."""
    copy_common(s, view)
    view.seat = seat


@kernel
def imagine(view, seat, s, rng):
    """Fill `s` with the state of the view; nothing is hidden, so nothing is drawn."""
    copy_common(view, s)


@kernel
def returns(s, out):
    """Write 1 for the seats of the side that has won, else 0."""
    for seat in range(s.players):
        out[seat, 0] = s.winner == side_of(s, seat)
        out[seat, 1] = 0
