"""Boards that the browser's code has as data are those of the rules."""

import re
from pathlib import Path

from croupier.games.sequence_dice.board import BOARD, DICE_NUMBERS
from croupier.games.yellow_dwarf.cards import RANK_NAMES
from croupier.games.yellow_dwarf.game import POT_NAMES

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"


def numbers_of(name, text):
    """The numbers in the array that the constant `name` is."""
    found = re.search(rf"const {name} = (\[.*?\]);", text, re.DOTALL)
    assert found, name
    return [int(number) for number in re.findall(r"\d+", found[1])]


def names_of(name, text):
    """The names in the array that the constant `name` is."""
    found = re.search(rf"const {name}[^=]* = (\[.*?\])", text, re.DOTALL)
    assert found, name
    return tuple(re.findall(r"'([^']+)'", found[1]))


def test_the_numbers_of_sequence_dice():
    text = (GAMES / "sequence-dice" / "board.ts").read_text("utf-8")
    assert numbers_of("NUMBERS", text) == BOARD.ravel().tolist()
    assert numbers_of("GOLD", text) == list(DICE_NUMBERS)


def test_the_ranks_and_pots_of_yellow_dwarf():
    text = (GAMES / "yellow-dwarf" / "cards.ts").read_text("utf-8")
    assert names_of("RANKS", text) == tuple(RANK_NAMES)
    assert names_of("POT_CARDS", text) == tuple(POT_NAMES)
