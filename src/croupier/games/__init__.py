"""The games, each in a folder: rules.py is the rulebook in code, game.py the descriptor."""
