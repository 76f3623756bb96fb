"""Databases of earlier versions still open: a stored sample replays to the same games and can be played on.

`tests/data/tables-0002.json` was written by the last version whose events were untyped. `records` is a digest of the
game's record after every event of a table.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa
from alembic import command
from postgres import database_of_each_kind, postgresql_database, sqlite_database

from puertorico.game.game import Game
from puertorico.table.domain import creation, decisions, events
from puertorico.table.domain.commands import AnswerTakeback, Command, NewSeat, NewTable, Say, Sit
from puertorico.table.domain.refusals import Refused
from puertorico.table.domain.table import Table
from puertorico.table.hub.hub import Hub
from puertorico.table.store import migrations
from puertorico.table.store.databases import database
from puertorico.table.store.store import Store

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]

SAMPLE: dict[str, Any] = json.loads((Path(__file__).parents[2] / "data/tables-0002.json").read_text(encoding="utf-8"))
IDS = [row["id"] for row in SAMPLE["games"]]
HOST, ANA = (hashlib.sha256(name).hexdigest() for name in (b"host", b"ana"))


@pytest.fixture
def store(databases: str) -> Iterator[Store]:
    """The sample in a database of its own version, opened by this one."""
    engine = database(databases).engine
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), SAMPLE["schema"])
        old = sa.MetaData()
        old.reflect(connection)
        for name in ("games", "events", "holders", "links", "analyses"):
            rows = [row | ({"record": bytes.fromhex(row["record"])} if "record" in row else {}) for row in SAMPLE[name]]
            connection.execute(sa.insert(old.tables[name]), rows)
    engine.dispose()
    opened = Store(databases)
    opened.migrate()
    yield opened
    opened.close()


def table_of(store: Store, id: str) -> Table:
    stored = store.load(id)
    assert stored is not None
    return Table(stored)


def test_the_sample_contains_every_kind_of_event() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(events.AnyEvent)}
    assert {row["kind"] for row in SAMPLE["events"]} == kinds
    assert {row["status"] for row in SAMPLE["games"]} == {"open", "playing", "over"}


def test_every_table_replays_to_the_same_records(store: Store) -> None:
    for id in IDS:
        stored = store.load(id)
        assert stored is not None
        table = Table(stored)
        digest = hashlib.sha256(b"".join(reached.record for reached in table.reached))
        assert digest.hexdigest() == SAMPLE["records"][id]
        assert stored.snapshot is not None
        # The time on a clock may differ: it is given back by other rules than when the sample was made.
        assert replace(table.snapshot(), due=None) == replace(stored.snapshot, due=None)
        assert table.rules == stored.rules


def test_a_table_that_began_in_the_middle_of_a_phase_can_be_saved(store: Store) -> None:
    """Its position had a stack of questions; the text now begins with a record and replays to the same game."""
    old = [row["game"] for row in SAMPLE["events"] if '"stack"' in row["data"].get("text", "")]
    assert old
    for id in old:
        game = table_of(store, id).game
        assert Game.from_text(game.to_text()).record == game.record


def test_a_new_table_cannot_begin_with_a_record() -> None:
    """A record is checked less strictly than a position, so a server takes none from strangers."""
    game = Game.new(players=3, seed=1)
    game.play("settler")
    text = Game.from_record(game.record, seed=1).to_text()
    new = NewTable([NewSeat("me"), NewSeat("bot"), NewSeat("bot")], text=text)
    with pytest.raises(Refused, match="begins with a record"):
        creation.new_table(new, HOST, 1)


def test_what_people_did_besides_answering_is_still_known(store: Store) -> None:
    table = table_of(store, "everything")
    assert [seat.name or seat.bot for seat in table.seats] == ["Hanna", "Ana", None, "governor", "Cora"]
    assert (table.seats[2].kind, table.seats[2].stand_in) == ("open", "newcomer")
    assert (table.settings.clock.minutes, table.settings.pace, table.settings.grace) == (45, "fast", 60)
    assert table.takeback is not None
    assert (table.takeback.seat, table.invite, table.paused) == (1, "second-everything", False)
    assert [line.text for line in table.chat] == ["who is slow here?"]
    assert table_of(store, "finished22").rematch == "rematch222"
    assert [line.text for line in table_of(store, "openpublic").chat] == ["Welcome! One seat is free.", "¡Hola! 🏝"]
    analysis = f"search:playouts=600, version {table_of(store, 'finished22').moved}"
    assert store.analysis("finished22", analysis) is not None


def play_on(hub: Hub, id: str) -> None:
    """Some more random answers, given by the people and bots who are asked."""

    async def play() -> None:
        live = await hub.live_table(id)
        for number in range(20):
            table = live.table
            assert table is not None
            seat = table.asked
            if seat is None:
                return
            keys = [held.key for held in table.seat_keys.holders.values() if held.seat == seat]
            text = table.game.answers[-1].text
            if keys:
                await hub.command(id, keys[0], Command(table.version, f"on-{number}", answer=text))
            else:
                assert await hub.change(live, partial(decisions.answers, seat=seat, texts=[text]))

    asyncio.run(play())


def test_every_table_can_be_played_on(store: Store) -> None:
    hub = Hub(store)

    async def settle() -> None:
        """Agree to the takeback, fill the seats, undo: whatever each table waits for."""
        await hub.act("everything", HOST, AnswerTakeback("agree", True))
        await hub.act("openpublic", "b" * 64, Sit("sit", "Ben"))
        with pytest.raises(Refused, match="private"):
            await hub.act("openprivat", "b" * 64, Sit("sit", "Ben", invite="invite-openprivat"))
        await hub.act("openprivat", "b" * 64, Sit("sit", "Ben", seat=1, invite="second-openprivat"))
        await hub.act("openprivat", "c" * 64, Sit("sit", "Cora", seat=2, invite="second-openprivat"))
        await hub.command("finished22", HOST, Command(60, "undo", undo=True))
        await hub.act("finished22", HOST, Say("say", "That was too early."))

    asyncio.run(settle())
    for id in IDS:
        before = table_of(store, id)
        play_on(hub, id)
        after = table_of(store, id)
        assert after.version > before.version or after.game.is_over
        assert [one.record for one in after.reached[: before.version]] == [one.record for one in before.reached]
    asyncio.run(hub.close())


def test_a_command_of_the_sample_is_recognized_when_it_is_repeated(store: Store) -> None:
    hub = Hub(store)
    row = next(row for row in SAMPLE["events"] if row["command_id"] and row["kind"] == "answered")
    answer = row["data"]["lines"][0].partition(": ")[2]
    done = asyncio.run(hub.command(row["game"], row["by"], Command(1, row["command_id"], answer=answer)))
    assert done.version == row["version"]
    asyncio.run(hub.close())
