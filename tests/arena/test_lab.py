"""Balance studies: their counts against a count of the same games by hand, their pages, and the same result again."""

import math

import numpy as np
import pytest

import croupier
from croupier.arena.lab import Lab
from croupier.arena.lab_report import balance_study, num_studies
from croupier.arena.page import title_of
from croupier.figures import mean_and_error
from croupier.game import NAMES, load
from tests.arena.made_up import study_of


@pytest.mark.parametrize("name", NAMES)
def test_a_study_repeats_on_any_workers_and_is_one_page(name):
    played = []
    one, two = (Lab(load(name), 20, 3, workers, played.append) for workers in (1, 2))
    page = balance_study(one, f"croupier lab {name} <&>")
    assert page == balance_study(two, f"croupier lab {name} <&>")
    assert sum(played) == 2 * 20 * num_studies(load(name))
    assert page.startswith("<!doctype html>")
    assert f"croupier lab {name} &lt;&amp;&gt;" in page
    assert "nan" not in page.lower().replace("yellow-dwarf", "")
    assert "<svg" in page
    assert "<td style" not in page, "twenty games show nothing"
    assert f"<h1>Balance of {title_of(name)}</h1>" in page
    assert '<p class="opening">20 games are too few to call any difference clear; that takes 100 at least.</p>' in page


def test_shares_of_wins_add_up_and_scores_are_the_games():
    study = Lab(load("las-vegas"), 50, 1).study(4, {})
    assert study.shares.sum() == pytest.approx(50)
    assert sum(share for share, _ in study.win_shares()) == pytest.approx(1)
    assert study.scores.shape == (50, 4)


def test_a_chip_more_is_there_from_the_start():
    lab = Lab(load("las-vegas-royale"), 100, 2)

    def enrich(start):
        start.chips[0] += 5

    plain, richer = lab.study(2, {}), lab.study(2, {}, prepare=enrich)
    assert richer.mean_scores()[0][0] > plain.mean_scores()[0][0] + 20_000


def test_thought_shows_in_the_games():
    lab = Lab(load("las-vegas"), 200, 1)
    thoughtful, careless = lab.study(3, {}), lab.study(3, {}, is_thoughtful=False)
    assert thoughtful.mean_score()[0] != careless.mean_score()[0]
    assert thoughtful.counts["money-lost"] < careless.counts["money-lost"]


def test_counts_are_kept_with_their_products_by_game():
    study = Lab(load("yellow-dwarf"), 130, 4).study(3, {})
    assert (study.counts["games"], study.products[-1, -1]) == (130, 130)
    assert study.products[-1].tolist() == list(study.counts.values())
    assert (study.products.diagonal() >= study.products[-1]).all()


def test_rates_and_their_errors_are_those_of_the_games():
    rng = np.random.default_rng(3)
    deals, taken, forgotten = rng.integers(3, 6, 400), rng.binomial(4, 0.5, 400), rng.binomial(4, 0.1, 400)
    study = study_of(np.full((400, 2), 0.5), deals=deals, taken=taken, forgotten=forgotten, never=np.zeros(400))
    assert study.rate("taken") == pytest.approx(mean_and_error(taken))
    assert study.rate({"taken": 0.5, "forgotten": -0.5}) == pytest.approx(mean_and_error((taken - forgotten) / 2))
    ratio, error = study.rate("taken", "deals")
    assert ratio == pytest.approx(taken.sum() / deals.sum())
    assert error == pytest.approx(mean_and_error(taken - ratio * deals)[1] / deals.mean())
    assert study.rate("taken", "never") == (0.0, math.inf)


def test_what_has_not_happened_yet_is_not_known_exactly():
    study = study_of([[1, 0, 0]] * 12, one=[0] * 12, other=[1, 0, 0, 0] * 3)
    assert study.win_shares()[1] == (0.0, 0.0)
    assert study.win_gains()[1] == pytest.approx((-1 / 3, 1.959964 * math.sqrt(2 / 9 / 12)))
    (low, low_error), (high, high_error) = study.rates_against_mean(["one", "other"])
    assert (low, high) == pytest.approx((-1 / 8, 1 / 8))
    assert low_error == high_error > 1 / 8


def test_settings_are_checked():
    with pytest.raises(croupier.SettingsError):
        Lab(load("las-vegas"), 10, 1).study(9, {})
