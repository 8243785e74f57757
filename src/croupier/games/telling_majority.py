"""Who is paid at a casino as it stands, and who can still change that: what both Las Vegas games tell of it.

A row has a number for each owner, of dice or of strength: the seats first, then owners who are nobody at the table.
`reach` has for each owner the numbers that its dice still to come can make of it.
"""

from collections.abc import Collection, Sequence

from croupier.phrases import Argument, Listed, Name, Phrase, both, say

YOU = say("you-in-a-list")


def payouts(row: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """What each owner is paid as it stands: equal numbers cancel out, the highest number takes the highest prize."""
    untied = [owner for owner in range(len(row)) if row[owner] and not tied_with(row, owner)]
    paid = [0] * len(row)
    for owner, prize in zip(sorted(untied, key=lambda owner: -row[owner]), prizes, strict=False):
        paid[owner] = prize
    return paid


def tied_with(row: Sequence[int], owner: int) -> list[int]:
    """The others who have the same number."""
    return [other for other, number in enumerate(row) if number == row[owner] and other != owner]


def ahead_of(row: Sequence[int], owner: int) -> list[int]:
    """The others who have more and are tied with nobody, the highest first."""
    ahead = [other for other, number in enumerate(row) if number > row[owner] and not tied_with(row, other)]
    return sorted(ahead, key=lambda other: -row[other])


def can_pass(row: Sequence[int], reach: Sequence[Collection[int]], seat: int) -> list[int]:
    """The others who are below a seat and can come above it, those who need the fewest first."""
    passing = [other for other in range(len(row)) if row[other] < row[seat] < max(reach[other])]
    return sorted(passing, key=lambda other: (-row[other], -max(reach[other])))


def can_tie(row: Sequence[int], reach: Sequence[Collection[int]], seat: int) -> list[int]:
    """The others who are below a seat, cannot come above it, but can become equal."""
    return [other for other in range(len(row)) if row[other] < row[seat] == max(reach[other])]


def tied_ahead(row: Sequence[int], reach: Sequence[Collection[int]], seat: int) -> list[int]:
    """The others who have more but are tied, where a die of one of them can still change that."""
    return [
        other
        for other in range(len(row))
        if row[other] > row[seat] and any(len(reach[one]) > 1 for one in (other, *tied_with(row, other)))
        and tied_with(row, other)
    ]  # fmt: skip


def is_safe(row: Sequence[int], reach: Sequence[Collection[int]], seat: int) -> bool:
    """Whether nothing that dice can do makes the payout of a seat smaller than it is."""
    for other in range(len(row)):
        if other == seat:
            continue
        if row[other] <= row[seat] <= max(reach[other]) or (row[other] > row[seat] and reach_meets(reach, seat, other)):
            return False
    return not tied_ahead(row, reach, seat)


def reach_meets(reach: Sequence[Collection[int]], one: int, other: int) -> bool:
    """Whether two owners can come to have the same number."""
    return not set(reach[one]).isdisjoint(reach[other])


def owner_names(owners: Sequence[int], seat: int, imaginary: Sequence[Phrase], players: int) -> list[Argument]:
    """Owners as a list names them; `imaginary` has the names of those after the seats."""
    everybody = [*(YOU if owner == seat else Name(owner) for owner in range(players)), *imaginary]
    return [everybody[owner] for owner in owners]


def tell_own(before: Sequence[int], after: Sequence[int], seat: int) -> list[Phrase]:
    """That a placement brings its own seat nothing new, or less, by payouts as it stands."""
    if before[seat] == after[seat] > 0:
        return [say("why-already", amount=after[seat])]
    if before[seat] > after[seat]:
        return [say("why-own-less", amount=before[seat] - after[seat])]
    return []


def tell_changes(before: Sequence[int], after: Sequence[int], seat: int, players: int) -> list[Phrase]:
    """What a choice costs other players and what it brings them, by payouts as it stands."""
    gains = {other: after[other] - before[other] for other in range(players) if other != seat}
    lines = []
    for message, sign in (("why-others-less", -1), ("why-others-more", 1)):
        listed = [Listed((Name(other), sign * gain), " ") for other, gain in gains.items() if sign * gain > 0]
        if listed:
            lines.append(say(message, players=both(listed)))
    return lines
