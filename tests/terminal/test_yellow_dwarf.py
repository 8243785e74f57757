"""Yellow Dwarf in the terminal."""

import os
import re
import sys

import pexpect
import pytest

from croupier.words import LANGUAGES
from tests.terminal.program import croupier

DECK = [rank + suit for rank in ["a", *map(str, range(2, 11)), "j", "q", "k"] for suit in "cdhs"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_every_number_in_every_language(language):
    text = croupier("rules", "yellow-dwarf", "--rulings", "--lang", language).stdout
    for number in range(1, 20):
        assert text.count(f"**YD{number}.**") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "settings",
    [["deals=3"], ["claim_by_hand=true", "gap=higher", "purse=shared", "deals=broke"], ["points=pips", "purse=50"]],
)
def test_a_whole_match_in_every_language(language, settings, tmp_path):
    pairs = [part for pair in settings for part in ("--set", pair)]
    done = croupier("play", "yellow-dwarf", "--seats", "you,random,random", *pairs, "--lang", language, "--seed", 6,
                    "--record", tmp_path / "g", input="?\nt\n" + "2\n1\n" * 900)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert croupier("replay", tmp_path / "g", "--lang", language).returncode == 0
    assert croupier("replay", tmp_path / "g", "--step", "--lang", language).returncode == 0
    assert croupier("verify", tmp_path / "g", "--lang", language).returncode == 0


def typed(answers, *arguments, record):
    """A table of three with real cards: everybody's hand is typed in, dealt from the dealer's left."""
    return croupier("play", "yellow-dwarf", "--seats", "you:Anna,you:Ben,you:Cleo", "--dice", "typed",
                    "--set", "dealer=3", *arguments, "--record", record, input="\n".join(answers) + "\n")  # fmt: skip


def dealt(hands):
    """Three hands of fifteen, filled up from the rest of the deck, in the order in which they are dealt."""
    rest = [card for card in DECK if not any(card in hand for hand in hands)]
    full = [hand + [rest.pop() for _ in range(15 - len(hand))] for hand in hands]
    return " ".join(card for cards in zip(*full, strict=True) for card in cards)


def test_a_sequence_is_heard_as_a_table_would_hear_it(tmp_path):
    anna = ["5c", "6c", "7c"] + [card for card in DECK if card[:-1] in ("a", "2", "3")]
    ben = ["9c", "9d", "9h", "9s"]
    cleo = ["8c", "8d", "8h", "8s"]
    cards = dealt([anna, ben, cleo])
    done = typed(["5c 5c", cards, "", "5c", "", "8h"], record=tmp_path / "g")
    assert "That does not fit" in done.stdout
    assert "The cards are dealt, 15 to each; 7 lie aside. Anna begins." in done.stdout
    assert "Anna lays 5 to 7.\n" in done.stdout
    assert "Cleo lays an 8.\n" in done.stdout
    assert "no eight" not in done.stdout


def test_a_grand_opera_is_heard(tmp_path):
    anna = ["ac", "2c", "3c", "4c", "5c", "6c", "7d", "8c", "9c", "10d", "jc", "qs", "kh", "kc", "ks"]
    done = typed([dealt([anna, [], []]), "", "ac", "", "kc", "", "kh"], "--set", "deals=3", record=tmp_path / "g")
    assert "7♦ takes all! Anna wins 15 from its pot." in done.stdout
    assert "Grand Opera! Anna laid the whole hand in one turn and takes all the pots: 0." in done.stdout
    assert "Ben shows" in done.stdout


def test_a_card_may_be_typed(tmp_path):
    done = croupier("play", "yellow-dwarf", "--seats", "you,random,random", "--set", "dealer=3", "--seed", 3,
                    "--record", tmp_path / "g", input="7x\n99\nq\n")  # fmt: skip
    assert done.stdout.count("That is not one of the choices.") == 2
    hand = re.search(r"Your hand: (\S+)", done.stdout)[1].lower()
    code = hand[:-1] + dict(zip("♣♦♥♠", "cdhs", strict=True))[hand[-1]]
    again = croupier("play", "--resume", tmp_path / "g", input=code + "\n")
    assert "That is not" not in again.stdout
    assert again.stdout.count("Your hand") == 2


CLEARED = "\x1b[3J"  # scrolled lines, too


def test_people_at_one_keyboard_do_not_see_each_others_hands(tmp_path):
    """Each player is asked alone, on a screen that is cleared before and after; claiming and leaving show no hand."""
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120"}
    arguments = ["-m", "croupier", "play", "yellow-dwarf", "--seats", "you:Anna,you:Ben,you:Carl", "--seed", "5"]
    arguments += ["--set", "claim_by_hand=true", "--set", "dealer=1"]
    child = pexpect.spawn(
        sys.executable, [*arguments, "--record", str(tmp_path / "g")], encoding="utf-8", timeout=90, env=environment
    )
    num_claims = num_alone = 0
    while num_claims < 2 or num_alone < 6:
        if child.expect(["(Anna|Ben|Carl), only you may look now", "1\\) take the"]) == 1:
            num_claims += 1
            assert "The hand of" not in child.before.rpartition(CLEARED)[2]
            child.expect("Your choice, 1 to")
        else:
            num_alone += 1
            name, shown = child.match[1], child.before.rpartition(CLEARED)[2]
            assert CLEARED in child.before
            assert "The hand of" not in shown
            child.sendline("")
            child.expect("Your choice, 1 to")
            plain = re.sub(r"\x1b\[[0-9;]*m", "", child.before)
            assert re.findall(r"The hand of .\s(\w+)", plain) == [name]
        child.sendline("1")
    child.expect("only you may look now")
    child.sendline("")
    child.expect("Your choice, 1 to")
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    child.close()
    assert CLEARED in child.before
    assert "The hand of" not in child.before.rpartition(CLEARED)[2]


def test_a_screen_that_cannot_be_cleared_scrolls_the_hand_away(tmp_path):
    environment = {**os.environ, "TERM": "dumb"}
    arguments = ["-m", "croupier", "play", "yellow-dwarf", "--seats", "you:Anna,you:Ben,random", "--seed", "4"]
    child = pexpect.spawn(
        sys.executable, [*arguments, "--record", str(tmp_path / "g")], encoding="utf-8", timeout=90, env=environment
    )
    child.expect("only you may look now")
    assert "\x1b" not in child.before
    assert "\r\n" * 50 in child.before
    child.close()


def test_typed_cards_are_for_tables_of_people():
    done = croupier("play", "yellow-dwarf", "--seats", "you,random,random", "--dice", "typed")
    assert (done.returncode, "[bad-settings]" in done.stderr) == (1, True)


def test_a_game_resumed_in_another_language_still_speaks_to_you(tmp_path):
    arguments = ("--seats", "you,random,random", "--set", "dealer=3", "--seed", 3, "--record", tmp_path / "g")
    croupier("play", "yellow-dwarf", *arguments, input="1\n")
    again = croupier("play", "--resume", tmp_path / "g", "--lang", "de", input="1\n")
    assert "Deine Karten:" in again.stdout
    assert "You" not in again.stdout


def test_cards_may_be_typed_as_they_are_printed(tmp_path):
    done = croupier("play", "yellow-dwarf", "--seats", "you,random,random", "--set", "dealer=3", "--seed", 3,
                    "--lang", "de", "--record", tmp_path / "g", input="q\n")  # fmt: skip
    card = re.findall(r"Deine Karten: (.*)", done.stdout)[0].split()[-1]
    again = croupier("play", "--resume", tmp_path / "g", "--lang", "de", input=card.lower() + "\n")
    assert again.stdout.count("Deine Karten") == 2


@pytest.mark.parametrize(
    "setting", ["purse=10", "purse=true", "deals=4", "gap=old", "claim_by_hand=perhaps", "dealer=4"]
)
def test_settings_are_checked(setting):
    done = croupier("play", "yellow-dwarf", "--seats", "you,random,random", "--set", setting)
    assert (done.returncode, "[bad-settings]" in done.stderr) == (1, True)


def test_two_players_are_too_few():
    done = croupier("play", "yellow-dwarf", "--seats", "you,random")
    assert (done.returncode, "players must be 3 to 6" in done.stderr) == (1, True)
