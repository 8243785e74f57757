"""Positions of Las Vegas for scenarios, written as croupier.games.las_vegas.notation says."""

from croupier.game import load
from croupier.games.las_vegas import notation, rules
from croupier.kernel import CHANCE, blank
from tests.rules.scene import Scene

GAME = load("las-vegas")
SEATS = "ABCDE"


class Table(Scene):
    """A state of Las Vegas and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str) -> None:
        _, self.states = notation.read(text)
        self.s = self.states[0]

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
