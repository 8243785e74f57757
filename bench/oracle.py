"""`python -m bench.oracle`: how much of the best chance to win each opponent gives away where it can be worked out.

It also tells how far hints are off there. Both are in docs/strength.md.
"""

import numpy as np
from tests.bots.endings import FEW_DICE, PLAYERS, las_vegas_endings, losses, sequence_dice_threats

from croupier.bots import opponent
from croupier.bots.exact import Exact
from croupier.bots.hints import estimates
from croupier.figures import mean_and_error
from croupier.game import load
from croupier.kernel import generator

BOTS = ("random", "easy", "medium", "greedy", "hard", "learned", "expert")
ENDINGS, THREATS = 100, 70  # positions for each number of players
HUNDRED = 100


def main() -> None:
    print(f"| | {' | '.join(BOTS)} |\n|{' --- |' * (1 + len(BOTS))}")
    endings = {players: las_vegas_endings(players, FEW_DICE, ENDINGS, players) for players in PLAYERS}
    together = [place for places in endings.values() for place in places]
    for players, places in endings.items():
        print_row("las-vegas", f"Las Vegas for {players}", places)
    print_row("las-vegas", "the same together", together)
    for players in PLAYERS:
        threats = sequence_dice_threats(players, THREATS, players)
        print_row("sequence-dice", f"Sequence Dice for {players}", threats, horizon=2)
    print_hints(together)


def print_row(name: str, title: str, places: list, **horizon: int) -> None:
    """What each opponent gives away in these positions, in points of a hundred."""
    bots = [opponent(bot, load(name)) for bot in BOTS]
    lost = losses(Exact(load(name)), places, bots, **horizon)
    cells = (mean_and_error(HUNDRED * np.array(lost[bot])) for bot in bots)
    print(f"| {title} | {' | '.join(f'{mean:.2f} ± {error:.2f}' for mean, error in cells)} |", flush=True)


def print_hints(places: list) -> None:
    """How far the estimates of hints are from what is exact, and how often their intervals hold it."""
    game, exact = load("las-vegas"), Exact(load("las-vegas"))
    rows = []
    for number, position in enumerate(places):
        view, actions = position.view(position.actor), position.legal_actions
        worths = exact.solve(view, actions)
        if None in worths:
            continue
        guessed = estimates(game, view, actions, generator(3, number))
        first = max(range(len(actions)), key=lambda option: guessed[option].win)
        for option, (hint, worth) in enumerate(zip(guessed, worths, strict=True)):
            off = hint.win - worth.win, hint.score - worth.score, off_lag(guessed, worths, first, option)
            errors = hint.win_error, hint.score_error, hint.lag_error
            rows.append((*off, *(abs(one) <= error for one, error in zip(off, errors, strict=True))))
    found = np.array(rows, float)
    print(f"How far hints are off, in {len(found)} choices:")
    for nth, what in enumerate(("chance to win", "money", "how much worse than the best")):
        off, held = found[:, nth], found[:, 3 + nth].mean()
        most = np.quantile(np.abs(off), 0.95)
        print(f"{what}: {off.mean():.4f} on average, less than {most:.4f} in 95 %; held {held:.3f}")


def off_lag(guessed: list, worths: list, first: int, option: int) -> float:
    """By how much it is wrongly said what an option lags behind the one that was found best."""
    return (guessed[first].win - guessed[option].win) - (worths[first].win - worths[option].win)


if __name__ == "__main__":
    main()
