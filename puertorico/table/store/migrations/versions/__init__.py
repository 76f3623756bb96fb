"""One file per migration. A released migration never changes."""
