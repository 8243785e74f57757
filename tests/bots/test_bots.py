"""Opponents: functions of a view, a budget and a generator, that choose legal moves and get better with thought."""

import random

import psutil
import pytest

import croupier
from croupier import SettingsError
from croupier.bots import LEVELS, Budget, Greedy, Search, opponent, play_at_random
from croupier.bots.hints import hints
from croupier.bots.taught import Taught
from croupier.game import NAMES, Look, load
from croupier.kernel import CHANCE, blank, generator
from tests.contract.games import TABLES, table_id

LITTLE = Budget(iterations=60)
SOME_TABLES = [table for number, table in enumerate(TABLES) if number % 3 == 0]


def bots_of(game):
    return {
        "random": play_at_random,
        "greedy": Greedy(game),
        "search": Search(game),
        "paranoid": Search(game, 0, True),
        "learned": Taught(game),
        "looking ahead": Taught(game, Look(tries=4, rolls=2)),
    }


def positions(table, seed, every):
    """Positions of a random game at which a seat has a choice."""
    name, players, settings = table
    position, chooser, ply = croupier.start(name, players, **settings), random.Random(seed), 0
    while not position.is_over:
        if position.actor != CHANCE and len(position.legal_moves) > 1:
            ply += 1
            if ply % every == 0:
                yield position
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_id)
def test_every_bot_chooses_a_legal_action_and_the_same_one_again(table):
    game = load(table[0])
    bots = bots_of(game)
    for position in positions(table, 1, 9):
        for bot in bots.values():
            view, actions = position.view(position.actor), position.legal_actions
            chosen = [bot(view, actions, LITTLE, generator(3)) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in actions


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_id)
def test_what_a_seat_cannot_know_changes_no_bots_choice(table):
    """In another state with the same view for the seat, the same generator gives the same action."""
    bots = bots_of(load(table[0]))
    for number, position in enumerate(positions(table, 2, 13)):
        seat, actions = position.actor, position.legal_actions
        imagined = position.imagine(position.view(seat), generator(4, number))
        for bot in bots.values():
            one, other = (bot(at.view(seat), actions, LITTLE, generator(5)) for at in (position, imagined))
            assert one == other


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_action_needs_no_thought(name):
    game = load(name)
    view = blank(game.rules.VIEW)[0]
    view.players = game.players[0]
    for bot in bots_of(game).values():
        rng = generator(6)
        before = rng.tobytes()
        assert bot(view, [17], Budget(iterations=1_000_000_000), rng) == 17
        assert rng.tobytes() == before


def test_milliseconds_are_a_budget_too():
    position = next(positions(TABLES[0], 3, 5))
    search = Search(load("las-vegas"))
    trials = search.think(position.view(position.actor), Budget(milliseconds=30), generator(7))
    tries = sum(trial.tries for trial in trials)
    longer = search.think(position.view(position.actor), Budget(milliseconds=300), generator(7))
    assert 0 < tries < sum(trial.tries for trial in longer)


@pytest.mark.parametrize("milliseconds", [5, 50, 1000])
@pytest.mark.parametrize("cost", [1e-6, 2e-5, 2.5e-4])
def test_a_budget_of_milliseconds_is_kept_to_a_tenth(monkeypatch, milliseconds, cost):
    """Measured on a clock that only thinking moves; an iteration takes half to one and a half times `cost`."""
    position = next(positions(TABLES[0], 3, 5))
    search, clock, chooser = Search(load("las-vegas")), [100.0], random.Random(1)
    monkeypatch.setattr("croupier.bots.search.time.perf_counter", lambda: clock[0])

    def think(iterations, rng):
        clock[0] += cost * iterations * chooser.uniform(0.5, 1.5)

    monkeypatch.setattr(search, "_search", think)
    search.think(position.view(position.actor), Budget(milliseconds=milliseconds), generator(7))
    assert 0.8 < (clock[0] - 100.0) / (milliseconds / 1000) < 1.1


def test_iterations_are_counted_and_a_full_tree_is_searched_on():
    position = next(positions(("las-vegas", 5, {}), 4, 3))
    search = Search(load("las-vegas"), num_best=0)
    trials = search.think(position.view(position.actor), Budget(iterations=60_000), generator(8))
    assert sum(trial.tries for trial in trials) == 60_000
    assert all(trials[action].tries > 0 for action in position.legal_actions)


def test_ten_thousand_searches_do_not_grow_the_process():
    position = next(positions(("las-vegas", 2, {}), 5, 3))
    search, view, process = Search(load("las-vegas")), position.view(position.actor), psutil.Process()
    for _ in range(200):
        search.think(view, Budget(iterations=10), generator(9))
    before = process.memory_info().rss
    for number in range(10_000):
        search.think(view, Budget(iterations=10), generator(9, number))
    assert process.memory_info().rss - before < 4_000_000


def play(name, players, bots, seed, settings):
    """One game between bots by seat; its places."""
    position, ply = croupier.start(name, players, **settings), 0
    chooser = random.Random(seed)
    while not position.is_over:
        if position.actor == CHANCE:
            position.play(chooser.choices(position.legal_moves, position.weights)[0])
        else:
            view, rng = position.view(position.actor), generator(seed, ply)
            position.play(position.game.moves.all[bots[position.actor](view, position.legal_actions, rng)])
        ply += 1
    return position.outcome.places


@pytest.mark.parametrize(("name", "players"), [(name, load(name).players[0]) for name in NAMES])
def test_thought_beats_chance_over_some_seeded_games(name, players):
    """A coarse test, but the games are the same every time."""
    games = 60
    strong, weak = opponent("medium", load(name)), opponent("random", load(name))
    first = {strong: 0.0, weak: 0.0}
    for seed in range(games):
        seat = seed % players
        bots = [strong if number == seat else weak for number in range(players)]
        places = play(name, players, bots, seed, {})
        share = 1 / places.count(1)
        first[strong] += share if places[seat] == 1 else 0
    assert first[strong] / games > 1 / players


@pytest.mark.parametrize("name", NAMES)
def test_expert_looks_as_far_ahead_as_its_game_says(name):
    game = load(name)
    assert tuple(game.tuning.expert) == tuple(game.players)
    expert = opponent("expert", game)
    for players, look in game.tuning.expert.items():
        named = opponent(f"learned:tries={look.tries}:rolls={look.rolls}:margin={round(100 * look.margin)}", game)
        for number, position in enumerate(positions((name, players, {}), 3, 12)):
            view, actions = position.view(position.actor), position.legal_actions
            chosen = [bot(view, actions, generator(8, number)) for bot in (expert, named)]
            assert chosen[0] == chosen[1]


def test_unknown_opponents_are_refused():
    with pytest.raises(SettingsError):
        opponent("grandmaster", load("las-vegas"))
    assert list(LEVELS)[:4] == ["easy", "medium", "hard", "expert"]


def test_search_takes_a_win_that_is_there():
    """Sequence Dice, a line of five with four chips and the right number thrown."""
    position = croupier.start("sequence-dice", 2, line=5, starter=0)
    moves = ["die 1", "die 2", "place b1", "die 4", "die 4", "place b4", "die 1", "die 3", "place c1"]
    moves += ["die 3", "die 5", "place e3", "die 1", "die 4", "place d1", "die 3", "die 5", "place d5"]
    moves += ["die 2", "die 4", "place e1", "die 3", "die 6", "place b3", "die 5", "die 6"]
    for move in moves:
        position.play(move)
    game = load("sequence-dice")
    for bot in (Greedy(game), Search(game)):
        chosen = bot(position.view(0), position.legal_actions, Budget(iterations=2_000), generator(10))
        assert str(game.moves.all[chosen]) in ("place a1", "place f1")


def test_hints_are_sorted_and_say_how_sure_they_are():
    position = next(positions(("las-vegas", 3, {}), 6, 10))
    found = hints(position.game, position.view(position.actor), position.legal_actions, generator(11))
    assert sorted(hint.action for hint in found) == position.legal_actions
    assert [hint.win for hint in found] == sorted((hint.win for hint in found), reverse=True)
    for hint in found:
        assert 0 <= hint.win <= 1
        assert 0 < hint.win_error < 1
        assert hint.score > 0
