"""`croupier replay`: a recorded game told again, whole or step by step, back and forth."""

from pathlib import Path
from typing import NamedTuple

from croupier.account import Account
from croupier.kernel import NOBODY
from croupier.phrases import Phrase, say
from croupier.position import Position
from croupier.records import Record, opening, read_file
from croupier.stream import Reader
from croupier.telling import Row, telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words


class Scene(NamedTuple):
    """Something that a table hears: the sentences, the table after them, and the round or deal."""

    told: tuple[Phrase, ...]
    board: list[Row]
    chapter: int
    closing: tuple[Phrase, ...]  # what is said when a round or deal ends with it


def show_record(path: Path, is_stepwise: bool, words: Words) -> None:
    """Tell the game whole, or scene by scene as a person asks for; a pipe that ends is told the rest."""
    record = read_file(path)
    screen = Screen(words, company_of(record.header.seats, words))
    scenes, account = _scenes(record)
    if is_stepwise:
        if not _walk(screen, scenes):
            return
    else:
        for scene in scenes:
            _tell(screen, scene)
    _tell_end(screen, record, account)


def _scenes(record: Record) -> tuple[list[Scene], Account]:
    """The game as a spectator heard it, and who earned how much."""
    telling = telling_of(opening(record.header).game)
    reader, account, scenes = Reader(NOBODY), Account(), list[Scene]()
    for step in record.replay():
        item = reader.read(step)
        if item is None or not item.told:
            continue
        account.add([item])
        closing: list[Phrase] = []
        if item.chapter and (step.after.is_over or telling.chapter(item.view) != item.chapter):
            closing = [say(f"{telling.CHAPTER}-over", number=item.chapter)]
            closing += account.told(item.chapter, item.view.players)
        shown = step.before.view() if closing else item.view  # a round's table is cleared when it ends
        scenes.append(Scene(item.told, telling.board(shown), item.chapter, tuple(closing)))
    return scenes, account


def _tell(screen: Screen, scene: Scene) -> None:
    for phrase in scene.told:
        screen.tell(phrase)
    for number, phrase in enumerate(scene.closing):
        screen.tell(phrase, "" if number else "bold", indent=2)


def _walk(screen: Screen, scenes: list[Scene]) -> bool:
    """Show a scene with its table and ask where to go; whether the end was reached, which the end of the input does."""
    words, place, is_new = screen.words, 0, True
    while place < len(scenes):
        if is_new:
            screen.say()
            screen.board(scenes[place].board)
            _tell(screen, scenes[place])
        try:
            answer = screen.ask(words("replay-prompt", number=place + 1, count=len(scenes))).lower()
        except EOFError:
            screen.say()
            for scene in scenes[place + 1 :]:
                _tell(screen, scene)
            return True
        is_new = True
        if answer == "q":
            return False
        if answer in ("", "n"):
            place += 1
        elif answer == "p":
            is_new = place > 0
            place = max(place - 1, 0)
            if not is_new:
                screen.say(words("replay-first"), "yellow")
        elif answer in ("round", "r"):
            place = _next_chapter(scenes, place)
        elif answer in ("end", "e"):
            place = len(scenes)
        else:
            is_new = False
            screen.say(words("replay-help"), indent=2)
    return True


def _next_chapter(scenes: list[Scene], place: int) -> int:
    """The first scene of the next round or deal; after the last one, the end."""
    later = (number for number in range(place, len(scenes)) if scenes[number].chapter != scenes[place].chapter)
    return next(later, len(scenes))


def _tell_end(screen: Screen, record: Record, account: Account) -> None:
    position = record.final_position()
    telling = telling_of(position.game)
    if position.outcome is not None:
        screen.say()
        if telling.CHAPTER:
            screen.board(account.table(position.players, telling.CHAPTER))
        else:
            screen.board(telling.board(position.view()))
        screen.say()
    tell_ending(screen, record, position)


def tell_ending(screen: Screen, record: Record, position: Position) -> None:
    """The places, or that the game was not played to its end."""
    words, outcome = screen.words, position.outcome
    if outcome is not None:
        for phrase in telling_of(position.game).result(position.view(), outcome):
            screen.tell(phrase, "bold")
    if record.ending is None:
        screen.say(words("verify-unfinished"))
    elif record.ending.end == "abandoned":
        screen.say(words("verify-abandoned"))
