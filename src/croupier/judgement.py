"""What a program has learned: weights that judge a position, in one small file.

The file is NumPy's .npz without pickles: the arrays of `SHAPES`, and "about" with a JSON object that names the game,
the number of players and what the network reads.
"""

import re
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from croupier.engine import Engine, engine_of
from croupier.errors import RecordError
from croupier.game import NAMES, Game, load
from croupier.kernel.appraise import NUM_LEADS
from croupier.kernel.judge import HEADS, Net, Reading, Weights, judge_vectors, new_brain, num_weights

FORMAT, VERSION = "croupier-judgement", 2
MOST_BYTES = 50_000_000  # of a file, unpacked
SHAPES = {  # by array, in the order of `Weights`: the sizes that must agree
    "row": ("row", "units"),
    "rest": ("rest", "units"),
    "biases": ("units",),
    "total": ("units", "more"),
    "again": ("rest", "more"),
    "more_biases": ("more",),
    "last": ("more and bias", "heads"),
}
READ = re.compile(r"(?P<name>\w+)(:(?P<flags>\d{1,3})|/(?P<divisor>\d{1,3}))?")


class About(Struct, frozen=True, kw_only=True):
    """What a judgement is about, and how it was made.

    What is read is a slice of the layout, of what the game's outlook sketches, or "leads". As "dice:8" a count is read
    as eight flags, the last for eight or more; as "money/5" a number is divided by five.
    """

    game: str
    players: int  # for whom it was learned; it can be tried at other tables
    rows: tuple[str, ...]  # slices whose first axis counts the rows
    rest: tuple[str, ...]  # slices that belong to no row
    is_added: bool = False  # whether it is added to the game's own judgement
    made: str = ""  # the command that made it
    games: int = 0  # that were played for it
    format: str = FORMAT
    version: int = VERSION


@dataclass(frozen=True, eq=False)
class Judgement:
    """A network's weights, and which inputs it reads."""

    about: About
    weights: Mapping[str, NDArray[Any]]

    def __post_init__(self) -> None:
        if self.about.players not in self.game.players:
            raise ValueError("players")
        reading = self.reading
        sizes = {"row": num_weights(reading.row_firsts, reading.row_flags), "heads": HEADS}
        sizes["rest"] = num_weights(reading.rest_firsts, reading.rest_flags)
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
    def reading(self) -> Reading:
        """What it reads, as the kernels know it."""
        return reading_of(engine_of(self.game), self.about.rows, self.about.rest)

    @cached_property
    def net(self) -> Net:
        """The network as the kernels know it."""
        arrays = (np.ascontiguousarray(self.weights[name], np.float32) for name in SHAPES)
        return Net(self.reading, Weights(*arrays), self.about.is_added)

    def values(self, vectors: NDArray[np.float32]) -> NDArray[np.float32]:
        """The chance to win that it sees in each observation; only if it reads observations and nothing else."""
        inputs = np.zeros((len(vectors), num_inputs(engine_of(self.game))), np.float32)
        inputs[:, : vectors.shape[1]] = vectors
        values = np.zeros(len(vectors), np.float32)
        judge_vectors(inputs, self.net, new_brain(inputs.shape[1], self.net), values)  # type: ignore[no-untyped-call]
        return values

    def save(self, path: Path | str) -> None:
        """Write the file; the same judgement always gives the same bytes."""
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        try:
            fresh = Path(f"{path}.part")  # a file is either whole or the one before
            with open(fresh, "wb") as file:
                arrays: dict[str, Any] = {"about": about, **self.weights}
                np.savez_compressed(file, **arrays)
            fresh.replace(path)
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
        if any(array.dtype not in (np.float32, np.float16) for array in weights.values()):
            raise ValueError("the weights are neither float32 nor float16")
        return Judgement(about, weights)
    except FileNotFoundError:
        raise RecordError("record-unreadable", "missing", path=str(path)) from None
    except OSError as error:
        raise RecordError("record-unreadable", path=str(path), reason=str(error.strerror or error)) from None
    except Exception as error:  # a damaged file can fail anywhere in zipfile, zlib or NumPy
        raise RecordError("record-malformed", "learned", path=str(path), reason=str(error)) from None


def num_inputs(engine: Engine) -> int:
    """How many numbers a network of this game can read: the vector of a view, the leads and the sketch."""
    return engine.layout.size + NUM_LEADS + sum(map(prod, sketched(engine.game).values()))


def sketched(game: Game) -> dict[str, tuple[int, ...]]:
    """What the game's own outlook writes for networks: names with shapes."""
    found: dict[str, tuple[int, ...]] = getattr(game.outlook, "SKETCHED", {})
    return found


def reading_of(engine: Engine, rows: Sequence[str], rest: Sequence[str]) -> Reading:
    """What a network reads, as the kernels know it.

    >>> import croupier
    >>> from croupier.engine import engine_of
    >>> reading = reading_of(engine_of(croupier.load("las-vegas")), ["notes/5", "white_dice:8"], ["own:8", "leads"])
    >>> reading.rows.shape, reading.row_firsts.tolist(), len(reading.rest)
    ((6, 6), [0, 1, 2, 3, 4, 5], 12)
    """
    places = _places(engine)
    columns = [_read(places, text) for text in rows]
    by_row = [(place.reshape(len(place), -1), flags, scale) for place, flags, scale in columns]
    index = np.concatenate([place for place, _, _ in by_row], axis=1) if by_row else np.zeros((0, 0), np.int64)
    flags, scales = (
        np.concatenate([np.full(part[0].shape[1], part[which], kind) for part in by_row] or [np.zeros(0, kind)])
        for which, kind in ((1, np.int64), (2, np.float32))
    )
    others = [_read(places, text) for text in rest]
    rest_index = np.concatenate([place.ravel() for place, _, _ in others])
    rest_flags, rest_scales = (
        np.concatenate([np.full(part[0].size, part[which], kind) for part in others])
        for which, kind in ((1, np.int64), (2, np.float32))
    )
    return Reading(index, _firsts(flags), flags, scales, rest_index, _firsts(rest_flags), rest_flags, rest_scales)


def _firsts(flags: NDArray[np.int64]) -> NDArray[np.int64]:
    """By column, its first weight."""
    return np.concatenate([[0], np.cumsum(np.maximum(flags, 1))])[: len(flags)].astype(np.int64)


def _read(places: Mapping[str, NDArray[np.int64]], text: str) -> tuple[NDArray[np.int64], int, float]:
    """Where the inputs of a slice stand, how many flags each becomes, and what it is multiplied with."""
    found = READ.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return places[found["name"]], int(found["flags"] or 0), 1 / int(found["divisor"] or 1)


def _places(engine: Engine) -> dict[str, NDArray[np.int64]]:
    """The indices of all inputs by the name of their slice, in its shape."""
    places, start = {}, engine.layout.size
    for part in engine.layout.values():
        places[part.name] = np.arange(part.start, part.stop).reshape(part.shape)
    for name, shape in {"leads": (NUM_LEADS,), **sketched(engine.game)}.items():
        places[name] = np.arange(start, start + prod(shape)).reshape(shape)
        start += prod(shape)
    return places
