"""Chance in one go for Las Vegas: whole rolls and whole casinos instead of die by die.

It holds no rule of its own: each loop ends in the rule that ends the slow path. It draws from the
generator exactly as `kernel.drive.deal` does, so state and generator are the same bytes after it;
tests/games/las_vegas/test_fast.py holds that over whole games.
"""

import numpy as np

from croupier.games.las_vegas.rules import (
    FACES,
    HIGHEST_NOTE,
    NOTE,
    PLACE,
    ROLL,
    TURN_UP,
    apply,
    legal,
)
from croupier.kernel import CHANCE, below, kernel, pop, push, top


@kernel
def deal(s, rng, o):
    """Play chance in place until a seat must choose or the game is over; return how many actions that took."""
    num_actions = 0
    while s.depth > 0:
        decision, actor, subject = top(s)
        if actor != CHANCE:
            break
        if decision == ROLL:
            _throw_all(s, rng, subject)
            num_actions += subject
            break
        if decision == NOTE:
            apply(s, TURN_UP + _draw_note(s, rng) - 1)
        else:
            count = legal(s, o.actions)
            apply(s, np.int64(o.actions[below(rng, count)]))  # all of equal weight
        num_actions += 1
    return num_actions


@kernel
def _throw_all(s, rng, num_left):
    """Throw what is left of the roll: own dice first, then white ones, then the seat places."""
    pop(s)
    seat = s.turn_seat
    white = min(num_left, int(s.white[seat]))
    _throw(s.roll_own, rng, num_left - white)
    if white > 0:
        _throw(s.roll_white, rng, white)
    push(s, PLACE, seat)


@kernel
def _throw(roll, rng, num_dice):
    """Add `num_dice` thrown dice to the counts in `roll`.

    They are counted in the bytes of one integer first: with no store to `roll` between two draws
    the compiler keeps the generator in registers.
    """
    counts = 0
    for _ in range(num_dice):
        counts += 1 << (8 * below(rng, FACES))
    for face in range(FACES):
        roll[face] += (counts >> (8 * face)) & 0xFF


@kernel
def _draw_note(s, rng):
    total = 0
    for value in range(1, HIGHEST_NOTE + 1):
        total += int(s.unseen[value])
    if total == 0:
        return int(s.returned[0])
    ticket = below(rng, total)
    value = 1
    while ticket >= s.unseen[value]:
        ticket -= s.unseen[value]
        value += 1
    return value
