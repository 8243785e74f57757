"""Games that were left: listed, offered and gone on with; and games told again, back and forth."""

import re
import sys

import pexpect
import pytest

from croupier.words import LANGUAGES
from tests.terminal.program import croupier
from tests.terminal.test_screens import environment

PROGRAM = """
import sys
from croupier.cli import app
from croupier.terminal import pace
pace.SECONDS["normal"] = 0.01  # nobody has to read it
app(sys.argv[1:], prog_name="croupier")
"""
PROMPT = r"[:?] \x1b\[0m(?![\x1b\r\S])"


def at_a_keyboard(*arguments, columns=80):
    child = pexpect.spawn(
        sys.executable, ["-c", PROGRAM, *arguments], encoding="utf-8", timeout=60, dimensions=(24, columns),
        env=environment(),
    )  # fmt: skip
    child.delaybeforesend = None
    return child


def shown(child):
    """What has come up to the next prompt, without colours."""
    child.expect([PROMPT, pexpect.EOF])
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", child.before).replace("\r", "")


def test_saved_games_are_listed_with_when_who_how_far_and_whose_turn():
    assert "No game was left." in croupier("saved").stdout
    croupier("play", "las-vegas", "--seats", "you,medium", "--seed", 3, input="1\nq\n")
    croupier("play", "yellow-dwarf", "--seats", "you:Anna,you:Ben,easy", "--set", "deals=3", input="q\n")
    lines = croupier("saved").stdout.splitlines()
    assert re.fullmatch(r"1\) Yellow Dwarf, \d{4}-\d\d-\d\d \d\d:\d\d: Anna, Ben and Clara", lines[0])
    assert re.fullmatch(r"   deal 1 of 3, (Anna|Ben) to move", lines[1])
    assert re.fullmatch(r"2\) Las Vegas, .*: You and Bruno", lines[2])
    assert lines[3] == "   round 1 of 4, your turn"
    assert "croupier play --resume" in lines[4]


def test_saved_shows_games_that_are_over_or_broken_only_on_request(tmp_path):
    croupier("play", "sequence-dice", "--seats", "random,random", "--seed", 1)
    (tmp_path / "state" / "croupier" / "games" / "broken.jsonl").write_text("no record\n")
    assert "No game was left." in croupier("saved").stdout
    everything = croupier("saved", "--all").stdout
    assert "over; won by:" in everything
    assert "-) broken.jsonl" in everything
    assert "cannot be read:" in everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_listed_and_goes_on_in_every_language(language):
    croupier("play", "las-vegas-royale", "--seats", "you,random", "--lang", language, input="q\n")
    listed = croupier("saved", "--lang", language)
    assert listed.stdout.startswith("1) Las Vegas Royale, ")
    assert croupier("play", "--resume", "--lang", language, input="q\n").returncode == 130


def test_resume_takes_the_last_game_or_a_numbered_one_and_refuses_what_contradicts_it():
    croupier("play", "las-vegas", "--seats", "you,medium", "--seed", 3, input="q\n")
    croupier("play", "sequence-dice", "--seats", "you,medium", "--seed", 3, input="q\n")
    assert croupier("play", "--resume", input="q\n").stdout.startswith("Sequence Dice:")
    second = croupier("play", "--resume", "2", input="q\n")
    assert second.stdout.startswith("Las Vegas:")
    assert "The game goes on: round 1 of 4, it is your turn." in second.stdout
    none = croupier("play", "--resume", "3")
    assert (none.returncode, "[no-saved-game]" in none.stderr) == (1, True)
    for options in (
        ("--seats", "you,hard"), ("--seed", "4"), ("--dice", "typed"), ("--entropy", "mine"), ("--record", "other"),
        ("--set", "neutral=true"),
    ):  # fmt: skip
        refused = croupier("play", "--resume", "2", *options)
        assert (refused.returncode, "[bad-settings]" in refused.stderr) == (1, True), options
    assert croupier("play", "yellow-dwarf", "--resume", "2").returncode == 1
    same = ("--seats", "you,medium", "--seed", "3", "--dice", "dealt", "--pace", "instant")
    assert croupier("play", "las-vegas", "--resume", "2", *same, input="q\n").returncode == 130


def test_play_without_a_game_asks_which_against_whom_and_how_many():
    child = at_a_keyboard("play", "--pace", "instant")
    text = shown(child)
    assert "What would you like to play?" in text
    assert "1) Las Vegas: " in text
    child.sendline("5")
    assert "That is not a number from 1 to 4." in shown(child)
    child.sendline("3")
    text = shown(child)
    assert "Against whom?" in text
    assert "6) people at this keyboard" in text
    child.sendline("2")
    shown(child)
    child.sendline("5")
    assert "That is not a number from 2 to 4." in shown(child)
    child.sendline("2")
    assert "Sequence Dice: You and Bruno (easy)." in shown(child)
    child.sendline("q")
    child.expect(pexpect.EOF)

    child = at_a_keyboard("play")
    text = shown(child)
    assert "1) go on with Sequence Dice (You and Bruno): " in text
    assert "5) Yellow Dwarf" in text
    child.sendline("1")
    assert "The game goes on: " in shown(child)
    child.sendline("q")
    child.expect("The game is kept.")
    child.expect(pexpect.EOF)

    child = at_a_keyboard("play")
    shown(child)
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def test_people_at_one_keyboard_are_asked_for_their_names():
    child = at_a_keyboard("play", "--pace", "instant", "--lang", "is")
    for answer in ("4", "6", "Anna", "Anna, Ben, Cleo"):
        shown(child)
        child.sendline(answer)
    assert "Anna, Ben og Cleo." in shown(child)
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_replay_goes_back_and_forth_by_what_a_table_hears(tmp_path):
    path = tmp_path / "game.jsonl"
    croupier("play", "las-vegas", "--seats", "random,random", "--seed", 4, "--record", path)
    text = croupier("replay", path, "--step", input="n\np\np\nwhat\nround\nround\nround\nround\n").stdout
    stops = re.split(r"(\d+) of (\d+) \(Enter, p, round, end, q\): ", text)
    places, last = [int(place) for place in stops[1::3]], int(stops[2])
    assert places[:5] == [1, 2, 1, 1, 1]
    assert places[5:] == sorted(set(places[5:]))
    assert len(places) == 8, "from the last round on to the end"
    assert all("Casino 6" in scene for scene in stops[0:9:3]), "the table is shown"
    assert "Casino 6: " in stops[0], "a whole round is stocked at once"
    assert re.search(r"rolls( \d){8}\.", stops[3]), "whole rolls"
    assert "This is the beginning." in stops[9]
    assert "p goes back" in stops[12]
    assert "Round 2 of 4." in stops[15]
    assert "The game is over." in stops[-1]
    assert 40 < last < 200
    assert re.search(r"^Total +\+[\d,]+ +\+[\d,]+$", stops[-1], re.MULTILINE), "the account by round"
    assert "The game is over." not in croupier("replay", path, "--step", input="n\nq\n").stdout, "q tells no result"


def test_a_replay_through_a_pipe_tells_the_whole_game(tmp_path):
    path = tmp_path / "game.jsonl"
    croupier("play", "yellow-dwarf", "--seats", "random,random,random", "--seed", 4, "--record", path)
    whole, stepped = croupier("replay", path).stdout, croupier("replay", path, "--step").stdout
    assert set(whole.splitlines()) <= set(stepped.splitlines())
    assert "The game is over." in whole


def test_l_tells_again_what_has_happened_since_the_last_turn(tmp_path):
    done = croupier("play", "las-vegas", "--seats", "you,random,random", "--set", "starter=1", "--seed", 4,
                    "--record", tmp_path / "g", input="1\nl\nq\n")  # fmt: skip
    first, again = done.stdout.split("What has happened since your last turn:\n")
    told = again.split("\nYour choice")[0].splitlines()
    assert told[0].startswith("You put ")
    assert told[-1].startswith("You roll ")
    assert "\n".join(told) in first


def test_the_pace_is_kept_and_only_a_terminal_waits(tmp_path):
    bad = croupier("play", "las-vegas", "--pace", "hasty")
    assert (bad.returncode, "[bad-settings]" in bad.stderr) == (1, True)
    croupier("play", "las-vegas", "--seats", "you,random", "--seed", 4, "--pace", "slow", input="q\n")
    kept = tmp_path / "config" / "croupier" / "settings.json"
    assert '"slow"' in kept.read_text()
    piped = croupier("play", "las-vegas", "--seats", "random,random", "--seed", 4)
    assert "Press Enter" not in piped.stdout
    croupier("play", "las-vegas", "--seats", "you,random", "--seed", 4, input="p normal\np\nq\n")
    assert '"normal"' in kept.read_text()


def test_at_a_terminal_a_round_ends_with_an_account_and_a_pause():
    child = at_a_keyboard("play", "yellow-dwarf", "--seats", "random,random,random", "--seed", "4",
                          "--set", "deals=3", "--pace", "normal")  # fmt: skip
    child.expect("Deal 1 is over.")
    child.expect(r"stakes: -15.*Press Enter to go on:")
    child.sendline("")
    child.expect("Deal 2 of 3")
    child.expect("Press Enter to go on:")
    child.sendline("q")
    child.expect("The game is kept.")
    child.expect(pexpect.EOF)
