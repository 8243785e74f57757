"""Many games in step: written once, specialised for each game; `croupier.Batch` is the door to it.

Every function works on the games from `begin` up to `end`, so that threads can share a batch. The state of a game, its
generators and what is written for it depend on nothing but itself: not on the other games, nor on the threads.
`encode` is the function of the game's layout; `desks[thread]` is scratch.
"""

from typing import Any

import numpy as np

from croupier.kernel.contract import apply, imagine, legal, observe, returns
from croupier.kernel.drive import deal, share_first_place
from croupier.kernel.records import record_dtype
from croupier.kernel.rng import below
from croupier.kernel.stack import CHANCE, NOBODY, NOTHING, top


def desk_dtype(max_players: int, max_options: int) -> np.dtype[np.record]:
    """Where one thread works: the end of a game, and forced steps."""
    return record_dtype(
        [("standing", "i8", (max_players, 2)), ("shares", "f8", max_players), ("actions", "i2", max_options)]
    )


def encode(view, raw, out):
    """Write a view, given as a record and as its bytes, as a vector."""
    raise AssertionError("not specialised")


def _bytes_of(views):
    """The bytes of each view; a VIEW is packed."""
    return views.view(np.int8).reshape(len(views), views.itemsize)


def step_games(
    start, states, rngs, options, chosen, views, vectors, masks, seats, rewards, scores, ends, desks, thread, begin, end
):
    """Play one choice in each game, in place, and chance up to the next; return the number of actions, chance's too.

    A choice of NOTHING plays none: a game that has just been laid out is opened so. With `start`, a game that ends is
    laid out anew from it; without, it stays as it is. `vectors` may be empty; `views` may have one entry per thread.
    """
    num_actions, raws = 0, _bytes_of(views)
    for game in range(begin, end):
        s, o = states[game], options[game]
        ends[game] = False
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0
        if s.depth == 0:
            continue
        if chosen[game] != NOTHING:
            apply(s, np.int64(chosen[game]))
            num_actions += 1
        num_actions += deal(s, rngs[game], o)
        if s.depth == 0:
            ends[game] = True
            _pay_out(s, desks[thread], rewards[game], scores[game])
            if len(start) > 0:
                states[game] = start[0]
                num_actions += deal(s, rngs[game], o)
        seat = top(s)[1] if s.depth > 0 else NOBODY
        seats[game] = seat
        if len(views) == len(states):
            observe(s, seat, views[game])
            if len(vectors) > 0:
                encode(views[game], raws[game], vectors[game])
        elif len(vectors) > 0:
            observe(s, seat, views[thread])
            encode(views[thread], raws[thread], vectors[game])
        _list_choices(s, o, masks[game])
    return num_actions


def _pay_out(s, desk, rewards, scores):
    """Write who has which part of the first place, and the scores."""
    returns(s, desk.standing)
    share_first_place(s, desk.standing, desk.shares)
    for seat in range(len(rewards)):
        rewards[seat] = desk.shares[seat]
        scores[seat] = desk.standing[seat, 0]


def _list_choices(s, o, mask):
    mask[:] = False
    o.count = 0
    if s.depth > 0:
        o.count = legal(s, o.actions)
        for option in range(o.count):
            mask[o.actions[option]] = True


def first_illegal(chosen, masks, seats):
    """The first game whose choice is not legal, or -1; a finished game accepts any."""
    for game in range(len(chosen)):
        if seats[game] != NOBODY:
            choice = chosen[game]
            if choice < 0 or choice >= masks.shape[1] or not masks[game, choice]:
                return game
    return -1


def choose_at_random(chosen, rngs, options, begin, end):
    """Write a uniformly random legal action for every unfinished game, and NOTHING for the others."""
    for game in range(begin, end):
        o = options[game]
        chosen[game] = o.actions[below(rngs[game], int(o.count))] if o.count > 0 else NOTHING


def observe_games(states, wanted, views, vectors, begin, end):
    """Write each game's view for the seat that is wanted there, and its vector."""
    raws = _bytes_of(views)
    for game in range(begin, end):
        observe(states[game], np.int64(wanted[game]), views[game])
        encode(views[game], raws[game], vectors[game])


def look_ahead(states, rngs, options, seats, views, scratch, firsts, vectors, shares, desks, thread, begin, end):
    """Write, for each legal choice of each game, what its seat would see after it and after every forced step.

    What is hidden from the seat is imagined, the same for all its choices. The choices of a game stand from
    `firsts[game]` on, in the order of `options`. Where the game would be over, `shares` has the seat's part of the
    first place, elsewhere -1. `scratch` has two states for each thread.
    """
    raw = _bytes_of(views)[thread]
    for game in range(begin, end):
        s, o, seat = states[game], options[game], np.int64(seats[game])
        if o.count == 0:
            continue
        observe(s, seat, views[thread])
        imagine(views[thread], seat, scratch[2 * thread], rngs[game])
        for option in range(o.count):
            scratch[2 * thread + 1] = scratch[2 * thread]
            row = firsts[game] + option
            after, action = scratch[2 * thread + 1], np.int64(o.actions[option])
            shares[row] = _try_out(after, action, seat, views[thread], desks[thread])
            encode(views[thread], raw, vectors[row])


def _try_out(s, action, seat, view, desk):
    """Play an action and what is forced by it, in place, and show it to a seat; return its share of the first place.

    The share is -1 while the game is on.
    """
    apply(s, action)
    while s.depth > 0 and top(s)[1] == CHANCE and legal(s, desk.actions) == 1:
        apply(s, np.int64(desk.actions[0]))
    observe(s, seat, view)
    if s.depth > 0:
        return -1.0
    returns(s, desk.standing)
    share_first_place(s, desk.standing, desk.shares)
    return desk.shares[seat]


def encode_at(views, vectors):
    """Write `views[0]` as a vector."""
    encode(views[0], _bytes_of(views)[0], vectors[0])


# In the order in which they must be specialised: a template may call those before it.
TEMPLATES: tuple[Any, ...] = (
    _bytes_of, _pay_out, _list_choices, step_games, first_illegal, choose_at_random, observe_games, _try_out,
    look_ahead, encode_at,
)  # fmt: skip
