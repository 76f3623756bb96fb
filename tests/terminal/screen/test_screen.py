"""The game on the whole screen, played with keys and the mouse as people do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from full_screen import about, at, fill, on_screen, settled, table, text_of, told
from textual.binding import Binding
from textual.pilot import Pilot

import puertorico as pr
from puertorico import locale
from puertorico.game.notation import ANSWERS
from puertorico.study.analysis_results import Analysis, Decision, Expectation
from puertorico.table.views.analysis_view import analysis_view
from puertorico.table.wire.analysis import AnalysisView
from puertorico.table.wire.question import AnswerParts
from puertorico.terminal.screen.app import COMPACT, TableApp
from puertorico.terminal.screen.dialogs import TextDialog
from puertorico.terminal.screen.hand_over import HandOver
from puertorico.terminal.screen.help_text import ROW_KEYS
from puertorico.terminal.screen.piece_help import explain
from puertorico.terminal.screen.pieces import Spot
from puertorico.terminal.screen.player_names import seat_names
from puertorico.terminal.screen.question_widgets import CountLine
from puertorico.terminal.screen.scene import Scene, targets_of
from puertorico.terminal.screen.themes import TIMES
from puertorico.terminal.sources.local_table import LocalTable


def test_every_part_of_the_table_is_on_the_screen() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        text = text_of(app)
        assert "Round 1, governor: you" in text
        for part in ("Settler", "Small Indigo", "Wharf", "City Hall", "Tiles", "Trading house", "Colonist ship"):
            assert part in text
        assert "Which role do you choose?" in text
        assert "everyone may build; you pay 1" in text
        assert "Island 1/12" in text
        assert "New plantations are laid out" in text

    on_screen(table(pr.Game.new(3, seed=7)), play)


def test_a_small_window_is_refused_until_it_is_made_larger() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert f"The board needs a window of 80{TIMES}24 characters; this one has 79{TIMES}24." in " ".join(
            text_of(app).split()
        )
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.1)
        assert "Which role do you choose?" in text_of(app)
        assert "New plantations" not in text_of(app)
        await pilot.press("o")
        await pilot.pause()
        await pilot.pause()
        assert "New plantations" in text_of(app)

    on_screen(table(pr.Game.new(3, seed=7)), play, size=(79, 24))


def test_a_piece_explains_itself_when_it_is_focused_and_says_why_it_cannot_be_chosen() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("tab")
        await pilot.pause()
        assert about(app).startswith("Settler: Everyone may take a plantation.")
        await pilot.press("right", "right")
        await pilot.pause()
        assert about(app).startswith("Builder: Everyone may build one building.")
        moved = app.source.view.moved if app.source.view else 0
        await pilot.press("enter")
        await settled(app, pilot, moved)
        assert "What do you build?" in text_of(app)
        await pilot.hover(at(app, "building:harbor"))
        await pilot.pause()
        assert "Harbor: Column 3, Cost 8, 3 points, 1 circle." in about(app)
        assert "Printed cost: 8, " in about(app)
        assert "You pay: 7" in about(app)
        await pilot.click(at(app, "building:harbor"))
        await pilot.pause()
        assert told(app)[-1] == "Not possible: 5 doubloons short"

    on_screen(table(pr.Game.new(3, seed=7)), play)


def test_the_highlighted_answer_is_explained() -> None:
    """Also when the next question is highlighted at the same place of its list."""

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert about(app).startswith("Settler: Everyone may take a plantation.")
        await pilot.press("down", "down")
        await pilot.pause()
        assert about(app).startswith("Builder: Everyone may build one building.")
        moved = app.source.view.moved if app.source.view else 0
        await pilot.press("3")
        await settled(app, pilot, moved)
        assert "Small Indigo Plant: Column 1, Cost 1, 1 point, 1 circle." in about(app)

    on_screen(table(pr.Game.new(3, seed=7)), play)


def test_a_long_text_scrolls_and_the_table_behind_it_stays() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Plantations face down" not in text_of(app)
        await pilot.press("pagedown")
        await pilot.pause(0.5)
        assert "Plantations face down" in text_of(app)
        await pilot.press("pageup", "escape")
        await pilot.pause()
        assert app.step is None
        assert "Which role do you choose?" in text_of(app)

    on_screen(table(pr.Game.new(3, seed=7)), play, size=COMPACT)


def test_the_choices_below_a_long_text_are_seen_in_a_small_window() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        app.push_screen(TextDialog("Title", [f"line {n}" for n in range(40)], {"one": "First"}, "Close"))
        while "Close" not in text_of(app):
            await pilot.pause(0.01)
        assert "First" in text_of(app)
        assert "line 0" in text_of(app)

    on_screen(table(pr.Game.new(3, seed=7)), play, size=COMPACT)


def test_what_an_answer_changes_is_shown_before_it_is_chosen() -> None:
    game = pr.Game.from_position(
        {"rules": {"players": 3}, "seats": [{"goods": {"corn": 3}}], "answers": ["captain"]}, seed=1
    )

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert about(app).startswith("You: +4 points, ")
        marked = {spot.cell.target for spot in app.query(Spot) if spot.cell.is_open}
        assert marked == {"good:corn", "ship:4", "ship:5", "ship:6"}

    on_screen(table(game), play)


PLACING: dict[str, Any] = {
    "rules": {"players": 3},
    "seats": [
        {
            "island": {"corn": {"tiles": 2, "colonists": 2}, "quarry": {"tiles": 1}, "coffee": {"tiles": 1}},
            "city": {"hacienda": {"colonists": 0}},
        }
    ],
    "answers": ["mayor", "colonist"],
}


def test_a_whole_placement_is_made_with_arrow_keys_and_sent_in_one_command() -> None:
    """Two newcomers go to coffee and quarry; then one moves on to the Hacienda."""
    source = table(pr.Game.from_position(PLACING, seed=1))

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        lines = [line.row for line in app.query(CountLine)]
        assert [(line.label, line.number, line.most) for line in lines] == [
            ("Corn", 2, 2),
            ("Coffee", 0, 1),
            ("Quarry", 0, 1),
            ("Hacienda", 0, 1),
        ]
        await pilot.press("up", "2", "3", "down", "left", "enter", "enter")
        await pilot.pause()
        assert told(app) == ["1 left to place"]
        moved = source.table.moved
        await pilot.press("down", "down", "down")
        await pilot.pause()
        assert about(app).startswith("Hacienda: Column 1, Cost 2, 1 point, 1 circle.")
        await pilot.press("right", "enter")
        await settled(app, pilot, moved)

    on_screen(source, play)
    board = source.table.game.position()["seats"][0]
    assert [board["island"][tile]["colonists"] for tile in ("corn", "coffee", "quarry")] == [2, 0, 1]
    assert board["city"]["hacienda"]["colonists"] == 1


STORING: dict[str, Any] = {
    "rules": {"players": 3},
    "ships": [
        {"capacity": size, "good": good, "loaded": 1} for size, good in ((4, "coffee"), (5, "tobacco"), (6, "sugar"))
    ],
    "seats": [{"goods": {"corn": 3, "indigo": 2}, "city": {"small_warehouse": {"colonists": 1}}}],
    "answers": ["captain"],
}


def test_the_board_shows_the_buildings_of_the_draft_until_they_are_chosen() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert at(app, "building:aqueduct").cell.is_open
        assert "Aqueduct" in text_of(app)
        moved = app.source.view.moved if app.source.view else 0
        await pilot.click(at(app, "building:aqueduct"))
        await settled(app, pilot, moved)
        assert not at(app, "building:aqueduct").cell.is_open
        assert f"{TIMES}2" in at(app, "building:aqueduct").cell.content.plain

    on_screen(table(pr.Game.new(3, ["new_buildings"], seed=7)), play)


def test_every_piece_that_gives_an_answer_explains_itself() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert app.scene is not None
        pieces = {
            target
            for question in pr.Question
            for answer in ANSWERS
            if answer.verb in question.verbs
            for target in targets_of(question.name, AnswerParts.of(answer))[:1]
        }
        assert {"pile", "points", "supply:colonist", "good:corn", "mine:library"} <= pieces
        assert [target for target in pieces if not explain(app.scene, target)] == []

    on_screen(table(pr.Game.new(3, seed=7)), play)


def test_a_whole_storage_is_one_choice() -> None:
    """With a small warehouse, a player keeps all of one kind and one barrel of another."""
    source = table(pr.Game.from_position(STORING, seed=1))

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert [(choice.text, choice.short) for choice in app.panel.offered][:2] == [
            ("3 corn and 1 indigo", "You will lose 1 indigo"),
            ("1 corn and 2 indigo", "You will lose 2 corn"),
        ]
        moved = source.table.moved
        await pilot.press("2")
        await settled(app, pilot, moved)

    on_screen(source, play)
    goods = source.table.game.position()["seats"][0]["goods"]
    assert (goods["corn"], goods["indigo"]) == (1, 2)


def test_an_answer_is_undone_with_everything_after_it() -> None:
    source = table(pr.Game.new(3, seed=7))
    before = source.table.game.record

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("6")
        await settled(app, pilot, 2)
        moved = source.table.moved
        await pilot.press("u")
        await settled(app, pilot, moved)
        await pilot.press("u")
        await pilot.pause()
        await pilot.pause()
        assert told(app)[-1] == "You have no move to take back."

    on_screen(source, play)
    assert source.table.game.record == before


def test_people_at_one_keyboard_take_turns_and_hidden_points_are_covered_in_between() -> None:
    source = table(pr.Game.new(3, seed=7), people=(0, 1))
    asked: list[int] = []

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(5):
            assert app.scene is not None
            seat = app.scene.view.you or 0
            covered = isinstance(app.screen, HandOver)
            assert covered == (not asked or asked[-1] != seat)
            if covered:
                text = text_of(app)
                assert f"Next at the keyboard: {'①②③'[seat]} Seat {seat + 1}" in text
                assert "Settler" not in text
                await pilot.press("6", "u", "enter")
                await pilot.pause()
            asked.append(seat)
            assert f"{'①②③'[seat]} You" in text_of(app)
            assert f"{'①②③'[seat]} Seat {seat + 1}: " in text_of(app)
            moved = app.scene.view.moved
            await pilot.press(*fill(app.panel.counts), "enter") if app.panel.counts else await pilot.press("1")
            await settled(app, pilot, moved)

    on_screen(source, play)
    assert set(asked) == {0, 1}


def test_people_at_one_keyboard_are_not_interrupted_if_points_are_open() -> None:
    source = table(pr.Game.new(3, seed=7, hidden_vp=False), people=(0, 1, 2))
    asked = []

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(3):
            assert not isinstance(app.screen, HandOver)
            asked.append(source.table.asked)
            moved = source.table.moved
            await pilot.press("1")
            await settled(app, pilot, moved)

    on_screen(source, play)
    assert asked == [0, 0, 1]


FULL_CITY = ("small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office")


def test_every_line_of_a_long_placement_has_a_key_that_does_nothing_else() -> None:
    island = {tile: {"tiles": 1} for tile in ("corn", "indigo", "sugar", "tobacco", "coffee")}
    mine = {"island": island, "city": {name: {"colonists": 0} for name in FULL_CITY}}
    source = table(pr.Game.from_position({**PLACING, "seats": [mine]}, seed=1))

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        lines = list(app.query(CountLine))
        assert len(lines) == 11
        assert [str(line.content).split(".")[0].strip() for line in lines] == list("1234567890d")
        moved = source.table.moved
        await pilot.press("0", "d", "enter")
        await settled(app, pilot, moved)

    on_screen(source, play)
    city = source.table.game.position()["seats"][0]["city"]
    assert [name for name, on in city.items() if on["colonists"]] == ["hospice", "office"]
    bindings = [binding for kind in TableApp.__mro__ for binding in vars(kind).get("BINDINGS", [])]
    others = {
        key
        for binding in bindings
        if isinstance(binding, Binding) and not binding.action.startswith("number(")
        for key in binding.key.split(",")
    }
    assert not others & set(ROW_KEYS)


def test_the_table_is_drawn_in_every_language_light_and_dark() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for language in locale.languages():
            assert app.language == language
            assert locale.text(language, "question-choose-role") in text_of(app)
            await pilot.press("f2", "t")
            await pilot.pause()
            await pilot.pause()

    on_screen(table(pr.Game.new(3, seed=7)), play)


def finished() -> pr.Game:
    """A short game that is over."""
    game = pr.Game.new(3, seed=2, max_rounds=2)
    while not game.is_over:
        game.play(game.answers[0])
    return game


def test_a_finished_game_is_replayed_step_by_step_and_round_by_round() -> None:
    game = finished()

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert f"Step 0 of {len(game.log)}" in text_of(app)
        await pilot.press("pagedown")
        await pilot.pause()
        await pilot.pause()
        assert "Round 2, governor: Seat 2" in text_of(app)
        await pilot.press("left", "pageup")
        await pilot.pause()
        await pilot.pause()
        assert "Step 0" in text_of(app)
        await pilot.press("end")
        await pilot.pause()
        await pilot.pause()
        assert f"Step {len(game.log)} of {len(game.log)}" in text_of(app)

    on_screen(table(game, people=()), play, step=0)


def test_a_player_continues_from_a_step_against_bots() -> None:
    game = finished()

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        app.bot = "random"
        await pilot.press("right", "p")
        while app.step is not None:
            await pilot.pause()
        await settled(app, pilot)
        assert "Which role do you choose?" in text_of(app)
        assert isinstance(app.source, LocalTable)
        assert app.source.people == (0,)

    on_screen(table(game, people=()), play, step=0)


def expected(*winning: float) -> Expectation:
    """Chances with errors so large that no phase is a turning point."""
    return Expectation(winning, (0.0,) * 3, (0.1,) * 3)


def review(game: pr.Game) -> AnalysisView:
    """An analysis that finds one mistake: the second decision of the game, in its first round."""
    decision = [entry for entry in game.log if entry.chosen and not entry.is_moment and not entry.by_chance][1]
    mistake = Decision(
        number=2,
        round=1,
        phase="settler",
        seat=decision.seat,
        question=decision.question.name,
        answer=decision.answer.text,
        best="take quarry",
        loss=0.12,
        error=0.03,
        points_lost=2.0,
        points_error=0.5,
        is_decided=False,
        told=None,
        before=expected(0.4, 0.3, 0.3),
        after=expected(0.28, 0.36, 0.36),
    )
    return analysis_view(Analysis(game, "search", (mistake,)))


class Reviewed(LocalTable):
    """A table whose review is known already."""

    async def analysis(self, progress: Callable[[int, int], None]) -> AnalysisView:
        progress(1, 2)
        return review(self.table.game)


def test_a_finished_game_is_reviewed_and_its_costly_moves_can_be_seen() -> None:
    game = finished()

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("2")  # of the score sheet: analyze the game
        while "Analysis" not in text_of(app) or not isinstance(app.screen, TextDialog):
            await pilot.pause()
        text = " ".join(text_of(app).replace("│", " ").split())
        assert "You: about 2 points lost per decision (±0.5), mistakes: 1 of 1" in text
        assert locale.text("en", "analysis-none") in text
        assert "cost about 12%" in text
        assert "“Take a quarry” was better." in text
        await pilot.press("1")
        while app.step is None:
            await pilot.pause()
        await pilot.pause()
        assert game.log[app.step].question.name == "TAKE_TILE"
        assert f"Step {app.step} of {len(game.log)}" in text_of(app)

    on_screen(Reviewed(game, [0], "random", seed=1, pace="instant", prepare=False), play)


def test_only_a_finished_game_is_reviewed() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("a")
        while not any("over" in message for message in told(app)):
            await pilot.pause()

    on_screen(table(pr.Game.new(3, seed=7)), play)


def test_bots_keep_their_names_when_a_game_is_loaded_again() -> None:
    game = pr.Game.new(4, seed=3)

    def names(seed: int) -> list[str]:
        view = LocalTable(pr.Game.from_text(game.to_text()), [0], "random", seed=seed).view
        assert view is not None
        return seat_names(view, "en")[1:]

    first = names(seed=1)
    for _ in range(10):
        game.play(game.answers[0])
    assert names(seed=2) == first
    assert len(set(first)) == 3


def test_a_dialog_that_outlives_its_question_gives_no_answer() -> None:
    """Another player may have moved the game on while a player was asked to be sure."""
    source = table(pr.Game.new(3, seed=7))
    before = source.table.game.record

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        assert app.scene is not None
        app.scene = Scene(app.scene.view, "en", [], step=0)
        await app._give(("settler",))
        assert told(app) == []

    on_screen(source, play)
    assert source.table.game.record == before
