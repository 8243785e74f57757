"""Somebody at a table of a server: tells what happens there, asks what must be chosen, and ends the game."""

from dataclasses import dataclass

from croupier.client import Seat, Server
from croupier.errors import GameError
from croupier.game import load
from croupier.kernel import NOBODY
from croupier.phrases import Player, say
from croupier.records import Record, read
from croupier.terminal import keys
from croupier.terminal.join_end import tell_proof, tell_result
from croupier.terminal.join_question import Question
from croupier.terminal.join_room import company_of, sides_of, tell_begin, tell_room, tell_seats
from croupier.terminal.join_story import Story, readable, rows_of
from croupier.terminal.live import Heard, Live, LiveScreen, Noticed, Refusal
from croupier.terminal.luck import tell_luck
from croupier.terminal.play import OVER
from croupier.wire import Ask, Event, Preparing, State, TableInfo


class Gone(Exception):  # noqa: N818  # no error
    """The visit is over; the argument is the exit status."""


@dataclass
class Guest:
    """A player, or a spectator if there is no key; `next_table` is where the same people go on, if they do."""

    live: Live
    screen: LiveScreen
    server: Server
    seat: Seat
    key: keys.Key | None
    next_table: str | None = None
    question: Question | None = None
    has_arrived: bool = False  # whether the table was shown
    is_finished: bool = False  # whether the end of the game was told

    def __post_init__(self) -> None:
        self.words = self.screen.words
        self.you = NOBODY if self.seat.seat is None else self.seat.seat
        assert self.seat.table is not None
        self.table: TableInfo = self.seat.table
        self._meet()
        self.story = Story(self.screen, load(self.table.game), self.you)
        self._number = -1  # of the last event
        self._just_sat: int | None = None  # the seat of somebody who sits down and is not connected yet
        self._answered_at: int | None = None  # the question that was answered last
        self._wants_hints = False
        self._told_quarters = -1  # of the compiling

    @property
    def is_host(self) -> bool:
        """Whether the game begins when this person says so."""
        return self.you != NOBODY and self.table.seats[self.you].is_host

    def take(self, item: Heard | Noticed | Refusal) -> None:
        """Tell what has come from the server."""
        match item:
            case Heard():
                self._hear(item)
            case Noticed(Preparing() as progress):
                self._tell_progress(progress)
            case Noticed():
                self.screen.say(self.words("join-lost" if item.notice == "lost" else "join-back"), "yellow")
            case Refusal():
                self._take_refusal(item)

    def _take_refusal(self, refusal: Refusal) -> None:
        if refusal.is_end:
            raise refusal.error
        self.screen.tell(refusal.error.phrase, "yellow")
        if refusal.at is not None and refusal.at == self._answered_at and refusal.error.code != "too-late":
            self._answered_at = None
            self._ask(self.seat.ask)

    def _tell_progress(self, progress: Preparing) -> None:
        quarters = 4 * progress.done // max(progress.all, 1)
        if self._told_quarters < quarters < 4:
            self.screen.say(self.words("join-preparing", percent=25 * quarters))
        self._told_quarters = quarters

    def prompt(self) -> None:
        """Ask for a line, if one is wanted."""
        if self.question is not None:
            self.screen.prompt(self.question.prompt)
        elif self.is_finished:
            self.screen.prompt(self.words("join-again"))

    # What the table says

    def _hear(self, heard: Heard) -> None:
        self.table = heard.table
        self._meet()
        message = heard.message
        if isinstance(message, State):
            self._arrive(heard)
        else:
            self._tell(message)
        self._number = message.number
        self._ask(heard.ask)
        if self.table.phase not in ("waiting", "playing") and not self.is_finished:
            self._finish(heard)

    def _meet(self) -> None:
        company = company_of(self.table, self.you, self.words)
        if company != self.screen.company:
            self.screen.meet(company, sides_of(self.table))

    def _arrive(self, heard: Heard) -> None:
        """Come to the table, or back to it after so long that not everything is told."""
        is_first, self.has_arrived = not self.has_arrived, True
        if self.table.phase == "waiting" and is_first:
            tell_room(self.screen, self.table, self.server.url)
        if heard.view is None or (heard.message.number == self._number and not is_first):
            return
        self.story.join_in(heard.view)
        if is_first:
            tell_begin(self.screen, self.table)
        view = readable(heard.view)
        if view.actor is None:
            return
        progress = self.story.telling.progress(view)
        if view.actor < 0:
            self.screen.tell(say("play-resumed-chance", progress=progress))
        else:
            self.screen.tell(say("play-resumed", progress=progress, player=Player(view.actor)))
        self.screen.say(self.words("join-help-hint"))
        if heard.ask is None:
            self.show_table()

    def _tell(self, event: Event) -> None:
        is_known = event.kind == "came" and event.seat in (self.you, self._just_sat)
        self._just_sat = event.seat if event.kind == "sat" else None
        if event.kind == "started":
            tell_begin(self.screen, self.table)
        for phrase in event.told:
            if not is_known or phrase.id == "table-back":
                self.screen.tell(phrase)
        if event.kind == "unseated" and event.seat == self.you:
            self.screen.say(self.words("join-freed"))
            self.forget()
            raise Gone(OVER)
        if self.table.phase == "waiting" and event.kind not in ("came", "went", "said"):
            tell_seats(self.screen, self.table, self._just_sat)
        if event.items:
            self.story.tell(event.items)

    def show_table(self) -> None:
        """The room before the game, and then the table in words, with the open question."""
        if self.table.phase == "waiting":
            tell_room(self.screen, self.table, self.server.url)
        elif self.question is not None:
            self.question.show()
        else:
            self.screen.say()
            self.screen.board(rows_of(self.live.do(self.seat.board())))

    # Questions

    def _ask(self, ask: Ask | None) -> None:
        if ask is None or ask.at == self._answered_at:
            self.question = None
        elif self.question is None or self.question.ask.at != ask.at:
            self.question = Question(ask, self.live, self.screen, self.story)
            self.question.show()
            if self._wants_hints:
                self._wants_hints = False
                self.tell_hints()

    def is_choice(self, answer: str) -> bool:
        """Take an answer to the open question; whether it is one."""
        if self.question is None:
            return False
        is_answered = self.question.answer(answer)
        if is_answered:
            self._close_question()
        return is_answered is not None

    def _close_question(self) -> None:
        assert self.question is not None
        self._answered_at, self.question = self.question.ask.at, None

    def tell_hints(self) -> None:
        """Hints; parts that are chosen are sent first, so that the server can say what the next part promises."""
        assert self.question is not None
        if self.question.is_begun:
            self._wants_hints = True
            self.question.send()
            self._close_question()
        else:
            self.question.tell_hints()

    # The end

    def _finish(self, heard: Heard) -> None:
        self.is_finished, self.question = True, None
        record = self._record()
        tell_result(self.screen, self.story, record, self.live.do(self.seat.board()), heard.result)
        if record is not None:
            if record.ending is not None and record.ending.end == "finished":
                self._tell_luck()
            self.screen.say()
            tell_proof(self.screen, record, self.table, self.key, self.story)
            self.screen.say(self.words("join-record"))
            self.screen.say(f"  {self.server.url}/api/tables/{self.table.table}/record", indent=4)
        self.forget()
        if self.you == NOBODY or heard.view is None:
            raise Gone(OVER)

    def _record(self) -> Record | None:
        try:
            return read(self.live.do(self.server.record(self.table.table)))
        except GameError as error:
            if self.story.seen:  # otherwise nothing was played
                self.screen.tell(error.phrase, "yellow")
            return None

    def _tell_luck(self) -> None:
        try:
            tell_luck(self.screen, self.story.game, lambda: self.live.do(self.server.luck(self.table.table)))
        except GameError as error:
            self.screen.say(self.words("luck-unavailable", reason=error.phrase), "yellow")

    def forget(self) -> None:
        """The key opens nothing any more."""
        if self.key is not None:
            keys.forget(self.key)
