"""The tiles A and B of Las Vegas Royale: Lucky Punch, Jackpot, Prime Time, Fifty Fifty."""

import pytest

from croupier.games.las_vegas_royale import rules
from croupier.kernel import blank, generator
from tests.rules.las_vegas_royale.positions import SEATS, Table

# A1 Lucky Punch.


def _lucky_punch(players: int = 3, seat: str = "A") -> Table:
    rest = SEATS[:players].replace(seat, "")
    supply = " ".join(f"{other}1" for other in rest)
    return Table(f"players {players}\ntiles: lucky-punch\nsupply: {supply}\nroll: {seat} 1").play("place 1")


def test_lucky_punch_hold_one_two_or_three_and_the_left_neighbour_guesses():
    table = _lucky_punch()
    assert (table.asked, table.legal()) == ("A hold", ["hold 1", "hold 2", "hold 3"])
    table.play("hold 2")
    assert (table.asked, table.legal()) == ("B guess", ["guess 1", "guess 2", "guess 3"])


def test_lucky_punch_the_left_neighbour_of_the_last_seat_is_the_first():
    assert _lucky_punch(4, "D").play("hold 1").asked == "A guess"
    assert _lucky_punch(2, "B").play("hold 1").asked == "A guess"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_lucky_punch_guessed_right_gives_nothing(number):
    table = _lucky_punch().play(f"hold {number}", f"guess {number}")
    assert (table.cash(), table.chips(), table.turn) == ("", "", "B")


@pytest.mark.parametrize(
    ("held", "guess", "chips", "cash"),
    [(1, 2, "A2", ""), (1, 3, "A2", ""), (2, 1, "", "A30"), (2, 3, "", "A30"), (3, 1, "", "A40"), (3, 2, "", "A40")],
)
def test_lucky_punch_wrong_gives_two_chips_or_30_000_or_40_000(held, guess, chips, cash):
    table = _lucky_punch().play(f"hold {held}", f"guess {guess}")
    assert (table.chips(), table.cash(), table.num_cards()) == (chips, cash, "A1" if cash else "")


def test_lucky_punch_the_number_is_hidden_from_everyone_until_the_guess():
    tables = [_lucky_punch().play(f"hold {number}") for number in (1, 2, 3)]
    assert [table.s.held for table in tables] == [1, 2, 3]  # fixed before the guess
    for seat in ("B", "C", "nobody"):
        assert len({table.view(seat).tobytes() for table in tables}) == 1


def test_lucky_punch_the_holder_sees_the_number_until_the_guess():
    for number in (1, 2, 3):
        table = _lucky_punch()
        assert table.view("A").own_number == 0
        assert table.play(f"hold {number}").view("A").own_number == number
        assert [table.view(seat).own_number for seat in ("B", "C", "nobody")] == [0, 0, 0]
        imagined = blank(rules.STATE)
        rules.imagine(table.view("A"), 0, imagined[0], generator(number)[0])
        assert imagined.tobytes() == table.states.tobytes()
        assert table.play("guess 1").view("A").own_number == 0


def test_lucky_punch_a_guesser_must_imagine_every_number():
    view, rng = _lucky_punch().play("hold 3").view("B"), generator(1)
    found = set()
    for _ in range(60):
        imagined = blank(rules.STATE)
        rules.imagine(view, 1, imagined[0], rng[0])
        found.add(int(imagined[0].held))
    assert found == {1, 2, 3}


# A2 Jackpot.


def _jackpot(marker: int | None = None) -> Table:
    line = f"jackpot: {marker}\n" if marker else ""
    return Table(f"players 3\ntiles: jackpot\n{line}supply: B1\nroll: A 1").play("place 1")


def _marker(table: Table) -> int:
    return int(table.s.jackpot) * 10


def test_jackpot_the_marker_starts_on_30_000():
    assert _marker(_jackpot()) == 30


@pytest.mark.parametrize(("one", "two"), [(1, 6), (2, 5), (4, 3)])
def test_jackpot_a_sum_of_7_takes_the_marked_amount(one, two):
    table = _jackpot(60).extra(one, two)
    assert (table.cash(), table.num_cards(), _marker(table), table.turn) == ("A60", "A1", 30, "B")


@pytest.mark.parametrize("face", range(1, 7))
def test_jackpot_a_double_takes_the_marked_amount_and_the_marker_goes_back(face):
    table = _jackpot(80).extra(face, face)
    assert (table.cash(), _marker(table)) == ("A80", 30)


@pytest.mark.parametrize(("before", "after"), [(30, 40), (40, 50), (50, 60), (60, 70), (70, 80), (80, 80)])
def test_jackpot_otherwise_it_moves_on_one_space_at_most_to_80_000(before, after):
    table = _jackpot(before).extra(6, 2)
    assert (table.cash(), table.chips(), _marker(table), table.turn) == ("", "", after, "B")


def test_jackpot_the_next_player_plays_for_the_raised_amount():
    table = _jackpot().extra(1, 2).play("die 1", "place 1").extra(3, 4)
    assert (table.cash(), _marker(table)) == ("B40", 30)


# B1 Prime Time.


def test_prime_time_the_winner_of_the_higher_card_rolls_before_the_payout():
    table = Table("players 3\ntiles: prime-time\n1: 60 30 | A1 B2")
    assert (table.asked, table.weights()) == ("chance extra", [1] * 6)
    table.extra(3, 5)
    assert (table.asked, table.legal()) == ("B prime", ["done", "put 3", "put 5"])


def test_prime_time_the_winner_is_found_with_ties_removed():
    table = Table("players 3\ntiles: prime-time\n1: 60 30 | A+B B2 C1").extra(3, 5)
    assert table.asked == "C prime"


@pytest.mark.parametrize(
    ("moves", "cash"),
    [
        (["done"], "A90 B60"),
        (["put 3", "done"], "A90 B120"),
        (["put 5", "done"], "A90 B90"),
        (["put 5", "put 3"], "A90 B150"),
    ],
)
def test_prime_time_none_one_or_both_may_be_placed_and_count_as_the_players_dice(moves, cash):
    table = Table("players 3\ntiles: prime-time\n1: 60 30 | B1\n3: 60 50 |\n5: 90 30 | A2").extra(3, 5)
    assert table.play(*moves).settle().cash() == cash


def test_prime_time_one_of_a_double_is_fine_and_both_make_two():
    table = Table("players 3\ntiles: prime-time\n1: 60 30 | B1\n4: 90 50 | A1").extra(4, 4)
    assert table.legal() == ["done", "put 4"]
    table.play("put 4")
    assert table.legal() == ["done", "put 4"]
    assert table.play("put 4").settle().cash() == "A50 B150"


def test_prime_time_each_die_has_strength_1():
    table = Table("players 3\ntiles: prime-time\n1: 60 30 | B1\n4: 90 50 | A1 B1 C+B").extra(4, 6)
    assert table.play("put 4", "done").settle().cash() == "A90 B60"  # B and C tie at two


def test_prime_time_its_dice_activate_nothing():
    table = Table("players 3\ntiles: prime-time pay-day jackpot\n1: 60 30 | B1").extra(2, 3).play("put 2", "put 3")
    assert (table.asked, table.legal(), table.chips()) == ("chance pay", ["pay 1"], "")


@pytest.mark.parametrize("dice", ["A1 B1", "", "A1 blanks2", "A1 neutral2", "A2 B2 neutral1"])
def test_prime_time_nobody_rolls_if_the_winner_is_imaginary_or_there_is_none(dice):
    assert Table(f"players 2\ntiles: prime-time\n1: 60 30 | {dice}").asked == "chance pay"


def test_prime_time_no_die_may_enter_a_closed_casino():
    text = "players 3\ntiles: prime-time no-entry\nclosed: 4\n1: 60 30 | A1"
    assert Table(text).extra(4, 5).legal() == ["done", "put 5"]
    assert Table(text).extra(4, 2).legal() == ["done", "put 2"]
    assert Table(text).extra(5, 6).play("put 5").legal() == ["done", "put 6"]
    assert Table(text).extra(4, 5).play("put 5").asked == "chance pay"
    assert Table(text).extra(4, 4).asked == "chance pay"


def test_prime_time_the_roll_is_a_must_even_if_the_own_casino_is_closed():
    assert Table("players 3\ntiles: prime-time no-entry\nclosed: 1\n1: 60 30 | A1").asked == "chance extra"


def test_prime_time_the_winner_may_tie_themselves_out():
    table = Table("players 3\ntiles: prime-time\n1: 60 30 | A3 B3 C2").extra(1, 6)
    assert table.asked == "C prime"
    assert table.play("put 1", "done").settle().cash() == ""


@pytest.mark.parametrize("moves", [["done"], ["put 2", "done"], ["put 2", "put 3"], ["put 3", "put 2"]])
def test_prime_time_the_extra_dice_are_free_for_the_next_round(moves):
    table = Table("players 3 round 1\ntiles: prime-time\n1: 60 30 | A1").extra(2, 3).play(*moves).settle()
    for _ in range(12):
        table.play(table.legal()[0])
    table.play("tile jackpot", *["die 1"] * 8, "place 1").extra(3, 4)
    assert (table.cash(), table.asked, table.turn) == ("A90", "chance roll", "B")


def test_prime_time_is_not_activated_by_placing():
    table = Table("players 3\ntiles: prime-time\nsupply: B1\nroll: A 1 2").play("place 1")
    assert (table.asked, table.turn) == ("chance roll", "B")


# B2 Fifty Fifty.


def _fifty_fifty(*sums: tuple[int, int]) -> Table:
    """A rolls the first of these sums, and calls every later one right."""
    table = Table("players 3\ntiles: fifty-fifty\nsupply: B1\nroll: A 1").play("place 1")
    for number, dice in enumerate(sums):
        if number:
            table.play("higher" if sum(dice) > sum(sums[number - 1]) else "lower")
        table.extra(*dice)
    return table


def test_fifty_fifty_after_the_first_roll_stop_or_call_lower_or_higher():
    table = _fifty_fifty((3, 4))
    assert (table.asked, table.legal()) == ("A fifty", ["stop", "lower", "higher"])


@pytest.mark.parametrize(("right", "chips", "cash"), [(0, "", ""), (1, "A1", ""), (2, "", "A30"), (3, "", "A40")])
def test_fifty_fifty_stop_and_take_the_marked_reward(right, chips, cash):
    table = _fifty_fifty(*[(3, 4), (1, 1)][: right + 1], *[(6, 6), (3, 3)][: max(right - 1, 0)])
    table.play("stop")
    assert (table.chips(), table.cash(), table.turn, table.asked) == (chips, cash, "B", "chance roll")


def test_fifty_fifty_60_000_is_taken_at_once():
    table = _fifty_fifty((3, 4), (1, 1), (6, 6), (3, 3), (5, 5))
    assert (table.cash(), table.num_cards(), table.turn, table.asked) == ("A60", "A1", "B", "chance roll")


@pytest.mark.parametrize(("call", "dice"), [("lower", (6, 6)), ("higher", (1, 1)), ("lower", (5, 3))])
def test_fifty_fifty_a_wrong_call_ends_the_turn_with_nothing(call, dice):
    table = _fifty_fifty((3, 4), (2, 3)).play(call).extra(*dice)
    assert (table.cash(), table.chips(), table.turn, table.asked) == ("", "", "B", "chance roll")


@pytest.mark.parametrize("call", ["lower", "higher"])
def test_fifty_fifty_an_equal_sum_is_wrong(call):
    table = _fifty_fifty((3, 4), (1, 1), (6, 2)).play(call).extra(3, 5)
    assert (table.cash(), table.chips(), table.turn) == ("", "", "B")


def test_fifty_fifty_calling_higher_than_12_or_lower_than_2_is_allowed():
    assert _fifty_fifty((6, 6)).legal() == ["stop", "lower", "higher"]
    assert _fifty_fifty((1, 1)).legal() == ["stop", "lower", "higher"]
    assert _fifty_fifty((6, 6)).play("higher").extra(6, 6).turn == "B"


def test_fifty_fifty_the_marker_goes_back_to_the_start_after_each_activation():
    after_stop = _fifty_fifty((3, 4), (1, 1), (6, 6)).play("stop")
    after_failure = _fifty_fifty((3, 4), (1, 1), (6, 6)).play("lower").extra(6, 6)
    for table in (after_stop, after_failure):
        before = table.cash()
        table.play("die 1", "place 1").extra(2, 2).play("stop")
        assert (table.cash(), table.chips()) == (before, "")
