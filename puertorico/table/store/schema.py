"""The tables of the database after the newest migration."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def of_a_game(*, key: bool = False) -> Column[str]:
    """Return the column for the table that a row belongs to and is deleted with."""
    return Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, primary_key=key)


# The seed is a text because it may need all 64 bits. Tables of earlier versions have no `salt`.
# `updated` is in no index, as each append changes it.
games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", Double, nullable=False),
    Column("seed", String, nullable=False),
    Column("salt", String),
    Column("invite", String, nullable=False),
    Column("host", String, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("record", LargeBinary),
    Column("round", Integer, nullable=False),
    Column("asked", Integer),
    Column("names", JSON, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("due", Double),
    Index("games_by_host", "host"),
    Index("games_by_status", "status", "public", "created"),
)

Index(
    "games_by_due",
    games.c.due,
    sqlite_where=games.c.due.is_not(None),
    postgresql_where=games.c.due.is_not(None),
)

# `part` counts the events of one command from 0, so that a second command with the same id is a conflict.
# `content` is a digest of the command; commands of earlier versions have none.
events = Table(
    "events",
    metadata,
    of_a_game(),
    Column("version", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("at", Double, nullable=False),
    Column("command_id", String),
    Column("by", String),
    Column("part", Integer, nullable=False, server_default="0"),
    Column("content", String),
    PrimaryKeyConstraint("game", "version"),
)
Index(
    "events_by_command",
    events.c.game,
    events.c.by,
    events.c.command_id,
    events.c.part,
    unique=True,
    sqlite_where=events.c.command_id.is_not(None),
    postgresql_where=events.c.command_id.is_not(None),
)

# `link` is the id of the link through which a device got the seat.
holders = Table(
    "holders",
    metadata,
    of_a_game(),
    Column("seat", Integer, nullable=False),
    Column("key_hash", String, nullable=False),
    Column("link", String),
    PrimaryKeyConstraint("game", "seat", "key_hash"),
    Index("holders_by_key", "key_hash"),
)

links = Table(
    "links",
    metadata,
    of_a_game(),
    Column("seat", Integer, nullable=False),
    Column("secret_hash", String, nullable=False),
    Column("created", Double),
    PrimaryKeyConstraint("game", "seat", "secret_hash"),
)

# A process lives until this time, unless it gives another heartbeat before.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("until", Double, nullable=False),
)

# The process that runs the bots and clocks of a table, as long as it lives.
leases = Table(
    "leases",
    metadata,
    of_a_game(key=True),
    Column("process", String, nullable=False),
    Index("leases_by_process", "process"),
)

# Hints and analyses, visible to all processes while one of them works on them.
jobs = Table(
    "jobs",
    metadata,
    Column("id", String, primary_key=True),
    of_a_game(),
    Column("kind", String, nullable=False),
    Column("about", String),
    Column("process", String, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("result", Text),
    Column("problem", String),
    Column("updated", Double, nullable=False),
    Index("jobs_by_game", "game"),
)

presence = Table(
    "presence",
    metadata,
    of_a_game(),
    Column("seat", Integer, nullable=False),
    Column("process", String, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("game", "seat", "process"),
    Index("presence_by_process", "process"),
)

analyses = Table(
    "analyses",
    metadata,
    of_a_game(),
    Column("bot", String, nullable=False),
    Column("result", Text, nullable=False),
    PrimaryKeyConstraint("game", "bot"),
)
