"""Tables, their events, and the processes that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("is_listed", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "is_listed", "created"])
    op.create_index("tables_by_address", "tables", ["address", "phase"])
    op.create_table(
        "events",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("kept", sa.Float, nullable=False),
    )
    op.create_index("events_by_table", "events", ["table_id", "number"], unique=True)
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
