"""Luck taken out of tournaments: no mean is changed with any judgement whatever, and the stated intervals cover."""

import math
import random

import numpy as np
import pytest

import croupier
from croupier.arena.duplicate import DuplicateGame
from croupier.arena.standings import FEWEST, Standings, sequence_radius
from croupier.arena.tournament import Played, plan, play_rounds, seatings
from croupier.arena.tournament_report import report, result
from croupier.bots import opponent
from croupier.figures import mean_and_error
from croupier.game import load
from croupier.kernel import CHANCE
from croupier.luck import LuckMeter, account_of
from tests.bots.weights import made_up
from tests.kernel.test_luck import events

ERRORS = 4  # standard errors; a right mean is farther off once in 16,000 times, and the seeds are fixed
QUICK = {"line": 5}
# Scores of random against greedy with seed 5, in both seatings of the first round, from before luck was measured.
SCORES = {
    ("las-vegas", 2): [[410000, 740000], [840000, 360000]],
    ("las-vegas-royale", 3): [[470000, 780000, 480000], [790000, 800000, 710000]],
    ("sequence-dice", 4): [[0, 1, 0, 1], [1, 0, 1, 0]],
    ("yellow-dwarf", 3): [[17, 164, 119], [93, 70, 119]],
}


@pytest.mark.parametrize("luck", [True, False])
@pytest.mark.parametrize(("name", "players"), SCORES)
def test_measuring_changes_nothing_in_the_games(name, players, luck):
    played = play_rounds(plan(name, players, ["random", "greedy"], seed=5, luck=luck), 0, 1).rounds[0]
    assert [game.scores for game in played] == SCORES[name, players]
    assert {(len(game.win_luck), len(game.ahead_luck)) for game in played} == {(players, players) if luck else (0, 0)}


def is_zero_on_average(values):
    """Whether the mean of independent values is zero within some standard errors."""
    mean, error = mean_and_error(np.array(values))
    return abs(mean) <= ERRORS / 1.96 * error


def tournament(name, players, bots, num_rounds, meter, settings):
    """Standings and games of a tournament measured by that meter."""
    planned = plan(name, players, bots, seed=9, settings=settings)
    game, standings, games = load(name), Standings(planned), []
    table, opponents = DuplicateGame(game, players, planned.settings, meter), [opponent(bot, game) for bot in bots]
    for number in range(num_rounds):
        played = []
        for seating, seats in enumerate(seatings(len(bots), players, number)):
            standing, luck = table.play([opponents[bot] for bot in seats], planned.seed, number, seating)
            places = [1 + sum(other > own for other in standing) for own in standing]
            played.append(Played(seats, places, [score for score, _ in standing], *map(list, luck)))
        standings.add(played)
        games += played
    return standings, games


JUDGEMENTS = {
    "the game's own": dict,
    "turned round": lambda: {"trust": -1.0},
    "made up": lambda: {"net": made_up("sequence-dice", seed=3).net},
}


@pytest.mark.parametrize("judged", JUDGEMENTS.values(), ids=JUDGEMENTS)
def test_with_any_judgement_the_adjusted_mean_agrees_with_the_raw_one(judged):
    """A judgement may be wrong, even the opposite of right: it costs width, and never honesty."""
    meter = LuckMeter(load("sequence-dice"), 2, **judged())
    standings, games = tournament("sequence-dice", 2, ["random", "greedy"], 40, meter, QUICK)
    raw, adjusted = np.array(standings._duels[0, 1]).T
    assert raw.mean() < -0.5, "greedy is far ahead"
    assert np.std(raw - adjusted) > 0.05, "there was luck"
    assert is_zero_on_average(adjusted - raw)
    for seat in range(2):
        assert is_zero_on_average([game.win_luck[seat] for game in games])


def random_record(name, players, seed):
    """A game of random choices, with fair dice."""
    position, rng = croupier.start(name, players), random.Random(seed)
    match = croupier.Match.begin(position, dealing=croupier.Seeded(seed))
    while not match.position.is_over:
        moves = [] if match.position.actor == CHANCE else match.position.legal_moves
        for _ in match.advance(rng.choice(moves) if moves else None):
            pass
    return match.record()


EVENTS = [  # game, players, games
    ("las-vegas", 2, 4),
    ("las-vegas", 3, 3),
    ("las-vegas-royale", 3, 3),
    ("sequence-dice", 4, 3),
    ("yellow-dwarf", 3, 40),
]


@pytest.mark.parametrize(("name", "players", "num_games"), EVENTS)
def test_the_luck_of_events_is_zero_on_average(name, players, num_games):
    """Every event counts by itself, so that a bias is seen that is half as large as what events differ by."""
    strokes = [stroke for seed in range(num_games) for stroke in account_of(random_record(name, players, seed)).strokes]
    for seat in range(players):
        luck = np.array([stroke.luck[seat] for stroke in strokes])
        assert is_zero_on_average(luck)
        assert luck.std() > 0.005
        assert not is_zero_on_average(luck + luck.std() / 2), f"{len(luck)} events are too few"


def test_with_a_constant_judgement_the_adjusted_results_are_the_raw_ones():
    meter = LuckMeter(load("sequence-dice"), 2, trust=0.0)
    standings, _ = tournament("sequence-dice", 2, ["random", "greedy"], 5, meter, QUICK)
    duel, line = standings.duel(0, 1), standings.lines()[0]
    assert (duel.adjusted_mean, duel.adjusted_error) == pytest.approx((duel.mean, duel.error), abs=1e-12)
    assert line.adjusted_win_share == pytest.approx(line.win_share, abs=1e-12)


class Flattering(LuckMeter):
    """A meter with a fault: it leaves bad luck out."""

    @property
    def luck(self):
        return type(super().luck)(*(tuple(max(one, 0.0) for one in values) for values in super().luck))


def test_a_tournament_measured_with_a_bias_is_found():
    """The check that every judgement passes fails for a meter that does not count all that came."""
    _, games = tournament("sequence-dice", 2, ["random", "greedy"], 40, Flattering(load("sequence-dice"), 2), QUICK)
    for seat in range(2):
        assert not is_zero_on_average([game.win_luck[seat] for game in games])


def test_a_biased_mean_is_found():
    """The mean over different rolls, each counted once however likely it is, fails the check that the right one passes.

    Luck is that of the player who throws: over both players such a fault would cancel out.
    """
    rng, meter = np.random.default_rng(4), LuckMeter(load("las-vegas"), 2)
    honest, biased = [], []
    for position in events("las-vegas", 2, {}, 8, 6**4):
        thrower = position.view().turn_seat
        if position.decision == "roll":
            meter.expected(position)
            probabilities, wins = meter.outcomes()
            came = wins[rng.choice(len(wins), 60, p=probabilities), thrower]
            honest += list(came - probabilities @ wins[:, thrower])
            biased += list(came - wins[:, thrower].mean())
    assert len(honest) > 600
    assert is_zero_on_average(honest)
    assert not is_zero_on_average(biased)


def test_adjusted_intervals_cover_what_a_long_count_of_raw_results_gives():
    """Rounds between unequal bots, drawn again and again; with a bias planted in them most intervals miss it."""
    truth = Standings(plan("sequence-dice", 2, ["random", "greedy"], seed=10, settings=QUICK, luck=False))
    for played in play_rounds(truth.plan, 0, 2000).rounds:
        truth.add(played)
    found, _ = tournament("sequence-dice", 2, ["random", "greedy"], 300, LuckMeter(load("sequence-dice"), 2), QUICK)
    adjusted, rng = np.array(found._duels[0, 1])[:, 1], np.random.default_rng(6)
    for bias, least, most in ((0.0, 0.88, 1.0), (0.25, 0.0, 0.5)):
        tries = map(mean_and_error, rng.choice(adjusted, (1000, 20)) + bias)
        held = np.mean([abs(mean - truth.duel(0, 1).mean) <= error for mean, error in tries])
        assert least <= held <= most


@pytest.fixture(scope="module")
def equals():
    """By round, the raw and the adjusted lead between two bots that are the same: the truth is zero."""
    found = croupier.arena.run("sequence-dice", {"one": "random", "two": "random"}, rounds=60, seed=3, settings=QUICK)
    return np.array(found.standings._duels[0, 1])


def test_between_equals_both_results_are_zero_on_average(equals):
    for leads in equals.T:
        assert is_zero_on_average(leads)
        assert np.std(leads) > 0.1


def test_adjusted_intervals_cover_in_simulation(equals):
    """Between equals a round may as well have come out the other way round, so that the truth is zero."""
    rng, adjusted = np.random.default_rng(1), equals[:, 1]
    tries = rng.choice(adjusted, (4000, 50)) * rng.choice([-1, 1], (4000, 50))
    held = np.mean([abs(mean) <= error for mean, error in map(mean_and_error, tries)])
    assert 0.935 < held < 0.96  # a standard error is 0.0035
    narrow = np.mean([abs(mean) <= 0.7 * error for mean, error in map(mean_and_error, tries)])
    assert narrow < 0.87, "intervals that are too narrow are found"


@pytest.mark.parametrize("scale", [0.3, 1.0, 3.0])
def test_an_order_is_called_settled_wrongly_no_oftener_than_said_whatever_the_values(equals, scale):
    """Adjusted results may be beyond -1 and 1, and much smaller; looking all the time, few see a difference."""
    rng, wrong, paths = np.random.default_rng(2), 0, 300
    for _ in range(paths):
        values = scale * (rng.choice(equals[:, 1], 400) * rng.choice([-1, 1], 400) + rng.exponential(0.2, 400) - 0.2)
        means = np.cumsum(values) / np.arange(1, 401)
        wrong += any(abs(means[look - 1]) > sequence_radius(values[:look], 0.1) for look in range(FEWEST, 400, 10))
    assert wrong / paths < 0.1


def lucky(seats, places, win_luck, ahead_luck):
    return [Played(seats, places, [0] * len(seats), win_luck, ahead_luck)]


def test_the_luck_of_a_meeting_by_hand():
    """Between two sides chances to win count; among three, parts of the rivals beaten, by four thirds."""
    two, three = (Standings(plan("las-vegas", players, ["random", "greedy"])) for players in (2, 3))
    two.add(lucky([0, 1], [1, 2], [0.3, -0.3], [0.5, -0.5]))
    assert (two.duel(0, 1).mean, two.duel(0, 1).adjusted_mean) == (1.0, pytest.approx(1 - 0.6))
    assert two.duel(1, 0).adjusted_mean == pytest.approx(-(1 - 0.6))
    assert {line.bot: line.adjusted_win_share for line in two.lines()} == pytest.approx({"random": 0.7, "greedy": 0.3})
    three.add(lucky([0, 1, 0], [1, 2, 3], [0.2, -0.1, -0.1], [0.1, 0.2, -0.3]))
    expected = (1 - 4 / 3 * (0.1 - 0.2) - 1 - 4 / 3 * (-0.3 - 0.2)) / 2
    assert three.duel(0, 1).adjusted_mean == pytest.approx(expected)
    partners = Standings(plan("sequence-dice", 4, ["random", "greedy"]))
    partners.add(lucky([0, 1, 0, 1], [1, 3, 1, 3], [0.2, -0.2, 0.2, -0.2], [0.9] * 4))
    assert partners.duel(0, 1).adjusted_mean == pytest.approx(1 - 0.4)


def test_the_order_is_settled_by_the_results_with_luck_taken_out():
    """Raw results go to and fro, and luck explains all but a small lead of them."""
    raw, adjusted = (Standings(plan("las-vegas", 2, ["random", "greedy"]), 0.05) for _ in range(2))
    for number in range(400):
        places, luck = ([1, 2], 0.6) if number % 2 else ([2, 1], -0.4)
        raw.add([Played([0, 1], places, [0, 0])])
        adjusted.add(lucky([0, 1], places, [luck - 0.2, 0.2 - luck], [luck - 0.2, 0.2 - luck]))
    assert not raw.is_settled
    assert adjusted.is_settled
    duel = adjusted.duel(0, 1)
    assert (duel.is_clear, duel.is_adjusted_clear) == (False, True)
    assert duel.adjusted_mean == pytest.approx(0.2)


def test_reports_show_both_results_and_say_which_is_which():
    measured, unmeasured = (
        croupier.arena.run("sequence-dice", ["random", "greedy"], rounds=3, luck=luck, settings=QUICK).standings
        for luck in (True, False)
    )
    page, plain = report(measured, "x", None), result(measured, "x", None)
    assert page.count("Who beats whom, luck taken out") == 1
    assert '<th scope="col">luck taken out</th>' in page
    duel = measured.duel(0, 1)
    assert f"{100 * duel.mean:+.1f} ± " in page
    assert f"{100 * duel.adjusted_mean:+.1f} ± " in page
    assert plain["is_luck_measured"]
    assert plain["duels"]["random"]["greedy"]["adjusted_mean"] == round(duel.adjusted_mean, 5)
    assert "luck taken out" not in report(unmeasured, "x", None)
    plain = result(unmeasured, "x", None)
    assert plain["duels"]["random"]["greedy"]["adjusted_mean"] is None
    assert plain["bots"][0]["adjusted_win_share"] is None
    assert math.isfinite(measured.lines()[0].adjusted_win_error)
