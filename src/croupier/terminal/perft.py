"""`croupier perft`: the number of lines of play, depth by depth, with progress on a terminal."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from croupier import settings as table_settings
from croupier.errors import SettingsError
from croupier.game import load
from croupier.perft import divide, perft
from croupier.phrases import say
from croupier.position import Position, start
from croupier.terminal import positions
from croupier.words import Words

MOST_DEPTH = 1_000


class Counts:
    """What has been counted so far: the lines by depth from 1 on, and at the last depth by move."""

    def __init__(self) -> None:
        self.by_depth: list[int] = []
        self.by_move: dict[str, int] = {}
        self.is_complete = False


def run(
    name: str,
    players: int | None,
    pairs: list[str],
    depth: int,
    is_divided: bool,
    text: str | None,
    record: Path | None,
    ply: int | None,
    as_json: bool,
) -> bool:
    """Count and print; whether everything was counted, and not stopped by Ctrl-C."""
    if not 1 <= depth <= MOST_DEPTH:
        raise SettingsError(say("problem-number", name="depth", least=1, most=MOST_DEPTH, value=str(depth)))
    position, counts = _position(name, players, pairs, text, record, ply), Counts()
    try:
        _count(position, depth, is_divided, counts, as_json)
    except KeyboardInterrupt:
        print(f"stopped at depth {len(counts.by_depth) + 1} of {depth}", file=sys.stderr)
    if as_json:
        print(msgspec.json.encode(_as_data(position, counts, is_divided)).decode())
    return counts.is_complete


def _position(
    name: str, players: int | None, pairs: list[str], text: str | None, record: Path | None, ply: int | None
) -> Position:
    game = load(name)
    positions.check(text is not None, True, record is not None, ply is not None and record is None)
    if (text is not None or record is not None) and (players is not None or pairs):
        raise SettingsError(say("problem-position-settings"))
    if text is not None:
        return positions.read(name, text).position
    if record is None:
        num_players = game.players[0] if players is None else players
        return start(name, num_players, **table_settings.parse(game.settings, pairs))
    found = positions.find(record, ply, Words("en")).position
    if found.game is not game:
        raise SettingsError(say("problem-position-other", game=found.game.name))
    return found


def _count(position: Position, depth: int, is_divided: bool, counts: Counts, is_quiet: bool) -> None:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    is_shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not is_shown) as progress:
        bar = progress.add_task("")

        def tell(so_far: int) -> None:
            progress.update(bar, description=f"depth {len(counts.by_depth) + 1}: {so_far:,} so far")

        while len(counts.by_depth) < depth:
            level = len(counts.by_depth) + 1
            if is_divided and level == depth and not position.is_over:
                for move, count in divide(position, depth):
                    counts.by_move[str(move)] = count
                    tell(sum(counts.by_move.values()))
                    if not is_quiet:
                        print(f"{move}: {count}", flush=True)
            counts.by_depth.append(sum(counts.by_move.values()) or perft(position, level, tell))
            if not is_quiet:
                print(f"depth {level}: {counts.by_depth[-1]}", flush=True)
    counts.is_complete = True


def _as_data(position: Position, counts: Counts, is_divided: bool) -> dict[str, Any]:
    return {
        "game": position.game.name,
        "players": position.players,
        "settings": dict(position.settings),
        "counts": counts.by_depth,
        **({"divide": counts.by_move} if is_divided else {}),
        "complete": counts.is_complete,
    }
