"""The balance study of Yellow Dwarf."""

import math

from croupier.arena.lab import Lab
from croupier.arena.lab_report import final_scores, seat_worths
from croupier.arena.page import Page
from croupier.figures import Z_95
from croupier.game import Game
from croupier.games.yellow_dwarf.game import POT_NAMES


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return len(game.players)


def balance(lab: Lab, page: Page) -> None:
    """Seats, pots, Grand Operas and points."""
    studies = {players: lab.study(players, {"dealer": players - 1}) for players in lab.game.players}
    seat_worths(page, studies, "Seat 1 leads in the first deal, the last seat deals it; the deal goes round.")
    page.heading("The five pots")
    head = (
        "pot",
        *(f"{players} players: taken" for players in studies),
        *(f"{players} players: holds" for players in studies),
    )
    page.table(head, [
        (POT_NAMES[pot], *(f"{study.counts[f'taken-{pot}'] / study.counts['deals']:.1%}" for study in studies.values()),
         *(f"{study.counts[f'paid-{pot}'] / study.counts[f'taken-{pot}']:.1f}" for study in studies.values()))
        for pot in range(len(POT_NAMES))
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
    final_scores(page, studies, "points at the end")
