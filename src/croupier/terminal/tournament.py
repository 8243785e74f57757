"""`croupier tournament`: progress while it runs, a table at the end, and files that can be gone on with."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from croupier import settings as table_settings
from croupier.arena.ledger import Ledger
from croupier.arena.standings import Standings
from croupier.arena.tournament import Plan, plan, rounds
from croupier.arena.tournament_report import errors, report, result
from croupier.arena.workers import dask_workers, local_workers
from croupier.errors import RecordError, SettingsError
from croupier.game import load
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
        raise SettingsError([f"rounds must be at least 1, not {num_rounds}"])
    if error_rate is not None and not 0 < error_rate < 1:
        raise SettingsError([f"an error rate lies between 0 and 1, not {error_rate}"])
    given = table_settings.parse(load(name).settings, pairs)
    planned = plan(name, players, [bot.strip() for bot in bots.split(",")], seed, given)
    folder = out or Path(f"tournament-{name}-{players}-players-seed-{seed}")
    ledger = Ledger(folder / "rounds.jsonl", planned)
    standings = Standings(planned, error_rate)
    try:
        is_settled = _play(planned, standings, ledger, num_rounds, error_rate, workers, dask)
    except KeyboardInterrupt:
        print(f"left after {standings.rounds} rounds; the same command goes on with them", file=sys.stderr)
        raise
    finally:
        ledger.close()
    command = _command(planned, num_rounds, pairs, error_rate)
    try:
        values = msgspec.json.format(msgspec.json.encode(result(standings, command, is_settled)))
        (folder / "result.json").write_bytes(values + b"\n")
        (folder / "report.html").write_text(report(standings, command, is_settled), encoding="utf-8")
    except OSError as error:
        raise RecordError("record-unwritable", f"{folder}: {error.strerror}") from None
    _show(standings, is_settled)
    print(f"{folder / 'report.html'} and {folder / 'result.json'} have it all.")


def _play(
    planned: Plan,
    standings: Standings,
    ledger: Ledger,
    num_rounds: int,
    error_rate: float | None,
    workers: int | None,
    dask: str,
) -> bool | None:
    """Count the rounds that are there, play the others; whether the order is settled, if anybody asked."""

    def is_settled() -> bool:
        is_time = standings.rounds % CHECK_EVERY == 0 or standings.rounds == num_rounds
        return error_rate is not None and is_time and standings.is_settled

    for played in ledger.rounds[:num_rounds]:
        standings.add(played)
        if is_settled():
            return True
    todo = range(standings.rounds, num_rounds)
    if not todo:
        return None if error_rate is None else False
    hired = dask_workers(dask) if dask else local_workers(workers)
    with hired as (executor, count), progress_bar() as progress:
        bar = progress.add_task("", total=num_rounds, completed=standings.rounds)
        for played in rounds(planned, todo, executor, count):
            ledger.append(played)
            standings.add(played)
            progress.advance(bar)
            if is_settled():
                return True
    return None if error_rate is None else False


def _command(planned: Plan, num_rounds: int, pairs: list[str], error_rate: float | None) -> str:
    parts = ["croupier tournament", planned.game, f"--players {planned.players}", f"--bots {','.join(planned.bots)}"]
    parts += [f"--rounds {num_rounds}", f"--seed {planned.seed}", *(f"--set {pair}" for pair in pairs)]
    if error_rate is not None:
        parts.append(f"--stop-when-clear --error-rate {error_rate:g}")
    return " ".join(parts)


def _show(standings: Standings, is_settled: bool | None) -> None:
    console, lines, plan = Console(highlight=False), standings.lines(), standings.plan
    console.print(f"{plan.game}, {plan.players} players, {standings.rounds:,} rounds, seed {plan.seed}")
    if is_settled is not None:
        console.print("The order is settled." if is_settled else "The order is not settled: play more rounds.")
    names = [line.bot for line in lines]
    table = Table("bot", "rating", "wins", *(f"ahead of {name}" for name in names))
    for line in lines:
        one = plan.bots.index(line.bot)
        row = [_against(standings, one, plan.bots.index(name)) for name in names]
        rating = f"{line.rating:.1f} +- {line.uncertainty:.1f}"
        table.add_row(line.bot, rating, f"{100 * line.win_share:.1f} +- {errors(line.win_error)} %", *row)
    console.print(table)


def _against(standings: Standings, one: int, other: int) -> str:
    if one == other:
        return ""
    duel = standings.duel(one, other)
    return f"{100 * duel.mean:+.1f} +- {errors(duel.error)}{'' if duel.is_clear else ' ?'}"
