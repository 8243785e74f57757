"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """How a game ended, per seat: what decided it, and the place it made (1 is first, equals share it).

    >>> Outcome(scores=(90_000, 120_000, 120_000), tiebreaks=(2, 3, 3), places=(3, 1, 1)).winners
    (1, 2)
    """

    scores: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Every seat in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
