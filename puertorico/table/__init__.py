"""The table: a server at which people and bots play, and which loses nothing."""
