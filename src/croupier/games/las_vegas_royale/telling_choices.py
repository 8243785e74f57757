"""What each choice of Las Vegas Royale would do, in a few words."""

from collections.abc import Callable

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale.telling_pieces import (
    TILE_NAMES,
    counted_dice,
    die_of,
    field_name,
    number_of,
    reward_of,
)
from croupier.games.las_vegas_royale.tiles import my_choice
from croupier.moves import Move
from croupier.phrases import Phrase, say
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
    "put": "ry-choice-put",
}  # fmt: skip
WITH_NUMBER = {"hold": "ry-choice-hold", "guess": "ry-choice-guess"}
MY_CHOICE = {
    my_choice.ANOTHER_TILE: "ry-my-choice-tile",
    my_choice.FREE_DIE: "ry-my-choice-free",
    my_choice.GOLD_NUMBER: "ry-my-choice-gold",
}


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
    return _with_tile(view, number - 1, say("ry-choice-place", dice=dice, casino=number))


def _number(view: View, move: Move) -> Phrase:
    number = number_of(move)
    said = say("ry-choice-number", casino=number)
    is_activating = view.subject % 2
    return _with_tile(view, number - 1, said) if is_activating else said


def _with_tile(view: View, casino: int, said: Phrase) -> Phrase:
    face = view.faces[casino]
    return said if face is None else say("ry-choice-tile", choice=said, tile=TILE_NAMES[face])


def _stop(view: View, move: Move) -> Phrase:
    return say("ry-choice-stop", what=reward_of(int(components.FIFTY_FIFTY[view.fifty_field])))


def _choose(view: View, move: Move) -> Phrase:
    number = number_of(move)
    if number in MY_CHOICE:
        what = say(MY_CHOICE[number])
    else:
        what = reward_of(int(components.MY_CHOICE_REWARDS[number]))
    return say("ry-choice-choose", number=number, what=what)


def _activate(view: View, move: Move) -> Phrase:
    number = number_of(move)
    return say("ry-choice-activate", tile=TILE_NAMES[view.faces[number - 1]], casino=number)


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
