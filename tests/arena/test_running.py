"""`croupier.arena.run`: tournaments from Python, with bots of one's own."""

import json
from pathlib import Path

import pytest

import croupier
from croupier import BotError, RecordError, SettingsError
from croupier.arena.entrants import entered

BOLD = f"{Path(__file__).parents[2] / 'examples' / 'bold.py'}:bold"
FAILING = """
def failing(view, moves, budget, rng):
    return moves[0] if view.round_number < 4 or view.money[view.seat] < 400_000 else moves[99]
"""


def first(view, moves, budget, rng):
    return moves[0]


class Last:
    def __init__(self, depth=1):
        self.depth = depth

    def __call__(self, view, moves, budget, rng):
        return str(moves[-self.depth])


def test_the_example_is_clearly_ahead_of_easy():
    found = croupier.arena.run("las-vegas", ["easy", BOLD], rounds=60, seed=11, luck=False)
    assert [line.bot for line in found.lines] == ["bold.py:bold", "easy"]
    assert found.duels["bold.py:bold", "easy"].is_clear
    assert found.duels["bold.py:bold", "easy"].mean > 0.4


def test_standings_are_data():
    found = croupier.arena.run("las-vegas", {"one": first, "two": Last(), "chance": "random"}, players=3, rounds=4)
    assert {row["bot"] for row in found.table} == {"one", "two", "chance"}
    assert all(type(value) in (str, int, float) for row in found.table for value in row.values())
    assert len(found.duel_table) == 6
    assert found.duel_table[0].keys() == {
        "bot", "other", "mean", "error", "rounds", "is_clear", "adjusted_mean", "adjusted_error", "is_adjusted_clear",
    }  # fmt: skip
    assert (found.rounds, found.is_settled, found.plan.players) == (4, None, 3)
    json.dumps(found.table)


def test_the_same_on_several_workers_and_after_a_stop(tmp_path):
    alone = croupier.arena.run("las-vegas", [BOLD, "easy", Last], players=3, rounds=6, out=tmp_path / "alone")
    seen = []
    croupier.arena.run("las-vegas", [BOLD, "easy", Last], players=3, rounds=3, out=tmp_path / "many")
    many = croupier.arena.run(
        "las-vegas", [BOLD, "easy", Last], players=3, rounds=6, workers=2, out=tmp_path / "many",
        progress=lambda done, asked: seen.append((done, asked)),
    )  # fmt: skip
    assert many.table == alone.table
    assert seen == [(3, 6), (4, 6), (5, 6), (6, 6)]
    for name in ("rounds.jsonl", "result.json", "report.html"):
        assert (tmp_path / "many" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()
    kept = (tmp_path / "alone" / "rounds.jsonl").read_text() + (tmp_path / "alone" / "result.json").read_text()
    assert str(Path(BOLD).parent) not in kept, "labels are short"


def test_an_order_that_is_clear_ends_it():
    found = croupier.arena.run("las-vegas", ["greedy", first], rounds=500, error_rate=0.05, luck=False)
    assert (found.is_settled, found.rounds < 500) == (True, True)


def test_rounds_of_a_bot_that_was_changed_are_not_mixed(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("def bot(view, moves, budget, rng):\n    return moves[0]\n")
    croupier.arena.run("las-vegas", ["random", f"{bot}:bot"], rounds=2, out=tmp_path / "out")
    croupier.arena.run("las-vegas", ["random", f"{bot}:bot"], rounds=3, out=tmp_path / "out")
    bot.write_text("def bot(view, moves, budget, rng):\n    return moves[-1]\n")
    with pytest.raises(RecordError) as refused:
        croupier.arena.run("las-vegas", ["random", f"{bot}:bot"], rounds=4, out=tmp_path / "out")
    assert refused.value.code == "tournament-other"
    assert entered(Last(1)).digest != entered(Last(2)).digest, "the values of an object count, too"


@pytest.mark.parametrize("workers", [1, 2])
def test_rounds_before_a_bot_failed_are_kept(tmp_path, workers):
    bot, seen = tmp_path / "bot.py", []
    bot.write_text(FAILING)
    with pytest.raises(BotError, match=r"bot bot\.py:failing failed: .*bot\.py, line 3: IndexError") as refused:
        croupier.arena.run(
            "las-vegas", ["easy", f"{bot}:failing"], rounds=200, seed=1, workers=workers, out=tmp_path / "out",
            progress=lambda done, asked: seen.append(done),
        )  # fmt: skip
    assert refused.value.code == "bot-failed"
    assert seen[-1] > 0
    kept = (tmp_path / "out" / "rounds.jsonl").read_bytes()
    assert kept.count(b"\n") == 1 + seen[-1]
    assert json.loads((tmp_path / "out" / "result.json").read_text())["rounds"] == seen[-1]
    before = croupier.arena.run("las-vegas", ["easy", f"{bot}:failing"], rounds=seen[-1], seed=1, out=tmp_path / "out")
    assert (before.rounds, (tmp_path / "out" / "rounds.jsonl").read_bytes()) == (seen[-1], kept)


def test_bots_of_the_same_file_name_go_by_what_was_given(tmp_path):
    paths = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        paths.append(f"{tmp_path / folder / 'bot.py'}:bot")
        (tmp_path / folder / "bot.py").write_text("def bot(view, moves, budget, rng):\n    return moves[0]\n")
    found = croupier.arena.run("las-vegas", [*paths, "random"], players=3, rounds=1)
    assert found.plan.bots == [*paths, "random"]


def test_a_bot_that_cannot_travel_is_refused():
    with pytest.raises(BotError, match="cannot be handed to other processes") as refused:
        croupier.arena.run("las-vegas", {"inner": lambda view, moves, budget, rng: 0, "easy": "easy"}, workers=2)
    assert refused.value.code == "bad-bot"


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        ([first], {}),
        ([first, first], {}),
        ([first, "champion"], {}),
        ([first, "easy"], {"rounds": 0}),
        ([first, "easy"], {"error_rate": 1.5}),
        ([first, "easy"], {"players": 9}),
        ([first, "easy"], {"settings": {"colour": 1}}),
    ],
)
def test_nonsense_is_refused(bots, options):
    with pytest.raises(SettingsError):
        croupier.arena.run("las-vegas", bots, **options)


def test_open_money_is_shown_to_bots_where_the_table_shows_it():
    seen = {}

    def looking(view, moves, budget, rng):
        seen.setdefault(is_open, set()).add(None in view.money)
        return moves[0]

    for is_open in (False, True):
        settings = {"open_money": is_open}
        croupier.arena.run("las-vegas", {"looking": looking, "random": "random"}, rounds=1, settings=settings)
    assert seen == {False: {True}, True: {False}}
