"""Proof that a recorded game was played by the rules and that every die is the one that was promised."""

from dataclasses import dataclass
from typing import Literal

from croupier.dealing import Fair, Seeded, commitment
from croupier.errors import DealingError, RecordError
from croupier.kernel import CHANCE
from croupier.records import DealtBy, Record


@dataclass(frozen=True)
class Verified:
    """What was checked; anything wrong is raised as a RecordError instead.

    >>> Verified("typed", "finished", num_plies=9, num_moves=3, num_dealt=6, num_proven=0).is_proven
    False
    """

    method: Literal["fair", "seeded", "typed"]
    ending: Literal["finished", "abandoned", "unfinished"]
    num_plies: int
    num_moves: int  # by seats
    num_dealt: int  # outcomes in which chance had a choice
    num_proven: int  # of those, dealt again from the revealed seed and found the same

    @property
    def is_proven(self) -> bool:
        """Whether every outcome was dealt again and found right."""
        return self.num_proven == self.num_dealt and self.method != "typed"


def verify(record: Record) -> Verified:
    """Check the hash chain, every move against the rules, the result, and every outcome against the seed.

    >>> import croupier
    >>> match = croupier.Match.begin(croupier.start("las-vegas", players=2), dealing=croupier.Seeded(1))
    >>> _ = list(match.advance())
    >>> verify(match.record()).is_proven
    True
    """
    dealing = _promised(record)
    num_moves = num_dealt = num_proven = 0
    for step in record.replay():
        if step.actor != CHANCE:
            num_moves += 1
        elif len(step.before.legal_moves) > 1:
            num_dealt += 1
            if dealing is not None:
                expected = dealing.outcome(step.before, step.ply)
                if expected != step.move:
                    said, dealt = repr(str(step.move)), repr(str(expected))
                    raise RecordError("record-wrong-outcome", said=said, dealt=dealt, ply=step.ply)
                num_proven += 1
    ending = "unfinished" if record.ending is None else record.ending.end
    method = record.header.dealing.method
    return Verified(method, ending, len(record.plies), num_moves, num_dealt, num_proven)


def _promised(record: Record) -> Fair | Seeded | None:
    """The dealing that the record names, if its seed is known."""
    described = record.header.dealing
    try:
        if described.method == "seeded":
            return Seeded(-1 if described.seed is None else described.seed)
        if described.method == "fair" and record.ending is not None:
            return _revealed(described, record.ending.seed, len(record.plies))
    except DealingError as error:
        raise RecordError("record-malformed", reason=error.phrase) from None
    return None


def _revealed(described: DealtBy, seed: str | None, ply: int) -> Fair:
    try:
        raw = bytes.fromhex(seed or "")
    except ValueError:
        raise RecordError("record-malformed", "seed", ply=ply) from None
    if commitment(raw) != described.commitment:
        raise RecordError("record-wrong-seed", ply=ply)
    return Fair(raw, described.table or "", described.entropy or [])
