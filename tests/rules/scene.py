"""What the scenes of all games share: a position from text says what is asked, lists what is legal, and plays."""

from typing import Any, Self

import numpy as np

from croupier.game import Game
from croupier.kernel import CHANCE, top

SEATS = "ABCDEF"


class Scene:
    """A state `s` of `game`, in text; players are A, B, C and so on."""

    game: Game
    s: Any

    @property
    def decision(self) -> str | None:
        return self.game.decisions[top(self.s)[0]] if self.s.depth else None

    @property
    def actor(self) -> str | None:
        if not self.s.depth:
            return None
        actor = top(self.s)[1]
        return "chance" if actor == CHANCE else SEATS[actor]

    @property
    def asked(self) -> str:
        """Who must decide what: "A place", or "over"."""
        return f"{self.actor} {self.decision}" if self.s.depth else "over"

    def legal(self) -> list[str]:
        actions = np.zeros(self.game.rules.MAX_OPTIONS, np.int16)
        return [str(self.game.moves.all[action]) for action in actions[: self.game.rules.legal(self.s, actions)]]

    def weights(self) -> list[int]:
        weights = np.zeros(self.game.rules.MAX_OPTIONS, np.int32)
        total = self.game.rules.chance(self.s, weights)
        found = weights[: len(self.legal())].tolist()
        assert sum(found) == total
        return found

    def play(self, *moves: str) -> Self:
        for move in moves:
            assert move in self.legal(), f"{move} not in {self.legal()}"
            self.game.rules.apply(self.s, self.game.moves.parse(move).action)
        return self
