"""How strong the owners of dice are in a casino of Las Vegas Royale: the seats, the neutral player, the blanks."""

from collections.abc import Sequence

from croupier.games.las_vegas_royale.telling_pieces import NEUTRAL, strength_at, strength_of
from croupier.games.telling_majority import owner_names, payouts
from croupier.phrases import Argument, say
from croupier.views import View

IMAGINARY = (NEUTRAL, say("ry-blanks"))  # owners after the seats


def strengths(view: View, casino: int) -> list[int]:
    """How strong each owner is in a casino."""
    return [strength_at(view, casino, owner) for owner in range(view.players + 2)]


def reach(view: View, casino: int) -> list[set[int]]:
    """How strong each owner can still come to be there with the dice it has left."""
    row = [{strength} for strength in strengths(view, casino)]
    for seat, (small, biggy) in enumerate(view.supply):
        more = {strength_of(few, big) for few in range(small + 1) for big in range(biggy + 1)}
        row[seat] = {strength + extra for strength in row[seat] for extra in more}
    return row


def paid(view: View, row: Sequence[int], casino: int) -> list[int]:
    """What each owner would get of a casino's cards, as it stands, with these strengths."""
    return payouts(row, view.cards[casino])


def named(view: View, owners: Sequence[int], seat: int) -> list[Argument]:
    """Owners as a list names them, the seat as "you"."""
    return owner_names(owners, seat, IMAGINARY, view.players)
