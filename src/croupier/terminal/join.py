"""`croupier join`: sit down at a table of a server, or come back to it, and play in the terminal."""

import shlex
import signal

from croupier.client import Seat, Server, address_of
from croupier.dealing import new_entropy
from croupier.errors import GameError, TableError
from croupier.terminal import keys
from croupier.terminal.join_guest import Guest
from croupier.terminal.join_typed import stay
from croupier.terminal.live import Live, LiveScreen
from croupier.terminal.pace import kept_pace
from croupier.terminal.play import INPUT_ENDED, LEFT, program
from croupier.wire import MAX_NAME, TableInfo
from croupier.words import Words


def join_table(url: str, name: str, watch: bool, words: Words) -> int:
    """Sit down at the table that a link names and play, or look on; returns the exit status."""
    address, table = address_of(url)
    name = " ".join(name.split())
    if len(name) > MAX_NAME:
        raise TableError("bad-name", most=MAX_NAME)
    live = Live()
    try:
        return Visit(live, LiveScreen(words, live, kept_pace()), Server(address), watch).play(table, name)
    finally:
        live.close()


class Visit:
    """One person's games at a server, one after the other."""

    def __init__(self, live: Live, screen: LiveScreen, server: Server, is_watching: bool) -> None:
        self._live, self._screen, self._server, self._is_watching = live, screen, server, is_watching

    def play(self, table: str, name: str) -> int:
        """Play at a table, and at those to which the same people move on."""
        info, old = self._live.do(self._server.table(table)), None
        while True:
            key = None if self._is_watching else self._key(info, name, old)
            try:
                guest = Guest(self._live, self._screen, self._server, self._open(info, key), key)
                status = stay(guest)
            except KeyboardInterrupt:
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not cut off how to come back
                status = LEFT
            except GameError as error:
                if key is not None and error.code != "wrong-secret":
                    self._say_kept(info, key)
                if key is None or error.code != "wrong-secret":
                    raise
                keys.forget(key)  # the seat was given to somebody else
                if info.phase != "waiting":
                    raise
                name = key.name
                continue
            if status in (LEFT, INPUT_ENDED) and key is not None:
                self._say_kept(info, key)
            if status or key is None or guest.next_table is None:
                return status
            info, name, old = self._live.do(self._server.table(guest.next_table)), key.name, key.secret

    def _open(self, info: TableInfo, key: keys.Key | None) -> Seat:
        seat = Seat(self._server.url, info.table, None if key is None else key.secret, self._live.notice)
        self._live.open(seat)
        return seat

    def _key(self, info: TableInfo, name: str, old: str | None) -> keys.Key:
        """The key that was kept for this person, or one for a new seat."""
        known = keys.kept(self._server.url, info.table)
        if not name and len(known) == 1:
            return known[0]
        is_asked = not name
        while True:
            name = name or self._ask_name()
            for key in known:
                if key.name.casefold() == name.casefold():
                    return key
            try:
                return self._sit_down(info, name, old)
            except TableError as error:
                if not is_asked or error.code not in ("name-taken", "bad-name"):
                    raise
                self._screen.tell(error.phrase, "yellow")
                name = ""

    def _ask_name(self) -> str:
        if not self._screen.is_interactive:
            raise TableError("bad-name", "missing")
        try:
            return " ".join(self._screen.ask(self._screen.words("join-ask-name")).split())
        except EOFError:
            raise TableError("bad-name", "missing") from None

    def _sit_down(self, info: TableInfo, name: str, old: str | None) -> keys.Key:
        if not name or len(name) > MAX_NAME:
            raise TableError("bad-name", most=MAX_NAME)
        keys.prepare()
        entropy = new_entropy()
        seated = self._live.do(self._server.join(info.table, name, entropy=entropy, secret=old))
        key = keys.Key(
            server=self._server.url,
            table=seated.table,
            name=name,
            seat=seated.seat,
            secret=seated.secret,
            commitment=info.commitment,
            entropy=entropy,
        )
        keys.keep(key)
        return key

    def _say_kept(self, info: TableInfo, key: keys.Key) -> None:
        self._screen.say()
        self._screen.say(self._screen.words("join-kept"))
        command = f"{program()} join {self._server.url}/{info.code} --name {shlex.quote(key.name)}"
        self._screen.say(f"  {command}", indent=4)
