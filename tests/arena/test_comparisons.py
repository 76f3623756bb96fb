"""Ratings with intervals, sequential tests that may be checked after every game, and the report."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import partial
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import pytest

from puertorico.arena.bradley_terry import elo_ratings
from puertorico.arena.early_stop import BotComparison, SequentialTest
from puertorico.arena.match import MatchResult
from puertorico.arena.referee import play_here
from puertorico.arena.tournament import Tournament, play_tournament
from puertorico.arena.tournament_folder import TournamentFolder
from puertorico.cli.main import main


def result(number: int, bots: Sequence[str], places: list[float], block: int | None = None) -> MatchResult:
    """The result of a game in which only the places matter."""
    seats = len(bots)
    return MatchResult(
        game=number,
        block=number if block is None else block,
        bots=list(bots),
        places=places,
        wins=[float(place == 1) for place in places],
        points=[0] * seats,
        sources=[{}] * seats,
        rounds=10,
        answers=[1] * seats,
        seconds=[0.1] * seats,
        slowest=[0.1] * seats,
        forfeit=None,
        reason=None,
    )


def duels(wins: int, losses: int) -> list[MatchResult]:
    return [result(n, "ab", [1.0, 2.0] if n < wins else [2.0, 1.0]) for n in range(wins + losses)]


def test_elo_is_the_logarithm_of_the_odds() -> None:
    """Three wins for each loss are 400 log10(3) = 191 points, minus a little for the prior tie."""
    found = elo_ratings(["a", "b"], duels(300, 100))
    assert found["a"].rating - found["b"].rating == pytest.approx(400 * math.log10(300.5 / 100.5), abs=0.1)
    assert found["a"].rating == pytest.approx(-found["b"].rating)


def test_elo_of_three_bots_agrees_with_the_odds_of_each_two() -> None:
    """Strengths 4, 2 and 1: a beats b two times in three, b beats c as often, and a beats c four times in five."""
    outcomes: list[MatchResult] = []
    for pair, ahead in (("ab", 200), ("bc", 200), ("ac", 240)):
        outcomes += [result(len(outcomes) + n, pair, [1.0, 2.0] if n < ahead else [2.0, 1.0]) for n in range(300)]
    ratings = [elo.rating for elo in elo_ratings(["a", "b", "c"], outcomes).values()]
    step = 400 * math.log10(2)
    assert ratings == pytest.approx([step, 0, -step], abs=2)


def test_elo_intervals_are_as_wide_as_the_games_are_few() -> None:
    """For 100 games won half, the standard error of the difference is 400 / ln 10 * 2 / sqrt(100) = 35 points."""
    few, many = (elo_ratings(["a", "b"], duels(n, n))["a"] for n in (50, 800))
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    assert few.low < 0 < few.high
    # An interval of one of two bots is half of that of the difference.
    assert few.high - few.low == pytest.approx(1.96 * 35, rel=0.15)
    assert many.high - many.low == pytest.approx((few.high - few.low) / 4, rel=0.15)


def test_games_with_the_same_chance_make_elo_no_more_certain() -> None:
    once = duels(50, 50)
    twice = [result(2 * n + again, "ab", game.places, block=n) for n, game in enumerate(once) for again in (0, 1)]
    one, two = elo_ratings(["a", "b"], once)["a"], elo_ratings(["a", "b"], twice)["a"]
    assert one.low is not None
    assert two.low is not None
    assert two.low == pytest.approx(one.low, rel=0.1)
    alone = elo_ratings(["a", "b"], [result(1, "ab", [1.0, 2.0], block=0), result(2, "ba", [2.0, 1.0], block=0)])["a"]
    assert (alone.low, alone.high) == (None, None)
    assert alone.rating > 0


def compared(chance: float, blocks: int, chooser: random.Random) -> BotComparison:
    """A comparison of two bots, the first of which places ahead with this chance."""
    comparison = BotComparison(("a", "b"), limit=40)
    for block in range(blocks):
        places = [1.0, 2.0] if chooser.random() < chance else [2.0, 1.0]
        comparison.add_block([result(block, "ab", places)], block + 1)
    return comparison


def test_equal_bots_are_rarely_called_different_however_often_the_test_is_checked() -> None:
    """At most one in twenty is promised. An ordinary 5% test, checked after every game, would decide about half."""
    chooser = random.Random(1)
    decided = sum(compared(0.5, 400, chooser).ahead is not None for _ in range(300))
    assert decided <= 15


def test_the_stronger_bot_is_found_and_sooner_if_it_is_much_stronger() -> None:
    chooser = random.Random(2)
    games = {}
    for chance in (0.65, 0.9):
        found = [compared(chance, 400, chooser) for _ in range(40)]
        assert [comparison.ahead for comparison in found] == ["a"] * 40
        games[chance] = sum(comparison.games or 0 for comparison in found) / 40
    assert games[0.9] < 25 < games[0.65] < 200
    assert compared(0.1, 100, chooser).ahead == "b"


PLAN = Tournament(("planner", "random"), {"players": 2, "expansions": [], "max_rounds": 4}, 1, 20.0)


def test_blocks_count_in_their_order_and_only_when_they_are_complete() -> None:
    """A block of two bots at two seats has two games."""
    test = SequentialTest(PLAN.matches(), 100, PLAN.bots)
    results = {}
    for match in islice(PLAN.matches(), 40):
        places = [1.0 if bot == "planner" else 2.0 for bot in match.bots]
        results[match.number] = result(match.number, match.bots, places, match.block)
    late = {number: results[number] for number in results if number != 3}
    assert test.update(late) is None
    assert [comparison.blocks for comparison in test.comparisons] == [1]
    after = test.update(results)
    assert after is not None
    assert after % 2 == 0
    assert [comparison.ahead for comparison in test.comparisons] == ["planner"]
    assert test.update(results) == after


def test_a_tournament_ends_when_it_is_decided_whatever_the_workers(tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        with TournamentFolder(tmp_path / str(workers), PLAN) as folder:
            play, seen = partial(play_here, workers=workers), list[MatchResult]()
            outcomes = play_tournament(PLAN, 200, folder, play, seen.append, stop_when_decided=True)
            played = len(seen)
            assert len(outcomes) <= played < 60
            assert play_tournament(PLAN, 200, folder, play, seen.append, stop_when_decided=True) == outcomes
            assert len(seen) == played
            found.append([outcome.places for outcome in outcomes])
    assert found[0] == found[1]


class Page(HTMLParser):
    """What a page loads, and its cells."""

    def __init__(self) -> None:
        super().__init__()
        self.sources: list[str] = []
        self.cells: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.cells.append(data)


def test_the_report_is_one_page_that_loads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = "arena --players 2 --bots planner,random --games 100 --option max_rounds=4 --stop-when-decided --out here"
    assert main(command.split()) == 0
    said = capsys.readouterr().out
    assert "planner is stronger than random: decided after" in said
    assert "of 100 games" in said
    page = Page()
    page.feed((tmp_path / "here" / "report.html").read_text(encoding="utf-8"))
    assert len(page.sources) == 3
    assert all(source.startswith("data:image/svg+xml;base64,") for source in page.sources)
    assert {"1 planner", "2 random", "Elo", "openings"} <= set(page.cells)
    assert any("is stronger than random" in cell for cell in page.cells)
