"""The tiles of Las Vegas Royale (2019): placing dice and what comes of it, until the turn is over."""

from abc import ABC, abstractmethod

from tests.reference.las_vegas_royale_table import (
    CASINOS,
    JACKPOT_START,
    KINDS,
    Dice,
    Table,
    kinds_among,
    move_die,
    no_dice,
    pieces,
    strength,
)

LUCKY_PUNCH_REWARDS = {1: 20_000, 2: 30_000, 3: 40_000}
JACKPOT_STEP = 10_000
JACKPOT_MOST = 80_000
FIFTY_REWARDS = {1: 0, 2: 10_000, 3: 30_000, 4: 40_000, 5: 60_000}
FIFTY_LAST = 5
HIGH_FIVE_STRENGTH = 5
PAY_DAY_REWARD = 10_000
RING_REWARDS = [0, 20_000, 0, 30_000, 0, 10_000]
BAR_PLACES = 2
HANDICAP_REWARDS = {"chip": 10_000, "30000": 30_000}
CHOICE_REWARDS = {1: 10_000, 2: 20_000, 3: 30_000}


class Turn(Table, ABC):
    """A table at which somebody's turn is on."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.step: str | None = None  # what is to be decided; None when the game is over
        self.turn: int | None = None
        self.roll: dict[str, list[int]] = {"small": [], "biggy": []}  # the faces shown
        self.just_placed = no_dice()  # by the normal placement of this turn

        # What must be remembered within an effect:
        self.extra: list[int] = []  # the extra dice on the table
        self.thrown_for = ""  # the face for which they are thrown
        self.held = 0  # Lucky Punch
        self.sum_before = 0  # Fifty Fifty
        self.call = ""  # Fifty Fifty
        self.knocked_out: list[int] = []  # Knockout: the seats still to be asked
        self.group_taken = 0  # Block It
        self.blank_from = 0  # Handicap
        self.kind_in_hand = ""  # the die that is to be used or fetched
        self.is_power_play = False  # whether using that die is the Power Play

    @abstractmethod
    def end_turn(self) -> None:
        """Every effect ends with this; the game decides what comes next."""

    # ---- what may be done ----

    def moves_of_effect(self, seat: int) -> list[str]:
        match self.step:
            case "number":
                return [f"number {casino}" for casino in self.open_casinos()]
            case "hold":
                return [f"hold {markers}" for markers in LUCKY_PUNCH_REWARDS]
            case "guess":
                return [f"guess {markers}" for markers in LUCKY_PUNCH_REWARDS]
            case "fifty":
                return ["stop", "lower", "higher"]
            case "entry":
                return self.ways_to_close()
            case "bar":
                return [f"bar {kind}" for kind in kinds_among(self.supply[self.knocked_out[0]])]
            case "group":
                assert self.groups is not None
                return [f"group {size}" for size in sorted(set(self.groups))]
            case "blanks":
                return [f"casino {casino}" for casino in self.open_casinos()]
            case "handicap":
                return [*(f"blank {casino}" for casino in self.casinos_with_a_blank_to_take()), "decline"]
            case "field":
                return [f"field {field}" for field in self.fields_to_choose(seat)]
            case "special":
                uses = [f"use {kind}" for kind in kinds_among(self.supply[seat])]
                return uses + [f"fetch {kind}" for kind in self.kinds_to_fetch(seat)]
            case "from":
                return [f"from {casino}" for casino in self.casinos_to_fetch_from(seat, self.kind_in_hand)]
            case "double":
                return [*(f"move {kind}" for kind in kinds_among(self.double_down_dice(seat))), "done"]
            case "nice":
                return [*self.ways_to_be_nice(), "decline"]
            case "choice":
                return [f"choose {number}" for number in sorted(set(self.extra))]
            case "activate":
                return [f"activate {casino}" for casino in self.other_tiles_than_my_choice()]
            case _:
                assert self.step == "gold"
                return [f"gold {kind}" for kind in kinds_among(self.supply[seat])]

    def play_effect(self, seat: int, verb: str, word: str) -> None:
        match self.step:
            case "number":
                self.set_to_number(seat, int(word))
            case "hold":
                self.hold_markers(int(word))
            case "guess":
                self.guess_markers(seat, int(word))
            case "fifty":
                self.decide_about_fifty(seat, verb)
            case "entry":
                self.decide_about_entry(seat, verb, word)
            case "bar":
                self.go_to_bar(word)
            case "group":
                self.take_group(int(word))
            case "blanks":
                self.put_group(int(word))
            case "handicap":
                self.decide_about_blank(verb, word)
            case "field":
                self.choose_field(seat, word)
            case "special":
                self.choose_special(verb, word)
            case "from":
                self.fetch_die(seat, int(word))
            case "double":
                self.decide_about_double(seat, verb, word)
            case "nice":
                self.decide_about_nice(seat, verb, word)
            case "choice":
                self.choose_number(seat, int(word))
            case "activate":
                self.activate(seat, int(word))
            case "gold":
                self.put_on_gold(seat, word)

    # ---- placing ----

    def place(self, seat: int, dice: Dice, casino: int) -> None:
        """RY22: a normal placement, of a rolled set or of a Power Play die; only this activates."""
        for kind in KINDS:
            self.supply[seat][kind] -= dice[kind]
            self.dice[casino][seat][kind] += dice[kind]
        self.just_placed = dice
        self.check_power_play()
        self.activate(seat, casino)

    def forget_roll(self) -> None:
        self.roll = {"small": [], "biggy": []}
        self.just_placed = no_dice()

    # ---- tiles ----

    def activate(self, seat: int, casino: int) -> None:
        """RY22: what the tile does, if there is one; every effect ends by ending the turn."""
        face = self.tiles[casino]
        if face != "nice-dice":
            self.forget_roll()
        match face:
            case "lucky-punch":
                self.step = "hold"
            case "jackpot" | "fifty-fifty" | "my-choice":
                self.throw_extra_dice(face)
            case "high-five":
                self.take_high_five(seat, casino)
            case "pay-day":
                self.take_pay_day(seat)
            case "power-play":
                self.take_power(seat, casino)
            case "no-entry":
                self.step = "entry"
            case "knockout":
                self.knock_out(seat)
            case "block-it":
                self.ask_for_group()
            case "handicap":
                self.ask_for_blank(seat)
            case "double-down":
                self.ask_for_double(seat)
            case "nice-dice":
                self.ask_for_nice_die()
            case _:  # no tile, or one that waits for the payout
                self.end_turn()

    def throw_extra_dice(self, face: str) -> None:
        self.extra = []
        self.thrown_for = face
        self.step = "extra"

    def throw_extra_die(self, number: int) -> None:
        self.extra.append(number)
        if len(self.extra) == 2:
            self.use_extra_dice()

    def use_extra_dice(self) -> None:
        assert self.turn is not None
        if self.thrown_for == "jackpot":
            self.try_jackpot(self.turn)
        elif self.thrown_for == "fifty-fifty":
            self.move_on_fifty(self.turn)
        else:
            self.step = "choice"

    # A1 Lucky Punch

    def hold_markers(self, markers: int) -> None:
        self.held = markers
        self.step = "guess"

    def guess_markers(self, seat: int, guess: int) -> None:
        if guess != self.held:
            self.give(seat, LUCKY_PUNCH_REWARDS[self.held])
        self.end_turn()

    # A2 Jackpot

    def try_jackpot(self, seat: int) -> None:
        assert self.jackpot is not None
        first, second = self.extra
        if first + second == 7 or first == second:
            self.give(seat, self.jackpot)
            self.jackpot = JACKPOT_START
        else:
            self.jackpot = min(self.jackpot + JACKPOT_STEP, JACKPOT_MOST)
        self.extra = []
        self.end_turn()

    # B2 Fifty Fifty

    def move_on_fifty(self, seat: int) -> None:
        """The first throw just brings the marker to the first field; an equal sum is wrong."""
        now = sum(self.extra)
        is_right = now < self.sum_before if self.call == "lower" else now > self.sum_before
        if self.fifty > 0 and not is_right:
            self.end_fifty(seat, reward=0)
            return
        self.fifty += 1
        if self.fifty == FIFTY_LAST:
            self.end_fifty(seat, FIFTY_REWARDS[FIFTY_LAST])
        else:
            self.step = "fifty"

    def decide_about_fifty(self, seat: int, verb: str) -> None:
        if verb == "stop":
            self.end_fifty(seat, FIFTY_REWARDS[self.fifty])
        else:
            self.call = verb
            self.sum_before = sum(self.extra)
            self.throw_extra_dice("fifty-fifty")

    def end_fifty(self, seat: int, reward: int) -> None:
        self.give(seat, reward)
        self.fifty = 0
        self.extra = []
        self.end_turn()

    # C1 High Five

    def take_high_five(self, seat: int, casino: int) -> None:
        if self.high_five is None and strength(self.dice[casino][seat]) >= HIGH_FIVE_STRENGTH:
            self.high_five = seat
        self.end_turn()

    # D1 Pay Day

    def take_pay_day(self, seat: int) -> None:
        visited = [casino for casino in CASINOS if pieces(self.dice[casino][seat]) > 0]
        self.give(seat, PAY_DAY_REWARD * len(visited))
        self.end_turn()

    # D2 Power Play

    def take_power(self, seat: int, casino: int) -> None:
        if self.sole_leader(casino) == seat:
            self.power = seat
        self.end_turn()

    # E1 No Entry

    def ways_to_close(self) -> list[str]:
        own = self.casino_with("no-entry")
        closings = [f"close {casino}" for casino in CASINOS if casino not in (own, self.closed)]
        return closings + (["leave"] if self.closed is not None else [])

    def decide_about_entry(self, seat: int, verb: str, word: str) -> None:
        if verb == "close":
            assert self.ring is not None
            self.closed = int(word)
            self.ring = (self.ring + 1) % len(RING_REWARDS)
            self.give(seat, RING_REWARDS[self.ring])
        self.end_turn()

    # E2 Knockout

    def knock_out(self, seat: int) -> None:
        for kind in KINDS:
            while self.bar[seat][kind] > 0:
                move_die(kind, self.bar[seat], self.supply[seat])
        rivals = [rival for rival in self.clockwise_after(seat) if rival != seat]
        self.knocked_out = [r for r in rivals if self.has_dice(r) and pieces(self.bar[r]) < BAR_PLACES]
        self.go_on_knocking_out()

    def go_on_knocking_out(self) -> None:
        if self.knocked_out:
            self.step = "bar"
        else:
            self.end_turn()

    def go_to_bar(self, kind: str) -> None:
        rival = self.knocked_out.pop(0)
        move_die(kind, self.supply[rival], self.bar[rival])
        self.go_on_knocking_out()

    # F1 Block It

    def ask_for_group(self) -> None:
        if self.groups:
            self.step = "group"
        else:
            self.end_turn()

    def take_group(self, size: int) -> None:
        self.group_taken = size  # it leaves the tile when its casino is named
        self.step = "blanks"

    def put_group(self, casino: int) -> None:
        assert self.groups is not None
        self.groups.remove(self.group_taken)
        self.blanks[casino] += self.group_taken
        self.check_power_play()
        self.end_turn()

    # F2 Handicap

    def casinos_with_a_blank_to_take(self) -> list[int]:
        return [casino for casino in self.open_casinos() if self.blanks[casino] > 0]

    def fields_to_choose(self, seat: int) -> list[str]:
        assert self.fields is not None
        free = [field for field, count in self.fields.items() if count > 0]
        return [field for field in free if field != "special" or self.can_do_special(seat)]

    def ask_for_blank(self, seat: int) -> None:
        if self.casinos_with_a_blank_to_take() and self.fields_to_choose(seat):
            self.step = "handicap"
        else:
            self.end_turn()

    def decide_about_blank(self, verb: str, word: str) -> None:
        if verb == "blank":
            self.blank_from = int(word)  # it leaves the casino when its field is named
            self.step = "field"
        else:
            self.end_turn()

    def choose_field(self, seat: int, field: str) -> None:
        assert self.fields is not None
        self.blanks[self.blank_from] -= 1
        self.fields[field] -= 1
        self.check_power_play()
        if field == "special":
            self.ask_for_special(seat)
        else:
            self.give(seat, HANDICAP_REWARDS[field])
            self.end_turn()

    # Handicap's special field, My Choice's 5

    def casinos_to_fetch_from(self, seat: int, kind: str) -> list[int]:
        return [casino for casino in self.open_casinos() if self.dice[casino][seat][kind] > 0]

    def kinds_to_fetch(self, seat: int) -> list[str]:
        return [kind for kind in KINDS if self.casinos_to_fetch_from(seat, kind)]

    def can_do_special(self, seat: int) -> bool:
        return self.has_dice(seat) or len(self.kinds_to_fetch(seat)) > 0

    def ask_for_special(self, seat: int) -> None:
        if self.can_do_special(seat):
            self.step = "special"
        else:
            self.end_turn()

    def choose_special(self, verb: str, kind: str) -> None:
        self.kind_in_hand = kind
        self.is_power_play = False
        self.step = "number" if verb == "use" else "from"

    def set_to_number(self, seat: int, casino: int) -> None:
        if self.is_power_play:
            dice = no_dice()
            dice[self.kind_in_hand] = 1
            self.place(seat, dice, casino)
        else:  # without activating
            move_die(self.kind_in_hand, self.supply[seat], self.dice[casino][seat])
            self.check_power_play()
            self.end_turn()

    def fetch_die(self, seat: int, casino: int) -> None:
        move_die(self.kind_in_hand, self.dice[casino][seat], self.supply[seat])
        self.check_power_play()
        self.end_turn()

    # G2 Double Down

    def double_down_dice(self, seat: int) -> Dice:
        """The seat's dice that may be moved to the tile: none while the casino is closed."""
        casino = self.casino_with("double-down")
        assert casino is not None
        return no_dice() if casino == self.closed else self.dice[casino][seat]

    def ask_for_double(self, seat: int) -> None:
        if pieces(self.double_down_dice(seat)) > 0:
            self.step = "double"
        else:
            self.end_turn()

    def decide_about_double(self, seat: int, verb: str, kind: str) -> None:
        if verb == "move":
            move_die(kind, self.double_down_dice(seat), self.double[seat])
            self.check_power_play()
            self.ask_for_double(seat)
        else:
            self.end_turn()

    # H1 Nice Dice

    def ways_to_be_nice(self) -> list[str]:
        """Dice rolled but not chosen show what they show, those just placed show this casino's number."""
        here = self.casino_with("nice-dice")
        ways = []
        for kind in KINDS:
            for number in CASINOS:
                is_at_hand = number in self.roll[kind] or (number == here and self.just_placed[kind] > 0)
                is_stuck = self.nice[number] is not None and number == self.closed
                if is_at_hand and not is_stuck:
                    ways.append(f"set-{kind} {number}")
        return ways

    def ask_for_nice_die(self) -> None:
        if self.ways_to_be_nice():
            self.step = "nice"
        else:
            self.end_turn()

    def decide_about_nice(self, seat: int, verb: str, word: str) -> None:
        if verb != "decline":
            self.put_nice_die(seat, verb.removeprefix("set-"), int(word))
        self.end_turn()

    def put_nice_die(self, seat: int, kind: str, number: int) -> None:
        occupant = self.nice[number]
        if occupant is not None:  # it moves to the casino of its number, without activating
            owner, its_kind = occupant
            self.dice[number][owner][its_kind] += 1
        if number == self.casino_with("nice-dice"):
            self.dice[number][seat][kind] -= 1  # all dice showing this number have been placed here
        else:
            self.supply[seat][kind] -= 1
        self.nice[number] = (seat, kind)
        self.check_power_play()

    # H2 My Choice

    def choose_number(self, seat: int, number: int) -> None:
        self.extra = []
        if number in CHOICE_REWARDS:
            self.give(seat, CHOICE_REWARDS[number])
            self.end_turn()
        elif number == 4:
            self.ask_for_other_tile()
        elif number == 5:
            self.ask_for_special(seat)
        else:
            self.ask_for_gold(seat)

    def other_tiles_than_my_choice(self) -> list[int]:
        return [casino for casino in CASINOS if self.tiles[casino] not in (None, "my-choice")]

    def ask_for_other_tile(self) -> None:
        if self.other_tiles_than_my_choice():
            self.step = "activate"
        else:
            self.end_turn()

    def ask_for_gold(self, seat: int) -> None:
        if self.gold is not None and self.gold[0] == seat:
            self.clear_gold()
        if self.has_dice(seat):
            self.step = "gold"
        else:
            self.end_turn()  # and a rival's die stays

    def put_on_gold(self, seat: int, kind: str) -> None:
        self.clear_gold()
        self.supply[seat][kind] -= 1
        self.gold = (seat, kind)
        self.end_turn()

    def clear_gold(self) -> None:
        if self.gold is not None:
            owner, kind = self.gold
            self.supply[owner][kind] += 1
            self.gold = None
