"""The checked door to a game: it refuses what the rules do not allow, and nothing else checks legality."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from croupier import settings as table_settings
from croupier.engine import engine_of
from croupier.errors import DealingError, MoveError
from croupier.figures import places_of
from croupier.game import Game, load
from croupier.kernel import CHANCE, NOBODY, NOTHING, blank, over
from croupier.moves import Move
from croupier.outcome import Outcome
from croupier.phrases import Listed, Phrase, quoted, say
from croupier.views import View

__all__ = ["CHANCE", "NOBODY", "Outcome", "Position", "start"]

ACTION_SIZE = 2  # bytes of an action among the options
MOST_LISTED = 6  # legal moves that a refusal names


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

    __slots__ = ("_actions", "_decision", "_engine", "_memory", "_options", "_play_at", "_select", "_selected",
                 "_states", "actor", "game", "is_over", "legal_moves", "players", "settings", "subject")  # fmt: skip

    game: Game
    players: int
    settings: Mapping[str, Any]
    actor: int | None  # the seat that must choose, or CHANCE; None when the game is over
    subject: int  # what the open decision is about, if anything: a casino's index, dice left to throw
    legal_moves: tuple[Move, ...]  # what the actor may do; for CHANCE, its outcomes
    is_over: bool  # whether nothing is left to decide

    def __init__(self, game: Game, players: int, given: dict[str, Any], is_written: bool = False) -> None:
        self.settings = MappingProxyType(table_settings.check(players, game.players, game.settings, given, is_written))
        self._adopt(game, players)
        packed = table_settings.pack(game.rules.SETTINGS, game.settings, players, self.settings)
        self._open(self._engine.entry("start_at")(self._states, 0, packed, self._options))

    @classmethod
    def restore(cls, game: Game | str, settings: dict[str, Any], state: bytes) -> Self:
        """A position from its `state`; the settings are those of the table, "players" among them.

        Like a pickle, the bytes must come from somewhere that is trusted: compiled rules take them as they are, and
        bytes that no game can have come to may crash the process.

        >>> import croupier
        >>> position = croupier.start("sequence-dice", players=2, starter=0)
        >>> again = Position.restore("sequence-dice", {"players": 2, **position.settings}, position.state)
        >>> again == position
        True
        """
        given = dict(settings)
        players = given.pop("players", None)
        found = load(game) if isinstance(game, str) else game
        position = cls.__new__(cls)
        position.settings = MappingProxyType(table_settings.check(players, found.players, found.settings, given))
        position._adopt(found, players)
        size = found.rules.STATE.itemsize
        if not isinstance(state, bytes) or len(state) != size:
            raise MoveError("bad-position", "size", size=size)
        position._memory[:] = state
        if int(position._states["players"][0]) != players or not position._has_sound_stack():
            raise MoveError("bad-position", "players", players=players)
        position._look()
        return position

    def _has_sound_stack(self) -> bool:
        """Whether the open decision is one that the game has; more of the bytes is not checked."""
        s = self._states[0]
        if s.depth == 0:
            return True
        last, room = int(s.depth) - 1, len(s.decision)
        return (
            0 <= last < room
            and 0 <= s.decision[last] < len(self.game.decisions)
            and NOBODY < s.actor[last] < self.players
        )

    @classmethod
    def from_text(cls, game: Game | str, text: str) -> Self:
        """A position written as text; each game's notation.py says how.

        >>> position = Position.from_text("las-vegas", '''
        ...     players 2 round 4 starter A
        ...     1: 80 30 | A5 B3
        ...     roll: B 1 1
        ... ''')
        >>> position.actor, [str(move) for move in position.legal_moves]
        (1, ['place 1'])
        """
        found = load(game) if isinstance(game, str) else game
        if not isinstance(text, str):
            raise MoveError("bad-position", reason=quoted(text))
        try:
            settings, states = found.notation.read(text)
        except ValueError as error:
            raise MoveError("bad-position", reason=str(error)) from None
        return cls.restore(found, settings, states.tobytes())

    def _adopt(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self._engine = engine_of(game)
        self._select, self._selected = game.moves.select, game.moves.selected
        self._play_at = self._engine.entry("play_at")
        self._lay_out(bytearray(game.rules.STATE.itemsize))

    def _lay_out(self, memory: bytearray) -> None:
        """Use this memory for the state, and new memory for the options that the kernels write."""
        dtype = self._engine.options_dtype
        options = bytearray(dtype.itemsize)
        self._memory, self._states, self._options = memory, over(memory, self.game.rules.STATE), over(options, dtype)
        self._actions = memoryview(options)[self._engine.actions_at :]

    def _open(self, found: tuple[int, int, int, int]) -> None:
        """Store the open decision that a door returned: (number of options, decision, actor, subject)."""
        count, self._decision, self.actor, self.subject = found
        key = self._actions[: ACTION_SIZE * count].tobytes()
        self.legal_moves = self._selected.get(key) or self._select(key)
        self.is_over = count == 0
        if self.is_over:
            self.actor = None

    def _look(self) -> None:
        self._open(self._engine.entry("look_at")(self._states, 0, self._options))

    @property
    def decision(self) -> str | None:
        """What is being asked, by the game's name for it; None when the game is over."""
        return None if self.is_over else self.game.decisions[self._decision]

    @property
    def obvious(self) -> Move | None:
        """The move to play without asking a person, because there is nothing to choose; else None."""
        if self.actor is None or self.actor == CHANCE:
            return None
        action = self._engine.entry("obvious_at")(self._states, 0)
        return None if action == NOTHING else self.game.moves.all[action]

    @property
    def legal_actions(self) -> list[int]:
        """The kernel's numbers of the legal moves, ascending; for CHANCE, of its outcomes."""
        return [move.action for move in self.legal_moves]

    @property
    def weights(self) -> tuple[int, ...]:
        """For CHANCE: the integer weight of each outcome, aligned with `legal_moves`."""
        if self.actor != CHANCE:
            raise DealingError("nothing-to-deal")
        self._engine.entry("weigh_at")(self._states, 0, self._options)
        return tuple(self._options["weights"][0, : len(self.legal_moves)].tolist())

    def check(self, move: Move | str | int, seat: int | None = None) -> Move:
        """The legal move, given as a Move, its text or its action; anything else is refused.

        With `seat`, a move is refused too if that seat (or CHANCE) is not the actor. A refusal lists legal moves, which
        only the actor may know: whoever answers to somebody else gives `seat`.
        """
        chosen = move if type(move) is Move else self.game.moves.read(move)
        if seat is not None:
            self.check_actor(seat)
        if chosen not in self.legal_moves:
            self._refuse(chosen)
        return self.legal_moves[self.legal_moves.index(chosen)]

    def check_actor(self, seat: int) -> None:
        """Refuse a seat (or CHANCE) that does not decide now; a game that is over refuses moves, not seats."""
        if not self.is_over and (seat != self.actor or not _is_whole(seat)):
            raise MoveError("not-your-decision", actor=_who(self.actor), seat=_who(seat))

    def play(self, move: Move | str | int, seat: int | None = None) -> None:
        """Play a legal move in place, after `check`."""
        legal = self.legal_moves
        if seat is None and type(move) is Move and move in legal:
            action = legal[legal.index(move)].action
        else:
            action = self.check(move, seat).action
        count, self._decision, self.actor, self.subject = self._play_at(self._states, 0, action, self._options)
        key = self._actions[: ACTION_SIZE * count].tobytes()
        self.legal_moves = self._selected.get(key) or self._select(key)
        if count == 0:
            self.is_over, self.actor = True, None

    def _refuse(self, move: Move) -> NoReturn:
        if self.is_over:
            raise MoveError("game-over", move=quoted(str(move)))
        legal = [str(option) for option in self.legal_moves]
        listed = Listed(tuple(legal), ", ") if len(legal) <= MOST_LISTED else f"{legal[0]}, ... {legal[-1]}"
        raise MoveError(
            "illegal-move", move=quoted(str(move)), actor=_who(self.actor), decision=str(self.decision), legal=listed
        )

    def shown(self, move: Move | str | int, seat: int = NOBODY) -> Move:
        """A legal move, not played yet, as that seat may see it; a move may leave the process in no other form.

        >>> import croupier
        >>> position = croupier.start("yellow-dwarf", players=3, dealer=2)
        >>> position.play("stake")
        >>> card = position.legal_moves[0]
        >>> position.subject, str(position.shown(card, 0)), str(position.shown(card, 1))
        (0, 'card ac', 'card')
        """
        self._check_seat(seat)
        move = self.check(move)
        secret = self.game.secret(self.decision)
        if secret is None or seat == (self.actor if secret.known_to == "actor" else self.subject):
            return move
        return move.hidden()

    def view(self, seat: int = NOBODY) -> View:
        """What a seat may know; by default what a spectator may."""
        self._check_seat(seat)
        views = blank(self.game.rules.VIEW)
        self._engine.entry("observe_at")(self._states, 0, seat, views)
        return self.game.view_class(views.tobytes(), bool(self.settings.get("open_money")))

    def vector(self, seat: int = NOBODY) -> NDArray[np.float32]:
        """What a seat may know as a vector of numbers; `croupier.layout` says which number is what."""
        self._check_seat(seat)
        views, vector = blank(self.game.rules.VIEW), np.zeros(self._engine.layout.size, np.float32)
        self._engine.entry("observe_at")(self._states, 0, seat, views)
        self._engine.entry("encode_at")(views, vector.reshape(1, -1))
        return vector

    def _check_seat(self, seat: Any) -> None:
        if not _is_whole(seat) or (seat != NOBODY and not 0 <= seat < self.players):
            raise MoveError("no-such-seat", seat=quoted(seat), last=self.players - 1)

    def imagine(self, view: View, rng: NDArray[np.record]) -> "Position":
        """A position at this table in which a seat has `view`; `rng` draws what is hidden from that seat.

        >>> import croupier
        >>> position = croupier.start("yellow-dwarf", players=3, dealer=2)
        >>> view = position.view(1)
        >>> position.imagine(view, croupier.rng(7)).view(1) == view
        True
        """
        if type(view) is not self.game.view_class or view.players != self.players:
            raise MoveError("bad-position", "view")
        twin = self._twin()
        seat = NOBODY if view.seat is None else view.seat
        self._engine.entry("imagine_at")(view.record(), seat, twin._states, 0, rng)
        twin._look()
        return twin

    @property
    def standing(self) -> tuple[tuple[int, int], ...]:
        """Per seat, (score, tie-break) as they are now."""
        rows = np.zeros((self.game.rules.MAX_PLAYERS, 2), np.int64)
        self._engine.entry("returns_at")(self._states, 0, rows)
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
        return bytes(self._memory)

    def _twin(self) -> "Position":
        """Another position at the same table; its state is still to be filled."""
        twin: Position = object.__new__(Position)
        twin.settings = self.settings
        twin._adopt(self.game, self.players)
        return twin

    def copy(self) -> "Position":
        """An independent copy."""
        twin: Position = object.__new__(Position)
        twin.game, twin.players, twin.settings, twin._engine = self.game, self.players, self.settings, self._engine
        twin._select, twin._selected, twin._play_at = self._select, self._selected, self._play_at
        twin._decision, twin.actor, twin.subject = self._decision, self.actor, self.subject
        twin.legal_moves, twin.is_over = self.legal_moves, self.is_over
        twin._lay_out(self._memory[:])
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[Any, ...]]:
        return Position.restore, (self.game.name, {"players": self.players, **self.settings}, self.state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.settings == other.settings and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes in place; hash `state` instead

    def __repr__(self) -> str:
        asked = "over" if self.actor is None else f"{_name(self.actor)} decides {self.decision}"
        return f"<{self.game.name}, {self.players} players: {asked}>"

    def __str__(self) -> str:
        """The table as the actor sees it, in English; seats go by their numbers."""
        from croupier.telling import board_text

        view = self.view(NOBODY if self.actor in (None, CHANCE) else self.actor or 0)
        return f"{board_text(self.game, view)}\n{self!r}"


def start(game: str, players: int | None = None, **settings: Any) -> Position:
    """A new game of that name; the settings are the game's own.

    >>> import croupier
    >>> croupier.start("las-vegas", players=5, neutral=True, starter=7)
    Traceback (most recent call last):
        ...
    croupier.errors.SettingsError: neutral is for 2 to 4 players, not 5; starter must be a seat from 0 to 4, ...
    """
    return Position(load(game), players, settings)  # type: ignore[arg-type]  # None is refused like other wrong values


def _who(actor: Any) -> Phrase:
    return say("error-chance") if _is_whole(actor) and actor == CHANCE else say("error-seat", seat=quoted(actor))


def _is_whole(value: Any) -> bool:
    """Whether it is a whole number; True and False are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _name(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"
