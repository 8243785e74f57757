"""Opponents as people know them: easy, medium, hard, expert."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from croupier.bots.search import Search
from croupier.bots.simple import Greedy, play_at_random
from croupier.bots.thinking import Bot, Budget
from croupier.errors import SettingsError
from croupier.game import Game
from croupier.kernel import below

HUNDRED = 100
NO_THOUGHT = Budget()


@dataclass(frozen=True)
class Level:
    """A kind of bot, how long it thinks, and how many of a hundred moves it makes without thinking."""

    kind: str
    budget: Budget = NO_THOUGHT
    careless: int = 0


LEVELS = {
    "easy": Level("greedy", careless=50),
    "medium": Level("greedy"),
    "hard": Level("search", Budget(iterations=1_000)),
    "expert": Level("search", Budget(iterations=20_000)),
    "random": Level("random"),
}
KINDS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: play_at_random,
    "greedy": Greedy,
    "search": Search,
}


@dataclass(frozen=True)
class Opponent:
    """A level at one game."""

    level: Level
    bot: Bot

    def __call__(self, view: np.record, actions: Sequence[int], rng: NDArray[np.record]) -> int:
        """The action it chooses, thinking as long as its level says."""
        is_careless = self.level.careless and below(rng[0], HUNDRED) < self.level.careless  # type: ignore[no-untyped-call]
        bot = play_at_random if is_careless else self.bot
        return bot(view, actions, self.level.budget, rng)


def opponent(name: str, game: Game) -> Opponent:
    """The opponent of that name at that game."""
    if name not in LEVELS:
        raise SettingsError([f"there is no opponent {name!r}; known are {', '.join(LEVELS)}"])
    level = LEVELS[name]
    return Opponent(level, KINDS[level.kind](game))
