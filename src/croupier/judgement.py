"""What a program has learned: weights that judge an observation, in one small file.

The file is NumPy's .npz without pickles: the arrays of `SHAPES`, and "about" with a JSON object that names the game,
the number of players and the slices of the layout that the network reads.
"""

import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from croupier.engine import engine_of
from croupier.errors import RecordError
from croupier.game import NAMES, Game, load
from croupier.kernel.judge import judge
from croupier.vectors import Layout

FORMAT, VERSION = "croupier-judgement", 1
MOST_BYTES = 50_000_000  # of a file, unpacked
SHAPES = {  # by array: the sizes that must agree; `judge` says what each array is
    "row_weights": ("row", "units"),
    "rest_weights": ("rest", "units"),
    "biases": ("units",),
    "sum_weights": ("units", "more"),
    "again_weights": ("rest", "more"),
    "more_biases": ("more",),
    "last": ("more and bias",),
}


class About(Struct, frozen=True, kw_only=True):
    """What a judgement is about, and how it was made."""

    game: str
    players: int  # for whom it was learned; it can be tried at other tables
    rows: tuple[str, ...]  # slices whose first axis counts the rows
    rest: tuple[str, ...]  # slices that belong to no row
    made: str = ""  # the command that made it, and how much was played
    format: str = FORMAT
    version: int = VERSION


@dataclass(frozen=True, eq=False)
class Judgement:
    """A network's weights, and which numbers of an observation it reads."""

    about: About
    weights: Mapping[str, NDArray[np.float32]]

    def __post_init__(self) -> None:
        if self.about.players not in self.game.players:
            raise ValueError("players")
        sizes: dict[str, int] = {"row": self.rows.shape[1], "rest": len(self.rest)}
        for name, shape in SHAPES.items():
            array = self.weights[name]
            if array.ndim != len(shape) or not np.isfinite(array).all():
                raise ValueError(name)
            for size, found in zip(shape, array.shape, strict=True):
                if sizes.setdefault(size, found) != found:
                    raise ValueError(name)
        if sizes["more and bias"] != sizes["more"] + 1:
            raise ValueError("last")

    @property
    def game(self) -> Game:
        """The game that it judges."""
        return load(self.about.game)

    @cached_property
    def rows(self) -> NDArray[np.int64]:
        """The indices of the numbers of each row."""
        return rows_of(engine_of(self.game).layout, self.about.rows)

    @cached_property
    def rest(self) -> NDArray[np.int64]:
        """The indices of the numbers that belong to no row."""
        return rest_of(engine_of(self.game).layout, self.about.rest)

    def values(self, vectors: NDArray[np.float32]) -> NDArray[np.float32]:
        """The chance to win that it sees in each vector, for the seat that observes."""
        values = np.zeros(len(vectors), np.float32)
        arguments: list[Any] = [vectors, self.rows, self.rest, *(self.weights[name] for name in SHAPES), values]
        judge(*arguments)  # type: ignore[no-untyped-call]
        return values

    def save(self, path: Path | str) -> None:
        """Write the file."""
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        try:
            with open(path, "wb") as file:
                arrays: dict[str, Any] = {"about": about, **self.weights}
                np.savez_compressed(file, **arrays)
        except OSError as error:
            raise RecordError("record-unwritable", path=str(path), reason=str(error.strerror)) from None


def read_judgement(path: Path | str) -> Judgement:
    """The judgement in a file; anything else is refused."""
    try:
        with open(path, "rb") as file:
            if sum(part.file_size for part in zipfile.ZipFile(file).infolist()) > MOST_BYTES:
                raise ValueError("too large")
            with np.load(file, allow_pickle=False) as found:
                about = msgspec.json.decode(found["about"].tobytes(), type=About)
                weights = {name: found[name] for name in SHAPES}
        if (about.format, about.version) != (FORMAT, VERSION) or about.game not in NAMES:
            raise ValueError("not of this version")
        if any(array.dtype != np.float32 for array in weights.values()):
            raise ValueError("the weights are not float32")
        return Judgement(about, weights)
    except OSError as error:
        raise RecordError("record-unreadable", path=str(path), reason=str(error.strerror or error)) from None
    except Exception as error:  # a damaged file can fail anywhere in zipfile, zlib or NumPy
        raise RecordError("record-malformed", "learned", path=str(path), reason=str(error)) from None


def rows_of(layout: Layout, names: Sequence[str]) -> NDArray[np.int64]:
    """The indices of the numbers of each row: of slices whose first axis counts the rows.

    >>> import croupier
    >>> rows_of(croupier.layout("las-vegas"), ["notes", "white_dice"]).shape
    (6, 6)
    """
    places = [_places(layout, name) for name in names]
    if not places:
        return np.zeros((0, 0), np.int64)
    return np.concatenate([place.reshape(len(place), -1) for place in places], axis=1)


def rest_of(layout: Layout, names: Sequence[str]) -> NDArray[np.int64]:
    """The indices of the numbers of slices that belong to no row."""
    return np.concatenate([_places(layout, name).ravel() for name in names])


def _places(layout: Layout, name: str) -> NDArray[Any]:
    part = layout[name]
    return np.arange(part.start, part.stop).reshape(part.shape)
