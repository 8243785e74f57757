"""Bots of one's own: found by their place, asked as they expect, and refused in plain words."""

import pickle
import random
import re
import sys
from pathlib import Path

import msgspec
import pytest

import croupier
from croupier import BotError, SettingsError
from croupier.bots import Budget, opponent, pick, python_random
from croupier.bots.levels import check_opponent, own_in, parted
from croupier.bots.own import Place, find
from croupier.game import NAMES, load

WITH_HELPER = """
from helper_of_mine import CHOICE


def bot(view, moves, budget, rng):
    return CHOICE
"""
FILE = """
import croupier
from croupier.bots import pick


def first(view, moves, budget, rng):
    return moves[0]


def text(view, moves, budget, rng):
    return f"  {str(moves[-1]).upper()} "


def action(view, moves, budget, rng):
    return moves[1].action


def lucky(view, moves, budget, rng):
    return pick(rng, moves)


class Told:
    def __init__(self, game):
        self.game = game

    def __call__(self, view, moves, budget, rng):
        assert self.game is croupier.load(view.game_name)
        assert view.actor == view.seat and all(isinstance(move, croupier.Move) for move in moves)
        assert isinstance(view, croupier.View) and not hasattr(view, "state")
        assert budget.iterations == 7, budget
        return moves[0]


ready = Told


def raising(view, moves, budget, rng):
    numbers = []
    return numbers[3]  # line 39


def quitting(view, moves, budget, rng):
    raise SystemExit


def illegal(view, moves, budget, rng):
    return "die 1"


def nonsense(view, moves, budget, rng):
    return {"move": 1}


def another(view, moves, budget, rng):
    return croupier.Move("place", 9, moves[0].action)


class Unprintable:
    def __repr__(self):
        raise KeyError("repr")


def unprintable(view, moves, budget, rng):
    return Unprintable()


def short(view, moves):
    return moves[0]


class Mute:
    pass


class Demanding:
    def __init__(self, depth):
        self.depth = depth

    def __call__(self, view, moves, budget, rng):
        return moves[0]


class Stillborn:
    def __init__(self):
        raise RuntimeError("not today")

    def __call__(self, view, moves, budget, rng):
        return moves[0]


number = 7
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "bots.py"
    path.write_text(FILE)
    return path


def asked(name="las-vegas", seed=7, **settings):
    """A position in which somebody chooses from several moves."""
    position, dice = croupier.start(name, players=load(name).players[1], **settings), random.Random(seed)
    while position.actor == croupier.CHANCE or len(position.legal_moves) < 2:
        weights = position.weights if position.actor == croupier.CHANCE else None
        position.play(dice.choices(position.legal_moves, weights)[0])
    return position


def choice(bot, position, seed=1):
    player = opponent(bot, position.game)
    return player(position.view(position.actor), position.legal_actions, croupier.rng(seed))


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_answers_with_a_move_its_text_or_its_action(game, file):
    position = asked(game)
    actions = position.legal_actions
    found = [choice(f"{file}:{name}", position) for name in ("first", "text", "action", "Told:iterations=7")]
    assert found == [actions[0], actions[-1], actions[1], actions[0]]
    assert choice(lambda view, moves, budget, rng: str(moves[1]), position) == actions[1], "a bot as it is"


def test_a_bot_draws_from_the_generator_that_it_is_given(file):
    position = asked()
    drawn = [choice(f"{file}:lucky", position, seed) for seed in range(40)]
    assert drawn == [choice(f"{file}:lucky", position, seed) for seed in range(40)]
    assert set(drawn) == set(position.legal_actions)
    rng = croupier.rng(3)
    assert python_random(rng).random() != python_random(rng).random(), "the generator goes on"
    assert {pick(rng, "ab") for _ in range(50)} == {"a", "b"}


def test_a_bot_has_the_options_of_every_kind(file):
    level = opponent(f"{file}:first:milliseconds=20:careless=3", load("las-vegas")).level
    assert (level.budget, level.careless) == (Budget(milliseconds=20), 3)
    for option in ("best=3", "iterations=many", "careless=101"):
        with pytest.raises(SettingsError):
            check_opponent(f"{file}:first:{option}")


def test_a_module_of_this_folder_is_found(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [folder for folder in sys.path if folder])
    package = tmp_path / "mybots_of_this_test"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "vegas.py").write_text(FILE)
    position = asked()
    assert choice("mybots_of_this_test.vegas:first", position) == position.legal_actions[0]


def test_a_file_that_has_changed_is_read_again(file):
    position = asked()
    assert choice(f"{file}:first", position) == position.legal_actions[0]
    file.write_text("def first(view, moves, budget, rng):\n    return moves[-1]\n")
    assert choice(f"{file}:first", position) == position.legal_actions[-1]


def test_a_bot_imports_what_lies_beside_it(file, monkeypatch):
    monkeypatch.setattr("sys.path", list(sys.path))
    beside = file.with_name("beside_of_this_test.py")
    beside.write_text("import beside_of_this_test_helper\nfrom beside_of_this_test_helper import first\n")
    file.with_name("beside_of_this_test_helper.py").write_text(FILE)
    position = asked()
    assert choice(f"{beside}:first", position) == position.legal_actions[0]


@pytest.mark.parametrize(
    ("bot", "code", "said"),
    [
        ("raising", "bot-failed", r"bot bots\.py:raising failed: .*/bots\.py, line 39: IndexError: list index"),
        ("quitting", "bot-failed", r"line \d+: SystemExit"),
        ("illegal", "bot-failed", r"bots\.py chose 'die 1', which is not allowed now; the legal moves are place 1, "),
        ("nonsense", "bot-failed", r"chose \{'move': 1\}"),
        ("another", "bot-failed", r"chose 'place 9'"),
        ("unprintable", "bot-failed", r"KeyError: 'repr'"),
        ("short", "bad-bot", r"bots\.py:short in .*bots\.py cannot be asked for a move"),
        ("Mute", "bad-bot", "cannot be asked for a move"),
        ("Demanding", "bad-bot", "cannot be asked for a move"),
        ("number", "bad-bot", "cannot be asked for a move"),
        ("Stillborn", "bad-bot", r"cannot be loaded: .*/bots\.py, line \d+: RuntimeError: not today"),
        ("nobody", "bad-bot", r"bots\.py has no 'nobody'"),
        ("", "bad-bot", r"say which one is meant, as in .*/bots\.py:NAME"),
    ],
)
def test_a_bot_that_is_wrong_is_refused_by_name_file_and_line(file, bot, code, said):
    with pytest.raises(BotError, match=said) as refused:
        choice(f"{file}:{bot}" if bot else str(file), asked())
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def first(view:\n", r"cannot be loaded: .*bots\.py, line 1: SyntaxError"),
        ("import croupier\n\nfirst = croupier.nowhere\n", r"bots\.py, line 3: AttributeError"),
        ("import no_module_of_that_name\n", r"line 1: ModuleNotFoundError"),
        ("raise SystemExit(3)\n", r"line 1: SystemExit: 3"),
        ("x = '\0'\n", r"bots\.py.*: (Value|Syntax)Error"),
    ],
)
def test_a_file_that_cannot_be_run_is_refused(file, source, said):
    file.write_text(source)
    with pytest.raises(BotError, match=said) as refused:
        check_opponent(f"{file}:first")
    assert refused.value.code == "bad-bot"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere/bots.py:Bold", "bots.py:Bold: the file .*nowhere/bots.py cannot be read"),
        (".py:Bold", "cannot be read"),
        ("no_module_of_that_name.at_all:Bold", "neither an opponent nor a module"),
        ("json:Bold", "json.* has no 'Bold'"),
        ("os:system", "cannot be asked for a move"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(name, said):
    with pytest.raises(BotError, match=said):
        check_opponent(name)


@pytest.mark.parametrize("name", ["", ":", "a:b c", "1a:b", "a.:b", "bold.t-t:Bold", "bold", "a/b:c", "x:y=1", "a:\n"])
def test_what_is_no_place_of_a_bot_is_no_opponent(name):
    assert own_in(name) is None
    with pytest.raises(SettingsError, match="no opponent"):
        check_opponent(name)


def test_places_are_told_from_options_and_names():
    assert parted("bots/bold.py:Bold:best=1:Ada") == ("bots/bold.py:Bold", ["best=1", "Ada"])
    assert parted(r"C:\bots\bold.py:Bold:Ada") == (r"C:\bots\bold.py:Bold", ["Ada"])
    assert Place(r"C:\bots\bold.py", "Bold").label == "bold.py:Bold"
    assert parted("mybots.vegas:Bold") == ("mybots.vegas:Bold", [])
    for built_in in ("hard:Ada", "search:Ada", "random:careless=3:Ada"):
        assert own_in(built_in) is None


def test_what_a_bot_has_raised_is_the_cause(file):
    with pytest.raises(BotError) as refused:
        choice(f"{file}:raising", asked())
    assert isinstance(refused.value.__cause__, IndexError)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, str(again)) == (refused.value.code, str(refused.value))


@pytest.mark.parametrize("game", NAMES)
def test_a_view_that_was_sent_has_the_same_attributes(game):
    """What a client gets as JSON is read by the same names and types as a view."""
    position, dice = croupier.start(game, players=load(game).players[1]), random.Random(4)
    for _ in range(150):
        for seat in (croupier.NOBODY, *range(position.players)):
            view = position.view(seat)
            sent = load(game).view_class.sent(msgspec.json.decode(view.to_json()))
            assert sent.to_dict() == view.to_dict()
            assert sent.is_over == view.is_over
        if position.actor is None:
            break
        weights = position.weights if position.actor == croupier.CHANCE else None
        position.play(dice.choices(position.legal_moves, weights)[0])


def test_the_example_in_the_docs_is_the_file():
    root = Path(__file__).parents[2]
    blocks = re.findall(r"```python\n(.*?)```", (root / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
    assert (root / "examples" / "bold.py").read_text("utf-8") in blocks


def test_bots_with_helpers_of_the_same_name_each_get_their_own(tmp_path):
    found = []
    for number in (1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "helper_of_mine.py").write_text(f"CHOICE = {number}\n")
        (folder / "bot.py").write_text(WITH_HELPER)
        found.append(find(Place(str(folder / "bot.py"), "bot")).bot)
    assert [bot(None, None, None, None) for bot in found] == [1, 2]


@pytest.mark.parametrize("path", ["~nobody-of-that-name/bot.py", "with\0nul.py"])
def test_paths_that_cannot_be_are_refused(path):
    with pytest.raises(BotError) as refusal:
        find(Place(path, "bot"))
    assert refusal.value.code == "bad-bot"
