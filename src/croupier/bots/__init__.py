"""Opponents. A bot is given what its seat may know, never a state: (view, actions, budget, rng) in, action out."""

from croupier.bots.levels import LEVELS, Level, Opponent, opponent
from croupier.bots.search import Search
from croupier.bots.simple import Greedy, play_at_random
from croupier.bots.thinking import Bot, Budget

__all__ = ["LEVELS", "Bot", "Budget", "Greedy", "Level", "Opponent", "Search", "opponent", "play_at_random"]
