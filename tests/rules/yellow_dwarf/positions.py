"""Positions of Yellow Dwarf written as text, for scenarios.

    players 3 gap higher dealer C deal 2 purses 100 90 80 pots 3 6 9 12 15
    A: 5c 6d 7d kh
    B: 8s 2c +3 | triple jc 7d
    C: 9h
    follow B 8 layer A run 2

The first line has the players, any settings, and what lies on the table; what it leaves out is as in the
opening. A line for each hand: +3 means three more cards, the lowest that nobody has; then the pots in
which the seat must stake three times as much. The last line is the question: `lead A`, `follow B 8`,
`higher A 10` or `stake`, and who laid the last card and how many in a row. Without a question, and without
hands, it is the opening. Seats are A to F, and the last of them deals if nobody else does.
"""

import re
from itertools import takewhile

import numpy as np

from croupier.game import load
from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.game import CARD_NAMES, RANK_NAMES
from croupier.kernel import CHANCE, NOBODY, blank, push, top
from croupier.settings import check, pack
from tests.rules.scene import Scene

GAME = load("yellow-dwarf")
SEATS = "ABCDEF"
POT_NAMES = [CARD_NAMES[card] for card in rules.POT_CARDS]
HEAD_WORDS = {"players", "deal", "purses", "pots", *(setting.name for setting in GAME.settings)}
QUESTION = re.compile(r"(lead|follow|higher|stake)(?: ([A-F]))?(?: (\w+))??(?: layer ([A-F]) run (\d+))?")


class Table(Scene):
    """A state of Yellow Dwarf and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str) -> None:
        head, *lines = filter(None, (line.strip() for line in text.splitlines()))
        self.states = blank(rules.STATE)
        self.s = self.states[0]
        self._read_head(head.split())
        hands = [line for line in lines if line[1] == ":"]
        for line in hands:
            self._read_seat(SEATS.index(line[0]), line[2:])
        for line in hands:
            self._fill_hand(SEATS.index(line[0]), line[2:])
        for line in lines:
            if line not in hands:
                self._read_question(line)

    def _read_head(self, words: list[str]) -> None:
        found = {}
        for place, word in enumerate(words):
            if word in HEAD_WORDS:
                found[word] = list(takewhile(lambda value: value not in HEAD_WORDS, words[place + 1 :]))
        given = {}
        for setting in GAME.settings:
            if setting.name in found:
                value = "".join(found[setting.name]) or "true"
                given[setting.name] = SEATS.index(value) if setting.name == "dealer" else setting.parse(value)
        players = int(found["players"][0])
        settings = pack(rules.SETTINGS, GAME.settings, players, check(players, GAME.players, GAME.settings, given))
        rules.setup(self.s, settings[0])
        if "deal" in found:
            self.s.deal_number = int(found["deal"][0])
        if "purses" in found:
            self.s.purses[:players] = [int(purse) for purse in found["purses"]]
        if "pots" in found:
            self.s.pots[:] = [int(pot) for pot in found["pots"]]

    def _read_seat(self, seat: int, text: str) -> None:
        hand, _, triple = text.partition("| triple")
        named = [CARD_NAMES.index(name) for name in hand.split() if name[0] != "+"]
        self.s.hands[seat] = sum(1 << card for card in named)
        self.s.sizes[seat] = len(named)
        self.s.triple[seat] = sum(1 << POT_NAMES.index(name) for name in triple.split())

    def _fill_hand(self, seat: int, text: str) -> None:
        for _ in range(sum(map(int, re.findall(r"\+(\d+)", text)))):
            taken = sum(int(hand) for hand in self.s.hands)
            lowest = next(card for card in range(rules.CARDS) if not taken >> card & 1)
            self.s.hands[seat] |= 1 << lowest
            self.s.sizes[seat] += 1

    def _read_question(self, line: str) -> None:
        found = QUESTION.fullmatch(line)
        assert found, line
        decision, seat, rank, layer, run = found.groups()
        if self.s.dealer == NOBODY:
            self.s.dealer = self.s.players - 1
        if layer:
            self.s.layer, self.s.run = SEATS.index(layer), int(run)
        self.s.depth = 0
        actor = SEATS.index(seat) if seat else CHANCE
        push(self.s, GAME.decisions.index(decision), actor, RANK_NAMES.index(rank) if rank else 0)

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
        """So many seats, one after the other, lack the rank."""
        return self.play(*["pass"] * count)

    def play_until(self, *decisions: str | None) -> "Table":
        """Play whatever comes first, until one of these is asked."""
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
