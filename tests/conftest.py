"""Ctrl-C can be tested wherever the tests run: what a shell starts in the background ignores it, with all its children."""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
