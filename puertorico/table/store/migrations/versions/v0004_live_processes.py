"""Heartbeats of processes, for their leases; shared hints and analyses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    # Leases end with the processes that have them, and no process of this version runs yet.
    op.drop_table("leases")
    op.create_table(
        "leases",
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("process", sa.String, nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
    op.create_table(
        "jobs",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("about", sa.String),
        sa.Column("process", sa.String, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("problem", sa.String),
        sa.Column("updated", sa.Double, nullable=False),
    )
    op.create_index("jobs_by_game", "jobs", ["game"])
