"""Las Vegas (2012), written from docs/rules/las-vegas.md alone, to be compared with the kernels."""

ROUNDS = 4  # LV8
CASINOS = [1, 2, 3, 4, 5, 6]  # LV2; also the faces of a die
OWN_DICE = 8  # LV6
ENOUGH = 50_000  # LV5

BANKNOTES = {  # LV1: amount -> how many of the 54 notes
    10_000: 6,
    20_000: 8,
    30_000: 8,
    40_000: 6,
    50_000: 6,
    60_000: 5,
    70_000: 5,
    80_000: 5,
    90_000: 5,
}

WHITE_DICE_EACH = {2: 4, 3: 2, 4: 2}  # LV30: players -> white dice for each of them
SPARE_WHITE_DICE = {2: 0, 3: 2, 4: 0}  # LV31: players -> white dice that nobody gets


class Game:
    """One game; seats are 0 .. players - 1, clockwise; the imaginary white player (LV34) comes after them."""

    def __init__(self, players: int, neutral: bool = False, starter: int | None = None) -> None:
        assert 2 <= players <= (4 if neutral else 5)  # LV3
        assert starter is None or 0 <= starter < players
        self.players = players
        self.neutral = neutral
        self.seats = list(range(players))
        self.white_player = players

        self.unseen = dict(BANKNOTES)  # LV4: the face-down stack; its order is unknown, so it is not stored
        self.returned: list[int] = []  # LV15: notes under the stack, the first to come up again first
        self.won: list[list[int]] = [[] for _ in self.seats]  # LV16: the notes before each seat

        self.notes: dict[int, list[int]] = {casino: [] for casino in CASINOS}  # highest first
        self.dice = {casino: [0] * (players + 1) for casino in CASINOS}  # per seat, then white

        self.own = [0] * players  # own dice in each seat's supply
        self.white = [0] * players  # white dice in each seat's supply
        self.spare = 0  # LV31: spare white dice still to be rolled

        self.turn: int | None = None
        self.rolled_own: list[int] = []  # the faces rolled so far in this turn
        self.rolled_white: list[int] = []

        self.round = 1
        self.starter = starter
        self.casino_to_pay = 1
        self.step: str | None = None  # what happens next; None when the game is over

        self.hand_out_dice()
        if self.starter is None:
            self.step = "starter"  # LV7: drawn before any note is turned up
        else:
            self.go_on_stocking()

    # ---- what a table sees ----

    def actor(self) -> int | str | None:
        if self.step is None:
            return None
        if self.step == "place":
            return self.turn
        return "chance"

    def decision(self) -> str | None:
        return self.step

    def options(self) -> list[tuple[str, int]]:
        if self.step is None:
            return []
        if self.step == "starter":
            return [(f"starter {seat + 1}", 1) for seat in self.seats]
        if self.step == "note":
            return [(f"note {amount}", weight) for amount, weight in self.notes_that_may_come_up()]
        if self.step in ("spare", "roll"):
            return [(f"die {face}", 1) for face in CASINOS]
        if self.step == "place":
            return [(f"place {face}", 1) for face in self.numbers_shown()]
        if self.step == "ties":
            return [("ties", 1)]
        assert self.step == "pay"
        return [(f"pay {self.casino_to_pay}", 1)]

    def play(self, move: str) -> None:
        assert move in [text for text, _ in self.options()], f"{move!r} is not possible now"
        if self.step == "ties":
            self.take_back_all_ties()
            return
        number = int(move.split()[1])
        if self.step == "starter":
            self.give_start_player_card(number - 1)
        elif self.step == "note":
            self.turn_up_note(number)
        elif self.step == "spare":
            self.place_spare_die(number)
        elif self.step == "roll":
            self.roll_die(number)
        elif self.step == "place":
            self.place_dice(number)
        elif self.step == "pay":
            self.pay_out(number)

    def standing(self) -> list[tuple[int, int]]:
        """Per seat money and number of notes: the greatest pair wins, equal pairs win together (LV19)."""
        return [(sum(self.won[seat]), len(self.won[seat])) for seat in self.seats]

    def snapshot(self) -> dict[str, object]:
        return {
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "notes": [list(self.notes[casino]) for casino in CASINOS],
            "dice": [list(self.dice[casino]) for casino in CASINOS],
            "own": list(self.own),
            "white": list(self.white),
            "spare": self.spare,
            "roll_own": [self.rolled_own.count(face) for face in CASINOS],
            "roll_white": [self.rolled_white.count(face) for face in CASINOS],
            "money": [sum(self.won[seat]) for seat in self.seats],
            "num_notes": [len(self.won[seat]) for seat in self.seats],
            "unseen": dict(self.unseen),
            "returned": list(self.returned),
            "actor": self.actor(),
            "decision": self.decision(),
        }

    # ---- setup of a round ----

    def give_start_player_card(self, seat: int) -> None:
        self.starter = seat
        self.go_on_stocking()

    def hand_out_dice(self) -> None:
        self.own = [OWN_DICE] * self.players  # LV6
        if self.neutral:
            self.white = [WHITE_DICE_EACH[self.players]] * self.players  # LV30
            self.spare = SPARE_WHITE_DICE[self.players]  # LV31

    def go_on_stocking(self) -> None:
        if self.casino_to_stock() is not None and self.any_note_left():
            self.step = "note"
        else:
            self.go_on_with_spare_dice()  # LV18: also when the stack is empty and a casino is not full

    def casino_to_stock(self) -> int | None:
        """LV5: the casinos are filled in order, so it is the first that has less than 50,000."""
        for casino in CASINOS:
            if sum(self.notes[casino]) < ENOUGH:
                return casino
        return None

    def any_unseen_note_left(self) -> bool:
        return sum(self.unseen.values()) > 0

    def any_note_left(self) -> bool:
        return self.any_unseen_note_left() or len(self.returned) > 0

    def notes_that_may_come_up(self) -> list[tuple[int, int]]:
        if self.any_unseen_note_left():
            return [(amount, count) for amount, count in sorted(self.unseen.items()) if count > 0]
        return [(self.returned[0], 1)]  # LV15: only after every unseen note, and then in a known order

    def turn_up_note(self, amount: int) -> None:
        casino = self.casino_to_stock()
        assert casino is not None
        if self.any_unseen_note_left():
            self.unseen[amount] -= 1
        else:
            self.returned.pop(0)
        self.notes[casino].append(amount)
        self.notes[casino].sort(reverse=True)  # LV5: highest first
        self.go_on_stocking()

    def go_on_with_spare_dice(self) -> None:
        if self.spare > 0:
            self.step = "spare"
        else:
            assert self.starter is not None
            self.begin_turn(self.starter)

    def place_spare_die(self, face: int) -> None:
        self.spare -= 1
        self.dice[face][self.white_player] += 1  # LV31: each on the casino of its own number
        self.go_on_with_spare_dice()

    # ---- turns ----

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.step = "roll"

    def roll_die(self, face: int) -> None:
        """LV9, LV32: one of all the dice the player has left, first the own ones, then the white ones."""
        assert self.turn is not None
        if len(self.rolled_own) < self.own[self.turn]:
            self.rolled_own.append(face)
        else:
            self.rolled_white.append(face)
        if len(self.rolled_own) == self.own[self.turn] and len(self.rolled_white) == self.white[self.turn]:
            self.step = "place"

    def numbers_shown(self) -> list[int]:
        return sorted(set(self.rolled_own + self.rolled_white))  # LV32: white alone is enough

    def place_dice(self, face: int) -> None:
        """LV9, LV32: all own and all white dice that show the chosen number."""
        seat = self.turn
        assert seat is not None
        own = self.rolled_own.count(face)
        white = self.rolled_white.count(face)
        self.own[seat] -= own
        self.white[seat] -= white
        self.dice[face][seat] += own
        self.dice[face][self.white_player] += white
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        self.turn = None
        self.rolled_own = []
        self.rolled_white = []
        for next_seat in self.clockwise_after(seat):
            if self.has_dice(next_seat):  # LV11: players without dice are skipped
                self.begin_turn(next_seat)
                return
        self.step = "ties"  # LV12

    def clockwise_after(self, seat: int) -> list[int]:
        """Everybody once, the left neighbour first and the seat itself last (LV11: it may roll again)."""
        return self.seats[seat + 1 :] + self.seats[: seat + 1]

    def has_dice(self, seat: int) -> bool:
        return self.own[seat] + self.white[seat] > 0  # LV33: white dice alone are enough

    # ---- payout ----

    def take_back_all_ties(self) -> None:
        for casino in CASINOS:
            self.take_back_ties(casino)
        self.casino_to_pay = 1
        self.step = "pay"

    def take_back_ties(self, casino: int) -> None:
        """LV13, LV34: everyone, white included, whose number of dice somebody else has too, all at once."""
        before = list(self.dice[casino])
        for player in range(self.players + 1):
            if before.count(before[player]) >= 2:
                self.dice[casino][player] = 0  # who had zero dice keeps zero dice

    def ranking(self, casino: int) -> list[int]:
        """LV14, LV34: those with dice left there, white included, most dice first; no ties are left."""
        present = [player for player in range(self.players + 1) if self.dice[casino][player] > 0]
        return sorted(present, key=lambda player: self.dice[casino][player], reverse=True)

    def pay_out(self, casino: int) -> None:
        for player in self.ranking(casino):
            if self.notes[casino]:
                highest = self.notes[casino].pop(0)
                if player == self.white_player:
                    self.returned.append(highest)  # LV34
                else:
                    self.won[player].append(highest)  # LV14
        self.returned.extend(self.notes[casino])  # LV15: what is left over, highest first
        self.notes[casino] = []
        self.dice[casino] = [0] * (self.players + 1)
        if casino < 6:
            self.casino_to_pay = casino + 1
        elif self.round < ROUNDS:
            self.begin_next_round()
        else:
            self.step = None

    def begin_next_round(self) -> None:
        assert self.starter is not None
        self.round += 1
        self.starter = self.clockwise_after(self.starter)[0]  # LV17: left is clockwise
        self.hand_out_dice()
        self.go_on_stocking()
