"""Bots in worker processes: the worker program, and the parent's handle for it."""
