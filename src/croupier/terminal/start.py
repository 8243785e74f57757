"""From what was written on the command line to a game ready to be played."""

import hashlib
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path

from croupier import settings as table_settings
from croupier.bots.levels import own_in
from croupier.dealing import Dealing, Fair, Seeded, new_entropy, new_fair_seed, new_table
from croupier.errors import BotError, SettingsError
from croupier.game import load
from croupier.kernel import CHANCE
from croupier.match import Match
from croupier.phrases import Listed, Player, quoted, say
from croupier.position import Position
from croupier.records import Header, Seat, opening, read_file
from croupier.telling import telling_of
from croupier.terminal.asking import ask_what
from croupier.terminal.pace import keep_pace, kept_pace, read_pace
from croupier.terminal.play import Sitting, bots_of, welcome
from croupier.terminal.saved import game_to_resume, is_in_folder, new_path
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of, read_seats
from croupier.terminal.typed import Typed
from croupier.words import Words

USUAL_GAME, USUAL_SEATS = "las-vegas", "you,medium,medium,medium"


@dataclass(frozen=True)
class Options:
    """What was written on the command line; empty or None where nothing was."""

    game: str = ""
    seats: str | None = None
    settings: list[str] = field(default_factory=list)
    seed: int | None = None
    dice: str | None = None
    entropy: str = ""
    record: Path | None = None
    resume: str | None = None  # a file, a number of the list of games, or "" for the last one
    pace: str | None = None


def sit_down(options: Options, words: Words) -> Sitting:
    """The game that was asked for; without a game, a person at a terminal is asked."""
    pace = kept_pace() if options.pace is None else read_pace(options.pace)
    if options.pace is not None:
        keep_pace(pace)
    screen = Screen(words, pace=pace)
    path = None if options.resume is None else game_to_resume(options.resume)
    if path is None and not options.game and options.seats is None and screen.is_interactive:
        wish = ask_what(screen)
        path, options = wish.resume, replace(options, game=wish.game, seats=wish.seats or None)
    return begin(options, screen) if path is None else go_on(path, options, screen)


def begin(options: Options, screen: Screen) -> Sitting:
    """A new game; nothing is written before everything is checked."""
    words = screen.words
    game = load(options.game or USUAL_GAME)
    seats = read_seats(USUAL_SEATS if options.seats is None else options.seats, words)
    screen = Screen(words, company_of(seats, words), screen.pace, game.sides.get(len(seats), len(seats)))
    position = Position(game, len(seats), table_settings.parse(game.settings, options.settings), is_written=True)
    dealing: Dealing
    if options.dice == "typed":
        if options.seed is not None:
            raise SettingsError(say("problem-typed-seed"))
        if game.chance == "cards" and any(seat.kind != "human" for seat in seats):
            raise SettingsError(say("problem-typed-cards"))
        dealing = Typed(screen, _people(seats))
    elif options.dice not in ("dealt", None):
        raise SettingsError(say("problem-dice", value=quoted(options.dice)))
    elif options.seed is not None:
        dealing = Seeded(options.seed)
    else:
        dealing = Fair(new_fair_seed(), new_table(), _entropies(seats, options.entropy))
    path = options.record or new_path(game.name)
    match = Match.begin(position, seats, dealing, path, bots_of(game, seats), _bot_seed(options.seed))
    sitting = Sitting(match, screen)
    welcome(sitting)
    return sitting


def go_on(path: Path, options: Options, screen: Screen) -> Sitting:
    """A recorded game where it was left; options that contradict it are refused."""
    words = screen.words
    record = read_file(path, allow_torn=True)
    header, position = record.header, opening(record.header)
    _refuse_other_options(options, header, words)
    sides = position.game.sides.get(header.players, header.players)
    screen = Screen(words, company_of(header.seats, words), screen.pace, sides)
    if options.seats is None and not is_in_folder(path):
        _refuse_own_bots(header)
    bots, typed = bots_of(position.game, header.seats), Typed(screen, _people(header.seats))
    match, record = Match.resume(path, typed, bots, _bot_seed(header.dealing.seed))
    sitting = Sitting(match, screen)
    welcome(sitting)
    progress = telling_of(position.game).progress(match.position.view())
    if match.position.actor in (None, CHANCE):
        screen.tell(say("play-resumed-chance", progress=progress))
    else:
        assert match.position.actor is not None
        screen.tell(say("play-resumed", progress=progress, player=Player(match.position.actor)))
    sitting.remember(record)
    return sitting


def _refuse_own_bots(header: Header) -> None:
    """A record that somebody else may have written runs no code unless it is asked for."""
    own = tuple(seat.kind for seat in header.seats if seat.kind != "human" and own_in(seat.kind) is not None)
    if own:
        raise BotError("bad-bot", "record", bots=Listed(own, ", "))


def _refuse_other_options(options: Options, header: Header, words: Words) -> None:
    """A game that goes on keeps what it began with."""
    dealing = header.dealing
    dice = "typed" if dealing.method == "typed" else "dealt"
    other = [
        ("game", "GAME", options.game not in ("", header.game)),
        ("seats", "--seats", options.seats is not None and read_seats(options.seats, words) != header.seats),
        ("settings", "--set", _has_other_settings(options, header)),
        ("seed", "--seed", options.seed not in (None, dealing.seed)),
        ("dice", "--dice", options.dice not in (None, dice)),
        ("entropy", "--entropy", options.entropy != ""),
        ("file", "--record", options.record is not None),
    ]
    problems = [
        say("problem-resume", what=say(f"resume-{what}"), option=option) for what, option, differs in other if differs
    ]
    if problems:
        raise SettingsError(*problems)


def _has_other_settings(options: Options, header: Header) -> bool:
    game = load(header.game)
    given = table_settings.parse(game.settings, options.settings)
    checked = table_settings.check(header.players, game.players, game.settings, given, is_written=True)
    kept = opening(header).settings
    return any(checked[name] != kept[name] for name in given)


def _people(seats: list[Seat]) -> set[int]:
    return {number for number, seat in enumerate(seats) if seat.kind == "human"}


def _entropies(seats: list[Seat], text: str) -> list[str]:
    """One entropy for each person; `text` makes the first."""
    entropies = [new_entropy() for _ in range(max(len(_people(seats)), 1))]
    if text:
        entropies[0] = hashlib.sha256(text.encode()).hexdigest()
    return entropies


def _bot_seed(seed: int | None) -> int | bytes:
    return secrets.token_bytes(32) if seed is None else seed
