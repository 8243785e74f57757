"""The balance study of Sequence Dice."""

from typing import Any

import numpy as np

from croupier.arena.differences import about_clear, differences
from croupier.arena.lab import Lab
from croupier.arena.page import Page, bars, heat_map
from croupier.game import Game
from croupier.games.sequence_dice.board import BOARD, EDGE, LONG, NAMES, SHORT, SPACES

LINE_TABLES = ((2, SHORT), (2, LONG), (3, SHORT), (3, LONG))  # four players are two sides, like two players


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return len(LINE_TABLES)


def balance(lab: Lab, page: Page) -> None:
    """What it is worth to begin, and where on the board games are won."""
    studies = {(players, line): lab.study(players, {"line": line, "starter": 0}) for players, line in LINE_TABLES}
    page.heading("What it is worth to begin")
    rows, names, values, errors = [], [], [], []
    for (players, line), study in studies.items():
        share, error = study.win_shares()[0]
        names.append(f"{players} players, line of {line}")
        values.append(100 * share - 100 / players)
        errors.append(100 * error)
        won = study.counts["won"] / study.games
        rows.append((names[-1], f"{share:.1%} ± {error:.1%}", f"{1 / players:.1%}", f"{won:.1%}"))
    label = "wins in a hundred games more than an even part"
    page.plot(
        bars(names, differences(list(zip(values, errors, strict=True)), study.is_enough), label),
        "The same as in the table.",
    )
    page.text(about_clear(len(names)), is_note=True)
    page.table(("table", "the side that begins wins", "if it did not matter", "games that somebody wins"), rows)
    page.text("Four players are two sides that take turns, as two players are: the same holds for them.", is_note=True)
    for players, line in LINE_TABLES[:2]:
        study = studies[players, line]
        page.heading(f"The board, two players, line of {line}")
        for what, about in (
            ("winning", "winning lines through each space, in a hundred games"),
            ("placed", "chips placed on each space in a game"),
            ("swapped", "chips swapped there in a game"),
            ("taken", "chips taken off each space in a game"),
        ):
            scale = 100 / study.counts["won"] if what == "winning" else 1 / study.games
            field = np.array([study.counts[f"{what}-{space}"] * scale for space in range(SPACES)]).reshape(EDGE, EDGE)
            page.text(about.capitalize() + ", with its number in brackets:")
            page.plot(_board(field), about)


def _board(field: Any) -> Any:
    texts = [
        [f"{field[row, column]:.3g}\n({BOARD[row, column]})" for column in range(EDGE)] for row in range(EDGE)
    ]  # fmt: skip
    return heat_map([str(row + 1) for row in range(EDGE)], [name[0] for name in NAMES[:EDGE]], field.tolist(), texts)
