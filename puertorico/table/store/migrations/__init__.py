"""How the database came to look as `schema.py` describes it, step by step; Alembic walks the steps."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config


def config(connection: sa.Connection) -> Config:
    """What Alembic has to know to migrate the database behind a connection."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made
