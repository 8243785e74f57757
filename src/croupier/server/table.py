"""A table worked out from its log: checks what people ask for, and applies what was kept. No I/O, no clock."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from croupier import settings as table_settings
from croupier.dealing import Fair, commitment, new_entropy
from croupier.errors import TableError
from croupier.game import Game, load
from croupier.kernel import CHANCE
from croupier.match import describe_dealing, planned
from croupier.phrases import quoted
from croupier.position import Position
from croupier.records import Chain, Header, Record, Seat, Step, header_hash, make_ending
from croupier.server.log import (
    AnyEntry,
    BotSat,
    Came,
    Ended,
    Moved,
    Opened,
    Rematched,
    Reserved,
    Said,
    Sat,
    Started,
    TakenOver,
    Unseated,
    Voted,
    Went,
)
from croupier.wire import COLOURS, MAX_NAME, Chair, Join, NewTable, Play, SeatBot, TableInfo
from croupier.wire import Say as SayRequest
from croupier.words import Words

MOST_MISSED = 32  # events that are told again to a reader who comes back; after more, a fresh view
MOST_PLIES = 5_000  # of a game whose events are told again; in a longer one a reader gets a fresh view
IDS_KEPT = 32  # requests of a seat that are known when they come again
Phase = Literal["waiting", "playing", "finished", "abandoned", "expired"]


@dataclass
class Person:
    """Somebody at a seat, or a bot, or nobody."""

    kind: Literal["open", "reserved", "person", "bot"] = "open"
    name: str = ""
    colour: int = 0
    secret_hash: str = ""
    entropy: str = ""
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that decides for a person
    process: str | None = None  # through which the person is connected
    has_left: bool = False  # on purpose, and has not come back
    votes: set[int] = field(default_factory=set)  # seats that want a bot to decide for this one


class Table:
    """One table. `apply` takes entries of the log in their order; the `plan_` methods make the next one."""

    def __init__(self, name: str, seed: bytes) -> None:
        self.name, self.seed = name, seed
        self.number = -1  # of the last entry
        self.phase: Phase = "waiting"
        self.people: list[Person] = []
        self.position: Position | None = None
        self.num_plies = 0
        self.asked_at = -1  # the number of the entry after which the open decision is asked
        self.rematch: str | None = None
        self._ids: dict[int | None, dict[str, int]] = {}  # by seat: the number of the event of each request
        self._order: list[int] = []  # seats of people in the order in which they sat down

    @classmethod
    def of(cls, name: str, seed: bytes, entries: Iterable[AnyEntry]) -> "Table":
        """The table that this log tells of."""
        table = cls(name, seed)
        for entry in entries:
            table.apply(entry)
        return table

    # What is known of it

    @property
    def game(self) -> Game:
        """The game that is played."""
        return load(self.opened.game)

    @property
    def is_on(self) -> bool:
        """Whether the table is still open or in use."""
        return self.phase in ("waiting", "playing")

    @property
    def host(self) -> int | None:
        """The person who sat down first of those who sit there now."""
        return self._order[0] if self._order else None

    def seat_of(self, secret: str) -> int:
        """The seat whose secret this is."""
        hashed = hash_of(secret)
        for seat, person in enumerate(self.people):
            if person.kind == "person" and hmac.compare_digest(person.secret_hash, hashed):
                return seat
        raise TableError("wrong-secret")

    def kept_as(self, seat: int | None, request: str) -> int | None:
        """The number of the event that this request brought about, if it came before."""
        return self._ids.get(seat, {}).get(request)

    def bot_at(self, seat: int | None) -> str | None:
        """The level of the bot that decides for a seat; None if a person does."""
        if seat is None or seat == CHANCE:
            return None
        return self.people[seat].level or self.people[seat].stand_in

    @property
    def asked(self) -> int | None:
        """The seat that must choose, if the game is on."""
        return None if self.position is None or self.phase != "playing" else self.position.actor

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        opened = self.opened
        return TableInfo(
            table=self.name,
            code=opened.code,
            game=opened.game,
            players=opened.players,
            settings=opened.settings,
            rules=opened.rules,
            phase=self.phase,
            seats=[
                Chair(
                    kind=person.kind,
                    name=person.name,
                    colour=person.colour,
                    level=person.level or person.stand_in,
                    is_here=person.process is not None,
                    is_host=seat == self.host,
                )
                for seat, person in enumerate(self.people)
            ],
            commitment=opened.commitment,
            entropy=[person.entropy or None for person in self.people],
            created=opened.when,
            number=self.number,
            rematch=self.rematch,
            seed=None if self.is_on else self.seed.hex(),
        )

    # What people ask for

    def plan_sat(self, join: Join, secret: str) -> Sat:
        """Somebody sits down, on the wanted, reserved or first open seat."""
        self._check_waiting()
        name = clean_name(join.name)
        if any(person.name.casefold() == name.casefold() for person in self.people if person.kind in ("person", "bot")):
            raise TableError("name-taken", name=quoted(name))
        seat = self._seat_for(join)
        wanted = self.people[seat].colour if join.colour is None else join.colour
        return Sat(
            seat=seat,
            name=name,
            colour=self._free_colour(wanted),
            secret_hash=hash_of(secret),
            entropy=join.entropy or new_entropy(),
        )

    def _seat_for(self, join: Join) -> int:
        kept = None if join.secret is None else hash_of(join.secret)
        for seat, person in enumerate(self.people):
            is_kept = kept is not None and hmac.compare_digest(person.secret_hash, kept)
            if person.kind == "reserved" and is_kept and join.seat in (None, seat):
                return seat
        if join.seat is not None:
            self.check_seat(join.seat)
            if self.people[join.seat].kind != "open":
                raise TableError("seat-taken", seat=join.seat)
            return join.seat
        for seat, person in enumerate(self.people):
            if person.kind == "open":
                return seat
        raise TableError("table-full")

    def plan_bot(self, seat: int, request: SeatBot) -> BotSat:
        """The host seats a bot."""
        self._check_waiting()
        self._check_host(seat)
        self.check_seat(request.seat)
        if self.people[request.seat].kind not in ("open", "reserved"):
            raise TableError("seat-taken", seat=request.seat)
        name = clean_name(request.name) if request.name is not None else self._bot_name(request.seat)
        if any(name.casefold() == person.name.casefold() for person in self.people if person.kind != "open"):
            raise TableError("name-taken", name=quoted(name))
        return BotSat(seat=seat, at=request.seat, name=name, level=request.level, id=request.id)

    def _bot_name(self, seat: int) -> str:
        names = Words("en")("bot-names").split(", ")
        taken = {person.name.casefold() for person in self.people}
        ordered = [*names[seat:], *names[:seat]]
        return next(name for name in ordered if name.casefold() not in taken)

    def plan_unseated(self, seat: int, at: int, request: str) -> Unseated:
        """The host opens a seat again, or somebody leaves before the game."""
        self._check_waiting()
        if seat != at:
            self._check_host(seat)
        self.check_seat(at)
        if self.people[at].kind == "open":
            raise TableError("seat-empty", seat=at)
        return Unseated(seat=seat, at=at, id=request)

    def check_start(self, seat: int) -> None:
        """Refuse to start while seats are open; what is checked again by `plan_started`."""
        self._check_waiting()
        self._check_host(seat)
        if any(person.kind in ("open", "reserved") for person in self.people):
            raise TableError("seats-open", count=sum(person.kind in ("open", "reserved") for person in self.people))

    def plan_started(self, seat: int, request: str) -> tuple[Started, list[Step]]:
        """The host begins the game; the game's code must be compiled."""
        self.check_start(seat)
        steps = planned(self._opening(), 0, [], self._dealing())
        return Started(seat=seat, id=request, plies=written(steps)), steps

    def plan_moved(self, seat: int, request: Play) -> tuple[Moved, list[Step]]:
        """A person's choice, with all its parts."""
        position = self._check_playing()
        position.check_actor(seat)
        if request.at != self.asked_at:
            raise TableError("too-late")
        moves = [self.game.moves.parse(text) for text in request.moves]
        steps = planned(position, self.num_plies, moves, self._dealt)
        return Moved(seat=seat, id=request.id, plies=written(steps)), steps

    def plan_bot_move(self, action: int, by: Literal["bot", "clock"]) -> tuple[Moved, list[Step]]:
        """What a bot has chosen for the seat that is asked."""
        position = self._check_playing()
        steps = planned(position, self.num_plies, [self.game.moves.all[action]], self._dealt)
        return Moved(seat=position.actor, plies=written(steps), by=by), steps

    def plan_voted(self, seat: int, about: int, request: str) -> Voted:
        """A vote to let a bot decide for somebody who is away."""
        self._check_playing()
        self.check_seat(about)
        person = self.people[about]
        if person.kind != "person" or person.process is not None or person.stand_in is not None or about == seat:
            raise TableError("not-away", seat=about)
        return Voted(seat=seat, about=about, id=request)

    def has_vote(self, about: int) -> bool:
        """Whether more than half of the others who are there want a bot for that seat."""
        others = [
            seat
            for seat, person in enumerate(self.people)
            if seat != about and person.kind == "person" and person.process is not None
        ]
        return 2 * len(self.people[about].votes & set(others)) > len(others)

    def plan_said(self, seat: int, request: SayRequest) -> Said:
        """A message to the table."""
        if (request.preset is None) == (request.text is None):
            raise TableError("bad-message", reason="preset or text")
        if request.text is not None and not self.opened.rules.has_chat:
            raise TableError("chat-off")
        text = None if request.text is None else clean_text(request.text)
        if text == "":
            raise TableError("bad-message", reason="text")
        return Said(seat=seat, preset=request.preset, text=text, id=request.id)

    def plan_rematch(self, seat: int, table: str, request: str) -> Rematched:
        """These people go on at a new table."""
        if self.is_on:
            raise TableError("table-not-over")
        return Rematched(seat=seat, table=table, id=request)

    def reserved(self) -> list[Reserved]:
        """The seats of the next game."""
        return [
            Reserved(person.name, person.colour, person.secret_hash or None, person.level) for person in self.people
        ]

    # What was kept

    def apply(self, entry: AnyEntry, steps: Sequence[Step] | None = None) -> None:
        """Take the next entry of the log; `steps` are those of its plies, if they are at hand."""
        self.number += 1
        if entry.id is not None:
            ids = self._ids.setdefault(entry.seat, {})
            ids[entry.id] = self.number
            if len(ids) > IDS_KEPT:
                del ids[next(iter(ids))]
        match entry:
            case Moved():
                self._advance(entry.plies, steps)
            case Opened():
                self._open(entry)
            case Sat():
                self._seat(entry)
            case BotSat():
                self.people[entry.at] = Person("bot", entry.name, self._free_colour(entry.at), level=entry.level)
            case Unseated():
                self.people[entry.at] = Person(colour=entry.at)
                self._order = [seat for seat in self._order if seat != entry.at]
            case Started():
                self.position, self.phase, self._dealt = self._opening(), "playing", self._dealing()
                self._advance(entry.plies, steps)
            case Came():
                person = self.people[_seat(entry)]
                person.process, person.stand_in, person.votes, person.has_left = entry.process, None, set(), False
            case Went():
                person = self.people[_seat(entry)]
                person.process, person.has_left = None, person.has_left or entry.is_leaving
            case Voted():
                self.people[entry.about].votes.add(_seat(entry))
            case TakenOver():
                person = self.people[_seat(entry)]
                person.stand_in, person.votes = entry.level, set()
            case Rematched():
                self.rematch = entry.table
            case Ended():
                self.phase = entry.how
            case Said():
                pass

    def _advance(self, plies: Sequence[tuple[int, str]], steps: Sequence[Step] | None) -> None:
        assert self.position is not None
        if steps:
            self.position = steps[-1].after
        else:
            self.position = self.position.copy()  # steps that were handed out hold the old one
            for actor, move in plies:
                self.position.play(move, actor)
        self.num_plies += len(plies)
        self.asked_at = self.number
        if self.position.is_over:
            self.phase = "finished"

    def _open(self, entry: Opened) -> None:
        self.opened: Opened = entry
        self.people = [Person(colour=seat % COLOURS) for seat in range(entry.players)]
        for seat, kept in enumerate(entry.reserved):
            if kept.level is not None:
                self.people[seat] = Person("bot", kept.name, kept.colour, level=kept.level)
            else:
                self.people[seat] = Person("reserved", kept.name, kept.colour, kept.secret_hash or "")
        for seat, level in zip(range(entry.players - 1, -1, -1), reversed(entry.bots), strict=False):
            self.people[seat] = Person("bot", self._bot_name(seat), seat % COLOURS, level=level)

    def _seat(self, entry: Sat) -> None:
        seat = _seat(entry)
        self.people[seat] = Person("person", entry.name, entry.colour, entry.secret_hash, entry.entropy)
        self._ids.pop(seat, None)  # they were another person's
        self._order.append(seat)

    def _free_colour(self, wanted: int) -> int:
        """The wanted colour, or the first that nobody has; there are as many as a table can have seats."""
        taken = {person.colour for person in self.people if person.kind in ("person", "bot")}
        free = [colour for colour in range(COLOURS) if colour not in taken]
        return wanted if wanted in free else free[0]

    def steps_ahead(self, entry: Started | Moved) -> list[Step]:
        """The steps of the next entry, which another process has kept."""
        position = self._opening() if self.position is None else self.position
        return replayed(position, self.num_plies, entry.plies)

    def again(self, entries: Sequence[AnyEntry], first: int) -> Iterator[tuple[int, AnyEntry, list[Step]]]:
        """The events of this table's log from a number on, once more: number, entry and steps of each."""
        table = Table(self.name, self.seed)
        for number, entry in enumerate(entries):
            steps = table.steps_ahead(entry) if number >= first and isinstance(entry, Started | Moved) else []
            table.apply(entry, steps)
            if number >= first:
                yield number, entry, steps

    # The game

    def _opening(self) -> Position:
        return Position(self.game, self.opened.players, _given(self.opened.settings))

    def _dealing(self) -> Fair:
        return Fair(self.seed, self.name, [person.entropy for person in self.people if person.kind == "person"])

    def record(self, entries: Iterable[AnyEntry]) -> Record:
        """The record of a game that has ended, from the entries of its log."""
        if self.is_on or self.position is None:
            raise TableError("table-not-over")
        header = Header(
            game=self.opened.game,
            rules=self.game.rules_version,
            players=self.opened.players,
            settings=dict(self.position.settings),
            seats=[Seat(person.name, person.level or "human") for person in self.people],
            dealing=describe_dealing(self._dealing()),
        )
        chain, record = Chain(0, header_hash(header)), Record(header, [])
        for entry in entries:
            for actor, move in entry.plies if isinstance(entry, Started | Moved) else ():
                record.plies.append(chain.ply(actor, move))
                chain = chain.after(record.plies[-1])
        record.ending = make_ending(self.position, chain.link, self.seed.hex())
        return record

    # Checks

    def _check_waiting(self) -> None:
        if self.phase != "waiting":
            raise TableError("table-started" if self.phase == "playing" else "table-over")

    def _check_playing(self) -> Position:
        if self.phase == "waiting":
            raise TableError("table-not-started")
        if self.phase != "playing":
            raise TableError("table-over")
        assert self.position is not None
        return self.position

    def _check_host(self, seat: int) -> None:
        if seat != self.host:
            raise TableError("not-host")

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the table has not."""
        if not 0 <= seat < len(self.people):
            raise TableError("no-such-seat", seat=quoted(seat), last=len(self.people) - 1)


def opened(request: NewTable, code: str, seed: bytes, when: float, kept: Sequence[Reserved] = ()) -> Opened:
    """The first entry of a new table; SettingsError names what cannot be played."""
    game = load(request.game)
    settings = table_settings.check(request.players, game.players, game.settings, _given(request.settings))
    if len(request.bots) >= request.players:
        raise TableError("only-bots")
    return Opened(
        code=code,
        game=request.game,
        players=request.players,
        settings=dict(settings),
        rules=request.rules,
        commitment=commitment(seed),
        when=when,
        reserved=list(kept),
        bots=list(request.bots),
    )


def _given(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings that came as JSON."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in settings.items()}


def replayed(position: Position, ply: int, plies: Sequence[tuple[int, str]]) -> list[Step]:
    """The steps of plies that are known to be legal, from this position on."""
    steps = list[Step]()
    for number, (actor, text) in enumerate(plies, ply):
        after = position.copy()
        move = after.check(text, actor)
        after.play(move)
        steps.append(Step(number, actor, move, position, after))
        position = after
    return steps


def written(steps: Sequence[Step]) -> list[tuple[int, str]]:
    """Steps as the log keeps them."""
    return [(step.actor, str(step.move)) for step in steps]


def clean_name(name: str) -> str:
    """A name without surprises: one line, no control or direction characters, composed letters."""
    text = clean_text(name)
    if not text or len(text) > MAX_NAME:
        raise TableError("bad-name", most=MAX_NAME)
    return text


def clean_text(text: str) -> str:
    """Text in one line without control characters and without those that turn the direction of writing."""
    normal = unicodedata.normalize("NFC", text)
    kept = (letter for letter in normal if letter == " " or unicodedata.category(letter) not in BARRED)
    return " ".join("".join(kept).split())


BARRED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
CONSONANTS, VOWELS, DIGITS = "bdfgklmnprstv", "aeiou", "23456789"


def new_code() -> str:
    """A code that can be said aloud, as in "kadomi47"."""
    syllables = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(3))
    return syllables + secrets.choice(DIGITS) + secrets.choice(DIGITS)


def new_secret() -> str:
    """A seat's secret: 192 bits."""
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    """A secret as it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _seat(entry: AnyEntry) -> int:
    seat: int | None = entry.seat
    assert seat is not None
    return seat
