"""The balance study of Las Vegas."""

import math

from croupier.arena.differences import differences, listed
from croupier.arena.lab import Lab, Study
from croupier.arena.lab_report import figure, final_scores, percent, seat_worths
from croupier.arena.page import Page
from croupier.game import Game

TIES = ("casinos with a tie", "dice in ties", "money nobody got")
COUNTS = (("casinos-tied", "casinos"), ("dice-tied", "dice"), ("money-lost", "money"))


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return 2 * len(game.players)


def balance(lab: Lab, page: Page) -> list[str]:
    """Seats, ties and money; return the verdict."""
    studies = {players: lab.study(players, {"starter": 0}) for players in lab.game.players}
    at_random = {players: lab.study(players, {"starter": 0}, is_thoughtful=False) for players in lab.game.players}
    seats = seat_worths(page, studies, "Seat 1 begins the first round; the start goes round clockwise.")
    page.heading("How often ties cancel")
    page.table(
        ("players", *TIES, *(f"at random: {what}" for what in TIES)),
        [(players, *_ties(study), *_ties(at_random[players])) for players, study in studies.items()],
    )
    page.text("Of the casinos where dice lie at the end of a round, of the dice, and of the money laid out.", True)
    final_scores(page, studies)
    return [seats, verdict_on_ties(studies, at_random)]


def _ties(study: Study) -> list[str]:
    return [percent(study.rate(tied, of)) for tied, of in COUNTS]


def verdict_on_ties(studies: dict[int, Study], at_random: dict[int, Study]) -> str:
    """How many dice ties cancel, and with which numbers of players clearly more or fewer than in random games."""
    shares = {players: study.rate("dice-tied", "dice") for players, study in studies.items()}
    gains = []
    for players, (share, error) in shares.items():
        usual, its_error = at_random[players].rate("dice-tied", "dice")
        gains.append((share - usual, math.hypot(error, its_error)))
    groups: dict[str, list[int]] = {"clearly more": [], "clearly fewer": [], "not clearly different": []}
    compared = differences(gains, all(study.is_enough for study in studies.values()))
    for players, gain in zip(studies, compared, strict=True):
        clearly = "clearly more" if gain.value > 0 else "clearly fewer"
        groups[clearly if gain.is_clear else "not clearly different"].append(players)
    told = listed([f"{what} with {listed(found)} players" for what, found in groups.items() if found])
    each = listed([f"{figure(share, 100)} with {players}" for players, share in shares.items()])
    return f"Of a hundred dice, ties cancel {each} players. Against random games that is {told}."
