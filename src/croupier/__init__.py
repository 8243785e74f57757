"""Croupier: the home of four tabletop games, for people and for programs.

>>> import croupier
>>> position = croupier.start("las-vegas", players=4, neutral=True)
>>> position.decision, [str(move) for move in position.legal_moves]
('starter', ['starter 1', 'starter 2', 'starter 3', 'starter 4'])
>>> position.play(position.legal_moves[0])
>>> position.decision
'note'
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from croupier import arena, bots
    from croupier.account import Account
    from croupier.batch import Ahead, Batch, layout
    from croupier.bots.thinking import Bot, Budget
    from croupier.dealing import Dealing, Fair, Scripted, Seeded
    from croupier.description import schema
    from croupier.errors import (
        BadValueError,
        BotError,
        DealingError,
        GameError,
        MoveError,
        RecordError,
        SettingsError,
        UnknownGameError,
    )
    from croupier.game import Game, load
    from croupier.kernel.rng import generator as rng
    from croupier.match import Match
    from croupier.moves import Move
    from croupier.outcome import Outcome
    from croupier.phrases import Phrase
    from croupier.position import CHANCE, NOBODY, Position, start
    from croupier.proof import Verified, verify
    from croupier.records import Record, Seat, Step, read, read_file
    from croupier.stream import Item, Reader, history
    from croupier.vectors import Layout, Slice
    from croupier.views import View
    from croupier.words import Company, Words

_HOMES = {
    "account": ("Account",),
    "batch": ("Ahead", "Batch", "layout"),
    "bots.thinking": ("Bot", "Budget"),
    "dealing": ("Dealing", "Fair", "Scripted", "Seeded"),
    "description": ("schema",),
    "errors": (
        "BadValueError",
        "BotError",
        "DealingError",
        "GameError",
        "MoveError",
        "RecordError",
        "SettingsError",
        "UnknownGameError",
    ),
    "game": ("Game", "load"),
    "match": ("Match",),
    "moves": ("Move",),
    "outcome": ("Outcome",),
    "phrases": ("Phrase",),
    "position": ("CHANCE", "NOBODY", "Position", "start"),
    "proof": ("Verified", "verify"),
    "records": ("Record", "Seat", "Step", "read", "read_file"),
    "stream": ("Item", "Reader", "history"),
    "vectors": ("Layout", "Slice"),
    "views": ("View",),
    "words": ("Company", "Words"),
}
_NAMES = {"rng": ("kernel.rng", "generator")}  # public under another name than their own
_PACKAGES = ("arena", "bots")  # public as a whole
__all__ = [
    "CHANCE", "NOBODY", "Account", "Ahead", "BadValueError", "Batch", "Bot", "BotError", "Budget", "Company", "Dealing",
    "DealingError", "Fair", "Game", "GameError", "Item", "Layout", "Match", "Move", "MoveError", "Outcome", "Phrase",
    "Position", "Reader", "Record", "RecordError", "Scripted", "Seat", "Seeded", "SettingsError", "Slice", "Step",
    "UnknownGameError", "Verified", "View", "Words", "arena", "bots", "history", "layout", "load", "read", "read_file",
    "rng", "schema", "start", "verify",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that `croupier --help` need not wait for Numba."""
    from importlib import import_module

    if name in _PACKAGES:
        return import_module(f"croupier.{name}")
    homes = {public: (module, public) for module, names in _HOMES.items() for public in names} | _NAMES
    if name not in homes:
        raise AttributeError(f"module 'croupier' has no attribute {name!r}")
    module, own_name = homes[name]
    value = getattr(import_module(f"croupier.{module}"), own_name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
