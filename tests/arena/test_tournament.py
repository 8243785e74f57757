"""Tournaments: fair seatings, the same luck for all, the same result on any workers, and after any stop."""

import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import msgspec
import pytest

from croupier import RecordError, SettingsError
from croupier.arena.duplicate import Table
from croupier.arena.ledger import Ledger
from croupier.arena.tournament import plan, play_rounds, rounds, seatings
from croupier.bots import opponent
from croupier.game import NAMES, load

SMALL = plan("las-vegas", 3, ["random", "easy", "greedy"], seed=7)


@pytest.mark.parametrize("num_bots", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sits_in_every_seat_equally_often(num_bots, players):
    for number in range(6):
        games = seatings(num_bots, players, number)
        for seat in range(players):
            counts = Counter(game[seat] for game in games)
            assert len(counts) == num_bots
            assert len(set(counts.values())) == 1
        if num_bots >= players:
            assert all(len(set(game)) == players for game in games)


def test_the_order_round_the_table_changes():
    orders = {tuple(seatings(4, 4, number)[0]) for number in range(6)}
    assert len(orders) == 6


@pytest.mark.parametrize("name", NAMES)
def test_every_seating_meets_the_same_luck(name):
    """What is seen at the first choice of each chapter depends on the round, not on who sits where."""
    game = load(name)
    players = game.players[1]
    table, shown = Table(game, players, {}), []

    def watching(bot):
        def choose(view, actions, rng):
            shown[-1].append(view.tobytes())
            return bot(view, actions, rng)

        return choose

    bots = [opponent("random", game), opponent("greedy", game)]
    for seating in range(2):
        shown.append([])
        table.play([watching(bots[(seat + seating) % 2]) for seat in range(players)], 3, 5, seating)
    shown.append([])
    table.play([watching(bots[0])] * players, 3, 6, 0)
    assert shown[0][0] == shown[1][0] != shown[2][0]


def notes_by_round(seating):
    """The notes laid out in each round of one game of Las Vegas."""
    game, found = load("las-vegas"), {}
    bots = [opponent("random", game), opponent("greedy", game)]

    def watching(bot):
        def choose(view, actions, rng):
            found.setdefault(int(view.round_number), view.notes.tobytes())
            return bot(view, actions, rng)

        return choose

    Table(game, 2, {"starter": 0}).play([watching(bots[(seat + seating) % 2]) for seat in range(2)], 1, 2, seating)
    return found


def test_later_rounds_are_stocked_alike_too():
    """In round 1 at least exactly; later as far as the stack holds the same notes, which it does until some return."""
    one, other = notes_by_round(0), notes_by_round(1)
    assert one[1] == other[1]
    assert len(one) == len(other) == 4


def test_the_same_on_any_number_of_workers():
    alone, _ = play_rounds(SMALL, 0, 12)
    with ThreadPoolExecutor(1) as executor:
        assert list(rounds(SMALL, range(12), executor, 1)) == alone
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawn) as executor:
        assert list(rounds(SMALL, range(12), executor, 2)) == alone


def test_a_bot_of_many_options_plays_the_same_again():
    searching = plan("sequence-dice", 2, ["search:iterations=40:judged=1:best=1", "search:iterations=40"], seed=2)
    assert play_rounds(searching, 0, 2)[0] == play_rounds(searching, 0, 2)[0]


def test_a_ledger_goes_on_after_any_stop(tmp_path):
    played, _ = play_rounds(SMALL, 0, 4)
    whole = Ledger(tmp_path / "whole", SMALL)
    for found in played:
        whole.append(found)
    whole.close()
    data = (tmp_path / "whole").read_bytes()
    for cut in range(0, len(data), 97):
        path = tmp_path / f"cut-{cut}"
        path.write_bytes(data[:cut])
        again = Ledger(path, SMALL)
        assert again.rounds == played[: len(again.rounds)]
        for found in played[len(again.rounds) :]:
            again.append(found)
        again.close()
        assert path.read_bytes() == data


def test_a_ledger_of_another_tournament_or_a_broken_one_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "rounds"
    Ledger(path, SMALL).close()
    before = path.read_bytes()
    with pytest.raises(RecordError) as refused:
        Ledger(path, plan("las-vegas", 3, ["random", "easy", "greedy"], seed=8))
    assert refused.value.code == "tournament-other"
    assert path.read_bytes() == before
    path.write_bytes(before + b"[[1]]\n")
    with pytest.raises(RecordError) as refused:
        Ledger(path, SMALL)
    assert refused.value.code == "tournament-broken"
    assert path.read_bytes() == before + b"[[1]]\n"


def test_rounds_are_plain_json():
    played, _ = play_rounds(SMALL, 0, 1)
    assert msgspec.json.decode(msgspec.json.encode(played)) == [
        [[game.seats, game.places, game.scores] for game in found] for found in played
    ]


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["random"], "two bots"),
        (["random", "random"], "twice"),
        (["random", "champion"], "no opponent 'champion'"),
        (["random", "search:depth=3"], "no option of search"),
        (["random", "search:iterations=many"], "no option of search"),
        (["random", "greedy:careless=101"], "out of range"),
        (["random", "greedy:exploration=1"], "no option of greedy"),
    ],
)
def test_nonsense_is_refused(bots, said):
    with pytest.raises(SettingsError, match=said):
        plan("las-vegas", 3, bots)


def test_players_and_seeds_are_checked():
    with pytest.raises(SettingsError):
        plan("yellow-dwarf", 2, ["random", "easy"])
    with pytest.raises(SettingsError, match="seed"):
        plan("las-vegas", 2, ["random", "easy"], seed=-1)
