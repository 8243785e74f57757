"""What a game is to everything but its own rules: a name, seats, settings and a table of actions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Literal

from croupier.errors import UnknownGameError
from croupier.moves import ActionKind, MoveList
from croupier.settings import Setting
from croupier.views import Attribute, View, view_class

NAMES = ("las-vegas", "las-vegas-royale", "sequence-dice", "yellow-dwarf")


@dataclass(frozen=True)
class Look:
    """How far a learned player looks: tries of each choice, how many choices after it are played, and what is tried.

    Those choices are tried that are at most `margin` worse than the best, by what is judged without looking further.
    """

    tries: int = 0
    rolls: int = 1
    margin: float = 0.1


@dataclass(frozen=True)
class Tuning:
    """How a game is searched best, found by tournaments (docs/why.md)."""

    num_best: int = 1_000  # choices after the tree that are made by `value`; those after them are random
    is_judged: bool = False  # whether the game is then judged by `foretell` instead of being played on
    prior: int = 0  # number of visits that the judgement of `foretell` counts for in a new node
    exploration: float = 0.5  # how strongly choices that were tried less are preferred
    hard: int = 100  # iterations for hard
    rolls: int = 4  # how many choices hints look ahead, at most to the end of the round or deal
    doubt: float = 0.03  # how far hints may be off, besides chance, in how much worse one choice is than another
    # How far expert looks, by number of players: what was found strongest within the time that it took when it searched
    # (docs/strength.md).
    expert: Mapping[int, Look] = field(default_factory=dict, hash=False)
    # Expert works the last chapter out where at most so much of it is left, times the number of players; 0 for never.
    exact: float = 0.0


@dataclass(frozen=True)
class Secret:
    """A decision whose moves only one seat may see: the actor, or the seat that the decision is about."""

    decision: str
    known_to: Literal["actor", "subject"]
    until: str | None = None  # the decision whose answer reveals it; None: only the end of the game does


@dataclass(frozen=True, eq=False)
class Game:
    """A game's descriptor; kernel/contract.py says what its four modules bring.

    >>> load("las-vegas").decisions
    ('starter', 'note', 'spare', 'roll', 'place', 'ties', 'pay')
    """

    name: str
    rules_version: int  # raised when a record of an older version would no longer replay
    players: range
    settings: tuple[Setting, ...]
    decisions: tuple[str, ...]  # names of the decisions in the rules, in their order
    actions: tuple[ActionKind, ...]
    rules: ModuleType
    outlook: ModuleType  # how bots judge a position
    study: ModuleType  # what studies count in a game
    fast: ModuleType | None = None  # larger steps, for speed
    tuning: Tuning = Tuning()  # frozen
    max_actions: int = 0  # the most actions that a game can have
    chance: str = "dice"  # what chance decides, in a player's words: "dice" or "cards"
    is_open: bool = False  # whether nothing is hidden from any seat
    # Number of sides, by number of players; partners sit alternately. For other numbers, each seat is a side.
    sides: Mapping[int, int] = field(default_factory=dict)
    is_scored: bool = True  # whether seats have scores at the end, or have only won or lost
    private: tuple[str, ...] = ()  # decisions that others at the same screen must not see
    secrets: tuple[Secret, ...] = ()  # decisions whose moves are not for everybody
    # Decisions that go on with a choice of the same seat, by the decision before; a screen may ask them on one sheet.
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    attributes: tuple[Attribute, ...] = ()  # how the fields of VIEW are read that are not plain numbers
    view_class: type[View] = field(init=False)
    moves: MoveList = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "moves", MoveList(self.actions))
        made = view_class(self.name, self.rules.VIEW, self.decisions, self.attributes, _restore_view)
        object.__setattr__(self, "view_class", made)

    @property
    def folder(self) -> str:
        """The name of its package."""
        return f"croupier.games.{self.name.replace('-', '_')}"

    @property
    def notation(self) -> Any:
        """The module that reads and writes its positions as text."""
        return import_module(f"{self.folder}.notation")

    def label(self, setting: Setting) -> str:
        """The id of the message that names a setting; with "-about" after it, of the one that explains it."""
        return f"setting-{self.name}-{setting.name.replace('_', '-')}"

    def secret(self, decision: str | None) -> Secret | None:
        """The `Secret` of a decision, or None."""
        return next((secret for secret in self.secrets if secret.decision == decision), None)

    def reveals(self, decision: str | None) -> bool:
        """Whether the answer to a decision shows what somebody else has kept secret."""
        return any(secret.until is not None and secret.until == decision for secret in self.secrets)

    @property
    def num_choices(self) -> int:
        """Number of actions that seats can take; they are numbered before those of chance alone."""
        count: int = self.rules.NUM_CHOICES
        return count

    def side_of(self, seat: int, players: int) -> int:
        """The side of a seat: its own, unless there are partners."""
        return seat % self.sides.get(players, players)

    def __repr__(self) -> str:
        return f"<game {self.name}>"


def load(name: str) -> Game:
    """The game of that name.

    >>> load("yellow-dwarf").players
    range(3, 7)
    """
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGameError(name, NAMES)
    return _load(name)


@cache
def _load(name: str) -> Game:
    module: Any = import_module(f"croupier.games.{name.replace('-', '_')}.game")
    game: Game = module.GAME
    return game


def _restore_view(game_name: str, raw: bytes, is_open: bool) -> View:
    return load(game_name).view_class(raw, is_open)
