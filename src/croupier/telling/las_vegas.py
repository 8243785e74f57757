"""Las Vegas in words."""

from typing import Any

import numpy as np

from croupier.engine import engine_of
from croupier.game import load
from croupier.games.las_vegas import outlook, rules
from croupier.kernel import blank, generator
from croupier.moves import Move
from croupier.position import NOBODY, Position
from croupier.telling import Company, Question, asked, winners
from croupier.words import Words


def step(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """One action as a sentence or a few."""
    if move.name == "starter":
        return [words("lv-starter", **company.who(move.action - rules.SIT))]
    if move.name == "note":
        return [words("lv-note", casino=asked(before).subject + 1, amount=move.value)]
    if move.name == "die" and asked(before).decision == rules.SPARE:
        return [words("lv-spare", face=move.value)]
    if move.name == "die":
        is_white = asked(before).subject <= before.white[before.turn_seat]
        return [words("lv-white-die" if is_white else "lv-die", face=move.value, **company.who(before.turn_seat))]
    if move.name == "place":
        return [_tell_placing(words, company, before, move)]
    if move.name == "ties":
        return _tell_ties(words, company, before, after)
    return [_tell_payout(words, company, before, after)]


def summary(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """What a table hears: whole rolls and stocked casinos instead of single dice and notes."""
    lines = []
    if move.name == "die" and asked(before).decision == rules.ROLL:
        if asked(after).decision == rules.PLACE:
            lines.append(_tell_roll(words, company, after))
    elif move.name == "starter":
        pass  # said with the round, as soon as its first note lies
    elif move.name == "note":
        if asked(before).subject == 0 and not before.notes[0, 0]:
            lines.append(_tell_round(words, company, before))
        if asked(after).decision != rules.NOTE or asked(after).subject != asked(before).subject:
            casino = asked(before).subject
            lines.append(words("lv-stocked", casino=casino + 1, notes=_notes(words, after.notes[casino])))
    else:
        lines += step(words, company, before, move, after)
    return lines


def _tell_round(words: Words, company: Company, view: np.record) -> str:
    return words("lv-round", round=int(view.round_number), rounds=rules.NUM_ROUNDS, **company.who(view.starter))


def _tell_roll(words: Words, company: Company, view: np.record) -> str:
    own, white = _faces(view.roll_own), _faces(view.roll_white)
    message = "lv-roll" if not white else "lv-roll-white" if own else "lv-roll-only-white"
    return words(message, dice=own, white=white, **company.who(view.turn_seat))


def _tell_placing(words: Words, company: Company, before: np.record, move: Move) -> str:
    dice = _dice_placed(words, before, move)
    return words("lv-place", dice=dice, casino=move.value, **company.who(before.turn_seat))


def _tell_ties(words: Words, company: Company, before: np.record, after: np.record) -> list[str]:
    lines = []
    for casino in range(rules.CASINOS):
        taken_back: dict[int, list[str]] = {}
        for owner in range(rules.OWNERS):
            count = int(before.dice[casino, owner])
            if after.dice[casino, owner] != count:
                taken_back.setdefault(count, []).append(_owner(words, company, owner))
        for count in sorted(taken_back, reverse=True):
            tied = words.listing(taken_back[count])
            lines.append(words("lv-tie", casino=casino + 1, players=tied, count=count))
    return lines or [words("lv-no-ties")]


def _tell_payout(words: Words, company: Company, before: np.record, after: np.record) -> str:
    casino = asked(before).subject
    gains = {seat: int(after.money[seat] - before.money[seat]) for seat in range(before.players)}
    paid = sorted((seat for seat in gains if gains[seat]), key=lambda seat: -before.dice[casino, seat])
    said = [words("lv-take", amount=gains[seat] * rules.UNIT, **company.who(seat)) for seat in paid]
    under = [int(note) for note in after.returned[before.num_returned : after.num_returned]]
    if under and before.dice[casino, rules.WHITE]:  # what white won goes under before what was left over (LV15)
        said.append(words("lv-white-takes", amount=under.pop(0) * rules.UNIT))
    if not said:
        said.append(words("lv-pays-nobody"))
    if under:
        said.append(words("lv-left-over", notes=_amounts(words, under)))
    return words("lv-pays", casino=casino + 1, what=" ".join(said))


def table(words: Words, company: Company, view: np.record, settings: dict[str, Any]) -> list[list[str]]:
    """The table as rows of cells: casinos with notes and dice by owner, then a row for each player."""
    rows = []
    if view.starter != NOBODY:
        rows.append([_tell_round(words, company, view)])
    for casino in range(rules.CASINOS):
        dice = [(int(count), owner) for owner, count in enumerate(view.dice[casino]) if count]
        dice.sort(key=lambda pair: (-pair[0], pair[1]))
        lying = ", ".join(f"{_owner(words, company, owner)} {count}" for count, owner in dice)
        title = words("lv-table-casino", casino=casino + 1)
        notes = _notes(words, view.notes[casino])
        rows.append([title, notes, lying or words("lv-table-no-dice")])
    is_over = asked(view).actor == NOBODY
    for seat in range(view.players):
        shows_money = bool(settings["open_money"]) or seat == company.you or is_over
        rows.append([_tell_player(words, company, view, seat, shows_money)])
    return rows


def _tell_player(words: Words, company: Company, view: np.record, seat: int, shows_money: bool) -> str:
    dice = _count_dice(words, int(view.own[seat]), int(view.white[seat]))
    notes = words("lv-notes", count=int(view.num_notes[seat]))
    money = int(view.money[seat]) * rules.UNIT
    message = "lv-table-player-money" if shows_money else "lv-table-player"
    return words(message, player=company.names[seat], dice=dice, notes=notes, money=money)


def choice(words: Words, company: Company, position: Position, move: Move) -> str:
    """What a placement would put where, and what the casino would pay if it were settled then."""
    seat = position.actor
    assert seat is not None
    before = position.view(seat)
    casino = move.action - rules.PUT
    twin = position.copy()
    twin.play(move)
    after = twin.view(seat)
    text = words("lv-choice", dice=_dice_placed(words, before, move), casino=casino + 1)
    return f"{text}; {_tell_outlook(words, company, after, seat, casino)}"


def _tell_outlook(words: Words, company: Company, view: np.record, seat: int, casino: int) -> str:
    mine = int(view.dice[casino, seat])
    if mine == 0:
        return words("lv-stands-white")
    states, views = blank(rules.STATE), blank(rules.VIEW)
    views[0] = view
    engine_of(load("las-vegas")).doors.imagine_at(views, seat, states, 0, generator(0))
    outlook.settle_now(states[0], casino)  # type: ignore[no-untyped-call]
    gain = int(states[0].money[seat] - view.money[seat])
    if gain:
        return words("lv-stands-take", amount=gain * rules.UNIT)
    tied = [owner for owner in range(rules.OWNERS) if owner != seat and view.dice[casino, owner] == mine]
    if tied:
        return words("lv-stands-tied", players=words.listing(_owner(words, company, owner) for owner in tied))
    return words("lv-stands-nothing")


def ask(words: Words, company: Company, view: np.record) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision = asked(view).decision
    if decision == rules.STARTER:
        return Question(words("typed-starter", count=int(view.players)), 1, (decision, 0))
    if decision == rules.NOTE:
        casino = asked(view).subject
        lying = _notes(words, view.notes[casino])
        text = words("lv-typed-note", casino=casino + 1, notes=lying)
        return Question(text, rules.MAX_STOCKED, (decision, casino))
    count, seat = asked(view).subject, int(view.turn_seat)
    if decision == rules.SPARE:
        return Question(words("lv-typed-spare", count=count), count, (decision, 0))
    text = words("typed-dice", count=count, **company.who(seat))
    if view.white[seat] and view.own[seat]:
        white_last = words("lv-typed-white")
        text = f"{text.removesuffix(':')} ({white_last}):"
    return Question(text, count, (decision, seat))


def explain(words: Words, view: np.record, number: int) -> str | None:
    """Nothing here needs explaining beyond the rules."""
    return None


def more_help(words: Words) -> list[str]:
    """There are no commands of its own."""
    return []


def called(words: Words, move: Move) -> list[str]:
    """Choices go by their numbers."""
    return []


def result(words: Words, company: Company, position: Position) -> list[str]:
    """The final standing, best first."""
    outcome = position.outcome
    assert outcome is not None
    lines = [words("result-title")]
    for seat in sorted(range(position.players), key=lambda seat: outcome.places[seat]):
        notes = words("lv-notes", count=outcome.tiebreaks[seat])
        lines.append(words("lv-result", place=outcome.places[seat], player=company.names[seat],
                           money=outcome.scores[seat], notes=notes))  # fmt: skip
    return [*lines, winners(words, company, outcome.winners)]


def _owner(words: Words, company: Company, owner: int) -> str:
    return words("lv-white") if owner == rules.WHITE else company.names[owner]


def _dice_placed(words: Words, before: np.record, move: Move) -> str:
    face = move.action - rules.PUT
    return _count_dice(words, int(before.roll_own[face]), int(before.roll_white[face]))


def _count_dice(words: Words, own: int, white: int) -> str:
    parts = [words("lv-dice", count=own)] if own or not white else []
    if white:
        parts.append(words("lv-white-dice", count=white))
    return words.listing(parts)


def _faces(roll: Any) -> str:
    return " ".join(str(face + 1) for face in range(rules.FACES) for _ in range(roll[face]))


def _notes(words: Words, notes: Any) -> str:
    return _amounts(words, [int(note) for note in notes if note]) or words("lv-table-no-notes")


def _amounts(words: Words, notes: list[int]) -> str:
    return words.listing(words.number(note * rules.UNIT) for note in notes)
