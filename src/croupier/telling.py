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
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from croupier.game import Game
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Listed, Name, Phrase, Player, both, say
from croupier.views import View


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


class Telling(Protocol):
    """The functions of each game's `telling.py`."""

    def step(self, before: View, move: Move, after: View) -> list[Phrase]: ...
    def summary(self, before: View, move: Move, after: View) -> list[Phrase]: ...
    def board(self, view: View) -> list[Row]: ...
    def choice(self, view: View, move: Move) -> Phrase: ...
    def ask(self, view: View) -> Question: ...
    def explain(self, view: View, number: int) -> Phrase | None: ...
    def more_help(self) -> list[Phrase]: ...
    def result(self, view: View, outcome: Outcome) -> list[Phrase]: ...
    def called(self, move: Move) -> list[Phrase]: ...


@cache
def telling_of(game: Game) -> Telling:
    """The module that tells a game."""
    module: Any = import_module(f"{game.folder}.telling")
    telling: Telling = module
    return telling


def line(phrase: Phrase) -> Row:
    """A row of a single cell."""
    return [Cell(phrase)]


def names(seats: Sequence[int]) -> Listed:
    """Several seats by name."""
    return both(Name(seat) for seat in seats)


def winners(seats: Sequence[int]) -> Phrase:
    """Who won."""
    if len(seats) == 1:
        return say("result-winner", player=Player(seats[0]))
    return say("result-winners", players=names(seats))


def by_place(places: Sequence[int]) -> list[int]:
    """The seats, best first."""
    return sorted(range(len(places)), key=lambda seat: places[seat])
