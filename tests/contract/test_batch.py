"""Many games in step: the same games as single ones, whatever the batch; and observations that say what views say."""

import numpy as np
import pytest

import croupier
from croupier.engine import engine_of
from croupier.game import NAMES, load
from croupier.kernel import CHANCE, NOBODY, NOTHING, generator
from croupier.telling import board_text
from tests.contract.games import IS_BOUNDS_CHECKED, IS_INTERPRETED, MODE_TABLES, table_id

tables = pytest.mark.parametrize("table", MODE_TABLES, ids=table_id)
SIZE = 3 if IS_INTERPRETED else 16
STEPS = 30 if IS_INTERPRETED else 60 if IS_BOUNDS_CHECKED else 200
SMALL = {"las-vegas": 2, "las-vegas-royale": 2, "sequence-dice": 2, "yellow-dwarf": 3}  # players


def batch_of(table, count=SIZE, seed=8, **options):
    name, players, settings = table
    return croupier.Batch(name, players, count, seed, **options, **settings)


def deal(position, rng):
    """Chance in a single game, from the generator of its game in the batch."""
    states = np.frombuffer(bytearray(position.state), position.game.rules.STATE)
    engine = engine_of(position.game)
    engine.doors.deal_at(states, 0, rng, engine.new_options())
    return croupier.Position.restore(
        position.game, {"players": position.players, **position.settings}, states.tobytes()
    )


@tables
def test_batches_play_the_same_games_as_single_positions(table):
    name, players, settings = table
    batch = batch_of(table, views=True)
    start = croupier.start(name, players, **settings)
    rngs = [generator(8, game) for game in range(batch.count)]
    singles = [deal(start, rng) for rng in rngs]
    for _ in range(STEPS):
        for game, single in enumerate(singles):
            seat = batch.seats[game]
            assert single.actor == seat
            assert np.flatnonzero(batch.masks[game]).tolist() == single.legal_actions
            assert batch.views[game].tobytes() == single.view(seat).raw
            assert batch.observations[game].tobytes() == single.vector(seat).tobytes()
            assert batch.position(game) == single
        choices = batch.sample()
        batch.step(choices)
        for game, choice in enumerate(choices):
            singles[game].play(int(choice))
            singles[game] = deal(singles[game], rngs[game])
            assert singles[game].is_over == batch.ends[game]
            outcome = singles[game].outcome
            if outcome is None:
                assert not batch.rewards[game].any()
            else:
                winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
                sides = len({batch.game.side_of(seat, players) for seat in winners})
                expected = [seat in winners for seat in range(players)]
                assert batch.rewards[game] == pytest.approx(np.array(expected) / sides)
                assert tuple(batch.scores[game]) == outcome.scores
                singles[game] = deal(start, rngs[game])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_the_same_whatever_the_size_of_its_batch_and_the_threads(name):
    table, played = (name, SMALL[name], {}), []
    for options in ({"count": 7, "threads": 3}, {"count": 3}, {"count": 7, "views": True}, {"count": 3, "threads": 9}):
        batch, found = batch_of(table, **options), []
        for _ in range(STEPS // 2):
            batch.step(batch.sample())
            found.append(tuple(array[:3].tobytes() for array in (
                batch.observations, batch.masks, batch.seats, batch.rewards, batch.scores, batch.ends
            )))  # fmt: skip
        played.append(found)
    assert all(found == played[0] for found in played)


def test_other_seeds_give_other_games():
    one, other = (batch_of(("las-vegas", 2, {}), seed=seed) for seed in (1, 2))
    assert one.observations.tobytes() != other.observations.tobytes()
    assert len({row.tobytes() for row in one.observations}) == one.count
    other.reset(1)
    assert one.observations.tobytes() == other.observations.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_choice_is_refused_and_nothing_is_played(name):
    batch = batch_of((name, SMALL[name], {}), count=3)
    chosen, before = batch.sample(), [batch.position(game) for game in range(3)]
    wrong = int(np.flatnonzero(~batch.masks[1])[0])
    for choice in (wrong, -1, batch.game.num_choices, 10**6):
        chosen[1] = choice
        with pytest.raises(croupier.MoveError, match=f"choice {choice:,} is not allowed in game 1") as refusal:
            batch.step(chosen)
        assert refusal.value.code == "illegal-move"
    for nonsense in (chosen[:2], chosen.astype(float), [chosen.tolist()], "all", 3):
        with pytest.raises(croupier.MoveError, match="takes 3 whole numbers") as refusal:
            batch.step(nonsense)
        assert refusal.value.code == "malformed-move"
    assert [batch.position(game) for game in range(3)] == before


def test_bad_numbers_of_games_threads_and_seeds_are_refused():
    for options in (
        {"count": 0},
        {"count": True},
        {"count": 2.0},
        {"count": 2, "threads": 0},
        {"count": 2, "seed": "x"},
    ):
        with pytest.raises(croupier.SettingsError):
            batch_of(("las-vegas", 2, {}), **options)
    with pytest.raises(croupier.SettingsError):
        croupier.Batch("las-vegas", 9, 1)
    with pytest.raises(croupier.UnknownGameError):
        croupier.Batch("whist", 2, 1)


def test_without_auto_reset_a_finished_game_waits_for_reset():
    batch = croupier.Batch("las-vegas", 2, 2, seed=3, auto_reset=False, starter=0)
    first = batch.observations[0].copy()
    while not batch.ends[0]:
        batch.step(batch.sample())
    assert batch.seats[0] == NOBODY
    assert not batch.masks[0].any()
    assert batch.position(0).is_over
    rewards, scores = batch.rewards[0].copy(), batch.scores[0].copy()
    assert rewards.sum() == 1
    while not batch.ends[1]:
        batch.step(batch.sample())
    batch.step(batch.sample())
    assert not batch.ends.any()
    assert not batch.rewards.any()
    assert batch.scores[0].tolist() == scores.tolist()
    last = batch.observations[1].copy()
    batch.reset(3, [True, False])
    assert batch.observations[0].tobytes() == first.tobytes()
    assert batch.observations[1].tobytes() == last.tobytes()


def test_without_a_seed_games_go_on_with_their_generators():
    batch, twin = (croupier.Batch("las-vegas", 2, 3, seed=3, auto_reset=is_on) for is_on in (False, True))
    ends = np.zeros(3, np.bool_)
    while not ends.all():
        for one in (batch, twin):
            one.step(one.masks.argmax(axis=1))
        assert batch.ends.tolist() == twin.ends.tolist()
        if batch.ends.any():
            ends |= batch.ends
            batch.reset(games=batch.ends)
        assert batch.observations.tobytes() == twin.observations.tobytes(), "as with automatic reset"
    before = batch.observations.tobytes()
    batch.reset()
    assert batch.observations.tobytes() != before
    batch.reset(np.int64(3))
    assert batch.observations.tobytes() == croupier.Batch("las-vegas", 2, 3, seed=3).observations.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_games_can_wait_while_others_are_played(name):
    table = (name, SMALL[name], {})
    batch, twin = batch_of(table, count=3), batch_of(table, count=3)
    for step in range(STEPS // 3):
        where = np.array([step % 2 == 0, True, step % 3 == 0])
        waiting = [batch.position(game) for game in np.flatnonzero(~where)]
        chosen = batch.sample(where)
        assert ((chosen == NOTHING) == ~where).all()
        chosen[~where] = 10**6  # does not matter
        batch.step(chosen, where)
        assert [batch.position(game) for game in np.flatnonzero(~where)] == waiting
        assert not batch.ends[~where].any()
    behind = (np.arange(STEPS // 3)[:, None] % [2, 1, 3] == 0).sum(axis=0)
    for step in range(behind.max()):
        twin.step(twin.sample(step < behind), step < behind)
    for array in ("observations", "masks", "seats", "scores"):
        assert getattr(batch, array).tobytes() == getattr(twin, array).tobytes(), "only its own steps matter to a game"
    for nonsense in ([True], [1, 0, 1], "all"):
        with pytest.raises(croupier.MoveError, match="one truth value for each game") as refusal:
            batch.step(batch.sample(), nonsense)
        assert refusal.value.code == "malformed-move"


def test_a_single_game_is_played_with_less_ado():
    batch, twin = (batch_of(("las-vegas", 2, {}), count=1, auto_reset=False) for _ in range(2))
    play = batch.single()
    wrong = int(np.flatnonzero(~batch.masks[0])[0])
    for nonsense, code in ((wrong, "illegal-move"), (-1, "illegal-move"), (99, "illegal-move"), (0.0, "malformed-move"),
                           (None, "malformed-move"), ("0", "malformed-move")):  # fmt: skip
        before = batch.position(0)
        with pytest.raises(croupier.MoveError) as refusal:
            play(nonsense)
        assert refusal.value.code == code
        assert batch.position(0) == before
    while twin.seats[0] != NOBODY:
        choice = twin.sample()
        twin.step(choice)
        assert play(choice[0]) == twin.seats[0]
        for array in ("observations", "masks", "seats", "rewards", "scores", "ends"):
            assert getattr(batch, array).tobytes() == getattr(twin, array).tobytes()


def test_nonsense_about_games_and_seats_is_refused():
    batch = croupier.Batch("las-vegas", 2, np.int64(3), seed=3)
    before = [batch.position(game) for game in range(3)]
    for games in ([3], [-1], [0.5], [True], 1, "all", [[0]]):
        with pytest.raises(croupier.MoveError) as refusal:
            batch.reset(1, games)
        assert refusal.value.code == "malformed-move"
    for seats in (2, 256, 0.7, [0, 1], "x", True, np.nan, [[0, 0, 0]]):
        with pytest.raises(croupier.MoveError) as refusal:
            batch.observe(seats)
        assert refusal.value.code == "no-such-seat"
    with pytest.raises(croupier.MoveError):
        batch.step([[0], [0, 1], [0]])
    with pytest.raises(croupier.SettingsError):
        batch.single()
    batch.reset(1, [])
    assert batch.num_actions == 0
    assert [batch.position(game) for game in range(3)] == before


def test_the_best_choice_of_a_finished_game_is_refused():
    batch = croupier.Batch("las-vegas", 2, 2, seed=3, auto_reset=False)
    assert batch.look_ahead().best(np.ones(int(batch.masks.sum()), bool)).shape == (2,)
    while not batch.ends.any():
        batch.step(batch.sample())
    ahead = batch.look_ahead()
    with pytest.raises(croupier.MoveError) as refusal:
        ahead.best(ahead.shares)
    assert refusal.value.code == "game-over"


def test_random_choices_leave_the_dice_alone():
    """Whoever chooses differently still gets dice from the same generator."""
    one, other = (batch_of(("las-vegas", 2, {"starter": 0}), count=1, seed=5) for _ in range(2))
    for _ in range(10):
        other.sample()
    one.step(one.masks.argmax(axis=1))
    other.step(other.masks.argmax(axis=1))
    assert one.observations.tobytes() == other.observations.tobytes()


def told(layout, view):
    """A view as a vector, written slowly and from the view's numbers alone."""
    parts = {"decision": [view.decision == name for name in view.decisions]}
    players, own = view.players, max(view.numbers("seat")[0], 0)
    seats = {view.game_name: load(view.game_name).rules.MAX_PLAYERS}[view.game_name]
    actor = [view.actor == (own + seat) % players and seat < players for seat in range(seats)]
    parts["actor"] = [*actor, view.actor == CHANCE]
    parts["subject"] = [view.subject]
    attributes = {attribute.name: attribute for attribute in type(view).attributes}
    for name in layout:
        if name in parts:
            continue
        if name not in attributes:
            parts[name] = view.numbers(name)
            continue
        attribute = attributes[name]
        field, kind = attribute.field or name, attribute.kind
        numbers = np.array(view.numbers(field)).reshape(view.dtype[field].shape)
        count, first = (view.sides, own % view.sides) if "sides" in (attribute.by, kind.code) else (players, own)
        if attribute.by in ("players", "sides"):
            most = layout[name].shape[attribute.axis]
            order = [(first + entry) % count for entry in range(count)]
            there = np.take(numbers, order, attribute.axis)
            room = [(0, most - count if axis == attribute.axis else 0) for axis in range(numbers.ndim)]
            numbers = np.pad(there, room)
        if attribute.part is not None:
            numbers = np.take(numbers, attribute.part[1], attribute.part[0])
        found = []
        for value in numbers.ravel().tolist():
            if kind.code == "number":
                found.append(0 if value == kind.absent else np.float32(value) * np.float32(1 / attribute.unit))
            elif kind.code == "bits":
                found += [value >> bit & 1 for bit in range(kind.width)]
            elif kind.code == "one of":
                found += [value == kind.first + entry for entry in range(kind.width)]
            else:
                width = layout[name].shape[-1]
                found += [value >= 0 and entry < count and value == (first + entry) % count for entry in range(width)]
        parts[name] = found
    return np.concatenate([np.array(parts[name], np.float32).ravel() for name in layout])


@tables
def test_a_vector_says_what_the_view_says(table):
    batch = batch_of(table, count=2)
    low, high = batch.layout.bounds
    for _ in range(STEPS):
        for seat in (*range(batch.players), NOBODY):
            vectors = batch.observe(seat)
            for game, vector in enumerate(vectors):
                assert vector.tolist() == told(batch.layout, batch.view(game, seat)).tolist()
            assert (low <= vectors).all()
            assert (vectors <= high).all()
        batch.step(batch.sample())


@pytest.mark.parametrize("name", NAMES)
def test_the_layout_has_a_place_for_every_number(name):
    layout = croupier.layout(name)
    assert [part.start for part in layout.values()] == np.cumsum(
        [0, *(part.stop - part.start for part in layout.values())]
    )[:-1].tolist()
    assert list(layout.values())[-1].stop == layout.size
    assert all(part.about for part in layout.values()), "every slice says what it is"
    attributes = {attribute.name for attribute in load(name).view_class.attributes} - {"seat"}
    assert attributes <= set(layout)


@tables
def test_looking_ahead_shows_each_choice_after_its_forced_steps(table):
    batch = batch_of(table, count=3)
    for _ in range(STEPS // 5):
        ahead = batch.look_ahead()
        assert ahead.choices.tolist() == [int(choice) for _, choice in np.argwhere(batch.masks)]
        best = ahead.best(-np.arange(len(ahead.choices)))
        assert best.tolist() == ahead.firsts[:-1].tolist(), "the first is best if values fall"
        for game in range(batch.count if batch.game.is_open else 0):
            seat = int(batch.seats[game])
            for row in range(ahead.firsts[game], ahead.firsts[game + 1]):
                position = batch.position(game)
                position.play(int(ahead.choices[row]))
                while position.actor == CHANCE and len(position.legal_moves) == 1:
                    position.play(position.legal_moves[0])
                assert ahead.vectors[row].tobytes() == position.vector(seat).tobytes()
                places = position.outcome.places if position.is_over else None
                winners = [] if places is None else [one for one, place in enumerate(places) if place == 1]
                sides = len({batch.game.side_of(one, batch.players) for one in winners})
                share = -1 if places is None else (seat in winners) / sides
                assert ahead.shares[row] == pytest.approx(share)
        batch.step(batch.sample())


@pytest.mark.parametrize("name", ["las-vegas-royale", "yellow-dwarf"])
def test_looking_ahead_knows_nothing_that_the_seat_does_not(name):
    """Two games that differ only in what the seat may not know are looked at with the same result."""
    batch, twin = (batch_of((name, SMALL[name], {}), count=4, seed=6) for _ in range(2))
    num_different = 0
    for step in range(STEPS // 2):
        for game in range(4):
            view = batch.view(game)
            imagined = batch.position(game).imagine(view, generator(9, game, step))
            twin._states[game] = np.frombuffer(imagined.state, batch.game.rules.STATE)[0]
            num_different += imagined.state != batch.position(game).state
            assert board_text(batch.game, view) == twin.text(game)
        one, other = batch.look_ahead(), twin.look_ahead()
        assert one.vectors.tobytes() == other.vectors.tobytes()
        assert one.shares.tobytes() == other.shares.tobytes()
        chosen = batch.sample()
        batch.step(chosen)
        twin.sample()
        for game in range(4):
            twin._states[game] = batch._states[game]
        twin._options[:], twin.seats[:] = batch._options, batch.seats
    assert num_different > 0
