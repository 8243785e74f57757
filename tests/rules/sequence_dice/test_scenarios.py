"""Every numbered rule of Sequence Dice, each in a test of its name; SD1, SD3 and the lines are in test_board.py."""

from pathlib import Path

import numpy as np
import pytest

import croupier
from croupier.errors import SettingsError
from croupier.games.sequence_dice import rules
from croupier.kernel import CHANCE, NOBODY, blank, generator
from tests.rules.sequence_dice.positions import SPACES, Table, spaces

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "sequence-dice.md"
ON_BOARD = (*range(2, 10), 12)
LAST = f"throws {rules.CAP - 1}"  # one throw is left

FULL = """
    G B G B G B
    G B G B G B
    B G B G B G
    B G B G B G
    G B G B G B
    G B G B G B
"""
FULL_OF_THREE = """
    G B R G B R
    G B R G B R
    B R G B R G
    B R G B R G
    R G B R G B
    R G B R G B
"""
SEVENS_OF_A = """
    . . . . . .
    . G . . G .
    . . . . . .
    . . . . . .
    . G . . G .
    . . . . . .
"""
CORNERS = """
    G . . . . B
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    B . . . . B
"""


@pytest.mark.parametrize(("players", "colours"), [(2, ["G", "B"]), (3, ["G", "B", "R"]), (4, ["G", "B", "G", "B"])])
def test_sd2_a_colour_for_each_player_or_team(players, colours):
    placed = [Table(f"players {players}\nturn {seat} roll 7").play("place b2").at("b2") for seat in "ABCD"[:players]]
    assert placed == colours


@pytest.mark.parametrize("players", [1, 5])
def test_sd2_two_to_four_players(players):
    with pytest.raises(SettingsError):
        croupier.start("sequence-dice", players)


@pytest.mark.parametrize(("players", "line"), [(2, 6), (3, 5), (4, 6)])
def test_sd4_six_for_two_sides_and_five_for_three_unless_the_table_says_otherwise(players, line):
    position = croupier.start("sequence-dice", players)
    assert position.settings["line"] == position.view().line == line
    for chosen in (5, 6):
        assert croupier.start("sequence-dice", players, line=chosen).view().line == chosen


@pytest.mark.parametrize("line", [4, 7, "5", None])
def test_sd4_no_other_length(line):
    with pytest.raises(SettingsError):
        croupier.start("sequence-dice", 2, line=line)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sd4_five_are_not_enough_when_six_are_needed(players):
    text = "players {} line {}\nG G G G . .\nturn A roll 6"
    assert Table(text.format(players, 5)).play("place e1").winner == "G"
    table = Table(text.format(players, 6)).play("place e1")
    assert (table.winner, table.turn) == (None, "B")
    assert Table(f"players {players} line 6\nG G G G G .\nturn A roll 2").play("place f1").winner == "G"


# The starting roll.


def test_sd5_everyone_rolls_both_dice_in_seat_order():
    table = Table("players 3\nstarting roll")
    for seat in "ABC":
        for die in ("die 3", "die 2" if seat == "C" else "die 1"):
            assert (table.decision, table.actor, table.turn, table.weights()) == ("start", "chance", seat, [1] * 6)
            assert table.legal() == [f"die {face}" for face in range(1, 7)]
            table.play(die)
    assert table.decision == "roll"


@pytest.mark.parametrize(("sums", "starter"), [((9, 5, 7), "A"), ((5, 9, 7), "B"), ((2, 3, 12), "C"), ((3, 3, 8), "C")])
def test_sd5_the_highest_sum_starts(sums, starter):
    table = Table("players 3\nstarting roll").rolls(*sums)
    assert (table.decision, table.turn) == ("roll", starter)


def test_sd5_only_those_tied_for_highest_roll_again():
    table = Table("players 4\nstarting roll").rolls(9, 4, 9, 9)
    assert (table.decision, table.turn) == ("start", "A")
    assert (table.roll(7).turn, table.roll(7).turn) == ("C", "D")
    table.roll(3)
    assert (table.decision, table.turn, table.roll(4).turn) == ("start", "A", "C")
    table.roll(8)
    assert (table.decision, table.turn) == ("roll", "C")


def test_sd5_who_is_out_stays_out_whatever_the_others_roll():
    table = Table("players 3\nstarting roll").rolls(9, 8, 9).rolls(2, 3)
    assert (table.decision, table.turn) == ("roll", "C")


def test_sd5_all_may_tie_more_than_once():
    table = Table("players 2\nstarting roll").rolls(7, 7).rolls(12, 12).rolls(2, 2)
    assert (table.decision, table.turn) == ("start", "A")
    assert table.rolls(2, 3).turn == "B"


def test_sd5_partners_roll_again_too():
    table = Table("players 4\nstarting roll").rolls(2, 10, 3, 10)
    assert (table.decision, table.turn) == ("start", "B")
    assert table.roll(5).turn == "D"
    table.roll(6)
    assert (table.decision, table.turn) == ("roll", "D")


def test_sd5_the_starting_roll_is_not_the_first_move():
    table = Table("players 2\nstarting roll").rolls(12, 7)
    assert (table.decision, table.turn, table.chips(".")) == ("roll", "A", list(SPACES))
    assert table.roll(5).legal() == [f"place {space}" for space in spaces(5)]


def test_sd5_nothing_of_the_starting_roll_is_left():
    rolled = Table("players 2\nstarting roll").rolls(7, 7).rolls(7, 8)
    given = Table("players 2 throws 4\nturn B")
    assert rolled.states.tobytes() == given.states.tobytes()


def test_sd5_the_table_may_name_the_starter():
    position = croupier.start("sequence-dice", 3, starter=2)
    assert (position.decision, position.actor, position.view().turn_seat) == ("roll", CHANCE, 2)
    assert croupier.start("sequence-dice", 3).decision == "start"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sd5_turns_go_clockwise(players):
    seats = "ABCD"[:players]
    table = Table(f"players {players} line 6\nturn B")
    moves = ["place b1", "place f2", "place a5", "place e6"][:players]
    turns = [table.roll(3).play(move).turn for move in moves]
    assert "".join(turns) == seats[2:] + seats[:2]


# A turn.


def test_sd6_both_dice_are_thrown_one_after_the_other():
    table = Table("players 2\nturn B")
    for die in ("die 6", "die 2"):
        assert (table.decision, table.actor, table.turn, table.weights()) == ("roll", "chance", "B", [1] * 6)
        assert table.legal() == [f"die {face}" for face in range(1, 7)]
        table.play(die)
    assert (table.decision, table.actor, table.legal()[0]) == ("place", "B", "place c2")


@pytest.mark.parametrize("one", range(1, 7))
@pytest.mark.parametrize("two", range(1, 7))
def test_sd6_the_sum_decides(one, two):
    table = Table(f"players 2\nturn A first {one}").play(f"die {two}")
    if one + two == 10:
        assert table.legal() == ["pass"]
    else:
        open_to = list(SPACES) if one + two == 11 else spaces(one + two)
        assert table.legal() == [f"place {space}" for space in open_to]
    assert table.states.tobytes() == Table(f"players 2\nturn A roll {one + two}").states.tobytes()


def test_sd7_a_chip_must_go_on_an_empty_space_of_the_number():
    table = Table("""
        players 2
        . . . . . .
        . B . . G .
        turn A roll 7
    """)
    assert (table.decision, table.actor, table.legal()) == ("place", "A", ["place b5", "place e5"])
    table.play("place e5")
    assert (table.decision, table.turn, table.chips("G"), table.chips("B")) == ("roll", "B", ["e2", "e5"], ["b2"])


@pytest.mark.parametrize("number", range(3, 10))
def test_sd7_placing_ends_the_turn(number):
    table = Table(f"players 2\nturn A roll {number}")
    assert table.play(table.legal()[-1]).turn == "B"


def test_sd7_the_last_empty_space_is_taken_even_if_a_replacement_would_be_better():
    table = Table("""
        players 2
        . . . . . .
        G B G G B .
        . . . . . .
        . . . . . .
        . B . . . .
        turn A roll 7
    """)
    assert table.legal() == ["place e5"]


@pytest.mark.parametrize("number", ON_BOARD)
def test_sd8_a_full_number_is_replaced_at_an_opponents_space(number):
    table = Table(f"players 2 line 6 {FULL} turn A roll {number}")
    assert (table.decision, table.actor) == ("replace", "A")
    assert table.legal() == [f"replace {space}" for space in spaces(number) if table.at(space) == "B"]
    space = table.legal()[-1].split()[1]
    before = set(table.chips("G"))
    table.play(f"replace {space}")
    assert set(table.chips("G")) == before | {space}
    assert len(table.chips("B")) == 17


def test_sd8_replacing_ends_the_turn():
    assert Table(f"players 2 {FULL} turn B roll 7").play("replace e2").turn == "A"


def test_sd8_of_three_sides_either_opponent_is_replaced():
    table = Table(f"players 3 {FULL_OF_THREE} turn A roll 9")
    assert [table.at(space) for space in spaces(9)] == ["G", "R", "R", "B"]
    assert table.legal() == ["replace b3", "replace e4", "replace c5"]
    table.play("replace e4")
    assert (table.at("e4"), table.turn) == ("G", "B")


@pytest.mark.parametrize("seat", "AC")
def test_sd8_a_partners_chip_is_ones_own(seat):
    table = Table(f"players 4 {FULL} turn {seat} roll 12")
    assert table.legal() == ["replace c3", "replace c4"]
    assert table.play("replace c4").at("c4") == "G"


def test_sd9_all_four_are_ones_own_and_the_turn_passes():
    table = Table(f"players 3 {SEVENS_OF_A} turn A roll 7")
    assert (table.decision, table.actor, table.legal(), table.weights()) == ("pass", "chance", ["pass"], [1])
    before = str(table)
    table.play("pass")
    assert (table.decision, table.turn, str(table)) == ("roll", "B", before)


def test_sd9_a_partners_chips_are_ones_own():
    assert Table(f"players 4 {SEVENS_OF_A} turn C roll 7").legal() == ["pass"]
    assert len(Table(f"players 4 {SEVENS_OF_A} turn D roll 7").legal()) == 4


# The defence.


def test_sd10_any_opponents_chip_is_removed_and_the_turn_ends():
    table = Table("""
        players 3
        . B . . G .
        . . R . . .
        turn A roll 10
    """)
    assert (table.decision, table.actor, table.legal()) == ("remove", "A", ["remove b1", "remove c2"])
    table.play("remove c2")
    assert (table.decision, table.turn, table.at("c2"), table.chips("R")) == ("roll", "B", ".", [])
    assert (table.chips("G"), table.chips("B")) == (["e1"], ["b1"])


def test_sd10_not_from_a_2_or_a_12():
    table = Table(f"players 2 line 6 {FULL} turn A roll 10")
    safe = spaces(2, 12)
    assert table.legal() == [f"remove {space}" for space in table.chips("B") if space not in safe]
    assert len(table.legal()) == 14


def test_sd10_with_nothing_to_remove_the_turn_passes():
    table = Table("""
        players 2
        B . . G . B
        . . . . . .
        . . B B . .
        turn A roll 10
    """)
    assert (table.decision, table.actor, table.legal(), table.weights()) == ("pass", "chance", ["pass"], [1])
    before = str(table)
    table.play("pass")
    assert (table.decision, table.turn, str(table)) == ("roll", "B", before)


def test_sd10_a_partners_chip_is_not_removed():
    text = "players 4\n. G . B . .\nturn {} roll 10"
    assert [Table(text.format(seat)).legal() for seat in "ABCD"] == [["remove d1"], ["remove b1"]] * 2


def test_sd10_a_removal_cannot_win():
    table = Table("""
        players 2
        . . . . . .
        G G B G G .
        turn A roll 10
    """).play("remove c2")
    assert (table.winner, table.turn) == (None, "B")


# The wild roll.


def test_sd11_any_empty_space():
    table = Table(f"players 2 {CORNERS} turn A roll 11")
    assert (table.decision, table.actor) == ("place", "A")
    assert table.legal() == [f"place {space}" for space in SPACES if space not in spaces(2)]


@pytest.mark.parametrize("space", [*spaces(2, 12), "b2"])
def test_sd11_it_ends_the_turn_on_a_2_or_a_12_too(space):
    table = Table("players 2\nturn A roll 11").play(f"place {space}")
    assert (table.decision, table.turn, table.at(space)) == ("roll", "B", "G")


def test_sd11_the_last_empty_space_must_be_taken():
    table = Table(f"players 2 line 6 {FULL.replace('B', '.', 1)} turn B roll 11")
    assert table.legal() == ["place b1"]


def test_sd11_on_a_full_board_any_opponents_chip_is_replaced():
    table = Table(f"players 2 line 6 {FULL} turn A roll 11")
    assert (table.decision, table.legal()) == ("replace", [f"replace {space}" for space in table.chips("B")])
    assert {"replace f1", "replace c3"} <= set(table.legal())
    table = Table(f"players 3 line 6 {FULL_OF_THREE} turn C roll 11")
    assert table.legal() == [f"replace {space}" for space in SPACES if table.at(space) != "R"]


@pytest.mark.parametrize("seat", "BD")
def test_sd11_on_a_full_board_a_partners_chip_is_not_replaced(seat):
    table = Table(f"players 4 line 6 {FULL} turn {seat} roll 11")
    assert table.legal() == [f"replace {space}" for space in table.chips("G")]


@pytest.mark.parametrize("space", ["f1", "c3", "b1"])
def test_sd11_replacing_ends_the_turn_on_a_2_or_a_12_too(space):
    table = Table(f"players 2 line 6 {FULL} turn A roll 11").play(f"replace {space}")
    assert (table.decision, table.turn, table.at(space)) == ("roll", "B", "G")


# Extra rolls.


@pytest.mark.parametrize("number", [2, 12])
@pytest.mark.parametrize("seat", "ABCD")
def test_sd12_a_2_or_a_12_is_placed_and_the_same_seat_rolls_again(number, seat):
    table = Table(f"players 4\nturn {seat} roll {number}")
    assert table.legal() == [f"place {space}" for space in spaces(number)]
    table.play(f"place {spaces(number)[1]}")
    assert (table.decision, table.actor, table.turn) == ("roll", "chance", seat)
    assert table.roll(7).play("place b2").turn == {"A": "B", "B": "C", "C": "D", "D": "A"}[seat]


def test_sd12_replacing_gives_an_extra_roll_too():
    table = Table(f"players 2 {CORNERS} turn A roll 2")
    assert table.legal() == ["replace f1", "replace a6", "replace f6"]
    assert table.play("replace f6").turn == "A"
    assert Table(f"players 2 line 6 {FULL} turn B roll 12").play("replace d3").turn == "B"


def test_sd12_extra_rolls_have_no_limit_but_without_a_placement_there_is_none():
    table = Table("players 2 line 6")
    for number in (2, 12):
        for space in spaces(number):
            assert table.roll(number).play(f"place {space}").turn == "A"
    assert table.roll(12).legal() == ["pass"]
    assert table.play("pass").turn == "B"


def test_sd12_an_extra_roll_may_be_a_defence_or_wild():
    text = "players 2\n. B . . . .\nturn A roll 2"
    assert Table(text).play("place a1").roll(10).play("remove b1").turn == "B"
    assert Table(text).play("place a1").roll(11).play("place f1").turn == "B"


def test_sd13_more_than_twenty_chips_of_a_colour():
    table = Table("""
        players 2 line 6
        G G G . G G
        G G G . G G
        G G . G G G
        . . . . . .
        G G G . G G
        . . . . . .
        turn A roll 4
    """)
    assert len(table.chips("G")) == 20
    table.play("place d6").roll(4).play("place a4").roll(8).play("place b4")
    assert (len(table.chips("G")), table.decision) == (22, "roll")


def test_sd13_a_removed_chip_goes_back_to_its_owner():
    table = Table(f"players 2 line 6 {FULL} turn A roll 10").play("remove b1")
    assert (len(table.chips("B")), table.roll(3).legal()) == (17, ["place b1"])
    assert str(table.play("place b1")) == str(Table(f"players 2 {FULL}"))


# The end.


def test_sd14_a_completed_line_wins_at_once():
    table = Table("players 3\n. B B B B .\nturn B roll 2")
    assert table.returns() == [[0, 0]] * 3
    table.play("place f1")  # a 2, but there is no extra roll any more
    assert (table.decision, table.actor, table.turn, table.winner) == (None, None, None, "B")
    assert table.returns() == [[0, 0], [1, 0], [0, 0]]


@pytest.mark.parametrize(("seat", "winner", "returns"), [("C", "G", [1, 0, 1, 0]), ("B", "B", [0, 1, 0, 1])])
def test_sd14_both_seats_of_a_team_win(seat, winner, returns):
    table = Table(f"""
        players 4
        G G G G . .
        B B B B . .
        turn {seat} roll 11
    """).play("place e1" if seat == "C" else "place e2")
    assert (table.winner, table.returns()) == (winner, [[points, 0] for points in returns])


def test_sd14_a_win_within_extra_rolls():
    table = Table("""
        players 2
        G . . . . .
        . G . . . .
        . . . . . .
        . . . G . .
        turn A roll 12
    """)
    assert table.play("place c3").turn == "A"
    assert table.roll(7).play("place e5").winner == "G"


def test_sd14_a_win_by_replacing():
    table = Table("""
        players 2
        . . . . . .
        G B G G G .
        . . . . . .
        . . . . . .
        . B . . B .
        turn A roll 7
    """)
    assert table.play("replace b2").winner == "G"
    assert str(table).splitlines()[1] == "G G G G G ."


def test_sd14_a_wild_replacement_may_win():
    full = FULL.replace("G B G B G B", "G G G B G G", 1)
    table = Table(f"players 2 {full} turn A roll 11").play("replace d1")
    assert (table.winner, table.decision) == ("G", None)


def test_sd14_a_replaced_chip_no_longer_counts_for_its_owner():
    table = Table("""
        players 2
        . . . . . .
        . B B B B .
        . . . . . .
        . . . . . .
        . B . . B .
        turn A roll 7
    """)
    assert table.play("replace b2").roll(3).play("place f2").winner is None


def test_sd15_the_cap_is_far_beyond_play_and_the_rules_say_so():
    assert rules.CAP > 10 * 1_538
    assert f"{rules.CAP:,}" in RULEBOOK.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "move", "chip"),
    [(7, "place b2", "G"), (2, "place a1", "G"), (10, "remove b1", "."), (11, "place c3", "G")],
)
def test_sd15_the_last_throw_is_settled_and_then_it_is_a_draw(number, move, chip):
    table = Table(f"players 2 {LAST}\n. B . . . .\nturn A roll {number}").play(move)
    assert table.at(move.split()[1]) == chip
    assert (table.decision, table.turn, table.winner, table.returns()) == (None, None, None, [[0, 0]] * 2)


def test_sd15_a_pass_and_a_replacement_may_be_the_last():
    for text, move in ((f"{SEVENS_OF_A} turn A roll 7", "pass"), (f"{FULL} turn A roll 12", "replace c3")):
        table = Table(f"players 4 {LAST} {text}").play(move)
        assert (table.decision, table.turn, table.returns()) == (None, None, [[0, 0]] * 4)


def test_sd15_one_throw_before_the_last_play_goes_on():
    table = Table(f"players 2 throws {rules.CAP - 2}\nturn A roll 7").play("place b2")
    assert (table.decision, table.turn) == ("roll", "B")
    assert table.roll(7).play("place e2").decision is None


def test_sd15_a_win_with_the_last_throw_counts():
    table = Table(f"players 2 {LAST}\nG G G G . .\nturn A roll 6").play("place e1")
    assert (table.decision, table.winner, table.returns()) == (None, "G", [[1, 0], [0, 0]])


@pytest.mark.parametrize("sums", [(7,), (9, 4), (7, 7)])
def test_sd15_the_starting_roll_counts_and_may_be_the_end(sums):
    table = Table(f"players 2 throws {rules.CAP - len(sums)}\nstarting roll").rolls(*sums)
    assert (table.decision, table.turn, table.winner, table.returns()) == (None, None, None, [[0, 0]] * 2)


# Views.


@pytest.mark.parametrize("text", ["players 3\nstarting roll", f"players 3 {FULL_OF_THREE} turn B first 4"])
@pytest.mark.parametrize("seat", [0, 2, NOBODY])
def test_everything_lies_open(text, seat):
    table, views, imagined = Table(text), blank(rules.VIEW), blank(rules.STATE)
    rules.observe(table.s, seat, views[0])
    assert views[0].seat == seat
    assert np.array_equal(views[0].held, table.s.held)
    rules.imagine(views[0], seat, imagined[0], generator(1)[0])
    assert imagined.tobytes() == table.states.tobytes()
