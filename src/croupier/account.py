"""Who earned how much where, by round or deal: what is told when one ends, and at the end of a game."""

from collections.abc import Iterable

import msgspec

from croupier.phrases import Argument, Listed, Name, Phrase, say
from croupier.stream import Item
from croupier.telling import Cell, Earning, Row


class Account:
    """The earnings of a game so far, by chapter: its rounds or deals.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2, starter=0), dealing=croupier.Seeded(4))
    >>> reader, account = croupier.Reader(), Account()
    >>> while not match.position.is_over:
    ...     account.add(map(reader.read, match.advance(next(iter(match.position.legal_moves), None))))
    >>> totals = [sum(account.total(chapter, seat) for chapter in account.chapters) for seat in range(2)]
    >>> totals == list(match.position.outcome.scores)
    True
    """

    def __init__(self) -> None:
        self.chapters: dict[int, list[Earning]] = {}

    def add(self, items: Iterable[Item | None]) -> None:
        """Note what the items of one reader say was earned."""
        for item in items:
            if item is not None and item.earned:
                self.chapters.setdefault(item.chapter, []).extend(item.earned)

    def total(self, chapter: int, seat: int) -> int:
        """What a seat earned in a chapter."""
        return sum(earning.amount for earning in self.chapters.get(chapter, ()) if earning.seat == seat)

    def told(self, chapter: int, players: int) -> list[Phrase]:
        """A line for each seat: what the chapter brought, and where from."""
        lines = []
        for seat in range(players):
            sums: dict[bytes, tuple[Phrase, int]] = {}  # by the place, as JSON
            for earning in self.chapters.get(chapter, ()):
                if earning.seat == seat:
                    place = msgspec.json.encode(earning.where)
                    sums[place] = earning.where, sums.get(place, (earning.where, 0))[1] + earning.amount
            parts = tuple(say("account-part", where=where, amount=signed(total)) for where, total in sums.values())
            total = signed(self.total(chapter, seat))
            if parts:
                lines.append(say("account-line", player=Name(seat), total=total, parts=Listed(parts, ", ")))
            else:
                lines.append(say("account-nothing", player=Name(seat)))
        return lines

    def table(self, players: int, chapter_name: str) -> list[Row]:
        """A row for each chapter and a column for each seat, and the sums below."""
        seats = range(players)
        rows: list[Row] = [[Cell(say("text", text="")), *(Cell(say("account-player", player=Name(s))) for s in seats)]]
        for chapter in sorted(self.chapters):
            totals = [Cell(signed(self.total(chapter, seat)), "") for seat in seats]
            rows.append([Cell(say(chapter_name, number=chapter)), *totals])
        sums = [sum(self.total(chapter, seat) for chapter in self.chapters) for seat in seats]
        return [*rows, [Cell(say("account-sum")), *(Cell(signed(total), "bold") for total in sums)]]


def signed(amount: int) -> Phrase:
    """An amount with its sign; nothing has none."""
    sign: Argument = "plus" if amount > 0 else "minus" if amount else "none"
    return say("account-amount", sign=sign, amount=abs(amount))
