"""From what was written on the command line to a game ready to be played."""

import hashlib
import secrets
import time
from pathlib import Path

from platformdirs import user_state_path

from croupier import settings as table_settings
from croupier.dealing import Dealing, Fair, Seeded, new_entropy, new_fair_seed, new_table
from croupier.errors import RecordError, SettingsError
from croupier.game import load
from croupier.match import Match
from croupier.phrases import quoted, say
from croupier.position import Position
from croupier.records import Seat, opening, read_file
from croupier.terminal.play import Sitting, bots_of, welcome
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of, read_seats
from croupier.terminal.typed import Typed
from croupier.words import Words


def begin(
    game_name: str,
    seats_text: str,
    pairs: list[str],
    seed: int | None,
    dice: str,
    entropy: str,
    record: Path | None,
    words: Words,
) -> Sitting:
    """A new game; nothing is written before everything is checked."""
    game = load(game_name)
    seats = read_seats(seats_text, words)
    company, screen = company_of(seats, words), Screen()
    position = Position(game, len(seats), table_settings.parse(game.settings, pairs), is_written=True)
    dealing: Dealing
    if dice == "typed":
        if seed is not None:
            raise SettingsError(say("problem-typed-seed"))
        if game.chance == "cards" and any(seat.kind != "human" for seat in seats):
            raise SettingsError(say("problem-typed-cards"))
        dealing = Typed(screen, words, company)
    elif dice != "dealt":
        raise SettingsError(say("problem-dice", value=quoted(dice)))
    elif seed is not None:
        dealing = Seeded(seed)
    else:
        dealing = Fair(new_fair_seed(), new_table(), _entropies(seats, entropy))
    path = record or _default_path(game_name)
    match = Match.begin(position, seats, dealing, path, bots_of(game, seats), _bot_seed(seed))
    sitting = Sitting(match, company, words, screen)
    welcome(sitting)
    return sitting


def go_on(path: Path, words: Words) -> Sitting:
    """A recorded game where it was left."""
    record = read_file(path, allow_torn=True)
    header, position = record.header, opening(record.header)
    company, screen = company_of(header.seats, words), Screen()
    bots = bots_of(position.game, header.seats)
    match, record = Match.resume(path, Typed(screen, words, company), bots, _bot_seed(header.dealing.seed))
    sitting = Sitting(match, company, words, screen)
    welcome(sitting)
    screen.say(words("play-resumed", plies=len(record.plies)))
    sitting.remember(record)
    return sitting


def _entropies(seats: list[Seat], text: str) -> list[str]:
    """One entropy for each person; `text` makes the first."""
    people = sum(seat.kind == "human" for seat in seats)
    entropies = [new_entropy() for _ in range(max(people, 1))]
    if text:
        entropies[0] = hashlib.sha256(text.encode()).hexdigest()
    return entropies


def _bot_seed(seed: int | None) -> int | bytes:
    return secrets.token_bytes(32) if seed is None else seed


def _default_path(game_name: str) -> Path:
    folder = user_state_path("croupier") / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError("record-unwritable", "folder", path=str(folder), reason=str(error.strerror)) from None
    return folder / f"{game_name}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.jsonl"
