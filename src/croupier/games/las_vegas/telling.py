"""Las Vegas in words."""

from typing import Any

import numpy as np

from croupier.engine import engine_of
from croupier.game import load
from croupier.games.las_vegas import outlook, rules
from croupier.kernel import blank, generator
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Argument, Listed, Name, Phrase, Player, both, say
from croupier.telling import Cell, Question, Row, by_place, line, winners
from croupier.views import View

WHITE = say("lv-white")


def step(before: View, move: Move, after: View) -> list[Phrase]:
    """One action as a sentence or a few."""
    if move.name == "starter":
        return [say("lv-starter", player=Player(move.action - rules.SIT))]
    if move.name == "note":
        return [say("lv-note", casino=before.subject + 1, amount=_number(move))]
    if move.name == "die" and before.decision == "spare":
        return [say("lv-spare", face=_number(move))]
    if move.name == "die":
        is_white = before.subject <= before.white[before.turn_seat]
        return [say("lv-white-die" if is_white else "lv-die", face=_number(move), player=Player(before.turn_seat))]
    if move.name == "place":
        return [_tell_placing(before, move)]
    if move.name == "ties":
        return _tell_ties(before, after)
    return [_tell_payout(before, after)]


def summary(before: View, move: Move, after: View) -> list[Phrase]:
    """What a table hears: whole rolls and stocked casinos instead of single dice and notes."""
    if move.name == "die" and before.decision == "roll":
        return [_tell_roll(after)] if after.decision == "place" else []
    if move.name == "starter":
        return []  # said with the round, when its first note is turned up
    if move.name != "note":
        return step(before, move, after)
    lines, casino = [], before.subject
    if casino == 0 and not before.notes[0]:
        lines.append(_tell_round(before))
    if after.decision != "note" or after.subject != casino:
        lines.append(say("lv-stocked", casino=casino + 1, notes=_notes(after.notes[casino])))
    return lines


def _tell_round(view: View) -> Phrase:
    return say("lv-round", round=view.round_number, rounds=rules.NUM_ROUNDS, player=Player(view.starter))


def _tell_roll(view: View) -> Phrase:
    own, white = view.roll_own, view.roll_white
    message = "lv-roll" if not white else "lv-roll-white" if own else "lv-roll-only-white"
    return say(message, dice=Listed(own, " "), white=Listed(white, " "), player=Player(view.turn_seat))


def _tell_placing(before: View, move: Move) -> Phrase:
    return say("lv-place", dice=_dice_placed(before, move), casino=_number(move), player=Player(before.turn_seat))


def _tell_ties(before: View, after: View) -> list[Phrase]:
    lines = []
    for casino in range(rules.CASINOS):
        taken_back: dict[int, list[Argument]] = {}
        for owner, (count, left) in enumerate(zip(_dice_at(before, casino), _dice_at(after, casino), strict=True)):
            if left != count:
                taken_back.setdefault(count, []).append(_owner(before, owner))
        for count in sorted(taken_back, reverse=True):
            lines.append(say("lv-tie", casino=casino + 1, players=both(taken_back[count]), count=count))
    return lines or [say("lv-no-ties")]


def _tell_payout(before: View, after: View) -> Phrase:
    casino, dice = before.subject, _dice_at(before, before.subject)
    had, has = before.numbers("money"), after.numbers("money")
    gains = {seat: has[seat] - had[seat] for seat in range(before.players) if has[seat] > had[seat]}
    said: list[Argument] = [
        say("lv-take", amount=gains[seat] * rules.UNIT, player=Player(seat))
        for seat in sorted(gains, key=lambda seat: -dice[seat])
    ]
    under = list(after.returned[len(before.returned) :])
    if under and before.white_dice[casino]:  # white's note goes under the stack before those left over (LV15)
        said.append(say("lv-white-takes", amount=under.pop(0)))
    if not said:
        said.append(say("lv-pays-nobody"))
    if under:
        said.append(say("lv-left-over", notes=both(under)))
    return say("lv-pays", casino=casino + 1, what=Listed(tuple(said), " "))


def board(view: View) -> list[Row]:
    """The table as rows of cells: casinos with notes and dice by owner, then a row for each player."""
    rows = [] if view.starter is None else [line(_tell_round(view))]
    for casino in range(rules.CASINOS):
        lying = sorted((-count, owner) for owner, count in enumerate(_dice_at(view, casino)) if count)
        dice = tuple(Listed((_owner(view, owner), -count), " ") for count, owner in lying)
        shown = say("lv-table-dice", dice=Listed(dice, ", ")) if dice else say("lv-table-no-dice")
        title, notes = (
            say("lv-table-casino", casino=casino + 1),
            say("lv-table-notes", notes=_notes(view.notes[casino])),
        )
        rows.append([Cell(title), Cell(notes), Cell(shown)])
    return rows + [line(_tell_player(view, seat)) for seat in range(view.players)]


def _tell_player(view: View, seat: int) -> Phrase:
    dice, num_notes = _count_dice(view.own[seat], view.white[seat], "lv-white-dice-left"), view.num_notes[seat]
    notes = say("lv-notes", count=num_notes) if num_notes else say("lv-no-notes-yet")
    if view.money[seat] is None:
        return say("lv-table-player", player=Name(seat), dice=dice, notes=notes)
    return say("lv-table-player-money", player=Name(seat), dice=dice, notes=notes, money=view.money[seat])


def choice(view: View, move: Move) -> Phrase:
    """What a placement would put where, and what the casino would pay if it were settled then."""
    text = say("lv-choice", dice=_dice_placed(view, move), casino=_number(move))
    return say("lv-choice-outlook", choice=text, outlook=_tell_outlook(view, move))


def _tell_outlook(view: View, move: Move) -> Phrase:
    """What the casino would pay if it were settled after the move; tried on an imagined copy."""
    seat, casino = view.actor, move.action - rules.PUT
    placed = _after(view, move)
    dice = placed.dice[casino].tolist()
    if dice[seat] == 0:
        return say("lv-stands-white")
    before = int(placed.money[seat])
    outlook.settle_now(placed, casino)  # type: ignore[no-untyped-call]
    gain = int(placed.money[seat]) - before
    if gain:
        return say("lv-stands-take", amount=gain * rules.UNIT)
    owners = [*range(view.players), rules.WHITE]
    tied = [_owner(view, min(owner, view.players)) for owner in owners if owner != seat and dice[owner] == dice[seat]]
    if tied:
        return say("lv-stands-tied", players=both(tied), everybody=both([say("you-in-a-list"), *tied]))
    return say("lv-stands-nothing")


def _after(view: View, move: Move) -> np.record:
    """The state after a move; a view of this game shows the whole state."""
    engine, states = engine_of(load("las-vegas")), blank(rules.STATE)
    engine.entry("imagine_at")(view.record(), view.actor, states, 0, generator(0))
    engine.entry("play_at")(states, 0, move.action, engine.new_options())
    placed: np.record = states[0]
    return placed


def ask(view: View) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision, subject = view.decision, view.subject
    if decision == "starter":
        return Question(say("typed-starter", count=view.players), 1, (decision, 0))
    if decision == "note":
        phrase = say("lv-typed-note", casino=subject + 1, notes=_notes(view.notes[subject]))
        return Question(phrase, rules.MAX_STOCKED, (decision, subject))
    if decision == "spare":
        return Question(say("lv-typed-spare", count=subject), subject, (decision, 0))
    seat = view.turn_seat
    if view.white[seat] and view.own[seat]:
        phrase = say("typed-dice-last", count=subject, last=say("lv-typed-white"), player=Player(seat))
    else:
        phrase = say("typed-dice", count=subject, player=Player(seat))
    return Question(phrase, subject, (decision, seat))


def explain(view: View, number: int) -> Phrase | None:
    """Nothing here needs explaining beyond the rules."""
    return None


def more_help() -> list[Phrase]:
    """The game has no commands of its own."""
    return []


def called(move: Move) -> list[Phrase]:
    """Choices go by their numbers."""
    return []


def result(view: View, outcome: Outcome) -> list[Phrase]:
    """The final standing, best first."""
    lines = [say("result-title")]
    for seat in by_place(outcome.places):
        notes = say("lv-notes", count=outcome.tiebreaks[seat])
        place, money = outcome.places[seat], outcome.scores[seat]
        lines.append(say("lv-result", place=place, player=Name(seat), money=money, notes=notes))
    return [*lines, winners(outcome.winners)]


def _number(move: Move) -> int:
    assert isinstance(move.value, int)
    return move.value


def _dice_at(view: View, casino: int) -> tuple[int, ...]:
    """Dice by owner, white after the seats."""
    dice: tuple[int, ...] = (*view.dice[casino], view.white_dice[casino])
    return dice


def _owner(view: View, owner: int) -> Argument:
    return WHITE if owner == view.players else Name(owner)


def _dice_placed(view: View, move: Move) -> Listed:
    face = move.value
    return _count_dice(view.roll_own.count(face), view.roll_white.count(face))


def _count_dice(own: int, white: int, white_message: str = "lv-white-dice") -> Listed:
    parts = [say("lv-dice", count=own)] if own or not white else []
    if white:
        parts.append(say(white_message, count=white))
    return both(parts)


def _notes(notes: Any) -> Argument:
    return both(notes) if notes else say("lv-table-no-notes")
