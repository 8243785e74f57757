"""`croupier replay`: a recorded game told again."""

from pathlib import Path

from croupier.game import load
from croupier.records import read_file
from croupier.telling import telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words


def show_record(path: Path, is_stepwise: bool, words: Words) -> None:
    """Tell the game whole, or action by action, waiting for Enter after each."""
    record = read_file(path)
    game = load(record.header.game) if record.plies else None
    screen, company = Screen(), company_of(record.header.seats, words)
    before = None
    for ply, position in record.replay():
        after = position.view()
        if ply is not None and before is not None and game is not None:
            telling, move = telling_of(game), game.table.parse(ply.move)
            tell = telling.step if is_stepwise else telling.summary
            lines = tell(words, company, before, move, after)
            for line in lines:
                screen.say(f"{ply.ply}: {line}" if is_stepwise else line)
            if is_stepwise:
                try:
                    screen.ask("")
                except EOFError:
                    is_stepwise = False
        if position.is_over:
            for line in telling_of(position.game).result(words, company, position):
                screen.say(line, "bold")
        before = after
    if record.ending is None:
        screen.say(words("verify-unfinished"))
    elif record.ending.end == "abandoned":
        screen.say(words("verify-abandoned"))
