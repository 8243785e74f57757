"""Reasons in Las Vegas against the rules: casinos settled by the kernels, dice counted again, rounds played out."""

import random
from collections import Counter

import pytest

import croupier
from croupier.games.las_vegas import outlook, rules
from croupier.games.telling_majority import payouts
from croupier.kernel import CHANCE, over
from croupier.reasons import reason_of
from tests.reasons.choices import after, choices, listed, plain

WHITE = "lv-white"


def state_of(position):
    return over(bytearray(position.state), rules.STATE)[0]


def settled(position, casino, more=None):
    """What each seat is paid if a casino is settled now, by the rules; `more` is (seat, dice added there)."""
    state = state_of(position)
    if more is not None:
        state.dice[casino - 1, more[0]] += more[1]
    money = state.money.astype(int)
    outlook.settle(state, casino - 1)
    return ((state.money - money) * rules.UNIT)[: position.players].tolist()


class Table:
    """A casino after a placement, counted from the view of the position after it."""

    def __init__(self, position, move):
        self.before, self.after = position, after(position, move)
        self.seat, self.casino = position.actor, move.value
        view = self.after.view(self.seat)
        self.dice = dict(enumerate(view.dice[move.value - 1]))
        self.left = dict(enumerate(view.own))
        self.dice[WHITE], self.left[WHITE] = view.white_dice[move.value - 1], sum(view.white)
        self.mine = self.dice[self.seat]
        self.paid = settled(self.after, move.value)

    def tied(self, owner):
        return [other for other in self.dice if other != owner and self.dice[other] == self.dice[owner]]

    def rival(self, phrase):
        """The owner of a rival's phrase; its numbers are checked here."""
        owner = plain(phrase.arguments["player"])
        assert (phrase.arguments["there"], phrase.arguments["left"]) == (self.dice[owner], self.left[owner])
        return owner


def check_lead(table, count, amount, casino):
    assert (casino, count, amount) == (table.casino, table.mine, table.paid[table.seat])
    assert amount == table.after.view().notes[casino - 1][0]
    assert all(table.dice[other] < count or table.tied(other) for other in table.dice if other != table.seat)


def check_behind(table, count, amount, casino, players):
    assert (casino, count, amount) == (table.casino, table.mine, table.paid[table.seat])
    ahead = {other for other in table.dice if table.dice[other] > count and not table.tied(other)}
    assert set(listed(players)) == ahead != set()
    assert not table.tied(table.seat)


def check_tied(table, count, casino, players):
    assert (casino, count, 0) == (table.casino, table.mine, table.paid[table.seat])
    assert listed(players)[0] == "you-in-a-list"
    assert set(listed(players)[1:]) == set(table.tied(table.seat)) != set()


def check_white(table, casino):
    assert (casino, table.mine) == (table.casino, 0)
    assert not table.before.view(table.seat).roll_own.count(casino)


def check_empty(table, casino):
    assert table.before.view().notes[casino - 1] == ()


def check_safe(table, amount):
    """However the round goes on, the seat is paid at least that."""
    assert amount == table.paid[table.seat]
    for seed in range(10):
        chooser, game = random.Random(seed), table.after.copy()
        while game.decision not in ("pay", None):
            weights = game.weights if game.actor == CHANCE else None
            game.play(chooser.choices(game.legal_moves, weights)[0])
        assert settled(game, table.casino)[table.seat] >= amount


def passing(table):
    low = [owner for owner in table.dice if table.dice[owner] < table.mine]
    return {owner for owner in low if table.dice[owner] + table.left[owner] > table.mine}


def check_pass(table, rivals):
    assert {table.rival(rival) for rival in rivals.all} == passing(table) != set()


def check_pass_many(table, count, rival):
    assert count == len(passing(table)) > 2
    needed = {owner: (table.dice[owner], table.left[owner]) for owner in passing(table)}
    assert needed[table.rival(rival)] == max(needed.values())


def check_tie(table, rivals):
    assert not passing(table)
    for rival in rivals.all:
        owner = table.rival(rival)
        assert table.dice[owner] < table.mine == table.dice[owner] + table.left[owner]


def check_tied_ahead(table, players):
    for owner in listed(players):
        assert table.dice[owner] > table.mine
        assert table.tied(owner)
        assert table.left[owner] + sum(table.left[other] for other in table.tied(owner)) > 0


def check_more(table, count, amount, left):
    assert left == table.left[table.seat] >= count
    paid = [settled(table.after, table.casino, (table.seat, more))[table.seat] for more in range(count + 1)]
    assert paid == [0] * count + [amount]


def check_never(table, count):
    assert count == table.left[table.seat]
    for more in range(count + 1):
        assert settled(table.after, table.casino, (table.seat, more))[table.seat] == 0


def changes(table, sign):
    before = settled(table.before, table.casino)
    gains = {seat: sign * (table.paid[seat] - before[seat]) for seat in range(len(before)) if seat != table.seat}
    return {(seat, gain) for seat, gain in gains.items() if gain > 0}


def check_already(table, amount):
    assert settled(table.before, table.casino)[table.seat] == table.paid[table.seat] == amount > 0


def check_own_less(table, amount):
    assert settled(table.before, table.casino)[table.seat] - table.paid[table.seat] == amount > 0


def check_others_less(table, players):
    assert set(listed(players)) == changes(table, -1) != set()


def check_others_more(table, players):
    assert set(listed(players)) == changes(table, 1) != set()


CHECKS = {
    "lv-why-lead": check_lead,
    "lv-why-behind": check_behind,
    "lv-why-tied": check_tied,
    "lv-why-white": check_white,
    "lv-why-empty": check_empty,
    "lv-why-safe": check_safe,
    "lv-why-pass": check_pass,
    "lv-why-pass-many": check_pass_many,
    "lv-why-tie": check_tie,
    "lv-why-tied-ahead": check_tied_ahead,
    "lv-why-more": check_more,
    "lv-why-never": check_never,
    "why-already": check_already,
    "why-own-less": check_own_less,
    "why-others-less": check_others_less,
    "why-others-more": check_others_more,
}


def test_every_reason_is_true():
    told = Counter()
    for position, move, phrases in choices("las-vegas", games=3):
        table = Table(position, move)
        for phrase in phrases:
            told[phrase.id] += 1
            CHECKS[phrase.id](table, **phrase.arguments)
        ids = {phrase.id for phrase in phrases}
        assert bool(changes(table, -1)) == ("why-others-less" in ids)
        assert bool(changes(table, 1)) == ("why-others-more" in ids)
        assert "lv-why-safe" in ids or not is_certain(table)
    assert set(told) == set(CHECKS) - {"lv-why-empty"}  # casinos without notes are too rare


def is_certain(table):
    """Whether the seat leads and nobody else can come to have as many dice."""
    others = [table.dice[owner] + table.left[owner] for owner in table.dice if owner != table.seat]
    return table.paid[table.seat] > 0 and table.mine > max(others)


def test_a_casino_without_notes():
    position = croupier.Position.from_text("las-vegas", "players 2 round 4\n1: 80 | B2\nroll: A 2 2")
    phrases = reason_of(position.game)(position.view(0), position.legal_moves[0])
    assert [phrase.id for phrase in phrases] == ["lv-why-empty"]
    check_empty(Table(position, position.legal_moves[0]), **phrases[0].arguments)


@pytest.mark.parametrize(
    ("row", "prizes", "paid"),
    [
        ((3, 2, 1), (9, 5), [9, 5, 0]),
        ((2, 2, 1), (9, 5), [0, 0, 9]),
        ((0, 0, 0), (9,), [0, 0, 0]),
    ],
)
def test_payouts(row, prizes, paid):
    assert payouts(row, prizes) == paid
