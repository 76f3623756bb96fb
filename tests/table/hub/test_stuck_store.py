"""A store that does not answer: everyone who waits is told in the time that one call may take."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from patience import PATIENCE

from puertorico.table.domain.commands import NewSeat, NewTable, SetPace
from puertorico.table.domain.storage import Addition
from puertorico.table.hub.hub import Hub
from puertorico.table.store.batch_writer import BatchWriter, Results
from puertorico.table.store.store import Conflict, Store, StoreUnavailable


class StuckStore(Store):
    """A store that takes no events until it is freed, and remembers which tables' it was given."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.free, self.given = threading.Event(), list[list[str]]()

    def append_all(self, additions: Sequence[Addition]) -> list[Conflict | StoreUnavailable | None]:
        self.given.append([addition.table_id for addition in additions])
        self.free.wait(PATIENCE)
        return super().append_all(additions)


def test_all_who_wait_for_a_stuck_store_are_told_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = StuckStore(f"sqlite:///{tmp_path}/games.db")
    store.migrate()

    async def test() -> None:
        hub = Hub(store)
        game = (await hub.create(NewTable([NewSeat("me"), NewSeat("bot")]), "key")).table_id
        monkeypatch.setattr("puertorico.table.hub.table_cache.SECONDS_FOR_THE_STORE", 0.3)
        outcomes = await asyncio.gather(
            *(hub.act(game, "key", SetPace(f"c{number}", "slow")) for number in range(3)),
            hub.view_of(game, "key"),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 4
        assert store.given == [[game]]  # nobody began to wait again
        store.free.set()
        monkeypatch.undo()
        while (await hub.view_of(game, "key")).version < 3:  # the event whose sender was told that it may not be stored
            await asyncio.sleep(0.01)
            hub.live_tables.clear()
        assert (await hub.act(game, "key", SetPace("c", "fast"))).version == 4
        await hub.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
    store.close()


def test_waiting_for_the_events_of_other_tables_counts_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = StuckStore(f"sqlite:///{tmp_path}/games.db")
    store.migrate()

    async def never(additions: list[Addition]) -> Results:
        await asyncio.Event().wait()
        return []

    async def test() -> None:
        hub = Hub(store)
        game = (await hub.create(NewTable([NewSeat("me"), NewSeat("bot")]), "key")).table_id
        hub._writer = BatchWriter(never)
        monkeypatch.setattr("puertorico.table.hub.table_cache.SECONDS_FOR_THE_STORE", 0.1)
        with pytest.raises(StoreUnavailable):
            await hub.act(game, "key", SetPace("c", "slow"))
        await hub.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
    store.close()
