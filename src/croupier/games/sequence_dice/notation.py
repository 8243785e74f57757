"""Positions of Sequence Dice written as text.

    players 2 line 5 throws 40
    G G G G . .
    . . B . . .
    turn A roll 3 3

The first line has the players, how long a line must be, and how often both dice were thrown before; by default
a line of five and no throws. Then comes the board from the top left, a1, with the chips of the sides in green,
blue and red; rows left out at its end are empty. Seats are A to D. The last line says whose turn it is: in
"turn A roll 3 3" A has thrown both dice, in "turn A roll 6" both with that sum, in "turn A first 3" one of
them, in "turn A" none; in "starting roll" nobody has a turn yet. Without such a line A is about to throw. Text
after a # is a remark.

    >>> settings, states = read('''
    ...     players 2 throws 40
    ...     G G G G . .
    ...     . . B . . .
    ...     turn A roll 3 3
    ... ''')
    >>> settings
    {'players': 2, 'line': 5}
    >>> print(write(states[0]))
    players 2 line 5 throws 40
    G G G G . .
    . . B . . .
    turn A roll 6

`write` gives everything but the throws of a starting roll that has begun. The setting `starter` is not part
of a position.
"""

from typing import Any

from croupier.games.sequence_dice import board, rules
from croupier.games.written import SEATS, Head, Line, Read, confirmed, lines_of, shown
from croupier.kernel import CHANCE, NOBODY, blank, top

SIDES, EMPTY = "GBR", "."
SIDE_NAMES = ("green", "blue", "red")


def read(text: str, *, is_checked: bool = True) -> Read:
    """The settings that the text fixes and the state that it means; a ValueError says what is wrong with it.

    Unchecked, a side may have a line already, though nobody has won.
    """
    first, *rows = lines_of(text)
    head = Head(first, ("players", "line", "throws"))
    asked = Line(first.number, "", "turn A")
    if rows and rows[-1].text.startswith(("turn", "starting")):
        asked = rows.pop()
    settings = blank(rules.SETTINGS)
    settings["players"] = players = head.whole("players", range(2, rules.MAX_PLAYERS + 1))
    settings["line"] = head.whole("line", range(board.SHORT, board.LONG + 1), board.SHORT)
    settings["starter"] = CHANCE
    if asked.text != "starting roll":
        settings["starter"] = asked.seat(asked.words[1] if len(asked.words) > 1 else "", players)
    states = blank(rules.STATE)
    s = states[0]
    rules.setup(s, settings[0])
    s.num_throws = head.whole("throws", range(rules.CAP))
    _read_picture(s, rows)
    if is_checked:
        _check_lines(s)
    for face in _dice(asked):
        rules.apply(s, rules.DIE + face - 1)
    return {"players": int(s.players), "line": int(s.line)}, states


def _read_picture(s: Any, rows: list[Line]) -> None:
    for number, row in enumerate(rows):
        known = [*SIDES[: s.sides], EMPTY]
        if number >= board.EDGE or row.name or len(row.words) != board.EDGE:
            row.refuse("it is no row of the board", f"write {board.EDGE} rows of {board.EDGE} spaces, then the turn")
        for column, chip in enumerate(row.words):
            if chip not in known:
                row.refuse(f"{shown(chip)} is no chip", f"write {', '.join(known[:-1])} or a dot")
            if chip != EMPTY:
                s.held[SIDES.index(chip)] |= 1 << (board.EDGE * number + column)


def _check_lines(s: Any) -> None:
    for side in range(s.sides):
        if board.completed_lines(int(s.held[side]), int(s.line)):
            raise ValueError(f"{SIDE_NAMES[side]} has a line already; take a chip away, for the game would be over")


def _dice(asked: Line) -> list[int]:
    """The dice that were thrown this turn; for a sum, any two dice that make it."""
    turn, _, *rest = asked.words
    how = " ".join(rest[:1]) + " die" * len(rest[1:])
    if asked.text != "starting roll":
        if turn != "turn" or how not in ("", "first die", "roll die", "roll die die"):
            right = 'write "turn A", "turn A first 3", "turn A roll 3 3", "turn A roll 6" or "starting roll"'
            asked.refuse(f"{shown(asked.text)} cannot be read", right)
        if how == "roll die":
            total = asked.whole(rest[1], range(2, board.HIGHEST + 1), "the sum")
            return [total // 2, total - total // 2]
    return [asked.whole(die, range(1, rules.FACES + 1), "a die") for die in rest[1:]]


def write(s: Any) -> str:
    """The text of a state; a ValueError if the notation cannot express it."""
    decision, _, number = top(s) if s.depth else (rules.PASS, NOBODY, 0)
    is_thrown = decision not in (rules.START, rules.ROLL)
    lines = [f"players {s.players} line {s.line} throws {s.num_throws - is_thrown}"]
    lines += _write_picture(s)
    if decision == rules.START:
        lines.append("starting roll")
    elif is_thrown:
        lines.append(f"turn {SEATS[s.turn_seat]} roll {number}")
    else:
        lines.append(f"turn {SEATS[s.turn_seat]}" + (f" first {s.first_die}" if s.first_die else ""))
    return confirmed(s, read, lines)


def _write_picture(s: Any) -> list[str]:
    """The rows down to the last one with a chip."""
    chips = [EMPTY] * board.SPACES
    for side, held in enumerate(s.held.tolist()):
        for space in range(board.SPACES):
            if held >> space & 1:
                chips[space] = SIDES[side]
    rows = [" ".join(chips[first : first + board.EDGE]) for first in range(0, board.SPACES, board.EDGE)]
    while rows and not set(rows[-1]) & set(SIDES):
        rows.pop()
    return rows
