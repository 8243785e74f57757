"""Lines in and out: dressed by Rich on a terminal, plain where there is none."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from croupier.telling import Row
from croupier.words import Company, Words

GAP = "  "
COLUMN_STYLES = ("cyan", "green", "", "magenta")
BLANK_LINES = 60  # where a screen cannot be cleared


class Leave(Exception):  # noqa: N818  # no error
    """The player wants to go; the game is kept."""


class Screen:
    """Where a game is shown and answers are read."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """One line."""
        self._console.print(Text(text, style=style))

    def board(self, rows: Sequence[Row], words: Words, company: Company) -> None:
        """Rows of cells, columns aligned; a row of one cell is a line of its own."""
        texts = [[words.say(cell.phrase, company) for cell in row] for row in rows]
        wide = [row for row in texts if len(row) > 1]
        columns = max((len(row) for row in wide), default=0)
        widths = [max(cell_len(row[column]) for row in wide if column < len(row)) for column in range(columns)]
        for number, (row, cells) in enumerate(zip(rows, texts, strict=True)):
            if len(row) == 1:
                self.say(cells[0], "bold" if number == 0 else "")
                continue
            line = Text()
            for column, (cell, text) in enumerate(zip(row, cells, strict=True)):
                is_last = column + 1 == len(row)
                line.append(text, style=COLUMN_STYLES[min(column, 3)] if cell.style is None else cell.style)
                line.append("" if is_last else " " * (widths[column] - cell_len(text)) + GAP)
            self._console.print(line)

    def clear(self) -> None:
        """Clear the screen, where there is a terminal."""
        if self._console.is_dumb_terminal:
            self.say("\n" * BLANK_LINES)
        elif self._console.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")  # clears what was scrolled away, too

    def ask(self, prompt: str) -> str:
        """A line typed in answer; raises EOFError when there is no more input."""
        return self._console.input(Text(prompt + " ", style="bold")).strip()
