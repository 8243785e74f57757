"""Hints: what each choice promises, the best first."""

from pathlib import Path

from croupier.bots.hints import ITERATIONS, Hint, hints
from croupier.errors import RecordError
from croupier.kernel import CHANCE, generator
from croupier.phrases import Argument, Player, say
from croupier.position import Position
from croupier.records import read_file
from croupier.telling import telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words

MESSAGES = {  # by whether the game has scores, and whether the hint is exact
    (True, True): "hint-line-exact",
    (True, False): "hint-line",
    (False, True): "hint-win-exact",
    (False, False): "hint-win",
}


def tell_hints(screen: Screen, position: Position, ply: int) -> None:
    """Say what each choice of the actor promises, from what that seat may know; the same every time at one ply."""
    seat, telling, words = position.actor, telling_of(position.game), screen.words
    assert seat is not None
    view = position.view(seat)
    found = hints(position.game, view, position.legal_actions, generator(ply))
    kinds = {hint.is_exact for hint in found}
    title = "hint-title-both" if len(kinds) > 1 else "hint-title-exact" if True in kinds else "hint-title-estimate"
    screen.say(words(title, games=ITERATIONS), "bold")
    for hint in found:
        number = position.legal_actions.index(hint.action) + 1
        numbered = say("hint-choice", number=number, choice=telling.choice(view, position.game.moves.all[hint.action]))
        message = MESSAGES[position.game.is_scored, hint.is_exact]
        screen.tell(say(message, choice=numbered, **_numbers(hint)), indent=3)


def _numbers(hint: Hint) -> dict[str, Argument]:
    """What a hint promises, rounded as it is shown: shares in per cent with one decimal."""
    return {
        "win": round(100 * hint.win, 1),
        "winerror": round(100 * hint.win_error, 1),
        "score": round(hint.score),
        "scoreerror": round(hint.score_error),
    }


def hint_for(path: Path, words: Words) -> None:
    """Hints for the choice at which a recorded game was left."""
    record = read_file(path, allow_torn=True)
    position = record.final_position()
    if position.actor is None:
        raise RecordError("record-ended", "choice")
    if position.actor == CHANCE:
        raise RecordError("record-no-choice")
    screen, seat = Screen(words, company_of(record.header.seats, words)), position.actor
    screen.board(telling_of(position.game).board(position.view(seat)))
    screen.tell(say("play-turn", player=Player(seat)), "bold")
    tell_hints(screen, position, len(record.plies))
