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

The first line has the players, the round and its starter; by default it is the last round, and A. Players are
A to E, amounts are in thousands, and text after a # is a remark. +B is a Biggy: A2+B means two small dice and the
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

Without either it is the turn of the starter, or of the next player who has dice; if nobody has dice, the round is
about to be settled. Lines for what lies on tiles or belongs to one:

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

A line `asked` is for any question other than where to place: `asked: hold A`. Some questions need more words, or a
line of their own:

    asked: bar B C             # the players who must put a die at the bar, in order; with `turn: A`
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
    asked: split B             # this and pick perhaps with `payers: A C` of Bad Luck, and `next: A`, the next starter

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

`write` gives the whole position when a player has to choose, or is about to throw the first die. The settings
`starter` and `open_money` are not part of a position.
"""

from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import rules, state
from croupier.games.las_vegas_royale.notation_checks import (
    _check_deck,
    _check_dice,
    _check_lines,
    _check_money,
    _check_power,
    _check_question,
    _check_tiles,
)
from croupier.games.las_vegas_royale.notation_lines import (
    LINES,
    READERS,
    TILE_OF_LINE,
    _fewest_cards,
    _read_casino,
    _read_deck,
    _read_head,
)
from croupier.games.las_vegas_royale.notation_questions import _open_question
from croupier.games.las_vegas_royale.notation_writing import (
    _write_asked,
    _write_casino,
    _write_counts,
    _write_head,
    _write_line,
    _write_parts_of_question,
    _write_pieces,
    _write_tiles,
)
from croupier.games.las_vegas_royale.state import CASINOS, FACE_NAMES, NOWHERE
from croupier.games.written import SEATS, UNIT, Head, Read, confirmed, lines_of, shown, write_notes
from croupier.kernel import CHANCE, blank, top


def read(text: str, *, is_checked: bool = True) -> Read:
    """The settings that the text fixes and the state that it means; a ValueError says what is wrong with it.

    Unchecked, both sides of a tile may lie there, and the numbers of dice, blanks and cards need not fit each other.
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


def write(s: Any) -> str:
    """The text of a state; a ValueError if the notation cannot express it."""
    decision, _, _ = top(s) if s.depth else (state.STARTER, CHANCE, 0)
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
