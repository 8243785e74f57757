"""Opponents. A bot is given what its seat may know, never a state; docs/bots.md says how to write one of your own.

The built-in ones take (view, actions, budget, rng) and return an action. One's own get moves instead of actions, and
return a move, its text or its action.

>>> import croupier
>>> croupier.bots.opponent("hard", croupier.load("las-vegas")).level.budget
Budget(iterations=60, milliseconds=0)
"""

from croupier.bots.drawing import pick, python_random
from croupier.bots.levels import LEVELS, Level, Opponent, opponent
from croupier.bots.search import Search
from croupier.bots.simple import Greedy, play_at_random
from croupier.bots.thinking import Bot, Budget, RawBot

__all__ = [
    "LEVELS", "Bot", "Budget", "Greedy", "Level", "Opponent", "RawBot", "Search", "opponent", "pick", "play_at_random",
    "python_random",
]  # fmt: skip
