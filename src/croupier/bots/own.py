"""Bots of one's own: found in a file or a module, asked for a move, and refused in plain words when they fail.

A file of something learned is found in the same way.
"""

import hashlib
import inspect
import pickle
import re
import secrets
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.bots.learned import Learned
from croupier.bots.thinking import Bot, Budget, RawBot
from croupier.errors import BotError, MoveError
from croupier.game import Game, Look
from croupier.judgement import Judgement, read_judgement
from croupier.moves import Move
from croupier.phrases import Listed, quoted
from croupier.views import View

# Something learned, a file with its name, or a module with its name; on Windows a file may begin with a drive.
# What was learned is a file if it ends so or has a folder: "learned:Ada" is the program's own player, called Ada.
LEARNED = "learned"
_LEARNED = re.compile(rf"({LEARNED}):((?:[A-Za-z]:(?=[\\/]))?[^:]*(?:\.npz|[\\/][^:]*))(?::(.*))?")
_FILE = re.compile(r"((?:[A-Za-z]:(?=[\\/]))?[^:]*\.py)(?::([^:]*))?(?::(.*))?")
_MODULE = re.compile(rf"(?!{LEARNED}:)([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)(?::(.*))?")
_FAILURES = (Exception, SystemExit)  # whatever a bot does wrong, but not Ctrl-C
LONGEST_REASON = 300  # characters

_LOCK = Lock()
_FILES: dict[Path, tuple[bytes, ModuleType]] = {}  # that were loaded, with their source
_FOLDERS: list[str] = []  # of the bots, the last one first
_BROUGHT: dict[str, str] = {}  # modules that lie beside a bot and came with it, and the folder
PREFIX = "croupier_bot_"  # of the names of their modules


@dataclass(frozen=True)
class Place:
    """Where a bot of one's own is to be found: a file or a module, and a name in it; or LEARNED and a file."""

    source: str
    name: str

    @property
    def is_learned(self) -> bool:
        """Whether it is a file of something learned."""
        return self.source == LEARNED

    @property
    def is_file(self) -> bool:
        """Whether the source is a file; otherwise it is a module."""
        return self.source.endswith(".py")

    def __str__(self) -> str:
        return f"{self.source}:{self.name}"

    @property
    def label(self) -> str:
        """Its short name: the file without its folders."""
        source = _without_folders(self.source) if self.is_file else self.source
        name = _without_folders(self.name) if self.is_learned else self.name
        return f"{source}:{name}".rstrip(":")

    @property
    def called(self) -> str:
        """What the bot may be called."""
        return Path(_without_folders(self.name)).stem if self.is_learned else self.name

    def absolute(self) -> "Place":
        """The same place, wherever a process works."""
        if self.is_learned and self.name:
            return Place(self.source, self._whole(self.name))
        return Place(self._whole(self.source), self.name) if self.is_file else self

    def _whole(self, path: str) -> str:
        try:
            return str(Path(path).expanduser().resolve())
        except (RuntimeError, ValueError, OSError) as error:  # ~ of nobody, or characters that no path has
            raise BotError("bad-bot", "file", bot=self.label, path=path, reason=str(error)) from None


def _without_folders(path: str) -> str:
    return re.split(r"[/\\]", path)[-1]


def place_in(text: str) -> tuple[Place, str] | None:
    """The bot of one's own that a text begins with, and what follows after a colon; None if it names none.

    >>> place_in("bots/bold.py:Bold:iterations=50:Ada")
    (Place(source='bots/bold.py', name='Bold'), 'iterations=50:Ada')
    >>> place_in("bots.bold:Bold"), place_in("greedy"), place_in("greedy:careless=5")
    ((Place(source='bots.bold', name='Bold'), ''), None, None)
    >>> place_in("learned:weights/las-vegas-2.npz:Ada")
    (Place(source='learned', name='weights/las-vegas-2.npz'), 'Ada')
    >>> place_in("learned:Ada"), place_in("learned:tries=5:Ada")
    (None, None)
    """
    found = _LEARNED.fullmatch(text) or _FILE.fullmatch(text) or _MODULE.fullmatch(text)
    return None if found is None else (Place(found[1], found[2] or ""), found[3] or "")


@dataclass(frozen=True)
class Found:
    """A bot of one's own as it was found: a class or a callable, where it is, and a digest of its source."""

    label: str
    path: str
    bot: Any
    digest: str


def find(bot: Place | Bot) -> Found:
    """Load a bot; refused if it is not there, or cannot be asked for a move. A bot itself is taken as it is."""
    if isinstance(bot, Place) and bot.is_learned:
        return _load_learned(bot.absolute())
    if isinstance(bot, Place):
        found = _load(bot.absolute())
    else:
        label = str(getattr(bot, "__name__", type(bot).__name__))
        found = Found(label, _path_of(bot), bot, _digest_of(bot))
    if not (_makes_bots(found.bot) if inspect.isclass(found.bot) else _takes(found.bot, *range(4))):
        raise BotError("bad-bot", "kind", bot=found.label, path=found.path)
    return found


def _load_learned(place: Place) -> Found:
    if not place.name:
        raise BotError("bad-bot", "unnamed", bot=place.label, path=place.source)
    judgement = read_judgement(place.name)
    digest = hashlib.sha256(Path(place.name).read_bytes()).hexdigest()
    return Found(place.label, place.name, judgement, digest)


def _load(place: Place) -> Found:
    if not place.name:
        raise BotError("bad-bot", "unnamed", bot=place.label, path=place.source)
    if place.is_file:
        source, module = _read(place)
        path = place.source
    else:
        module = _import(place)
        path = str(getattr(module, "__file__", None) or place.source)
        source = Path(path).read_bytes() if Path(path).is_file() else b""
    if not hasattr(module, place.name):
        raise BotError("bad-bot", "name", bot=place.label, path=path, name=quoted(place.name))
    return Found(place.label, path, getattr(module, place.name), hashlib.sha256(source).hexdigest())


def _read(place: Place) -> tuple[bytes, ModuleType]:
    """A file as a module, run once for each content it has."""
    path = Path(place.source)
    try:
        source = path.read_bytes()
    except OSError as error:
        raise BotError("bad-bot", "file", bot=place.label, path=str(path), reason=str(error.strerror)) from None
    with _LOCK:
        if path not in _FILES or _FILES[path][0] != source:
            name = f"{PREFIX}{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
            module = ModuleType(name)
            module.__file__ = str(path)
            _look_also_in(path.parent)
            sys.modules[name] = module  # as dataclasses and pickle expect
            before = set(sys.modules)
            _attempt(place.label, str(path), lambda: exec(compile(source, path, "exec"), module.__dict__))
            _remember_brought(before, path.parent)
            _FILES[path] = source, module
        return _FILES[path]


def _import(place: Place) -> ModuleType:
    _look_also_in(Path.cwd())
    try:
        module: ModuleType = _attempt(place.label, place.source, lambda: import_module(place.source))
    except BotError as error:
        cause = error.__cause__
        if isinstance(cause, ModuleNotFoundError) and f"{place.source}.".startswith(f"{cause.name}."):
            raise BotError("bad-bot", "module", bot=place.label, module=quoted(place.source)) from None
        raise
    return module


def _look_also_in(folder: Path) -> None:
    """Let a bot import what lies beside it, after everything that is installed and before what lies beside others."""
    wanted = str(folder)
    sys.path[:] = [path for path in sys.path if path not in _FOLDERS]
    if wanted not in sys.path:
        _FOLDERS[:] = [wanted, *(known for known in _FOLDERS if known != wanted)]
    sys.path += _FOLDERS
    for name, home in list(_BROUGHT.items()):  # so that each bot gets its own helper of the same name
        if home != wanted:
            sys.modules.pop(name, None)
            del _BROUGHT[name]


def _remember_brought(before: set[str], folder: Path) -> None:
    """Note the modules beside a bot that came with it; bots that have imported them keep them."""
    for name in set(sys.modules) - before:
        path = getattr(sys.modules[name], "__file__", None)
        if path is not None and Path(path).parent == folder and not name.startswith(PREFIX):
            _BROUGHT[name] = str(folder)


def _makes_bots(maker: Any) -> bool:
    """Whether a class has objects that can be asked for a move, made with the game or without an argument."""
    method = getattr(maker, "__call__", None)  # noqa: B004  # of its objects
    has_call = any("__call__" in kind.__dict__ for kind in maker.__mro__)
    return has_call and _takes(method, *range(5)) and (_takes(maker) or _takes(maker, game=None))


def _takes(function: Any, *arguments: Any, **named: Any) -> bool:
    """Whether something can be called with these arguments."""
    if not callable(function):
        return False
    try:
        inspect.signature(function).bind(*arguments, **named)
    except TypeError:
        return False
    except ValueError:  # of something built in; whoever calls it will see
        return True
    return True


def _path_of(bot: Any) -> str:
    code = bot if inspect.isclass(bot) or inspect.isroutine(bot) else type(bot)
    try:
        return inspect.getsourcefile(code) or str(code.__module__)
    except TypeError:
        return str(code.__module__)


def _digest_of(bot: Any) -> str:
    """A digest of a bot that was handed over as it is; a new one each time if its source or its values are unknown."""
    try:
        source = Path(_path_of(bot)).read_bytes() + pickle.dumps(bot)
    except _FAILURES:  # typed in, or not to be pickled
        source = secrets.token_bytes(32)
    return hashlib.sha256(source).hexdigest()


def made(found: Found, game: Game, look: Look = Look()) -> RawBot:  # noqa: B008  # frozen
    """The bot at that game, as the built-in ones are called; something learned looks as far as `look` says."""
    return Learned(game, found.bot, look) if isinstance(found.bot, Judgement) else Own(found, game)


class Own:
    """A bot of one's own as the built-in ones are called; whatever it answers that is no legal move is refused.

    Threads that share it wait for each other.
    """

    def __init__(self, found: Found, game: Game) -> None:
        self._found, self._game, self._lock = found, game, Lock()
        self._bot: Bot = found.bot
        if inspect.isclass(found.bot):
            arguments = {"game": game} if "game" in inspect.signature(found.bot).parameters else {}
            self._bot = _attempt(found.label, found.path, lambda: found.bot(**arguments))

    def __call__(self, view: View, actions: Sequence[int], budget: Budget, rng: NDArray[np.record]) -> int:
        """The action that it chooses."""
        moves = tuple(self._game.moves.all[action] for action in actions)
        with self._lock:
            answer = self._attempt(lambda: self._bot(view, moves, budget, rng))
        move = self._attempt(lambda: self._move(answer))
        if move not in moves:
            said = self._attempt(lambda: quoted(answer if move is None else str(move)))
            legal = Listed(tuple(map(str, moves)), ", ")
            raise BotError("bot-failed", "move", bot=self._found.label, path=self._found.path, answer=said, legal=legal)
        return move.action  # type: ignore[no-any-return]

    def _move(self, answer: Any) -> Move | None:
        try:
            return self._game.moves.read(answer)
        except MoveError:
            return None

    def _attempt(self, action: Callable[[], Any]) -> Any:
        return _attempt(self._found.label, self._found.path, action, is_playing=True)


def _attempt(label: str, path: str, action: Callable[[], Any], is_playing: bool = False) -> Any:
    """Do what is somebody else's code; what it raises becomes a refusal that names the file and the line."""
    try:
        return action()
    except _FAILURES as error:
        where, line = _where(error, path)
        said = " ".join(traceback.format_exception_only(error)[-1].split())[:LONGEST_REASON]
        named = {"bot": label, "path": where, "line": str(line), "reason": said}
        if is_playing:
            raise BotError("bot-failed", "raised", **named) from error
        raise BotError("bad-bot", "raised", **named) from error


def _where(error: BaseException, path: str) -> tuple[str, int]:
    """The last line of the bot's own file that was being run, or of any file; of a syntax error where it is."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return path, error.lineno or 0
    lines = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    return next((line for line in reversed(lines) if line[0] == path), lines[-1])
