"""Two hundred tables at once, with bots at each, to the end."""

import asyncio

import croupier
from tests.server.house import House, play_on

GAMES = [("las-vegas", 2), ("las-vegas-royale", 2), ("sequence-dice", 2), ("yellow-dwarf", 3)]
LEVELS = ("easy", "medium", "random")
NUM_TABLES = 200


def test_two_hundred_tables_at_once_with_bots_to_the_end(sqlite, run):
    async def scene():
        async with House(sqlite, max_open=NUM_TABLES) as house:
            tables = await asyncio.gather(*(_play(house, number) for number in range(NUM_TABLES)))
            assert len(set(tables)) == NUM_TABLES
            for table in tables[::20]:
                record = croupier.read((await house.http.get(f"/api/tables/{table}/record")).content)
                assert croupier.verify(record).is_proven
            assert house.hub.store.num_commits < house.hub.store.num_rows, "what arrives together is committed together"

    run(scene(), seconds=300)


async def _play(house, number):
    game, players = GAMES[number % len(GAMES)]
    bots = [LEVELS[number % len(LEVELS)]] * (players - 1)
    (visitor,) = await house.company(game, players, bots=bots)
    answer = await visitor.request("start")
    assert answer["type"] == "done", answer
    await play_on([visitor])
    return visitor.table
