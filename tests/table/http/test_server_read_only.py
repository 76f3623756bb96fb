"""A game that this version would play differently: `puertorico check` names it, and the server only shows it."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest
import sqlalchemy as sa
import websockets
from alembic import command
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from served import Client, Served, within

from puertorico.cli.main import main
from puertorico.table.store import migrations
from puertorico.table.store.databases import database

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]


async def two_games(served: Served, key: str) -> tuple[str, str]:
    """Two games with one answer each, in which a person is to answer again."""
    names = []
    async with Client(served, key) as host:
        for _ in range(2):
            game, _ = await host.create("me", "newcomer")
            assert (await host.command(game, (await host.view(game))["version"], answer="settler")).status_code == 200
            names.append(game)
    return names[0], names[1]


def change(url: str, game: str, statement: str) -> None:
    engine = database(url).engine
    with engine.begin() as connection:
        connection.execute(sa.text(statement), {"game": game})
    engine.dispose()


OTHER_ANSWER = """UPDATE events SET data = '{"lines": ["0: build wharf"]}' WHERE game = :game AND kind = 'answered'"""


def test_a_table_with_an_event_that_cannot_be_read_is_refused_and_the_others_are_played(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    key = "k" * 30

    async def look(served: Served, damaged: str, whole: str) -> None:
        async with Client(served, key) as host:
            for path in ("", "/log", "/text"):
                answer = await host.get(f"/api/games/{damaged}{path}")
                assert (answer.status_code, answer.json()["reason"]) == (500, "unreadable")
            with pytest.raises(websockets.InvalidStatus):
                async with host.stream(damaged):
                    pass
            assert (await host.view(whole))["read_only"] is False

    with Served(sqlite) as served:
        damaged, whole = within(two_games(served, key))
        served.terminate()
        for data in ('{"lines": ', '{"lines": 7}'):
            change(sqlite, damaged, f"UPDATE events SET data = '{data}' WHERE game = :game AND kind = 'answered'")
            assert main(["check", sqlite, "--workers", "1"]) == 1
            assert capsys.readouterr().out.startswith(f"{damaged}: an event cannot be read: ")
            served.start()
            within(look(served, damaged, whole))
            served.terminate()


def test_check_names_the_games_that_differ_and_the_server_shows_them_read_only(
    databases: str, capsys: pytest.CaptureFixture[str]
) -> None:
    key = "k" * 30

    async def position(served: Served, game: str) -> object:
        async with Client(served, key) as host:
            return (await host.view(game))["position"]

    async def look(served: Served, changed: str, whole: str, before: object) -> None:
        async with Client(served, key) as host:
            view = await host.view(changed)
            assert view["read_only"] is True
            assert view["question"] is None
            assert view["position"] == before
            for refused in (
                await host.command(changed, view["version"], answer="settler"),
                await host.command(changed, view["version"], undo=True),
                await host.act(changed, "say", text="hello?"),
            ):
                assert refused.status_code == 409
                assert refused.json()["reason"] == "read_only"
                assert "it is read-only" in refused.json()["sentence"]
            assert (await host.get(f"/api/games/{changed}/log")).status_code == 200
            text = await host.get(f"/api/games/{changed}/text")
            assert "0: build wharf" in text.text
            async with host.stream(changed) as stream:
                await stream.until(lambda view: view["read_only"])
            assert (await host.view(whole))["read_only"] is False
            assert {one["game"] for one in (await host.get("/api/games")).json()["games"]} == {changed, whole}

    with Served(databases) as served:
        changed, whole = within(two_games(served, key))
        before = within(position(served, changed))
        served.terminate()
        assert main(["check", databases, "--workers", "1"]) == 0
        assert capsys.readouterr().out == "All 2 games replay identically.\n"
        change(databases, changed, OTHER_ANSWER)
        assert main(["check", databases, "--workers", "1"]) == 1
        said = capsys.readouterr().out
        assert f"{changed}: version 3 cannot be replayed: line 1" in said
        assert "'build wharf' is not legal" in said
        assert "1 of 2 games would be played differently" in said
        assert whole not in said
        served.start()
        within(look(served, changed, whole, before))


def test_an_older_database_is_only_migrated_on_request(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    sample = json.loads((Path(__file__).parents[2] / "data/tables-0002.json").read_text(encoding="utf-8"))
    engine = database(sqlite).engine
    with contextlib.closing(engine.connect()) as connection, connection.begin():
        command.upgrade(migrations.config(connection), sample["schema"])
        old = sa.MetaData()
        old.reflect(connection)
        for name in ("games", "events"):
            rows = [row | ({"record": bytes.fromhex(row["record"])} if "record" in row else {}) for row in sample[name]]
            connection.execute(sa.insert(old.tables[name]), rows)
    engine.dispose()
    assert main(["check", sqlite]) == 2
    assert "The database has schema 0002, not that of this program; use --migrate to upgrade" in capsys.readouterr().err
    assert main(["check", sqlite, "--migrate", "--workers", "2"]) == 0
    assert f"All {len(sample['games'])} games" in capsys.readouterr().out
    # The answers of a game are legal, but lead elsewhere: its stored position is that of another one.
    other = "(SELECT record FROM games WHERE id = 'everything')"
    change(sqlite, "finished22", f"UPDATE games SET record = {other} WHERE id = :game")
    assert main(["check", sqlite, "--workers", "1"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "finished22: the replay leads to a different position than the stored one",
        f"1 of {len(sample['games'])} games would be played differently and are read-only in this version.",
    ]


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("sqlite:////nowhere/games.db", "the database /nowhere/games.db does not exist"),
        ("mysql://localhost/games", "The database must be sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("postgresql://nobody@127.0.0.1:1/games", "The database cannot be used now"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(
    url: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", url]) == 2
    assert sentence in capsys.readouterr().err


def test_check_works_where_there_are_no_other_processes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with Served(sqlite) as served:
        within(two_games(served, "k" * 30))
    monkeypatch.setattr("puertorico.cli.check.ProcessPoolExecutor", refuse)
    assert main(["check", sqlite, "--workers", "2"]) == 0
    assert capsys.readouterr().out == "All 2 games replay identically.\n"
