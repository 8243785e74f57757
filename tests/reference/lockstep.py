"""Playing a game through the kernels and its naive reference, step by step."""

import random
from collections.abc import Callable
from typing import Any

from croupier.kernel import CHANCE
from croupier.position import Position


def difference(mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """The differences between two snapshots."""
    return {key: (mine.get(key), theirs.get(key)) for key in mine | theirs if mine.get(key) != theirs.get(key)}


def compare(
    position: Position,
    reference: Any,
    snapshot: Callable[[Position], dict[str, Any]],
    chooser: random.Random,
    share: float = 1,
) -> None:
    """Play a random game to its end on both, comparing everything at that share of the steps and at the end."""
    line: list[str] = []
    while not position.is_over:
        if share == 1 or chooser.random() < share:
            _compare_step(position, reference, snapshot, line)
        move = chooser.choices(position.legal_moves, position.weights if position.actor == CHANCE else None)[0]
        line.append(str(move))
        position.play(move)
        reference.play(str(move))
    _compare_step(position, reference, snapshot, line)


def _compare_step(position: Position, reference: Any, snapshot: Any, line: list[str]) -> None:
    weights = position.weights if position.actor == CHANCE else [1] * len(position.legal_moves)
    options = sorted((str(move), weight) for move, weight in zip(position.legal_moves, weights, strict=True))
    assert options == sorted(reference.options()), f"after {line[-12:]}"
    found = difference(snapshot(position), reference.snapshot())
    assert not found, f"{found} after {line[-12:]}"
    assert list(position.standing) == reference.standing()
