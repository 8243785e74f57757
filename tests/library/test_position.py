"""The checked door refuses what is not allowed, and changes nothing when it does."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import croupier
from croupier import DealingError, GameError, MoveError, RecordError, SettingsError, UnknownGameError
from croupier.moves import Move


def at_a_choice():
    position = croupier.start("las-vegas", 3, starter=1)
    while position.actor == croupier.CHANCE:
        position.play(position.legal_moves[0])
    return position


@pytest.mark.parametrize(
    ("move", "seat", "code"),
    [
        ("place 6", None, "illegal-move"),
        ("die 1", None, "illegal-move"),
        ("place 7", None, "malformed-move"),
        ("place", None, "malformed-move"),
        ("", None, "malformed-move"),
        ("place one", None, "malformed-move"),
        ("fold", None, "malformed-move"),
        ("place 1 1", None, "malformed-move"),
        (Move("place", 6, 5), None, "illegal-move"),
        (Move("place", 1, 5), None, "illegal-move"),
        (Move("place", 1, 99), None, "illegal-move"),
        (Move("place", 1, -1), None, "illegal-move"),
        ("place 1", 0, "not-your-decision"),
        ("place 1", croupier.CHANCE, "not-your-decision"),
        ("place 1", 77, "not-your-decision"),
    ],
)
def test_a_refused_move_has_a_code_and_changes_nothing(move, seat, code):
    position = at_a_choice()
    assert [str(move) for move in position.legal_moves] == ["place 1"]
    state, moves = position.state, position.legal_moves
    with pytest.raises(MoveError) as refusal:
        position.play(move, seat)
    assert refusal.value.code == code
    assert (position.state, position.legal_moves, position.actor) == (state, moves, 1)
    position.play("place 1", 1)


def test_a_move_after_the_end_is_refused():
    position = croupier.start("las-vegas", 2, starter=0)
    while not position.is_over:
        position.play(position.legal_moves[0])
    assert (position.actor, position.decision, position.legal_moves) == (None, None, ())
    with pytest.raises(MoveError) as refusal:
        position.play("place 1", 0)
    assert refusal.value.code == "game-over"
    outcome = position.outcome
    assert outcome is not None
    assert sorted(outcome.places)[0] == 1
    assert [outcome.places[seat] for seat in outcome.winners] == [1] * len(outcome.winners)


def test_weights_are_for_chance_only():
    with pytest.raises(croupier.DealingError) as refusal:
        _ = at_a_choice().weights
    assert refusal.value.code == "nothing-to-deal"


@pytest.mark.parametrize("seat", [-1, 3, 100])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat):
    with pytest.raises(MoveError) as refusal:
        at_a_choice().view(seat)
    assert refusal.value.code == "no-such-seat"


def test_a_view_is_fresh():
    position = at_a_choice()
    view = position.view(1)
    view.money[0] = 9
    assert position.view(1).money[0] == 0
    assert position.view().seat == croupier.NOBODY


def test_an_unknown_game_is_named_with_the_known_ones():
    with pytest.raises(UnknownGameError, match="las-vegas") as refusal:
        croupier.start("las-vega", 4)
    assert refusal.value.code == "unknown-game"


@pytest.mark.parametrize(
    ("players", "settings", "problems"),
    [
        (6, {}, 1),
        (1, {}, 1),
        (True, {}, 1),
        ("4", {}, 1),
        (5, {"neutral": True}, 1),
        (3, {"starter": 3}, 1),
        (3, {"starter": -1}, 1),
        (3, {"starter": "drawn"}, 1),
        (3, {"neutral": 1}, 1),
        (3, {"speed": 9}, 1),
        (6, {"neutral": True, "starter": 9, "open_money": None, "tiles": 3}, 5),
    ],
)
def test_settings_name_every_problem_at_once(players, settings, problems):
    with pytest.raises(SettingsError) as refusal:
        croupier.start("las-vegas", players, **settings)
    assert refusal.value.code == "bad-settings"
    assert len(refusal.value.problems) == problems
    for problem in refusal.value.problems:
        assert problem in refusal.value.message


def test_positions_compare_by_state_and_settings():
    one, other = croupier.start("las-vegas", 2, starter=0), croupier.start("las-vegas", 2, starter=0)
    assert one == other
    assert one != croupier.start("las-vegas", 2, starter=1)
    assert one != croupier.start("las-vegas", 2, starter=0, open_money=True)
    assert one != "las-vegas"
    other.play("note 90000")
    assert one != other
    with pytest.raises(TypeError):
        hash(one)
    assert repr(one) == "<las-vegas, 2 players: chance decides note>"


@given(st.text(max_size=200))
def test_any_text_is_a_move_or_refused(text):
    table = croupier.start("las-vegas", 2).game.table
    try:
        move = table.parse(text)
    except MoveError as refusal:
        assert refusal.code == "malformed-move"
    else:
        assert table.parse(str(move)) == move


def test_the_memory_of_selected_moves_is_bounded():
    table = croupier.start("las-vegas", 2).game.table
    for number in range(10_000):
        packed = b"".join((number >> bit & 15).to_bytes(2, "little") for bit in (0, 4, 8, 12))
        table.select(packed)
    assert len(table.selected) <= 4096


def test_every_public_name_is_there():
    for name in croupier.__all__:
        assert getattr(croupier, name) is not None
    with pytest.raises(AttributeError):
        _ = croupier.no_such_name


@pytest.mark.parametrize(
    "error",
    [
        GameError("code", "message"),
        UnknownGameError("whist", ["las-vegas"]),
        SettingsError(["one", "two"]),
        MoveError("illegal-move", "message"),
        DealingError("bad-seed", "message"),
        RecordError("record-broken", "message", ply=3),
    ],
)
def test_a_refusal_travels_between_processes(error):
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), str(arrived), vars(arrived)) == (type(error), str(error), vars(error))
