"""What a position is worth to a seat, by the game's own judgement and by what was learned; and choosing by it.

Templates like those of `drive`. A choice is judged by the table right after it and after every forced step, as its seat
would see it (an after-state). What is hidden from the seat is imagined.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.batch import encode
from croupier.kernel.contract import (
    SPREAD,
    apply,
    chapters_left,
    deal_step,
    foretell,
    imagine,
    legal,
    observe,
    part_left,
    returns,
    side_of,
    sketch,
)
from croupier.kernel.drive import leads_side, share_first_place
from croupier.kernel.judge import AHEAD, SCORE, WIN, Brain, chance_of, logit_of, think
from croupier.kernel.rng import next_word
from croupier.kernel.search import FEW_CHAPTERS, LOGISTIC, MAX_SEATS
from croupier.kernel.stack import CHANCE, top
from croupier.kernel.standing import meeting

IS_OPEN, IS_SCORED = True, True  # of the game that a template is specialised for
NUM_SEEN, NUM_LEADS = 0, MAX_SEATS + 1  # inputs: the vector of a view, then the leads, then the sketch
ROOT, RUN, KNOWN, TRIAL = range(4)  # states of a desk
EVERY_CHOICE = 1.0  # a margin within which every choice is, and then none is left behind
TO_THE_END = -1  # instead of a number of chapters left
WHOLE_GAME = 1_000_000  # instead of a number of choices to look ahead: to the end of the game, not of the chapter
FURTHEST = 4.0  # a lead of more is as good as won


class Desk(NamedTuple):
    """Where a position is judged."""

    states: NDArray[np.record]
    views: NDArray[np.record]
    raws: NDArray[np.int8]  # the bytes of the views
    options: NDArray[np.record]
    rngs: NDArray[np.record]  # for what is imagined, for dice, for a try, and for a choice in it
    worths: NDArray[np.float64]  # what `foretell` says, by seat
    standing: NDArray[np.int64]
    shares: NDArray[np.float64]
    found: NDArray[np.float64]  # a chance to win, the part of the rivals that one ends ahead of, and a score
    tried: NDArray[np.float64]  # the same three for each option
    brain: Brain


def results(s, seat, desk):
    """Write what a seat has of a game that is over."""
    returns(s, desk.standing)
    share_first_place(s, desk.standing, desk.shares)
    num_rivals, ahead = 0, 0.0
    for other in range(s.players):
        if side_of(s, other) != side_of(s, seat):
            num_rivals += 1
            ahead += 0.5 + 0.5 * meeting(desk.standing, seat, other)
    desk.found[WIN], desk.found[AHEAD] = desk.shares[seat], ahead / num_rivals
    desk.found[SCORE] = desk.standing[seat, 0] / SPREAD


def judge_leads(s, seat, desk):
    """Write what the game's own judgement says for a seat, and the leads as inputs: those after the seat in turn.

    What the seats' positions are worth must have been foretold.
    """
    worths, inputs = desk.worths, desk.brain.inputs
    players = np.int64(s.players)
    reach = SPREAD * math.sqrt(max(min(chapters_left(s), FEW_CHAPTERS) + part_left(s), 0.01))
    for place in range(NUM_LEADS):
        inputs[NUM_SEEN + place] = 0
    inputs[NUM_SEEN] = part_left(s)
    all_wins = own_wins = own_ahead = 0.0
    num_rivals = 0
    for one in range(players):
        wins = 1.0
        for other in range(players):
            if side_of(s, other) == side_of(s, one):
                continue
            lead = (worths[one] - worths[other]) / reach
            holds = 1.0 / (1.0 + math.exp(min(-LOGISTIC * lead, 50.0)))
            if leads_side(s, other):
                wins *= holds
            if one == seat:
                num_rivals += 1
                own_ahead += holds
                turn = other - seat if other > seat else other - seat + players
                inputs[NUM_SEEN + 1 + turn] = min(max(lead, -FURTHEST), FURTHEST)
        if leads_side(s, one):
            all_wins += wins
        if one == seat:
            own_wins = wins
    desk.found[WIN], desk.found[AHEAD] = own_wins / all_wins, own_ahead / num_rivals
    desk.found[SCORE] = worths[seat] / SPREAD if IS_SCORED else 0.0


def appraise(s, seat, net, desk):
    """Write into `found` what a state is worth to a seat; what the seat may not know has been imagined."""
    if s.depth == 0:
        results(s, seat, desk)
    else:
        foretell(s, desk.worths)
        judge(s, seat, net, desk)


def judge(s, seat, net, desk):
    """`appraise` a game that is on, when what the seats' positions are worth has been foretold."""
    view, brain = desk.views[0], desk.brain
    observe(s, seat, view)
    encode(view, desk.raws[0], brain.inputs)
    judge_leads(s, seat, desk)
    sketch(s, seat, brain.inputs[NUM_SEEN + NUM_LEADS :])
    think(net, brain)
    found = desk.found
    if not net.is_added:
        found[WIN] = found[AHEAD] = 0.5
    found[WIN] = chance_of(logit_of(found[WIN]) + brain.out[WIN])
    found[AHEAD] = chance_of(logit_of(found[AHEAD]) + brain.out[AHEAD])
    found[SCORE] += brain.out[SCORE]


def appraise_fairly(s, seat, net, desk):
    """`appraise` for a state of which the seat may not know all."""
    if IS_OPEN or s.depth == 0:
        appraise(s, seat, net, desk)
    else:
        observe(s, seat, desk.views[0])
        imagine(desk.views[0], seat, desk.states[KNOWN], desk.rngs[0])
        appraise(desk.states[KNOWN], seat, net, desk)


def follow(s, action, desk):
    """Play an action and what is forced by it, in place."""
    actions = desk.options[1].actions
    while True:  # rules are inlined where they are called, so calling them once is compiled much faster
        apply(s, action)
        if s.depth == 0 or top(s)[1] != CHANCE or legal(s, actions) > 1:
            break
        action = np.int64(actions[0])


def go_on(s, rng, desk, left):
    """Play chance, and choices of seats that have only one, until there is something to choose or the game is over.

    It also ends with the chapter after which so many are left, unless that is TO_THE_END.
    """
    o = desk.options[1]
    while s.depth > 0 and (left == TO_THE_END or chapters_left(s) == left):
        if top(s)[1] == CHANCE:
            deal_step(s, rng, o)
        elif legal(s, o.actions) == 1:
            apply(s, np.int64(o.actions[0]))
        else:
            break


def weigh_choices(at, net, desk):
    """Write into `tried` what each choice in a state of the desk is worth to its actor; return their number."""
    s, o = desk.states[at], desk.options[0]
    seat, count = top(s)[1], legal(s, o.actions)
    if at != KNOWN:
        desk.states[KNOWN] = desk.states[at]
        if not IS_OPEN:
            observe(s, seat, desk.views[0])
            imagine(desk.views[0], seat, desk.states[KNOWN], desk.rngs[0])
    for option in range(count):
        desk.states[TRIAL] = desk.states[KNOWN]
        follow(desk.states[TRIAL], np.int64(o.actions[option]), desk)
        appraise(desk.states[TRIAL], seat, net, desk)
        for head in range(len(desk.found)):
            desk.tried[option, head] = desk.found[head]
    return count


def best_option(count, desk):
    """The option that was found best: by the chance to win, and as much by being ahead of others."""
    best = 0
    for option in range(1, count):
        if worth_of(desk.tried[option]) > worth_of(desk.tried[best]):
            best = option
    return best


def worth_of(found):
    """What a seat plays for: to win, and as much to be ahead of each rival; the same thing between two."""
    return 0.5 * (found[WIN] + found[AHEAD])


def choose(at, net, desk):
    """The action that the actor of a state of the desk finds best, looking at nothing but the table after it."""
    best = best_option(weigh_choices(at, net, desk), desk)
    return np.int64(desk.options[0].actions[best])


MOST_TRIED = 6  # choices that are tried out
FEW_TRIES, CLEAR = 32, 2.5  # tries between two looks at who is left behind, and by how many standard errors
OFF = 0.02  # by how much two choices are judged wrongly without looking ahead: the standard error of their difference


def ponder(views, seat, rngs, net, desk, num_imagined, num_tries, num_rolls, margin, sums, tries):
    """Weigh the choices of the seat of `views[0]`; return their number, and which of them is found best.

    `sums` gets a row for each choice: how often it was tried to the end, and the means of what `found` says. First each
    choice is judged by the table after it, over `num_imagined` deals of what is hidden. Then those that are at most
    `margin` worse than the best are tried out `num_tries` times: chance and the seats' best choices are played for
    `num_rolls` choices more, with the same dice for every choice, and the table is judged then. Choices that are
    clearly worse are left behind. `tries` gets what `found` said at the end of each try. The best is found by what the
    tries and the judgement before them say together, each by how far it can be off.
    """
    o, count = desk.options[0], 0
    branch(rngs[0], desk.rngs[0])
    for deal_number in range(num_imagined):
        imagine(views[0], seat, desk.states[KNOWN], desk.rngs[0])
        count = weigh_choices(KNOWN, net, desk)
        for option in range(count):
            if deal_number == 0:
                sums[option, :] = 0
            for head in range(len(desk.found)):
                sums[option, 1 + head] += desk.tried[option, head] / num_imagined
    actions, judged = np.empty(count, np.int64), np.empty(count)
    is_tried = np.zeros(count, np.bool_)
    for option in range(count):
        actions[option], judged[option] = o.actions[option], worth_of(sums[option, 1:])
    best = np.argmax(judged)
    num_left, num_tried = 0, 0
    for option in range(count):
        num_better = 0
        for other in range(count):
            num_better += judged[other] > judged[option]
        is_near = judged[option] >= judged[best] - margin and num_better < MOST_TRIED
        is_tried[option] = margin >= EVERY_CHOICE or is_near
        num_left += is_tried[option]
    if num_tries > 0 and num_left > 1:
        for option in range(count):
            if is_tried[option]:
                sums[option, :] = 0
        for number in range(num_tries):
            imagine(views[0], seat, desk.states[ROOT], rngs[0])
            branch(rngs[0], desk.rngs[2])
            for option in range(count):
                if is_tried[option]:
                    desk.rngs[3] = desk.rngs[2]
                    desk.states[RUN] = desk.states[ROOT]
                    try_out(actions[option], seat, net, desk, num_rolls)
                    sums[option, 0] += 1
                    for head in range(len(desk.found)):
                        sums[option, 1 + head] += (desk.found[head] - sums[option, 1 + head]) / sums[option, 0]
                        tries[option, number, head] = desk.found[head]
            num_tried = number + 1
            is_time = num_tried % FEW_TRIES == 0 and margin < EVERY_CHOICE
            if is_time and leave_behind(is_tried, tries, num_tried) == 1:
                break
    return count, best_tried(judged, is_tried, tries, num_tried)


def branch(rng, other):
    """Make another generator from the next numbers of one."""
    other.a, other.b, other.c, other.d = next_word(rng), next_word(rng), next_word(rng), next_word(rng)


def try_out(action, seat, net, desk, num_rolls):
    """Play an action and what follows it in the running state, and judge it for the seat.

    No new chapter is begun, unless the whole game is to be played.
    """
    s = desk.states[RUN]
    left = TO_THE_END if num_rolls == WHOLE_GAME else chapters_left(s)
    for roll in range(num_rolls + 1):
        branch(desk.rngs[3], desk.rngs[0])  # anew for each choice, so that dice thrown before do not shift later ones
        branch(desk.rngs[3], desk.rngs[1])
        follow(s, action, desk)
        if roll == num_rolls:
            break
        go_on(s, desk.rngs[1], desk, left)
        if s.depth == 0 or (left != TO_THE_END and chapters_left(s) != left):
            break
        action = choose(RUN, net, desk)
    appraise_fairly(s, seat, net, desk)


def lead_in_tries(one, other, count):
    """The mean of how far one option is ahead of another in the same tries, and its variance from try to try."""
    total = squares = 0.0
    for number in range(count):
        lead = worth_of(one[number]) - worth_of(other[number])
        total += lead
        squares += lead * lead
    mean = total / count
    return mean, max(squares / count - mean * mean, 0.0)


def leave_behind(is_tried, tries, count):
    """Take the choices out that are clearly worse than the best one; return how many are left."""
    best, best_mean = -1, -1.0
    for option in range(len(is_tried)):
        if is_tried[option]:
            mean = 0.0
            for number in range(count):
                mean += worth_of(tries[option, number]) / count
            if mean > best_mean:
                best, best_mean = option, mean
    num_left = 0
    for option in range(len(is_tried)):
        if is_tried[option] and option != best:
            lag, variance = lead_in_tries(tries[best], tries[option], count)
            if lag > CLEAR * math.sqrt(variance / count) and lag > 0.0:
                is_tried[option] = False
        num_left += is_tried[option]
    return num_left


def best_tried(judged, is_tried, tries, count):
    """The best of the options that have not been left behind, all of which have been tried `count` times."""
    first = -1
    for option in range(len(judged)):
        if is_tried[option] and (first < 0 or judged[option] > judged[first]):
            first = option
    best, best_lead = first, 0.0
    for option in range(len(judged)):
        if count > 0 and is_tried[option] and option != first:
            mean, variance = lead_in_tries(tries[option], tries[first], count)
            trust = OFF**2 / (OFF**2 + variance / count)
            lead = trust * mean + (1.0 - trust) * (judged[option] - judged[first])
            if lead > best_lead:
                best, best_lead = option, lead
    return best


TEMPLATES: tuple[Any, ...] = (
    branch, results, judge_leads, judge, appraise, appraise_fairly, follow, go_on, weigh_choices, worth_of, best_option,
    choose, try_out, lead_in_tries, leave_behind, best_tried, ponder,
)  # fmt: skip
