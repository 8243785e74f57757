"""The seats of a table of a server in words, and what can be typed there before, during and after the game."""

from typing import get_args

from croupier.game import load
from croupier.kernel import NOBODY
from croupier.phrases import Name, Phrase, both, say
from croupier.terminal.play import tell_fingerprint
from croupier.terminal.screen import Screen
from croupier.wire import MAX_NAME, Chair, Level, TableInfo, told_level
from croupier.words import Company, Words

USUAL_LEVEL = "medium"


def company_of(table: TableInfo, you: int, words: Words) -> Company:
    """How a table speaks of its seats."""
    return Company(tuple(chair.name or words("join-free") for chair in table.seats), you)


def sides_of(table: TableInfo) -> int:
    """Number of sides at a table; partners share a colour."""
    return load(table.game).sides.get(table.players, table.players)


def tell_room(screen: Screen, table: TableInfo, server: str) -> None:
    """What is played, how others come here, who sits where, and how the game begins."""
    words, you = screen.words, screen.company.you
    title = say(f"{table.game}-title")
    screen.tell(say("join-table", title=title, code=table.code), "bold")
    screen.say(f"  {server}/{table.code}", indent=4)
    tell_fingerprint(screen, load(table.game).chance, table.commitment)
    tell_seats(screen, table)
    host = next((seat for seat, chair in enumerate(table.seats) if chair.is_host), NOBODY)
    if you == NOBODY:
        screen.say(words("join-watching"))
    elif host == you:
        screen.say(words("join-host"))
    else:
        screen.tell(say("join-guest", name=Name(host)))
    screen.say(words("join-help-hint"))


def tell_seats(screen: Screen, table: TableInfo, just_sat: int | None = None) -> None:
    """Who sits where; whoever has just sat down is not called away."""
    for seat, chair in enumerate(table.seats):
        screen.tell(_seat(seat, chair, screen.company.you, chair.is_here or seat == just_sat), indent=3)


def _seat(seat: int, chair: Chair, you: int, is_here: bool) -> Phrase:
    number = seat + 1
    if chair.kind == "open":
        return say("join-seat-free", number=number)
    if chair.kind == "reserved":
        return say("join-seat-reserved", number=number, name=Name(seat))
    if chair.kind == "bot":
        return say("join-seat-bot", number=number, name=Name(seat), level=told_level(chair.level or ""))
    who = "you" if seat == you else "here" if is_here else "away"
    return say("join-seat-person", number=number, name=Name(seat), who=who, role="host" if chair.is_host else "guest")


def tell_begin(screen: Screen, table: TableInfo) -> None:
    """What is played, and by whom."""
    names = [
        say("join-bot", name=Name(seat), level=told_level(chair.level or "")) if chair.kind == "bot" else Name(seat)
        for seat, chair in enumerate(table.seats)
    ]
    screen.tell(say("play-welcome", title=say(f"{table.game}-title"), players=both(names)), "bold")


def help_of(table: TableInfo, you: int, words: Words) -> str:
    """Everything that can be typed now."""
    if you == NOBODY:
        return words("join-help-watch")
    if table.phase == "waiting":
        host = table.seats[you].is_host
        return "\n".join([*([words("join-help-host")] if host else []), words("join-help-room")])
    return words("join-help-game") if table.phase == "playing" else words("join-help-over")


def read_seat(text: str, table: TableInfo, screen: Screen) -> int | None:
    """The seat of that number, from 1; None after saying that there is none."""
    if text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= table.players:
        return int(text) - 1
    screen.say(screen.words("join-bad-seat", last=table.players), "yellow")
    return None


def read_level(text: str, screen: Screen) -> str:
    """The level of that name, also in the reader's language; whether it has such a bot is for the server to say."""
    called = {screen.words(f"level-{level}").lower(): str(level) for level in get_args(Level)}
    return called.get(text, text[: MAX_NAME + 1]) or USUAL_LEVEL
