"""A question of a table of a server: asked part by part, answered in one message."""

from croupier.bots.hints import Hint
from croupier.moves import Move
from croupier.phrases import Phrase, Player, say
from croupier.terminal.hinting import show_hints
from croupier.terminal.join_story import Story, rows_of
from croupier.terminal.live import Live, LiveScreen
from croupier.terminal.play import chosen
from croupier.wire import Ask, HintedMove


class Question:
    """What the reader must choose, and the parts that are chosen already."""

    def __init__(self, ask: Ask, live: Live, screen: LiveScreen, story: Story) -> None:
        self.ask, self._live, self._screen, self._story = ask, live, screen, story
        self._parts: list[str] = []
        self._options = ask.options

    def show(self) -> None:
        """The table, whose turn it is and the numbered choices; for a later part the choices alone."""
        screen, seat = self._screen, self._live.seat
        assert seat is not None
        screen.say()
        if not self._parts:
            screen.board(rows_of(self._live.do(seat.board())))
            screen.tell(say("play-turn", player=Player(screen.company.you)), "bold")
            if self.ask.seconds is not None:
                screen.tell(say("join-clock", count=round(self.ask.seconds)))
        screen.choices([option.phrase for option in self._options])

    @property
    def prompt(self) -> str:
        """What stands before the answer."""
        words, count = self._screen.words, len(self._options)
        return words("play-prompt", count=count) if count > 1 else words("play-prompt-one")

    @property
    def reproach(self) -> str:
        """What is said of an answer that is none."""
        return self._screen.words("play-bad-choice", count=len(self._options))

    def answer(self, text: str) -> bool | None:
        """Take an answer; None if it names no choice, whether the question is answered with it otherwise."""
        moves = self._moves()
        move = chosen(text, moves, self._screen, self._story.telling)
        if move is None:
            return None
        option = self._options[moves.index(move)]
        self._parts.append(option.move)
        if option.then:
            self._options = option.then
            self.show()
            return False
        self.send()
        return True

    def send(self) -> None:
        """Send the parts that are chosen, as one message."""
        assert self._live.seat is not None
        self._story.choose()
        self._live.post(self._live.seat.play(*self._parts, at=self.ask.at), self.ask.at)

    @property
    def is_begun(self) -> bool:
        """Whether a part is chosen."""
        return bool(self._parts)

    def tell_hints(self) -> None:
        """Say what each choice promises, as the server has worked it out."""
        assert self._live.seat is not None
        found = self._live.do(self._live.seat.hints(self.ask.at)).moves
        moves = {move.action: number for number, move in enumerate(self._moves())}
        hints = [_hint(hinted, self._parsed(hinted.move)) for hinted in found]
        why = {hint.action: hinted.reasons for hint, hinted in zip(hints, found, strict=True)}

        def choice(hint: Hint) -> Phrase:
            number = moves[hint.action]
            return say("hint-choice", number=number + 1, choice=self._options[number].phrase)

        show_hints(self._screen, self._story.game, hints, choice, lambda hint: why[hint.action])

    def _moves(self) -> list[Move]:
        return [self._parsed(option.move) for option in self._options]

    def _parsed(self, text: str) -> Move:
        return self._story.game.moves.parse(text)


def _hint(hinted: HintedMove, move: Move) -> Hint:
    errors = hinted.win_error, hinted.score_error
    return Hint(move.action, hinted.win, errors[0], hinted.score, errors[1], hinted.is_exact, hinted.lag_error)
