"""Positions of Las Vegas written as text, for scenarios.

    players 4 round 2 starter B neutral
    1: 80 30 10 | A5 B3 C3 white2
    supply: A3 B0 B+2
    roll: A 3 3 3 w6

Casinos that are not mentioned are empty; players are A to E; amounts are in thousands; B+2 means two
white dice with B. With a roll, its player must place; without one, and with no dice in supply, the
round is to be settled.
"""

import re

from croupier.game import load
from croupier.games.las_vegas import rules
from croupier.kernel import CHANCE, NOBODY, blank, push
from tests.rules.scene import Scene

GAME = load("las-vegas")
SEATS = "ABCDE"


class Table(Scene):
    """A state of Las Vegas and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str) -> None:
        self.states = blank(rules.STATE)
        s = self.s = self.states[0]
        s.turn_seat, s.round_number = NOBODY, 1
        for value in range(1, rules.HIGHEST_NOTE + 1):
            s.unseen[value] = rules.NUM_OF_NOTE[value]
        roll = None
        for line in filter(None, (line.strip() for line in text.splitlines())):
            head, _, rest = line.partition(":")
            if head.startswith("players"):
                self._read_head(line)
            elif head == "supply":
                self._read_supply(rest)
            elif head == "roll":
                roll = rest.split()
            elif head == "unseen":
                self._read_unseen(rest)
            elif head == "returned":
                for note in rest.split():
                    s.returned[s.num_returned] = int(note) // 10
                    s.num_returned += 1
            else:
                self._read_casino(int(head) - 1, rest)
        if roll:
            self._read_roll(roll)
        elif s.own.sum() + s.white.sum() == 0:
            push(s, rules.TIES, CHANCE)

    def _read_head(self, line: str) -> None:
        words = line.split()
        self.s.players = int(words[1])
        self.s.neutral = "neutral" in words
        if "round" in words:
            self.s.round_number = int(words[words.index("round") + 1])
        if "starter" in words:
            self.s.starter = SEATS.index(words[words.index("starter") + 1])

    def _read_supply(self, text: str) -> None:
        for seat, white, count in re.findall(r"([A-E])(\+?)(\d+)", text):
            (self.s.white if white else self.s.own)[SEATS.index(seat)] = int(count)

    def _read_unseen(self, text: str) -> None:
        self.s.unseen[:] = 0
        for note in text.split():
            self.s.unseen[int(note) // 10] += 1

    def _read_casino(self, casino: int, text: str) -> None:
        notes, _, dice = text.partition("|")
        for place, note in enumerate(notes.split()):
            self.s.notes[casino, place] = int(note) // 10
        for owner, count in re.findall(r"([A-E]|white)(\d+)", dice):
            self.s.dice[casino, rules.WHITE if owner == "white" else SEATS.index(owner)] = int(count)

    def _read_roll(self, words: list[str]) -> None:
        seat = SEATS.index(words[0])
        for die in words[1:]:
            (self.s.roll_white if die[0] == "w" else self.s.roll_own)[int(die[-1]) - 1] += 1
        self.s.own[seat] = max(self.s.own[seat], self.s.roll_own.sum())
        self.s.white[seat] = max(self.s.white[seat], self.s.roll_white.sum())
        self.s.turn_seat = seat
        push(self.s, rules.PLACE, seat)

    def settle(self) -> "Table":
        """The whole payout of a round."""
        return self.play("ties", *(f"pay {casino}" for casino in range(1, 7)))

    def money(self) -> str:
        """What the players have, in thousands: "A80 D30"."""
        sums = [(seat, int(self.s.money[number]) * 10) for number, seat in enumerate(SEATS)]
        return " ".join(f"{seat}{money}" for seat, money in sums if money)

    def dice(self, casino: int) -> str:
        row = self.s.dice[casino - 1]
        names = [*SEATS, "white"]
        return " ".join(f"{names[owner]}{row[owner]}" for owner in range(rules.OWNERS) if row[owner])

    def notes(self, casino: int) -> list[int]:
        return [int(note) * 10 for note in self.s.notes[casino - 1] if note]

    def returned(self) -> list[int]:
        return [int(note) * 10 for note in self.s.returned[: self.s.num_returned]]


def new_game(players: int, neutral: bool = False, starter: int | None = 0) -> Table:
    """The opening, before any note is turned up."""
    table = Table(f"players {players}")
    table.states = blank(rules.STATE)
    table.s = table.states[0]
    settings = blank(rules.SETTINGS)
    settings["players"], settings["neutral"] = players, neutral
    settings["starter"] = CHANCE if starter is None else starter
    rules.setup(table.s, settings[0])
    return table
