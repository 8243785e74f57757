"""Positions near the end of games, found by playing at random."""

import random
from functools import cache

import croupier
from croupier.bots.exact import Exact
from croupier.game import load
from croupier.kernel import CHANCE, generator

LAST_ROUND = 4
FEW_DICE = 6  # about as many dice as can be worked out
PLAYERS = (2, 3, 4)
THREAT = 0.1


def play_at_random(position, chooser):
    weights = position.weights if position.actor == CHANCE else None
    position.play(chooser.choices(position.legal_moves, weights)[0])


@cache
def las_vegas_endings(players, most_dice, count, seed):
    """From different games, the first choice of the last round of Las Vegas with at most `most_dice` dice left."""
    chooser, found = random.Random(seed), []
    while len(found) < count:
        position = croupier.start("las-vegas", players)
        while not position.is_over:
            if position.actor != CHANCE and len(position.legal_moves) > 1:
                view = position.view(position.actor)
                if view.round_number == LAST_ROUND and sum(view.own) <= most_dice:
                    found.append(position.copy())
                    break
            play_at_random(position, chooser)
    return found


@cache
def sequence_dice_threats(players, count, seed):
    """Choices in Sequence Dice that change the chances of the next roll by a tenth, from different games."""
    chooser, found, exact = random.Random(seed), [], Exact(load("sequence-dice"))
    while len(found) < count:
        position = croupier.start("sequence-dice", players, line=5)
        while not position.is_over:
            if position.actor != CHANCE and len(position.legal_moves) > 1:
                worths = exact.solve(position.view(position.actor), position.legal_actions, horizon=2)
                wins = [worth.win for worth in worths]
                if max(wins) - min(wins) > THREAT:
                    found.append(position.copy())
                    break
            play_at_random(position, chooser)
    return found


def losses(exact, places, bots, **horizon):
    """How much of the best chance to win each bot's move gives away, at each place that can be worked out."""
    found = {bot: [] for bot in bots}
    for number, position in enumerate(places):
        view, actions = position.view(position.actor), position.legal_actions
        worths = exact.solve(view, actions, **horizon)
        if None not in worths:
            wins = {worth.action: worth.win for worth in worths}
            for bot in bots:
                found[bot].append(max(wins.values()) - wins[bot(view, actions, generator(2, number))])
    return found
