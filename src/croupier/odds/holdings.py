"""Who may hold which of the cards that a seat has not seen, counted exactly over all deals that fit what it knows.

A deal fits if every hand has its number of cards and none of a rank that its seat is known to lack; any card may lie
aside. So the chance that a hand has no card of a rank is the number of deals that still fit if the hand lacks that
rank, too, over the number of all that fit.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import comb

from croupier.odds.data import Figure, Holding
from croupier.position import Position
from croupier.views import View

MOST_WAYS = 50_000  # ways to leave cards that are told apart; beyond this nothing is counted

Hand = tuple[int, frozenset[str]]  # number of cards, and ranks that are known to be missing


def hidden_hands(position: Position) -> list[Holding]:
    """The chances of every hand that the actor does not see; none if they are too much to count."""
    assert position.actor is not None
    cards = [str(move.value) for move in position.game.moves.all if move.name == "lay"]
    found = chances_to_hold(position.view(position.actor), cards) or {}
    return [
        Holding(seat, {rank: Figure.exact(chance) for rank, chance in ranks.items()}) for seat, ranks in found.items()
    ]


def chances_to_hold(view: View, cards: Sequence[str]) -> dict[int, dict[str, Fraction]] | None:
    """By seat and rank, the chance that a hidden hand has a card of the rank; None if that is too much to count.

    `cards` are all cards of the game; what comes before the last letter is the rank.
    """
    seen = {*view.played, *view.hand, *(card for shown in view.shown for card in shown)}
    unseen = Counter(card[:-1] for card in cards if card not in seen)
    hands = {
        seat: (size, frozenset(lacks))
        for seat, (size, lacks) in enumerate(zip(view.sizes, view.lacks, strict=True))
        if seat != view.seat
    }
    found: dict[int, dict[str, Fraction]] = {}
    for seat, (size, lacks) in hands.items():
        others = [hand for other, hand in hands.items() if other != seat and hand[1]]
        whole = _count_deals(unseen, [(size, lacks), *others])
        found[seat] = {}
        for rank in unseen:
            without = 0 if whole is None else _count_deals(unseen, [(size, lacks | {rank}), *others])
            if whole is None or without is None:
                return None
            found[seat][rank] = 1 - Fraction(without, whole)
    return found


def _count_deals(unseen: Mapping[str, int], hands: Sequence[Hand]) -> int | None:
    """In how many ways the hands can be filled; hands that may hold any card need not be among them."""
    groups = Counter[tuple[bool, ...]]()  # cards that the same hands may hold
    for rank, count in unseen.items():
        groups[tuple(rank not in lacks for _, lacks in hands)] += count
    ways = {tuple(groups.values()): 1}  # by the number of cards left in each group
    for hand, (size, _) in enumerate(hands):
        ways = _fill(ways, size, [place for place, may in enumerate(groups) if may[hand]])
        if len(ways) > MOST_WAYS:
            return None
    return sum(ways.values())


def _fill(ways: Mapping[tuple[int, ...], int], size: int, places: Collection[int]) -> dict[tuple[int, ...], int]:
    """The ways after a hand has taken so many cards from the groups at these places."""
    open_ways = {(left, size): count for left, count in ways.items()}
    for place in places:
        taken: dict[tuple[tuple[int, ...], int], int] = {}
        for (left, needed), count in open_ways.items():
            for number in range(min(left[place], needed) + 1):
                key = (*left[:place], left[place] - number, *left[place + 1 :]), needed - number
                taken[key] = taken.get(key, 0) + count * comb(left[place], number)
        open_ways = taken
    return {left: count for (left, needed), count in open_ways.items() if needed == 0}
