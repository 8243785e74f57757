"""`croupier lab`: what a balance study of each game looks into, and its page."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.arena.lab import Lab, Study
from croupier.arena.page import Page, bars, heat_map, histogram
from croupier.figures import Z_95
from croupier.game import Game
from croupier.games.las_vegas.rules import UNIT
from croupier.games.las_vegas_royale.study import give_chip
from croupier.games.las_vegas_royale.table import FACE_NAMES
from croupier.games.sequence_dice.board import BOARD, EDGE, LONG, NAMES, SHORT, SPACES
from croupier.games.yellow_dwarf.cards import CARD_NAMES
from croupier.games.yellow_dwarf.rules import POT_CARDS, POTS

BINS = 40
LEAST_SCALE = 10.0  # wins in a hundred at which the colours of seats are strongest, unless some are higher
PLAYERS_FOR_TILES = 4
TIES = ("casinos with a tie", "dice in ties", "money nobody got")
TILES = ("face", "activations a game", "pays each time", "adds to each player's money", "and to how far they are apart")
TILES_NOTE = (
    f"{PLAYERS_FOR_TILES} players. The first two columns are from games with three tiles drawn each round; the last "
    "two compare games in which this face lies in every round, alone, with games without tiles: the mean money of "
    "a player, and the standard deviation of money among the players of a game. Faces that have no activation of "
    "their own show what they pay in a game."
)
POT_NAMES = tuple(CARD_NAMES[card] for card in POT_CARDS)
LINE_TABLES = ((2, SHORT), (2, LONG), (3, SHORT), (3, LONG))  # four players are two sides, as two are
HOW = (
    "Every seat is played by the one-step player (the bot called greedy), which never sees more than its seat may "
    "know. Intervals are 95 %."
)


def num_studies(game: Game) -> int:
    """How many kinds of tables a study of that game plays."""
    tables = len(game.players)
    return {
        "las-vegas": 2 * tables,
        "las-vegas-royale": tables + len(FACE_NAMES) + 3,
        "sequence-dice": len(LINE_TABLES),
        "yellow-dwarf": tables,
    }[game.name]


def balance_study(lab: Lab, command: str) -> str:
    """The whole study of a game, as one HTML page."""
    page = Page(f"Balance of {lab.game.name}", command)
    page.text(f"{lab.games:,} games at each kind of table, seed {lab.seed}. {HOW}")
    STUDIES[lab.game.name](lab, page)
    return page.html()


def _las_vegas(lab: Lab, page: Page) -> None:
    studies = {players: lab.study(players, {"starter": 0}) for players in lab.game.players}
    at_random = {players: lab.study(players, {"starter": 0}, is_thoughtful=False) for players in lab.game.players}
    _seats(page, studies, "Seat 1 begins the first round; the start goes round clockwise.")
    page.heading("How often ties cancel")
    page.table(
        ("players", *TIES, *(f"at random: {what}" for what in TIES)),
        [(players, *_ties(study), *_ties(at_random[players])) for players, study in studies.items()],
    )
    page.text("Of the casinos where dice lie at the end of a round, of the dice, and of the money laid out.", True)
    _money(page, studies)


def _ties(study: Study) -> tuple[str, str, str]:
    counts = study.counts
    return (
        f"{counts['casinos-tied'] / counts['casinos']:.1%}",
        f"{counts['dice-tied'] / counts['dice']:.1%}",
        f"{counts['money-lost'] / counts['money']:.1%}",
    )


def _royale(lab: Lab, page: Page) -> None:
    studies = {players: lab.study(players, {"starter": 0}) for players in lab.game.players}
    _seats(page, studies, "Seat 1 begins the first round.")
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
    _money(page, studies)


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
    page.plot(bars(names, values, errors, "dollars for each player in a game, against a game without tiles", 0.0),
              "What each face adds to a player's money; the numbers are in the table.")  # fmt: skip
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


def _sequence_dice(lab: Lab, page: Page) -> None:
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
    page.plot(
        bars(names, values, errors, "wins in a hundred games more than an even part", 0.0), "The same as in the table."
    )
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


def _yellow_dwarf(lab: Lab, page: Page) -> None:
    studies = {players: lab.study(players, {"dealer": players - 1}) for players in lab.game.players}
    _seats(page, studies, "Seat 1 leads in the first deal, the last seat deals it; the deal goes round.")
    page.heading("The five pots")
    head = (
        "pot",
        *(f"{players} players: taken" for players in studies),
        *(f"{players} players: holds" for players in studies),
    )
    page.table(head, [
        (POT_NAMES[pot], *(f"{study.counts[f'taken-{pot}'] / study.counts['deals']:.1%}" for study in studies.values()),
         *(f"{study.counts[f'paid-{pot}'] / study.counts[f'taken-{pot}']:.1f}" for study in studies.values()))
        for pot in range(POTS)
    ])  # fmt: skip
    page.text("In how many deals somebody takes the pot, and what lies in it then.", is_note=True)
    page.heading("Grand Opera")
    rows = []
    for players, study in studies.items():
        operas, deals = study.counts["operas"], study.counts["deals"]
        error = Z_95 * math.sqrt(max(operas, 1)) / deals
        paid = f"{study.counts['opera-paid'] / operas:.1f}" if operas else "-"
        rows.append((players, f"{deals:,}", f"{operas:,}", f"{1000 * operas / deals:.1f} ± {1000 * error:.1f}", paid))
    page.table(("players", "deals", "Grand Operas", "in a thousand deals", "takes on average"), rows)
    _money(page, studies, "points at the end")


def _seats(page: Page, studies: dict[int, Study], note: str) -> None:
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
        digits = 0 if study.scores.max() > UNIT else 1
        means = [f"{mean:,.{digits}f} ± {error:,.{digits}f}" for mean, error in study.mean_scores()]
        scores.append((players, *means, *[""] * len(blank)))
    limit = max(LEAST_SCALE, *(abs(value) for row in values for value in row))
    seats = [f"seat {seat + 1}" for seat in range(most)]
    page.plot(heat_map([f"{players} players" for players in studies], seats, values, texts, limit),
              "Games in a hundred that each seat wins more than its part, as numbers in the squares.")  # fmt: skip
    page.text(f"Wins in a hundred games more than an even part. {note}", is_note=True)
    page.text("What each seat has at the end, on average:")
    page.table(("players", *seats), scores)


def _money(page: Page, studies: dict[int, Study], label: str = "dollars at the end") -> None:
    page.heading("How much people end up with")
    low = min(int(study.scores.min()) for study in studies.values())
    high = max(int(study.scores.max()) for study in studies.values())
    step = UNIT if high > UNIT else 1
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


STUDIES: dict[str, Callable[[Lab, Page], None]] = {
    "las-vegas": _las_vegas,
    "las-vegas-royale": _royale,
    "sequence-dice": _sequence_dice,
    "yellow-dwarf": _yellow_dwarf,
}
