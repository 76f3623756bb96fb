"""The results of a tournament: intervals, styles, standings, ratings, the report and its pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from tournaments import made_up, play, tournament

import puertorico as pr
from puertorico.arena import styles
from puertorico.arena.charts import draw
from puertorico.arena.results import WinRate, ratings, report, standings


@pytest.mark.parametrize(
    ("times", "tries", "low", "high"),
    [(8, 10, 0.4901625, 0.9433178), (0, 10, 0, 0.2775328), (10, 10, 0.7224672, 1), (50, 100, 0.4038315, 0.5961685)],
)
def test_wilsons_interval_is_the_published_one(times: float, tries: int, low: float, high: float) -> None:
    """As R computes it: prop.test(times, tries, correct = FALSE)."""
    assert WinRate(times, tries).interval == pytest.approx((low, high), abs=1e-6)


def test_nothing_played_says_nothing() -> None:
    assert WinRate(0, 0).interval == (0, 1)
    assert WinRate(0, 0).share is None


def test_games_with_the_same_chance_count_as_one() -> None:
    """Four games of each seed always end alike: forty games carry as much information as ten."""
    parts = [(block, float(block < 5)) for block in range(10) for _ in range(4)]
    rate = WinRate.of(parts)
    assert (rate.times, rate.tries) == (20, 40)
    assert rate.independent == pytest.approx(9)
    assert rate.interval[0] < WinRate(5, 10).interval[0]


def test_games_that_differ_within_a_seed_count_each() -> None:
    """The result does not depend on the seed, so every game counts as an independent one."""
    rate = WinRate.of((block, won) for block in range(10) for won in (1.0, 0.0, 0.0, 0.0))
    assert rate.interval == WinRate(10, 40).interval
    always = WinRate.of((block, 1.0) for block in range(10) for _ in range(4))
    assert always.interval == WinRate(10, 10).interval
    once = WinRate.of((1, won) for won in (1.0, 1.0, 1.0, 0.0))
    assert once.interval[1] - once.interval[0] > 0.6


def test_the_style_of_a_bot_is_what_is_on_its_boards(tmp_path: Path) -> None:
    outcomes = play(tmp_path, tournament("planner,random", players=3), 6)
    table = styles.markdown(styles.tables(["planner", "random"], outcomes))
    assert "| customs_house | 0% | 0% |" in table  # nobody can afford it in two rounds
    found = {style.bot: style for style in styles.styles(["planner", "random"], outcomes)}
    assert found["planner"].seats == sum(outcome.bots.count("planner") for outcome in outcomes)
    for outcome in outcomes:
        game = pr.Game.from_text((tmp_path / "games" / f"{outcome.game:05}.txt").read_text(encoding="utf-8"))
        roles = [entry.answer.text for entry in game.log if entry.question.name == "CHOOSE_ROLE"]
        assert outcome.opening == roles[:3]
        assert outcome.endings == ["max_rounds"]
        assert outcome.built == [list(seat["city"]) for seat in game.position()["seats"]]
    assert sum(styles.openings(outcomes).values()) == 6
    assert found["random"].built.total() == sum(
        len(outcome.built[seat]) for outcome in outcomes for seat in range(3) if outcome.bots[seat] == "random"
    )


def test_standings_count_what_happened() -> None:
    outcomes = [
        made_up(1, "abc", [1, 2, 3]),
        made_up(2, "bca", [1.5, 3, 1.5]),
        made_up(3, "aab", [1, 3, 2]),
        made_up(4, "cab", [3, 1.5, 1.5], forfeit=0),
    ]
    found = {standing.bot: standing for standing in standings("abc", 3, outcomes)}
    assert {bot: (standing.wins.times, standing.wins.tries) for bot, standing in found.items()} == {
        "a": (3.0, 5),
        "b": (1.0, 4),
        "c": (0.0, 3),
    }
    assert [(rate.times, rate.tries) for rate in found["a"].seats] == [(2.0, 2), (0.5, 2), (0.5, 1)]
    assert (found["a"].ahead["b"].times, found["a"].ahead["b"].tries) == (3.0, 5)
    assert (found["b"].ahead["c"].times, found["b"].ahead["c"].tries) == (3.0, 3)
    assert found["a"].place == pytest.approx((1 + 1.5 + 1 + 3 + 1.5) / 5)
    assert found["a"].score == pytest.approx((9 + 9 + 9 + 7) / 4)
    assert found["a"].sources == {"chips": found["a"].score, "nobles": 0}
    assert (found["a"].mean_seconds, found["a"].max_seconds) == (0.1, 0.5)
    assert [found[bot].forfeits for bot in "abc"] == [0, 0, 1]


def test_ratings_follow_the_places_and_grow_certain() -> None:
    outcomes = [made_up(number, "abc", [1, 2.5, 2.5]) for number in range(30)]
    few, many = ratings("abc", outcomes[:5]), ratings("abc", outcomes)
    assert many["a"][0] > many["b"][0] == pytest.approx(many["c"][0])
    assert many["a"][1] < few["a"][1]
    alone = ratings("a", [made_up(1, "aaa", [1, 2, 3])])
    assert alone["a"][0] == pytest.approx(25)


def test_the_report_is_for_people() -> None:
    outcomes = [made_up(1, "ab", [1, 2]), made_up(2, "ba", [2, 1]), made_up(3, "ab", [1, 2], forfeit=1)]
    lines = report(standings("ab", 2, outcomes), outcomes).splitlines()
    assert lines[1].split() == ["1", "a", "3", "100.0%", "43.9-100.0%", "1.00", "9.0", *lines[1].split()[7:]]
    assert lines[2].endswith("100.00 ms  500.00 ms")
    assert "points from  chips" in lines
    assert lines[-1] == "b lost 1 game by forfeit; in game 3: RuntimeError: no plan"


def test_pictures_can_be_drawn_of_any_tournament(tmp_path: Path) -> None:
    """Of bots that never played or never ended a game, and with names that look like formulas."""
    names = ["$x_", "_hidden", "never", "b" * 99]
    outcome = made_up(1, "abc", [1.5, 1.5, 3], forfeit=2)
    outcome.bots[:] = [names[0], names[1], names[3]]
    first = {path.name: path.read_bytes() for path in draw(standings(names, 3, [outcome]), tmp_path)}
    again = {path.name: path.read_bytes() for path in draw(standings(names, 3, [outcome]), tmp_path)}
    assert first == again
    assert sorted(first) == ["ratings.png", "ratings.svg", "seats.png", "seats.svg", "sources.png", "sources.svg"]
