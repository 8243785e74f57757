"""Positions of Las Vegas Royale written as text.

    players 3 round 2 starter B
    tiles: jackpot - power-play
    2: 70 40 | A2+B B1
    3: 60 50 | C3
    supply: A3 B4+B C2
    cash: A60 B30
    chips: A2 C4
    power: C
    roll: A 3 3 4

The first line has the players, the round and its starter; what it leaves out is the last round, and A. Players are
A to E, amounts are in thousands, and what follows a # is a remark. +B is a Biggy: A2+B has two small dice and the
Biggy, and B6 in a roll is a Biggy that shows a six. Tiles lie at casinos 1, 2, ... (- for none) and are set up as
for a new round; the other lines then say what is different. They may be left out and stand in any order, and dice
may be missing:

    2: 70 40 | A2+B neutral3 blanks2   # cards of casino 2, and the dice on it
    supply: A3+B C2                    # dice that are not placed; those in the roll need not stand here
    cash: A60 B120                     # money without the chips
    cards: B3                          # in how many cards, if not in as few as possible
    chips: A2
    roll: A 3 3 B6                     # A has thrown this and must place
    turn: A                            # instead of a roll: A is about to throw

Without either it is the turn of the starter, or of whoever has dice after them; when nobody has, the round is to
be settled. What lies on tiles or belongs to one:

    bar: B1+B           # Knockout: dice at the bar
    double: A2          # Double Down: dice on the round field
    nice: A1 B6+B       # Nice Dice: A's small die on field 1, B's Biggy on field 6
    gold: B+B           # My Choice: whose die lies on the gold field
    power: C            # Power Play: who has the marker
    high-five: A        # High Five: who has the token
    closed: 4           # No Entry: the closed casino
    ring: 2             # No Entry: how far its marker has gone
    jackpot: 50         # Jackpot: the marked amount
    groups: 1 2 2       # Block It: the groups that are left
    fields: 2 3 4       # Handicap: free fields for a chip, for 30,000 and special ones
    prime: B 3 4        # Prime Time: who placed its dice, and in which casinos

A line `asked` has any other question than where to place: `asked: hold A`. Some need more words, or a line of
their own:

    asked: bar B C             # whoever must put a die at the bar, in their order; with `turn: A`
    asked: number A biggy      # the die to be turned; `number A biggy activating` by Power Play
    asked: from A small        # the die to be taken back
    asked: blanks A 2          # the size of the group
    asked: field A 3           # the casino from which the blank was taken
    asked: guess B             # with `held: 2`, the number that A holds
    asked: fifty A             # with `fifty: 2 7`, the field of the marker and the last sum
    asked: choice A            # with `extra: 3 5`, the extra dice
    asked: prime A             # with `extra: - 5`, here the first is already placed
    asked: nice A              # with `placed: 2+B`, the dice that were just placed, and the rest of the `roll`
    asked: pick A              # with `split: 20+0`, the second pile of Black Box
    asked: split B             # and also here perhaps `payers: A C` of Bad Luck, and `next: A` as the next starter

The other questions are power, hold, entry, group, handicap, special, double, activate and gold. For the rest of the
game:

    players 3 tiles 4 no_repeats     # how many tiles are drawn each round, and that no face comes twice
    fixed: jackpot pay-day           # instead of tiles: these lie every round
    used: high-five                  # faces that lay in rounds before
    unseen: 30x11 40x10 100          # cards in the stack: eleven of 30, ten of 40 and one of 100
    reserve: 30 50x2                 # cards that were counted off for later rounds

Without lines for them, enough cards for the later rounds are counted off, evenly from the lowest, and all others
that do not lie at a casino are in the stack.

    >>> settings, states = read('''
    ...     players 3 round 2 starter B
    ...     tiles: jackpot - power-play
    ...     2: 70 40 | A2+B B1
    ...     supply: B4
    ...     cash: A60 B130
    ...     roll: A 3 3 4
    ... ''')
    >>> settings
    {'players': 3, 'tiles': 3, 'no_repeats': False, 'faces': ()}
    >>> print(write(states[0]))
    players 3 round 2 starter B
    tiles: jackpot - power-play
    2: 70 40 | A2+B B1
    supply: B4
    cash: A60 B130
    roll: A 3 3 4

`write` says everything that there is when a player has to choose, or is about to throw the first die. The settings
`starter` and `open_money` are not part of a position.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import dispatch, rules, table
from croupier.games.las_vegas_royale.components import (
    BAR_PLACES,
    BLOCK_IT_GROUPS,
    FIFTY_FIFTY,
    HANDICAP_BLANKS,
    HANDICAP_FIELDS,
    HIGHEST_CARD,
    JACKPOT_FIRST,
    JACKPOT_LAST,
    LOWEST_CARD,
    NO_ENTRY_RING,
    NUM_BIGGY,
    NUM_BLANKS,
    NUM_OF_CARD,
    NUM_SMALL,
    SECOND_SIZES,
    SPLIT_NAMES,
)
from croupier.games.las_vegas_royale.table import BIGGY, CASINOS, FACE_NAMES, FACES, NEUTRAL, NOWHERE, SMALL
from croupier.games.written import SEATS, UNIT, Head, Line, Read, confirmed, lines_of, read_notes, shown, write_notes
from croupier.kernel import CHANCE, NOBODY, blank, pop, push, top

BOX = tuple(NUM_OF_CARD.tolist())
RICHEST, MOST_CHIPS = 1000, 999  # more than anybody ever has; chips never run out (RY3)
KIND_NAMES = ("small", "biggy")
OWNER_NAMES = (*SEATS[: table.MAX_PLAYERS], "neutral")
PIECES, PIECES_RIGHT = r"([0-9](\+B)?|\+B)", "write dice as A3, A3+B or A+B"

# Lines about tiles, and the tile that must lie there.
TILE_OF_LINE = {
    "bar": table.KNOCKOUT, "double": table.DOUBLE_DOWN, "nice": table.NICE_DICE, "gold": table.MY_CHOICE,
    "power": table.POWER_PLAY, "high-five": table.HIGH_FIVE, "closed": table.NO_ENTRY, "ring": table.NO_ENTRY,
    "jackpot": table.JACKPOT, "groups": table.BLOCK_IT, "fields": table.HANDICAP, "prime": table.PRIME_TIME,
    "payers": table.BAD_LUCK,
}  # fmt: skip
# Lines that belong to questions, and whether those cannot be asked without.
QUESTIONS_OF_LINE: Mapping[str, tuple[tuple[int, ...], bool]] = {
    "held": ((table.GUESS,), True), "split": ((table.PICK,), True), "fifty": ((table.FIFTY,), True),
    "extra": ((table.CHOICE, table.PRIME), True), "placed": ((table.NICE,), False),
    "prime": ((table.PRIME, table.SPLIT, table.PICK), False), "payers": ((table.SPLIT, table.PICK), False),
    "next": ((table.SPLIT, table.PICK), False),
}  # fmt: skip
OTHER_LINES = ("supply", "cash", "cards", "chips", "roll", "turn", "asked",
               "tiles", "fixed", "used", "unseen", "reserve")  # fmt: skip
LINES = [*map(str, range(1, CASINOS + 1)), *OTHER_LINES, *dict.fromkeys([*TILE_OF_LINE, *QUESTIONS_OF_LINE])]

# Questions, and the tiles that ask them.
TILES_OF_QUESTION: Mapping[int, tuple[int, ...]] = {
    table.POWER: (table.POWER_PLAY,), table.NUMBER: (table.POWER_PLAY, table.HANDICAP, table.MY_CHOICE),
    table.HOLD: (table.LUCKY_PUNCH,), table.GUESS: (table.LUCKY_PUNCH,), table.FIFTY: (table.FIFTY_FIFTY,),
    table.ENTRY: (table.NO_ENTRY,), table.BAR: (table.KNOCKOUT,), table.GROUP: (table.BLOCK_IT,),
    table.BLANKS: (table.BLOCK_IT,), table.HANDICAP_BLANK: (table.HANDICAP,), table.FIELD: (table.HANDICAP,),
    table.SPECIAL: (table.HANDICAP, table.MY_CHOICE), table.FROM: (table.HANDICAP, table.MY_CHOICE),
    table.DOUBLE: (table.DOUBLE_DOWN,), table.NICE: (table.NICE_DICE,), table.CHOICE: (table.MY_CHOICE,),
    table.ACTIVATE: (table.MY_CHOICE,), table.GOLD: (table.MY_CHOICE,), table.PRIME: (table.PRIME_TIME,),
    table.SPLIT: (table.BLACK_BOX,), table.PICK: (table.BLACK_BOX,),
}  # fmt: skip
QUESTIONS = {table.DECISION_NAMES[decision]: decision for decision in TILES_OF_QUESTION}
OF_PAYOUT = (table.PRIME, table.SPLIT, table.PICK)
AT_OWN_CASINO = (table.ENTRY, table.DOUBLE, table.NICE)  # questions about the casino of the tile that asks them


def read(text: str, *, is_checked: bool = True) -> Read:
    """The settings that the text fixes and the state that it means; a ValueError says what is wrong with it.

    Unchecked, both sides of a tile may lie, and the numbers of dice, blanks and cards need not fit each other.
    """
    first, *others = lines_of(text)
    lines = {line.name: line for line in others}
    for line in others:
        if line.name not in LINES:
            known = ", ".join(LINES)
            line.refuse(f"{shown(line.name or line.text)} is no line of Las Vegas Royale", f"known are {known}")
    states = blank(rules.STATE)
    s = states[0]
    _read_head(s, Head(first, ("players", "round", "starter", "tiles"), ("no_repeats",)), lines)
    for casino in range(CASINOS):
        if str(casino + 1) in lines:
            _read_casino(s, casino, lines[str(casino + 1)])
    for name, reader in READERS.items():
        if name in lines:
            if name in TILE_OF_LINE and TILE_OF_LINE[name] not in s.faces:
                tile = FACE_NAMES[TILE_OF_LINE[name]]
                lines[name].refuse("its tile does not lie here", f"write {tile} among the tiles")
            reader(s, lines[name])
    _read_deck(s, lines)
    _open_question(s, lines)
    _check_lines(s, lines)
    _check_power(s)
    _check_question(s, lines)
    if is_checked:
        _check_tiles(s)
        _check_money(s, lines)
        _check_deck(s)
        _check_dice(s)
    faces = tuple(FACE_NAMES[face] for face in s.fixed if face != NOWHERE)
    settings = {"tiles": int(s.num_tiles), "no_repeats": bool(s.no_repeats), "faces": faces}
    return {"players": int(s.players), **settings}, states


def _read_head(s: Any, head: Head, lines: dict[str, Line]) -> None:
    """The settings, and the table of a new round with its tiles, where nobody has anything yet."""
    players = head.whole("players", range(2, table.MAX_PLAYERS + 1))
    if "tiles" in lines and "fixed" in lines:
        lines["fixed"].refuse("there are tiles too", "write one of them")
    fixed = _read_faces(lines["fixed"]) if "fixed" in lines else []
    faces = _read_faces(lines["tiles"]) if "tiles" in lines else fixed
    if NOWHERE in fixed:
        lines["fixed"].refuse("a casino is left out", "fixed tiles lie at casinos 1, 2, ... without a gap")
    settings = blank(rules.SETTINGS)
    settings["players"], settings["no_repeats"], settings["starter"] = players, "no_repeats" in head, CHANCE
    settings["tiles"] = head.whole("tiles", range(0 if fixed else len(faces), CASINOS + 1), len(faces))
    settings["faces"] = fixed + [NOWHERE] * (CASINOS - len(fixed))
    rules.setup(s, settings[0])
    pop(s)
    s.supply[:], s.chips[:] = 0, 0
    s.round_number = head.whole("round", range(1, table.NUM_ROUNDS + 1), table.NUM_ROUNDS)
    s.starter = head.seat("starter", players, 0)
    for casino, face in enumerate(faces):
        s.faces[casino] = face
        if face != NOWHERE:
            s.used[face] = s.no_repeats and not fixed
            dispatch.prepare(s, s.faces[casino])


def _read_faces(line: Line) -> list[int]:
    """The tile face at each casino from the first on, NOWHERE for a dash."""
    faces = []
    for word in line.words:
        if word not in ("-", *FACE_NAMES):
            line.refuse(f"{shown(word)} is no tile", f"write -, {', '.join(FACE_NAMES)}")
        faces.append(NOWHERE if word == "-" else FACE_NAMES.index(word))
    if len(faces) > CASINOS:
        line.refuse(f"it has {len(faces)} tiles", f"write at most {CASINOS}")
    return faces


def _pieces(text: str) -> tuple[int, int]:
    """Small dice and Biggies of "2+B", "2" or "+B"."""
    small, plus, _ = text.partition("+")
    return int(small or 0), int(bool(plus))


def _read_casino(s: Any, casino: int, line: Line) -> None:
    cards, *dice = line.parts(2)
    words = [word for word in cards if word != "0"]  # as good as no card
    values = sorted(read_notes(line, words, LOWEST_CARD, HIGHEST_CARD).elements(), reverse=True)
    if len(values) > s.cards.shape[1]:
        line.refuse(f"it has {len(values)} cards", f"a casino has at most {s.cards.shape[1]}")
    s.cards[casino, : len(values)] = values
    found = set()
    for word in dice[0] if dice else ():
        right = "write dice as A2, A2+B, neutral2 or blanks2"
        owner, count = line.match(rf"([A-E]|neutral(?=[0-9+])|blanks(?=[0-9]$)){PIECES}", word, right).group(1, 2)
        if owner in found:
            line.refuse(f"{owner} stands twice", "write every owner once")
        found.add(owner)
        if owner == "blanks":
            s.blanks[casino] = int(count)
        else:
            s.dice[casino, NEUTRAL if owner == "neutral" else line.seat(owner, s.players)] = _pieces(count)


def _read_pieces(s: Any, line: Line) -> None:
    for seat, text in line.by_seat(s.players, PIECES, PIECES_RIGHT).items():
        s[line.name][seat] = _pieces(text)


def _read_chips(s: Any, line: Line) -> None:
    for seat, count in line.by_seat(s.players, "[0-9]{1,3}", "write chips as A2").items():
        s.chips[seat] = line.whole(count, range(MOST_CHIPS + 1), "chips")


def _fewest_cards(cash: int) -> int:
    return -(-cash // HIGHEST_CARD)


def _read_cash(s: Any, line: Line) -> None:
    for seat, amount in line.by_seat(s.players, "[0-9]{1,5}", "write cash as A60").items():
        s.cash[seat] = line.money(amount, range(RICHEST), "the cash")
        if 0 < s.cash[seat] < LOWEST_CARD:
            line.refuse(f"{SEATS[seat]} has {amount}", f"no card is below {LOWEST_CARD * UNIT}")
        s.num_cards[seat] = _fewest_cards(int(s.cash[seat]))


def _read_cards(s: Any, line: Line) -> None:
    """How many cards the cash is, which must have been read."""
    for seat, count in line.by_seat(s.players, "[0-9]{1,3}", "write a number of cards as A3").items():
        s.num_cards[seat] = int(count)


def _read_nice(s: Any, line: Line) -> None:
    for word in line.words:
        found = line.match(r"([A-E])([1-6])(\+B)?", word, "write a die on a field as A3 or A3+B")
        field = int(found[2]) - 1
        if s.nice_owner[field] != NOBODY:
            line.refuse(f"two dice lie on field {found[2]}", "a field has one")
        s.nice_owner[field], s.nice_kind[field] = line.seat(found[1], s.players), bool(found[3])


def _read_gold(s: Any, line: Line) -> None:
    found = line.match(r"([A-E])(\+B)?", line.text, "write whose die it is, as A or A+B")
    s.gold_owner, s.gold_kind = line.seat(found[1], s.players), bool(found[2])


def _read_power(s: Any, line: Line) -> None:
    s.power_seat = line.seat(line.text, s.players)


def _read_high_five(s: Any, line: Line) -> None:
    s.high_five = line.seat(line.text, s.players)


def _read_next(s: Any, line: Line) -> None:
    s.next_starter = line.seat(line.text, s.players)


def _read_payers(s: Any, line: Line) -> None:
    for word in line.words:
        s.payers[line.seat(word, s.players)] = 1


def _read_closed(s: Any, line: Line) -> None:
    s.closed = line.whole(line.text, range(1, CASINOS + 1), "the closed casino") - 1
    if s.faces[s.closed] == table.NO_ENTRY:
        line.refuse("No Entry closes its own casino", "write another")


def _read_ring(s: Any, line: Line) -> None:
    s.ring = line.whole(line.text, range(len(NO_ENTRY_RING)), "ring")


def _read_jackpot(s: Any, line: Line) -> None:
    s.jackpot = line.money(line.text, range(JACKPOT_FIRST, JACKPOT_LAST + 1), "the jackpot")


def _read_groups(s: Any, line: Line) -> None:
    found = Counter(line.whole(word, range(1, len(BLOCK_IT_GROUPS)), "a group") for word in line.words)
    s.groups[:] = 0
    for size, count in found.items():
        if count > BLOCK_IT_GROUPS[size]:
            line.refuse(f"it has {count} groups of {size}", f"there are {BLOCK_IT_GROUPS[size]}")
        s.groups[size] = count


def _read_fields(s: Any, line: Line) -> None:
    if len(line.words) != len(HANDICAP_FIELDS):
        line.refuse(f"it has {len(line.words)} numbers", f"write {len(HANDICAP_FIELDS)}")
    for field, word in enumerate(line.words):
        s.fields[field] = line.whole(word, range(HANDICAP_FIELDS[field] + 1), "the number of free fields")


def _read_prime(s: Any, line: Line) -> None:
    letter, *casinos = line.words or [""]
    s.prime_seat = line.seat(letter, s.players)
    for word in casinos[: len(s.extra) + 1]:
        s.prime[line.whole(word, range(1, CASINOS + 1), "a casino") - 1] += 1
    if s.prime.sum() + (s.extra > 0).sum() > len(s.extra):
        line.refuse("it has too many dice", f"there are {len(s.extra)} extra dice")


def _read_held(s: Any, line: Line) -> None:
    s.held = line.whole(line.text, range(1, 4), "the number held")


def _read_split(s: Any, line: Line) -> None:
    if line.text not in SPLIT_NAMES:
        line.refuse(f"{shown(line.text)} is no pile", f"write one of {', '.join(SPLIT_NAMES)}")
    s.split = SPLIT_NAMES.index(line.text)
    s.pile_size = SECOND_SIZES[s.split]


def _read_fifty(s: Any, line: Line) -> None:
    if len(line.words) != 2:
        line.refuse(f"it has {len(line.words)} numbers", "write the field of the marker and the last sum")
    s.fifty_field = line.whole(line.words[0], range(1, len(FIFTY_FIFTY) - 1), "the field of the marker")
    s.fifty_sum = line.whole(line.words[1], range(2, 2 * FACES + 1), "the sum")


def _read_extra(s: Any, line: Line) -> None:
    """Both extra dice; a dash stands for one that is already placed."""
    if len(line.words) != len(s.extra):
        line.refuse(f"it has {len(line.words)} dice", "write two, or - for one of them")
    for place, word in enumerate(line.words):
        s.extra[place] = 0 if word == "-" else line.whole(word, range(1, FACES + 1), "an extra die")
    s.num_extra = (s.extra > 0).sum()


def _read_placed(s: Any, line: Line) -> None:
    s.placed[:] = _pieces(line.match(PIECES, line.text, "write dice as 2, 2+B or +B").group())


def _read_used(s: Any, line: Line) -> None:
    for face in _named_faces(line, line.words):
        s.used[face] = 1
    if not s.no_repeats:
        line.refuse("faces may come twice here", "write no_repeats in the first line, or leave this line out")


def _named_faces(line: Line, names: list[str]) -> list[int]:
    for name in names:
        if name not in FACE_NAMES:
            line.refuse(f"{shown(name)} is no tile", f"known are {', '.join(FACE_NAMES)}")
    return [FACE_NAMES.index(name) for name in names]


READERS = {  # in the order in which they must be read
    "supply": _read_pieces, "bar": _read_pieces, "double": _read_pieces, "chips": _read_chips, "cash": _read_cash,
    "cards": _read_cards, "nice": _read_nice, "gold": _read_gold, "power": _read_power, "high-five": _read_high_five,
    "closed": _read_closed, "ring": _read_ring, "jackpot": _read_jackpot, "groups": _read_groups,
    "fields": _read_fields, "extra": _read_extra, "prime": _read_prime, "payers": _read_payers, "next": _read_next,
    "held": _read_held, "split": _read_split, "fifty": _read_fifty, "placed": _read_placed, "used": _read_used,
}  # fmt: skip


def _is_royale(s: Any) -> bool:
    """Whether later rounds are stocked from the reserve (RY21)."""
    return bool(s.num_tiles > 0 or s.fixed[0] != NOWHERE)


def _num_later(s: Any) -> int:
    """How many cards the later rounds need."""
    return table.STOCKED * (table.NUM_ROUNDS - int(s.round_number))


def _read_deck(s: Any, lines: dict[str, Line]) -> None:
    """The cards in the stack and in the reserve."""
    values = range(HIGHEST_CARD + 1)
    given = {name: _read_pile(lines[name]) for name in ("unseen", "reserve") if name in lines}
    lying = Counter(s.cards[s.cards > 0].tolist())
    left = [BOX[value] - lying[value] - sum(pile[value] for pile in given.values()) for value in values]
    for value in values:
        if left[value] < 0:
            raise ValueError(f"there are more cards of {value * UNIT} than the {BOX[value]} in the box; leave some out")
    reserve = given.get("reserve") or _count_off(left, _num_later(s) if _is_royale(s) else 0)
    if "reserve" not in given:
        left = [left[value] - reserve[value] for value in values]
    unseen = given.get("unseen") or left
    s.unseen[:], s.reserve[:] = unseen, reserve


def _read_pile(line: Line) -> list[int]:
    found = read_notes(line, line.words, LOWEST_CARD, HIGHEST_CARD)
    return [found[value] for value in range(HIGHEST_CARD + 1)]


def _count_off(left: list[int], num_cards: int) -> list[int]:
    """So many cards, one of each value after the other from the lowest on; fewer if there are none left."""
    reserve = [0] * len(left)
    for number in range(max(left)):
        for value in range(len(left)):
            if left[value] > number and sum(reserve) < num_cards:
                reserve[value] += 1
    return reserve


def _open_question(s: Any, lines: dict[str, Line]) -> None:
    if "roll" in lines and "turn" in lines:
        lines["turn"].refuse("there is a roll too", "write one of them")
    turn = None
    if "roll" in lines:
        turn = _read_roll(s, lines["roll"])
    elif "turn" in lines:
        turn = lines["turn"].seat(lines["turn"].text, s.players)
    if "asked" in lines:
        _read_asked(s, lines["asked"], turn)
    elif "roll" in lines:
        _push_in_turn(s, turn, table.PLACE, turn)
    else:
        if turn is not None and not s.supply[turn].any():
            lines["turn"].refuse(f"{SEATS[turn]} has no dice", "write them in the supply")
        push(s, table.NEXT_TURN, NOBODY, s.starter if turn is None else turn)
        push(s, table.PLACE, s.starter)
        rules.apply(s, table.PASS)  # as if somebody had just passed


def _push_in_turn(s: Any, turn: Any, decision: int, seat: Any, subject: int = 0) -> None:
    s.turn_seat = turn
    push(s, table.NEXT_TURN, NOBODY, turn + 1)
    push(s, decision, seat, subject)


def _read_roll(s: Any, line: Line) -> int:
    """Read the dice, which are in the supply until they are placed, and return whose they are."""
    letter, *words = line.words or [""]
    seat = line.seat(letter, s.players)
    found = Counter(line.match("B?[1-6]", word, "write dice as 3, the Biggy as B3").group() for word in words)
    small = [found[str(face)] for face in range(1, FACES + 1)]
    biggies = [face for face in range(1, FACES + 1) for _ in range(found[f"B{face}"])]
    if not words or sum(small) > NUM_SMALL or len(biggies) > NUM_BIGGY:
        line.refuse(f"it has {sum(small)} dice and {len(biggies)} Biggies", f"a player has {NUM_SMALL} and {NUM_BIGGY}")
    s.roll[:], s.roll_biggy = small, sum(biggies)
    s.supply[seat] = np.maximum(s.supply[seat], (sum(small), len(biggies)))
    return seat


def _read_asked(s: Any, line: Line, turn: int | None) -> None:
    name, letter, *more = [*line.words, "", ""][: max(2, len(line.words))]
    if name not in QUESTIONS:
        line.refuse(f"{shown(name)} is no question", f"write one of {', '.join(QUESTIONS)}")
    decision, seat = QUESTIONS[name], line.seat(letter, s.players)
    tiles = [face for face in TILES_OF_QUESTION[decision] if face in s.faces]
    if not tiles:
        line.refuse("its tile does not lie here", f"write {FACE_NAMES[TILES_OF_QUESTION[decision][0]]} among the tiles")
    if decision == table.BAR:
        _ask_rivals(s, line, turn)
        return
    subject = _read_subject(s, line, decision, seat, more)
    if decision in OF_PAYOUT:
        if turn is not None:
            line.refuse("nobody has a turn in the payout", "leave out turn and roll")
        _push_in_payout(s, decision, seat, subject)
        return
    own_turn = subject if decision == table.GUESS else seat
    if turn not in (None, own_turn):
        line.refuse(f"it is the turn of {SEATS[turn or 0]}", f"write {SEATS[own_turn]}, or leave it out")
    _push_in_turn(s, own_turn, decision, seat, subject)


def _ask_rivals(s: Any, line: Line, turn: int | None) -> None:
    """Knockout asks clockwise; what is pushed last is asked first."""
    rivals = [line.seat(letter, s.players) for letter in line.words[1:]]
    if turn is None or turn in rivals or len(set(rivals)) < len(rivals):
        line.refuse("it has whose turn it is, or somebody twice", "write the turn in another line, and others here")
    if rivals != sorted(rivals, key=lambda rival: (rival - turn) % int(s.players)):
        line.refuse("they do not sit so", f"write them clockwise from {SEATS[turn]}")
    for rival in rivals:
        if not s.supply[rival].any() or s.bar[rival].sum() >= BAR_PLACES:
            line.refuse(f"{SEATS[rival]} has no dice, or both places at the bar", "leave them out")
    s.turn_seat = turn
    push(s, table.NEXT_TURN, NOBODY, turn + 1)
    for rival in reversed(rivals):
        push(s, table.BAR, rival)


def _read_subject(s: Any, line: Line, decision: int, seat: int, words: list[str]) -> int:
    """What the question is about."""
    about = words[0] if words else ""
    num_words = subject = 0
    if decision in (table.NUMBER, table.FROM):
        num_words = 1 + (decision == table.NUMBER and words[1:] == ["activating"])
        if about not in KIND_NAMES:
            line.refuse(f"{shown(about)} is no die", "write small or biggy")
        subject = KIND_NAMES.index(about)
        if decision == table.NUMBER:
            subject = 2 * subject + (num_words == 2)
    elif decision == table.BLANKS:
        num_words, subject = 1, line.whole(about, range(1, len(BLOCK_IT_GROUPS)), "the size of the group")
    elif decision == table.FIELD:
        num_words, subject = 1, line.whole(about, range(1, CASINOS + 1), "the casino") - 1
    elif decision in (table.GUESS, table.SPLIT):
        subject = (seat - 1) % int(s.players)
    elif decision in AT_OWN_CASINO:
        subject = s.faces.tolist().index(TILES_OF_QUESTION[decision][0])
    if len(words) != num_words:
        line.refuse(f"{shown(' '.join(words))} cannot be read", "the manual of the notation has every question")
    return subject


def _push_in_payout(s: Any, decision: int, seat: int, subject: int) -> None:
    """The question, and what comes after it (RY27)."""
    push(s, table.END_ROUND, NOBODY)
    if decision == table.PRIME:
        push(s, table.PAY, CHANCE, 0)
        push(s, table.NOTE_PAYERS, NOBODY)
        if s.prime_seat == NOBODY:
            s.prime_seat = seat
    else:
        casino = s.faces.tolist().index(table.BLACK_BOX) + 1
        if casino < CASINOS:
            push(s, table.PAY, CHANCE, casino)
        elif table.BAD_LUCK in s.faces:
            push(s, table.FINE, CHANCE)
    push(s, decision, seat, subject)


def _check_lines(s: Any, lines: dict[str, Line]) -> None:
    """No line belongs to another question, and none is missing."""
    decision = top(s)[0] if s.depth else table.STARTER
    for name, (decisions, is_needed) in QUESTIONS_OF_LINE.items():
        names = " or ".join(table.DECISION_NAMES[other] for other in decisions)
        if name in lines and decision not in decisions:
            lines[name].refuse(f"{name} belongs to another question", f"write asked: {names}")
        if is_needed and decision in decisions and name not in lines:
            lines["asked"].refuse(f"it needs a line {name}", "the manual of the notation shows one")
    if "asked" in lines and "roll" in lines and decision != table.NICE:
        lines["roll"].refuse("the roll is over when this is asked", "leave it out")


def _check_tiles(s: Any) -> None:
    tiles = Counter(int(face) // 2 for face in s.faces if face != NOWHERE)
    for tile, count in tiles.items():
        if count > 1:
            one, other = FACE_NAMES[2 * tile : 2 * tile + 2]
            raise ValueError(f"{one} and {other} are the two sides of one tile; lay it once")


def _check_money(s: Any, lines: dict[str, Line]) -> None:
    for seat in range(s.players):
        cash, count = int(s.cash[seat]), int(s.num_cards[seat])
        if not LOWEST_CARD * count <= cash <= HIGHEST_CARD * count:
            right = f"a card is {LOWEST_CARD * UNIT} to {HIGHEST_CARD * UNIT}"
            lines["cards"].refuse(f"{SEATS[seat]} has {cash * UNIT} in {count} cards", right)


def _check_deck(s: Any) -> None:
    name = "reserve" if _is_royale(s) else "unseen"
    if s[name].sum() < _num_later(s):
        raise ValueError(f"later rounds need {_num_later(s)} cards; write them in {name}, or write a later round")


def _check_dice(s: Any) -> None:
    for seat in range(s.players):
        for kind, most in ((SMALL, NUM_SMALL), (BIGGY, NUM_BIGGY)):
            count = int(s.supply[seat, kind] + s.bar[seat, kind] + s.double[seat, kind] + s.dice[:, seat, kind].sum())
            count += int(((s.nice_owner == seat) & (s.nice_kind == kind)).sum())
            count += s.gold_owner == seat and s.gold_kind == kind
            if count > most:
                raise ValueError(f"{SEATS[seat]} has {count} {KIND_NAMES[kind]} dice in all; a player has {most}")
    neutral = s.dice[:, NEUTRAL].sum(axis=0).tolist()
    if neutral[SMALL] > NUM_SMALL or neutral[BIGGY] > NUM_BIGGY or (s.players > 2 and any(neutral)):
        raise ValueError(f"there are too many neutral dice; two players have {NUM_SMALL} and a Biggy, more have none")
    is_rolled = s.roll.any() or s.roll_biggy
    if is_rolled and s.supply[s.turn_seat].tolist() != [s.roll.sum(), s.roll_biggy > 0]:
        raise ValueError(f"{SEATS[s.turn_seat]} has other dice in the supply than in the roll; throw all of them")
    covered = int(HANDICAP_FIELDS.sum() - s.fields.sum()) if table.HANDICAP in s.faces else 0
    num_blanks = covered + int(s.blanks.sum()) + sum(size * int(count) for size, count in enumerate(s.groups))
    if num_blanks > NUM_BLANKS:
        raise ValueError(f"there are {num_blanks} blanks, on tiles and off; the box has {NUM_BLANKS}")


def _check_power(s: Any) -> None:
    if s.power_seat != NOBODY:
        casino = s.faces.tolist().index(table.POWER_PLAY)
        if table.sole_leader(s, casino) == NOBODY:
            raise ValueError(f"nobody leads alone at casino {casino + 1}; power would go back to its tile")


def _check_question(s: Any, lines: dict[str, Line]) -> None:
    """What is asked can be done."""
    if "asked" not in lines:
        return
    line = lines["asked"]
    decision, seat, subject = (int(value) for value in top(s))
    if decision == table.POWER and (s.power_seat != seat or not s.supply[seat].any()):
        line.refuse(f"{SEATS[seat]} has no marker, or no dice", f"write power: {SEATS[seat]}, and dice in the supply")
    if decision == table.NUMBER:
        if s.supply[seat, subject // 2] == 0:
            line.refuse(f"{SEATS[seat]} has no such die", "write it in the supply")
        if subject % 2 and s.power_seat != seat:
            line.refuse(f"{SEATS[seat]} has no marker", "leave out activating")
    if decision == table.BLANKS and s.groups[subject] == 0:
        line.refuse("no such group is left", "write it in groups")
    if decision == table.FIELD and (s.blanks[subject] == 0 or s.closed == subject):
        line.refuse(f"no blank can leave casino {subject + 1}", "write one there")
    if decision == table.NICE and (s.placed > s.dice[subject, seat]).any():
        line.refuse(f"the dice that were placed do not lie at casino {subject + 1}", "write them there")
    if decision == table.CHOICE and s.num_extra < len(s.extra):
        line.refuse("an extra die is missing", "write both")
    if decision == table.PRIME and s.prime_seat != seat:
        line.refuse(f"the dice of prime are those of {SEATS[s.prime_seat]}", "write the same player")
    actions = np.zeros(rules.MAX_OPTIONS, np.int16)
    if rules.legal(s, actions) == 0:
        line.refuse(f"{SEATS[seat]} can do nothing", "write dice or tiles for it, or another question")


def write(s: Any) -> str:
    """The text of a state; a ValueError if the notation cannot say it."""
    decision, _, _ = top(s) if s.depth else (table.STARTER, CHANCE, 0)
    lines = [*_write_head(s), *(line for casino in range(CASINOS) for line in _write_casino(s, casino))]
    lines += _write_line("supply", _write_pieces(s.supply, [int(s.turn_seat)] if s.roll.any() or s.roll_biggy else []))
    lines += _write_line("cash", _write_counts(s.cash * UNIT))
    fewest = [_fewest_cards(cash) for cash in s.cash.tolist()]
    cards = zip(SEATS, s.num_cards.tolist(), fewest, strict=False)
    lines += _write_line("cards", " ".join(f"{letter}{count}" for letter, count, least in cards if count != least))
    lines += _write_line("chips", _write_counts(s.chips))
    lines += _write_tiles(s)
    lines += _write_line("used", " ".join(FACE_NAMES[face] for face in np.flatnonzero(s.used) if face not in s.faces))
    lines += _write_parts_of_question(s, int(decision))
    piles = [f"unseen: {write_notes(s.unseen)}".rstrip(), f"reserve: {write_notes(s.reserve)}".rstrip()]
    asked = _write_asked(s)
    return confirmed(s, read, [*lines, *asked], [*lines, *piles[:1], *asked], [*lines, *piles, *asked])


def _write_line(name: str, text: str) -> list[str]:
    return [f"{name}: {text}"] if text else []


def _write_head(s: Any) -> list[str]:
    faces = ["-" if face == NOWHERE else FACE_NAMES[face] for face in s.faces]
    is_fixed = s.fixed[0] != NOWHERE
    shown_faces = [name for name in faces if name != "-"] if is_fixed else faces[: s.num_tiles]
    tiles = f" tiles {s.num_tiles}" if s.num_tiles != len(shown_faces) else ""
    repeats = " no_repeats" if s.no_repeats else ""
    head = f"players {s.players}{tiles}{repeats} round {s.round_number} starter {SEATS[s.starter]}"
    return [head, *_write_line("fixed" if is_fixed else "tiles", " ".join(shown_faces))]


def _write_casino(s: Any, casino: int) -> list[str]:
    cards = " ".join(str(card * UNIT) for card in s.cards[casino].tolist() if card)
    words = [_write_pieces(s.dice[casino])]
    usual = HANDICAP_BLANKS[casino] if table.HANDICAP in s.faces else 0
    words += [f"blanks{s.blanks[casino]}"] if s.blanks[casino] != usual else []
    dice = " ".join(filter(None, words))
    return [f"{casino + 1}: {cards} | {dice}".replace("  ", " ").rstrip("| ")] if cards or dice else []


def _write_pieces(rows: Any, left_out: Sequence[int] = ()) -> str:
    """The dice of each owner, the last of more than five being the neutral ones."""
    found = []
    for owner, (small, biggy) in enumerate(rows.tolist()):
        if (small or biggy) and owner not in left_out:
            found.append(f"{OWNER_NAMES[owner]}{small or ''}{'+B' * biggy}")
    return " ".join(found)


def _write_counts(row: Any) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(SEATS, row.tolist(), strict=False) if count)


def _write_tiles(s: Any) -> list[str]:
    """What lies on tiles or belongs to one, as far as it is not as for a new round."""
    fields = zip(s.nice_owner.tolist(), s.nice_kind.tolist(), range(1, FACES + 1), strict=True)
    nice = [f"{SEATS[owner]}{field}{'+B' * kind}" for owner, kind, field in fields if owner != NOBODY]
    lines = [*_write_line("bar", _write_pieces(s.bar)), *_write_line("double", _write_pieces(s.double))]
    lines += _write_line("nice", " ".join(nice))
    if s.gold_owner != NOBODY:
        lines.append(f"gold: {SEATS[s.gold_owner]}{'+B' * int(s.gold_kind)}")
    for name, seat in (("power", s.power_seat), ("high-five", s.high_five)):
        if seat != NOBODY:
            lines.append(f"{name}: {SEATS[seat]}")
    if s.closed != NOWHERE:
        lines.append(f"closed: {s.closed + 1}")
    if s.ring:
        lines.append(f"ring: {s.ring}")
    if s.jackpot > JACKPOT_FIRST:
        lines.append(f"jackpot: {int(s.jackpot) * UNIT}")
    if table.BLOCK_IT in s.faces and s.groups.tolist() != BLOCK_IT_GROUPS.tolist():
        groups = [str(size) for size, count in enumerate(s.groups.tolist()) for _ in range(count)]
        lines.append(f"groups: {' '.join(groups)}".rstrip())
    if table.HANDICAP in s.faces and s.fields.tolist() != HANDICAP_FIELDS.tolist():
        lines.append(f"fields: {' '.join(map(str, s.fields))}")
    return lines


def _write_parts_of_question(s: Any, decision: int) -> list[str]:
    """The lines that belong to some questions only."""
    lines = []
    if s.prime_seat != NOBODY and (decision != table.PRIME or s.prime.any()):
        casinos = [str(casino + 1) for casino in range(CASINOS) for _ in range(s.prime[casino])]
        lines.append(" ".join([f"prime: {SEATS[s.prime_seat]}", *casinos]))
    lines += _write_line("payers", " ".join(SEATS[seat] for seat in np.flatnonzero(s.payers)))
    if s.next_starter != NOBODY:
        lines.append(f"next: {SEATS[s.next_starter]}")
    if s.num_extra:
        lines.append("extra: " + " ".join(str(die) if die else "-" for die in s.extra.tolist()))
    if s.fifty_field:
        lines.append(f"fifty: {s.fifty_field} {s.fifty_sum}")
    if s.placed.any():
        lines.append(f"placed: {s.placed[SMALL] or ''}{'+B' * int(s.placed[BIGGY])}")
    if s.held:
        lines.append(f"held: {s.held}")
    if decision == table.PICK:
        lines.append(f"split: {SPLIT_NAMES[s.split]}")
    return lines


def _write_asked(s: Any) -> list[str]:
    """The roll or the turn, and the question."""
    decision, seat, subject = (int(value) for value in top(s)) if s.depth else (table.STARTER, CHANCE, 0)
    letter, turn = SEATS[seat], SEATS[s.turn_seat]
    dice = [str(face + 1) for face in range(FACES) for _ in range(s.roll[face])]
    dice += [f"B{s.roll_biggy}"] if s.roll_biggy else []
    lines = [f"roll: {turn} {' '.join(dice)}"] if dice else []
    if decision == table.PLACE:
        return lines
    if decision not in TILES_OF_QUESTION:
        return [f"turn: {turn}"]
    about = ""
    if decision == table.BAR:
        rivals = [SEATS[s.actor[place]] for place in range(s.depth) if s.decision[place] == table.BAR]
        lines, letter = [f"turn: {turn}"], " ".join(reversed(rivals))
    elif decision == table.NUMBER:
        about = f" {KIND_NAMES[subject // 2]}{' activating' * (subject % 2)}"
    elif decision == table.FROM:
        about = f" {KIND_NAMES[subject]}"
    elif decision == table.BLANKS:
        about = f" {subject}"
    elif decision == table.FIELD:
        about = f" {subject + 1}"
    return [*lines, f"asked: {table.DECISION_NAMES[decision]} {letter}{about}"]
