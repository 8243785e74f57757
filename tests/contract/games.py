"""Every registered game with every kind of table, for the suites that run over all of them."""

import os
from typing import Any

from croupier.game import load

IS_INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
IS_BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
IS_QUICK = os.environ.get("CROUPIER_QUICK") == "1"
# Random games for each table in the suites that run in all three modes.
MODE_GAMES = 1 if IS_INTERPRETED else 10 if IS_BOUNDS_CHECKED else 40

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("las-vegas", 2, {}),
    ("las-vegas", 2, {"neutral": True, "starter": 1}),
    ("las-vegas", 3, {"starter": 0}),
    ("las-vegas", 3, {"neutral": True}),
    ("las-vegas", 4, {"open_money": True}),
    ("las-vegas", 4, {"neutral": True, "starter": 2}),
    ("las-vegas", 5, {}),
    ("las-vegas-royale", 2, {"tiles": 0}),
    ("las-vegas-royale", 2, {"tiles": 6}),
    ("las-vegas-royale", 3, {"tiles": 6, "no_repeats": True, "starter": 0}),
    ("las-vegas-royale", 4, {}),
    ("las-vegas-royale", 4, {"faces": ("lucky-punch", "prime-time", "high-five", "pay-day", "no-entry", "block-it")}),
    ("las-vegas-royale", 3, {"faces": ("jackpot", "fifty-fifty", "bad-luck", "power-play", "knockout", "handicap")}),
    ("las-vegas-royale", 5, {"faces": ("black-box", "nice-dice", "power-play", "no-entry"), "open_money": True}),
    (
        "las-vegas-royale",
        2,
        {"faces": ("double-down", "my-choice", "handicap", "lucky-punch", "no-entry", "power-play")},
    ),
    ("sequence-dice", 2, {}),
    ("sequence-dice", 2, {"line": 5, "starter": 1}),
    ("sequence-dice", 3, {}),
    ("sequence-dice", 4, {"line": 5}),
    ("sequence-dice", 4, {"starter": 3}),
    ("yellow-dwarf", 3, {}),
    ("yellow-dwarf", 4, {"gap": "higher", "points": "pips", "dealer": 3}),
    ("yellow-dwarf", 5, {"claim_by_hand": True, "purse": "shared", "opera": "strict"}),
    ("yellow-dwarf", 3, {"claim_by_hand": True, "deals": 3}),
    ("yellow-dwarf", 6, {"purse": 50, "gap": "higher", "deals": "broke"}),
]


# One of each game, with much in it: for `make quick`, and interpreted, where a game takes ten times as long.
FULL_TABLES = ("las-vegas-3-neutral=True", "las-vegas-royale-4", "sequence-dice-4-line=5",
               "yellow-dwarf-5-claim_by_hand=True-purse=shared-opera=strict")  # fmt: skip


def table_id(table: tuple[str, int, dict[str, Any]]) -> str:
    name, players, settings = table
    shown = {key: ",".join(value) if isinstance(value, tuple) else value for key, value in settings.items()}
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in shown.items())])


def rules_of(name: str) -> Any:
    return load(name).rules


MODE_TABLES = [table for table in TABLES if not (IS_INTERPRETED or IS_QUICK) or table_id(table) in FULL_TABLES]
