"""The browser client: its built files, read into memory once, and which address answers with which of them."""

import hashlib
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from croupier.game import NAMES

CLIENT = Path(__file__).parent / "client"  # hatch_build.py builds it
INDEX = "/index.html"
# The addresses that the client knows (core/route.svelte.ts): front page, new table, table, replay.
ROUTE = re.compile(rf"/|/new/(?:{'|'.join(NAMES)})/?|/(?P<table>[A-Za-z0-9]{{1,32}})(?:/replay)?/?")
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the first that a browser takes is sent
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HASHED = "/assets/"  # what lies there has its content's hash in its name
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


@dataclass(frozen=True)
class Page:
    """A file as it is sent: whole, and in each encoding that it was built in."""

    headers: tuple[tuple[bytes, bytes], ...]
    tag: str
    bodies: dict[str, bytes]

    async def answer(self, scope: Any, send: Any) -> None:
        """Answer a GET or HEAD as an ASGI application does."""
        asked = _headers(scope)
        if _is_known(self.tag, asked.get("if-none-match", "")):
            await send({"type": "http.response.start", "status": 304, "headers": list(self.headers)})
            await send({"type": "http.response.body", "body": b""})
            return
        encoding = _choose(self.bodies, asked.get("accept-encoding", ""))
        body = self.bodies[encoding]
        headers = [*self.headers, (b"content-length", str(len(body)).encode())]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


class Pages:
    """Every page of the client. Nothing else is sent, because an address only looks up what was read at the start."""

    def __init__(self, folder: Path | None, reserved: Collection[str] = ()) -> None:
        """`reserved` are names of the server's own addresses; neither they nor the client's folders are tables."""
        self._files = {} if folder is None else _read(folder)
        self._reserved = frozenset([*reserved, *(name.split("/")[1] for name in self._files)])

    def find(self, scope: Any) -> Page | None:
        """The page that a request asks for, if it is one of the client's."""
        if scope["method"] not in ("GET", "HEAD"):
            return None
        path = scope["path"]
        found = ROUTE.fullmatch(path)
        if found and found["table"] not in self._reserved:
            return self._files.get(INDEX)
        return self._files.get(path)


def _read(folder: Path) -> dict[str, Page]:
    if not (folder / INDEX[1:]).is_file():
        return {}
    files = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    return {name: _page(name, files) for name in files if not name.endswith(tuple(ENCODINGS.values()))}


def _page(name: str, files: dict[str, bytes]) -> Page:
    encoded = {encoding: files[name + suffix] for encoding, suffix in ENCODINGS.items() if name + suffix in files}
    tag = f'W/"{hashlib.sha256(files[name]).hexdigest()[:32]}"'  # weak: one for all encodings
    headers = {
        "content-type": KINDS.get(Path(name).suffix, "application/octet-stream"),
        "cache-control": FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        "etag": tag,
        **({"vary": "accept-encoding"} if encoded else {}),
    }
    return Page(
        headers=tuple((name.encode(), value.encode()) for name, value in headers.items()),
        tag=tag,
        bodies={**encoded, "": files[name]},
    )


def _headers(scope: Any) -> dict[str, str]:
    """The headers of a request; one that was sent several times is a list."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}, {text}" if key in found else text
    return found


def _is_known(tag: str, known: str) -> bool:
    """Whether a browser has this version: `known` lists those that it has, and weak tags are as good as strong ones."""
    tags = [part.strip().removeprefix("W/") for part in known.split(",")]
    return "*" in tags or tag.removeprefix("W/") in tags


def _choose(bodies: dict[str, bytes], accepted: str) -> str:
    """The first encoding that there is and that the header accepts; "" for none."""
    weights = {}
    for part in accepted.lower().split(","):
        name, *parameters = (field.strip() for field in part.split(";"))
        weights[name] = not any(re.fullmatch(r"q=0(\.0*)?", parameter) for parameter in parameters)
    return next((name for name in bodies if name and weights.get(name, weights.get("*", False))), "")
