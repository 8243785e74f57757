"""How strong the owners of dice are in a casino of Las Vegas Royale: the seats, the neutral player, the blanks."""

from collections.abc import Sequence

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale.telling_pieces import NEUTRAL
from croupier.games.telling_majority import owner_names, payouts
from croupier.phrases import Argument, say
from croupier.views import View

IMAGINARY = (NEUTRAL, say("ry-blanks"))  # owners after the seats


def strength_of(small: int, biggy: int) -> int:
    """How strong dice are together."""
    return small + components.BIGGY_STRENGTH * biggy


def strengths(view: View, casino: int) -> list[int]:
    """How strong each owner is in a casino."""
    row = [strength_of(*dice) for dice in (*view.dice[casino], view.neutral_dice[casino])]
    if view.prime_seat is not None:
        row[view.prime_seat] += view.prime[casino]
    return [*row, view.blanks[casino]]


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
