"""The oracle against plain enumeration, and bots and hints against the oracle."""

import math
from itertools import product

import numpy as np
import pytest

from croupier import GameError
from croupier.bots import opponent
from croupier.bots.exact import Exact
from croupier.bots.hints import estimates, hints
from croupier.engine import Engine
from croupier.game import NAMES, load
from croupier.kernel import CHANCE, blank, generator
from tests.bots.endings import FEW_DICE, PLAYERS, las_vegas_endings, losses, sequence_dice_threats
from tests.bots.test_bots import positions
from tests.contract.games import TABLES, table_id


def enumerate_all(position):
    """Each seat's chance to win and expected score, if every seat plays its best; slow and plain."""
    if position.is_over:
        winners, scores = position.outcome.winners, position.outcome.scores
        return [((seat in winners) / len(winners), scores[seat]) for seat in range(position.players)]
    after = []
    for move in position.legal_moves:
        twin = position.copy()
        twin.play(move)
        after.append(enumerate_all(twin))
    if position.actor == CHANCE:
        weights, total = position.weights, sum(position.weights)
        return [
            tuple(
                sum(w * values[seat][part] for w, values in zip(weights, after, strict=True)) / total for part in (0, 1)
            )
            for seat in range(position.players)
        ]
    return max(after, key=lambda values: (round(values[position.actor][0], 10), values[position.actor][1]))


@pytest.mark.parametrize("players", PLAYERS)
def test_small_endings_agree_with_plain_enumeration(players):
    exact = Exact(load("las-vegas"))
    for position in las_vegas_endings(players, 3, 4, seed=players):
        seat = position.actor
        for worth in exact.solve(position.view(seat), position.legal_actions):
            twin = position.copy()
            twin.play(position.game.moves.all[worth.action])
            win, score = enumerate_all(twin)[seat]
            assert worth.is_whole
            assert (worth.win, worth.score) == (pytest.approx(win, abs=1e-9), pytest.approx(score, rel=1e-9))


def chance_of_a_win_in_one_roll(position):
    """How many of 36 rolls let the seat on turn complete a line, by trying them."""
    wins = 0
    for first, second in product(range(1, 7), repeat=2):
        rolled = position.copy()
        rolled.play(f"die {first}")
        rolled.play(f"die {second}")
        if rolled.actor != CHANCE:
            for move in rolled.legal_moves:
                twin = rolled.copy()
                twin.play(move)
                if twin.is_over:
                    wins += 1
                    break
    return wins / 36


@pytest.mark.parametrize("players", PLAYERS)
def test_threats_one_roll_ahead_agree_with_trying_every_roll(players):
    exact = Exact(load("sequence-dice"))
    for position in sequence_dice_threats(players, 12, seed=players):
        seat = position.actor
        for worth in exact.solve(position.view(seat), position.legal_actions, horizon=2):
            twin = position.copy()
            twin.play(position.game.moves.all[worth.action])
            if twin.is_over:
                assert (worth.win, worth.is_whole) == (1.0, True)
                continue
            threat, sides = chance_of_a_win_in_one_roll(twin), 2 if players == 4 else players
            if twin.view().turn_seat == seat:  # another roll
                assert worth.win == pytest.approx(threat + (1 - threat) / sides)
            else:
                assert worth.win == pytest.approx((1 - threat) / sides)
            assert not worth.is_whole


def test_too_much_is_said_and_not_guessed():
    position = next(positions(("las-vegas", 4, {}), 1, 1))
    worths = Exact(load("las-vegas")).solve(position.view(position.actor), position.legal_actions)
    assert worths == [None] * len(position.legal_actions)


def test_hidden_games_are_refused():
    for name in NAMES:
        if not load(name).is_open:
            with pytest.raises(GameError) as refused:
                Exact(load(name))
            assert refused.value.code == "not-open"


@pytest.mark.parametrize("table", [table for table in TABLES if load(table[0]).is_open], ids=table_id)
def test_in_an_open_game_a_view_tells_everything(table):
    game = load(table[0])
    engine = Engine(game)
    for position in positions(table, 6, 11):
        views, states = blank(game.rules.VIEW), blank(game.rules.STATE)
        views[0] = position.view(position.actor).record()[0]
        engine.doors.imagine_at(views, position.actor, states, 0, generator(1))
        assert states.tobytes() == position.state


def test_expert_gives_nothing_away_in_las_vegas_endings_and_learned_less_than_one_percent():
    game = load("las-vegas")
    expert, learned, careless = (opponent(bot, game) for bot in ("expert", "learned", "random"))
    endings = [position for players in PLAYERS for position in las_vegas_endings(players, FEW_DICE, 100, players)]
    lost = losses(Exact(game), endings, (expert, learned, careless))
    assert len(lost[expert]) > 250
    assert max(lost[expert]) < 1e-9
    assert np.mean(lost[learned]) < 0.01
    assert np.mean(lost[careless]) > 0.03  # so the choices matter


@pytest.mark.parametrize("players", PLAYERS)
def test_expert_gives_away_less_than_one_percent_before_threats_in_sequence_dice(players):
    """At choices that matter for the next roll: lines to complete, and lines to break."""
    game = load("sequence-dice")
    expert, careless = opponent("expert", game), opponent("random", game)
    lost = losses(Exact(game), sequence_dice_threats(players, 70, players), (expert, careless), horizon=2)
    assert np.mean(lost[expert]) < 0.01
    assert np.mean(lost[careless]) > 0.03


def test_estimates_cover_the_exact_value_at_their_confidence():
    """95 % intervals, over several hundred moves of endings."""
    game = load("las-vegas")
    exact, covered = Exact(game), []
    endings = [position for players in PLAYERS for position in las_vegas_endings(players, 5, 40, 9)]
    for number, position in enumerate(endings):
        view, actions = position.view(position.actor), position.legal_actions
        worths = exact.solve(view, actions)
        for hint, worth in zip(estimates(game, view, actions, generator(3, number)), worths, strict=True):
            if worth is not None:
                win, score = abs(hint.win - worth.win), abs(hint.score - worth.score)
                covered.append((win <= hint.win_error, score <= hint.score_error))
    shares, allowed = np.mean(covered, axis=0), 2 * math.sqrt(0.05 * 0.95 / len(covered))
    assert len(covered) > 200
    assert shares.min() > 0.95 - allowed


def test_hints_say_which_are_exact():
    game = load("las-vegas")
    small, large = las_vegas_endings(2, 4, 1, 5)[0], next(positions(("las-vegas", 2, {}), 2, 2))
    for position, is_exact in ((small, True), (large, False)):
        found = hints(game, position.view(position.actor), position.legal_actions, generator(4))
        assert sorted(hint.action for hint in found) == position.legal_actions
        assert {hint.is_exact for hint in found} == {is_exact}
        assert [hint.win for hint in found] == sorted((hint.win for hint in found), reverse=True)
        assert all((hint.win_error == 0.0) == is_exact for hint in found)
