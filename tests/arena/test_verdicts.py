"""The verdicts of lab pages on made-up studies, in which something differs or nothing does; and their colours."""

import numpy as np
import pytest

from croupier.arena.differences import Difference, differences
from croupier.arena.lab_report import balance_study, seat_gains, verdict_on_seats
from croupier.figures import Z_95, widening
from croupier.game import load
from croupier.games.las_vegas.lab import verdict_on_ties
from croupier.games.las_vegas_royale.lab import verdict_on_chip, verdict_on_tiles
from croupier.games.las_vegas_royale.state import FACE_NAMES
from croupier.games.sequence_dice.board import BOARD, SPACES
from croupier.games.sequence_dice.lab import verdict_on_beginning, verdict_on_numbers
from croupier.games.yellow_dwarf.lab import verdict_on_pots
from tests.arena.made_up import MadeUpLab, study_of, winners


def apart(value, error, reach=None):
    return Difference(value, error, 1.5 * error if reach is None else reach)


def test_a_difference_is_clear_only_if_the_interval_widened_for_all_leaves_out_zero():
    wider = widening(3)
    assert wider == pytest.approx(2.394 / Z_95, abs=1e-3)  # the normal distribution beyond 1/120
    found = differences([(1.01 * wider, 1.0), (-1.01 * wider, 1.0), (0.99 * wider, 1.0)], is_enough=True)
    assert [one.is_clear for one in found] == [True, True, False]
    assert [one.tint(4.0) > 0 for one in found] == [True, False, False]
    assert found[2].tint(4.0) == 0
    assert not any(one.is_clear for one in differences([(9.0, 0.0), (9.0, 1.0)], is_enough=False))


def test_seats_that_win_as_they_should_are_called_alike():
    even = {players: study_of(np.tile(np.eye(players), (60, 1))) for players in (2, 3, 4, 5)}
    said = verdict_on_seats(seat_gains(even))
    assert said == "With 2, 3, 4 and 5 players no seat wins clearly more or fewer games than an even part."


def test_a_seat_that_wins_more_is_named_with_its_error():
    four = np.vstack([np.tile(np.eye(4), (900, 1)), np.tile(np.eye(4)[0], (400, 1))])
    studies = {2: study_of(np.tile(np.eye(2), (2000, 1))), 4: study_of(four)}
    assert verdict_on_seats(seat_gains(studies)) == (
        "With 4 players seat 1 wins 7.5 ± 1.5 more, seat 2 wins 2.5 ± 1.3 fewer, seat 3 wins 2.5 ± 1.3 fewer and "
        "seat 4 wins 2.5 ± 1.3 fewer games in a hundred than an even part; "
        "with 2 players no seat wins clearly more or fewer games than an even part."
    )


@pytest.mark.parametrize("games", [100, 1000])
def test_seats_of_equals_are_seldom_called_unlike(games):
    """In about five of a hundred studies of equals some seat stands out, though each study compares 14 seats."""
    rng, wrong, tries = np.random.default_rng(games), 0, 300
    for _ in range(tries):
        studies = {n: study_of(winners(rng, games, [1 / n] * n)) for n in (2, 3, 4, 5)}
        wrong += not verdict_on_seats(seat_gains(studies)).startswith("With 2, 3, 4 and 5 players no seat")
    assert wrong / tries < 0.08


@pytest.mark.parametrize(("games", "rate"), [(100, 0.02), (100, 0.2), (1000, 0.1)])
def test_spaces_that_are_alike_are_seldom_called_unlike(games, rate):
    rng, wrong, tries = np.random.default_rng(games), 0, 200
    for _ in range(tries):
        counts = {f"it_{space}": rng.poisson(rate, games) for space in range(SPACES)}
        study = study_of(np.full((games, 2), 0.5), **counts)
        found = study.rates_against_mean([name.replace("_", "-") for name in counts])
        wrong += any(one.is_clear for one in differences(found, study.is_enough))
    assert wrong / tries < 0.08


def test_ties_are_compared_with_those_of_random_games():
    def with_ties(rate, games=400):
        tied = np.random.default_rng(int(1000 * rate)).binomial(20, rate, games)
        return study_of(np.full((games, 2), 0.5), dice_tied=tied, dice=np.full(games, 20))

    said = verdict_on_ties({2: with_ties(0.3), 3: with_ties(0.2), 4: with_ties(0.25)},
                           {2: with_ties(0.2), 3: with_ties(0.3), 4: with_ties(0.251)})  # fmt: skip
    assert said.startswith("Of a hundred dice, ties cancel ")
    assert said.endswith("Against random games that is clearly more with 2 players, clearly fewer with 3 players and "
                         "not clearly different with 4 players.")  # fmt: skip


def test_tiles_that_change_most_are_named_with_those_that_may_change_as_much():
    tiles = {"Pay Day": apart(9000, 500), "Jackpot": apart(8000, 500), "High Five": apart(100, 500),
             "Block It!": apart(-4000, 500)}  # fmt: skip
    assert verdict_on_tiles(tiles, 5000) == (
        "With 4 players, against games without tiles, each player's money grows most with Pay Day, by 9,000 ± 500 "
        "(perhaps as much with Jackpot), and shrinks most with Block It!, by 4,000 ± 500; 1 of 4 tiles makes no "
        "difference that 5,000 games could show."
    )
    many = {**tiles, **{f"Tile {number}": apart(8500, 500) for number in range(4)}}
    assert "(perhaps as much with 5 other tiles)" in verdict_on_tiles(many, 5000)
    said = verdict_on_tiles({"Bad Luck": apart(-2000, 500)}, 300)
    assert said.endswith(", each player's money shrinks most with Bad Luck, by 2,000 ± 500.")


def test_tiles_that_change_nothing_are_said_to_change_nothing():
    tiles = {"Pay Day": apart(700, 500), "Jackpot": apart(-700, 500)}
    assert verdict_on_tiles(tiles, 5000) == (
        "No tile makes a difference to a player's money that 5,000 games could show."
    )


def test_a_chip_is_worth_what_is_clear():
    money, wins, noise = apart(11_636, 4_479), apart(-3.4, 1.7), apart(1, 1)
    assert verdict_on_chip(money, wins) == (
        "With 4 players a seat with one chip more at the start has 11,636 ± 4,479 more at the end and wins 3.4 ± 1.7 "
        "fewer games in a hundred."
    )
    assert verdict_on_chip(noise, noise) == (
        "With 4 players a seat with one chip more at the start does not have clearly more or less money at the end and "
        "does not win clearly more or fewer games."
    )


def test_beginning_is_worth_what_is_clear():
    gains = {"2 players (line of 5)": apart(2.7, 1.4), "3 players (line of 5)": apart(-3, 1),
             "3 players (line of 6)": apart(1, 1)}  # fmt: skip
    assert verdict_on_beginning(gains) == (
        "In a hundred games the side that begins wins 2.7 ± 1.4 more with 2 players (line of 5) and 3.0 ± 1.0 fewer "
        "with 3 players (line of 5) than an even part; with 3 players (line of 6) it makes no clear difference who "
        "begins."
    )
    assert verdict_on_beginning({"2 players (line of 5)": apart(1, 1)}) == (
        "With 2 players (line of 5) it makes no clear difference who begins."
    )


def lines_through(rates, games=1000):
    """A study in which a winning line runs through a space of a number with that chance, 0.1 unless told."""
    rng = np.random.default_rng(1)
    counts = {f"winning_{space}": rng.binomial(1, rates.get(int(number), 0.1), games)
              for space, number in enumerate(BOARD.ravel())}  # fmt: skip
    return study_of(np.full((games, 2), 0.5), won=np.ones(games), **counts)


def test_the_number_of_most_winning_lines_is_named_with_those_that_may_have_as_many():
    said = verdict_on_numbers({5: lines_through({7: 0.5}), 6: lines_through({7: 0.4})})
    assert said.startswith("With 2 players winning lines run most often through the 7s (b2, e2, b5 and e5): ")
    assert said.count("lines of 5") == said.count("lines of 6") == 1
    assert "perhaps" not in said
    said = verdict_on_numbers({5: lines_through({12: 0.5, 2: 0.5}), 6: lines_through({})})
    assert "through the 12s (c3, d3, c4 and d4): " in said or "through the 2s (a1, f1, a6 and f6): " in said
    assert said.count("perhaps as many through the ") == 1
    assert said.endswith("; no number clearly has more winning lines of 6 than the others.")


def test_pots_are_named_by_their_cards_where_they_differ():
    some = {"10♦": apart(-0.05, 0.01), "J♣": apart(0.0, 0.01), "Q♠": apart(0.05, 0.01)}
    none = dict.fromkeys(some, apart(0.0, 0.01))
    assert verdict_on_pots({3: none, 4: some, 5: none}) == (
        "With 3 and 5 players no pot is taken clearly more or less often than the mean pot; "
        "with 4 players somebody takes Q♠ clearly more often and 10♦ clearly less often than the mean pot."
    )


def royale_with(tile_gains):
    """A lab of made-up games: even seats, and tiles that change every player's money by so much."""

    def study(table):
        rng = np.random.default_rng([table.players, len(str(table.given))])
        (face,) = table.given.get("faces", [None])
        scores = rng.normal(500_000 + tile_gains.get(face, 0), 50_000, (400, table.players))
        counts = {name.replace("-", "_"): np.ones(400) for name in load("las-vegas-royale").study.NAMES}
        return study_of(np.tile(np.eye(table.players), (400, 1))[:400], scores, **counts)

    return balance_study(MadeUpLab("las-vegas-royale", 400, study), "made up")


def test_a_page_colours_and_names_only_what_is_clear():
    loud = royale_with({"lucky-punch": 90_000, "no-entry": -60_000})
    opening = loud[: loud.index("Made by")]
    assert "grows most with Lucky Punch, by" in opening
    assert "shrinks most with No Entry!, by" in opening
    assert f"{len(FACE_NAMES) - 2} of 16 tiles make no difference that 400 games could show" in opening
    quiet = royale_with({})
    assert "No tile makes a difference to a player&#x27;s money that 400 games could show." in quiet
    bars = [page[page.index("<svg") : page.index("</svg>")] for page in (loud, quiet)]
    assert [("fill: #2a6f97" in one, "fill: #b23a48" in one) for one in bars] == [(True, True), (False, False)]
    assert "lucky-punch" not in loud
