"""The balance study of Las Vegas."""

from croupier.arena.lab import Lab, Study
from croupier.arena.lab_report import final_scores, seat_worths
from croupier.arena.page import Page
from croupier.game import Game

TIES = ("casinos with a tie", "dice in ties", "money nobody got")


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return 2 * len(game.players)


def balance(lab: Lab, page: Page) -> None:
    """Seats, ties and money."""
    studies = {players: lab.study(players, {"starter": 0}) for players in lab.game.players}
    at_random = {players: lab.study(players, {"starter": 0}, is_thoughtful=False) for players in lab.game.players}
    seat_worths(page, studies, "Seat 1 begins the first round; the start goes round clockwise.")
    page.heading("How often ties cancel")
    page.table(
        ("players", *TIES, *(f"at random: {what}" for what in TIES)),
        [(players, *_ties(study), *_ties(at_random[players])) for players, study in studies.items()],
    )
    page.text("Of the casinos where dice lie at the end of a round, of the dice, and of the money laid out.", True)
    final_scores(page, studies)


def _ties(study: Study) -> tuple[str, str, str]:
    counts = study.counts
    return (
        f"{counts['casinos-tied'] / counts['casinos']:.1%}",
        f"{counts['dice-tied'] / counts['dice']:.1%}",
        f"{counts['money-lost'] / counts['money']:.1%}",
    )
