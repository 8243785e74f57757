"""Las Vegas in words."""

from collections.abc import Sequence
from typing import Any

from croupier.games.las_vegas import outlook, rules
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Argument, Listed, Name, Phrase, Player, both, say
from croupier.telling import (
    Cell,
    Earning,
    House,
    Question,
    Row,
    Standing,
    by_place,
    equal,
    line,
    seats_by_number,
    settled,
    tried,
    winners,
    won_by,
)
from croupier.views import View

CHAPTER = "chapter-round"  # the message that names a round
QUIET = ("note", "roll")
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
    """What a table hears: whole rolls and all stocked casinos instead of single dice and notes."""
    if move.name == "die" and before.decision == "roll":
        return [_tell_roll(after)] if after.decision == "place" else []
    if move.name == "starter":
        return []  # said with the round, when its casinos are stocked
    if move.name != "note":
        return step(before, move, after)
    if after.decision == "note":
        return []
    stocked = enumerate(after.notes, 1)
    return [_tell_round(before), *(say("lv-stocked", casino=casino, notes=_notes(notes)) for casino, notes in stocked)]


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
    casino, (taken, left_over) = before.subject, _paid(before, after, before.subject)
    said = [
        say("lv-white-takes", amount=amount)
        if owner == before.players
        else say("lv-take", amount=amount, player=Player(owner))
        for owner, amount in taken
    ]
    if not said:
        said.append(say("lv-pays-nobody"))
    if left_over:
        said.append(say("lv-left-over", notes=both(left_over)))
    return say("lv-pays", casino=casino + 1, what=Listed(tuple(said), " "))


def _paid(before: View, after: View, casino: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Which owner took how much when a casino was paid, most dice first, and the notes left over; no ties before."""
    dice, gains = _dice_at(before, casino), _gains(before, after)
    taken = {seat: gain for seat, gain in enumerate(gains) if gain}
    under = list(after.returned[len(before.returned) :])
    if under and before.white_dice[casino]:  # white's note goes under the stack before those left over (LV15)
        taken[before.players] = under.pop(0)
    return sorted(taken.items(), key=lambda item: -dice[item[0]]), under


def _gains(before: View, after: View) -> list[int]:
    """What each seat has got between two views."""
    had, has = before.numbers("money"), after.numbers("money")
    return [(has[seat] - had[seat]) * rules.UNIT for seat in range(before.players)]


def chapter(view: View) -> int:
    """The round."""
    number: int = view.round_number
    return number


def settles(view: View) -> bool:
    """Whether the casinos are being paid."""
    return view.decision in ("ties", "pay")


def progress(view: View) -> Phrase:
    """The round."""
    return say("chapter-round-of", number=view.round_number, all=rules.NUM_ROUNDS)


def earned(before: View, move: Move, after: View) -> list[Earning]:
    """What each player took at a casino."""
    if move.name != "pay":
        return []
    where = say("lv-table-casino", casino=before.subject + 1)
    return [Earning(seat, where, gain) for seat, gain in enumerate(_gains(before, after)) if gain]


def stands(view: View) -> Standing:
    """Who would take which note if the round ended now."""
    untied = settled(view, outlook.TIES)
    houses = [_stands_at(view, untied, casino) for casino in range(rules.CASINOS)]
    gains = _gains(view, settled(view, outlook.WHOLE_ROUND))
    return Standing(view.round_number, rules.NUM_ROUNDS, gains, houses)


def _stands_at(view: View, untied: View, casino: int) -> House:
    dice, calm = _dice_at(view, casino), _dice_at(untied, casino)
    taken, _ = _paid(untied, settled(untied, casino), casino)
    winners_here = [owner for owner, _ in taken]
    rest = sorted(
        (owner for owner, count in enumerate(calm) if count and owner not in winners_here), key=calm.__getitem__
    )
    return House(casino + 1, taken, list(_tied_at(dice, calm).values()), rest[::-1], list(dice))


def _tied_at(dice: Sequence[int], calm: Sequence[int]) -> dict[int, list[int]]:
    """The owners whose dice cancel out, by their number of dice, highest first."""
    tied: dict[int, list[int]] = {}
    for owner, count in sorted(enumerate(dice), key=lambda item: -item[1]):
        if count and not calm[owner]:
            tied.setdefault(count, []).append(owner)
    return tied


def board(view: View) -> list[Row]:
    """The table as rows of cells: casinos with their notes and who would get them now, then a row for each player."""
    title = say("table-round", number=view.round_number, all=rules.NUM_ROUNDS)
    rows = [] if view.starter is None else [line(title)]
    untied = settled(view, outlook.TIES)
    for casino in range(rules.CASINOS):
        row = [say("lv-table-casino", casino=casino + 1), _tell_casino(view, untied, casino)]
        rows.append([Cell(phrase) for phrase in row])
    gains = _gains(view, settled(view, outlook.WHOLE_ROUND))
    rows += [line(_tell_player(view, seat, gains[seat])) for seat in range(view.players)]
    if view.decision == "place":
        rows.append([Cell(say("lv-table-roll", player=Player(view.turn_seat))), Cell(_rolled(view), "dice")])
    return rows


def _tell_casino(view: View, untied: View, casino: int) -> Phrase:
    """The notes with who would get them now, then ties, then who would get none."""
    dice, calm = _dice_at(view, casino), _dice_at(untied, casino)
    taken, left_over = _paid(untied, settled(untied, casino), casino)
    said: list[Argument] = [
        say("lv-table-taken", amount=amount, dice=_dice_of(view, owner, dice[owner])) for owner, amount in taken
    ]
    said += left_over
    tied = _tied_at(dice, calm)
    said += [equal([_dice_of(view, owner, count) for owner in owners]) for count, owners in tied.items()]
    winners_here = [owner for owner, _ in taken]
    said += [_dice_of(view, owner, count) for owner, count in enumerate(calm) if count and owner not in winners_here]
    return say("lv-table-standing", what=Listed(tuple(said), "; ")) if said else say("lv-table-no-notes")


def _dice_of(view: View, owner: int, count: int) -> Listed:
    return Listed((_owner(view, owner), count), " ")


def _rolled(view: View) -> Phrase:
    own, white = Listed(view.roll_own, " "), Listed(view.roll_white, " ")
    message = "lv-rolled" if not view.roll_white else "lv-rolled-white" if view.roll_own else "lv-rolled-only-white"
    return say(message, dice=own, white=white)


def _tell_player(view: View, seat: int, gain: int) -> Phrase:
    """Dice left, notes and money, and what the round would bring if it ended now."""
    dice, num_notes = _count_dice(view.own[seat], view.white[seat], "lv-white-dice-left"), view.num_notes[seat]
    has: list[Argument] = [say("lv-table-left", dice=dice)]
    has.append(say("lv-notes", count=num_notes) if num_notes else say("lv-no-notes-yet"))
    if view.money[seat]:  # neither closed nor nothing
        has.append(view.money[seat])
    if gain:
        has.append(say("table-now", amount=gain))
    return say("lv-table-player", player=Name(seat), has=Listed(tuple(has), ", "))


def choice(view: View, move: Move) -> Phrase:
    """What a placement would put where, and what the casino would pay if it were settled then."""
    text = say("lv-choice", dice=_dice_placed(view, move), casino=_number(move))
    return say("lv-choice-outlook", choice=text, outlook=_tell_outlook(view, move))


def _tell_outlook(view: View, move: Move) -> Phrase:
    """What the casino would pay if it were settled after the move."""
    seat, casino = view.actor, move.action - rules.PUT
    placed = tried(view, move)
    dice = _dice_at(placed, casino)
    if dice[seat] == 0:
        return say("lv-stands-white")
    gain = _gains(placed, settled(placed, casino))[seat]
    if gain:
        return say("lv-stands-take", amount=gain)
    tied = [_owner(view, owner) for owner, count in enumerate(dice) if owner != seat and count == dice[seat]]
    if tied:
        return say("lv-stands-tied", players=both(tied), everybody=both([say("you-in-a-list"), *tied]))
    return say("lv-stands-nothing")


def ask(view: View) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision, subject = view.decision, view.subject
    if decision == "starter":
        return Question(say("typed-starter", seats=seats_by_number(view.players)), 1, (decision, 0))
    if decision == "note":
        phrase = say("lv-typed-note", casino=subject + 1)
        if view.notes[subject]:
            phrase = say("lv-typed-more", casino=subject + 1, notes=_notes(view.notes[subject]))
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
    return [*lines, winners(outcome.winners), won_by(outcome, "lv-result-notes")]


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
