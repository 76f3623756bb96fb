"""Backups: a copy that only its owner can read, made while the server runs, and restored into either database."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from postgres import database_of_each_kind, postgresql_database, sqlite_database
from served import Client, Json, Served, stored, within

from puertorico.cli.main import main

__all__ = ["database_of_each_kind", "postgresql_database", "sqlite_database"]

KEY = "k" * 30


async def begun(served: Served) -> str:
    """A game with one answer, in which the host is asked again."""
    async with Client(served, KEY) as host:
        game, _ = await host.create("me", "newcomer", options={"max_rounds": 1})
        await host.act(game, "say", text="¡Hola! 🏝")
        assert (await host.command(game, (await host.view(game))["version"], answer="settler")).status_code == 200
    return game


async def shown(served: Served, game: str) -> Json:
    async with Client(served, KEY) as host:
        view = await host.view(game)
        return {name: view[name] for name in ("version", "position", "question", "seats", "chance", "you", "host")}


async def finish(served: Served, game: str) -> None:
    async with Client(served, KEY) as host:
        await host.play(game)


def test_a_game_is_backed_up_while_it_is_played_and_continues_in_another_database(
    databases: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From each kind of database into the other; the environment names both."""
    other = f"sqlite:///{tmp_path}/restored.db"
    if databases.startswith("sqlite"):
        import postgres

        other = postgres.server().new_database()
    file = tmp_path / "backup.db"
    with Served(databases) as served:
        game = within(begun(served))
        before = within(shown(served, game))
        monkeypatch.setenv("PUERTORICO_DATABASE", databases)
        assert main(["backup", str(file)]) == 0
        assert capsys.readouterr().out == f"{file} contains 1 games.\n"
        within(finish(served, game))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} >= {"backup.db"}
    assert not list(tmp_path.glob("backup.db?*"))
    monkeypatch.setenv("PUERTORICO_DATABASE", other)
    assert main(["restore", str(file)]) == 0
    assert capsys.readouterr().out == "1 games were restored.\n"
    assert [event.event.kind for event in stored(other, game).events] == ["created", "started", "said", "answered"]
    with Served(other) as served:
        assert within(shown(served, game)) == before
        within(finish(served, game))
    assert main(["restore", str(file)]) == 2
    assert "The database contains games; restore into an empty one" in capsys.readouterr().err
    if other.startswith("sqlite"):
        assert stat.S_IMODE((tmp_path / "restored.db").stat().st_mode) == 0o600


def test_a_backup_never_replaces_a_file_and_names_what_is_missing(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.db"
    file.write_text("not a backup", encoding="utf-8")
    assert main(["backup", str(file), "--database", sqlite]) == 2
    assert "games.db does not exist" in capsys.readouterr().err
    (tmp_path / "games.db").touch()
    assert main(["check", sqlite, "--migrate", "--workers", "1"]) == 0
    assert main(["backup", str(file), "--database", sqlite]) == 2
    assert f"{file} already exists" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "not a backup"
    assert main(["backup", str(tmp_path / "no/folder.db"), "--database", sqlite]) == 2
    assert "cannot be written: No such file or directory" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nothing.db"), "--database", sqlite]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["restore", str(file), "--database", sqlite]) == 2
    assert "file is not a database" in capsys.readouterr().err


def test_the_database_comes_from_the_environment_or_a_file_and_a_password_never_from_the_command_line(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "url").write_text(f"{sqlite}\n", encoding="utf-8")
    monkeypatch.setenv("PUERTORICO_DATABASE_FILE", str(tmp_path / "url"))
    (tmp_path / "games.db").touch()
    assert main(["check", "--migrate", "--workers", "1"]) == 0
    monkeypatch.setenv("PUERTORICO_DATABASE", "sqlite:////nowhere/first.db")
    assert main(["check"]) == 2
    assert "/nowhere/first.db does not exist" in capsys.readouterr().err
    for command in (["serve", "--database"], ["backup", "file.db", "--database"], ["check"]):
        assert main([*command, "postgresql://puertorico:hunter2@localhost/puertorico"]) == 2
        said = capsys.readouterr().err
        assert "put the URL into the variable PUERTORICO_DATABASE" in said
        assert "hunter2" not in said
    monkeypatch.delenv("PUERTORICO_DATABASE")
    monkeypatch.setenv("PUERTORICO_DATABASE_FILE", str(tmp_path / "missing"))
    assert main(["serve"]) == 2
    assert "PUERTORICO_DATABASE_FILE" in capsys.readouterr().err
