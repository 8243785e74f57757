"""Phrases rendered by the Fluent files of the package; other modules use `croupier.words`.

The browser renders the same phrases by the same rules. Neither side asks its platform to format lists or
numbers: this module joins lists, and Fluent formats numbers.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from croupier.kernel import NOBODY
from croupier.phrases import Argument, Card, Listed, Name, Phrase, Player

LANGUAGES = ("en", "is", "de", "ru")
LONGEST_PART = 2_000  # characters of one argument; Fluent refuses parts that are much longer
FIRST_GROUPED = 1_000  # numbers from here on are written in groups of digits
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


@dataclass(frozen=True)
class Company:
    """The name of each seat, and the seat that is called "you" (NOBODY: all seats go by their names).

    >>> render("en", Phrase("result-winner", {"player": Player(1)}), Company(("Ada", "Bruno"), you=1))
    'You win!'
    """

    names: tuple[str, ...] = ()
    you: int = NOBODY


NO_COMPANY = Company()


def sources(language: str) -> list[Traversable]:
    """Every Fluent file of a language: the words that belong to no game, then each game's own."""
    package = files("croupier")
    shared = [source for source in (package / "locale" / language).iterdir() if source.name.endswith(".ftl")]
    games = [folder / f"{language}.ftl" for folder in (package / "games").iterdir()]
    return sorted(shared, key=str) + sorted((source for source in games if source.is_file()), key=str)


@cache
def _bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        found.add_resource(FluentResource(source.read_text("utf-8")))
    return found


def render(language: str, phrase: Phrase, company: Company = NO_COMPANY) -> str:
    """The phrase as a reader of that language hears it.

    An unknown id is a KeyError; a missing argument is a ValueError.
    """
    values: dict[str, Any] = {}
    for key, value in phrase.arguments.items():
        found = _value(language, value, company)
        values[key] = found[:LONGEST_PART] + "..." if isinstance(found, str) and len(found) > LONGEST_PART else found
        if isinstance(value, Player):
            values["you"] = "yes" if value.seat == company.you else "no"
    bundle = _bundle(language)
    message = bundle.get_message(phrase.id)
    if message.value is None:
        raise KeyError(phrase.id)
    text, errors = bundle.format_pattern(message.value, values)
    if errors:
        raise ValueError(f"{language} {phrase.id}: {errors}")
    return str(text)


def _value(language: str, value: Argument, company: Company) -> Any:
    """An argument as Fluent takes it: a number, or text."""
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, Phrase):
        return render(language, value, company)
    if isinstance(value, Player | Name):
        return company.names[value.seat]
    if isinstance(value, Card):
        return render(language, Phrase("card-rank", {"rank": value.card[:-1]})) + SUIT_SIGNS[value.card[-1]]
    return _listed(language, value, company)


def _listed(language: str, listed: Listed, company: Company) -> str:
    items = listed.all
    if listed.by == "and":  # the reader comes first
        items = tuple(sorted(items, key=lambda item: not (isinstance(item, Name) and item.seat == company.you)))
    texts = [_text(language, item, company) for item in items]
    if listed.by != "and":
        return listed.by.join(texts)
    if len(texts) < 2:
        return "".join(texts)
    return render(language, Phrase("list-and", {"first": ", ".join(texts[:-1]), "last": texts[-1]}))


def _text(language: str, value: Argument, company: Company) -> str:
    found = _value(language, value, company)
    if isinstance(found, str):
        return found
    if isinstance(found, int) and 0 <= found < FIRST_GROUPED:
        return str(found)  # the same in every language, and many times faster
    return render(language, Phrase("number", {"value": found}))
