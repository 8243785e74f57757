"""`croupier replay`: a recorded game told again."""

from pathlib import Path

from croupier.records import opening, read_file
from croupier.stream import Reader
from croupier.telling import telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words


def show_record(path: Path, is_stepwise: bool, words: Words) -> None:
    """Tell the game whole, or action by action, waiting for Enter after each."""
    record = read_file(path)
    position, screen, company = opening(record.header), Screen(), company_of(record.header.seats, words)
    reader = Reader(is_stepwise=is_stepwise)
    for step in record.replay():
        position, item = step.after, reader.read(step)
        for phrase in () if item is None else item.told:
            text = words.say(phrase, company)
            screen.say(f"{step.ply}: {text}" if is_stepwise else text)
        if is_stepwise:
            try:
                screen.ask("")
            except EOFError:
                is_stepwise = False
                reader.is_stepwise = False
    if position.outcome is not None:
        for phrase in telling_of(position.game).result(position.view(), position.outcome):
            screen.say(words.say(phrase, company), "bold")
    if record.ending is None:
        screen.say(words("verify-unfinished"))
    elif record.ending.end == "abandoned":
        screen.say(words("verify-abandoned"))
