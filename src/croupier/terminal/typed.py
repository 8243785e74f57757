"""Chance typed in by people who throw real dice: the program is croupier and scorer."""

from croupier.moves import Move
from croupier.position import Position
from croupier.telling import Question, telling_of
from croupier.terminal.screen import Leave, Screen
from croupier.words import Company, Words

MOST_LISTED = 12


class Typed:
    """Asks for what lies on the real table; several values may be typed at once."""

    is_instant = False

    def __init__(self, screen: Screen, words: Words, company: Company) -> None:
        self._screen, self._words, self._company = screen, words, company
        self._queue: list[Move] = []

    def outcome(self, position: Position, ply: int) -> Move:
        """The next outcome: a forced one by itself, else what was typed."""
        if len(position.legal_moves) == 1:
            return position.legal_moves[0]
        while not self._queue:
            question = self._question(position)
            values = self._screen.ask(self._words.say(question.phrase, self._company)).replace(",", " ").lower().split()
            if values == ["q"]:
                raise Leave
            try:
                self._queue = self._read(position, values, question)
            except ValueError as problem:
                self._screen.say(self._words("typed-bad", reason=str(problem)), "yellow")
        return self._queue.pop(0)

    def _question(self, position: Position) -> Question:
        return telling_of(position.game).ask(position.view())

    def _read(self, position: Position, values: list[str], question: Question) -> list[Move]:
        """The moves that `values` name one after the other; ValueError says what does not fit."""
        if len(values) > question.wanted:
            raise ValueError(self._words("typed-too-many", count=question.wanted))
        trial = position.copy()
        moves: list[Move] = []
        for value in values:
            possible = {str(move.value): move for move in trial.legal_moves}
            thousands = {name[:-3]: move for name, move in possible.items() if name.endswith("000")}
            move = possible.get(value) or thousands.get(value)
            if self._question(trial).about != question.about:
                raise ValueError(self._words("typed-too-many", count=len(moves)))
            if move is None:
                names = list(possible)
                listed = ", ".join(names if len(names) <= MOST_LISTED else [*names[:3], "...", names[-1]])
                raise ValueError(self._words("typed-unknown", text=value, possible=listed))
            moves.append(move)
            trial.play(move)
        return moves
