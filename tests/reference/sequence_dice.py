"""Sequence Dice, written from docs/rules/sequence-dice.md alone, to be compared with the kernels."""

COLUMNS = "abcdef"
ROWS = "123456"  # row 1 is the top row
FACES = [1, 2, 3, 4, 5, 6]

PRINTED = [  # SD1, row by row from the top
    [2, 3, 4, 5, 6, 2],
    [6, 7, 8, 9, 7, 3],
    [5, 9, 12, 12, 8, 4],
    [4, 8, 12, 12, 9, 5],
    [3, 7, 9, 8, 7, 6],
    [2, 6, 5, 4, 3, 2],
]
SPACES = [column + row for row in ROWS for column in COLUMNS]  # board order: a1, b1, .. f1, a2, ..
NUMBER = {column + row: PRINTED[y][x] for y, row in enumerate(ROWS) for x, column in enumerate(COLUMNS)}

DEFENCE = 10  # SD10
WILD = 11  # SD11
DICE_SPACES = [2, 12]  # the corners and the centre: safe from a 10 (SD10), and rolled they give an extra roll (SD12)

LINE_LENGTHS = [5, 6]  # SD4
DEFAULT_LINE = {2: 6, 3: 5}  # SD4: number of sides -> line length
NUM_SIDES = {2: 2, 3: 3, 4: 2}  # SD2: players -> sides

DIRECTIONS = [(1, 0), (0, 1), (1, 1), (-1, 1)]  # SD3: (right, down); each leads to a later space in board order


def neighbour(space: str, right: int, down: int) -> str | None:
    """The next space in that direction, or None beyond the edge."""
    x = COLUMNS.index(space[0]) + right
    y = ROWS.index(space[1]) + down
    if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS):
        return COLUMNS[x] + ROWS[y]
    return None


AFTER = {(space, way): neighbour(space, way[0], way[1]) for space in SPACES for way in DIRECTIONS}
BEFORE = {(space, way): neighbour(space, -way[0], -way[1]) for space in SPACES for way in DIRECTIONS}


class Game:
    """One game; seats are 0 .. players - 1, clockwise."""

    CAP = 20_000  # SD15: throws of both dice, those of the starting roll included

    def __init__(self, players: int, line: int | None = None, starter: int | None = None) -> None:
        assert players in NUM_SIDES  # SD2
        assert line is None or line in LINE_LENGTHS  # SD4
        assert starter is None or 0 <= starter < players
        self.players = players
        self.seats = list(range(players))
        self.num_sides = NUM_SIDES[players]
        self.line = DEFAULT_LINE[self.num_sides] if line is None else line

        self.board: dict[str, int | None] = dict.fromkeys(SPACES)  # the side whose chip is there
        self.turn: int | None = None  # the seat that throws or has thrown
        self.first_die = 0  # the face of the first die while the second is still to come
        self.sum = 0  # what was thrown, while it is not yet settled
        self.throws = 0
        self.winner: int | None = None

        self.contenders: list[int] = []  # SD5: the seats still in the starting roll
        self.sums = [0] * players  # SD5: what they threw in this round of it

        self.step: str | None = None  # what happens next; None when the game is over

        if starter is None:
            self.begin_starting_round(list(self.seats))
        else:
            self.begin_throw("roll", starter)

    # ---- what a table sees ----

    def actor(self) -> int | str | None:
        if self.step is None:
            return None
        if self.step in ("place", "replace", "remove"):
            return self.turn
        return "chance"

    def decision(self) -> str | None:
        return self.step

    def options(self) -> list[tuple[str, int]]:
        if self.step is None:
            return []
        if self.step in ("start", "roll"):
            return [(f"die {face}", 1) for face in FACES]
        if self.step == "place":
            return [(f"place {space}", 1) for space in self.spaces_to_place_on()]
        if self.step == "replace":
            return [(f"replace {space}", 1) for space in self.spaces_to_replace_on()]
        if self.step == "remove":
            return [(f"remove {space}", 1) for space in self.spaces_to_remove_from()]
        assert self.step == "pass"
        return [("pass", 1)]

    def play(self, move: str) -> None:
        assert move in [text for text, _ in self.options()], f"{move!r} is not possible now"
        if self.step in ("start", "roll"):
            self.throw_die(int(move.split()[1]))
        elif self.step in ("place", "replace"):
            self.put_chip(move.split()[1])
        elif self.step == "remove":
            self.remove_chip(move.split()[1])
        elif self.step == "pass":
            self.end_turn()

    def standing(self) -> list[tuple[int, int]]:
        """Per seat (1, 0) for the winning side, both partners included, and (0, 0) for all others."""
        return [(1, 0) if self.side_of(seat) == self.winner else (0, 0) for seat in self.seats]

    def snapshot(self) -> dict[str, object]:
        return {
            "board": [self.board[space] for space in SPACES],
            "line": self.line,
            "turn": self.turn,
            "first_die": self.first_die,
            "sum": self.sum,
            "sums": list(self.sums),
            "contenders": sorted(self.contenders),
            "throws": self.throws,
            "winner": self.winner,
            "lines": [] if self.winner is None else self.lines_of(self.winner),
            "actor": self.actor(),
            "decision": self.decision(),
        }

    # ---- sides ----

    def side_of(self, seat: int) -> int:
        return seat % self.num_sides  # SD2: with four players seats 1 and 3 against seats 2 and 4

    def own_side(self) -> int:
        assert self.turn is not None
        return self.side_of(self.turn)

    def is_empty(self, space: str) -> bool:
        return self.board[space] is None

    def is_opponents(self, space: str) -> bool:
        """SD8: a partner's chip is one's own colour, so it is not an opponent's."""
        return self.board[space] is not None and self.board[space] != self.own_side()

    # ---- throws ----

    def begin_throw(self, step: str, seat: int) -> None:
        """Step is "start" or "roll"; SD15: beyond the cap the game is a draw instead."""
        if self.throws >= self.CAP:
            self.end_game(winner=None)
        else:
            self.step = step
            self.turn = seat

    def throw_die(self, face: int) -> None:
        if self.first_die == 0:
            self.first_die = face
            return
        total = self.first_die + face
        self.first_die = 0
        self.throws += 1
        if self.step == "start":
            self.note_starting_sum(total)
        else:
            self.sum = total
            self.step = self.what_the_sum_asks()

    # ---- the starting roll (SD5) ----

    def begin_starting_round(self, contenders: list[int]) -> None:
        self.contenders = contenders
        self.sums = [0] * self.players
        self.begin_throw("start", contenders[0])

    def note_starting_sum(self, total: int) -> None:
        assert self.turn is not None
        self.sums[self.turn] = total
        still_to_throw = [seat for seat in self.contenders if self.sums[seat] == 0]
        if still_to_throw:
            self.begin_throw("start", still_to_throw[0])  # in seat order
            return
        highest = [seat for seat in self.contenders if self.sums[seat] == max(self.sums)]
        if len(highest) > 1:
            self.begin_starting_round(highest)  # only those tied, partners too
        else:
            self.contenders = []
            self.sums = [0] * self.players
            self.begin_throw("roll", highest[0])  # the starting roll is not the first move

    # ---- turns ----

    def what_the_sum_asks(self) -> str:
        if self.sum == DEFENCE:
            return "remove" if self.spaces_to_remove_from() else "pass"  # SD10
        if self.spaces_to_place_on():
            return "place"  # SD7, SD11, SD12
        if self.spaces_to_replace_on():
            return "replace"  # SD8; SD11 on a full board
        return "pass"  # SD9

    def spaces_of_the_sum(self) -> list[str]:
        """Where the sum allows a chip to be put, whoever holds those spaces."""
        if self.sum == WILD:
            return SPACES  # SD11: 2s and 12s included
        return [space for space in SPACES if NUMBER[space] == self.sum]  # SD7, SD12

    def spaces_to_place_on(self) -> list[str]:
        return [space for space in self.spaces_of_the_sum() if self.is_empty(space)]

    def spaces_to_replace_on(self) -> list[str]:
        """SD8, SD11: only asked when none of the spaces of the sum is empty."""
        return [space for space in self.spaces_of_the_sum() if self.is_opponents(space)]

    def spaces_to_remove_from(self) -> list[str]:
        """SD10: any opponent's chip, except from a 2 or a 12."""
        return [space for space in SPACES if self.is_opponents(space) and NUMBER[space] not in DICE_SPACES]

    def put_chip(self, space: str) -> None:
        """SD7, SD8: on an empty space, or in the place of an opponent's chip, which goes back to its owner (SD13)."""
        self.board[space] = self.own_side()
        if self.lines_of(self.own_side()):
            self.end_game(winner=self.own_side())  # SD14: at once, also before an extra roll
        elif self.sum in DICE_SPACES:
            self.roll_again()  # SD12: it belongs to the roll, so an 11 placed on a 2 or 12 gives none
        else:
            self.end_turn()

    def remove_chip(self, space: str) -> None:
        self.board[space] = None  # SD10, SD13
        self.end_turn()

    def roll_again(self) -> None:
        assert self.turn is not None
        self.sum = 0
        self.begin_throw("roll", self.turn)

    def end_turn(self) -> None:
        assert self.turn is not None
        self.sum = 0
        self.begin_throw("roll", (self.turn + 1) % self.players)  # SD5: clockwise

    # ---- the end ----

    def lines_of(self, side: int) -> list[str]:
        """SD3, SD14: every unbroken straight run of that side's chips of at least the set length, as "first-last"."""
        lines = []
        for space in [space for space in SPACES if self.board[space] == side]:
            for way in DIRECTIONS:
                before = BEFORE[space, way]
                if before is None or self.board[before] != side:  # so the run begins here
                    run = self.run_from(space, way)
                    if len(run) >= self.line:
                        lines.append(f"{run[0]}-{run[-1]}")
        return sorted(lines)

    def run_from(self, space: str, way: tuple[int, int]) -> list[str]:
        """The space and all that follow it in that direction with chips of the same side."""
        run = [space]
        following = AFTER[space, way]
        while following is not None and self.board[following] == self.board[space]:
            run.append(following)
            following = AFTER[following, way]
        return run

    def end_game(self, winner: int | None) -> None:
        self.winner = winner
        self.turn = None
        self.sum = 0
        self.contenders = []
        self.sums = [0] * self.players
        self.step = None
