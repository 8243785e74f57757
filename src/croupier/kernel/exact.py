"""Works out small endings to the last throw: every choice and every outcome, each position once.

Templates like those of `drive`. Each seat makes the choice with its best chance to win, and of equal ones that with its
highest expected score. Positions that were worked out are kept in a memory of bounded size. When it is full, or the
ending is not small, the work is given up. A horizon counts choices and forced steps, and 0 means no horizon; a game
that is longer counts as a draw.
"""

from typing import Any

import numpy as np

from croupier.kernel.contract import apply, chance, legal, returns
from croupier.kernel.decorator import kernel
from croupier.kernel.drive import share_first_place
from croupier.kernel.records import record_dtype
from croupier.kernel.search import MAX_SEATS
from croupier.kernel.stack import CHANCE, top

MAX_DEPTH = 128  # steps of one line
SOLVED, TOO_MUCH = 0, -1
SAME = 1e-12  # chances that differ by less are equal

# A position being worked out: its number of options, the next option, the actor, and its value as far as it is known:
# for each seat the chance to win and, MAX_SEATS further, the expected score.
FRAME = record_dtype([
    ("count", "i4"), ("next", "i4"), ("actor", "i4"), ("total", "i8"), ("horizon", "i4"), ("is_open", "i4"),
    ("values", "f8", 2 * MAX_SEATS),
])  # fmt: skip


def known_dtype(state_size: int) -> np.dtype[np.record]:
    """A position that has been worked out: its bytes, its value, and the number of the piece of work it belongs to."""
    return record_dtype([
        ("work", "i8"), ("horizon", "i4"), ("is_open", "i4"), ("values", "f8", 2 * MAX_SEATS),
        ("key", "u1", state_size), ("padding", "u1", -state_size % 8),  # so that the next one is aligned
    ])  # fmt: skip


def work_dtype(max_players: int) -> np.dtype[np.record]:
    """A piece of work: its number, how far it looks ahead, and scratch for the end of a line."""
    return record_dtype([
        ("number", "i8"), ("horizon", "i8"), ("standing", "i8", (max_players, 2)), ("values", "f8", 2 * MAX_SEATS),
    ])  # fmt: skip


@kernel
def slot_of(raw, horizon, known, work):
    """The slot of a position in the memory, or the free slot that it would take; -1 after too many taken slots."""
    mixed = np.uint64(1469598103934665603)
    for byte in raw:
        mixed = (mixed ^ np.uint64(byte)) * np.uint64(1099511628211)
    slot = np.int64((mixed ^ (mixed >> np.uint64(29))) & np.uint64(len(known) - 1))
    for _ in range(64):
        if known[slot].work != work:
            return slot
        if known[slot].horizon == horizon:
            same = True
            key = known[slot].key
            for place in range(len(raw)):
                if key[place] != raw[place]:
                    same = False
                    break
            if same:
                return slot
        slot = (slot + 1) & (len(known) - 1)
    return -1


@kernel
def take_in(frame, weight, values, is_open):
    """Take in an option's value: by its weight for CHANCE, else if it is better for the actor than those before."""
    frame.is_open |= is_open
    if frame.actor == CHANCE:
        share = weight / frame.total
        for place in range(2 * MAX_SEATS):
            frame.values[place] += share * values[place]
        return
    gain = values[frame.actor] - frame.values[frame.actor]
    more = values[frame.actor + MAX_SEATS] - frame.values[frame.actor + MAX_SEATS]
    if frame.next == 1 or gain > SAME or (gain > -SAME and more > 0.0):
        for place in range(2 * MAX_SEATS):
            frame.values[place] = values[place]


def judge_end(s, standing, values):
    """Write each seat's part of the first place and its score; in an unfinished game all sides have equal parts."""
    returns(s, standing)
    for seat in range(s.players):
        values[seat + MAX_SEATS] = standing[seat, 0]
        if s.depth > 0:
            standing[seat, 0] = standing[seat, 1] = 0
    share_first_place(s, standing, values)


def judge_end_at(states, index, works):
    """`judge_end` for `states[index]`, into the scratch of `works[0]`."""
    judge_end(states[index], works[0].standing, works[0].values)


def enter(s, o, frame, horizon):
    """Open a frame for a position that is not over."""
    frame.actor, frame.next, frame.is_open, frame.total = top(s)[1], 0, 0, 1
    frame.horizon = horizon
    for place in range(2 * MAX_SEATS):
        frame.values[place] = 0.0
    frame.count = legal(s, o.actions)
    if frame.actor == CHANCE:
        frame.total = chance(s, o.weights)


def solve(states, raw, options, frames, known, works):
    """Work out `states[0]`, which is not over; `frames[0]` has its value. `raw` are the bytes of `states`."""
    work, standing, values = np.int64(works[0].number), works[0].standing, works[0].values
    num_known, depth = 0, 0
    enter(states[0], options[0], frames[0], works[0].horizon)
    while True:
        frame, o = frames[depth], options[depth]
        if frame.next < frame.count:
            if depth + 1 == MAX_DEPTH:
                return TOO_MUCH
            states[depth + 1] = states[depth]
            s, after = states[depth + 1], np.int64(frame.horizon)
            apply(s, np.int64(o.actions[frame.next]))
            is_limited = after > 0
            if is_limited and (frame.actor != CHANCE or frame.count == 1):
                after -= 1
            weight = np.int64(o.weights[frame.next])
            frame.next += 1
            if s.depth == 0 or (is_limited and after == 0):
                judge_end(s, standing, values)
                take_in(frame, weight, values, s.depth > 0)
                continue
            slot = slot_of(raw[depth + 1], after, known, work)
            if slot < 0:
                return TOO_MUCH
            if known[slot].work == work:
                take_in(frame, weight, known[slot].values, known[slot].is_open)
                continue
            depth += 1
            enter(s, options[depth], frames[depth], after)
            continue
        if depth == 0:
            return SOLVED
        slot = slot_of(raw[depth], frame.horizon, known, work)
        num_known += 1
        if slot < 0 or 2 * num_known > len(known):
            return TOO_MUCH
        entry, key, own = known[slot], known[slot].key, raw[depth]
        entry.work, entry.horizon, entry.is_open = work, frame.horizon, frame.is_open
        for place in range(len(own)):
            key[place] = own[place]
        for place in range(2 * MAX_SEATS):
            entry.values[place] = frame.values[place]
        depth -= 1
        parent = frames[depth]
        take_in(parent, np.int64(options[depth].weights[parent.next - 1]), frame.values, frame.is_open)


TEMPLATES: tuple[Any, ...] = (judge_end, judge_end_at, enter, solve)
