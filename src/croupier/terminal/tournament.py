"""`croupier tournament`: progress while it runs, a table at the end, and files from which it can go on."""

import sys
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Column, Table

from croupier import settings as table_settings
from croupier.arena.ledger import Ledger
from croupier.arena.standings import Standings
from croupier.arena.tournament import Plan, plan, prepare, rounds
from croupier.arena.tournament_report import SORTED, about_errors, ahead, extent, heading, report, result, wins
from croupier.arena.workers import dask_workers, local_workers
from croupier.errors import RecordError, SettingsError
from croupier.game import load
from croupier.phrases import say
from croupier.terminal.progress import progress_bar

CHECK_EVERY = 10  # rounds between two looks at whether the order is settled


def run(
    name: str,
    players: int,
    bots: str,
    num_rounds: int,
    seed: int,
    pairs: list[str],
    error_rate: float | None,
    workers: int | None,
    dask: str,
    out: Path | None,
) -> None:
    """Play, save and show; `error_rate` is given where the tournament may end early."""
    if num_rounds < 1:
        raise SettingsError(say("problem-at-least", name="rounds", least=1, value=str(num_rounds)))
    if error_rate is not None and not 0 < error_rate < 1:
        raise SettingsError(say("problem-error-rate", value=str(error_rate)))
    given = table_settings.parse(load(name).settings, pairs)
    planned = plan(name, players, [bot.strip() for bot in bots.split(",")], seed, given)
    folder = out or Path(f"tournament-{name}-{players}-players-seed-{seed}")
    if folder.exists() and not folder.is_dir():
        raise RecordError("record-unwritable", "not-folder", path=str(folder))
    prepare(planned)
    command, standings = _command(planned, num_rounds, pairs, error_rate), Standings(planned, error_rate)
    try:
        with dask_workers(dask) if dask else local_workers(workers) as (executor, count):
            ledger = Ledger(folder / "rounds.jsonl", planned)
            try:
                is_settled = _play(planned, standings, ledger, num_rounds, executor, count)
            except KeyboardInterrupt:
                if standings.rounds:
                    _save(folder, standings, command, None)
                print(f"left after {standings.rounds} rounds; the same command goes on with them", file=sys.stderr)
                raise
            finally:
                ledger.close()
    except (BrokenExecutor, CancelledError):
        raise RecordError("workers-lost", rounds=standings.rounds) from None
    _save(folder, standings, command, is_settled)
    _show(standings, is_settled)
    print(f"{folder / 'report.html'} and {folder / 'result.json'} have it all.")


def _save(folder: Path, standings: Standings, command: str, is_settled: bool | None) -> None:
    try:
        values = msgspec.json.format(msgspec.json.encode(result(standings, command, is_settled)))
        (folder / "result.json").write_bytes(values + b"\n")
        (folder / "report.html").write_text(report(standings, command, is_settled), encoding="utf-8")
    except OSError as error:
        raise RecordError("record-unwritable", path=str(error.filename), reason=str(error.strerror)) from None


def _play(
    planned: Plan, standings: Standings, ledger: Ledger, num_rounds: int, executor: Executor, count: int
) -> bool | None:
    """Count the ledger's rounds, play the others; return whether the order is settled, None if that is not asked."""
    is_asked = standings.error_rate is not None

    def is_settled() -> bool:
        is_time = standings.rounds % CHECK_EVERY == 0 or standings.rounds == num_rounds
        return is_asked and is_time and standings.is_settled

    for played in ledger.rounds[:num_rounds]:
        standings.add(played)
        if is_settled():
            return True
    with progress_bar() as progress:
        bar = progress.add_task("", total=num_rounds, completed=standings.rounds)
        for played in rounds(planned, range(standings.rounds, num_rounds), executor, count):
            ledger.append(played)
            standings.add(played)
            progress.advance(bar)
            if is_settled():
                return True
    return False if is_asked else None


def _command(planned: Plan, num_rounds: int, pairs: list[str], error_rate: float | None) -> str:
    parts = ["croupier tournament", planned.game, f"--players {planned.players}", f"--bots {','.join(planned.bots)}"]
    parts += [f"--rounds {num_rounds}", f"--seed {planned.seed}", *(f"--set {pair}" for pair in pairs)]
    if error_rate is not None:
        parts.append(f"--stop-when-clear --error-rate {error_rate:g}")
    return " ".join(parts)


def _show(standings: Standings, is_settled: bool | None) -> None:
    console, lines = Console(highlight=False), standings.lines()
    console.print(f"{heading(standings)}, {extent(standings)}")
    if is_settled is not None:
        console.print("The order is settled." if is_settled else "The order is not settled: play more rounds.")
    table = Table("", Column("bot", overflow="fold"), "rating ± error", "wins per seat")
    for number, line in enumerate(lines, 1):
        table.add_row(str(number), line.bot, f"{line.rating:.1f} ± {line.uncertainty:.1f}", wins(line))
    console.print(table)
    console.print(f"{SORTED} Equals would win {100 * lines[0].fair_share:.1f} % per seat.")
    matrix = Table("ahead of", *(str(number + 1) for number in range(len(lines))))
    for number, line in enumerate(lines, 1):
        matrix.add_row(str(number), *(_against(standings, line.bot, other.bot) for other in lines))
    console.print(matrix)
    console.print(
        "ahead of: in a hundred meetings, those with the better place less those with the worse; ? not clear of zero. "
        f"{about_errors(standings)}"
    )


def _against(standings: Standings, bot: str, other: str) -> str:
    if bot == other:
        return ""
    duel = standings.duel(standings.plan.bots.index(bot), standings.plan.bots.index(other))
    return f"{ahead(duel)}{'' if duel.is_clear or not duel.rounds else ' ?'}"
