"""Hints: what each choice promises, the best first, and why the best is good and the worst bad."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from croupier.bots.hints import DOUBT, TRIES, Hint, about_equal, hints
from croupier.errors import RecordError
from croupier.game import Game
from croupier.kernel import CHANCE, generator
from croupier.phrases import Argument, Phrase, Player, say
from croupier.position import Position
from croupier.reasons import reason_of
from croupier.records import read_file
from croupier.telling import telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words

INDENT = 3  # columns, below the number of a choice
MESSAGES = {  # by whether the game has scores, and whether the hint is exact
    (True, True): "hint-line-exact",
    (True, False): "hint-line",
    (False, True): "hint-win-exact",
    (False, False): "hint-win",
}


def tell_hints(screen: Screen, position: Position, ply: int) -> None:
    """Say what each choice of the actor promises, from what that seat may know; the same every time at one ply."""
    seat, game = position.actor, position.game
    assert seat is not None
    view = position.view(seat)
    moves, actions = game.moves.all, position.legal_actions

    def choice(hint: Hint) -> Phrase:
        named = telling_of(game).choice(view, moves[hint.action])
        return say("hint-choice", number=actions.index(hint.action) + 1, choice=named)

    def reasons(hint: Hint) -> Sequence[Phrase]:
        return reason_of(game)(view, moves[hint.action])

    show_hints(screen, game, hints(game, view, actions, generator(ply)), choice, reasons)


def show_hints(
    screen: Screen,
    game: Game,
    found: Sequence[Hint],
    choice: Callable[[Hint], Phrase],
    reasons: Callable[[Hint], Sequence[Phrase]],
) -> None:
    """Say what was found, the best first; the best choice and the worst are told with their reasons."""
    _tell_title(screen, game, found)
    equal, worse = about_equal(found)
    for heading, group in ((_heading(equal, worse), equal), ("hint-worse", worse)):
        if group and len(found) > 1:
            screen.tell(say(heading), "bold")
        for hint in group:
            screen.tell(choice(hint), indent=INDENT)
            screen.tell(_promise(game, hint), indent=INDENT, prefix=" " * INDENT)
            if hint in (found[0], found[-1]):
                for phrase in reasons(hint):
                    screen.tell(phrase, indent=INDENT + 2, prefix=" " * INDENT + "- ")


def _tell_title(screen: Screen, game: Game, found: Sequence[Hint]) -> None:
    """How the numbers were found, and what their errors are made of."""
    kinds = {hint.is_exact for hint in found}
    title = "hint-title-both" if len(kinds) > 1 else "hint-title-exact" if True in kinds else "hint-title-estimate"
    screen.tell(say(title, games=TRIES), "bold")
    if False not in kinds:
        return
    doubts: dict[str, Argument] = {"win": round(100 * DOUBT), "score": game.outlook.DOUBT}
    parts = "hint-error-parts" if game.is_scored else "hint-error-parts-win"
    told = [say("hint-error"), say(parts, **_named(game), **doubts)]
    if True in kinds:
        told.append(say("hint-error-exact"))
    for phrase in told:
        screen.tell(phrase)


def _heading(equal: Sequence[Hint], worse: Sequence[Hint]) -> str:
    if len(equal) == 1:
        return "hint-best"
    if all(hint.is_exact for hint in equal):
        return "hint-equal-exact" if worse else "hint-all-equal-exact"
    return "hint-equal" if worse else "hint-all-equal"


def _named(game: Game) -> dict[str, Argument]:
    """What a game's score is called, if it has one."""
    return {"what": say(f"{game.name}-score")} if game.is_scored else {}


def _promise(game: Game, hint: Hint) -> Phrase:
    """The numbers of a hint, rounded as it is shown: shares in per cent with one decimal, scores by their errors."""
    step = 10 ** max(math.floor(math.log10(hint.score_error)) - 1, 0) if hint.score_error else 1
    numbers: dict[str, Argument] = {
        "win": round(100 * hint.win, 1),
        "winerror": round(100 * hint.win_error, 1),
        "score": round(hint.score / step) * step,
        "scoreerror": round(hint.score_error / step) * step,
    }
    return say(MESSAGES[game.is_scored, hint.is_exact], **_named(game), **numbers)


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
