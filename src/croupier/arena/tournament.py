"""Tournaments between bots: every seating gets the same dice and cards, on any number of workers, from a seed."""

import hashlib
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from functools import cache
from itertools import combinations, permutations
from math import factorial
from pathlib import Path
from threading import local
from typing import Any

import msgspec
from msgspec import Struct

import croupier
from croupier import settings as table_settings
from croupier.arena.duplicate import DuplicateGame
from croupier.bots import Opponent, opponent
from croupier.bots.levels import check_opponent
from croupier.errors import RecordError, SettingsError
from croupier.figures import places_of
from croupier.game import load
from croupier.phrases import quoted, say

_LOCAL = local()
SECONDS_A_TASK = 1.0  # a worker's tasks grow until one takes about this long


class Plan(Struct, frozen=True, kw_only=True):
    """What a tournament is; the same plan gives the same rounds wherever they are played.

    (Unless a bot's budget is in milliseconds: then it depends on the machine.)
    """

    game: str
    rules: int  # version of the game's rules
    players: int
    settings: dict[str, Any]
    bots: list[str]
    seed: int
    code: str  # digest of the sources that decide what is played


class Played(Struct, frozen=True, array_like=True):
    """One game: the bot in each seat by its number, the place it made and its score."""

    seats: list[int]
    places: list[int]
    scores: list[int]


Round = list[Played]  # every seating, with the same dice and cards


def plan(name: str, players: int, bots: list[str], seed: int = 0, settings: dict[str, Any] | None = None) -> Plan:
    """A checked plan."""
    game = load(name)
    values = table_settings.check(players, game.players, game.settings, settings or {})
    problems = []
    if len(bots) < 2:
        problems.append(say("problem-few-bots"))
    problems += [say("problem-bot-twice", bot=quoted(bot)) for bot in sorted(set(bots)) if bots.count(bot) > 1]
    if seed < 0:
        problems.append(say("problem-seed", value=str(seed)))
    if problems:
        raise SettingsError(*problems)
    for bot in bots:
        check_opponent(bot)
    version = game.rules_version
    return Plan(game=name, rules=version, players=players, settings=values, bots=bots, seed=seed, code=_code())


@cache
def _code() -> str:
    """A digest of the sources that decide a game, so that rounds of different versions are not mixed."""
    package, digest = Path(croupier.__file__).parent, hashlib.sha256()
    for pattern in ("kernel/*.py", "games/**/*.py", "bots/*.py", "arena/duplicate.py", "arena/tournament.py", "*.py"):
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


def prepare(plan: Plan) -> None:
    """Compile in this process what the workers will need, so that they find it in the cache."""
    _made(plan)


def play_rounds(plan: Plan, first: int, count: int) -> tuple[list[Round], float]:
    """Rounds from `first` on, and how many seconds they took; refused if this worker's sources are not the plan's."""
    if plan.code != _code():
        raise RecordError("tournament-other", "worker")
    started = time.perf_counter()
    rounds = [_play_round(plan, number) for number in range(first, first + count)]
    return rounds, time.perf_counter() - started


def _play_round(plan: Plan, number: int) -> Round:
    game, bots = _made(plan)
    played = []
    for seating, seats in enumerate(seatings(len(plan.bots), plan.players, number)):
        standing = game.play([bots[bot] for bot in seats], plan.seed, number, seating)
        played.append(Played(seats, list(places_of(standing)), [score for score, _ in standing]))
    return played


def _made(plan: Plan) -> tuple[DuplicateGame, list[Opponent]]:
    """The game and its bots, made once in each thread because they write to memory of their own."""
    key = msgspec.json.encode(plan)
    if _LOCAL.__dict__.get("key") != key:
        game = load(plan.game)
        _LOCAL.made = DuplicateGame(game, plan.players, plan.settings), [opponent(bot, game) for bot in plan.bots]
        _LOCAL.key = key
    made: tuple[DuplicateGame, list[Opponent]] = _LOCAL.made
    return made


def rounds(plan: Plan, numbers: range, executor: Executor, num_workers: int) -> Iterator[Round]:
    """The rounds of those numbers, in the order of the numbers."""
    tasks: deque[Future[tuple[list[Round], float]]] = deque()
    following, size = numbers.start, 1
    try:
        while following < numbers.stop or tasks:
            while following < numbers.stop and len(tasks) < 2 * num_workers:
                count = min(size, numbers.stop - following)
                tasks.append(executor.submit(play_rounds, plan, following, count))
                following += count
            found, seconds = tasks.popleft().result()
            if seconds < SECONDS_A_TASK / 2 and len(found) == size:
                size *= 2
            yield from found
    finally:
        for task in tasks:
            task.cancel()
