"""Las Vegas Royale: the scoring order of RY27, on the agenda because tiles ask questions in the middle."""

from croupier.games.las_vegas_royale import dispatch
from croupier.games.las_vegas_royale.state import (
    BAD_LUCK,
    CASINOS,
    END_ROUND,
    FINE,
    MAX_PLAYERS,
    NOTE_PAYERS,
    NOWHERE,
    PAY,
    casino_of,
    rank_casino,
)
from croupier.games.las_vegas_royale.tiles import prime_time
from croupier.kernel import CHANCE, NOBODY, kernel, push


@kernel
def begin(s):
    """Prime Time, then who must pay for Bad Luck, then the casinos; what is pushed last comes first."""
    push(s, END_ROUND, NOBODY)
    push(s, PAY, CHANCE, 0)
    push(s, NOTE_PAYERS, NOBODY)
    prime_time.before_payout(s)


@kernel
def pay_casino(s, casino):
    """Pay the two cards and the tile's part, then put the next step on the agenda."""
    first, second = rank_casino(s, casino)
    if casino + 1 < CASINOS:
        push(s, PAY, CHANCE, casino + 1)
    elif casino_of(s, BAD_LUCK) != NOWHERE:
        push(s, FINE, CHANCE)
    pay_cards(s, casino, first, second)
    dispatch.pay(s, s.faces[casino], first)


@kernel
def pay_cards(s, casino, first, second):
    """Pay the two cards of a casino; the best-placed last, because that player starts the next round (RY14)."""
    _pay_card(s, casino, 1, second)
    _pay_card(s, casino, 0, first)


@kernel
def _pay_card(s, casino, place, owner):
    """A card that no player wins goes to the bank, or under a stack that never runs out."""
    if owner != NOBODY and owner < MAX_PLAYERS:
        s.cash[owner] += s.cards[casino, place]
        s.num_cards[owner] += 1
        s.next_starter = owner
    s.cards[casino, place] = 0
