"""Who was lucky: what the dice and cards gave or took, at the end of a game and for a recorded one."""

from collections.abc import Callable
from pathlib import Path

from croupier.errors import SettingsError
from croupier.game import Game
from croupier.luck_telling import course_table, luck_of, luck_table
from croupier.phrases import say
from croupier.records import read_file
from croupier.telling import telling_of
from croupier.terminal.replay import tell_ending
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.wire import Luck
from croupier.words import Words


def tell_luck(screen: Screen, game: Game, find: Callable[[], Luck]) -> Luck:
    """A line for each player, and a table by round or deal; the heading stands there while `find` works it out."""
    screen.say()
    screen.tell(say("luck-title"), "bold")
    screen.tell(say("luck-about", game=game.name))
    luck = find()
    for phrase in luck.told:
        screen.tell(phrase, indent=2)
    rows = luck_table(luck, telling_of(game).CHAPTER)
    if rows:
        screen.say()
        screen.board(rows)
    return luck


def show_luck(path: Path, is_stepwise: bool, words: Words) -> None:
    """The result of a recorded game, who was lucky, and the course of the chances; there is nothing to step through."""
    if is_stepwise:
        raise SettingsError(say("problem-luck-step"))
    record = read_file(path)
    position = record.final_position()
    screen = Screen(words, company_of(record.header.seats, words))
    tell_ending(screen, record, position)
    luck = tell_luck(screen, position.game, lambda: luck_of(record))
    screen.say()
    screen.tell(say("luck-course"), "bold")
    screen.tell(say("luck-course-percent"))
    screen.board(course_table(luck, telling_of(position.game).CHAPTER))
