"""What can happen: what chance can bring next, and where each choice leads if everybody then plays at random.

Small questions are worked out exactly, as fractions; larger ones are estimated from random games, with 95 % intervals.
All of it is worked out from the view of the seat that must choose, or of a spectator when chance is to act.
"""

from collections.abc import Callable
from typing import Any

from croupier.errors import MoveError, SettingsError
from croupier.kernel import CHANCE
from croupier.odds.coming import coming
from croupier.odds.data import Casino, Coming, Figure, Holding, Odds, Opened, Promise, Result, Tallied
from croupier.odds.holdings import hidden_hands
from croupier.odds.promises import Question
from croupier.phrases import quoted, say
from croupier.position import Position

__all__ = ["Casino", "Coming", "Figure", "Holding", "Odds", "Opened", "Promise", "Result", "Tallied", "odds",
           "until_open"]  # fmt: skip

GAMES = 2_000  # random games for each estimate
MOST_GAMES = 10**7
MOST_OUTCOMES = 700_000  # steps of chance to follow exactly: enough for every roll there is, about two seconds
MOST_STEPS = 400_000  # steps of exact work on all choices together, about a second


def odds(position: Position, games: int = GAMES, seed: int = 0, on_choice: Callable[[], None] = lambda: None) -> Odds:
    """What can happen from here; steps of chance that have only one outcome are played first.

    The same seed gives the same estimates. `on_choice` is called whenever one more choice has been worked out.

    >>> import croupier
    >>> found = odds(croupier.Position.from_text("sequence-dice", "players 2"))
    >>> [(opened.subject, opened.chance.fraction) for opened in found.coming.opens][:3]
    [(2, '1/36'), (3, '1/18'), (4, '1/12')]
    """
    _check(games, seed)
    position = until_open(position)
    if position.actor is None:
        raise MoveError("game-over", "odds")
    has_secrets, asked = is_hidden(position), (position.game.name, position.players)
    if position.actor == CHANCE:
        found = None if has_secrets else coming(position, games, seed, MOST_OUTCOMES)
        return Odds(*asked, "chance", position.decision, games, seed, coming=found)
    promises = Question(position, has_secrets, games, seed).promises(MOST_STEPS, on_choice)
    hands = hidden_hands(position) if has_secrets and position.game.chance == "cards" else []
    return Odds(*asked, position.actor, position.decision, games, seed, choices=promises, hands=hands)


def until_open(position: Position) -> Position:
    """A copy in which steps of chance with only one outcome have been played, unless they show what is hidden."""
    position = position.copy()
    while position.actor == CHANCE and len(position.legal_moves) == 1 and not is_hidden(position):
        position.play(position.legal_moves[0])
    return position


def is_hidden(position: Position) -> bool:
    """Whether somebody knows something at this point that not everybody may know."""
    return any(secret.until in (None, position.decision) for secret in position.game.secrets)


def _check(games: Any, seed: Any) -> None:
    problems = []
    if not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        problems.append(say("problem-number", name="games", least=1, most=MOST_GAMES, value=quoted(games)))
    if not isinstance(seed, int) or seed < 0:
        problems.append(say("problem-seed", value=quoted(seed)))
    if problems:
        raise SettingsError(*problems)
