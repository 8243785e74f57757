"""A game's compiled doors: the templates of `kernel.drive`, specialised once for each game."""

import sys
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import config
from numpy.typing import NDArray

from croupier.game import Game
from croupier.kernel import (
    appraise,
    batch,
    blank,
    contract,
    drive,
    exact,
    generator,
    judge,
    learn,
    luck,
    search,
    study,
)
from croupier.kernel.decorator import cache_directory, compiled_anew, specialise
from croupier.kernel.records import options_dtype
from croupier.kernel.rng import GENERATOR
from croupier.vectors import Layout

# The doors in groups that are compiled together: those for playing one game first. A door comes before those that call
# it, because what is compiled for the sake of its caller is optimised little.
PLAYING = ("look_at", "start_at", "play_at", "weigh_at", "observe_at", "returns_at", "imagine_at", "obvious_at",
           "settle_at")  # fmt: skip
THINKING = ("choose_best_at", "grow")  # one for each kind of bot
ARENA = ("open_chapter",)
LUCK = ("open_measured", "expect_at", "appraise_at")
STUDY = ("study",)
EXACT = ("solve", "judge_end_at")  # only for games in which nothing is hidden
BULK = ("playouts", "deal_at")
BATCH = ("step_games", "first_illegal", "choose_at_random", "observe_games", "encode_at")
AHEAD = ("look_ahead",)  # for those who learn what positions are worth
JUDGING = ("ponder",)  # by what was learned
LEARNING = ("practise", "learn", "contest")  # compiled when somebody wants to


class Engine:
    """One game, its record types, and `doors`: its kernels and the templates specialised for it, by their names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options_dtype = options_dtype(game.rules.MAX_OPTIONS)
        fields = self.options_dtype.fields
        assert fields is not None
        self.actions_at = fields["actions"][1]  # in bytes
        self.desk_dtype = search.desk_dtype(game.rules, getattr(game.outlook, "NUM_FACETS", game.num_choices))
        functions: dict[str, Any] = {}
        owner = game.name.replace("-", "_")
        for kernel in contract.KERNELS:
            brought = getattr(getattr(game, kernel.module), kernel.name, None)
            if brought is None:
                assert kernel.default is not None, f"{game.name} has no {kernel.name} in its {kernel.module}.py"
                brought = specialise(kernel.default, functions, owner)
            functions[kernel.name] = brought
        for template in (*drive.TEMPLATES, *search.TEMPLATES, *exact.TEMPLATES, *study.TEMPLATES):
            functions[template.__name__] = specialise(template, functions, owner)
        self.layout = Layout(game)
        functions["encode"] = compiled_anew(self.layout.encoder())
        functions |= {"IS_OPEN": game.is_open, "IS_SCORED": game.is_scored, "NUM_SEEN": self.layout.size}
        # Under a name of their own for each layout, for the sake of the cache.
        for template in (*batch.TEMPLATES, *appraise.TEMPLATES, *learn.TEMPLATES, *luck.TEMPLATES):
            functions[template.__name__] = specialise(template, functions, f"{owner}_{self.layout.digest}")
        self.doors = SimpleNamespace(**functions)
        self._entries: dict[str, Callable[..., Any]] = {}

    def new_options(self, count: int = 1) -> Any:
        """Room for the legal actions and weights of `count` games."""
        return blank(self.options_dtype, count)

    def new_desks(self, threads: int) -> Any:
        """Room for what each thread of a batch works out."""
        return blank(batch.desk_dtype(self.game.rules.MAX_PLAYERS, self.game.rules.MAX_OPTIONS), threads)

    def new_desk(self, brain: judge.Brain) -> appraise.Desk:
        """Room for judging positions with a network."""
        rules = self.game.rules
        views, heads = np.zeros(2, rules.VIEW), judge.HEADS
        return appraise.Desk(
            np.zeros(4, rules.STATE), views, views.view(np.int8).reshape(2, -1), self.new_options(2),
            np.zeros(4, GENERATOR), np.zeros(search.MAX_SEATS), np.zeros((rules.MAX_PLAYERS, 2), np.int64),
            np.zeros(rules.MAX_PLAYERS), np.zeros(heads), np.zeros((rules.MAX_OPTIONS, heads)), brain,
        )  # fmt: skip

    def new_bench(self, net: judge.Net, num_inputs: int) -> luck.Bench:
        """Room for measuring luck with a network that reads so many inputs."""
        return luck.new_bench(self.game.rules, net, self.new_desk(judge.new_brain(num_inputs, net)))

    def new_lessons(self, steps: int, games: int, seats: int) -> learn.Lessons:
        """Room for what is learned from some steps of several games."""
        shape = (steps, games)
        values, best, targets = (np.zeros((*shape, seats, judge.HEADS), np.float32) for _ in range(3))
        is_tried, ends = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        return learn.Lessons(np.zeros(shape, self.game.rules.STATE), values, best, targets, is_tried, ends)

    def new_counts(self) -> NDArray[np.int64]:
        """Room for what the game's study counts, in the order of its NAMES."""
        return np.zeros(len(self.game.study.NAMES), np.int64)

    @cached_property
    def _arguments(self) -> dict[str, tuple[Any, ...]]:
        """Example arguments of each door; their types are its signature."""
        rules = self.game.rules
        states, views, settings = blank(rules.STATE), blank(rules.VIEW), blank(rules.SETTINGS)
        options, rngs, chosen = self.new_options(), generator(0), np.zeros(1, np.int64)
        standings, lengths = np.zeros((1, rules.MAX_PLAYERS, 2), np.int64), np.zeros((1, 2), np.int64)
        works, desks = blank(exact.work_dtype(rules.MAX_PLAYERS)), self.new_desks(1)
        vectors, seats = np.zeros((1, 1), np.float32), np.zeros(1, np.int8)
        net, flat = judge.blank_net()
        desk, lessons = self.new_desk(judge.new_brain(1, net)), self.new_lessons(1, 1, 1)
        pupil, bench = learn.new_pupil(net, flat), self.new_bench(net, 1)
        return {
            "start_at": (states, 0, settings, options),
            "play_at": (states, 0, 0, options),
            "weigh_at": (states, 0, options),
            "obvious_at": (states, 0),
            "look_at": (states, 0, options),
            "settle_at": (states, 0, 0),
            "observe_at": (states, 0, 0, views),
            "returns_at": (states, 0, standings[0]),
            "playouts": (states, states, rngs, options, standings, lengths),
            "step_games": (
                states, states, rngs, options, chosen, views, vectors, np.zeros((1, 1), np.bool_), seats,
                np.zeros((1, 1), np.float32), np.zeros((1, 1), np.int64), np.zeros(1, np.bool_), desks, 0, 0, 0,
            ),
            "first_illegal": (chosen, np.zeros((1, 1), np.bool_), seats),
            "choose_at_random": (chosen, rngs, options, 0, 0),
            "observe_games": (states, seats, views, vectors, 0, 0),
            "look_ahead": (
                states, rngs, options, seats, views, states, chosen, vectors, np.zeros(1, np.float32), desks, 0, 0, 0
            ),
            "encode_at": (views, vectors),
            "ponder": (views, 0, rngs, net, desk, 0, 0, 0, 0.0, np.zeros((1, 1)), np.zeros((1, 1, 1), np.float32)),
            "practise": (states, states, rngs, net, desk, lessons, 0.0),
            "learn": (lessons, chosen, net, desk, pupil, 0.0, 0),
            "contest": (states, states, rngs, (net, net), (desk, desk), np.zeros(1)),
            "imagine_at": (views, 0, states, 0, rngs),
            "deal_at": (states, 0, rngs, options),
            "open_chapter": (states, rngs, options, views, 0),
            "open_measured": (states, rngs, options, views, 0, bench),
            "expect_at": (states, 0, bench),
            "appraise_at": (states, 0, bench),
            "judge_end_at": (states, 0, works),
            "solve": (
                states, states.view(np.uint8).reshape(1, -1), options, blank(exact.FRAME),
                blank(exact.known_dtype(rules.STATE.itemsize)), works,
            ),
            "study": (states, states, views, rngs, options, standings, lengths, self.new_counts(), 0),
            "choose_best_at": (views, 0, states, rngs, options),
            "grow": (views, 0, states, rngs, blank(search.NODE), blank(self.desk_dtype)),
        }  # fmt: skip

    def compile(self, names: tuple[str, ...]) -> Iterator[str]:
        """Compile these doors or find them in the on-disk cache; yield the name of each door before beginning it."""
        for name in names:
            yield name
            self.entry(name)

    def entry(self, name: str) -> Callable[..., Any]:
        """A door without Numba's check of the argument types, which takes longer than a move.

        The caller guarantees exactly the types in `_arguments`.
        """
        if name not in self._entries:
            door = getattr(self.doors, name)
            if not config.DISABLE_JIT:
                signature = tuple(numba.typeof(argument) for argument in self._arguments[name])
                door.compile(signature)
                door = door.overloads[signature].entry_point
            else:
                door = _with_plain_numbers(door)
            self._entries[name] = door
        return self._entries[name]

    def groups(self) -> list[tuple[str, ...]]:
        """Every door of the game, in the groups that are compiled together."""
        thinking = [(name,) for name in THINKING]
        ending = [EXACT] if self.game.is_open else []
        return [PLAYING, BULK, BATCH, AHEAD, JUDGING, *thinking, ARENA, LUCK, STUDY, *ending]

    def ready(self, names: tuple[str, ...]) -> None:
        """Compile these doors unless they are in the cache; show a line and a bar on a terminal, nothing elsewhere."""
        marker = self._marker(names)
        if config.DISABLE_JIT or marker.exists():
            return
        if sys.stderr.isatty():
            _show_compiling(self, names)
        else:
            for _ in self.compile(names):
                pass
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()

    def _marker(self, names: tuple[str, ...]) -> Path:
        layout = f".{self.layout.digest}" if names in (BATCH, AHEAD, JUDGING, LEARNING, LUCK) else ""
        return cache_directory() / f"{self.game.name}.{names[0]}{layout}.compiled"


def _with_plain_numbers(door: Callable[..., Any]) -> Callable[..., Any]:
    """An interpreted door that returns Python's numbers, as a compiled one does."""

    def plain(*arguments: Any) -> Any:
        found = door(*arguments)
        return tuple(map(int, found)) if isinstance(found, tuple) else found

    return plain


def _show_compiling(engine: Engine, names: tuple[str, ...]) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    console.print(f"Compiling {engine.game.name} for this machine; this happens once.")
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("", total=len(names))
        for done, name in enumerate(engine.compile(names)):
            progress.update(bar, completed=done, description=name)


@cache
def engine_of(game: Game) -> Engine:
    """The engine of a game with its PLAYING doors compiled; `ready` compiles others."""
    engine = Engine(game)
    engine.ready(PLAYING)
    return engine
