"""Record what a server sends, for the tests of the client: `python client/tests/record.py` in the project's folder.

For each game the whole stream of one seat, and what somebody is sent who comes to that seat later: welcome, state and
story. The dice are always the same; run it again when the protocol changes, and look at the difference.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.house import House, Visitor, level, play_some

from croupier.server import hub as hubs
from croupier.server import table as tables
from croupier.wire import PROTOCOL

TARGET = Path(__file__).parent / "streams"
GAMES: list[tuple[str, int, dict[str, Any], int]] = [  # and how many choices are made
    ("las-vegas", 2, {"starter": 0}, 12),
    ("las-vegas-royale", 2, {"starter": 0, "faces": ["lucky-punch", "pay-day", "no-entry"]}, 6),
    ("sequence-dice", 2, {"starter": 0}, 12),
    ("yellow-dwarf", 3, {"dealer": 0}, 12),
]


async def come(house: House, table: str, secret: str) -> Visitor:
    """Somebody who wants to hear how it stands, as the browser does."""
    visitor = house.knock(table)
    await visitor.send(type="hello", protocol=PROTOCOL, secret=secret, with_standing=True)
    await visitor.until("welcome")
    return visitor


async def record(house: House, game: str, players: int, settings: dict[str, Any], count: int) -> dict[str, Any]:
    """One game: as many choices as are wanted, a word in between, and somebody who comes when half of them are made."""
    info = await house.open(game, players, settings=settings)
    table = info["table"]
    seated = (await house.http.post(f"/api/tables/{table}/seats", json={"name": "Anna"})).json()
    own = await come(house, table, seated["secret"])
    others = [await house.sit(table, f"P{number}") for number in range(1, players)]
    everybody = [own, *others]
    assert (await own.request("start"))["type"] == "done"
    await level(everybody)
    await play_some(everybody, count // 2)
    assert (await others[0].request("say", preset="good-luck"))["type"] == "done"
    late = await come(house, table, seated["secret"])
    await late.until("state")
    await late.request("story")
    await play_some([*everybody, late], count - count // 2)
    messages = [json.loads(text) for text in own.received]
    later = [json.loads(text) for text in late.received]
    return {
        "game": game,
        "live": [message for message in messages if message["type"] in ("welcome", "state", "event")],
        "late": [message for message in later if message["type"] in ("welcome", "state", "story")],
    }


async def main() -> None:
    """Record all games."""
    hubs.new_fair_seed = lambda: bytes(range(32))  # type: ignore[attr-defined]
    tables.new_entropy = lambda: "00"  # type: ignore[attr-defined]
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with House(f"sqlite:///{folder}/record.sqlite") as house:
            for number, (game, players, settings, count) in enumerate(GAMES):
                hubs.new_table = lambda number=number: f"{number:016x}"  # type: ignore[attr-defined]
                hubs.new_code = lambda number=number: f"kadomi4{number}"  # type: ignore[attr-defined]
                found = await record(house, game, players, settings, count)
                for message in (*found["live"], *found["late"]):
                    if "table" in message:
                        message["table"]["created"] = 0
                text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
                path = TARGET / f"{game}.json"
                path.write_text(text.replace('{"type":', '\n{"type":') + "\n", "utf-8")
                print(f"{path.name}: {len(text):,} characters, {len(found['live'])} messages")


if __name__ == "__main__":
    asyncio.run(main())
