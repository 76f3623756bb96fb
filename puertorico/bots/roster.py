"""The bots that come with the package, by name."""

from __future__ import annotations

from .protocol import Maker
from .simple import FirstBot, RandomBot

BOTS: dict[str, Maker] = {"random": RandomBot, "first": FirstBot}
