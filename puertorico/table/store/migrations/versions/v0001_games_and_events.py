"""Games, their events, and who holds the seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("invite", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("record", sa.LargeBinary),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("games_by_host", "games", ["host"])
    op.create_table(
        "events",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("command_id", sa.String),
        sa.Column("by", sa.String),
        sa.PrimaryKeyConstraint("game", "version"),
    )
    op.create_index("events_by_command", "events", ["game", "by", "command_id"], unique=True)
    op.create_table(
        "holders",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key_hash", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "key_hash"),
    )
    op.create_index("holders_by_key", "holders", ["key_hash"])
