"""Positions of Yellow Dwarf written as text.

    players 3 gap higher dealer C deal 2 purses 86 71 80 pots 3 6 9 12 0
    A: 5c 6d 10d kh | lacks 8
    B: 9s 2c +3 | triple jc 7d | lacks 8 q
    C: 9h
    played: 4c 6c | 6h 7d
    follow C 8 layer A run 2

The first line has the players, the settings (`purse`, `deals`, `gap`, `claim_by_hand`, `points`, `opera`), the
dealer and the number of the deal, the purses from A on, and the pots from the ten to the Yellow Dwarf; anything
left out is as in the opening. Then comes a line for each hand, with the pots in which the player must stake three
times as much and the ranks that the player is known to lack; +3 means three more cards, the lowest that stand
nowhere. In the line of the cards that were played, those of the running sequence come after the bar; the line
need not have all of them. The cards that stand nowhere lie aside. Cards are ac to ks; players are A to F, and
the last of them deals if no dealer is given.

The last line is the question: `lead A`, `follow C 8`, `higher A 10` with `gap higher`, or `claim A 7d`
where pots are claimed by hand, and then who laid the last card and how many in a row. `stake` is the start of
a deal. Without a question and without hands it is the opening. Text after a # is a remark.

    >>> settings, states = read('''
    ...     players 3 gap higher deal 2 purses 86 71 80 pots 3 6 9 12 0
    ...     A: 5c 6d kh
    ...     B: 9s 2c | triple jc
    ...     C: 9h | lacks q
    ...     follow C 8 layer A run 2
    ... ''')
    >>> settings
    {'players': 3, 'purse': 100, 'deals': 5, 'gap': 'higher', 'points': 'flat', 'opera': 'turn', 'claim_by_hand': False}
    >>> print(write(states[0]))
    players 3 gap higher dealer C deal 2 purses 86 71 80 pots 3 6 9 12 0
    A: 5c 6d kh
    B: 2c 9s | triple jc
    C: 9h | lacks q
    follow C 8 layer A run 2

`write` gives the whole position when a player has to choose. Of the settings, `dealer` is not part of a
position, and the purse follows from the sum of all purses and pots.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from croupier.games.written import SEATS, Head, Line, Read, confirmed, lines_of, shown
from croupier.games.yellow_dwarf import rules
from croupier.games.yellow_dwarf.cards import CARD_NAMES, CARDS, MAX_PLAYERS, OF_A_RANK, RANK_NAMES, SUITS
from croupier.kernel import CHANCE, NOBODY, NOTHING, blank, push, top

# By setting, the values that people write and the number that the rules have for each.
CHOICES: Mapping[str, Mapping[int | str, int]] = {
    "purse": {50: 50, 100: 100, 200: 200, "shared": rules.SHARED},
    "deals": {3: 3, 5: 5, 8: 8, "broke": rules.UNTIL_BROKE},
    "gap": {"new": rules.START_ANEW, "higher": rules.GO_HIGHER},
    "points": {"flat": rules.FLAT, "pips": rules.PIPS},
    "opera": {"turn": rules.IN_ONE_TURN, "strict": rules.BEFORE_ALL_OTHERS},
}
DEFAULTS: Mapping[str, int | str] = {"purse": 100, "deals": 5, "gap": "new", "points": "flat", "opera": "turn"}
RICHEST = 200  # the largest purse
FEWEST_PLAYERS = 3
POT_NAMES = tuple(CARD_NAMES[card] for card in rules.POT_CARDS)
ASKED = {"lead": rules.LEAD, "follow": rules.FOLLOW, "higher": rules.HIGHER, "claim": rules.CLAIM}
QUESTION = re.compile(
    r"(lead|follow|higher|claim) ([A-F])(?: (?!layer|run)(\w+))?(?: layer ([A-F]))?(?: run ([0-9]{1,2}))?"
)


def read(text: str, *, is_checked: bool = True) -> Read:
    """The settings that the text fixes and the state that it means; a ValueError says what is wrong with it.

    Unchecked, a card may lie in several places.
    """
    first, *lines = lines_of(text)
    states = blank(rules.STATE)
    s = states[0]
    settings = _read_head(s, Head(first, ("players", "dealer", "deal", "purses", "pots", *CHOICES), ("claim_by_hand",)))
    known = [*SEATS[: s.players], "played"]
    question = lines.pop() if lines and not lines[-1].name else None
    for line in lines:
        if line.name not in known:
            line.refuse(f"{shown(line.name or line.text)} is no line", f"write {', '.join(known)}, then the question")
    by_name = {line.name: line for line in lines}
    _read_played(s, by_name)
    _read_hands(s, by_name, is_checked)
    if question is not None:
        _read_question(s, question)
    elif by_name:
        lines[-1].refuse("there are cards, but no question", 'end with a line such as "lead A"')
    return settings, states


def _read_head(s: Any, head: Head) -> dict[str, Any]:
    players = head.whole("players", range(FEWEST_PLAYERS, MAX_PLAYERS + 1))
    settings: dict[str, Any] = {"players": players}
    packed = blank(rules.SETTINGS)
    for name, values in CHOICES.items():
        word = head.words(name, 1)[0] if name in head else str(DEFAULTS[name])
        if word not in map(str, values):
            head.line.refuse(f"{name} is {shown(word)}", f"write {' or '.join(map(str, values))}")
        settings[name] = next(value for value in values if str(value) == word)
        packed[name] = values[settings[name]]
    packed["players"] = players
    packed["claim_by_hand"] = settings["claim_by_hand"] = "claim_by_hand" in head
    packed["dealer"] = head.seat("dealer", players, CHANCE)
    rules.setup(s, packed[0])
    s.deal_number = head.whole("deal", range(1, s.num_deals + 1), 1)
    most = RICHEST * players
    if "purses" in head:
        s.purses[:players] = head.wholes("purses", players, range(most + 1))
    if "pots" in head:
        s.pots[:] = head.wholes("pots", rules.POTS, range(most + 1))
    if s.purses.sum() + s.pots.sum() > most:
        head.line.refuse("purses and pots have too many points", f"{players} players have at most {most}")
    return settings


def _read_cards(line: Line, words: Iterable[str]) -> int:
    """Cards as a mask; no card may stand twice in the line."""
    cards = 0
    for word in words:
        if word not in CARD_NAMES:
            line.refuse(f"{shown(word)} is no card", "write rank and suit, as in ac, 10d, jh or ks")
        card = 1 << CARD_NAMES.index(word)
        if cards & card:
            line.refuse(f"{word} stands twice", "write every card once")
        cards |= card
    return cards


def _read_played(s: Any, lines: dict[str, Line]) -> None:
    if "played" in lines:
        line = lines["played"]
        before, *sequence = line.parts(2)
        s.played = _read_cards(line, [*before, *(sequence[0] if sequence else ())])
        s.sequence = _read_cards(line, sequence[0]) if sequence else 0


def _read_hands(s: Any, lines: dict[str, Line], is_checked: bool) -> None:
    taken, more = int(s.played), {}
    for seat, letter in enumerate(SEATS[: s.players]):
        if letter not in lines:
            continue
        line = lines[letter]
        cards, *others = line.parts(3)
        hand = _read_cards(line, (word for word in cards if not word.startswith("+")))
        if is_checked and hand & taken:
            line.refuse(f"{_named(hand & taken).split()[0]} lies elsewhere too", "write every card once")
        taken |= hand
        s.hands[seat] = hand
        more[seat] = sum(line.whole(word[1:], range(1, CARDS), "+") for word in cards if word.startswith("+"))
        _read_known(s, seat, line, others)
    for seat, count in more.items():
        if taken.bit_count() + count > CARDS:
            lines[SEATS[seat]].refuse(f"{count} more cards are not left", "write fewer")
        for _ in range(count):
            lowest = ~taken & (taken + 1)
            taken |= lowest
            s.hands[seat] |= lowest
        _check_hand(s, seat, lines[SEATS[seat]])


def _read_known(s: Any, seat: int, line: Line, parts: list[list[str]]) -> None:
    for name, *words in filter(None, parts):
        if name not in ("triple", "lacks"):
            line.refuse(f"{shown(name)} cannot be read", "after a bar write triple and pots, or lacks and ranks")
        known = POT_NAMES if name == "triple" else RANK_NAMES
        for word in words:
            if word not in known:
                line.refuse(f"{shown(word)} cannot be read", f"after {name} write {', '.join(known)}")
            s[name][seat] |= 1 << known.index(word)


def _check_hand(s: Any, seat: int, line: Line) -> None:
    whole, hand = int(rules.HAND_SIZE[s.players]), int(s.hands[seat])
    if hand.bit_count() > whole:
        line.refuse(f"it has {hand.bit_count()} cards", f"a hand has at most {whole}")
    s.sizes[seat] = hand.bit_count()
    for rank, name in enumerate(RANK_NAMES):
        if s.lacks[seat] >> rank & 1 and hand >> (SUITS * rank) & OF_A_RANK:
            line.refuse(f"the hand has the rank {name} that it lacks", "write one of them")


def _read_question(s: Any, line: Line) -> None:
    if s.dealer == NOBODY:
        s.dealer = s.players - 1
    s.depth = 0
    if line.text == "stake":
        if s.sizes.any() or s.played:
            line.refuse("there are cards already", "leave them out, or write another question")
        push(s, rules.STAKE, CHANCE)
        return
    found = QUESTION.fullmatch(line.text)
    if not found:
        right = 'write "lead A", "follow C 8 layer A run 2", "higher A 10 run 2", "claim A 7d run 2" or "stake"'
        line.refuse(f"{shown(line.text)} cannot be read", right)
    name, letter, about, layer, run = found.groups()
    seat = line.seat(letter, s.players)
    _read_layer(s, line, name, seat, layer, run)
    if name == "lead":
        if about:
            line.refuse(f"{shown(about)} after lead cannot be read", 'write "lead A"')
        push(s, rules.LEAD, seat)
    elif name == "claim":
        _read_claim(s, line, seat, about)
    else:
        _read_rank(s, line, name, seat, about)
    _check_cards(s, line)


def _read_layer(s: Any, line: Line, name: str, seat: int, layer: str | None, run: str | None) -> None:
    """Who laid the last card: the player who is asked, except in `follow`, which names another."""
    if name == "follow" and not layer:
        line.refuse("nobody has laid a card", 'write who has, as in "follow C 8 layer A run 2"')
    if layer or run or name != "lead":
        s.layer = line.seat(layer, s.players) if layer else seat
        s.run = int(run or 1)
        if name != "follow" and s.layer != seat:
            line.refuse(f"{layer} has laid the last card", f"write a {name} of {layer}")


def _read_rank(s: Any, line: Line, name: str, seat: int, rank: str | None) -> None:
    if rank not in RANK_NAMES[1:]:
        line.refuse(f"{name} has no rank", f"write one of {', '.join(RANK_NAMES[1:])}")
    if name == "higher" and s.gap != rules.GO_HIGHER:
        line.refuse("a gap starts a new sequence at this table", "write gap higher in the first line")
    push(s, ASKED[name], seat, RANK_NAMES.index(rank))


def _read_claim(s: Any, line: Line, seat: int, name: str | None) -> None:
    """Lay the card anew, so that the rules themselves push what waits below the claim."""
    if name not in POT_NAMES:
        line.refuse(f"{shown(name or '')} wins no pot", f"write one of {', '.join(POT_NAMES)}")
    if not s.claim_by_hand:
        line.refuse("pots are not claimed by hand here", "write claim_by_hand in the first line")
    card = CARD_NAMES.index(name)
    if any(hand >> card & 1 for hand in s.hands.tolist()):
        line.refuse(f"{name} is in a hand", "write it among the cards that were played, or nowhere")
    s.run -= 1
    if s.run == 0:
        s.layer = NOBODY
    s.played &= ~(1 << card)
    s.sequence &= ~(1 << card)
    s.hands[seat] |= 1 << card
    s.sizes[seat] += 1
    push(s, rules.FOLLOW, seat, card // SUITS)
    rules.apply(s, rules.LAY + card)


def _check_cards(s: Any, line: Line) -> None:
    """Every player has cards, but for one who claims a pot with the last; no more were played than left the hands."""
    whole, sizes = int(rules.HAND_SIZE[s.players]), s.sizes[: s.players].tolist()
    for seat, size in enumerate(sizes):
        if size == 0 and not (top(s)[0] == rules.CLAIM and seat == s.layer):
            line.refuse(f"{SEATS[seat]} has no cards", "write a line with cards for every player")
    if int(s.played).bit_count() > whole * len(sizes) - sum(sizes):
        line.refuse("too many cards were played", f"every hand had {whole}")
    if s.layer != NOBODY and not 0 < s.run <= whole - sizes[s.layer]:
        laid = whole - sizes[s.layer]
        line.refuse(
            f"the run is {s.run}", f"{SEATS[s.layer]} has {sizes[s.layer]} cards and so has laid at most {laid}"
        )
    if int(s.sequence) & ~int(s.played):
        line.refuse("the sequence has cards that were not played", "write them once")


def _named(cards: int) -> str:
    return " ".join(name for card, name in enumerate(CARD_NAMES) if cards >> card & 1)


def write(s: Any) -> str:
    """The text of a state; a ValueError if the notation cannot express it."""
    hands = [_write_hand(s, seat) for seat in range(s.players)]
    played = f"played: {_named(int(s.played & ~s.sequence))} | {_named(int(s.sequence))}"
    played = played.replace("  ", " ").rstrip("| ")
    return confirmed(s, read, [_write_head(s), *hands, *[played] * bool(s.played), _write_question(s)])


def _write_head(s: Any) -> str:
    """The settings that are not the usual ones, and the table."""
    chosen = {"deals": s.num_deals, "gap": s.gap, "points": s.points, "opera": s.opera}
    purse = int(s.purses.sum() + s.pots.sum()) / int(s.players)
    chosen["purse"] = rules.SHARED if purse == rules.CHIPS // int(s.players) else purse
    words = [f"players {s.players}"]
    for name, values in CHOICES.items():
        for value, number in values.items():
            if chosen[name] == number and value != DEFAULTS[name]:
                words.append(f"{name} {value}")
    words += ["claim_by_hand"] * bool(s.claim_by_hand)
    purses, pots = (" ".join(map(str, row)) for row in (s.purses[: s.players], s.pots))
    return " ".join([*words, f"dealer {SEATS[s.dealer]} deal {s.deal_number} purses {purses} pots {pots}"])


def _write_hand(s: Any, seat: int) -> str:
    text = f"{SEATS[seat]}: {_named(int(s.hands[seat]))}".rstrip()
    for name, known in (("triple", POT_NAMES), ("lacks", RANK_NAMES)):
        words = [word for place, word in enumerate(known) if s[name][seat] >> place & 1]
        text += f" | {name} {' '.join(words)}" if words else ""
    return text


def _write_question(s: Any) -> str:
    decision, seat, subject = top(s) if s.depth else (rules.PAY, CHANCE, NOTHING)
    if decision == rules.STAKE:
        return "stake"
    name = next((name for name, asked in ASKED.items() if asked == decision), "none")
    about = {"lead": "", "claim": f" {POT_NAMES[subject % rules.POTS]}"}.get(name, f" {RANK_NAMES[subject]}")
    laid = f" layer {SEATS[s.layer]} run {s.run}" if s.layer != NOBODY else ""
    return f"{name} {SEATS[seat]}{about}{laid}"
