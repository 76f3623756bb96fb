"""Hints: the best answers with what they are worth, and a reason made from what differs between them."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import msgspec
import playouts
import pytest
from patience import PATIENCE
from play import play
from playouts import PlayoutBot

import puertorico as pr
from puertorico import bots
from puertorico.bots import Candidate, Evaluation, Prompt, builtin_bots, make
from puertorico.game.notation import ANSWER, Answer
from puertorico.study import phase_effects
from puertorico.study.advice_messages import reason_lines
from puertorico.study.advice_text import in_english
from puertorico.study.comparison import Compared, Estimate
from puertorico.study.hint import Hint
from puertorico.study.phase_effects import Amount, phase_changes
from puertorico.study.reason import FinalPoints, Reason, SeatAmount, explain_comparison, explain_effect

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))


@pytest.fixture(autouse=True)
def _planned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planner answers for everyone, so that the effects do not depend on what the network has learned."""
    monkeypatch.setattr(phase_effects, "forecaster", lambda seed: make("planner"))


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of these tests can be made by its name."""
    monkeypatch.setitem(builtin_bots.BOTS, "playouts", PlayoutBot)


class Opinion:
    """A bot with a fixed opinion: for each answer how often it tried it, what it is worth, and the error."""

    def __init__(self, *opinions: tuple[str, int, float, float]) -> None:
        self.opinions = opinions

    def choose(self, prompt: Prompt) -> Answer:
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        candidates = [
            Candidate(ANSWER[text], visits, value, error, (20.0,) * 3) for text, visits, value, error in self.opinions
        ]
        return Evaluation(prompt.seat, (0.4, 0.3, 0.3), (20.0,) * 3, tuple(candidates))


class Winner(Opinion):
    """A bot that wins whatever it answers, and expects these points of its own."""

    def __init__(self, **points: float) -> None:
        self.points = points

    def evaluate(self, prompt: Prompt) -> Evaluation:
        candidates = [Candidate(ANSWER[text], 500, 1.0, 0.0, (own, 20.0, 25.0)) for text, own in self.points.items()]
        return Evaluation(prompt.seat, (1.0, 0.0, 0.0), (30.0, 20.0, 25.0), tuple(candidates))


class Preference(Opinion):
    """A bot that prefers some answers, whatever is asked: for each what it is worth; the others are worth little."""

    def __init__(self, **worth: float) -> None:
        self.worth = {text.replace("_", " "): value for text, value in worth.items()}

    def evaluate(self, prompt: Prompt) -> Evaluation:
        values = {answer.text: self.worth.get(answer.text, 0.1) for answer in prompt.answers}
        best_first = sorted(values, key=lambda text: -values[text])
        self.opinions = tuple((text, 1000, values[text], 0.01) for text in best_first)
        return super().evaluate(prompt)


def table(*seats: dict[str, Any], **parts: Any) -> pr.Game:
    """A game of three in its first round, with these things in front of the seats."""
    return pr.Game.from_position({"rules": {"players": 3}, "seats": list(seats), **parts}, seed=1)


def last_role(*seats: dict[str, Any], left: str, **parts: Any) -> pr.Game:
    """Two players; seat 0 chooses the very last role of the game, this one or the prospector."""
    roles = {"settler", "mayor", "builder", "craftsman", "trader", "captain"} - {left}
    taken = dict(zip(sorted(roles), (1, 0, 1, 0, 1), strict=True))
    return pr.Game.from_position(
        {
            "rules": {"players": 2},
            "governor": 1,
            "ending": ["chips"],
            "roles": {role: {"taken": seat} for role, seat in taken.items()},
            "seats": list(seats),
            **parts,
        },
        seed=1,
    )


def last_round(doubloons: int) -> pr.Game:
    """The builder is left, and seat 0 is four points behind."""
    return last_role({"doubloons": doubloons, "vp": 5}, {"doubloons": 0, "vp": 9}, left="builder")


def test_a_hint_finds_the_buildings_that_win_and_says_what_it_brings() -> None:
    game = last_round(doubloons=10)
    found = bots.hint(game, evaluator=PlayoutBot(seed=1, playouts=200))
    assert found.best.text == "builder"
    play(game, "builder")
    found = bots.hint(game, evaluator=PlayoutBot(seed=1, playouts=200), answers=50)
    winning = {advice.answer.text: advice.value for advice in found.advice}
    large = {"guild_hall", "residence", "fortress", "customs_house", "city_hall"}
    assert {text for text, value in winning.items() if value} == {f"build {building}" for building in large}
    assert found.advice[0].reason.startswith("You: +4 points, \N{MINUS SIGN}9 doubloons")


def test_the_changes_of_an_answer_are_those_of_the_rules_until_the_phase_is_over() -> None:
    """Captain: three corn for three points, and one more for the privilege (3.6)."""
    game = table({"goods": {"corn": 3}}, {"goods": {"indigo": 2}})
    mine, next_seat, last_seat = phase_changes(game.record, ANSWER["captain"], seed=0)
    assert mine == {"points": 4, "barrels corn": -3}
    assert next_seat == {"points": 2, "barrels indigo": -2}
    assert last_seat == {}


def test_a_reason_tells_what_differs_for_the_asked_seat_and_for_the_others() -> None:
    game = table({"goods": {"corn": 3}}, {"goods": {"indigo": 2}})
    bot = Opinion(("captain", 100, 0.5, 0.02), ("craftsman", 100, 0.2, 0.02), ("trader", 100, 0.1, 0.02))
    best, craftsman, trader = bots.hint(game, evaluator=bot).advice
    assert best.reason.startswith("You: +4 points, \N{MINUS SIGN}3 corn. Seat 1: +2 points.")
    assert craftsman.reason.startswith(
        "Compared with “Captain”: You: \N{MINUS SIGN}4 points, +3 corn. "
        "Other players: \N{MINUS SIGN}2 points, +2 barrels."
    )
    assert trader.reason.startswith(
        "Compared with “Captain”: You: \N{MINUS SIGN}4 points, +1 doubloon, +2 corn. "
        "Other players: \N{MINUS SIGN}2 points, +1 doubloon, +1 barrel."
    )


def test_a_reason_is_available_as_data() -> None:
    game = table({"goods": {"corn": 3}}, {"goods": {"indigo": 2}}, {"goods": {"sugar": 1}})
    bot = Opinion(("captain", 100, 0.5, 0.02), ("craftsman", 100, 0.2, 0.02))
    captain, craftsman = (advice.told for advice in bots.hint(game, evaluator=bot).advice)
    assert captain.mine == (Amount("points", "", 4), Amount("barrels", "corn", -3))
    assert captain.others == (Amount("points", "", 3),)
    assert (captain.compared_with, captain.other, captain.most) == (None, None, SeatAmount(1, 2))
    assert craftsman.mine == (Amount("points", "", -4), Amount("barrels", "corn", 3))
    assert (craftsman.compared_with, craftsman.other, craftsman.ends) == ("captain", None, None)


def test_the_best_answer_is_the_one_that_promises_most_not_the_one_that_was_tried_most() -> None:
    bot = Opinion(("builder", 600, 0.26, 0.02), ("settler", 300, 0.33, 0.02), ("mayor", 20, 0.5, 0.1))
    found = bots.hint(table(), evaluator=bot)
    assert [advice.answer.text for advice in found.advice] == ["settler", "builder", "mayor"], (
        "what was hardly tried last"
    )


def test_a_reason_can_be_written_and_read() -> None:
    changes = explain_effect(({"points": 2.0}, {"points": 3.0, "barrels corn": 1.0}), 0)
    trader = behind("trader", 4.0, -4.0)
    difference = explain_comparison(
        ANSWER["captain"], trader, ({"ending": 1.0}, {}), ({"use office": 1.0}, {"doubloons": 2.0}), 0
    )
    assert (changes.other, difference.ends) == (1, False)
    assert difference.final == (FinalPoints(0, -4, 0.5), FinalPoints(1, 4, 0.5))
    for told in (changes, difference, replace(changes, other=None, most=SeatAmount(1, 3.0))):
        assert msgspec.json.decode(json.dumps(asdict(told)), type=Reason) == told


def test_a_reason_names_the_opponent_who_gains_most() -> None:
    game = table({"goods": {"corn": 1}}, {"goods": {"indigo": 4}}, {"goods": {"sugar": 1}})
    found = bots.hint(game, evaluator=Opinion(("captain", 100, 0.5, 0.02)))
    assert "Other players: +5 points; most: seat 1 (4 points)." in found.advice[0].reason


def test_a_reason_tells_that_an_answer_ends_the_game() -> None:
    """The game ends after the round in which the last chip is taken (5.1)."""
    game = table({"goods": {"corn": 3}}, {"vp": 36}, {"vp": 37}, bank={"vp": 2})
    bot = Opinion(("captain", 100, 0.5, 0.02), ("builder", 100, 0.4, 0.02))
    captain, builder = bots.hint(game, evaluator=bot).advice
    assert " The game ends after this round." in captain.reason
    assert "The game does not end yet." in builder.reason


def test_a_reason_for_a_placement_tells_what_is_produced_and_what_can_be_used() -> None:
    game = play(table({"island": {"corn": {"tiles": 1}}, "city": {"hacienda": {}}}), "mayor", "pass")
    assert game.question.name == "PLACE"
    bot = Opinion(("place 1 corn", 100, 0.5, 0.02), ("place 0 corn", 100, 0.4, 0.02))
    corn, no_corn = bots.hint(game, evaluator=bot).advice
    assert "+1 corn per production" in corn.reason
    assert "\N{MINUS SIGN}1 corn per production" in no_corn.reason
    assert "+Hacienda in use" in no_corn.reason


def test_a_tile_is_described_by_its_potential_output() -> None:
    game = play(table({"city": {"small_indigo_plant": {}}}), "settler")
    tiles = [answer.text for answer in game.answers if answer.text not in ("pass", "take quarry")]
    bot = Opinion(("take quarry", 100, 0.5, 0.02), *((text, 100, 0.4, 0.02) for text in tiles[:2]))
    advice = bots.hint(game, evaluator=bot).advice
    assert advice[0].reason.startswith("You: +1 quarry")
    for told in advice[1:]:
        produced = told.answer.thing in ("corn", "indigo")
        assert (f"+1 {told.answer.thing} per full production" in told.reason) == produced


def behind(text: str, *points: float) -> Compared:
    """An answer with which the seats have so many points less than with the best, each with an error of 0.5."""
    none = Estimate(0.0, 0.0)
    estimates = tuple(Estimate(number, 0.5) for number in points)
    return Compared(ANSWER[text], 100, none, (20.0,) * len(points), none, estimates, none, False)


def test_points_at_the_end_of_the_game_are_told_only_where_they_exceed_their_error() -> None:
    nothing: tuple[dict[str, float], ...] = ({}, {}, {})
    told = explain_comparison(ANSWER["captain"], behind("trader", 4.0, -0.5, -3.0), nothing, nothing, 0)
    assert in_english(reason_lines(pr.Question.CHOOSE_ROLE, told), 0) == (
        "Compared with “Captain”: You: about \N{MINUS SIGN}4 points (±0.5) at the end. "
        "Seat 2: about +3 points (±0.5) at the end."
    )
    assert explain_comparison(ANSWER["captain"], behind("trader", 0.9, -0.9, 0.0), nothing, nothing, 0).final == ()


@pytest.mark.parametrize(
    ("trader", "verdict"),
    [
        (("trader", 100, 0.30, 0.04), "Best move: Captain. Clearly better than the others."),
        (("trader", 100, 0.45, 0.04), "Best move: Captain. May be just as good: Trader."),
        (("trader", 3, 0.45, 0.04), "Best move: Captain. May be just as good: Trader."),
    ],
    ids=["clearly worse", "within its error", "hardly tried"],
)
def test_a_difference_within_its_error_decides_nothing(trader: tuple[str, int, float, float], verdict: str) -> None:
    found = bots.hint(table(), evaluator=Opinion(("captain", 100, 0.5, 0.04), trader))
    assert found.verdict == verdict


def test_an_answer_that_was_never_tried_is_no_advice() -> None:
    bot = Opinion(("captain", 400, 0.5, 0.02), ("trader", 0, 0.0, 0.0))
    assert [advice.answer.text for advice in bots.hint(table(), evaluator=bot).advice] == ["captain"]


def facts(found: Hint) -> list[tuple[str, float, str]]:
    return [(advice.answer.text, advice.value, advice.reason) for advice in found.advice]


def test_a_player_who_wins_in_any_case_is_told_what_brings_more_points() -> None:
    told = bots.hint(table({"doubloons": 3}, {}, {}), evaluator=Winner(settler=31.0, builder=36.0, mayor=33.0))
    assert [advice.answer.text for advice in told.advice] == ["builder", "mayor", "settler"]
    assert told.verdict == (
        "Best move: Builder. Winning is almost certain, so points count. "
        "Clearly the best, about 3 points better than “Mayor”."
    )


def test_a_hint_knows_nothing_of_the_tiles_to_come_and_changes_nothing() -> None:
    """Two games that differ only in their seed get the same hint, hacienda draws included."""
    board = {"city": {"hacienda": {"colonists": 1}}}
    position = play(table(board), "settler").position()
    games = [pr.Game.from_position(position, seed=seed) for seed in (1, 2)]
    assert games[0].question.name == "HACIENDA"
    before = [(game.record, len(game.log)) for game in games]
    first, second = (bots.hint(game, evaluator=PlayoutBot(seed=4)) for game in games)
    assert facts(first) == facts(second)
    assert before == [(game.record, len(game.log)) for game in games]
    for game in games:
        game.play("draw")
    assert games[0].record != games[1].record


def last_placement() -> pr.Game:
    """One colonist for the last placement: on the guild hall it brings three points, on the customs house two (4.4)."""
    plants: dict[str, Any] = {"small_indigo_plant": {}, "indigo_plant": {}}
    city = {**plants, "guild_hall": {}, "customs_house": {}}
    other = {"vp": 21, "doubloons": 5}
    return play(last_role({"vp": 8, "city": city, "island": {"corn": {}}}, other, left="mayor"), "mayor", "pass")


def test_a_hint_gives_the_whole_placement_that_wins() -> None:
    """The guild hall's three points lead to 22, anything else at most to 21 and a lost tie."""
    game = last_placement()
    found = bots.hint(game, evaluator=PlayoutBot(seed=1, playouts=300))
    assert found.arrangement == {"guild_hall": 1}
    assert found.plan is not None
    assert found.plan.reason.startswith("You: +3 points; +Guild Hall in use")
    assert found.verdict == "Best move: Guild Hall 1. Clearly better than the others."
    one_by_one = play(game.copy(), *(answer.text for answer in found.plan.answers))
    game.arrange(found.arrangement)
    assert game.record == one_by_one.record
    assert game.winners == (0,)


def test_a_placement_that_has_begun_is_completed() -> None:
    game = play(table({"island": {"corn": {}, "quarry": {}}, "city": {"office": {}}, "san_juan": {"colonists": 1}}))
    play(game, "mayor", "pass", "place 1 corn")
    found = bots.hint(game, evaluator=Preference(place_0_quarry=0.5))
    assert found.arrangement == {"corn": 1, "office": 1}
    game.arrange(found.arrangement)
    assert game.position()["seats"][0]["city"]["office"]["colonists"] == 1


def test_a_whole_placement_names_nobles_apart() -> None:
    seat = {"island": {"corn": {"tiles": 2}}, "city": {"villa": {}}, "san_juan": {"nobles": 1}}
    game = play(table(seat, rules={"players": 3, "expansions": ["nobles"]}), "mayor", "pass", "colonist", "noble")
    found = bots.hint(game, evaluator=Preference(place_1_corn=0.5, place_0_noble_corn=0.5))
    assert found.arrangement == {"corn": (1, 0), "villa": (0, 1)}
    assert found.verdict == "Best move: Corn 1, Villa 0+1. Clearly better than the others."
    game.arrange(found.arrangement)
    assert game.position()["seats"][0]["city"]["villa"] == {"colonists": 0, "nobles": 1}


def test_a_hint_gives_the_whole_storage_that_wins() -> None:
    """Points are equal and barrels break the tie (5.2): only four of them are more than three doubloons."""
    goods = {"corn": 3, "indigo": 2, "sugar": 1}
    ships = [{"capacity": 4, "good": "coffee", "loaded": 1}, {"capacity": 6, "good": "tobacco", "loaded": 1}]
    seat = {"vp": 8, "doubloons": 0, "goods": goods, "city": {"small_warehouse": {"colonists": 1}}}
    game = play(last_role(seat, {"vp": 9, "doubloons": 3}, left="captain", ships=ships), "captain")
    found = bots.hint(game, evaluator=PlayoutBot(seed=1, playouts=300))
    assert found.plan is not None
    first, second = (answer.text for answer in found.plan.answers)
    assert first == "keep all corn"
    assert second in ("keep one indigo", "keep one sugar")
    assert found.arrangement is None
    assert "\N{MINUS SIGN}2 corn" not in found.plan.reason
    play(game, first, second)
    assert game.winners == (0,)


def test_only_placements_and_storages_have_a_plan() -> None:
    found = bots.hint(table(), evaluator=Opinion(("captain", 100, 0.5, 0.02)))
    assert (found.plan, found.arrangement) == (None, None)


@pytest.mark.parametrize(
    ("worth_of_none", "verdict"),
    [
        (0.1, "Best move: Quarry 1. Clearly better than the others."),
        (0.49, "Best move: Quarry 1. Other moves may be just as good."),
    ],
    ids=["clearly worse", "within its error"],
)
def test_a_plan_is_no_more_certain_than_its_least_certain_answer(worth_of_none: float, verdict: str) -> None:
    game = play(table({"island": {"corn": {}, "quarry": {}}, "city": {"office": {}}}), "mayor", "pass")
    bot = Preference(place_0_corn=0.5, place_1_quarry=0.5, place_0_quarry=worth_of_none)
    found = bots.hint(game, evaluator=bot)
    assert found.as_good == ()
    assert found.verdict == verdict


@pytest.mark.usefixtures("known")
def test_a_budget_is_playouts_or_seconds_of_the_bot_that_is_named() -> None:
    game = table()
    few, many, timed = (bots.hint(game, budget, evaluator="playouts") for budget in (56, 280, 2.8))
    assert [found.evaluation.candidates[0].visits for found in (few, many)] == [2, 70 // len(game.answers)]
    assert facts(many) == facts(timed)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    ("budget", "evaluator", "sentence"),
    [
        (0, "playouts", "budget must be a positive number of playouts"),
        (-1.0, "playouts", "got -1.0"),
        (True, "playouts", "got True"),
        (10, "nobody", "unknown bot 'nobody'"),
        (10, "first", "'first' has no option 'playouts'"),
        (10, "playouts:depth=3", "'playouts' has no option 'depth'"),
    ],
)
def test_a_hint_that_cannot_be_given_is_refused_with_a_sentence(budget: Any, evaluator: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        bots.hint(table(), budget, evaluator=evaluator)


def test_nobody_gets_a_hint_when_the_game_is_over() -> None:
    game = play(last_round(doubloons=0), "prospector")
    assert game.is_over
    with pytest.raises(ValueError, match="no player is asked"):
        bots.hint(game, evaluator=PlayoutBot())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_there_is_a_hint_in_words_at_any_moment_of_any_rule_set(path: Path) -> None:
    game = pr.Game.from_text(path.read_text(encoding="utf-8"))
    entries = [entry for entry in game.log if entry.chosen and not entry.is_moment and not entry.by_chance]
    bot = PlayoutBot(playouts=2)
    for entry in random.Random(path.stem).sample(entries, 2):
        asked = pr.Game(entry.before, 0, "auto")
        found = bots.hint(asked, evaluator=bot)
        assert found.seat == entry.seat
        assert {advice.answer for advice in found.advice} <= set(asked.answers)
        for words in (found.verdict, *(advice.reason for advice in found.advice)):
            assert words[0].isupper()
            assert words.endswith(".")
            assert "_" not in words
            assert ".." not in words


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_plan_can_be_carried_out_in_any_rule_set(path: Path) -> None:
    game = pr.Game.from_text(path.read_text(encoding="utf-8"))
    by_kind = [entry for entry in game.log if entry.chosen and entry.question.name in ("PLACE", "STORE")]
    bot = PlayoutBot(playouts=2)
    for entry in random.Random(path.stem).sample(by_kind, 2):
        asked = pr.Game(entry.before, 0, "auto")
        found = bots.hint(asked, evaluator=bot)
        assert found.plan is not None
        assert found.plan.answers[0] == found.best
        one_by_one = play(asked.copy(), *(answer.text for answer in found.plan.answers))
        assert (one_by_one.question, one_by_one.seat) != (entry.question, entry.seat)
        if found.arrangement is not None:
            asked.arrange(found.arrangement)
            assert asked.record == one_by_one.record


PROGRAM = """
import random, puertorico as pr
from puertorico.bots.protocol import UnknownBot
from puertorico.study.hint import hint
from puertorico.table.domain.refusals import Unavailable
from puertorico.table.views.advice_view import hint_view
from puertorico.terminal.line_mode import LineGame
from puertorico.terminal.sources.local_table import LocalTable

class AdvisedTable(LocalTable):
    async def hint(self):
        try:
            return hint_view(hint(self.table.game, evaluator={adviser!r}))
        except UnknownBot as error:
            raise Unavailable("failed", str(error))

seat = {{"island": {{"corn": {{}}, "quarry": {{}}}}, "city": {{"office": {{}}}}}}
game = pr.Game.from_position({{"rules": {{"players": 3}}, "seats": [seat]}}, seed=1)
LineGame(AdvisedTable(game, [0], "first", pace="instant", prepare=False)).play()
"""


def typed_into(adviser: str, folder: Path, *lines: str) -> str:
    """What the terminal shows with this adviser when these lines are typed; another package brings the bot."""
    path = os.pathsep.join([str(playouts.install(folder / "packages")), str(Path(__file__).parents[1] / "support")])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(adviser=adviser)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_h_in_the_terminal_gives_the_best_answers_with_their_numbers_and_the_question_stays(tmp_path: Path) -> None:
    shown = typed_into("playouts", tmp_path, "h", "builder", "hint", "q")
    assert shown.count("Thinking ahead…") == 2
    roles, buildings = shown.split("Thinking ahead…")[1:]
    assert "\nBest move: " in roles
    numbered = [line for line in roles.splitlines() if "chance of winning (±" in line]
    names = ["Settler", "Mayor", "Builder", "Craftsman", "Trader", "Captain"]
    assert len(numbered) == 3
    for row in numbered:
        number, name = row.split(":")[0].split(". ")
        assert names[int(number) - 1] == name
    assert re.search(r"^ +\d+\. Build the .*: about \d+% chance of winning", buildings, re.MULTILINE)
    assert all(len(row) <= 80 for row in shown.splitlines())


def test_h_in_the_terminal_says_so_when_there_is_no_adviser(tmp_path: Path) -> None:
    assert "No hint available: unknown bot 'nobody'; valid bots:" in typed_into("nobody", tmp_path, "h", "q")


def test_h_in_the_terminal_gives_a_placement_that_can_be_typed(tmp_path: Path) -> None:
    shown = typed_into("playouts", tmp_path, "mayor", "pass", "h", "q")
    advised = re.search(r"^To use this placement, type: (.*)$", shown, re.MULTILINE)
    assert advised is not None
    assert f"Best move: {advised[1]}." in shown
    kind, number = advised[1].split()
    after = typed_into("playouts", tmp_path / "again", "mayor", "pass", advised[1], "q")
    assert re.search(rf"^  You place colonists: {kind}( plantation)? \+{number}$", after, re.MULTILINE)


def test_an_answer_that_was_played_is_explained_even_if_it_is_not_among_the_best() -> None:
    game = pr.Game.new(players=3, seed=1)
    worst = bots.hint(game, 400, answers=6).advice[-1].answer
    assert worst not in [advice.answer for advice in bots.hint(game, 400, answers=2).advice]
    explained = bots.hint(game, 400, answers=2, played=worst)
    assert [advice.answer for advice in explained.advice][2:] == [worst]
    assert explained.advice[-1].told.compared_with == explained.best.text
    best = bots.hint(game, 400, answers=2, played=explained.best)
    assert len(best.advice) == 2
