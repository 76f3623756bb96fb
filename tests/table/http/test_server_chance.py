"""The draws of a table can be checked: what the server publishes before and after the game, and `puertorico verify`."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from served import Client, Json, Served, within
from served_games import plain_server
from sitting import Sitting, seats, settings

from puertorico.cli.main import main
from puertorico.table.domain.commands import NewTable

__all__ = ["plain_server"]


async def finished(host: Client, **rules: object) -> tuple[str, str, Json]:
    """A short game against a bot, played to its end: its address, the commitment at its start, the last view."""
    game, _ = await host.create("me", "newcomer", options={"max_rounds": 2}, **rules)
    first = await host.view(game)
    assert first["chance"].keys() <= {"commitment", "drawn"}
    text = (await host.get(f"/api/games/{game}/text")).text
    assert "\nseed:" not in text
    assert "\nsalt:" not in text
    stream = await host.play(game)
    assert stream.view is not None
    return game, first["chance"]["commitment"], stream.view


def test_a_hash_is_published_at_the_start_and_seed_and_salt_at_the_end(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, commitment, view = await finished(host)
            chance = view["chance"]
            assert chance["commitment"] == commitment
            assert hashlib.sha256(f"{chance['salt']}:{chance['seed']}".encode()).hexdigest() == commitment
            text = (await host.get(f"/api/games/{game}/text")).text
            assert chance["draws"] == text.count("  chance: ")
            assert (await host.get(f"/api/games/{game}/export")).json()["text"] == text
            file = tmp_path / "game.txt"
            file.write_text(text, encoding="utf-8")
            assert main(["verify", str(file)]) == 0
            assert f"All {chance['draws']} draws follow from the seed." in capsys.readouterr().out
            # The operator cannot name another seed afterwards.
            file.write_text(re.sub(r"\nseed: \d+", "\nseed: 12345", text), encoding="utf-8")
            assert main(["verify", str(file)]) == 1
            assert capsys.readouterr().out == "Broken: the commitment is not the hash of this salt and seed.\n"

    within(test())


def test_a_rematch_and_an_imported_game_have_commitments_of_their_own(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with Client(served) as host:
            game, commitment, _ = await finished(host)
            again = (await host.act(game, "rematch")).json()["game"]
            rematch = (await host.view(again))["chance"]
            assert rematch.keys() == {"commitment"}
            whole = (await host.get(f"/api/games/{game}/text")).text
            imported, other, view = await finished(host, text=whole.partition("round 2")[0])
            assert len({commitment, rematch["commitment"], other}) == 3
            drawn = whole.partition("round 2")[0].count("  chance: ")
            text = (await host.get(f"/api/games/{imported}/text")).text
            assert view["chance"]["drawn"] >= drawn
            assert view["chance"]["drawn"] + view["chance"]["draws"] == text.count("  chance: ")
            file = tmp_path / "game.txt"
            file.write_text(text, encoding="utf-8")
            assert main(["verify", str(file)]) == 0
            assert "came with the imported game and are not covered" in capsys.readouterr().out

    within(test())


def test_a_takeback_draws_the_same_tiles_again() -> None:
    sitting = Sitting(NewTable(seats("me", "merchant"), settings=settings()))
    table = sitting.table

    def play_settler() -> list[str]:
        """Choose the settler and let everyone take the first tile; the lines of the game since then."""
        before = len(table.game.to_text().splitlines())
        sitting.play("host", "settler")
        while table.game.question.name == "TAKE_TILE":
            text = table.game.answers[0].text
            if table.asked == 0:
                sitting.play("host", text)
            else:
                sitting.bot(text)
        return table.game.to_text().splitlines()[before:]

    first = play_settler()
    assert sum("chance:" in line for line in first) > 1
    sitting.undo("host")
    while table.game.question.name != "CHOOSE_ROLE":
        sitting.undo("host")
    assert play_settler() == first


def test_after_a_takeback_of_the_end_the_seed_stays_public_and_nobody_can_join(served: Served) -> None:
    async def test() -> None:
        async with Client(served) as host, Client(served) as guest:
            game, invite = await host.create("me", "newcomer", "newcomer", options={"max_rounds": 1})
            stream = await host.play(game)
            assert stream.view is not None
            assert (await host.command(game, stream.view["version"], undo=True)).status_code == 200
            after = await host.view(game)
            assert after["status"] == "playing"
            assert after["chance"]["seed"] == stream.view["chance"]["seed"]
            refused = await guest.act(game, "sit", name="Guest", invite=invite)
            assert (refused.status_code, refused.json()["reason"]) == (409, "seed_public")

    within(test())


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("", "has no commitment"),
        ("commitment: " + "a" * 64, "has no seed and salt"),
        ("commitment: 12", "64 hexadecimal digits"),
        ("commitment: " + "a" * 64 + "\nseed: many\nsalt: x", "seed must be a non-negative integer, got 'many'"),
    ],
)
def test_a_text_that_cannot_be_verified_says_why(
    header: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"puertorico 1\nplayers: 3\n{header}\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert sentence in capsys.readouterr().err
