"""The door to every opponent.

People know levels: easy, medium, hard, expert. Researchers also know kinds of bots with options, and bots of their own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.bots import own
from croupier.bots.exact import Exact
from croupier.bots.search import Search
from croupier.bots.simple import Greedy, play_at_random
from croupier.bots.taught import Taught
from croupier.bots.thinking import Bot, Budget, RawBot
from croupier.errors import SettingsError
from croupier.game import Game, Look
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


LEVELS: dict[str, Callable[[Game], Level]] = {
    "easy": lambda game: Level("greedy", careless=50),
    "medium": lambda game: Level("greedy", careless=10),
    "hard": lambda game: Level("search", Budget(game.tuning.hard), careless=4),
    "expert": lambda game: Level("strongest"),
    "random": lambda game: Level("random"),
}
KINDS: dict[str, Callable[..., RawBot]] = {
    "random": lambda game: play_at_random,
    "greedy": Greedy,
    "search": Search,
    "learned": lambda game, **options: Taught(game, Look(**options)),
}
OPPONENTS = (*LEVELS, *(kind for kind in KINDS if kind not in LEVELS))  # the names that need no options
COUNTS = {"iterations": 1_000, "milliseconds": 0, "careless": 0}  # options, and their defaults
UNHURRIED = ("random", "greedy", "learned")  # kinds that have no use for a budget; they have only the last of these


def _flag(text: str) -> bool:
    return {"0": False, "1": True}[text]


def _hundredths(text: str) -> float:
    return int(text) / HUNDRED


SEARCH_OPTIONS: dict[str, tuple[str, Callable[[str], Any]]] = {  # by name: an argument of Search, and its type
    "best": ("num_best", int),
    "exploration": ("exploration", float),
    "prior": ("prior", int),
    "judged": ("is_judged", _flag),
    "paranoid": ("is_paranoid", _flag),
    "whole": ("is_whole", _flag),
}
LEARNED_OPTIONS: dict[str, tuple[str, Callable[[str], Any]]] = {  # the same of Look
    "tries": ("tries", int),
    "rolls": ("rolls", int),
    "margin": ("margin", _hundredths),
}
OPTIONS = {"search": SEARCH_OPTIONS, "learned": LEARNED_OPTIONS}


@dataclass(frozen=True)
class Opponent:
    """A level at one game."""

    level: Level
    bot: RawBot

    def __call__(self, view: View, actions: Sequence[int], rng: NDArray[np.record]) -> int:
        """The action it chooses, thinking as long as its level says."""
        is_careless = self.level.careless and below(rng[0], HUNDRED) < self.level.careless  # type: ignore[no-untyped-call]
        bot = play_at_random if is_careless else self.bot
        return bot(view, actions, self.level.budget, rng)


class Strongest:
    """Plays by what was learned, looks as far ahead as its game says for its table, and plays small endings exactly."""

    def __init__(self, game: Game) -> None:
        tuning = game.tuning
        self._most_exact, self._exact = tuning.exact, Exact(game) if tuning.exact else None
        made = {look: Taught(game, look) for look in set(tuning.expert.values())}
        self._bots = {players: made[look] for players, look in tuning.expert.items()}

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The action that is found best, or the one that was worked out."""
        if self._exact is not None and len(actions) > 1 and self._exact.is_near_end(view, self._most_exact):
            best = self._exact.best(view, actions)
            if best is not None:
                return best
        return self._bots[view.players](view, actions, budget, rng)


def opponent(bot: str | Bot, game: Game) -> Opponent:
    """An opponent at that game: a level, a kind with options, or a bot of one's own by its place or as it is.

    >>> import croupier
    >>> first = opponent(lambda view, moves, budget, rng: moves[0], croupier.load("las-vegas"))
    >>> position = croupier.start("las-vegas", players=2)
    >>> first(position.view(0), position.legal_actions, croupier.rng(1)) == position.legal_actions[0]
    True
    """
    if isinstance(bot, str) and bot in LEVELS:
        level = LEVELS[bot](game)
        return Opponent(level, Strongest(game) if level.kind == "strongest" else KINDS[level.kind](game))
    level, make = _read(bot)
    return Opponent(level, make(game))


def check_opponent(bot: str | Bot) -> None:
    """Refuse what is no opponent."""
    if not isinstance(bot, str) or bot not in LEVELS:
        _read(bot)


def parted(text: str) -> tuple[str, list[str]]:
    """An opponent without its options, and the parts that follow it.

    >>> parted("search:best=8:Ada"), parted("bots/bold.py:Bold:Ada"), parted("hard:Ada")
    (('search', ['best=8', 'Ada']), ('bots/bold.py:Bold', ['Ada']), ('hard', ['Ada']))
    """
    found = own_in(text)
    if found is not None:
        return str(found[0]), found[1].split(":") if found[1] else []
    kind, *parts = text.split(":")
    return kind, parts


def own_in(text: str) -> tuple[own.Place, str] | None:
    """The place of the bot of one's own that a text names, and what follows it; None if it names another opponent."""
    found = own.place_in(text)
    return None if text.split(":")[0] in OPPONENTS and not (found and found[0].is_learned) else found


def _read(bot: str | Bot) -> tuple[Level, Callable[[Game], RawBot]]:
    """The level of a bot that is not one of the levels, and what makes it for a game."""
    if not isinstance(bot, str):
        return Level("own", Budget(COUNTS["iterations"])), partial(own.made, own.find(bot))
    kind, given = parted(bot)
    place = own_in(bot)
    if place is None and kind not in KINDS:
        raise SettingsError(say("problem-no-opponent", name=quoted(bot), levels=Listed(tuple(LEVELS), ", ")))
    if place is None:
        level, options = _read_options(bot, kind, given)
        return level, partial(KINDS[kind], **options)
    level, options = _read_options(bot, "learned" if place[0].is_learned else kind, given)
    return level, partial(own.made, own.find(place[0]), look=Look(**options))


def _read_options(name: str, kind: str, given: Sequence[str]) -> tuple[Level, dict[str, Any]]:
    """The level that options describe, and the arguments that a search takes from them."""
    counts, options, known = dict(COUNTS), dict[str, Any](), OPTIONS.get(kind, {})
    counted = ("careless",) if kind in UNHURRIED else tuple(COUNTS)
    for option in given:
        key, _, text = option.partition("=")
        try:
            if key in counted:
                counts[key] = int(text)
            elif key in known:
                argument, read = known[key]
                options[argument] = read(text)
            else:
                raise ValueError
        except (KeyError, ValueError):
            names = Listed((*counted, *known), ", ")
            raise SettingsError(say("problem-no-option", option=quoted(option), kind=kind, options=names)) from None
    numbers = [*counts.values(), *options.values()]
    is_idle = counts["iterations"] + counts["milliseconds"] == 0
    if not all(0 <= number <= MOST for number in numbers) or counts["careless"] > HUNDRED or is_idle:
        raise SettingsError(say("problem-option-range", name=quoted(name)))
    iterations = 0 if counts["milliseconds"] else counts["iterations"]
    return Level(kind, Budget(iterations, counts["milliseconds"]), counts["careless"]), options
