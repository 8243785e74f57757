"""The rules of a game: a guide for players from docs/how-to-play, or the numbered rules from docs/rules."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.pager import Pager
from rich.text import Text

from croupier.errors import UnknownGameError
from croupier.game import NAMES
from croupier.words import Words, default_language

WIDEST = 100  # columns; longer lines are hard to read
KEPT_SPACE, STAND_IN = "\u00a0", "\ue000"  # Rich breaks lines at any space, but must not within 50 000


def rules_text(game: str, language: str, is_rulings: bool = False) -> str:
    """A game's guide in Markdown, or its numbered rules with their rulings."""
    if game not in NAMES:
        raise UnknownGameError(game, NAMES)
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    packed: Traversable = files("croupier") / ("rulebook" if is_rulings else "guide") / name  # in an installed wheel
    docs = Path(__file__).parents[3] / "docs"  # in a working copy
    source: Traversable = docs / ("rules" if is_rulings else "how-to-play") / name
    return (packed if packed.is_file() else source).read_text("utf-8")


def show_rules(game: str, words: Words, is_rulings: bool = False) -> None:
    """Show a game's guide or numbered rules: dressed and page by page on a terminal, elsewhere as Markdown."""
    text = rules_text(game, words.language, is_rulings)
    if not is_rulings:
        chosen = "" if words.language == default_language() else f" --lang {words.language}"
        text += "\n" + words("rules-more", command=f"`croupier rules {game} --rulings{chosen}`") + "\n"
    console = Console()
    if not console.is_terminal:
        print(text, end="")
        return
    console.width = min(console.width, WIDEST)
    with console.pager(_Pages(console), styles=True):
        console.print(Markdown(text.replace(KEPT_SPACE, STAND_IN)))


class _Pages(Pager):
    """Shows text page by page if it is longer than the screen and there is a pager, otherwise all at once."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def show(self, content: str) -> None:
        text = content.replace(STAND_IN, KEPT_SPACE)
        has_keys = sys.stdin.isatty() and sys.stdout.isatty() and not self._console.is_dumb_terminal
        is_long = text.count("\n") >= self._console.height
        if not (has_keys and is_long and _is_paged(text)):
            self._console.file.write(text)


def _is_paged(text: str) -> bool:
    """Show text in the reader's pager; False if there is none, or it fails."""
    command = _pager()
    if not command:
        return False
    if Path(command[0]).name == "less":
        command.append("-R")  # shows colours
    else:
        text = Text.from_ansi(text).plain  # other pagers may not
    environment = {"LESSCHARSET": "utf-8", **os.environ} if sys.stdout.encoding.lower() == "utf-8" else None
    before = signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the pager
    try:
        done = subprocess.run(
            command, input=text, env=environment, encoding=sys.stdout.encoding, errors=sys.stdout.errors
        )
    except OSError:
        return False
    finally:
        signal.signal(signal.SIGINT, before)
    return done.returncode == 0


def _pager() -> list[str]:
    """The command of PAGER, or else less; empty if it cannot be run."""
    try:
        command = shlex.split(os.environ.get("PAGER", "less"))
    except ValueError:  # a quotation mark is missing
        return []
    return command if command and shutil.which(command[0]) else []
