"""Hints: what each choice promises, the best first."""

from pathlib import Path

from croupier.bots.hints import ITERATIONS, Hint, hints
from croupier.errors import RecordError
from croupier.kernel import CHANCE, generator
from croupier.position import Position
from croupier.records import read_file
from croupier.telling import Company, telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words

MESSAGES = {  # by whether the game has scores, and whether the hint is exact
    (True, True): "hint-line-exact",
    (True, False): "hint-line",
    (False, True): "hint-win-exact",
    (False, False): "hint-win",
}


def tell_hints(screen: Screen, words: Words, company: Company, position: Position, ply: int) -> None:
    """Say what each choice of the seat to decide promises, from what that seat may know; at one ply always the same."""
    seat, telling = position.actor, telling_of(position.game)
    assert seat is not None
    found = hints(position.game, position.view(seat), position.legal_actions, generator(ply))
    kinds = {hint.is_exact for hint in found}
    title = "hint-title-both" if len(kinds) > 1 else "hint-title-exact" if True in kinds else "hint-title-estimate"
    screen.say(words(title, games=ITERATIONS), "bold")
    for hint in found:
        number = position.legal_actions.index(hint.action) + 1
        choice = telling.choice(words, company, position, position.game.table.moves[hint.action])
        message = MESSAGES[position.game.is_scored, hint.is_exact]
        screen.say(words(message, choice=f"{number}) {choice}", **_numbers(words, hint)))


def _numbers(words: Words, hint: Hint) -> dict[str, str]:
    win, error = words.tenths(100 * hint.win), words.tenths(100 * hint.win_error)
    score, score_error = words.number(round(hint.score)), words.number(round(hint.score_error))
    return {"win": win, "winerror": error, "score": score, "scoreerror": score_error}


def hint_for(path: Path, words: Words) -> None:
    """Hints for the choice at which a recorded game was left."""
    record = read_file(path, allow_torn=True)
    position = record.final_position()
    if position.actor is None:
        raise RecordError("record-ended", "that game is over; there is nothing to choose")
    if position.actor == CHANCE:
        raise RecordError("record-no-choice", "it is not a player who decides next in that game")
    screen, company, seat = Screen(), company_of(record.header.seats, words), position.actor
    screen.rows(telling_of(position.game).table(words, company, position.view(seat), position.settings))
    screen.say(words("play-turn", **company.who(seat)), "bold")
    tell_hints(screen, words, company, position, len(record.plies))
