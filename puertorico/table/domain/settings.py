"""The settings of a table: clock, visibility, hints, pace of the bots and stand-ins."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

BotName = Annotated[str, Meta(min_length=1, max_length=64, description="a level, as `merchant`")]


class Strict(Struct, forbid_unknown_fields=True):
    """Base of all types that clients send or receive. A misspelled field is an error."""


class Clock(Strict):
    """`none`; `live`: minutes per game plus seconds per answer; `days`: days per answer."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 30
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


Pace = Literal["instant", "fast", "normal", "slow"]


class Settings(Strict):
    """How the people at a table want to play. Every field is optional."""

    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    watchers: bool = True
    hints: bool = True
    random_seats: bool = True
    pace: Pace = "normal"
    stand_in: BotName = "merchant"
    grace: Annotated[int, Meta(ge=5, le=86400, description="seconds before a bot plays for an absent player")] = 120
