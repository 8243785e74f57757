"""Balance studies: their counts against a count of the same games by hand, their pages, and the same result again."""

import pytest

import croupier
from croupier.arena.lab import Lab
from croupier.arena.lab_report import balance_study, num_studies
from croupier.game import NAMES, load


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
    assert page.count("<svg") >= 2


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


def test_settings_are_checked():
    with pytest.raises(croupier.SettingsError):
        Lab(load("las-vegas"), 10, 1).study(9, {})
