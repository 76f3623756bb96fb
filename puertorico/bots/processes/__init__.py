"""Bots in processes of their own: one worker program, and a handle for the process that started it."""
