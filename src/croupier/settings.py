"""Table settings: declared by each game, checked in one place, every problem named at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.errors import SettingsError
from croupier.kernel import CHANCE, blank

Value = bool | int | str | tuple[str, ...] | None


@dataclass(frozen=True)
class Flag:
    """Yes or no; `players` limits the tables that may say yes."""

    name: str
    default: bool = False
    players: range | None = None

    def problem(self, value: Any, players: int) -> str | None:
        """What is wrong with the value at such a table, or None."""
        if not isinstance(value, bool):
            return f"{self.name} must be true or false, not {value!r}"
        if value and self.players is not None and players not in self.players:
            few, many = self.players[0], self.players[-1]
            return f"{self.name} is for {few} to {many} players, not {players}"
        return None

    def parse(self, text: str) -> Any:
        """The value that `text` means; what means nothing comes back as it is."""
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return words.get(text, text)

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}=true"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return value


@dataclass(frozen=True)
class SeatChoice:
    """A seat's index, or None: drawn by chance. People write seats from 1 and "drawn"."""

    name: str
    default: int | None = None

    def problem(self, value: Any, players: int) -> str | None:
        """What is wrong with the value at such a table, or None."""
        if value is None or (type(value) is int and 0 <= value < players):
            return None
        shown = value + 1 if type(value) is int else repr(value)
        return f"{self.name} must be a seat from 1 to {players}, or drawn, not {shown}"

    def parse(self, text: str) -> Any:
        """The value that `text` means; what means nothing comes back as it is."""
        if text == "drawn":
            return None
        return int(text) - 1 if text.isascii() and text.isdigit() and len(text) < 6 else text

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}=1"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return CHANCE if value is None else value


@dataclass(frozen=True)
class Number:
    """A whole number in a range."""

    name: str
    default: int
    allowed: range

    def problem(self, value: Any, players: int) -> str | None:
        """What is wrong with the value at such a table, or None."""
        if type(value) is int and value in self.allowed:
            return None
        return f"{self.name} must be {self.allowed[0]} to {self.allowed[-1]}, not {value!r}"

    def parse(self, text: str) -> Any:
        """The value that `text` means; what means nothing comes back as it is."""
        return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}={self.default}"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return value


@dataclass(frozen=True)
class NameList:
    """Some of a game's names in order; names that are two sides of one thing stand side by side in `known`."""

    name: str
    known: tuple[str, ...]
    most: int
    default: tuple[str, ...] = ()

    def problem(self, value: Any, players: int) -> str | None:
        """What is wrong with the value at such a table, or None."""
        if not isinstance(value, list | tuple) or len(value) > self.most:
            return f"{self.name} must be at most {self.most} names"
        unknown = [name for name in value if name not in self.known]
        if unknown:
            return f"{self.name} has no {unknown[0]!r}; known are {', '.join(self.known)}"
        tiles = [self.known.index(name) // 2 for name in value]
        if len(set(tiles)) < len(tiles):
            return f"{self.name} must not name both sides of one tile, nor one side twice"
        return None

    def parse(self, text: str) -> Any:
        """The value that `text` means; what means nothing comes back as it is."""
        return tuple(name.strip() for name in text.split(",") if name.strip())

    def usage(self) -> str:
        """How to write it on the command line."""
        return f"{self.name}={','.join(self.known[:3:2])}"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        numbers = [self.known.index(name) for name in value]
        return numbers + [-1] * (self.most - len(numbers))


@dataclass(frozen=True)
class Choice:
    """One of a few values, each with the number by which the kernels know it.

    `exceptions` are the defaults of tables with some other number of players.
    """

    name: str
    values: Mapping[int | str, int]
    default: int | str
    exceptions: Mapping[int, int | str] = field(default_factory=dict)

    def default_for(self, players: Any) -> int | str:
        """What such a table plays with when it says nothing."""
        return self.exceptions.get(players, self.default) if isinstance(players, int) else self.default

    def problem(self, value: Any, players: int) -> str | None:
        """What is wrong with the value at such a table, or None."""
        if type(value) in (int, str) and value in self.values:
            return None
        *others, last = map(str, self.values)
        return f"{self.name} must be {', '.join(others)} or {last}, not {value!r}"

    def parse(self, text: str) -> Any:
        """The value that `text` means; what means nothing comes back as it is."""
        return next((value for value in self.values if str(value) == text), text)

    def usage(self) -> str:
        """How to write it on the command line."""
        defaults = [str(self.default), *(f"{value} for {players}" for players, value in self.exceptions.items())]
        return f"{self.name}={'|'.join(map(str, self.values))} (default {', '.join(defaults)})"

    def pack(self, value: Any) -> Any:
        """The value as the kernels know it."""
        return self.values[value]


Setting = Flag | SeatChoice | Number | NameList | Choice


def check(players: Any, allowed: range, declared: Sequence[Setting], given: Mapping[str, Any]) -> dict[str, Value]:
    """All settings of a table, defaults filled in; raises one SettingsError that names every problem."""
    problems = []
    if type(players) is not int or players not in allowed:
        problems.append(f"players must be {allowed[0]} to {allowed[-1]}, not {players!r}")
    known = {setting.name: setting for setting in declared}
    for name in given:
        if name not in known:
            problems.append(f"there is no setting {name!r}; the settings are {', '.join(known)}")
    values: dict[str, Value] = {}
    for setting in declared:
        default = setting.default_for(players) if isinstance(setting, Choice) else setting.default
        value = given.get(setting.name, default)
        values[setting.name] = tuple(value) if isinstance(value, list) else value
        problem = setting.problem(values[setting.name], players if type(players) is int else 0)
        if problem:
            problems.append(problem)
    if problems:
        raise SettingsError(problems)
    return values


def parse(declared: Sequence[Setting], pairs: Sequence[str]) -> dict[str, Any]:
    """Settings as people write them, "neutral=true"; what cannot be read is left for `check` to name."""
    known = {setting.name: setting for setting in declared}
    given: dict[str, Any] = {}
    problems = []
    for pair in pairs:
        name, equals, text = (part.strip().lower() for part in pair.partition("="))
        name = name.replace("-", "_")
        if not equals:
            problems.append(f"{pair!r} should look like name=value")
        elif name in given:
            problems.append(f"{name} is set twice")
        else:
            given[name] = known[name].parse(text) if name in known else text
    if problems:
        raise SettingsError(problems)
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
