"""Opponents as people know them: easy, medium, hard, expert; and as researchers do: kinds of bots with options."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.bots.search import Search
from croupier.bots.simple import Greedy, play_at_random
from croupier.bots.thinking import Bot, Budget
from croupier.errors import SettingsError
from croupier.game import Game
from croupier.kernel import below
from croupier.phrases import Listed, quoted, say
from croupier.views import View

HUNDRED = 100
MOST = 1_000_000_000  # the largest value of any option


@dataclass(frozen=True)
class Level:
    """A kind of bot, how long it thinks, and how many of a hundred moves it makes without thinking."""

    kind: str
    budget: Budget = Budget()  # noqa: RUF009  # frozen
    careless: int = 0
    budget_among: Mapping[int, Budget] = field(default_factory=dict, hash=False)  # other budgets, by number of players


def _budgets(iterations: Mapping[int, int]) -> dict[int, Budget]:
    return {players: Budget(count) for players, count in iterations.items()}


LEVELS: dict[str, Callable[[Game], Level]] = {
    "easy": lambda game: Level("greedy", careless=50),
    "medium": lambda game: Level("greedy", careless=10),
    "hard": lambda game: Level("search", Budget(game.tuning.hard), careless=4),
    "expert": lambda game: Level("search", Budget(game.tuning.expert), budget_among=_budgets(game.tuning.expert_among)),
    "random": lambda game: Level("random"),
}
KINDS: dict[str, Callable[..., Bot]] = {
    "random": lambda game: play_at_random,
    "greedy": Greedy,
    "search": Search,
}
OPPONENTS = (*LEVELS, *(kind for kind in KINDS if kind not in LEVELS))  # the names that need no options
COUNTS = {"iterations": 1_000, "milliseconds": 0, "careless": 0}  # options that every kind has, and their defaults


def _flag(text: str) -> bool:
    return {"0": False, "1": True}[text]


SEARCH_OPTIONS: dict[str, tuple[str, Callable[[str], Any]]] = {  # by name: an argument of Search, and its type
    "best": ("num_best", int),
    "exploration": ("exploration", float),
    "prior": ("prior", int),
    "judged": ("is_judged", _flag),
    "paranoid": ("is_paranoid", _flag),
    "whole": ("is_whole", _flag),
}


@dataclass(frozen=True)
class Opponent:
    """A level at one game."""

    level: Level
    bot: Bot

    def __call__(self, view: View, actions: Sequence[int], rng: NDArray[np.record]) -> int:
        """The action it chooses, thinking as long as its level says."""
        is_careless = self.level.careless and below(rng[0], HUNDRED) < self.level.careless  # type: ignore[no-untyped-call]
        bot = play_at_random if is_careless else self.bot
        return bot(view, actions, self.level.budget_among.get(view.players, self.level.budget), rng)


def opponent(name: str, game: Game) -> Opponent:
    """The opponent of that name at that game: a level, or a kind with options."""
    if name in LEVELS:
        level = LEVELS[name](game)
        return Opponent(level, KINDS[level.kind](game))
    level, options = _read(name)
    return Opponent(level, KINDS[level.kind](game, **options))


def check_opponent(name: str) -> None:
    """Refuse a name that is no opponent's."""
    if name not in LEVELS:
        _read(name)


def _read(name: str) -> tuple[Level, dict[str, Any]]:
    """The level of a kind with options, and the arguments for its bot."""
    kind, *given = name.split(":")
    if kind not in KINDS:
        raise SettingsError(say("problem-no-opponent", name=quoted(name), levels=Listed(tuple(LEVELS), ", ")))
    counts, options = dict(COUNTS), dict[str, Any]()
    for option in given:
        key, _, text = option.partition("=")
        try:
            if key in counts:
                counts[key] = int(text)
            elif kind == "search" and key in SEARCH_OPTIONS:
                argument, read = SEARCH_OPTIONS[key]
                options[argument] = read(text)
            else:
                raise ValueError
        except (KeyError, ValueError):
            options_known = Listed(tuple(SEARCH_OPTIONS), ", ")
            raise SettingsError(
                say("problem-no-option", option=quoted(option), kind=kind, options=options_known)
            ) from None
    numbers = [*counts.values(), *options.values()]
    is_idle = counts["iterations"] + counts["milliseconds"] == 0
    if not all(0 <= number <= MOST for number in numbers) or counts["careless"] > HUNDRED or is_idle:
        raise SettingsError(say("problem-option-range", name=quoted(name)))
    iterations = 0 if counts["milliseconds"] else counts["iterations"]
    return Level(kind, Budget(iterations, counts["milliseconds"]), counts["careless"]), options
