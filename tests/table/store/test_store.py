"""The guarantees of the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import dataclasses
import threading
from dataclasses import replace

import pytest
import sqlalchemy as sa
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from stored_tables import ANA, BEN, create, event, loaded, migrated_store, new_table, snapshot

from puertorico.table.domain.events import Recorded
from puertorico.table.domain.storage import Addition, Holder, SeatChanges, SeatLink
from puertorico.table.store import schema
from puertorico.table.store.coordination import StoredJob
from puertorico.table.store.databases import database
from puertorico.table.store.store import Conflict, Store

__all__ = ["database_of_each_kind", "migrated_store", "postgresql_database", "sqlite_database"]


def rows(url: str, *tables: sa.Table) -> dict[str, int]:
    """How many rows there are in each table."""
    engine = database(url).engine
    with engine.connect() as connection:
        counted = {t.name: connection.execute(sa.select(sa.func.count()).select_from(t)).scalar_one() for t in tables}
    engine.dispose()
    return counted


def test_a_game_is_loaded_as_it_was_created(store: Store) -> None:
    create(store)
    assert loaded(store) == dataclasses.replace(new_table(), rules={"players": 3}, snapshot=snapshot(1))


def test_a_game_that_was_never_created_is_none(store: Store) -> None:
    assert store.load("nowhere") is None
    assert store.events_after("nowhere", 0) == []


def test_two_games_cannot_have_the_same_id(store: Store) -> None:
    create(store)
    with pytest.raises(Conflict):
        create(store, status="over")
    assert loaded(store).snapshot == snapshot(1)


def test_appended_events_come_back_in_order_and_the_snapshot_is_the_last_one(store: Store) -> None:
    create(store)
    store.append("first", [event(2), event(3, text="ça\u0000\U0001f3dd")], snapshot(3, due=12.5, record=None))
    store.append("first", [event(4, "c1", ANA)], snapshot(4, status="over", public=True))
    game = loaded(store)
    assert game.events[1:] == [event(2), event(3, text="ça\u0000\U0001f3dd"), event(4, "c1", ANA)]
    assert game.snapshot == snapshot(4, status="over", public=True)
    assert store.events_after("first", 2) == game.events[2:]


@pytest.mark.parametrize(
    ("events", "version"),
    [([event(2)], 2), ([event(2), event(3)], 3), ([event(4)], 4), ([event(5)], 5)],
    ids=["written already", "partly written", "snapshot of another version", "a hole"],
)
def test_an_append_that_does_not_begin_where_the_game_is_writes_nothing(
    store: Store, events: list[Recorded], version: int
) -> None:
    create(store)
    store.append("first", [event(2, by="someone")], snapshot(2), SeatChanges(link=[SeatLink(0, "link")]))
    before = loaded(store)
    with pytest.raises(Conflict):
        store.append("first", events, snapshot(version), SeatChanges([Holder(2, BEN)], [0], [SeatLink(2, "other")]))
    assert loaded(store) == before


def test_several_tables_are_added_to_together_and_a_conflict_harms_only_its_own(store: Store) -> None:
    for game in ("first", "second", "third"):
        create(store, game)
    for version, wrong, versions in ((2, None, [2, 2, 2]), (3, "second", [3, 2, 3])):
        additions = [
            Addition(
                game,
                [event(version + (game == wrong))],
                snapshot(version + (game == wrong)),
                SeatChanges(link=[SeatLink(0, game)]),
            )
            for game in ("third", "second", "first")
        ]
        outcomes = store.append_all(additions)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, wrong is not None, False]
        assert [len(loaded(store, game).events) for game in ("first", "second", "third")] == versions


def test_an_append_to_a_game_that_is_not_there_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("nowhere", [event(2)], snapshot(2))


def test_a_store_works_after_a_conflict(store: Store) -> None:
    create(store)
    for version in range(2, 12):
        with pytest.raises(Conflict):
            store.append("first", [event(version - 1)], snapshot(version - 1))
        store.append("first", [event(version)], snapshot(version))
    assert [kept.version for kept in loaded(store).events] == list(range(1, 12))


def test_a_command_is_not_carried_out_twice(store: Store) -> None:
    create(store)
    store.append("first", [event(2, "c1", ANA)], snapshot(2))
    before = loaded(store)
    with pytest.raises(Conflict):
        store.append("first", [event(3, "c1", ANA)], snapshot(3))
    assert loaded(store) == before


def test_of_several_writers_one_wins_each_version(store: Store, databases: str) -> None:
    create(store)
    won: list[int] = []

    def write(writer: Store) -> None:
        for version in range(2, 42):
            try:
                writer.append("first", [event(version)], snapshot(version))
                won.append(version)
            except Conflict:
                continue

    others = [Store(databases), Store(databases)]
    threads = [threading.Thread(target=write, args=(writer,)) for writer in (store, store, *others)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for other in others:
        other.close()
    assert len(won) == len(set(won))
    assert [kept.version for kept in loaded(store).events] == [1, *sorted(won)]


def test_seats_are_held_by_several_keys_and_forgotten_together_with_their_links(store: Store) -> None:
    create(store)
    links = [SeatLink(0, "l0", 5.0), SeatLink(1, "l1")]
    store.append("first", [event(2)], snapshot(2), SeatChanges([Holder(0, BEN, "l0"), Holder(1, BEN)], link=links))
    game = loaded(store)
    assert (game.holders, game.links) == ([Holder(0, ANA), Holder(0, BEN, "l0"), Holder(1, BEN)], links)
    store.append("first", [event(3)], snapshot(3), SeatChanges([Holder(0, "c" * 64)], forget=[0]))
    game = loaded(store)
    assert (game.holders, game.links) == ([Holder(0, "c" * 64), Holder(1, BEN)], links[1:])


def test_single_keys_and_links_are_removed_from_one_table_only(store: Store) -> None:
    links = [SeatLink(0, "l0"), SeatLink(0, "l1")]
    for game in ("first", "second"):
        create(store, game)
        store.append(game, [event(2)], snapshot(2), SeatChanges([Holder(0, BEN, "l0")], link=links))
    store.append("first", [event(3)], snapshot(3), SeatChanges(unlink=["l0"], drop=[BEN]))
    first, second = loaded(store), loaded(store, "second")
    assert (first.holders, first.links) == ([Holder(0, ANA)], links[1:])
    assert (second.holders, second.links) == ([Holder(0, ANA), Holder(0, BEN, "l0")], links)


def test_a_link_can_be_kept_without_an_event(store: Store) -> None:
    create(store)
    store.append("first", [], snapshot(1), SeatChanges(link=[SeatLink(0, "l0")]))
    assert loaded(store).links == [SeatLink(0, "l0")]
    assert loaded(store).snapshot == snapshot(1)


def test_my_games_are_those_where_i_sit_or_am_the_host_the_latest_changed_first(store: Store) -> None:
    for number, id in enumerate(["first", "second", "third"]):
        create(store, id, updated=float(number))
    store.append("first", [event(2)], snapshot(2, updated=9.0), SeatChanges([Holder(1, BEN), Holder(2, BEN)]))
    store.append("second", [event(2)], snapshot(2, updated=5.0), SeatChanges(forget=[0]))
    assert [(listed.id, listed.seat) for listed in store.tables_of(ANA, 10)] == [
        ("first", 0),
        ("second", None),
        ("third", 0),
    ]
    assert store.tables_of(ANA, 1) == [("first", 1000.5, {"players": 3}, snapshot(2, updated=9.0), 0)]
    assert [(listed.id, listed.seat) for listed in store.tables_of(BEN, 10)] == [("first", 1)]
    assert store.tables_of("c" * 64, 10) == []


def test_the_lobby_lists_public_tables_that_have_not_started_the_newest_first(store: Store) -> None:
    create(store, "old", created=1.0, status="open", public=True)
    create(store, "new", created=2.0, status="open", public=True)
    create(store, "private", status="open")
    create(store, "started", public=True)
    assert [(listed.id, listed.seat) for listed in store.lobby(10)] == [("new", None), ("old", None)]
    assert [listed.id for listed in store.lobby(1)] == ["new"]


def test_one_process_has_the_lease_as_long_as_it_lives(store: Store) -> None:
    create(store)
    coordination = store.coordination
    coordination.heartbeat("p1", until=110.0)
    assert coordination.lease("first", "p1", now=100.0)
    assert coordination.lease("first", "p1", now=105.0), "it has it already"
    assert not coordination.lease("first", "p2", now=109.0)
    assert [coordination.not_run(["first"], name, now=109.0) for name in ("p1", "p2")] == [["first"], []]
    assert coordination.not_run(["first"], "p2", now=110.0) == ["first"]
    coordination.heartbeat("p1", until=120.0)
    assert not coordination.lease("first", "p2", now=115.0)
    coordination.heartbeat("p2", until=200.0)
    assert coordination.lease("first", "p2", now=120.0), "p1 is dead"
    assert not coordination.lease("first", "p1", now=121.0)
    coordination.release("p1")
    assert not coordination.lease("first", "p1", now=121.0), "p1 had nothing to give back"
    coordination.give_up("p2", ["first"])
    coordination.heartbeat("p1", until=200.0)
    assert coordination.lease("first", "p1", now=122.0)
    coordination.release("p1")
    assert coordination.lease("first", "p2", now=122.0)
    assert not coordination.lease("nowhere", "p1", now=122.0)


def test_of_two_processes_that_want_a_lease_together_one_gets_it(store: Store, databases: str) -> None:
    other = Store(databases)
    both = threading.Barrier(2)
    for name in ("p1", "p2"):
        store.coordination.heartbeat(name, until=5.0)
    for round in range(10):
        create(store, f"game{round}")
        got: list[bool] = []

        def take(who: Store, name: str, got: list[bool] = got, game: str = f"game{round}") -> None:
            both.wait()
            got.append(who.coordination.lease(game, name, now=1.0))

        threads = [threading.Thread(target=take, args=pair) for pair in ((store, "p1"), (other, "p2"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(got) == [False, True]
    other.close()


def test_overdue_are_the_games_that_are_due_and_that_no_other_live_process_runs(store: Store) -> None:
    create(store, "leased", due=1.0)
    create(store, "later", due=30.0)
    create(store, "soon", due=20.0)
    create(store, "waits for people", due=None)
    create(store, "finished", status="over", due=1.0)
    store.coordination.heartbeat("p1", until=50.0)
    assert store.coordination.lease("leased", "p1", now=10.0)

    def overdue(process: str, now: float, limit: int = 10) -> list[str]:
        return store.coordination.overdue(process, now, limit, patience=15.0)

    assert overdue("p2", 10.0) == []
    assert overdue("p2", 30.0) == ["soon", "later"]
    assert overdue("p2", 30.0, limit=1) == ["soon"]
    assert overdue("p2", 50.0) == ["leased", "soon", "later"], "p1 is dead"
    assert overdue("p1", 10.0) == [], "p1 is about to do it"
    assert overdue("p1", 16.0) == ["leased"], "p1 has missed something"


def test_a_job_is_shown_to_other_processes_until_it_is_forgotten(store: Store) -> None:
    create(store)
    coordination = store.coordination
    job = StoredJob("job", "first", "hint", "version 3", "p1", 0, 5, None, None, updated=10.0)
    coordination.heartbeat("p1", until=20.0)
    coordination.save_job(job)
    assert coordination.job("first", "job", now=11.0) == job
    assert coordination.job("second", "job", now=11.0) is None
    assert coordination.job_about("hint", "first", "version 3", now=11.0) == job
    assert coordination.job_about("analysis", "first", "version 3", now=11.0) is None
    assert coordination.job_about("hint", "first", "version 4", now=11.0) is None
    assert coordination.job_about("hint", "first", "version 3", now=20.0) is None, "p1 is dead"
    assert coordination.job("first", "job", now=20.0) == replace(job, is_alive=False)
    done = replace(job, done=5, result='{"verdict":"¡sí!"}', updated=15.0)
    coordination.save_job(done)
    assert coordination.job("first", "job", now=16.0) == done
    assert coordination.job_about("hint", "first", "version 3", now=16.0) is None, "it is done"
    coordination.save_job(replace(job, id="other", table_id="deleted"))
    coordination.forget_dead(before=15.0)
    assert coordination.job("first", "job", now=16.0) == done
    coordination.forget_dead(before=30.0)
    assert coordination.job("first", "job", now=30.0) is None


def test_a_seat_is_present_while_any_process_says_so(store: Store) -> None:
    create(store)

    def present(now: float) -> set[int]:
        return store.coordination.who_is_present(["first"], now)["first"]

    store.coordination.present([("first", 0), ("first", 1)], "p1", until=10.0)
    store.coordination.present([("first", 0), ("deleted", 0)], "p2", until=20.0)
    store.coordination.present([("first", 1)], "p1", until=30.0)
    assert present(5.0) == {0, 1}
    store.coordination.absent([("first", 0)], "p1")
    assert present(5.0) == {0, 1}
    assert present(20.0) == {1}, "p2 has not spoken anymore"
    store.coordination.release("p1")
    assert present(5.0) == {0}
    assert store.coordination.who_is_present(["second", "first"], 5.0) == {"second": set(), "first": {0}}


def test_an_analysis_is_kept_for_each_bot_and_replaced_by_a_later_one(store: Store) -> None:
    create(store)
    store.save_analysis("first", "merchant", "[1]")
    store.save_analysis("first", "governor", "[2]")
    store.save_analysis("first", "merchant", "[3]")
    assert [store.analysis("first", bot) for bot in ("merchant", "governor", "settler")] == ["[3]", "[2]", None]


def test_finished_games_are_deleted_with_all_that_belongs_to_them(store: Store, databases: str) -> None:
    for number in range(101):
        create(store, f"old{number}", created=1.0, status="over", updated=99.0)
    create(store, "recent", created=1.0, status="over", updated=100.0)
    create(store, "playing", created=1.0, updated=1.0)
    store.append("old0", [], snapshot(1, status="over", updated=99.0), SeatChanges(link=[SeatLink(0, "l0")]))
    store.save_analysis("old0", "merchant", "[]")
    store.coordination.present([("old0", 0)], "p1", until=1000.0)
    assert store.coordination.lease("old0", "p1", now=1000.0)
    store.coordination.save_job(StoredJob("job", "old0", "hint", None, "p1", 0, 1, None, None, updated=1000.0))
    store.coordination.present([("playing", 0)], "killed", until=99.0)
    store.coordination.heartbeat("killed", until=99.0)
    assert store.coordination.lease("playing", "killed", now=98.0)
    store.coordination.forget_dead(before=100.0)
    assert store.delete_finished(before=100.0) == 101
    left = rows(databases, *schema.metadata.sorted_tables)
    assert left == {"games": 2, "events": 2, "holders": 2, "links": 0, "analyses": 0} | dict.fromkeys(
        ("presence", "leases", "processes", "jobs"), 0
    )
    assert store.delete_finished(before=100.0) == 0


def test_unfinished_games_are_deleted_unless_something_is_due_there(store: Store) -> None:
    for name, status, updated, due in (
        ("waiting", "open", 99.0, None),
        ("asleep", "playing", 99.0, None),
        ("running", "playing", 99.0, 5000.0),
        ("recent", "playing", 100.0, None),
        ("finished", "over", 1.0, None),
    ):
        create(store, name, created=1.0, status=status, updated=updated, due=due)
    assert store.delete_unfinished(before=100.0) == 2
    assert [store.load(name) is None for name in ("waiting", "asleep", "running", "recent", "finished")] == [
        True,
        True,
        False,
        False,
        False,
    ]
