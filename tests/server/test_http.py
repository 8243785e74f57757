"""The HTTP part, from docs/protocol.md: requests made up from its own description, and hostile ones by hand."""

import asyncio

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, negative_data_rejection, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from croupier.errors import CODES
from croupier.game import NAMES
from croupier.server.limits import MAX_BODY
from tests.server.house import House, play_on, playing

CASES = 60  # for each address, method and kind of data
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
CHECKS = [
    *(not_a_server_error, status_code_conformance, content_type_conformance),
    *(response_headers_conformance, response_schema_conformance),
]
OPENING = {"game": "las-vegas", "players": 2}


def check(answer):
    """What holds for every answer, whatever was asked for."""
    assert answer.status_code < 500, answer.text
    assert HEADERS.items() <= dict(answer.headers).items()
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "html" not in answer.headers.get("content-type", ""), "nothing is answered that a browser would run"
    assert "server" not in answer.headers
    if answer.status_code >= 400 and answer.content:
        refusal = answer.json()
        assert refusal.keys() == {"type", "id", "code", "error"}
        assert (refusal["type"], refusal["id"]) == ("refused", None)
        assert refusal["code"] in CODES
        assert refusal["error"]["id"].startswith(f"error-{refusal['code']}")
        for told in ("Traceback", "sqlite", "/src/", ".py"):
            assert told not in answer.text
    return answer


def refused(answer, status, code):
    check(answer)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"])
def test_requests_made_up_from_the_description_get_the_answers_it_describes(mode, sqlite):
    load_all_checks()
    seen = {}
    with asyncio.Runner() as runner:
        house = runner.run(House(sqlite, max_open=1_000_000).__aenter__())
        try:
            names = runner.run(three_tables(house))
            described = runner.run(house.http.get("/api/description/openapi.json")).json()
            for found in schemathesis.openapi.from_dict(described).get_all_operations():
                operation = found.ok()
                if mode is GenerationMode.POSITIVE or operation.path_parameters or operation.body:
                    seen[operation.label] = statuses(
                        operation, mode, names, lambda **it: runner.run(house.http.request(**it))
                    )
        finally:
            runner.run(house.__aexit__())
    if mode is GenerationMode.POSITIVE:
        assert seen["POST /api/tables"] >= {201, 400, 404}
        assert seen["POST /api/tables/{table}/seats"] >= {201, 404, 409}
        assert seen["GET /api/tables/{table}/record"] == {200, 404, 409}
    else:
        assert seen
        assert all(400 in found and min(found) >= 400 for found in seen.values())


async def three_tables(house):
    """The names of a table that waits, one that is played, and one that is over."""
    waiting = await house.open(rules={"is_listed": True})
    async with playing(house, "sequence-dice", 2) as visitors, playing(house) as others:
        await play_on(visitors)
    return [waiting["code"], others[0].table, visitors[0].table]


def statuses(operation, mode, names, send):
    """Send what the description lets an operation be sent, or does not; returns the statuses that were answered."""
    checks, found = [*CHECKS, *([negative_data_rejection] if mode is GenerationMode.NEGATIVE else [])], set()

    @settings(
        max_examples=CASES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        name=st.sampled_from([*names, None]),
        game=st.sampled_from([*NAMES, None]),
    )
    def ask(case, name, game):
        if mode is GenerationMode.POSITIVE and name is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = name
        if mode is GenerationMode.POSITIVE and game is not None and case.operation.label == "POST /api/tables":
            case.body["game"] = game
        request = case.as_transport_kwargs(base_url="http://house")
        request.pop("cookies", None)
        if isinstance(request.get("data"), bytes | str):
            request["content"] = request.pop("data")
        answer = check(send(**request))
        case.validate_response(answer, checks=checks)
        found.add(answer.status_code)

    ask()
    return found


# By hand

BODIES = [
    b"", b"{", b"[]", b"null", b"0", b"\xff\xfe", b"\x00", b"{}", b'"x"', b"\xef\xbb\xbf{}", b"[" * 10_000,
    b'{"a":' * 3_000, b'{"game":"\xff","players":2}', b'{"game":"\xed\xa0\x80","players":2}',
    b'{"game":"las-vegas","players":1%b}' % (b"0" * 400), b'{"game":"las-vegas","players":1%b}' % (b"0" * 5_000),
    b'{"game":"las-vegas","players":1e999}', b'{"game":"las-vegas","players":NaN}',
    b'{"game":"las-vegas","players":-1}',
    b'{"game":"las-vegas","players":true}', b'{"game":"las-vegas","players":"two"}',
    b'{"game":["las-vegas"],"players":2}',
    b'{"game":"las-vegas"}', b'{"game":"las-vegas","players":2,"seed":"00"}',
    b'{"game":"las-vegas","players":2,"rules":{"clock":1}}', b'{"game":"las-vegas","players":2,"rules":{"admin":1}}',
    b'{"game":"las-vegas","players":2,"settings":{"starter":1%b}}' % (b"0" * 3_000),
    b'{"game":"las-vegas","players":2,"settings":{"\\u0000":1}}',
    b'{"game":"las-vegas","players":2,"settings":{"__class__":1}}',
    b'{"game":"las-vegas","players":2,"settings":{"starter":{"a":1}}}',
    b'{"game":"las-vegas","players":2,"settings":{"starter":[[]]}}',
    b'{"game":"las-vegas-royale","players":2,"settings":{"faces":["jackpot","jackpot"]}}',
    b'{"game":"las-vegas","players":2,"bots":["easy","easy"]}', b'{"game":"las-vegas","players":2,"bots":["search"]}',
]  # fmt: skip


def test_bodies_that_are_no_request_are_refused(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            for body in BODIES:
                answer = check(await house.http.post("/api/tables", content=body))
                assert answer.status_code == 400, (body[:80], answer.text)
            table = (await house.open())["table"]
            for body in (*BODIES, b'{"name":""}', b'{"name":"\\u0000\\u202e "}', b'{"name":"A","entropy":"0"}',
                         b'{"name":"A","entropy":"%b"}' % (b"00" * 65), b'{"name":"A","seat":7}', b'{"name":1}',
                         b'{"name":"A","colour":6}', b'{"name":"A","secret":"short"}', b'{"name":"%b"}' % (b"x" * 25),
                         b'{"name":"A","entropy":"00\\n"}', b'{"name":"A","is_host":true}'):  # fmt: skip
                answer = check(await house.http.post(f"/api/tables/{table}/seats", content=body))
                assert answer.status_code == 400, (body[:80], answer.text)
            assert house.hub.rooms[table].table.number == 0, "nothing has happened"
            for game in ("whist", "", "\0", "../las-vegas", "las_vegas", "rules", "<script>"):
                answer = await house.http.post("/api/tables", json={"game": game, "players": 2})
                refused(answer, 404, "unknown-game")

    run(scene())


@pytest.mark.parametrize("has_length", [True, False])
def test_a_body_that_is_too_large_is_refused(has_length, sqlite, run):
    async def pieces(body):
        for start in range(0, len(body), 1_000):
            yield body[start : start + 1_000]

    async def scene():
        async with House(sqlite) as house:
            for size, status in ((MAX_BODY, 201), (MAX_BODY + 1, 413), (40 * MAX_BODY, 413)):
                body = b'{"game": "las-vegas", "players": 2' + b" " * (size - 35) + b"}"
                assert len(body) == size
                sent = body if has_length else pieces(body)
                answer = check(await house.http.post("/api/tables", content=sent))
                assert answer.status_code == status
                if status == 413:
                    assert (answer.json()["code"], answer.json()["error"]["with"]) == ("too-large", {"most": MAX_BODY})

    run(scene())


PATHS = [
    "/nothing", "/api", "/api/", "/api/tables/%2e%2e", "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/api/tables/..%2f",
    "/api/tables/%00", "/api/tables/none%0a", "/api/tables/a%00b", "/api/tables/%ff%fe", "/api/tables/" + "a" * 33,
    "/api/tables/" + "a" * 30_000,
    "/api/tables/%E2%80%AE", "/api/tables/a'or'1'='1", "/api/tables/%27%20OR%201=1--", "/api/tables/x/seats/0",
    "/api/tables/x/record/../../y", "/api/tables/x/socket", "/api/tables/x/socket/", "/static/../app.py",
    "/%2e%2e/%2e%2e/etc/passwd", "/api/description/swagger", "/api/description/x", "/schema", "/docs", "/.git/config",
    "/api/tables/<script>alert(1)</script>", "/api/tables/none", "/api/tables/none/record",
]  # fmt: skip


def test_addresses_that_are_none_are_refused_and_nothing_of_them_is_sent_back(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            for path in PATHS:
                for method in ("GET", "POST"):
                    answer = check(
                        await house.http.request(method, path, json={"name": "A"} if method == "POST" else None)
                    )
                    assert 400 <= answer.status_code < 414, path
                    assert "script" not in answer.text
                    assert len(answer.content) < 1_000
            found = await house.http.get("/api/tables/NONE")
            refused(found, 404, "no-such-table")
            info = await house.open()
            for name in (info["table"], info["table"].upper(), info["code"], info["code"].title()):
                assert (await house.http.get(f"/api/tables/{name}")).json() == info

    run(scene())


def test_methods_that_an_address_does_not_have_are_refused(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            table = (await house.open())["table"]
            for path in (
                "/api/games",
                "/api/tables",
                f"/api/tables/{table}",
                f"/api/tables/{table}/seats",
                "/health",
                "/",
            ):
                for method in ("PUT", "DELETE", "PATCH", "TRACE", "HEAD", "CONNECT", "PROPFIND"):
                    answer = check(await house.http.request(method, path))
                    assert answer.status_code in (404, 405), (method, path)
                answer = check(await house.http.request("OPTIONS", path))
                assert answer.status_code == 204
                assert not [name for name in answer.headers if name.startswith("access-control")]
            assert house.hub.rooms[table].table.number == 0

    run(scene())


def test_every_answer_has_the_headers_and_with_https_that_one_too(sqlite, run):
    paths = (
        "/",
        "/health",
        "/ready",
        "/metrics",
        "/api/games",
        "/api/schema",
        "/api/tables",
        "/api/description/openapi.json",
    )

    async def scene():
        async with House(sqlite, public_url="https://example.org/") as house:
            await house.hub.compiler.ready("las-vegas")
            for path in paths:
                answer = check(await house.http.get(path))
                assert answer.status_code == 200
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
            elsewhere = {"origin": "https://elsewhere.org"}
            for answer in (
                await house.http.get("/nothing"),
                await house.http.post("/api/tables", content=b"{"),
                await house.http.post("/api/tables", json=OPENING, headers=elsewhere),
            ):
                assert check(answer).headers["strict-transport-security"]

    run(scene())


def test_requests_from_pages_of_other_sites_are_refused(sqlite, run):
    async def scene():
        async with House(sqlite) as house:
            for origin in (
                "http://elsewhere.org",
                "null",
                "http://house.elsewhere.org",
                "http://house:8000",
                "house",
                "é",
            ):
                for path in ("/api/tables", "/api/tables/x/seats", "/api/nothing"):
                    answer = await house.http.post(path, json=OPENING, headers={"origin": origin.encode()})
                    refused(answer, 403, "bad-origin")
            for origin in ("http://house", "https://house"):
                answer = await house.http.post("/api/tables", json=OPENING, headers={"origin": origin})
                assert check(answer).status_code == 201
        async with House(sqlite, public_url="https://example.org/games") as house:
            for origin, status in (("https://example.org", 201), ("http://example.org", 403), ("http://house", 403)):
                answer = await house.http.post("/api/tables", json=OPENING, headers={"origin": origin})
                assert check(answer).status_code == status

    run(scene())


def test_an_address_may_send_so_many_requests_and_have_so_many_open_tables(sqlite, run):
    async def scene():
        async with House(sqlite, is_limited=True) as house:
            answers = [check(await house.http.get("/api/games")) for _ in range(100)]
            fast = [answer for answer in answers if answer.status_code == 429]
            assert [answer.status_code for answer in answers[:60]] == [200] * 60
            assert fast
            refused(fast[0], 429, "too-fast")
            assert (await house.http.get("/health")).status_code == 200, "whoever watches the server is not counted"
        async with House(sqlite, max_open=3) as house:
            tables = [await house.open() for _ in range(3)]
            refused(await house.http.post("/api/tables", json=OPENING), 429, "too-many-tables")
            host = await house.sit(tables[0]["table"], "Anna")
            await house.sit(tables[0]["table"], "Ben")
            await host.request("start")
            for visitor in house.visitors:
                assert (await visitor.request("leave"))["type"] == "done"
            await host.until("ended")
            await house.open()
            refused(await house.http.post("/api/tables", json=OPENING), 429, "too-many-tables")

    run(scene())


def test_what_a_person_wrote_comes_back_as_json_alone(sqlite, run):
    evil = "<img src=x onerror=1>"

    async def scene():
        async with House(sqlite) as house:
            table = (await house.open(rules={"is_listed": True}))["table"]
            await house.sit(table, evil)
            for path in ("/api/tables", f"/api/tables/{table}"):
                answer = check(await house.http.get(path, headers={"accept": "text/html"}))
                assert answer.headers["content-type"] == "application/json"
                assert evil in answer.text
            again = await house.http.post(f"/api/tables/{table}/seats", json={"name": evil})
            refused(again, 409, "name-taken")

    run(scene())
