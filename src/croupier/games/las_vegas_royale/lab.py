"""The balance study of Las Vegas Royale."""

import math
from typing import Any

from croupier.arena.differences import Difference, about_clear, differences, listed
from croupier.arena.lab import Lab, Study
from croupier.arena.lab_report import figure, final_scores, more_or_fewer, percent, seat_worths
from croupier.arena.page import Page, bars
from croupier.figures import mean_and_error
from croupier.game import Game
from croupier.games.las_vegas_royale.state import FACE_NAMES
from croupier.games.las_vegas_royale.study import give_chip
from croupier.games.las_vegas_royale.telling_pieces import TILE_NAMES

PLAYERS_FOR_TILES = 4
MOST_NAMED = 3  # tiles that may change as much as the first; more are only counted
TILES = ("tile", "activations a game", "pays each time", "adds to each player's money", "and to how far they are apart")
TILES_NOTE = (
    f"{PLAYERS_FOR_TILES} players. The first two columns are from games with three tiles drawn each round; the last "
    "two compare games in which this tile lies in every round, alone, with games without tiles: the mean money of "
    "a player, and the standard deviation of money among the players of a game. A tile that was never activated by "
    "itself shows what it pays in a game."
)
SHARES = {  # of the counts
    "casinos with a tie": ("casinos-tied", "casinos"),
    "strength in ties": ("strength-tied", "strength"),
    "turns skipped": ("skips", "turns"),
}


def num_studies(game: Game) -> int:
    """How many kinds of tables the study plays."""
    return len(game.players) + len(FACE_NAMES) + 3


def balance(lab: Lab, page: Page) -> list[str]:
    """Seats, tiles, a chip, ties and money; return the verdict."""
    studies = {players: lab.study(players, {"starter": 0}) for players in lab.game.players}
    seats = seat_worths(page, studies, "Seat 1 begins the first round.")
    tiles = _tiles(lab, page, studies[PLAYERS_FOR_TILES])
    chip = _chip(lab, page)
    page.heading("How often ties cancel, and turns skipped for a chip")
    page.table(
        ("players", *SHARES),
        [
            (players, *(percent(study.rate(*counts)) for counts in SHARES.values()))
            for players, study in studies.items()
        ],
    )
    final_scores(page, studies)
    return [seats, tiles, chip]


def _tiles(lab: Lab, page: Page, usual: Study) -> str:
    page.heading("What each tile is worth")
    without = lab.study(PLAYERS_FOR_TILES, {"tiles": 0})
    gains, rows = [], {}
    for face in FACE_NAMES:
        alone = lab.study(PLAYERS_FOR_TILES, {"faces": [face]})
        gain = _gain(alone.mean_score(), without.mean_score())
        spread = _gain(mean_and_error(alone.scores.std(axis=1)), mean_and_error(without.scores.std(axis=1)))
        gains.append(gain)
        activations = figure(usual.rate(f"activated-{face}"), digits=2)
        rows[TILE_NAMES[face]] = (activations, _pay(usual, face), _signed(gain), _signed(spread))
    compared = zip(rows, differences(gains, without.is_enough), strict=True)
    tiles = dict(sorted(compared, key=lambda found: -found[1].value))
    label = "dollars for each player in a game, against a game without tiles"
    about = "What each tile adds to a player's money; the numbers are in the table."
    page.plot(bars(list(tiles), list(tiles.values()), label), about)
    page.text(about_clear(len(tiles)), is_note=True)
    page.table(TILES, [(tile, *rows[tile]) for tile in tiles])
    page.text(TILES_NOTE, is_note=True)
    return verdict_on_tiles(tiles, lab.games)


def _gain(found: tuple[float, float], usual: tuple[float, float]) -> tuple[float, float]:
    """How much more one mean is than another, of other games, and half the 95 % interval."""
    return found[0] - usual[0], math.hypot(found[1], usual[1])


def _pay(study: Study, face: str) -> str:
    if study.counts[f"activated-{face}"]:
        return figure(study.rate(f"paid-{face}", f"activated-{face}"), digits=0)
    return f"{figure(study.rate(f'paid-{face}'), digits=0)} a game"


def _signed(gain: tuple[float, float]) -> str:
    return f"{gain[0]:+,.0f} ± {gain[1]:,.0f}"


def verdict_on_tiles(tiles: dict[str, Difference], games: int) -> str:
    """Which tiles add and take most, and how many make no clear difference."""
    told = []
    for sign, grows in ((1, "grows"), (-1, "shrinks")):
        clear = [tile for tile, gain in tiles.items() if gain.is_clear and sign * gain.value > 0]
        if not clear:
            continue
        most = max(clear, key=lambda tile: abs(tiles[tile].value))
        said = f"{grows} most with {most}, by {abs(tiles[most].value):,.0f} ± {tiles[most].error:,.0f}"
        rivals = [tile for tile in tiles if tile != most and not tiles[tile].is_apart_from(tiles[most])]
        if rivals:
            named = listed(rivals) if len(rivals) <= MOST_NAMED else f"{len(rivals)} other tiles"
            said += f" (perhaps as much with {named})"
        told.append(said)
    if not told:
        return f"No tile makes a difference to a player's money that {games:,} games could show."
    alike = sum(not gain.is_clear for gain in tiles.values())
    verb = "makes" if alike == 1 else "make"
    rest = f"; {alike} of {len(tiles)} tiles {verb} no difference that {games:,} games could show" if alike else ""
    table = f"With {PLAYERS_FOR_TILES} players, against games without tiles"
    return f"{table}, each player's money {', and '.join(told)}{rest}."


def _chip(lab: Lab, page: Page) -> str:
    page.heading("What a chip is worth")
    plain = lab.study(PLAYERS_FOR_TILES, {})
    richer = lab.study(PLAYERS_FOR_TILES, {}, prepare=_with_a_chip)
    money, more_money = plain.mean_scores()[0], richer.mean_scores()[0]
    wins, more_wins = plain.win_shares()[0], richer.win_shares()[0]
    gain, (share, error) = _gain(more_money, money), _gain(more_wins, wins)
    page.table(
        ("", "mean money of that seat", "share of wins"),
        [
            ("as the rules say", figure(money, digits=0), percent(wins)),
            ("one chip more at the start", figure(more_money, digits=0), percent(more_wins)),
            ("difference", _signed(gain), f"{100 * share:+.1f} ± {100 * error:.1f} %"),
        ],
    )
    page.text("A chip counts 10,000 at the end, or pays for skipping a turn before.", is_note=True)
    return verdict_on_chip(*differences([gain, (100 * share, 100 * error)], plain.is_enough))


def verdict_on_chip(money: Difference, wins: Difference) -> str:
    """What one chip more at the start is worth in money and wins, as far as it is clear."""
    has, does_win = "does not have clearly more or less money at the end", "does not win clearly more or fewer games"
    if money.is_clear:
        has = f"has {abs(money.value):,.0f} ± {money.error:,.0f} {'more' if money.value > 0 else 'less'} at the end"
    if wins.is_clear:
        does_win = f"wins {more_or_fewer(wins)} games in a hundred"
    return f"With {PLAYERS_FOR_TILES} players a seat with one chip more at the start {has} and {does_win}."


def _with_a_chip(start: Any) -> None:
    give_chip(start, 0)  # type: ignore[no-untyped-call]
