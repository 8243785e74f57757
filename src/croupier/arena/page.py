"""Reports as one HTML page that needs nothing else: tables, plots as SVG, and the command that made it."""

import io
from collections.abc import Sequence
from html import escape
from typing import Any

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import StrMethodFormatter

from croupier.arena.differences import Difference
from croupier.words import Words

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 60rem; margin: 2rem auto;
       padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
.opening { font-size: 1.15rem }
code { background: #f3f1ec; padding: .15rem .3rem; border-radius: 3px; overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .3rem .7rem; border-bottom: 1px solid #ddd; text-align: right }
td { white-space: pre }
figure { margin: 0; overflow-x: auto }
th:first-child, td:first-child { text-align: left; white-space: normal }
svg { max-width: 100%; min-width: 30rem; height: auto }
.note { color: #555; font-size: .9rem }
"""
INK, BLUE, RED, GREY = "#222222", "#2a6f97", "#b23a48", "#dcdcd8"
FAINTEST, STRONGEST = 0.15, 0.55  # opacity of a colour: pale enough to read black on
NUMBER = "{x:,.10g}"  # beside an axis: 1,000,000 and not 1e+06
LONGEST_NAME = 28  # characters beside a bar


def title_of(game: str) -> str:
    """A game's name as people know it.

    >>> title_of("las-vegas-royale")
    'Las Vegas Royale'
    """
    return Words("en")(f"{game}-title")


class Page:
    """A report being written from top to bottom."""

    def __init__(self, title: str, command: str) -> None:
        self._title = title
        self._parts = [f"<p>Made by <code>{escape(command)}</code></p>"]

    def heading(self, text: str) -> None:
        """A new section."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str, is_note: bool = False) -> None:
        """A paragraph."""
        self._parts.append(f"<p{' class=note' if is_note else ''}>{escape(text)}</p>")

    def table(
        self, head: Sequence[str], rows: Sequence[Sequence[Any]], tints: Sequence[Sequence[float]] | None = None
    ) -> None:
        """A table; the first column names the row.

        `tints` colour the other cells: blue above zero and red below, the stronger the farther from it, up to 1.
        """
        cells = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in head)
        body = ""
        for number, (name, *others) in enumerate(rows):
            colours = tints[number] if tints is not None else [0.0] * len(others)
            tinted = (f"<td{_tint(tint)}>{escape(str(cell))}</td>" for cell, tint in zip(others, colours, strict=True))
            body += f"<tr><td>{_breakable(str(name))}</td>{''.join(tinted)}</tr>"
        self._parts.append(
            f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def plot(self, figure: Figure, about: str) -> None:
        """A plot, with what it shows in words for those who cannot see it."""
        text = io.StringIO()
        with matplotlib.rc_context({"svg.hashsalt": "croupier", "svg.fonttype": "none"}):
            figure.savefig(text, format="svg", metadata={"Date": None}, bbox_inches="tight")
        svg = text.getvalue()
        svg = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{escape(about)}"', 1)
        self._parts.append(f"<figure>{svg}</figure>")

    def html(self, opening: str = "") -> str:
        """The whole page; `opening` stands right under its title."""
        title, body = escape(self._title), "".join(self._parts)
        first = f'<p class="opening">{escape(opening)}</p>' if opening else ""
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>{first}{body}</body></html>\n"
        )


def _tint(value: float) -> str:
    """The style of a cell, from -1, red, over 0, plain, to 1, blue."""
    if value == 0:
        return ""
    opacity = FAINTEST + min(abs(value), 1.0) * (STRONGEST - FAINTEST)
    return f' style="background: {BLUE if value > 0 else RED}{round(255 * opacity):02x}"'


def _breakable(name: str) -> str:
    """A name that may go on in a new line after a colon, for bots with many options, and nowhere else."""
    return escape(name).replace(" ", "&nbsp;").replace(":", ":<wbr>")


def _shortened(name: str) -> str:
    """A name that leaves room for the bars.

    >>> _shortened("3 search:iterations=5000:exploration=0.3")
    '3 search:iterations=5000:ex…'
    """
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def bars(names: Sequence[str], found: Sequence[Difference], label: str, line: float = 0.0) -> Figure:
    """Horizontal bars, which differ that much from `line`, with their 95 % intervals; only clear ones are coloured."""
    figure = Figure(figsize=(7, 0.6 + 0.38 * len(names)), layout="constrained")
    axes = figure.subplots()
    values, errors = [line + one.value for one in found], [one.error for one in found]
    colours = [((BLUE if one.value > 0 else RED), STRONGEST) if one.is_clear else GREY for one in found]
    axes.barh(range(len(names)), values, xerr=errors, color=colours, ecolor=INK, capsize=3)
    axes.set_yticks(range(len(names)), [_shortened(name) for name in names])
    axes.invert_yaxis()
    axes.set_xlabel(label)
    axes.xaxis.set_major_formatter(StrMethodFormatter(NUMBER))
    axes.axvline(line, color=INK, linewidth=1)
    axes.spines[["top", "right"]].set_visible(False)
    return figure


def histogram(groups: dict[str, tuple[Any, Any]], label: str) -> Figure:
    """Outlines of distributions: for each name the edges and the shares."""
    figure = Figure(figsize=(7, 3.2), layout="constrained")
    axes = figure.subplots()
    for name, (edges, shares) in groups.items():
        axes.stairs(shares, edges, label=name, linewidth=1.4)
    axes.set_xlabel(label)
    axes.set_ylabel("share")
    axes.xaxis.set_major_formatter(StrMethodFormatter(NUMBER))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    return figure
