"""Observations as flat vectors: what stands where, and the compiled code that writes it, both made from a descriptor.

Every attribute of a view becomes a slice of numbers: counts and amounts divided by the attribute's `unit`, names and
seats as one flag for each possible value, sets as one flag for each member. Seats and sides are rotated so that the
observer comes first; entries of seats that are not at the table are zero. The length does not depend on the players.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.game import Game
from croupier.views import Attribute

SEATED = {
    "players": "seat",
    "sides": "side",
}  # what is rotated: the field with their number, and a name for its indices
LEFT_OUT = ("seat",)  # the observer is always first
INDENT = "    "


@dataclass(frozen=True)
class Slice:
    """The numbers of one attribute.

    >>> import croupier
    >>> part = croupier.layout("las-vegas")["notes"]
    >>> part.shape, part.stop - part.start, part.about
    ((6, 5), 30, 'by casino, highest first')
    """

    name: str
    start: int
    shape: tuple[int, ...]
    about: str
    low: float  # no number is below it
    high: float  # nor above it

    @property
    def stop(self) -> int:
        """The index after its last number."""
        return self.start + prod(self.shape)

    def __str__(self) -> str:
        shape = " x ".join(map(str, self.shape)) or "1"
        return f"{self.start:4} {self.name:14} {shape:12} {self.about}"


class Layout(Mapping[str, Slice]):
    """Which numbers of a vector are what, by the name of the attribute.

    >>> import croupier
    >>> layout = croupier.layout("las-vegas")
    >>> layout["dice"].shape, layout.size == len(croupier.start("las-vegas", players=2).vector(0))
    ((6, 5), True)
    >>> print(str(layout).splitlines()[0])
       0 decision       7            what is being asked; null when the game is over
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        writer = _Writer(game)
        self._slices = {part.name: part for part in writer.slices}
        self.size = writer.size
        self.source = writer.source()  # of the function `encode(view, raw, out)`; `raw` are the bytes of the view
        self.digest = hashlib.sha256(self.source.encode()).hexdigest()[:12]

    def __getitem__(self, name: str) -> Slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def __str__(self) -> str:
        return "\n".join(map(str, self._slices.values()))

    @cached_property
    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The least and the greatest that each number can be."""
        low, high = np.zeros(self.size, np.float32), np.zeros(self.size, np.float32)
        for part in self.values():
            low[part.start : part.stop], high[part.start : part.stop] = part.low, part.high
        return low, high

    def split(self, vectors: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The slices of a vector, or of vectors along the last axis, each in its shape; they share its memory.

        >>> import croupier
        >>> layout = croupier.layout("las-vegas")
        >>> vector = croupier.start("las-vegas", players=2, starter=1).vector(0)
        >>> layout.split(vector)["starter"].tolist()
        [0.0, 1.0, 0.0, 0.0, 0.0]
        """
        front = vectors.shape[:-1]
        return {
            part.name: vectors[..., part.start : part.stop].reshape((*front, *part.shape)) for part in self.values()
        }

    def encoder(self) -> Callable[..., None]:
        """The function of `source`, interpreted."""
        space: dict[str, Any] = {"np": np}
        exec(compile(self.source, f"<observations of {self.game.name}>", "exec"), space)
        encode: Callable[..., None] = space["encode"]
        return encode


@dataclass(frozen=True)
class Run:
    """Numbers of one byte each that stand in the vector as they do in the view."""

    start: int
    first_byte: int
    count: int


class _Writer:
    """Lays out the slices and writes the function that fills them."""

    def __init__(self, game: Game) -> None:
        self.game, self.slices, self.size = game, list[Slice](), 0
        self.most = {"players": game.rules.MAX_PLAYERS, "sides": getattr(game.rules, "MAX_SIDES", 0)}
        self._lines, self._runs = list[str](), list[Run]()
        self._write_stack()
        attributes = [attribute for attribute in self._attributes() if attribute.name not in LEFT_OUT]
        for attribute in attributes:
            if self._is_one_of_many(attribute):
                self._write(attribute)
        self._num_flags = self.size
        for attribute in attributes:
            if not self._is_one_of_many(attribute):
                self._write(attribute)

    def _attributes(self) -> list[Attribute]:
        """Those of the view, and the numbers of entries in its lists; in the order of VIEW."""
        attributes = self.game.view_class.attributes
        counts = {attribute.by for attribute in attributes if attribute.by not in ("", *SEATED)}
        listed = [Attribute(name, about="how many there are") for name in sorted(counts)]
        fields = list(self.game.rules.VIEW.names)
        return sorted([*attributes, *listed], key=lambda attribute: fields.index(attribute.field or attribute.name))

    def _is_one_of_many(self, attribute: Attribute) -> bool:
        """Whether only some flags are set, so that all must be cleared before; they stand together, at the front."""
        return attribute.kind.code not in ("number", "bits") or attribute.kind.absent is not None

    def source(self) -> str:
        """The whole function; every number is written."""
        lines = [f"out[:{self._num_flags}] = 0", *self._rotation(), *self._lines]
        for run in self._runs:  # the limit is known only when it runs: a short loop would be unrolled, which is slower
            lines.append(f"for i in range(min({run.count}, len(raw))):")
            lines.append(f"{INDENT}out[{run.start} + i] = raw[{run.first_byte} + i]")
        return "\n".join(["def encode(view, raw, out):", *(INDENT + line for line in lines), ""])

    def _rotation(self) -> Iterator[str]:
        """Where the entries of the seats (and sides) after the observer stand; those not at the table stay in place."""
        for field, name in SEATED.items():
            if not self.most[field]:
                continue
            yield f"{field} = np.int64(view.{field})"
            observer = "max(np.int64(view.seat), 0)"
            yield f"{name}0 = {observer}" if field == "players" else f"{name}0 = {observer} % {field}"
            for number in range(1, self.most[field]):
                yield f"{name}{number} = {name}0 + {number} - ({field} if {name}0 + {number} >= {field} else 0)"
                yield f"{name}{number} = {number} if {number} >= {field} else {name}{number}"

    def _add(self, name: str, shape: tuple[int, ...], about: str, low: float = 0, high: float = 1) -> int:
        self.slices.append(Slice(name, self.size, shape, about, low, high))
        start, self.size = self.size, self.size + prod(shape)
        return start

    def _write_stack(self) -> None:
        """The open decision, the top of the stack."""
        about, seats = self.game.view_class.about, self.most["players"]
        decision = self._add("decision", (len(self.game.decisions),), about["decision"])
        actor = self._add("actor", (seats + 1,), "the seat that decides; the last is chance")
        limit = np.iinfo(self.game.rules.VIEW["subject"].base)
        subject = self._add("subject", (), about["subject"], limit.min, limit.max)
        self._lines += [
            "if view.depth > 0:",
            f"{INDENT}last = view.depth - 1",
            f"{INDENT}out[{decision} + view.decision[last]] = 1",
            f"{INDENT}out[{subject}] = view.subject[last]",
            f"{INDENT}if view.actor[last] < 0:",
            f"{INDENT}{INDENT}out[{actor + seats}] = 1",
            *(INDENT + line for line in self._one_hot_seat("players", "view.actor[last]", actor)),
        ]

    def _write(self, attribute: Attribute) -> None:
        field, kind = attribute.field or attribute.name, attribute.kind
        base, shape = self.game.rules.VIEW[field].base, list(self.game.rules.VIEW[field].shape)
        rotated = attribute.axis if attribute.by in SEATED else None
        if rotated is not None:
            shape[rotated] = self.most[attribute.by]
        if attribute.part is not None:
            del shape[attribute.part[0]]
        # A view hides rivals' closed money from people; programs could have counted it, and so a vector has it.
        about = attribute.about.partition("; null")[0] if attribute.is_closed else attribute.about
        width = self.most[kind.code] if kind.code in SEATED else kind.width
        limit = np.iinfo(base)
        is_flag = kind.code != "number"
        low, high = (0, 1) if is_flag else (limit.min / attribute.unit, limit.max / attribute.unit)
        start = self._add(attribute.name, (*shape, width) if width else tuple(shape), about, low, high)
        is_plain = kind.code == "number" and attribute.unit == 1 and kind.absent is None
        if is_plain and base == np.int8 and rotated is None and attribute.part is None:
            self._write_run(Run(start, self.game.rules.VIEW.fields[field][1], prod(shape)))
        else:
            self._loop(attribute, f"view.{field}", shape, rotated, start, max(width, 1))

    def _write_run(self, run: "Run") -> None:
        """Copy bytes as they are, together with those before them where both follow each other."""
        last = self._runs[-1] if self._runs else Run(0, 0, 0)
        if last.start + last.count == run.start and last.first_byte + last.count == run.first_byte:
            self._runs[-1] = Run(last.start, last.first_byte, last.count + run.count)
        else:
            self._runs.append(run)

    def _loop(
        self, attribute: Attribute, field: str, shape: list[int], rotated: int | None, start: int, width: int
    ) -> None:
        """Loops over the axes of a field; a rotated axis is written out, entry by entry."""
        depth, counters = 0, list[str]()
        for axis in range(len(shape)):
            counters.append(f"i{axis}")
            if axis != rotated:
                self._lines.append(INDENT * depth + f"for i{axis} in range({shape[axis]}):")
                depth += 1
        entries = range(shape[rotated]) if rotated is not None else range(1)
        for entry in entries:
            read, offset = list(counters), list(counters)
            if rotated is not None:
                read[rotated], offset[rotated] = f"{SEATED[attribute.by]}{entry}", str(entry)
            place = str(start)
            for axis, counter in enumerate(offset):
                place += f" + {counter} * {prod(shape[axis + 1 :]) * width}"
            if attribute.part is not None:
                read.insert(attribute.part[0], str(attribute.part[1]))
            value = f"{field}[{', '.join(read)}]" if read else field
            self._lines += [INDENT * depth + line for line in self._entry(attribute, value, place)]

    def _entry(self, attribute: Attribute, value: str, place: str) -> Iterator[str]:
        """The lines that write one entry of a field."""
        kind = attribute.kind
        if kind.code == "number":
            factor = "" if attribute.unit == 1 else f" * np.float32({1 / attribute.unit})"
            number = f"out[{place}] = np.float32({value}){factor}"
            yield number if kind.absent is None else f"if {value} != {kind.absent}: {number}"
        elif kind.code == "bits":
            yield f"mask = np.int64({value})"
            yield f"for bit in range({kind.width}):"
            yield f"{INDENT}out[{place} + bit] = mask >> bit & 1"
        elif kind.code == "one of":
            yield f"if {value} >= {kind.first}:"
            yield f"{INDENT}out[{place} + np.int64({value}) - {kind.first}] = 1"
        else:
            yield from self._one_hot_seat(kind.code, value, place)

    def _one_hot_seat(self, field: str, value: str, place: str | int) -> Iterator[str]:
        """A flag for the seat or side, counted from the observer's."""
        yield f"if {value} >= 0:"
        yield f"{INDENT}away = np.int64({value}) - {SEATED[field]}0"
        yield f"{INDENT}out[{place} + away + ({field} if away < 0 else 0)] = 1"
