"""Counting lines of play, chance's outcomes as moves: how two implementations of one game are compared."""

from collections.abc import Callable, Iterator

from croupier.moves import Move
from croupier.position import Position
from croupier.walking import Walker, count_lines


def perft(position: Position, depth: int, on_part: Callable[[int], None] = lambda count: None) -> int:
    """The number of lines of play of that length; a game that ends earlier is one line.

    `on_part` hears now and then how many have been counted.

    >>> import croupier
    >>> perft(croupier.start("las-vegas", players=2, starter=0), 3)
    729
    """
    total = 0
    for part in count_lines(Walker(position.game), {position.state: 1}, depth):
        total += part
        on_part(total)
    return total


def divide(position: Position, depth: int) -> Iterator[tuple[Move, int]]:
    """The same move by move, for finding where two implementations part.

    >>> import croupier
    >>> [(str(move), count) for move, count in divide(croupier.start("sequence-dice", players=2), 2)][:2]
    [('die 1', 6), ('die 2', 6)]
    """
    for move in position.legal_moves:
        after = position.copy()
        after.play(move)
        yield move, perft(after, depth - 1)
