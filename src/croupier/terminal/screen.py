"""Lines in and out: dressed by Rich on a terminal, plain where there is none."""

import sys
import time
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from croupier.phrases import Phrase
from croupier.telling import Row
from croupier.terminal.pace import Pace
from croupier.words import NO_COMPANY, Company, Words

GAP = 2  # columns between cells
MANY_COLUMNS = 5  # tables with more columns move closer together where they must
NARROWEST = 20  # columns that a cell gets at least before it is put on a line of its own
LONG_LIST = 7  # more choices than these are put side by side
COLUMN_STYLES = ("cyan", "")  # the first column, the others
BLANK_LINES = 60  # where a screen cannot be cleared

# Each player's colour and shape, by seat, and the private characters that stand around a name until it is dressed.
COLOURS = ("bright_green", "bright_blue", "bright_red", "bright_yellow", "bright_magenta", "bright_cyan")
SHAPES = "●▲■◆★▼"
FIRST_MARK, END_MARK = 0xE000, "\ue0ff"
RED_CARD = r"\S{1,2}[♦♥]"
DICE = str.maketrans("123456", "⚀⚁⚂⚃⚄⚅")


class Leave(Exception):  # noqa: N818  # no error
    """The player wants to go; the game is kept."""


class Screen:
    """Where a game is shown and answers are read."""

    def __init__(
        self,
        words: Words,
        company: Company = NO_COMPANY,
        pace: Pace = Pace.INSTANT,
        sides: int = len(COLOURS),
        is_error: bool = False,
    ) -> None:
        """With fewer `sides` than players, partners share a colour. `is_error` writes to standard error."""
        self.words, self.company, self.pace, self._sides = words, company, pace, sides
        self._console = Console(highlight=False, soft_wrap=True, stderr=is_error)
        self.is_interactive = self._console.is_terminal and sys.stdin.isatty()
        self._is_unicode = (self._console.encoding or "").lower().startswith("utf")
        marked = tuple(f"{chr(FIRST_MARK + seat)}{name}{END_MARK}" for seat, name in enumerate(company.names))
        self._marked = Company(marked, company.you) if self._console.is_terminal else company
        self._num_lines = 0  # printed since a board began

    @property
    def width(self) -> int:
        """Columns."""
        return self._console.width

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Some lines; on a terminal they break between words, and what follows the first is indented."""
        for line in text.split("\n"):
            self._print(Text(line, style=style), indent)

    def tell(self, phrase: Phrase, style: str = "", indent: int = 0, prefix: str = "") -> None:
        """A phrase, with names in their players' colours."""
        for line in self.words.say(phrase, self._marked).split("\n"):
            self._print(self._dressed(prefix + line, style), indent)

    def text(self, phrase: Phrase) -> str:
        """A phrase as plain text."""
        return self.words.say(phrase, self.company)

    def _dressed(self, text: str, style: str = "", has_shapes: bool = False) -> Text:
        """A text with the marks around names turned into colours, and red suits red."""
        found = Text(style=style)
        if not self._console.is_terminal:
            found.append(text)
            return found
        while text:
            plain, mark, rest = _cut_at_mark(text)
            found.append(plain)
            if not mark:
                break
            name, _, text = rest.partition(END_MARK)
            seat = ord(mark) - FIRST_MARK
            side = seat % self._sides % len(COLOURS)
            shape = f"{SHAPES[side]}\u00a0" if has_shapes and self._is_unicode else ""
            is_own = has_shapes and seat == self.company.you
            found.append(shape, style=f"bold {COLOURS[side]}")
            found.append(name, style=f"bold {COLOURS[side]}{' underline' if is_own else ''}")
        found.highlight_regex(RED_CARD, "bright_red")
        return found

    def _print(self, line: Text, indent: int = 0) -> None:
        if not self._console.is_terminal:
            self._console.print(line)
            return
        width = self._console.width
        first, *rest = line.wrap(self._console, width) if cell_len(line.plain) <= width else _wrap(line, width, indent)
        self._num_lines += 1 + len(rest)
        for part in (first, *rest):
            part.rstrip()
            self._console.print(part, no_wrap=True, overflow="ignore", crop=False)

    def board(self, rows: Sequence[Row]) -> None:
        """Rows of cells, columns aligned where they fit; a row of one cell is a line of its own."""
        self._num_lines = 0
        texts = [[self._cell(row, column) for column in range(len(row))] for row in rows]
        wide = [row for row in texts if len(row) > 1]
        columns = max((len(row) for row in wide), default=0)
        widths = [max(row[column].cell_len for row in wide if column < len(row)) for column in range(columns)]
        gap = 1 if columns > MANY_COLUMNS and sum(widths) + GAP * (columns - 1) > self.width else GAP
        for number, row in enumerate(texts):
            if len(row) == 1:
                if number == 0:
                    row[0].stylize("bold")
                self._print(row[0], indent=GAP)
            else:
                self._row(row, widths, gap)

    def _cell(self, row: Row, column: int) -> Text:
        cell = row[column]
        text = self.words.say(cell.phrase, self._marked)
        if cell.style == "dice":
            return Text(text.translate(DICE) if self._console.is_terminal and self._is_unicode else text, "bold")
        style = cell.style if cell.style is not None else COLUMN_STYLES[min(column, 1)] if len(row) > 1 else ""
        return self._dressed(text, style, has_shapes=True)

    def _row(self, row: list[Text], widths: list[int], gap: int) -> None:
        """Cells in their columns; if that is too wide, one after the other, as many in a line as fit."""
        width = self._console.width if self._console.is_terminal else sys.maxsize
        lines = [_beside(row, widths, gap), _beside(row, widths[:1])]
        for line in lines:
            if line.cell_len <= width:
                self._print(line)
                return
        indent = min(widths[0] + GAP, max(width - NARROWEST, 0))
        folded = _wrap(_beside(row[:2], widths[:1]), width, indent)
        for cell in row[2:]:
            folded[-1].rstrip()
            if folded[-1].cell_len + GAP + cell.cell_len <= width:
                folded[-1] = _beside([folded[-1], cell], ())
            else:
                folded += _wrap(Text(" " * indent) + cell, width, indent)
        for line in folded:
            self._print(line)

    def choices(self, phrases: Sequence[Phrase]) -> None:
        """Numbered choices below each other; side by side if there are many, or if the board above leaves no room."""
        numbered = [
            Text(f"{number:>{len(str(len(phrases)))}}) ") + self._dressed(self.words.say(phrase, self._marked))
            for number, phrase in enumerate(phrases, 1)
        ]
        rows = [[text] for text in numbered]
        needed = sum(len(_wrap(text, self.width, 0)) for text in numbered)
        is_long = len(numbered) > LONG_LIST or self._num_lines + needed >= self._console.height
        if is_long and self._console.is_terminal:
            rows = _in_few_rows(numbered, self.width)
        for row in rows:
            line = Text().join(row)
            line.rstrip()
            self._print(line, indent=line.plain.index(")") + 2)

    def clear(self) -> None:
        """Clear the screen, where there is a terminal."""
        if self._console.is_dumb_terminal:
            self.say("\n" * BLANK_LINES)
        elif self._console.is_terminal:
            self._console.clear()
            self._console.file.write("\x1b[3J")  # clears what was scrolled away, too

    def ask(self, prompt: str) -> str:
        """A line typed in answer; raises EOFError when there is no more input."""
        *lines, last = prompt_lines(prompt + " ", self._console)
        for line in lines:
            self._print(Text(line, style="bold"))
        return self._console.input(Text(last, style="bold")).strip()

    def wait(self) -> None:
        """A moment to read what another player has done."""
        if self.is_interactive and self.pace.seconds:
            time.sleep(self.pace.seconds)

    def hold(self) -> None:
        """Wait for Enter, unless the pace is instant; q leaves."""
        if self.is_interactive and self.pace.seconds and self.ask(self.words("play-go-on")).lower() == "q":
            raise Leave


def _cut_at_mark(text: str) -> tuple[str, str, str]:
    """The text before a name, the mark of its seat, and the rest; no mark if no name follows."""
    for place, letter in enumerate(text):
        if FIRST_MARK <= ord(letter) < ord(END_MARK):
            return text[:place], letter, text[place + 1 :]
    return text, "", ""


def _beside(cells: Sequence[Text], widths: Sequence[int], gap: int = GAP) -> Text:
    """Cells in one line, those with a width filled up to it."""
    line = Text()
    for column, cell in enumerate(cells):
        line.append_text(cell)
        if column + 1 < len(cells):
            missing = widths[column] - cell.cell_len if column < len(widths) else 0
            line.append(" " * (missing + gap))
    line.rstrip()
    return line


def _in_few_rows(cells: Sequence[Text], width: int) -> list[list[Text]]:
    """Cells one after the other in as few rows as possible, in columns; a long cell takes several columns."""
    fewest = [[cell] for cell in cells]
    for columns in range(2, (width + GAP) // (min(cell.cell_len for cell in cells) + GAP) + 1):
        column, rows, used = (width + GAP) // columns, list[list[Text]](), columns
        for cell in cells:
            taken = -(-(cell.cell_len + GAP) // column)
            if used + taken > columns:
                rows.append([])
                used = 0
            padded = cell.copy()
            padded.pad_right(taken * column - cell.cell_len)
            rows[-1].append(padded)
            used += taken
        if len(rows) < len(fewest):
            fewest = rows
    return fewest


def _wrap(line: Text, width: int, indent: int) -> list[Text]:
    """A line broken between words; lines after the first are indented."""
    indent = min(indent, max(width - NARROWEST, 0))
    pieces: list[Text] = []
    words = line.split(" ", include_separator=True)
    current = Text(style=line.style)
    for word in words:
        size = cell_len(word.plain.rstrip(" "))
        if current.cell_len + size > width and current.plain.strip():
            pieces.append(current)
            current = Text(" " * indent, style=line.style)
        current.append_text(word)
    return [*pieces, current]


def prompt_lines(prompt: str, console: Console) -> list[str]:
    """A question in lines; the answer is typed behind the last one."""
    if not console.is_terminal:
        return [prompt]
    wrapped = [piece.plain for piece in _wrap(Text(prompt), console.width - 8, 0)]  # room for the answer
    return wrapped or [prompt]
