"""Ctrl-C can be tested wherever the tests run: whatever a shell starts in the background ignores it otherwise."""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
