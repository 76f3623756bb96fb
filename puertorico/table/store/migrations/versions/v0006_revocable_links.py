"""Listable and revocable seat links: their times, and the keys added through them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("links", sa.Column("created", sa.Double))
    op.add_column("holders", sa.Column("link", sa.String))
