"""Sequence Dice in words."""

from typing import Any

import numpy as np

from croupier.engine import engine_of
from croupier.game import load
from croupier.games.sequence_dice import board, rules
from croupier.kernel import blank, generator
from croupier.moves import Move
from croupier.position import NOBODY, Position
from croupier.telling import Company, Dressed, Question, asked, winners
from croupier.words import Words

THREATENING = 3  # chips of a rival in an open line from which on a screen speaks of it
COLOURS = ("green", "blue", "red")  # of the sides; also what terminals call them
TITLES = {rules.PLACE: "sd-table-place", rules.REPLACE: "sd-table-replace", rules.REMOVE: "sd-table-remove"}


def step(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """One action as a sentence or a few."""
    if move.name == "die":
        seat = _thrower(before)
        return [words("sd-die", face=move.value, **company.who(seat)), *_tell_start(words, company, before, after)]
    seat, number = int(before.turn_seat), asked(before).subject
    who = company.who(seat)
    if move.name == "pass":
        return [words("sd-pass-defence" if number == board.DEFENCE else "sd-pass-own", number=number, **who)]
    if move.name == "place":
        lines = [words("sd-place", space=move.value, **who)]
    else:
        message = "sd-replace" if move.name == "replace" else "sd-remove"
        lines = [words(message, space=move.value, colour=COLOURS[_owner(before, _space(move))], **who)]
    if after.winner != NOBODY:
        lines += _tell_lines(words, after)
    elif after.turn_seat == seat:
        lines.append(words("sd-again", number=number, **who))
    return lines


def summary(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """What a table hears: both dice together."""
    if move.name != "die":
        return step(words, company, before, move, after)
    if not before.first_die:
        return []
    message = "sd-start-roll" if asked(before).decision == rules.START else "sd-roll"
    first, second = int(before.first_die), move.action - rules.DIE + 1
    said = words(message, first=first, second=second, number=first + second, **company.who(_thrower(before)))
    return [said, *_tell_start(words, company, before, after)]


def _thrower(view: np.record) -> int:
    decision, _, subject = asked(view)
    return subject if decision == rules.START else int(view.turn_seat)


def _tell_start(words: Words, company: Company, before: np.record, after: np.record) -> list[str]:
    """What the starting roll came to, if this die ended it or a round of it."""
    if asked(before).decision != rules.START:
        return []
    if after.turn_seat != NOBODY:
        return [words("sd-begins", **company.who(int(after.turn_seat)))]
    if before.first_die and not after.sums.any() and after.contends.any():
        tied = company.listed(words, (seat for seat in range(after.players) if after.contends[seat]))
        return [words("sd-start-tie", players=tied)]
    return []


def _tell_lines(words: Words, view: np.record) -> list[str]:
    completed = board.completed_lines(int(view.held[view.winner]), int(view.line))
    return [
        words("sd-line", count=len(spaces), first=board.NAMES[spaces[0]], last=board.NAMES[spaces[-1]])
        for spaces in completed
    ]


def table(words: Words, company: Company, view: np.record, settings: dict[str, Any]) -> list[list[str]]:
    """The board with its coordinates, chips as letters, the legal spaces in brackets; then a row for each player."""
    decision, _, number = asked(view)
    legal = _legal_spaces(view)
    title = words(TITLES.get(decision, "sd-table-waiting"), count=int(view.line), number=number)
    rows: list[list[str]] = [[title], [Dressed("", ""), *(Dressed(f"  {name}", "") for name in "abcdef")]]
    for row in range(board.EDGE):
        spaces = range(board.EDGE * row, board.EDGE * (row + 1))
        rows.append([Dressed(str(row + 1), ""), *(_cell(words, view, space, space in legal) for space in spaces)])
    if legal:
        rows.append([words("sd-table-legend")])
    for side in range(view.sides):
        chips = words("sd-table-chips", count=bin(int(view.held[side])).count("1"))
        colour = words("sd-table-side", colour=COLOURS[side], letter=_letter(words, side))
        rows.append([f"{_names(words, company, view, side)}: {colour}, {chips}"])
    return rows


def _cell(words: Words, view: np.record, space: int, is_legal: bool) -> str:
    owner = _owner(view, space)
    letter = _letter(words, owner) if owner != NOBODY else " "
    text = f"{board.BOARD.flat[space]:>2}{letter}"
    style = COLOURS[owner] if owner != NOBODY else ""
    return Dressed(f"[{text}]" if is_legal else f" {text} ", f"bold {style}".strip() if is_legal else style)


def _legal_spaces(view: np.record) -> set[int]:
    """The spaces that the open decision of a seat allows, as the rules say."""
    if asked(view).decision not in TITLES:
        return set()
    engine = engine_of(load("sequence-dice"))
    states, views, options = blank(rules.STATE), blank(rules.VIEW), engine.new_options()
    views[0] = view
    engine.doors.imagine_at(views, NOBODY, states, 0, generator(0))
    count = engine.doors.look_at(states, 0, options)[0]
    return {int(action) % board.SPACES for action in options["actions"][0, :count]}


def choice(words: Words, company: Company, position: Position, move: Move) -> str:
    """What a move would make of the lines through its space."""
    seat, before = position.actor, position.view()
    assert seat is not None
    space, line = _space(move), int(before.line)
    owner = _owner(before, space)
    if move.name == "remove":
        rival = _names(words, company, before, owner)
        count = _best_line(before, owner, space)
        message = "sd-choice-remove" if count else "sd-choice-remove-dead"
        return words(message, space=move.value, player=rival, count=count, line=line)
    twin = position.copy()
    twin.play(move)
    after = twin.view()
    count = _best_line(after, _side(before, seat), space)
    message = "sd-choice-wins" if twin.is_over else "sd-choice-line" if count else "sd-choice-dead"
    text = words(message, space=move.value, count=count, line=line)
    if move.name == "replace":
        text = words("sd-choice-replace", choice=text, player=_names(words, company, before, owner))
    if twin.is_over:
        return text
    rivals = [side for side in range(before.sides) if side != _side(before, seat)]
    threats = [(_best_line(before, side, space), side) for side in rivals if owner in (NOBODY, side)]
    threat, side = max(threats)
    if threat < THREATENING:
        return text
    return words("sd-choice-stops", choice=text, player=_names(words, company, before, side), count=threat, line=line)


def _best_line(view: np.record, side: int, space: int) -> int:
    """The most chips of a side in a line through `space` in which no rival has one; 0 if there is no such line."""
    mine = int(view.held[side])
    rivals = sum(int(held) for held in view.held) - mine
    lines = [line for line in board.LINES[int(view.line)] if line >> space & 1 and not line & rivals]
    return max((bin(line & mine).count("1") for line in lines), default=0)


def ask(words: Words, company: Company, view: np.record) -> Question:
    """What to type at a real table for the open decision of chance."""
    seat, wanted = _thrower(view), 1 if view.first_die else 2
    text = words("typed-dice", count=wanted, **company.who(seat))
    return Question(text, wanted, (asked(view).decision, int(view.num_throws)))


def explain(words: Words, view: np.record, number: int) -> str | None:
    """Nothing here needs explaining beyond the rules."""
    return None


def more_help(words: Words) -> list[str]:
    """How to name a space."""
    return [words("sd-help-spaces")]


def result(words: Words, company: Company, position: Position) -> list[str]:
    """Who has won; the lines were told when they were completed."""
    outcome, view = position.outcome, position.view()
    assert outcome is not None
    if view.winner == NOBODY:
        return [words("result-title"), words("sd-capped", throws=int(view.num_throws))]
    if position.players == int(view.sides):
        return [words("result-title"), winners(words, company, outcome.winners)]
    names, colour = _names(words, company, view, int(view.winner)), COLOURS[int(view.winner)]
    return [words("result-title"), words("sd-team-wins", colour=colour, players=names)]


def called(words: Words, move: Move) -> list[str]:
    """A space goes by its name, which is the same everywhere."""
    return []


def _space(move: Move) -> int:
    return move.action % board.SPACES


def _owner(view: np.record, space: int) -> int:
    """The side whose chip lies there, or NOBODY."""
    return next((side for side in range(view.sides) if view.held[side] >> space & 1), NOBODY)


def _side(view: np.record, seat: int) -> int:
    side: int = rules.side_of(view, seat)  # type: ignore[no-untyped-call]
    return side


def _names(words: Words, company: Company, view: np.record, side: int) -> str:
    return company.listed(words, (seat for seat in range(view.players) if _side(view, seat) == side))


def _letter(words: Words, side: int) -> str:
    return words("sd-letter", colour=COLOURS[side])
