"""Learning what positions are worth from games that a network plays against itself: temporal differences.

Templates like those of `drive`. Each choice is followed by an after-state; what it is worth to every seat is learned
from what the next ones are judged to be worth, and in the end from how the game ended (Sutton, Learning to Predict by
the Methods of Temporal Differences, 1988; Tesauro, Temporal Difference Learning and TD-Gammon, 1995).
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.appraise import (
    IS_OPEN,
    IS_SCORED,
    RUN,
    TO_THE_END,
    appraise_fairly,
    best_option,
    branch,
    choose,
    follow,
    go_on,
    judge,
    results,
    weigh_choices,
)
from croupier.kernel.contract import apply, foretell, returns, side_of
from croupier.kernel.decorator import kernel
from croupier.kernel.judge import AHEAD, HEADS, SCORE, WIN, Net, Weights, blame, move, shaped, shapes_of
from croupier.kernel.rng import below, fraction
from croupier.kernel.stack import top
from croupier.kernel.standing import meeting

SCORE_WEIGHT, MOST_OFF = 0.1, 1.0  # how much the score counts beside the chances, and the largest error of it


class Lessons(NamedTuple):
    """What was seen in some steps of several games: by step and game, and then by seat and head."""

    states: NDArray[np.record]  # after-states
    values: NDArray[np.float32]  # of the after-state
    best: NDArray[np.float32]  # of the one that was found best
    targets: NDArray[np.float32]  # what the after-state turned out to be worth
    is_tried: NDArray[np.bool_]  # whether the choice was made at random, and not found best
    ends: NDArray[np.bool_]  # whether the game ended before the next choice


class Pupil(NamedTuple):
    """All weights of a network as one flat array, and what moves them."""

    flat: NDArray[np.float32]
    slopes: NDArray[np.float32]
    means: NDArray[np.float32]
    squares: NDArray[np.float32]
    shaped: Weights  # the slopes once more
    scratch: tuple[NDArray[np.float32], ...]  # what reaches the units of `more`, `total` and `base`
    num_moves: NDArray[np.int64]


def new_pupil(net: Net, flat: NDArray[np.float32]) -> Pupil:
    """What teaches a network whose weights are views of `flat`."""
    slopes, means, squares = (np.zeros_like(flat) for _ in range(3))
    num_units, num_more = net.weights.total.shape
    room = np.zeros((3, max(num_units, num_more)), np.float32)
    shapes = shapes_of(net.reading, num_units, num_more)
    scratch = (room[0, :num_more], room[1, :num_units], room[2, :num_units])
    return Pupil(flat, slopes, means, squares, shaped(slopes, shapes), scratch, np.zeros(1, np.int64))


def note_values(s, net, desk, values):
    """Write what a state is worth to each seat."""
    if s.depth > 0:
        foretell(s, desk.worths)
    for seat in range(s.players):
        if IS_OPEN and s.depth > 0:
            judge(s, seat, net, desk)
        else:
            appraise_fairly(s, seat, net, desk)
        for head in range(HEADS):
            values[seat, head] = desk.found[head]


def note_results(s, desk, values):
    """Write how a game ended for each seat."""
    for seat in range(s.players):
        results(s, seat, desk)
        for head in range(HEADS):
            values[seat, head] = desk.found[head]


def practise(starts, games, rngs, net, desk, lessons, explored):
    """Play some steps of all games, in place, and write down what is to be learned; return how many games ended.

    Part of the choices, `explored`, are random. A game that ends begins again from its own of the `starts`; one that
    has not begun is played up to its first choice.
    """
    num_ended = 0
    for game in range(len(games)):
        go_on(games[game], rngs[game], desk, TO_THE_END)
        for step in range(len(lessons.values)):
            values, best, s = lessons.values[step, game], lessons.best[step, game], games[game]
            desk.states[RUN] = games[game]
            count = weigh_choices(RUN, net, desk)
            best_of = best_option(count, desk)
            chosen = below(rngs[game], count) if fraction(rngs[game]) < explored else best_of
            action, better = np.int64(desk.options[0].actions[chosen]), np.int64(desk.options[0].actions[best_of])
            lessons.is_tried[step, game] = chosen != best_of
            if chosen != best_of:
                desk.states[RUN] = games[game]
                follow(desk.states[RUN], better, desk)
                note_values(desk.states[RUN], net, desk, best)
            follow(s, action, desk)
            note_values(s, net, desk, values)
            lessons.states[step, game] = games[game]
            go_on(s, rngs[game], desk, TO_THE_END)
            lessons.ends[step, game] = s.depth == 0
            if s.depth == 0:
                num_ended += 1
                note_results(s, desk, lessons.targets[step, game])
                games[game] = starts[game]
                go_on(s, rngs[game], desk, TO_THE_END)
    return num_ended


@kernel
def look_back(lessons, trace):
    """Write what each after-state turned out to be worth, from the last step back; `practise` wrote it for ends.

    A choice that was tried out at random says nothing about those before it: what counts there is the best one.
    """
    last = len(lessons.values) - 1
    for game in range(lessons.values.shape[1]):
        for step in range(last, -1, -1):
            if lessons.ends[step, game]:
                continue
            targets = lessons.targets[step, game]
            if step == last:
                targets[:] = lessons.values[step, game]
            elif lessons.is_tried[step + 1, game]:
                targets[:] = lessons.best[step + 1, game]
            else:
                later, values = lessons.targets[step + 1, game], lessons.values[step + 1, game]
                for seat in range(len(targets)):
                    for head in range(HEADS):
                        targets[seat, head] = values[seat, head] + trace * (later[seat, head] - values[seat, head])


def learn(lessons, order, net, desk, pupil, rate, size):
    """Move the weights of the network towards the targets, in the given order of steps and games.

    The weights move after every `size` lessons; a lesson is what a state is worth to one seat.
    """
    num_steps, num_games, num_seats = lessons.values.shape[:3]
    errors, count = np.zeros(HEADS, np.float32), 0
    for number in order:
        game, step = number % num_games, number // num_games
        s = lessons.states[step, game]
        if s.depth == 0 or (step == num_steps - 1 and not lessons.ends[step, game]):
            continue  # nothing was learned about it
        foretell(s, desk.worths)
        for seat in range(num_seats):
            if IS_OPEN:
                judge(s, seat, net, desk)
            else:
                appraise_fairly(s, seat, net, desk)
            found, target = desk.found, lessons.targets[step, game, seat]
            errors[WIN], errors[AHEAD] = found[WIN] - target[WIN], found[AHEAD] - target[AHEAD]
            if IS_SCORED:
                errors[SCORE] = SCORE_WEIGHT * min(max(found[SCORE] - target[SCORE], -MOST_OFF), MOST_OFF)
            blame(net, desk.brain, errors, pupil.shaped, pupil.scratch)
            count += 1
        if count >= size:
            pupil.num_moves[0] += 1
            move(pupil.flat, pupil.slopes, pupil.means, pupil.squares, pupil.num_moves[0], rate, count)
            count = 0
    pupil.slopes[:] = 0  # of lessons that were too few for another move


def contest(starts, states, rngs, nets, desks, ahead):
    """Let two networks play each other; write for each round how far the first is ahead of the second, from -1 to 1.

    A round has a game in each of both seatings, with the same dice as long as the same is chosen. `rngs` are for all
    rounds, for a round, and for a game.
    """
    for number in range(len(ahead)):
        ahead[number] = 0.0
        branch(rngs[0], rngs[1])
        for seating in range(2):
            states[0], rngs[2] = starts[0], rngs[1]
            s = states[0]
            while True:
                go_on(s, rngs[2], desks[0], TO_THE_END)
                if s.depth == 0:
                    break
                which = (top(s)[1] + seating) % 2
                desks[which].states[RUN] = states[0]
                apply(s, choose(RUN, nets[which], desks[which]))
            ahead[number] += 0.5 * lead_in_meetings(s, seating, desks[0].standing)


def lead_in_meetings(s, seating, standing):
    """The mean over all meetings of a seat of the first player with a rival of the second: 1, 0 or -1."""
    returns(s, standing)
    total = num_meetings = 0
    for one in range(s.players):
        for other in range(s.players):
            if (one + seating) % 2 == 0 and (other + seating) % 2 == 1 and side_of(s, one) != side_of(s, other):
                total += meeting(standing, one, other)
                num_meetings += 1
    return total / num_meetings


TEMPLATES: tuple[Any, ...] = (note_values, note_results, practise, learn, lead_in_meetings, contest)
