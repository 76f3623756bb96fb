"""Types that the server sends. Requests from clients are in `domain/commands.py`."""
