"""Work outside of the event loop: owners take turns, logs come phase by phase, and equal requests share a log."""

from __future__ import annotations

import asyncio
import gc
import gzip
import random
import threading
import weakref
from collections.abc import Callable
from functools import partial

import pytest
from patience import PATIENCE

from puertorico import Game
from puertorico.table.domain.callers import admitted
from puertorico.table.domain.commands import NewSeat, NewTable
from puertorico.table.domain.events import Created, Recorded, Seat, Started
from puertorico.table.domain.settings import Settings
from puertorico.table.domain.storage import StoredTable
from puertorico.table.domain.table import Table
from puertorico.table.http.log_cache import LogCache
from puertorico.table.hub.hub import Hub
from puertorico.table.hub.live_table import LiveTable
from puertorico.table.hub.long_work import OWNER, LongWork
from puertorico.table.store.store import Store
from puertorico.table.views.log_view import LogPart
from puertorico.table.wire.encoding import encode


def test_owners_take_turns_between_pieces_of_work() -> None:
    async def main() -> list[str]:
        work, order, go_on = LongWork(), list[str](), threading.Event()

        async def as_owner(owner: str, piece: Callable[[], object]) -> None:
            OWNER.set(owner)
            await work.do(piece)

        first = asyncio.create_task(as_owner("attacker", go_on.wait))
        await asyncio.sleep(0)
        names = ["attack 1", "attack 2", "attack 3", "ana 1", "ana 2", "ben 1"]
        waiting = [asyncio.create_task(as_owner(name[:-2], partial(order.append, name))) for name in names]
        for _ in range(2):
            await asyncio.sleep(0)
        waiting.pop(1).cancel()
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, *waiting)
        return order

    assert asyncio.run(asyncio.wait_for(main(), PATIENCE)) == ["attack 1", "ana 1", "ben 1", "attack 3", "ana 2"]


def table() -> Table:
    """A table in the middle of a game of random answers, with hidden points."""
    game, rng = Game.new(3, ["new_buildings", "nobles"], seed=2), random.Random(2)
    while len(game.log) < 150:
        game.play(rng.choice(game.answers))
    seats = [Seat("person", name=name) for name in ("Ana", "Ben", "Eva")]
    created = Created(game.to_text(), Settings(), seats)
    events = [Recorded(1, 100.0, created), Recorded(2, 100.0, Started("merchant"))]
    return Table(StoredTable("game", 100.0, 2, "invite", "host", [], [], events))


def test_a_log_that_comes_phase_by_phase_is_the_whole_log() -> None:
    sitting = table()
    steps = sitting.steps

    async def main() -> None:
        cache = LogCache(LongWork())
        for seat in (None, 0, 2):
            for first, last in ((0, steps), (0, 1), (7, steps - 3), (40, 41), (90, 90), (steps, steps)):
                lines = await cache.lines(sitting, seat, first, last, packed=False)
                whole = LogPart.of(sitting.game.log, first, last).shown_to(seat, True)
                assert lines == b"".join(encode(moment) + b"\n" for moment in whole), (seat, first, last)
        packed = await cache.lines(sitting, None, 0, steps, packed=True)
        assert gzip.decompress(packed) == await cache.lines(sitting, None, 0, steps, packed=False)

    asyncio.run(main())


def test_equal_requests_share_one_log_and_others_are_served_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, parts, threads = table(), list[int](), set[threading.Thread]()

    def of(log: object, first: int = 0, last: int | None = None) -> LogPart:
        parts.append(first)
        threads.add(threading.current_thread())
        return LogPart([], [])

    monkeypatch.setattr(LogPart, "of", of)

    async def main() -> None:
        cache = LogCache(LongWork())
        readers = [asyncio.create_task(cache.lines(sitting, None, 0, sitting.steps, packed=True)) for _ in range(8)]
        turns = 0
        while not all(reader.done() for reader in readers):
            await asyncio.sleep(0)
            turns += 1
        assert turns > len(parts) > 5
        assert len(parts) == len(set(parts))
        read = len(parts)
        await cache.lines(sitting, None, 0, sitting.steps, packed=True)
        assert len(parts) == read
        assert threading.main_thread() not in threads

    asyncio.run(main())


def test_tables_that_need_much_memory_are_unloaded_owner_by_owner(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = table()
    monkeypatch.setattr("puertorico.table.hub.table_cache.MOST_STEPS_WITHOUT_FOLLOWERS", 2 * sitting.steps)
    monkeypatch.setattr("puertorico.table.hub.table_cache.MOST_STEPS_OF_OWNER", 3 * sitting.steps)

    async def main() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path_factory.mktemp('hub')}/games.db"))
        for number in range(12):
            live = hub.live_tables[str(number)] = LiveTable(str(number), sitting, last_used=float(number))
            owner = ("", "192.0.2.1", "192.0.2.2")[number // 4 % 3] if number < 9 else ""
            if owner:
                live.addresses[None, owner] += 1
                live.followers[admitted(sitting, None).viewer] += 1
        hub.unload_surplus()
        kept = [int(live.id) for live in hub.live_tables.values() if live.table is not None]
        assert kept == [5, 6, 7, 8, 10, 11]

    asyncio.run(main())


def test_a_table_that_is_unloaded_is_not_kept_in_memory_by_its_followers(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puertorico.table.hub.table_cache.MOST_STEPS_OF_OWNER", 0)

    async def main() -> None:
        store = Store(f"sqlite:///{tmp_path_factory.mktemp('hub')}/games.db")
        store.migrate()
        hub = Hub(store)
        game = (await hub.create(NewTable([NewSeat("me"), NewSeat("bot")]), "key")).table_id
        following = hub.follow(game, None, None, "192.0.2.1")
        kinds = [(await anext(following)).partition(b'"kind":"')[2].partition(b'"')[0] for _ in range(2)]
        assert kinds == [b"view", b"presence"]
        live = hub.live_tables[game]
        kept = weakref.ref(live.table or pytest.fail("not in memory"))
        hub.unload_surplus()
        gc.collect()
        assert (live.table, kept()) == (None, None)
        await following.aclose()
        await hub.close()
        store.close()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
