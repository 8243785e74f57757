"""A tournament for people to read, and as plain values."""

import math
from typing import Any

from croupier.arena.page import Page, bars
from croupier.arena.standings import Standings

NOTE = (
    "A round is one luck dealt to every seating: the same notes, cards and hands, and the same dice in the same seat "
    "as long as the games run alike. The matrix says by how much the bot of the row was ahead of that of the column: "
    "in how many of a hundred meetings it made the better place, less in how many the worse, with the 95 % interval "
    "over rounds. Ratings are Plackett and Luce's as in openskill (mu, and 1.96 sigma), game after game in order."
)


SEQUENTIAL = (
    "The tournament could end whenever the order was settled; the intervals of the matrix allow for that: all of them "
    "hold at all times at once, but for the stated error rate."
)


def errors(value: float) -> str:
    """Half an interval in hundredths; a dash where one round says nothing about it.

    >>> errors(0.0123), errors(math.inf)
    ('1.2', '-')
    """
    return f"{100 * value:.1f}" if math.isfinite(value) else "-"


def result(standings: Standings, command: str, is_settled: bool | None) -> dict[str, Any]:
    """Everything as plain values; `is_settled` is None where nobody asked."""
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
        "games": sum(line.games for line in standings.lines()) // plan.players,
        "is_settled": is_settled,
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
        "mean": round(duel.mean, 5),
        "error": round(duel.error, 5) if math.isfinite(duel.error) else None,
        "is_clear": duel.is_clear,
    }


def report(standings: Standings, command: str, is_settled: bool | None) -> str:
    """One HTML page."""
    plan, lines = standings.plan, standings.lines()
    page = Page(f"Tournament: {plan.game}, {plan.players} players", command)
    settled = {None: "", True: " The order is settled.", False: " The order is not settled yet."}[is_settled]
    games = sum(line.games for line in lines) // plan.players
    page.text(f"{standings.rounds:,} rounds, {games:,} games, seed {plan.seed}.{settled}")
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
    texts = [["" if one == other else _short(standings, one, other) for other in order] for one in order]
    page.matrix(("ahead of", *names), names, texts, values)
    page.text(NOTE, is_note=True)
    if standings.error_rate is not None:
        page.text(SEQUENTIAL, is_note=True)
    return page.html()


def _short(standings: Standings, one: int, other: int) -> str:
    duel = standings.duel(one, other)
    return f"{100 * duel.mean:+.1f} ± {errors(duel.error)}"
