"""Tournaments: fair seatings, the same dice and cards for all, the same result on any workers and after any stop."""

import multiprocessing
import signal
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from io import FileIO
from pathlib import Path

import msgspec
import psutil
import pytest

from croupier import RecordError, SettingsError
from croupier.arena import ledger
from croupier.arena.duplicate import DuplicateGame
from croupier.arena.ledger import Ledger
from croupier.arena.tournament import plan, play_rounds, rounds, seatings
from croupier.arena.workers import local_workers
from croupier.bots import opponent
from croupier.game import load

DEALT = ("notes", "cards", "faces", "hand")  # fields of views that only chance fills
ENDED_BY_A_SEAT = ("pay-day", "jackpot", "prime-time", "no-entry", "high-five", "black-box")  # Black Box asks last
SMALL = plan("las-vegas", 3, ["random", "easy", "greedy"], seed=7, luck=False)
MEASURED = plan("las-vegas", 3, ["random", "easy", "greedy"], seed=7)


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


def shown_at_chapters(name, settings, seating, number=5):
    """What the table shows and the actor's hand, at the first choice of each chapter in one seating of a round."""
    game = load(name)
    players, found = game.players[1], []
    bots, table = [opponent("random", game), opponent("greedy", game)], DuplicateGame(game, players, settings)

    def watching(bot):
        def choose(view, actions, rng):
            left = int(game.outlook.chapters_left(view.record()[0]))
            if not found or found[-1][0] != left:
                dealt = {name: view.numbers(name) for name in DEALT if name in view.dtype.names}
                found.append((left, dealt or actions))  # in games without cards or notes, the dice decide the actions
            return bot(view, actions, rng)

        return choose

    table.play([watching(bots[(seat + seating) % 2]) for seat in range(players)], 3, number, seating)
    return found


@pytest.mark.parametrize(
    ("name", "settings", "chapters"),
    [
        ("las-vegas", {}, 4),
        ("las-vegas-royale", {"no_repeats": True}, 3),
        ("las-vegas-royale", {"faces": ENDED_BY_A_SEAT}, 3),
        ("sequence-dice", {}, 1),
        ("yellow-dwarf", {"purse": 200}, 5),
        ("yellow-dwarf", {"deals": "broke", "purse": 200}, 2),
    ],
)
def test_every_seating_meets_the_same_luck(name, settings, chapters):
    """Notes, cards, tiles and hands are the same at the first choice of every chapter, in every seating."""
    one, other, another = (shown_at_chapters(name, settings, *which) for which in ((0,), (1,), (0, 6)))
    assert len(one) >= chapters
    assert one[:chapters] == other[:chapters]
    assert one[:chapters] != another[:chapters]


def test_the_same_on_any_number_of_workers():
    alone, measured = play_rounds(SMALL, 0, 12).rounds, play_rounds(MEASURED, 0, 2).rounds
    with ThreadPoolExecutor(1) as executor:
        assert list(rounds(SMALL, range(12), executor, 1)) == alone
    with ThreadPoolExecutor(3) as executor:  # as a Dask worker with several threads
        assert list(rounds(SMALL, range(12), executor, 3)) == alone
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawn) as executor:
        assert list(rounds(SMALL, range(12), executor, 2)) == alone
        assert list(rounds(MEASURED, range(2), executor, 2)) == measured


def test_a_bot_of_many_options_plays_the_same_again():
    searching = plan("sequence-dice", 2, ["search:iterations=40:judged=1:best=1", "search:iterations=40"], seed=2)
    assert play_rounds(searching, 0, 2).rounds == play_rounds(searching, 0, 2).rounds


def test_a_ledger_goes_on_after_any_stop(tmp_path):
    played = play_rounds(SMALL, 0, 4).rounds
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
        Ledger(path, plan("las-vegas", 3, ["random", "easy", "greedy"], seed=8, luck=False))
    assert refused.value.code == "tournament-other"
    assert path.read_bytes() == before
    path.write_bytes(before + b"[[1]]\n")
    with pytest.raises(RecordError) as refused:
        Ledger(path, SMALL)
    assert refused.value.code == "tournament-broken"
    assert path.read_bytes() == before + b"[[1]]\n"


def test_two_processes_do_not_write_one_ledger(tmp_path):
    first = Ledger(tmp_path / "rounds", SMALL)
    with pytest.raises(RecordError) as refused:
        Ledger(tmp_path / "rounds", SMALL)
    assert refused.value.code == "tournament-running"
    first.close()
    Ledger(tmp_path / "rounds", SMALL).close()


def test_a_ledger_is_locked_before_it_is_read(tmp_path, monkeypatch):
    """What another process wrote until it let go of the file is not cut off."""
    played = play_rounds(SMALL, 0, 2).rounds
    other = Ledger(tmp_path / "rounds", SMALL)
    lock = ledger._lock

    def late_lock(file):
        for found in played:
            other.append(found)
        other.close()
        lock(file)

    monkeypatch.setattr(ledger, "_lock", late_lock)
    mine = Ledger(tmp_path / "rounds", SMALL)
    mine.close()
    assert mine.rounds == played


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_a_refusal(tmp_path):
    mine = Ledger(tmp_path / "rounds", SMALL)
    mine._file.close()
    mine._file = FileIO("/dev/full", "w")
    with pytest.raises(RecordError) as refused:
        mine.append(play_rounds(SMALL, 0, 1).rounds[0])
    assert refused.value.code == "record-unwritable"
    mine.close()


def test_a_worker_of_another_version_refuses():
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as executor:
        other = executor.submit(play_rounds, msgspec.structs.replace(SMALL, code="0"), 0, 1)
        with pytest.raises(RecordError) as refused:
            other.result()
    assert refused.value.code == "tournament-other"


def test_workers_that_were_begun_are_gone_at_the_end_and_deaf_to_interrupts():
    """Three workers are ended while they are still busy, and ignore Ctrl-C, which is for their parent."""
    with local_workers(3) as (executor, count):
        deaf = [executor.submit(is_deaf, 1) for _ in range(count)]
        assert {task.result() for task in deaf} == {True}
        workers = [child for child in psutil.Process().children() if "spawn_main" in " ".join(child.cmdline())]
        assert len(workers) >= 3
        executor.submit(is_deaf, 600)
    _, alive = psutil.wait_procs(workers, timeout=60)
    assert not alive


def is_deaf(seconds):
    time.sleep(seconds)
    return signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_rounds_are_plain_json():
    played = play_rounds(MEASURED, 0, 1).rounds
    assert msgspec.json.decode(msgspec.json.encode(played)) == [
        [[game.seats, game.places, game.scores, game.win_luck, game.ahead_luck] for game in found] for found in played
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
        (["random", "search:exploration=nan"], "out of range"),
        (["random", "search:prior=99999999999"], "out of range"),
        (["random", "search:whole=7"], "no option of search"),
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
