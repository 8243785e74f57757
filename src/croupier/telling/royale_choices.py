"""What each choice of Las Vegas Royale would do, in a few words."""

from collections.abc import Callable

import numpy as np

from croupier.games.las_vegas_royale import components
from croupier.games.las_vegas_royale import table as t
from croupier.games.las_vegas_royale.tiles import my_choice
from croupier.moves import Move
from croupier.telling import asked
from croupier.telling.royale_pieces import counted_dice, die_of, field_name, reward_of, tile_name
from croupier.words import Words

Choice = Callable[[Words, np.record, Move], str]


def _placing(words: Words, view: np.record, move: Move) -> str:
    casino = move.action - t.PUT
    dice = counted_dice(words, int(view.roll[casino]), view.roll_biggy == casino + 1)
    return _with_tile(words, view, casino, words("ry-choice-place", dice=dice, casino=casino + 1))


def _number(words: Words, view: np.record, move: Move) -> str:
    casino, subject = move.action - t.TO, asked(view).subject
    text = words("ry-choice-number", casino=casino + 1)
    return _with_tile(words, view, casino, text) if subject % 2 else text


def _with_tile(words: Words, view: np.record, casino: int, text: str) -> str:
    face = int(view.faces[casino])
    if face == t.NOWHERE:
        return text
    return words("ry-choice-tile", choice=text, tile=tile_name(face))


def _stop(words: Words, view: np.record, move: Move) -> str:
    reward = int(components.FIFTY_FIFTY[view.fifty_field])
    return words("ry-choice-stop", what=reward_of(words, reward))


def _choose(words: Words, view: np.record, move: Move) -> str:
    number = move.action - t.CHOOSE + 1
    special = {
        my_choice.ANOTHER_TILE: "ry-my-choice-tile",
        my_choice.FREE_DIE: "ry-my-choice-free",
        my_choice.GOLD_NUMBER: "ry-my-choice-gold",
    }
    if number in special:
        what = words(special[number])
    else:
        what = reward_of(words, int(components.MY_CHOICE_REWARDS[number]))
    return words("ry-choice-choose", number=number, what=what)


def _activate(words: Words, view: np.record, move: Move) -> str:
    casino = move.action - t.WAKE
    return words("ry-choice-activate", tile=tile_name(int(view.faces[casino])), casino=casino + 1)


def _pick(words: Words, view: np.record, move: Move) -> str:
    second = int(view.pile_size)
    return words("ry-choice-pick", pile=move.value, count=second if move.value == 2 else 6 - second)


def _set(words: Words, view: np.record, move: Move) -> str:
    return words("ry-choice-set", die=die_of(words, move.name.removeprefix("set-")), field=move.value)


CHOICES: dict[str, Choice] = {
    "place": _placing,
    "skip": lambda w, v, m: w("ry-choice-skip"),
    "pass": lambda w, v, m: w("ry-choice-pass"),
    "roll": lambda w, v, m: w("ry-choice-roll"),
    "use": lambda w, v, m: w("ry-choice-use", die=die_of(w, str(m.value))),
    "number": _number,
    "hold": lambda w, v, m: w("ry-choice-hold", number=m.value),
    "guess": lambda w, v, m: w("ry-choice-guess", number=m.value),
    "stop": _stop,
    "lower": lambda w, v, m: w("ry-choice-lower", sum=int(v.fifty_sum)),
    "higher": lambda w, v, m: w("ry-choice-higher", sum=int(v.fifty_sum)),
    "close": lambda w, v, m: w("ry-choice-close", casino=m.value),
    "leave": lambda w, v, m: w("ry-choice-leave"),
    "bar": lambda w, v, m: w("ry-choice-bar", die=die_of(w, str(m.value))),
    "group": lambda w, v, m: w("ry-choice-group", count=m.value),
    "casino": lambda w, v, m: w("ry-choice-casino", casino=m.value),
    "blank": lambda w, v, m: w("ry-choice-blank", casino=m.value),
    "decline": lambda w, v, m: w("ry-choice-decline"),
    "field": lambda w, v, m: w("ry-choice-field", field=field_name(w, m.action - t.COVER)),
    "fetch": lambda w, v, m: w("ry-choice-fetch", die=die_of(w, str(m.value))),
    "from": lambda w, v, m: w("ry-choice-from", casino=m.value),
    "move": lambda w, v, m: w("ry-choice-move", die=die_of(w, str(m.value))),
    "done": lambda w, v, m: w("ry-choice-done"),
    "set-small": _set,
    "set-biggy": _set,
    "choose": _choose,
    "activate": _activate,
    "gold": lambda w, v, m: w("ry-choice-gold", die=die_of(w, str(m.value))),
    "put": lambda w, v, m: w("ry-choice-put", casino=m.value),
    "split": lambda w, v, m: w("ry-choice-split", tokens=m.value),
    "pick": _pick,
}
