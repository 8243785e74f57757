"""A tournament for people to read, and as plain values."""

import math
from typing import Any

from croupier.arena.page import Page, bars
from croupier.arena.standings import Duel, Standings

NOTE = (
    "In a round every seating gets the same notes, cards and hands, and the same dice in the same seat as long as the "
    "games run alike. The matrix says by how much the bot of the row was ahead of that of the column: in how many of "
    "a hundred meetings it made the better place, less in how many it made the worse one. Ratings are Plackett and "
    "Luce's as in openskill (mu, and 1.96 sigma), game after game in order; partners are rated as a team."
)


def about_errors(standings: Standings) -> str:
    """What the ± of duels are."""
    if standings.error_rate is None:
        return "± is half the 95 % interval over rounds."
    return (
        "As the tournament could end whenever the order was settled, the ± of meetings are wider than at a fixed end: "
        f"all of them hold together and at every time, with an error rate of {100 * standings.error_rate:g} %. "
        "The ± of first places is half an ordinary 95 % interval."
    )


def ahead(duel: Duel) -> str:
    """By how much one bot was ahead of the other, in a hundred meetings; a dash if they have not met."""
    return f"{100 * duel.mean:+.1f} ± {errors(duel.error)}" if duel.rounds else "-"


def errors(value: float) -> str:
    """Half an interval in hundredths; a dash if it is unknown, after a single round.

    >>> errors(0.0123), errors(math.inf)
    ('1.2', '-')
    """
    return f"{100 * value:.1f}" if math.isfinite(value) else "-"


def extent(standings: Standings) -> str:
    """How much was played, in words."""
    rounds = "1 round" if standings.rounds == 1 else f"{standings.rounds:,} rounds"
    return f"{rounds}, {_num_games(standings):,} games, seed {standings.plan.seed}"


def _num_games(standings: Standings) -> int:
    return sum(line.games for line in standings.lines()) // standings.plan.players


def result(standings: Standings, command: str, is_settled: bool | None) -> dict[str, Any]:
    """Everything as plain values; `is_settled` is None if that was not asked."""
    plan, bots = standings.plan, range(len(standings.plan.bots))
    return {
        "command": command,
        "game": plan.game,
        "rules": plan.rules,
        "players": plan.players,
        "settings": plan.settings,
        "seed": plan.seed,
        "code": plan.code,
        "rounds": standings.rounds,
        "games": _num_games(standings),
        "is_settled": is_settled,
        "error_rate": standings.error_rate,  # of all duels together, at every time; None: each has its 95 % interval
        "bots": [
            {
                "bot": line.bot,
                "rating": round(line.rating, 4),
                "uncertainty": round(line.uncertainty, 4),
                "win_share": round(line.win_share, 5),
                "win_error": round(line.win_error, 5) if math.isfinite(line.win_error) else None,
                "mean_score": round(line.mean_score, 2),
                "seats": line.games,
            }
            for line in standings.lines()
        ],
        "duels": {
            plan.bots[one]: {plan.bots[other]: _plain(standings, one, other) for other in bots if other != one}
            for one in bots
        },
    }


def _plain(standings: Standings, one: int, other: int) -> dict[str, Any]:
    duel = standings.duel(one, other)
    return {
        "mean": round(duel.mean, 5) if duel.rounds else None,
        "error": round(duel.error, 5) if math.isfinite(duel.error) else None,
        "is_clear": duel.is_clear,
    }


def report(standings: Standings, command: str, is_settled: bool | None) -> str:
    """One HTML page."""
    plan, lines = standings.plan, standings.lines()
    page = Page(f"Tournament: {plan.game}, {plan.players} players", command)
    settled = {None: "", True: " The order is settled.", False: " The order is not settled yet."}[is_settled]
    page.text(f"{extent(standings)}.{settled}")
    page.heading("Who is best")
    head = ("bot", "rating", "±", "wins per seat", "±", "mean score", "seats")
    page.table(head, [
        (line.bot, f"{line.rating:.2f}", f"{line.uncertainty:.2f}", f"{100 * line.win_share:.1f} %",
         f"{errors(line.win_error)} %", f"{line.mean_score:,.1f}", f"{line.games:,}") for line in lines
    ])  # fmt: skip
    names = [line.bot for line in lines]
    shares, halves = [100 * line.win_share for line in lines], [100 * line.win_error for line in lines]
    figure = bars(names, shares, halves, "first places in a hundred games", 100 * lines[0].fair_share)
    page.plot(figure, "Share of first places of each bot, as in the table.")
    page.text("The red line is what each would win if all were alike.", is_note=True)
    page.heading("Who beats whom")
    order = [plan.bots.index(name) for name in names]
    values = [[0.0 if one == other else standings.duel(one, other).mean for other in order] for one in order]
    texts = [["" if one == other else ahead(standings.duel(one, other)) for other in order] for one in order]
    page.matrix(("ahead of", *names), names, texts, values)
    page.text(f"{NOTE} {about_errors(standings)}", is_note=True)
    return page.html()
