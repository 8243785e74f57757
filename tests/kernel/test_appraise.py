"""Judging, looking ahead and learning, small enough to be run interpreted, where every index is checked."""

import numpy as np
import pytest

import croupier
from croupier import Position, training
from croupier.bots.learned import Learned
from croupier.bots.thinking import Budget
from croupier.engine import engine_of
from croupier.game import NAMES, Look, load
from croupier.kernel import CHANCE, generator
from tests.bots.weights import PLAYERS, made_up
from tests.contract.games import IS_INTERPRETED


def choices(name, count):
    """Positions in which a seat has something to choose."""
    position, dealing, ply, found = croupier.start(name, PLAYERS[name]), croupier.Seeded(7), 0, []
    while len(found) < count:
        if position.actor == CHANCE:
            position.play(dealing.outcome(position, ply))
        else:
            if len(position.legal_moves) > 1:
                found.append(position.copy())
            position.play(position.legal_moves[0])
        ply += 1
    return found


@pytest.mark.parametrize("name", NAMES)
def test_looking_ahead_is_the_same_every_time(name):
    bot = Learned(load(name), made_up(name, is_added=True), Look(tries=2, rolls=1, margin=0.5))
    for position in choices(name, 1):
        view, actions = position.view(position.actor), position.legal_actions
        chosen = [bot(view, actions, Budget(), generator(5)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in actions
        tries = bot.try_out(view, generator(6), 2, 1)
        assert tries.shape == (len(actions), 2, 3)
        assert ((tries[:, :, :2] >= 0) & (tries[:, :, :2] <= 1)).all()


LAST_DICE_OF_A_ROUND = """
players 2 round 1 starter A
1: 60 30 | A3 B3
2: 50    | A3
3: 70    | B5
supply: A2
roll: A 2 4
"""


def test_tries_end_with_the_round():
    """One die is still thrown, and lies where it falls: there are six ends. No notes are turned up."""
    bot = Learned(load("las-vegas"), made_up("las-vegas", is_added=True))
    tries = bot.try_out(Position.from_text("las-vegas", LAST_DICE_OF_A_ROUND).view(0), generator(6), 60, 40)
    for option in range(2):
        assert 1 < len(np.unique(tries[option], axis=0)) <= 6


@pytest.mark.parametrize(
    ("judged", "spread", "leads", "best"),
    [
        ([0.50, 0.49], 0.0, [0.0, 0.01], 1),  # tries that are sure are believed
        ([0.50, 0.49], 0.3, [0.0, 0.01], 0),  # tries that differ widely are not
        ([0.50, 0.49], 0.3, [0.0, 0.30], 1),  # unless they say much
        ([0.50, 0.49, 0.40], 0.0, [0.0, 0.01, 0.02], 2),
        ([0.60, 0.49, 0.50], 0.0, [None, 0.0, -0.01], 1),  # one that was left behind is not chosen
    ],
)
def test_tries_and_judgement_are_weighed_by_how_far_they_can_be_off(judged, spread, leads, best):
    count, doors = 40, engine_of(load("las-vegas")).doors
    tries = np.zeros((len(judged), count, 3), np.float32)
    for option, lead in enumerate(leads):
        noise = spread * (-1) ** np.arange(count) * (option == 1)
        tries[option, :, :2] = (0.5 + (lead or 0.0) + noise)[:, None]
    is_tried = np.array([lead is not None for lead in leads])
    assert doors.best_tried(np.array(judged), is_tried, tries, count) == best
    assert doors.best_tried(np.array(judged), is_tried, tries, 0) == (0 if is_tried[0] else 2)


@pytest.mark.skipif(not IS_INTERPRETED, reason="compiled, it is part of tests/bots/test_training.py")
@pytest.mark.parametrize("name", ["las-vegas", "sequence-dice"])
def test_a_window_of_play_moves_the_weights(name, monkeypatch):
    monkeypatch.setattr(training, "GAMES", 1)
    monkeypatch.setattr(training, "STEPS", 2)
    monkeypatch.setattr(training, "LESSON", 1)
    trainer = training.Trainer(load(name), PLAYERS[name], 1)
    before = [array.copy() for array in trainer.judgement().weights.values()]
    trainer.step(0.0)
    after = list(trainer.judgement().weights.values())
    assert all(np.isfinite(array).all() for array in after)
    assert any((one != other).any() for one, other in zip(before, after, strict=True))
    monkeypatch.setattr(training, "LESSON", 1_000)  # more than one window has
    trainer.step(0.0)
    assert not trainer._pupil.slopes.any(), "what was not enough for a move is not carried over"
    assert training.meet(trainer.judgement(), trainer.judgement(), 1, 1)[0] == 0
