"""`croupier tournament`: progress while it runs, a table at the end, and files from which it can go on."""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Column, Table

from croupier import settings as table_settings
from croupier.arena.running import Tournament
from croupier.arena.running import run as play
from croupier.arena.standings import FEWEST
from croupier.arena.tournament_report import ADJUSTED, SORTED, about_errors, ahead, extent, heading, wins
from croupier.errors import BotError
from croupier.game import load
from croupier.terminal.progress import progress_bar


def run(
    name: str,
    players: int,
    bots: str,
    num_rounds: int,
    seed: int,
    pairs: list[str],
    error_rate: float | None,
    luck: bool,
    workers: int | None,
    dask: str,
    out: Path | None,
) -> None:
    """Play, save and show; `error_rate` is given where the tournament may end early."""
    given, entered = table_settings.parse(load(name).settings, pairs), [bot.strip() for bot in bots.split(",")]
    folder = out or Path(f"tournament-{name}-{players}-players-seed-{seed}")
    options = [f"--players {players}", f"--bots {','.join(entered)}", f"--rounds {num_rounds}", f"--seed {seed}"]
    options += [f"--set {pair}" for pair in pairs]
    if error_rate is not None:
        options.append(f"--stop-when-clear --error-rate {error_rate:g}")
    if not luck:
        options.append("--no-luck")
    done, bar = 0, progress_bar()

    def progress(count: int, asked: int) -> None:
        nonlocal done
        if not bar.tasks:
            bar.add_task("", total=asked)
            bar.start()
        done = count
        bar.update(bar.tasks[0].id, completed=count)

    try:
        found = play(
            name, entered, players, num_rounds, seed, given,
            workers=workers, error_rate=error_rate, luck=luck, out=folder, progress=progress, dask=dask,
            command=" ".join(["croupier tournament", name, *options]),
        )  # fmt: skip
    except KeyboardInterrupt:
        bar.stop()
        print(f"left after {done} rounds; the same command goes on with them", file=sys.stderr)
        raise
    except BotError:
        bar.stop()
        if done:
            print(f"stopped after {done} rounds, which {folder} has kept", file=sys.stderr)
        raise
    finally:
        bar.stop()
    _show(found)
    print(f"{folder / 'report.html'} and {folder / 'result.json'} have it all.")


def _show(found: Tournament) -> None:
    console, standings = Console(highlight=False), found.standings
    console.print(f"{heading(standings)}, {extent(standings)}")
    if found.is_settled is not None:
        console.print("The order is settled." if found.is_settled else "The order is not settled: play more rounds.")
    luck = ["luck taken out"] if standings.has_luck else []
    table = Table("", Column("bot", overflow="fold"), "rating ± error", "wins per seat", *luck)
    for number, line in enumerate(found.lines, 1):
        table.add_row(str(number), line.bot, f"{line.rating:.1f} ± {line.uncertainty:.1f}", *wins(line))
    console.print(table)
    console.print(f"{SORTED} Equals would win {100 * found.lines[0].fair_share:.1f} % per seat.")
    console.print(_matrix(found, is_adjusted=False))
    console.print(
        "ahead of: in a hundred meetings, those with the better place less those with the worse; "
        f"? not clear of zero, or fewer than {FEWEST} rounds. {about_errors(standings)}"
    )
    if luck:
        console.print(_matrix(found, is_adjusted=True))
        console.print(ADJUSTED)


def _matrix(found: Tournament, is_adjusted: bool) -> Table:
    title = "ahead of, luck taken out" if is_adjusted else "ahead of"
    matrix = Table(title, *(str(number + 1) for number in range(len(found.lines))))
    for number, line in enumerate(found.lines, 1):
        matrix.add_row(str(number), *(_against(found, line.bot, other.bot, is_adjusted) for other in found.lines))
    return matrix


def _against(found: Tournament, bot: str, other: str, is_adjusted: bool) -> str:
    if bot == other:
        return ""
    duel = found.duels[bot, other]
    is_clear = duel.is_adjusted_clear if is_adjusted else duel.is_clear
    return f"{ahead(duel, is_adjusted)}{'' if is_clear or not duel.rounds else ' ?'}"
