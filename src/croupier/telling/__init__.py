"""Games in words: what each action, table, choice and result says, in any of the languages.

Each game's module has the same names: `step` tells one action, `summary` what a table hears of
several (nothing while more is to come), `table` the table, `choice` what a move would do, `ask` what
to type at a real table, `explain` a numbered part of the table, `more_help` the game's own commands,
`result` the end, `called` what a move may be typed as. They read views, so they can say nothing that is hidden.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import numpy as np

from croupier.game import Game
from croupier.moves import Move
from croupier.position import NOBODY, Position
from croupier.words import Words


@dataclass(frozen=True)
class Company:
    """Who sits where, and who is spoken to as "you" (NOBODY: all go by their names)."""

    names: tuple[str, ...]
    you: int = NOBODY

    def who(self, seat: int) -> dict[str, str]:
        """The arguments by which a message names a seat."""
        return {"player": self.names[seat], "you": "yes" if seat == self.you else "no"}

    def listed(self, words: Words, seats: Iterable[int]) -> str:
        """Several by name, "you" first."""
        return words.listing(self.names[seat] for seat in sorted(seats, key=lambda seat: seat != self.you))


class Dressed(str):
    """Text with a style of its own, for screens that have styles; a table's columns have theirs otherwise."""

    style: str

    def __new__(cls, text: str, style: str) -> "Dressed":
        """The text, to be shown in that style."""
        dressed = super().__new__(cls, text)
        dressed.style = style
        return dressed


class Asked(NamedTuple):
    """What a view is open for: the decision's number, who decides it, and what it is about."""

    decision: int
    actor: int
    subject: int


def asked(view: np.record) -> Asked:
    """The open decision of a view; when the game is over its actor is NOBODY and its decision none."""
    if view.depth == 0:
        return Asked(-1, NOBODY, 0)
    last = view.depth - 1
    return Asked(int(view.decision[last]), int(view.actor[last]), int(view.subject[last]))


@dataclass(frozen=True)
class Question:
    """What people at a real table are asked to type: `about` tells it from the next question."""

    text: str
    wanted: int  # values at most
    about: tuple[int, int]


class Telling(Protocol):
    """What each game's module has."""

    def step(self, words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]: ...
    def summary(self, words: Words, company: Company, before: np.record, move: Move, after: np.record) -> list[str]: ...
    def table(self, words: Words, company: Company, view: np.record, settings: dict[str, Any]) -> list[list[str]]: ...
    def choice(self, words: Words, company: Company, position: Position, move: Move) -> str: ...
    def ask(self, words: Words, company: Company, view: np.record) -> Question: ...
    def explain(self, words: Words, view: np.record, number: int) -> str | None: ...
    def more_help(self, words: Words) -> list[str]: ...
    def result(self, words: Words, company: Company, position: Position) -> list[str]: ...
    def called(self, words: Words, move: Move) -> list[str]: ...


def telling_of(game: Game) -> Telling:
    """The module that tells a game."""
    module: Any = import_module(f"croupier.telling.{game.name.replace('-', '_')}")
    telling: Telling = module
    return telling


def winners(words: Words, company: Company, seats: Sequence[int]) -> str:
    """Who won."""
    if len(seats) == 1:
        return words("result-winner", **company.who(seats[0]))
    return words("result-winners", players=company.listed(words, seats))
