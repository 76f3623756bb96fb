"""The migrations that lead to `schema.py`, run by Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config


def config(connection: sa.Connection) -> Config:
    """Return Alembic's configuration for the database behind a connection."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made
