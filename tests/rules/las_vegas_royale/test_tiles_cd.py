"""The tiles C and D of Las Vegas Royale: High Five, Bad Luck, Pay Day, Power Play."""

import pytest

from tests.rules.las_vegas_royale.positions import Table

# C1 High Five.


def _has_token(table: Table) -> str:
    return "ABCDE"[table.s.high_five] if table.s.high_five >= 0 else ""


@pytest.mark.parametrize(
    ("there", "roll", "holder"),
    [("", "1 1 1 1 1", "A"), ("", "1 1 1 1", ""), ("A4", "1", "A"), ("A+B", "1 1", ""), ("A1+B", "1 1", "A")],
)
def test_high_five_the_token_is_taken_with_a_strength_of_five_over_all_dice_there(there, roll, holder):
    table = Table(f"players 3\ntiles: high-five\n1: | {there}\nsupply: B1\nroll: A {roll}").play("place 1")
    assert (_has_token(table), table.turn) == (holder, "B")


def test_high_five_a_biggy_is_strength_two():
    assert _has_token(Table("players 3\ntiles: high-five\nsupply: B1\nroll: A 1 1 1 B1").play("place 1")) == "A"
    assert _has_token(Table("players 3\ntiles: high-five\nsupply: B1\nroll: A 1 1 B1").play("place 1")) == ""


def test_high_five_only_the_first_takes_it():
    table = Table("players 3\ntiles: high-five\n1: | B6\nsupply: B1\nroll: A 1 1 1 1 1").play("place 1")
    assert _has_token(table) == "A"
    assert _has_token(table.play("die 1", "place 1")) == "A"


def test_high_five_is_checked_only_on_activation():
    text = "players 3\ntiles: my-choice high-five\n2: | A4\nsupply: A1 B1\nroll: A 1 3"
    table = Table(text).play("place 1").extra(5, 5).play("choose 5", "use small", "number 2")
    assert (table.dice(2), _has_token(table)) == ("A5", "")


def test_high_five_my_choice_activates_it_too():
    text = "players 3\ntiles: my-choice high-five\n2: | A3+B\nsupply: B1\nroll: A 1"
    table = Table(text).play("place 1").extra(4, 4).play("choose 4", "activate 2")
    assert (_has_token(table), table.turn) == ("A", "B")


def test_high_five_once_taken_it_is_never_lost():
    table = Table("players 3\ntiles: high-five handicap\n1: | A4\nroll: A 1 3").play("place 1")
    assert _has_token(table) == "A"
    table.play("die 2", "place 2", "blank 1", "field special", "fetch small", "from 1")
    assert (table.dice(1), _has_token(table)) == ("A4", "A")


def test_high_five_the_token_pays_100_000_at_the_payout_as_one_card():
    table = Table("players 3\ntiles: high-five\n1: 60 30 | B6\nroll: A 1 1 1 1 1").play("place 1")
    assert table.cash() == ""
    table.play("pay 1")
    assert (table.cash(), table.num_cards()) == ("A130 B60", "A2 B1")


# C2 Bad Luck.


@pytest.mark.parametrize(
    ("cash", "chips", "cash_left", "chips_left"),
    [
        (60, 2, 30, 0),
        (60, 1, 0, 1),
        (70, 1, 30, 0),
        (60, 0, 0, 0),
        (70, 0, 0, 0),
        (80, 0, 30, 0),
        # Others by the same rule: the cheapest, then with the fewest chips.
        (50, 2, 0, 2),
        (40, 3, 0, 2),
        (30, 3, 0, 1),
        (70, 2, 30, 1),
        (80, 5, 30, 5),
        (100, 0, 50, 0),
        (0, 7, 0, 2),
        (60, 5, 30, 3),
    ],
)
def test_bad_luck_the_cheapest_way_to_pay_50_000_with_the_fewest_chips(cash, chips, cash_left, chips_left):
    table = Table(f"players 2\ntiles: bad-luck\n1: | B1\ncash: A{cash}\nchips: A{chips}").settle()
    assert (table.s.cash[0] * 10, table.s.chips[0]) == (cash_left, chips_left)


@pytest.mark.parametrize(("cash", "chips"), [(40, 0), (30, 1), (0, 4), (0, 0), (0, 1)])
def test_bad_luck_less_if_they_have_less_chips_included(cash, chips):
    table = Table(f"players 2\ntiles: bad-luck\n1: | B1\ncash: A{cash}\nchips: A{chips}").settle()
    assert table.returns()[0] == [0, 0]


@pytest.mark.parametrize(
    ("cash", "before", "after"), [(80, 1, 1), (90, 3, 1), (110, 1, 1), (110, 3, 2), (150, 5, 3), (50, 1, 0)]
)
def test_bad_luck_the_cards_kept_are_as_many_as_the_cash_kept_allows(cash, before, after):
    table = Table(f"players 2\ntiles: bad-luck\n1: | B1\ncash: A{cash}\ncards: A{before}").settle()
    assert (table.s.cash[0] * 10, table.s.num_cards[0]) == (cash - 50, after)


@pytest.mark.parametrize(
    ("dice", "cash"),
    [
        ("A1 B2 C3", "A40 B90 C90"),
        ("B2 C3", "A40 B90 C90"),  # none at all is the least
        ("A1 B1 C3", "A40 B40 C90"),  # all who are tied
        ("C3", "A40 B40 C90"),
        ("A2 B+B C1+B", "A40 B40 C90"),  # by strength
        ("A1 B1 C1", "A40 B40 C40"),
        ("", "A40 B40 C40"),
    ],
)
def test_bad_luck_everyone_with_the_least_strength_pays(dice, cash):
    table = Table(f"players 3\ntiles: bad-luck\n1: | {dice}\ncash: A90 B90 C90").settle()
    assert table.cash() == cash


def test_bad_luck_least_is_among_real_players_only():
    table = Table("players 2\ntiles: bad-luck\n1: | A3 B2 neutral1 blanks1\ncash: A90 B90").settle()
    assert table.cash() == "A90 B40"


def test_bad_luck_is_paid_after_the_whole_payout_with_what_was_won():
    table = Table("players 2\ntiles: bad-luck\n1: | B1\n6: 80 30 | A1")
    for casino in range(1, 7):
        table.play(f"pay {casino}")
    assert (table.asked, table.cash()) == ("chance fine", "A80")
    table.play("fine")
    assert (table.cash(), table.asked) == ("A30", "over")


def test_bad_luck_is_counted_after_prime_times_dice():
    text = "players 2\ntiles: prime-time bad-luck\n1: 60 30 | A1\n2: 50 50 | B1\ncash: B90"
    assert Table(text).extra(2, 3).play("done").settle().cash() == "B140"  # A pays the 60 just won: 50 is not possible
    assert Table(text).extra(2, 2).play("put 2", "put 2").settle().cash() == "A110 B90"


def test_bad_luck_is_not_activated_by_placing():
    table = Table("players 3\ntiles: bad-luck\nsupply: B1\nroll: A 1 2").play("place 1")
    assert (table.asked, table.turn) == ("chance roll", "B")


# D1 Pay Day.


def _pay_day(lines: str) -> Table:
    return Table(f"players 3\ntiles: pay-day\n{lines}\nsupply: B1\nroll: A 1").play("place 1")


@pytest.mark.parametrize(
    ("others", "chips", "cash"),
    [(0, "A1", ""), (1, "A2", ""), (2, "", "A30"), (3, "", "A40"), (4, "", "A50"), (5, "", "A60")],
)
def test_pay_day_10_000_for_every_casino_with_a_die_this_one_included(others, chips, cash):
    table = _pay_day("\n".join(f"{casino}: | A2 B1" for casino in range(2, 2 + others)))
    assert (table.chips(), table.cash(), table.turn) == (chips, cash, "B")


def test_pay_day_a_casino_counts_once_be_it_for_a_biggy_or_several_dice():
    table = _pay_day("1: | A3\n2: | A+B")
    assert (table.chips(), table.cash()) == ("A2", "")


def test_pay_day_the_dice_of_others_do_not_count():
    assert _pay_day("2: | B3\n3: | C1 neutral2\n4: | blanks2").chips() == "A1"


def test_pay_day_tiles_do_not_count():
    text = """players 3
        tiles: pay-day knockout double-down my-choice
        bar: A1
        double: A1
        gold: A
        supply: B1
        roll: A 1"""
    assert Table(text).play("place 1").chips() == "A1"
    table = Table("players 3\ntiles: pay-day nice-dice\nnice: A4 A6\nsupply: B1\nroll: A 1").play("place 1")
    assert table.chips() == "A1"


def test_pay_day_through_my_choice_it_counts_only_if_a_die_really_lies_there():
    text = "players 3\ntiles: my-choice pay-day\n{}supply: B1\nroll: A 1"
    table = Table(text.format("")).play("place 1").extra(4, 1).play("choose 4", "activate 2")
    assert table.chips() == "A1"
    table = Table(text.format("2: | A1\n")).play("place 1").extra(4, 1).play("choose 4", "activate 2")
    assert table.chips() == "A2"


def test_pay_day_pays_a_closed_casino_like_any_other():
    table = Table("players 3\ntiles: pay-day no-entry\nclosed: 5\n5: | A1\nsupply: B1\nroll: A 1").play("place 1")
    assert table.chips() == "A2"


# D2 Power Play.


@pytest.mark.parametrize(
    ("there", "roll", "holder"),
    [
        ("", "1", "A"),
        ("B1", "1 1", "A"),
        ("B1", "B1", "A"),
        ("A1 B2", "1 1", "A"),
        ("B1", "1", "tile"),  # shared
        ("B2 C1", "1", "tile"),
        ("blanks2", "1 1", "tile"),  # blank and neutral dice are rivals
        ("blanks2", "1 B1", "A"),
        ("neutral+B", "1 1", "tile"),
        ("neutral1", "1 1", "A"),
    ],
)
def test_power_play_who_alone_has_the_greatest_strength_takes_the_marker(there, roll, holder):
    table = Table(f"players 3\ntiles: power-play\n1: | {there}\nsupply: B1\nroll: A {roll}").play("place 1")
    assert table.power() == holder


def test_power_play_the_marker_is_taken_from_another_player():
    table = Table("players 3\ntiles: power-play\n1: | A2 B1\npower: A\nsupply: A1\nroll: B 1 1").play("place 1")
    assert table.power() == "B"


def test_power_play_the_holder_may_turn_a_die_instead_of_rolling():
    table = Table("players 3\ntiles: power-play\n1: | A2\npower: A\nsupply: A2+B B1")
    assert (table.asked, table.legal()) == ("A power", ["roll", "use small", "use biggy"])
    table.play("use biggy")
    assert (table.asked, table.legal()) == ("A number", [f"number {face}" for face in range(1, 7)])
    table.play("number 5")
    assert (table.dice(5), table.supply(), table.turn) == ("A+B", "A2 B1", "B")


def test_power_play_the_turned_die_activates_the_tile_where_it_goes():
    table = Table("players 3\ntiles: power-play pay-day\n1: | A2\npower: A\nsupply: A2 B1")
    assert table.play("use small", "number 2").chips() == "A2"


def test_power_play_using_it_does_not_spend_it():
    table = Table("players 3\ntiles: power-play\n1: | A2\npower: A\nsupply: A2").play("use small", "number 5")
    assert (table.power(), table.asked) == ("A", "A power")
    assert table.legal() == ["roll", "use small"]


def test_power_play_no_chip_skip_in_such_a_turn():
    table = Table("players 3\ntiles: power-play\n1: | A2\npower: A\nchips: A2\nsupply: A1 B1")
    assert table.legal() == ["roll", "use small"]
    assert "skip" not in table.play("use small").legal()


def test_power_play_after_a_roll_a_chip_skips_as_usual():
    table = Table("players 3\ntiles: power-play\n1: | A2\npower: A\nchips: A2\nsupply: A1 B1").play("roll", "die 6")
    assert table.legal() == ["place 6", "skip"]


def test_power_play_only_the_holder_is_asked():
    assert Table("players 3\ntiles: power-play\n1: | A2\npower: A\nsupply: B1").asked == "chance roll"


def test_power_play_a_closed_casino_cannot_be_chosen():
    table = Table("players 3\ntiles: power-play no-entry\n1: | A2\npower: A\nclosed: 4\nsupply: A1 B1").play(
        "use small"
    )
    assert table.legal() == ["number 1", "number 2", "number 3", "number 5", "number 6"]


def test_power_play_the_marker_goes_back_when_a_rival_draws_level():
    table = Table("players 3\ntiles: power-play\n1: | A2 B1\npower: A\nsupply: A1\nroll: B 1").play("place 1")
    assert (table.power(), table.asked) == ("tile", "chance roll")


def test_power_play_the_marker_goes_back_when_blanks_tie():
    text = "players 3\ntiles: power-play block-it\n1: | A2\npower: A\nsupply: A1\nroll: B 2"
    assert Table(text).play("place 2", "group 2", "casino 1").power() == "tile"
    assert Table(text).play("place 2", "group 1", "casino 1").power() == "A"


def test_power_play_the_marker_goes_back_to_the_tile_from_an_imaginary_leader():
    text = "players 3\ntiles: power-play block-it\n1: | A2\npower: A\nsupply: A1\nroll: B 2"
    assert Table(text).play("place 2", "group 3", "casino 1").power() == "tile"


def test_power_play_the_marker_goes_back_when_the_holder_takes_a_die_away():
    text = "players 3\ntiles: power-play handicap\n1: | A2 B1 blanks0\npower: A\nsupply: B1\nroll: A 2"
    table = Table(text).play("place 2", "blank 6", "field special", "fetch small", "from 1")
    assert (table.dice(1), table.power()) == ("A1 B1", "tile")


def test_power_play_the_marker_goes_back_when_neutral_dice_are_left_in_the_lead():
    text = "players 2\ntiles: power-play handicap\n1: | A1+B neutral2 blanks0\npower: A\nsupply: B1\nroll: A 2"
    table = Table(text).play("place 2", "blank 6", "field special", "fetch biggy", "from 1")
    assert (table.dice(1), table.power()) == ("A1 neutral2", "tile")


def test_power_play_a_new_leader_gets_the_marker_only_by_activating():
    text = "players 3\ntiles: power-play handicap\n1: | A2 B1 blanks0\npower: A\nsupply: A1 B1+B\nroll: B 2"
    table = Table(text).play("place 2", "blank 6", "field special", "use biggy", "number 1")
    assert (table.dice(1), table.power()) == ("A2 B1+B", "A")
    assert table.asked == "A power"


def test_power_play_that_leader_takes_it_with_the_next_die():
    table = Table("players 3\ntiles: power-play\n1: | A2 B1+B\npower: A\nsupply: A1\nroll: B 1").play("place 1")
    assert table.power() == "B"


def test_power_play_a_set_placed_together_is_one_event():
    table = Table("players 3\ntiles: power-play\n1: | A3 B1 C4\npower: A\nsupply: A1\nroll: B 1 1 1 1").play("place 1")
    assert (table.dice(1), table.power()) == ("A3 B5 C4", "B")


def test_power_play_blanks_cannot_tie_in_a_closed_casino():
    text = "players 3\ntiles: power-play block-it no-entry\n1: | A2\npower: A\nclosed: 1\nsupply: A1\nroll: B 2"
    table = Table(text).play("place 2", "group 2")
    assert "casino 1" not in table.legal()
    assert table.play("casino 6").power() == "A"
