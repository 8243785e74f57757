"""The checked door to a game: it refuses what the rules do not allow, and nothing else does legality."""

from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from croupier import settings as table_settings
from croupier.engine import engine_of
from croupier.errors import DealingError, MoveError
from croupier.figures import places_of
from croupier.game import Game, load
from croupier.kernel import CHANCE, NOBODY, NOTHING, blank
from croupier.moves import Move

__all__ = ["CHANCE", "NOBODY", "Outcome", "Position", "start"]


@dataclass(frozen=True)
class Outcome:
    """How a game ended, per seat: what decided it, and the place it made (1 is first, equals share it)."""

    scores: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Every seat in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Position:
    """One game in progress.

    >>> import croupier
    >>> position = croupier.start("las-vegas", players=2, starter=0)
    >>> position.actor == croupier.CHANCE, position.decision
    (True, 'note')
    >>> [str(move) for move in position.legal_moves][:3]
    ['note 10000', 'note 20000', 'note 30000']
    >>> position.play("note 50000")
    >>> position.play("place 1")
    Traceback (most recent call last):
        ...
    croupier.errors.MoveError: 'place 1' is not allowed now; chance decides "note": note 10000, ... note 90000
    """

    __slots__ = ("_actions", "_engine", "_legal", "_open", "_options", "_play_at", "_select", "_selected", "_states",
                 "game", "players", "settings")  # fmt: skip

    def __init__(self, game: Game, players: int, given: dict[str, Any]) -> None:
        self.settings = table_settings.check(players, game.players, game.settings, given)
        self._adopt(game, players)
        packed = table_settings.pack(game.rules.SETTINGS, game.settings, players, self.settings)
        self._open = self._engine.entry("start_at")(self._states, 0, packed, self._options)
        self._legal = self._select(self._actions[: self._open[0]].tobytes())

    def _adopt(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self._engine = engine_of(game)
        self._states = blank(game.rules.STATE)
        self._options = self._engine.new_options()
        self._actions = memoryview(self._options["actions"][0])
        self._select, self._selected = game.table.select, game.table.selected
        self._play_at = self._engine.entry("play_at")

    @property
    def actor(self) -> int | None:
        """The seat that must choose, or CHANCE; None when the game is over."""
        return self._open[2] if self._legal else None

    @property
    def decision(self) -> str | None:
        """What is being asked, by the game's name for it; None when the game is over."""
        return self.game.decisions[self._open[1]] if self._legal else None

    @property
    def subject(self) -> int:
        """What the open decision is about, where it is about something: a casino's index, dice left to throw."""
        subject: int = self._open[3]
        return subject

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self._legal

    @property
    def obvious(self) -> Move | None:
        """The move that a person need not be asked for, because there is nothing to choose; else None."""
        if self.actor in (None, CHANCE):
            return None
        action = self._engine.doors.obvious_at(self._states, 0)
        return None if action == NOTHING else self.game.table.moves[action]

    @property
    def legal_actions(self) -> list[int]:
        """The kernel's numbers of the legal moves, ascending; for CHANCE, of its outcomes."""
        return [move.action for move in self._legal]

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the actor may do; for CHANCE, its outcomes."""
        return self._legal

    @property
    def weights(self) -> tuple[int, ...]:
        """For CHANCE: the integer weight of each outcome, aligned with `legal_moves`."""
        if self.actor != CHANCE:
            raise DealingError("nothing-to-deal", "it is not chance that decides now")
        self._engine.doors.weigh_at(self._states, 0, self._options)
        return tuple(self._options["weights"][0, : len(self._legal)].tolist())

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a legal move in place. With `seat`, only if that seat (or CHANCE) is the actor."""
        chosen: Move = self.game.table.parse(move) if isinstance(move, str) else move
        if seat is not None and self._legal and seat != self._open[2]:
            raise MoveError("not-your-decision", f"{_seat_name(self._open[2])} decides now, not {_seat_name(seat)}")
        if chosen not in self._legal:
            self._refuse(chosen)
        self._open = found = self._play_at(self._states, 0, chosen.action, self._options)
        key = self._actions[: found[0]].tobytes()
        self._legal = self._selected.get(key) or self._select(key)

    def _refuse(self, move: Move) -> NoReturn:
        if self.is_over:
            raise MoveError("game-over", f"the game is over; {str(move)!r} comes too late")
        legal = [str(option) for option in self.legal_moves]
        listed = ", ".join(legal) if len(legal) <= 6 else f"{legal[0]}, ... {legal[-1]}"
        who = _seat_name(self._open[2])
        raise MoveError("illegal-move", f'{str(move)!r} is not allowed now; {who} decides "{self.decision}": {listed}')

    def view(self, seat: int = NOBODY) -> np.record:
        """A fresh record of what a seat may know; by default what a spectator may."""
        if seat != NOBODY and not 0 <= seat < self.players:
            raise MoveError("no-such-seat", f"there is no seat {seat}; seats are 0 to {self.players - 1}")
        views = blank(self.game.rules.VIEW)
        self._engine.doors.observe_at(self._states, 0, seat, views)
        record: np.record = views[0]
        return record

    @property
    def standing(self) -> tuple[tuple[int, int], ...]:
        """Per seat, (score, tie-break) as they are now."""
        rows = np.zeros((self.game.rules.MAX_PLAYERS, 2), np.int64)
        self._engine.doors.returns_at(self._states, 0, rows)
        return tuple((int(score), int(tiebreak)) for score, tiebreak in rows[: self.players])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is on."""
        if not self.is_over:
            return None
        standing = self.standing
        scores, tiebreaks = zip(*standing, strict=True)
        return Outcome(scores, tiebreaks, places_of(standing))

    @property
    def state(self) -> bytes:
        """The whole state, secrets included; equal positions have equal bytes."""
        return self._states.tobytes()

    def copy(self) -> "Position":
        """An independent copy."""
        twin = object.__new__(Position)
        twin.settings = self.settings
        twin._adopt(self.game, self.players)
        twin._states.view(np.uint8)[:] = self._states.view(np.uint8)  # many times faster than field by field
        twin._options.view(np.uint8)[:] = self._options.view(np.uint8)
        twin._open, twin._legal = self._open, self._legal
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.settings == other.settings and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes in place; hash `state` instead

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"{_seat_name(self._open[2])} decides {self.decision}"
        return f"<{self.game.name}, {self.players} players: {asked}>"


def start(game: str, players: int, **settings: Any) -> Position:
    """A new game of that name; the settings are the game's own.

    >>> import croupier
    >>> croupier.start("las-vegas", players=5, neutral=True, starter=7)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    croupier.errors.SettingsError: neutral is for 2 to 4 players, not 5; starter must be ...
    """
    return Position(load(game), players, settings)


def _seat_name(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"
