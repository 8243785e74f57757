"""What a table of a server hears, told on a screen as `croupier play` tells its games."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from croupier.account import Account
from croupier.game import Game
from croupier.phrases import Phrase, say
from croupier.stream import Item
from croupier.telling import Cell, Earning, Row, telling_of
from croupier.terminal.screen import Screen
from croupier.wire import BoardCell, StreamItem


class Story:
    """One reader's game: what was told, earned and seen of it."""

    def __init__(self, screen: Screen, game: Game, you: int) -> None:
        self._screen, self._you = screen, you
        self.game, self.telling = game, telling_of(game)
        self.account = Account()
        self.seen: dict[int, tuple[int, str]] = {}  # by ply: the actor, and the move as it was shown
        self._heard: list[Phrase] = []
        self._chosen_at = 0  # number of lines that had been told at this reader's last choice
        self._joined_in = 0  # the round or deal whose beginning was not told

    def join_in(self, view: dict[str, Any]) -> None:
        """Hear the rest of a game that is on; what has happened in this round or deal is not known."""
        self._joined_in = self.telling.chapter(readable(view))

    def tell(self, items: Sequence[StreamItem]) -> None:
        """Say what a table hears, at the pace that was chosen."""
        for item in items:
            self._tell(item)

    def _tell(self, item: StreamItem) -> None:
        screen, view = self._screen, readable(item.view)
        for phrase in item.told:
            screen.tell(phrase)
        if item.board is not None:
            screen.board(rows_of(item.board))
        self.seen |= {ply.ply: (ply.actor, ply.move) for ply in item.plies}
        self._heard += item.told
        earned = tuple(Earning(earning.seat, earning.where, earning.amount) for earning in item.earned)
        self.account.add([Item((), view, (), item.chapter, earned)])
        if item.chapter and (view.actor is None or self.telling.chapter(view) != item.chapter):
            self._close_chapter(item.chapter, view)
        elif item.told and self._you not in (item.plies[-1].actor, view.actor):
            screen.wait()

    def _close_chapter(self, chapter: int, view: Any) -> None:
        """The end of a round or deal: what it brought to whom, if all of it was told."""
        screen = self._screen
        screen.say()
        screen.tell(say(f"{self.telling.CHAPTER}-over", number=chapter), "bold")
        if chapter != self._joined_in:
            for line in self.account.told(chapter, view.players):
                screen.tell(line, indent=2)
        screen.wait()
        if view.actor is not None:
            screen.say()

    def choose(self) -> None:
        """The reader has chosen."""
        self._chosen_at = len(self._heard)

    def tell_again(self) -> None:
        """What has happened since the reader last chose."""
        missed = self._heard[self._chosen_at :]
        self._screen.say(self._screen.words("play-again-told" if missed else "play-nothing-told"), "bold")
        for phrase in missed:
            self._screen.tell(phrase)


def rows_of(board: Sequence[Sequence[BoardCell]]) -> list[Row]:
    """The table in words as it came over the wire, for a screen."""
    return [[Cell(cell.phrase, cell.style) for cell in row] for row in board]


def readable(view: dict[str, Any]) -> Any:
    """A view as it came over the wire, for those functions of a telling that read plain attributes."""
    return SimpleNamespace(**view)
