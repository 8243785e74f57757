"""Weights for tests: random ones, which play badly but always the same."""

import numpy as np

from croupier.engine import engine_of
from croupier.game import load
from croupier.judgement import SHAPES, About, Judgement, reading_of
from croupier.kernel.judge import AHEAD, WIN, shapes_of

PLAYERS = {"las-vegas": 2, "las-vegas-royale": 3, "sequence-dice": 2, "yellow-dwarf": 3}
ROWS = {"las-vegas": ("notes/5", "dice:8", "white_dice"), "las-vegas-royale": ("cards", "dice", "blanks:5")}
UNITS, MORE = 5, 3


def made_up(name, seed=1, is_added=False):
    """A judgement with random weights: of the whole observation, or of all inputs, added to the game's judgement."""
    rng, engine, rows = np.random.default_rng(seed), engine_of(load(name)), ROWS.get(name, ())
    outlook = engine.game.outlook
    rest = tuple(part for part in engine.layout if part not in ("notes", "dice", "white_dice", "cards", "blanks"))
    rows, rest = (outlook.ROWS, outlook.REST) if is_added else (rows, rest)
    shapes = shapes_of(reading_of(engine, rows, rest), UNITS, MORE)
    weights = {key: rng.normal(0, 0.3, shape).astype(np.float32) for key, shape in zip(SHAPES, shapes, strict=True)}
    if not is_added:  # what is played for is then the chance to win alone
        weights["last"][:, AHEAD] = weights["last"][:, WIN]
    about = About(game=name, players=PLAYERS[name], rows=rows, rest=rest, is_added=is_added, made="made up")
    return Judgement(about, weights)
