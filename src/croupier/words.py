"""What people read: phrases rendered for one reader, in one of four languages."""

import os

from croupier.errors import BadValueError
from croupier.fluent import LANGUAGES, NO_COMPANY, Company, render
from croupier.phrases import Argument, Listed, Phrase, quoted

__all__ = ["LANGUAGES", "NO_COMPANY", "Company", "Words", "default_language"]


class Words:
    """One language.

    >>> Words("en")("lv-dice", count=1), Words("is")("lv-dice", count=21)
    ('1 die', '21 tening')
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadValueError("unknown-language", language=quoted(language), known=Listed(LANGUAGES, ", "))
        self.language = language

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """`say` for a message's id and arguments."""
        return render(self.language, Phrase(name, arguments))

    def say(self, phrase: Phrase, company: Company = NO_COMPANY) -> str:
        """The phrase as a reader in that company hears it."""
        return render(self.language, phrase, company)


def default_language() -> str:
    """CROUPIER_LANG, or the language of the system if it is one of ours, or English.

    >>> default_language() in LANGUAGES
    True
    """
    for variable in ("CROUPIER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
