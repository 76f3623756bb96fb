"""The analysis of whole games: what it finds, and what it does not claim."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from analyses import BOT, NoiseBot, analyzed_game, blunder, golden_game, known_bots, short_game

import puertorico as pr
from puertorico.bots import Candidate, Evaluation, Prompt, UnknownBot, builtin_bots
from puertorico.locale.message_text import sentence, text
from puertorico.locale.words import Words
from puertorico.study import analysis as analysis_module
from puertorico.study import calibration
from puertorico.study.analysis import AnalysisError, analyze
from puertorico.study.analysis_results import Analysis, Decision, Expectation
from puertorico.study.comparison import LONG_CHANCE_BLIND
from puertorico.study.review_messages import numbers, swings
from puertorico.study.review_text import when

__all__ = ["analyzed_game", "golden_game", "known_bots", "short_game"]


ENGLISH = Words("en")


def test_every_decision_of_a_golden_game_is_looked_at(analyzed: Analysis, golden: pr.Game) -> None:
    entries = [entry for entry in golden.log if entry.chosen and not entry.is_moment and not entry.by_chance]
    assert [(decision.seat, decision.answer) for decision in analyzed.decisions] == [
        (entry.seat, entry.answer.text) for entry in entries
    ]
    assert [decision.number for decision in analyzed.decisions] == list(range(1, len(entries) + 1))
    for decision in analyzed.decisions:
        assert sum(decision.before.winning) == pytest.approx(1)
        assert decision.loss >= 0
        assert (decision.loss == 0 and decision.error == 0) or decision.answer != decision.best


def test_a_decision_ends_where_the_next_begins_and_the_last_with_the_result(
    analyzed: Analysis, golden: pr.Game
) -> None:
    for decision, following in pairwise(analyzed.decisions):
        assert decision.after == following.before
    end = analyzed.decisions[-1].after
    assert end.points == tuple(score.total for score in golden.scores)
    assert end.winning == tuple(float(seat in golden.winners) for seat in range(2))
    assert end.errors == (0, 0)


def test_a_thrown_away_victory_is_a_mistake_and_a_turning_point_with_a_reason() -> None:
    analysis = analyze(blunder(), "playouts:playouts=300")
    (mistake,) = analysis.mistakes
    assert (mistake.answer, mistake.seat) == ("pass", 0)
    large = {f"build {building}" for building in ("guild_hall", "residence", "fortress", "customs_house", "city_hall")}
    assert mistake.best in large
    assert mistake.loss == 1
    assert mistake.error < 0.01
    assert "Seat 0: \N{MINUS SIGN}4 points, +9 doubloons" in mistake.reason
    assert mistake.after.winning == (0, 1)
    (turn,) = analysis.turning_points
    assert (turn.phase, turn.after, turn.mistake) == ("builder", (0, 1), mistake)


def test_differences_within_their_error_are_not_called_mistakes(golden: pr.Game) -> None:
    """To the noise bot no answer is better than another, so every mistake that is found is a false one."""
    analysis = analyze(golden, "noise")
    worse = [decision for decision in analysis.decisions if decision.answer != decision.best]
    assert len(worse) > 50
    assert analysis.mistakes == ()


def decision(number: int, before: float, after: float, **changes: object) -> Decision:
    """A decision of a game of two in which seat 0's chance changes like this."""
    made = Decision(
        number=number,
        round=number,
        phase="mayor",
        seat=0,
        question="CHOOSE_ROLE",
        answer="mayor",
        best="settler",
        loss=0.0,
        error=0.0,
        points_lost=0.0,
        points_error=0.3,
        is_decided=False,
        told=None,
        before=Expectation((before, 1 - before), (20.0, 20.0), (0.02, 0.02)),
        after=Expectation((after, 1 - after), (20.0, 20.0), (0.02, 0.02)),
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def test_the_turning_points_are_the_largest_swings_beyond_their_error(golden: pr.Game) -> None:
    chances = [0.5, 0.52, 0.2, 0.26, 0.6, 0.61, 0.3]
    steps = enumerate(pairwise(chances), 1)
    analysis = Analysis(golden, BOT, tuple(decision(number, *step) for number, step in steps))
    assert [turn.round for turn in analysis.turning_points] == [2, 4, 6]
    first = analysis.turning_points[0]
    assert abs(first.swing) == pytest.approx(0.32)
    assert when(ENGLISH, first) == "Round 2, Mayor"
    assert "seat 0 from 52% to 20%" in text(ENGLISH, swings(first))


@pytest.mark.parametrize(
    ("loss", "error", "mistake"), [(0.1, 0.03, True), (0.1, 0.06, False), (0.005, 0.0, False), (0.02, 0.0, True)]
)
def test_a_mistake_is_larger_than_twice_its_error_and_not_tiny(loss: float, error: float, mistake: bool) -> None:
    assert decision(1, 0.5, 0.4, loss=loss, error=error).is_mistake is mistake


def test_a_second_run_takes_everything_from_the_file_and_a_broken_line_is_looked_at_again(
    short: Path, tmp_path: Path
) -> None:
    game = pr.Game.from_text(short.read_text(encoding="utf-8"), seed=0)
    cache = tmp_path / "looks.jsonl"
    first = analyze(game, BOT, cache=cache)
    lines = cache.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 31  # the open question too
    seen: list[tuple[int, int]] = []
    assert analyze(game, BOT, cache=cache, progress=lambda *step: seen.append(step)) == first
    assert seen == [(31, 31)]
    cache.write_text("".join([*lines[:20], "[]\n", "\n", lines[20][:40]]), encoding="utf-8")
    seen.clear()
    assert analyze(game, BOT, cache=cache, progress=lambda *step: seen.append(step)) == first
    assert seen == [(done, 31) for done in range(20, 32)]
    other = analyze(game, "playouts:playouts=30", cache=cache)
    assert other.decisions != first.decisions


def test_the_python_face_raises_the_same_sentences(golden: pr.Game) -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'nobody'"):
        analyze(golden, "nobody")
    with pytest.raises(AnalysisError, match="the game contains no decisions yet"):
        analyze(pr.Game.new(2, seed=1), BOT)


def test_every_player_is_reviewed_by_the_points_lost_per_decision(golden: pr.Game) -> None:
    """Of four decisions one loses two points and another one: 0.75 per decision."""
    losses = [0.0, 2.0, 0.0, 1.0]
    decisions = [decision(number, 0.5, 0.5, points_lost=lost) for number, lost in enumerate(losses, 1)]
    first, second = Analysis(golden, BOT, tuple(decisions)).reviews
    assert (first.decisions, first.mistakes, first.points_lost) == (4, 0, 0.75)
    assert first.error == pytest.approx(0.3 / 2), "four errors of 0.3"
    assert (second.decisions, second.points_lost) == (0, 0)
    assert sentence(ENGLISH, numbers(first)) == "Seat 0: about 0.75 points lost per decision (±0.15), mistakes: 0 of 4"


class Coarse(NoiseBot):
    """To this bot seat 0 always wins six of ten games."""

    chance = 0.6

    def evaluate(self, prompt: Prompt) -> Evaluation:
        own = self.chance if prompt.seat == 0 else 1 - self.chance
        candidates = tuple(Candidate(answer, 100, own, 0.0, (20.0, 20.0)) for answer in prompt.answers)
        return Evaluation(prompt.seat, (self.chance, 1 - self.chance), (20.0, 20.0), candidates)


class Fine(Coarse):
    """Someone who looks longer sees that it is nine of ten."""

    chance = 0.9


def test_where_chances_changed_most_longer_searches_look_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their chances are shown, with their smaller errors; the result of the game has none."""
    monkeypatch.setitem(builtin_bots.BOTS, "coarse", Coarse)
    monkeypatch.setitem(builtin_bots.BOTS, "fine", Fine)
    assert analyze(blunder(), "coarse").turning_points[0].before == (0.6, 0.4)
    monkeypatch.setattr(analysis_module, "ANALYST", "coarse")
    monkeypatch.setattr(analysis_module, "LONG_ANALYST", "fine")
    analysis = analyze(blunder(), "coarse")
    (turn,) = analysis.turning_points
    assert turn.before == pytest.approx((0.9, 0.1))
    assert turn.after == (0, 1)
    assert analysis.decisions[0].before.errors[0] == pytest.approx(LONG_CHANCE_BLIND * 0.3)
    assert analysis.decisions[-1].after.errors == (0, 0)


def test_the_calibration_measures_how_far_chances_are_from_a_long_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chances differ by 0.3, and the spread of a result that comes nine times of ten is 0.3."""
    monkeypatch.setitem(builtin_bots.BOTS, "coarse", Coarse)
    monkeypatch.setitem(builtin_bots.BOTS, "fine", Fine)
    monkeypatch.setattr(calibration, "REFERENCE", "fine")
    prompt = Prompt.of(pr.Game.new(2, seed=1))
    assert calibration.chance_deviation([prompt], "coarse", 1) == pytest.approx(1)
    assert calibration.chance_deviation([prompt], "fine", 1) == 0


def test_only_the_five_largest_swings_are_looked_at_again(golden: pr.Game) -> None:
    chances = [0.5, 0.53, 0.2, 0.26, 0.6, 0.9, 0.3, 0.7, 0.75]
    steps = enumerate(pairwise(chances), 1)
    analysis = Analysis(golden, BOT, tuple(decision(number, *step) for number, step in steps))
    assert [[each.number for each in phase] for phase in analysis.largest_swings] == [[6], [7], [4], [2], [5]]
