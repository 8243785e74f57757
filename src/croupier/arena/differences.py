"""What differs clearly from what it is compared with: pages colour nothing else, and verdicts name nothing else."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from croupier.figures import widening


@dataclass(frozen=True)
class Difference:
    """How far a value is from its baseline, as one of several comparisons."""

    value: float
    error: float  # half its own 95 % interval
    reach: float  # half the wider interval that holds, with 95 %, together with those of the other comparisons

    @property
    def is_clear(self) -> bool:
        """Whether the wider interval leaves out zero."""
        return abs(self.value) > self.reach

    def is_apart_from(self, other: "Difference") -> bool:
        """Whether the wider intervals of two comparisons do not meet."""
        return abs(self.value - other.value) > self.reach + other.reach

    def tint(self, limit: float) -> float:
        """How strongly to colour it, from -1 to 1 at `limit`; 0 is no colour, for what is not clear."""
        return max(-1.0, min(1.0, self.value / limit)) if self.is_clear else 0.0


def differences(found: Sequence[tuple[float, float]], is_enough: bool) -> list[Difference]:
    """Values with half their 95 % intervals, as comparisons made at once; none is clear unless `is_enough` was played.

    >>> [one.is_clear for one in differences([(2.1, 2.0), (4.0, 2.0)], is_enough=True)]
    [False, True]
    """
    wider = widening(len(found))
    return [Difference(value, error, wider * error if is_enough else math.inf) for value, error in found]


def about_clear(count: int, baseline: str = "zero") -> str:
    """What is coloured where `count` comparisons with the baseline are made at once."""
    return (
        f"Only what differs clearly is coloured, blue above and red below: its 95 % interval leaves out {baseline} "
        f"even when it is widened for all {count} comparisons at once (Bonferroni). The rest may be chance."
    )


def listed(items: Sequence[object]) -> str:
    """Items as English lists them.

    >>> listed([2, 3, 5]), listed(["seat 1"])
    ('2, 3 and 5', 'seat 1')
    """
    texts = [str(item) for item in items]
    return " and ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def capitalised(sentence: str) -> str:
    """The sentence with its first letter large and the others as they are."""
    return sentence[:1].upper() + sentence[1:]
