"""What a game is to everything but its own rules: a name, seats, settings and a table of actions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType

from croupier.errors import UnknownGameError
from croupier.moves import ActionKind, ActionTable
from croupier.settings import Setting

NAMES = ("las-vegas", "las-vegas-royale", "sequence-dice", "yellow-dwarf")


@dataclass(frozen=True)
class Tuning:
    """How a game is searched best, found by tournaments (docs/why.md)."""

    num_best: int = 1_000  # choices after the tree that are made with care, by `value`
    is_judged: bool = False  # whether the game is judged after them by `foretell`, or played on
    prior: int = 0  # so many visits `foretell` counts for in a new node
    exploration: float = 0.5  # how much a choice that was tried less is preferred
    hard: int = 100  # iterations of the opponents hard
    expert: int = 5_000  # and expert, which may take about a second
    expert_among: Mapping[int, int] = field(default_factory=dict, hash=False)  # and among so many, who take longer


@dataclass(frozen=True, eq=False)
class Game:
    """A game's descriptor; `rules` has the seven kernels, `fast` may bring a quicker `deal` and `playout`."""

    name: str
    rules_version: int  # raised when a record of an older version would no longer replay
    players: range
    settings: tuple[Setting, ...]
    decisions: tuple[str, ...]  # names of the rules' decisions, in their order
    actions: tuple[ActionKind, ...]
    rules: ModuleType
    outlook: ModuleType  # `value`, `foretell` and what else bots judge a position by (docs/add-a-game.md)
    study: ModuleType  # `notice` and `conclude`, which count what is worth knowing of a game, and their NAMES
    fast: ModuleType | None = None
    tuning: Tuning = Tuning()  # frozen
    max_actions: int = 0  # no game is longer
    chance: str = "dice"  # what people would say chance decides: "dice" or "cards"
    is_open: bool = False  # whether every seat knows all there is to know
    sides: Mapping[int, int] = field(default_factory=dict)  # how many there are of so many players, who sit in turn
    is_scored: bool = True  # whether it ends with scores, not only with who has won
    private: tuple[str, ...] = ()  # decisions that others at the same screen must not see
    table: ActionTable = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "table", ActionTable(self.actions))

    def side_of(self, seat: int, players: int) -> int:
    @property
    def num_choices(self) -> int:
        """Number of actions that seats can take; they are numbered before those of chance alone."""
        count: int = self.rules.NUM_CHOICES
        return count

        """The side of a seat at a table of so many: its own, unless there are partners."""
        return seat % self.sides.get(players, players)

    def __repr__(self) -> str:
        return f"<game {self.name}>"


@cache
def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGameError(name, NAMES)
    module = import_module(f"croupier.games.{name.replace('-', '_')}.game")
    game: Game = module.GAME
    return game
