"""The capacity plan: a simulation that behaves like queues do, fed by costs that are measured on real servers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from postgres import postgresql_database

from puertorico.table.bench import load_test, scale_test
from puertorico.table.bench.capacity import SLOWEST, Costs, Installation, most_answers, simulate

__all__ = ["postgresql_database"]

# Round figures: one core of a server takes 500 answers per second, one of the database 1,000.
COSTS = Costs(server=2.0, database=1.0, disk=1.0, notice=0.0, table=500, socket=30, log=4)


def test_a_quiet_server_answers_in_the_time_of_its_work() -> None:
    load = simulate(Installation(1, 1), 20, COSTS)
    assert load.median == pytest.approx(0.004, rel=0.1)
    assert load.servers == pytest.approx(0.04, rel=0.3)
    assert load.database == pytest.approx(0.02, rel=0.3)


def test_a_server_is_full_when_its_core_is_busy_and_more_servers_take_more() -> None:
    assert 400 <= most_answers(Installation(1, 4), COSTS) <= 560
    assert simulate(Installation(1, 4), 700, COSTS).slow > SLOWEST > simulate(Installation(2, 4), 700, COSTS).slow


def test_an_installation_can_do_what_the_plan_says() -> None:
    for server in (1.7, 2.0, 2.3):
        costs = replace(COSTS, server=server)
        most = most_answers(Installation(1, 2), costs)
        assert most * server < 1000  # more than all of the core's time is never there, however short the simulation
        assert simulate(Installation(1, 2), most, costs).slow <= SLOWEST


def test_the_database_is_the_limit_when_there_are_enough_servers() -> None:
    assert simulate(Installation(16, 1), 1_200, COSTS).slow > SLOWEST > simulate(Installation(16, 2), 1_200, COSTS).slow


def test_more_servers_do_not_help_when_each_only_listens_to_the_others() -> None:
    listening = replace(COSTS, notice=1.0)
    assert (
        simulate(Installation(16, 16), 950, listening).slow > SLOWEST > simulate(Installation(16, 16), 950, COSTS).slow
    )
    assert simulate(Installation(2, 2), 2_500, listening).slow == float("inf")


def test_the_costs_are_measured_with_real_servers_on_postgresql(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"TABLES": 2, "SPECTATORS": 5, "COMMITS": 3, "PAUSE": 0.5}.items():
        monkeypatch.setattr(scale_test, name, value)
    monkeypatch.setattr(load_test, "WARMING_UP", (1, 1.0, 0.0))
    costs, figures = scale_test.unit_costs(postgresql, 1.5)
    assert figures["answers_per_second"] > 0
    assert figures["refused"] == 0
    assert costs.disk > 0
    assert costs.server == figures["server_milliseconds_per_answer"]
