"""The position that a command is about: one of a recorded game, or one that is written as text."""

import sys
from pathlib import Path
from typing import NamedTuple

from croupier.errors import RecordError, SettingsError
from croupier.games.written import SEATS
from croupier.phrases import Phrase, say
from croupier.position import Position
from croupier.records import opening, read_file
from croupier.terminal.seats import company_of
from croupier.words import Company, Words


class Found(NamedTuple):
    """A position, and what its players are called."""

    position: Position
    company: Company


def find(path: Path, ply: int | None, words: Words) -> Found:
    """Where a recorded game was left, or where it was after so many plies."""
    record = read_file(path, allow_torn=True)
    company = company_of(record.header.seats, words)
    last = len(record.plies)
    if ply is None:
        ply = last
    if not 0 <= ply <= last:
        raise SettingsError(say("problem-number", name="ply", least=0, most=last, value=str(ply)))
    position = opening(record.header)
    for step in record.replay():
        if step.ply < ply:
            position = step.after
    return Found(position, company)


def read(game: str, text: str) -> Found:
    """A position that is written as text; the players go by their letters."""
    position = Position.from_text(game, text)
    return Found(position, Company(tuple(SEATS[: position.players])))


def text_of(given: str | None, path: Path | None) -> str:
    """The text of a position: as it was given, or from a file, or from standard input ("-", or no file)."""
    if given is not None:
        return given
    if path is None or str(path) == "-":
        return sys.stdin.read()
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise RecordError("record-unreadable", "missing", path=str(path)) from None
    except OSError as error:
        raise RecordError("record-unreadable", path=str(path), reason=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text", byte=error.start) from None


def check(is_text: bool, has_game: bool, has_file: bool, has_ply: bool) -> None:
    """Refuse options that do not go together."""
    problems: list[Phrase] = []
    if is_text and not has_game:
        problems.append(say("problem-position-game"))
    if is_text and has_file:
        problems.append(say("problem-position-file"))
    if (is_text or has_game) and has_ply:
        problems.append(say("problem-position-ply"))
    if problems:
        raise SettingsError(*problems)
