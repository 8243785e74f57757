"""The table of Las Vegas Royale (2019): what lies where, who leads, who is paid; no turns, no questions."""

CASINOS = [1, 2, 3, 4, 5, 6]  # also the faces of a die

CARDS = {  # RY1: amount -> how many of the 90 cards
    30_000: 11,
    40_000: 11,
    50_000: 13,
    60_000: 15,
    70_000: 13,
    80_000: 11,
    90_000: 9,
    100_000: 7,
}
CHIP = 10_000  # RY3
LOWEST_CARD = 30_000

TILES = [  # RY4: the two faces of the tiles A to H
    ("lucky-punch", "jackpot"),
    ("prime-time", "fifty-fifty"),
    ("high-five", "bad-luck"),
    ("pay-day", "power-play"),
    ("no-entry", "knockout"),
    ("block-it", "handicap"),
    ("black-box", "double-down"),
    ("nice-dice", "my-choice"),
]

JACKPOT_START = 30_000
BLOCK_IT_GROUPS = [1, 1, 2, 2, 3]
HANDICAP_BLANKS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2}
HANDICAP_FIELDS = {"chip": 2, "30000": 3, "special": 4}
BAD_LUCK_FINE = 50_000

KINDS = ["small", "biggy"]
Dice = dict[str, int]  # how many of each kind
Player = int | str  # a seat, or one of the two imaginary players (RY26):
NEUTRAL = "neutral"
BLANK = "blank"


def no_dice() -> Dice:
    return {"small": 0, "biggy": 0}


def strength(dice: Dice) -> int:
    return dice["small"] + 2 * dice["biggy"]  # RY2


def pieces(dice: Dice) -> int:
    return dice["small"] + dice["biggy"]


def kinds_among(dice: Dice) -> list[str]:
    return [kind for kind in KINDS if dice[kind] > 0]


def move_die(kind: str, origin: Dice, target: Dice) -> None:
    assert origin[kind] > 0
    origin[kind] -= 1
    target[kind] += 1


def as_pair(dice: Dice) -> list[int]:
    return [dice["small"], dice["biggy"]]


def ranking(strengths: dict[Player, int]) -> list[Player]:
    """RY12, LV13: all ties are removed at once, zero is no tie; the strongest of the others first."""
    all_strengths = list(strengths.values())
    left = [player for player, own in strengths.items() if own > 0 and all_strengths.count(own) == 1]
    return sorted(left, key=lambda player: strengths[player], reverse=True)


def cheapest_fine(cash: int, chips: int) -> tuple[int, int]:
    """Bad Luck: the cash and the number of chips to hand over."""
    if cash + CHIP * chips <= BAD_LUCK_FINE:
        return cash, chips
    ways = []
    for paid_cash in range(0, cash + 1, 10_000):
        for paid_chips in range(chips + 1):
            can_be_changed = all(part == 0 or part >= LOWEST_CARD for part in (paid_cash, cash - paid_cash))
            total = paid_cash + CHIP * paid_chips
            if can_be_changed and total >= BAD_LUCK_FINE:
                ways.append((total, paid_chips, paid_cash))
    _, paid_chips, paid_cash = min(ways)  # the cheapest, then the fewest chips
    return paid_cash, paid_chips


class Table:
    """Everything on the table; seats are 0 .. players - 1, clockwise."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.seats = list(range(players))
        self.chips = [0] * players
        self.cash = [0] * players
        self.cards = [0] * players  # RY23: cash is a sum and a number of cards
        self.unseen = dict(CARDS)  # cards never drawn; after RY21 they are the open bank
        self.reserve = dict.fromkeys(CARDS, 0)  # RY21: the cards kept for rounds 2 and 3
        self.clear_table()

    def clear_table(self) -> None:
        """RY27 (6) and RY24: everything but the money is taken back."""
        self.supply = [no_dice() for _ in self.seats]
        self.dice = {casino: [no_dice() for _ in self.seats] for casino in CASINOS}
        self.neutral = {casino: no_dice() for casino in CASINOS}  # RY16
        self.blanks = dict.fromkeys(CASINOS, 0)
        self.prime = dict.fromkeys(CASINOS, 0)  # extra dice put there by Prime Time,
        self.prime_player: int | None = None  # all of them by this seat

        self.drawn: list[int] = []
        self.casino_cards: dict[int, list[int]] = {casino: [] for casino in CASINOS}  # highest first
        self.tiles: dict[int, str | None] = dict.fromkeys(CASINOS)

        self.jackpot: int | None = None
        self.fifty = 0  # the field of Fifty Fifty's marker, 0 is the start
        self.high_five: int | None = None  # who has the token
        self.power: int | None = None  # who has the marker
        self.closed: int | None = None
        self.ring: int | None = None
        self.bar = [no_dice() for _ in self.seats]
        self.groups: list[int] | None = None
        self.fields: dict[str, int] | None = None  # how many of Handicap's fields are free
        self.double = [no_dice() for _ in self.seats]
        self.nice: dict[int, tuple[int, str] | None] = dict.fromkeys(CASINOS)  # seat and kind
        self.gold: tuple[int, str] | None = None  # seat and kind

    # ---- tiles ----

    def lay_tile(self, casino: int, face: str) -> None:
        self.tiles[casino] = face
        if face == "jackpot":
            self.jackpot = JACKPOT_START
        elif face == "no-entry":
            self.ring = 0
        elif face == "block-it":
            self.groups = list(BLOCK_IT_GROUPS)
        elif face == "handicap":
            self.blanks = dict(HANDICAP_BLANKS)
            self.fields = dict(HANDICAP_FIELDS)

    def casino_with(self, face: str) -> int | None:
        for casino in CASINOS:
            if self.tiles[casino] == face:
                return casino
        return None

    def open_casinos(self) -> list[int]:
        return [casino for casino in CASINOS if casino != self.closed]

    # ---- dice ----

    def hand_out_dice(self) -> None:
        self.supply = [{"small": 7, "biggy": 1} for _ in self.seats]  # RY2

    def has_dice(self, seat: int) -> bool:
        return pieces(self.supply[seat]) > 0

    def left_neighbour(self, seat: int) -> int:
        return (seat + 1) % self.players

    def clockwise_after(self, seat: int) -> list[int]:
        """Everybody once, the left neighbour first and the seat itself last."""
        return self.seats[seat + 1 :] + self.seats[: seat + 1]

    def strengths(self, casino: int) -> dict[Player, int]:
        """RY26: of everybody in this casino, the two imaginary players included."""
        result: dict[Player, int] = {seat: strength(self.dice[casino][seat]) for seat in self.seats}
        if self.prime_player is not None:
            result[self.prime_player] += self.prime[casino]
        result[NEUTRAL] = strength(self.neutral[casino])
        result[BLANK] = self.blanks[casino]
        return result

    def sole_leader(self, casino: int) -> Player | None:
        """Who alone has the greatest strength; here no ties are removed first."""
        strengths = self.strengths(casino)
        most = max(strengths.values())
        leaders = [player for player, own in strengths.items() if own == most]
        return leaders[0] if len(leaders) == 1 else None

    def check_power_play(self) -> None:
        """D2: without a real player leading alone, be it the holder or not, the marker goes back."""
        casino = self.casino_with("power-play")
        if casino is not None and not isinstance(self.sole_leader(casino), int):
            self.power = None

    def winner(self, casino: int) -> int | None:
        """The real player to whom the higher card goes, if it goes to one."""
        players = ranking(self.strengths(casino))
        if players and isinstance(players[0], int):
            return players[0]
        return None

    # ---- money ----

    def give(self, seat: int, amount: int) -> None:
        """RY23: up to 20,000 in chips, more as one card."""
        if amount <= 2 * CHIP:
            self.chips[seat] += amount // CHIP
        else:
            self.cash[seat] += amount
            self.cards[seat] += 1

    def collect_fine(self, seat: int) -> None:
        paid_cash, paid_chips = cheapest_fine(self.cash[seat], self.chips[seat])
        self.cash[seat] -= paid_cash
        self.chips[seat] -= paid_chips
        self.cards[seat] = min(self.cards[seat], self.cash[seat] // LOWEST_CARD)

    def standing(self) -> list[tuple[int, int]]:
        """RY15: the greatest pair wins, equal pairs win together."""
        owned = zip(self.cash, self.cards, self.chips, strict=True)
        return [(cash + CHIP * chips, cards + chips) for cash, cards, chips in owned]

    # ---- in plain values ----

    def picture(self) -> dict[str, object]:
        return {
            "small": [dice["small"] for dice in self.supply],
            "biggy": [dice["biggy"] for dice in self.supply],
            "chips": list(self.chips),
            "cash": list(self.cash),
            "cards": list(self.cards),
            "dice": [[as_pair(dice) for dice in self.dice[casino]] for casino in CASINOS],
            "neutral": [as_pair(self.neutral[casino]) for casino in CASINOS],
            "blanks": [self.blanks[casino] for casino in CASINOS],
            "prime": [self.prime[casino] for casino in CASINOS],
            "casino_cards": [list(self.casino_cards[casino]) for casino in CASINOS],
            "drawn": list(self.drawn),
            "unseen": dict(self.unseen),
            "reserve": dict(self.reserve),
            "tiles": [self.tiles[casino] for casino in CASINOS],
            "jackpot": self.jackpot,
            "fifty": self.fifty,
            "closed": self.closed,
            "ring": self.ring,
            "bar": [as_pair(dice) for dice in self.bar],
            "groups": None if self.groups is None else sorted(self.groups),
            "fields": None if self.fields is None else dict(self.fields),
            "high_five": self.high_five,
            "power": self.power,
            "double": [as_pair(dice) for dice in self.double],
            "nice": [None if die is None else list(die) for die in self.nice.values()],
            "gold": None if self.gold is None else list(self.gold),
        }
