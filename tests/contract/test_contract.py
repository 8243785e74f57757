"""What must hold for every registered game, over random games at every kind of table."""

import random

import numpy as np
import pytest

import croupier
from croupier.bots import opponent
from croupier.engine import Engine, engine_of
from croupier.game import NAMES, load
from croupier.games.las_vegas_royale.state import FACE_NAMES
from croupier.kernel import CHANCE, NOBODY, blank, contract, generator
from croupier.records import Step
from croupier.settings import pack
from croupier.stream import Reader, is_quiet
from croupier.telling import board_text, telling_of
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED, MODE_GAMES, MODE_TABLES, TABLES, table_id
from tests.contract.invariants import INVARIANTS, royale_closed_casino, the_stack
from tests.golden.regenerate import GOLDEN
from tests.reference import REFERENCES
from tests.seeds import game_numbers, generator_seed

tables = pytest.mark.parametrize("table", MODE_TABLES, ids=table_id)


def at_start(table):
    """The table's engine, and its state before the first decision in an array of one."""
    name, players, settings = table
    game = load(name)
    engine, states = engine_of(game), blank(game.rules.STATE)
    packed = pack(game.rules.SETTINGS, game.settings, players, croupier.start(name, players, **settings).settings)
    engine.doors.start_at(states, 0, packed, engine.new_options())
    return engine, states


def random_game(table, seed, watch=lambda position: None):
    """Play a random game, every outcome of chance as likely as its weight says."""
    name, players, settings = table
    position = croupier.start(name, players, **settings)
    chooser = random.Random(f"{table_id(table)} {seed}")
    watch(position)
    while not position.is_over:
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
        watch(position)
    return position


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_all_that_a_game_has(name):
    game = load(name)
    for kernel in contract.KERNELS:
        assert kernel.default or hasattr(getattr(game, kernel.module), kernel.name)
    assert any(table[0] == name for table in TABLES)
    assert name in REFERENCES, "a game needs a naive reference"
    assert name in INVARIANTS, "a game needs invariants"
    for kind in ("perft", "playthrough"):
        assert (GOLDEN / f"{name}.{kind}.txt").exists(), "a game needs golden files"
    assert len(game.decisions) == len(set(game.decisions))
    assert len(game.moves.all) == game.rules.NUM_ACTIONS


@tables
def test_actions_are_ascending_and_weights_positive(table):
    def watch(position):
        actions = position.legal_actions
        assert actions == sorted(set(actions))
        assert len(actions) <= position.game.rules.MAX_OPTIONS
        assert bool(actions) != position.is_over
        if position.actor == CHANCE:
            assert all(weight > 0 for weight in position.weights)
            assert len(position.weights) == len(actions)

    random_game(table, 1, watch)


@tables
def test_what_is_obvious_is_legal_and_asked_of_nobody_else(table):
    def watch(position):
        move = position.obvious
        assert move is None or move in position.legal_moves
        if position.actor in (CHANCE, None):
            assert move is None

    random_game(table, 5, watch)


def states_of_game(table, number):
    """Every state of a random game, in order."""
    states = []
    position = random_game(table, number, lambda position: states.append(position.state))
    return np.frombuffer(b"".join(states), position.game.rules.STATE)


@pytest.mark.soak
@tables
def test_invariants_hold_and_the_stack_stays_in_bounds(table):
    states = np.concatenate([states_of_game(table, number) for number in game_numbers(MODE_GAMES)])
    INVARIANTS[table[0]](states)
    the_stack(states)


PAIRS = [
    (one, other)
    for number, one in enumerate(FACE_NAMES)
    for other in FACE_NAMES[number + 1 :]
    if number // 2 != FACE_NAMES.index(other) // 2
]


@pytest.mark.soak
@pytest.mark.parametrize("face", FACE_NAMES[:-2])
def test_every_pair_of_royale_tiles_keeps_the_invariants(face):
    pairs = [pair for pair in PAIRS if pair[0] == face]
    for pair in pairs[:1] if IS_INTERPRETED else pairs:
        for players in (2, 4):
            for number in game_numbers(1):
                states = states_of_game(("las-vegas-royale", players, {"faces": pair}), number)
                INVARIANTS["las-vegas-royale"](states)
                royale_closed_casino(states)


@pytest.mark.soak
@tables
def test_every_game_ends_within_its_bound(table):
    engine, start = at_start(table)
    scratch, num_games = blank(engine.game.rules.STATE), 1 if IS_INTERPRETED else 2_000
    standings = np.zeros((num_games, engine.game.rules.MAX_PLAYERS, 2), np.int64)
    lengths, options = np.zeros((num_games, 2), np.int64), engine.new_options()
    engine.doors.playouts(start, scratch, generator(generator_seed(7)), options, standings, lengths)
    assert scratch[0].depth == 0
    assert lengths[:, 0].max() <= engine.game.max_actions


@tables
def test_a_copy_is_equal_and_independent_and_no_past_state_changes(table):
    past = []

    def watch(position):
        past.append((position.copy(), position.state))

    final = random_game(table, 2, watch)
    for copy, state in past:
        assert copy.state == state
        assert copy.legal_moves or copy.is_over
    assert past[0][0] != final
    assert past[-1][0] == final


@tables
def test_the_same_record_gives_the_same_bytes(table):
    moves, states = [], []

    def watch(position):
        states.append(position.state)

    name, players, settings = table
    chooser = random.Random(3)
    position = croupier.start(name, players, **settings)
    watch(position)
    while not position.is_over:
        moves.append(chooser.choice(position.legal_moves))
        position.play(moves[-1])
        watch(position)
    again = croupier.start(name, players, **settings)
    for move, state in zip(moves, states[1:], strict=True):
        again.play(str(move), again.actor)
        assert again.state == state


@pytest.mark.parametrize("name", NAMES)
def test_actions_below_num_choices_are_seats_and_all_others_chances(name):
    game, chosen, dealt = load(name), set(), set()

    def watch(position):
        if not position.is_over:
            (dealt if position.actor == CHANCE else chosen).update(position.legal_actions)

    for table in TABLES:
        if table[0] == name:
            for seed in range(MODE_GAMES):
                random_game(table, seed, watch)
    assert max(chosen) < game.num_choices
    assert IS_INTERPRETED or IS_BOUNDS_CHECKED or dealt >= set(range(game.num_choices, game.rules.NUM_ACTIONS))


@pytest.mark.parametrize("name", NAMES)
def test_text_and_parse_are_inverse_for_every_move(name):
    moves = load(name).moves
    for move in moves.all:
        assert moves.parse(str(move)) == move
        assert moves.parse(f"  {str(move).upper()}  ") == move


@tables
def test_an_imagined_state_looks_the_same_to_its_seat(table):
    name, players, _ = table
    game = load(name)
    engine = Engine(game)

    def watch(position):
        for seat in (*range(players), NOBODY):
            views, imagined, seen = blank(game.rules.VIEW), blank(game.rules.STATE), blank(game.rules.VIEW)
            views[0] = position.view(seat).record()[0]
            engine.doors.imagine_at(views, seat, imagined, 0, generator(5, seat))
            engine.doors.observe_at(imagined, 0, seat, seen)
            assert seen.tobytes() == views.tobytes()
            INVARIANTS[name](imagined[0])

    random_game(table, 4, watch)


@tables
def test_non_interference_along_any_shared_line_of_play(table):
    """States that differ only in what a seat may not know give that seat the same, move by move.

    The same are: its view, its questions and the phrases about its choices, the moves as it may see them, the phrases
    told, and the choices of bots in its seat. Where a move is secret from the seat, the two states go different ways.
    """
    name, players, settings = table
    chooser = random.Random(6)
    kinds = () if IS_INTERPRETED else ("greedy", "easy", "search:iterations=10")  # slow where nothing is compiled
    if not IS_INTERPRETED and not IS_BOUNDS_CHECKED:  # nothing else needs what it plays by compiled with bounds checks
        kinds += ("learned:tries=4",)
    bots = [opponent(kind, load(name)) for kind in kinds]
    for seat in (0, NOBODY) if IS_INTERPRETED else (*range(players), NOBODY):
        position = croupier.start(name, players, **settings)
        for _ in range(chooser.randrange(20, 200)):
            if not position.is_over:
                position.play(chooser.choices(position.legal_moves)[0])
        twins = [position.imagine(position.view(seat), generator(7, seat + 2, stream)) for stream in range(2)]
        readers = [(Reader(seat), Reader(seat, is_stepwise=True)) for _ in twins]
        comes_out_with = {secret.until for secret in position.game.secrets}
        for ply in range(NUM_SHARED):
            assert twins[0].view(seat) == twins[1].view(seat)
            assert twins[0].view(seat).to_dict() == twins[1].view(seat).to_dict()
            assert twins[0].vector(seat).tobytes() == twins[1].vector(seat).tobytes()
            assert board_text(twins[0].game, twins[0].view(seat)) == board_text(twins[1].game, twins[1].view(seat))
            asked = [_asked(twin, seat, bots) for twin in twins]
            assert asked[0] == asked[1]
            moves = _moves_that_look_the_same(twins, seat, chooser)
            if moves is None or (twins[0].decision in comes_out_with and twins[0].state != twins[1].state):
                break
            items = []
            for twin, pair, move in zip(twins, readers, moves, strict=True):
                before, actor = twin.copy(), twin.actor
                twin.play(move)
                step = Step(ply, actor, move, before, twin.copy())
                items.append([reader.read(step) for reader in pair])
            assert items[0] == items[1]


@tables
def test_of_quiet_steps_nothing_is_heard_and_nothing_is_earned(table):
    """Readers pass over steps that are quiet; the game's telling must have nothing to say of them."""
    name, players, settings = table
    position, chooser, num_quiet = croupier.start(name, players, **settings), random.Random(8), 0
    telling = telling_of(position.game)
    while not position.is_over:
        before = position.copy()
        weights = position.weights if position.actor == CHANCE else None
        move = chooser.choices(position.legal_moves, weights)[0]
        position.play(move)
        if is_quiet(Step(0, before.actor, move, before, position)):
            num_quiet += 1
            for seat in (0, NOBODY):
                shown, views = before.shown(move, seat), (before.view(seat), position.view(seat))
                assert telling.summary(views[0], shown, views[1]) == []
                assert telling.earned(views[0], shown, views[1]) == []
                assert telling.settles(views[0]) == telling.settles(views[1])
    assert bool(num_quiet) == bool(telling.QUIET)


NUM_SHARED = 15 if IS_INTERPRETED else 100  # plies that two states are followed along


def _asked(position, seat, bots):
    """A seat's question, the phrases about its choices and the bots' answers; None if the seat is not asked."""
    if position.actor != seat:
        return None
    view, actions, telling = position.view(seat), position.legal_actions, telling_of(position.game)
    said = [telling.choice(view, move) for move in position.legal_moves]
    return position.decision, actions, position.obvious, said, [bot(view, actions, generator(3)) for bot in bots]


def _moves_that_look_the_same(twins, seat, chooser):
    """A move for each of the two: the same one, or two that the seat cannot tell apart; None if there are none."""
    shared = sorted(set(twins[0].legal_moves) & set(twins[1].legal_moves), key=lambda move: move.action)
    if not shared:
        return None
    one = chooser.choice(shared)
    if not twins[0].shown(one, seat).is_hidden:
        return one, one
    size = str(one.value).count("+")  # everybody sees the number of tokens in a pile
    alike = [move for move in twins[1].legal_moves if str(move.value).count("+") == size]
    other = chooser.choice(alike)
    assert twins[0].shown(one, seat) == twins[1].shown(other, seat)
    return one, other


@tables
def test_whole_playouts_count_what_they_play(table):
    engine, start = at_start(table)
    game, scratch, options = engine.game, blank(engine.game.rules.STATE), engine.new_options()
    standings, lengths = np.zeros((3, game.rules.MAX_PLAYERS, 2), np.int64), np.zeros((3, 2), np.int64)
    engine.doors.playouts(start, scratch, generator(10), options, standings, lengths)
    assert scratch[0].depth == 0
    assert (lengths[:, 0] > lengths[:, 1]).all()
    assert (lengths[:, 1] > 0).all()
    last = np.zeros((game.rules.MAX_PLAYERS, 2), np.int64)
    engine.doors.returns_at(scratch, 0, last)
    assert (standings[-1] == last).all()
