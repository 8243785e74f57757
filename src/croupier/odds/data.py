"""What `odds` answers, as data; msgspec writes it as JSON."""

import math
from fractions import Fraction

from msgspec import Struct

from croupier.figures import Z_95, wilson


class Figure(Struct, frozen=True, omit_defaults=True):
    """A chance or a mean: exact if it has a fraction, else an estimate with its 95 % interval.

    >>> Figure.exact(Fraction(1, 4))
    Figure(value=0.25, low=0.25, high=0.25, fraction='1/4')
    """

    value: float
    low: float
    high: float
    fraction: str | None = None

    @classmethod
    def exact(cls, number: Fraction) -> "Figure":
        """An exact number."""
        return cls(float(number), float(number), float(number), str(number))

    @classmethod
    def chance(cls, times: int, games: int) -> "Figure":
        """A chance, from how often something has happened."""
        return cls(times / games, *wilson(times, games))

    @classmethod
    def mean(cls, total: int, squares: int, games: int) -> "Figure":
        """A mean, from a sum and a sum of squares."""
        value = total / games
        error = Z_95 * math.sqrt(max(squares / games - value * value, 0.0) / games)
        return cls(value, value - error, value + error)


class Tallied(Struct, frozen=True):
    """How often an outcome comes up: the chances of 0, 1, 2, ... times, and of at least once."""

    move: str
    at_least_once: Figure
    times: list[Figure]


class Opened(Struct, frozen=True):
    """What is asked afterwards, and how many choices it has, at least and at most."""

    decision: str | None
    subject: int
    choices: tuple[int, int]
    chance: Figure


class Result(Struct, frozen=True):
    """Everything that chance brings together, in no order."""

    moves: list[str]
    chance: Figure


class Coming(Struct, frozen=True):
    """What chance can bring until something else is asked."""

    is_exact: bool
    outcomes: list[Tallied]
    opens: list[Opened]
    num_results: int
    results: list[Result]  # the most probable first


class Casino(Struct, frozen=True):
    """A casino at the end of the round, for the seat that chooses."""

    casino: int  # from 1
    leads: Figure  # the chance to take the first note or card there
    paid: Figure  # the chance to take any
    amount: Figure  # what is taken on average


class Promise(Struct, frozen=True, omit_defaults=True):
    """Where a choice leads if everybody then plays at random."""

    move: str
    is_exact: bool
    brings: Figure | None = None  # money or points from here to the end of the round or deal, on average
    wins: Figure | None = None  # the chance to win the deal or, in a game without rounds and deals, the game
    casinos: list[Casino] = []  # those where the choice changes something


class Holding(Struct, frozen=True):
    """The chance that a hidden hand has a card of each rank, as far as any of that rank are unseen."""

    seat: int
    ranks: dict[str, Figure]


class Odds(Struct, frozen=True, omit_defaults=True):
    """What can happen: `coming` when chance is to act and nothing is hidden, `choices` when a seat must choose."""

    game: str
    players: int
    actor: int | str  # a seat, or "chance"
    decision: str | None
    games: int  # for each estimate
    seed: int
    coming: Coming | None = None
    choices: list[Promise] = []
    hands: list[Holding] = []
