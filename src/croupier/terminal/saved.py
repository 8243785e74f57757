"""Games that were kept: in the program's own folder, the last one first."""

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_state_path

from croupier.errors import GameError, RecordError
from croupier.kernel import CHANCE
from croupier.phrases import Phrase, Player, both, say
from croupier.position import Position
from croupier.records import Record, read_file
from croupier.telling import names, telling_of
from croupier.terminal.screen import Screen
from croupier.terminal.seats import company_of
from croupier.words import Words


@dataclass(frozen=True)
class Saved:
    """A file, and the game in it with its last position; neither if it cannot be read."""

    path: Path
    when: float  # it was last written, in seconds
    record: Record | None = None
    position: Position | None = None
    problem: Phrase | None = None

    @property
    def is_on(self) -> bool:
        """Whether the game can go on."""
        return self.record is not None and self.record.ending is None and self.position is not None

    @property
    def day(self) -> str:
        """When it was last played."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.when))


def folder() -> Path:
    """Where games are kept unless another file is named."""
    return user_state_path("croupier") / "games"


def is_in_folder(path: Path) -> bool:
    """Whether a game is kept where `saved` looks for it."""
    return path.parent == folder()


def new_path(game_name: str) -> Path:
    """A file for a new game."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError("record-unwritable", "folder", path=str(place), reason=str(error.strerror)) from None
    return place / f"{game_name}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.jsonl"


def saved_games() -> Iterator[Saved]:
    """Every game in the folder, the one that was played last first; read when it is asked for."""
    found = []
    for path in folder().glob("*.jsonl"):
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            pass  # it was removed in between
    for when, path in sorted(found, reverse=True):
        try:
            record = read_file(path, allow_torn=True)
            yield Saved(path, when, record, record.final_position())
        except GameError as error:
            yield Saved(path, when, problem=error.phrase)


def games_left() -> Iterator[Saved]:
    """The games that can go on, in the order in which they are numbered."""
    return (game for game in saved_games() if game.is_on)


def game_to_resume(which: str) -> Path:
    """The file of the game that --resume names: a path, a number of the list, or "" for the last one."""
    if which and not which.isdigit():
        return Path(which)
    if which and Path(which).exists():
        return Path(which)
    wanted = int(which or 1) if len(which) <= 6 else 0
    for number, game in enumerate(games_left(), 1):
        if number == wanted:
            return game.path
    if which:
        raise RecordError("no-saved-game", "number", number=which)
    raise RecordError("no-saved-game")


def last_game() -> Path:
    """The file of the game that was played last, finished or not."""
    for game in saved_games():
        return game.path
    raise RecordError("no-saved-game", "finished")


def list_saved(words: Words, is_all: bool) -> None:
    """Print the games that can go on, with their numbers; or also those that are over or cannot be read."""
    number = 0
    for game in saved_games():
        if not (game.is_on or is_all):
            continue
        number += game.is_on
        _show(game, number, words)
    screen = Screen(words)
    screen.say(words("saved-how" if number else "saved-none"))


def _show(game: Saved, number: int, words: Words) -> None:
    if game.record is None or game.position is None:
        assert game.problem is not None
        screen = Screen(words)
        screen.say(f"-) {game.path.name}", "bold", indent=3)
        screen.tell(say("saved-broken", reason=game.problem), "yellow", indent=3)
        return
    screen = Screen(words, company_of(game.record.header.seats, words))
    line = say(
        "saved-line",
        number=number if game.is_on else "-",
        title=say(f"{game.record.header.game}-title"),
        when=game.day,
        players=names(range(game.record.header.players)),
    )
    screen.tell(line, "bold", indent=3)
    screen.say("   " + screen.text(how_far(game)), indent=3)


def how_far(game: Saved) -> Phrase:
    """How far a game has come, and whose turn it is or how it ended."""
    position, record = game.position, game.record
    assert position is not None
    assert record is not None
    progress = telling_of(position.game).progress(position.view())
    if position.outcome is not None:
        return say("saved-over", winners=names(position.outcome.winners))
    if record.ending is not None:
        return say("saved-abandoned", progress=progress)
    if position.actor is None or position.actor == CHANCE:
        return say("saved-on-chance", progress=progress)
    return say("saved-on", progress=progress, player=Player(position.actor))


def title_of(game: Saved, words: Words) -> Phrase:
    """A game that can go on as a choice."""
    assert game.record is not None
    assert game.position is not None
    company = company_of(game.record.header.seats, words)
    return say(
        "ask-go-on",
        title=say(f"{game.record.header.game}-title"),
        players=both(company.names),
        progress=telling_of(game.position.game).progress(game.position.view()),
        when=game.day,
    )
