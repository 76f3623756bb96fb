"""Lobby, commands of several events, seat links, analyses, several processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("due", sa.Double))
    op.create_index("games_by_status", "games", ["status", "public", "created"])
    op.create_index(
        "games_by_due",
        "games",
        ["due"],
        sqlite_where=sa.column("due").is_not(None),
        postgresql_where=sa.column("due").is_not(None),
    )

    op.add_column("events", sa.Column("part", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("events_by_command", "events")
    op.create_index(
        "events_by_command",
        "events",
        ["game", "by", "command_id", "part"],
        unique=True,
        sqlite_where=sa.column("command_id").is_not(None),
        postgresql_where=sa.column("command_id").is_not(None),
    )

    op.create_table(
        "links",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret_hash", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "secret_hash"),
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
    op.create_table(
        "presence",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("process", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "process"),
    )
    op.create_index("presence_by_process", "presence", ["process"])
    op.create_table(
        "analyses",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "bot"),
    )
