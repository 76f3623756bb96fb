"""The order in which waiting work is done: urgent work first, and owners in turn."""

from __future__ import annotations

from puertorico.table.hub.fair_queue import PATIENCE, FairQueue


def taken(queue: FairQueue[str], number: int) -> list[str | None]:
    return [queue.take() for _ in range(number)]


def test_an_owner_waits_for_one_item_of_each_other_owner() -> None:
    queue = FairQueue[str](ranks=1)
    for number in range(100):
        queue.put(f"attack {number}", "attacker")
    assert queue.take() == "attack 0"
    queue.put("ana 0", "ana")
    queue.put("ben 0", "ben")
    queue.put("ana 1", "ana")
    assert taken(queue, 6) == ["attack 1", "ana 0", "ben 0", "attack 2", "ana 1", "attack 3"]
    assert len(queue) == 96


def test_urgent_work_comes_first_but_other_work_gets_its_turn() -> None:
    queue = FairQueue[str](ranks=2)
    queue.put("later", "ana", rank=1)
    for number in range(2 * PATIENCE):
        queue.put(f"now {number}", "ben", rank=0)
    order = taken(queue, 2 * PATIENCE + 1)
    assert order.index("later") == PATIENCE


def test_an_owner_who_may_not_be_served_now_does_not_hold_up_others() -> None:
    queue = FairQueue[str](ranks=2)
    queue.put("ana", "ana")
    queue.put("ben", "ben", rank=1)
    assert queue.take(lambda item: item != "ana") == "ben"
    assert queue.take(lambda item: item != "ana") is None
    assert list(queue) == ["ana"]


def test_work_that_is_removed_or_put_first() -> None:
    queue = FairQueue[str](ranks=1)
    queue.put("second", "ana")
    queue.put("first", "ana", first=True)
    queue.put("gone", "ben")
    queue.remove("gone", "ben")
    queue.remove("gone", "ben")
    assert taken(queue, 3) == ["first", "second", None]
