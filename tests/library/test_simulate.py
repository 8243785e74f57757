"""Simulation: the same result for the same seed on any number of workers, and in agreement with known figures."""

import numpy as np
import pytest

from croupier import SettingsError
from croupier.arena.simulate import CHUNK, MOST_GAMES, simulate
from croupier.figures import wilson
from croupier.game import NAMES, load

GAME = load("las-vegas")


def plain(result):
    return {key: value for key, value in result.to_json().items() if key != "seconds"}


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers():
    games = 2 * CHUNK + 17
    one, two, five = (simulate(GAME, 4, games, 7, workers=workers) for workers in (1, 2, 5))
    assert plain(one) == plain(two) == plain(five)
    assert plain(one) != plain(simulate(GAME, 4, games, 8))


def test_what_is_counted_adds_up():
    done = []
    result = simulate(GAME, 3, CHUNK + 5, 1, {"neutral": True, "starter": 0}, on_progress=done.append)
    assert sum(done) == result.games == CHUNK + 5
    assert result.games <= result.wins.sum() <= result.games + 2 * result.shared_wins
    assert result.actions > result.decisions > 0
    assert result.longest <= GAME.max_actions
    for wins, (low, high) in zip(result.wins, result.win_intervals(), strict=True):
        assert low < wins / result.games < high
    assert result.settings == {"neutral": True, "starter": 0, "open_money": False}


def test_wins_agree_with_places_game_by_game():
    import croupier
    from croupier.arena.simulate import _play_chunk
    from croupier.engine import engine_of
    from croupier.settings import check, pack

    engine = engine_of(GAME)
    packed = pack(GAME.rules.SETTINGS, GAME.settings, 2, check(2, GAME.players, GAME.settings, {}))
    standings, _, _ = _play_chunk(engine, packed, 3, 0, 400)
    wins = np.zeros(2, int)
    for rows in standings[:, :2].tolist():
        best = max(rows)
        wins += [row == best for row in rows]
    assert simulate(GAME, 2, 400, 3).wins.tolist() == wins.tolist()
    assert croupier.CHANCE == -1


def test_a_drawn_starter_gives_no_seat_an_advantage():
    result = simulate(GAME, 4, 40_000, 5)
    intervals = result.win_intervals()
    assert max(low for low, _ in intervals) < min(high for _, high in intervals)


@pytest.mark.parametrize(
    ("players", "games", "settings"),
    [(6, 10, {}), (4, 0, {}), (4, -3, {}), (4, MOST_GAMES + 1, {}), (5, 10, {"neutral": True})],
)
def test_bad_settings_are_refused(players, games, settings):
    with pytest.raises(SettingsError):
        simulate(GAME, players, games, 0, settings)


@pytest.mark.parametrize("name", NAMES)
def test_counting_plays_the_same_games(name):
    game, players, games = load(name), load(name).players[1], CHUNK + 3 if name == "las-vegas" else 300
    quick = simulate(game, players, games, 4)
    counted = simulate(game, players, games, 4, is_counted=True)
    assert quick.counts is None
    assert tuple(counted.counts) == game.study.NAMES
    found = plain(counted)
    assert found.pop("counts") == counted.counts
    means = found.pop("mean_counts")
    assert means == {what: count / games for what, count in counted.counts.items()}
    assert any(means.values())
    assert found == plain(quick)


def test_small_errors_are_not_rounded_away():
    found = simulate(load("sequence-dice"), 2, 100_000, 1).to_json()
    assert all(0 < error < 0.005 for error in found["score_errors"])


def test_more_games_than_memory_holds_are_begun_at_once():
    class EnoughError(Exception):
        pass

    def stop(done):
        raise EnoughError

    with pytest.raises(EnoughError):
        simulate(GAME, 2, MOST_GAMES, 0, on_progress=stop)


def test_intervals_stay_within_bounds():
    assert wilson(0, 10)[0] == 0.0
    assert 0.999999 < wilson(10, 10)[1] <= 1.0
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # Wilson's interval for 50 of 100
