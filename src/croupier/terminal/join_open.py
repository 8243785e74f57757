"""`croupier open`: a new table on a server, as the options of the command line say."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from croupier import settings as table_settings
from croupier.client import Server, server_of
from croupier.game import load


def open_table(
    server: str, name: str, players: int | None, bots: Sequence[str], settings: Sequence[str], rules: Mapping[str, Any]
) -> str:
    """Open a table, for as few players as the game takes unless a number is given; returns its link."""
    address, game = server_of(server), load(name)
    seats = game.players[0] if players is None else players
    given = table_settings.parse(game.settings, settings)
    table_settings.check(seats, game.players, game.settings, given, is_written=True)
    opening = Server(address).open_table(name, seats, settings=given, bots=list(bots), rules=dict(rules))
    return f"{address}/{asyncio.run(opening).code}"
