"""The built browser client, as the server hands it out; and how `croupier serve` comes to a port and a browser."""

import gzip
import re
import socket
import subprocess
import sys
import webbrowser

import pytest

from croupier.game import NAMES
from croupier.server import serving
from croupier.server.pages import CLIENT
from tests.server.house import House

INDEX = b"<!doctype html><title>Croupier</title>"
FILES = {
    "index.html": INDEX,
    "index.html.br": b"brotli of the index",
    "index.html.gz": gzip.compress(INDEX),
    "assets/index-B1xY.js": b"go()",
    "assets/index-B1xY.js.gz": gzip.compress(b"go()"),
    "assets/index-C2.css": b"a{}",
    "assets/rubik-D3.woff2": b"wOF2",
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "strange.xyz": b"?",
    ".sources": b"a hash",
}
FOR_EVER = "public, max-age=31536000, immutable"
ROUTES = ["/", "/kadomi47", "/KADOMI47/", "/kadomi47/replay", "/kadomi47/replay/", "/kadomi47?seat=2", "/nobody",
          *(f"/new/{name}" for name in NAMES)]  # fmt: skip
# Unless told otherwise, httpx accepts encodings and unpacks them.
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def client(tmp_path):
    folder = tmp_path / "client"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("outside")
    return folder


def check(answer):
    """What holds for every answer, pages among them."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert len(answer.headers.get_list("cache-control")) == 1
    return answer


def test_every_route_of_the_client_is_its_index(sqlite, run, client):
    async def scene():
        async with House(sqlite, client=client) as house:
            for path in ROUTES:
                answer = check(await house.http.get(path, headers=PLAIN))
                assert (answer.status_code, answer.content) == (200, INDEX), path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["vary"] == "accept-encoding"
                head = check(await house.http.head(path, headers=PLAIN))
                assert (head.status_code, head.content) == (200, b"")
                assert dict(head.headers) == dict(answer.headers)

    run(scene())


def test_the_servers_own_addresses_are_no_tables(sqlite, run, client):
    async def scene():
        async with House(sqlite, client=client) as house:
            assert (await house.http.get("/health")).text == "ok\n"
            assert "croupier" in (await house.http.get("/metrics")).text
            assert (await house.http.get("/ready")).json()["database"] is True
            for path in ("/api", "/api/", "/api/replay", "/health/replay", "/metrics/replay"):
                answer = check(await house.http.get(path))
                assert (answer.status_code, answer.json()["type"]) == (404, "refused"), path
            answer = await house.http.get("/api/games")
            assert answer.json().keys() == set(NAMES)
            assert answer.headers["cache-control"] == "no-store"

    run(scene())


def test_files_have_their_types_and_those_with_a_hash_are_kept_for_ever(sqlite, run, client):
    wanted = {
        "/assets/index-B1xY.js": ("text/javascript; charset=utf-8", FOR_EVER),
        "/assets/index-C2.css": ("text/css; charset=utf-8", FOR_EVER),
        "/assets/rubik-D3.woff2": ("font/woff2", FOR_EVER),
        "/icon.svg": ("image/svg+xml", "no-cache"),
        "/manifest.webmanifest": ("application/manifest+json", "no-cache"),
        "/strange.xyz": ("application/octet-stream", "no-cache"),
    }

    async def scene():
        async with House(sqlite, client=client) as house:
            for path, (kind, kept) in wanted.items():
                answer = check(await house.http.get(path, headers=PLAIN))
                assert answer.content == FILES[path[1:]]
                assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
                assert ("vary" in answer.headers) == (f"{path[1:]}.gz" in FILES)

    run(scene())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, BR;q=0.1", "br"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br;q=0.000, gzip; q=0", None),
        ("*", "br"),
        ("*;q=0, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("identity", None),
        ("deflate, brotli", None),
        ("", None),
        (";;q=,,=", None),
    ],
)
def test_the_best_encoding_that_is_accepted_is_sent(accepted, encoding, sqlite, run, client):
    sent = {"br": FILES["index.html.br"], "gzip": FILES["index.html.gz"], None: INDEX}

    async def scene():
        async with House(sqlite, client=client) as house:
            request = house.http.build_request("GET", "/", headers={"accept-encoding": accepted})
            answer = check(await house.http.send(request, stream=True))
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert (answer.headers.get("content-encoding"), raw) == (encoding, sent[encoding])
            assert int(answer.headers["content-length"]) == len(raw)

    run(scene())


def test_what_a_browser_has_already_is_not_sent_again(sqlite, run, client):
    async def scene():
        async with House(sqlite, client=client) as house:
            tag = (await house.http.get("/", headers=PLAIN)).headers["etag"]
            other = (await house.http.get("/icon.svg", headers=PLAIN)).headers["etag"]
            assert tag != other
            for known in (tag, f'"x", {tag}', tag.removeprefix("W/"), "*"):
                for method in ("GET", "HEAD"):
                    answer = check(await house.http.request(method, "/", headers={"if-none-match": known}))
                    assert (answer.status_code, answer.content) == (304, b"")
                    assert answer.headers["etag"] == tag
                    assert answer.headers["cache-control"] == "no-cache"
            for known in (other, '"x"', "", tag[:-2]):
                answer = await house.http.get("/", headers={"if-none-match": known, **PLAIN})
                assert answer.status_code == 200

    run(scene())


def test_nothing_else_is_sent(sqlite, run, client):
    paths = [
        "/assets/nothing.js", "/assets/", "/assets/../../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt", "/secret.txt", "/.sources", "/index.html.br", "/new/whist",
        "/new/las-vegas/x", "/kadomi47/x", "/kadomi47/replay/x", "/kadomi47%0a", "/" + "a" * 33, "/favicon.ico",
        "/assets/index-B1xY.js/", "/assets%5cindex-B1xY.js", "/%00", "/kad%C3%B6mi47",
    ]  # fmt: skip

    async def scene():
        async with House(sqlite, client=client) as house:
            for path in paths:
                answer = check(await house.http.get(path))
                assert (answer.status_code, answer.json()["type"]) == (404, "refused"), path
                assert answer.headers["cache-control"] == "no-store"
            for path in ("/", "/icon.svg", "/kadomi47", "/assets/index-B1xY.js"):
                for method in ("POST", "PUT", "DELETE"):
                    assert check(await house.http.request(method, path)).status_code in (404, 405)

    run(scene())


def test_files_are_read_once_at_the_start(sqlite, run, client):
    async def scene():
        async with House(sqlite, client=client) as house:
            (client / "index.html").write_bytes(b"changed")
            (client / "new.html").write_bytes(b"new")
            assert (await house.http.get("/", headers=PLAIN)).content == INDEX
            assert (await house.http.get("/new.html")).status_code == 404

    run(scene())


def test_without_a_built_client_the_front_page_says_how_to_build_it(sqlite, run, tmp_path):
    async def scene():
        for folder in (None, tmp_path / "nothing", tmp_path):
            async with House(sqlite, client=folder) as house:
                answer = check(await house.http.get("/"))
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                assert "croupier join" in answer.text
                assert "make client" in answer.text
                assert (await house.http.get("/kadomi47")).status_code == 404

    run(scene())


@pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the pages are not built (make client)")
def test_the_built_client_needs_nothing_that_the_policy_forbids(sqlite, run):
    async def scene():
        async with House(sqlite, client=CLIENT) as house:
            html = (await house.http.get("/", headers=PLAIN)).text
            assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|https?:", html)
            named = re.findall(r'(?:src|href)="(/[^"]+)"', html)
            assert [path for path in named if path.endswith(".js")]
            assert [path for path in named if path.endswith(".css")]
            for path in named:
                assert (await house.http.head(path)).status_code == 200, path

    run(scene())


# `croupier serve`


def started(*arguments):
    command = [sys.executable, "-u", "-m", "croupier", "serve", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        line = server.stdout.readline()
        server.terminate()
        assert server.communicate(timeout=60)[1] == ""
    return line


def test_it_takes_a_free_port_if_it_may_and_its_own_is_taken(sqlite):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = started("--database", sqlite, "--port", str(port), "--free-port")
        assert re.fullmatch(r"Croupier serves on http://127\.0\.0\.1:\d+; Ctrl-C ends it\.\n", line)
        assert f":{port};" not in line
    assert f":{port};" in started("--database", sqlite, "--port", str(port), "--free-port")


@pytest.mark.parametrize(
    ("platform", "variables", "is_opened"),
    [("linux", {}, False), ("linux", {"DISPLAY": ":0"}, True), ("linux", {"WAYLAND_DISPLAY": "w"}, True),
     ("darwin", {}, True)],
)  # fmt: skip
def test_a_page_is_opened_where_there_is_a_desktop(platform, variables, is_opened, monkeypatch):
    opened = []
    monkeypatch.setattr(serving.threading, "Thread", Immediate)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    serving.open_page("http://127.0.0.1:8000")
    assert opened == (["http://127.0.0.1:8000"] if is_opened else [])


class Immediate:
    """A thread that has run when it has started."""

    def __init__(self, target, args, daemon):
        self.start = lambda: target(*args)
