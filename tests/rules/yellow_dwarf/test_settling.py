"""Settling a deal of Yellow Dwarf: payments (YD15), Grand Opera (YD16) and threefold stakes (YD17)."""

import pytest

from tests.rules.yellow_dwarf.positions import Table

COURT_CARDS_LEFT = """
players 3 purses 100 100 100
A: 2c
B: 3d jc
C: 10s qd kh
lead A
"""
LONG_RUN = """
players 6 pots 6 12 18 24 30
A: ac 2c 3c 4c 5c 6c 7c 8c
B: +8
C: +8
D: +8
E: +8
F: +8
lead A
"""
AFTER_ANOTHER_LAID = """
players 6 pots 6 12 18 24 30
A: 4c 2c
B: 5c 6c 7c 8c 9c 10c jd qd
C: 2d
D: 3c
E: 2h
F: 2s
lead A
"""
OPERA_WITH_POT_CARDS = """
players 6 claim_by_hand pots 6 12 18 24 30
A: 6c 7d 8c 9c 10c jd qd kh
B: 2c
C: 2d
D: 3c
E: 2h
F: 2s
lead A
"""


def setting(text, words):
    """The same position with another setting."""
    return text.replace("pots", f"{words} pots")


# Payments.


def test_yd15_flat_ten_for_court_cards_and_one_for_any_other():
    table = Table(COURT_CARDS_LEFT).lay("2c").settle()
    assert table.purses() == "132 89 79"


def test_yd15_pips_count_as_they_are():
    table = Table(COURT_CARDS_LEFT.replace("purses", "points pips purses")).lay("2c").settle()
    assert table.purses() == "143 87 70"


@pytest.mark.parametrize(
    ("card", "flat", "pips"),
    [("ad", 1, 1), ("2d", 1, 2), ("7d", 1, 7), ("9s", 1, 9), ("10d", 1, 10), ("jc", 10, 10), ("qs", 10, 10),
     ("kh", 10, 10)],
)  # fmt: skip
def test_yd15_what_each_card_costs(card, flat, pips):
    for points, cost in (("flat", flat), ("pips", pips)):
        table = Table(f"players 3 points {points}\nA: 2c\nB: {card}\nC: 8d\nlead A").lay("2c")
        assert table.play(f"show {card}", "pay 2").purses() == f"{100 + cost} {100 - cost} 100"


@pytest.mark.parametrize(("points", "purses"), [("flat", "144 60 96"), ("pips", "176 60 64")])
def test_yd15_every_card_of_a_rank_counts(points, purses):
    table = Table(f"players 3 points {points}\nA: 2c\nB: jc jd jh js\nC: 9c 9d 9h 9s\nlead A").lay("2c")
    assert table.settle().purses() == purses


def test_yd15_hands_are_shown_card_by_card_lowest_first_then_paid():
    table = Table(COURT_CARDS_LEFT).lay("2c")
    for move in ("show 3d", "show jc", "pay 2", "show 10s", "show qd", "show kh", "pay 3"):
        assert (table.legal(), table.weights(), table.actor) == ([move], [1], "chance")
        table.play(move)
    assert (table.shown("B"), table.shown("C"), table.hand("B")) == ("3d jc", "10s qd kh", "")
    assert table.asked() == "chance stake"


def test_yd15_payments_go_clockwise_from_the_winner():
    table = Table("players 4\nA: 5d\nB: 6d\nC: 2c\nD: 7c\nlead C").lay("2c")
    table.play("show 7c", "pay 4", "show 5d", "pay 1", "show 6d", "pay 2")
    assert (table.purses(), table.asked()) == ("99 99 103 99", "chance stake")


def test_yd15_at_most_what_they_have():
    table = Table(COURT_CARDS_LEFT.replace("100 100 100", "100 10 20")).lay("2c").settle()
    assert table.purses() == "130 0 0"


def test_yd15_exactly_what_they_have():
    assert Table(COURT_CARDS_LEFT.replace("100 100 100", "100 11 21")).lay("2c").settle().purses() == "132 0 0"


def test_yd15_an_empty_purse_pays_nothing_but_shows():
    table = Table(COURT_CARDS_LEFT.replace("100 100 100", "0 0 100")).lay("2c")
    table.play("show 3d", "show jc", "pay 2")
    assert (table.purses(), table.shown("B")) == ("0 0 100", "3d jc")


# Grand Opera.


@pytest.mark.parametrize("opera", ["turn", "strict"])
def test_yd16_the_leader_lays_the_whole_hand_and_takes_all_pots(opera):
    table = Table(setting(LONG_RUN, f"opera {opera}")).lay("ac 2c 3c 4c 5c 6c 7c 8c")
    assert (table.asked(), table.legal(), table.weights()) == ("chance opera", ["opera"], [1])
    assert table.pots() == "6 12 18 24 30"
    table.play("opera")
    assert (table.asked(), table.pots()) == ("chance show B", "0 0 0 0 0")
    assert table.purses() == "190 100 100 100 100 100"


def test_yd16_besides_the_payments():
    table = Table(AFTER_ANOTHER_LAID).lay("4c").pass_by(1).lay("5c 6c 7c 8c 9c 10c jd qd").play("opera").settle()
    assert table.purses() == "99 195 99 99 99 99"


def test_yd16_a_later_player_in_one_turn_after_others_laid():
    table = Table(AFTER_ANOTHER_LAID).lay("4c").pass_by(1).lay("5c 6c 7c 8c 9c 10c jd qd")
    assert table.asked() == "chance opera"
    assert table.play("opera").purses() == "100 190 100 100 100 100"


def test_yd16_strict_only_if_no_opponent_has_laid():
    table = Table(setting(AFTER_ANOTHER_LAID, "opera strict")).lay("4c").pass_by(1)
    assert table.lay("5c 6c 7c 8c 9c 10c jd qd").asked() == "chance show C"
    assert table.settle().pots() == "6 12 18 24 30"


def test_yd16_strict_one_card_of_one_opponent_is_enough():
    text = setting(LONG_RUN, "opera strict").replace("E: +8", "E: +7")
    assert Table(text).lay("ac 2c 3c 4c 5c 6c 7c 8c").asked() == "chance show B"
    assert Table(text.replace("strict", "turn")).lay("ac 2c 3c 4c 5c 6c 7c 8c").asked() == "chance opera"


@pytest.mark.parametrize(("players", "hand"), [(3, 15), (4, 12), (5, 9), (6, 8)])
def test_yd16_it_takes_the_whole_hand_of_the_deal(players, hand):
    others = "\n".join(f"{seat}: 2{suit}" for seat, suit in list(zip("BCDEF", "cdhsc", strict=True))[: players - 1])
    text = f"players {players}\nA: 8c\n{others}\nlead A layer A run "
    assert Table(f"{text}{hand - 1}").lay("8c").asked() == "chance opera"
    assert Table(f"{text}{hand - 2}").lay("8c").asked() == "chance show B"


def test_yd16_a_king_does_not_interrupt_the_turn():
    table = Table("players 6\nA: 8c 9c 10c jd qc kc kd ks\nB: 2c\nC: 2d\nD: 3c\nE: 2h\nF: 2s\nlead A")
    table.lay("ks kd 8c 9c 10c jd qc kc")
    assert table.asked() == "chance opera"


@pytest.mark.parametrize("gap", ["new", "higher"])
def test_yd16_a_card_that_nobody_can_follow_does_not_interrupt_the_turn(gap):
    table = Table(f"players 6 gap {gap}\nA: 5c 5d 8c 8d jd js kc kd\nB: 2c\nC: 2d\nD: 3c\nE: 2h\nF: 2s\nlead A")
    for card in ("5c", "8c", "jd", "kd", "5d", "8d", "js", "kc"):
        while table.legal() == ["pass"]:
            table.play("pass")
        table.lay(card)
    assert table.asked() == "chance opera"


def test_yd16_a_card_of_another_interrupts():
    table = Table("players 6\nA: 2c 4c 5c 6c 7c 8c 9c 10c\nB: 3c ad\nC: 2d\nD: 3d\nE: 2h\nF: 2s\nlead A")
    table.lay("2c").pass_by(1).lay("3c").pass_by(5).lay("4c 5c 6c 7c 8c 9c 10c")
    assert table.asked() == "chance show B"


def test_yd16_it_takes_a_pot_forgotten_in_the_same_deal():
    table = Table(OPERA_WITH_POT_CARDS).lay("6c 7d").play("forget").lay("8c 9c 10c jd qd kh").play("claim", "opera")
    assert (table.pots(), table.purses()) == ("0 0 0 0 0", "190 100 100 100 100 100")


def test_yd16_pots_won_in_play_then_opera_then_payments():
    table = Table(OPERA_WITH_POT_CARDS).lay("6c 7d").play("claim")
    assert table.purses().split()[0] == "130"
    assert table.lay("8c 9c 10c jd qd kh").asked() == "A claim kh"
    assert table.play("claim").asked() == "chance opera"
    assert table.purses().split()[0] == "154"
    assert table.play("opera").asked() == "chance show B"
    assert table.purses().split()[0] == "190"
    assert table.settle().purses() == "195 99 99 99 99 99"


def test_yd16_it_takes_the_pot_of_a_last_card_that_was_forgotten():
    table = Table(OPERA_WITH_POT_CARDS).lay("6c 7d").play("claim").lay("8c 9c 10c jd qd kh").play("forget")
    assert (table.asked(), table.pots()) == ("chance opera", "6 12 18 24 0")
    assert table.play("opera").purses().split()[0] == "190"


# Threefold stakes.


def test_yd17_a_card_still_held_at_the_end_costs_three_stakes():
    table = Table("players 3 pots 3 6 9 12 15\nA: 2c\nB: 3c jc\nC: 7d qs\nlead A").lay("2c").settle()
    assert [table.triple(seat) for seat in "ABC"] == ["", "jc", "qs 7d"]
    assert (table.purses(), table.play("stake").purses()) == ("122 89 89", "107 70 58")
    assert table.pots() == "6 16 24 24 40"


@pytest.mark.parametrize(
    ("card", "pots"),
    [("10d", "5 6 9 12 15"), ("jc", "3 10 9 12 15"), ("qs", "3 6 15 12 15"), ("kh", "3 6 9 20 15"),
     ("7d", "3 6 9 12 25")],
)  # fmt: skip
def test_yd17_each_pot_card(card, pots):
    table = Table(f"players 3\nA: 2c\nB: {card}\nC: 3c\nlead A").lay("2c").settle()
    assert (table.triple("B"), table.play("stake").pots()) == (card, pots)


def test_yd17_a_forgotten_pot_costs_three_stakes():
    table = Table("players 3 claim_by_hand pots 3 6 9 12 15\nA: qs 2c\nB: 4d\nC: 3c kc\nlead A").lay("qs")
    table.play("forget").pass_by(2).lay("kc 3c").settle()
    assert [table.triple(seat) for seat in "ABC"] == ["qs", "", ""]
    assert (table.purses(), table.play("stake").purses()) == ("99 99 102", "78 84 87")
    assert table.pots() == "6 12 24 24 30"


def test_yd17_the_winner_too_for_a_pot_forgotten():
    table = Table("players 3 claim_by_hand\nA: 10d\nB: 4d\nC: 3c\nlead A").lay("10d").play("forget").settle()
    assert (table.triple("A"), table.play("stake").pots()) == ("10d", "5 6 9 12 15")


def test_yd17_one_forgotten_and_one_held():
    table = Table("players 3 claim_by_hand\nA: 7d kh\nB: 8d\nC: 3c\nlead A").lay("7d").play("forget", "pass")
    assert table.lay("8d").settle().triple("A") == "kh 7d"


def test_yd17_each_of_two_forgotten_pots_costs_three_stakes():
    table = Table("players 3 claim_by_hand\nA: jc qs 2c\nB: 4d\nC: 3c\nlead A").lay("jc").play("forget")
    assert table.lay("qs").play("forget").triple("A") == "jc qs"


def test_yd17_a_claimed_pot_costs_nothing():
    table = Table("players 3 claim_by_hand\nA: 7d\nB: 8d\nC: 3c\nlead A").lay("7d").play("claim").settle()
    assert [table.triple(seat) for seat in "ABC"] == ["", "", ""]


def test_yd17_it_holds_for_the_next_deal_only():
    hands = [
        "ac 2c 3c 4c 5c 6c 7c 8c 9c 10c js qc kc kd ks",
        "ad 2d 3d 4d 5d 6d 8d 9d jd qd ah 2h 3h 4h 5h",
        "as 2s 3s 4s 5s 6s 7s 8s 9s 10s jc qs kh 6h 8h",
    ]
    table = Table("players 3\nB: | triple 10d jc qs kh 7d\nstake").play("stake")
    assert (table.purses(), table.triple("B")) == ("85 55 85", "")
    for row in zip(*map(str.split, hands), strict=True):
        table.play(*(f"card {card}" for card in row))
    table.lay(hands[0]).play("opera").settle()
    assert [table.triple(seat) for seat in "ABC"] == ["", "", "jc qs kh"]  # the others lie aside
    assert table.purses() == "235 22 43"
    assert table.play("stake").purses() == "220 7 10"


def test_yd17_a_pot_card_aside_costs_nobody():
    table = Table("players 3\nA: 2c\nB: 3c\nC: 4c\nlead A").lay("2c").settle()
    assert [table.triple(seat) for seat in "ABC"] == ["", "", ""]
    assert table.play("stake").pots() == "3 6 9 12 15"


def test_yd17_another_card_of_the_rank_costs_nothing():
    table = Table("players 3\nA: 2c\nB: 10c 7h\nC: ks jd qd\nlead A").lay("2c").settle()
    assert [table.triple(seat) for seat in "ABC"] == ["", "", ""]


def test_yd17_it_is_due_even_if_the_opera_emptied_the_pot():
    table = Table(OPERA_WITH_POT_CARDS.replace("B: 2c", "B: jc")).lay("6c 7d").play("forget")
    table.lay("8c 9c 10c jd qd kh").play("claim", "opera").settle()
    assert (table.pots(), table.triple("A"), table.triple("B")) == ("0 0 0 0 0", "7d", "jc")
    assert table.play("stake").pots() == "6 16 18 24 40"


def test_yd17_it_lapses_without_a_next_deal():
    table = Table("players 3 deals 3 deal 3\nA: 2c\nB: kh\nC: 3c\nlead A").lay("2c").settle()
    assert (table.asked(), table.purses(), table.pots()) == ("over", "111 90 99", "0 0 0 0 0")
