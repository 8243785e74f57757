"""What the notations of all games share: the lines and words of a written position, and how one is refused."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

SEATS = "ABCDEF"
UNIT = 10  # people write money in thousands, the rules count it in notes of 10,000
MOST_ALIKE = 99  # notes of one value in a word
LONGEST_SHOWN = 24  # characters of a word that a refusal repeats

Read = tuple[dict[str, Any], NDArray[np.record]]


@dataclass(frozen=True)
class Line:
    """A line of a written position: its number in the text, the name before its colon, and the rest."""

    number: int
    name: str  # "" where there is no colon
    text: str

    @property
    def words(self) -> list[str]:
        """The words after the name."""
        return self.text.split()

    def parts(self, most: int) -> list[list[str]]:
        """The words of each part between bars; at most `most` parts."""
        parts = [part.split() for part in self.text.split("|")]
        if len(parts) > most:
            self.refuse("it has too many bars", f"write at most {most - 1}")
        return parts

    def refuse(self, wrong: str, right: str) -> NoReturn:
        """Raise the ValueError that says what is wrong with this line, and what would be right."""
        raise ValueError(f"line {self.number}: {wrong}; {right}")

    def match(self, pattern: str, word: str, right: str) -> re.Match[str]:
        """The match of the whole word, which is refused if there is none."""
        return re.fullmatch(pattern, word) or self.refuse(f"{shown(word)} cannot be read", right)

    def whole(self, word: str, allowed: range, what: str) -> int:
        """The word as a whole number, which must be in `allowed`."""
        if not re.fullmatch("[0-9]{1,5}", word) or int(word) not in allowed:
            self.refuse(f"{what} is {shown(word)}", f"write a number from {allowed[0]} to {allowed[-1]}")
        return int(word)

    def money(self, word: str, allowed: range, what: str) -> int:
        """The word, an amount in thousands, counted in notes of 10,000."""
        if not re.fullmatch("[0-9]{0,4}0", word) or int(word) // UNIT not in allowed:
            least, most = allowed[0] * UNIT, allowed[-1] * UNIT
            self.refuse(f"{what} is {shown(word)}", f"write tens from {least} to {most}, in thousands")
        return int(word) // UNIT

    def seat(self, word: str, players: int) -> int:
        """The seat of a letter."""
        if len(word) != 1 or word not in SEATS[:players]:
            self.refuse(f"{shown(word)} is no player", f"the players are A to {SEATS[players - 1]}")
        return SEATS.index(word)

    def only(self, words: Sequence[str], what: str) -> str:
        """The single word that must stand here."""
        if len(words) != 1:
            self.refuse(f"it has {len(words)} words for {what}", "write one")
        return words[0]

    def by_seat(self, players: int, pattern: str, right: str) -> dict[int, str]:
        """By seat, the rest of each word after the player's letter; every player at most once."""
        found: dict[int, str] = {}
        for word in self.words:
            self.match("[A-Z]" + pattern, word, right)
            seat = self.seat(word[0], players)
            if seat in found:
                self.refuse(f"{word[0]} stands twice", "write every player once")
            found[seat] = word[1:]
        return found


def shown(word: str) -> str:
    """A word in quotes, for a refusal; a long one is cut."""
    return repr(word if len(word) <= LONGEST_SHOWN else word[:LONGEST_SHOWN] + "...")


def lines_of(text: str) -> list[Line]:
    """The lines without their remarks; the first must have the players, and no name may come twice."""
    lines: list[Line] = []
    names: set[str] = set()
    for number, whole in enumerate(text.splitlines(), 1):
        row = whole.partition("#")[0]
        before, colon, rest = row.partition(":")
        if row.strip():
            name = before.strip() if colon else ""
            line = Line(number, name, (rest if colon else row).strip())
            if colon and not name:
                line.refuse("nothing stands before the colon", "write a name there")
            if name in names:
                line.refuse(f"a second line begins with {shown(name)}", "write one")
            names |= {name} - {""}
            lines.append(line)
    if not lines or lines[0].name or lines[0].words[0] != "players":
        number = lines[0].number if lines else 1
        raise ValueError(f'line {number}: the players are missing; begin with a line such as "players 3"')
    return lines


def named_words(line: Line, names: Collection[str]) -> dict[str, list[str]]:
    """By name, the words of a line after each name that is in it."""
    found: dict[str, list[str]] = {}
    values: list[str] = []
    for word in line.words:
        if word in names:
            if word in found:
                line.refuse(f"{word} stands twice", "write it once")
            values = found[word] = []
        else:
            values.append(word)
    return found


class Head:
    """The first line: names of settings and of what lies on the table, most of them followed by values."""

    def __init__(self, line: Line, names: Collection[str], flags: Collection[str] = ()) -> None:
        self.line, self.known = line, [*names, *flags]
        self.found = named_words(line, self.known)
        for name in flags:
            self._refuse_beyond(name, 0)

    def __contains__(self, name: str) -> bool:
        return name in self.found

    def _refuse_beyond(self, name: str, most: int) -> None:
        for word in self.found.get(name, [])[most:]:
            self.line.refuse(f"{shown(word)} after {name} is not known", f"known are {', '.join(self.known)}")

    def words(self, name: str, count: int) -> list[str]:
        """The words after a name that is in the line; there must be exactly `count`."""
        self._refuse_beyond(name, count)
        if len(self.found[name]) < count:
            self.line.refuse(f"{name} has {len(self.found[name])} values", f"write {count}")
        return self.found[name]

    def whole(self, name: str, allowed: range, default: int = 0) -> int:
        """The number after a name."""
        return self.wholes(name, 1, allowed)[0] if name in self else default

    def wholes(self, name: str, count: int, allowed: range) -> list[int]:
        """The numbers after a name that is in the line; there must be exactly `count`."""
        return [self.line.whole(word, allowed, name) for word in self.words(name, count)]

    def seat(self, name: str, players: int, default: int) -> int:
        """The seat after a name."""
        return self.line.seat(self.words(name, 1)[0], players) if name in self else default


def read_notes(line: Line, words: Iterable[str], lowest: int, highest: int) -> Counter[int]:
    """Notes or cards as people write them, "50" for one of 50,000 and "50x3" for three, counted by value."""
    found: Counter[int] = Counter()
    for word in words:
        amount, times, count = word.partition("x")
        value = line.money(amount, range(lowest, highest + 1), "a note")
        found[value] += line.whole(count, range(1, MOST_ALIKE + 1), "the number of such notes") if times else 1
    return found


def write_notes(counts: Iterable[int]) -> str:
    """Notes or cards as text, given the count of each value from 0 on."""
    found = [(value * UNIT, int(count)) for value, count in enumerate(counts)]
    return " ".join(f"{amount}x{count}" if count > 1 else str(amount) for amount, count in found if count)


def confirmed(s: Any, read: Callable[[str], Read], *texts: list[str]) -> str:
    """The first of the texts, given as lines, that means exactly this state; refused if none does."""
    for lines in texts:
        text = "\n".join(lines)
        try:
            if read(text)[1].tobytes() == s.tobytes():
                return text
        except ValueError:
            continue  # a text that cannot be read does not mean this state
    raise ValueError("this position cannot be written; wait until a player has to choose")
