"""Every registered game with every kind of table, for the suites that run over all of them."""

import os
from typing import Any

from croupier.game import load

IS_INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
IS_BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
MODE_GAMES = 3 if IS_INTERPRETED else 40  # random games for each table in the suites that run in all three modes

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("las-vegas", 2, {}),
    ("las-vegas", 2, {"neutral": True, "starter": 1}),
    ("las-vegas", 3, {"starter": 0}),
    ("las-vegas", 3, {"neutral": True}),
    ("las-vegas", 4, {"open_money": True}),
    ("las-vegas", 4, {"neutral": True, "starter": 2}),
    ("las-vegas", 5, {}),
]


def table_id(table: tuple[str, int, dict[str, Any]]) -> str:
    name, players, settings = table
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in settings.items())])


def rules_of(name: str) -> Any:
    return load(name).rules
