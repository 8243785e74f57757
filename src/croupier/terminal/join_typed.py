"""What is typed at a table of a server: answers and commands, in their order."""

from collections import deque

from croupier.errors import GameError
from croupier.kernel import NOBODY
from croupier.terminal.join_guest import Gone, Guest
from croupier.terminal.join_room import help_of, read_level, read_seat
from croupier.terminal.join_story import readable
from croupier.terminal.live import Granted, Line
from croupier.terminal.play import INPUT_ENDED, LEFT, OVER, set_pace
from croupier.terminal.rules import show_rules
from croupier.wire import MAX_CHAT

# What is obeyed at once also where lines come through a pipe; other lines wait there for a question.
COMMANDS = ("?", "t", "r", "l", "p", "q", "say", "start", "bot", "free", "vote", "leave", "again")


def stay(guest: Guest) -> int:
    """Hear the table and obey the keyboard until the visit is over; returns the exit status."""
    lines: deque[str | None] = deque()
    try:
        while True:
            item = guest.live.next(is_line_wanted=not lines)
            if isinstance(item, Line):
                guest.screen.answered()
                lines.append(item.text)
            elif not isinstance(item, Granted):
                guest.take(item)
            while lines and _is_due(guest, lines[0]):
                _obey(guest, lines.popleft())
            if not guest.screen.has_prompt and guest.live.is_quiet:
                guest.prompt()
    except Gone as gone:
        return int(gone.args[0])


def _is_due(guest: Guest, line: str | None) -> bool:
    """Whether a line means something now; without a terminal, answers wait for their questions."""
    is_asked = guest.question is not None or guest.is_finished
    if line is None:
        return is_asked or (guest.has_arrived and guest.table.phase == "waiting" and guest.is_host)
    if guest.screen.is_interactive:
        return True
    if guest.live.is_waiting or not guest.has_arrived:
        return False
    if is_asked:
        return True
    return line.lower().split(" ")[0] in COMMANDS if guest.table.phase == "playing" else not line.isdigit()


def _obey(guest: Guest, line: str | None) -> None:
    if line is None:
        if guest.is_finished:
            raise Gone(OVER)
        guest.screen.say(guest.words("play-input-ended"), "yellow")
        raise Gone(INPUT_ENDED)
    try:
        if guest.is_choice(line.lower()) or _is_command(guest, line):
            return
    except GameError as error:
        guest.screen.tell(error.phrase, "yellow")
        return
    if guest.question is not None:
        guest.screen.say(guest.question.reproach, "yellow")
    elif line:
        guest.screen.say(guest.words("join-unknown"), "yellow")


def _is_command(guest: Guest, line: str) -> bool:
    """Do what a command asks for; whether it was one."""
    name, _, rest = line.partition(" ")
    match name.lower():
        case "?":
            more = map(guest.screen.text, guest.story.telling.more_help()) if guest.table.phase == "playing" else ()
            guest.screen.say("\n".join([help_of(guest.table, guest.you, guest.words), *more]), indent=2)
        case "t":
            guest.show_table()
        case "r":
            show_rules(guest.table.game, guest.words)
        case "l":
            guest.story.tell_again()
        case "p":
            set_pace(guest.screen, rest.strip().lower())
        case "q":
            raise Gone(OVER if guest.is_finished or guest.you == NOBODY else LEFT)
        case "leave" if guest.you != NOBODY:
            _leave(guest)
        case "again" if guest.is_finished:
            _go_on(guest)
        case _:
            return _is_explained(guest, line.lower()) or _is_request(guest, name.lower(), rest.strip())
    return True


def _is_request(guest: Guest, name: str, rest: str) -> bool:
    """Ask the server for something; whether it was such a command."""
    seat, screen, phase = guest.seat, guest.screen, guest.table.phase
    if guest.you == NOBODY:
        return False
    if name == "say" and len(rest) > MAX_CHAT:
        screen.say(guest.words("join-too-long", most=MAX_CHAT), "yellow")
    elif name == "say" and rest:
        guest.live.post(seat.say(rest))
    elif name == "h" and guest.question is not None:
        guest.tell_hints()
    elif name == "start" and phase == "waiting":
        guest.live.post(seat.start())
    elif name == "bot" and phase == "waiting":
        number, _, level_name = rest.partition(" ")
        at = read_seat(number, guest.table, screen)
        if at is not None:
            guest.live.post(seat.seat_bot(at, read_level(level_name.strip().lower(), screen)))
    elif (name, phase) in (("free", "waiting"), ("vote", "playing")):
        at = read_seat(rest, guest.table, screen)
        if at is not None:
            guest.live.post(seat.unseat(at) if name == "free" else seat.vote(at))
    else:
        return False
    return True


def _is_explained(guest: Guest, answer: str) -> bool:
    """Explain the part of the table that "i" and a number name; whether there is one."""
    view = guest.seat.view
    if answer[:1] != "i" or not answer[1:].isascii() or not answer[1:].isdigit() or view is None:
        return False
    explained = guest.story.telling.explain(readable(view), int(answer[1:6]))
    if explained is not None:
        guest.screen.tell(explained)
    return explained is not None


def _leave(guest: Guest) -> None:
    """Give the seat up: before the game for good, during it to a bot until one comes back."""
    is_playing = guest.table.phase == "playing"
    if guest.table.phase in ("waiting", "playing"):
        guest.live.do(guest.seat.leave())
    if not is_playing:
        guest.forget()
    guest.screen.say(guest.words("join-left-bot" if is_playing else "join-left"))
    raise Gone(LEFT if is_playing else OVER)


def _go_on(guest: Guest) -> None:
    """Follow the others to a new table, or call them there."""
    if guest.table.rematch is None:
        guest.live.do(guest.seat.rematch())
        guest.table = guest.live.do(guest.server.table(guest.table.table))
    guest.next_table = guest.table.rematch
    raise Gone(OVER)
