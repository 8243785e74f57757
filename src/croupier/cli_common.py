"""What all commands share: the language, and refusals as sentences with an exit status."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from croupier.words import Words

REFUSED, LEFT = 1, 130  # exit statuses

Language = Annotated[
    str, typer.Option("--lang", help="en, is, de or ru; by default the system's language.", show_default=False)
]


def words_of(lang: str) -> "Words":
    """The words of the language that was asked for, or of the system's."""
    from croupier.words import Words, default_language

    return Words(lang or default_language())


@contextmanager
def refusals(lang: str = "") -> Iterator[None]:
    """Turn a refusal into a sentence on standard error, in the reader's language and with its code; exit status 1."""
    from croupier.errors import GameError
    from croupier.words import LANGUAGES, Words, default_language

    try:
        yield
    except GameError as error:
        from croupier.terminal.screen import Screen

        words = Words(lang if lang in LANGUAGES else default_language())
        Screen(words, is_error=True).say(f"croupier: {words.say(error.phrase)} [{error.code}]")
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        raise typer.Exit(LEFT) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads the output any more: end quietly
        raise typer.Exit(REFUSED) from None
