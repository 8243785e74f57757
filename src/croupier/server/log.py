"""The entries of a table's log, which is the truth about the table: everything else is worked out from it."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from croupier.wire import Rules


class Entry(Struct, frozen=True, tag_field="is", kw_only=True, omit_defaults=True):
    """Something that happened; `seat` is whose doing it was, and `id` the id of the request that asked for it."""

    seat: int | None = None
    id: str | None = None


class Reserved(Struct, frozen=True, omit_defaults=True):
    """A seat kept for somebody of the game before: the hash of their secret, or a bot's level."""

    name: str
    colour: int = 0
    secret_hash: str | None = None
    level: str | None = None


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened; its dice are fixed by the commitment before anybody sits down."""

    code: str
    game: str
    players: int
    settings: dict[str, Any]
    rules: Rules
    commitment: str
    when: float
    reserved: list[Reserved] = []  # by seat, for a rematch
    bots: list[str] = []  # levels of those who take the last seats


class Sat(Entry, frozen=True, tag="sat"):
    """A person sat down and added entropy to the dice."""

    name: str
    colour: int
    secret_hash: str
    entropy: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """The host gave a seat to a bot."""

    at: int
    name: str
    level: str


class Unseated(Entry, frozen=True, tag="unseated"):
    """Before the game a seat became free again."""

    at: int


class Started(Entry, frozen=True, tag="started"):
    """The game began; chance until the first choice is in it."""

    plies: list[tuple[int, str]]


class Moved(Entry, frozen=True, tag="moved"):
    """A choice and everything that followed from it by itself."""

    plies: list[tuple[int, str]]
    by: Literal["person", "bot", "clock"] = "person"


class Came(Entry, frozen=True, tag="came"):
    """A person is connected, through this process; with `is_back`, a bot that stood in hands the seat back."""

    process: str
    is_back: bool = False


class Went(Entry, frozen=True, tag="went"):
    """A person is no longer connected, or has left on purpose."""

    is_leaving: bool = False


class Voted(Entry, frozen=True, tag="voted"):
    """A person wants a bot to decide for another who is away."""

    about: int


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """A bot decides for the person at `seat` from now on."""

    level: str
    why: Literal["time", "vote", "left"]


class Said(Entry, frozen=True, tag="said"):
    """A person said something."""

    preset: str | None = None
    text: str | None = None


class Rematched(Entry, frozen=True, tag="rematched"):
    """These people go on at another table."""

    table: str


class Ended(Entry, frozen=True, tag="ended"):
    """The table was closed before the game was over."""

    how: Literal["abandoned", "expired"]


AnyEntry = (
    Opened | Sat | BotSat | Unseated | Started | Moved | Came | Went | Voted | TakenOver | Said | Rematched | Ended
)
decode = msgspec.json.Decoder(AnyEntry).decode
encode = msgspec.json.Encoder().encode
