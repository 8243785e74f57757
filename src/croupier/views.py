"""What a seat may know, as a value to read: a class generated from each game's VIEW, with named and typed attributes.

Kernels use the packed record; Python code reads this class. Its bytes are unpacked at once, and an attribute is made
when it is first read. A game's descriptor lists `Attribute`s for the fields that are not plain numbers: amounts in
full, names instead of numbers and bit masks, no entries for seats that are not there.
"""

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.kernel import CHANCE, over

MOST_TEXTS = 4_096  # that are kept for each attribute
HIDDEN_FIELDS = ("depth", "decision", "actor", "subject")  # the stack of decisions; its top is shown by name


_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Kind:
    """How the numbers of a field are read, and the type of the result, as TypeScript writes it."""

    read: Callable[[Any], Any]
    type: str
    is_row: bool = False  # whether it reads a whole innermost row, not a single number
    # How an observation writes each number: as "number", as the "bits" of a mask, as a flag for "one of" `width` values
    # from `first` on, or as a flag for one of the "players" or "sides", counted from the observer's.
    code: str = "number"
    width: int = 0  # number of bits or flags
    first: int = 0
    absent: int | None = None  # a number that stands for none


NUMBER = Kind(lambda value: value, "number")
FLAG = Kind(bool, "boolean")
SEAT = Kind(lambda value: None if value < 0 else value, "number | null", code="players")  # NOBODY is None
SIDE = Kind(SEAT.read, "number | null", code="sides")
DIE = Kind(lambda value: value or None, "number | null", code="one of", width=6, first=1)  # a face, or no die
FACES = Kind(  # numbers of dice by face, read as a list of dice
    lambda row: tuple(face for face, count in enumerate(row, 1) for _ in range(count)), "number[]", is_row=True
)
PRESENT = Kind(lambda row: tuple(value for value in row if value), "number[]", is_row=True)  # zeros left out


def one_of(count: int) -> Kind:
    """A number below `count`; None below zero."""
    return Kind(SEAT.read, "number | null", code="one of", width=count)


def amount(unit: int) -> Kind:
    """Money counted in units."""
    return Kind(lambda value: value * unit, "number")


def amounts(unit: int) -> Kind:
    """A row of notes or cards; zeros, which stand for none, are left out."""
    return Kind(lambda row: tuple(value * unit for value in row if value), "number[]", is_row=True)


def counted(unit: int, first: int) -> Kind:
    """The count of each value from `first` on, by its amount."""
    return Kind(
        lambda row: {value * unit: count for value, count in enumerate(row) if value >= first},
        "Record<number, number>",
        is_row=True,
    )


def name_of(names: Sequence[str]) -> Kind:
    """The name of a number; None below zero."""
    listed = tuple(names)
    return Kind(
        lambda value: None if value < 0 else listed[value],
        " | ".join([*map(_quoted, listed), "null"]),
        code="one of",
        width=len(listed),
    )


def names_of(names: Sequence[str]) -> Kind:
    """A bit mask as the names of its bits, lowest first."""
    listed = tuple(names)

    def read(mask: int) -> tuple[str, ...]:
        found = []
        while mask:
            lowest = mask & -mask
            found.append(listed[lowest.bit_length() - 1])
            mask ^= lowest
        return tuple(found)

    return Kind(read, "string[]", code="bits", width=len(listed))


def flagged(names: Sequence[str]) -> Kind:
    """A row of flags as the names of those that are set."""
    return Kind(lambda row: tuple(name for name, flag in zip(names, row, strict=True) if flag), "string[]", is_row=True)


def unless(absent: int) -> Kind:
    """A number, or None if it is `absent`."""
    return Kind(lambda value: None if value == absent else value, "number | null", absent=absent)


def _quoted(name: str) -> str:
    return f'"{name}"'


@dataclass(frozen=True)
class Attribute:
    """One attribute of a view."""

    name: str
    kind: Kind = NUMBER
    about: str = ""  # in a few words, for the schema and the docs
    field: str = ""  # the field of VIEW, if it has another name
    by: str = ""  # the scalar field that says how many entries there are along `axis`: "players", "num_drawn"
    axis: int = 0
    part: tuple[int, int] | None = None  # (axis, entry): only this entry of that axis
    is_closed: bool = False  # whether entries are by seat, and rivals' None while the game is on and `open_money` off
    unit: int = 1  # what counts as 1 in an observation's vector


class View:
    """What a seat may know; each game has its own subclass.

    `to_dict()` is what goes to a client. `raw`, `record()`, `numbers()` and a pickle are for kernels and bots: they
    have rivals' money too where the table keeps it closed, which everybody could have counted.

    >>> import croupier
    >>> position = croupier.start("las-vegas", players=3, starter=1)
    >>> view = position.view(0)
    >>> view.seat, view.starter, view.decision, view.actor == croupier.CHANCE, view.own
    (0, 1, 'note', True, (8, 8, 8))
    """

    __slots__ = ("_flat", "is_open", "raw")
    game_name: str
    dtype: np.dtype[np.record]
    decisions: tuple[str, ...]
    _unpack: Callable[[bytes], tuple[int, ...]]
    _restore: Callable[[str, bytes, bool], "View"]  # unpickles a view in another process
    _fields: "Layout"
    _readers: dict[str, Callable[["View"], Any]]
    types: dict[str, str]  # of each attribute, as TypeScript writes it
    about: dict[str, str]
    attributes: tuple[Attribute, ...]  # all but the open decision's, in the order of their fields
    _texts: "list[tuple[str, slice, list[slice], dict[bytes, bytes]]]"  # for `to_json`: what each attribute depends on

    def __init__(self, raw: bytes, is_open: bool = False) -> None:
        self.raw, self.is_open = raw, is_open

    def __getattr__(self, name: str) -> Any:
        if name == "_flat":
            self._flat = self._unpack(self.raw)
            return self._flat
        reader = self._readers.get(name)
        if reader is None:
            raise AttributeError(f"a view of {self.game_name} has no {name!r}; it has {', '.join(self._readers)}")
        value = reader(self)
        setattr(self, name, value)
        return value

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.actor is None

    def numbers(self, field: str) -> tuple[int, ...]:
        """A field of VIEW as the kernels have it, in a row; `telling` compares such numbers."""
        start, count, _, _ = self._fields[field]
        return self._flat[start : start + count]

    def record(self) -> NDArray[np.record]:
        """A fresh array of one VIEW record, as kernels take it."""
        return over(bytearray(self.raw), self.dtype)

    def copy_into(self, records: NDArray[np.record]) -> None:
        """Write the view, in place, into an array of one VIEW record."""
        records.view(np.uint8)[:] = np.frombuffer(self.raw, np.uint8)

    @classmethod
    def sent(cls, values: Mapping[str, Any]) -> Self:
        """The view that `to_dict` gave to a client, once more with named attributes; it has no `raw`.

        >>> import croupier
        >>> view = croupier.start("las-vegas", players=3, starter=1).view(0)
        >>> croupier.load("las-vegas").view_class.sent(view.to_dict()).own
        (8, 8, 8)
        """
        view = cls.__new__(cls)
        for name in cls._readers:
            setattr(view, name, _unsent(values[name]))
        return view

    def to_dict(self) -> dict[str, Any]:
        """Every attribute by name, as plain values."""
        return {name: getattr(self, name) for name in self._readers}

    def to_json(self) -> bytes:
        """`to_dict` as JSON; the text of each attribute is kept for the next view that has the same numbers there.

        >>> import croupier
        >>> import msgspec
        >>> view = croupier.start("las-vegas", players=3, starter=1).view(0)
        >>> view.to_json() == msgspec.json.encode(view.to_dict())
        True
        """
        raw, parts = self.raw, []
        for name, place, others, known in self._texts:
            key = raw[place]
            if others:
                key += b"o" if self.is_open else b"c"
                for other in others:
                    key += raw[other]
            text = known.get(key)
            if text is None:
                if len(known) >= MOST_TEXTS:
                    known.clear()
                text = known[key] = f'"{name}":'.encode() + _encode(getattr(self, name))
            parts.append(text)
        return b"{" + b",".join(parts) + b"}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return type(self) is type(other) and self.raw == other.raw and self.is_open == other.is_open

    def __hash__(self) -> int:
        return hash(self.raw)

    def __reduce__(self) -> tuple[Any, ...]:
        return self._restore, (self.game_name, self.raw, self.is_open)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.to_dict().items())
        return f"<view of {self.game_name}: {shown}>"


def _unsent(value: Any) -> Any:
    """A value that went through JSON, as views have it: rows are tuples, and keys that are numbers are numbers."""
    if isinstance(value, list | tuple):
        return tuple(map(_unsent, value))
    if isinstance(value, dict):
        return {int(key) if str(key).isdigit() else key: _unsent(entry) for key, entry in value.items()}
    return value


def view_class(
    game_name: str,
    dtype: np.dtype[np.record],
    decisions: tuple[str, ...],
    declared: Sequence[Attribute],
    restore: Callable[[str, bytes, bool], View],
) -> type[View]:
    """The class of a game's views: the declared attributes, and a plain number or tuple for every other field."""
    layout = _layout(dtype)
    sources = {attribute.field or attribute.name for attribute in declared}
    sources |= {attribute.by for attribute in declared if attribute.by not in ("players", "sides", "")}
    plain = [Attribute(name) for name in layout if name not in sources and name not in HIDDEN_FIELDS]
    attributes = sorted(
        [*declared, *plain], key=lambda attribute: list(layout).index(attribute.field or attribute.name)
    )
    readers: dict[str, Callable[[View], Any]] = _asked(layout, dtype, decisions)
    types = {"decision": " | ".join([*map(_quoted, decisions), "null"]), "actor": "number | null", "subject": "number"}
    about = {"decision": "what is being asked; null when the game is over",
             "actor": f"the seat that decides, {CHANCE} for chance; null when the game is over",
             "subject": "what the open decision is about"}  # fmt: skip
    for attribute in attributes:
        readers[attribute.name] = _reader(attribute, layout)
        types[attribute.name] = _type(attribute, dtype)
        about[attribute.name] = attribute.about
    fields = {name: list(HIDDEN_FIELDS) for name in types}  # that an attribute depends on
    for attribute in attributes:
        fields[attribute.name] = [attribute.field or attribute.name, *([attribute.by] if attribute.by else [])]
        fields[attribute.name] += ["seat", "depth"] if attribute.is_closed else []
    texts = []
    for name in readers:
        first, *others = (_span(layout, dtype, field) for field in fields[name])
        texts.append((name, first, others, dict[bytes, bytes]()))
    packed = struct.Struct("<" + "".join(code for _, _, _, code in layout.values()))
    assert packed.size == dtype.itemsize, "a VIEW is packed"
    space = {
        "__slots__": tuple(readers), "__doc__": f"What a seat of {game_name} may know.", "game_name": game_name,
        "dtype": dtype, "decisions": decisions, "_unpack": staticmethod(packed.unpack),
        "_restore": staticmethod(restore), "_fields": layout, "_readers": readers, "types": types, "about": about,
        "attributes": tuple(attributes), "_texts": texts,
    }  # fmt: skip
    return type(f"{game_name.title().replace('-', '')}View", (View,), space)


Layout = dict[str, tuple[int, int, tuple[int, ...], str]]  # by field: first index, count, shape, struct code


def _span(layout: Layout, dtype: np.dtype[np.record], field: str) -> slice:
    """The bytes of a field; fields of a VIEW are packed."""
    before = 0
    for name in layout:
        size = dtype[name].itemsize
        if name == field:
            return slice(before, before + size)
        before += size
    raise AssertionError(f"a view has no {field}")


def _layout(dtype: np.dtype[np.record]) -> Layout:
    layout: Layout = {}
    start = 0
    for name in dtype.names or ():
        base, shape = dtype[name].base, dtype[name].shape
        count = prod(shape)
        layout[name] = start, count, shape, f"{count}{base.char if base.itemsize < 8 else 'q'}"
        start += count
    return layout


def _asked(layout: Layout, dtype: np.dtype[np.record], decisions: tuple[str, ...]) -> dict[str, Callable[[View], Any]]:
    """The readers of the open decision, the top of the stack; they look at a byte or two and unpack nothing else."""
    depth = _span(layout, dtype, "depth").start
    assert dtype["depth"].itemsize == 1, "a stack is never deep"

    def top(field: str) -> Callable[[View], Any]:
        one = struct.Struct(f"<{dtype[field].base.char}")
        before = _span(layout, dtype, field).start - one.size
        return lambda view: (
            one.unpack_from(view.raw, before + one.size * view.raw[depth])[0] if view.raw[depth] else None
        )

    decision, subject = top("decision"), top("subject")
    return {
        "decision": lambda view: None if (found := decision(view)) is None else decisions[found],
        "actor": top("actor"),
        "subject": lambda view: subject(view) or 0,
    }


Rows = Callable[[tuple[int, ...], int, int], Any]  # (all numbers, where these begin, how many count) in, value out


def _reader(attribute: Attribute, layout: Layout) -> Callable[[View], Any]:
    start, _, shape, _ = layout[attribute.field or attribute.name]
    rows = _rows(attribute, shape, 0)
    limit = layout[attribute.by][0] if attribute.by else start

    def entries(view: View) -> Any:
        return rows(view._flat, start, view._flat[limit])

    if not attribute.is_closed:
        return entries
    depth_at, seat_at = layout["depth"][0], layout["seat"][0]

    def closed(view: View) -> Any:
        found = entries(view)
        if view.is_open or not view._flat[depth_at]:
            return found
        mine = view._flat[seat_at]
        return tuple(value if seat == mine else None for seat, value in enumerate(found))

    return closed


def _rows(attribute: Attribute, shape: tuple[int, ...], axis: int) -> Rows:
    """How the entries of a field are read from this axis on."""
    kind = attribute.kind
    read = kind.read
    if not shape:
        return lambda numbers, at, count: read(numbers[at])
    size = prod(shape[1:])
    if attribute.part is not None and attribute.part[0] == axis:
        inner, skipped = _rows(attribute, shape[1:], axis + 1), attribute.part[1] * size
        return lambda numbers, at, count: inner(numbers, at + skipped, count)
    is_trimmed, length = bool(attribute.by) and attribute.axis == axis, shape[0]
    if len(shape) > 1:
        inner = _rows(attribute, shape[1:], axis + 1)
        return lambda numbers, at, count: tuple(
            [inner(numbers, place, count) for place in range(at, at + size * (count if is_trimmed else length), size)]
        )
    if kind is NUMBER:
        return lambda numbers, at, count: numbers[at : at + (count if is_trimmed else length)]
    if kind.is_row:
        return lambda numbers, at, count: read(numbers[at : at + (count if is_trimmed else length)])
    return lambda numbers, at, count: tuple(map(read, numbers[at : at + (count if is_trimmed else length)]))


def _type(attribute: Attribute, dtype: np.dtype[np.record]) -> str:
    shape = dtype[attribute.field or attribute.name].shape
    depth = len(shape) - (1 if attribute.kind.is_row else 0) - (1 if attribute.part else 0)
    kind = f"{attribute.kind.type} | null" if attribute.is_closed else attribute.kind.type
    return (f"({kind})" if "|" in kind and depth else kind) + "[]" * depth
