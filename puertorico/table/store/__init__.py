"""Events on SQLite and PostgreSQL, with migrations."""
