"""Alembic's script: migrates the database behind the connection of `Store.migrate`."""

from __future__ import annotations

from alembic import context


def migrate() -> None:
    """Run the migrations in the connection's transaction, so that a failure rolls back."""
    context.configure(connection=context.config.attributes["connection"])
    context.run_migrations()


# Alembic loads the file under this name. Other imports must not migrate anything.
if __name__ == "env_py":
    migrate()
