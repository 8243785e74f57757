"""Positions of Las Vegas Royale written as text, for scenarios.

    players 3 round 2 starter B
    tiles: jackpot - power-play
    2: 70 40 | A2+B B1 neutral3 blanks2
    supply: A3+B C2
    cash: A60 B30
    roll: A 3 3 B6

Players are A to E, amounts are in thousands, +B is a Biggy: A2+B has two small dice and the Biggy, and B6
in a roll is a Biggy that shows a six. Tiles lie at casinos 1, 2, ... (- for none) and are set up as for
a new round; the other lines then say what is different. With a roll, its player must place; without one
the turn is the starter's, or whoever has dice after them, and with no dice left the round is to be settled.
The round is the last unless the text says otherwise, so that nothing is handed out after the payout.
"""

import numpy as np

from croupier.game import load
from croupier.games.las_vegas_royale import dispatch, rules, table
from croupier.games.las_vegas_royale.components import HIGHEST_CARD, LOWEST_CARD, NUM_OF_CARD
from croupier.kernel import CHANCE, NOBODY, blank, push
from tests.rules.scene import Scene

GAME = load("las-vegas-royale")
SEATS = "ABCDE"
OWNERS = [*SEATS, "neutral"]
THREE_OF_EACH = 3


class Table(Scene):
    """A state of Las Vegas Royale and what can be done with it, in text."""

    game = GAME

    def __init__(self, text: str = "") -> None:
        self.states = blank(rules.STATE)
        self.s = self.states[0]
        if text:
            self._clear()
            lines = [line.strip() for line in text.splitlines() if line.strip()]
            self._read_head(lines[0])
            roll: list[str] = []
            for line in lines[1:]:
                head, _, rest = line.partition(":")
                if head == "roll":
                    roll = rest.split()
                elif head.isdigit():
                    self._read_casino(int(head) - 1, rest)
                else:
                    getattr(self, f"_read_{head}")(rest.split())
            self._start(roll)

    def _clear(self) -> None:
        s = self.s
        s.round_number = table.NUM_ROUNDS
        s.turn_seat = s.prime_seat = s.high_five = s.power_seat = s.gold_owner = s.next_starter = NOBODY
        s.closed = table.NOWHERE
        s.fixed[:] = s.faces[:] = table.NOWHERE
        s.nice_owner[:] = NOBODY
        for value in range(LOWEST_CARD, HIGHEST_CARD + 1):
            s.unseen[value], s.reserve[value] = NUM_OF_CARD[value], THREE_OF_EACH

    def _start(self, roll: list[str]) -> None:
        s = self.s
        if roll:
            seat = SEATS.index(roll[0])
            for die in roll[1:]:
                if die[0] == "B":
                    s.roll_biggy = int(die[1])
                else:
                    s.roll[int(die) - 1] += 1
            s.supply[seat, table.SMALL] = max(s.supply[seat, table.SMALL], s.roll.sum())
            s.supply[seat, table.BIGGY] = max(s.supply[seat, table.BIGGY], s.roll_biggy > 0)
            s.turn_seat = seat
            push(s, table.NEXT_TURN, NOBODY, seat + 1)
            push(s, table.PLACE, seat)
        else:  # as if someone had just passed
            push(s, table.NEXT_TURN, NOBODY, s.starter)
            push(s, table.PLACE, s.starter)
            rules.apply(s, table.PASS)

    def _read_head(self, line: str) -> None:
        words = line.split()
        self.s.players = int(words[1])
        if "round" in words:
            self.s.round_number = int(words[words.index("round") + 1])
        if "starter" in words:
            self.s.starter = SEATS.index(words[words.index("starter") + 1])

    def _read_tiles(self, names: list[str]) -> None:
        self.s.num_tiles = len(names)
        for casino, name in enumerate(names):
            if name != "-":
                self.s.faces[casino] = table.FACE_NAMES.index(name)
                dispatch.prepare(self.s, self.s.faces[casino])

    def _read_casino(self, casino: int, text: str) -> None:
        cards, _, dice = text.partition("|")
        for place, card in enumerate(cards.split()):
            self.s.cards[casino, place] = int(card) // 10
        for word in dice.split():
            if word.startswith("blanks"):
                self.s.blanks[casino] = int(word[6:])
            else:
                owner = 5 if word.startswith("neutral") else SEATS.index(word[0])
                self.s.dice[casino, owner] = _pieces(word)

    def _read_unseen(self, words: list[str]) -> None:
        self.s.unseen[:] = 0
        for card in words:
            self.s.unseen[int(card) // 10] += 1

    def _read_supply(self, words: list[str]) -> None:
        _read_pieces(words, self.s.supply)

    def _read_bar(self, words: list[str]) -> None:
        _read_pieces(words, self.s.bar)

    def _read_double(self, words: list[str]) -> None:
        _read_pieces(words, self.s.double)

    def _read_chips(self, words: list[str]) -> None:
        for word in words:
            self.s.chips[SEATS.index(word[0])] = int(word[1:])

    def _read_cash(self, words: list[str]) -> None:
        """One card each, unless a line `cards: A3` says otherwise."""
        for word in words:
            self.s.cash[SEATS.index(word[0])] = int(word[1:]) // 10
            self.s.num_cards[SEATS.index(word[0])] = 1

    def _read_cards(self, words: list[str]) -> None:
        for word in words:
            self.s.num_cards[SEATS.index(word[0])] = int(word[1:])

    def _read_nice(self, words: list[str]) -> None:
        """A3 for a small die of A on the third field, A3+B for the Biggy."""
        for word in words:
            self.s.nice_owner[int(word[1]) - 1] = SEATS.index(word[0])
            self.s.nice_kind[int(word[1]) - 1] = word.endswith("+B")

    def _read_gold(self, words: list[str]) -> None:
        self.s.gold_owner = SEATS.index(words[0][0])
        self.s.gold_kind = words[0].endswith("+B")

    def _read_power(self, words: list[str]) -> None:
        self.s.power_seat = SEATS.index(words[0])

    def _read_closed(self, words: list[str]) -> None:
        self.s.closed = int(words[0]) - 1

    def _read_ring(self, words: list[str]) -> None:
        self.s.ring = int(words[0])

    def _read_jackpot(self, words: list[str]) -> None:
        self.s.jackpot = int(words[0]) // 10

    def _read_groups(self, words: list[str]) -> None:
        self.s.groups[:] = 0
        for size in words:
            self.s.groups[int(size)] += 1

    def _read_fields(self, words: list[str]) -> None:
        self.s.fields[:] = [int(count) for count in words]

    @property
    def turn(self) -> str:
        return SEATS[self.s.turn_seat]

    def extra(self, one: int, two: int) -> "Table":
        """The throw of both extra dice."""
        return self.play(f"die {one}", f"die {two}")

    def settle(self) -> "Table":
        """The payout of a round as far as nobody is asked."""
        while self.decision in ("pay", "fine"):
            self.play(*self.legal())
        return self

    def view(self, seat: str):
        views = np.zeros(1, rules.VIEW)
        rules.observe(self.s, SEATS.index(seat) if seat in SEATS else NOBODY, views[0])
        return views[0]

    def returns(self) -> list[list[int]]:
        out = np.zeros((table.MAX_PLAYERS, 2), np.int64)
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
        return [table.FACE_NAMES[face] for face in self.s.faces if face != table.NOWHERE]


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
    settings["faces"] = [table.FACE_NAMES.index(name) for name in faces] + [table.NOWHERE] * (6 - len(faces))
    settings["starter"] = CHANCE if starter is None else starter
    rules.setup(position.s, settings[0])
    return position


def _pieces(word: str) -> tuple[int, int]:
    """Small dice and Biggies of a word such as A2+B, B+B or neutral3."""
    small, plus, _ = word.partition("+")
    digits = "".join(filter(str.isdigit, small))
    return int(digits or 0), int(bool(plus))


def _read_pieces(words: list[str], target: np.ndarray) -> None:
    for word in words:
        target[SEATS.index(word[0])] = _pieces(word)


def _pieces_text(rows: np.ndarray) -> str:
    found = []
    for owner, (small, biggy) in zip(OWNERS, rows.tolist(), strict=False):
        if small + biggy:
            found.append(f"{owner}{small or ''}{'+B' * biggy}")
    return " ".join(found)


def _counts(row: np.ndarray) -> str:
    return " ".join(f"{seat}{count}" for seat, count in zip(SEATS, row.tolist(), strict=True) if count)
