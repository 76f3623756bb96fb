"""Setup of the process and the environment for all tests."""

import os
import signal

# Ctrl-C can be tested wherever the tests run: whatever a shell starts in the background ignores it otherwise.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The servers of the tests are on this machine, and no proxy leads there.
elsewhere = os.environ.get("no_proxy") or os.environ.get("NO_PROXY", "")
os.environ["no_proxy"] = os.environ["NO_PROXY"] = f"127.0.0.1,localhost,{elsewhere}".rstrip(",")
