"""Ctrl-C can be tested wherever the tests run: what a shell starts in the background, and all its children, ignore it."""

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
