"""The seven kernels every game has, as names that generic code can be written against.

`specialise` puts a game's own functions in their place; these are never called. Arguments: `s` is a
STATE record, `view` a VIEW record, `rng` a generator, and the arrays are the caller's to size.
"""

from typing import Any

NAMES = ("setup", "legal", "chance", "apply", "observe", "imagine", "returns")


def setup(s: Any, settings: Any) -> None:
    """Lay out a zeroed state, in place, up to its first decision."""
    raise AssertionError("not specialised")


def legal(s: Any, actions: Any) -> int:
    """Write the open decision's actions in ascending order and return how many; for CHANCE, the outcomes."""
    raise AssertionError("not specialised")


def chance(s: Any, weights: Any) -> int:
    """For CHANCE only: write the integer weight of each outcome, aligned with `legal`, and return their sum."""
    raise AssertionError("not specialised")


def apply(s: Any, action: int) -> None:
    """Settle the open decision in place; trusts its caller."""
    raise AssertionError("not specialised")


def observe(s: Any, seat: int, view: Any) -> None:
    """Fill a VIEW by copying in what that seat may know; a spectator is the seat NOBODY."""
    raise AssertionError("not specialised")


def imagine(view: Any, seat: int, s: Any, rng: Any) -> None:
    """Fill a whole state consistent with a view, hidden parts drawn uniformly from what is possible."""
    raise AssertionError("not specialised")


def returns(s: Any, out: Any) -> None:
    """Write per seat what decides the game, the most important number first; more is better."""
    raise AssertionError("not specialised")
