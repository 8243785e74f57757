"""A game played in the terminal, from the first question to the last line."""

import shutil
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from croupier.account import Account
from croupier.bots.levels import opponent
from croupier.dealing import Fair
from croupier.errors import BotError, GameError
from croupier.game import Game
from croupier.kernel import CHANCE, NOBODY
from croupier.luck_telling import luck_of
from croupier.match import Chooser, Match
from croupier.moves import Move
from croupier.phrases import Argument, Phrase, Player, both, say
from croupier.records import Record, Seat, Step
from croupier.stream import Item, Reader
from croupier.telling import Telling, telling_of
from croupier.terminal.hinting import tell_hints
from croupier.terminal.luck import tell_luck
from croupier.terminal.pace import Pace, keep_pace, read_pace
from croupier.terminal.rules import show_rules
from croupier.terminal.saved import is_in_folder
from croupier.terminal.screen import Leave, Screen
from croupier.terminal.seats import level_name
from croupier.terminal.typed import Correct, Typed

OVER, LEFT, INPUT_ENDED = 0, 130, 4  # exit statuses
TOLD_AGAIN = 12  # lines that each seat is told again when a game is resumed
WIDE_ENOUGH, GROUP = 70, 8  # columns for a fingerprint in one piece; the size of its pieces on narrower screens


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
    screen: Screen
    heard: list[Phrase] = field(default_factory=list)  # what the table has heard
    heard_by: dict[int, int] = field(default_factory=dict)  # number of lines that a seat had heard when it last chose

    def __post_init__(self) -> None:
        self.words, self.company = self.screen.words, self.screen.company
        self.telling = telling_of(self.match.position.game)
        self.reader, self.account = Reader(self.company.you), Account()
        self._is_settling = False
        if isinstance(self.match.dealing, Typed):
            self.match.dealing.command = self._command

    def play(self) -> int:
        """Play until the game is over or left; returns the exit status."""
        try:
            self._play()
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
        except BotError:
            self._say_kept()
            raise
        finally:
            self.match.close()
        self._tell_result()
        try:
            tell_luck(self.screen, self.match.position.game, lambda: luck_of(self.match.record()))
        except KeyboardInterrupt:
            pass  # whoever does not want to wait for it
        self.screen.say()
        self._say_command("play-check", "verify")
        return OVER

    def _play(self) -> None:
        answer = None
        while not self.match.position.is_over:
            given, answer = answer, None
            try:
                for step in self.match.advance(given):
                    self._tell(step)
                if self.match.position.actor is not None:
                    answer = self._ask_alone(self.match.position.actor)
            except Correct:
                self._take_back()

    def _tell(self, step: Step) -> None:
        """Say what a table hears of the stream, at the pace that was chosen."""
        item = self.reader.read(step)
        for phrase in item.told if item is not None else ():
            self.screen.tell(phrase)
        view = step.after.view(self.company.you)
        is_settling, self._is_settling = self._is_settling, self.telling.settles(view)
        if self._is_settling and not is_settling:  # also after a move that nobody hears of
            self.screen.board(self.telling.board(view))
        if item is None:
            return
        self._hear(item)
        if item.chapter and (step.after.is_over or self.telling.chapter(item.view) != item.chapter):
            self._close_chapter(item)
        elif item.told and not (self._is_person(step.actor) or self._is_person(step.after.actor)):
            self.screen.wait()

    def _hear(self, item: Item) -> None:
        self.account.add([item])
        self.heard += item.told

    def _close_chapter(self, item: Item) -> None:
        """The end of a round or deal: what it brought to whom, and time to read it."""
        self.screen.say()
        self.screen.tell(say(f"{self.telling.CHAPTER}-over", number=item.chapter), "bold")
        for line in self.account.told(item.chapter, item.view.players):
            self.screen.tell(line, indent=2)
        self.screen.hold()
        if not item.view.is_over:
            self.screen.say()

    def _tell_result(self) -> None:
        """The end of the game: the account by round or the final board, then the places and why."""
        position = self.match.position
        assert position.outcome is not None
        view = position.view(self.company.you)
        self.screen.say()
        if self.telling.CHAPTER:
            self.screen.board(self.account.table(position.players, self.telling.CHAPTER))
        else:
            self.screen.board(self.telling.board(view))
        self.screen.say()
        for phrase in self.telling.result(view, position.outcome):
            self.screen.tell(phrase, "bold")

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and seat != CHANCE and self.match.header.seats[seat].kind == "human"

    def _ask_alone(self, seat: int) -> Move:
        """`_ask`, with the others at this keyboard looking away while something secret is shown."""
        if not self._is_shared() or self.match.position.decision not in self.match.position.game.private:
            return self._ask(seat)
        self.screen.clear()
        for phrase in self.heard[self.heard_by.get(seat, 0) :]:
            self.screen.tell(phrase)
        if self.screen.ask(self.screen.text(say("play-alone", player=Player(seat)))).lower() == "q":
            raise Leave
        try:
            return self._ask(seat)
        finally:
            self.screen.clear()

    def _is_shared(self) -> bool:
        """Whether several people look at this screen."""
        return [chair.kind for chair in self.match.header.seats].count("human") > 1

    def remember(self, record: Record) -> None:
        """Collect what the table had heard in a game that is resumed; each seat is told the last lines again."""
        for step in record.replay():
            item = self.reader.read(step)
            if item is not None:
                self._hear(item)
        self._is_settling = self.telling.settles(self.match.position.view())
        self.heard_by = dict.fromkeys(range(self.match.position.players), max(len(self.heard) - TOLD_AGAIN, 0))

    def _ask(self, seat: int) -> Move:
        """The move that the person at `seat` chooses."""
        words, screen, moves = self.words, self.screen, self.match.position.legal_moves
        self._show(seat)
        prompt = words("play-prompt", count=len(moves)) if len(moves) > 1 else words("play-prompt-one")
        while True:
            answer = screen.ask(prompt).lower()
            move = chosen(answer, moves, screen, self.telling)
            if move is not None:
                self.heard_by[seat] = len(self.heard)
                return move
            if answer == "?":
                is_typed = isinstance(self.match.dealing, Typed)
                lines = [words("play-help"), *map(screen.text, self.telling.more_help())]
                lines.append(words("play-help-typed" if is_typed else "play-help-dealt"))
                screen.say("\n".join(lines), indent=2)
            elif answer == "t":
                self._show(seat)
            elif answer == "h":
                tell_hints(screen, self.match.position, self.match.ply)
            elif not self._command(answer):
                screen.say(words("play-bad-choice", count=len(moves)), "yellow")

    def _command(self, answer: str) -> bool:
        """Do what a command asks for at any prompt; whether it was one."""
        screen, position = self.screen, self.match.position
        explained = self._explain(answer)
        if explained is not None:
            screen.tell(explained)
        elif answer == "t":
            screen.board(self.telling.board(position.view(self.company.you)))
        elif answer == "l":
            self._tell_again()
        elif answer == "r":
            show_rules(position.game.name, self.words)
        elif answer[:2] == "p " or answer == "p":
            set_pace(screen, answer[2:])
        elif answer == "c" and isinstance(self.match.dealing, Typed):
            raise Correct
        elif answer == "q":
            raise Leave
        elif answer == "x" and self.match.path is not None:
            if screen.ask(self.words("play-sure")).lower() == "x":
                raise Abandon
        else:
            return False
        return True

    def _tell_again(self) -> None:
        """What has happened since the person who is asked, or else the one at this screen, last chose."""
        asked = self.match.position.actor
        seat = asked if asked is not None and self._is_person(asked) else self.company.you
        missed = self.heard[self.heard_by.get(seat, 0) :]
        self.screen.say(self.words("play-again-told" if missed else "play-nothing-told"), "bold")
        for phrase in missed:
            self.screen.tell(phrase)

    def _take_back(self) -> None:
        """Forget what was typed last, and what was told of it."""
        typed = self.match.dealing
        assert isinstance(typed, Typed)
        last = typed.last_typed(self.match.ply)
        try:
            if last is None:
                self.screen.say(self.words("typed-cannot-correct"), "yellow")
                return
            self.match.take_back(last)
        except GameError as error:
            self.screen.tell(error.phrase, "yellow")
            return
        self.screen.say(self.words("typed-corrected"))
        self.reader, self.account, self.heard = Reader(self.company.you), Account(), []
        heard_by = dict(self.heard_by)
        self.remember(self.match.record())
        self.heard_by = heard_by

    def _explain(self, answer: str) -> Phrase | None:
        """The sentence about a part of the table that "i" and a number ask for, or None."""
        if answer[:1] != "i" or not answer[1:].isascii() or not answer[1:].isdigit():
            return None
        return self.telling.explain(self.match.position.view(self.company.you), int(answer[1:6]))

    def _show(self, seat: int) -> None:
        """The table and the numbered choices, as `seat` may see them."""
        position = self.match.position
        is_watched = self._is_shared() and position.decision not in position.game.private
        self.screen.say()
        self.screen.board(self.telling.board(position.view(NOBODY if is_watched else seat)))
        self.screen.tell(say("play-turn", player=Player(seat)), "bold")
        view = position.view(seat)
        self.screen.choices([self.telling.choice(view, move) for move in position.legal_moves])

    def _say_kept(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not cut off how to resume
        self.screen.say()
        self._say_command("play-saved", "play --resume")

    def _say_command(self, message: str, command: str) -> None:
        """How to go on; a game in its usual folder is the last one there, and needs no path."""
        path = self.match.path
        if path is not None:
            self.screen.say(self.words(message, chance=self.match.position.game.chance))
            self.screen.say(f"  {program()} {command}{'' if is_in_folder(path) else ' ' + _shown(path)}", indent=4)


def chosen(answer: str, moves: Sequence[Move], screen: Screen, telling: Telling) -> Move | None:
    """The move that an answer in small letters names, by its number, its text or what it is called."""
    if answer.isascii() and answer.isdigit():
        return moves[int(answer) - 1] if len(answer) <= 6 and 1 <= int(answer) <= len(moves) else None
    if answer == "":
        return moves[0] if len(moves) == 1 else None
    return next((move for move in moves if answer in _names_of(move, screen, telling)), None)


def _names_of(move: Move, screen: Screen, telling: Telling) -> set[str]:
    """What a move may be typed as, besides its number."""
    return {str(move), str(move.value), *(screen.text(name).lower() for name in telling.called(move))}


def set_pace(screen: Screen, name: str) -> None:
    """Tell at this pace from now on, and in the next game; without a name, say what the pace is."""
    called = {screen.words(f"pace-{pace.value}"): pace.value for pace in Pace}
    try:
        screen.pace = read_pace(called.get(name, name) or screen.pace.value)
    except GameError as error:
        screen.tell(error.phrase, "yellow")
        return
    keep_pace(screen.pace)
    screen.say(screen.words("play-pace", pace=say(f"pace-{screen.pace.value}")))


def tell_fingerprint(screen: Screen, chance: str, commitment: str) -> None:
    """Say by which fingerprint the dice or cards can be recognised; narrow screens show it in pieces."""
    if screen.width < WIDE_ENOUGH:
        commitment = " ".join(commitment[place : place + GROUP] for place in range(0, len(commitment), GROUP))
    screen.say(screen.words("play-fair", chance=chance, commitment=commitment))


def welcome(sitting: Sitting) -> None:
    """Say what is played, by whom, and where the dice come from."""
    words, screen, match = sitting.words, sitting.screen, sitting.match
    title = words(f"{match.position.game.name}-title")
    names: list[Argument] = [
        name if seat.kind == "human" else f"{name} ({level_name(seat.kind, words)})"
        for name, seat in zip(sitting.company.names, match.header.seats, strict=True)
    ]
    screen.say(words("play-welcome", title=title, players=both(names)), "bold")
    dealing, chance = match.header.dealing, match.position.game.chance
    if isinstance(match.dealing, Fair):
        tell_fingerprint(screen, chance, match.dealing.commitment)
    elif dealing.method == "seeded":
        screen.say(words("play-seeded", chance=chance, seed=str(dealing.seed)))
    else:
        screen.say(words("play-typed", chance=chance))
    if match.path is not None and not is_in_folder(match.path):
        screen.say(words("play-recorded", file=_shown(match.path)))
    screen.say(words("play-help-hint"))


def program() -> str:
    """The command that started this program; `make terminal` starts one that may not be on the path."""
    called = sys.argv[0]
    return called if Path(called).name == "croupier" and shutil.which("croupier") is None else "croupier"


def _shown(path: Path) -> str:
    text = str(path)
    return f"'{text}'" if " " in text else text
