"""What a tournament shows: who beats whom and how surely, ratings, and when the order is settled."""

import math
from collections import Counter
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from croupier.arena.tournament import Plan, Played, Round
from croupier.figures import Z_95, mean_and_error
from croupier.game import load

FEWEST = 20  # rounds before an order may be called settled
WIDTH = 0.1  # shapes the confidence sequence: it is narrowest after some hundreds of rounds


Counted = tuple[float, float]  # a value as it came, and with luck taken out


@dataclass(frozen=True)
class Duel:
    """One bot against another: the share of meetings in which it was ahead, less that in which it was behind."""

    mean: float
    error: float  # half the 95 % interval over rounds; with an error rate, half the interval that holds at all times
    rounds: int
    adjusted_mean: float | None = None  # the same with luck taken out, if that was measured
    adjusted_error: float | None = None

    @property
    def is_clear(self) -> bool:
        """Whether there are enough rounds, and the interval leaves out zero."""
        return self.rounds >= FEWEST and abs(self.mean) > self.error

    @property
    def is_adjusted_clear(self) -> bool:
        """Whether that is so with luck taken out."""
        if self.adjusted_mean is None or self.adjusted_error is None:
            return False
        return self.rounds >= FEWEST and abs(self.adjusted_mean) > self.adjusted_error


@dataclass(frozen=True)
class Line:
    """One bot: its rating, its share of first places and its mean score."""

    bot: str
    rating: float
    uncertainty: float  # half the 95 % interval, as openskill estimates it: 1.96 sigma
    win_share: float
    win_error: float
    fair_share: float  # its share of first places if all bots were equal
    mean_score: float
    games: int  # number of seats that it played
    adjusted_win_share: float | None = None  # with luck taken out, if that was measured; may be below 0 or above 1
    adjusted_win_error: float | None = None


class Standings:
    """Counts rounds as they come, in order.

    Where luck was measured, every result is also counted with luck taken out: less what chance changed of it. That
    changes no mean, and with a good judgement it makes the intervals narrower.

    An `error_rate` means that `is_settled` is asked again and again: whether every bot is known to be better or worse
    than every other, with luck taken out if it was measured. The intervals of duels then allow for that. The chance
    that `is_settled` is ever true wrongly, however often it is asked, is about `error_rate` at most: each pair has a
    confidence sequence, which holds at all times at once (asymptotically; Waudby-Smith, Arbour, Sinha, Kennedy and
    Ramdas, Time-uniform central limit theory and asymptotic confidence sequences, Annals of Statistics 52:6, 2024), and
    the pairs share the error rate evenly.
    """

    def __init__(self, plan: Plan, error_rate: float | None = None) -> None:
        self.plan, self.error_rate = plan, error_rate
        self.rounds, self.has_luck = 0, True
        game = load(plan.game)
        self._sides = [game.side_of(seat, plan.players) for seat in range(plan.players)]
        self._has_partners = len(set(self._sides)) < plan.players
        self._model = PlackettLuce()
        self._ratings = [self._model.rating(name=bot) for bot in plan.bots]
        bots = len(plan.bots)
        # By round: (what came of it, the same with luck taken out).
        self._duels: dict[tuple[int, int], list[Counted]] = {pair: [] for pair in combinations(range(bots), 2)}
        self._shares: list[list[Counted]] = [[] for _ in range(bots)]  # of first places
        self._score_sums, self._seats = np.zeros(bots), np.zeros(bots, np.int64)

    def add(self, played: Round) -> None:
        """Count one round."""
        self.rounds += 1
        leads: dict[tuple[int, int], list[Counted]] = {}
        shares: list[list[Counted]] = [[] for _ in self.plan.bots]
        for game in played:
            self.has_luck = self.has_luck and bool(game.win_luck)
            bots, places, luck = np.array(game.seats), np.array(game.places), self._luck_of_meetings(game)
            num_first = len({self._sides[seat] for seat, place in enumerate(game.places) if place == 1})
            for seat, (bot, place, score) in enumerate(zip(game.seats, game.places, game.scores, strict=True)):
                share = 1 / num_first if place == 1 else 0.0  # partners win together
                shares[bot].append((share, share - (game.win_luck[seat] if game.win_luck else 0.0)))
                self._score_sums[bot] += score
                self._seats[bot] += 1
            present = sorted(set(game.seats))
            for one, other in combinations(present, 2):
                rivals = [
                    (ahead := np.sign(places[theirs] - places[mine]), ahead - (luck[mine] - luck[theirs]))
                    for mine in np.flatnonzero(bots == one)
                    for theirs in np.flatnonzero(bots == other)
                    if self._sides[mine] != self._sides[theirs]
                ]
                if rivals:
                    leads.setdefault((one, other), []).append(_mean(rivals))
            self._rate(game)
        for pair, values in leads.items():
            self._duels[pair].append(_mean(values))
        for bot, values in enumerate(shares):
            self._shares[bot].append(_mean(values))

    def _luck_of_meetings(self, game: Played) -> NDArray[np.float64]:
        """The luck of each seat, so that the difference of two is what luck did to their meeting.

        A meeting counts from -1 to 1. Between two sides luck moves it by what it moves the chances to win apart. With
        more, a seat that becomes better gets ahead of every rival by as much, and the rivals only behind that one, so
        that their parts move apart by a little more than half of it.
        """
        num_sides = len(set(self._sides))
        if not game.win_luck:
            return np.zeros(len(game.seats))
        if num_sides == 2:
            return np.array(game.win_luck)
        return 2 * (num_sides - 1) / num_sides * np.array(game.ahead_luck)

    def _rate(self, game: Played) -> None:
        """Let one game change the ratings; a bot with several seats counts once, by its mean place.

        Partners are a team. A game with partners does not change the rating of a bot that sits on several sides.
        """
        teams: dict[int, set[int]] = {}
        places: dict[int, list[int]] = {}
        for seat, (bot, place) in enumerate(zip(game.seats, game.places, strict=True)):
            team = self._sides[seat] if self._has_partners else bot
            teams.setdefault(team, set()).add(bot)
            places.setdefault(team, []).append(place)
        num_teams = Counter(bot for bots in teams.values() for bot in bots)
        members = [sorted(bot for bot in bots if num_teams[bot] == 1) for _, bots in sorted(teams.items())]
        if not all(members):
            return
        ranks = [float(np.mean(made)) for _, made in sorted(places.items())]
        rated = self._model.rate([[self._ratings[bot] for bot in bots] for bots in members], ranks=ranks)
        for bots, ratings in zip(members, rated, strict=True):
            for bot, rating in zip(bots, ratings, strict=True):
                self._ratings[bot] = rating

    def duel(self, one: int, other: int) -> Duel:
        """How `one` did against `other`."""
        sign = 1 if one < other else -1
        leads = sign * np.array(self._duels[min(one, other), max(one, other)])
        if not len(leads):  # only partners so far
            return Duel(0.0, math.inf, 0)
        adjusted = self._lead(leads[:, 1]) if self.has_luck else (None, None)
        return Duel(*self._lead(leads[:, 0]), len(leads), *adjusted)

    def _lead(self, leads: NDArray[np.float64]) -> tuple[float, float]:
        mean, error = mean_and_error(leads)
        if self.error_rate is not None:
            error = sequence_radius(leads, self.error_rate / len(self._duels))
        return mean + 0.0, error  # not -0.0

    @property
    def is_settled(self) -> bool:
        """Whether every duel is clear, with luck taken out if it was measured."""
        duels = [self.duel(one, other) for one, other in self._duels]
        return all(duel.is_adjusted_clear if self.has_luck else duel.is_clear for duel in duels)

    def lines(self) -> list[Line]:
        """Every bot, the highest rating first; equal ratings in the order of the plan."""
        fair = 1 / len(set(self._sides))
        lines = []
        for number, bot in enumerate(self.plan.bots):
            shares = np.array(self._shares[number])
            rating, seats = self._ratings[number], int(self._seats[number])
            mean_score = float(self._score_sums[number]) / seats
            share, error = mean_and_error(shares[:, 0])
            adjusted = mean_and_error(shares[:, 1]) if self.has_luck else (None, None)
            lines.append(Line(bot, rating.mu, Z_95 * rating.sigma, share, error, fair, mean_score, seats, *adjusted))
        return sorted(lines, key=lambda line: -line.rating)


def _mean(values: list[Counted]) -> Counted:
    raw, adjusted = np.mean(values, axis=0)
    return float(raw), float(adjusted)


def sequence_radius(values: NDArray[np.float64], error_rate: float) -> float:
    """How far the mean of independent values may be from the true mean, at all times at once.

    This is asymptotic: it takes the variance from the values and needs no limits to them, only that they have a
    variance. Two imaginary values, one above the mean by 1 and one below it, keep the estimated variance above zero;
    that makes it wider than need be where values are much smaller, and hardly after some hundreds.
    """
    count = len(values)
    variance = (float(((values - values.mean()) ** 2).sum()) + 2) / (count + 2)
    grown = count * WIDTH**2 + 1
    return math.sqrt(variance * 2 * grown / (count * WIDTH) ** 2 * math.log(math.sqrt(grown) / error_rate))
