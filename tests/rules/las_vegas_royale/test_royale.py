"""The numbered rules of the main game, RY20 to RY28, each in a test of its name, and what the views show."""

import numpy as np
import pytest

from croupier.errors import SettingsError
from croupier.game import load
from croupier.games.las_vegas_royale import rules
from croupier.games.las_vegas_royale.state import FACE_NAMES, PUBLIC
from croupier.kernel import below, blank, generator
from croupier.settings import check
from tests.rules.las_vegas_royale.positions import GAME, Table, new_game

PAIRS = [f"card {value}0000" for value in (3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8)]
RESERVE = ["card 60000"] * 13 + ["card 100000"] * 7 + ["card 90000"] * 4
OPENING = [*PAIRS, *RESERVE]
THREE_TILES = ("tile jackpot", "tile no-entry", "tile nice-dice")


def _lay_first(table: Table) -> list[str]:
    """Lay the first tile that can be drawn, until no more are drawn, and return the names of the tiles."""
    while table.decision == "tile":
        table.play(table.legal()[0])
    return table.tiles()


def test_ry20_three_tiles_are_laid_at_casinos_1_to_3_in_the_order_drawn():
    table = new_game(3).play(*OPENING)
    assert (table.asked, table.legal(), table.weights()) == (
        "chance tile",
        [f"tile {name}" for name in FACE_NAMES],
        [1] * 16,
    )
    table.play(*THREE_TILES)
    assert [FACE_NAMES[face] for face in table.s.faces[:3]] == ["jackpot", "no-entry", "nice-dice"]
    assert (table.s.faces[3:].tolist(), table.asked) == ([-1, -1, -1], "chance roll")


def test_ry20_the_sides_of_a_tile_never_lie_together():
    table = new_game(3).play(*OPENING, "tile jackpot")
    assert "tile lucky-punch" not in table.legal()
    assert "tile jackpot" not in table.legal()


@pytest.mark.parametrize("tiles", range(1, 7))
def test_ry20_one_to_six_tiles_as_the_table_says(tiles):
    assert len(_lay_first(new_game(3, tiles=tiles).play(*OPENING))) == tiles


def test_ry20_no_tiles_is_the_base_game():
    assert new_game(3, tiles=0).play(*PAIRS).asked == "chance roll"


def test_ry20_tiles_are_drawn_anew_every_round_and_may_come_again():
    table = Table("players 3 round 1\ntiles: jackpot no-entry nice-dice").settle()
    assert table.s.round_number == 2
    for _ in range(12):
        table.play(table.legal()[0])
    assert (table.tiles(), table.weights()) == ([], [1] * 16)


def test_ry20_with_no_repeats_a_tile_is_drawn_uniformly_and_then_one_of_its_unused_faces():
    table = new_game(3, no_repeats=True)
    table.s.used[FACE_NAMES.index("jackpot")] = 1
    table.s.used[FACE_NAMES.index("no-entry")] = table.s.used[FACE_NAMES.index("knockout")] = 1
    table.play(*OPENING)
    drawn = dict(zip(table.legal(), table.weights(), strict=True))
    assert "tile jackpot" not in drawn
    assert {"tile no-entry", "tile knockout"}.isdisjoint(drawn)
    assert drawn["tile lucky-punch"] == drawn["tile prime-time"] + drawn["tile fifty-fifty"] == 2


def test_ry20_with_no_repeats_a_used_face_does_not_come_again():
    table = new_game(3, no_repeats=True).play(*OPENING, *THREE_TILES)
    assert [FACE_NAMES[face] for face in np.flatnonzero(table.s.used)] == ["jackpot", "no-entry", "nice-dice"]
    assert new_game(3).play(*OPENING, *THREE_TILES).s.used.sum() == 0


def test_ry20_when_faces_run_out_fewer_tiles_are_laid():
    table = new_game(3, tiles=6, no_repeats=True)
    table.s.used[:] = 1
    for name in ("prime-time", "fifty-fifty", "pay-day"):
        table.s.used[FACE_NAMES.index(name)] = 0
    table.play(*OPENING)
    assert _lay_first(table) == ["prime-time", "pay-day"]
    assert table.asked == "chance roll"


def test_ry20_a_fixed_list_of_faces_overrides_the_rest_and_lies_every_round():
    table = new_game(3, tiles=5, no_repeats=True, faces=("power-play", "my-choice")).play(*OPENING)
    assert (table.asked, table.tiles()) == ("chance roll", ["power-play", "my-choice"])
    table.s.supply[1:] = 0
    table.play(*["die 4"] * 8, "place 4").settle()
    assert table.s.round_number == 2
    for _ in range(12):
        table.play(table.legal()[0])
    assert (table.asked, table.tiles()) == ("chance roll", ["power-play", "my-choice"])


@pytest.mark.parametrize("faces", [("jackpot", "lucky-punch"), ("jackpot", "jackpot"), ("roulette",), FACE_NAMES[::2]])
def test_ry20_two_sides_of_one_tile_are_refused(faces):
    game = load("las-vegas-royale")
    with pytest.raises(SettingsError):
        check(3, game.players, game.settings, {"faces": faces})


def test_ry21_the_cards_of_rounds_2_and_3_are_counted_off_after_the_first_stocking():
    table = new_game(3).play(*PAIRS)
    assert (table.decision, sum(table.weights())) == ("reserve", 78)
    table.play(*RESERVE)
    assert table.s.reserve.tolist()[3:] == [0, 0, 0, 13, 0, 0, 4, 7]
    assert table.s.unseen.sum() == 54
    assert table.decision == "tile"


def test_ry21_which_cards_they_are_is_known_to_everyone():
    table = new_game(3).play(*OPENING)
    for seat in ("A", "C", "nobody"):
        assert table.view(seat).reserve.tolist() == table.s.reserve.tolist()


def test_ry21_later_rounds_draw_from_them_and_unclaimed_cards_do_not_come_back():
    table = Table("players 3 round 1\ntiles: jackpot\n6: 100 30 |")
    table.s.reserve[:] = 0
    table.s.reserve[[4, 9]] = 11, 13
    table.settle()
    assert (table.legal(), table.weights()) == (["card 40000", "card 90000"], [11, 13])
    table.play(*["card 90000"] * 12)
    assert table.s.reserve.tolist()[3:] == [0, 11, 0, 0, 0, 0, 1, 0]


def test_ry21_the_base_game_has_one_hidden_stack():
    table = Table("players 3 round 2").settle()
    assert sum(table.weights()) == 90  # nothing was counted off


def test_ry22_placing_activates_the_tile_after_the_placing_and_before_the_next_player():
    table = Table("players 3\ntiles: pay-day lucky-punch\nsupply: B1\nroll: A 1 2 2").play("place 2")
    assert (table.dice(2), table.asked, table.turn) == ("A2", "A hold", "A")
    assert table.play("hold 1", "guess 1").turn == "B"


def test_ry22_several_dice_activate_the_tile_once():
    table = Table("players 3\ntiles: pay-day\nsupply: B1\nroll: A 1 1 1 B1").play("place 1")
    assert (table.chips(), table.turn) == ("A1", "B")


def test_ry22_a_casino_without_a_tile_has_no_effect():
    table = Table("players 3\ntiles: pay-day\nsupply: B1\nroll: A 1 4").play("place 4")
    assert (table.chips(), table.cash(), table.turn) == ("", "", "B")


@pytest.mark.parametrize(("count", "chips", "cash"), [(1, "A1", ""), (2, "A2", ""), (3, "", "A30"), (6, "", "A60")])
def test_ry23_10_000_and_20_000_are_paid_in_chips_and_more_as_one_card(count, chips, cash):
    casinos = "".join(f"{casino}: | A1\n" for casino in range(2, count + 1))
    table = Table(f"players 3\ntiles: pay-day\n{casinos}supply: B1\nroll: A 1").play("place 1")
    assert (table.chips(), table.cash(), table.num_cards()) == (chips, cash, "A1" if cash else "")


def test_ry24_tiles_are_set_up_afresh_every_round():
    text = """players 3 round 1
        tiles: jackpot no-entry block-it double-down my-choice
        jackpot: 80
        closed: 4
        ring: 3
        groups: 1
        double: A1
        gold: B+B
        6: 90 30 | A1 blanks3"""
    table = Table(text).settle()
    for _ in range(12):
        table.play(table.legal()[0])
    table.play("tile jackpot", "tile no-entry", "tile block-it", "tile double-down", "tile my-choice")
    assert (table.s.jackpot, table.closed(), table.s.ring, table.s.groups.tolist()) == (3, 0, 0, [0, 2, 2, 1])
    assert (table.double(), table.gold(), table.dice(6), table.supply()) == ("", "", "", "A7+B B7+B C7+B")


def test_ry25_only_the_number_of_a_closed_casino_is_a_free_pass():
    table = Table("players 3\ntiles: no-entry\nclosed: 4\nchips: A2\nsupply: B1\nroll: A 4 4 B4")
    assert table.legal() == ["pass"]
    table.play("pass")
    assert (table.chips(), table.supply(), table.dice(4), table.turn) == ("A2", "A2+B B1", "", "B")


def test_ry25_with_another_number_it_is_chosen_or_a_chip_paid():
    table = Table("players 3\ntiles: no-entry\nclosed: 4\nchips: A2\nsupply: B1\nroll: A 4 4 B5")
    assert table.legal() == ["place 5", "skip"]


def test_ry26_blanks_and_neutral_dice_are_two_imaginary_players():
    assert Table("players 2\n1: 80 30 | A1 neutral2 blanks2").settle().cash() == "A80"
    assert Table("players 2\n1: 80 30 | A1 neutral3 blanks2").settle().cash() == ""
    assert Table("players 2\n1: 80 30 | A3 neutral1 blanks2").settle().cash() == "A80"


def test_ry26_blanks_tie_lead_and_win_like_any_player():
    assert Table("players 3\n1: 80 30 | A2 B1 blanks2").settle().cash() == "B80"
    assert Table("players 3\n1: 80 30 | A2 B1 blanks3").settle().cash() == "A30"


def test_ry27_prime_time_then_the_casinos_with_their_tiles_then_bad_luck():
    table = Table("players 3\ntiles: prime-time bad-luck black-box\n1: 60 30 | A1\n2: 90 50 | B2\n3: 70 40 | C1")
    assert table.asked == "chance extra"
    table.extra(2, 4).play("put 2", "put 4", "pay 1", "pay 2")
    assert table.cash() == "A110 B90"  # A60 and the 50 of casino 2
    assert table.play("pay 3").asked == "A split"
    table.play("split 60", "pick 1", "pay 4", "pay 5", "pay 6")
    assert (table.decision, table.cash()) == ("fine", "A110 B90 C110")
    assert table.play("fine").cash() == "A110 B90 C60"  # only C had no die at Bad Luck


def test_ry27_bad_luck_counts_before_ties_are_removed():
    table = Table("players 3\ntiles: bad-luck\n1: 60 30 | A2 B2 C1\ncash: A90 B90 C90").settle()
    assert table.cash() == "A90 B90 C100"


def test_ry27_the_next_starter_is_found_after_the_payments():
    table = Table("players 3 round 1\ntiles: bad-luck\n1: | A1\n6: 60 30 | B1").settle()
    assert (table.s.starter, table.cash(), table.supply()) == (1, "", "A7+B B7+B C7+B")


def test_ry28_the_cap_on_a_game_is_far_beyond_what_play_reaches():
    longest = 0
    for seed in range(3):
        table, rng = new_game(5, tiles=6), generator(seed)
        length = 0
        while table.decision is not None:
            moves = table.legal()
            table.play(moves[below(rng[0], len(moves))])
            length += 1
        longest = max(longest, length)
    assert 10 * longest < GAME.max_actions


def test_views_have_no_secret_and_every_public_field():
    assert {"held", "split"}.isdisjoint(rules.VIEW.names)
    states = blank(rules.STATE)
    everything = np.arange(rules.STATE.itemsize, dtype=np.uint8) % 100 + 1
    states.view(np.uint8)[:] = everything
    states[0].depth = 1
    views = blank(rules.VIEW)
    rules.observe(states[0], 3, views[0])
    assert views[0].seat == 3
    for field in PUBLIC:
        assert np.array_equal(views[0][field[0]], states[0][field[0]]), field[0]
