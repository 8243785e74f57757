"""The balance study of Sequence Dice."""

import numpy as np

from croupier.arena.differences import Difference, about_clear, capitalised, differences, listed
from croupier.arena.lab import Lab, Study
from croupier.arena.lab_report import figure, more_or_fewer, percent
from croupier.arena.page import Page, bars
from croupier.game import Game
from croupier.games.sequence_dice.board import BOARD, EDGE, LONG, NAMES, SHORT, SPACES

LINE_TABLES = ((2, SHORT), (2, LONG), (3, SHORT), (3, LONG))  # four players are two sides, like two players
MAPS = {  # what is counted on each space: in words, and for each of what
    "winning": ("Winning lines through each space, in a hundred games that somebody won", "won"),
    "placed": ("Chips placed on each space, in a hundred games", "games"),
    "swapped": ("Chips replaced on each space, in a hundred games", "games"),
    "taken": ("Chips removed from each space, in a hundred games", "games"),
}
BOARD_NOTE = (
    "Each space shows its number and what was counted there. The board looks the same from all four sides: differences "
    "among the four spaces of a number come from the bot's habits or from chance. No chip is removed from a 2 or a 12."
)


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return len(LINE_TABLES)


def balance(lab: Lab, page: Page) -> list[str]:
    """What it is worth to begin, and where on the board games are won; return the verdict."""
    studies = {(players, line): lab.study(players, {"line": line, "starter": 0}) for players, line in LINE_TABLES}
    beginning = _beginning(page, studies)
    for players, line in LINE_TABLES[:2]:
        page.heading(f"The board, {players} players, line of {line}")
        page.text(BOARD_NOTE, is_note=True)
        for what in MAPS:
            _board(page, studies[players, line], what)
    return [beginning, verdict_on_numbers({line: studies[players, line] for players, line in LINE_TABLES[:2]})]


def _beginning(page: Page, studies: dict[tuple[int, int], Study]) -> str:
    page.heading("What it is worth to begin")
    tables = [f"{players} players (line of {line})" for players, line in studies]
    first = [(100 * gain, 100 * error) for gain, error in (study.win_gains()[0] for study in studies.values())]
    gains = dict(zip(tables, differences(first, all(study.is_enough for study in studies.values())), strict=True))
    label = "wins in a hundred games more than an even part"
    page.plot(bars(tables, list(gains.values()), label), "The same as in the table.")
    page.text(about_clear(len(tables)), is_note=True)
    page.table(
        ("table", "the side that begins wins", "if it did not matter", "games that somebody wins"),
        [
            (table, percent(study.win_shares()[0]), f"{100 / study.players:.1f} %", f"{study.counts['won']:,}")
            for table, study in zip(tables, studies.values(), strict=True)
        ],
    )
    page.text("Four players are two sides that take turns, as two players are: the same holds for them.", is_note=True)
    return verdict_on_beginning(gains)


def verdict_on_beginning(gains: dict[str, Difference]) -> str:
    """At which tables the side that begins wins clearly more or fewer games than an even part."""
    clear = [f"{more_or_fewer(gain)} with {table}" for table, gain in gains.items() if gain.is_clear]
    alike = [table for table, gain in gains.items() if not gain.is_clear]
    clauses = [f"in a hundred games the side that begins wins {listed(clear)} than an even part"] if clear else []
    if alike:
        clauses.append(f"with {listed(alike)} it makes no clear difference who begins")
    return capitalised("; ".join(clauses)) + "."


def _board(page: Page, study: Study, what: str) -> None:
    about, per = MAPS[what]
    counts = [f"{what}-{space}" for space in range(SPACES)]
    compared = differences(study.rates_against_mean(counts, per), study.is_enough)
    limit = max(abs(one.value) for one in compared) or 1.0
    cells = [f"{BOARD.flat[space]}\n{figure(study.rate(counts[space], per), 100)}" for space in range(SPACES)]
    tints = [one.tint(limit) for one in compared]
    page.text(f"{about}:")
    page.table(
        ("", *(name[0] for name in NAMES[:EDGE])),
        [(row + 1, *cells[EDGE * row : EDGE * (row + 1)]) for row in range(EDGE)],
        [tints[EDGE * row : EDGE * (row + 1)] for row in range(EDGE)],
    )
    page.text(about_clear(SPACES, "the mean of all spaces"), is_note=True)


def verdict_on_numbers(studies: dict[int, Study]) -> str:
    """Through the spaces of which number most winning lines run, by the length of a line."""
    spaces = {int(number): np.flatnonzero(BOARD.ravel() == number).tolist() for number in np.unique(BOARD)}
    told: dict[int, list[str]] = {}  # by number
    alike = []
    for line, study in studies.items():
        rates = [study.rate({f"winning-{space}": 100 / len(its) for space in its}, "won") for its in spaces.values()]
        found = dict(zip(spaces, differences(rates, study.is_enough), strict=True))
        most = max(found, key=lambda number: found[number].value)
        said = f"{found[most].value:.1f} ± {found[most].error:.1f} lines of {line}"
        rivals = [f"{number}s" for number in found if number != most and not found[number].is_apart_from(found[most])]
        if rivals:
            said += f" (perhaps as many through the {listed(rivals)})"
        if len(rivals) < len(found) - 1:
            told.setdefault(most, []).append(said)
        else:
            alike.append(line)
    clauses = []
    for number, lines in told.items():
        where = f"the {number}s ({listed([NAMES[space] for space in spaces[number]])})"
        clauses.append(f"winning lines run most often through {where}: {listed(lines)} through each in a hundred games")
    if alike:
        clauses.append(f"no number clearly has more winning lines of {listed(alike)} than the others")
    return f"With 2 players {'; '.join(clauses)}."
