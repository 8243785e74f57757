"""Croupier in the terminal: a line mode that reads well aloud and well on a screen."""
