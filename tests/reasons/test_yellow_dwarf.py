"""Reasons in Yellow Dwarf against the rules: runs are laid, pots taken, deals played out."""

import random
from collections import Counter

import croupier
from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES, KING, SUITS
from croupier.kernel import CHANCE, over
from croupier.reasons import reason_of
from tests.reasons.choices import after, choices, listed

POT_NAMES = ("10d", "jc", "qs", "kh", "7d")
NUM_PLAYED = 1500  # of the sentences about the next deal, how many are played out


def rank_of(card):
    return CARD_NAMES.index(card) // SUITS


def state_of(position):
    return over(bytearray(position.state), rules.STATE)[0]


def hand_of(position, seat):
    return [card for number, card in enumerate(CARD_NAMES) if int(state_of(position).hands[seat]) >> number & 1]


def take_pots(position):
    """Claim what may be claimed."""
    while position.decision == "claim":
        position.play("claim")


def play_run(position, move, cards):
    """Lay a card and those after it; nobody else may be asked before the last."""
    seat, played = position.actor, after(position, move)
    assert str(move.value) == cards[0]
    take_pots(played)
    for card in cards[1:]:
        assert (played.actor, played.decision) == (seat, "follow")
        played.play(f"lay {card}")
        take_pots(played)
    return played


class Table:
    def __init__(self, position, move, phrases):
        self.before, self.move, self.seat = position, move, position.actor
        self.view = position.view(self.seat)
        found = next((phrase for phrase in phrases if phrase.id == "yd-why-run"), None)
        self.cards = [] if found is None else [card.card for card in found.arguments["cards"].all]
        self.after = play_run(position, move, self.cards) if self.cards else after(position, move)
        self.gain = self.after.view().purses[self.seat] - self.view.purses[self.seat]
        self.kept = hand_of(self.after, self.seat)


def check_run(table, count, cards):
    assert count == len(table.cards)
    if table.kept and rank_of(table.cards[-1]) < KING:  # the next card is asked for, and the seat has none
        assert (table.after.actor, table.after.decision) == (table.seat, "follow")
        assert table.after.view().subject == rank_of(table.cards[-1]) + 1
        assert [str(move) for move in table.after.legal_moves] == ["pass"]


def check_pots(table, amount):
    assert amount == table.gain > 0


def check_opera(table, amount):
    assert table.after.decision == "opera"
    table.after.play("opera")
    assert table.after.view().purses[table.seat] - table.view.purses[table.seat] == amount == sum(table.view.pots)


def check_wins(table, count):
    assert not table.kept
    others = [seat for seat in range(table.before.players) if seat != table.seat]
    assert count == sum(len(hand_of(table.before, seat)) for seat in others)
    assert table.after.decision in ("opera", "show")


def check_king(table):
    assert rank_of(table.cards[-1]) == KING
    assert (table.after.actor, table.after.decision) == (table.seat, "lead")


def rank_needed(table, rank):
    assert rank.arguments["rank"] == rank_of(table.cards[-1]) + 2  # counted from 1
    return rank_of(table.cards[-1]) + 1


def check_closed(table, rank):
    """Everybody passes, and the seat goes on."""
    rank_needed(table, rank)
    played = table.after
    while played.decision == "follow":
        assert [str(move) for move in played.legal_moves] == ["pass"]
        played.play("pass")
    assert (played.actor, played.decision in ("lead", "higher")) == (table.seat, True)


def check_next(table, rank, count, player):
    rank = rank_needed(table, rank)
    assert count == 4 - sum(rank_of(card) == rank for card in table.after.view().played) > 0
    asked = (table.seat + 1) % table.before.players
    while asked != player.seat:  # whoever is asked before has none, and everybody knows it
        assert not any(rank_of(card) == rank for card in hand_of(table.before, asked))
        asked = (asked + 1) % table.before.players
    assert not table.view.lacks[player.seat] or rank not in map(rank_index, table.view.lacks[player.seat])


def rank_index(name):
    return rank_of(f"{name}c")


def check_lacks(table, players):
    for seat in listed(players):
        assert not any(rank_of(card) == rank_of(table.cards[-1]) + 1 for card in hand_of(table.before, seat))


def check_left(table, cards, points):
    assert cards.arguments["count"] == len(table.kept) > 0
    held = sum(1 << CARD_NAMES.index(card) for card in table.kept)
    assert points.arguments["count"] == rules.points_of(state_of(table.before), held)


def check_claim(table, card, amount):
    assert table.gain == amount == table.view.pots[POT_NAMES.index(card.card)]


def next_deal(table, card, is_kept):
    """The position after the stakes of the next deal, played at random, if there is one; None if the card was laid."""
    position, chooser = table.after, random.Random(0)
    while not position.is_over and not (position.decision == "deal" and position.view().deal_number > number(table)):
        before = position.view()
        weights = position.weights if position.actor == CHANCE else None
        position.play(chooser.choices(position.legal_moves, weights)[0])
        if before.decision == "opera" or (is_kept and card in position.view().played):
            return None
    return None if position.is_over else position


def number(table):
    return table.view.deal_number


def check_growth(table, card, amount, grown, stake, usual, is_kept):
    pot = POT_NAMES.index(card.card)
    assert amount == table.view.pots[pot]
    assert (card.card in table.kept) == is_kept
    assert (usual, stake) == (int(rules.STAKES[pot]), rules.TRIPLE * int(rules.STAKES[pot]))
    position = next_deal(table, card.card, is_kept)
    if position is not None:
        assert position.view().pots[pot] == grown
    return position is not None


def check_keep(table, **arguments):
    return check_growth(table, **arguments, is_kept=True)


def check_forget(table, **arguments):
    return check_growth(table, **arguments, is_kept=False)


def check_keep_last(table, card, amount):
    assert card.card in table.kept
    assert (table.view.deal_number, amount) == (table.view.num_deals, table.view.pots[POT_NAMES.index(card.card)])


def check_forget_last(table, card, amount):
    assert table.gain == 0
    assert (table.view.deal_number, amount) == (table.view.num_deals, table.view.pots[POT_NAMES.index(card.card)])


def check_pass(table, norank):
    assert [str(move) for move in table.before.legal_moves] == ["pass"]
    assert norank.arguments["rank"] == table.view.subject + 1


CHECKS = {
    "yd-why-run": check_run,
    "yd-why-pots": check_pots,
    "yd-why-opera": check_opera,
    "yd-why-wins": check_wins,
    "yd-why-king": check_king,
    "yd-why-closed": check_closed,
    "yd-why-next": check_next,
    "yd-why-lacks": check_lacks,
    "yd-why-left": check_left,
    "yd-why-claim": check_claim,
    "yd-why-keep": check_keep,
    "yd-why-keep-last": check_keep_last,
    "yd-why-forget": check_forget,
    "yd-why-forget-last": check_forget_last,
    "yd-why-pass": check_pass,
}


def test_every_reason_is_true():
    told, grown = Counter(), 0
    for position, move, phrases in choices("yellow-dwarf", games=6, chance_kept=0.5):
        table = Table(position, move, phrases)
        ids = {phrase.id for phrase in phrases}
        assert (table.gain > 0) == bool(ids & {"yd-why-pots", "yd-why-claim"}) or "yd-why-opera" in ids
        for phrase in phrases:
            told[phrase.id] += 1
            check = CHECKS[phrase.id]
            if check in (check_keep, check_forget) and told[phrase.id] > NUM_PLAYED:
                continue
            grown += bool(check(table, **phrase.arguments))
    assert set(told) | {"yd-why-opera"} == set(CHECKS)  # a Grand Opera is rare; one is below
    assert grown > 100


def test_a_grand_opera():
    position = croupier.start("yellow-dwarf", players=6, dealer=5)
    position.play("stake")
    hands = [[f"{rank}{suit}" for rank in ("a", *range(2, 9))] for suit in "cdhs"]
    rest = [card for card in CARD_NAMES if not any(card in hand for hand in hands)]
    hands += [rest[:8], rest[8:16]]
    for place in range(8):
        for hand in hands:
            position.play(f"card {hand[place]}")
    assert position.actor == 0
    (move,) = [move for move in position.legal_moves if str(move) == "lay ac"]
    phrases = reason_of(position.game)(position.view(0), move)
    assert [phrase.id for phrase in phrases] == ["yd-why-run", "yd-why-opera", "yd-why-wins"]
    table = Table(position, move, phrases)
    check_run(table, **phrases[0].arguments)
    check_wins(table, **phrases[2].arguments)
    check_opera(table, **phrases[1].arguments)
