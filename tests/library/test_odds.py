"""Odds: exact numbers are those of formulas and of slow counts, estimates are near them, and nothing hidden is used."""

import itertools
import math
import random
from collections import Counter
from fractions import Fraction

import msgspec
import pytest

import croupier
from croupier.game import NAMES
from croupier.kernel import CHANCE, NOBODY
from croupier.odds import is_hidden, odds, promises, until_open
from croupier.telling import telling_of
from tests.contract.games import TABLES, table_id

PACKAGE = "croupier.odds"
HIDING = [
    ("yellow-dwarf", 3, {"claim_by_hand": True}),
    ("yellow-dwarf", 4, {"gap": "higher"}),
    ("las-vegas-royale", 3, {"faces": ("lucky-punch", "black-box")}),
]


def text(game, *lines):
    return croupier.Position.from_text(game, "\n".join(lines))


def fraction(figure):
    assert figure.fraction is not None
    assert figure.value == figure.low == figure.high == float(Fraction(figure.fraction))
    return Fraction(figure.fraction)


def numbers(moves):
    return tuple(int(move.split()[1]) for move in moves)


@pytest.mark.parametrize("count", [1, 2, 5, 8])
def test_a_roll_has_the_chances_of_the_multinomial_formula(count):
    found = odds(text("las-vegas", "players 2", "1: 50", f"supply: A{count} B1", "turn: A")).coming
    assert found.is_exact
    assert found.num_results == len(found.results) == math.comb(count + 5, 5)
    for result in found.results:
        ways = math.factorial(count)
        for times in Counter(numbers(result.moves)).values():
            ways //= math.factorial(times)
        assert fraction(result.chance) == Fraction(ways, 6**count)
    assert sum(fraction(result.chance) for result in found.results) == 1
    chances = [fraction(result.chance) for result in found.results]
    assert chances == sorted(chances, reverse=True)
    assert [outcome.move for outcome in found.outcomes] == [f"die {face}" for face in range(1, 7)]
    for outcome in found.outcomes:
        binomial = [Fraction(math.comb(count, times) * 5 ** (count - times), 6**count) for times in range(count + 1)]
        assert [fraction(figure) for figure in outcome.times] == binomial
        assert fraction(outcome.at_least_once) == 1 - binomial[0]


def test_white_dice_are_counted_with_the_others():
    found = odds(text("las-vegas", "players 3 neutral", "1: 50", "supply: A3 A+2 B1", "turn: A")).coming
    assert fraction(found.outcomes[0].times[5]) == Fraction(1, 6**5)
    assert found.num_results == math.comb(10, 5)


def test_the_notes_of_a_casino_are_drawn_from_those_that_are_left_until_there_are_enough():
    """They are drawn one by one here, each note by itself, from the box of the rulebook."""
    box = Counter({1: 6, 2: 8, 3: 8, 4: 6, 5: 6, 6: 5, 7: 5, 8: 5, 9: 5})
    expected = Counter()

    def draw(left, drawn, chance):
        if sum(drawn) >= 5:
            expected[tuple(sorted(drawn))] += chance
            return
        for value in left:
            if left[value]:
                draw(left - Counter([value]), [*drawn, value], chance * Fraction(left[value], left.total()))

    draw(box, [], Fraction(1))
    found = odds(croupier.start("las-vegas", players=2, starter=0)).coming
    assert {tuple(number // 10_000 for number in numbers(result.moves)): fraction(result.chance)
            for result in found.results} == expected  # fmt: skip


def test_two_dice_of_sequence_dice_open_what_their_sum_demands():
    found = odds(text("sequence-dice", "players 2", "G B . . . .", "turn A")).coming
    assert {opened.subject: fraction(opened.chance) for opened in found.opens} == {
        number: Fraction(6 - abs(7 - number), 36) for number in range(2, 13)
    }
    opened = {opened.subject: (opened.decision, opened.choices) for opened in found.opens}
    assert opened[2] == ("place", (3, 3))  # one of the four spaces has a chip
    assert opened[10] == ("remove", (1, 1))
    assert opened[11] == ("place", (34, 34))
    after_a_three = odds(text("sequence-dice", "players 2", "turn A first 3")).coming
    assert {opened.subject: fraction(opened.chance) for opened in after_a_three.opens} == dict.fromkeys(
        range(4, 10), Fraction(1, 6)
    )


def test_chance_that_cannot_be_followed_to_the_end_is_estimated(monkeypatch):
    position = text("las-vegas", "players 2", "1: 50", "supply: A8 B8", "turn: A")
    exact = odds(position).coming
    monkeypatch.setattr(f"{PACKAGE}.MOST_OUTCOMES", 1_000)
    estimate = odds(position, games=4_000).coming
    assert not estimate.is_exact
    assert all(figure.fraction is None for outcome in estimate.outcomes for figure in outcome.times)
    pairs = [
        (known, guess)
        for one, other in zip(exact.outcomes, estimate.outcomes, strict=True)
        for known, guess in zip(one.times[:5], other.times[:5], strict=True)
    ]
    assert sum(guess.low <= known.value <= guess.high for known, guess in pairs) >= 0.9 * len(pairs)


# The same endings of Las Vegas, counted from the rules alone: every roll, every die by itself.


def settled(dice, notes, seat):
    """(leads, is paid, how much) for a seat at one casino; equals cancel out, then the most dice take the best note."""
    counts = Counter(count for count in dice.values() if count)
    ranked = sorted((owner for owner in dice if counts.get(dice[owner]) == 1), key=lambda owner: -dice[owner])
    taken = dict(zip(ranked, sorted(notes, reverse=True), strict=False))
    return bool(notes) and ranked[:1] == [seat], seat in taken, taken.get(seat, 0)


def follow(table, supply, turn, players, notes, seat, place):
    """The average of (leads, is paid, how much) at a place, and of the money of the whole round."""
    turn = next((turn + step for step in range(players) if supply[(turn + step) % players]), None)
    if turn is None:
        at_place = settled(table[place], notes[place], seat)
        return [Fraction(int(fact)) for fact in (*at_place, sum(settled(table[c], notes[c], seat)[2] for c in notes))]
    turn %= players
    total, rolls = [Fraction(0)] * 4, Counter(
        tuple(sorted(roll)) for roll in itertools.product(range(1, 7), repeat=supply[turn])
    )  # fmt: skip
    for roll, ways in rolls.items():
        for face in set(roll):
            number = roll.count(face)
            after = {casino: dict(dice) for casino, dice in table.items()}
            after[face][turn] = after[face].get(turn, 0) + number
            left = [count - number if who == turn else count for who, count in enumerate(supply)]
            found = follow(after, left, turn + 1, players, notes, seat, place)
            share = Fraction(ways, 6 ** supply[turn] * len(set(roll)))
            total = [one + share * other for one, other in zip(total, found, strict=True)]
    return total


ENDINGS = [  # notes and dice by casino, dice left by seat, and the roll of seat 0
    ({1: ([80, 30], {0: 2, 1: 1}), 2: ([50], {}), 3: ([60, 50], {1: 1})}, [0, 2], (1, 1, 6)),
    ({1: ([50, 50], {0: 1, 1: 1}), 6: ([90], {1: 2})}, [0, 2], (1, 6)),
    ({2: ([70], {2: 1}), 4: ([40, 10], {1: 1, 2: 1})}, [0, 1, 1], (2, 4)),
]


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_chance_to_lead_at_the_end_of_a_round_is_that_of_a_slow_count(ending):
    casinos, supply, roll = ending
    players = len(supply)
    lines = [f"players {players} round 4 starter A"]
    for casino, (notes, dice) in casinos.items():
        laid = " ".join(f"{'ABC'[seat]}{count}" for seat, count in dice.items())
        lines.append(f"{casino}: {' '.join(map(str, notes))} | {laid}")
    left = " ".join(f"{'ABC'[seat]}{count}" for seat, count in enumerate(supply) if count)
    found = odds(text("las-vegas", *lines, f"supply: {left}", f"roll: A {' '.join(map(str, roll))}"))
    assert [promise.move for promise in found.choices] == [f"place {face}" for face in sorted(set(roll))]
    notes = {casino: casinos.get(casino, ([], {}))[0] for casino in range(1, 7)}
    for promise in found.choices:
        face = int(promise.move.split()[1])
        table = {casino: dict(casinos.get(casino, ([], {}))[1]) for casino in range(1, 7)}
        table[face][0] = table[face].get(0, 0) + roll.count(face)
        left = [len(roll) - roll.count(face), *supply[1:]]
        leads, paid, amount, brings = follow(table, left, 1, players, notes, 0, face)
        (casino,) = promise.casinos
        assert promise.is_exact
        assert casino.casino == face
        assert (fraction(casino.leads), fraction(casino.paid)) == (leads, paid)
        assert (fraction(casino.amount), fraction(promise.brings)) == (1_000 * amount, 1_000 * brings)


def test_estimates_of_choices_are_near_the_exact_numbers(monkeypatch):
    position = text(
        "las-vegas", "players 2 round 4", "1: 80 30 | A2 B1", "2: 50", "3: 60 | B1", "supply: B3", "roll: A 1 2 3"
    )
    exact = odds(position).choices
    monkeypatch.setattr(f"{PACKAGE}.MOST_STEPS", 0)
    within = []
    for seed in range(4):
        for known, guess in zip(exact, odds(position, games=1_000, seed=seed).choices, strict=True):
            assert known.is_exact
            assert not guess.is_exact
            pairs = [(known.brings, guess.brings)]
            for one, other in zip(known.casinos, guess.casinos, strict=True):
                pairs += [(one.leads, other.leads), (one.paid, other.paid), (one.amount, other.amount)]
            within += [estimate.low <= figure.value <= estimate.high for figure, estimate in pairs]
    assert 0.85 * len(within) <= sum(within)


def test_a_choice_that_wins_is_certain_and_others_are_estimated():
    found = odds(text("sequence-dice", "players 2 line 5", "G G G G . .", ". . B . . .", "turn A roll 6"), games=200)
    wins = {promise.move: promise for promise in found.choices}
    assert wins["place e1"].is_exact
    assert fraction(wins["place e1"].wins) == 1
    assert not wins["place a2"].is_exact
    assert 0.4 < wins["place a2"].wins.value < 1


def test_the_last_card_wins_the_deal_and_what_the_others_hold():
    position = text(
        "yellow-dwarf",
        "players 3 purses 80 80 80 pots 3 6 9 12 0",
        "A: kh",
        "B: 2c 3c",
        "C: 4s",
        "played: qh",
        "lead A",
    )
    (found,) = odds(position, games=100).choices
    assert found.wins.value == 1
    assert 12 + 3 <= found.brings.value <= 12 + 30  # the pot of the king, and three cards of 1 to 10 points


def test_hidden_hands_are_counted_as_by_dealing_every_way():
    position = text(
        "yellow-dwarf", "players 3 purses 80 80 80 pots 3 6 9 12 15",
        "A: ac as | lacks 9", "B: 5c 6c | lacks k 3 4", "C: 4s | lacks k",
        "played: " + " ".join(f"{rank}{suit}" for rank in ("a", "2", "6", "7", "8", "10", "j") for suit in "dh")
        + " 2c 2s 7c 7s 8c 8s 10c 10s",
        "lead A",
    )  # fmt: skip
    view = position.view(0)
    unseen = [move.value for move in position.game.moves.all if move.name == "lay"]
    unseen = [card for card in unseen if card not in {*view.played, *view.hand}]
    lacks, has, deals = {1: ("k", "3", "4"), 2: ("k",)}, Counter(), 0
    for pair in itertools.combinations(unseen, 2):
        for card in set(unseen) - set(pair):
            ranks = {1: {held[:-1] for held in pair}, 2: {card[:-1]}}
            if all(rank not in lacks[seat] for seat in ranks for rank in ranks[seat]):
                deals += 1
                has.update((seat, rank) for seat in ranks for rank in ranks[seat])
    found = odds(position, games=1).hands
    assert [hand.seat for hand in found] == [1, 2]
    for hand in found:
        assert list(hand.ranks) == list(dict.fromkeys(card[:-1] for card in unseen))
        for rank, figure in hand.ranks.items():
            assert fraction(figure) == Fraction(has[hand.seat, rank], deals)


def random_positions(table, seed, count):
    """The positions of a random game, each a copy."""
    game, players, settings = table
    chooser, position = random.Random(f"{game} {players} {seed}"), croupier.start(game, players, **settings)
    while not position.is_over and count:
        count -= 1
        yield position.copy()
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])


@pytest.mark.parametrize("table", HIDING, ids=table_id)
def test_what_the_actor_may_not_know_changes_no_byte(table, monkeypatch):
    monkeypatch.setattr(f"{PACKAGE}.MOST_STEPS", 3_000)
    monkeypatch.setattr(f"{PACKAGE}.MOST_OUTCOMES", 3_000)
    num_different, num_rare = 0, 0
    for number, position in enumerate(random_positions(table, "leaks", 1_500)):
        is_rare = position.decision in (
            "guess",
            "pick",
        )  # here a number of Lucky Punch or a pile of Black Box is hidden
        num_rare += is_rare
        if number % 150 and not (is_rare and num_rare <= 6):
            continue
        seat = NOBODY if position.actor == CHANCE else position.actor
        twins = [position.imagine(position.view(seat), croupier.rng(number, twin)) for twin in range(2)]
        num_different += len({position.state, *(twin.state for twin in twins)}) > 1
        answers = {msgspec.json.encode(odds(twin, games=3, seed=5)) for twin in (position, *twins)}
        assert len(answers) == 1
    assert num_different >= 3


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] != "yellow-dwarf"], ids=table_id)
def test_where_nothing_is_said_to_be_hidden_a_spectator_knows_the_state(table):
    kinds, telling = {}, telling_of(croupier.load(table[0]))
    for position in random_positions(table, "open", 700):
        view = position.view()
        assert kinds.setdefault(position.decision, telling.settles(view)) == telling.settles(view)
        if not is_hidden(position):
            assert position.imagine(view, croupier.rng(1)) == position


def test_the_same_seed_gives_the_same_answer(monkeypatch):
    monkeypatch.setattr(f"{PACKAGE}.MOST_STEPS", 3_000)
    position = text("las-vegas", "players 3", "1: 50", "2: 60 40", "supply: B8 C8", "roll: A 1 1 2 2 2 3 4 5")
    answers = [msgspec.json.encode(odds(position, games=20, seed=seed)) for seed in (1, 1, 2)]
    assert answers[0] == answers[1] != answers[2]


def test_forced_payments_are_made_before_the_next_question():
    position = text("las-vegas", "players 2 round 3", "1: 80 | A2", "2: 50 | B1")
    assert position.decision == "ties"
    found = odds(position)
    assert (found.actor, found.decision) == ("chance", "note")
    assert found.coming.is_exact
    assert position.decision == "ties"  # the position itself is as it was


@pytest.mark.parametrize(
    ("given", "code"),
    [({"games": 0}, "bad-settings"), ({"games": -5}, "bad-settings"), ({"games": 1.5}, "bad-settings"),
     ({"seed": -1}, "bad-settings"), ({"seed": "x"}, "bad-settings")],
)  # fmt: skip
def test_nonsense_is_refused(given, code):
    with pytest.raises(croupier.GameError) as refusal:
        odds(croupier.start("sequence-dice", players=2), **given)
    assert refusal.value.code == code


def test_a_game_that_is_over_has_no_odds():
    over = text("las-vegas", "players 2 round 4", "1: 80 | A2")
    while not over.is_over:
        over.play(over.legal_moves[0])
    for position in (over, text("las-vegas", "players 2 round 4", "1: 80 | A2")):  # only payments are left in the other
        with pytest.raises(croupier.MoveError) as refusal:
            odds(position)
        assert refusal.value.code == "game-over"


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_of_every_game_has_an_answer(name, monkeypatch):
    monkeypatch.setattr(f"{PACKAGE}.MOST_STEPS", 3_000)
    monkeypatch.setattr(f"{PACKAGE}.MOST_OUTCOMES", 3_000)
    for table in (table for table in TABLES if table[0] == name):
        for position in itertools.islice(random_positions(table, "answers", 400), 30, None, 90):
            position = until_open(position)
            if position.is_over:
                continue
            found = odds(position, games=2)
            assert len(found.choices) == (0 if found.actor == "chance" else len(position.legal_moves))
            assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_exact_work_is_shared_out_evenly_among_the_choices(monkeypatch):
    shares = []
    monkeypatch.setattr(f"{PACKAGE}.MOST_STEPS", 300)
    monkeypatch.setattr(promises, "unfold", lambda walker, state, is_end, most: shares.append(most) or (None, most))
    odds(text("las-vegas", "players 2", "1: 50", "supply: B8", "roll: A 1 2 3"), games=1)
    assert shares == [100, 100, 100]
