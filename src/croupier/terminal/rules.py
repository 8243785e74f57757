"""The numbered rules of a game, as docs/rules has them."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from croupier.errors import UnknownGameError
from croupier.game import NAMES


def rules_text(game: str, language: str) -> str:
    """A game's rules in Markdown."""
    if game not in NAMES:
        raise UnknownGameError(game, NAMES)
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    packed: Traversable = files("croupier") / "rulebook" / name  # in an installed wheel
    source: Traversable = Path(__file__).parents[3] / "docs" / "rules" / name  # in a working copy
    return (packed if packed.is_file() else source).read_text("utf-8")


def show_rules(game: str, language: str) -> None:
    """Print a game's rules, dressed where there is a terminal."""
    text = rules_text(game, language)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text)
