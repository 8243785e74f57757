"""The tiles G and H1 of Las Vegas Royale: Black Box, Double Down, Nice Dice."""

import pytest

from croupier.games.las_vegas_royale import rules
from croupier.kernel import NOTHING, blank, generator
from tests.rules.las_vegas_royale.positions import Table

SPLITS = {  # the second pile by its size; of unequal piles it is the smaller one
    1: ["60", "20", "0"],
    2: ["60+20", "60+0", "20+20", "20+0", "0+0"],
    3: ["60+20+20", "60+20+0", "60+0+0", "20+20+0", "20+0+0", "0+0+0"],
}
ALL_SPLITS = [split for splits in SPLITS.values() for split in splits]


# G1 Black Box.


def _black_box(dice: str = "A1", players: int = 3) -> Table:
    return Table(f"players {players}\ntiles: black-box\n1: 0 0 | {dice}").play("pay 1")


@pytest.mark.parametrize(("dice", "splitter"), [("A1", "B"), ("A1 C2", "A"), ("A2 C2 B1", "C"), ("B2 blanks1", "C")])
def test_black_box_the_left_neighbour_of_the_casinos_winner_splits(dice, splitter):
    assert _black_box(dice).asked == f"{splitter} split"


def test_black_box_there_are_fourteen_splits():
    legal = _black_box().legal()
    assert sorted(legal) == sorted(f"split {split}" for split in ALL_SPLITS)
    assert len(legal) == 14


@pytest.mark.parametrize("split", ALL_SPLITS)
def test_black_box_the_winner_takes_the_sum_of_the_pile_picked(split):
    second = sum(int(token) for token in split.split("+"))
    for pick, won in ((1, 100 - second), (2, second)):
        table = _black_box().play(f"split {split}")
        assert (table.asked, table.legal()) == ("A pick", ["pick 1", "pick 2"])
        table.play(f"pick {pick}")
        in_chips = won <= 20  # 20,000 as two chips
        assert table.s.chips[0] == (won // 10 if in_chips else 0)
        assert table.s.cash[0] == (0 if in_chips else won // 10)
        assert table.s.num_cards[0] == (1 if in_chips else 2)  # the casino's own card is one


def test_black_box_the_winner_sees_the_sizes_only():
    assert {"held", "split"}.isdisjoint(rules.VIEW.names)
    for size, splits in SPLITS.items():
        tables = [_black_box().play(f"split {split}") for split in splits]
        for seat in ("A", "C", "nobody"):
            assert len({table.view(seat).tobytes() for table in tables}) == 1
            assert tables[0].view(seat).pile_size == size


@pytest.mark.parametrize("number", range(len(ALL_SPLITS)))
def test_black_box_the_splitter_sees_the_piles_until_one_is_picked(number):
    table = _black_box()
    assert table.view("B").own_split == NOTHING
    assert table.play(f"split {ALL_SPLITS[number]}").view("B").own_split == number
    assert [table.view(seat).own_split for seat in ("A", "C", "nobody")] == [NOTHING] * 3
    imagined = blank(rules.STATE)
    rules.imagine(table.view("B"), 1, imagined[0], generator(number)[0])
    assert imagined.tobytes() == table.states.tobytes()
    assert table.play("pick 1").view("B").own_split == NOTHING


@pytest.mark.parametrize("size", [1, 2, 3])
def test_black_box_the_winner_must_imagine_every_split_of_these_sizes(size):
    view, rng = _black_box().play(f"split {SPLITS[size][0]}").view("A"), generator(1)
    sums = set()
    for _ in range(80):
        table = Table()
        rules.imagine(view, 0, table.s, rng[0])
        sums.add(int(table.play("pick 2").s.cash[0]) * 10 + int(table.s.chips[0]) * 10)
    assert sums == {sum(int(token) for token in split.split("+")) for split in SPLITS[size]}


@pytest.mark.parametrize("dice", ["", "A1 B1", "A1 blanks2", "A1 neutral2"])
def test_black_box_is_not_played_if_the_winner_is_imaginary_or_there_is_none(dice):
    assert _black_box(dice).legal() == ["pay 2"]


def test_black_box_is_played_during_the_payout_of_its_casino():
    table = Table("players 3\ntiles: - black-box\n2: 60 30 | A2 B1").play("pay 1", "pay 2")
    assert (table.cash(), table.asked) == ("A60 B30", "B split")
    assert table.play("split 60+0", "pick 2").legal() == ["pay 3"]


def test_black_box_is_not_activated_by_placing():
    table = Table("players 3\ntiles: black-box\nsupply: B1\nroll: A 1 2").play("place 1")
    assert (table.asked, table.turn) == ("chance roll", "B")


# G2 Double Down.


def test_double_down_any_number_of_the_own_dice_new_or_old_may_be_moved():
    table = Table("players 3\ntiles: double-down\n1: | A1 B3\nsupply: B1\nroll: A 1 1 B1").play("place 1")
    assert (table.asked, table.legal()) == ("A double", ["move small", "move biggy", "done"])
    table.play("move small", "move biggy", "move small")
    assert (table.asked, table.legal()) == ("A double", ["move small", "done"])
    table.play("move small")
    assert (table.double(), table.dice(1), table.turn) == ("A3+B", "B3", "B")


def test_double_down_none_need_be_moved():
    table = Table("players 3\ntiles: double-down\nsupply: B1\nroll: A 1 1").play("place 1", "done")
    assert (table.double(), table.dice(1), table.turn) == ("", "A2", "B")


@pytest.mark.parametrize(
    ("field", "cash"),
    [
        ("A3 B1 C2", "A60 C30"),
        ("A+B B1", "A60 B30"),
        ("B1", "B60"),
        ("A2 B2 C1", "C60"),  # ties removed
        ("A2 B+B C1", "C60"),
        ("A2 B2", ""),
        ("A3 B1 C1", "A60"),
    ],
)
def test_double_down_the_field_is_ranked_like_a_casino_ties_removed(field, cash):
    table = Table(f"players 3\ntiles: double-down\ndouble: {field}").play("pay 1")
    assert table.cash() == cash
    assert table.s.num_cards.sum() == len(cash.split())


def test_double_down_blank_and_neutral_dice_of_the_casino_do_not_count_on_the_field():
    table = Table("players 3\ntiles: double-down\n1: | blanks3 neutral2\ndouble: A2").settle()
    assert table.cash() == "A60"


def test_double_down_dice_on_the_field_do_not_count_in_the_casino():
    assert Table("players 3\ntiles: double-down\n1: 80 50 | A1 B2\ndouble: A5").settle().cash() == "A110 B80"


def test_double_down_while_this_casino_is_closed_no_die_can_be_moved():
    text = "players 3\ntiles: my-choice double-down no-entry\n{}2: | A2\nsupply: B1\nroll: A 1"
    table = Table(text.format("closed: 2\n")).play("place 1").extra(4, 4).play("choose 4", "activate 2")
    assert (table.asked, table.turn) == ("chance roll", "B")
    table = Table(text.format("closed: 5\n")).play("place 1").extra(4, 4).play("choose 4", "activate 2")
    assert table.asked == "A double"


def test_double_down_no_entry_cannot_close_the_field():
    table = Table("players 3\ntiles: double-down no-entry\nclosed: 1\n1: 90 40 | B1\ndouble: A2 C1").settle()
    assert table.cash() == "A60 B90 C30"


def test_double_down_nothing_else_takes_dice_away_from_the_field():
    text = "players 3\ntiles: double-down my-choice\ndouble: A2+B\nsupply: B1\nroll: A 2"
    table = Table(text).play("place 2").extra(5, 5).play("choose 5")
    assert table.legal() == ["fetch small"]
    assert table.play("fetch small").legal() == ["from 2"]


# H1 Nice Dice.


def _nice_dice(*lines: str, roll: str = "1 1 3 B5") -> Table:
    middle = "\n".join(lines)
    return Table(f"players 3\ntiles: nice-dice\n{middle}\nsupply: B1\nroll: A {roll}").play("place 1")


def test_nice_dice_one_die_not_chosen_or_one_just_placed_may_go_to_its_field():
    table = _nice_dice()
    assert (table.asked, table.legal()) == ("A nice", ["decline", "set-small 1", "set-small 3", "set-biggy 5"])


def test_nice_dice_a_rolled_die_leaves_the_supply():
    table = _nice_dice().play("set-small 3")
    assert (table.nice(), table.dice(1), table.supply(), table.turn) == ("A3", "A2", "A+B B1", "B")
    assert _nice_dice().play("set-biggy 5").supply() == "A1 B1"


def test_nice_dice_a_die_just_placed_leaves_the_casino():
    table = _nice_dice("1: | A1").play("set-small 1")
    assert (table.nice(), table.dice(1), table.supply()) == ("A1", "A2", "A1+B B1")


def test_nice_dice_an_old_die_of_this_casino_does_not_qualify():
    assert _nice_dice("1: | A+B", roll="1").legal() == ["decline", "set-small 1"]


def test_nice_dice_putting_a_die_is_not_a_must():
    table = _nice_dice().play("decline")
    assert (table.nice(), table.dice(1), table.supply(), table.turn) == ("", "A2", "A1+B B1", "B")


@pytest.mark.parametrize(
    ("lying", "moved"), [("A3", "A1"), ("B3", "B1"), ("C3+B", "C+B")], ids=["own", "other", "biggy"]
)
def test_nice_dice_a_die_lying_there_first_moves_to_the_casino_of_its_number(lying, moved):
    table = _nice_dice(f"nice: {lying}").play("set-small 3")
    assert (table.nice(), table.dice(3)) == ("A3", moved)


def test_nice_dice_the_die_moved_off_does_not_activate():
    text = "players 3\ntiles: nice-dice - jackpot\nnice: A3\nsupply: B1\nroll: A 1 3"
    table = Table(text).play("place 1", "set-small 3")
    assert (table.dice(3), table.asked, table.turn) == ("A1", "chance roll", "B")


def test_nice_dice_a_die_just_placed_changes_places_with_the_one_on_its_field():
    table = _nice_dice("nice: B1", roll="1 1").play("set-small 1")
    assert (table.nice(), table.dice(1)) == ("A1", "A1 B1")


def test_nice_dice_a_die_moved_off_can_send_the_marker_of_power_play_back():
    text = "players 3\ntiles: nice-dice - power-play\n3: | A1\npower: A\nnice: B3\nsupply: C1\nroll: A 1 3"
    assert Table(text).play("place 1", "set-small 3").power() == "tile"


def test_nice_dice_every_die_on_a_field_pays_its_owner():
    table = Table("players 3\ntiles: nice-dice\nnice: A1 B2 C3 A4 B5 C6").play("pay 1")
    assert (table.chips(), table.cash(), table.num_cards()) == ("A1 B2", "A40 B50 C90", "A1 B1 C2")


@pytest.mark.parametrize(("nice", "chips", "cash"), [("A2+B", "A2", ""), ("A6+B", "", "A60")])
def test_nice_dice_a_biggy_pays_once(nice, chips, cash):
    table = Table(f"players 3\ntiles: nice-dice\nnice: {nice}").settle()
    assert (table.chips(), table.cash()) == (chips, cash)


def test_nice_dice_a_field_whose_die_would_enter_a_closed_casino_cannot_be_chosen():
    text = "players 3\ntiles: nice-dice no-entry\nclosed: 3\n{}supply: B1\nroll: A 1 3 4"
    table = Table(text.format("nice: B3 C4\n")).play("place 1")
    assert table.legal() == ["decline", "set-small 1", "set-small 4"]


def test_nice_dice_a_rolled_die_may_go_to_the_empty_field_of_a_closed_casino():
    text = "players 3\ntiles: nice-dice no-entry\nclosed: 3\nsupply: B1\nroll: A 1 3"
    table = Table(text).play("place 1", "set-small 3")
    assert (table.nice(), table.dice(3)) == ("A3", "")


def test_nice_dice_after_a_power_play_only_the_die_just_placed_qualifies():
    table = Table("players 3\ntiles: nice-dice power-play\n2: | A2\npower: A\nsupply: A3+B B1")
    table.play("use biggy", "number 1")
    assert table.legal() == ["decline", "set-biggy 1"]
    table.play("set-biggy 1")
    assert (table.nice(), table.dice(1), table.supply()) == ("A1+B", "", "A3 B1")
