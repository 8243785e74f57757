"""Every numbered rule of Las Vegas, each in a test of its name."""

import numpy as np
import pytest

from croupier.errors import SettingsError
from croupier.game import load
from croupier.games.las_vegas import rules
from croupier.games.las_vegas.outlook import settle
from croupier.settings import check
from tests.rules.las_vegas.positions import Table, new_game

STOCKED = ["note 50000"] * 6  # a note for each casino


def test_lv1_there_are_54_notes():
    table = new_game(2)
    assert table.legal() == [f"note {value}0000" for value in range(1, 10)]
    assert table.weights() == [6, 8, 8, 6, 6, 5, 5, 5, 5]
    assert sum(table.weights()) == rules.NUM_NOTES == 54


def test_lv2_six_casinos_and_eight_dice_each():
    table = new_game(5).play(*STOCKED)
    assert table.s.own.tolist() == [8, 8, 8, 8, 8]
    assert len(table.s.notes) == 6


@pytest.mark.parametrize(("players", "neutral"), [(1, False), (6, False), (5, True)])
def test_lv3_two_to_five_players_and_neutral_dice_for_up_to_four(players, neutral):
    game = load("las-vegas")
    with pytest.raises(SettingsError):
        check(players, game.players, game.settings, {"neutral": neutral})


def test_lv4_the_stack_is_shuffled_once_so_seen_notes_do_not_come_again():
    table = new_game(2).play("note 10000", "note 90000")
    assert table.weights() == [5, 8, 8, 6, 6, 5, 5, 5, 4]


def test_lv5_notes_are_turned_up_until_they_are_worth_50_000():
    table = new_game(2).play("note 20000", "note 20000")
    assert (table.decision, int(table.s.subject[0])) == ("note", 0)
    table.play("note 10000")
    assert (table.decision, int(table.s.subject[0])) == ("note", 1)
    assert table.notes(1) == [20, 20, 10]


def test_lv5_notes_lie_highest_first():
    assert new_game(2).play("note 10000", "note 30000", "note 20000").notes(1) == [30, 20, 10]


def test_lv5_five_notes_are_the_most_that_a_casino_can_show():
    table = new_game(2).play(*["note 10000"] * 4, "note 90000")
    assert table.notes(1) == [90, 10, 10, 10, 10]


def test_lv6_everybody_has_eight_dice_in_every_round():
    table = Table("players 3 round 1").settle()
    assert table.s.round_number == 2
    assert table.s.own.tolist() == [8, 8, 8, 0, 0]


def test_lv7_the_table_chooses_the_starter():
    table = new_game(4, starter=2).play(*STOCKED)
    assert table.s.turn_seat == 2


def test_lv7_a_drawn_starter_is_drawn_before_any_note():
    table = new_game(3, starter=None)
    assert (table.decision, table.legal(), table.weights()) == (
        "starter",
        ["starter 1", "starter 2", "starter 3"],
        [1, 1, 1],
    )
    table.play("starter 3")
    assert table.decision == "note"
    assert table.play(*STOCKED).s.turn_seat == 2


def test_lv8_turns_go_clockwise():
    table = Table("players 3\nsupply: A1 B1 C1\nroll: C 2").play("place 2")
    assert table.s.turn_seat == 0


def test_lv8_there_are_four_rounds():
    table = Table("players 2 round 3").settle()
    assert (table.s.round_number, table.decision) == (4, "note")
    assert Table("players 2 round 4").settle().decision is None


def test_lv9_all_dice_left_are_rolled_one_by_one():
    table = Table("players 2\nsupply: A1 B3\nroll: A 4").play("place 4")
    assert (table.decision, table.actor, table.weights()) == ("roll", "chance", [1] * 6)
    table.play("die 2", "die 2", "die 6")
    assert (table.decision, table.actor, table.legal()) == ("place", "B", ["place 2", "place 6"])


def test_lv9_all_dice_of_the_chosen_number_go_to_its_casino_whoever_lies_there():
    table = Table("players 2\n3: 50 | A2 B4\nsupply: B1\nroll: A 3 3 5").play("place 3")
    assert table.dice(3) == "A4 B4"
    assert table.s.own.tolist()[:2] == [1, 1]
    assert table.s.roll_own.sum() == 0


@pytest.mark.parametrize("face", range(1, 7))
def test_lv10_every_roll_allows_a_placement(face):
    table = Table("players 2\nsupply: A1 B1\nroll: B 1").play("place 1", f"die {face}")
    assert table.legal() == [f"place {face}"]


def test_lv11_a_player_without_dice_is_skipped():
    table = Table("players 3\nsupply: B0 C2\nroll: A 1 2").play("place 1")
    assert table.s.turn_seat == 2


def test_lv11_the_last_player_with_dice_rolls_several_times_in_a_row():
    table = Table("players 3\nroll: B 1 2 2").play("place 1")
    assert (table.s.turn_seat, table.decision) == (1, "roll")


def test_lv12_the_round_is_played_when_nobody_has_a_die():
    table = Table("players 2\nroll: A 4").play("place 4")
    assert (table.decision, table.actor, table.s.turn_seat) == ("ties", "chance", -2)


def test_lv13_several_groups_of_equals_go_at_once():
    table = Table("players 5\n1: 50 | A2 B2 C1 D1 E3").play("ties")
    assert table.dice(1) == "E3"


def test_lv13_ties_are_taken_back_in_every_casino_before_any_is_paid():
    table = Table("players 2\n1: 50 | A1\n6: 50 | A2 B2").play("ties")
    assert (table.dice(6), table.money(), table.legal()) == ("", "", ["pay 1"])


def test_lv13_no_dice_is_not_a_tie():
    assert Table("players 5\n1: 50 | A1").play("ties").dice(1) == "A1"


def test_lv14_one_note_each_by_number_of_dice():
    table = Table("players 3\n1: 30 20 10 | A1 B3 C2").play("ties", "pay 1")
    assert table.money() == "A10 B30 C20"
    assert table.s.num_notes.tolist()[:3] == [1, 1, 1]


def test_lv14_players_beyond_the_notes_get_nothing():
    assert Table("players 3\n1: 50 | A1 B3 C2").play("ties", "pay 1").money() == "B50"


def test_lv14_casinos_pay_in_order_each_a_step_of_its_own():
    table = Table("players 2").play("ties")
    for casino in range(1, 7):
        assert (table.legal(), table.actor, table.weights()) == ([f"pay {casino}"], "chance", [1])
        table.play(f"pay {casino}")
    assert table.decision == "note"


def test_lv15_left_over_notes_go_under_the_stack_in_order():
    table = Table("players 2\n1: 30 20 10 | A1\n2: 40 10 |").settle()
    assert table.returned() == [20, 10, 40, 10]


def test_lv15_what_white_won_goes_under_before_what_was_left_over():
    table = Table("players 2 neutral\n1: 40 20 10 | A2 white1").settle()
    assert (table.money(), table.returned()) == ("A40", [20, 10])


def test_lv15_returned_notes_come_up_only_after_every_unseen_one_and_in_order():
    table = Table("players 2\nunseen: 20\nreturned: 90 10 80").settle()
    assert (table.legal(), table.weights()) == (["note 20000"], [1])
    table.play("note 20000")
    assert (table.legal(), table.weights()) == (["note 90000"], [1])
    table.play("note 90000")
    assert (table.notes(1), table.returned()) == ([90, 20], [10, 80])
    assert table.legal() == ["note 10000"]


def test_lv15_the_last_returned_note_comes_up_too():
    table = Table("players 2 starter A\nunseen:\nreturned: 10 20").settle()
    assert table.play("note 10000").legal() == ["note 20000"]
    assert table.play("note 20000").asked == "chance roll"
    assert (table.notes(1), table.returned()) == ([20, 10], [])


def test_lv16_who_won_what_is_known_to_every_seat():
    table = Table("players 2\n1: 50 | A1").play("ties", "pay 1")
    views = np.zeros(1, rules.VIEW)
    for seat in (0, 1, -2):
        rules.observe(table.s, seat, views[0])
        assert views[0].money.tolist()[:2] == [5, 0]
        assert views[0].seat == seat


def test_lv17_the_start_card_moves_one_seat_left_whatever_happened():
    assert Table("players 3 starter C").settle().s.starter == 0
    assert Table("players 3 starter A\n1: 50 | C1").settle().s.starter == 1


def test_lv18_a_casino_that_cannot_be_filled_keeps_what_it_has():
    table = Table("players 2\nunseen: 50 20").settle().play("note 50000", "note 20000")
    assert [table.notes(casino) for casino in (1, 2, 3)] == [[50], [20], []]
    assert (table.decision, table.s.turn_seat) == ("roll", 1)


def test_lv18_with_no_note_at_all_play_begins_at_once():
    table = Table("players 2\nunseen:").settle()
    assert (table.decision, table.s.turn_seat) == ("roll", 1)


def test_lv19_money_decides_and_then_the_number_of_notes():
    table = Table("players 3\n1: 50 | A1\n2: 30 | B1\n3: 20 | B1\n4: 50 | C1").settle()
    out = np.zeros((5, 2), np.int64)
    rules.returns(table.s, out)
    assert out[:3].tolist() == [[50_000, 1], [50_000, 2], [50_000, 1]]


@pytest.mark.parametrize(("players", "white"), [(2, 4), (3, 2), (4, 2)])
def test_lv30_white_dice_for_everyone(players, white):
    table = new_game(players, neutral=True)
    assert table.s.white.tolist()[:players] == [white] * players
    assert new_game(players).s.white.sum() == 0


def test_lv31_with_three_players_the_spare_white_dice_are_placed_first():
    table = new_game(3, neutral=True).play(*STOCKED)
    assert (table.decision, table.actor, table.weights()) == ("spare", "chance", [1] * 6)
    table.play("die 4", "die 4")
    assert (table.dice(4), table.decision, table.s.turn_seat) == ("white2", "roll", 0)


@pytest.mark.parametrize(("players", "neutral"), [(2, True), (4, True), (3, False)])
def test_lv31_no_spare_dice_otherwise(players, neutral):
    assert new_game(players, neutral).play(*STOCKED).decision == "roll"


def test_lv32_white_dice_are_rolled_after_the_own_and_placed_with_them():
    table = Table("players 2 neutral\nsupply: A0 B1 B+1\nroll: A 1").play("place 1", "die 2", "die 2")
    assert (table.s.roll_own[1], table.s.roll_white[1]) == (1, 1)
    table.play("place 2")
    assert table.dice(2) == "B1 white1"


def test_lv33_white_dice_alone_keep_a_player_in():
    table = Table("players 2 neutral\nsupply: A0 A+1 B1\nroll: B 6").play("place 6")
    assert (table.s.turn_seat, table.decision) == (0, "roll")
    assert table.play("die 3").legal() == ["place 3"]
    assert table.play("place 3").dice(3) == "white1"


def test_lv34_white_ties_like_anyone():
    assert Table("players 2 neutral\n1: 50 | A2 B1 white2").settle().money() == "B50"


def test_lv34_white_wins_like_anyone():
    table = Table("players 2 neutral\n1: 50 20 | A2 B1 white3").settle()
    assert (table.money(), table.returned()) == ("A20", [50])


# The worked examples.


def test_e1_four_threes_go_together_or_the_five_goes():
    table = Table("players 2\nroll: B 3 3 3 3 5")
    assert table.legal() == ["place 3", "place 5"]
    assert table.play("place 3").dice(3) == "B4"


def test_e2_equals_are_removed_and_the_rest_are_paid():
    table = Table("players 4\n1: 80 30 10 | A5 B3 C3 D1").play("ties")
    assert table.dice(1) == "A5 D1"
    table.play("pay 1")
    assert (table.money(), table.returned()) == ("A80 D30", [10])


def test_e3_everyone_is_removed():
    table = Table("players 4\n1: 40 10 | A2 C2 B1 D1").play("ties")
    assert table.dice(1) == ""
    assert table.play("pay 1").returned() == [40, 10]


def test_e4_one_of_two_equal_notes_is_left_over():
    table = Table("players 4\n1: 40 40 | B2").play("ties", "pay 1")
    assert (table.money(), table.returned()) == ("B40", [40])


def test_e5_the_third_gets_nothing():
    table = Table("players 4\n1: 70 20 | C3 B2 D1").play("ties", "pay 1")
    assert (table.money(), table.returned()) == ("B20 C70", [])


def test_e6_white_dice_join_the_choice():
    table = Table("players 3 neutral\nroll: C 1 1 w1 5 w6")
    assert table.legal() == ["place 1", "place 5", "place 6"]
    assert table.play("place 1").dice(1) == "C2 white1"


def test_e7_white_takes_the_first_note():
    table = Table("players 3 neutral\n1: 80 30 | white3 B2").play("ties", "pay 1")
    assert (table.money(), table.returned()) == ("B30", [80])


def test_e8_white_takes_the_second_note():
    table = Table("players 3 neutral\n1: 70 40 | C3 white2 A1").play("ties", "pay 1")
    assert (table.money(), table.returned()) == ("C70", [40])


# Looking ahead.


def test_outlook_settles_one_casino_with_its_ties():
    table = Table("players 3\n2: 50 20 | A2 B2 C1\nsupply: A1\nroll: A 4")
    settle(table.s, 1)
    assert table.money() == "C50"


def test_lv14_five_notes_are_all_paid_or_left_over():
    table = Table("players 2\n1: 90 10 10 10 10 | A2 B1").play("ties", "pay 1")
    assert (table.money(), table.returned()) == ("A90 B10", [10, 10, 10])
