"""Everything that people read, from Fluent files in four languages."""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from croupier.errors import GameError

LANGUAGES = ("en", "is", "de", "ru")
Phrase = tuple[str, Mapping[str, Any]]  # a message's id and its arguments


class Words:
    """One language.

    >>> Words("en")("lv-dice", count=1), Words("is")("lv-dice", count=21)
    ('1 die', '21 tening')
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise GameError("unknown-language", f"there is no language {language!r}; the languages are {known}")
        self.language = language
        self._bundle = _bundle(language)

    def say(self, phrase: Phrase) -> str:
        """The phrase as a sentence."""
        name, arguments = phrase
        message = self._bundle.get_message(name)
        if message.value is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(message.value, dict(arguments))
        if errors:
            raise ValueError(f"{self.language} {name}: {errors}")
        return str(text)

    def __call__(self, name: str, **arguments: Any) -> str:
        """`say`, for a message named on the spot."""
        return self.say((name, arguments))

    def listing(self, items: Iterable[str]) -> str:
        """Items as this language lists them: "a, b and c"."""
        return format_list(list(items), locale=self.language).replace(", and ", " and ")

    def number(self, value: int) -> str:
        """A number as this language writes it."""
        return str(format_decimal(value, locale=self.language))

    def tenths(self, value: float) -> str:
        """A number with one decimal as this language writes it."""
        return str(format_decimal(value, "0.0", locale=self.language))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("croupier") / "locale" / language
    for source in sorted(folder.iterdir(), key=lambda entry: entry.name):
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


def default_language() -> str:
    """CROUPIER_LANG, or the language of the system if it is one of ours, or English."""
    for variable in ("CROUPIER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
