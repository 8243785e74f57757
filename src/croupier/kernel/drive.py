"""Single steps and whole games: written once, specialised for each game.

Every function here is a template: it names the kernels of `contract`, and `specialise` compiles a
copy for one game. They trust their callers; the checked door is `croupier.Position`.
"""

from typing import Any

from croupier.kernel.contract import (
    apply,
    chance,
    deal_step,
    imagine,
    legal,
    observe,
    obvious,
    random_step,
    returns,
    settle,
    setup,
    side_of,
)
from croupier.kernel.stack import CHANCE, NOBODY, top
from croupier.kernel.standing import place_seats


def deal(s, rng, o):
    """Play chance in place until a seat must choose or the game is over; return the number of actions."""
    num_actions = 0
    while s.depth > 0 and top(s)[1] == CHANCE:
        num_actions += deal_step(s, rng, o)
    return num_actions


def playout(s, rng, o):
    """Play to the end in place, every seat at random; return (actions, decisions) taken."""
    num_actions = num_decisions = 0
    while s.depth > 0:
        actions_taken, decisions_taken = random_step(s, rng, o)
        num_actions += actions_taken
        num_decisions += decisions_taken
    return num_actions, num_decisions


def leads_side(s, seat):
    """Whether a seat is the first of its side; counting these seats counts the sides."""
    num_before = 0
    for other in range(seat):
        num_before += side_of(s, other) == side_of(s, seat)
    return num_before == 0


def share_first_place(s, standing, shares):
    """Write each seat's part of the first place; partners win together, so each has the whole part of the side."""
    num_sides = 0
    place_seats(standing, s.players, shares)
    for seat in range(s.players):
        shares[seat] = shares[seat] == 1
        num_sides += shares[seat] == 1 and leads_side(s, seat)
    for seat in range(s.players):
        shares[seat] /= num_sides


def playouts(start, states, rngs, options, standings, lengths):
    """Play one random game from `start[0]` for each row of `standings`; `states[0]` is scratch."""
    for game in range(len(standings)):
        states[0] = start[0]
        lengths[game, 0], lengths[game, 1] = playout(states[0], rngs[0], options[0])
        returns(states[0], standings[game])


def look_at(states, index, options):
    """Write the open decision's legal actions; return (number of actions, decision, actor, subject)."""
    s = states[index]
    if s.depth == 0:
        return 0, 0, NOBODY, 0
    decision, actor, subject = top(s)
    return legal(s, options[0].actions), decision, actor, subject


def start_at(states, index, settings, options):
    """Lay out a zeroed state by `settings[0]`, then `look_at` it."""
    setup(states[index], settings[0])
    return look_at(states, index, options)


def play_at(states, index, action, options):
    """Play a legal action in place, then `look_at` the state."""
    apply(states[index], action)
    return look_at(states, index, options)


def deal_at(states, index, rngs, options):
    """Play chance from `rngs[0]` until a seat must choose or the game is over; return the number of actions."""
    return deal(states[index], rngs[0], options[0])


def obvious_at(states, index):
    """The action that the actor plays without being asked, or NOTHING."""
    return obvious(states[index])


def weigh_at(states, index, options):
    """Write the weight of each outcome of CHANCE; return their sum."""
    return chance(states[index], options[0].weights)


def observe_at(states, index, seat, views):
    """Fill `views[0]` with what `seat` may know."""
    observe(states[index], seat, views[0])


def imagine_at(views, seat, states, index, rngs):
    """Fill `states[index]` with a state consistent with `views[0]`."""
    imagine(views[0], seat, states[index], rngs[0])


def settle_at(states, index, place):
    """Pay out one place of the table in `states[index]`, which is scratch afterwards."""
    settle(states[index], place)


def returns_at(states, index, standings):
    """Write what decides the game for each seat."""
    returns(states[index], standings)


# In the order in which they must be specialised: a template may call those before it.
TEMPLATES: tuple[Any, ...] = (
    deal, playout, obvious_at, leads_side, share_first_place, playouts, look_at, start_at, play_at, deal_at, weigh_at,
    observe_at, imagine_at, settle_at, returns_at,
)  # fmt: skip
