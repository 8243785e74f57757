"""The numbered rules of Las Vegas Royale's base game, each in a test of its name, and the examples."""

import pytest

from croupier.errors import SettingsError
from croupier.game import load
from croupier.settings import check
from tests.rules.las_vegas_royale.positions import Table, new_game

PAIRS = [f"card {value}0000" for value in (3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8)]


def test_ry1_there_are_90_money_cards():
    table = new_game(3, tiles=0)
    assert table.legal() == [f"card {value}0000" for value in range(3, 11)]
    assert table.weights() == [11, 11, 13, 15, 13, 11, 9, 7]
    assert sum(table.weights()) == 90


def test_ry2_seven_small_dice_and_a_biggy_each():
    assert new_game(5).supply() == "A7+B B7+B C7+B D7+B E7+B"
    assert new_game(2).supply() == "A7+B B7+B"


@pytest.mark.parametrize("players", [1, 6])
def test_ry2_two_to_five_players(players):
    game = load("las-vegas-royale")
    with pytest.raises(SettingsError):
        check(players, game.players, game.settings, {})


def test_ry2_a_biggy_counts_as_two_small_dice():
    assert Table("players 2\n1: 60 30 | A+B B2").settle().cash() == ""
    assert Table("players 2\n1: 60 30 | A+B B1").settle().cash() == "A60 B30"


def test_ry3_a_chip_is_worth_10_000():
    assert Table("players 2\nchips: A3\ncash: A30").returns() == [[60_000, 4], [0, 0]]


def test_ry3_the_supply_of_chips_is_unlimited():
    table = Table("players 5 round 1\nchips: A9 B9 C9 D9 E9").settle()
    assert table.chips() == "A11 B11 C11 D11 E11"


def test_ry4_two_extra_dice_are_rolled():
    table = Table("players 2\ntiles: jackpot\nsupply: B1\nroll: A 1").play("place 1")
    assert (table.asked, table.weights()) == ("chance extra", [1] * 6)
    assert table.play("die 1").asked == "chance extra"
    assert table.play("die 2").asked == "chance roll"


@pytest.mark.parametrize("face", ["block-it", "handicap"])
def test_ry4_there_are_nine_blank_dice(face):
    table = Table(f"players 2\ntiles: {face}\nsupply: A1")
    assert table.s.blanks.sum() + sum(size * table.s.groups[size] for size in range(4)) == 9


def test_ry4_there_are_sixteen_faces_on_eight_tiles():
    table = new_game(3, tiles=6).play(*PAIRS, *["card 60000"] * 13, *["card 100000"] * 7, *["card 90000"] * 4)
    assert table.decision == "tile"
    assert len(table.legal()) == len(set(table.legal())) == 16
    assert len(table.play(table.legal()[4]).legal()) == 14  # neither side of a tile that lies there comes again


def test_ry5_there_are_three_rounds():
    table = Table("players 3 round 2").settle()
    assert (table.s.round_number, table.decision) == (3, "card")
    assert Table("players 3 round 3").settle().asked == "over"


def test_ry6_six_pairs_are_turned_up_and_the_highest_sum_goes_to_casino_6():
    table = new_game(3, tiles=0).play(*reversed(PAIRS))
    assert [table.cards(casino) for casino in range(1, 7)] == [[value, value] for value in range(30, 90, 10)]


def test_ry6_of_equal_sums_the_pair_with_the_higher_card_goes_to_the_higher_casino():
    pairs = [(9, 3), (6, 6), (10, 9), (3, 3), (7, 5), (8, 4)]
    table = new_game(3, tiles=0).play(*(f"card {value}0000" for pair in pairs for value in pair))
    found = [table.cards(casino) for casino in range(1, 7)]
    assert found == [[30, 30], [60, 60], [70, 50], [80, 40], [90, 30], [100, 90]]


def test_ry6_equal_pairs_all_find_a_casino():
    table = new_game(3, tiles=0).play(*["card 70000"] * 12)
    assert [table.cards(casino) for casino in range(1, 7)] == [[70, 70]] * 6


def test_ry7_everyone_takes_two_chips_each_round_and_keeps_those_left():
    assert new_game(3).chips() == "A2 B2 C2"
    assert Table("players 3 round 1\nchips: A3 C1").settle().chips() == "A5 B2 C3"


def test_ry7_no_chips_after_the_last_round():
    assert Table("players 3 round 3\nchips: A3").settle().chips() == "A3"


def test_ry8_the_table_chooses_the_starter():
    table = new_game(4, tiles=0, starter=2).play(*PAIRS)
    assert (table.asked, table.turn) == ("chance roll", "C")


def test_ry8_a_drawn_starter_is_drawn_before_any_card():
    table = new_game(3, tiles=0, starter=None)
    assert (table.legal(), table.weights()) == (["starter 1", "starter 2", "starter 3"], [1, 1, 1])
    assert table.play("starter 2").decision == "card"
    assert table.play(*PAIRS).turn == "B"


def test_ry9_all_dice_left_are_rolled_the_biggy_too():
    table = Table("players 3\nsupply: A2+B")
    assert table.weights() == [1] * 6
    table.play("die 2", "die 2", "die 5")
    assert (table.asked, table.legal()) == ("A place", ["place 2", "place 5"])
    assert table.play("place 5").dice(5) == "A+B"


def test_ry9_all_dice_of_the_chosen_number_go_to_its_casino():
    table = Table("players 3\n3: 50 30 | A1 B4\nroll: A 3 3 4 B3").play("place 3")
    assert (table.dice(3), table.supply()) == ("A3+B B4", "A1")


def test_ry9_the_next_player_clockwise_is_on():
    assert Table("players 3\nsupply: A1 B1\nroll: C 2").play("place 2").turn == "A"


def test_ry10_a_chip_skips_the_placing_and_takes_all_dice_back():
    table = Table("players 3\nchips: A2\nsupply: B1\nroll: A 1 2 B2")
    assert table.legal() == ["place 1", "place 2", "skip"]
    table.play("skip")
    assert (table.chips(), table.supply(), table.turn) == ("A1", "A2+B B1", "B")
    assert table.s.dice.sum() == 0


def test_ry10_nobody_skips_without_a_chip():
    assert Table("players 3\nchips: B1\nroll: A 1 2").legal() == ["place 1", "place 2"]


def test_ry10_skipping_comes_after_the_roll_only():
    table = Table("players 3\nchips: A1\nsupply: A1")
    assert table.legal() == [f"die {face}" for face in range(1, 7)]


def test_ry10_the_last_player_with_dice_may_skip_and_rolls_again():
    table = Table("players 3\nchips: A1\nroll: A 1 B2").play("skip")
    assert (table.asked, table.turn) == ("chance roll", "A")
    table.play("die 3", "die 4")
    assert table.legal() == ["place 3", "place 4"]


def test_ry10_a_skip_activates_nothing():
    table = Table("players 3\ntiles: jackpot\nchips: A1\nsupply: B1\nroll: A 1 1").play("skip")
    assert (table.asked, table.turn) == ("chance roll", "B")


def test_ry11_a_player_without_dice_is_passed_over():
    assert Table("players 4\nsupply: D1\nroll: A 1 2").play("place 1").turn == "D"


def test_ry11_the_round_ends_when_nobody_has_dice():
    table = Table("players 2\nroll: A B4").play("place 4")
    assert (table.asked, table.legal(), table.s.turn_seat) == ("chance pay", ["pay 1"], -2)


def test_ry11_who_gets_a_die_back_is_in_the_rotation_again():
    table = Table("players 3\ntiles: my-choice\ngold: B\nsupply: C1\nroll: A 1 2").play("place 1").extra(6, 6)
    table.play("choose 6", "gold small")
    assert (table.supply(), table.turn) == ("B1 C1", "B")


def test_ry12_equal_strength_is_removed_and_the_others_are_paid_in_order():
    table = Table("players 5\n1: 80 30 | A2 B+B C3 D1 E1+B").settle()
    assert table.cash() == "D80"


def test_ry12_the_most_takes_the_higher_card_and_the_second_the_other():
    table = Table("players 3\n1: 90 40 | A1 B+B C3").settle()
    assert (table.cash(), table.num_cards()) == ("B40 C90", "B1 C1")


def test_ry12_casinos_are_paid_from_1_to_6():
    table = Table("players 3")
    for casino in range(1, 7):
        assert (table.asked, table.legal(), table.weights()) == ("chance pay", [f"pay {casino}"], [1])
        table.play(f"pay {casino}")
    assert table.asked == "over"


def test_ry13_unclaimed_cards_do_not_come_up_before_the_unseen_ones():
    table = new_game(3, tiles=0).play(*PAIRS)
    assert table.s.unseen.tolist()[3:] == [9, 9, 11, 13, 11, 9, 9, 7]
    settled = Table("players 3 round 1\nunseen: 50 60 60\n1: 30 30 |").settle()
    assert (settled.legal(), settled.weights()) == (["card 50000", "card 60000"], [1, 2])


def test_ry13_what_was_won_is_known_to_every_seat():
    table = Table("players 2\n1: 80 50 | A2 B1").play("pay 1")
    for seat in ("A", "B", "nobody"):
        assert table.view(seat).cash.tolist()[:2] == [8, 5]


def test_ry14_the_winner_of_casino_6_starts_the_next_round():
    table = Table("players 3 round 1\n1: 50 30 | A2 C1\n6: 90 80 | B2 C1").settle()
    assert table.s.starter == 1


def test_ry14_else_the_winner_of_the_next_casino_down():
    table = Table("players 3 round 1\n1: 50 30 | A2 B1\n4: 60 60 | C1\n6: 90 80 | A2 B2").settle()
    assert table.s.starter == 2


def test_ry14_the_best_placed_real_player_be_it_with_the_lower_card():
    table = Table("players 2 round 1 starter B\n5: 60 60 | B2\n6: 90 80 | neutral3 A2 B1").settle()
    assert table.s.starter == 0


def test_ry14_if_nobody_received_a_card_the_left_neighbour_of_the_last_starter():
    assert Table("players 3 round 1 starter B\n6: 90 80 | A1 B1").settle().s.starter == 2
    assert Table("players 3 round 1 starter C").settle().s.starter == 0


def test_ry15_cash_and_chips_and_then_the_most_cards_and_chips():
    table = Table("players 3\ncash: A60 B60 C80\ncards: A1 B2 C1\nchips: A2 B2")
    assert table.returns() == [[80_000, 3], [80_000, 4], [80_000, 1]]


def test_ry15_players_who_are_still_tied_win_together():
    one, two = Table("players 2\ncash: A60 B50\ncards: A1 B1\nchips: A1 B2").returns()
    assert (one, two) == ([70_000, 2], [70_000, 3])
    one, two = Table("players 2\ncash: A60 B50\ncards: A2 B1\nchips: A1 B2").returns()
    assert one == two == [70_000, 3]


def test_ry16_with_two_players_eight_neutral_dice_are_placed_on_their_numbers():
    table = new_game(2, tiles=0).play(*PAIRS)
    assert (table.asked, table.weights()) == ("chance neutral", [1] * 6)
    table.play(*["die 2"] * 3, *["die 5"] * 4, "die 2")
    assert (table.dice(2), table.dice(5), table.asked) == ("neutral3+B", "neutral4", "chance roll")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ry16_only_with_two_players(players):
    assert new_game(players, tiles=0).play(*PAIRS).decision == "roll"


def test_ry16_neutral_dice_tie_and_win_like_anyone():
    assert Table("players 2\n1: 80 30 | A2 neutral+B B1").settle().cash() == "B80"
    assert Table("players 2\n1: 80 30 | A2 neutral3 B1").settle().cash() == "A30"


def test_ry16_neutral_dice_in_royale_too_and_they_activate_nothing():
    table = new_game(2, faces=("jackpot", "knockout", "no-entry")).play(*PAIRS)
    table.play(*["card 60000"] * 13, *["card 100000"] * 7, *["card 90000"] * 4)
    assert table.decision == "neutral"
    table.play(*["die 1", "die 2", "die 3"] * 2, "die 1", "die 2")
    assert (table.asked, table.dice(1), table.dice(2)) == ("chance roll", "neutral3", "neutral2+B")


def test_ry16_neutral_dice_are_rolled_again_in_the_next_round():
    table = Table("players 2 round 1\n1: 50 30 | neutral7+B").settle()
    assert table.play(*PAIRS).decision == "neutral"
    assert table.dice(1) == ""


# The worked examples.


def test_e1_three_small_dice_tie_with_one_and_a_biggy():
    table = Table("players 4\n1: 80 30 | A5 B3 C1+B D1").settle()
    assert table.cash() == "A80 D30"


def test_e2_everyone_is_removed():
    table = Table("players 4\n1: 80 30 | A2 C+B B1 D1").settle()
    assert (table.cash(), table.num_cards()) == ("", "")


def test_e3_one_of_two_equal_cards_is_unclaimed_and_the_third_gets_nothing():
    table = Table("players 4\n2: 40 40 | B2 A1 C1\n3: 70 30 | C3 B2 D1\n4: 80 50 | A4 D1").play("pay 1")
    assert table.play("pay 2").cash() == "B40"
    assert table.play("pay 3").cash() == "B70 C70"
    assert table.play("pay 4").cash() == "A80 B70 C70 D50"
    assert table.num_cards() == "A1 B2 C1 D1"


def test_e4_neutral_wins_the_higher_or_the_lower_card():
    assert Table("players 3\n1: 80 30 | neutral3 B2").settle().cash() == "B30"
    assert Table("players 3\n1: 70 40 | C3 neutral2 B1").settle().cash() == "C70"


def test_e5_two_blanks_send_the_marker_of_power_play_back_to_its_tile():
    text = "players 3\ntiles: block-it power-play\n2: 80 30 | A1 B1 C2\npower: C\nsupply: C1\nroll: A 1"
    table = Table(text).play("place 1", "group 2")
    assert table.power() == "C"
    table.play("casino 2")
    assert (table.dice(2), table.power()) == ("A1 B1 C2 blanks2", "tile")


def test_e5_if_it_stays_so_nobody_is_paid_there():
    assert Table("players 3\ntiles: - power-play\n2: 80 30 | A1 B1 C2 blanks2").settle().cash() == ""


def test_the_stocking_example_pairs_by_sum_and_equal_sums_by_their_higher_card():
    pairs = [(5, 4), (8, 3), (6, 5), (10, 7), (3, 3), (9, 6)]
    table = new_game(3, tiles=0).play(*(f"card {value}0000" for pair in pairs for value in pair))
    found = [table.cards(casino) for casino in range(1, 7)]
    assert found == [[30, 30], [50, 40], [60, 50], [80, 30], [90, 60], [100, 70]]
