"""Sentences as data: a message's id and its arguments, to be rendered for one reader by `croupier.words`.

An argument is a number, a text, or one of the kinds below. msgspec writes a phrase as JSON. A phrase holds no word of
any language, so one phrase serves every reader.

>>> import msgspec
>>> said = say("lv-roll", player=Player(0), dice=Listed((1, 1, 5), " "))
>>> msgspec.json.decode(msgspec.json.encode(said), type=Phrase) == said
True
"""

from collections.abc import Iterable
from typing import Literal, Union

from msgspec import Struct, field

LONGEST_QUOTED = 40
Joiner = Literal["", " ", ", ", "; ", "+", "and"]
Argument = Union[int, float, str, "Player", "Name", "Card", "Listed", "Phrase"]


class Player(Struct, frozen=True, gc=False, tag_field="is", tag="seat"):
    """A seat that does something: the message gets its name, and whether it is the reader's (`$you`)."""

    seat: int


class Name(Struct, frozen=True, gc=False, tag_field="is", tag="name"):
    """A seat by its name alone."""

    seat: int


class Card(Struct, frozen=True, gc=False, tag_field="is", tag="card"):
    """A playing card by the name that moves have for it, as in "10d"."""

    card: str


class Listed(Struct, frozen=True, tag_field="is", tag="list"):
    """Several arguments in a row; "and" is how a language ends a list."""

    all: tuple[Argument, ...]
    by: Joiner


class Phrase(Struct, frozen=True, tag_field="is", tag="phrase"):
    """A message's id and its arguments.

    >>> import croupier
    >>> croupier.Words("en").say(Phrase("lv-dice", {"count": 2}))
    '2 dice'
    """

    id: str
    arguments: dict[str, Argument] = field(default_factory=dict, name="with")


def say(name: str, /, **arguments: Argument) -> Phrase:
    """The phrase of that message.

    >>> say("lv-no-ties").id
    'lv-no-ties'
    """
    return Phrase(name, arguments)


def quoted(value: object) -> str:
    """A wrong value as a refusal quotes it, cut where it is long.

    >>> quoted("chess"), quoted("x" * 100)[-6:], quoted(10**5000)
    ("'chess'", 'xxx...', 'a value of type int')
    """
    try:
        text = repr(value)
    except ValueError:  # a number with too many digits for Python to write
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= LONGEST_QUOTED else text[:LONGEST_QUOTED] + "..."


def both(items: Iterable[Argument]) -> Listed:
    """Items as a language lists them: "a, b and c"."""
    return Listed(tuple(items), "and")
