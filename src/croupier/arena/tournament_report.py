"""A tournament for people to read, and as plain values."""

import math
from typing import Any

from croupier.arena.differences import about_clear, differences
from croupier.arena.page import Page, bars, title_of
from croupier.arena.standings import FEWEST, Duel, Line, Standings

SORTED = (
    "Sorted by rating, the highest first. Ratings are Plackett and Luce's as in openskill (mu), and their ± is 1.96 "
    "sigma, the error that openskill estimates. They follow the games in the order in which they were played; in "
    "another order they would differ a little. Bots whose ratings are closer than their ± may belong in another order: "
    "the matrix says who is clearly better."
)
NOTE = (
    "In a round every seating gets the same notes, cards and hands, and the same dice in the same seat as long as the "
    "games run alike. The matrix says by how much the bot of the row was ahead of that of the column: in how many of "
    "a hundred meetings it made the better place, less in how many it made the worse one. Partners do not meet, and "
    "are rated as a team."
)

ADJUSTED = (
    "Luck taken out: at every chance event, what it changed of a judged chance to win is subtracted, less the mean "
    "over all its outcomes. On average that is zero, whoever plays and however well chances are judged, so both "
    "results estimate the same; the better chances are judged, the smaller is the ± with luck taken out. A share may "
    "then be below 0 or above 100 %."
)


def about_errors(standings: Standings) -> str:
    """What the ± of duels are."""
    if standings.error_rate is None:
        return "± is half the 95 % interval over rounds."
    decided = (
        " Whether the order is settled is judged by the results with luck taken out." if standings.has_luck else ""
    )
    return (
        "As the tournament could end whenever the order was settled, the ± of meetings are wider than at a fixed end: "
        f"all of one matrix hold together and at every time, with an error rate of {100 * standings.error_rate:g} %. "
        f"The ± of first places is half an ordinary 95 % interval.{decided}"
    )


def about_colours(standings: Standings) -> str:
    """Which duels are clear."""
    said = f"Only clear duels are coloured: those of at least {FEWEST} rounds whose interval leaves out zero."
    if standings.error_rate is None:
        said += " Each has its own interval, so of twenty duels between equals about one would be coloured."
    return said


def wins(line: Line) -> list[str]:
    """A bot's share of first places, and with luck taken out if that was measured."""
    shares = [f"{100 * line.win_share:.1f} ± {errors(line.win_error)} %"]
    if line.adjusted_win_share is not None and line.adjusted_win_error is not None:
        shares.append(f"{100 * line.adjusted_win_share:.1f} ± {errors(line.adjusted_win_error)} %")
    return shares


def ahead(duel: Duel, is_adjusted: bool = False) -> str:
    """By how much one bot was ahead of the other, in a hundred meetings; a dash if they have not met."""
    mean, error = (duel.adjusted_mean, duel.adjusted_error) if is_adjusted else (duel.mean, duel.error)
    return f"{100 * mean:+.1f} ± {errors(error)}" if duel.rounds and mean is not None and error is not None else "-"


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
        "is_luck_measured": standings.has_luck,
        "error_rate": standings.error_rate,  # of all duels together, at every time; None: each has its 95 % interval
        "bots": [
            {
                "bot": line.bot,
                "rating": round(line.rating, 4),
                "uncertainty": round(line.uncertainty, 4),
                "win_share": round(line.win_share, 5),
                "win_error": _rounded(line.win_error),
                "adjusted_win_share": _rounded(line.adjusted_win_share),
                "adjusted_win_error": _rounded(line.adjusted_win_error),
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
        "error": _rounded(duel.error),
        "is_clear": duel.is_clear,
        "adjusted_mean": _rounded(duel.adjusted_mean),
        "adjusted_error": _rounded(duel.adjusted_error),
        "is_adjusted_clear": duel.is_adjusted_clear,
    }


def _rounded(value: float | None) -> float | None:
    """A value for a file; None where it is unknown."""
    return round(value, 5) if value is not None and math.isfinite(value) else None


def heading(standings: Standings) -> str:
    """The game by its name, and how many play it."""
    return f"{title_of(standings.plan.game)}, {standings.plan.players} players"


def report(standings: Standings, command: str, is_settled: bool | None) -> str:
    """One HTML page."""
    page = Page(f"Tournament: {heading(standings)}", command)
    settled = {None: "", True: " The order is settled.", False: " The order is not settled yet."}[is_settled]
    page.text(f"{extent(standings)}.{settled}")
    _ratings(page, standings)
    _matrix(page, standings, is_adjusted=False)
    if standings.has_luck:
        _matrix(page, standings, is_adjusted=True)
    return page.html()


def _ratings(page: Page, standings: Standings) -> None:
    lines, names = standings.lines(), _numbered(standings)
    page.heading("Who is best")
    luck = ["luck taken out"] if standings.has_luck else []
    page.table(("bot", "rating ± error", "wins per seat", *luck, "mean score", "seats"), [
        (name, f"{line.rating:.2f} ± {line.uncertainty:.2f}", *wins(line), f"{line.mean_score:,.1f}", f"{line.games:,}")
        for name, line in zip(names, lines, strict=True)
    ])  # fmt: skip
    page.text(f"{SORTED} {ADJUSTED}" if luck else SORTED, is_note=True)
    fair = lines[0].fair_share
    shares = differences(
        [(100 * (line.win_share - fair), 100 * line.win_error) for line in lines],
        standings.rounds >= FEWEST,
    )
    figure = bars(names, shares, "first places in a hundred games", 100 * fair)
    page.plot(figure, "Share of first places of each bot, as in the table.")
    page.text(f"The line is what each would win if all were alike. {about_clear(len(lines), 'the line')}", is_note=True)


def _matrix(page: Page, standings: Standings, is_adjusted: bool) -> None:
    names = _numbered(standings)
    order = [standings.plan.bots.index(line.bot) for line in standings.lines()]
    rows, tints = [], []
    for name, one in zip(names, order, strict=True):
        duels = [None if one == other else standings.duel(one, other) for other in order]
        rows.append((name, *("" if duel is None else ahead(duel, is_adjusted) for duel in duels)))
        tints.append([_tint(duel, is_adjusted) for duel in duels])
    page.heading("Who beats whom, luck taken out" if is_adjusted else "Who beats whom")
    page.table(("ahead of", *(str(number + 1) for number in range(len(names)))), rows, tints)
    about = ADJUSTED if is_adjusted else f"{NOTE} {about_errors(standings)} {about_colours(standings)}"
    page.text(about, is_note=True)


def _tint(duel: Duel | None, is_adjusted: bool) -> float:
    if duel is None:
        return 0.0
    if is_adjusted:
        return duel.adjusted_mean if duel.is_adjusted_clear and duel.adjusted_mean is not None else 0.0
    return duel.mean if duel.is_clear else 0.0


def _numbered(standings: Standings) -> list[str]:
    """The bots in the order of the table, each after the number by which the matrix calls it."""
    return [f"{number} {line.bot}" for number, line in enumerate(standings.lines(), 1)]
