"""Boards that the browser's code has as data are those of the rules."""

import re
from pathlib import Path

from croupier.game import NAMES, load
from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale.state import UNIT
from croupier.games.sequence_dice.board import BOARD, DICE_NUMBERS
from croupier.games.yellow_dwarf.cards import RANK_NAMES
from croupier.games.yellow_dwarf.game import POT_NAMES

SOURCE = Path(__file__).parents[2] / "client" / "src"
GAMES = SOURCE / "games"


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


def printed(name, text):
    """What is printed on a tile, in units of 10,000; icons and empty fields are 0."""
    found = re.search(rf"\b{name}: (.*?)(?:,\n  \w+:|,? //|,\n}} as const)", text, re.DOTALL)
    assert found, name
    fields = re.findall(r"chips\((\d+)\)|(?:amount\()?\b([\d_]{2,}|0)\b\)?|(icon\(|null)", found[1])
    return [int(chips) if chips else int(amount or 0) // UNIT for chips, amount, _ in fields]


def test_what_is_printed_on_the_tiles_of_royale():
    text = (GAMES / "las-vegas-royale" / "tiles" / "faces.ts").read_text("utf-8").partition("PRINTED")[2]
    assert printed("luckyPunch", text) == components.LUCKY_PUNCH[1:].tolist()
    assert printed("jackpot", text) == list(range(components.JACKPOT_FIRST, components.JACKPOT_LAST + 1))
    assert printed("fifty", text) == components.FIFTY_FIFTY[1:].tolist()
    assert printed("ring", text) == components.NO_ENTRY_RING.tolist()
    assert printed("niceDice", text) == components.NICE_DICE.tolist()
    assert printed("doubleDown", text) == components.DOUBLE_DOWN.tolist()
    assert printed("badLuck", text) == [components.BAD_LUCK_FINE]
    assert printed("highFiveToken", text) == [components.HIGH_FIVE_TOKEN]
    assert printed("myChoice", text)[:3] == components.MY_CHOICE_REWARDS[1:4].tolist()
    fields = [int(number) for number in re.findall(r"fields: (\d)", text)]
    assert fields == components.HANDICAP_FIELDS.tolist()
    assert f"highFive: {components.HIGH_FIVE_STRENGTH}," in text
    assert f"barPlaces: {components.BAR_PLACES}," in text
    tokens = [int(number) for number in re.search(r"blackBox: \[(.*?)\]", text)[1].split(",")]
    assert (sum(tokens) * 1_000, len(tokens)) == (components.BLACK_BOX_TOTAL * UNIT, components.BLACK_BOX_TOKENS)


def test_how_many_can_play_as_the_front_page_says():
    text = (SOURCE / "pages" / "front" / "games.ts").read_text("utf-8")
    found = re.findall(r"game: '([a-z-]+)'.*?few: (\d), many: (\d), usual: (\d)", text)
    assert [name for name, *_ in found] == list(NAMES)
    for name, few, many, usual in found:
        assert (int(few), int(many)) == (load(name).players[0], load(name).players[-1])
        assert int(usual) in load(name).players
