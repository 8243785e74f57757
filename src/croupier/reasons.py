"""Why a choice is good or bad, in words: facts that everybody at the table could count, with their numbers.

Each game's `telling_reasons.py` has one function, `reason(view, move)`. It reads what the actor may know and returns at
least one phrase for every move that the actor may make. It addresses the actor as "you" and all others by name. A
phrase says what is so or would be so; it never says what a search has found.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from croupier.game import Game
from croupier.moves import Move
from croupier.phrases import Phrase
from croupier.views import View

Reason = Callable[[View, Move], list[Phrase]]


@cache
def reason_of(game: Game) -> Reason:
    """The function that gives reasons in a game.

    >>> import croupier
    >>> position = croupier.Position.from_text("las-vegas", "players 2 round 4\\n1: 80 | B2\\nroll: A 1 1 1")
    >>> phrases = reason_of(position.game)(position.view(0), position.legal_moves[0])
    >>> company = croupier.Company(("You", "Bruno"), you=0)
    >>> croupier.Words("en").say(phrases[0], company)
    'You would lead casino 1 with 3 dice: 80,000 as it stands.'
    """
    module: Any = import_module(f"{game.folder}.telling_reasons")
    reason: Reason = module.reason
    return reason
