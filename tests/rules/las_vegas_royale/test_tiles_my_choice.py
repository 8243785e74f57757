"""The tile H2 of Las Vegas Royale: My Choice."""

import pytest

from croupier.errors import SettingsError
from croupier.game import load
from croupier.settings import check
from tests.rules.las_vegas_royale.positions import Table


def _my_choice(*numbers: int, lines: str = "", others: str = "", supply: str = "B2", roll: str = "1") -> Table:
    """A places on My Choice at casino 1, throws these numbers (one for a double) and has yet to choose."""
    text = f"players 3\ntiles: my-choice {others}\n{lines}\nsupply: {supply}\nroll: A {roll}"
    return Table(text).play("place 1").extra(numbers[0], numbers[-1])


def test_my_choice_one_of_the_two_numbers_is_chosen():
    assert _my_choice(6, 2).legal() == ["choose 2", "choose 6"]
    assert _my_choice(6, 2).asked == "A choice"


def test_my_choice_a_double_leaves_no_choice():
    assert _my_choice(3).legal() == ["choose 3"]


@pytest.mark.parametrize(("number", "chips", "cash"), [(1, "A1", ""), (2, "A2", ""), (3, "", "A30")])
def test_my_choice_1_to_3_give_a_chip_two_chips_or_30_000(number, chips, cash):
    table = _my_choice(number, 6).play(f"choose {number}")
    assert (table.chips(), table.cash(), table.turn, table.asked) == (chips, cash, "B", "chance roll")


# Four.


def test_my_choice_4_activates_one_other_tile():
    table = _my_choice(4, others="jackpot - no-entry").play("choose 4")
    assert (table.asked, table.legal()) == ("A activate", ["activate 2", "activate 4"])
    table.play("activate 2").extra(3, 4)
    assert (table.cash(), table.turn) == ("A30", "B")


@pytest.mark.parametrize(
    ("face", "asked"),
    [
        ("lucky-punch", "A hold"),
        ("jackpot", "chance extra"),
        ("fifty-fifty", "chance extra"),
        ("no-entry", "A entry"),
        ("knockout", "B bar"),
        ("block-it", "A group"),
        ("handicap", "A handicap"),
        ("double-down", "A double"),
    ],
)
def test_my_choice_4_is_as_if_dice_had_been_placed_there(face, asked):
    table = _my_choice(4, others=face, lines="2: | A1").play("choose 4", "activate 2")
    assert table.asked == asked


def test_my_choice_4_rewards_go_to_the_player_on_turn():
    table = _my_choice(4, others="fifty-fifty").play("choose 4", "activate 2").extra(1, 1)
    table.play("higher").extra(2, 2).play("stop")
    assert (table.chips(), table.turn) == ("A1", "B")


def test_my_choice_4_can_take_the_marker_of_power_play():
    table = _my_choice(4, others="power-play", lines="2: | A2 B1").play("choose 4", "activate 2")
    assert table.power() == "A"
    table = _my_choice(4, others="power-play", lines="2: | A1 B1").play("choose 4", "activate 2")
    assert table.power() == "tile"


@pytest.mark.parametrize("face", ["prime-time", "bad-luck", "black-box"])
def test_my_choice_4_on_a_tile_without_an_activated_part_does_nothing(face):
    table = _my_choice(4, others=face).play("choose 4", "activate 2")
    assert (table.chips(), table.cash(), table.turn, table.asked) == ("", "", "B", "chance roll")


def test_my_choice_4_without_another_tile_is_allowed_and_does_nothing():
    table = _my_choice(4, 2)
    assert table.legal() == ["choose 2", "choose 4"]
    assert table.play("choose 4").asked == "chance roll"


def test_my_choice_4_a_tile_at_a_closed_casino_works_as_far_as_no_die_there_moves():
    closed = "closed: 2\n2: | A5"
    table = _my_choice(4, others="high-five no-entry", lines=closed).play("choose 4", "activate 2")
    assert table.s.high_five == 0
    table = _my_choice(4, others="block-it no-entry", lines=closed).play("choose 4", "activate 2", "group 1")
    assert "casino 2" not in table.legal()
    table = _my_choice(4, others="double-down no-entry", lines=closed).play("choose 4", "activate 2")
    assert (table.double(), table.asked) == ("", "chance roll")


# Five.


def test_my_choice_5_turns_a_remaining_die_and_places_it_without_activating():
    table = _my_choice(5, others="jackpot", supply="A2+B B1").play("choose 5")
    assert (table.asked, table.legal()) == ("A special", ["use small", "use biggy", "fetch small"])
    table.play("use biggy", "number 2")
    assert (table.dice(2), table.supply(), table.asked) == ("A+B", "A1 B1", "chance roll")


def test_my_choice_5_on_its_own_casino_does_not_activate_it_again():
    table = _my_choice(5, supply="A2 B1").play("choose 5", "use small", "number 1")
    assert (table.dice(1), table.asked, table.turn) == ("A2", "chance roll", "B")


def test_my_choice_5_takes_one_of_the_own_dice_back_from_any_casino():
    table = _my_choice(5, lines="4: | A1 B3\n6: | A+B").play("choose 5")
    assert table.legal() == ["fetch small", "fetch biggy"]
    table.play("fetch small")
    assert table.legal() == ["from 1", "from 4"]
    table.play("from 4")
    assert (table.dice(4), table.supply()) == ("B3", "A1 B2")


def test_my_choice_5_a_closed_casino_lets_no_die_in_or_out():
    lines = "closed: 6\n6: | A1+B"
    table = _my_choice(5, others="no-entry", lines=lines, supply="A2 B1").play("choose 5")
    assert table.legal() == ["use small", "fetch small"]
    assert table.play("use small").legal() == [f"number {face}" for face in range(1, 6)]
    table = _my_choice(5, others="no-entry", lines=lines).play("choose 5", "fetch small")
    assert table.legal() == ["from 1"]


# Six.


def test_my_choice_6_puts_a_remaining_die_on_the_gold_field():
    table = _my_choice(6, supply="A2+B B1").play("choose 6")
    assert (table.asked, table.legal()) == ("A gold", ["gold small", "gold biggy"])
    table.play("gold biggy")
    assert (table.gold(), table.supply(), table.turn) == ("A+B", "A1 B1", "B")


def test_my_choice_6_a_die_lying_there_goes_back_to_its_owners_supply_first():
    table = _my_choice(6, lines="gold: B+B", supply="A2 B1").play("choose 6", "gold small")
    assert (table.gold(), table.supply()) == ("A", "B1+B")


def test_my_choice_6_nobody_is_moved_off_if_there_is_no_die_to_put():
    table = _my_choice(6, 2, lines="gold: B+B")
    assert table.legal() == ["choose 2", "choose 6"]  # allowed, and does nothing
    table.play("choose 6")
    assert (table.gold(), table.supply(), table.asked) == ("B+B", "B2", "chance roll")


def test_my_choice_6_the_own_die_comes_back_first_and_may_be_put_again():
    table = _my_choice(6, lines="gold: A+B").play("choose 6")
    assert table.legal() == ["gold biggy"]
    assert table.play("gold biggy").gold() == "A+B"
    table = _my_choice(6, lines="gold: A+B", supply="A2 B1").play("choose 6")
    assert table.legal() == ["gold small", "gold biggy"]
    table.play("gold small")
    assert (table.gold(), table.supply()) == ("A", "A+B B1")


@pytest.mark.parametrize("gold", ["A", "A+B"])
def test_my_choice_6_at_the_payout_the_die_there_pays_60_000(gold):
    table = Table(f"players 3\ntiles: my-choice\ngold: {gold}").play("pay 1")
    assert (table.cash(), table.num_cards()) == ("A60", "A1")


def test_my_choice_6_nobody_is_paid_for_an_empty_gold_field():
    assert Table("players 3\ntiles: my-choice").settle().cash() == ""


def test_my_choice_and_nice_dice_never_meet():
    game = load("las-vegas-royale")
    with pytest.raises(SettingsError):
        check(3, game.players, game.settings, {"faces": ("nice-dice", "my-choice")})
