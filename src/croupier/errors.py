"""Everything that Croupier refuses.

    GameError                 every refusal; `code` is stable and is what goes on the wire
    |-- UnknownGameError      no game of that name
    |-- SettingsError         settings that cannot be played; names every problem at once
    |-- MoveError             a move that cannot be read, is not allowed, or is not yours to make
    |-- DealingError          dice or cards that cannot be dealt as asked
    `-- RecordError           a saved game that cannot be read, trusted or written; `ply` says where

A refusal changes nothing: the position, the record and the file are as they were before.
"""

import copyreg
from collections.abc import Sequence
from typing import Any


class GameError(Exception):
    """A refusal with a stable `code` and a message that says what would have been right."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """A refusal by another process arrives as it was, whatever its kind is made from."""
        return copyreg.__newobj__, (type(self), self.message), self.__dict__  # type: ignore[attr-defined]


class UnknownGameError(GameError):
    """There is no game of that name."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__("unknown-game", f"there is no game {name!r}; the games are {', '.join(known)}")


class SettingsError(GameError):
    """Settings that cannot be played, with every problem found."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("bad-settings", "; ".join(problems))
        self.problems = tuple(problems)


class MoveError(GameError):
    """A move that was refused: malformed-move, illegal-move, not-your-decision or game-over."""


class DealingError(GameError):
    """Chance that cannot be dealt: script-exhausted, illegal-outcome, bad-seed or nothing-to-deal."""


class RecordError(GameError):
    """A record that was refused, and the ply at which it broke (None: before the first)."""

    def __init__(self, code: str, message: str, ply: int | None = None) -> None:
        super().__init__(code, message if ply is None else f"ply {ply}: {message}")
        self.ply = ply
