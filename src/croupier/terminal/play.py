"""A game played in the terminal, from the first question to the last line."""

import shutil
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path

from croupier.bots.levels import opponent
from croupier.dealing import Fair
from croupier.game import Game
from croupier.kernel import NOBODY
from croupier.match import Chooser, Match
from croupier.moves import Move
from croupier.phrases import Argument, Phrase, Player, both, say
from croupier.records import Record, Seat, Step
from croupier.stream import Reader
from croupier.telling import telling_of
from croupier.terminal.hinting import tell_hints
from croupier.terminal.rules import show_rules
from croupier.terminal.screen import Leave, Screen
from croupier.words import Company, Words

OVER, LEFT, INPUT_ENDED = 0, 130, 4  # exit statuses
TOLD_AGAIN = 12  # lines that each seat is told again when a game is resumed


class Abandon(Exception):  # noqa: N818  # no error
    """The player wants to end the game for good."""


def bots_of(game: Game, seats: list[Seat]) -> dict[int, Chooser]:
    """The bots by seat; seats of one kind share one opponent."""
    kinds = {seat.kind: opponent(seat.kind, game) for seat in seats if seat.kind != "human"}
    return {number: kinds[seat.kind] for number, seat in enumerate(seats) if seat.kind != "human"}


@dataclass
class Sitting:
    """One game at one keyboard, a reader of the match's stream: it asks people for their choices and tells the rest."""

    match: Match
    company: Company
    words: Words
    screen: Screen
    reader: Reader = field(init=False)
    heard: list[str] = field(default_factory=list)  # what the table has heard
    heard_by: dict[int, int] = field(default_factory=dict)  # number of lines that a seat had heard when last alone

    def __post_init__(self) -> None:
        self.reader = Reader(self.company.you)

    def play(self) -> int:
        """Play until the game is over or left; returns the exit status."""
        self.telling = telling_of(self.match.position.game)
        try:
            answer = None
            while not self.match.position.is_over:
                for step in self.match.advance(answer):
                    self._tell(step)
                if self.match.position.actor is not None:
                    answer = self._ask_alone(self.match.position.actor)
        except Abandon:
            self.match.abandon()
            self._say_command("play-abandoned", "verify")
            return OVER
        except (KeyboardInterrupt, Leave):
            self._say_kept()
            return LEFT
        except EOFError:
            self.screen.say()
            self.screen.say(self.words("play-input-ended"), "yellow")
            self._say_kept()
            return INPUT_ENDED
        finally:
            self.match.close()
        position = self.match.position
        assert position.outcome is not None
        for phrase in self.telling.result(position.view(self.company.you), position.outcome):
            self.screen.say(self.words.say(phrase, self.company), "bold")
        self._say_command("play-check", "verify")
        return OVER

    def _tell(self, step: Step) -> None:
        """Say what a table hears of the stream."""
        for text in self._hear(step):
            self.screen.say(text)

    def _hear(self, step: Step) -> list[str]:
        item = self.reader.read(step)
        told = [] if item is None else [self.words.say(phrase, self.company) for phrase in item.told]
        self.heard += told
        return told

    def _ask_alone(self, seat: int) -> Move:
        """`_ask`, with the others at this keyboard looking away while something secret is shown."""
        if not self._is_shared() or self.match.position.decision not in self.match.position.game.private:
            return self._ask(seat)
        self.screen.clear()
        for line in self.heard[self.heard_by.get(seat, 0) :]:
            self.screen.say(line)
        self.screen.ask(self._said(say("play-alone", player=Player(seat))))
        try:
            return self._ask(seat)
        finally:
            self.heard_by[seat] = len(self.heard)
            self.screen.clear()

    def _is_shared(self) -> bool:
        """Whether several people look at this screen."""
        return [chair.kind for chair in self.match.header.seats].count("human") > 1

    def remember(self, record: Record) -> None:
        """Collect what the table had heard in a game that is resumed; each seat is told the last lines again."""
        for step in record.replay():
            self._hear(step)
        self.heard_by = dict.fromkeys(range(self.match.position.players), max(len(self.heard) - TOLD_AGAIN, 0))

    def _said(self, phrase: Phrase) -> str:
        return self.words.say(phrase, self.company)

    def _ask(self, seat: int) -> Move:
        """The move that the person at `seat` chooses."""
        words, screen, moves = self.words, self.screen, self.match.position.legal_moves
        self._show(seat)
        prompt = words("play-prompt", count=len(moves)) if len(moves) > 1 else words("play-prompt-one")
        while True:
            answer = screen.ask(prompt).lower()
            if answer.isascii() and answer.isdigit() and len(answer) <= 6 and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            if answer == "" and len(moves) == 1:
                return moves[0]
            named = [move for move in moves if not answer.isdigit() and answer in self._names_of(move)]
            if named:
                return named[0]
            explained = self._explain(answer)
            if explained:
                screen.say(explained)
            elif answer == "?":
                screen.say("\n".join([words("play-help"), *map(self._said, self.telling.more_help())]))
            elif answer == "t":
                self._show(seat)
            elif answer == "h":
                tell_hints(screen, words, self.company, self.match.position, self.match.ply)
            elif answer == "r":
                show_rules(self.match.position.game.name, words.language)
            elif answer == "q":
                raise Leave
            elif answer == "x" and self.match.path is not None:
                if screen.ask(words("play-sure")).lower() == "x":
                    raise Abandon
            else:
                screen.say(words("play-bad-choice", count=len(moves)), "yellow")

    def _names_of(self, move: Move) -> set[str]:
        """What a move may be typed as, besides its number."""
        return {str(move), str(move.value), *(self._said(name).lower() for name in self.telling.called(move))}

    def _explain(self, answer: str) -> str | None:
        """The sentence about a part of the table that "i" and a number ask for, or None."""
        if answer[:1] != "i" or not answer[1:].isascii() or not answer[1:].isdigit():
            return None
        phrase = self.telling.explain(self.match.position.view(self.company.you), int(answer[1:6]))
        return None if phrase is None else self._said(phrase)

    def _show(self, seat: int) -> None:
        """The table and the numbered choices, as `seat` may see them."""
        position = self.match.position
        is_watched = self._is_shared() and position.decision not in position.game.private
        self.screen.say()
        board = self.telling.board(position.view(NOBODY if is_watched else seat))
        self.screen.board(board, self.words, self.company)
        self.screen.say(self._said(say("play-turn", player=Player(seat))), "bold")
        view = position.view(seat)
        for number, move in enumerate(position.legal_moves, 1):
            self.screen.say(f"{number}) {self._said(self.telling.choice(view, move))}")

    def _say_kept(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not cut off how to resume
        self.screen.say()
        self._say_command("play-saved", "play --resume")

    def _say_command(self, message: str, command: str) -> None:
        if self.match.path is not None:
            self.screen.say(self.words(message, chance=self.match.position.game.chance))
            self.screen.say(f"  {_program()} {command} {_shown(self.match.path)}")


def welcome(sitting: Sitting) -> None:
    """Say what is played, by whom, and where the dice come from."""
    words, screen, match = sitting.words, sitting.screen, sitting.match
    title = words(f"{match.position.game.name}-title")
    names: list[Argument] = [
        name if seat.kind == "human" else f"{name} ({words(f'level-{seat.kind}')})"
        for name, seat in zip(sitting.company.names, match.header.seats, strict=True)
    ]
    screen.say(words("play-welcome", title=title, players=both(names)), "bold")
    dealing, chance = match.header.dealing, match.position.game.chance
    if isinstance(match.dealing, Fair):
        screen.say(words("play-fair", chance=chance, commitment=match.dealing.commitment))
    elif dealing.method == "seeded":
        screen.say(words("play-seeded", chance=chance, seed=str(dealing.seed)))
    else:
        screen.say(words("play-typed", chance=chance))
    if match.path is not None:
        screen.say(words("play-recorded", file=_shown(match.path)))
    screen.say(words("play-help-hint"))


def _program() -> str:
    """The command that started this program; `make play` starts one that may not be on the path."""
    called = sys.argv[0]
    return called if Path(called).name == "croupier" and shutil.which("croupier") is None else "croupier"


def _shown(path: Path) -> str:
    text = str(path)
    return f"'{text}'" if " " in text else text
