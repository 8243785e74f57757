"""The tables of the database, and bringing a database to the present version with Alembic."""

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Column, Connection, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("is_listed", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("address", String(64), nullable=False),  # hashed: whoever opened it, for the limit on open tables
    Column("seed", LargeBinary(32), nullable=False),  # of its dice; secret until the game has ended
    Index("tables_by_phase", "phase", "is_listed", "created"),
    Index("tables_by_address", "address", "phase"),
)

events = Table(
    "events",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("kept", Float, nullable=False),  # when, in seconds
    Index("events_by_table", "table_id", "number", unique=True),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),  # when it was last known to run
)


def upgrade(connection: Connection) -> None:
    """Bring the database to the present version."""
    with as_file(files("croupier.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
