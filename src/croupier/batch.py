"""The fast door: many games in step, each dealt from a generator of its own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from croupier.engine import AHEAD, BATCH, engine_of
from croupier.errors import MoveError, SettingsError
from croupier.game import Game, load
from croupier.kernel import NOBODY, NOTHING, blank, generator
from croupier.kernel.rng import GENERATOR
from croupier.phrases import quoted, say
from croupier.position import Position
from croupier.telling import board_text
from croupier.vectors import Layout
from croupier.views import View

__all__ = ["Ahead", "Batch", "layout"]

CHOOSING, IMAGINING = 1, 2  # streams of a game's seed beside that of its chance
NO_STATES = 0


class Batch:
    """`count` games of the same table in one array; a step is one compiled call for all of them.

    >>> import croupier
    >>> batch = croupier.Batch("las-vegas", players=4, count=1_000, seed=7)
    >>> batch.observations.shape == (1_000, batch.layout.size), batch.masks.shape
    (True, (1000, 6))
    >>> finished = 0
    >>> for _ in range(150):
    ...     batch.step(batch.sample())
    ...     finished += int(batch.ends.sum())
    >>> finished > 0
    True

    What stands in the arrays below is written anew by each step; copy what must be kept. A game that ends begins again
    at once: `ends` marks it, `rewards` and `scores` tell how it ended, and everything else is about the new game. With
    `auto_reset` off it stays as it ended until `reset`: its seat is NOBODY, and it accepts any choice.

    A game's chance depends on the seed and on its number in the batch alone: not on `count` nor on `threads`.
    """

    seats: NDArray[np.int8]  # by game: the seat that must choose
    masks: NDArray[np.bool_]  # by game and choice: whether it is legal
    observations: NDArray[np.float32]  # by game: what that seat sees, as `layout` says; empty without `vectors`
    views: NDArray[np.record]  # the same as named arrays, as in batch.views["money"]; only with `views`
    rewards: NDArray[np.float32]  # by game and seat: its part of the first place if the game has just ended, else 0
    scores: NDArray[np.int64]  # by game and seat: how the last finished game ended
    ends: NDArray[np.bool_]  # by game: whether the last choice ended it
    num_actions: int  # played by the last step in all games, chance's included

    def __init__(
        self,
        game: Game | str,
        players: int,
        count: int,
        seed: int = 0,
        *,
        threads: int = 1,
        vectors: bool = True,
        views: bool = False,
        auto_reset: bool = True,
        **settings: Any,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        count, threads = _at_least_one("count", count), _at_least_one("threads", threads)
        _check_seed(seed)
        self._opening = Position(self.game, players, settings)
        self.players, self.count, self.settings = players, count, self._opening.settings
        self._engine, rules = engine_of(self.game), self.game.rules
        self._engine.ready(BATCH)
        self.threads = min(threads, count)
        self.layout: Layout = self._engine.layout
        self._start = np.frombuffer(bytearray(self._opening.state), rules.STATE)
        self._anew = self._start if auto_reset else blank(rules.STATE, 2)[:NO_STATES]
        self._states, self._options = blank(rules.STATE, count), self._engine.new_options(count)
        self._views = np.zeros(count if views else self.threads, rules.VIEW)
        if views:
            self.views = self._views
        self._desks, self._chosen = self._engine.new_desks(self.threads), np.zeros(count, np.int64)
        self.seats, self.ends = np.zeros(count, np.int8), np.zeros(count, np.bool_)
        self.masks = np.zeros((count, self.game.num_choices), np.bool_)
        self.observations = np.zeros((count if vectors else 0, self.layout.size), np.float32)
        self.rewards, self.scores = np.zeros((count, players), np.float32), np.zeros((count, players), np.int64)
        self._step, self._first_illegal = self._engine.entry("step_games"), self._engine.entry("first_illegal")
        self._games = np.arange(count)
        self._rngs, self._choosing, self._imagining = (np.zeros(count, GENERATOR) for _ in range(3))
        self._arrays = (
            self._anew, self._states, self._rngs, self._options, self._chosen, self._views, self.observations,
            self.masks, self.seats, self.rewards, self.scores, self.ends, self._desks,
        )  # fmt: skip
        self._executor = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        parts = np.linspace(0, count, self.threads + 1).astype(int).tolist()
        self._parts = list(zip(range(self.threads), parts[:-1], parts[1:], strict=True))
        self.reset(seed)

    def reset(self, seed: int | np.integer[Any] | None = None, games: ArrayLike | None = None) -> None:
        """Begin all games anew, or only those with the given numbers (or where a mask is true).

        A seed makes new generators; without one the games go on with those they have.
        """
        which = self._games if games is None else self._numbers(games)
        if seed is not None:
            _check_seed(seed)
            for game in which.tolist():
                self._rngs[game] = generator(int(seed), game)[0]
                self._choosing[game] = generator(int(seed), game, CHOOSING)[0]
                self._imagining[game] = generator(int(seed), game, IMAGINING)[0]
        self._states[which] = self._start[0]
        self._chosen[which] = NOTHING
        parts = self._parts if games is None else [(0, game, game + 1) for game in which.tolist()]
        self.num_actions = sum(self._advance(*part) for part in parts)

    def step(self, choices: ArrayLike, where: ArrayLike | None = None) -> None:
        """Play one choice in every game, and chance up to the next; only in some games if a mask says `where`.

        An illegal choice is refused, naming the game, and then nothing is played at all. What is chosen for games that
        wait does not matter.
        """
        chosen = _array(choices)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise MoveError("malformed-move", "batch", count=self.count, shape=f"{chosen.dtype}{list(chosen.shape)}")
        chosen, seats = np.ascontiguousarray(chosen, np.int64), self.seats
        if where is not None:
            mask = self._mask(where)
            chosen, seats = np.where(mask, chosen, NOTHING), np.where(mask, seats, np.int8(NOBODY))
        wrong = self._first_illegal(chosen, self.masks, seats)
        if wrong >= 0:
            legal = ", ".join(str(self.game.moves.all[choice]) for choice in np.flatnonzero(self.masks[wrong])[:6])
            raise MoveError("illegal-move", "batch", game=wrong, choice=int(chosen[wrong]), legal=legal)
        self._chosen[:] = chosen
        self.num_actions = self._run(self._parts, self._advance)

    def _mask(self, where: ArrayLike) -> NDArray[np.bool_]:
        mask = _array(where)
        if mask.shape != (self.count,) or mask.dtype != np.bool_:
            raise MoveError("malformed-move", "where", count=self.count, shape=f"{mask.dtype}{list(mask.shape)}")
        return mask

    def _numbers(self, games: ArrayLike) -> NDArray[np.int64]:
        """The numbers of games that were given so or by a mask."""
        found = _array(games)
        if found.dtype.kind in "iu" and found.ndim == 1 and ((found >= 0) & (found < self.count)).all():
            return found.astype(np.int64)
        return self._games[self._mask(found)] if found.size or found.ndim != 1 else self._games[:0]

    def _advance(self, thread: int, begin: int, end: int) -> int:
        return int(self._step(*self._arrays, thread, begin, end))

    def _run(self, parts: list[tuple[int, int, int]], work: Callable[[int, int, int], int]) -> int:
        """Let the threads do their parts; compiled code runs beside other threads."""
        if self._executor is None or len(parts) == 1:
            return sum(work(*part) for part in parts)
        return sum(self._executor.map(lambda part: work(*part), parts))

    def sample(self, where: ArrayLike | None = None) -> NDArray[np.int64]:
        """A uniformly random legal choice for every game, from generators of their own.

        Finished games get NOTHING, and so do games where the mask `where` is false; the generators of those rest.
        """
        chosen, choose = np.zeros(self.count, np.int64), self._engine.entry("choose_at_random")
        waiting = None if where is None else ~self._mask(where)
        resting = self._choosing[waiting] if waiting is not None else None
        choose(chosen, self._choosing, self._options, 0, self.count)
        if waiting is not None:
            self._choosing[waiting], chosen[waiting] = resting, NOTHING
        return chosen

    def single(self) -> Callable[[Any], int]:
        """Of a batch of one game: a function that plays a choice as `step` does, and returns the seat that is next.

        It does little besides the compiled call, for those who play game by game.
        """
        if self.count != 1:
            raise SettingsError(say("problem-single", count=self.count))
        legal, chosen, seats = self.masks[0].data, self._chosen.data, self.seats.data
        step, arguments = self._step, (*self._arrays, 0, 0, 1)

        def play(choice: Any) -> int:
            try:
                is_legal = choice >= 0 and legal[choice] and choice is not True and choice is not False
            except (IndexError, TypeError, ValueError):
                is_legal = False
            if is_legal:
                chosen[0] = choice
                step(*arguments)
            else:
                self.step([choice])  # refuses it, unless the game is over
            return seats[0]

        return play

    def observe(self, seats: ArrayLike) -> NDArray[np.float32]:
        """What any seat of each game sees, as new vectors; NOBODY is a spectator."""
        given = _array(seats)
        is_known = given.dtype.kind in "iu" and ((given >= 0) & (given < self.players) | (given == NOBODY)).all()
        if not is_known or given.shape not in ((), (self.count,)):
            raise MoveError("no-such-seat", seat=quoted(seats), last=self.players - 1)
        wanted = np.full(self.count, given, np.int8)
        vectors = np.zeros((self.count, self.layout.size), np.float32)
        views = np.zeros(self.count, self.game.rules.VIEW)
        self._engine.entry("observe_games")(self._states, wanted, views, vectors, 0, self.count)
        return vectors

    def look_ahead(self) -> "Ahead":
        """What the seats that choose would see after each of their choices and the forced steps that follow it.

        What is hidden from a seat is imagined, never looked up.
        """
        self._engine.ready(AHEAD)
        counts = self._options["count"].astype(np.int64)
        firsts = np.concatenate([[0], np.cumsum(counts)])
        total = int(firsts[-1])
        vectors, shares = np.zeros((total, self.layout.size), np.float32), np.zeros(total, np.float32)
        look = self._engine.entry("look_ahead")

        def work(thread: int, begin: int, end: int) -> int:
            look(self._states, self._imagining, self._options, self.seats, self._scratch[0], self._scratch[1], firsts,
                 vectors, shares, self._desks, thread, begin, end)  # fmt: skip
            return 0

        self._run(self._parts, work)
        columns = np.arange(self._options["actions"].shape[1]) < counts[:, None]
        return Ahead(firsts, self._options["actions"][columns].astype(np.int64), vectors, shares)

    @cached_property
    def _scratch(self) -> tuple[NDArray[np.record], NDArray[np.record]]:
        rules = self.game.rules
        return np.zeros(self.threads, rules.VIEW), np.zeros(2 * self.threads, rules.STATE)

    def position(self, game: int) -> Position:
        """One of the games as a `Position`: all of it, secrets included."""
        settings = {"players": self.players, **self.settings}
        return Position.restore(self.game, settings, self._states[game].tobytes())

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat of one game sees, by default the one that must choose."""
        return self.position(game).view(int(self.seats[game]) if seat is None else seat)

    def text(self, game: int, seat: int | None = None) -> str:
        """The same as a table in English."""
        return board_text(self.game, self.view(game, seat))

    def __repr__(self) -> str:
        return f"<batch of {self.count} games of {self.game.name}, {self.players} players>"


class Ahead:
    """What follows each legal choice of each game, choice after choice and game after game.

    >>> import croupier
    >>> batch = croupier.Batch("las-vegas", players=2, count=8, seed=1)
    >>> ahead = batch.look_ahead()
    >>> money = batch.layout.split(ahead.vectors)["money"]  # of the seat that chooses, then of the others
    >>> batch.step(ahead.choices[ahead.best(money[:, 0])])
    >>> batch.num_actions >= batch.count
    True
    """

    def __init__(
        self,
        firsts: NDArray[np.int64],
        choices: NDArray[np.int64],
        vectors: NDArray[np.float32],
        shares: NDArray[np.float32],
    ) -> None:
        self.firsts = firsts  # by game: the index of its first choice; one more entry at the end
        self.choices = choices  # the choice itself
        self.vectors = vectors  # what the seat would see
        self.shares = shares  # its part of the first place if the game would be over, else -1

    def best(self, values: NDArray[Any]) -> NDArray[np.int64]:
        """By game, the index of the choice with the highest value; refused if a game is over."""
        if not np.diff(self.firsts).all():
            raise MoveError("game-over", move="best")
        games = np.repeat(np.arange(len(self.firsts) - 1), np.diff(self.firsts))
        order = np.lexsort((-np.asarray(values, np.float64), games))
        return order[self.firsts[:-1]]


def _array(values: ArrayLike) -> NDArray[Any]:
    """As an array; what is none, because its rows differ in length, as an array of objects."""
    try:
        return np.asarray(values)
    except ValueError:
        return np.asarray(values, object)


def _at_least_one(name: str, number: Any) -> int:
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or number < 1:
        raise SettingsError(say("problem-at-least", name=name, least=1, value=str(number)))
    return int(number)


def _check_seed(seed: Any) -> None:
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
        raise SettingsError(say("problem-seed", value=str(seed)))


def layout(game: Game | str) -> Layout:
    """Which numbers of a game's vectors are what.

    >>> layout("sequence-dice")["held"].shape
    (3, 36)
    """
    return engine_of(load(game) if isinstance(game, str) else game).layout
