"""Las Vegas Royale: the lines of a written position, one reader for each."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from croupier.games.las_vegas_royale import dispatch, rules, state
from croupier.games.las_vegas_royale.components import (
    BLOCK_IT_GROUPS,
    FIFTY_FIFTY,
    HANDICAP_FIELDS,
    HIGHEST_CARD,
    JACKPOT_FIRST,
    JACKPOT_LAST,
    LOWEST_CARD,
    NO_ENTRY_RING,
    NUM_OF_CARD,
    SECOND_SIZES,
    SPLIT_NAMES,
)
from croupier.games.las_vegas_royale.state import CASINOS, FACE_NAMES, FACES, NEUTRAL, NOWHERE
from croupier.games.written import SEATS, UNIT, Head, Line, read_notes, shown
from croupier.kernel import CHANCE, NOBODY, blank, pop

BOX = tuple(NUM_OF_CARD.tolist())
RICHEST, MOST_CHIPS = 1000, 999  # more than anybody ever has; chips never run out (RY3)
KIND_NAMES = ("small", "biggy")
OWNER_NAMES = (*SEATS[: state.MAX_PLAYERS], "neutral")
PIECES, PIECES_RIGHT = r"([0-9](\+B)?|\+B)", "write dice as A3, A3+B or A+B"

# Lines about tiles, and the tile that must lie there.
TILE_OF_LINE = {
    "bar": state.KNOCKOUT, "double": state.DOUBLE_DOWN, "nice": state.NICE_DICE, "gold": state.MY_CHOICE,
    "power": state.POWER_PLAY, "high-five": state.HIGH_FIVE, "closed": state.NO_ENTRY, "ring": state.NO_ENTRY,
    "jackpot": state.JACKPOT, "groups": state.BLOCK_IT, "fields": state.HANDICAP, "prime": state.PRIME_TIME,
    "payers": state.BAD_LUCK,
}  # fmt: skip
# Lines that belong to questions, and whether those questions need the line.
QUESTIONS_OF_LINE: Mapping[str, tuple[tuple[int, ...], bool]] = {
    "held": ((state.GUESS,), True), "split": ((state.PICK,), True), "fifty": ((state.FIFTY,), True),
    "extra": ((state.CHOICE, state.PRIME), True), "placed": ((state.NICE,), False),
    "prime": ((state.PRIME, state.SPLIT, state.PICK), False), "payers": ((state.SPLIT, state.PICK), False),
    "next": ((state.SPLIT, state.PICK), False),
}  # fmt: skip
OTHER_LINES = ("supply", "cash", "cards", "chips", "roll", "turn", "asked",
               "tiles", "fixed", "used", "unseen", "reserve")  # fmt: skip
LINES = [*map(str, range(1, CASINOS + 1)), *OTHER_LINES, *dict.fromkeys([*TILE_OF_LINE, *QUESTIONS_OF_LINE])]

# Questions, and the tiles that ask them.
TILES_OF_QUESTION: Mapping[int, tuple[int, ...]] = {
    state.POWER: (state.POWER_PLAY,), state.NUMBER: (state.POWER_PLAY, state.HANDICAP, state.MY_CHOICE),
    state.HOLD: (state.LUCKY_PUNCH,), state.GUESS: (state.LUCKY_PUNCH,), state.FIFTY: (state.FIFTY_FIFTY,),
    state.ENTRY: (state.NO_ENTRY,), state.BAR: (state.KNOCKOUT,), state.GROUP: (state.BLOCK_IT,),
    state.BLANKS: (state.BLOCK_IT,), state.HANDICAP_BLANK: (state.HANDICAP,), state.FIELD: (state.HANDICAP,),
    state.SPECIAL: (state.HANDICAP, state.MY_CHOICE), state.FROM: (state.HANDICAP, state.MY_CHOICE),
    state.DOUBLE: (state.DOUBLE_DOWN,), state.NICE: (state.NICE_DICE,), state.CHOICE: (state.MY_CHOICE,),
    state.ACTIVATE: (state.MY_CHOICE,), state.GOLD: (state.MY_CHOICE,), state.PRIME: (state.PRIME_TIME,),
    state.SPLIT: (state.BLACK_BOX,), state.PICK: (state.BLACK_BOX,),
}  # fmt: skip
QUESTIONS = {state.DECISION_NAMES[decision]: decision for decision in TILES_OF_QUESTION}
OF_PAYOUT = (state.PRIME, state.SPLIT, state.PICK)
AT_OWN_CASINO = (state.ENTRY, state.DOUBLE, state.NICE)  # questions about the casino of the tile that asks them


def _read_head(s: Any, head: Head, lines: dict[str, Line]) -> None:
    """The settings, and the table of a new round with its tiles, where nobody has anything yet."""
    players = head.whole("players", range(2, state.MAX_PLAYERS + 1))
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
    s.round_number = head.whole("round", range(1, state.NUM_ROUNDS + 1), state.NUM_ROUNDS)
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
    words = [word for word in cards if word != "0"]  # means no card
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
    """The number of cards that the cash is in; the cash must have been read."""
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
    if s.faces[s.closed] == state.NO_ENTRY:
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
    return state.STOCKED * (state.NUM_ROUNDS - int(s.round_number))


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
    """`num_cards` cards, one of each value from the lowest on, again and again; fewer if none are left."""
    reserve = [0] * len(left)
    for number in range(max(left)):
        for value in range(len(left)):
            if left[value] > number and sum(reserve) < num_cards:
                reserve[value] += 1
    return reserve
