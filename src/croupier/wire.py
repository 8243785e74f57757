"""What server and clients say to each other, as msgspec structs; docs/protocol.md explains it.

Phrases are data: neither side of the wire sends a sentence.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from croupier.phrases import Phrase, say
from croupier.telling import Standing

PROTOCOL = 1
MAX_NAME, MAX_CHAT, MAX_MOVE, MAX_PARTS, MAX_ID = 24, 300, 40, 64, 64
COLOURS = 6  # of people

Name = Annotated[str, Meta(max_length=200)]  # a longer one than MAX_NAME is refused as a name
Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID)]  # a client's own id of what it asks for
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
Entropy = Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$(?!\n)", max_length=128)]  # $ alone lets a newline pass
Level = Literal["random", "easy", "medium", "hard", "expert", "greedy", "learned"]
LevelName = Annotated[str, Meta(max_length=200)]  # a level of the server, which may have bots of its owner's own
Preset = Literal["hello", "thanks", "well-played", "good-luck", "oops", "hurry", "again", "goodbye"]
SettingValue = bool | int | Annotated[str, Meta(max_length=40)] | Annotated[
    list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)
] | None  # fmt: skip


def told_level(level: str) -> Phrase | str:
    """What a level is called; a bot of the server's owner goes by its own name."""
    return say(f"level-{level}") if level in get_args(Level) else level


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is run; chosen when it is opened."""

    is_listed: bool = False  # whether everybody may find it, or only those who have its link or code
    has_hints: bool = True
    has_spectators: bool = True
    has_chat: bool = True
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None  # seconds for a decision; then a bot makes the move
    absent_after: Annotated[int, Meta(ge=10, le=86_400)] = 90  # seconds after which a bot decides for the absent
    stand_in: Level = "medium"  # the bot that decides for the absent and when the clock has run out


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], SettingValue], Meta(max_length=32)] = {}
    bots: Annotated[list[LevelName], Meta(max_length=8)] = []  # they take the last seats
    rules: Rules = Rules()


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who sits down; `secret` is that of a seat of the game before, for a rematch."""

    name: Name
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)] | None = None
    entropy: Entropy | None = None
    seat: SeatNumber | None = None
    secret: Secret | None = None


class Seated(Struct, frozen=True, kw_only=True):
    """The answer: the seat, and the secret that proves it; it is shown this once."""

    table: str
    seat: int
    secret: str


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a table."""

    kind: Literal["open", "reserved", "person", "bot"]
    name: str = ""
    colour: int = 0
    level: str | None = None  # of the bot that sits there or stands in for the person
    is_here: bool = False  # whether the person is connected
    is_host: bool = False


class TableInfo(Struct, frozen=True, kw_only=True):
    """Everything about a table that everybody may know, but for the game itself."""

    table: str
    code: str
    game: str
    players: int
    settings: dict[str, Any]
    rules: Rules
    phase: Literal["waiting", "playing", "finished", "abandoned", "expired"]
    seats: list[Chair]
    commitment: str
    entropy: list[str | None]  # by seat
    created: float
    number: int  # of the last event
    rematch: str | None = None  # the table at which these people go on
    seed: str | None = None  # revealed when the game has ended


# What a client sends through the socket: first Hello, then the others.


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Who is there, and the number of the last event that they have."""

    protocol: int
    secret: Secret | None = None
    last: Annotated[int, Meta(ge=-1)] | None = None
    with_boards: bool = False  # whether the table in words is wanted where a round or deal begins to be paid out
    with_standing: bool = False  # whether it is wanted how it stands after each item, and after each choice


class Request(Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Every other message has an id, which its answer has too."""

    id: Id


class Play(Request, frozen=True, tag="move"):
    """A choice: one move, or the parts of a choice that are taken all or none."""

    at: Annotated[int, Meta(ge=0)]  # the number of the event that asked
    moves: Annotated[list[Annotated[str, Meta(max_length=MAX_MOVE)]], Meta(min_length=1, max_length=MAX_PARTS)]


class Start(Request, frozen=True, tag="start"):
    """Begin the game; the host asks."""


class SeatBot(Request, frozen=True, tag="bot"):
    """Let a bot sit on an open seat; the host asks."""

    seat: SeatNumber
    level: LevelName
    name: Name | None = None


class Unseat(Request, frozen=True, tag="unseat"):
    """Open a seat again before the game; the host asks."""

    seat: SeatNumber


class Leave(Request, frozen=True, tag="leave"):
    """Give the seat up: before the game for good, during it to a bot until one comes back."""


class Vote(Request, frozen=True, tag="vote"):
    """Let a bot decide for a player who is away."""

    seat: SeatNumber


class Say(Request, frozen=True, tag="say"):
    """A preset message, or words of one's own."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)] | None = None


class Rematch(Request, frozen=True, tag="rematch"):
    """Open a table with the same people, bots and settings."""


class AskHint(Request, frozen=True, tag="hint"):
    """What each choice promises."""

    at: Annotated[int, Meta(ge=0)]


class AskBoard(Request, frozen=True, tag="board"):
    """The table in words."""


class AskStory(Request, frozen=True, tag="story"):
    """Everything that was told at the table so far."""


class Ping(Request, frozen=True, tag="ping"):
    """Answered at once."""


FromClient = (
    Hello | Play | Start | SeatBot | Unseat | Leave | Vote | Say | Rematch | AskHint | AskBoard | AskStory | Ping
)


# What the server sends.


class Option(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move: its fields, what it does in words, and what it would change.

    `brings` has, by seat, what the round would bring more or less if it ended then; `then` are the parts that follow.
    """

    move: str
    name: str
    value: int | str | None = None
    phrase: Phrase
    brings: list[int] | None = None
    standing: Standing | None = None  # what would stand differently, for those who want it
    then: list["Option"] | None = None


class Ask(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the reader is asked."""

    at: int  # the number of the event that asks; the answer repeats it
    decision: str
    options: list[Option]
    seconds: float | None = None  # left on the clock
    is_private: bool = False  # whether others may not see the answer


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome", kw_only=True):
    """The first message of the server; `state` or events that were missed follow."""

    protocol: int
    seat: int | None
    number: int
    table: TableInfo


class Done(Struct, frozen=True, tag_field="type", tag="done", kw_only=True, omit_defaults=True):
    """What was asked for is kept: nothing takes it back. `number` is the event's."""

    id: str
    number: int | None = None


class Refused(Struct, frozen=True, tag_field="type", tag="refused", kw_only=True):
    """What was asked for did not happen, and nothing changed."""

    id: str | None
    code: str
    error: Phrase


class HintedMove(Struct, frozen=True, kw_only=True):
    """What a move promises: the chance to win and the score at the end, each with half its 95 % interval.

    `lag_error` is the same for how much worse its chance is than the best one's; null where the two were found in
    different ways.
    """

    move: str
    win: float
    win_error: float
    score: float
    score_error: float
    is_exact: bool
    lag_error: float | None
    reasons: list[Phrase]


class Hints(Struct, frozen=True, tag_field="type", tag="hints", kw_only=True):
    """The answer to AskHint, best move first."""

    id: str
    at: int
    moves: list[HintedMove]


class BoardCell(Struct, frozen=True, omit_defaults=True):
    """A part of a row, with a style for screens that have styles."""

    phrase: Phrase
    style: str | None = None


class Board(Struct, frozen=True, tag_field="type", tag="board", kw_only=True):
    """The answer to AskBoard: rows of cells."""

    id: str
    rows: list[list[BoardCell]]


class ToldItem(Struct, frozen=True, kw_only=True):
    """An item of an event without its plies and its view."""

    told: list[Phrase]
    chapter: int
    earned: list["EarnedWhere"]


class ToldEvent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event as it was told."""

    number: int
    kind: str
    seat: int | None = None
    by: str | None = None
    told: list[Phrase] = []
    text: str | None = None
    items: list[ToldItem] = []


class Story(Struct, frozen=True, tag_field="type", tag="story", kw_only=True):
    """The answer to AskStory: the events up to `number`."""

    id: str
    number: int
    events: list[ToldEvent]


class Pong(Struct, frozen=True, tag_field="type", tag="pong", kw_only=True):
    """The answer to Ping."""

    id: str


class Preparing(Struct, frozen=True, tag_field="type", tag="preparing", kw_only=True):
    """How far a game has been compiled that somebody waits for."""

    game: str
    done: int
    all: int


class ShownPly(Struct, frozen=True):
    """A ply as the reader may see it."""

    ply: int
    actor: int
    move: str


class EarnedWhere(Struct, frozen=True):
    """What a seat got or paid at one place of the table."""

    seat: int
    where: Phrase
    amount: int


class StreamItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a table hears: plies, the view after them, and the phrases told.

    Where a round or deal begins to be paid out, `board` is the table in words before that, for those who want it.
    `standing` is how it stands after it, for those who want it.
    """

    plies: list[ShownPly]
    view: dict[str, Any]
    told: list[Phrase]
    chapter: int
    earned: list[EarnedWhere]
    board: list[list[BoardCell]] | None = None
    standing: Standing | None = None


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended."""

    scores: list[int]
    places: list[int]
    told: list[Phrase]


class Event(Struct, frozen=True, tag_field="type", tag="event", kw_only=True, omit_defaults=True):
    """Something that happened at the table. Numbers are contiguous for every reader.

    A game's events have `items`; all others have the `table` as it is then.
    """

    number: int
    kind: str
    seat: int | None = None
    by: str | None = None  # for a move: "person", "bot" or "clock"
    told: list[Phrase] = []
    text: str | None = None  # what a person wrote
    items: list[StreamItem] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    ask: Ask | None = None
    result: Result | None = None


class State(Struct, frozen=True, tag_field="type", tag="state", kw_only=True):
    """The table as it is now, for a reader who has missed too much or comes for the first time."""

    number: int
    table: TableInfo
    view: dict[str, Any] | None
    ask: Ask | None
    result: Result | None
    standing: Standing | None


class Replay(Struct, frozen=True, kw_only=True):
    """A game that has ended, as one seat or a spectator (null) saw it; `first` is the view before anything happened."""

    table: TableInfo
    seat: int | None
    first: dict[str, Any]
    items: list[StreamItem]
    result: Result | None  # null if the game was not played to its end


class Dealt(Struct, frozen=True, kw_only=True):
    """An outcome of chance: what could have come, in the order of the draw, with its weights, and what came.

    `outcomes` are places in the list of all moves; `drawn` is a place in `outcomes`.
    """

    ply: int
    outcomes: list[int]
    weights: list[int]
    drawn: int


class Dealings(Struct, frozen=True, kw_only=True):
    """Every outcome of chance in a game that has ended, so that anybody can draw it again from the revealed seed."""

    table: str  # its id, which is part of every draw
    commitment: str
    seed: str
    entropy: list[str]  # of the people, by seat
    moves: list[str]  # the moves that chance could make
    dealt: list[Dealt]  # where it had a choice


class Moment(Struct, frozen=True, kw_only=True):
    """Everybody's chance to win when so many plies had been played."""

    ply: int
    chapter: int  # the round or deal, from 1; 0 in a game without them
    chances: list[float]  # by seat, from 0 to 1; partners have the chance of their side


class ChapterLuck(Struct, frozen=True, kw_only=True):
    """What chance changed of everybody's chance to win in a round or deal."""

    chapter: int
    luck: list[float]  # by seat, from -1 to 1


class Luck(Struct, frozen=True, kw_only=True):
    """The luck account of a game: what chance gave or took, how the chances went, and a sentence about each seat."""

    luck: list[float]  # by seat: the sum over all chapters
    chapters: list[ChapterLuck]
    course: list[Moment]  # before the first choice, after each choice of a seat, and at the end
    told: list[Phrase]  # by seat


FromServer = Welcome | State | Event | Done | Refused | Hints | Board | Story | Pong | Preparing

decode_from_client = msgspec.json.Decoder(FromClient).decode
decode_from_server = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.Encoder().encode
