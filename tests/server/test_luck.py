"""Who was lucky, as a server says it: only after the end, worked out in a child, once, and the same for everybody."""

import asyncio

import msgspec
import pytest

import croupier
from croupier.luck_telling import luck_of
from croupier.server import luck as luck_module
from croupier.server.workers import JobError, Thinkers
from croupier.wire import Luck
from tests.server.house import House, play_on, play_some, playing


@pytest.fixture
def accounts(monkeypatch):
    """The jobs that were given to children, in order."""
    given = []
    account = Thinkers.account

    async def counted(self, make):
        given.append(make(0))
        return await account(self, make)

    monkeypatch.setattr(Thinkers, "account", counted)
    return given


async def luck_at(house, table):
    answer = await house.http.get(f"/api/tables/{table}/luck")
    return answer.status_code, answer.content


def test_an_account_is_that_of_the_record_and_worked_out_once_for_all_who_ask(accounts, sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house, bots=["random"]) as visitors:
            await play_on(visitors)
            table, code = visitors[0].table, house.hub.rooms[visitors[0].table].table.opened.code
            answers = await asyncio.gather(*(luck_at(house, name) for name in (table, table, code)))
            answers.append(await luck_at(house, table))
            record = croupier.read((await house.http.get(f"/api/tables/{table}/record")).content)
            return answers, record

    answers, record = run(scene())
    assert {status for status, _ in answers} == {200}
    assert len({content for _, content in answers}) == 1
    assert len(accounts) == 1
    assert msgspec.json.decode(answers[0][1], type=Luck) == luck_of(record)


def test_nothing_is_said_or_worked_out_while_a_game_is_on(accounts, sqlite, run):
    async def scene():
        async with House(sqlite) as house, playing(house) as visitors:
            await play_some(visitors, 3)
            status, content = await luck_at(house, visitors[0].table)
            assert (status, msgspec.json.decode(content)["code"]) == (409, "table-not-over")
            status, content = await luck_at(house, "nosuchtable")
            assert (status, msgspec.json.decode(content)["code"]) == (404, "no-such-table")
            assert accounts == []
            for visitor in visitors:
                assert (await visitor.request("leave"))["type"] == "done"
            await visitors[0].until("ended")
            status, content = await luck_at(house, visitors[0].table)
            assert status == 200, "a game that was abandoned has an account, too"
            assert msgspec.json.decode(content, type=Luck).course

    run(scene())


class Kept:
    """A record that is nothing but a name."""

    def __init__(self, name):
        self.name = name

    def to_lines(self):
        return self.name.encode()


async def account_of(accounts, name):
    async def read():
        return Kept(name)

    return await accounts.of(name, read)


NO_LUCK = Luck(luck=[0.0], chapters=[], course=[], told=[])


def test_accounts_are_worked_out_one_after_the_other_and_too_many_are_refused(monkeypatch, run):
    """Bots' moves are chosen by the same children, and must not wait for every account that was asked for."""
    most, now = [], []

    class Some:
        async def account(self, make):
            now.append(make(0).record)
            most.append(len(now))
            await asyncio.sleep(0)
            now.pop()
            return NO_LUCK

    async def scene():
        accounts = luck_module.Accounts(Some())
        answers = await asyncio.gather(*(account_of(accounts, name) for name in "abcde"), return_exceptions=True)
        assert [getattr(answer, "code", None) for answer in answers] == [None] * 3 + ["busy"] * 2
        assert await account_of(accounts, "d") == answers[0]

    monkeypatch.setattr(luck_module, "MOST_WAITING", 3)
    run(scene())
    assert most == [1] * 4


def test_few_accounts_are_kept_and_one_that_failed_is_tried_again(monkeypatch, run):
    asked = []

    class Some:
        async def account(self, make):
            asked.append(make(0).record)
            if len(asked) == 2:
                raise JobError("lost")
            return NO_LUCK

    async def scene():
        kept = luck_module.Accounts(Some())
        await account_of(kept, "a")
        with pytest.raises(JobError):
            await account_of(kept, "b")
        for name in ("b", "a", "c", "a", "b"):
            await account_of(kept, name)
        await kept.close()

    monkeypatch.setattr(luck_module, "MOST_KEPT", 2)
    run(scene())
    assert asked == [b"a", b"b", b"b", b"c", b"b"]
