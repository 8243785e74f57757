"""Tournaments between bots: every seating gets the same dice and cards, on any number of workers, from a seed."""

import hashlib
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import cache
from itertools import combinations, permutations
from math import factorial
from pathlib import Path
from threading import local
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import croupier
from croupier import settings as table_settings
from croupier.arena.duplicate import DuplicateGame
from croupier.arena.entrants import Entrant, entered
from croupier.bots import Opponent
from croupier.errors import BotError, RecordError, SettingsError
from croupier.figures import places_of
from croupier.game import load
from croupier.luck import LuckMeter
from croupier.phrases import quoted, say

_LOCAL = local()
LUCK_DIGITS = 6  # after the point, in a ledger
SECONDS_A_TASK = 1.0  # a worker's tasks grow until one takes about this long


class Plan(Struct, frozen=True, kw_only=True):
    """What a tournament is; the same plan gives the same rounds wherever they are played.

    (Unless a bot's budget is in milliseconds: then it depends on the machine.)
    """

    game: str
    rules: int  # version of the game's rules
    players: int
    settings: dict[str, Any]
    bots: list[str]  # by the names that reports show
    seed: int
    code: str  # digest of the sources that decide what is played
    luck: bool = True  # whether it is measured


class Played(Struct, frozen=True, array_like=True):
    """One game: the bot in each seat by its number, the place it made, its score, and its luck if that was measured."""

    seats: list[int]
    places: list[int]
    scores: list[int]
    win_luck: list[float] = []  # what chance changed of the chance to win, less the mean
    ahead_luck: list[float] = []  # the same of the part of the rivals that a seat ends ahead of


Round = list[Played]  # every seating, with the same dice and cards


def plan(
    name: str,
    players: int,
    bots: Sequence[str | Entrant],
    seed: int = 0,
    settings: dict[str, Any] | None = None,
    luck: bool = True,
) -> Plan:
    """A checked plan."""
    game, entrants = load(name), [entered(bot) for bot in bots]
    labels = [entrant.label for entrant in entrants]
    values = table_settings.check(players, game.players, game.settings, settings or {})
    problems = []
    if len(labels) < 2:
        problems.append(say("problem-few-bots"))
    problems += [say("problem-bot-twice", bot=quoted(bot)) for bot in sorted(set(labels)) if labels.count(bot) > 1]
    if seed < 0:
        problems.append(say("problem-seed", value=str(seed)))
    if problems:
        raise SettingsError(*problems)
    version, code = game.rules_version, _code_with(entrants)
    return Plan(
        game=name, rules=version, players=players, settings=values, bots=labels, seed=seed, code=code, luck=luck
    )


def _code_with(entrants: Sequence[Entrant]) -> str:
    """A digest of the sources that decide a game, those of bots of one's own included."""
    own = "".join(f"{entrant.label} {entrant.digest}\n" for entrant in entrants if entrant.digest)
    return hashlib.sha256((_code() + own).encode()).hexdigest()[:16] if own else _code()


@cache
def _code() -> str:
    """A digest of the sources and weights that decide a game, so that rounds of different versions are not mixed."""
    package, digest = Path(croupier.__file__).parent, hashlib.sha256()
    patterns = ("kernel/*.py", "games/**/*.py", "bots/*.py", "arena/duplicate.py", "arena/tournament.py", "*.py")
    for pattern in (*patterns, "taught/*.npz"):
        for source in sorted(package.glob(pattern)):
            digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def seatings(num_bots: int, players: int, number: int) -> list[list[int]]:
    """The bots by seat, for each game of a round: every bot plays every seat; the order changes from round to round.

    With more bots than seats every combination plays; with fewer, bots have several seats, alternately.

    >>> seatings(2, 3, 0)
    [[0, 1, 0], [1, 0, 1]]
    >>> len(seatings(4, 3, 0)), seatings(3, 3, 1)
    (12, [[0, 2, 1], [2, 1, 0], [1, 0, 2]])
    """
    games = []
    for company in combinations(range(num_bots), min(num_bots, players)):
        orders = list(permutations(company[1:]))
        around = (company[0], *orders[number % factorial(len(company) - 1)])
        for turn in range(len(around)):
            games.append([around[(seat + turn) % len(around)] for seat in range(players)])
    return games


def prepare(plan: Plan, entrants: Sequence[Entrant] = ()) -> None:
    """Compile in this process what the workers will need, so that they find it in the cache."""
    _made(plan, entrants)


class Chunk(NamedTuple):
    """Rounds that were played one after the other, how many seconds they took, and how a bot failed in the next."""

    rounds: list[Round]
    seconds: float
    failure: BotError | None = None


def play_rounds(plan: Plan, first: int, count: int, entrants: Sequence[Entrant] = ()) -> Chunk:
    """Rounds from `first` on, until a bot of one's own fails; refused if this worker's sources are not the plan's.

    `entrants` are the bots of the plan; they may be left out if their names are enough to find them.
    """
    found = entrants or [entered(bot) for bot in plan.bots]
    if plan.code != _code_with(found):
        raise RecordError("tournament-other", "worker")
    game, bots = _made(plan, found)
    started, rounds = time.perf_counter(), list[Round]()
    for number in range(first, first + count):
        try:
            rounds.append(_play_round(plan, game, bots, number))
        except BotError as failure:
            return Chunk(rounds, time.perf_counter() - started, failure)
    return Chunk(rounds, time.perf_counter() - started)


def _play_round(plan: Plan, game: DuplicateGame, bots: Sequence[Opponent], number: int) -> Round:
    played = []
    for seating, seats in enumerate(seatings(len(plan.bots), plan.players, number)):
        standing, luck = game.play([bots[bot] for bot in seats], plan.seed, number, seating)
        lucks = [[round(value, LUCK_DIGITS) for value in values] for values in luck or ()]
        played.append(Played(seats, list(places_of(standing)), [score for score, _ in standing], *lucks))
    return played


def _made(plan: Plan, entrants: Sequence[Entrant]) -> tuple[DuplicateGame, list[Opponent]]:
    """The game and its bots, made once in each thread because they write to memory of their own."""
    key = msgspec.json.encode(plan), tuple(entrants)
    if _LOCAL.__dict__.get("key") != key:
        game, found = load(plan.game), entrants or [entered(bot) for bot in plan.bots]
        meter = LuckMeter(game, plan.players) if plan.luck else None
        table = DuplicateGame(game, plan.players, plan.settings, meter)
        _LOCAL.made = table, [entrant.made(game) for entrant in found]
        _LOCAL.key = key
    made: tuple[DuplicateGame, list[Opponent]] = _LOCAL.made
    return made


def rounds(
    plan: Plan, numbers: range, executor: Executor, num_workers: int, entrants: Sequence[Entrant] = ()
) -> Iterator[Round]:
    """The rounds of those numbers, in the order of the numbers; all before the one in which a bot failed."""
    tasks: deque[Future[Chunk]] = deque()
    following, size = numbers.start, 1
    try:
        while following < numbers.stop or tasks:
            while following < numbers.stop and len(tasks) < 2 * num_workers:
                count = min(size, numbers.stop - following)
                tasks.append(executor.submit(play_rounds, plan, following, count, entrants))
                following += count
            chunk = tasks.popleft().result()
            if chunk.seconds < SECONDS_A_TASK / 2 and len(chunk.rounds) == size:
                size *= 2
            yield from chunk.rounds
            if chunk.failure is not None:
                raise chunk.failure
    finally:
        for task in tasks:
            task.cancel()
