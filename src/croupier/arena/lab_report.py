"""`croupier lab`: the page of a balance study; each game's lab.py says what the page shows."""

import math
from importlib import import_module
from typing import Any

import numpy as np

from croupier.arena.lab import Lab, Study
from croupier.arena.page import Page, heat_map, histogram
from croupier.game import Game

BINS = 40
LARGE = 10_000  # scores above this are dollars, shown whole and in steps of a note
LEAST_SCALE = 10.0  # wins in a hundred with the strongest colour, unless a seat has more
HOW = (
    "Every seat is played by the one-step player (the bot called greedy), which never sees more than its seat may "
    "know. Intervals are 95 %."
)


def _lab_of(game: Game) -> Any:
    return import_module(f"{game.folder}.lab")


def num_studies(game: Game) -> int:
    """How many kinds of tables a study of that game plays."""
    count: int = _lab_of(game).num_studies(game)
    return count


def balance_study(lab: Lab, command: str) -> str:
    """The whole study of a game, as one HTML page."""
    page = Page(f"Balance of {lab.game.name}", command)
    page.text(f"{lab.games:,} games at each kind of table, seed {lab.seed}. {HOW}")
    _lab_of(lab.game).balance(lab, page)
    return page.html()


def seat_worths(page: Page, studies: dict[int, Study], note: str) -> None:
    """Each seat's advantage by number of players."""
    most = max(studies)
    page.heading("What a seat is worth")
    values, texts, scores = [], [], []
    for players, study in studies.items():
        shares = study.win_shares()
        gains = [100 * (share - 1 / players) for share, _ in shares]
        blank = [0.0] * (most - players)
        values.append([*gains, *blank])
        texts.append([f"{gain:+.1f} ± {100 * error:.1f}" for gain, (_, error) in zip(gains, shares, strict=True)]
                     + [""] * len(blank))  # fmt: skip
        digits = 0 if study.scores.max() > LARGE else 1
        means = [f"{mean:,.{digits}f} ± {error:,.{digits}f}" for mean, error in study.mean_scores()]
        scores.append((players, *means, *[""] * len(blank)))
    limit = max(LEAST_SCALE, *(abs(value) for row in values for value in row))
    seats = [f"seat {seat + 1}" for seat in range(most)]
    page.plot(heat_map([f"{players} players" for players in studies], seats, values, texts, limit),
              "Games in a hundred that each seat wins more than its part, as numbers in the squares.")  # fmt: skip
    page.text(f"Wins in a hundred games more than an even part. {note}", is_note=True)
    page.text("What each seat has at the end, on average:")
    page.table(("players", *seats), scores)


def final_scores(page: Page, studies: dict[int, Study], label: str = "dollars at the end") -> None:
    """What players have at the end, as distributions."""
    page.heading("How much people end up with")
    low = min(int(study.scores.min()) for study in studies.values())
    high = max(int(study.scores.max()) for study in studies.values())
    step = LARGE if high > LARGE else 1
    width = max(step, math.ceil((high - low) / BINS / step) * step)
    edges = np.arange(low, high + width + 1, width)
    groups = {}
    for players, study in studies.items():
        found, _ = np.histogram(study.scores, edges)
        groups[f"{players} players"] = (edges, found / study.scores.size)
    page.plot(histogram(groups, label), "Distributions of what a player has at the end, by number of players.")
    rows = []
    for players, study in studies.items():
        best = study.scores.max(axis=1)
        quarters = [f"{value:,.0f}" for value in np.percentile(study.scores, (5, 25, 50, 75, 95))]
        rows.append((players, *quarters, f"{np.median(best):,.0f}"))
    page.table(("players", "5 % have less than", "25 %", "half", "75 %", "95 %", "median of the best"), rows)
