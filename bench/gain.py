"""`python -m bench.gain`: how much a choice gives away, for several bots, table by table.

Each choice of some positions is tried out many times to the end of the round or deal (a few choices further in Sequence
Dice), with the same dice for all, and everybody playing as learned does. One half of the tries says which choice is
best, the other what it gains over the one that a bot makes, so that chance favours nobody. It prints a table of
docs/strength.md.
"""

import argparse
from itertools import islice

import numpy as np
from bench.strength import former_experts, some_choices

from croupier.arena.page import title_of
from croupier.bots import opponent
from croupier.bots.taught import Taught
from croupier.figures import mean_and_error
from croupier.game import load
from croupier.kernel import generator
from croupier.kernel.judge import AHEAD, WIN

FAR = {"sequence-dice": 8}  # choices ahead; elsewhere to the end of the round or deal
TO_THE_END = 100
HUNDRED = 100


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=100, help="positions of each table")
    arguments.add_argument("--tries", type=int, default=2_000, help="tries of each choice")
    arguments.add_argument("--only", default="", help="a game, or a table as in las-vegas-3")
    options = arguments.parse_args()
    print("| game | players | greedy | the former expert | learned | expert |\n| --- | --- | --- | --- | --- | --- |")
    for name, players, former in former_experts(options.only):
        game = load(name)
        choices = list(islice(some_choices(name, players), options.positions))
        oracle, values = Taught(game).among(players), []
        for number, (view, _) in enumerate(choices):
            tries = oracle.try_out(view, generator(1, number), options.tries, FAR.get(name, TO_THE_END))
            worths = 0.5 * (tries[:, :, WIN] + tries[:, :, AHEAD])
            values.append([half.mean(axis=1) for half in np.array_split(worths.astype(float), 2, axis=1)])
        row = [title_of(name), players]
        for bot in ("greedy", former, "learned", "expert"):
            chooser, lost = opponent(bot, game), []
            for number, ((view, actions), (first, second)) in enumerate(zip(choices, values, strict=True)):
                chosen = actions.index(chooser(view, actions, generator(2, number)))
                lost.append(second[first.argmax()] - second[chosen])
            mean, error = mean_and_error(HUNDRED * np.array(lost))
            row.append(f"{mean:.2f} ± {error:.2f}")
        print(f"| {' | '.join(map(str, row))} |", flush=True)


if __name__ == "__main__":
    main()
