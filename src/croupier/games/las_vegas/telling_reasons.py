"""Why a placement in Las Vegas is good or bad: how you would stand, who can still pass you, what others lose."""

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.games.las_vegas.telling import WHITE
from croupier.games.telling_majority import (
    YOU,
    ahead_of,
    can_pass,
    can_tie,
    is_safe,
    owner_names,
    payouts,
    tell_changes,
    tell_own,
    tied_ahead,
    tied_with,
)
from croupier.moves import Move
from croupier.phrases import Argument, Phrase, both, say
from croupier.views import View

FEW = 2  # more rivals than this are counted, not named


@dataclass(frozen=True)
class Casino:
    """A casino after a placement: its number and notes, and dice by owner, white after the seats."""

    number: int
    notes: tuple[int, ...]
    dice: tuple[int, ...]
    left: tuple[int, ...]  # dice still to come, by owner; all white dice belong to white
    seat: int

    @property
    def reach(self) -> list[range]:
        """The numbers of dice that each owner can still come to have here."""
        return [range(dice, dice + left + 1) for dice, left in zip(self.dice, self.left, strict=True)]

    def with_more(self, count: int) -> tuple[int, ...]:
        """The dice if the seat had more of them here."""
        return tuple(dice + count * (owner == self.seat) for owner, dice in enumerate(self.dice))

    def names(self, owners: Sequence[int]) -> list[Argument]:
        """Owners as a list names them."""
        return owner_names(owners, self.seat, (WHITE,), len(self.dice) - 1)


def reason(view: View, move: Move) -> list[Phrase]:
    """How the seat would stand in that casino, who can still change that, and what the placement does to others."""
    casino = _after(view, move)
    before = payouts((*view.dice[casino.number - 1], view.white_dice[casino.number - 1]), casino.notes)
    after = payouts(casino.dice, casino.notes)
    if not casino.notes:
        return [say("lv-why-empty", casino=casino.number)]
    lines = [_tell_standing(casino, after[casino.seat])]
    if after[casino.seat]:
        lines += _tell_threats(casino, after[casino.seat])
    elif casino.dice[casino.seat]:
        lines += _tell_what_is_missing(casino)
    lines += tell_own(before, after, casino.seat)
    return lines + tell_changes(before, after, casino.seat, view.players)


def _after(view: View, move: Move) -> Casino:
    assert isinstance(move.value, int)
    number, seat = move.value, view.actor
    own, white = view.roll_own.count(number), view.roll_white.count(number)
    dice = [*view.dice[number - 1], view.white_dice[number - 1] + white]
    left = [*view.own, sum(view.white) - white]
    dice[seat] += own
    left[seat] -= own
    return Casino(number, view.notes[number - 1], tuple(dice), tuple(left), seat)


def _tell_standing(casino: Casino, amount: int) -> Phrase:
    number, count = casino.number, casino.dice[casino.seat]
    if count == 0:
        return say("lv-why-white", casino=number)
    tied, ahead = tied_with(casino.dice, casino.seat), ahead_of(casino.dice, casino.seat)
    if tied:
        return say("lv-why-tied", casino=number, count=count, players=both([YOU, *casino.names(tied)]))
    if ahead:
        return say("lv-why-behind", casino=number, count=count, amount=amount, players=both(casino.names(ahead)))
    return say("lv-why-lead", casino=number, count=count, amount=amount)


def _tell_threats(casino: Casino, amount: int) -> list[Phrase]:
    """Who can still pass a seat that would be paid, or tie with it; or that nobody can."""
    dice, reach, seat = casino.dice, casino.reach, casino.seat
    if is_safe(dice, reach, seat):
        return [say("lv-why-safe", amount=amount)]
    passing, tying, tied = can_pass(dice, reach, seat), can_tie(dice, reach, seat), tied_ahead(dice, reach, seat)
    lines = []
    if len(passing) > FEW:
        lines.append(say("lv-why-pass-many", count=len(passing), rival=_rival(casino, passing[0])))
    elif passing:
        lines.append(say("lv-why-pass", rivals=both(_rival(casino, rival) for rival in passing)))
    elif tying:
        lines.append(say("lv-why-tie", rivals=both(_rival(casino, rival) for rival in tying)))
    if tied:
        lines.append(say("lv-why-tied-ahead", players=both(casino.names(tied))))
    return lines


def _rival(casino: Casino, rival: int) -> Phrase:
    (name,) = casino.names([rival])
    return say("lv-why-rival", player=name, there=casino.dice[rival], left=casino.left[rival])


def _tell_what_is_missing(casino: Casino) -> list[Phrase]:
    """How many more dice a seat that would get nothing needs there."""
    left = casino.left[casino.seat]
    for count in range(1, left + 1):
        amount = payouts(casino.with_more(count), casino.notes)[casino.seat]
        if amount:
            return [say("lv-why-more", count=count, amount=amount, left=left)]
    return [say("lv-why-never", count=left)] if left else []
