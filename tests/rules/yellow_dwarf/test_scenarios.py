"""Laying cards in Yellow Dwarf up to the end of a deal (YD8 to YD14), each rule in a test of its name."""

import pytest

from tests.rules.yellow_dwarf.positions import SEATS, Table, named

RUN_THAT_STOPS = """
players 3
A: 5c 6d 7d 2c
B: 9c 10c
C: 8h 3c
lead A
"""
NOBODY_HAS_AN_EIGHT = """
players 3
A: 7c 3d 9d 9s qs
B: 6c 10c
C: 9h 3c
lead A
"""


@pytest.mark.parametrize("dealer", "ABC")
def test_yd8_the_player_left_of_the_dealer_begins_with_any_card(dealer):
    table = Table(f"players 3 dealer {dealer}").play_until("lead")
    leader = SEATS[(SEATS.index(dealer) + 1) % 3]
    assert (table.actor, table.s.layer) == (leader, -2)
    assert table.legal() == [f"lay {card}" for card in table.hand(leader).split()]


def test_yd8_cards_go_up_one_of_each_rank():
    table = Table("players 3\nA: 5c 5d 6d 7h 9c\nB: 2c\nC: 3c\nlead A").lay("5c")
    assert (table.asked(), table.legal()) == ("A follow 6", ["lay 6d"])
    assert table.lay("6d").legal() == ["lay 7h"]
    assert table.lay("7h").legal() == ["pass"]
    assert (table.hand("A"), table.s.sizes.tolist()) == ("5d 9c", [2, 1, 1, 0, 0, 0])


def test_yd8_laying_on_is_a_must_and_the_suit_a_free_choice():
    table = Table("players 3\nA: 5c 6c 6d 6h 6s\nB: 6d\nC: 3c\nlead A").lay("5c")
    assert table.legal() == ["lay 6c", "lay 6d", "lay 6h", "lay 6s"]
    assert Table("players 3\nA: 6c 6s\nB: 2d\nC: 3c\nfollow A 6 layer C run 1").legal() == ["lay 6c", "lay 6s"]


def test_yd9_a_king_closes_and_who_laid_it_starts_anew_with_any_card():
    table = Table("players 3\nA: jd 4c\nB: qc ks 2c 9d\nC: ac kc\nlead A").lay("jd").pass_by(1).lay("qc ks")
    assert (table.asked(), table.legal()) == ("B lead", ["lay 2c", "lay 9d"])
    assert table.lay("2c").asked() == "B follow 3"


def test_yd9_a_king_may_be_the_first_card():
    table = Table("players 3\nA: kc kd 4c\nB: 2c\nC: ac\nlead A").lay("kc")
    assert table.asked() == "A lead"
    assert table.lay("kd").asked() == "A lead"


def test_yd9_a_new_sequence_begins_with_its_first_card():
    table = Table("players 3\nA: qc kc 4c 9c\nB: 2c\nC: ac\nlead A").lay("qc kc")
    assert named(table.s.sequence) == named(table.s.played) == "qc kc"
    table.lay("4c")
    assert (named(table.s.sequence), named(table.s.played)) == ("4c", "4c qc kc")


def test_yd10_who_lacks_the_rank_can_only_pass():
    table = Table(RUN_THAT_STOPS).lay("5c 6d 7d").play("claim")
    assert (table.asked(), table.legal()) == ("A follow 8", ["pass"])


def test_yd10_the_next_player_who_holds_the_rank_goes_on():
    table = Table(RUN_THAT_STOPS).lay("5c 6d 7d").play("claim", "pass")
    assert (table.asked(), table.legal()) == ("B follow 8", ["pass"])
    assert table.play("pass").asked() == "C follow 8"
    assert table.lay("8h").asked() == "C follow 9"
    assert table.s.layer == 2


def test_yd10_the_round_goes_clockwise_past_the_last_seat():
    table = Table(RUN_THAT_STOPS).lay("5c 6d 7d").play("claim").pass_by(2).lay("8h")
    assert table.pass_by(1).asked() == "A follow 9"
    assert table.pass_by(1).lay("9c").asked() == "B follow 10"


def test_yd10_only_the_first_who_holds_the_rank_lays_it():
    table = Table("players 4\nA: 5c 2c\nB: 6c 2d\nC: 6d 7c\nD: 7d 2h\nlead A").lay("5c").pass_by(1).lay("6c")
    assert (table.asked(), table.hand("C")) == ("B follow 7", "6d 7c")


def test_yd11_a_card_that_nobody_can_follow_closes_and_its_layer_starts_anew():
    table = Table(NOBODY_HAS_AN_EIGHT).lay("7c").pass_by(2)
    assert table.asked() == "C follow 8"
    assert table.pass_by(1).asked() == "A lead"
    assert table.legal() == ["lay 3d", "lay 9d", "lay 9s", "lay qs"]


@pytest.mark.parametrize(("card", "above"), [("qc", "k"), ("jd", "q"), ("10c", "j")])
def test_yd11_without_kings_the_queen_closes_then_the_jack_and_so_on(card, above):
    table = Table(f"players 3\nA: {card} 2c\nB: 3c\nC: 4c\nlead A").lay(card)
    assert table.asked() == f"A follow {above}"
    assert table.pass_by(3).asked() == "A lead"


@pytest.mark.parametrize("sixes", ["6c 6d 6h 6s", "6c 6d 6h"])
def test_yd11_a_rank_that_is_played_out_closes_or_whose_rest_lies_aside(sixes):
    table = Table(f"players 3\nA: {sixes} 5c 2c\nB: 9c\nC: 10c\nlead A")
    for card in sixes.split():
        table.lay(card).pass_by(3)
    assert table.lay("5c").asked() == "A follow 6"
    assert table.pass_by(3).asked() == "A lead"


def test_yd11_who_lays_last_starts_anew_not_who_led():
    table = Table("players 4\nA: 5c 2c\nB: 3d\nC: 6c 9c\nD: 10c\nlead A").lay("5c").pass_by(2).lay("6c")
    assert table.pass_by(4).asked() == "C lead"


def test_yd11_or_the_layer_goes_on_with_the_next_higher_rank():
    table = Table(NOBODY_HAS_AN_EIGHT.replace("players 3", "players 3 gap higher")).lay("7c").pass_by(3)
    assert (table.asked(), table.legal()) == ("A higher 9", ["lay 9d", "lay 9s"])
    assert table.lay("9s").asked() == "A follow 10"
    assert table.pass_by(1).lay("10c").asked() == "B follow j"


def test_yd11_ranks_between_are_asked_one_by_one_and_of_the_layer_alone():
    table = Table("players 3 gap higher\nA: 7c 3d qs\nB: 6c 9c\nC: 9h jc\nlead A").lay("7c").pass_by(3)
    for rank in ("9", "10", "j"):
        assert (table.asked(), table.legal()) == (f"A higher {rank}", ["pass"])
        table.play("pass")
    assert (table.asked(), table.legal()) == ("A higher q", ["lay qs"])
    assert table.lay("qs").play("claim").asked() == "A follow k"


def test_yd11_going_higher_goes_on_with_the_same_sequence():
    table = Table("players 3 gap higher\nA: 7c 9c 2c\nB: 6c\nC: 5h\nlead A").lay("7c").pass_by(3).lay("9c")
    assert (named(table.s.sequence), table.s.run) == ("7c 9c", 2)


def test_yd11_or_higher_up_to_the_king_which_closes():
    table = Table("players 3 gap higher\nA: jd kc 2c\nB: 6c\nC: 5h\nlead A").lay("jd").pass_by(3)
    assert table.asked() == "A higher k"
    assert table.lay("kc").asked() == "A lead"


def test_yd11_with_nothing_higher_the_layer_starts_anew():
    table = Table("players 3 gap higher\nA: 10c 3d\nB: 6c kc\nC: qh 2c\nlead A").lay("10c").pass_by(3)
    assert table.pass_by(1).asked() == "A higher k"
    assert table.pass_by(1).asked() == "A lead"


def test_yd11_above_a_queen_there_is_nothing_higher_to_ask():
    assert Table("players 3 gap higher\nA: qc 3d\nB: 6c\nC: 2c\nlead A").lay("qc").pass_by(3).asked() == "A lead"


@pytest.mark.parametrize(
    ("card", "won", "left"),
    [
        ("10d", 3, "0 6 9 12 15"),
        ("jc", 6, "3 0 9 12 15"),
        ("qs", 9, "3 6 0 12 15"),
        ("kh", 12, "3 6 9 0 15"),
        ("7d", 15, "3 6 9 12 0"),
    ],
)
def test_yd12_the_first_card_of_a_sequence_takes_its_pot_too(card, won, left):
    table = Table(f"players 3 pots 3 6 9 12 15\nA: 2c\nB: {card} 3c\nC: 4c\nlead B").lay(card)
    assert (table.asked(), table.legal(), table.weights()) == (f"chance claim {card}", ["claim"], [1])
    table.play("claim")
    assert (table.purses(), table.pots()) == (f"100 {100 + won} 100", left)


@pytest.mark.parametrize("card", ["10d", "jc", "qs", "kh", "7d"])
def test_yd12_a_card_in_sequence_takes_its_pot(card):
    rank = card[:-1]
    table = Table(f"players 3 pots 1 1 1 1 1\nA: 2c\nB: {card} 3c\nC: 4c\nfollow B {rank} layer A run 1")
    assert table.lay(card).play("claim").purses() == "100 101 100"


@pytest.mark.parametrize("card", ["10c", "js", "qh", "kd", "7h"])
def test_yd12_other_suits_take_nothing(card):
    table = Table(f"players 3 pots 3 6 9 12 15\nA: {card} 2c\nB: 3c\nC: 4c\nlead A").lay(card)
    assert (table.decision in ("lead", "follow"), table.purses()) == (True, "100 100 100")


def test_yd12_by_hand_the_layer_is_asked_before_anyone_lays():
    table = Table("players 3 claim_by_hand pots 3 6 9 12 15\nA: 7d 2c\nB: 8c 3c\nC: 4c\nlead A").lay("7d")
    assert (table.asked(), table.legal()) == ("A claim 7d", ["claim", "forget"])
    table.play("claim")
    assert (table.asked(), table.pots(), table.purses()) == ("A follow 8", "3 6 9 12 0", "115 100 100")
    assert table.triple("A") == ""


def test_yd12_a_forgotten_pot_stays():
    table = Table("players 3 claim_by_hand pots 3 6 9 12 15\nA: 7d 2c\nB: 8c 3c\nC: 4c\nlead A").lay("7d")
    table.play("forget")
    assert (table.asked(), table.pots(), table.purses()) == ("A follow 8", "3 6 9 12 15", "100 100 100")


def test_yd12_by_hand_the_king_of_hearts_is_claimed_before_a_new_sequence():
    table = Table("players 3 claim_by_hand\nA: kh 2c\nB: 8c\nC: 4c\nlead A").lay("kh")
    assert table.asked() == "A claim kh"
    assert table.play("claim").asked() == "A lead"


@pytest.mark.parametrize(("move", "purse"), [("claim", 115), ("forget", 100)])
def test_yd12_after_the_last_card_the_pot_comes_before_the_settling(move, purse):
    table = Table("players 3 claim_by_hand pots 3 6 9 12 15\nA: 7d\nB: 8c 3c\nC: 4c\nlead A").lay("7d")
    assert table.asked() == "A claim 7d"
    assert table.play(move).asked() == "chance show B"
    assert table.purses() == f"{purse} 100 100"


def test_yd12_the_pot_of_a_last_card_is_taken_without_asking_by_default():
    table = Table("players 3 pots 3 6 9 12 15\nA: 7d\nB: 8c 3c\nC: 4c\nlead A").lay("7d")
    assert table.asked() == "chance claim 7d"
    assert table.play("claim").asked() == "chance show B"


@pytest.mark.parametrize("by_hand", ["", "claim_by_hand"])
def test_yd13_unclaimed_pots_stay_and_grow(by_hand):
    table = Table(f"players 3 {by_hand} pots 3 6 9 12 15\nA: 10d 2c\nB: 8c\nC: 4c\nlead A").lay("10d")
    table.play("claim").pass_by(3).lay("2c").settle()
    assert table.pots() == "0 6 9 12 15"
    assert table.play("stake").pots() == "3 12 18 24 30"


def test_yd13_a_forgotten_pot_stays_and_grows_too():
    table = Table("players 3 claim_by_hand pots 3 6 9 12 15\nA: 7d\nB: 8c\nC: 4c\nlead A").lay("7d").play("forget")
    assert table.settle().play("stake").pots() == "6 12 18 24 40"


@pytest.mark.parametrize("card", ["5c", "kc", "ac"])
def test_yd14_the_last_card_wins_the_deal_at_once(card):
    table = Table(f"players 3\nA: 2c 6c\nB: {card}\nC: 6d 2d\nlead B").lay(card)
    assert (table.asked(), table.s.layer) == ("chance show C", 1)


def test_yd14_a_last_card_in_following_wins_as_well():
    table = Table("players 3\nA: 2c 6c\nB: 7c\nC: 3d 9d\nlead A").lay("6c").pass_by(1).lay("7c")
    assert (table.asked(), table.s.layer) == ("chance show C", 1)
