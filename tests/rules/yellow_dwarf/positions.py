"""Positions of Yellow Dwarf for scenarios, written as croupier.games.yellow_dwarf.notation says."""

import numpy as np

from croupier.errors import SettingsError
from croupier.game import load
from croupier.games.yellow_dwarf import notation, rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES, RANK_NAMES
from croupier.games.yellow_dwarf.notation import POT_NAMES
from croupier.kernel import NOBODY, blank, top
from tests.rules.scene import Scene

GAME = load("yellow-dwarf")
SEATS = "ABCDEF"


class Table(Scene):
    """A state of Yellow Dwarf and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str) -> None:
        try:
            _, self.states = notation.read(text, is_checked=False)  # in one of them two players have the same card
        except ValueError as error:
            raise SettingsError([str(error)]) from error
        self.s = self.states[0]

    def asked(self) -> str:
        """Who is asked what: "A lead", "B follow 8", "chance deal C", "over"."""
        if not self.s.depth:
            return "over"
        subject = top(self.s)[2]
        about = ""
        if self.decision in ("follow", "higher"):
            about = f" {RANK_NAMES[subject]}"
        elif self.decision in ("deal", "show", "pay"):
            about = f" {SEATS[subject]}"
        elif self.decision == "claim":
            about = f" {POT_NAMES[subject]}"
        return f"{self.actor} {self.decision}{about}"

    def lay(self, cards: str) -> "Table":
        """Lay these cards one after the other."""
        return self.play(*(f"lay {card}" for card in cards.split()))

    def pass_by(self, count: int) -> "Table":
        """That many seats, one after the other, lack the rank."""
        return self.play(*["pass"] * count)

    def play_until(self, *decisions: str | None) -> "Table":
        """Play the first legal move until one of these decisions is asked."""
        while self.decision not in decisions:
            self.play(self.legal()[0])
        return self

    def settle(self) -> "Table":
        """The whole settling of a deal."""
        return self.play_until("stake", None)

    def hand(self, seat: str) -> str:
        return named(self.s.hands[SEATS.index(seat)])

    def shown(self, seat: str) -> str:
        return named(self.s.shown[SEATS.index(seat)])

    def lacks(self, seat: str) -> str:
        return ranks(self.s.lacks[SEATS.index(seat)])

    def triple(self, seat: str) -> str:
        """The pots in which a seat must stake three times as much."""
        mask = self.s.triple[SEATS.index(seat)]
        return " ".join(name for pot, name in enumerate(POT_NAMES) if mask >> pot & 1)

    def pots(self) -> str:
        """In order: ten, jack, queen, king, Yellow Dwarf."""
        return " ".join(map(str, self.s.pots))

    def purses(self) -> str:
        return " ".join(map(str, self.s.purses[: self.s.players]))

    def points(self) -> list[list[int]]:
        """What decides the match, for each seat."""
        out = np.zeros((rules.MAX_PLAYERS, 2), np.int64)
        rules.returns(self.s, out)
        return out[: self.s.players].tolist()

    def view(self, seat: str | None) -> np.record:
        """What a seat may know, or a spectator."""
        views = blank(rules.VIEW)
        rules.observe(self.s, NOBODY if seat is None else SEATS.index(seat), views[0])
        return views[0]


def named(cards: int) -> str:
    """A set of cards: "5c kh"."""
    return " ".join(name for card, name in enumerate(CARD_NAMES) if cards >> card & 1)


def ranks(mask: int) -> str:
    """A set of ranks: "8 k"."""
    return " ".join(name for rank, name in enumerate(RANK_NAMES) if mask >> rank & 1)
