"""The board of Sequence Dice and its lines, derived a second time and compared."""

import numpy as np
import pytest

from croupier.games.sequence_dice import board
from croupier.games.sequence_dice.board import completed_lines
from tests.rules.sequence_dice.positions import EDGE, NUMBERS, SPACES, Table, spaces

CELLS = [(row, column) for row in range(EDGE) for column in range(EDGE)]
LENGTHS = (board.SHORT, board.LONG)
ON_BOARD = (*range(2, 10), 12)


def mask(cells):
    return sum(1 << (EDGE * row + column) for row, column in cells)


def lines_between_ends(length):
    """Every pair of spaces as far apart as the ends of a line, if all steps from one to the other are alike."""
    found = set()
    for row, column in CELLS:
        for last_row, last_column in CELLS:
            down, right = last_row - row, last_column - column
            straight = down == 0 or right == 0 or abs(down) == abs(right)
            if straight and max(abs(down), abs(right)) == length - 1:
                steps = [(n * down // (length - 1), n * right // (length - 1)) for n in range(length)]
                found.add(frozenset((row + step_down, column + step_right) for step_down, step_right in steps))
    return found


def named(held, length):
    """The completed lines as the names of their spaces."""
    return [" ".join(board.NAMES[space] for space in line) for line in completed_lines(held, length)]


def green(text):
    return int(Table(text).s.held[0])


def test_sd1_the_board_row_by_row():
    assert board.BOARD.tolist() == NUMBERS
    assert (board.EDGE, board.SPACES, len(board.NAMES)) == (6, 36, 36)


def test_sd1_spaces_are_named_from_the_top_left():
    assert list(board.NAMES) == list(SPACES)
    assert [board.NAMES[space] for space in (0, 1, 5, 6, 35)] == ["a1", "b1", "f1", "a2", "f6"]


def test_sd1_every_number_stands_four_times_but_10_and_11_do_not():
    counts = {number: board.BOARD.ravel().tolist().count(number) for number in range(2, 13)}
    assert counts == {number: 0 if number in (10, 11) else 4 for number in range(2, 13)}


def test_sd1_the_2s_are_the_corners_and_the_12s_the_centre():
    assert spaces(2) == ["a1", "f1", "a6", "f6"]
    assert spaces(12) == ["c3", "d3", "c4", "d4"]
    assert [name for space, name in enumerate(board.NAMES) if board.DICE_SPACES >> space & 1] == spaces(2, 12)


def test_sd1_a_quarter_turn_changes_nothing():
    assert np.array_equal(np.rot90(board.BOARD), board.BOARD)
    for length in LENGTHS:
        turned = set()
        for line in board.LINES[length]:
            cells = [(row, column) for row, column in CELLS if line >> (EDGE * row + column) & 1]
            turned.add(mask((column, EDGE - 1 - row) for row, column in cells))
        assert turned == set(board.LINES[length])


@pytest.mark.parametrize("number", ON_BOARD)
def test_sd1_the_spaces_of_a_number_as_a_list_and_as_a_mask(number):
    listed = board.SPACES_OF_SUM[number].tolist()
    assert [board.NAMES[space] for space in listed] == spaces(number)
    assert int(board.MASK_OF_SUM[number]) == board.mask_of(listed)


def test_sd1_the_sums_that_stand_on_no_space():
    assert int(board.MASK_OF_SUM[board.DEFENCE]) == 0
    assert int(board.MASK_OF_SUM[board.WILD]) == board.EVERYWHERE == mask(CELLS)
    assert board.MASK_OF_SUM[:2].tolist() == [0, 0]


@pytest.mark.parametrize(("length", "count"), [(5, 32), (6, 14)])
def test_sd3_all_straight_lines_and_no_others(length, count):
    expected = lines_between_ends(length)
    assert len(board.LINES[length]) == len(expected) == count
    assert set(board.LINES[length]) == {mask(cells) for cells in expected}


@pytest.mark.parametrize("length", LENGTHS)
def test_sd3_the_lines_through_a_space_are_those_that_hold_it(length):
    for space in range(board.SPACES):
        through = board.LINES_THROUGH[length - board.SHORT, space].tolist()
        expected = [line for line in board.LINES[length] if line >> space & 1]
        assert through == expected + [board.NEVER] * (board.MAX_THROUGH - len(expected))
    assert board.EVERYWHERE & board.NEVER != board.NEVER


@pytest.mark.parametrize("length", LENGTHS)
def test_sd3_every_line_wins_whichever_chip_comes_last(length):
    for line in lines_between_ends(length):
        for last in line:
            table = Table(f"players 2 line {length}")
            table.s.held[0] = mask(line - {last})
            table.roll(11).play(f"place {board.NAMES[EDGE * last[0] + last[1]]}")
            assert (table.winner, table.decision) == ("G", None), str(table)


def test_sd3_a_line_is_unbroken_and_of_one_colour():
    table = Table("""
        players 2
        . . . . . .
        G G . B G G
        turn A roll 8
    """).play("place c2")
    assert (table.decision, table.winner) == ("roll", None)


def test_sd3_a_line_does_not_go_on_in_the_next_row():
    table = Table("""
        players 2
        . . . G G G
        . G . . . .
        turn A roll 6
    """).play("place a2")
    assert (table.decision, table.winner) == ("roll", None)


def test_sd14_lines_are_named_only_when_whole():
    held = green("""
        players 2
        G G G G . G
        . G G G G G
    """)
    assert named(held, 5) == ["b2 c2 d2 e2 f2"]
    assert named(held, 6) == []
    assert named(0, 5) == named(0, 6) == []


def test_sd14_a_line_of_six_is_named_once():
    held = green("players 2\n. . . . . .\nG G G G G G")
    assert named(held, 5) == named(held, 6) == ["a2 b2 c2 d2 e2 f2"]


def test_sd14_all_lines_completed_by_one_chip_are_named():
    held = green("""
        players 2
        G . . . . .
        . G . . . G
        . . G . G .
        . . . G . .
        . . G . G .
        . G . . . .
    """)
    assert named(held, 5) == ["a1 b2 c3 d4 e5", "f2 e3 d4 c5 b6"]


def test_sd14_a_long_line_and_a_short_one_across_it():
    held = green("""
        players 2
        . . G . . .
        . . G . . .
        G G G G G G
        . . G . . .
        . . G . . .
    """)
    assert named(held, 5) == ["a3 b3 c3 d3 e3 f3", "c1 c2 c3 c4 c5"]
    assert named(held, 6) == ["a3 b3 c3 d3 e3 f3"]


def test_sd14_a_full_side_of_the_board_is_named_line_by_line():
    assert len(named(board.EVERYWHERE, 5)) == 18  # 14 of six, and the four diagonals that have only five spaces
    assert len(named(board.EVERYWHERE, 6)) == 14


def test_sd14_a_longer_line_counts():
    table = Table("players 2 line 5\nG G G . G G\nturn A roll 5").play("place d1")
    assert (table.winner, named(int(table.s.held[0]), 5)) == ("G", ["a1 b1 c1 d1 e1 f1"])


def test_sd14_two_lines_by_one_chip():
    table = Table("""
        players 2
        . . G . . .
        G G . G G .
        . . G . . .
        . . G . . .
        . . G . . .
        turn A roll 8
    """).play("place c2")
    assert table.winner == "G"
    assert named(int(table.s.held[0]), 5) == ["c1 c2 c3 c4 c5", "a2 b2 c2 d2 e2"]
