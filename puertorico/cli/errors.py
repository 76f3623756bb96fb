"""The error that every command raises."""


class CommandError(Exception):
    """Raised when a command cannot run. The message is one sentence for the user."""
