"""Las Vegas Royale in words."""

from collections.abc import Callable

from croupier.games.las_vegas_royale import components, state
from croupier.games.las_vegas_royale.telling_choices import choice
from croupier.games.las_vegas_royale.telling_pieces import (
    TILE_NAMES,
    cards_at,
    counted_dice,
    dice_left,
    die_of,
    field_name,
    money,
    number_of,
    owner_name,
    pieces,
)
from croupier.games.las_vegas_royale.telling_tiles import tile_state
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Argument, Listed, Name, Phrase, Player, both, say
from croupier.telling import Cell, Question, Row, by_place, line, winners
from croupier.views import View

__all__ = ["ask", "board", "called", "choice", "explain", "more_help", "result", "step", "summary"]

# Actions that are told with their seat and nothing else.
PLAIN = {
    "skip": "ry-skip", "pass": "ry-pass", "roll": "ry-roll-choice", "hold": "ry-hold", "stop": "ry-stop",
    "lower": "ry-lower", "higher": "ry-higher", "leave": "ry-leave", "decline": "ry-decline", "done": "ry-done",
}  # fmt: skip
# Actions told with a die or a casino of the same name as the message's variable.
WITH_DIE = {"use": "ry-use", "bar": "ry-bar", "fetch": "ry-fetch", "move": "ry-move", "gold": "ry-gold"}
WITH_CASINO = {
    "close": "ry-close", "casino": "ry-block", "blank": "ry-blank", "activate": "ry-activate", "put": "ry-put",
}  # fmt: skip
TYPED = {"card": "ry-typed-card", "reserve": "ry-typed-reserve", "neutral": "ry-typed-neutral"}


def step(before: View, move: Move, after: View) -> list[Phrase]:
    """One action as a sentence or a few, with what it brought."""
    if move.name == "pay":
        return [_tell_payout(before, after)]
    lines = [_tell_action(before, move, after)]
    if move.name == "fine":
        lines += _tell_gains(before, after)
    elif move.name not in ("skip", "starter", "card", "tile"):
        lines += _tell_gains(before, after) + _tell_markers(before, after)
    return lines


def summary(before: View, move: Move, after: View) -> list[Phrase]:
    """What a table hears: stocked casinos and whole rolls instead of single cards and dice."""
    decision, following = before.decision, after.decision
    if move.name == "starter":
        return []
    if move.name == "card":
        if decision == "reserve" or following == "card":
            return []
        stocked = [
            say("ry-stocked", casino=casino + 1, cards=cards_at(after, casino)) for casino in range(state.CASINOS)
        ]
        return [_tell_round(before), *stocked]
    if decision == "neutral":
        if following == "neutral":
            return []
        faces = [number for number, dice in enumerate(after.neutral_dice, 1) for _ in range(sum(dice))]
        return [say("ry-neutral-placed", dice=Listed(tuple(faces), " "))]
    if decision == "roll":
        return [_tell_roll(after)] if following == "place" else []
    if decision == "extra":
        if not before.extra:
            return []
        dice = say("ry-extra", dice=Listed((before.extra[0], number_of(move)), " "))
        return [dice, *_tell_gains(before, after), *_tell_markers(before, after)]
    return step(before, move, after)


def _tell_action(before: View, move: Move, after: View) -> Phrase:
    if move.name in PLAIN:
        return say(PLAIN[move.name], player=Player(before.actor))
    if move.name in WITH_DIE:
        return say(WITH_DIE[move.name], die=die_of(str(move.value)), player=Player(before.actor))
    if move.name in WITH_CASINO:
        return say(WITH_CASINO[move.name], casino=number_of(move), player=Player(before.actor))
    return TOLD[move.name](before, move, after)


def _die(before: View, move: Move, after: View) -> Phrase:
    face = number_of(move)
    if before.decision == "extra":
        return say("ry-extra-die", face=face)
    if before.decision == "neutral":
        return say("ry-neutral-biggy" if before.subject == components.NUM_BIGGY else "ry-neutral-die", face=face)
    is_biggy = before.subject <= before.supply[before.turn_seat][state.BIGGY]
    return say("ry-die-biggy" if is_biggy else "ry-die", face=face, player=Player(before.turn_seat))


def _placed(before: View, move: Move, after: View) -> Phrase:
    number = number_of(move)
    dice = counted_dice(before.roll.count(number), before.roll_biggy == number)
    return say("ry-place", dice=dice, casino=number, player=Player(before.actor))


def _numbered(before: View, move: Move, after: View) -> Phrase:
    kind = before.subject // 2
    dice = counted_dice(int(kind == state.SMALL), int(kind == state.BIGGY))
    return say("ry-place", dice=dice, casino=number_of(move), player=Player(before.actor))


def _guessed(before: View, move: Move, after: View) -> Phrase:
    message = "ry-guess-right" if _wealth(before) == _wealth(after) else "ry-guess-wrong"
    return say(message, number=number_of(move), player=Player(before.actor))


def _set(before: View, move: Move, after: View) -> Phrase:
    die = die_of(move.name.removeprefix("set-"))
    return say("ry-set", die=die, field=number_of(move), player=Player(before.actor))


def _split(before: View, move: Move, after: View) -> Phrase:
    second = after.pile_size  # all that anyone but the splitter sees
    return say("ry-split", first=components.BLACK_BOX_TOKENS - second, second=second, player=Player(before.actor))


def _card(before: View, move: Move, after: View) -> Phrase:
    return say("ry-reserve" if before.decision == "reserve" else "ry-card", amount=number_of(move))


def _tile(before: View, move: Move, after: View) -> Phrase:
    return say("ry-tile", casino=before.subject + 1, tile=TILE_NAMES[str(move.value)])


def _from(before: View, move: Move, after: View) -> Phrase:
    return say("ry-from", die=die_of(before.subject), casino=number_of(move), player=Player(before.actor))


TOLD: dict[str, Callable[[View, Move, View], Phrase]] = {
    "starter": lambda before, move, after: say("ry-starter", player=Player(move.action - state.SIT)),
    "card": _card,
    "tile": _tile,
    "fine": lambda before, move, after: say("ry-fine"),
    "die": _die,
    "place": _placed,
    "number": _numbered,
    "guess": _guessed,
    "group": lambda before, move, after: say("ry-group", count=number_of(move), player=Player(before.actor)),
    "field": lambda before, move, after: say("ry-field", field=field_name(move), player=Player(before.actor)),
    "from": _from,
    "set-small": _set,
    "set-biggy": _set,
    "choose": lambda before, move, after: say("ry-choose", number=number_of(move), player=Player(before.actor)),
    "split": _split,
    "pick": lambda before, move, after: say("ry-pick", pile=number_of(move), player=Player(before.actor)),
}


def _tell_payout(before: View, after: View) -> Phrase:
    casino, gains = before.subject + 1, _tell_gains(before, after)
    if not gains:
        return say("ry-pay-nobody", casino=casino)
    return say("ry-pays-what", pays=say("ry-pays", casino=casino), what=Listed(tuple(gains), " "))


def _wealth(view: View) -> int:
    return sum(view.numbers("cash")) + sum(view.numbers("chips"))


def _tell_gains(before: View, after: View) -> list[Phrase]:
    """Who got or paid what between two views; new chips for a new round are no news."""
    if after.round_number != before.round_number:
        return []
    lines = []
    had, has = before.numbers("cash"), after.numbers("cash")
    for seat in range(before.players):
        cash, chips = (has[seat] - had[seat]) * state.UNIT, after.chips[seat] - before.chips[seat]
        for gained, message in ((1, "ry-gets"), (-1, "ry-loses")):
            parts = [money(gained * cash)] if gained * cash > 0 else []
            if gained * chips > 0:
                parts.append(say("ry-chips", count=gained * chips))
            if parts:
                lines.append(say(message, what=both(parts), player=Player(seat)))
    return lines


def _tell_markers(before: View, after: View) -> list[Phrase]:
    """Who took a token or marker, or that the marker went back."""
    if after.round_number != before.round_number or after.is_over:
        return []
    lines = []
    if after.high_five != before.high_five:
        lines.append(say("ry-gets-token", player=Player(after.high_five)))
    if after.power_seat not in (before.power_seat, None):
        lines.append(say("ry-gets-power", player=Player(after.power_seat)))
    elif after.power_seat != before.power_seat:
        lines.append(say("ry-power-back"))
    return lines


def _tell_round(view: View) -> Phrase:
    return say("ry-round", round=view.round_number, rounds=state.NUM_ROUNDS, player=Player(view.starter))


def _tell_roll(view: View) -> Phrase:
    dice, biggy, who = Listed(view.roll, " "), view.roll_biggy, Player(view.turn_seat)
    if biggy is None:
        return say("ry-roll", dice=dice, player=who)
    return say("ry-roll-biggy" if view.roll else "ry-roll-only-biggy", dice=dice, biggy=biggy, player=who)


def board(view: View) -> list[Row]:
    """The table as rows of cells: casinos with cards, dice and tile, then a row for each player."""
    rows = [] if view.starter is None else [line(_tell_round(view))]
    for casino in range(state.CASINOS):
        title = say("ry-table-closed" if view.closed == casino else "ry-table-casino", casino=casino + 1)
        cards = say("ry-table-cards", cards=cards_at(view, casino))
        row = [Cell(title), Cell(cards), Cell(_dice_at(view, casino))]
        if view.faces[casino] is not None:
            row.append(Cell(tile_state(view, casino)))
        rows.append(row)
    return rows + [line(_tell_player(view, seat)) for seat in range(view.players)]


def _dice_at(view: View, casino: int) -> Phrase:
    parts: list[Argument] = []
    for owner, (small, biggy) in enumerate((*view.dice[casino], view.neutral_dice[casino])):
        extra = view.prime[casino] if owner == view.prime_seat else 0
        if small or biggy or extra:
            parts.append(pieces(owner_name(view, owner), small + extra, biggy))
    if view.blanks[casino]:
        parts.append(Listed((say("ry-blanks"), view.blanks[casino]), " "))
    return say("ry-table-dice", dice=Listed(tuple(parts), ", ")) if parts else say("ry-table-no-dice")


def _tell_player(view: View, seat: int) -> Phrase:
    arguments: dict[str, Argument] = {
        "player": Name(seat),
        "dice": dice_left(*view.supply[seat]),
        "chips": say("ry-chips", count=view.chips[seat]),
        "cards": say("ry-cards", count=view.num_cards[seat]),
    }
    if view.cash[seat] is None:
        return say("ry-table-player", **arguments)
    return say("ry-table-player-money", money=money(view.cash[seat]), **arguments)


def explain(view: View, number: int) -> Phrase | None:
    """The tile at casino `number` in a sentence, if there is one."""
    if 1 <= number <= state.CASINOS and view.faces[number - 1] is not None:
        return say(f"ry-tile-{view.faces[number - 1]}")
    return None


def more_help() -> list[Phrase]:
    """How to have a tile explained."""
    return [say("ry-help-tiles")]


def ask(view: View) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision, subject = view.decision, view.subject
    if decision == "starter":
        return Question(say("typed-starter", count=view.players), 1, (decision, 0))
    if decision == "tile":
        return Question(say("ry-typed-tile", casino=subject + 1), 1, (decision, subject))
    if decision == "extra":
        left = 2 - len(view.extra)
        return Question(say("ry-typed-extra", count=left), left, (decision, subject))
    if decision == "roll":
        seat = view.turn_seat
        phrase = say("typed-dice", count=subject, player=Player(seat))
        if view.supply[seat][state.BIGGY]:
            phrase = say("typed-dice-last", count=subject, last=say("ry-typed-biggy"), player=Player(seat))
        return Question(phrase, subject, (decision, seat))
    return Question(say(TYPED[decision], count=subject), subject, (decision, 0))


def called(move: Move) -> list[Phrase]:
    """Choices go by their numbers."""
    return []


def result(view: View, outcome: Outcome) -> list[Phrase]:
    """The final standing, best first."""
    lines = [say("result-title")]
    for seat in by_place(outcome.places):
        chips, cards = say("ry-chips", count=view.chips[seat]), say("ry-cards", count=view.num_cards[seat])
        place, wealth = outcome.places[seat], outcome.scores[seat]
        lines.append(say("ry-result", place=place, player=Name(seat), money=wealth, cards=cards, chips=chips))
    return [*lines, winners(outcome.winners)]
