"""Las Vegas Royale: the question of a written position."""

from collections import Counter
from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import rules, state
from croupier.games.las_vegas_royale.components import (
    BAR_PLACES,
    BLOCK_IT_GROUPS,
    NUM_BIGGY,
    NUM_SMALL,
)
from croupier.games.las_vegas_royale.notation_lines import (
    AT_OWN_CASINO,
    KIND_NAMES,
    OF_PAYOUT,
    QUESTIONS,
    TILES_OF_QUESTION,
)
from croupier.games.las_vegas_royale.state import CASINOS, FACE_NAMES, FACES
from croupier.games.written import SEATS, Line, shown
from croupier.kernel import CHANCE, NOBODY, push


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
        _push_in_turn(s, turn, state.PLACE, turn)
    else:
        if turn is not None and not s.supply[turn].any():
            lines["turn"].refuse(f"{SEATS[turn]} has no dice", "write them in the supply")
        push(s, state.NEXT_TURN, NOBODY, s.starter if turn is None else turn)
        push(s, state.PLACE, s.starter)
        rules.apply(s, state.PASS)  # as if somebody had just passed


def _push_in_turn(s: Any, turn: Any, decision: int, seat: Any, subject: int = 0) -> None:
    s.turn_seat = turn
    push(s, state.NEXT_TURN, NOBODY, turn + 1)
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
    if decision == state.BAR:
        _ask_rivals(s, line, turn)
        return
    subject = _read_subject(s, line, decision, seat, more)
    if decision in OF_PAYOUT:
        if turn is not None:
            line.refuse("nobody has a turn in the payout", "leave out turn and roll")
        _push_in_payout(s, decision, seat, subject)
        return
    own_turn = subject if decision == state.GUESS else seat
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
    push(s, state.NEXT_TURN, NOBODY, turn + 1)
    for rival in reversed(rivals):
        push(s, state.BAR, rival)


def _read_subject(s: Any, line: Line, decision: int, seat: int, words: list[str]) -> int:
    """What the question is about."""
    about = words[0] if words else ""
    num_words = subject = 0
    if decision in (state.NUMBER, state.FROM):
        num_words = 1 + (decision == state.NUMBER and words[1:] == ["activating"])
        if about not in KIND_NAMES:
            line.refuse(f"{shown(about)} is no die", "write small or biggy")
        subject = KIND_NAMES.index(about)
        if decision == state.NUMBER:
            subject = 2 * subject + (num_words == 2)
    elif decision == state.BLANKS:
        num_words, subject = 1, line.whole(about, range(1, len(BLOCK_IT_GROUPS)), "the size of the group")
    elif decision == state.FIELD:
        num_words, subject = 1, line.whole(about, range(1, CASINOS + 1), "the casino") - 1
    elif decision in (state.GUESS, state.SPLIT):
        subject = (seat - 1) % int(s.players)
    elif decision in AT_OWN_CASINO:
        subject = s.faces.tolist().index(TILES_OF_QUESTION[decision][0])
    if len(words) != num_words:
        line.refuse(f"{shown(' '.join(words))} cannot be read", "the manual of the notation has every question")
    return subject


def _push_in_payout(s: Any, decision: int, seat: int, subject: int) -> None:
    """The question, and what comes after it (RY27)."""
    push(s, state.END_ROUND, NOBODY)
    if decision == state.PRIME:
        push(s, state.PAY, CHANCE, 0)
        push(s, state.NOTE_PAYERS, NOBODY)
        if s.prime_seat == NOBODY:
            s.prime_seat = seat
    else:
        casino = s.faces.tolist().index(state.BLACK_BOX) + 1
        if casino < CASINOS:
            push(s, state.PAY, CHANCE, casino)
        elif state.BAD_LUCK in s.faces:
            push(s, state.FINE, CHANCE)
    push(s, decision, seat, subject)
