"""Reports as one HTML page that needs nothing else: tables, plots as SVG, and the command that made it."""

import io
from collections.abc import Sequence
from html import escape
from typing import Any

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import StrMethodFormatter

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 60rem; margin: 2rem auto;
       padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
code { background: #f3f1ec; padding: .15rem .3rem; border-radius: 3px; overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .3rem .7rem; border-bottom: 1px solid #ddd; text-align: right }
td { white-space: nowrap }
figure { margin: 0; overflow-x: auto }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; min-width: 30rem; height: auto }
.note { color: #555; font-size: .9rem }
"""
INK, RED, PALE = "#222222", "#b23a48", "#c9d6df"
DARK = 0.6  # of the strongest colour: from there on text is white


class Page:
    """A report being written from top to bottom."""

    def __init__(self, title: str, command: str) -> None:
        self._title = title
        self._parts = [f"<h1>{escape(title)}</h1>", f"<p>Made by <code>{escape(command)}</code></p>"]

    def heading(self, text: str) -> None:
        """A new section."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str, is_note: bool = False) -> None:
        """A paragraph."""
        self._parts.append(f"<p{' class=note' if is_note else ''}>{escape(text)}</p>")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """A table; the first column names the row."""
        cells = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
        self._parts.append(
            f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def matrix(
        self,
        head: Sequence[str],
        names: Sequence[str],
        texts: Sequence[Sequence[str]],
        values: Sequence[Sequence[float]],
    ) -> None:
        """A table whose cells are blue above zero and red below, the stronger the farther from it."""
        cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
        body = ""
        for name, row, numbers in zip(names, texts, values, strict=True):
            tinted = (
                f'<td style="background: {_tint(number)}">{escape(text)}</td>'
                for text, number in zip(row, numbers, strict=True)
            )
            body += f"<tr><td>{escape(name)}</td>{''.join(tinted)}</tr>"
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

    def html(self) -> str:
        """The whole page."""
        title, body = escape(self._title), "".join(self._parts)
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{STYLE}</style></head><body>{body}</body></html>\n"
        )


def _tint(value: float) -> str:
    """A colour from -1, red, to 1, blue, pale enough to read black on."""
    colour = (42, 111, 151) if value > 0 else (178, 58, 72)
    return f"rgba({colour[0]}, {colour[1]}, {colour[2]}, {min(abs(value), 1.0) * 0.55:.2f})"


def bars(
    names: Sequence[str], values: Sequence[float], errors: Sequence[float], label: str, line: float | None = None
) -> Figure:
    """Horizontal bars with their 95 % intervals; `line` is what to compare them with."""
    figure = Figure(figsize=(7, 0.6 + 0.38 * len(names)), layout="constrained")
    axes = figure.subplots()
    axes.barh(range(len(names)), values, xerr=errors, color=PALE, ecolor=INK, capsize=3)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel(label)
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,g}"))
    if line is not None:
        axes.axvline(line, color=RED, linewidth=1)
    axes.spines[["top", "right"]].set_visible(False)
    return figure


def heat_map(
    rows: Sequence[str], columns: Sequence[str], values: Any, texts: Any, limit: float | None = None
) -> Figure:
    """A field of coloured squares with their numbers; with `limit`, blue is above zero and red below."""
    figure = Figure(figsize=(1.2 + 0.9 * len(columns), 0.8 + 0.62 * len(rows)), layout="constrained")
    axes = figure.subplots()
    if limit is None:
        axes.imshow(values, cmap="Blues", vmin=0.0, aspect="auto")
    else:
        axes.imshow(values, cmap="RdBu", vmin=-limit, vmax=limit, aspect="auto")
    axes.set_xticks(range(len(columns)), columns)
    axes.set_yticks(range(len(rows)), rows)
    darkest = limit or max(max(row) for row in values) or 1.0
    for row, line in enumerate(values):
        for column, value in enumerate(line):
            ink = "white" if abs(value) > DARK * darkest else INK
            axes.text(column, row, texts[row][column], ha="center", va="center", fontsize=9, color=ink)
    return figure


def histogram(groups: dict[str, tuple[Any, Any]], label: str) -> Figure:
    """Outlines of distributions: for each name the edges and the shares."""
    figure = Figure(figsize=(7, 3.2), layout="constrained")
    axes = figure.subplots()
    for name, (edges, shares) in groups.items():
        axes.stairs(shares, edges, label=name, linewidth=1.4)
    axes.set_xlabel(label)
    axes.set_ylabel("share")
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,g}"))
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    return figure
