"""Alembic runs this file to migrate the database behind the connection that `Store.migrate` hands over."""

from __future__ import annotations

from alembic import context


def migrate() -> None:
    """Walk the steps inside the transaction that the connection is in, so that a failed one leaves no trace."""
    context.configure(connection=context.config.attributes["connection"])
    context.run_migrations()


# Alembic loads the file under this name; whoever else imports it wants nothing to be migrated.
if __name__ == "env_py":
    migrate()
