"""A seat at a table of a real server, in the terminal."""

from __future__ import annotations

import asyncio
import random
import stat
from pathlib import Path

import pytest
from full_screen import fill
from program import run
from served import Client, Served, within
from served_games import plain_server
from textual.pilot import Pilot

from puertorico.table.domain.refusals import Refused
from puertorico.terminal.screen.app import TableApp
from puertorico.terminal.screen.dialogs import TextDialog
from puertorico.terminal.sources.http_client import ConnectionFailed
from puertorico.terminal.sources.remote_table import RemoteTable
from puertorico.terminal.sources.table_link import NotALink, TableLink, key_for

__all__ = ["plain_server"]


def link_to(served: Served, game: str, invite: str | None = None) -> TableLink:
    address = f"{served.url}/#/join/{game}/{invite}" if invite else f"{served.url}/#/watch/{game}"
    return TableLink.of(address)


async def play_to_the_end(app: TableApp, pilot: Pilot[str], seed: int) -> None:
    """Answer with keys until the game is over."""
    hand, answered = random.Random(seed), 0
    while app.source.view is None or app.source.view.status != "over" or not isinstance(app.screen, TextDialog):
        scene = app.scene
        if scene is not None and scene.question is not None and scene.view.moved > answered and not app._is_sending:
            answered = scene.view.moved
            numbers = app.panel.counts
            keys = [*fill(numbers), "enter"] if numbers else [str(hand.randint(1, min(9, len(app.panel.offered))))]
            await pilot.press(*keys)
        await asyncio.sleep(0.01)


def test_a_game_is_played_to_its_end_although_the_server_is_killed_in_the_middle(served: Served) -> None:
    """A player in the terminal and a program at the other seat; the seat and the game survive a restart."""

    async def play() -> None:
        async with Client(served) as host:
            game, invite = await host.create("me", "open", "newcomer", options={"max_rounds": 2})
            table = RemoteTable(link_to(served, game, invite), "k" * 24)
            await table.arrive("Terminal")
            states = []
            app = TableApp(table)
            async with app.run_test(size=(100, 30)) as pilot:
                await host.act(game, "start")
                redraw = table.changed

                def changed() -> None:
                    states.append(table.connection)
                    redraw()

                table.changed = changed
                ended = asyncio.create_task(play_to_the_end(app, pilot, 1))
                other = asyncio.create_task(host.play(game))
                while app.source.view is None or app.source.view.steps < 12:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(served.kill)
                while "lost" not in states:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(served.start)
                await asyncio.gather(ended, other)
            assert states.index("lost") < len(states) - 1
            assert states[-1] == "open"
            view = await host.view(game)
            assert [seat["name"] for seat in view["seats"]][:2] == ["Host", "Terminal"]
            assert table.view is not None
            assert [score.total for score in table.view.scores or []] == [score["total"] for score in view["scores"]]
            assert [moment.step for moment in table.moments] == list(range(1, view["steps"] + 1))

    within(play())


def test_the_seat_is_remembered_and_an_invitation_can_be_followed_again(served: Served) -> None:
    async def play() -> None:
        async with Client(served) as host:
            game, invite = await host.create("me", "open", "open")
            seats = set()
            for link in (link_to(served, game, invite), link_to(served, game, invite), link_to(served, game)):
                table = RemoteTable(link, "r" * 24)
                await table.arrive("Ben")
                assert table.view is not None
                seats.add(table.view.you)
            assert len(seats) == 1
            assert None not in seats

    within(play())


def test_a_spectator_watches_and_a_wrong_invitation_is_refused(served: Served) -> None:
    async def play() -> None:
        async with Client(served) as host:
            game, invite = await host.create("me", "newcomer", "newcomer")
            table = RemoteTable(link_to(served, game, invite), "w" * 24)
            await table.arrive("Eva", watch=True)
            app = TableApp(table)
            async with app.run_test(size=(100, 30)) as pilot:
                while app.scene is None:
                    await pilot.pause(0.01)
                assert app.scene.view.you is None
                assert app.scene.asked() == "Host is choosing a role"
            with pytest.raises(Refused) as refused:
                await RemoteTable(link_to(served, "a" * 10), "w" * 24).arrive("Eva")
            assert refused.value.code == "no_such_game"
            with pytest.raises(ConnectionFailed):
                await RemoteTable(TableLink("http://127.0.0.1:1", game), "w" * 24).arrive("Eva")

    within(play())


def test_a_player_in_the_terminal_lets_another_one_take_back_a_move(served: Served) -> None:
    """The host plays the captain, the terminal answers with another role, and the host wants both back."""

    async def play() -> None:
        async with Client(served) as host:
            game, invite = await host.create("me", "open", "newcomer")
            table = RemoteTable(link_to(served, game, invite), "t" * 24)
            await table.arrive("Ben")
            await host.act(game, "start")
            app = TableApp(table)
            async with app.run_test(size=(100, 30)) as pilot:
                await host.command(game, (await host.view(game))["version"], answer="captain")
                while app.scene is None or app.scene.question is None:
                    await pilot.pause(0.01)
                moved = app.scene.view.moved
                await pilot.press("5")
                while app.scene is None or app.scene.view.moved == moved:
                    await pilot.pause(0.01)
                steps = app.scene.view.steps
                assert (await host.act(game, "ask_takeback")).status_code == 200
                while not isinstance(app.screen, TextDialog):
                    await pilot.pause(0.01)
                await pilot.press("1")
                while table.view is None or table.view.steps >= steps:
                    await pilot.pause(0.01)
                assert (await host.view(game))["question"]["seat"] == 0

    within(play())


def test_a_server_without_compiled_rules_says_that_it_cannot_review(served: Served) -> None:
    async def play() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", "newcomer", options={"max_rounds": 1})
            await host.play(game)
            assert host.key is not None
            table = RemoteTable(link_to(served, game), host.key)
            await table.arrive("Host")
            with pytest.raises(Refused, match="an analysis needs the compiled rules"):
                await table.analysis(lambda done, of: None)

    within(play())


def test_a_hint_and_an_undo_work_at_a_server(served: Served) -> None:
    async def play() -> None:
        async with Client(served) as host:
            game, _ = await host.create("me", "newcomer", "newcomer", options={"max_rounds": 3})
            assert host.key is not None
            table = RemoteTable(link_to(served, game), host.key)
            await table.arrive("Host")
            await table.start()
            hint = await table.hint()
            assert hint.advice[0].answer.verb == "role"
            assert table.view is not None
            moved = table.view.moved
            await table.answer([hint.advice[0].answer.text])
            while table.view.moved == moved:
                await asyncio.sleep(0.01)
            await table.undo()
            while table.view.question is None or table.view.question.name != "CHOOSE_ROLE" or table.view.steps > 6:
                await asyncio.sleep(0.01)
            assert (await table.state(0)).step == 0
            await table.stop()

    within(play())


@pytest.mark.parametrize(
    ("address", "game", "invite", "secret"),
    [
        ("http://localhost:8000/#/join/k3v9w2m8qa/Xy-9_", "k3v9w2m8qa", "Xy-9_", None),
        ("https://example.org/pr/#/watch/k3v9w2m8qa", "k3v9w2m8qa", None, None),
        (" https://example.org/#/seat/k3v9w2m8qa/s3cret ", "k3v9w2m8qa", None, "s3cret"),
        ("https://example.org/#/replay/k3v9w2m8qa/17", "k3v9w2m8qa", None, None),
    ],
)
def test_every_link_of_the_page_leads_to_its_table(
    address: str, game: str, invite: str | None, secret: str | None
) -> None:
    link = TableLink.of(address)
    assert (link.game, link.invite, link.secret) == (game, invite, secret)


@pytest.mark.parametrize("address", ["", "k3v9w2m8qa", "ftp://example.org/#/game/k3v9w2m8qa", "https://example.org/"])
def test_another_address_is_refused_with_an_example(address: str) -> None:
    with pytest.raises(NotALink, match="the address of a table looks like https://"):
        TableLink.of(address)


def test_a_key_is_made_once_per_server_and_only_the_user_can_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    one, other = key_for("http://one", folder), key_for("http://other", folder)
    assert one != other
    assert len(one) >= 22
    assert (key_for("http://one", folder), key_for("http://other", folder)) == (one, other)
    assert stat.S_IMODE((folder / "keys.json").stat().st_mode) == 0o600


def test_join_in_a_pipe_says_what_it_needs() -> None:
    done = run(["join", "https://example.org/#/join/k3v9w2m8qa/Xy"])
    assert done.returncode == 2
    assert done.stderr == "puertorico: join needs a terminal; programs can use the API of the server instead\n"
