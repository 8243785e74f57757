"""Games in words: what each action, table, choice and result says, as phrases that any language renders.

Each game's `telling.py` has the same functions. They read views and moves as one reader may see them, and know neither
names nor languages, so they can say nothing that is hidden from that reader:

    step        one action
    summary     what a table hears of several actions together; nothing before the last of them
    board       the table as rows of cells
    choice      what a move of the actor would do
    ask         the question to people at a real table about the open decision of chance
    explain     a numbered part of the table
    more_help   the game's own commands
    result      the final standing, best first
    called      what a move may be typed as, besides its text
    chapter     the round or deal of a view, from 1; 0 in a game without them
    settles     whether a round or deal is being paid out
    progress    how far a game has come
    earned      what each seat got or paid in one action, and where
    stands      how it stands: who would get what if the round ended now, and lines that are nearly complete
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from threading import local
from typing import Any, NamedTuple, Protocol

import numpy as np
from msgspec import Struct

from croupier.engine import engine_of
from croupier.game import Game, load
from croupier.kernel import NOBODY, generator, over
from croupier.kernel.rng import GENERATOR
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Argument, Listed, Name, Phrase, Player, both, say
from croupier.views import View
from croupier.words import Company, Words


class Cell(NamedTuple):
    """A part of a row, with a style for screens that have styles (None: that of its column)."""

    phrase: Phrase
    style: str | None = None


Row = list[Cell]


@dataclass(frozen=True)
class Question:
    """What people at a real table are asked to type; the next question has another `about`."""

    phrase: Phrase
    wanted: int  # values at most
    about: tuple[str | None, int]


class Earning(NamedTuple):
    """What a seat got (or paid, below zero) at one place of the table, in units of the score."""

    seat: int
    where: Phrase
    amount: int


class House(Struct, frozen=True):
    """How a casino stands. Owners are seats, then the neutral player (as many as there are seats), then the blanks."""

    casino: int  # from 1
    takes: list[tuple[int, int]]  # who would take which note or card, the highest first: owner and amount
    ties: list[list[int]]  # owners who get nothing because they are equal
    rest: list[int]  # owners who get nothing because there is nothing left for them
    strength: list[int]  # by owner: what its dice count


class Band(Struct, frozen=True):
    """A line of the board that one side may still complete, and lacks one or two chips of, or has completed."""

    side: int
    spaces: list[str]
    missing: list[str]


class Standing(Struct, frozen=True, omit_defaults=True):
    """How it stands."""

    chapter: int = 0  # the round or deal, from 1; 0 in a game without them
    chapters: int | None = None  # how many there are, if that is known
    gains: list[int] | None = None  # by seat: what the round would bring if it ended now
    houses: list[House] = []
    bands: list[Band] = []


class Telling(Protocol):
    """The functions of each game's `telling.py`, and two constants."""

    CHAPTER: str  # the message that names a round or deal; "" if there are none
    QUIET: tuple[str, ...]  # decisions of chance of which nothing is heard or earned until another decision is open

    def step(self, before: View, move: Move, after: View) -> list[Phrase]: ...
    def summary(self, before: View, move: Move, after: View) -> list[Phrase]: ...
    def board(self, view: View) -> list[Row]: ...
    def choice(self, view: View, move: Move) -> Phrase: ...
    def ask(self, view: View) -> Question: ...
    def explain(self, view: View, number: int) -> Phrase | None: ...
    def more_help(self) -> list[Phrase]: ...
    def result(self, view: View, outcome: Outcome) -> list[Phrase]: ...
    def called(self, move: Move) -> list[Phrase]: ...
    def chapter(self, view: View) -> int: ...
    def settles(self, view: View) -> bool: ...
    def progress(self, view: View) -> Phrase: ...
    def earned(self, before: View, move: Move, after: View) -> list[Earning]: ...
    def stands(self, view: View) -> Standing: ...


@cache
def telling_of(game: Game) -> Telling:
    """The module that tells a game."""
    module: Any = import_module(f"{game.folder}.telling")
    telling: Telling = module
    return telling


def board_text(game: Game, view: View) -> str:
    """The table that a view shows, in English; seats go by their numbers."""
    words, company = Words("en"), Company(tuple(f"seat {seat}" for seat in range(view.players)))
    rows = telling_of(game).board(view)
    return "\n".join("  ".join(words.say(cell.phrase, company) for cell in row) for row in rows)


def tried(view: View, move: Move) -> View:
    """The view after a move of a seat, on a state that fits the view; what is public in it is as it would be."""
    desk = _desk_of(view)
    desk.imagine(view)
    desk.play(desk.states, 0, move.action, desk.options)
    return desk.observe(view)


def settled(view: View, place: int) -> View:
    """The view if a place of the table were paid out now; the game's outlook.py names the places."""
    desk = _desk_of(view)
    desk.imagine(view)
    desk.settle(desk.states, 0, place)
    return desk.observe(view)


def changed(view: View, now: Standing, move: Move) -> Standing | None:
    """How it would stand after a move of the actor: only the casinos that differ, and lines that are new or gone."""
    after = telling_of(load(view.game_name)).stands(tried(view, move))
    houses = [house for house in after.houses if house not in now.houses]
    bands = [band for band in after.bands if band not in now.bands]
    return Standing(houses=houses, bands=bands) if houses or bands else None


def brought(view: View, moves: Sequence[Move]) -> list[list[int]] | None:
    """For each move of the actor, by seat: what the round would bring more or less if it ended then, and not now.

    Where rounds are not settled, what the move brings at once; None in a game without scores. It is worked out on a
    state that fits the view.
    """
    desk = _desk_of(view)
    if not desk.game.is_scored:
        return None
    now = desk.scores(view, None)
    return [[then - had for had, then in zip(now, desk.scores(view, move), strict=True)] for move in moves]


class _Desk:
    """Memory for trying things out on a state that fits a view, one for each game and thread."""

    def __init__(self, game: Game) -> None:
        engine, rules = engine_of(game), game.rules
        self.game, self.place = game, getattr(game.outlook, "WHOLE_ROUND", None)
        self._view_memory, self._state_memory = bytearray(rules.VIEW.itemsize), bytearray(rules.STATE.itemsize)
        self._shown_memory, self._rng_memory = bytearray(rules.VIEW.itemsize), bytearray(GENERATOR.itemsize)
        self._views, self.states = over(self._view_memory, rules.VIEW), over(self._state_memory, rules.STATE)
        self._shown, self._rngs = over(self._shown_memory, rules.VIEW), over(self._rng_memory, GENERATOR)
        self._no_state, self._fresh = bytes(rules.STATE.itemsize), generator(0).tobytes()
        self._standing, self.options = np.zeros((rules.MAX_PLAYERS, 2), np.int64), engine.new_options()
        self._last: tuple[bytes, bytes] | None = None  # the view that was imagined last, and the state
        self.play, self.settle = engine.entry("play_at"), engine.entry("settle_at")
        self._returns, self._observe = engine.entry("returns_at"), engine.entry("observe_at")
        self._imagine = engine.entry("imagine_at")

    def imagine(self, view: View) -> None:
        """Make the state one that fits the view, always the same."""
        if self._last is not None and self._last[0] == view.raw:
            self._state_memory[:] = self._last[1]
            return
        self._view_memory[:], self._state_memory[:], self._rng_memory[:] = view.raw, self._no_state, self._fresh
        self._imagine(self._views, NOBODY if view.seat is None else view.seat, self.states, 0, self._rngs)
        self._last = view.raw, bytes(self._state_memory)

    def observe(self, view: View) -> View:
        """The state as the seat of the view sees it."""
        self._observe(self.states, 0, NOBODY if view.seat is None else view.seat, self._shown)
        return self.game.view_class(bytes(self._shown_memory), view.is_open)

    def scores(self, view: View, move: Move | None) -> list[int]:
        """By seat, the scores after a move if the round then ended."""
        self.imagine(view)
        if move is not None:
            self.play(self.states, 0, move.action, self.options)
        if self.place is not None:
            self.settle(self.states, 0, self.place)
        self._returns(self.states, 0, self._standing)
        found: list[int] = self._standing[: view.players, 0].tolist()
        return found


_LOCAL = local()


def _desk_of(view: View) -> _Desk:
    desks: dict[str, _Desk] = _LOCAL.__dict__.setdefault("desks", {})
    if view.game_name not in desks:
        desks[view.game_name] = _Desk(load(view.game_name))
    return desks[view.game_name]


def line(phrase: Phrase) -> Row:
    """A row of a single cell."""
    return [Cell(phrase)]


def names(seats: Sequence[int]) -> Listed:
    """Several seats by name."""
    return both(Name(seat) for seat in seats)


def seats_by_number(players: int) -> Listed:
    """All seats, as people at a real table may type them: "1 Ada, 2 Bruno"."""
    return Listed(tuple(Listed((seat + 1, Name(seat)), " ") for seat in range(players)), ", ")


def equal(parts: Sequence[Argument]) -> Argument:
    """Several that have the same: "Bruno 3 = Dimitri 3"."""
    said, *rest = parts
    for part in rest:
        said = say("table-equal", one=said, other=part)
    return said


def winners(seats: Sequence[int]) -> Phrase:
    """Who won."""
    if len(seats) == 1:
        return say("result-winner", player=Player(seats[0]))
    return say("result-winners", players=names(seats))


def won_by(outcome: Outcome, tiebreak: str) -> Phrase:
    """Why the first place is the first: by how much, or by what decided between equals."""
    first, second = by_place(outcome.places)[:2]
    if outcome.places[second] == 1:
        return say("result-equal")
    lead = outcome.scores[first] - outcome.scores[second]
    return say("result-lead", amount=lead) if lead else say(tiebreak)


def by_place(places: Sequence[int]) -> list[int]:
    """The seats, best first."""
    return sorted(range(len(places)), key=lambda seat: places[seat])
