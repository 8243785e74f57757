"""Before the first card is laid: cards and chips, purses, dealer, stakes and dealing (YD1 to YD7)."""

import pytest

from croupier.errors import SettingsError
from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES
from tests.rules.yellow_dwarf.positions import SEATS, Table


def test_yd1_there_are_52_cards_135_chips_and_five_pots():
    table = Table("players 3 dealer A").play("stake")
    assert table.legal() == [f"card {card}" for card in CARD_NAMES]
    assert table.weights() == [1] * 52
    assert rules.CHIPS == 135
    assert len(table.pots().split()) == 5


@pytest.mark.parametrize("players", [2, 7])
def test_yd1_three_to_six_players(players):
    with pytest.raises(SettingsError):
        Table(f"players {players}")


@pytest.mark.parametrize(("players", "hand", "aside"), [(3, 15, 7), (4, 12, 4), (5, 9, 7), (6, 8, 4)])
def test_yd2_hands_and_cards_aside(players, hand, aside):
    table = Table(f"players {players} dealer A").play_until("lead")
    assert [len(table.hand(seat).split()) for seat in SEATS[:players]] == [hand] * players
    assert table.s.sizes.tolist() == [hand] * players + [0] * (6 - players)
    assert rules.CARDS - players * hand == aside


def test_yd2_all_cards_return_for_the_next_deal():
    table = Table("players 3 dealer A purse 200").play_until("lead").play_until("stake").play("stake")
    assert len(table.legal()) == 52
    assert table.s.sizes.tolist() == [0] * 6


def test_yd3_the_ace_is_low_and_the_king_high():
    table = Table("""
        players 3
        A: as 2c 3c 4c 5c 6c 7c 8c 9c 10c jd qc kc 2s
        B: 4d
        C: 5d
        lead A
    """)
    for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"):
        table.play(next(move for move in table.legal() if move != "lay 2s"))
        assert table.asked() == f"A follow {rank}"
    assert table.lay("kc").asked() == "A lead"


def test_yd3_suits_do_not_matter_for_sequences():
    table = Table("players 3\nA: 5c 6h 9s\nB: 7s 2d\nC: 8c 3c\nlead A").lay("5c 6h").pass_by(1).lay("7s")
    assert table.pass_by(1).lay("8c").asked() == "C follow 9"


def test_yd4_the_pots_and_their_stakes():
    table = Table("players 3 dealer A").play("stake")
    assert table.pots() == "3 6 9 12 15"
    assert [CARD_NAMES[card] for card in rules.POT_CARDS] == ["10d", "jc", "qs", "kh", "7d"]


@pytest.mark.parametrize(("purse", "points"), [("50", 50), ("100", 100), ("200", 200)])
def test_yd5_purses_count_points(purse, points):
    assert Table(f"players 4 purse {purse}").purses() == " ".join([str(points)] * 4)


def test_yd5_a_hundred_by_default():
    assert Table("players 3").purses() == "100 100 100"


@pytest.mark.parametrize(("players", "share"), [(3, 45), (4, 33), (5, 27), (6, 22)])
def test_yd5_or_all_chips_shared_equally_and_the_rest_set_aside(players, share):
    table = Table(f"players {players} purse shared")
    assert table.s.purses.tolist() == [share] * players + [0] * (6 - players)
    assert table.pots() == "0 0 0 0 0"


def test_yd5_no_other_purse():
    with pytest.raises(SettingsError):
        Table("players 3 purse 135")


def test_yd6_the_first_dealer_is_drawn_by_default():
    table = Table("players 4")
    assert (table.asked(), table.legal()) == ("chance dealer", [f"dealer {seat}" for seat in (1, 2, 3, 4)])
    assert table.weights() == [1, 1, 1, 1]
    assert (table.view(None).dealer, table.play("dealer 3").s.dealer) == (-2, 2)
    assert table.asked() == "chance stake"


@pytest.mark.parametrize("dealer", "ABCD")
def test_yd6_or_chosen_by_the_table(dealer):
    table = Table(f"players 4 dealer {dealer}")
    assert (SEATS[table.s.dealer], table.asked()) == (dealer, "chance stake")


@pytest.mark.parametrize(("dealer", "following"), ["AB", "BC", "CA"])
def test_yd6_the_deal_passes_clockwise(dealer, following):
    table = Table(f"players 3 dealer {dealer}\nA: 2c\nB: 3c\nC: 4c\nlead B").lay("3c").settle()
    assert (SEATS[table.s.dealer], table.s.deal_number) == (following, 2)
    assert table.play_until("lead").actor == SEATS[(table.s.dealer + 1) % 3]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_yd7_everybody_stakes_the_dealer_too(players):
    table = Table(f"players {players} dealer B")
    assert (table.asked(), table.legal(), table.weights()) == ("chance stake", ["stake"], [1])
    table.play("stake")
    assert table.purses() == " ".join(["85"] * players)
    assert table.pots() == " ".join(str(players * stake) for stake in (1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("pot", "paid", "pots"),
    [
        ("10d", 17, "5 6 9 12 15"),
        ("jc", 19, "3 10 9 12 15"),
        ("qs", 21, "3 6 15 12 15"),
        ("kh", 23, "3 6 9 20 15"),
        ("7d", 25, "3 6 9 12 25"),
        ("10d jc qs kh 7d", 45, "5 10 15 20 25"),
    ],
)
def test_yd7_three_times_a_stake_where_it_is_due(pot, paid, pots):
    table = Table(f"players 3\nB: | triple {pot}\nstake").play("stake")
    assert (table.purses(), table.pots()) == (f"85 {100 - paid} 85", pots)
    assert sum(table.s.purses) + sum(table.s.pots) == 300


def test_yd7_cards_go_one_at_a_time_clockwise_from_the_dealers_left():
    table = Table("players 3 dealer B").play("stake")
    for card, seat in zip(["ac", "kh", "5d", "6d", "7d", "10d", "js"], "CABCABC", strict=True):
        assert table.asked() == f"chance deal {seat}"
        table.play(f"card {card}")
        assert card in table.hand(seat).split()
        assert f"card {card}" not in table.legal()
        assert table.weights() == [1] * len(table.legal())
    assert (table.hand("A"), table.hand("B"), table.hand("C")) == ("7d kh", "5d 10d", "ac 6d js")
    assert len(table.legal()) == 45


def test_yd7_the_dealer_gets_the_last_card():
    table = Table("players 6 dealer C").play("stake", *(f"card {card}" for card in CARD_NAMES[:47]))
    assert table.asked() == "chance deal C"
    assert table.play("card ks").asked() == "D lead"
