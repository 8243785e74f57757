"""The games: a folder each, rules.py the rulebook in code, game.py the descriptor."""
