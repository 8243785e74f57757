"""Many games at once; `run` plays a tournament.

>>> import croupier
>>> found = croupier.arena.run("las-vegas", ["random", "greedy"], rounds=20)
>>> [line.bot for line in found.lines]
['greedy', 'random']
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier.arena.running import Tournament, run

__all__ = ["Tournament", "run"]


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: a simulation need not wait for what tournaments need."""
    if name not in __all__:
        raise AttributeError(f"module 'croupier.arena' has no attribute {name!r}")
    from croupier.arena import running

    return getattr(running, name)
