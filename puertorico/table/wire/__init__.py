"""What the server sends, every type. What clients send is in `domain/commands.py`."""
