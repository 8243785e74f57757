"""Luck: by how much what came of a chance event was better for each seat than the mean of all that could have come.

Templates like those of `drive`. An event is a run of actions of CHANCE with the same open decision: the dice of a roll,
the notes turned up, the cards of a deal. Its outcomes are worked out layer by layer, equal states merged. Where there
are too many, the mean is that of a few imagined outcomes; they do not depend on what really came, so the difference is
zero on average all the same. That it is zero on average holds with any judgement of states whatever; a good judgement
makes what is left after the luck is taken out small. (AIVAT: Burch, Schmid, Moravcik and Bowling, AAAI 2018.)
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import config
from numpy.typing import NDArray

from croupier.kernel.appraise import Desk, follow, judge, results
from croupier.kernel.contract import apply, chance, chapters_left, foretell, is_blind, legal, observe, side_of
from croupier.kernel.decorator import kernel
from croupier.kernel.drive import leads_side
from croupier.kernel.judge import AHEAD, WIN, Net
from croupier.kernel.records import blank, options_dtype, record_dtype
from croupier.kernel.rng import GENERATOR, draw
from croupier.kernel.search import MAX_SEATS
from croupier.kernel.stack import CHANCE, NOBODY, top

NUM_IMAGINED = 64  # outcomes whose mean is taken where there are too many
MOST_STATES = 6_000  # different states of one layer that are worked out; a roll of eight dice has 1,287
MOST_JUDGED = 500  # states of one layer that no choice follows, so that each must be judged by itself
MOST_LAYERS = 64  # actions of one event; those for the first player of Sequence Dice may go on for ever
MOST_KNOWN = 2_000  # after-states whose values are kept
KNOWN = 2 * MOST_STATES  # where they stand in `cells`, after two layers
START = KNOWN + MOST_KNOWN  # where the state stands in which the event begins; no layer overwrites it
NUM_SLOTS = 1 << 14  # of a hash table: more than twice as many as it ever holds
NUM_VALUES = 2 * MAX_SEATS  # by seat: its chance to win; MAX_SEATS further: the part of its rivals that it is ahead of
INDEX_BITS = 20
LAYER, AFTER = range(2)  # hash tables

# Where the measuring stands. `stamps` tell the entries of the hash tables from older ones. `trust` is how far
# judgements are believed: where it is 0, all states are worth the same.
EVENT = record_dtype([
    ("stamps", "i8", 2), ("num_known", "i8"), ("num_outcomes", "i8"), ("is_exact", "i8"), ("most_states", "i8"),
    ("salt", "u8"), ("trust", "f8"), ("means", "f8", NUM_VALUES), ("values", "f8", NUM_VALUES),
    ("luck", "f8", NUM_VALUES),
])  # fmt: skip


class Bench(NamedTuple):
    """The memory in which events are worked out."""

    cells: NDArray[np.record]  # states: of a layer, of the next layer, after choices, and before the event
    words: NDArray[np.uint64]  # the same memory in whole words
    slots: NDArray[np.int64]  # two hash tables
    weights: NDArray[np.float64]  # probabilities of the states of both layers
    known: NDArray[np.float64]  # values of the states after choices
    chances: NDArray[np.float64]  # the event's outcomes: their probabilities
    worths: NDArray[np.float64]  # and their values
    options: NDArray[np.record]  # of a layer's state, and of an outcome
    rngs: NDArray[np.record]
    events: NDArray[np.record]
    net: Net
    desk: Desk


def new_bench(rules: Any, net: Net, desk: Desk) -> Bench:
    """Memory for one thread, in which states are judged by that network."""
    num_cells, num_words = START + 1, -(-rules.STATE.itemsize // 8)
    words = np.zeros((num_cells, num_words), np.uint64)
    cells: NDArray[np.record] = np.ndarray(num_cells, rules.STATE, words, strides=(8 * num_words,))
    events = blank(EVENT)
    events["most_states"], events["trust"] = MOST_STATES, 1.0
    return Bench(
        cells, words, np.zeros((2, NUM_SLOTS), np.int64), np.zeros(KNOWN), np.zeros((MOST_KNOWN, NUM_VALUES)),
        np.zeros(MOST_STATES), np.zeros((MOST_STATES, NUM_VALUES)), blank(options_dtype(rules.MAX_OPTIONS), 2),
        blank(GENERATOR), events, net, desk,
    )  # fmt: skip


@kernel
def mixed(words, salt):
    """A number that depends on every bit of a state and of the salt."""
    found = salt ^ np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        found = (found ^ word) * np.uint64(0xD6E8FEB86659FD93)
        found ^= found >> np.uint64(32)
    return found


if config.DISABLE_JIT:  # interpreted, NumPy would warn of the wrap-around, which is wanted here
    mixed = np.errstate(over="ignore")(mixed)


@kernel
def place_in_table(words, slots, stamp, place):
    """Where the state at `place` is in the table already, or `place` itself after adding it."""
    own = words[place]
    slot = np.int64(mixed(own, np.uint64(0)) & np.uint64(NUM_SLOTS - 1))
    while slots[slot] >> INDEX_BITS == stamp:
        other = slots[slot] & ((1 << INDEX_BITS) - 1)
        is_same = True
        for nth in range(len(own)):
            if words[other, nth] != own[nth]:
                is_same = False
                break
        if is_same:
            return other
        slot = (slot + 1) & (NUM_SLOTS - 1)
    slots[slot] = stamp << INDEX_BITS | place
    return np.int64(place)


@kernel
def seed_from(rng, words, salt):
    """Make a generator from a state and the salt."""
    rng.a = mixed(words, salt)
    rng.b, rng.c, rng.d = mixed(words, rng.a), mixed(words, ~rng.a), np.uint64(1)


def judge_seats(s, bench, values):
    """Write what a state is worth to each seat; partners have the chance of their side, and the sides sum to 1."""
    players, trust, found = np.int64(s.players), bench.events[0].trust, bench.desk.found
    all_wins, num_sides = 0.0, 0
    if s.depth > 0:
        foretell(s, bench.desk.worths)
    for seat in range(players):
        if s.depth > 0:
            judge(s, seat, bench.net, bench.desk)
        else:
            results(s, seat, bench.desk)
        values[seat], values[seat + MAX_SEATS] = found[WIN], found[AHEAD]
        num_sides += leads_side(s, seat)
    for seat in range(players):
        if leads_side(s, seat):
            total, num_partners = 0.0, 0
            for other in range(players):
                if side_of(s, other) == side_of(s, seat):
                    total += values[other]
                    num_partners += 1
            all_wins += total / num_partners
            for other in range(players):
                if side_of(s, other) == side_of(s, seat):
                    values[other] = total / num_partners
    for seat in range(players):
        values[seat] = 1.0 / num_sides + trust * (values[seat] / all_wins - 1.0 / num_sides)
        values[seat + MAX_SEATS] = 0.5 + trust * (values[seat + MAX_SEATS] - 0.5)


def is_going_on(s, decision):
    """Whether the event with that decision is not over yet."""
    if s.depth == 0:
        return False
    found, actor, _ = top(s)
    return actor == CHANCE and found == decision


def deal_event(s, rng, o):
    """Play the open event to its end, in place."""
    decision = top(s)[0]
    while is_going_on(s, decision):
        count = legal(s, o.actions)
        total = chance(s, o.weights)
        apply(s, np.int64(o.actions[draw(rng, o.weights, count, total)]))


def has_choice(s):
    """Whether a seat must choose, and may know all that its choice depends on."""
    return s.depth > 0 and top(s)[1] != CHANCE and not is_blind(s)


def appraise_outcome(place, bench, values):
    """Write what the state at `place` is worth to each seat.

    Where a seat must choose, that is what the state after its best choice is worth, and after the steps forced by it.
    """
    cells, event, o = bench.cells, bench.events[0], bench.options[1]
    s = cells[place]
    if not has_choice(s):
        judge_seats(s, bench, values)
        return
    seat, best = top(s)[1], -math.inf
    for option in range(legal(s, o.actions)):
        if event.num_known == MOST_KNOWN:
            forget(bench)
        trial = np.int64(KNOWN + event.num_known)
        cells[trial] = cells[place]
        follow(cells[trial], np.int64(o.actions[option]), bench.desk)
        after = place_in_table(bench.words, bench.slots[AFTER], np.int64(event.stamps[AFTER]), trial)
        found = bench.known[after - KNOWN]
        if after == trial:
            event.num_known += 1
            judge_seats(cells[trial], bench, found)
        worth = found[seat] + found[seat + MAX_SEATS]  # a seat plays for both, as in `appraise.worth_of`
        if worth > best:
            best = worth
            for nth in range(NUM_VALUES):
                values[nth] = found[nth]


def forget(bench):
    """Forget the states after choices."""
    event = bench.events[0]
    event.stamps[AFTER] += 1
    event.num_known = 0


def note_outcome(place, probability, bench):
    """Add the state at `place` to the outcomes of the event."""
    event = bench.events[0]
    number = np.int64(event.num_outcomes)
    event.num_outcomes += 1
    bench.chances[number] = probability
    values = bench.worths[number]
    appraise_outcome(place, bench, values)
    for nth in range(NUM_VALUES):
        event.means[nth] += probability * values[nth]


def begin_outcomes(bench):
    """Forget the outcomes of the event before."""
    event = bench.events[0]
    event.num_outcomes = 0
    for nth in range(NUM_VALUES):
        event.means[nth] = 0.0


def list_outcomes(bench):
    """Work out all outcomes of the event that begins in the cell START; return whether there are not too many."""
    cells, weights, event, o = bench.cells, bench.weights, bench.events[0], bench.options[0]
    decision, here, following = top(cells[START])[0], 0, MOST_STATES
    cells[0] = cells[START]
    weights[0], count = 1.0, 1
    for _ in range(MOST_LAYERS):
        event.stamps[LAYER] += 1
        stamp, num_next = np.int64(event.stamps[LAYER]), 0
        for place in range(here, here + count):
            if not is_going_on(cells[place], decision):
                if event.num_outcomes == event.most_states or (count > MOST_JUDGED and not has_choice(cells[place])):
                    return False
                note_outcome(place, weights[place], bench)
                continue
            num_options = legal(cells[place], o.actions)
            share = weights[place] / chance(cells[place], o.weights)
            for option in range(num_options):
                if num_next == event.most_states:
                    return False
                fresh = following + num_next
                cells[fresh] = cells[place]
                apply(cells[fresh], np.int64(o.actions[option]))
                found = place_in_table(bench.words, bench.slots[LAYER], stamp, fresh)
                if found == fresh:
                    weights[fresh] = 0.0
                    num_next += 1
                weights[found] += share * o.weights[option]
        if num_next == 0:
            return True
        here, following, count = following, here, num_next
    return False


def imagine_outcomes(bench):
    """Draw outcomes of the event that begins in the cell START."""
    cells, event = bench.cells, bench.events[0]
    seed_from(bench.rngs[0], bench.words[START], event.salt)
    for _ in range(NUM_IMAGINED):
        cells[0] = cells[START]
        deal_event(cells[0], bench.rngs[0], bench.options[0])
        note_outcome(0, 1.0 / NUM_IMAGINED, bench)


def expect(bench):
    """Write into `means` what the event that begins in the cell START is worth to each seat on average."""
    event = bench.events[0]
    forget(bench)
    begin_outcomes(bench)
    event.is_exact = list_outcomes(bench)
    if not event.is_exact:
        begin_outcomes(bench)
        imagine_outcomes(bench)


def expect_at(states, index, bench):
    """`expect` for `states[index]`."""
    bench.cells[START] = states[index]
    expect(bench)


def appraise_at(states, index, bench):
    """Write into `values` what `states[index]` is worth to each seat."""
    bench.cells[0] = states[index]
    forget(bench)
    appraise_outcome(0, bench, bench.events[0].values)


def open_measured(states, rngs, options, views, left, bench):
    """`open_chapter` that adds to `luck` what each event was worth to each seat, less its mean."""
    s, o, event = states[0], options[0], bench.events[0]
    if left < 0:
        left = chapters_left(s)
    while s.depth > 0 and top(s)[1] == CHANCE:
        if chapters_left(s) != left:
            return 0, CHANCE, chapters_left(s)
        count = legal(s, o.actions)
        if count == 1:  # the generator is used as `open_chapter` uses it
            total = chance(s, o.weights)
            apply(s, np.int64(o.actions[draw(rngs[0], o.weights, count, total)]))
            continue
        bench.cells[START] = states[0]
        expect(bench)
        deal_event(s, rngs[0], o)
        bench.cells[0] = states[0]
        appraise_outcome(0, bench, event.values)
        for nth in range(NUM_VALUES):
            event.luck[nth] += event.values[nth] - event.means[nth]
    if s.depth == 0:
        return 0, NOBODY, left
    seat = top(s)[1]
    observe(s, seat, views[0])
    return legal(s, o.actions), seat, left


TEMPLATES: tuple[Any, ...] = (
    judge_seats, is_going_on, deal_event, forget, has_choice, appraise_outcome, note_outcome,
    begin_outcomes, list_outcomes, imagine_outcomes, expect, expect_at, appraise_at, open_measured,
)  # fmt: skip
