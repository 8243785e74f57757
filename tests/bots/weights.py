"""Weights for tests: random ones, which play badly but always the same."""

import numpy as np

import croupier
from croupier.judgement import SHAPES, About, Judgement, rest_of, rows_of

PLAYERS = {"las-vegas": 2, "las-vegas-royale": 3, "sequence-dice": 2, "yellow-dwarf": 3}
ROWS = {"las-vegas": ("notes", "dice", "white_dice"), "las-vegas-royale": ("cards", "dice", "blanks")}


def made_up(name, seed=1):
    """A judgement with random weights that reads the whole observation."""
    rng, layout, rows = np.random.default_rng(seed), croupier.layout(name), ROWS.get(name, ())
    rest = tuple(part for part in layout if part not in rows)
    sizes = {"row": rows_of(layout, rows).shape[1], "rest": len(rest_of(layout, rest))}
    sizes |= {"units": 5, "more": 3, "more and bias": 4}
    weights = {
        key: rng.normal(0, 0.3, [sizes[size] for size in shape]).astype(np.float32) for key, shape in SHAPES.items()
    }
    return Judgement(About(game=name, players=PLAYERS[name], rows=rows, rest=rest, made="made up"), weights)
