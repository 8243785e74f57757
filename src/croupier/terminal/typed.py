"""Chance typed in by people who throw real dice: the program is croupier and scorer."""

from collections.abc import Callable, Container

from croupier.moves import Move
from croupier.position import Position
from croupier.telling import Question, telling_of
from croupier.terminal.screen import Screen

MOST_LISTED = 12
SEATED = ("starter", "dealer")  # decisions whose outcomes are seats


class Correct(Exception):  # noqa: N818  # no error
    """What was typed last was wrong."""


class Typed:
    """Asks for what lies on the real table; several values may be typed at once."""

    is_instant = False

    def __init__(self, screen: Screen, people: Container[int]) -> None:
        """`people` are the seats that can correct what was typed when they are asked to choose."""
        self._screen, self._words, self._people = screen, screen.words, people
        self._queue: list[Move] = []
        self._typed_at: list[int] = []  # the plies at which something was typed
        self.command: Callable[[str], bool] = lambda answer: False  # the commands of the game that is played

    def last_typed(self, ply: int) -> int | None:
        """The ply from which on to forget what was typed last, if anything was; it is asked for again then."""
        self._queue = []
        while self._typed_at:
            last = self._typed_at.pop()
            if last < ply:
                return last
        return None

    def outcome(self, position: Position, ply: int) -> Move:
        """The next outcome: a forced one by itself, else what was typed."""
        if len(position.legal_moves) == 1:
            return position.legal_moves[0]
        if not self._queue:
            self._queue = self._ask(position)
            self._typed_at.append(ply)
        return self._queue.pop(0)

    def _ask(self, position: Position) -> list[Move]:
        question = telling_of(position.game).ask(position.view())
        prompt = self._screen.text(question.phrase)
        while True:
            answer = self._screen.ask(prompt).lower()
            if self._is_help(answer) or self.command(answer):
                continue
            try:
                moves = self._read(position, answer, question)
            except ValueError as problem:
                self._screen.say(self._words("typed-bad", reason=str(problem)), "yellow")
                continue
            if not moves:
                continue
            if not self._needs_a_look(position, moves):
                return moves
            typed = " ".join(str(move.value) for move in moves)
            again = self._screen.ask(self._words("typed-right", values=typed)).lower()
            if again == "":
                return moves
            if again == "c":
                continue
            if not self._is_help(again) and not self.command(again):
                try:
                    return self._read(position, again, question)
                except ValueError as problem:
                    self._screen.say(self._words("typed-bad", reason=str(problem)), "yellow")

    def _is_help(self, answer: str) -> bool:
        if answer == "?":
            self._screen.say(self._words("typed-help"), indent=2)
        elif answer == "h":
            self._screen.say(self._words("typed-nothing-to-choose"))
        return answer in ("?", "h")

    def _needs_a_look(self, position: Position, moves: list[Move]) -> bool:
        """Whether a bot would answer what was typed at once, before anybody could correct it."""
        trial = position.copy()
        for move in moves:
            trial.play(move)
        return trial.actor is not None and trial.actor >= 0 and trial.actor not in self._people

    def _read(self, position: Position, answer: str, question: Question) -> list[Move]:
        """The moves that an answer names one after the other; ValueError says what does not fit."""
        trial = position.copy()
        values = self._values(trial, answer)
        if len(values) > question.wanted:
            raise ValueError(self._words("typed-too-many", count=question.wanted))
        moves: list[Move] = []
        for value in values:
            possible = _possible(trial)
            if telling_of(trial.game).ask(trial.view()).about != question.about:
                raise ValueError(self._words("typed-too-many", count=len(moves)))
            if value not in possible:
                names = [str(move.value) for move in trial.legal_moves]
                listed = ", ".join(names if len(names) <= MOST_LISTED else [*names[:3], "...", names[-1]])
                raise ValueError(self._words("typed-unknown", text=value, possible=listed))
            moves.append(possible[value])
            trial.play(possible[value])
            if trial.actor is None or trial.actor >= 0:
                break
        if len(values) > len(moves):
            raise ValueError(self._words("typed-too-many", count=len(moves)))
        return moves

    def _values(self, position: Position, answer: str) -> list[str]:
        """What was typed, value by value: a seat by its name, and single digits also without spaces."""
        names = [name.lower() for name in self._screen.company.names]
        if position.decision in SEATED and answer in names:
            return [str(names.index(answer) + 1)]
        possible, values = _possible(position), list[str]()
        for value in answer.replace(",", " ").split():
            is_run = value not in possible and all(digit in possible for digit in value)
            values += value if is_run else [value]
        return values


def _possible(position: Position) -> dict[str, Move]:
    """The outcomes by what may be typed for them: their value, or thousands without the zeros."""
    possible = {str(move.value): move for move in position.legal_moves}
    thousands = {name[:-3]: move for name, move in possible.items() if name.endswith("000")}
    return {**thousands, **possible}
