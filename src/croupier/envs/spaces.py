"""What the environments of all libraries share: their spaces, and what becomes of an illegal choice."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.spaces.space import MaskNDArray

from croupier.errors import MoveError, SettingsError
from croupier.phrases import Listed, quoted, say
from croupier.vectors import Layout

ILLEGAL = ("refuse", "end")  # an illegal choice is refused and changes nothing, or ends the episode
ILLEGAL_REWARD = -1.0  # for whoever ends an episode so, as in PettingZoo's own board and card games


class Choices(Discrete[np.int64]):
    """The numbers of a game's choices."""

    def sample(self, mask: MaskNDArray | None = None, probability: MaskNDArray | None = None) -> np.int64:
        """The same as Gymnasium draws, but with a mask in a fraction of the time, which was longer than a step."""
        if mask is None or probability is not None or not mask.any():
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        found: np.int64 = legal[self.np_random.integers(len(legal))]
        return found


def vectors_of(layout: Layout) -> Box[np.float32]:
    """The space of a game's observations."""
    return Box(*layout.bounds, dtype=np.float32)


def check_illegal(illegal: Any) -> bool:
    """Whether an illegal choice ends the episode; refuses what is neither of ILLEGAL."""
    if illegal not in ILLEGAL:
        raise SettingsError(say("problem-choice", name="illegal", values=Listed(ILLEGAL, ", "), value=quoted(illegal)))
    return bool(illegal == "end")


def is_illegal(refusal: MoveError, choice: Any, num_choices: int) -> bool:
    """Whether a choice of the game was refused because the rules do not allow it now, and not because it is none."""
    return refusal.code == "illegal-move" and 0 <= choice < num_choices
