"""Everything that Croupier refuses.

    GameError                 every refusal; `code` is stable and is what goes on the wire
    |-- UnknownGameError      no game of that name
    |-- BadValueError         an unknown language, or a game that cannot be worked out
    |-- SettingsError         settings that cannot be played; names every problem at once
    |-- MoveError             a move that cannot be read, is not allowed, or is not yours to make
    |-- DealingError          dice or cards that cannot be dealt as asked
    |-- TableError            something that cannot be done at a table of a server
    |-- BotError              a bot of one's own that cannot be loaded, or has not chosen a legal move
    `-- RecordError           a saved game that cannot be read, trusted or written; `ply` says where

A refusal changes nothing: the position, the record and the file are as they were before. It is data, a code and
arguments; `message` tells it in English, and `croupier.words` tells its `phrase` in any language. All but RecordError
are ValueErrors too.
"""

from collections.abc import Sequence
from typing import Any

from croupier.fluent import render
from croupier.phrases import Argument, Listed, Phrase, quoted

# Every code there is, with what it means. The messages are in locale/*/errors.ftl.
CODES = {
    "unknown-game": "there is no game of that name",
    "unknown-language": "there is no such language",
    "bad-settings": "settings, options or arguments that cannot be used; every problem is named",
    "malformed-move": "the text, number or value is no move of the game",
    "illegal-move": "the rules do not allow the move now",
    "not-your-decision": "another seat, or chance, decides now",
    "not-taken-back": "only chance that was typed in can be taken back, and only until somebody has chosen",
    "game-over": "the game is over",
    "no-such-seat": "the table has no such seat",
    "bad-position": "a position written as text, or a saved state, cannot be read",
    "bad-bot": "a bot of one's own cannot be found, loaded or called",
    "bot-failed": "a bot of one's own has failed, or has not chosen a legal move",
    "not-open": "the game hides something from its players and cannot be worked out",
    "bad-seed": "the seed is not of the right form",
    "bad-table": "the id of the table is not of the right form",
    "bad-entropy": "the entropy is not of the right form",
    "script-exhausted": "a script of outcomes ends too early",
    "illegal-outcome": "chance cannot do that now",
    "nothing-to-deal": "it is not chance that decides now",
    "record-not-text": "the bytes are not UTF-8",
    "record-empty": "there is nothing in the record",
    "record-malformed": "the record is not of the right form",
    "record-version": "the record is of another version",
    "record-truncated": "the record ends too early",
    "record-tampered": "the record was changed",
    "record-illegal": "the record has a move that the rules do not allow",
    "record-wrong-outcome": "an outcome is not the one that the seed deals",
    "record-wrong-seed": "the revealed seed is not the one that was promised",
    "record-unreadable": "the file cannot be read",
    "record-unwritable": "the file cannot be written",
    "record-exists": "the file exists already",
    "record-document": "a record in one document cannot grow",
    "record-secret": "the secret seed of a game that is on is missing or wrong",
    "record-ended": "the recorded game is over",
    "no-saved-game": "there is no such game among those that were kept",
    "record-no-choice": "no player decides next in the recorded game",
    "tournament-running": "another process plays the same tournament",
    "tournament-other": "the files are those of another tournament or version",
    "tournament-broken": "the files of a tournament cannot be read",
    "workers-lost": "the processes that play are gone",
    "bad-message": "a message to the server is not of the right form",
    "bad-protocol": "client and server speak different versions of the protocol",
    "bad-origin": "the request comes from another site",
    "too-large": "a message is larger than the server takes",
    "too-fast": "more requests or messages in a short time than the server takes",
    "too-many-tables": "one address has opened as many tables as it may",
    "too-many-connections": "one address, or a table, has as many connections as it may",
    "no-such-table": "there is no table of that id or code",
    "table-full": "every seat is taken",
    "table-started": "the game has begun",
    "table-not-started": "the game has not begun",
    "table-not-over": "the game is not over",
    "table-over": "the game is over, or the table was closed",
    "seat-taken": "somebody sits there",
    "seat-empty": "nobody sits there",
    "seats-open": "a game begins when every seat is taken",
    "only-bots": "at least one seat is for a person",
    "bad-name": "a name is too long, or empty",
    "name-taken": "somebody at the table has that name",
    "wrong-secret": "the secret is that of no seat",
    "not-seated": "a spectator cannot do that",
    "not-host": "only the person who sat down first can do that",
    "not-away": "a vote is about a player who is away",
    "too-late": "the decision was made already",
    "hints-off": "the table was opened without hints",
    "chat-off": "the table was opened without chat",
    "no-spectators": "the table was opened without spectators",
    "not-kept": "the move could not be kept, so it did not happen",
    "busy": "the server has too much to do",
    "no-server": "the server does not answer, or is no Croupier server",
    "database": "the database cannot be used",
    "cannot-listen": "the server cannot listen at that address",
}


class GameError(Exception):
    """A refusal with a stable `code` and arguments for the message that says what would have been right.

    >>> refusal = GameError("unknown-language", language="'fr'", known="en, is, de, ru")
    >>> refusal.code, refusal.message
    ('unknown-language', "there is no language 'fr'; the languages are en, is, de, ru")
    """

    def __init__(self, code: str, detail: str = "", /, **arguments: Argument) -> None:
        assert code in CODES, code
        super().__init__(code)
        self.code = code
        self.phrase = Phrase(f"error-{code}-{detail}" if detail else f"error-{code}", arguments)

    @property
    def message(self) -> str:
        """The refusal in English."""
        return render("en", self.phrase)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle code and values: so every kind of refusal arrives from another process as it was."""
        return _arrive, (type(self), self.code, self.__dict__)


def _arrive(kind: type[GameError], code: str, values: dict[str, Any]) -> GameError:
    error = kind.__new__(kind, code)
    error.__dict__.update(values)
    return error


class UnknownGameError(GameError, ValueError):
    """There is no game of that name.

    >>> import croupier
    >>> croupier.start("whist", players=4)
    Traceback (most recent call last):
        ...
    croupier.errors.UnknownGameError: there is no game 'whist'; the games are las-vegas, ...
    """

    def __init__(self, name: Any, known: Sequence[str]) -> None:
        super().__init__("unknown-game", name=quoted(name), known=Listed(tuple(known), ", "))


class BadValueError(GameError, ValueError):
    """Any other wrong value: unknown-language or not-open.

    >>> import croupier
    >>> croupier.Words("fr")
    Traceback (most recent call last):
        ...
    croupier.errors.BadValueError: there is no language 'fr'; the languages are en, is, de, ru
    """


class SettingsError(GameError, ValueError):
    """Settings that cannot be played, with every problem found.

    >>> import croupier
    >>> croupier.start("las-vegas", players=9, neutral="perhaps")
    Traceback (most recent call last):
        ...
    croupier.errors.SettingsError: players must be 2 to 5, not 9; neutral must be true or false, not 'perhaps'
    """

    def __init__(self, *problems: Phrase) -> None:
        super().__init__("bad-settings", problems=Listed(problems, "; "))
        self.problems = problems


class MoveError(GameError, ValueError):
    """A refused move, seat or position.

    Codes: malformed-move, illegal-move, not-your-decision, game-over, no-such-seat, bad-position.

    >>> import croupier
    >>> croupier.start("las-vegas", players=2, starter=0).play("note 5")
    Traceback (most recent call last):
        ...
    croupier.errors.MoveError: 'note 5' is not a move; moves look like 'place 1', 'die 1', 'note 10000', ...
    """


class DealingError(GameError, ValueError):
    """Chance that cannot be dealt.

    Codes: script-exhausted, illegal-outcome, nothing-to-deal, bad-seed, bad-table, bad-entropy.

    >>> import croupier
    >>> croupier.Seeded(-1)
    Traceback (most recent call last):
        ...
    croupier.errors.DealingError: a seed is a whole number from 0 up, not -1
    """


class TableError(GameError, ValueError):
    """Something that cannot be done at a table of a server; the codes are in `CODES`.

    >>> TableError("seats-open", count=2).message
    '2 seats are still open; a game begins when every seat is taken'
    """


class BotError(GameError, ValueError):
    """A bot of one's own that was refused.

    Codes: bad-bot before a game, bot-failed during it.

    >>> from croupier.bots.levels import check_opponent
    >>> check_opponent("nowhere.bots:Bold")
    Traceback (most recent call last):
        ...
    croupier.errors.BotError: bot nowhere.bots:Bold: there is neither an opponent nor a module 'nowhere.bots'
    """


class RecordError(GameError):
    """A record that was refused, and the ply at which it broke (None: before the first).

    >>> import croupier
    >>> croupier.read(b"")
    Traceback (most recent call last):
        ...
    croupier.errors.RecordError: the file is empty
    """

    def __init__(self, code: str, detail: str = "", /, *, ply: int | None = None, **arguments: Argument) -> None:
        super().__init__(code, detail, **arguments)
        self.ply = ply
        if ply is not None:
            self.phrase = Phrase("error-at-ply", {"ply": ply, "what": self.phrase})
