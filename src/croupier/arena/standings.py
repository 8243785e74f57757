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


@dataclass(frozen=True)
class Duel:
    """One bot against another: the share of meetings in which it was ahead, less that in which it was behind."""

    mean: float
    error: float  # half the 95 % interval over rounds; with an error rate, half the interval that holds at all times
    rounds: int

    @property
    def is_clear(self) -> bool:
        """Whether there are enough rounds, and the interval leaves out zero."""
        return self.rounds >= FEWEST and abs(self.mean) > self.error


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


class Standings:
    """Counts rounds as they come, in order.

    An `error_rate` means that `is_settled` is asked again and again: whether every bot is known to be better or worse
    than every other. The intervals of duels then allow for that. The chance that `is_settled` is ever true wrongly,
    however often it is asked, is about `error_rate` at most: each pair has a
    confidence sequence, which holds at all times at once (asymptotically; Waudby-Smith, Arbour, Sinha, Kennedy and
    Ramdas, Time-uniform central limit theory and asymptotic confidence sequences, Annals of Statistics 52:6, 2024), and
    the pairs share the error rate evenly.
    """

    def __init__(self, plan: Plan, error_rate: float | None = None) -> None:
        self.plan, self.error_rate = plan, error_rate
        self.rounds = 0
        game = load(plan.game)
        self._sides = [game.side_of(seat, plan.players) for seat in range(plan.players)]
        self._has_partners = len(set(self._sides)) < plan.players
        self._model = PlackettLuce()
        self._ratings = [self._model.rating(name=bot) for bot in plan.bots]
        bots = len(plan.bots)
        self._duels: dict[tuple[int, int], list[float]] = {pair: [] for pair in combinations(range(bots), 2)}
        self._shares: list[list[float]] = [[] for _ in range(bots)]  # of first places, by round
        self._score_sums, self._seats = np.zeros(bots), np.zeros(bots, np.int64)

    def add(self, played: Round) -> None:
        """Count one round."""
        self.rounds += 1
        leads: dict[tuple[int, int], list[float]] = {}
        shares: list[list[float]] = [[] for _ in self.plan.bots]
        for game in played:
            bots, places = np.array(game.seats), np.array(game.places)
            num_first = len({self._sides[seat] for seat, place in enumerate(game.places) if place == 1})
            for bot, place, score in zip(game.seats, game.places, game.scores, strict=True):
                shares[bot].append(1 / num_first if place == 1 else 0.0)  # partners win together
                self._score_sums[bot] += score
                self._seats[bot] += 1
            present = sorted(set(game.seats))
            for one, other in combinations(present, 2):
                rivals = [
                    np.sign(places[theirs] - places[mine])
                    for mine in np.flatnonzero(bots == one)
                    for theirs in np.flatnonzero(bots == other)
                    if self._sides[mine] != self._sides[theirs]
                ]
                if rivals:
                    leads.setdefault((one, other), []).append(float(np.mean(rivals)))
            self._rate(game)
        for pair, values in leads.items():
            self._duels[pair].append(float(np.mean(values)))
        for bot, values in enumerate(shares):
            self._shares[bot].append(float(np.mean(values)))

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
        leads = np.array(self._duels[min(one, other), max(one, other)])
        if not len(leads):  # only partners so far
            return Duel(0.0, math.inf, 0)
        mean, error = mean_and_error(leads)
        if self.error_rate is not None:
            error = sequence_radius(leads, self.error_rate / len(self._duels))
        return Duel(sign * mean + 0.0, error, len(leads))  # not -0.0

    @property
    def is_settled(self) -> bool:
        """Whether every duel is clear."""
        return all(self.duel(one, other).is_clear for one, other in self._duels)

    def lines(self) -> list[Line]:
        """Every bot, the highest rating first; equal ratings in the order of the plan."""
        fair = 1 / len(set(self._sides))
        lines = []
        for number, bot in enumerate(self.plan.bots):
            shares = np.array(self._shares[number])
            rating, seats = self._ratings[number], int(self._seats[number])
            mean_score = float(self._score_sums[number]) / seats
            share, error = mean_and_error(shares)
            lines.append(Line(bot, rating.mu, Z_95 * rating.sigma, share, error, fair, mean_score, seats))
        return sorted(lines, key=lambda line: -line.rating)


def sequence_radius(values: NDArray[np.float64], error_rate: float) -> float:
    """How far the mean of values from -1 to 1 may be from the true mean, at all times at once.

    Two imaginary values, one at each end, keep the estimated variance above zero.
    """
    count = len(values)
    variance = (float(((values - values.mean()) ** 2).sum()) + 2) / (count + 2)
    grown = count * WIDTH**2 + 1
    return math.sqrt(variance * 2 * grown / (count * WIDTH) ** 2 * math.log(math.sqrt(grown) / error_rate))
