"""Everything compiled that a table needs, tried once, so that nothing is compiled while people play."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from numba import config

from croupier.dealing import Seeded
from croupier.engine import EXACT, JUDGING, LUCK, PLAYING, THINKING, Engine, engine_of
from croupier.game import load
from croupier.kernel import NOBODY
from croupier.kernel.decorator import cache_directory
from croupier.match import planned
from croupier.position import Position
from croupier.records import Step
from croupier.server.hearing import Hearing, Reader
from croupier.server.showing import options_of
from croupier.telling import telling_of

PLAY, THINK = "play", "think"  # stages: what people need, then what bots, hints and luck accounts need
MOST_STEPS = 400


def doors(game_name: str, stage: str) -> list[tuple[str, ...]]:
    """The groups of compiled doors of a stage."""
    if stage == PLAY:
        return [PLAYING]
    return [*((name,) for name in THINKING), JUDGING, LUCK, *([EXACT] if load(game_name).is_open else [])]


def prepare(game_name: str, stage: str) -> Iterator[tuple[int, int]]:
    """Compile a stage; yields how much is done of how much before each part."""
    game = load(game_name)
    groups = doors(game_name, stage)
    total, done = sum(map(len, groups)) + 1, 0
    for names in groups:
        engine = Engine(game)
        for _ in engine.compile(names):
            yield done, total
            done += 1
        engine.ready(names)
    yield done, total
    if stage == PLAY:
        rehearse(game_name)
    _marker(game_name, stage).touch()
    yield total, total


def is_prepared(game_name: str, stage: str) -> bool:
    """Whether a stage was compiled before, so that it only has to be loaded."""
    return bool(config.DISABLE_JIT) or _marker(game_name, stage).exists()


def _marker(game_name: str, stage: str) -> Path:
    return cache_directory() / f"{game_name}.{stage}.rehearsed"


@cache
def rehearse(game_name: str) -> None:
    """Play the beginning of a game as a table does, for every kind of reader; once in a process."""
    game = load(game_name)
    engine_of(game)
    players = game.players[-1]
    position, ply, dealing = Position(game, players, {}), 0, Seeded(0)
    steps: list[Step] = planned(position, 0, [], dealing)
    while ply < MOST_STEPS:
        for seat in (0, NOBODY):
            Hearing(steps).items(Reader(seat, with_boards=True, with_standing=True))
        position, ply = steps[-1].after, ply + len(steps)
        if position.actor is None:
            break
        view = position.view(position.actor)
        options_of(position, view, position.actor, with_standing=True)
        telling_of(game).board(view)
        moves = position.legal_moves
        steps = planned(position, ply, [moves[ply % len(moves)]], dealing)
