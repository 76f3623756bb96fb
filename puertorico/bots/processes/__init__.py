"""Bots in processes of their own: one worker program and a handle for its process."""
