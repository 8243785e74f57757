"""Who plays in a tournament: opponents by name, and bots of one's own by their place or as they are."""

import pickle
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from croupier.bots import Bot, Opponent, opponent
from croupier.bots.levels import check_opponent, own_in
from croupier.bots.own import find
from croupier.errors import BotError, RecordError
from croupier.game import Game


@dataclass(frozen=True)
class Entrant:
    """A bot in a tournament: the label that reports show, what it is, and a digest of its source if it is one's own."""

    label: str
    bot: str | Bot  # a bot of one's own by its whole path
    digest: str = ""

    def made(self, game: Game) -> Opponent:
        """The opponent that plays; refused where its file is not the one that was entered."""
        if isinstance(self.bot, str) and entered(self.bot).digest != self.digest:
            raise RecordError("tournament-other", "worker")
        return opponent(self.bot, game)


def entered(bot: str | Bot | Entrant, label: str = "") -> Entrant:
    """A checked entrant; its label is short unless one is given."""
    if isinstance(bot, Entrant):
        return bot
    check_opponent(bot)
    if not isinstance(bot, str):
        found = find(bot)
        return Entrant(label or found.label, bot, found.digest)
    own = own_in(bot)
    if own is None:
        return Entrant(label or bot, bot)
    place, options = own
    whole, short = (":".join(filter(None, (text, options))) for text in (str(place.absolute()), place.label))
    return Entrant(label or short, whole, find(place).digest)


def entrants_of(bots: Sequence[str | Bot] | Mapping[str, str | Bot]) -> list[Entrant]:
    """Entrants by their own labels, or by short ones; bots whose short labels are the same go by what was given."""
    if isinstance(bots, Mapping):
        return [entered(bot, label) for label, bot in bots.items()]
    found = [entered(bot) for bot in bots]
    labels = [entrant.label for entrant in found]
    return [
        entered(bot, bot) if isinstance(bot, str) and labels.count(entrant.label) > 1 else entrant
        for bot, entrant in zip(bots, found, strict=True)
    ]


def check_travel(entrants: Iterable[Entrant]) -> None:
    """Refuse bots that cannot be handed to another process."""
    for entrant in entrants:
        try:
            pickle.dumps(entrant.bot)
        except Exception:  # pickle lets through whatever an object raises
            raise BotError("bad-bot", "pickled", bot=entrant.label) from None
        home = getattr(entrant.bot, "__module__", "")
        if home == "__main__" and not hasattr(sys.modules["__main__"], "__file__"):  # typed in: no other process has it
            raise BotError("bad-bot", "pickled", bot=entrant.label)
