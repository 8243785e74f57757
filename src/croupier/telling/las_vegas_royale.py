"""Las Vegas Royale in words."""

from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale import table as t
from croupier.moves import Move
from croupier.position import NOBODY, Position
from croupier.telling import Company, Question, asked, winners
from croupier.telling.royale_choices import CHOICES
from croupier.telling.royale_pieces import (
    amount,
    any_dice,
    cards_at,
    counted_dice,
    die_of,
    faces_of,
    field_name,
    owner_name,
    tile_name,
)
from croupier.telling.royale_tiles import tile_state
from croupier.words import Words

# Actions that are told with their seat and nothing else.
PLAIN = {
    "skip": "ry-skip", "pass": "ry-pass", "roll": "ry-roll-choice", "hold": "ry-hold", "stop": "ry-stop",
    "lower": "ry-lower", "higher": "ry-higher", "leave": "ry-leave", "decline": "ry-decline", "done": "ry-done",
}  # fmt: skip
# Actions told with a die, a casino, a number, ... of the same name as the message's variable.
WITH_DIE = {"use": "ry-use", "bar": "ry-bar", "fetch": "ry-fetch", "move": "ry-move", "gold": "ry-gold"}
WITH_CASINO = {
    "close": "ry-close", "casino": "ry-block", "blank": "ry-blank", "activate": "ry-activate", "put": "ry-put",
}  # fmt: skip


def step(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """One action as a sentence or a few, with what it brought."""
    if move.name == "pay":
        return [_tell_payout(words, company, before, after)]
    lines = [_tell_action(words, company, before, move, after)]
    if move.name == "fine":
        lines += _tell_gains(words, company, before, after)
    elif move.name not in ("skip", "starter", "card", "tile"):
        lines += _tell_gains(words, company, before, after) + _tell_markers(words, company, before, after)
    return lines


def summary(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]:
    """What a table hears: stocked casinos and whole rolls instead of single cards and dice."""
    decision, next_decision = asked(before).decision, asked(after).decision
    if move.name == "starter":
        return []
    if move.name == "card":
        if decision == t.RESERVE or next_decision == t.CARD:
            return []
        lines = [_tell_round(words, company, before)]
        for casino in range(t.CASINOS):
            lines.append(words("ry-stocked", casino=casino + 1, cards=cards_at(words, after, casino)))
        return lines
    if decision == t.NEUTRAL_DIE:
        if next_decision == t.NEUTRAL_DIE:
            return []
        places = [int(after.dice[casino, t.NEUTRAL].sum()) for casino in range(t.CASINOS)]
        return [words("ry-neutral-placed", dice=faces_of(places))]
    if decision == t.ROLL:
        return [_tell_roll(words, company, after)] if next_decision == t.PLACE else []
    if decision == t.EXTRA:
        if before.num_extra == 0:
            return []
        dice = f"{before.extra[0]} {move.value}"
        gains = _tell_gains(words, company, before, after) + _tell_markers(words, company, before, after)
        return [words("ry-extra", dice=dice), *gains]
    return step(words, company, before, move, after)


def _tell_action(words: Words, company: Company, before: np.record, move: Move, after: np.record) -> str:
    decision, actor, subject = asked(before)
    who = company.who(actor) if actor >= 0 else {}
    if move.name in PLAIN:
        return words(PLAIN[move.name], **who)
    if move.name in WITH_DIE:
        return words(WITH_DIE[move.name], die=die_of(words, str(move.value)), **who)
    if move.name in WITH_CASINO:
        return words(WITH_CASINO[move.name], casino=move.value, **who)
    if move.name == "die":
        return _tell_die(words, company, before, move, decision, subject)
    return TOLD[move.name](words, company, before, move, after, who, subject)


def _tell_die(words: Words, company: Company, before: np.record, move: Move, decision: int, subject: int) -> str:
    if decision == t.EXTRA:
        return words("ry-extra-die", face=move.value)
    if decision == t.NEUTRAL_DIE:
        return words("ry-neutral-biggy" if subject == components.NUM_BIGGY else "ry-neutral-die", face=move.value)
    is_biggy = subject <= before.supply[before.turn_seat, t.BIGGY]
    return words("ry-die-biggy" if is_biggy else "ry-die", face=move.value, **company.who(before.turn_seat))


Told = Callable[[Words, Company, np.record, Move, np.record, dict[str, str], int], str]


def _placed(words: Words, company: Company, before: np.record, move: Move, after: Any, who: Any, subject: int) -> str:
    face = move.action - t.PUT
    dice = counted_dice(words, int(before.roll[face]), before.roll_biggy == face + 1)
    return words("ry-place", dice=dice, casino=move.value, **who)


def _numbered(words: Words, company: Company, before: np.record, move: Move, after: Any, who: Any, subject: int) -> str:
    dice = counted_dice(words, subject // 2 == t.SMALL, subject // 2 == t.BIGGY)
    return words("ry-place", dice=dice, casino=move.value, **who)


def _guessed(words: Words, company: Company, before: np.record, move: Move, after: Any, who: Any, subject: int) -> str:
    is_wrong = int(after.cash.sum() + after.chips.sum()) != int(before.cash.sum() + before.chips.sum())
    return words("ry-guess-wrong" if is_wrong else "ry-guess-right", number=move.value, **who)


def _set(words: Words, company: Company, before: np.record, move: Move, after: Any, who: Any, subject: int) -> str:
    return words("ry-set", die=die_of(words, move.name.removeprefix("set-")), field=move.value, **who)


def _split(words: Words, company: Company, before: np.record, move: Move, after: Any, who: Any, subject: int) -> str:
    second = int(after.pile_size)  # all that anyone but the splitter sees
    return words("ry-split", first=6 - second, second=second, **who)


def _is_reserve(view: np.record) -> bool:
    return asked(view).decision == t.RESERVE


TOLD: dict[str, Told] = {
    "starter": lambda w, c, b, m, a, who, x: w("ry-starter", **c.who(m.action - t.SIT)),
    "card": lambda w, c, b, m, a, who, x: w(
        "ry-reserve" if asked(b).decision == t.RESERVE else "ry-card", amount=m.value
    ),
    "tile": lambda w, c, b, m, a, who, x: w("ry-tile", casino=x + 1, tile=tile_name(m.action - t.LAY)),
    "fine": lambda w, c, b, m, a, who, x: w("ry-fine"),
    "place": _placed,
    "number": _numbered,
    "guess": _guessed,
    "group": lambda w, c, b, m, a, who, x: w("ry-group", count=m.value, **who),
    "field": lambda w, c, b, m, a, who, x: w("ry-field", field=field_name(w, m.action - t.COVER), **who),
    "from": lambda w, c, b, m, a, who, x: w("ry-from", die=die_of(w, x), casino=m.value, **who),
    "set-small": _set,
    "set-biggy": _set,
    "choose": lambda w, c, b, m, a, who, x: w("ry-choose", number=m.value, **who),
    "split": _split,
    "pick": lambda w, c, b, m, a, who, x: w("ry-pick", pile=m.value, **who),
}


def _tell_payout(words: Words, company: Company, before: np.record, after: np.record) -> str:
    casino = asked(before).subject + 1
    gains = _tell_gains(words, company, before, after)
    if not gains:
        return words("ry-pay-nobody", casino=casino)
    return " ".join([words("ry-pays", casino=casino), *gains])


def _tell_gains(words: Words, company: Company, before: np.record, after: np.record) -> list[str]:
    """Who got or paid what between two views."""
    lines = []
    for seat in range(before.players):
        if after.round_number != before.round_number:
            break  # new chips for a new round are no news
        cash, chips = int(after.cash[seat] - before.cash[seat]), int(after.chips[seat] - before.chips[seat])
        for gained, message in ((1, "ry-gets"), (-1, "ry-loses")):
            parts = [amount(words, gained * cash)] if gained * cash > 0 else []
            if gained * chips > 0:
                parts.append(words("ry-chips", count=gained * chips))
            if parts:
                lines.append(words(message, what=words.listing(parts), **company.who(seat)))
    return lines


def _tell_markers(words: Words, company: Company, before: np.record, after: np.record) -> list[str]:
    """Who took a token or marker, or that the marker went back."""
    if after.round_number != before.round_number or not after.depth:
        return []
    lines = []
    if after.high_five != before.high_five:
        lines.append(words("ry-gets-token", **company.who(after.high_five)))
    if after.power_seat not in (before.power_seat, NOBODY):
        lines.append(words("ry-gets-power", **company.who(after.power_seat)))
    elif after.power_seat != before.power_seat:
        lines.append(words("ry-power-back"))
    return lines


def _tell_round(words: Words, company: Company, view: np.record) -> str:
    return words("ry-round", round=int(view.round_number), rounds=t.NUM_ROUNDS, **company.who(view.starter))


def _tell_roll(words: Words, company: Company, view: np.record) -> str:
    dice, biggy = faces_of(view.roll), int(view.roll_biggy)
    message = "ry-roll" if not biggy else "ry-roll-biggy" if dice else "ry-roll-only-biggy"
    return words(message, dice=dice, biggy=biggy, **company.who(view.turn_seat))


def table(words: Words, company: Company, view: np.record, settings: dict[str, Any]) -> list[list[str]]:
    """The table as rows of cells: casinos with cards, dice and tile, then a row for each player."""
    rows = [[_tell_round(words, company, view)]] if view.starter != NOBODY else []
    for casino in range(t.CASINOS):
        title = "ry-table-closed" if view.closed == casino else "ry-table-casino"
        row = [words(title, casino=casino + 1), cards_at(words, view, casino), _dice_at(words, company, view, casino)]
        if view.faces[casino] != t.NOWHERE:
            row.append(tile_state(words, company, view, casino))
        rows.append(row)
    for seat in range(view.players):
        shows_money = bool(settings["open_money"]) or seat == company.you or not view.depth
        rows.append([_tell_player(words, company, view, seat, shows_money)])
    return rows


def _dice_at(words: Words, company: Company, view: np.record, casino: int) -> str:
    parts = []
    for owner in range(t.MAX_PLAYERS + 1):
        small, biggy = (int(count) for count in view.dice[casino, owner])
        extra = int(view.prime[casino]) if owner == view.prime_seat else 0
        if small or biggy or extra:
            pieces = "+".join([str(small + extra)] * bool(small + extra) + ["Biggy"] * biggy)
            parts.append(f"{owner_name(words, company, owner)} {pieces}")
    if view.blanks[casino]:
        blanks = words("ry-blanks")
        parts.append(f"{blanks} {view.blanks[casino]}")
    return ", ".join(parts) or words("ry-table-no-dice")


def _tell_player(words: Words, company: Company, view: np.record, seat: int, shows_money: bool) -> str:
    small, biggy = (int(count) for count in view.supply[seat])
    arguments = {
        "player": company.names[seat],
        "dice": any_dice(words, small, biggy),
        "chips": words("ry-chips", count=int(view.chips[seat])),
        "cards": words("ry-cards", count=int(view.num_cards[seat])),
    }
    if shows_money:
        return words("ry-table-player-money", money=amount(words, int(view.cash[seat])), **arguments)
    return words("ry-table-player", **arguments)


def choice(words: Words, company: Company, position: Position, move: Move) -> str:
    """What a move would do."""
    view = position.view(position.actor if position.actor is not None else NOBODY)
    return CHOICES[move.name](words, view, move)


def explain(words: Words, view: np.record, number: int) -> str | None:
    """The tile at casino `number` in a sentence, if there is one."""
    if 1 <= number <= t.CASINOS and view.faces[number - 1] != t.NOWHERE:
        return words(f"ry-tile-{t.FACE_NAMES[view.faces[number - 1]]}")
    return None


def more_help(words: Words) -> list[str]:
    """How to have a tile explained."""
    return [words("ry-help-tiles")]


def ask(words: Words, company: Company, view: np.record) -> Question:
    """What to type at a real table for the open decision of chance."""
    decision, _, subject = asked(view)
    if decision == t.STARTER:
        return Question(words("typed-starter", count=int(view.players)), 1, (decision, 0))
    if decision == t.TILE:
        return Question(words("ry-typed-tile", casino=subject + 1), 1, (decision, subject))
    if decision == t.EXTRA:
        left = 2 - int(view.num_extra)
        return Question(words("ry-typed-extra", count=left), left, (decision, subject))
    if decision == t.ROLL:
        seat = int(view.turn_seat)
        text = words("typed-dice", count=subject, **company.who(seat))
        if view.supply[seat, t.BIGGY]:
            biggy_last = words("ry-typed-biggy")
            text = f"{text.removesuffix(':')} ({biggy_last}):"
        return Question(text, subject, (decision, seat))
    messages = {t.CARD: "ry-typed-card", t.RESERVE: "ry-typed-reserve", t.NEUTRAL_DIE: "ry-typed-neutral"}
    return Question(words(messages[decision], count=subject), subject, (decision, 0))


def called(words: Words, move: Move) -> list[str]:
    """Choices go by their numbers."""
    return []


def result(words: Words, company: Company, position: Position) -> list[str]:
    """The final standing, best first."""
    outcome, view = position.outcome, position.view()
    assert outcome is not None
    lines = [words("result-title")]
    for seat in sorted(range(position.players), key=lambda seat: outcome.places[seat]):
        chips = words("ry-chips", count=int(view.chips[seat]))
        cards = words("ry-cards", count=int(view.num_cards[seat]))
        place, money = outcome.places[seat], words.number(outcome.scores[seat])
        lines.append(words("ry-result", place=place, player=company.names[seat], money=money, cards=cards, chips=chips))
    return [*lines, winners(words, company, outcome.winners)]
