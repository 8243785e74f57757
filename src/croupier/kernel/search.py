"""Choosing a move: the best after one step by the game's own judgement, or by searching a tree of choices.

Templates like those of `drive`. The search is information-set Monte Carlo tree search with one observer
(Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, IEEE T-CIAIG 4:2, 2012):
each iteration imagines a state that fits the view, follows the tree through the choices of all seats while
chance is dealt afresh (the tree is open loop: it branches on choices only, told apart by `facet`), adds one
choice, plays on, and credits every choice on the way with what each seat got. A choice that is not always
legal is compared by how often it was available, not by how often its parent was visited.
"""

import math
from typing import Any

import numpy as np

from croupier.kernel.contract import (
    SPREAD,
    apply,
    chance,
    chapters_left,
    facet,
    foretell,
    imagine,
    is_blind,
    legal,
    observe,
    part_left,
    returns,
    side_of,
    value,
)
from croupier.kernel.drive import deal, leads_side, playout, share_first_place
from croupier.kernel.records import options_dtype, record_dtype
from croupier.kernel.rng import below, draw
from croupier.kernel.stack import CHANCE, NOBODY, top
from croupier.kernel.standing import meeting

MAX_SEATS = 6
MAX_PATH = 256  # choices of one line in the tree; after that the game is played on without the tree
FEW_CHAPTERS = 8  # the most chapters still to come that are counted
LOGISTIC = 1.7  # makes the logistic curve follow the normal one
RANK, WIN, MARGIN = 0.5, 0.45, 0.05  # weights in a result: of the place, of being first, and of the margin

NODE = record_dtype([
    ("facet", "i4"), ("first_child", "i4"), ("sibling", "i4"), ("visits", "i4"), ("available", "i4"),
    ("values", "f8", MAX_SEATS),
])  # fmt: skip
# A plan: how long to search, and how; `num_nodes` and `stamp` are where the search stands.
PLAN = record_dtype([
    ("iterations", "i8"), ("num_nodes", "i8"), ("exploration", "f8"), ("is_paranoid", "i1"), ("stamp", "i8"),
    ("num_best", "i8"), ("is_whole", "i1"), ("is_judged", "i1"), ("prior", "i4"),
])  # fmt: skip
# What came of each choice at the root: how often it was tried, and its sums of wins and of scores.
TRIAL = record_dtype([("tries", "f8"), ("wins", "f8"), ("scores", "f8")])


def desk_dtype(rules: Any, num_facets: int) -> np.dtype[np.record]:
    """Everything that a search works with, except its tree and its states.

    `stamps` says for each facet when it was last legal and as which action, `path` are the nodes of the running
    iteration, and `credits` is what `credit` writes for each seat and, MAX_SEATS further, its chance of first place.
    """
    return record_dtype([
        ("stamps", "i8", (num_facets, 2)), ("path", "i8", MAX_PATH), ("trials", TRIAL, rules.NUM_CHOICES),
        ("standing", "i8", (rules.MAX_PLAYERS, 2)), ("worths", "f8", MAX_SEATS), ("credits", "f8", 2 * MAX_SEATS),
        ("plan", PLAN), ("options", options_dtype(rules.MAX_OPTIONS)),  # last: the others stay aligned
    ])  # fmt: skip


def choose_best(states, rng, o):
    """The action after which the actor of `states[0]` stands best; `states[1]` is scratch."""
    s, twin = states[0], states[1]
    seat = top(s)[1]
    count = legal(s, o.actions)
    if is_blind(s):
        return np.int64(o.actions[below(rng, count)])
    best, num_best, best_value = 0, 0, -math.inf
    for option in range(count):
        states[1] = states[0]
        apply(twin, np.int64(o.actions[option]))
        found = value(twin, seat)
        if found > best_value:
            best, num_best, best_value = option, 1, found
        elif found == best_value:
            num_best += 1
            if below(rng, num_best) == 0:
                best = option
    return np.int64(o.actions[best])


def choose_best_at(views, seat, states, rngs, options):
    """`choose_best` for the seat of `views[0]`."""
    imagine(views[0], seat, states[0], rngs[0])
    return choose_best(states, rngs[0], options[0])


def play_on(states, rng, o, num_best, left, is_judged):
    """Play on in `states[0]`, in place, until fewer than `left` chapters are left.

    `choose_best` makes the first `num_best` choices, the rest are random; with `is_judged` play stops before the rest.
    """
    s = states[0]
    if is_judged and num_best == 0:
        return
    deal(s, rng, o)
    while s.depth > 0 and chapters_left(s) >= left:
        if num_best > 0:
            num_best -= 1
            apply(s, choose_best(states, rng, o))
            if is_judged and num_best == 0:
                return
        elif left == 0:
            playout(s, rng, o)
        else:
            count = legal(s, o.actions)
            apply(s, np.int64(o.actions[below(rng, count)]))
        deal(s, rng, o)


def open_chapter(states, rngs, options, views, left):
    """Play chance in `states[0]` until a seat must choose, a chapter begins or the game is over.

    Return (number of legal actions, seat, chapters left); the actions and the seat's view are written. At the beginning
    of a chapter the first two are (0, CHANCE), at the end of the game (0, NOBODY). The caller gives the chapters left
    back as `left` the next time, and -1 at first. A caller that deals each chapter from a generator of its own deals
    the same chapters to every game.
    """
    s, o = states[0], options[0]
    if left < 0:
        left = chapters_left(s)
    while s.depth > 0 and top(s)[1] == CHANCE:
        if chapters_left(s) != left:
            return 0, CHANCE, chapters_left(s)
        count = legal(s, o.actions)
        total = chance(s, o.weights)
        apply(s, np.int64(o.actions[draw(rngs[0], o.weights, count, total)]))
    if s.depth == 0:
        return 0, NOBODY, left
    seat = top(s)[1]
    observe(s, seat, views[0])
    return legal(s, o.actions), seat, left


def credit(s, left, desk):
    """Write how good a game is for each seat, from 0 to 1, and MAX_SEATS further its chance of the first place.

    A finished game is judged by places, and a little by margins. An unfinished game is judged by how likely each lead
    is to hold when every chapter to come puts another SPREAD between two seats. While at least `left` chapters are
    left, the leads are those foretold for the end of the open chapter, otherwise those that the seats have.
    """
    standing, worths, credits = desk.standing, desk.worths, desk.credits
    returns(s, standing)
    players = np.int64(s.players)
    time_left = 1.0 + min(chapters_left(s), FEW_CHAPTERS)
    for seat in range(players):
        worths[seat] = standing[seat, 0]
    if s.depth > 0 and chapters_left(s) >= left:
        foretell(s, worths)
        time_left += part_left(s) - 1.0
    reach = SPREAD * math.sqrt(max(time_left, 0.01))
    lowest = highest = worths[0]
    total, all_wins = 0.0, 0.0
    for seat in range(players):
        lowest, highest = min(lowest, worths[seat]), max(highest, worths[seat])
        total += worths[seat]
    if s.depth == 0:
        share_first_place(s, standing, credits[MAX_SEATS:])
    for seat in range(players):
        ahead_of, num_rivals, wins = 0.0, 0, 1.0
        for other in range(players):
            if side_of(s, other) == side_of(s, seat):
                continue
            num_rivals += 1
            if s.depth > 0:
                holds = 1.0 / (1.0 + math.exp(-LOGISTIC * (worths[seat] - worths[other]) / reach))
            else:
                holds = 0.5 + 0.5 * meeting(standing, seat, other)
            ahead_of += holds
            if leads_side(s, other):
                wins *= holds
        credits[seat] = ahead_of / num_rivals
        if s.depth > 0:
            credits[seat + MAX_SEATS] = wins
            all_wins += wins
    for seat in range(players):
        if s.depth > 0:  # leads do not hold independently: scale the chances so that they add up
            partners = 0
            for other in range(players):
                partners += side_of(s, other) == side_of(s, seat)
            credits[seat + MAX_SEATS] *= partners / all_wins
        margin = (worths[seat] - total / players) / (highest - lowest + 1.0)
        credits[seat] = RANK * credits[seat] + WIN * credits[seat + MAX_SEATS] + MARGIN * (0.5 + 0.5 * margin)


def favourite(s, seat, actor, count, nodes, node, desk):
    """The child of a node to try next, or -1, and for how many legal actions the node has a child.

    The facet of each legal action is stamped; the stamp is taken off again if the node has a child for it.
    """
    plan, o, stamps = desk.plan, desk.options, desk.stamps
    plan.stamp += 1
    for option in range(count):
        known_as = facet(s, np.int64(o.actions[option]))
        stamps[known_as, 0], stamps[known_as, 1] = plan.stamp, o.actions[option]
    best, best_score, num_known = -1, -math.inf, 0
    child = nodes[node].first_child
    while child != 0:
        known = nodes[child]
        if stamps[known.facet, 0] == plan.stamp:
            stamps[known.facet, 0] = 0
            num_known += 1
            known.available += 1
            mean = known.values[actor] / known.visits
            if plan.is_paranoid and side_of(s, actor) != side_of(s, seat):
                mean = 1.0 - known.values[seat] / known.visits
            score = mean + plan.exploration * math.sqrt(math.log(known.available) / known.visits)
            if score > best_score:
                best, best_score = child, score
        child = known.sibling
    return best, num_known


def add_choice(s, rng, count, num_known, nodes, node, desk):
    """Add to a node a random one of the legal actions for which it has no child, and return the new child."""
    plan, o, stamps = desk.plan, desk.options, desk.stamps
    skipped = below(rng, count - num_known)
    known_as = np.int64(0)
    for option in range(count):
        unknown = facet(s, np.int64(o.actions[option]))
        if stamps[unknown, 0] == plan.stamp:
            if skipped == 0:
                known_as = unknown
            skipped -= 1
    child = np.int64(plan.num_nodes)
    plan.num_nodes += 1
    added = nodes[child]
    added.facet, added.first_child, added.sibling = known_as, 0, nodes[node].first_child
    added.visits, added.available = 0, 1
    for other in range(MAX_SEATS):
        added.values[other] = 0.0
    nodes[node].first_child = child
    return child


def descend(seat, states, rng, nodes, desk, left):
    """Follow the tree from its root, in place, down to a new choice; return the depth and the first action.

    Decisions about a secret (`is_blind`) are made at random, except the searcher's own at the root: the tree must not
    know the secret. The children of a node are told apart by their facets alone; where chance decides which seat
    chooses, the seats share them.
    """
    s, plan, o = states[0], desk.plan, desk.options
    node = depth = 0
    first = np.int64(-1)
    while depth < MAX_PATH:
        deal(s, rng, o)
        if s.depth == 0 or chapters_left(s) < left:
            break
        count = legal(s, o.actions)
        if count == 1 or (first >= 0 and is_blind(s)):
            action = np.int64(o.actions[below(rng, count)])
            if first < 0:
                first = action
            apply(s, action)
            continue
        child, num_known = favourite(s, seat, top(s)[1], count, nodes, node, desk)
        is_new = num_known < count and plan.num_nodes < len(nodes)
        if is_new:
            child = add_choice(s, rng, count, num_known, nodes, node, desk)
        if child < 0:  # the tree grows no more, and none of its choices is legal here
            break
        action = desk.stamps[nodes[child].facet, 1]
        if first < 0:
            first = action
        desk.path[depth] = node = child
        depth += 1
        apply(s, action)
        if is_new:
            break
    return depth, first


def grow(views, seat, states, rngs, nodes, desks):
    """Search on from `views[0]` for `desks[0].plan.iterations`, in place; `nodes[0]` is the root."""
    s, rng, desk = states[0], rngs[0], desks[0]
    plan, o, path, credits = desk.plan, desk.options, desk.path, desk.credits
    for _ in range(plan.iterations):
        imagine(views[0], seat, s, rng)
        left = 0 if plan.is_whole else chapters_left(s)
        depth, first = descend(seat, states, rng, nodes, desk, left)
        if depth > 0 and plan.prior > 0 and nodes[path[depth - 1]].visits == 0:
            newest = nodes[path[depth - 1]]  # the game's judgement of it counts as `prior` visits
            credit(s, left, desk)
            newest.visits, newest.available = plan.prior, plan.prior
            for other in range(s.players):
                newest.values[other] = plan.prior * credits[other]
        play_on(states, rng, o, plan.num_best, left, plan.is_judged)
        credit(s, left, desk)
        for level in range(depth):
            passed = nodes[path[level]]
            passed.visits += 1
            for other in range(s.players):
                passed.values[other] += credits[other]
        trial = desk.trials[first]
        trial.tries += 1.0
        trial.wins += credits[seat + MAX_SEATS]
        trial.scores += desk.standing[seat, 0]


TEMPLATES: tuple[Any, ...] = (
    choose_best, choose_best_at, open_chapter, play_on, credit, favourite, add_choice, descend, grow,
)  # fmt: skip
