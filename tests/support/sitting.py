"""Tables for tests without a server: events are applied as soon as they are decided."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from puertorico.table.domain import actions, commands, creation, decisions
from puertorico.table.domain.callers import SERVER, Caller
from puertorico.table.domain.decisions import Decided
from puertorico.table.domain.events import Recorded
from puertorico.table.domain.refusals import Refused
from puertorico.table.domain.settings import Settings
from puertorico.table.domain.storage import Holder, SeatLink, StoredTable
from puertorico.table.domain.table import Table

NOW = 1_000_000.0


class Sitting:
    """A table, with keys that are just names: `host`, `ana`, `ben` …"""

    def __init__(self, new: commands.NewTable, seed: int = 1) -> None:
        decision = creation.new_table(new, "host", seed)
        self.now = NOW
        self.events = [Recorded(version, NOW, event) for version, event in enumerate(decision.events, 1)]
        self.table = Table(self._stored(seed, list(decision.seats.hold), []))
        self._ids = count()

    def who(self, key: str) -> Caller:
        return Caller.at(self.table, key)

    def write(self, decision: Decided, caller: Caller) -> None:
        for recorded in decision.recorded(self.table, self.now, caller, commands.Leave(f"c{next(self._ids)}")):
            self.table.apply(recorded, decision.game)
            self.events.append(recorded)
        self.table.seat_keys.change(decision.seats)

    def act(self, key: str, action: commands.AnyAction) -> None:
        self.write(actions.act(self.table, self.who(key), action), self.who(key))

    def play(self, key: str, text: str) -> None:
        given = commands.Command(expected_version=self.table.version, command_id="x", answer=text)
        self.write(decisions.command(self.table, self.who(key), given), self.who(key))

    def undo(self, key: str) -> None:
        given = commands.Command(expected_version=self.table.version, command_id="x", undo=True)
        self.write(decisions.command(self.table, self.who(key), given), self.who(key))

    def bot(self, text: str) -> None:
        assert self.table.asked is not None
        self.write(decisions.answers(self.table, self.table.asked, [text]), SERVER)

    def again(self) -> Table:
        """The table as another process would read it from its events."""
        holders, links = self.table.seat_keys.holders.values(), self.table.seat_keys.links.values()
        return Table(self._stored(self.table.seed, list(holders), list(links)))

    def _stored(self, seed: int, holders: list[Holder], links: list[SeatLink]) -> StoredTable:
        return StoredTable("a" * 10, NOW, seed, "invitation", "host", holders, links, self.events)


def seats(*kinds: str) -> list[commands.NewSeat]:
    """Seats by their kinds; a bot is named by its level."""
    return [
        commands.NewSeat("open")
        if kind == "open"
        else commands.NewSeat("me", name="Host")
        if kind == "me"
        else commands.NewSeat("bot", kind)
        for kind in kinds
    ]


def settings(**named: object) -> Settings:
    return Settings(random_seats=False, **named)  # type: ignore[arg-type]


def friends(**more: Any) -> Sitting:
    """The host, Ana and a bot."""
    table = Sitting(commands.NewTable(seats("me", "open", "merchant"), settings=settings(**more)))
    table.act("ana", commands.Sit("c", "Ana", seat=1, invite="invitation"))
    return table


def refused(reason: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda error: error.code == reason)
