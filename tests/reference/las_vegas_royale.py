"""Las Vegas Royale (2019), written from its rules text alone, to be compared with the kernels.

Three layers: the table (what lies where), the turn (placing and the tiles' effects), and here the game.
"""

from tests.reference.las_vegas_royale_table import (
    CASINOS,
    KINDS,
    TILES,
    Player,
    kinds_among,
    ranking,
    strength,
)
from tests.reference.las_vegas_royale_tiles import Turn

ROUNDS = 3  # RY5
CARDS_TO_STOCK = 12  # RY6
CARDS_TO_RESERVE = 24  # RY21
CHIPS_PER_ROUND = 2  # RY7

HIGH_FIVE_REWARD = 100_000
DOUBLE_REWARDS = [60_000, 30_000]
NICE_REWARD = 10_000  # times the number of the field
GOLD_REWARD = 60_000

BLACK_BOX_TOTAL = 60 + 20 + 20  # in thousands
SPLITS = [  # the second pile, which of unequal ones is the smaller
    *("60", "20", "0"),
    *("60+20", "60+0", "20+20", "20+0", "0+0"),
    *("60+20+20", "60+20+0", "60+0+0", "20+20+0", "20+0+0", "0+0+0"),
]


class Game(Turn):
    """One game: whose step it is, what may be done, and what comes of it."""

    def __init__(
        self,
        players: int,
        tiles: int = 3,
        no_repeats: bool = False,
        faces: tuple[str, ...] = (),
        starter: int | None = None,
    ) -> None:
        assert 2 <= players <= 5
        assert 0 <= tiles <= 6
        assert len(faces) <= 6
        for tile in TILES:
            assert faces.count(tile[0]) + faces.count(tile[1]) <= 1  # RY20
        assert starter is None or 0 <= starter < players
        super().__init__(players)
        self.num_tiles = tiles
        self.fixed_faces = faces
        self.no_repeats = no_repeats and not faces
        self.is_royale = tiles > 0 or len(faces) > 0
        self.used_faces: list[str] = []

        self.round = 1
        self.starter = starter

        # What must be remembered within a payout:
        self.casino_to_pay = 0
        self.best_paid: dict[int, int | None] = {}  # casino -> the best real player who got a card there
        self.to_be_fined: list[int] = []
        self.box_winner = 0
        self.second_pile = 0  # in thousands
        self.begin_round()

    # ---- what a table sees ----

    def actor(self) -> int | str | None:
        if self.step is None:
            return None
        if self.step in ("starter", "card", "reserve", "tile", "neutral", "roll", "extra", "pay", "fine"):
            return "chance"
        if self.step == "guess":
            assert self.turn is not None
            return self.left_neighbour(self.turn)
        if self.step == "bar":
            return self.knocked_out[0]
        if self.step == "prime":
            return self.prime_player
        if self.step == "split":
            return self.left_neighbour(self.box_winner)
        if self.step == "pick":
            return self.box_winner
        return self.turn

    def decision(self) -> str | None:
        return self.step

    def options(self) -> list[tuple[str, int]]:
        if self.step in ("card", "reserve"):
            return [(f"card {amount}", count) for amount, count in self.stack().items() if count > 0]
        if self.step == "tile":
            return [(f"tile {face}", weight) for face, weight in self.faces_that_may_come()]
        return [(move, 1) for move in self.moves()]

    def moves(self) -> list[str]:
        match self.step:
            case None:
                return []
            case "starter":
                return [f"starter {seat + 1}" for seat in self.seats]
            case "neutral" | "roll" | "extra":
                return [f"die {face}" for face in CASINOS]
            case "pay":
                return [f"pay {self.casino_to_pay}"]
            case "fine":
                return ["fine"]
            case "split":
                return [f"split {pile}" for pile in SPLITS]
            case "pick":
                return ["pick 1", "pick 2"]
            case "prime":
                return [*(f"put {number}" for number in self.extra_dice_to_put()), "done"]
        assert self.turn is not None
        if self.step == "power":
            return ["roll", *(f"use {kind}" for kind in kinds_among(self.supply[self.turn]))]
        if self.step == "place":
            return self.ways_to_place(self.turn)
        return self.moves_of_effect(self.turn)

    def play(self, move: str) -> None:
        assert move in [text for text, _ in self.options()], f"{move!r} is not possible now"
        verb, _, word = move.partition(" ")
        match self.step:
            case "starter":
                self.starter = int(word) - 1
                self.step = "card"
            case "card":
                self.turn_up_card(int(word))
            case "reserve":
                self.reserve_card(int(word))
            case "tile":
                self.draw_tile(word)
            case "neutral":
                self.place_neutral_die(int(word))
            case "roll":
                self.roll_die(int(word))
            case "extra":
                self.throw_extra_die(int(word))
            case "prime":
                self.put_prime_die(verb, word)
            case "pay":
                self.pay_casino(int(word))
            case "split":
                self.split_black_box(word)
            case "pick":
                self.pick_pile(int(word))
            case "fine":
                self.collect_fines()
            case "power":
                self.decide_about_power(verb, word)
            case "place":
                self.decide_about_roll(verb, word)
            case _:
                assert self.turn is not None
                self.play_effect(self.turn, verb, word)

    def snapshot(self) -> dict[str, object]:
        return self.picture() | {
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "used": sorted(self.used_faces),
            "roll_small": [self.roll["small"].count(face) for face in CASINOS],
            "roll_biggy": self.roll["biggy"][0] if self.roll["biggy"] else 0,
            "placed": None,
            "extra": sorted(self.extra),
            "actor": self.actor(),
            "decision": self.decision(),
        }

    # ---- the beginning of a round ----

    def begin_round(self) -> None:
        self.hand_out_dice()
        for seat in self.seats:
            self.chips[seat] += CHIPS_PER_ROUND
        self.step = "starter" if self.starter is None else "card"

    def stack(self) -> dict[int, int]:
        """RY21: rounds 2 and 3 of Royale draw from what was counted off in round 1."""
        return self.reserve if self.is_royale and self.round > 1 else self.unseen

    def turn_up_card(self, amount: int) -> None:
        self.stack()[amount] -= 1
        self.drawn.append(amount)
        if len(self.drawn) == CARDS_TO_STOCK:
            self.lay_pairs()
            if self.is_royale and self.round == 1:
                self.step = "reserve"
            else:
                self.go_on_with_tiles()

    def lay_pairs(self) -> None:
        """RY6: by their sums, equal sums by the higher card; the lowest pair to casino 1."""
        pairs = [sorted(self.drawn[i : i + 2], reverse=True) for i in range(0, CARDS_TO_STOCK, 2)]
        pairs.sort(key=lambda pair: (sum(pair), pair[0]))
        self.casino_cards = dict(zip(CASINOS, pairs, strict=True))
        self.drawn = []

    def reserve_card(self, amount: int) -> None:
        self.unseen[amount] -= 1
        self.reserve[amount] += 1
        if sum(self.reserve.values()) == CARDS_TO_RESERVE:
            self.go_on_with_tiles()

    def tiles_laid(self) -> int:
        return sum(face is not None for face in self.tiles.values())

    def go_on_with_tiles(self) -> None:
        if self.fixed_faces:
            for casino, face in enumerate(self.fixed_faces, start=1):
                self.lay_tile(casino, face)
            self.go_on_with_neutral_dice()
        elif self.tiles_laid() < self.num_tiles and self.faces_that_may_come():
            self.step = "tile"
        else:
            self.go_on_with_neutral_dice()  # RY20: perhaps with fewer tiles

    def faces_that_may_come(self) -> list[tuple[str, int]]:
        """RY20: a tile is drawn, then one of its faces; a lonely face has the weight of its whole tile."""
        result = []
        for tile in TILES:
            if any(face in self.tiles.values() for face in tile):
                continue
            fresh = [face for face in tile if face not in self.used_faces]
            result += [(face, 2 // len(fresh)) for face in fresh]
        return result

    def draw_tile(self, face: str) -> None:
        self.lay_tile(self.tiles_laid() + 1, face)
        if self.no_repeats:
            self.used_faces.append(face)
        self.go_on_with_tiles()

    def go_on_with_neutral_dice(self) -> None:
        if self.players == 2 and not any(dice["biggy"] for dice in self.neutral.values()):
            self.step = "neutral"  # RY16: the Biggy is the last of the eight
        else:
            assert self.starter is not None
            self.begin_turn(self.starter)

    def place_neutral_die(self, face: int) -> None:
        smalls = sum(dice["small"] for dice in self.neutral.values())
        self.neutral[face]["small" if smalls < 7 else "biggy"] += 1
        self.go_on_with_neutral_dice()

    # ---- a turn ----

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.step = "power" if self.power == seat else "roll"

    def decide_about_power(self, verb: str, kind: str) -> None:
        if verb == "roll":
            self.step = "roll"
        else:
            self.kind_in_hand = kind
            self.is_power_play = True
            self.step = "number"

    def roll_die(self, face: int) -> None:
        assert self.turn is not None
        supply = self.supply[self.turn]
        kind = "small" if len(self.roll["small"]) < supply["small"] else "biggy"
        self.roll[kind].append(face)
        if all(len(self.roll[kind]) == supply[kind] for kind in KINDS):
            self.step = "place"

    def ways_to_place(self, seat: int) -> list[str]:
        shown = sorted(set(self.roll["small"] + self.roll["biggy"]))
        places = [f"place {number}" for number in shown if number != self.closed]
        if not places:
            return ["pass"]  # RY25: not even a chip may be paid
        return places + (["skip"] if self.chips[seat] > 0 else [])

    def decide_about_roll(self, verb: str, word: str) -> None:
        seat = self.turn
        assert seat is not None
        if verb == "place":
            number = int(word)
            dice = {kind: self.roll[kind].count(number) for kind in KINDS}
            self.roll = {kind: [face for face in self.roll[kind] if face != number] for kind in KINDS}
            self.place(seat, dice, number)
        else:
            if verb == "skip":
                self.chips[seat] -= 1  # RY10
            self.end_turn()

    def end_turn(self) -> None:
        assert self.turn is not None
        players = self.clockwise_after(self.turn)
        self.turn = None
        self.forget_roll()
        for seat in players:
            if self.has_dice(seat):  # RY11
                self.begin_turn(seat)
                return
        self.begin_payout()

    # ---- payout (RY27) ----

    def begin_payout(self) -> None:
        casino = self.casino_with("prime-time")
        self.prime_player = None if casino is None else self.winner(casino)
        if self.prime_player is None:
            self.begin_paying()
        else:
            self.throw_extra_dice("prime-time")

    def use_extra_dice(self) -> None:
        if self.thrown_for == "prime-time":
            self.go_on_with_prime_time()
        else:
            super().use_extra_dice()

    def extra_dice_to_put(self) -> list[int]:
        return [number for number in sorted(set(self.extra)) if number != self.closed]

    def go_on_with_prime_time(self) -> None:
        if self.extra_dice_to_put():
            self.step = "prime"
        else:
            self.end_prime_time()

    def put_prime_die(self, verb: str, word: str) -> None:
        if verb == "put":
            self.extra.remove(int(word))
            self.prime[int(word)] += 1
            self.check_power_play()
            self.go_on_with_prime_time()
        else:
            self.end_prime_time()

    def end_prime_time(self) -> None:
        self.extra = []
        self.begin_paying()

    def begin_paying(self) -> None:
        self.note_bad_luck()
        self.best_paid = {}
        self.casino_to_pay = 1
        self.step = "pay"

    def note_bad_luck(self) -> None:
        """RY27 (2): the weakest of the real players, before ties are removed."""
        self.to_be_fined = []
        casino = self.casino_with("bad-luck")
        if casino is not None:
            strengths = self.strengths(casino)
            least = min(strengths[seat] for seat in self.seats)
            self.to_be_fined = [seat for seat in self.seats if strengths[seat] == least]

    def pay_casino(self, casino: int) -> None:
        winner = self.winner(casino)
        self.pay_cards(casino)
        self.pay_tile(casino)
        if self.tiles[casino] == "black-box" and winner is not None:
            self.box_winner = winner
            self.step = "split"
        else:
            self.go_on_paying()

    def pay_cards(self, casino: int) -> None:
        players = ranking(self.strengths(casino))
        paid = list(zip(players, self.casino_cards[casino], strict=False))
        self.casino_cards[casino] = []  # RY13, RY21, RY26: whatever nobody gets does not come back
        for player, card in paid:
            if isinstance(player, int):
                self.give(player, card)
        real = [player for player, _ in paid if isinstance(player, int)]
        self.best_paid[casino] = real[0] if real else None

    def pay_tile(self, casino: int) -> None:
        match self.tiles[casino]:
            case "high-five":
                if self.high_five is not None:
                    self.give(self.high_five, HIGH_FIVE_REWARD)
            case "nice-dice":
                for number, die in self.nice.items():
                    if die is not None:
                        self.give(die[0], NICE_REWARD * number)  # a Biggy pays once
            case "double-down":
                self.pay_double_down()
            case "my-choice":
                if self.gold is not None:
                    self.give(self.gold[0], GOLD_REWARD)

    def pay_double_down(self) -> None:
        strengths: dict[Player, int] = {seat: strength(self.double[seat]) for seat in self.seats}
        for player, reward in zip(ranking(strengths), DOUBLE_REWARDS, strict=False):
            assert isinstance(player, int)
            self.give(player, reward)

    def split_black_box(self, pile: str) -> None:
        self.second_pile = sum(int(token) for token in pile.split("+"))
        self.step = "pick"

    def pick_pile(self, pile: int) -> None:
        thousands = self.second_pile if pile == 2 else BLACK_BOX_TOTAL - self.second_pile
        self.give(self.box_winner, 1_000 * thousands)
        self.go_on_paying()

    def go_on_paying(self) -> None:
        if self.casino_to_pay < 6:
            self.casino_to_pay += 1
            self.step = "pay"
        elif self.casino_with("bad-luck") is not None:
            self.step = "fine"
        else:
            self.end_round()

    def collect_fines(self) -> None:
        for seat in self.to_be_fined:
            self.collect_fine(seat)
        self.end_round()

    def end_round(self) -> None:
        self.starter = self.next_starter()
        self.clear_table()
        if self.round < ROUNDS:
            self.round += 1
            self.begin_round()
        else:
            self.step = None

    def next_starter(self) -> int:
        """RY14: the best paid of casino 6, else of 5, and so on, be it with the lower card."""
        for casino in reversed(CASINOS):
            seat = self.best_paid[casino]
            if seat is not None:
                return seat
        assert self.starter is not None
        return self.left_neighbour(self.starter)
