"""One stream of plies, many readers: each gets moves as it may see them, the view after them, and the phrases told."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from croupier.game import Secret, load
from croupier.kernel import NOBODY
from croupier.moves import Move
from croupier.phrases import Phrase
from croupier.position import Position
from croupier.records import Step
from croupier.telling import Earning, telling_of
from croupier.views import View


class Shown(NamedTuple):
    """A ply as one reader may see it."""

    ply: int
    actor: int
    move: Move


class Item(NamedTuple):
    """What one reader gets: plies, the view after the last of them, the phrases told, and who earned what.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("sequence-dice", players=2, starter=0), dealing=croupier.Seeded(1))
    >>> reader, company = Reader(), croupier.Company(("Ada", "Bruno"))
    >>> items = [item for step in match.advance() if (item := reader.read(step)) is not None]
    >>> [croupier.Words("en").say(phrase, company) for phrase in items[0].told]
    ['Ada rolls 2 and 6: 8.']
    """

    plies: tuple[Shown, ...]
    view: View
    told: tuple[Phrase, ...]
    chapter: int = 0  # the round or deal in which the plies were played
    earned: tuple[Earning, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Everything in it as plain values, as it goes to a client."""
        plies = [{"ply": shown.ply, "actor": shown.actor, "move": str(shown.move)} for shown in self.plies]
        earned = [{"seat": seat, "where": msgspec.to_builtins(where), "amount": n} for seat, where, n in self.earned]
        told = msgspec.to_builtins(self.told)
        return {"plies": plies, "view": self.view.to_dict(), "told": told, "chapter": self.chapter, "earned": earned}


class Reader:
    """One seat's reading of a stream, or a spectator's.

    An item ends where there is something to tell, so a screen shows a whole roll and not eight dice. A stepwise reader
    gets an item for every ply.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2, starter=0), dealing=croupier.Seeded(4))
    >>> reader = Reader(seat=0)
    >>> items = [item for step in match.advance() if (item := reader.read(step)) is not None]
    >>> items[0].told[0].id, len(items[-1].plies), items[-1].view.decision
    ('lv-round', 8, 'place')
    """

    def __init__(self, seat: int = NOBODY, is_stepwise: bool = False) -> None:
        self.seat, self.is_stepwise = seat, is_stepwise
        self._untold: list[Shown] = []
        self._earned: list[Earning] = []
        self._before: View | None = None  # the view before the last step, unless that was quiet
        self._last: tuple[Position, View | None] | None = None  # the last position that was read, and its view if made

    def read(self, step: Step) -> Item | None:
        """The item that this step completes, or None."""
        telling = telling_of(step.before.game)
        if not self.is_stepwise and is_quiet(step):
            self._untold.append(Shown(step.ply, step.actor, step.before.shown(step.move, self.seat)))
            self._before, self._last = None, (step.after, None)
            return None
        before = self.view if self._has_read(step.before) else None
        before = step.before.view(self.seat) if before is None else before
        after = step.after.view(self.seat)
        self._last, self._before = (step.after, after), before
        shown = step.before.shown(step.move, self.seat)
        self._untold.append(Shown(step.ply, step.actor, shown))
        self._earned += telling.earned(before, shown, after)
        tell = telling.step if self.is_stepwise else telling.summary
        told = tell(before, shown, after)
        if not told and not self.is_stepwise and not step.after.is_over:
            return None
        return self._item(after, tuple(told))

    def _has_read(self, position: Position) -> bool:
        return self._last is not None and (self._last[0] is position or self._last[0] == position)

    @property
    def view(self) -> View | None:
        """The view after the last step that was read."""
        if self._last is None:
            return None
        position, view = self._last
        if view is None:
            view = position.view(self.seat)
            self._last = position, view
        return view

    def rest(self) -> Item | None:
        """An item of the plies that were read and not told, with the present view; None if there are no such plies."""
        view = self.view
        return self._item(view, ()) if self._untold and view is not None else None

    def _item(self, view: View, told: tuple[Phrase, ...]) -> Item:
        chapter = telling_of(load(view.game_name)).chapter(self._before or view)
        item = Item(tuple(self._untold), view, told, chapter, tuple(self._earned))
        self._untold, self._earned = [], []
        return item


def is_quiet(step: Step) -> bool:
    """Whether a table hears nothing of a step and nothing is earned: a die of a roll that goes on, for example."""
    decision = step.before.decision
    return decision == step.after.decision and decision in telling_of(step.before.game).QUIET


def history(steps: Iterable[Step], seat: int = NOBODY) -> list[Shown]:
    """The plies so far as a seat may see them now: a secret that was revealed since is shown.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("yellow-dwarf", players=3, dealer=2), dealing=croupier.Seeded(1))
    >>> _ = list(match.advance())
    >>> [str(shown.move) for shown in history(match.record().replay(), seat=0)][:4]
    ['stake', 'card 9s', 'card', 'card']
    """
    plies: list[Shown] = []
    hidden: dict[int, tuple[Secret, Move]] = {}
    for step in steps:
        shown = step.before.shown(step.move, seat)
        secret = step.before.game.secret(step.before.decision)
        if shown.is_hidden and secret is not None:
            hidden[len(plies)] = secret, step.move
        plies.append(Shown(step.ply, step.actor, shown))
        for number, (kept, move) in list(hidden.items()):
            if step.after.is_over or (kept.until is not None and kept.until == step.before.decision):
                plies[number] = plies[number]._replace(move=move)
                del hidden[number]
    return plies
