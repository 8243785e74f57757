"""The balance study of Yellow Dwarf."""

import math

from croupier.arena.differences import Difference, about_clear, capitalised, differences, listed
from croupier.arena.lab import Lab, Study
from croupier.arena.lab_report import figure, final_scores, percent, seat_worths
from croupier.arena.page import Page
from croupier.figures import Z_95
from croupier.game import Game
from croupier.games.yellow_dwarf.game import POT_NAMES
from croupier.phrases import Card
from croupier.words import Words

POTS = [Words("en")("text", text=Card(card)) for card in POT_NAMES]  # as in "10♦"
TAKEN = [f"taken-{pot}" for pot in range(len(POTS))]
STRONG = 0.1  # of the deals, more or fewer than the mean pot, with the strongest colour


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return len(game.players)


def balance(lab: Lab, page: Page) -> list[str]:
    """Seats, pots, Grand Operas and points; return the verdict."""
    studies = {players: lab.study(players, {"dealer": players - 1}) for players in lab.game.players}
    seats = seat_worths(page, studies, "Seat 1 leads in the first deal, the last seat deals it; the deal goes round.")
    pots = _pots(page, studies)
    page.heading("Grand Opera")
    rows = []
    for players, study in studies.items():
        operas, deals = study.counts["operas"], study.counts["deals"]
        error = Z_95 * math.sqrt(max(operas, 1)) / deals
        paid = figure(study.rate("opera-paid", "operas"))
        rows.append((players, f"{deals:,}", f"{operas:,}", figure((operas / deals, error), 1000), paid))
    page.table(("players", "deals", "Grand Operas", "in a thousand deals", "takes on average"), rows)
    final_scores(page, studies, "points at the end")
    return [seats, pots]


def _pots(page: Page, studies: dict[int, Study]) -> str:
    """How often somebody takes each pot and what it holds; return the verdict."""
    page.heading("The five pots")
    each = [found for study in studies.values() for found in study.rates_against_mean(TAKEN, "deals")]
    compared = iter(differences(each, all(study.is_enough for study in studies.values())))
    gains = {players: {pot: next(compared) for pot in POTS} for players in studies}
    page.text("In how many deals somebody takes the pot:")
    page.table(
        ("players", *POTS),
        [(players, *(percent(study.rate(pot, "deals")) for pot in TAKEN)) for players, study in studies.items()],
        [[gain.tint(STRONG) for gain in found.values()] for found in gains.values()],
    )
    page.text(about_clear(len(each), "the mean of the pots with so many players"), is_note=True)
    page.text("What lies in the pot then:")
    page.table(
        ("players", *POTS),
        [
            (players, *(figure(study.rate(f"paid-{pot}", taken), digits=2) for pot, taken in enumerate(TAKEN)))
            for players, study in studies.items()
        ],
    )
    return verdict_on_pots(gains)


def verdict_on_pots(gains: dict[int, dict[str, Difference]]) -> str:
    """Which pots are taken clearly more or less often than the mean pot, by number of players."""
    alike: dict[str, list[int]] = {}  # the numbers of players of which the same is true
    for players, found in gains.items():
        more, less = (
            [pot for pot, gain in found.items() if gain.is_clear and sign * gain.value > 0] for sign in (1, -1)
        )
        told = [f"{listed(pots)} clearly {often} often" for pots, often in ((more, "more"), (less, "less")) if pots]
        said = f"somebody takes {' and '.join(told)}" if told else "no pot is taken clearly more or less often"
        alike.setdefault(f"{said} than the mean pot", []).append(players)
    return capitalised("; ".join(f"with {listed(players)} players {said}" for said, players in alike.items())) + "."
