"""Positions of Las Vegas written as text.

The first line has the players, the round and its starter, and `neutral` if white dice are in play; by
default it is the first round, A starts, and there are no white dice. Then come a line for each casino, with
its notes before the bar and its dice after it, and lines for what lies elsewhere. Lines may be left out and
stand in any order. Players are A to E, and amounts are in thousands; text after a # is a remark.

    players 2 round 2 starter B neutral
    1: 80 30 10 | A3 B2 white2     # notes and dice of casino 1
    supply: B4 B+3                 # dice that are not placed: four of B, and three white dice with B
    money: A110 B40                # what the players have won
    notes: A2                      # and in how many notes, if not in as few as possible
    returned: 90 10                # notes under the stack, in the order in which they come up
    unseen: 10x4 20x8 50           # notes in the stack: four of 10, eight of 20 and one of 50
    roll: A 3 3 w6                 # A has thrown two threes and a white six, and must place

`turn: A` instead of a roll means that A is about to throw. Without either it is the turn of the starter, or
of the next player who has dice; if nobody has dice, the round is about to be settled. Rolled dice need not
stand in the supply. Dice may be missing. Without a line `unseen`, the stack has all notes that lie nowhere
else, less those that were won: for each player the highest that make up the sum.

    >>> settings, states = read('''
    ...     players 2 round 2 starter B neutral
    ...     1: 80 30 10 | A3 B2 white2
    ...     supply: B4 B+3
    ...     money: A110 B40
    ...     roll: A 3 3 w6
    ... ''')
    >>> settings
    {'players': 2, 'neutral': True}
    >>> print(write(states[0]))
    players 2 round 2 starter B neutral
    1: 80 30 10 | A3 B2 white2
    supply: B4 B+3
    money: A110 B40
    roll: A 3 3 w6

`write` gives the whole position when a player must place, or is about to throw the first die. The
settings `starter` and `open_money` are not part of a position.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from croupier.games.las_vegas import rules
from croupier.games.written import (
    SEATS,
    UNIT,
    Head,
    Line,
    Read,
    confirmed,
    lines_of,
    read_notes,
    shown,
    write_notes,
)
from croupier.kernel import NOBODY, blank, push, top

NUM_WHITE = 8  # LV30, LV31: four for each of two players; two for each of more, and two spare ones with three
LINES = [*map(str, range(1, rules.CASINOS + 1)), "supply", "money", "notes", "returned", "unseen", "turn", "roll"]
BOX = tuple(rules.NUM_OF_NOTE.tolist())
VALUES = range(rules.HIGHEST_NOTE + 1)


def read(text: str) -> Read:
    """The settings that the text fixes and the state that it means; a ValueError says what is wrong with it."""
    first, *others = lines_of(text)
    lines = {line.name: line for line in others}
    for line in others:
        if line.name not in LINES:
            line.refuse(f"{shown(line.name or line.text)} is no line of Las Vegas", f"known are {', '.join(LINES)}")
    states = blank(rules.STATE)
    s = states[0]
    _read_head(s, Head(first, ("players", "round", "starter"), ("neutral",)))
    for casino in range(rules.CASINOS):
        if str(casino + 1) in lines:
            _read_casino(s, casino, lines[str(casino + 1)])
    if "supply" in lines:
        _read_supply(s, lines["supply"])
    _read_won(s, lines)
    _read_stack(s, lines)
    _open_decision(s, lines)
    _check_dice(s)
    return {"players": int(s.players), "neutral": bool(s.neutral)}, states


def _read_head(s: Any, head: Head) -> None:
    s.players = players = head.whole("players", range(2, rules.MAX_PLAYERS + 1))
    s.neutral = "neutral" in head
    if s.neutral and players == rules.MAX_PLAYERS:
        head.line.refuse("neutral dice are for 2 to 4 players", "leave out neutral")
    s.round_number = head.whole("round", range(1, rules.NUM_ROUNDS + 1), 1)
    s.starter = head.seat("starter", players, 0)
    s.turn_seat = NOBODY


def _white_of(s: Any) -> int:
    """How many white dice a player gets."""
    if not s.neutral:
        return 0
    return rules.WHITE_FOR_TWO if s.players == 2 else rules.WHITE_FOR_MORE


def _read_casino(s: Any, casino: int, line: Line) -> None:
    notes, *dice = line.parts(2)
    values = sorted(read_notes(line, notes, 1, rules.HIGHEST_NOTE).elements(), reverse=True)
    if len(values) > rules.MAX_STOCKED:
        line.refuse(f"it has {len(values)} notes", f"a casino has at most {rules.MAX_STOCKED}")
    s.notes[casino, : len(values)] = values
    for word in dice[0] if dice else ():
        owner, count = line.match("([A-E]|white)([0-9])", word, "write dice as A2 or white2").groups()
        place = rules.WHITE if owner == "white" else line.seat(owner, s.players)
        if s.dice[casino, place]:
            line.refuse(f"{owner} stands twice", "write every owner once")
        s.dice[casino, place] = int(count)


def _read_supply(s: Any, line: Line) -> None:
    owners = set()
    for word in line.words:
        owner, count = line.match(r"([A-E]\+?)([0-9])", word, "write dice as A3, white ones as A+2").groups()
        if owner in owners:
            line.refuse(f"{owner} stands twice", "write it once")
        owners.add(owner)
        supply = s.white if owner.endswith("+") else s.own
        supply[line.seat(owner[0], s.players)] = int(count)


def _read_won(s: Any, lines: dict[str, Line]) -> None:
    if "money" in lines:
        line, most = lines["money"], sum(value * count for value, count in enumerate(BOX))
        for seat, amount in line.by_seat(s.players, "[0-9]{1,5}", "write money as A110").items():
            s.money[seat] = line.money(amount, range(most + 1), "the money")
            s.num_notes[seat] = -(-s.money[seat] // rules.HIGHEST_NOTE)
    if "notes" in lines:
        line = lines["notes"]
        for seat, count in line.by_seat(s.players, "[0-9]{1,2}", "write a number of notes as A2").items():
            s.num_notes[seat] = int(count)
            if not int(count) <= s.money[seat] <= int(count) * rules.HIGHEST_NOTE:
                line.refuse(f"{SEATS[seat]} has {s.money[seat] * UNIT} in {count} notes", "a note is 10 to 90")


def _read_stack(s: Any, lines: dict[str, Line]) -> None:
    """The notes under the stack and in it, checked against all others."""
    elsewhere = Counter(s.notes[s.notes > 0].tolist())
    if "returned" in lines:
        line = lines["returned"]
        notes = [line.money(word, range(1, rules.HIGHEST_NOTE + 1), "a note") for word in line.words]
        if len(notes) > rules.NUM_NOTES:
            line.refuse(f"it has {len(notes)} notes", f"the box has {rules.NUM_NOTES}")
        s.returned[: len(notes)], s.num_returned = notes, len(notes)
        elsewhere.update(notes)
    for value, count in elsewhere.items():
        _refuse_too_many(value, count)
    rest = [BOX[value] - elsewhere[value] for value in VALUES]
    if "unseen" in lines:
        line = lines["unseen"]
        found = read_notes(line, line.words, 1, rules.HIGHEST_NOTE)
        for value, count in found.items():
            _refuse_too_many(value, count + elsewhere[value])
        s.unseen[:] = [found[value] for value in VALUES]
        rest = [rest[value] - found[value] for value in VALUES]
        _take_notes(rest, int(s.num_notes.sum()), int(s.money.sum()))
    else:
        for seat in range(s.players):
            rest = _take_notes(rest, int(s.num_notes[seat]), int(s.money[seat]))
        s.unseen[:] = rest


def _take_notes(rest: list[int], count: int, worth: int) -> list[int]:
    """What is left, by value, without `count` notes of that worth together; refused if no such notes are there."""
    taken = _pick_notes(tuple(rest), rules.HIGHEST_NOTE, count, worth)
    if taken is None:
        right = "write other money, notes or unseen"
        raise ValueError(f"of the notes that lie nowhere else no {count} make {worth * UNIT}; {right}")
    return [rest[value] - taken[value] for value in VALUES]


def _refuse_too_many(value: int, count: int) -> None:
    if count > BOX[value]:
        raise ValueError(f"there are {count} notes of {value * UNIT}; the box has {BOX[value]}")


@lru_cache(maxsize=10_000)
def _pick_notes(available: tuple[int, ...], value: int, count: int, worth: int) -> tuple[int, ...] | None:
    """How many notes of each value up to `value` make `count` notes of that worth, high ones first; None if none do."""
    if not count <= worth <= count * value:
        return None
    if value == 0:
        return (0,)
    for taken in range(min(available[value], count), -1, -1):
        lower = _pick_notes(available, value - 1, count - taken, worth - taken * value)
        if lower is not None:
            return (*lower, taken)
    return None


def _open_decision(s: Any, lines: dict[str, Line]) -> None:
    if "roll" in lines:
        if "turn" in lines:
            lines["turn"].refuse("there is a roll too", "write one of them")
        _read_roll(s, lines["roll"])
        return
    seat = int(s.starter)
    if "turn" in lines:
        line = lines["turn"]
        seat = line.seat(line.only(line.words, "turn"), s.players)
        if s.own[seat] + s.white[seat] == 0:
            line.refuse(f"{SEATS[seat]} has no dice", "write them in the supply")
    push(s, rules.PLACE, (seat - 1) % int(s.players))
    rules.apply(s, rules.PUT)  # as if the player before had placed no dice


def _read_roll(s: Any, line: Line) -> None:
    letter, *dice = line.words or [""]
    seat = line.seat(letter, s.players)
    right = "write dice as 3 or w3"
    found = Counter(line.match("w?[1-6]", die, right).group() for die in dice[: rules.NUM_DICE + NUM_WHITE + 1])
    own = [found[str(face)] for face in range(1, rules.FACES + 1)]
    white = [found[f"w{face}"] for face in range(1, rules.FACES + 1)]
    if not dice or sum(own) > rules.NUM_DICE or sum(white) > _white_of(s):
        line.refuse(f"it has {sum(own)} dice and {sum(white)} white ones", _right_dice(s))
    if s.own[seat] not in (0, sum(own)) or s.white[seat] not in (0, sum(white)):
        line.refuse(f"{letter} has other dice in the supply", "throw all of them")
    s.own[seat], s.white[seat] = sum(own), sum(white)
    s.roll_own[:], s.roll_white[:] = own, white
    s.turn_seat = seat
    push(s, rules.PLACE, seat)


def _right_dice(s: Any) -> str:
    return f"a player has {rules.NUM_DICE}, and {_white_of(s) or 'no'} white ones"


def _check_dice(s: Any) -> None:
    for seat in range(s.players):
        num_dice = int(s.own[seat]) + int(s.dice[:, seat].sum())
        if num_dice > rules.NUM_DICE or s.white[seat] > _white_of(s):
            found = f"{SEATS[seat]} has {num_dice} dice in all and {s.white[seat]} white ones in the supply"
            raise ValueError(f"{found}; {_right_dice(s)}")
    num_white = int(s.white.sum()) + int(s.dice[:, rules.WHITE].sum())
    if num_white > (NUM_WHITE if s.neutral else 0):
        raise ValueError(f"there are {num_white} white dice; {NUM_WHITE} are in play with neutral, else none")


def write(s: Any) -> str:
    """The text of a state; a ValueError if the notation cannot express it."""
    neutral = " neutral" if s.neutral else ""
    lines = [f"players {s.players} round {s.round_number} starter {SEATS[s.starter]}{neutral}"]
    for casino in range(rules.CASINOS):
        lines += _write_casino(s, casino)
    lines += _write_supply(s)
    lines += _write_won(s)
    if s.num_returned:
        lines.append("returned: " + " ".join(str(note * UNIT) for note in s.returned[: s.num_returned].tolist()))
    asked = _write_asked(s)
    unseen = f"unseen: {write_notes(s.unseen.tolist())}".rstrip()
    return confirmed(s, read, [*lines, asked], [*lines, unseen, asked])


def _write_casino(s: Any, casino: int) -> list[str]:
    notes = " ".join(str(note * UNIT) for note in s.notes[casino].tolist() if note)
    owners = zip([*SEATS[: rules.MAX_PLAYERS], "white"], s.dice[casino].tolist(), strict=True)
    dice = " ".join(f"{owner}{count}" for owner, count in owners if count)
    return [f"{casino + 1}: {notes} | {dice}".replace("  ", " ").rstrip("| ")] if notes or dice else []


def _is_rolled(s: Any) -> bool:
    return bool(s.depth) and top(s)[0] == rules.PLACE


def _write_supply(s: Any) -> list[str]:
    """The dice that are neither placed nor in the roll."""
    found = []
    for seat in range(s.players):
        if not (_is_rolled(s) and seat == s.turn_seat):
            found += [f"{SEATS[seat]}{s.own[seat]}"] * bool(s.own[seat])
            found += [f"{SEATS[seat]}+{s.white[seat]}"] * bool(s.white[seat])
    return ["supply: " + " ".join(found)] if found else []


def _write_won(s: Any) -> list[str]:
    won = list(zip(SEATS, s.money.tolist(), s.num_notes.tolist(), strict=False))
    lines = []
    if any(s.money):
        lines.append("money: " + " ".join(f"{letter}{money * UNIT}" for letter, money, _ in won if money))
    notes = [f"{letter}{count}" for letter, money, count in won if count != -(-money // rules.HIGHEST_NOTE)]
    return [*lines, "notes: " + " ".join(notes)] if notes else lines


def _write_asked(s: Any) -> str:
    if not _is_rolled(s):
        return f"turn: {SEATS[s.turn_seat]}"
    dice = [str(face + 1) for face in range(rules.FACES) for _ in range(s.roll_own[face])]
    dice += [f"w{face + 1}" for face in range(rules.FACES) for _ in range(s.roll_white[face])]
    return f"roll: {SEATS[s.turn_seat]} {' '.join(dice)}"
