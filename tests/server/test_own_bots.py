"""Bots of a server's owner: levels like the others, chosen by name alone, and nobody waits for a broken one."""

import json
import logging
import re
from pathlib import Path

import pytest

from croupier.errors import BotError
from croupier.server import workers
from croupier.server.levels import read_bots
from tests.bots.weights import made_up
from tests.server.house import House, play_on
from tests.terminal.program import croupier

BOLD = Path(__file__).parents[2] / "examples" / "bold.py"
BROKEN = """
import os


def raising(view, moves, budget, rng):
    return 1 / 0


def leaving(view, moves, budget, rng):
    os._exit(3)


def hanging(view, moves, budget, rng):
    while True:
        pass
"""
STRANGE = [f"{BOLD}:bold", "bold.py:bold", "os:system", "search:iterations=9", "search", "god", "Bold", "human", ""]


def test_a_bot_of_the_owner_is_a_level_like_the_others(sqlite, run):
    async def scene():
        async with House(sqlite, bots=read_bots([f"{BOLD}:bold", f"brave={BOLD}:bold:careless=5"])) as house:
            known = ["random", "easy", "medium", "hard", "expert", "greedy", "learned", "bold", "brave"]
            assert (await house.http.get("/api/levels")).json() == known
            described = (await house.http.get("/api/description/openapi.json")).json()["components"]["schemas"]
            assert described["NewTable"]["properties"]["bots"]["items"] == {"enum": known}
            (anna,) = await house.company("las-vegas", 3, bots=["bold", "brave"])
            assert (await anna.request("unseat", seat=2))["type"] == "done"
            assert (await anna.request("bot", seat=2, level="bold"))["type"] == "done"
            assert any('"kind":"bot-sat"' in text and '"level":"bold"' in text for text in anna.received)
            assert (await anna.request("start"))["type"] == "done"
            await play_on([anna])
            record = (await house.http.get(f"/api/tables/{anna.table}/record")).text
            assert [seat["kind"] for seat in json.loads(record.splitlines()[0])["seats"]] == ["human", "bold", "bold"]
            assert str(BOLD.parent) not in "".join(anna.received) + record, "nobody hears where it lies"

    run(scene())


@pytest.mark.parametrize("level", STRANGE)
def test_nobody_else_can_name_code(sqlite, run, level):
    async def scene():
        async with House(sqlite, bots=read_bots([f"{BOLD}:bold"])) as house:
            opening = {"game": "las-vegas", "players": 2, "bots": [level]}
            answer = await house.http.post("/api/tables", json=opening)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
            standing_in = {"game": "las-vegas", "players": 2, "rules": {"stand_in": level}}
            assert (await house.http.post("/api/tables", json=standing_in)).json()["code"] == "bad-message"
            (anna,) = await house.company("las-vegas", 2, bots=["bold"])
            assert (await anna.request("bot", seat=1, level=level))["code"] == "bad-message"

    run(scene())


def test_easy_moves_where_a_bot_has_failed_and_the_log_says_so(sqlite, run, tmp_path, monkeypatch, caplog):
    (tmp_path / "broken.py").write_text(BROKEN)
    own = read_bots([f"{tmp_path / 'broken.py'}:{name}" for name in ("raising", "leaving", "hanging")])
    choose_own, levels = workers.Thinkers.choose_own, [*own, "forgotten"]

    async def impatient(thinkers, make):
        if make(0).level.endswith(":hanging"):
            monkeypatch.setattr(workers, "OWN_SECONDS", 0.5)
        try:
            return await choose_own(thinkers, make)
        finally:
            monkeypatch.setattr(workers, "OWN_SECONDS", 60.0)

    async def scene():
        monkeypatch.setattr(workers.Thinkers, "choose_own", impatient)
        async with House(sqlite, bots={**own, "forgotten": own["raising"]}) as house:
            (anna,) = await house.company("las-vegas", 5, bots=levels)
            del house.hub.levels._own["forgotten"]
            assert (await anna.request("start"))["type"] == "done"
            while {record.bot for record in caplog.records if hasattr(record, "bot")} != set(levels):
                if anna.ask:
                    assert (await anna.choose())["type"] == "done"
                await anna.next()

    with caplog.at_level(logging.ERROR, "croupier.server"):
        run(scene())
    reasons = {record.bot: record.reason for record in caplog.records if "easy moves in its place" in record.message}
    assert re.search(r"broken\.py, line 6: ZeroDivisionError", reasons["raising"])
    assert "a child process ended" in reasons["leaving"]
    assert "no move after 0.5 seconds" in reasons["hanging"]
    assert "started without it" in reasons["forgotten"]


@pytest.mark.parametrize(
    "text",
    ["bold", f"easy={BOLD}:bold", f"human={BOLD}:bold", f"a b={BOLD}:bold", f"{'x' * 25}={BOLD}:bold", "=", "",
     "brave=hard", f"{BOLD}:nobody", "nowhere.py:Bold"],
)  # fmt: skip
def test_what_the_owner_cannot_mean_is_refused(text):
    with pytest.raises(BotError) as refused:
        read_bots([text])
    assert refused.value.code == "bad-bot"


def test_two_bots_of_one_level_are_refused():
    with pytest.raises(BotError):
        read_bots([f"{BOLD}:bold", f"bold={BOLD}:bold"])


def test_a_server_does_not_start_with_a_bot_that_is_not_there(tmp_path):
    done = croupier("serve", "--bot", "nowhere.py:Bold", "--data", tmp_path / "data")
    assert (done.returncode, "[bad-bot]" in done.stderr, "Traceback" in done.stderr) == (1, True, False)
    assert not (tmp_path / "data").exists()


def test_a_file_of_the_servers_owner_is_a_level(sqlite, run, tmp_path):
    learned = tmp_path / "made-up.npz"
    made_up("las-vegas").save(learned)

    async def scene():
        async with House(sqlite, bots=read_bots([f"learned:{learned}", f"wise=learned:{learned}"])) as house:
            assert (await house.http.get("/api/levels")).json()[-2:] == ["made-up", "wise"]
            (anna,) = await house.company("las-vegas", 2, bots=["wise"])
            assert (await anna.request("start"))["type"] == "done"
            await play_on([anna])
            refused = await house.http.post(
                "/api/tables", json={"game": "las-vegas", "players": 2, "bots": [f"learned:{learned}"]}
            )
            assert refused.status_code == 400

    run(scene())
