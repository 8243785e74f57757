"""A tournament from the first round to the last: played, kept in a folder if one is given, and handed back as data."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from croupier.arena.entrants import Entrant, check_travel, entrants_of
from croupier.arena.ledger import Ledger
from croupier.arena.standings import Duel, Line, Standings
from croupier.arena.tournament import Plan, Round, plan, prepare, rounds
from croupier.arena.tournament_report import report, result
from croupier.arena.workers import dask_workers, local_workers
from croupier.bots import Bot
from croupier.errors import BotError, RecordError, SettingsError
from croupier.phrases import say

CHECK_EVERY = 10  # rounds between two looks at whether the order is settled
Progress = Callable[[int, int], None]  # (rounds that are done, rounds that were asked for)


@dataclass(frozen=True)
class Tournament:
    """How a tournament ended: a line for each bot, the highest rating first, and a duel for each pair of them."""

    plan: Plan
    rounds: int
    lines: tuple[Line, ...]
    duels: dict[tuple[str, str], Duel]  # one bot against another, by their names
    is_settled: bool | None  # whether the order is; None if that was not asked
    standings: Standings  # that everything was counted by

    @property
    def table(self) -> list[dict[str, Any]]:
        """A row of plain values for each bot, the highest rating first, as `pandas.DataFrame` takes them."""
        return [asdict(line) for line in self.lines]

    @property
    def duel_table(self) -> list[dict[str, Any]]:
        """A row of plain values for each bot against each other one."""
        return [
            {
                "bot": bot,
                "other": other,
                **asdict(duel),
                "is_clear": duel.is_clear,
                "is_adjusted_clear": duel.is_adjusted_clear,
            }
            for (bot, other), duel in self.duels.items()
        ]


def run(
    game: str,
    bots: Sequence[str | Bot] | Mapping[str, str | Bot],
    players: int = 2,
    rounds: int = 100,
    seed: int = 0,
    settings: Mapping[str, Any] | None = None,
    *,
    workers: int | None = 1,
    error_rate: float | None = None,
    luck: bool = True,
    out: Path | str | None = None,
    progress: Progress | None = None,
    dask: str = "",
    command: str = "",
) -> Tournament:
    """Let bots play against each other, each in every seat with the same dice and cards.

    Bots are names of opponents, bots of one's own (docs/bots.md), or a mapping of labels to such. `workers` is the
    number of processes: one plays in this process, None is one for each core. With an `error_rate` the tournament ends
    once the order is settled. `luck` says whether to measure luck and to count results with luck taken out, too; that
    takes some hundredths of a second for each game. The files in the folder `out` let it go on after a stop, and with
    more rounds.

    >>> import croupier
    >>> def first(view, moves, budget, rng):
    ...     return moves[0]
    >>> found = croupier.arena.run("las-vegas", ["easy", first], rounds=20, seed=3)
    >>> [row["bot"] for row in found.table], found.duels["easy", "first"].is_clear
    (['easy', 'first'], True)
    """
    if rounds < 1:
        raise SettingsError(say("problem-at-least", name="rounds", least=1, value=str(rounds)))
    if error_rate is not None and not 0 < error_rate < 1:
        raise SettingsError(say("problem-error-rate", value=str(error_rate)))
    entrants = entrants_of(bots)
    planned = plan(game, players, entrants, seed, dict(settings or {}), luck)
    folder = None if out is None else Path(out)
    if folder is not None and folder.exists() and not folder.is_dir():
        raise RecordError("record-unwritable", "not-folder", path=str(folder))
    if workers != 1 or dask:
        check_travel(entrants)
    prepare(planned, entrants)
    standings, called = Standings(planned, error_rate), command or _call(planned, rounds, settings, error_rate)
    playing = _Playing(planned, entrants, rounds, standings, progress or (lambda done, asked: None))
    try:
        with dask_workers(dask) if dask else local_workers(workers) as (executor, count):
            if folder is None:
                is_settled = playing.play(executor, count)
            else:
                is_settled = playing.play_and_keep(folder, called, executor, count)
    except (BrokenExecutor, CancelledError):
        raise RecordError("workers-lost", rounds=standings.rounds) from None
    if folder is not None:
        _save(folder, standings, called, is_settled)
    return _finished(standings, is_settled)


@dataclass(frozen=True)
class _Playing:
    """A tournament while it is played."""

    plan: Plan
    entrants: list[Entrant]
    num_rounds: int
    standings: Standings
    progress: Progress

    def play_and_keep(self, folder: Path, command: str, executor: Executor, count: int) -> bool | None:
        """Count the rounds that the folder has, play the others and keep each; return as `play` does."""
        ledger = Ledger(folder / "rounds.jsonl", self.plan)
        try:
            return self.play(executor, count, ledger.rounds, ledger.append)
        except (KeyboardInterrupt, BotError):
            if self.standings.rounds:
                _save(folder, self.standings, command, None)
            raise
        finally:
            ledger.close()

    def play(
        self,
        executor: Executor,
        count: int,
        before: Sequence[Round] = (),
        keep: Callable[[Round], None] = lambda played: None,
    ) -> bool | None:
        """Count rounds from before, play the others; return whether the order is settled, None if that is not asked."""
        standings = self.standings
        for played in before[: self.num_rounds]:
            standings.add(played)
            if self._is_settled():
                return True
        self.progress(standings.rounds, self.num_rounds)
        numbers = range(standings.rounds, self.num_rounds)
        for played in rounds(self.plan, numbers, executor, count, self.entrants):
            keep(played)
            standings.add(played)
            self.progress(standings.rounds, self.num_rounds)
            if self._is_settled():
                return True
        return False if standings.error_rate is not None else None

    def _is_settled(self) -> bool:
        standings = self.standings
        is_time = standings.rounds % CHECK_EVERY == 0 or standings.rounds == self.num_rounds
        return standings.error_rate is not None and is_time and standings.is_settled


def _finished(standings: Standings, is_settled: bool | None) -> Tournament:
    names = standings.plan.bots
    duels = {
        (bot, other): standings.duel(one, another)
        for one, bot in enumerate(names)
        for another, other in enumerate(names)
        if one != another
    }
    return Tournament(standings.plan, standings.rounds, tuple(standings.lines()), duels, is_settled, standings)


def _save(folder: Path, standings: Standings, command: str, is_settled: bool | None) -> None:
    try:
        values = msgspec.json.format(msgspec.json.encode(result(standings, command, is_settled)))
        (folder / "result.json").write_bytes(values + b"\n")
        (folder / "report.html").write_text(report(standings, command, is_settled), encoding="utf-8")
    except OSError as error:
        raise RecordError("record-unwritable", path=str(error.filename), reason=str(error.strerror)) from None


def _call(planned: Plan, num_rounds: int, settings: Mapping[str, Any] | None, error_rate: float | None) -> str:
    """How a program would ask for this tournament."""
    named = {"settings": dict(settings or {}), "error_rate": error_rate}
    more = "".join(f", {name}={value!r}" for name, value in named.items() if value)
    more += "" if planned.luck else ", luck=False"
    first = f"{planned.game!r}, {planned.bots!r}, players={planned.players}, rounds={num_rounds}, seed={planned.seed}"
    return f"croupier.arena.run({first}{more})"
