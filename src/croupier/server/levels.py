"""The bots of a server's tables: the levels that every server has, and bots of its owner's own.

Whoever opens a table names a level and nothing else; which code a level runs is said by those who start the server.
"""

import re
from collections.abc import Mapping, Sequence
from typing import get_args

from croupier.bots.levels import OPPONENTS, check_opponent, opponent, own_in
from croupier.bots.own import find
from croupier.errors import BotError, TableError
from croupier.phrases import Listed, quoted
from croupier.wire import MAX_NAME, Level

BUILT_IN: tuple[str, ...] = get_args(Level)
STAND_IN = "easy"  # moves where a bot of one's own has failed
RESERVED = {*BUILT_IN, *OPPONENTS, "human", "open", "you"}
LEVEL = re.compile(rf"[\w-]{{1,{MAX_NAME}}}")


class Levels:
    """The levels of one server."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        """`own` has the owner's bots by their levels, each as `croupier.bots.opponent` takes it."""
        self._own = dict(own or {})
        self._games: dict[str, str] = {}  # of the levels that were learned
        for level, bot in self._own.items():
            place = own_in(bot)
            if place is not None and place[0].is_learned:
                self._games[level] = find(place[0]).bot.about.game

    @property
    def names(self) -> list[str]:
        """All of them."""
        return [*BUILT_IN, *self._own]

    def check(self, level: str, game: str) -> None:
        """Refuse a level that this server has not, or not for this game: what was learned is about one."""
        names = [name for name in self.names if self._games.get(name, game) == game]
        if level not in names:
            raise TableError("bad-message", "level", level=quoted(level), known=Listed(tuple(names), ", "))

    def own(self, level: str) -> str | None:
        """The owner's bot of that level; None if there is none."""
        return self._own.get(level)


def read_bots(texts: Sequence[str]) -> dict[str, str]:
    """The owner's bots by level from "bold.py:Bold" or "brave=bold.py:Bold"; each is loaded once to see that it can be.

    A level without a name of its own is called as the bot is, in small letters.
    """
    found: dict[str, str] = {}
    for text in texts:
        head, _, rest = text.partition("=")
        level, bot = ("", text) if ":" in head or not rest else (head.strip(), rest.strip())
        own = own_in(bot)
        name = (level or own[0].called).lower() if own is not None else ""
        if own is None or not LEVEL.fullmatch(name) or name in RESERVED or name in found:
            raise BotError("bad-bot", "level", text=quoted(text), most=MAX_NAME)
        check_opponent(bot)
        if own[0].is_learned:  # compiles what it thinks with, which takes longer than a bot may take for a move
            opponent(bot, find(own[0]).bot.game)
        found[name] = ":".join(filter(None, (str(own[0].absolute()), own[1])))
    return found
