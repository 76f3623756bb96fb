"""Whether this machine has a GPU, for tests that need one and for those that need none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from puertorico.envs import cuda_batch

try:
    cuda_batch._card()
    CARD = True
except cuda_batch.NoGraphicsCard:
    # With a driver there is a GPU, unless it is hidden: what keeps us from using it is a failure, not a reason to skip.
    if Path("/dev/nvidiactl").exists() and os.environ.get("CUDA_VISIBLE_DEVICES") != "":
        raise
    CARD = False

needs_a_card = pytest.mark.skipif(not CARD, reason="needs a GPU")
needs_none = pytest.mark.skipif(CARD, reason="needs a machine without a GPU")
