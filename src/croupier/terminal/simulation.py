"""`croupier simulate`: progress while it runs, then a table, or one JSON object."""

import msgspec
from rich.console import Console
from rich.table import Table

from croupier import settings as table_settings
from croupier.arena.simulate import Simulation, simulate
from croupier.game import load
from croupier.terminal.progress import progress_bar


def run(
    name: str,
    players: int,
    games: int,
    seed: int,
    pairs: list[str],
    workers: int | None,
    as_json: bool,
    is_counted: bool,
) -> None:
    """Simulate and print."""
    game = load(name)
    given = table_settings.parse(game.settings, pairs)
    with progress_bar() as progress:
        bar = progress.add_task("", total=games)

        def advance(done: int) -> None:
            progress.advance(bar, done)

        result = simulate(game, players, games, seed, given, workers, advance, is_counted)
    if as_json:
        print(msgspec.json.encode(result.to_json()).decode())
    else:
        _show(result)


def _show(result: Simulation) -> None:
    console = Console(highlight=False)
    rate = result.games / result.seconds
    console.print(f"{result.games:,} random games of {result.game}, {result.players} players, seed {result.seed}")
    console.print(f"{result.seconds:.2f} seconds, {rate:,.0f} games a second", style="dim")
    table = Table("seat", "wins", "share", "95 % interval", "mean score", "+-")
    digits = 0 if max(result.mean_scores()) >= 1000 else 2
    rows = zip(result.wins, result.win_intervals(), result.mean_scores(), result.score_errors(), strict=True)
    for seat, (wins, (low, high), mean, error) in enumerate(rows, 1):
        share = wins / result.games
        interval = f"{low:.2%} to {high:.2%}"
        table.add_row(str(seat), f"{wins:,}", f"{share:.2%}", interval, f"{mean:,.{digits}f}", f"{error:,.{digits}f}")
    console.print(table)
    if result.counts is not None:
        counted = Table("counted", "in all games", "in a game")
        for name, mean in result.mean_counts().items():
            counted.add_row(name, f"{result.counts[name]:,}", f"{mean:,.4g}" if abs(mean) < 1000 else f"{mean:,.0f}")
        console.print(counted)
    actions, decisions = result.actions / result.games, result.decisions / result.games
    if result.shared_wins < result.games:  # otherwise partners won together every game
        console.print(f"won by several together: {result.shared_wins / result.games:.2%} of games")
    console.print(f"a game has {actions:.1f} actions, {decisions:.1f} of them choices; the longest {result.longest:,}")
