"""Las Vegas Royale: the parts of a position written as text."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import state
from croupier.games.las_vegas_royale.components import (
    BLOCK_IT_GROUPS,
    HANDICAP_BLANKS,
    HANDICAP_FIELDS,
    JACKPOT_FIRST,
    SPLIT_NAMES,
)
from croupier.games.las_vegas_royale.notation_lines import KIND_NAMES, OWNER_NAMES, TILES_OF_QUESTION
from croupier.games.las_vegas_royale.state import BIGGY, CASINOS, FACE_NAMES, FACES, NOWHERE, SMALL
from croupier.games.written import SEATS, UNIT
from croupier.kernel import CHANCE, NOBODY, top


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
    usual = HANDICAP_BLANKS[casino] if state.HANDICAP in s.faces else 0
    words += [f"blanks{s.blanks[casino]}"] if s.blanks[casino] != usual else []
    dice = " ".join(filter(None, words))
    return [f"{casino + 1}: {cards} | {dice}".replace("  ", " ").rstrip("| ")] if cards or dice else []


def _write_pieces(rows: Any, left_out: Sequence[int] = ()) -> str:
    """The dice of each owner; a sixth row has the neutral dice."""
    found = []
    for owner, (small, biggy) in enumerate(rows.tolist()):
        if (small or biggy) and owner not in left_out:
            found.append(f"{OWNER_NAMES[owner]}{small or ''}{'+B' * biggy}")
    return " ".join(found)


def _write_counts(row: Any) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(SEATS, row.tolist(), strict=False) if count)


def _write_tiles(s: Any) -> list[str]:
    """What lies on tiles or belongs to one, where it differs from a new round."""
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
    if state.BLOCK_IT in s.faces and s.groups.tolist() != BLOCK_IT_GROUPS.tolist():
        groups = [str(size) for size, count in enumerate(s.groups.tolist()) for _ in range(count)]
        lines.append(f"groups: {' '.join(groups)}".rstrip())
    if state.HANDICAP in s.faces and s.fields.tolist() != HANDICAP_FIELDS.tolist():
        lines.append(f"fields: {' '.join(map(str, s.fields))}")
    return lines


def _write_parts_of_question(s: Any, decision: int) -> list[str]:
    """The lines that belong to some questions only."""
    lines = []
    if s.prime_seat != NOBODY and (decision != state.PRIME or s.prime.any()):
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
    if decision == state.PICK:
        lines.append(f"split: {SPLIT_NAMES[s.split]}")
    return lines


def _write_asked(s: Any) -> list[str]:
    """The roll or the turn, and the question."""
    decision, seat, subject = (int(value) for value in top(s)) if s.depth else (state.STARTER, CHANCE, 0)
    letter, turn = SEATS[seat], SEATS[s.turn_seat]
    dice = [str(face + 1) for face in range(FACES) for _ in range(s.roll[face])]
    dice += [f"B{s.roll_biggy}"] if s.roll_biggy else []
    lines = [f"roll: {turn} {' '.join(dice)}"] if dice else []
    if decision == state.PLACE:
        return lines
    if decision not in TILES_OF_QUESTION:
        return [f"turn: {turn}"]
    about = ""
    if decision == state.BAR:
        rivals = [SEATS[s.actor[place]] for place in range(s.depth) if s.decision[place] == state.BAR]
        lines, letter = [f"turn: {turn}"], " ".join(reversed(rivals))
    elif decision == state.NUMBER:
        about = f" {KIND_NAMES[subject // 2]}{' activating' * (subject % 2)}"
    elif decision == state.FROM:
        about = f" {KIND_NAMES[subject]}"
    elif decision == state.BLANKS:
        about = f" {subject}"
    elif decision == state.FIELD:
        about = f" {subject + 1}"
    return [*lines, f"asked: {state.DECISION_NAMES[decision]} {letter}{about}"]
