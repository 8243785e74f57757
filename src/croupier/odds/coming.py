"""What chance can bring until another question would be asked at a real table: a roll, a casino's notes, a card."""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from croupier.kernel import NOBODY, generator
from croupier.odds.data import Coming, Figure, Opened, Result, Tallied
from croupier.position import Position
from croupier.telling import telling_of
from croupier.walking import IsEnd, Spread, Tally, Walker, unfold, wander

MOST_RESULTS = 2_000  # that are listed


def coming(position: Position, games: int, seed: int, most_steps: int) -> Coming:
    """What chance can bring; it must be the actor, and nothing may be hidden."""
    walker = Walker(position.game)
    start = position.imagine(position.view(), generator(seed)).state
    walker.go(start)
    is_end = _asks_anew(walker)
    spread, _ = unfold(walker, start, is_end, most_steps, is_noted=True)
    if spread is not None:
        return _told(walker, spread, lambda weight: Figure.exact(Fraction(weight, spread.total)), True)
    drawn, chooser = Counter[tuple[bytes, Tally]](), random.Random(seed)
    for _ in range(games):
        path = wander(walker, start, is_end, chooser)
        drawn[walker.state, path] += 1
    return _told(walker, Spread(drawn, games), lambda weight: Figure.chance(weight, games), False)


def _asks_anew(walker: Walker) -> IsEnd:
    """Whether the walker is where people at a real table would be asked something else than where it is now."""
    telling, first = telling_of(walker.game), walker.view(NOBODY)
    about, known = telling.ask(first).about, dict[tuple[int, int], bool]()

    def is_end(decision: int, subject: int) -> bool:
        if (decision, subject) not in known:
            view = walker.view(NOBODY)
            known[decision, subject] = view.decision != first.decision or telling.ask(view).about != about
        return known[decision, subject]

    return is_end


def _told(walker: Walker, spread: Spread, figure: Callable[[int], Figure], is_exact: bool) -> Coming:
    """The same by outcome, by what is asked afterwards, and whole."""
    by_times, by_tally = Counter[tuple[int, int]](), Counter[Tally]()
    by_asked, choices = Counter[tuple[str | None, int]](), dict[tuple[str | None, int], tuple[int, int]]()
    for (state, tally), weight in spread.weights.items():
        by_tally[tally] += weight
        count, decision, _, subject = walker.go(state)
        asked = (walker.game.decisions[decision], subject) if count else (None, 0)
        by_asked[asked] += weight
        fewest, most = choices.get(asked, (count, count))
        choices[asked] = min(fewest, count), max(most, count)
    for tally, weight in by_tally.items():
        for action, times in Counter(tally).items():
            by_times[action, times] += weight
    moves = walker.game.moves.all
    results = sorted(by_tally.items(), key=lambda item: (-item[1], item[0]))
    return Coming(
        is_exact,
        [_tallied(str(moves[action]), action, by_times, spread.total, figure) for action in _actions(by_tally)],
        [Opened(*asked, choices[asked], figure(by_asked[asked])) for asked in sorted(by_asked, key=_in_order)],
        len(results),
        [Result([str(moves[action]) for action in tally], figure(weight)) for tally, weight in results[:MOST_RESULTS]],
    )


def _in_order(asked: tuple[str | None, int]) -> tuple[int, str]:
    return asked[1], asked[0] or ""


def _actions(tallies: Counter[Tally]) -> list[int]:
    return sorted({action for tally in tallies for action in tally})


def _tallied(
    move: str, action: int, by_times: Counter[tuple[int, int]], total: int, figure: Callable[[int], Figure]
) -> Tallied:
    most = max(times for other, times in by_times if other == action)
    weights = [by_times[action, times] for times in range(1, most + 1)]
    at_least_once = sum(weights)
    return Tallied(move, figure(at_least_once), [figure(total - at_least_once), *map(figure, weights)])
