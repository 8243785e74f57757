"""The tiles E and F of Las Vegas Royale: No Entry!, Knockout?, Block It!, Handicap."""

import pytest

from tests.rules.las_vegas_royale.positions import Table

ALL_BUT_3 = [1, 2, 4, 5, 6]


# E1 No Entry!


def _no_entry(*lines: str) -> Table:
    middle = "\n".join(lines)
    return Table(f"players 3\ntiles: - - no-entry\n{middle}\nsupply: B2\nroll: A 3").play("place 3")


def test_no_entry_the_first_placing_of_the_token_is_a_must_on_any_other_casino():
    table = _no_entry()
    assert (table.asked, table.closed()) == ("A entry", 0)
    assert table.legal() == [f"close {casino}" for casino in ALL_BUT_3]
    assert table.play("close 5").closed() == 5


def test_no_entry_later_the_token_moves_to_a_different_casino_or_is_left():
    table = _no_entry("closed: 5")
    assert table.legal() == ["close 1", "close 2", "close 4", "close 6", "leave"]


@pytest.mark.parametrize(
    ("ring", "chips", "cash"), [(0, "A2", ""), (1, "", ""), (2, "", "A30"), (3, "", ""), (4, "A1", ""), (5, "", "")]
)
def test_no_entry_the_marker_moves_on_one_field_and_its_reward_is_taken(ring, chips, cash):
    table = _no_entry("closed: 5", f"ring: {ring}").play("close 2")
    assert (table.closed(), table.s.ring, table.chips(), table.cash()) == (2, (ring + 1) % 6, chips, cash)


def test_no_entry_the_first_placing_moves_the_marker_from_the_arrow_to_two_chips():
    assert _no_entry().play("close 1").chips() == "A2"


def test_no_entry_leaving_the_token_gives_nothing_and_keeps_the_marker():
    table = _no_entry("closed: 5", "ring: 2").play("leave")
    assert (table.closed(), table.s.ring, table.chips(), table.cash(), table.turn) == (5, 2, "", "", "B")


def test_no_entry_dice_cannot_be_placed_in_a_closed_casino():
    table = _no_entry().play("close 5", "die 5", "die 2")
    assert table.legal() == ["place 2"]


def test_no_entry_a_casino_opens_again_when_the_token_moves_on():
    table = _no_entry("closed: 5").play("close 1", "die 5", "die 1")
    assert table.legal() == ["place 5"]


def test_no_entry_no_die_goes_out_of_a_closed_casino():
    text = "players 3\ntiles: handicap - no-entry\nclosed: 5\n5: | A2 blanks2\n4: | blanks1\nsupply: B1\nroll: A 1"
    table = Table(text).play("place 1")
    assert "blank 5" not in table.legal()
    table.play("blank 4", "field special", "fetch small")
    assert table.legal() == ["from 1"]


def test_no_entry_a_closed_casino_is_still_paid_out():
    assert Table("players 3\ntiles: - - no-entry\nclosed: 5\n5: 80 40 | A2 B1").settle().cash() == "A80 B40"


def test_no_entry_its_own_casino_is_never_closed_not_even_through_my_choice():
    table = Table("players 3\ntiles: my-choice - no-entry\nsupply: B1\nroll: A 1").play("place 1").extra(4, 4)
    table.play("choose 4", "activate 3")
    assert table.legal() == [f"close {casino}" for casino in ALL_BUT_3]


# E2 Knockout?


def test_knockout_every_other_player_puts_a_die_at_the_bar_clockwise():
    table = Table("players 4\ntiles: knockout\nsupply: A2+B C3 D+B\nroll: B 1 2").play("place 1")
    assert (table.asked, table.legal()) == ("C bar", ["bar small"])
    table.play("bar small")
    assert (table.asked, table.legal()) == ("D bar", ["bar biggy"])
    table.play("bar biggy")
    assert (table.asked, table.legal()) == ("A bar", ["bar small", "bar biggy"])
    table.play("bar biggy")
    assert (table.bar(), table.supply(), table.turn) == ("A+B C1 D+B", "A2 B1 C2", "C")


def test_knockout_rivals_choose_small_or_biggy():
    table = Table("players 3\ntiles: knockout\nsupply: B1+B C1+B\nroll: A 1").play("place 1", "bar small", "bar biggy")
    assert (table.bar(), table.supply()) == ("B1 C+B", "B+B C1")


def test_knockout_first_all_own_dice_come_back_from_the_bar():
    table = Table("players 3\ntiles: knockout\nbar: A1+B B1\nroll: A 1").play("place 1")
    assert (table.bar(), table.supply(), table.turn) == ("B1", "A1+B", "A")


def test_knockout_who_has_two_pieces_at_the_bar_or_no_dice_puts_none():
    table = Table("players 5\ntiles: knockout\nbar: B1+B C2 D+B\nsupply: B1 C1 D1\nroll: A 1").play("place 1")
    assert table.asked == "D bar"  # a Biggy is one piece
    table.play("bar small")
    assert (table.bar(), table.turn) == ("B1+B C2 D1+B", "B")


def test_knockout_a_player_may_lose_the_last_die_and_is_passed_over():
    table = Table("players 3\ntiles: knockout\nsupply: B1 C2\nroll: A 1").play("place 1", "bar small", "bar small")
    assert (table.supply(), table.turn) == ("C1", "C")


def test_knockout_dice_at_the_bar_count_nowhere():
    table = Table("players 3\ntiles: knockout\n1: 60 30 | A1\nbar: B2 C1+B").settle()
    assert table.cash() == "A60"


def test_knockout_dice_at_the_bar_do_not_prolong_the_round():
    table = Table("players 3\ntiles: knockout\nbar: B2\nroll: A 2").play("place 2")
    assert table.asked == "chance pay"


def test_knockout_neutral_dice_are_not_touched():
    table = Table("players 2\ntiles: knockout\n1: | neutral2+B\nsupply: B1\nroll: A 1").play("place 1", "bar small")
    assert (table.dice(1), table.bar()) == ("A1 neutral2+B", "B1")


# F1 Block It!


def _block_it(*lines: str) -> Table:
    middle = "\n".join(lines)
    return Table(f"players 3\ntiles: block-it\n{middle}\nsupply: B2\nroll: A 1").play("place 1")


def test_block_it_nine_blanks_start_in_five_groups():
    assert _block_it().s.groups.tolist() == [0, 2, 2, 1]


def test_block_it_all_blanks_of_one_group_go_to_one_casino():
    table = _block_it()
    assert (table.asked, table.legal()) == ("A group", ["group 1", "group 2", "group 3"])
    table.play("group 3")
    assert (table.asked, table.legal()) == ("A blanks", [f"casino {casino}" for casino in range(1, 7)])
    table.play("casino 4")
    assert (table.dice(4), table.s.groups.tolist(), table.turn) == ("blanks3", [0, 2, 2, 0], "B")


def test_block_it_blanks_join_those_that_lie_there():
    assert _block_it("4: | C1 blanks1").play("group 2", "casino 4").dice(4) == "C1 blanks3"


def test_block_it_is_a_must_while_a_group_is_left():
    assert _block_it("groups: 2").legal() == ["group 2"]
    assert "decline" not in _block_it("groups: 1 3").legal()


def test_block_it_does_nothing_when_no_group_is_left():
    table = _block_it("groups:")
    assert (table.asked, table.turn) == ("chance roll", "B")


def test_block_it_not_on_a_closed_casino():
    table = Table("players 3\ntiles: block-it no-entry\nclosed: 6\nsupply: B1\nroll: A 1").play("place 1", "group 1")
    assert table.legal() == [f"casino {casino}" for casino in range(1, 6)]


def test_block_it_blanks_activate_nothing():
    text = "players 3\ntiles: block-it jackpot\nsupply: B1\nroll: A 1"
    table = Table(text).play("place 1", "group 2", "casino 2")
    assert (table.asked, table.turn) == ("chance roll", "B")


def test_block_it_blanks_count_as_an_imaginary_player():
    assert Table("players 3\ntiles: block-it\n4: 80 30 | A2 B1 blanks2").settle().cash() == "B80"


# F2 Handicap.


def _handicap(*lines: str, roll: str = "1", supply: str = "B2") -> Table:
    middle = "\n".join(lines)
    return Table(f"players 3\ntiles: handicap\n{middle}\nsupply: {supply}\nroll: A {roll}").play("place 1")


def test_handicap_one_blank_each_in_casinos_1_to_3_and_two_in_4_to_6():
    assert _handicap().s.blanks.tolist() == [1, 1, 1, 2, 2, 2]


def test_handicap_the_tile_has_two_chips_three_30_000s_and_four_specials():
    assert _handicap().s.fields.tolist() == [2, 3, 4]


def test_handicap_a_blank_may_be_taken_from_any_casino_or_not():
    table = _handicap("2: | blanks0")
    assert (table.asked, table.legal()) == (
        "A handicap",
        ["blank 1", "blank 3", "blank 4", "blank 5", "blank 6", "decline"],
    )
    table.play("decline")
    assert (table.s.blanks.sum(), table.chips(), table.cash(), table.turn) == (8, "", "", "B")


@pytest.mark.parametrize(
    ("field", "chips", "cash", "left"), [("chip", "A1", "", [1, 3, 4]), (30_000, "", "A30", [2, 2, 4])]
)
def test_handicap_the_blank_covers_a_field_for_its_reward(field, chips, cash, left):
    table = _handicap().play("blank 4")
    assert table.legal() == ["field chip", "field 30000", "field special"]
    table.play(f"field {field}")
    assert (table.chips(), table.cash(), table.s.fields.tolist(), table.turn) == (chips, cash, left, "B")
    assert table.dice(4) == "blanks1"


def test_handicap_only_free_fields_can_be_covered():
    assert _handicap("fields: 0 1 0").play("blank 4").legal() == ["field 30000"]
    assert _handicap("fields: 0 0 1").play("blank 4").legal() == ["field special"]


def test_handicap_nothing_is_asked_without_a_blank_or_a_field():
    bare = "\n".join(f"{casino}: | blanks0" for casino in range(1, 7))
    assert _handicap(bare).asked == "chance roll"
    assert _handicap("fields: 0 0 0").asked == "chance roll"


def test_handicap_special_turns_a_remaining_die_and_places_it_without_activating():
    text = "players 3\ntiles: handicap jackpot\nsupply: A2+B B1\nroll: A 1"
    table = Table(text).play("place 1", "blank 6", "field special")
    assert (table.asked, table.legal()) == ("A special", ["use small", "use biggy", "fetch small"])
    table.play("use biggy")
    assert table.legal() == [f"number {face}" for face in range(1, 7)]
    table.play("number 2")
    assert (table.dice(2), table.supply()) == ("A+B blanks1", "A1 B1")
    assert (table.asked, table.turn) == ("chance roll", "B")


def test_handicap_special_placing_on_its_own_casino_does_not_activate_it_again():
    table = _handicap(roll="1 2").play("blank 6", "field special", "use small", "number 1")
    assert (table.dice(1), table.asked) == ("A2 blanks1", "chance roll")


def test_handicap_special_takes_one_of_the_own_dice_back():
    table = _handicap("3: | A1+B C1", "4: | A+B").play("blank 6", "field special", "fetch biggy")
    assert (table.asked, table.legal()) == ("A from", ["from 3", "from 4"])
    table.play("from 3")
    assert (table.dice(3), table.supply()) == ("A1 C1 blanks1", "A+B B2")


def test_handicap_the_die_taken_back_may_be_one_just_placed():
    table = _handicap().play("blank 1", "field special", "fetch small", "from 1")
    assert (table.dice(1), table.supply()) == ("", "A1 B2")


def test_handicap_a_blank_cannot_leave_a_closed_casino():
    table = Table("players 3\ntiles: handicap no-entry\nclosed: 5\nsupply: B1\nroll: A 1").play("place 1")
    assert table.legal() == ["blank 1", "blank 2", "blank 3", "blank 4", "blank 6", "decline"]


def test_handicap_special_may_be_chosen_only_if_one_of_the_two_can_be_done():
    text = "players 3\ntiles: handicap no-entry\n6: | blanks1\nsupply: B1\nroll: A 1"
    table = Table(text).play("place 1")
    table.s.closed = 0  # around A's only die, which no play leads to
    assert table.play("blank 6").legal() == ["field chip", "field 30000"]


def test_handicap_taking_a_blank_can_give_a_casino_to_a_player():
    table = _handicap("4: 80 30 | C2 blanks2", supply="B0", roll="1").play("blank 4", "field chip").settle()
    assert table.cash() == "C80"
