"""Tables for tests without a server: events are applied as soon as they are decided."""

from __future__ import annotations

from itertools import count

from puertorico.table import wire
from puertorico.table.domain import decisions
from puertorico.table.domain.decisions import Outcome, Who
from puertorico.table.domain.events import Event
from puertorico.table.domain.table import Table

NOW = 1_000_000.0


class Sitting:
    """A table, with keys that are just names: `host`, `ana`, `ben` …"""

    def __init__(self, new: wire.NewGame, seed: int = 1) -> None:
        data, holders = decisions.new_table(new, "host", seed)
        self.now = NOW
        self.table = Table("a" * 10, seed, "invitation", "host", [Event(1, "created", None, data, NOW)], holders)
        self.events = [Event(1, "created", None, data, NOW)]
        self._ids = count()
        if not any(seat.kind == "open" for seat in self.table.seats):
            self.write(Outcome([("started", None, {"bot": "merchant"})]), Who(None, None, False))

    def who(self, key: str) -> Who:
        return Who.at(self.table, key)

    def write(self, outcome: Outcome, who: Who) -> None:
        for event in outcome.numbered(self.table, self.now, who, f"c{next(self._ids)}"):
            self.table.apply(event, played=True)
            self.events.append(event)
        self.table.hold(outcome.hold, outcome.forget, outcome.link)

    def act(self, key: str, action: wire.AnyAction) -> None:
        self.write(decisions.act(self.table, self.who(key), action), self.who(key))

    def play(self, key: str, text: str) -> None:
        given = wire.Command(expected_version=self.table.version, command_id="x", answer=text)
        self.write(decisions.command(self.table, self.who(key), given), self.who(key))

    def undo(self, key: str) -> None:
        given = wire.Command(expected_version=self.table.version, command_id="x", undo=True)
        self.write(decisions.command(self.table, self.who(key), given), self.who(key))

    def bot(self, text: str) -> None:
        assert self.table.asked is not None
        self.write(decisions.bot_answers(self.table, self.table.asked, text), Who(None, None, False))

    def again(self) -> Table:
        """The table as another process would read it from its events."""
        holders = [(seat, key) for key, seat in self.table.holders.items()]
        links = [(seat, key) for key, seat in self.table.links.items()]
        return Table("a" * 10, self.table.seed, "invitation", "host", self.events, holders, links)


def seats(*kinds: str) -> list[wire.NewSeat]:
    """Seats by their kinds; a bot is named by its level."""
    return [
        wire.NewSeat(kind)
        if kind == "open"
        else wire.NewSeat("me", name="Host")
        if kind == "me"
        else wire.NewSeat("bot", kind)  # type: ignore[arg-type]
        for kind in kinds
    ]


def settings(**named: object) -> wire.Settings:
    return wire.Settings(random_seats=False, **named)  # type: ignore[arg-type]
