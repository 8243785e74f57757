"""The match of Yellow Dwarf (YD18), what is hidden (YD19), and the settings' defaults."""

import numpy as np
import pytest

from croupier.errors import SettingsError
from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.game import GAME
from croupier.kernel import blank, generator
from croupier.settings import check
from tests.rules.yellow_dwarf.positions import Table, named, ranks

LAST_CARDS = "A: 2c\nB: 3c\nC: 4c\nlead A"
IN_PLAY = """
players 3 purses 70 80 90 pots 3 6 9 12 15
A: 5c 6d 7d kh
B: 8s 2c 3h
C: 9h 4h
lead A
"""


def test_the_defaults_are_those_of_the_rules():
    assert check(4, GAME.players, GAME.settings, {}) == {
        "purse": 100,
        "deals": 5,
        "gap": "new",
        "claim_by_hand": False,
        "points": "flat",
        "opera": "turn",
        "dealer": None,
    }


@pytest.mark.parametrize(
    "given",
    [{"deals": 4}, {"gap": "old"}, {"claim_by_hand": 1}, {"points": "none"}, {"opera": "grand"}, {"dealer": 4}],
)
def test_other_settings_are_refused(given):
    with pytest.raises(SettingsError):
        check(4, GAME.players, GAME.settings, given)


@pytest.mark.parametrize("deals", [3, 5, 8])
def test_yd18_the_match_ends_after_its_deals(deals):
    table = Table(f"players 3 deals {deals} deal {deals - 1}\n{LAST_CARDS}").lay("2c").settle()
    assert (table.asked(), table.s.deal_number) == ("chance stake", deals)
    table = Table(f"players 3 deals {deals} deal {deals}\n{LAST_CARDS}").lay("2c").settle()
    assert (table.asked(), table.decision, table.actor) == ("over", None, None)


def test_yd18_five_deals_by_default():
    assert Table(f"players 3 deal 4\n{LAST_CARDS}").lay("2c").settle().asked() == "chance stake"
    assert Table(f"players 3 deal 5\n{LAST_CARDS}").lay("2c").settle().asked() == "over"


def test_yd18_or_until_someone_is_broke():
    assert Table(f"players 3 deals broke deal 99\n{LAST_CARDS}").lay("2c").settle().asked() == "chance stake"
    text = f"players 3 deals broke deal 99 purses 100 100 15\n{LAST_CARDS}"
    assert Table(text).lay("2c").settle().asked() == "over"


@pytest.mark.parametrize(("purse", "asked"), [(17, "chance stake"), (16, "chance stake"), (15, "over"), (0, "over")])
def test_yd18_it_ends_early_when_someone_cannot_pay_the_stakes(purse, asked):
    table = Table(f"players 3 purses 100 {purse} 100\n{LAST_CARDS}").lay("2c").settle()
    assert table.asked() == asked


def test_yd18_fifteen_points_are_enough_for_the_stakes():
    table = Table(f"players 3 purses 100 16 100\n{LAST_CARDS}").lay("2c").settle().play("stake")
    assert table.purses() == "87 0 84"


@pytest.mark.parametrize(("purse", "asked"), [(26, "chance stake"), (25, "over"), (16, "over")])
def test_yd18_threefold_stakes_must_be_paid_in_full_too(purse, asked):
    table = Table(f"players 3 purses 100 {purse} 100\nA: 2c\nB: 7d\nC: 4c\nlead A").lay("2c").settle()
    assert (table.asked(), table.triple("B")) == (asked, "7d")


@pytest.mark.parametrize(("purse", "asked"), [(23, "chance stake"), (22, "over")])
def test_yd18_nor_can_the_winner_go_on_without_the_stakes(purse, asked):
    text = f"players 3 claim_by_hand purses {purse} 100 100\nA: 7d\nB: 3c\nC: 4c\nlead A"
    assert Table(text).lay("7d").play("forget").settle().asked() == asked


def test_yd18_a_winner_who_is_paid_enough_goes_on():
    assert Table(f"players 3 purses 13 100 100\n{LAST_CARDS}").lay("2c").settle().asked() == "chance stake"


def test_yd18_most_points_win_and_equals_share():
    table = Table(f"players 3 deal 5 purses 97 100 30\n{LAST_CARDS}").lay("2c").settle()
    assert table.points() == [[99, 0], [99, 0], [29, 0]]


def test_yd18_chips_in_the_pots_stay_there():
    table = Table(f"players 3 deal 5 pots 3 6 9 12 15\n{LAST_CARDS}").lay("2c").settle()
    assert (table.asked(), table.pots(), table.purses()) == ("over", "3 6 9 12 15", "102 99 99")
    assert table.points() == [[102, 0], [99, 0], [99, 0]]


@pytest.mark.parametrize("gap", ["new", "higher"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_yd18_a_whole_match_keeps_every_point(players, gap):
    table = Table(f"players {players} gap {gap} deals 3 purse shared")
    total = sum(table.s.purses)
    assert table.play_until(None).asked() == "over"
    assert sum(table.s.purses) + sum(table.s.pots) == total


def test_yd19_a_seat_sees_its_own_hand_and_a_spectator_none():
    table = Table(IN_PLAY)
    assert [named(table.view(seat).hand) for seat in "ABC"] == ["5c 6d 7d kh", "2c 3h 8s", "4h 9h"]
    assert [table.view(seat).seat for seat in "ABC"] == [0, 1, 2]
    assert (named(table.view(None).hand), table.view(None).seat) == ("", -2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_yd19_a_spectator_sees_no_hand_at_a_table_of_any_size(players):
    table = Table(f"players {players} dealer A").play_until("lead")
    assert named(table.view(None).hand) == ""


def test_yd19_a_view_has_no_room_for_other_hands():
    assert set(rules.VIEW.names) - set(rules.STATE.names) == {"seat", "hand"}
    assert set(rules.STATE.names) - set(rules.VIEW.names) == {"hands"}


@pytest.mark.parametrize("moves", [(), ("lay 5c", "lay 6d"), ("lay 5c", "lay 6d", "lay 7d", "claim", "pass")])
def test_yd19_nothing_of_other_hands_shows_in_any_view(moves):
    table = Table(IN_PLAY).play(*moves)
    other = Table(IN_PLAY.replace("B: 8s 2c 3h", "B: 8h js qs")).play(*moves)
    for seat in ("A", "C", None):
        assert table.view(seat).tobytes() == other.view(seat).tobytes()
    assert table.view("B").tobytes() != other.view("B").tobytes()


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_yd19_played_cards_pots_purses_and_hand_sizes_are_public(seat):
    view = Table(IN_PLAY).lay("5c 6d 7d").play("claim", "pass").lay("8s").view(seat)
    assert (named(view.played), named(view.sequence)) == ("5c 6d 7d 8s", "5c 6d 7d 8s")
    assert (view.pots.tolist(), view.purses.tolist()[:3]) == ([3, 6, 9, 12, 0], [85, 80, 90])
    assert (view.sizes.tolist()[:3], view.layer, view.run) == ([1, 2, 2], 1, 1)


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_yd19_who_was_passed_over_for_lacking_a_rank_is_public(seat):
    table = Table(IN_PLAY).lay("5c 6d 7d").play("claim")
    assert ranks(table.view(seat).lacks[0]) == ""
    table.play("pass").lay("8s").pass_by(1)
    assert [ranks(lacks) for lacks in table.view(seat).lacks[:3]] == ["8", "9", ""]


def test_yd19_who_goes_higher_is_known_to_lack_what_lies_between():
    table = Table("players 3 gap higher\nA: 7c 3d qs\nB: 6c 9c\nC: 9h jc\nlead A").lay("7c").pass_by(6)
    assert (table.lacks("A"), table.lacks("B"), table.lacks("C")) == ("8 9 10 j", "8", "8")


def test_yd19_what_was_lacking_is_forgotten_in_the_next_deal():
    table = Table("players 3\nA: 5c 2c\nB: 3c\nC: 4c\nlead A").lay("5c").pass_by(3).lay("2c").settle()
    assert (table.lacks("B"), table.shown("B")) == ("6", "3c")
    table.play("stake")
    assert [table.lacks(seat) + table.shown(seat) for seat in "ABC"] == ["", "", ""]
    assert (table.s.played, table.s.sequence, table.s.layer, table.s.run) == (0, 0, -2, 0)


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_yd19_cards_become_public_as_they_are_shown(seat):
    table = Table("players 3\nA: 2c\nB: 3d jc\nC: 10s\nlead A").lay("2c").play("show 3d")
    view = table.view(seat)
    assert ([named(cards) for cards in view.shown[:3]], view.sizes.tolist()[:3]) == (["", "3d", ""], [0, 1, 1])
    assert named(view.hand) == {"A": "", "B": "jc", "C": "10s", None: ""}[seat]


def test_yd19_the_cards_aside_are_never_shown():
    table = Table("players 4 dealer D").play_until("lead")
    dealt = int(np.bitwise_or.reduce(table.s.hands))
    view = table.settle().view(None)
    assert int(view.played) | int(np.bitwise_or.reduce(view.shown)) == dealt
    assert len(named(dealt).split()) == 48


def test_yd19_what_a_bot_imagines_fits_what_it_knows():
    table = Table(IN_PLAY).lay("5c 6d 7d").play("claim", "pass")
    imagined, rng = blank(rules.STATE), generator(7)
    for _ in range(20):
        rules.imagine(table.view("B"), 1, imagined[0], rng[0])
        s = imagined[0]
        assert named(s.hands[1]) == "2c 3h 8s"
        assert [len(named(hand).split()) for hand in s.hands] == [1, 3, 2, 0, 0, 0]
        assert "8" not in named(s.hands[0])
        assert not int(s.hands[0] | s.hands[2]) & int(s.played | s.hands[1])
