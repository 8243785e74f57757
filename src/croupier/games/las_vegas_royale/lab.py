"""The balance study of Las Vegas Royale."""

import math
from typing import Any

from croupier.arena.differences import about_clear, differences
from croupier.arena.lab import Lab, Study
from croupier.arena.lab_report import final_scores, seat_worths
from croupier.arena.page import Page, bars
from croupier.game import Game
from croupier.games.las_vegas_royale.state import FACE_NAMES
from croupier.games.las_vegas_royale.study import give_chip

PLAYERS_FOR_TILES = 4
TILES = ("face", "activations a game", "pays each time", "adds to each player's money", "and to how far they are apart")
TILES_NOTE = (
    f"{PLAYERS_FOR_TILES} players. The first two columns are from games with three tiles drawn each round; the last "
    "two compare games in which this face lies in every round, alone, with games without tiles: the mean money of "
    "a player, and the standard deviation of money among the players of a game. Faces that have no activation of "
    "their own show what they pay in a game."
)


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return len(game.players) + len(FACE_NAMES) + 3


def balance(lab: Lab, page: Page) -> None:
    """Seats, tiles, a chip, ties and money."""
    studies = {players: lab.study(players, {"starter": 0}) for players in lab.game.players}
    seat_worths(page, studies, "Seat 1 begins the first round.")
    _tiles(lab, page, studies[PLAYERS_FOR_TILES])
    _chip(lab, page)
    page.heading("How often ties cancel, and turns skipped for a chip")
    page.table(
        ("players", "casinos with a tie", "strength in ties", "turns skipped"),
        [
            (
                players,
                f"{study.counts['casinos-tied'] / study.counts['casinos']:.1%}",
                f"{study.counts['strength-tied'] / study.counts['strength']:.1%}",
                f"{study.counts['skips'] / study.counts['turns']:.1%}",
            )
            for players, study in studies.items()
        ],
    )
    final_scores(page, studies)


def _tiles(lab: Lab, page: Page, usual: Study) -> None:
    page.heading("What each tile face is worth")
    without = lab.study(PLAYERS_FOR_TILES, {"tiles": 0})
    base, base_error = without.mean_score()
    found = []
    for face in FACE_NAMES:
        count, paid = usual.counts[f"activated-{face}"], usual.counts[f"paid-{face}"]
        alone = lab.study(PLAYERS_FOR_TILES, {"faces": [face]})
        mean, error = alone.mean_score()
        gain, gain_error = mean - base, math.hypot(error, base_error)
        spread = alone.scores.std(axis=1).mean() - without.scores.std(axis=1).mean()
        activated = f"{count / usual.games:.2f}"
        each = f"{paid / count:,.0f}" if count else f"{paid / usual.games:,.0f} a game"
        row = (face, activated, each, f"{gain:+,.0f} ± {gain_error:,.0f}", f"{spread:+,.0f}")
        found.append((gain, gain_error, row))
    found.sort(reverse=True)
    values, errors, rows = zip(*found, strict=True)
    names = [row[0] for row in rows]
    compared = differences(list(zip(values, errors, strict=True)), usual.is_enough)
    page.plot(bars(names, compared, "dollars for each player in a game, against a game without tiles"),
              "What each face adds to a player's money; the numbers are in the table.")  # fmt: skip
    page.text(about_clear(len(names)), is_note=True)
    page.table(TILES, rows)
    page.text(TILES_NOTE, is_note=True)


def _chip(lab: Lab, page: Page) -> None:
    page.heading("What a chip is worth")
    plain = lab.study(PLAYERS_FOR_TILES, {})
    richer = lab.study(PLAYERS_FOR_TILES, {}, prepare=_with_a_chip)
    (mean, error), (more, more_error) = plain.mean_scores()[0], richer.mean_scores()[0]
    (share, share_error), (higher, higher_error) = plain.win_shares()[0], richer.win_shares()[0]
    page.table(
        ("", "mean money of that seat", "share of wins"),
        [
            ("as the rules say", f"{mean:,.0f} ± {error:,.0f}", f"{share:.1%} ± {share_error:.1%}"),
            ("one chip more at the start", f"{more:,.0f} ± {more_error:,.0f}", f"{higher:.1%} ± {higher_error:.1%}"),
            ("difference", f"{more - mean:+,.0f} ± {math.hypot(error, more_error):,.0f}",
             f"{higher - share:+.1%} ± {math.hypot(share_error, higher_error):.1%}"),
        ],
    )  # fmt: skip
    page.text("A chip counts 10,000 at the end, or pays for skipping a turn before.", is_note=True)


def _with_a_chip(start: Any) -> None:
    give_chip(start, 0)  # type: ignore[no-untyped-call]
