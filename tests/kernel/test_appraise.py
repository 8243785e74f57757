"""Judging, looking ahead and learning, small enough to be run interpreted, where every index is checked."""

import numpy as np
import pytest

import croupier
from croupier import training
from croupier.bots.learned import Learned, Look
from croupier.bots.thinking import Budget
from croupier.game import NAMES, load
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
