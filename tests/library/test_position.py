"""The checked door refuses what is not allowed, and changes nothing when it does."""

import copy
import json
import pickle
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import croupier
from croupier import (
    BadValueError,
    BotError,
    DealingError,
    GameError,
    MoveError,
    RecordError,
    SettingsError,
    UnknownGameError,
)
from croupier.errors import CODES
from croupier.fluent import sources
from croupier.game import NAMES
from croupier.moves import Move
from croupier.phrases import say
from croupier.words import LANGUAGES, Words


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
        ("place 1", True, "not-your-decision"),
        (("place", 1, 0), None, "malformed-move"),
        (5, None, "illegal-move"),
        (-1, None, "malformed-move"),
        (10_000, None, "malformed-move"),
        (True, None, "malformed-move"),
        (None, None, "malformed-move"),
        (1.0, None, "malformed-move"),
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


@pytest.mark.parametrize("seat", [-1, 3, 100, True, False])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat):
    with pytest.raises(MoveError) as refusal:
        at_a_choice().view(seat)
    assert refusal.value.code == "no-such-seat"


def test_a_view_is_a_value():
    position = at_a_choice()
    view = position.view(1)
    assert (view.seat, view.players, view.own, view.money) == (1, 3, (8, 8, 8), (None, 0, None))
    assert position.view(1) == view
    assert position.view(0) != view
    assert pickle.loads(pickle.dumps(view)) == view
    assert "own=(8, 8, 8)" in repr(view)
    assert position.view().seat is None
    with pytest.raises(AttributeError, match="it has decision"):
        _ = view.hand


def test_money_is_open_where_the_table_says_so_and_after_the_end():
    position = croupier.start("las-vegas", 2, starter=0, open_money=True)
    assert position.view().money == (0, 0)
    position = croupier.start("las-vegas", 2, starter=0)
    assert position.view().money == (None, None)
    while not position.is_over:
        position.play(position.legal_moves[0])
    assert None not in position.view().money


@pytest.mark.parametrize("name", NAMES)
def test_a_view_says_what_its_record_does(name):
    """Every attribute that is a plain number or a row of them, read by field."""
    position, chooser = croupier.start(name, 3), random.Random(2)
    for _ in range(400):
        if position.is_over:
            break
        weights = position.weights if position.actor == croupier.CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
    for seat in (croupier.NOBODY, 0, 1):
        view = position.view(seat)
        record = view.record()[0]
        assert view.players == record.players
        assert view.seat == (None if seat == croupier.NOBODY else seat)
        assert view.decision == position.decision
        assert view.actor == position.actor
        for field in view.dtype.names:
            assert view.numbers(field) == tuple(np.asarray(record[field]).ravel().tolist())
        for attribute, value in view.to_dict().items():
            assert attribute in view.types
            json.dumps(value)


def test_the_schema_has_a_type_for_everything_a_view_has():
    games = croupier.schema()["games"]
    for name in NAMES:
        view = croupier.start(name, 3).view(0)
        assert set(games[name]["view"]) == set(view.to_dict())
        assert all(entry["about"] or attribute == "players" for attribute, entry in games[name]["view"].items())
    json.dumps(croupier.schema())


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
        assert Words("en").say(problem) in refusal.value.message
    assert isinstance(refusal.value, ValueError)


def test_an_unknown_game_is_named_before_anything_else_is():
    for name in ("chess", "", None, 3):
        with pytest.raises(UnknownGameError):
            croupier.start(name)
    with pytest.raises(SettingsError, match="players must be 2 to 5, not None"):
        croupier.start("las-vegas")


@pytest.mark.parametrize(
    "refused",
    [
        lambda: croupier.start("x" * 5000),
        lambda: croupier.start(["las-vegas"]),
        lambda: croupier.start("las-vegas", 2, **{f"setting{number}" * 20: 1 for number in range(60)}),
        lambda: Words("f" * 5000),
        lambda: croupier.Seeded(-(10**5000)),
        lambda: at_a_choice().view(10**5000),
        lambda: at_a_choice().view(0.5),
        lambda: at_a_choice().view("0"),
        lambda: at_a_choice().view(None),
        lambda: at_a_choice().check("place 1", "s" * 5000),
        lambda: at_a_choice().check("x" * 5000),
        lambda: croupier.Position.from_text("las-vegas", None),
        lambda: croupier.Position.from_text("las-vegas", "x" * 5000),
    ],
)
def test_however_long_or_odd_a_value_is_its_refusal_can_be_told(refused):
    with pytest.raises(GameError) as refusal:
        refused()
    assert isinstance(refusal.value, ValueError)
    for language in LANGUAGES:
        assert 0 < len(Words(language).say(refusal.value.phrase)) < 10_000
    assert str(refusal.value)


def test_a_view_of_another_table_is_not_imagined_at_this_one():
    position = croupier.start("yellow-dwarf", 4)
    for other in (croupier.start("yellow-dwarf", 6), croupier.start("las-vegas", 4)):
        with pytest.raises(MoveError) as refusal:
            position.imagine(other.view(0), croupier.rng(1))
        assert refusal.value.code == "bad-position"


def test_only_a_move_that_can_be_played_now_is_shown():
    position = croupier.start("yellow-dwarf", 3, dealer=2)
    position.play("stake")
    card = position.check("card 7d")
    assert str(position.shown(card, 1)) == "card"
    position.play(card)
    with pytest.raises(MoveError):
        position.shown(card, 1)
    with pytest.raises(MoveError):
        position.shown(position.legal_moves[0], 9)


def test_what_goes_to_a_client_does_not_depend_on_closed_money():
    position = croupier.Position.from_text(
        "las-vegas", "players 3\n1: 80 | A2\nroll: A 1 1\nmoney: B50 C60\nnotes: B1 C1"
    )
    other = croupier.Position.from_text("las-vegas", "players 3\n1: 80 | A2\nroll: A 1 1\nmoney: B60 C50\nnotes: B1 C1")
    for seat in (0, croupier.NOBODY):
        one, two = position.view(seat), other.view(seat)
        differing = {name for name, value in one.to_dict().items() if two.to_dict()[name] != value}
        assert differing <= {"unseen"}
        assert one.money == two.money
    assert position.view(1).money != other.view(1).money


def test_the_settings_of_a_table_cannot_be_changed():
    position = croupier.start("las-vegas", 2)
    with pytest.raises(TypeError):
        position.settings["open_money"] = True


def test_the_library_counts_seats_from_0_and_people_from_1():
    with pytest.raises(SettingsError, match="a seat from 0 to 2, or None, not 3"):
        croupier.start("las-vegas", 3, starter=3)
    with pytest.raises(SettingsError, match="a seat from 1 to 3, or drawn, not 4"):
        croupier.Position(croupier.load("las-vegas"), 3, {"starter": 3}, is_written=True)


def test_every_code_is_told_in_every_language():
    for code in CODES:
        for language in LANGUAGES:
            ids = [
                name for name in message_ids(language) if name == f"error-{code}" or name.startswith(f"error-{code}-")
            ]
            assert ids, f"{code} has no message in {language}"


def message_ids(language):
    return [
        line.split(" =")[0]
        for source in sources(language)
        for line in source.read_text("utf-8").splitlines()
        if line[:1].isalpha()
    ]


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda p: pickle.loads(pickle.dumps(p))])
@pytest.mark.parametrize("name", NAMES)
def test_whatever_copies_a_position_gives_an_independent_one(name, twin_of):
    position = croupier.start(name, 3)
    for _ in range(60):
        twin = twin_of(position)
        assert twin == position
        assert (twin.legal_moves, twin.actor, twin.subject, twin.is_over) == (
            position.legal_moves, position.actor, position.subject, position.is_over,
        )  # fmt: skip
        state, legal = position.state, position.legal_moves
        twin.play(twin.legal_moves[-1])
        assert (position.state, position.legal_moves) == (state, legal), "the copy's move must not reach the original"
        position.play(position.legal_moves[0])


def test_actions_and_texts_and_moves_are_the_same_move():
    position = at_a_choice()
    move = position.legal_moves[0]
    assert position.check(move) == position.check("place 1") == position.check(0) == position.check(np.int16(0)) == move
    position.play(0)
    assert position.actor != 1


@pytest.mark.parametrize(
    ("settings", "state"),
    [
        ({"players": 2}, b""),
        ({"players": 2}, b"x" * 3),
        ({"players": 2}, "text"),
        ({"players": 3, "starter": 0}, croupier.start("las-vegas", 2, starter=0).state),
        ({"players": 2}, bytes([2]) + b"\x7f" * (len(croupier.start("las-vegas", 2).state) - 1)),
    ],
)
def test_a_state_that_is_none_is_refused(settings, state):
    with pytest.raises(MoveError) as refusal:
        croupier.Position.restore("las-vegas", settings, state)
    assert refusal.value.code == "bad-position"


@pytest.mark.parametrize("name", NAMES)
def test_a_position_prints_its_table(name):
    position = croupier.start(name, 3)
    for _ in range(150):
        if not position.is_over:
            position.play(position.legal_moves[0])
    printed = str(position)
    assert "seat 0" in printed
    assert printed.endswith(repr(position))


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
    moves = croupier.start("las-vegas", 2).game.moves
    try:
        move = moves.parse(text)
    except MoveError as refusal:
        assert refusal.code == "malformed-move"
    else:
        assert moves.parse(str(move)) == move


def test_the_memory_of_selected_moves_is_bounded():
    moves = croupier.start("las-vegas", 2).game.moves
    for number in range(10_000):
        packed = b"".join((number >> bit & 15).to_bytes(2, "little") for bit in (0, 4, 8, 12))
        moves.select(packed)
    assert len(moves.selected) <= 4096


def test_every_public_name_is_there():
    for name in croupier.__all__:
        assert getattr(croupier, name) is not None
    assert set(croupier.__all__) <= set(dir(croupier))
    with pytest.raises(AttributeError):
        _ = croupier.no_such_name


def test_every_public_name_has_an_executed_example():
    constants = {"CHANCE", "NOBODY", "Dealing"}
    for name in set(croupier.__all__) - constants:
        assert ">>>" in (getattr(croupier, name).__doc__ or ""), name


@pytest.mark.parametrize(
    "error",
    [
        BadValueError("not-open", game="yellow-dwarf"),
        UnknownGameError("whist", ["las-vegas"]),
        SettingsError(say("problem-few-bots"), say("problem-seed", value="-1")),
        MoveError("game-over", move="'place 1'"),
        DealingError("bad-seed", seed="-1"),
        BotError("bot-failed", "raised", bot="bold.py:Bold", path="bold.py", line="3", reason="KeyError: 1"),
        RecordError("record-tampered", "chain", ply=3),
    ],
)
def test_a_refusal_travels_between_processes(error):
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), str(arrived), vars(arrived)) == (type(error), str(error), vars(error))
