import asyncio

import pytest

from tests.server.postgres import start_postgres


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A real PostgreSQL, one for each process of the tests; yields a function that makes an empty database."""
    server = start_postgres(tmp_path_factory.mktemp("postgres") / "data")
    count = 0

    def database():
        nonlocal count
        count += 1
        name = f"croupier{count}"
        server.psql(f"CREATE DATABASE {name};")
        return server.get_uri(name)

    yield database
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'croupier.sqlite'}"
    return request.getfixturevalue("postgres")()


@pytest.fixture
def sqlite(tmp_path):
    return f"sqlite:///{tmp_path / 'croupier.sqlite'}"


@pytest.fixture
def run():
    """Runs a coroutine, bounded in time."""

    def runner(coroutine, seconds=120):
        async def bounded():
            return await asyncio.wait_for(coroutine, seconds)

        return asyncio.run(bounded())

    return runner
