"""Duels and ratings: small examples worked out by hand, and simulations that check the stated errors."""

import math

import numpy as np
import pytest

from croupier.arena.standings import FEWEST, Standings, sequence_radius
from croupier.arena.tournament import Played, plan, play_rounds
from croupier.arena.tournament_report import report, result

PLAN = plan("las-vegas", 3, ["random", "greedy"])


def rounds_of(*places):
    """Rounds of two games with three seats, 0 1 0 and 1 0 1, with these places."""
    return [[Played([0, 1, 0], list(first), [3, 2, 1]), Played([1, 0, 1], list(second), [3, 2, 1])]
            for first, second in places]  # fmt: skip


def test_duels_wins_and_scores_by_hand():
    standings = Standings(PLAN)
    for played in rounds_of(([1, 2, 3], [1, 2, 3]), ([1, 1, 3], [2, 1, 3])):
        standings.add(played)
    # Round 1: random is ahead once and behind once in each game. Round 2: level and behind, then ahead twice.
    assert standings.duel(0, 1).mean == pytest.approx((0 + (-0.5 + 1) / 2) / 2)
    assert standings.duel(1, 0).mean == -standings.duel(0, 1).mean
    assert standings.duel(0, 1).error == pytest.approx(1.959964 * np.std([0, 0.25], ddof=1) / math.sqrt(2))
    lines = {line.bot: line for line in standings.lines()}
    assert lines["random"].win_share == pytest.approx(((1 + 0 + 0) / 3 + (0.5 + 0 + 1) / 3) / 2)
    assert lines["random"].mean_score == pytest.approx((3 + 1 + 2) / 3)
    assert lines["greedy"].games == 6
    assert not standings.duel(0, 1).is_clear


def test_ratings_follow_the_places():
    standings = Standings(plan("las-vegas", 3, ["random", "easy", "greedy"], seed=1, luck=False))
    for played in play_rounds(standings.plan, 0, 30).rounds:
        standings.add(played)
    assert [line.bot for line in standings.lines()] == ["greedy", "easy", "random"]
    assert standings.lines()[0].uncertainty < 25 / 3  # openskill's first guess


def test_the_table_is_sorted_by_rating_and_says_so():
    """Greedy loses the first games and wins the later ones: its rating is higher though it was ahead less often."""
    standings = Standings(plan("las-vegas", 2, ["random", "greedy"]))
    for number in range(41):
        places = [1, 2] if number < 21 else [2, 1]
        standings.add([Played([0, 1], places, [1, 1])])
    assert standings.duel(1, 0).mean < 0
    best, other = standings.lines()
    assert (best.bot, best.rating > other.rating) == ("greedy", True)
    assert [line["bot"] for line in result(standings, "x", None)["bots"]] == ["greedy", "random"]
    page = report(standings, "x", None)
    assert "Sorted by rating, the highest first." in page
    assert "their ± is 1.96 sigma" in page
    assert f"<td>1&nbsp;greedy</td><td>{best.rating:.2f} ± {best.uncertainty:.2f}</td>" in page
    assert "<td>1&nbsp;greedy</td><td></td><td>-2.4 ± " in page  # the matrix has the same order
    assert "<h1>Tournament: Las Vegas, 2 players</h1>" in page


def test_only_clear_duels_are_coloured():
    clear, unclear = Standings(PLAN), Standings(PLAN)
    for number in range(60):
        clear.add(rounds_of(([3, 1, 2], [1, 3, 2]))[0])
        unclear.add(rounds_of(([3, 1, 2], [1, 3, 2]) if number % 2 else ([1, 3, 1], [3, 1, 3]))[0])
    assert [standings.duel(1, 0).is_clear for standings in (clear, unclear)] == [True, False]
    assert report(clear, "x", None).count("<td style") == 2
    assert report(unclear, "x", None).count("<td style") == 0
    assert "Only clear duels are coloured" in report(unclear, "x", None)


def test_long_names_stay_narrow():
    """A bot's name may be broken after each colon; the matrix calls bots by numbers, and plots shorten names."""
    name = "search:iterations=50:exploration=0.2:best=8:prior=0:judged=0:paranoid=1:whole=1"
    standings = Standings(plan("las-vegas", 3, ["random", name]))
    standings.add(rounds_of(([1, 2, 3], [1, 2, 3]))[0])
    page = report(standings, "x", None)
    assert page.count(name) == 0
    assert page.count(name.replace(":", ":<wbr>")) == 2
    assert '<th scope="col">ahead of</th><th scope="col">1</th><th scope="col">2</th>' in page


PARTNERS = plan("sequence-dice", 4, ["random", "easy", "greedy", "medium"])


def test_partners_are_rated_as_a_team():
    """Greedy wins every game with changing partners; partners rated as rivals that drew would hold its rating back."""
    standings, alone = Standings(PARTNERS), Standings(plan("las-vegas", 2, ["random", "greedy"]))
    for number in range(20):
        partner, *rivals = ((0, 1, 3), (1, 3, 0), (3, 0, 1))[number % 3]
        standings.add([Played([2, rivals[0], partner, rivals[1]], [1, 3, 1, 3], [1, 0, 1, 0])])
        alone.add([Played([0, 1], [2, 1], [0, 1])])
    ratings = {line.bot: line.rating for line in standings.lines()}
    assert max(ratings["random"], ratings["easy"], ratings["medium"]) < 25 < ratings["greedy"]
    assert ratings["greedy"] > 30


def test_who_sits_on_both_sides_is_not_rated_by_that_game():
    standings = Standings(plan("sequence-dice", 4, ["random", "easy", "greedy"]))
    standings.add([Played([0, 1, 2, 0], [1, 3, 1, 3], [1, 0, 1, 0])])
    ratings = {line.bot: line.rating for line in standings.lines()}
    assert ratings["easy"] < ratings["random"] == 25 < ratings["greedy"]


@pytest.mark.parametrize("error_rate", [None, 0.05])
def test_bots_that_were_only_partners_have_not_met(error_rate):
    standings = Standings(PARTNERS, error_rate)
    standings.add([Played([0, 1, 2, 3], [1, 3, 1, 3], [1, 0, 1, 0]), Played([1, 2, 3, 0], [1, 3, 1, 3], [1, 0, 1, 0])])
    assert standings.duel(0, 2).rounds == 0
    assert not standings.is_settled
    page, plain = report(standings, "x", None), result(standings, "x", None)
    assert "nan" not in page
    nothing = {"mean": None, "error": None, "is_clear": False}
    nothing |= {"adjusted_mean": None, "adjusted_error": None, "is_adjusted_clear": False}
    assert plain["duels"]["random"]["greedy"] == nothing


def test_reports_say_what_their_errors_are():
    assert "half the 95 % interval" in report(played_by_equals(), "x", None)
    page = report(played_by_equals(0.2), "x", False)
    assert "an error rate of 20 %" in page
    assert "half the 95 % interval over rounds" not in page
    assert result(played_by_equals(0.2), "x", False)["error_rate"] == 0.2


def played_by_equals(error_rate=None):
    standings = Standings(PLAN, error_rate)
    for played in rounds_of(*[([1, 2, 3], [1, 2, 3])] * 3):
        standings.add(played)
    return standings


def test_an_order_is_called_settled_wrongly_no_oftener_than_said():
    """Equal bots, checked after every round: the chance of ever seeing a difference stays below the error rate."""
    rng, wrong, paths = np.random.default_rng(1), 0, 400
    for _ in range(paths):
        values = rng.choice([-1.0, -0.5, 0.0, 0.5, 1.0], 600)
        means = np.cumsum(values) / np.arange(1, 601)
        looks = range(FEWEST, 600, 10)
        wrong += any(abs(means[look - 1]) > sequence_radius(values[:look], 0.1) for look in looks)
    assert wrong / paths < 0.1


def test_an_order_is_settled_sooner_the_clearer_it_is():
    rng = np.random.default_rng(2)
    needed = []
    for lead in (0.2, 0.5):
        values = np.clip(rng.normal(lead, 0.6, 5000), -1, 1)
        needed.append(next(n for n in range(FEWEST, 5000) if values[:n].mean() > sequence_radius(values[:n], 0.05)))
    assert FEWEST <= needed[1] < needed[0] < 2000


def test_settled_needs_every_pair_and_some_rounds():
    standings = Standings(PLAN, error_rate=0.05)
    for played in rounds_of(*[([3, 1, 2], [1, 3, 2])] * (FEWEST - 1)):
        standings.add(played)
        assert not standings.is_settled
    for played in rounds_of(*[([3, 1, 2], [1, 3, 2])] * 100):
        standings.add(played)
    assert standings.is_settled


def test_two_rounds_are_never_clear_and_looking_again_costs_width():
    once, often = Standings(PLAN), Standings(PLAN, error_rate=0.05)
    for number, played in enumerate(rounds_of(*[([3, 1, 2], [1, 3, 2]), ([1, 2, 3], [1, 2, 3])] * 40)):
        once.add(played)
        often.add(played)
        if number == 1:
            assert not once.duel(1, 0).is_clear
    assert once.duel(1, 0).is_clear
    assert often.duel(1, 0).error > once.duel(1, 0).error


def test_one_round_says_nothing_about_errors():
    standings = Standings(PLAN)
    standings.add(rounds_of(([1, 2, 3], [1, 2, 3]))[0])
    assert "inf" not in report(standings, "x", None)
    assert result(standings, "x", None)["duels"]["random"]["greedy"]["error"] is None


def test_the_report_needs_nothing_else_and_says_the_same_twice():
    standings = Standings(plan("las-vegas", 3, ["random", "greedy", "search:iterations=9"]))
    for played in play_rounds(standings.plan, 0, 3).rounds:
        standings.add(played)
    page = report(standings, "croupier tournament <&>", False)
    assert page == report(standings, "croupier tournament <&>", False)
    assert "&lt;&amp;&gt;" in page
    assert page.count("<svg") == 1
    assert "http" not in page.replace("http://www.w3.org/", "").replace("http://purl.org/", "").replace(
        "http://creativecommons.org/", ""
    ).replace("https://matplotlib.org/", "")
    assert "<script" not in page
    plain = result(standings, "x", None)
    assert plain["rounds"] == 3
    assert plain["duels"]["random"]["greedy"]["mean"] == -plain["duels"]["greedy"]["random"]["mean"]
