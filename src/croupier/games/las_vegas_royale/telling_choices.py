"""What each choice of Las Vegas Royale would do, in a few words."""

from collections.abc import Callable

from croupier.games.las_vegas_royale import components, outlook, state
from croupier.games.las_vegas_royale.telling_events import ASKS, AT_PAYOUT, MY_CHOICES
from croupier.games.las_vegas_royale.telling_pieces import (
    TILE_NAMES,
    counted_dice,
    die_of,
    field_name,
    gains_between,
    money,
    number_of,
    owner_name,
    ranked,
    reward_of,
    ties_at,
)
from croupier.moves import Move
from croupier.phrases import Phrase, both, say
from croupier.telling import settled, tried
from croupier.views import View

Choice = Callable[[View, Move], Phrase]

# Choices that are told with nothing else, and with a die, a casino or a number of the same name as the variable.
PLAIN = {
    "skip": "ry-choice-skip", "pass": "ry-choice-pass", "roll": "ry-choice-roll", "leave": "ry-choice-leave",
    "decline": "ry-choice-decline", "done": "ry-choice-done",
}  # fmt: skip
WITH_DIE = {
    "use": "ry-choice-use", "bar": "ry-choice-bar", "fetch": "ry-choice-fetch", "move": "ry-choice-move",
    "gold": "ry-choice-gold",
}  # fmt: skip
WITH_CASINO = {
    "close": "ry-choice-close", "casino": "ry-choice-casino", "blank": "ry-choice-blank", "from": "ry-choice-from",
}  # fmt: skip
WITH_NUMBER = {"hold": "ry-choice-hold", "guess": "ry-choice-guess"}


def choice(view: View, move: Move) -> Phrase:
    """What a move would do."""
    name = move.name
    if name in PLAIN:
        return say(PLAIN[name])
    if name in WITH_DIE:
        return say(WITH_DIE[name], die=die_of(str(move.value)))
    if name in WITH_CASINO:
        return say(WITH_CASINO[name], casino=number_of(move))
    if name in WITH_NUMBER:
        return say(WITH_NUMBER[name], number=number_of(move))
    return CHOICES[name](view, move)


def _placing(view: View, move: Move) -> Phrase:
    number = number_of(move)
    dice = counted_dice(view.roll.count(number), view.roll_biggy == number)
    return _with_outlook(view, move, number - 1, say("ry-choice-place", dice=dice, casino=number), True)


def _number(view: View, move: Move) -> Phrase:
    said, is_activating = say("ry-choice-number", casino=number_of(move)), view.subject % 2
    return _with_outlook(view, move, number_of(move) - 1, said, bool(is_activating))


def _put(view: View, move: Move) -> Phrase:
    said = say("ry-choice-put", casino=number_of(move))
    return _with_outlook(view, move, number_of(move) - 1, said, False)


def _with_outlook(view: View, move: Move, casino: int, said: Phrase, is_activating: bool) -> Phrase:
    """What a placement would do, what the casino would then pay, and what its tile would do."""
    seat, placed = view.actor, tried(view, move)
    said = say("ry-choice-outlook", choice=said, outlook=_standing(placed, casino, seat))
    face = view.faces[casino]
    tile = None if face is None else _tile_outlook(view, placed, casino, seat, is_activating)
    return said if tile is None else say("ry-choice-outlook", choice=said, outlook=tile)


def _standing(placed: View, casino: int, seat: int) -> Phrase:
    """What a seat would take of a casino's cards if it were paid now."""
    gain = gains_between(placed, settled(placed, casino))[seat][0]
    if gain:
        return say("ry-stands-take", amount=money(gain * state.UNIT))
    for _, owners in ties_at(placed, settled(placed, outlook.TIES), casino):
        if seat in owners:
            tied = [owner_name(placed, owner) for owner in owners if owner != seat]
            return say("ry-stands-tied", players=both(tied), everybody=both([say("you-in-a-list"), *tied]))
    return say("ry-stands-nothing")


def _tile_outlook(view: View, placed: View, casino: int, seat: int, is_activating: bool) -> Phrase | None:
    """What a tile would do at once, or would mean at the payout as it stands."""
    face = view.faces[casino]
    tile = TILE_NAMES[face]
    if face == "bad-luck":
        return _bad_luck(view, placed, seat)
    if face in ("black-box", "prime-time"):
        if view.decision == "prime":  # it has come already
            return None
        leaders = ranked(settled(placed, outlook.TIES), casino)
        return say("ry-stands-winner", tile=tile) if leaders[:1] == [seat] else None
    if not is_activating:
        return None
    if face == "pay-day":
        return say("ry-then-gets", tile=tile, what=reward_of(sum(gains_between(view, placed)[seat])))
    if face == "high-five":
        return say("ry-then-token", tile=tile) if placed.high_five != view.high_five else None
    if face == "power-play":
        return say("ry-then-marker", tile=tile) if placed.power_seat == seat != view.power_seat else None
    return say("ry-then", tile=tile) if placed.decision == ASKS[face] else None


def _bad_luck(view: View, placed: View, seat: int) -> Phrase | None:
    was, stays = (settled(found, outlook.PAYERS).payers[seat] for found in (view, placed))
    if stays:
        return say("ry-stands-pays", amount=money(components.BAD_LUCK_FINE * state.UNIT))
    return say("ry-stands-safe") if was else None


def _stop(view: View, move: Move) -> Phrase:
    return say("ry-choice-stop", what=reward_of(int(components.FIFTY_FIFTY[view.fifty_field])))


def _choose(view: View, move: Move) -> Phrase:
    number = number_of(move)
    if number in MY_CHOICES:
        what = say(MY_CHOICES[number])
    else:
        what = reward_of(int(components.MY_CHOICE_REWARDS[number]))
    return say("ry-choice-choose", number=number, what=what)


def _activate(view: View, move: Move) -> Phrase:
    number = number_of(move)
    face = view.faces[number - 1]
    message = "ry-choice-activate-later" if face in AT_PAYOUT else "ry-choice-activate"
    return say(message, tile=TILE_NAMES[face], casino=number)


def _pick(view: View, move: Move) -> Phrase:
    second = view.pile_size
    return say(
        "ry-choice-pick",
        pile=number_of(move),
        count=second if move.value == 2 else components.BLACK_BOX_TOKENS - second,
    )


def _set(view: View, move: Move) -> Phrase:
    return say("ry-choice-set", die=die_of(move.name.removeprefix("set-")), field=number_of(move))


CHOICES: dict[str, Choice] = {
    "place": _placing,
    "number": _number,
    "put": _put,
    "stop": _stop,
    "lower": lambda view, move: say("ry-choice-lower", sum=view.fifty_sum),
    "higher": lambda view, move: say("ry-choice-higher", sum=view.fifty_sum),
    "group": lambda view, move: say("ry-choice-group", count=number_of(move)),
    "field": lambda view, move: say("ry-choice-field", field=field_name(move)),
    "set-small": _set,
    "set-biggy": _set,
    "choose": _choose,
    "activate": _activate,
    "split": lambda view, move: say("ry-choice-split", tokens=str(move.value)),
    "pick": _pick,
}
