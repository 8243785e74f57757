"""`croupier join`: tables of a real server in the terminal, through pipes and on pseudo-terminals."""

import asyncio
import os
import random
import re
import stat
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pexpect
import pytest
from platformdirs import user_state_path

import croupier
from croupier import client
from croupier.game import NAMES
from croupier.kernel import NOBODY
from croupier.terminal import keys
from croupier.terminal.join_end import is_same_game, tell_result
from croupier.terminal.join_story import Story
from croupier.terminal.screen import Screen
from tests.server.running import Running
from tests.terminal.program import in_its_own_process

ONE_CHOICE = "press Enter:|drücke die Eingabetaste:"
MARKS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'croupier.sqlite'}") as found:
        yield found


def opened(server, game="las-vegas", players=2, **options):
    """A new table; returns what everybody may know of it, and its link."""
    table = asyncio.run(client.Server(server.url).open_table(game, players, **options))
    return table, f"{server.url}/{table.code}"


def table_of(server, table):
    return asyncio.run(client.Server(server.url).table(table.table))


def record_of(server, table):
    return croupier.read(asyncio.run(client.Server(server.url).record(table.table)))


def join(link, *arguments, input=""):
    return in_its_own_process("join", link, *arguments, input=input)


def sit(link, *arguments, timeout=60, **environment):
    """The program on a pseudo-terminal."""
    shown = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", **environment}
    return pexpect.spawn(
        sys.executable, ["-m", "croupier", "join", link, *arguments], encoding="utf-8", timeout=timeout, env=shown,
        dimensions=(40, 100),
    )  # fmt: skip


def numbers(seed, count=400):
    """Lines for every question there may be: a number, and 1 in case it is no choice."""
    chooser = random.Random(seed)
    return "".join(f"{chooser.randint(1, 6)}\n1\n" for _ in range(count))


def seat_files():
    return sorted((user_state_path("croupier") / "seats").glob("*"))


def is_told_in_order(lines, text):
    rest = iter(text.splitlines())
    return all(any(line == shown for shown in rest) for line in lines)


def story_of(record, seat, words):
    """What `croupier play` tells of a game, sentence by sentence."""
    reader = croupier.Reader(seat)
    company = croupier.Company(tuple(chair.name for chair in record.header.seats), seat)
    items = [item for step in record.replay() if (item := reader.read(step)) is not None]
    return [line for item in items for phrase in item.told for line in words.say(phrase, company).split("\n")]


@pytest.mark.parametrize(("game", "language"), list(zip(NAMES, ("en", "is", "de", "ru"), strict=True)))
def test_a_whole_game_through_a_pipe_is_told_as_play_tells_it_and_proven(server, game, language):
    table, link = opened(server, game, 3, bots=["easy", "random"])
    done = join(link, "--name", "Anna", "--lang", language, input="start\n" + numbers(game))
    assert (done.returncode, done.stderr) == (0, "")
    record, words = record_of(server, table), croupier.Words(language)
    assert record.ending.end == "finished"
    story = story_of(record, 0, words)
    assert len(story) > 20
    assert is_told_in_order(story, done.stdout)
    count = croupier.verify(record).num_dealt
    assert words("verify-fair", count=count) in done.stdout
    assert words("join-own-part", chance=record.final_position().game.chance) in done.stdout
    assert f"{server.url}/api/tables/{table.table}/record" in done.stdout
    assert seat_files() == []


def test_the_table_is_shown_before_a_payout_and_the_round_is_summed_up(server):
    _, link = opened(server, players=2, bots=["random"])
    done = join(link, "--name", "Anna", input="start\n" + numbers(1))
    before = done.stdout.partition("\nRound 1 is over.\n")[0]
    board = before.rpartition("\nRound 1 of 4\n")[2]
    assert "Anna: no dice left" in board
    assert re.search(r"Casino 6: .*\n$", before)
    assert re.search(r"Round 1 is over\.\nAnna: .*\nBruno: .*\n\nRound 2 of 4\.", done.stdout)
    assert re.search(r"Total +\+[\d,]+ +\+[\d,]+\n\nThe game is over\.", done.stdout)


def test_the_same_command_comes_back_to_the_same_seat_and_never_takes_a_second(server):
    table, link = opened(server, players=3, bots=["random"])
    first = join(link, "--name", "Anna", input="q\n")
    assert first.returncode == 130
    assert f"croupier join {link} --name Anna" in first.stdout
    (path,) = seat_files()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    for name in (["--name", "Anna"], ["--name", "anna"], []):
        again = join(link, *name, input="q\n")
        assert again.returncode == 130
        assert "1) Anna (you), host" in again.stdout
    assert [chair.kind for chair in table_of(server, table).seats] == ["person", "open", "bot"]
    assert seat_files() == [path]
    other = join(link, "--name", "Ben", input="q\n")
    assert other.returncode == 130
    assert "2) Ben (you)\n" in other.stdout
    assert [chair.name for chair in table_of(server, table).seats][:2] == ["Anna", "Ben"]
    assert len(seat_files()) == 2


def test_a_game_that_was_left_goes_on(server):
    table, link = opened(server, players=2, bots=["random"])
    first = join(link, "--name", "Anna", input="start\n1\n1\n")
    assert first.returncode == 4
    assert "The input has ended." in first.stdout
    assert "Your seat is kept. Come back with:" in first.stdout
    rest = join(link, input="h\n" + numbers(2))
    assert rest.returncode == 0
    assert "The game goes on: round 1 of 4, it is your turn." in rest.stdout
    assert "What each choice promises" in rest.stdout
    shares = [float(share) for share in re.findall(r"wins ([\d.]+) %", rest.stdout)]
    assert shares == sorted(shares, reverse=True)
    assert shares
    assert "   - " in rest.stdout, "the best choice has its reasons"
    assert re.search(r"Round 1 is over\.\n\nRound 2 of 4\.", rest.stdout), "a round that was missed is not summed up"
    assert re.search(r"\nRound 1 +[+\d]", rest.stdout), "at the end it is, from the record"
    assert table_of(server, table).phase == "finished"
    assert seat_files() == []


def test_everything_that_can_be_typed_before_the_game(server):
    table, link = opened(server, players=3)
    typed = (
        "?\nbot 2 hard\nbot 3 genius\nbot 9 hard\nbot 3\nfree 3\nbot 3 schwer\nsay Servus\nt\nnonsense\nbot 2\nleave\n"
    )
    done = join(link, "--name", "Anna", "--lang", "de", input=typed)
    assert done.returncode == 0
    assert f"Las Vegas, Tisch {table.code}. Mit diesem Link kommen die anderen hierher:\n  {link}\n" in done.stdout
    for line in (
        "1) Anna (du), startet das Spiel",
        "2) Bruno (Bot, schwer)",
        "einen Bot 'genius' gibt es hier nicht; es gibt random, easy, medium, hard, expert, greedy, learned",
        "Die Plätze haben die Nummern 1 bis 3.",
        "3) Clara (Bot, mittel)",
        "3) frei",
        "3) Clara (Bot, schwer)",
        "Anna: Servus",
        "Das ist jetzt weder eine Wahl noch ein Befehl. ? zeigt die Hilfe.",
        "dort sitzt schon jemand",
        "Du hast den Tisch verlassen.",
    ):
        assert line in done.stdout.splitlines(), line
    assert table.commitment in done.stdout
    assert [chair.kind for chair in table_of(server, table).seats] == ["open", "bot", "bot"]
    assert seat_files() == []


def test_commands_during_the_game(server):
    table, link = opened(server, "las-vegas-royale", bots=["random"], settings={"starter": 0})
    done = join(link, "--name", "Anna", input="start\n?\nt\nl\ni1\np instant\nvote 2\nsay hi\nr\nxyz\nleave\n")
    assert done.returncode == 130
    assert croupier.Words("en")("ry-help-tiles") in done.stdout
    assert done.stdout.count("Your turn.") == 2
    assert "What has happened since your last turn:" in done.stdout
    assert "The pace is instant." in done.stdout
    assert "this player is not away" in done.stdout
    assert "Anna: hi" in done.stdout
    assert "# Las Vegas Royale" in done.stdout
    assert "That is not one of the choices." in done.stdout
    assert "a bot plays for you until you are back" in done.stdout
    assert table_of(server, table).phase == "abandoned", "nobody else is there"


FACES = ["power-play", "handicap", "double-down", "prime-time", "my-choice", "no-entry"]


def test_a_choice_with_parts_is_asked_part_by_part_and_sent_at_once(server):
    settings = {"tiles": 6, "faces": FACES}
    table, link = opened(server, "las-vegas-royale", 2, bots=["random"], settings=settings)
    done = join(link, "--name", "Anna", input="start\n" + numbers(5))
    assert done.returncode == 0
    assert re.search(r"\d\) .*\n\n1\) ", done.stdout), "the choices of a part stand alone"
    assert is_told_in_order(story_of(record_of(server, table), 0, croupier.Words("en")), done.stdout)


def test_hints_for_a_part_of_a_choice(server):
    """The part before it is sent, so that the server knows what the hints are about."""
    _, link = opened(server, "las-vegas-royale", 2, bots=["random"], settings={"tiles": 6, "faces": FACES})
    child, chooser = sit(link, "--name", "Anna"), random.Random(1)
    child.expect("Type \\? for help")
    child.sendline("p instant")
    child.sendline("start")
    for _ in range(200):
        assert child.expect([r"Your choice, 1 to (\d+):", "Only one choice; press Enter:"]) < 2
        if "Your turn." not in child.before and "not one of" not in child.before:
            break
        child.sendline(str(chooser.randint(1, int(child.match[1]))) if child.match.groups() else "")
    else:
        raise AssertionError("no choice had parts")
    child.sendline("h")
    child.expect("Your turn.")
    child.expect("What each choice promises")
    child.expect("Your choice, 1 to|Only one choice")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_looking_on(server):
    table, link = opened(server, bots=["random"])
    watcher = subprocess.Popen(
        [sys.executable, "-m", "croupier", "join", link, "--watch"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert watcher.stdout.readline().startswith("Las Vegas, table")
        assert join(link, "--name", "Anna", input="start\n" + numbers(3)).returncode == 0
        shown = watcher.stdout.read()
        watcher.wait(60)
    finally:
        watcher.kill()
        watcher.wait()
        watcher.stdout.close()
    assert watcher.returncode == 0
    assert "You are looking on." in shown
    assert is_told_in_order(story_of(record_of(server, table), NOBODY, croupier.Words("en")), shown)
    assert shown.index("wins!") < shown.index("Who was lucky") < shown.index("every one is right.")
    assert len(re.findall(r"^(?:Anna|Bruno) was .* average", shown, re.MULTILINE)) == 2
    assert "your own random number" not in shown


def test_time_that_is_up(server):
    _, link = opened(server, bots=["random"], rules={"clock": 5})
    child = sit(link, "--name", "Anna")
    child.expect("Type \\? for help")
    child.sendline("start")
    child.expect("You have 5 seconds.")
    child.expect("Time is up: a bot has decided for .*Anna")
    child.expect("Your choice, 1 to|Only one choice")
    child.sendline("q")
    child.expect("Your seat is kept")
    child.expect(pexpect.EOF)


def test_two_people_at_terminals_chat_play_lose_the_connection_and_play_again(tmp_path):
    with Running(f"sqlite:///{tmp_path / 'croupier.sqlite'}") as server:
        table, link = opened(server, "sequence-dice", 2)
        anna = sit(link, "--name", "Anna")
        anna.expect("Type \\? for help")
        ben = sit(link, "--lang", "de", XDG_STATE_HOME=str(tmp_path / "elsewhere"))
        ben.expect("Dein Name am Tisch:")
        ben.sendline("anna")
        ben.expect("jemand am Tisch heißt schon 'anna'")
        ben.expect("Dein Name am Tisch:")
        ben.sendline("Ben")
        ben.expect("kann .*Anna.* das Spiel starten")
        anna.expect("Ben.* sits down.")
        ben.sendline("say Hallo Anna")
        anna.expect("Ben.*: Hallo Anna")
        people = [anna, ben]
        for child in people:
            child.sendline("p instant")
        anna.sendline("start")
        turn = [r"Your choice, 1 to (\d+):", r"Deine Wahl, 1 bis (\d+):"]
        over = ["for another game with the same people", "für ein weiteres Spiel in derselben Runde"]
        asked = _asked(people, turn)
        people[1 - asked].sendline("say quick")
        people[asked].expect(": quick")
        people[asked].expect(turn[asked])
        server.kill()
        anna.expect("The connection is lost.")
        ben.expect("Die Verbindung ist abgerissen.")
        server.start()
        anna.expect("Connected again.")
        ben.expect("Wieder verbunden.")
        people[asked].sendline("1")
        _play_on(people, turn, over)
        assert "is right" in MARKS.sub("", anna.before)
        anna.sendline("again")
        anna.expect("kept for .*Ben")
        ben.sendline("again")
        ben.expect("Ben.* \\(du\\)")
        anna.expect("Ben.* sits down")
        assert [chair.name for chair in table_of(server, table).seats] == ["Anna", "Ben"]
        anna.sendline("start")
        _asked(people, turn)
        for child in people:
            child.sendline("q")
            child.expect("--name (Anna|Ben)")
            child.expect(pexpect.EOF)
            child.close()
            assert child.exitstatus == 130
        assert len(seat_files()) == 1


def _asked(people, turn):
    """Who is asked first."""
    for _ in range(200):
        for number, child in enumerate(people):
            if child.expect([turn[number], pexpect.TIMEOUT], timeout=0.2) == 0:
                return number
    raise AssertionError("nobody is asked")


def _play_on(people, turn, over):
    """Everybody takes the first choice until both have seen the end."""
    waiting = {0, 1}
    for _ in range(3_000):
        for number in sorted(waiting):
            child = people[number]
            found = child.expect([turn[number], ONE_CHOICE, over[number], pexpect.TIMEOUT], timeout=0.1)
            if found < 2:
                child.sendline("1")
            waiting -= {number} if found == 2 else set()
        if not waiting:
            return
    raise AssertionError("the game does not end")


def test_somebody_whose_seat_was_freed_is_told_so_and_can_sit_down_again(server):
    _, link = opened(server)
    anna = sit(link, "--name", "Anna")
    anna.expect("Type \\? for help")
    ben = sit(link, "--name", "Ben")
    anna.expect("Ben.* sits down")
    anna.sendline("free 2")
    ben.expect("Your seat is free again")
    ben.expect(pexpect.EOF)
    assert len(seat_files()) == 1
    assert join(link, "--name", "Ben", input="q\n").returncode == 130
    anna.expect("Ben.* sits down")
    anna.sendline("free 2")
    anna.expect("2\\) free")
    assert len(seat_files()) == 2, "a key that opens nothing, which its owner does not know yet"
    again = join(link, "--name", "Ben", input="q\n")
    assert again.returncode == 130
    assert "2) Ben (you)" in again.stdout
    anna.close(force=True)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["no address"], "'no address' is not the address of a table"),
        (["http://127.0.0.1:1/kadomi47", "--name", "A"], "no server answers at http://127.0.0.1:1 [no-server]"),
        (["{}/nosuch99", "--name", "A"], "there is no such table [no-such-table]"),
        (["{}/nosuch99", "--watch", "--lang", "de"], "diesen Tisch gibt es nicht [no-such-table]"),
        (["{}/nosuch99", "--name", "x" * 25], "a name has 1 to 24 letters [bad-name]"),
    ],
)
def test_refusals_are_one_sentence_with_a_code(server, arguments, text):
    done = in_its_own_process("join", *(argument.format(server.url) for argument in arguments))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert text in done.stderr
    assert done.stderr.startswith("croupier: ")


def test_refusals_at_a_table(server):
    table, link = opened(server, bots=["random"])
    missing = join(link)
    assert (missing.returncode, missing.stderr) == (1, "croupier: please say who you are, with --name [bad-name]\n")
    assert join(link, "--name", "Anna", input="start\n").returncode == 4
    while table_of(server, table).phase == "waiting":
        time.sleep(0.05)  # the game begins by itself as soon as it is compiled
    late = join(link, "--name", "Ben")
    assert (late.returncode, late.stderr) == (1, "croupier: the game has begun [table-started]\n")


def test_a_record_of_another_game_is_noticed(server):
    table, link = opened(server, "sequence-dice", bots=["random"])
    assert join(link, "--name", "Anna", input="start\n" + numbers(4)).returncode == 0
    record, table = record_of(server, table), table_of(server, table)
    entropy = record.header.dealing.entropy[0]
    key = keys.Key(
        server=server.url, table=table.table, name="Anna", seat=0, secret="s" * 32,
        commitment=table.commitment, entropy=entropy,
    )  # fmt: skip
    seen = {number: (-1 if ply.actor == "chance" else ply.actor, ply.move) for number, ply in enumerate(record.plies)}
    assert is_same_game(record, table, key, SimpleNamespace(seen=seen))
    replaced, other = msgspec.structs.replace, "die 6" if seen[3][1] != "die 6" else "die 5"
    for changed in (
        (record, table, replaced(key, commitment="0" * 64), {}),
        (record, table, replaced(key, entropy="00"), {}),
        (record, replaced(table, table="0" * 16), key, {}),
        (record, table, key, {3: (seen[3][0], other)}),
        (record, table, key, {len(record.plies): (0, "x")}),
    ):
        assert not is_same_game(*changed[:3], SimpleNamespace(seen=changed[3]))


@pytest.mark.parametrize("game", NAMES)
def test_the_result_is_worked_out_from_the_record_if_it_was_missed(game, capsys):
    match = croupier.Match.begin(croupier.start(game, players=3), dealing=croupier.Seeded(1))
    position = match.position
    while not position.is_over:
        list(match.advance(position.legal_moves[0] if position.actor not in (None, -1) else None))
    screen = Screen(croupier.Words("en"), croupier.Company(("Anna", "Ben", "Carl"), 0))
    tell_result(screen, Story(screen, position.game, 0), match.record(), [], None)
    assert "The game is over." in capsys.readouterr().out
    unfinished = croupier.Match.begin(croupier.start(game, players=3), dealing=croupier.Seeded(1)).record()
    tell_result(screen, Story(screen, position.game, 0), unfinished, [], None)
    tell_result(screen, Story(screen, position.game, 0), None, [], None)
    assert capsys.readouterr().out == ""


def test_keys_are_for_their_server_alone_and_broken_files_are_passed_over():
    key = keys.Key(server="http://one", table="ab", name="Anna", seat=0, secret="s", commitment="c", entropy="e")
    keys.prepare()
    keys.keep(key)
    (path,) = keys.folder().iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    (keys.folder() / "ab-broken.json").write_text("{")
    assert keys.kept("http://one", "ab") == [key]
    assert keys.kept("http://two", "ab") == []
    keys.forget(key)
    keys.forget(key)
    assert keys.kept("http://one", "ab") == []


def test_a_key_that_cannot_be_kept_is_refused_before_anybody_sits_down(server, tmp_path, monkeypatch):
    table, link = opened(server)
    Path(tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    done = join(link, "--name", "Anna")
    assert done.returncode == 1
    assert "[record-unwritable]" in done.stderr
    assert [chair.kind for chair in table_of(server, table).seats] == ["open", "open"]
