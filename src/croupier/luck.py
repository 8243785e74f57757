"""Luck in a game: what each roll, note or deal changed of a player's chance to win, against the mean of all outcomes.

Measuring knows the whole state, hidden things included: it is for games that are over, and for those who hold them.
"""

from dataclasses import dataclass
from threading import local
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.bots.taught import file_of, taught
from croupier.engine import LUCK, engine_of
from croupier.game import Game, load
from croupier.judgement import num_inputs
from croupier.kernel import CHANCE, over
from croupier.kernel.judge import Net, blank_net
from croupier.kernel.luck import MOST_STATES
from croupier.kernel.search import MAX_SEATS
from croupier.position import Position
from croupier.records import Record, Step, header_hash, opening
from croupier.telling import telling_of

_LOCAL = local()


@dataclass(frozen=True)
class Stroke:
    """One chance event: a roll, the notes of a round, a deal."""

    ply: int  # how many actions of the record had been played when it was over
    chapter: int  # the round or deal, from 1; 0 in a game without any
    luck: tuple[float, ...]  # by seat: what it changed of the chance to win, less the mean; from -1 to 1


@dataclass(frozen=True)
class Moment:
    """The chances to win at one time of the game."""

    ply: int  # how many actions of the record had been played
    chapter: int
    chances: tuple[float, ...]  # by seat, from 0 to 1; partners have the chance of their side, and the sides sum to 1


@dataclass(frozen=True)
class LuckAccount:
    """The luck of every seat, and the course of the game.

    The course has a moment before the first choice, after each choice and the steps forced by it, and at the end.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2, starter=0), dealing=croupier.Seeded(4))
    >>> while not match.position.is_over:
    ...     for _ in match.advance(next(iter(match.position.legal_moves), None)):
    ...         pass
    >>> account = account_of(match.record())
    >>> account.chapters, abs(round(account.total(0) + account.total(1), 9)), account.course[-1].chances
    ([1, 2, 3, 4], 0.0, (1.0, 0.0))
    """

    players: int
    strokes: tuple[Stroke, ...]
    course: tuple[Moment, ...]

    @property
    def chapters(self) -> list[int]:
        """The numbers of the rounds or deals that had chance events."""
        return sorted({stroke.chapter for stroke in self.strokes})

    def total(self, seat: int) -> float:
        """A seat's luck in the whole game."""
        return sum(stroke.luck[seat] for stroke in self.strokes)

    def in_chapter(self, chapter: int, seat: int) -> float:
        """A seat's luck in a round or deal."""
        return sum(stroke.luck[seat] for stroke in self.strokes if stroke.chapter == chapter)


class Values(NamedTuple):
    """What a state is worth, by seat."""

    wins: tuple[float, ...]  # chances to win
    aheads: tuple[float, ...]  # parts of the rivals that a seat is ahead of


class LuckMeter:
    """Measures luck at tables of one game; it writes to memory of its own, so every thread needs another.

    States are judged by `net`, or else by what was learned for so many players. `trust` is how far judgements are
    believed: at 0 every state is worth the same. Luck is zero on average with any of them. An event that is too
    much to work out is measured against imagined outcomes: one of which a layer has more than `most_states` states, for
    example; `is_exact` tells.
    """

    def __init__(
        self, game: Game, players: int, net: Net | None = None, trust: float = 1.0, most_states: int = MOST_STATES
    ) -> None:
        if not 0 < most_states <= MOST_STATES:
            raise ValueError(f"there is room for 1 to {MOST_STATES} states, not {most_states}")
        engine = engine_of(game)
        engine.ready(LUCK)
        self._players, self._bench = players, engine.new_bench(net or _net(game, players), num_inputs(engine))
        self._event = self._bench.events[0]
        self._event.trust, self._event.most_states = trust, most_states
        self._memory = bytearray(game.rules.STATE.itemsize)
        self._states = over(self._memory, game.rules.STATE)
        self._open, self._expect, self._appraise = (engine.entry(name) for name in LUCK)

    def begin(self, salt: int) -> None:
        """Begin another game; imagined outcomes depend on the state and on the salt, from 0 to 2**64 - 1.

        (Without a salt all games would be measured against the same imagined outcomes of the first deal, and their
        error would not average out.)
        """
        self._event.salt, self._event.luck = salt, 0.0

    def open(self, states: Any, rngs: Any, options: Any, views: Any, left: int) -> tuple[int, int, int]:
        """The door `open_chapter`, every event measured."""
        found: tuple[int, int, int] = self._open(states, rngs, options, views, left, self._bench)
        return found

    @property
    def luck(self) -> Values:
        """The sums of all events since `begin` that `open` has played."""
        return self._values(self._event.luck)

    def expected(self, position: Position) -> Values:
        """What the event that is open in a position is worth on average."""
        self._memory[:] = position.state
        self._expect(self._states, 0, self._bench)
        return self._values(self._event.means)

    def worth(self, position: Position) -> Values:
        """What a position is worth; where a seat must choose, after the choice that is judged best for it."""
        self._memory[:] = position.state
        self._appraise(self._states, 0, self._bench)
        return self._values(self._event["values"])

    @property
    def is_exact(self) -> bool:
        """Whether the last event was measured against all its outcomes."""
        return bool(self._event.is_exact)

    def outcomes(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The outcomes of the last event: their probabilities, and by outcome and seat the chances to win."""
        count = int(self._event.num_outcomes)
        return self._bench.chances[:count].copy(), self._bench.worths[:count, : self._players].copy()

    def _values(self, found: Any) -> Values:
        plain = found.tolist()
        return Values(tuple(plain[: self._players]), tuple(plain[MAX_SEATS : MAX_SEATS + self._players]))


def _net(game: Game, players: int) -> Net:
    """What was learned for so many players; else a network that adds nothing to the game's own judgement."""
    return taught(game, players).net if file_of(game, players).exists() else blank_net()[0]._replace(is_added=True)


def account_of(record: Record) -> LuckAccount:
    """The luck in a recorded game, finished or not; the record is checked as it is replayed."""
    opening(record.header)
    meter = _meter(load(record.header.game), record.header.players)
    meter.begin(int(header_hash(record.header)[:16], 16))
    accounting = _Accounting(meter)
    for step in record.replay():
        accounting.read(step)
    return accounting.finished(record.header.players)


class _Accounting:
    """A game that is being measured, ply by ply."""

    def __init__(self, meter: LuckMeter) -> None:
        self._meter = meter
        self._strokes, self._course = list[Stroke](), list[Moment]()
        self._event: tuple[str | None, int, tuple[float, ...]] | None = None  # decision, chapter, what was expected
        self._chapter_of_choice: int | None = None  # until its forced steps are over
        self._last: Step | None = None

    def read(self, step: Step) -> None:
        """Take in the next ply."""
        before, after = step.before, step.after
        is_forced = step.actor == CHANCE and len(before.legal_moves) == 1
        if not is_forced:
            self._end_choice(step.ply, before)
        if step.actor != CHANCE:
            if not self._course:
                self._add_moment(step.ply, _chapter(before), before)
            self._chapter_of_choice = _chapter(before)
        elif not is_forced and self._event is None:
            self._event = before.decision, _chapter(before), self._meter.expected(before).wins
        if self._event is not None and (after.actor != CHANCE or after.decision != self._event[0]):
            _, chapter, expected = self._event
            luck = tuple(map(float, np.subtract(self._meter.worth(after).wins, expected)))
            self._strokes.append(Stroke(step.ply + 1, chapter, luck))
            self._event = None
        self._last = step

    def finished(self, players: int) -> LuckAccount:
        """The account after the last ply."""
        if self._last is not None:
            ply, position = self._last.ply + 1, self._last.after
            self._end_choice(ply, position)
            if position.is_over and self._course and self._course[-1].ply != ply:
                self._add_moment(ply, _chapter(self._last.before), position)
        return LuckAccount(players, tuple(self._strokes), tuple(self._course))

    def _end_choice(self, ply: int, position: Position) -> None:
        if self._chapter_of_choice is not None:
            self._add_moment(ply, self._chapter_of_choice, position)
            self._chapter_of_choice = None

    def _add_moment(self, ply: int, chapter: int, position: Position) -> None:
        self._course.append(Moment(ply, chapter, self._meter.worth(position).wins))


def _chapter(position: Position) -> int:
    return telling_of(position.game).chapter(position.view())


def _meter(game: Game, players: int) -> LuckMeter:
    """The meter of this thread for such tables."""
    meters: dict[tuple[str, int], LuckMeter] = _LOCAL.__dict__.setdefault("meters", {})
    if (game.name, players) not in meters:
        meters[game.name, players] = LuckMeter(game, players)
    return meters[game.name, players]
