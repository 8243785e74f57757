"""What can never be otherwise in a state of each game."""

from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.games.las_vegas import rules as lv


def las_vegas(s: Any) -> None:
    """54 notes, and every die is somewhere."""
    lying = np.bincount(s.notes.ravel(), minlength=10)[1:]
    under = np.bincount(s.returned[: s.num_returned], minlength=10)[1:]
    assert not s.returned[s.num_returned :].any()
    assert (s.unseen[1:] + lying + under <= lv.NUM_OF_NOTE[1:]).all()
    won = int(s.num_notes.sum())
    assert int(s.unseen.sum() + lying.sum() + under.sum()) + won == lv.NUM_NOTES
    missing = lv.NUM_OF_NOTE[1:] - s.unseen[1:] - lying - under
    assert int((missing * np.arange(1, 10)).sum()) == int(s.money.sum())
    assert (np.diff(s.notes, axis=1) <= 0).all()
    assert (s.dice >= 0).all()
    assert (s.own >= 0).all()
    if s.turn_seat >= 0:
        for seat in range(s.players):
            assert s.own[seat] + s.dice[:, seat].sum() == lv.NUM_DICE
        white = {2: 8, 3: 8, 4: 8}[int(s.players)] if s.neutral else 0
        assert s.white.sum() + s.dice[:, lv.WHITE].sum() == white
        assert s.roll_own.sum() <= s.own[s.turn_seat]
        assert s.roll_white.sum() <= s.white[s.turn_seat]
    else:
        assert not s.roll_own.any()
        assert not s.roll_white.any()


INVARIANTS: dict[str, Callable[[Any], None]] = {"las-vegas": las_vegas}
