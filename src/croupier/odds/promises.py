"""Where each choice leads if everybody plays at random from there on, to the end of the round, the deal or the game."""

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from croupier.engine import BULK, engine_of
from croupier.kernel import NOBODY, blank, generator, over
from croupier.moves import Move
from croupier.odds.data import Casino, Figure, Promise
from croupier.position import Position
from croupier.telling import changed, telling_of
from croupier.walking import IsEnd, Spread, Walker, unfold, wander


class Reading(NamedTuple):
    """Where lines end, and the numbers that are read there; a chance is read as 0 or 1."""

    is_end: IsEnd
    read: Callable[[], Sequence[int]]
    are_chances: Sequence[bool]  # or else means


class Question:
    """A seat's choice at a table, as that seat sees it, and how many random games may be played for an answer."""

    def __init__(self, position: Position, has_secrets: bool, games: int, seed: int) -> None:
        assert position.actor is not None
        self._table, self._seat, self._view = position, position.actor, position.view(position.actor)
        self._games, self._seed, self._has_secrets = games, seed, has_secrets
        self._walker, self._telling = Walker(position.game), telling_of(position.game)
        self._stands, self._settles = self._telling.stands(self._view), dict[int, bool]()
        self._walker.go(self._imagined(generator(seed)))
        self._score = self._walker.score(self._seat)

    def promises(self, most_steps: int, on_choice: Callable[[], None]) -> list[Promise]:
        """What each choice leads to; the exact work is shared out evenly among those that are left."""
        moves, found = self._table.legal_moves, list[Promise]()
        for number, move in enumerate(moves):
            promise, steps = self._promise(move, most_steps // (len(moves) - number))
            most_steps = max(most_steps - steps, 0)
            found.append(promise)
            on_choice()
        return found

    def _promise(self, move: Move, most_steps: int) -> tuple[Promise, int]:
        if not self._table.game.is_scored:
            reading = Reading(lambda decision, subject: False, self._read_end, [True])
            figures, is_exact, steps = self._figures(move, reading, most_steps)
            return Promise(str(move), is_exact, wins=figures[0]), steps
        if not self._stands.houses:
            reading = Reading(self._is_settling, self._read_deal, [False, True])
            figures, is_exact, steps = self._figures(move, reading, most_steps)
            return Promise(str(move), is_exact, brings=figures[0], wins=figures[1]), steps
        change = changed(self._view, self._stands, move)
        places = [house.casino for house in (change.houses if change else ())]
        are_chances = [False, *[True, True, False] * len(places)]
        reading = Reading(self._is_settling, partial(self._read_round, places), are_chances)
        (brings, *figures), is_exact, steps = self._figures(move, reading, most_steps)
        parts = zip(places, figures[::3], figures[1::3], figures[2::3], strict=True)
        return Promise(str(move), is_exact, brings=brings, casinos=[Casino(*part) for part in parts]), steps

    def _is_settling(self, decision: int, subject: int) -> bool:
        """Whether the round or deal is being paid out; it follows from what is asked."""
        if decision not in self._settles:
            self._settles[decision] = self._telling.settles(self._walker.view(NOBODY))
        return self._settles[decision]

    def _read_round(self, places: Sequence[int]) -> list[int]:
        """What the round has brought the seat since now, once it is paid out, and for each of these casinos: whether
        the seat takes the first note there, whether it takes any, and how much.
        """
        standing = self._telling.stands(self._walker.view(self._seat))
        assert standing.gains is not None
        found = [self._walker.score(self._seat) - self._score + standing.gains[self._seat]]
        for casino in places:
            takes = standing.houses[casino - 1].takes
            amounts = [amount for owner, amount in takes if owner == self._seat]
            found += [bool(takes) and takes[0][0] == self._seat, len(amounts), sum(amounts)]
        return found

    def _read_deal(self) -> list[int]:
        """What the deal has brought the seat since now, once it is paid out, and whether the seat has won it."""
        look = self._walker.go(self._walker.state)
        while look[0] > 0 and self._is_settling(look[1], look[3]):
            look = self._walker.play(self._walker.options(look)[0][0])
        return [self._walker.score(self._seat) - self._score, self._walker.view(self._seat).layer == self._seat]

    def _read_end(self) -> list[int]:
        """Whether the seat has won the game, which is its score."""
        return [self._walker.score(self._seat)]

    def _imagined(self, rng: Any) -> bytes:
        return self._table.imagine(self._view, rng).state

    def _figures(self, move: Move, reading: Reading, most_steps: int) -> tuple[list[Figure], bool, int]:
        """What is read where lines after a move end, whether that is exact, and the steps of exact work."""
        steps = 0
        if not self._has_secrets:
            self._walker.go(self._imagined(generator(self._seed)))
            count, decision, _, subject = self._walker.play(move.action)
            spread: Spread | None = Spread({(self._walker.state, ()): 1}, 1)
            if count > 0 and not reading.is_end(decision, subject):
                spread, steps = unfold(self._walker, self._walker.state, reading.is_end, most_steps)
            if spread is not None:
                return self._exact(reading, spread), True, steps
        if self._table.game.is_scored:
            return self._estimates(reading, self._drawn(move, reading)), False, steps
        return [Figure.chance(self._count_wins(move), self._games)], False, steps

    def _exact(self, reading: Reading, spread: Spread) -> list[Figure]:
        sums = [0] * len(reading.are_chances)
        for (state, _), weight in spread.weights.items():
            self._walker.go(state)
            sums = [total + weight * int(value) for total, value in zip(sums, reading.read(), strict=True)]
        return [Figure.exact(Fraction(total, spread.total)) for total in sums]

    def _drawn(self, move: Move, reading: Reading) -> Iterator[Sequence[int]]:
        """What is read at the end of each of so many random lines, each from a state that fits the view."""
        rng, chooser = generator(self._seed), random.Random(self._seed)
        start = self._imagined(rng)
        for _ in range(self._games):
            self._walker.go(self._imagined(rng) if self._has_secrets else start)
            count, decision, _, subject = self._walker.play(move.action)
            if count > 0 and not reading.is_end(decision, subject):
                wander(self._walker, self._walker.state, reading.is_end, chooser)
            yield reading.read()

    def _estimates(self, reading: Reading, rows: Iterator[Sequence[int]]) -> list[Figure]:
        values = np.array(list(rows), np.int64)
        totals, squares = values.sum(axis=0).tolist(), (values.astype(float) ** 2).sum(axis=0).tolist()
        return [
            Figure.chance(total, self._games) if is_chance else Figure.mean(total, square, self._games)
            for total, square, is_chance in zip(totals, squares, reading.are_chances, strict=True)
        ]

    def _count_wins(self, move: Move) -> int:
        """Of so many whole random games after a move, those that the seat wins; one compiled door plays them."""
        rules, engine, rng = self._table.game.rules, engine_of(self._table.game), generator(self._seed)
        engine.ready(BULK)
        self._walker.go(self._imagined(rng))
        self._walker.play(move.action)
        start, scratch = over(bytearray(self._walker.state), rules.STATE), blank(rules.STATE)
        standings, lengths = (
            np.zeros((self._games, rules.MAX_PLAYERS, 2), np.int64),
            np.zeros((self._games, 2), np.int64),
        )
        engine.entry("playouts")(start, scratch, rng, engine.new_options(), standings, lengths)
        return int(standings[:, self._seat, 0].sum())
