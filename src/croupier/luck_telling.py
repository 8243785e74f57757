"""The luck account of a game as data and in words: who was lucky, in which round or deal, and how the chances went."""

import math
from collections.abc import Sequence

from croupier.account import signed
from croupier.luck import LuckAccount, account_of
from croupier.phrases import Name, Phrase, Player, say
from croupier.records import Record, opening
from croupier.telling import Cell, Row, telling_of
from croupier.wire import ChapterLuck, Luck, Moment

DIGITS = 4  # of a chance; a point is 0.01
MOST = 0.6  # a part that is "most of it"
MOST_ROWS = 12  # of the course as a table
LONG_BAR, SHORT_BAR = 8, 5  # characters for a sure win
MOST_LONG_BARS = 5  # columns; with more of them, bars are short


def luck_of(record: Record) -> Luck:
    """The luck account of a recorded game; working it out takes up to a second."""
    return luck_from(account_of(record), telling_of(opening(record.header).game).CHAPTER)


def luck_from(account: LuckAccount, chapter_name: str) -> Luck:
    """An account as data, with a sentence about each seat; `chapter_name` is the game's message for a chapter."""
    seats = range(account.players)
    totals = [round(account.total(seat), DIGITS) for seat in seats]
    chapters = [
        ChapterLuck(chapter=chapter, luck=[round(account.in_chapter(chapter, seat), DIGITS) for seat in seats])
        for chapter in account.chapters
    ]
    return Luck(
        luck=totals,
        chapters=chapters,
        course=[
            Moment(ply=at.ply, chapter=at.chapter, chances=[round(chance, DIGITS) for chance in at.chances])
            for at in account.course
        ],
        told=[_told(seat, totals[seat], chapters, chapter_name) for seat in seats],
    )


def points(luck: float) -> int:
    """A change of a chance in whole points of a hundred; a half counts as one."""
    return int(math.copysign(math.floor(abs(round(100 * luck, DIGITS)) + 0.5), luck))


def _told(seat: int, total: float, chapters: Sequence[ChapterLuck], chapter_name: str) -> Phrase:
    """What is said of a seat; from the same rounded numbers as those beside it."""
    if not points(total):
        return say("luck-same", player=Player(seat))
    amount = say("luck-points", count=abs(points(total)))
    by_chapter = {at.chapter: at.luck[seat] for at in chapters}
    chapter = main_chapter(by_chapter, total) if chapter_name else None
    if chapter is None:
        return say("luck-more" if total > 0 else "luck-less", player=Player(seat), points=amount)
    where = say(f"luck-in-{chapter_name.removeprefix('chapter-')}", number=chapter)
    return say("luck-more-in" if total > 0 else "luck-less-in", player=Player(seat), points=amount, where=where)


def main_chapter(by_chapter: dict[int, float], total: float) -> int | None:
    """The chapter that made the total; None if no one among several did.

    It has three fifths or more of what went the way of the total, and all others together change the total by two
    fifths at most.

    >>> main_chapter({1: 0.02, 2: -0.01, 3: 0.11}, 0.12), main_chapter({1: 0.04, 2: 0.05, 3: 0.03}, 0.12)
    (3, None)
    >>> main_chapter({1: 0.54, 2: -0.46}, 0.08)
    """
    same = {chapter: abs(luck) for chapter, luck in by_chapter.items() if luck * total > 0}
    if len(by_chapter) < 2 or not same:
        return None
    most = max(same, key=lambda chapter: same[chapter])
    has_most = same[most] >= MOST * sum(same.values()) and abs(abs(total) - same[most]) <= (1 - MOST) * abs(total)
    return most if has_most and points(same[most]) else None


def luck_table(luck: Luck, chapter_name: str) -> list[Row]:
    """A row for each chapter and a column for each seat, in points, and the sums below; none without chapters."""
    if not chapter_name or len(luck.chapters) < 2:
        return []
    rows = [_heads(len(luck.luck))]
    for part in luck.chapters:
        rows.append([Cell(say(chapter_name, number=part.chapter)), *_cells(part.luck, "")])
    return [*rows, [Cell(say("account-sum")), *_cells(luck.luck, "bold")]]


def _heads(players: int) -> Row:
    return [Cell(say("text", text="")), *(Cell(say("account-player", player=Name(seat))) for seat in range(players))]


def _cells(luck: Sequence[float], style: str) -> Row:
    return [Cell(signed(points(value)), style) for value in luck]


def course_table(luck: Luck, chapter_name: str) -> list[Row]:
    """The course of the chances as percentages with bars: at the start and after each chapter, or every few moves."""
    players = len(luck.luck)
    size = LONG_BAR if players <= MOST_LONG_BARS else SHORT_BAR
    rows = [_heads(players)]
    for number in _chosen(luck.course, bool(chapter_name)):
        moment = luck.course[number]
        label = say(chapter_name, number=moment.chapter) if chapter_name else say("luck-after", count=number)
        bars = [Cell(say("text", text=_bar(chance, size)), "") for chance in moment.chances]
        rows.append([Cell(say("luck-start") if number == 0 else label), *bars])
    return rows


def _chosen(course: Sequence[Moment], has_chapters: bool) -> list[int]:
    """The places of at most MOST_ROWS moments: the first, and the last of each chapter or some in even steps."""
    last = len(course) - 1
    if last < 0:
        return []  # nobody has chosen anything yet
    ends = [
        number
        for number in range(1, last + 1)
        if not has_chapters or number == last or course[number + 1].chapter != course[number].chapter
    ]
    count = min(len(ends), MOST_ROWS - 1)
    return [0, *(ends[math.ceil(len(ends) * step / count) - 1] for step in range(1, count + 1))]


def _bar(chance: float, size: int) -> str:
    return f"{round(100 * chance):>3} {'=' * round(size * chance)}".rstrip()
