"""Las Vegas Royale: whether a written position is consistent, with no more pieces than the box has."""

from collections import Counter
from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import rules, state
from croupier.games.las_vegas_royale.components import (
    HANDICAP_FIELDS,
    HIGHEST_CARD,
    LOWEST_CARD,
    NUM_BIGGY,
    NUM_BLANKS,
    NUM_SMALL,
)
from croupier.games.las_vegas_royale.notation_lines import KIND_NAMES, QUESTIONS_OF_LINE, _is_royale, _num_later
from croupier.games.las_vegas_royale.state import BIGGY, FACE_NAMES, NEUTRAL, NOWHERE, SMALL
from croupier.games.written import SEATS, UNIT, Line
from croupier.kernel import NOBODY, top


def _check_lines(s: Any, lines: dict[str, Line]) -> None:
    """Refuse lines that belong to another question, and missing lines."""
    decision = top(s)[0] if s.depth else state.STARTER
    for name, (decisions, is_needed) in QUESTIONS_OF_LINE.items():
        names = " or ".join(state.DECISION_NAMES[other] for other in decisions)
        if name in lines and decision not in decisions:
            lines[name].refuse(f"{name} belongs to another question", f"write asked: {names}")
        if is_needed and decision in decisions and name not in lines:
            lines["asked"].refuse(f"it needs a line {name}", "the manual of the notation shows one")
    if "asked" in lines and "roll" in lines and decision != state.NICE:
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
    covered = int(HANDICAP_FIELDS.sum() - s.fields.sum()) if state.HANDICAP in s.faces else 0
    num_blanks = covered + int(s.blanks.sum()) + sum(size * int(count) for size, count in enumerate(s.groups))
    if num_blanks > NUM_BLANKS:
        raise ValueError(f"there are {num_blanks} blanks, on tiles and off; the box has {NUM_BLANKS}")


def _check_power(s: Any) -> None:
    if s.power_seat != NOBODY:
        casino = s.faces.tolist().index(state.POWER_PLAY)
        if state.sole_leader(s, casino) == NOBODY:
            raise ValueError(f"nobody leads alone at casino {casino + 1}; power would go back to its tile")


def _check_question(s: Any, lines: dict[str, Line]) -> None:
    """Refuse a question that cannot be answered."""
    if "asked" not in lines:
        return
    line = lines["asked"]
    decision, seat, subject = (int(value) for value in top(s))
    if decision == state.POWER and (s.power_seat != seat or not s.supply[seat].any()):
        line.refuse(f"{SEATS[seat]} has no marker, or no dice", f"write power: {SEATS[seat]}, and dice in the supply")
    if decision == state.NUMBER:
        if s.supply[seat, subject // 2] == 0:
            line.refuse(f"{SEATS[seat]} has no such die", "write it in the supply")
        if subject % 2 and s.power_seat != seat:
            line.refuse(f"{SEATS[seat]} has no marker", "leave out activating")
    if decision == state.BLANKS and s.groups[subject] == 0:
        line.refuse("no such group is left", "write it in groups")
    if decision == state.FIELD and (s.blanks[subject] == 0 or s.closed == subject):
        line.refuse(f"no blank can leave casino {subject + 1}", "write one there")
    if decision == state.NICE and (s.placed > s.dice[subject, seat]).any():
        line.refuse(f"the dice that were placed do not lie at casino {subject + 1}", "write them there")
    if decision == state.CHOICE and s.num_extra < len(s.extra):
        line.refuse("an extra die is missing", "write both")
    if decision == state.PRIME and s.prime_seat != seat:
        line.refuse(f"the dice of prime are those of {SEATS[s.prime_seat]}", "write the same player")
    actions = np.zeros(rules.MAX_OPTIONS, np.int16)
    if rules.legal(s, actions) == 0:
        line.refuse(f"{SEATS[seat]} can do nothing", "write dice or tiles for it, or another question")
