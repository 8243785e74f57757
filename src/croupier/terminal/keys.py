"""Keys of seats at tables of servers: each in a file that only this user can read, until its game has ended."""

import contextlib
import hashlib
import os
import secrets
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from croupier.errors import RecordError


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """The secret of a seat, and what its owner was promised when sitting down."""

    server: str  # the secret is sent to no other
    table: str
    name: str
    seat: int
    secret: str
    commitment: str
    entropy: str


def folder() -> Path:
    """Where keys are kept."""
    return user_state_path("croupier") / "seats"


def prepare() -> None:
    """Make the folder, before anybody sits down whose key could not be kept."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        if not os.access(folder(), os.W_OK | os.X_OK):
            raise PermissionError(13, os.strerror(13))
    except OSError as error:
        raise RecordError("record-unwritable", path=str(folder()), reason=str(error.strerror)) from None


def keep(key: Key) -> None:
    """Write a key whole or not at all."""
    path = _path(key)
    draft = path.with_name(f".{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(key))
        draft.replace(path)
    except OSError as error:
        raise RecordError("record-unwritable", path=str(folder()), reason=str(error.strerror)) from None


def kept(server: str, table: str) -> list[Key]:
    """The keys of seats at a table; several people may share this computer."""
    found = []
    for path in sorted(folder().glob(f"{table}-*.json")):
        try:
            key = msgspec.json.decode(path.read_bytes(), type=Key)
        except (OSError, msgspec.DecodeError):
            continue  # removed in between, or no key
        if (key.server, key.table) == (server, table):
            found.append(key)
    return found


def forget(key: Key) -> None:
    """Remove a key that opens nothing any more."""
    with contextlib.suppress(OSError):  # somebody else has removed it, or may
        _path(key).unlink()


def _path(key: Key) -> Path:
    digest = hashlib.sha256(f"{key.server}\n{key.name.casefold()}".encode()).hexdigest()
    return folder() / f"{key.table}-{digest[:16]}.json"
