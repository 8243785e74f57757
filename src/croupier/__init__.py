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
    from croupier.dealing import Dealing, Fair, Scripted, Seeded
    from croupier.errors import DealingError, GameError, MoveError, RecordError, SettingsError, UnknownGameError
    from croupier.match import Match
    from croupier.moves import Move
    from croupier.position import CHANCE, NOBODY, Outcome, Position, start
    from croupier.proof import Verified, verify
    from croupier.records import Record, read, read_file

_HOMES = {
    "dealing": ("Dealing", "Fair", "Scripted", "Seeded"),
    "errors": ("DealingError", "GameError", "MoveError", "RecordError", "SettingsError", "UnknownGameError"),
    "match": ("Match",),
    "moves": ("Move",),
    "position": ("CHANCE", "NOBODY", "Outcome", "Position", "start"),
    "records": ("Record", "read", "read_file"),
    "proof": ("Verified", "verify"),
}
__all__ = [
    "CHANCE", "NOBODY", "Dealing", "DealingError", "Fair", "GameError", "Match", "Move", "MoveError", "Outcome",
    "Position", "Record", "RecordError", "Scripted", "Seeded", "SettingsError", "UnknownGameError", "Verified",
    "read", "read_file", "start", "verify",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that `croupier --help` need not wait for Numba."""
    from importlib import import_module

    for module, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(f"croupier.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'croupier' has no attribute {name!r}")
