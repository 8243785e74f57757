"""`croupier open`: a new table on a server, as the options of the command line say."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from croupier import settings as table_settings
from croupier.client import Server, server_of
from croupier.game import load


def open_table(
    server: str, game: str, players: int, bots: Sequence[str], settings: Sequence[str], rules: Mapping[str, Any]
) -> str:
    """Open a table; returns its link."""
    address, declared = server_of(server), load(game).settings
    given = table_settings.parse(declared, settings)
    table_settings.check(players, load(game).players, declared, given, is_written=True)
    opening = Server(address).open_table(game, players, settings=given, bots=list(bots), rules=dict(rules))
    return f"{address}/{asyncio.run(opening).code}"
