"""C2 Bad Luck: whoever is weakest here must pay 50,000 to the bank after the whole payout."""

from croupier.games.las_vegas_royale.components import BAD_LUCK_FINE, LOWEST_CARD
from croupier.games.las_vegas_royale.state import BAD_LUCK, NOWHERE, casino_of, strength
from croupier.kernel import kernel


@kernel
def note_payers(s):
    """Mark all real players with the least strength, which may be none at all."""
    casino = casino_of(s, BAD_LUCK)
    if casino == NOWHERE:
        return
    least = strength(s, casino, 0)
    for seat in range(1, s.players):
        least = min(least, strength(s, casino, seat))
    for seat in range(s.players):
        s.payers[seat] = strength(s, casino, seat) == least


@kernel
def collect(s):
    """Every payer pays in the cheapest way."""
    for seat in range(s.players):
        if s.payers[seat]:
            _pay_cheapest(s, seat)
            s.payers[seat] = 0


@kernel
def _pay_cheapest(s, seat):
    """At least the fine at the least cost, then with the fewest chips; all there is if that is not enough."""
    cash, chips = int(s.cash[seat]), int(s.chips[seat])
    best_cash, best_chips = cash, chips
    if cash + chips >= BAD_LUCK_FINE:
        best_cost = cash + chips + 1
        for spent in range(min(cash, BAD_LUCK_FINE + LOWEST_CARD) + 1):
            if _can_be_cards(spent) and _can_be_cards(cash - spent):
                added = max(BAD_LUCK_FINE - spent, 0)
                cost = spent + added
                if added <= chips and (cost < best_cost or (cost == best_cost and added < best_chips)):
                    best_cost, best_cash, best_chips = cost, spent, added
    s.cash[seat] -= best_cash
    s.chips[seat] -= best_chips
    s.num_cards[seat] = min(int(s.num_cards[seat]), int(s.cash[seat]) // LOWEST_CARD)


@kernel
def _can_be_cards(amount):
    """No card is below 30,000."""
    return amount == 0 or amount >= LOWEST_CARD
