"""`croupier lab`: the page of a balance study; each game's lab.py says what the page shows."""

import math
from importlib import import_module
from typing import Any

import numpy as np

from croupier.arena.differences import Difference, about_clear, capitalised, differences, listed
from croupier.arena.lab import FEWEST_GAMES, Lab, Study
from croupier.arena.page import Page, histogram, title_of
from croupier.game import Game

BINS = 40
LARGE = 10_000  # scores above this are dollars, shown whole and in steps of a note
STRONG = 10.0  # wins in a hundred more or fewer with the strongest colour
HOW = (
    "Every seat is played by the one-step player (the bot called greedy), which never sees more than its seat may "
    "know; other players may fare differently. ± is half a 95 % interval; a mean or share without it was the same in "
    "every game. A difference is called clear only if its interval leaves out zero even when it is widened for all "
    "comparisons that are made at once (Bonferroni)."
)


def _lab_of(game: Game) -> Any:
    return import_module(f"{game.folder}.lab")


def num_studies(game: Game) -> int:
    """How many kinds of tables a study of that game plays."""
    count: int = _lab_of(game).num_studies(game)
    return count


def balance_study(lab: Lab, command: str) -> str:
    """The whole study of a game, as one HTML page that opens with its verdict."""
    page = Page(f"Balance of {title_of(lab.game.name)}", command)
    page.text(f"{lab.games:,} games at each kind of table, seed {lab.seed}. {HOW}")
    verdict: list[str] = _lab_of(lab.game).balance(lab, page)
    if lab.games < FEWEST_GAMES:
        verdict = [f"{lab.games} games are too few to call any difference clear; that takes {FEWEST_GAMES} at least."]
    return page.html(" ".join(verdict))


def figure(found: tuple[float, float], scale: float = 1.0, digits: int = 1) -> str:
    """A value and half its 95 % interval; a dash if nothing was counted, no ± if it was the same in every game.

    >>> figure((0.2468, 0.0123), 100), figure((0.0, math.inf)), figure((0.0, 0.0))
    ('24.7 ± 1.2', '-', '0.0')
    """
    value, error = (scale * number for number in found)
    if not math.isfinite(error):
        return "-"
    return f"{value:,.{digits}f}" + (f" ± {error:,.{digits}f}" if error else "")


def percent(found: tuple[float, float]) -> str:
    """A share and half its 95 % interval, in hundredths."""
    text = figure(found, 100)
    return text if text == "-" else f"{text} %"


def seat_worths(page: Page, studies: dict[int, Study], note: str) -> str:
    """Each seat's advantage by number of players; return the verdict on it."""
    gains = seat_gains(studies)
    most = max(studies)
    page.heading("What a seat is worth")
    rows, tints, scores = [], [], []
    for players, study in studies.items():
        blank = [""] * (most - players)
        rows.append(
            (f"{players} players", *(f"{gain.value:+.1f} ± {gain.error:.1f}" for gain in gains[players]), *blank)
        )
        tints.append([gain.tint(STRONG) for gain in gains[players]] + [0.0] * len(blank))
        digits = 0 if study.scores.max() > LARGE else 1
        scores.append((players, *(figure(found, digits=digits) for found in study.mean_scores()), *blank))
    seats = [f"seat {seat + 1}" for seat in range(most)]
    page.table(("", *seats), rows, tints)
    count = sum(len(found) for found in gains.values())
    page.text(f"Wins in a hundred games more than an even part. {note} {about_clear(count)}", is_note=True)
    page.text("What each seat has at the end, on average:")
    page.table(("players", *seats), scores)
    return verdict_on_seats(gains)


def seat_gains(studies: dict[int, Study]) -> dict[int, list[Difference]]:
    """By number of players, how many more games in a hundred each seat wins than an even part."""
    each = [(100 * gain, 100 * error) for study in studies.values() for gain, error in study.win_gains()]
    compared = iter(differences(each, all(study.is_enough for study in studies.values())))
    return {players: [next(compared) for _ in range(players)] for players in studies}


def verdict_on_seats(gains: dict[int, list[Difference]]) -> str:
    """Which seats win clearly more or fewer games than an even part."""
    clauses = []
    for players, found in gains.items():
        clear = [f"seat {seat} wins {more_or_fewer(gain)}" for seat, gain in enumerate(found, 1) if gain.is_clear]
        if clear:
            clauses.append(f"with {players} players {listed(clear)} games in a hundred than an even part")
    alike = [players for players, found in gains.items() if not any(gain.is_clear for gain in found)]
    if alike:
        clauses.append(f"with {listed(alike)} players no seat wins clearly more or fewer games than an even part")
    return capitalised("; ".join(clauses)) + "."


def more_or_fewer(gain: Difference) -> str:
    """A clear difference in wins, as in "2.1 ± 0.8 more"."""
    return f"{abs(gain.value):.1f} ± {gain.error:.1f} {'more' if gain.value > 0 else 'fewer'}"


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
