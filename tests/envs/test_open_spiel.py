"""The games in OpenSpiel: its own tests pass, its algorithms find what ours find, and nothing hidden gets out."""

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, minimax

import croupier
import croupier.envs  # registers the games
from croupier.bots.exact import Exact
from croupier.envs.open_spiel import register
from croupier.game import NAMES, load
from croupier.kernel import CHANCE, NOBODY

# Tables as parameters of OpenSpiel, and as the library's own settings: the smallest and full ones, every setting once.
TABLES = [
    ("las-vegas", {}, {"players": 2}),
    ("las-vegas", {"players": 4, "neutral": True, "starter": 3}, {"players": 4, "neutral": True, "starter": 3}),
    ("las-vegas", {"players": 5, "open_money": True}, {"players": 5, "open_money": True}),
    ("las-vegas-royale", {"tiles": 0}, {"players": 2, "tiles": 0}),
    (
        "las-vegas-royale",
        {"players": 5, "faces": "lucky-punch black-box", "no_repeats": True, "starter": 1, "open_money": True},
        {"players": 5, "faces": ("lucky-punch", "black-box"), "no_repeats": True, "starter": 1, "open_money": True},
    ),
    ("sequence-dice", {"players": 3}, {"players": 3}),
    ("sequence-dice", {"players": 4, "line": 5, "starter": 2}, {"players": 4, "line": 5, "starter": 2}),
    ("yellow-dwarf", {"deals": 3}, {"players": 3, "deals": 3}),
    (
        "yellow-dwarf",
        {"players": 6, "purse": 0, "deals": 10_000, "gap": "higher", "claim_by_hand": True, "points": "pips",
         "opera": "strict", "dealer": 5},
        {"players": 6, "purse": "shared", "deals": "broke", "gap": "higher", "claim_by_hand": True, "points": "pips",
         "opera": "strict", "dealer": 5},
    ),
]  # fmt: skip
LAS_VEGAS_ENDING = """
    players 2 round 4
    1: 80 30 | A1 B1    # a tie that A can break
    2: 50 | B1
    3: 60 | A1
    money: A30 B80
    supply: B1
    roll: A 1 2
"""
SEQUENCE_ENDING = "players 2 line 5 throws {}; G G G G . .; B B B . . .; B B B . B .; turn A roll 6"
LUCKY_PUNCH = "players 2 round 3; tiles: lucky-punch; cash: A60 B90; asked: hold A"
tables = pytest.mark.parametrize(("name", "parameters", "settings"), TABLES)


def spiel_name(name):
    return "python_croupier_" + name.replace("-", "_")


def spiel_game(name, parameters):
    return pyspiel.load_game(spiel_name(name), parameters)


def ending(name, text):
    return spiel_game(name, {"position": text})


def random_choice(state, chooser):
    """An action of the seat that decides, or an outcome as likely as chance makes it."""
    if not state.is_chance_node():
        return chooser.choice(state.legal_actions())
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return chooser.choices(outcomes, probabilities)[0]


def random_state(game, num_steps, chooser):
    state = game.new_initial_state()
    for _ in range(num_steps):
        if not state.is_terminal():
            state.apply_action(random_choice(state, chooser))
    return state


@tables
def test_openspiels_own_test_passes(name, parameters, settings):
    pyspiel.random_sim_test(spiel_game(name, parameters), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    ("name", "text"),
    [("las-vegas", LAS_VEGAS_ENDING), ("sequence-dice", SEQUENCE_ENDING.format(19_990)),
     ("las-vegas-royale", LUCKY_PUNCH), ("yellow-dwarf", "players 3 deal 5; A: 5c 6d | ; B: 9s 2c +3; C: 9h; lead A")],
)  # fmt: skip
def test_openspiels_own_test_passes_for_endings_that_are_saved_and_read_again(name, text):
    game = ending(name, text)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@tables
def test_a_game_is_the_librarys_own_step_by_step(name, parameters, settings):
    game, chooser = spiel_game(name, parameters), random.Random(1)
    state, position = game.new_initial_state(), croupier.start(name, **settings)
    info = load(name)
    assert (game.num_players(), game.num_distinct_actions()) == (position.players, info.num_choices)
    assert state.position.settings == position.settings
    while not position.is_over:
        if position.actor == CHANCE and len(position.legal_moves) == 1:
            position.play(position.legal_moves[0])
            continue
        if position.actor == CHANCE:
            assert state.is_chance_node()
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert sum(probabilities) == pytest.approx(1, abs=1e-12)
            total = sum(position.weights)
            assert [total * probability for probability in probabilities] == pytest.approx(position.weights)
            assert [outcome + info.num_choices for outcome in outcomes] == position.legal_actions
            assert max(outcomes) < game.max_chance_outcomes()
        else:
            assert state.current_player() == position.actor
            assert state.legal_actions() == position.legal_actions
        assert state.returns() == [0] * position.players
        action = random_choice(state, chooser)
        move = state.action_to_string(action)
        state.apply_action(action)
        position.play(move)
    assert state.is_terminal()
    assert state.position == position
    assert sum(state.returns()) == pytest.approx(0, abs=1e-12)
    best = max(state.returns())
    assert best <= game.max_utility()
    assert min(state.returns()) >= game.min_utility()
    assert tuple(seat for seat, part in enumerate(state.returns()) if part == best) == position.outcome.winners


def test_partners_have_what_their_side_has_and_ties_are_shared():
    won = "players 4 line 5; G G G G . .; turn {} roll 6"
    for seat, returns in (("A", [0.5, -0.5, 0.5, -0.5]), ("C", [0.5, -0.5, 0.5, -0.5])):
        state = ending("sequence-dice", won.format(seat)).new_initial_state()
        state.apply_action(state.string_to_action("place e1"))
        assert state.returns() == returns
    three = "players 3 round 4; money: A50 B50 C20; 1: 10 | ; roll: C 1"
    state = ending("las-vegas", three).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.returns() == pytest.approx([1 / 2 - 1 / 3, 1 / 2 - 1 / 3, -1 / 3])


def known(state, seat):
    """Everything that OpenSpiel gives a seat."""
    tensors = state.information_state_tensor(seat), state.observation_tensor(seat)
    return state.information_state_string(seat), state.observation_string(seat), tensors


@pytest.mark.parametrize(
    ("name", "parameters"),
    [("las-vegas-royale", {"players": 3, "faces": "lucky-punch black-box"}), ("yellow-dwarf", {"gap": "higher"})],
)
def test_what_a_seat_is_given_depends_on_nothing_that_it_may_not_know(name, parameters):
    """Two games are played alike but for moves that are secret from a seat: the seat is given the same in both."""
    game, num_secret, num_revealed = spiel_game(name, parameters), 0, 0
    for number in range(8):
        chooser, seat = random.Random(number), number % game.num_players()
        twins = game.new_initial_state(), game.new_initial_state()
        while not twins[0].is_terminal():
            decision, pair = twins[0].position.decision, alike(twins, seat, chooser)
            if pair is None:
                break
            num_secret += pair[0] != pair[1]
            is_different = twins[0].position != twins[1].position
            for twin, action in zip(twins, pair, strict=True):
                twin.apply_action(action)
            if load(name).reveals(decision) and is_different:
                assert twins[0].information_state_string(seat) != twins[1].information_state_string(seat)
                num_revealed += 1
                break
            assert known(twins[0], seat) == known(twins[1], seat)
    assert num_secret
    assert bool(num_revealed) == (name == "las-vegas-royale")


def moves_of(state, seat):
    return state.information_state_string(seat).splitlines()[0].split(", ")


def alike(twins, seat, chooser):
    """An action for each of two states, which look the same to the seat; None if there are none."""
    positions, is_chance = [twin.position for twin in twins], twins[0].is_chance_node()
    first = load(positions[0].game.name).num_choices if is_chance else 0
    shared = sorted(set(positions[0].legal_actions) & set(positions[1].legal_actions))
    if not shared:
        return None
    one = other = chooser.choice(shared)
    if positions[0].shown(one, seat).is_hidden:
        size = str(positions[0].check(one)).count("+")  # everybody sees the number of tokens in a pile
        legal = positions[1].legal_moves
        other = chooser.choice([move.action for move in legal if str(move).count("+") == size])
    return one - first, other - first


def test_a_secret_is_in_the_information_state_of_those_who_know_it_and_of_all_once_it_is_revealed():
    state = ending("las-vegas-royale", LUCKY_PUNCH).new_initial_state()
    state.apply_action(state.string_to_action("hold 2"))
    assert [moves_of(state, seat) for seat in (0, 1)] == [["hold 2"], ["hold"]]
    state.apply_action(state.string_to_action("guess 2"))
    assert [moves_of(state, seat)[:2] for seat in (0, 1)] == [["hold 2", "guess 2"]] * 2


def test_a_resampled_state_is_the_same_to_its_seat_and_has_no_secret_of_others():
    chooser = random.Random(3)
    for seat in range(3):
        state = random_state(spiel_game("yellow-dwarf", {}), chooser.randrange(60, 200), chooser)
        twin = state.resample_from_infostate(seat, chooser.random)
        assert known(twin, seat) == known(state, seat)
        assert twin.position != state.position
        own, others = (moves_of(state, seat), [moves_of(twin, other) for other in range(3) if other != seat])
        for moves in others:
            assert all(move in (seen, seen.split()[0]) for move, seen in zip(moves, own, strict=True))


def test_observers_show_a_seat_or_spectators_in_the_pieces_of_the_layout():
    game = spiel_game("yellow-dwarf", {"dealer": 0})
    state, layout = random_state(game, 100, random.Random(4)), croupier.layout("yellow-dwarf")
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert (observer.tensor == state.position.vector(1)).all()
    assert {piece: values.shape for piece, values in observer.dict.items()} == {
        piece: part.shape for piece, part in layout.items()
    }
    assert np.array_equal(state.observation_tensor(1), observer.tensor)
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(nobody)
    observer.set_from(state, 1)
    assert (observer.tensor == state.position.vector(NOBODY)).all()
    assert observer.string_from(state, 1) == state.position.view(NOBODY).to_json().decode()
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="one seat or no seat"):
        game.make_py_observer(everything)


def mcts_bot(game, seed, simulations=60):
    chooser = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    return mcts.MCTSBot(game, uct_c=1, max_simulations=simulations, evaluator=evaluator, random_state=chooser)


def test_openspiels_mcts_plays_a_whole_round():
    stocked = "players 2 round 4; 1: 80; 2: 50 30; 3: 60; 4: 90; 5: 40 20; 6: 70; supply: A4 B4; turn: A"
    game, chooser = ending("las-vegas", stocked), random.Random(5)
    state, bot = game.new_initial_state(), mcts_bot(game, 5, 20)
    while not state.is_terminal():
        state.apply_action(random_choice(state, chooser) if state.is_chance_node() else bot.step(state))
    assert state.position.outcome is not None


def test_openspiels_mcts_finds_the_winning_move_that_random_misses():
    game = ending("sequence-dice", SEQUENCE_ENDING.format(19_995))
    root = game.new_initial_state()
    winning = root.string_to_action("place e1")
    assert [mcts_bot(game, seed).step(root) for seed in range(5)] == [winning] * 5
    chooser = random.Random(6)
    assert {random_choice(root, chooser) for _ in range(30)} == set(root.legal_actions()) != {winning}


def test_openspiels_search_among_information_sets_plays_a_game_with_secrets():
    game, chooser = (
        ending("yellow-dwarf", "players 3 deal 5; A: 5c 6d; B: 9s 2c 7h; C: 9h 7d; lead A"),
        random.Random(7),
    )
    random_numbers = np.random.RandomState(7)
    evaluator = mcts.RandomRolloutEvaluator(1, random_numbers)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1, max_simulations=20, random_state=random_numbers)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random_choice(state, chooser) if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "text"),
    [("las-vegas", LAS_VEGAS_ENDING), ("las-vegas", LAS_VEGAS_ENDING.replace("supply: B1", "supply: B2")),
     ("sequence-dice", SEQUENCE_ENDING.format(19_998))],
)  # fmt: skip
def test_openspiels_expectiminimax_agrees_with_the_exact_oracle(name, text):
    root = ending(name, text).new_initial_state()
    position = root.position
    solved = Exact(load(name)).solve(position.view(position.actor), position.legal_actions)
    assert len({round(found.win, 9) for found in solved}) > 1
    for found in solved:
        value, _ = minimax.expectiminimax(root.child(found.action), 100, None, position.actor)
        assert value + 1 / 2 == pytest.approx(found.win, abs=1e-9)


def test_openspiels_best_response_gains_nothing_against_the_exact_oracle():
    class Oracle(policy.Policy):
        def action_probabilities(self, state, player_id=None):
            view = state.position.view(state.current_player())
            solved = oracle.solve(view, state.legal_actions())
            return {max(solved, key=lambda found: found.win).action: 1.0}

    game, oracle = ending("las-vegas", LAS_VEGAS_ENDING), Exact(load("las-vegas"))
    assert exploitability.nash_conv(game, Oracle(game, [0, 1])) == pytest.approx(0, abs=1e-9)
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.01


def test_openspiels_counterfactual_regret_solves_lucky_punch():
    """Holding 1 pays too little to win, so by hand A holds 2 or 3, each every other time."""
    game = ending("las-vegas-royale", LUCKY_PUNCH)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    assert exploitability.nash_conv(game, found) < 0.01
    root = game.new_initial_state()
    chances = {root.action_to_string(action): part for action, part in found.action_probabilities(root).items()}
    assert chances == pytest.approx({"hold 1": 0, "hold 2": 1 / 2, "hold 3": 1 / 2}, abs=0.02)


@pytest.mark.parametrize(
    ("name", "parameters", "error", "message"),
    [
        ("las-vegas", {"dice": 9}, pyspiel.SpielError, "Unknown parameter 'dice'"),
        ("las-vegas", {"neutral": 1}, pyspiel.SpielError, "Wrong type for parameter neutral"),
        ("las-vegas", {"players": 6}, croupier.SettingsError, "players must be 2 to 5, not 6"),
        ("las-vegas", {"players": 3, "starter": 3}, croupier.SettingsError, "starter must be a seat from 0 to 2"),
        ("sequence-dice", {"line": 4}, croupier.SettingsError, "line must be one of 5, 6, not 4"),
        ("las-vegas-royale", {"faces": "jackpot whist"}, croupier.SettingsError, "faces has no 'whist'"),
        ("las-vegas", {"position": "nonsense"}, croupier.MoveError, "cannot be read"),
        ("las-vegas", {"position": LAS_VEGAS_ENDING, "players": 3}, croupier.MoveError, "it has players 2"),
        ("las-vegas", {"position": LAS_VEGAS_ENDING, "neutral": True}, croupier.MoveError, "leave out the parameter"),
    ],
)
def test_wrong_parameters_are_refused_with_a_reason(name, parameters, error, message):
    with pytest.raises(error, match=message):
        spiel_game(name, parameters)


def test_parameters_that_a_position_does_not_fix_hold_beside_it():
    parameters = {"position": LAS_VEGAS_ENDING, "players": 2, "open_money": True}
    position = spiel_game("las-vegas", parameters).new_initial_state().position
    assert position.settings["open_money"]
    assert position.view(0).money == (30_000, 80_000)


def test_an_illegal_action_is_refused_and_changes_nothing():
    state = ending("las-vegas", LAS_VEGAS_ENDING).new_initial_state()
    before = str(state), state.information_state_string(0), state.history()
    for action in (5, 1_000, -3):
        with pytest.raises(croupier.MoveError):
            state.apply_action(action)
    assert (str(state), state.information_state_string(0), state.history()) == before


def test_a_copy_is_independent():
    state = random_state(spiel_game("yellow-dwarf", {}), 100, random.Random(8))
    before = str(state), state.information_state_string(0), state.history()
    twin = state.clone()
    assert (str(twin), twin.information_state_string(0), twin.history()) == before
    twin.apply_action(random_choice(twin, random.Random(9)))
    assert (str(state), state.information_state_string(0), state.history()) == before
    assert str(twin) != before[0]


def test_registering_again_changes_nothing():
    names = pyspiel.registered_names()
    register()
    assert pyspiel.registered_names() == names
    assert {spiel_name(name) for name in NAMES} <= set(names)


def test_the_library_alone_does_not_import_openspiel():
    code = "import croupier, sys; croupier.load('las-vegas'); print('pyspiel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


def test_a_process_that_has_played_ends_without_a_word():
    """OpenSpiel keeps what was registered until Python is gone, and must be able to let go of it then."""
    code = "import croupier.envs, pyspiel; s = pyspiel.load_game('python_croupier_las_vegas').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
