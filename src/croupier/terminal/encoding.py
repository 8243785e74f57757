"""Output that never fails: characters that the terminal cannot show are written in plain letters."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

PLAIN = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "×": "x", "±": "+-", "…": "...", "–": "-", "—": "-",
         "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "ß": "ss", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th",
         "æ": "ae", "Æ": "Ae", "\u00a0": " ", "•": "*", "▌": "|"}  # fmt: skip


def plain(text: str) -> str:
    """The text in ASCII: letters without their accents, signs by their names, and ? for the rest.

    >>> plain("10♦ ± 3, þú, Würfel"), plain("ход")
    ('10d +- 3, thu, Wurfel', '???')
    """
    found = []
    for letter in text:
        bare = unicodedata.normalize("NFKD", PLAIN.get(letter, letter)).encode("ascii", "ignore").decode()
        found.append(bare or "?")
    return "".join(found)


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end


def print_whatever_comes() -> None:
    """Let output and error write characters that they cannot encode in plain letters, and input replace bad bytes."""
    codecs.register_error("plain", _replace)
    for stream, handler in ((sys.stdout, "plain"), (sys.stderr, "plain"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=handler)
