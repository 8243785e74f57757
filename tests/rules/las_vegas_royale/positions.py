"""Positions of Las Vegas Royale for scenarios, written as croupier.games.las_vegas_royale.notation says."""

import numpy as np

from croupier.game import load
from croupier.games.las_vegas_royale import notation, rules, state
from croupier.kernel import CHANCE, NOBODY, blank
from tests.rules.scene import Scene

GAME = load("las-vegas-royale")
SEATS = "ABCDE"
OWNERS = [*SEATS, "neutral"]


class Table(Scene):
    """A state of Las Vegas Royale and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str = "") -> None:
        self.states = blank(rules.STATE)
        if text:
            _, self.states = notation.read(text, is_checked=False)  # some are simpler than any game
        self.s = self.states[0]

    @property
    def turn(self) -> str:
        return SEATS[self.s.turn_seat]

    def extra(self, one: int, two: int) -> "Table":
        """The throw of both extra dice."""
        return self.play(f"die {one}", f"die {two}")

    def settle(self) -> "Table":
        """The payout of a round, up to the first question to a player."""
        while self.decision in ("pay", "fine"):
            self.play(*self.legal())
        return self

    def view(self, seat: str):
        views = np.zeros(1, rules.VIEW)
        rules.observe(self.s, SEATS.index(seat) if seat in SEATS else NOBODY, views[0])
        return views[0]

    def returns(self) -> list[list[int]]:
        out = np.zeros((state.MAX_PLAYERS, 2), np.int64)
        rules.returns(self.s, out)
        return out[: self.s.players].tolist()

    def cash(self) -> str:
        """The money of the players without their chips, in thousands: "A80 D30"."""
        return _counts(self.s.cash * 10)

    def chips(self) -> str:
        return _counts(self.s.chips)

    def num_cards(self) -> str:
        return _counts(self.s.num_cards)

    def dice(self, casino: int) -> str:
        found = _pieces_text(self.s.dice[casino - 1])
        blanks = int(self.s.blanks[casino - 1])
        return f"{found} blanks{blanks}".strip() if blanks else found

    def supply(self) -> str:
        return _pieces_text(self.s.supply)

    def bar(self) -> str:
        return _pieces_text(self.s.bar)

    def double(self) -> str:
        return _pieces_text(self.s.double)

    def nice(self) -> str:
        """The dice on the fields of Nice Dice: "A1 B6+B"."""
        fields = zip(self.s.nice_owner, self.s.nice_kind, range(1, 7), strict=True)
        return " ".join(f"{SEATS[owner]}{face}{'+B' * kind}" for owner, kind, face in fields if owner != NOBODY)

    def gold(self) -> str:
        owner = self.s.gold_owner
        return "" if owner == NOBODY else SEATS[owner] + "+B" * self.s.gold_kind

    def power(self) -> str:
        """Who has Power Play's marker, or where it lies."""
        return "tile" if self.s.power_seat == NOBODY else SEATS[self.s.power_seat]

    def closed(self) -> int:
        """The closed casino, 0 while the token lies on its tile."""
        return int(self.s.closed) + 1

    def cards(self, casino: int) -> list[int]:
        return [int(card) * 10 for card in self.s.cards[casino - 1] if card]

    def tiles(self) -> list[str]:
        return [state.FACE_NAMES[face] for face in self.s.faces if face != state.NOWHERE]


def new_game(
    players: int,
    tiles: int = 3,
    no_repeats: bool = False,
    faces: tuple[str, ...] = (),
    starter: int | None = 0,
) -> Table:
    """The opening, before any card is turned up."""
    position = Table()
    settings = blank(rules.SETTINGS)
    settings["players"], settings["tiles"], settings["no_repeats"] = players, tiles, no_repeats
    settings["faces"] = [state.FACE_NAMES.index(name) for name in faces] + [state.NOWHERE] * (6 - len(faces))
    settings["starter"] = CHANCE if starter is None else starter
    rules.setup(position.s, settings[0])
    return position


def _pieces_text(rows: np.ndarray) -> str:
    found = []
    for owner, (small, biggy) in zip(OWNERS, rows.tolist(), strict=False):
        if small + biggy:
            found.append(f"{owner}{small or ''}{'+B' * biggy}")
    return " ".join(found)


def _counts(row: np.ndarray) -> str:
    return " ".join(f"{seat}{count}" for seat, count in zip(SEATS, row.tolist(), strict=True) if count)
