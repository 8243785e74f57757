"""One schema of every game, as data: seats, settings, decisions, moves and views, and every code of refusal.

The types are written as TypeScript writes them, so that a client's types can be generated from it.
"""

from typing import Any

from croupier.errors import CODES
from croupier.game import NAMES, Game, load
from croupier.kernel import CHANCE
from croupier.words import LANGUAGES

VERSION = 1


def schema() -> dict[str, Any]:
    """Everything that a program has to know of the games in order to show them.

    >>> games = schema()["games"]
    >>> games["las-vegas"]["moves"]["place"], games["las-vegas"]["view"]["money"]["type"]
    ({'values': [1, 2, 3, 4, 5, 6]}, '(number | null)[]')
    """
    return {
        "version": VERSION,
        "languages": list(LANGUAGES),
        "chance": CHANCE,
        "errors": CODES,
        "games": {name: _game(load(name)) for name in NAMES},
    }


def _game(game: Game) -> dict[str, Any]:
    return {
        "rules_version": game.rules_version,
        "players": list(game.players),
        "chance": game.chance,
        "num_choices": game.num_choices,
        "settings": {setting.name: {"label": game.label(setting), **setting.schema()} for setting in game.settings},
        "decisions": list(game.decisions),
        "secrets": {
            secret.decision: {"known_to": secret.known_to, "until": secret.until} for secret in game.secrets
        },
        "moves": {
            kind.name: {"values": None if kind.values is None else list(kind.values)} for kind in game.actions
        },
        "view": {
            name: {"type": kind, "about": game.view_class.about[name]} for name, kind in game.view_class.types.items()
        },
    }  # fmt: skip
