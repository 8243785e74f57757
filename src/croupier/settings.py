"""Table settings: declared by each game, checked in one place, every problem named at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.errors import SettingsError
from croupier.kernel import CHANCE, blank
from croupier.phrases import Argument, Listed, Phrase, quoted, say

Value = bool | int | str | tuple[str, ...] | None
MOST_DIGITS = 6


def _whole(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) < MOST_DIGITS else text


@dataclass(frozen=True)
class Flag:
    """Yes or no; yes is for the numbers of players in `players`, or for all."""

    name: str
    default: bool = False
    players: range | None = None

    def problem(self, value: Any, players: int, is_written: bool = False) -> Phrase | None:
        """What is wrong with the value for that number of players, or None."""
        if not isinstance(value, bool):
            return say("problem-flag", name=self.name, value=quoted(value))
        if value and self.players is not None and players not in self.players:
            few, many = self.players[0], self.players[-1]
            return say("problem-flag-players", name=self.name, few=few, many=many, players=players)
        return None

    def parse(self, text: str) -> Any:
        """The value that `text` means; returns text that is no value unchanged, and `problem` then names it."""
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return words.get(text, text)

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}=true"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return value

    def schema(self) -> dict[str, Any]:
        """The setting, as data."""
        limits = {} if self.players is None else {"players": list(self.players)}
        return {"kind": "flag", "default": self.default, **limits}


@dataclass(frozen=True)
class SeatChoice:
    """A seat's index, or None: drawn by chance. On the command line seats count from 1, and "drawn" is None."""

    name: str
    default: int | None = None

    def problem(self, value: Any, players: int, is_written: bool = False) -> Phrase | None:
        """What is wrong with the value for that number of players, or None."""
        if value is None or (type(value) is int and 0 <= value < players):
            return None
        if not is_written:
            return say("problem-seat", name=self.name, last=players - 1, value=quoted(value))
        written = quoted(value + 1 if type(value) is int else value)
        return say("problem-seat-written", name=self.name, last=players, value=written)

    def parse(self, text: str) -> Any:
        """The value that `text` means; returns text that is no value unchanged, and `problem` then names it."""
        if text == "drawn":
            return None
        number = _whole(text)
        return number - 1 if isinstance(number, int) else number

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}=1"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return CHANCE if value is None else value

    def schema(self) -> dict[str, Any]:
        """The setting, as data."""
        return {"kind": "seat", "default": self.default}


@dataclass(frozen=True)
class Number:
    """A whole number in a range."""

    name: str
    default: int
    allowed: range

    def problem(self, value: Any, players: int, is_written: bool = False) -> Phrase | None:
        """What is wrong with the value for that number of players, or None."""
        if type(value) is int and value in self.allowed:
            return None
        return say(
            "problem-number", name=self.name, least=self.allowed[0], most=self.allowed[-1], value=quoted(value)
        )  # fmt: skip

    def parse(self, text: str) -> Any:
        """The value that `text` means; returns text that is no value unchanged, and `problem` then names it."""
        return _whole(text)

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}={self.default}"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return value

    def schema(self) -> dict[str, Any]:
        """The setting, as data."""
        return {"kind": "number", "default": self.default, "least": self.allowed[0], "most": self.allowed[-1]}


@dataclass(frozen=True)
class NameList:
    """Some of a game's names, in order; at most one name of each group in `one_of`, and no name twice."""

    name: str
    known: tuple[str, ...]
    most: int
    default: tuple[str, ...] = ()
    one_of: tuple[tuple[str, ...], ...] = ()

    def problem(self, value: Any, players: int, is_written: bool = False) -> Phrase | None:
        """What is wrong with the value for that number of players, or None."""
        if not isinstance(value, list | tuple) or len(value) > self.most:
            return say("problem-names", name=self.name, most=self.most)
        unknown = [name for name in value if name not in self.known]
        if unknown:
            return say("problem-unknown-name", name=self.name, value=quoted(unknown[0]), known=Listed(self.known, ", "))
        for group in self.one_of or tuple((name,) for name in self.known):
            if sum(name in group for name in value) > 1:
                return say("problem-same-twice", name=self.name, names=Listed(group, ", "))
        return None

    def parse(self, text: str) -> Any:
        """The names that `text` lists; `problem` says which are unknown."""
        return tuple(name.strip() for name in text.split(",") if name.strip())

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}={','.join(self.known[:3:2])}"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        numbers = [self.known.index(name) for name in value]
        return numbers + [-1] * (self.most - len(numbers))

    def schema(self) -> dict[str, Any]:
        """The setting, as data."""
        return {"kind": "names", "default": self.default, "known": self.known, "most": self.most,
                "one_of": self.one_of}  # fmt: skip


@dataclass(frozen=True)
class Choice:
    """One of a few values, each with the number by which the kernels know it.

    `exceptions` are other defaults, by number of players.
    """

    name: str
    values: Mapping[int | str, int]
    default: int | str
    exceptions: Mapping[int, int | str] = field(default_factory=dict)

    def default_for(self, players: Any) -> int | str:
        """The default for that number of players."""
        return self.exceptions.get(players, self.default) if isinstance(players, int) else self.default

    def problem(self, value: Any, players: int, is_written: bool = False) -> Phrase | None:
        """What is wrong with the value for that number of players, or None."""
        if type(value) in (int, str) and value in self.values:
            return None
        allowed: tuple[Argument, ...] = tuple(map(str, self.values))
        return say("problem-choice", name=self.name, values=Listed(allowed, ", "), value=quoted(value))

    def parse(self, text: str) -> Any:
        """The value that `text` means; returns text that is no value unchanged, and `problem` then names it."""
        return next((value for value in self.values if str(value) == text), text)

    def usage(self) -> str:
        """How to write it on the command line."""
        defaults = [str(self.default), *(f"{value} for {players}" for players, value in self.exceptions.items())]
        return f"{self.name}={'|'.join(map(str, self.values))} (default {', '.join(defaults)})"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return self.values[value]

    def schema(self) -> dict[str, Any]:
        """The setting, as data."""
        return {"kind": "choice", "default": self.default, "values": tuple(self.values),
                "exceptions": dict(self.exceptions)}  # fmt: skip


Setting = Flag | SeatChoice | Number | NameList | Choice


def check(
    players: Any, allowed: range, declared: Sequence[Setting], given: Mapping[str, Any], is_written: bool = False
) -> dict[str, Value]:
    """All settings of a table, defaults filled in; raises one SettingsError that names every problem.

    `is_written` says that people wrote the values; people count seats from 1.
    """
    problems = []
    if type(players) is not int or players not in allowed:
        problems.append(say("problem-players", few=allowed[0], many=allowed[-1], value=quoted(players)))
    known = {setting.name: setting for setting in declared}
    for name in given:
        if name not in known:
            problems.append(say("problem-no-setting", name=quoted(name), known=Listed(tuple(known), ", ")))
    values: dict[str, Value] = {}
    for setting in declared:
        default = setting.default_for(players) if isinstance(setting, Choice) else setting.default
        value = given.get(setting.name, default)
        values[setting.name] = tuple(value) if isinstance(value, list) else value
        problem = setting.problem(values[setting.name], players if type(players) is int else 0, is_written)
        if problem:
            problems.append(problem)
    if problems:
        raise SettingsError(*problems)
    return values


def parse(declared: Sequence[Setting], pairs: Sequence[str]) -> dict[str, Any]:
    """Settings as people write them, "neutral=true"; `check` names values that cannot be read."""
    known = {setting.name: setting for setting in declared}
    given: dict[str, Any] = {}
    problems = []
    for pair in pairs:
        name, equals, text = (part.strip().lower() for part in pair.partition("="))
        name = name.replace("-", "_")
        if not equals:
            problems.append(say("problem-no-value", text=quoted(pair)))
        elif name in given:
            problems.append(say("problem-set-twice", name=name))
        else:
            given[name] = known[name].parse(text) if name in known else text
    if problems:
        raise SettingsError(*problems)
    return given


def pack(
    dtype: np.dtype[np.record], declared: Sequence[Setting], players: int, values: Mapping[str, Value]
) -> NDArray[np.record]:
    """Checked settings as the record that a game's `setup` reads; screen-only settings have no field in it."""
    packed = blank(dtype)
    packed["players"] = players
    for setting in declared:
        if setting.name in (dtype.names or ()):
            packed[setting.name] = setting.pack(values[setting.name])
    return packed
