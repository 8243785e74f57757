"""What the environments show: the table as text, or as a picture of it."""

import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.batch import Batch
from croupier.errors import SettingsError
from croupier.phrases import Listed, quoted, say
from croupier.telling import Cell, telling_of
from croupier.views import View
from croupier.words import Company, Words

RENDER_MODES = ("human", "ansi", "rgb_array")
RENDER_FPS = 2
WIDTH, HEIGHT, DPI = 960, 640, 100  # pixels; every picture has this size, so that they make a film
MARGIN = 2  # characters and lines around the table
GAP = 2  # characters between columns
FONT, ADVANCE, LEADING = "DejaVu Sans Mono", 0.602, 1.5  # and its characters' width and lines' height, by its size

FELT, STRIPE, INK, GOLD = "#0d3b2a", "#124a36", "#f3efe2", "#ffd166"
SEATS = ("#7be495", "#6fb7ff", "#ff8a80", "#ffe066", "#e6a0ff", "#7fe8e8")  # by seat (or side)
STYLES = {"green": SEATS[0], "blue": SEATS[1], "red": SEATS[2], "bold": GOLD, "dice": GOLD, "magenta": SEATS[4]}
DICE = str.maketrans("123456", "⚀⚁⚂⚃⚄⚅")
FIRST_MARK, END_MARK = 0xE000, "\ue0ff"  # private characters around a seat's name until it is coloured
MARKED = re.compile("([\ue000-\ue0fe])(.*?)\ue0ff")


def check_render_mode(mode: Any) -> str | None:
    """The mode, or a refusal that names those there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise SettingsError(
            say("problem-choice", name="render_mode", values=Listed(RENDER_MODES, ", "), value=quoted(mode))
        )
    known: str | None = mode
    return known


def frame(batch: Batch, game: int, seat: int | None, mode: str) -> str | NDArray[np.uint8] | None:
    """One game as a seat sees it (None: the one that must choose), in the form of a render mode; "human" prints it."""
    if mode == "rgb_array":
        return picture(batch, batch.view(game, seat))
    text = batch.text(game, seat)
    if mode == "ansi":
        return text
    print(text, end="\n\n", flush=True)
    return None


def picture(batch: Batch, view: View) -> NDArray[np.uint8]:
    """The table that a view shows, drawn."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    rows = [[_runs(batch, cell, view) for cell in row] for row in telling_of(batch.game).board(view)]
    starts = _columns(rows)
    longest = max(_length(row[-1]) + starts[len(row) - 1] for row in rows)
    height = HEIGHT / (len(rows) + MARGIN)
    advance = int(min(WIDTH / (longest + 2 * MARGIN), height / LEADING * ADVANCE))  # whole pixels, as they are drawn
    canvas = FigureCanvasAgg(Figure(figsize=(WIDTH / DPI, HEIGHT / DPI), dpi=DPI, facecolor=FELT))
    axes = canvas.figure.add_axes((0, 0, 1, 1), xlim=(0, WIDTH), ylim=(HEIGHT, 0))
    axes.set_axis_off()
    for number, row in enumerate(rows):
        top = (number + MARGIN / 2) * height
        if len(row) > 1:
            axes.axhspan(top + 1, top + height - 1, color=STRIPE)
        for column, runs in enumerate(row):
            at = starts[column]
            for text, colour in runs:
                axes.text(
                    (at + MARGIN) * advance, top + height / 2, text, va="center_baseline", parse_math=False,
                    color=GOLD if number == 0 else colour, fontsize=72 / DPI * advance / ADVANCE, fontfamily=FONT,
                )  # fmt: skip
                at += len(text)
    canvas.draw()  # type: ignore[no-untyped-call]
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()  # type: ignore[no-untyped-call]


Run = tuple[str, str]  # a text and its colour


def _runs(batch: Batch, cell: Cell, view: View) -> list[Run]:
    """A cell as texts of one colour each; seats have colours, and partners share theirs."""
    names = tuple(f"{chr(FIRST_MARK + seat)}seat {seat}{END_MARK}" for seat in range(view.players))
    text, colour = Words("en").say(cell.phrase, Company(names)), STYLES.get(cell.style or "", INK)
    if cell.style == "dice":
        text = text.translate(DICE)
    runs, at = list[Run](), 0
    for found in MARKED.finditer(text):
        side = batch.game.side_of(ord(found[1]) - FIRST_MARK, batch.players)
        runs += [(text[at : found.start()], colour), (found[2], SEATS[side])]
        at = found.end()
    return [run for run in (*runs, (text[at:], colour)) if run[0]]


def _length(runs: list[Run]) -> int:
    return sum(len(text) for text, _ in runs)


def _columns(rows: list[list[list[Run]]]) -> list[int]:
    """Where the columns begin, in characters; a row of one cell takes part in no column."""
    starts = [0]
    for column in range(max(map(len, rows)) - 1):
        starts.append(starts[-1] + GAP + max(_length(row[column]) for row in rows if len(row) > column + 1))
    return starts
