"""What can never be otherwise in a state of each game."""

from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.games.las_vegas import rules as lv
from croupier.games.las_vegas_royale import table as ry
from croupier.games.sequence_dice import board
from croupier.games.sequence_dice import rules as sd
from croupier.games.yellow_dwarf import rules as yd
from croupier.kernel import NOBODY


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


def las_vegas_royale(s: Any) -> None:
    """90 cards, nine blanks, and every die is somewhere; nobody owes anything."""
    players = int(s.players)
    assert (s.unseen >= 0).all()
    assert (s.reserve >= 0).all()
    assert (s.chips >= 0).all()
    assert (s.cash >= 0).all()
    assert (s.num_cards >= 0).all()
    assert (s.num_cards * 3 <= s.cash).all(), "no card is below 30,000"
    lying = int((s.cards > 0).sum() + s.num_drawn)
    assert int(s.unseen.sum() + s.reserve.sum()) + lying <= 90
    is_round_on = s.round_number < 4 and s.depth > 0
    for seat in range(players):
        for kind, count in ((ry.SMALL, 7), (ry.BIGGY, 1)):
            places = s.supply[seat, kind] + s.dice[:, seat, kind].sum() + s.bar[seat, kind] + s.double[seat, kind]
            nice = sum(s.nice_owner[face] == seat and s.nice_kind[face] == kind for face in range(6))
            gold = s.gold_owner == seat and s.gold_kind == kind
            assert places + nice + gold == (count if is_round_on else 0)
    faces = s.faces.tolist()
    blanks = int(s.blanks.sum() + sum(size * s.groups[size] for size in (1, 2, 3)))
    covered = 9 - int(s.fields.sum()) if ry.HANDICAP in faces else 0
    assert blanks + covered == (9 if ry.BLOCK_IT in faces or ry.HANDICAP in faces else 0)
    tiles = [face // 2 for face in faces if face != ry.NOWHERE]
    assert len(tiles) == len(set(tiles)), "a tile lies once"
    if s.power_seat != NOBODY:
        assert ry.sole_leader(s, faces.index(ry.POWER_PLAY)) != NOBODY, "the marker goes back without a sole leader"
    assert s.closed == ry.NOWHERE or ry.NO_ENTRY in faces
    assert not s.ranking.any()
    assert (s.held > 0) == (s.depth > 0 and s.decision[s.depth - 1] == ry.GUESS)


def sequence_dice(s: Any) -> None:
    """A space has one chip at most, and nobody has a line but the winner."""
    chips = [bin(held).count("1") for held in s.held.tolist()]
    assert sum(chips) == bin(int(np.bitwise_or.reduce(s.held))).count("1")
    assert int(np.bitwise_or.reduce(s.held)) >> board.SPACES == 0
    assert not s.held[s.sides :].any()
    with_line = [side for side in range(s.sides) if board.completed_lines(int(s.held[side]), int(s.line))]
    assert with_line == ([] if s.winner == NOBODY else [s.winner])
    assert s.winner == NOBODY or s.depth == 0
    assert s.num_throws <= sd.CAP
    assert 0 <= s.first_die <= 6


def yellow_dwarf(s: Any) -> None:
    """Every card is in one place at most, no chip is lost, and nobody has what they are known to lack."""
    places = [*s.hands.tolist(), *s.shown.tolist(), int(s.played)]
    together = 0
    for cards in places:
        assert together & cards == 0
        together |= cards
    assert together >> yd.CARDS == 0
    assert [bin(hand).count("1") for hand in s.hands.tolist()] == s.sizes.tolist()
    assert not s.sizes[s.players :].any()
    assert (s.purses >= 0).all()
    assert (s.pots >= 0).all()
    purse = int(s.purses.sum() + s.pots.sum()) / int(s.players)
    assert purse in (50, 100, 200, yd.CHIPS // int(s.players))
    for seat in range(s.players):
        for rank in range(yd.RANKS):
            assert not (s.lacks[seat] >> rank & 1 and s.hands[seat] >> (4 * rank) & 15)
    assert int(s.sequence) & ~int(s.played) == 0


INVARIANTS: dict[str, Callable[[Any], None]] = {
    "las-vegas": las_vegas,
    "las-vegas-royale": las_vegas_royale,
    "sequence-dice": sequence_dice,
    "yellow-dwarf": yellow_dwarf,
}
