"""`python -m bench.gain`: how much a choice gives away, for several bots, table by table.

Each choice of some positions is tried out many times to the end of the round or deal (a few choices further in Sequence
Dice), with the same dice for all, and everybody playing as learned does. One half of the tries says which choice is
best, the other what it gains over the one that a bot makes, and the other way round, so that chance favours nobody; it
can put what is found a little below zero. `--ahead` compares expert only with what it was before it learned: tries are
needed only where they choose differently, so many more positions can be compared. Both tables are in docs/strength.md.
With `--whole` tries go on to the end of the game, so that its result counts and no judgement of what was learned.
With `--untaught` everybody in the tries plays by the game's own judgement, as greedy does.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice, takewhile

import numpy as np
from bench.strength import Choice, all_choices, former_experts, some_choices
from numpy.typing import NDArray

from croupier.arena.page import title_of
from croupier.bots import opponent
from croupier.bots.learned import Learned
from croupier.bots.taught import Taught
from croupier.figures import mean_and_error
from croupier.game import load
from croupier.kernel import generator
from croupier.kernel.appraise import WHOLE_GAME
from croupier.kernel.judge import AHEAD, WIN
from croupier.training import Trainer
from croupier.views import View

FAR = {"sequence-dice": 8}  # choices ahead; elsewhere to the end of the round or deal
TO_THE_END = 100
HUNDRED = 100
TRIES, CHOICES = 1, 2  # streams of random numbers
GAMES = 50  # in which choices are counted


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--ahead", action="store_true", help="only expert against what it was before it learned")
    arguments.add_argument("--positions", type=int, default=100, help="positions of each table")
    arguments.add_argument("--tries", type=int, default=2_000, help="tries of each choice")
    arguments.add_argument("--only", default="", help="a game, or a table as in las-vegas-3")
    arguments.add_argument("--whole", action="store_true", help="try choices to the end of the game")
    arguments.add_argument("--untaught", action="store_true", help="in the tries, play by the game's own judgement")
    options = arguments.parse_args()
    if options.ahead:
        print("| game | players | positions | chosen differently | expert is ahead by | in a game |")
    else:
        print("| game | players | greedy | the former expert | learned | expert |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, players, former in former_experts(options.only):
        chosen = list(islice(some_choices(name, players), options.positions))
        judge = Judge(name, players, options)
        cells = (ahead if options.ahead else given_away)(name, players, former, chosen, judge)
        print(f"| {' | '.join((title_of(name), str(players), *cells))} |", flush=True)


class Judge:
    """Says what choices are worth, by tries."""

    def __init__(self, name: str, players: int, options: argparse.Namespace) -> None:
        game = load(name)
        self._far = WHOLE_GAME if options.whole else FAR.get(name, TO_THE_END)
        self._num_tries = options.tries
        self._player = Taught(game).among(players)
        if options.untaught:
            self._player = Learned(game, Trainer(game, players, 0).judgement())

    def worths(self, number: int, view: View) -> list[NDArray[np.float64]]:
        """What each choice is worth, by one half of the tries and by the other."""
        found = self._player.try_out(view, generator(TRIES, number), self._num_tries, self._far).astype(float)
        halves = np.array_split(0.5 * (found[:, :, WIN] + found[:, :, AHEAD]), 2, axis=1)
        return [half.mean(axis=1) for half in halves]


Places = Sequence[Choice]


def given_away(name: str, players: int, former: str, places: Places, judge: Judge) -> Iterator[str]:
    """What each bot gives away in a choice against the best one, in points of a hundred."""
    found = [judge.worths(number, view) for number, (view, _) in enumerate(places)]
    for bot in ("greedy", former, "learned", "expert"):
        lost = [
            (second[first.argmax()] - second[chosen] + first[second.argmax()] - first[chosen]) / 2
            for chosen, (first, second) in zip(choices(name, bot, places), found, strict=True)
        ]
        yield in_points(np.array(lost))


def ahead(name: str, players: int, former: str, places: Places, judge: Judge) -> Iterator[str]:
    """How often expert and what it was choose differently, and by how much expert's choices are better."""
    gains = np.zeros(len(places))
    both = list(zip(choices(name, former, places), choices(name, "expert", places), strict=True))
    differing = [number for number, (old, new) in enumerate(both) if old != new]
    for number in differing:
        means = np.mean(judge.worths(number, places[number][0]), axis=0)
        old, new = both[number]
        gains[number] = means[new] - means[old]
    yield str(len(places))
    yield f"{HUNDRED * len(differing) / len(places):.0f} %"
    yield in_points(gains)
    yield in_points(gains * choices_in_game(name, players))


def choices(name: str, bot: str, places: Places) -> Iterator[int]:
    """Which of the legal actions a bot chooses in each position."""
    chooser = opponent(bot, load(name))
    for number, (view, actions) in enumerate(places):
        yield actions.index(chooser(view, actions, generator(CHOICES, number)))


def choices_in_game(name: str, players: int) -> float:
    """How many choices a player has in a game, on average over some games."""
    games = takewhile(lambda found: found[0] < GAMES, all_choices(name, players))
    return sum(1 for _ in games) / GAMES / players


def in_points(values: NDArray[np.float64]) -> str:
    mean, error = mean_and_error(HUNDRED * values)
    return f"{mean:.2f} ± {error:.2f}"


if __name__ == "__main__":
    main()
