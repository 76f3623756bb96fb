"""The reports of an analysis: text, JSON and page, and the tables of a folder of games."""

from __future__ import annotations

import csv
import json
import random
import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from analyses import BOT, NoiseBot, analyzed_game, golden_game, known_bots
from play import play
from pyarrow import parquet

import puertorico as pr
from puertorico import locale
from puertorico.bots import builtin_bots
from puertorico.cli.main import main
from puertorico.data import append_game, tables
from puertorico.locale.message_text import sentence
from puertorico.locale.words import Words
from puertorico.study.analysis import analyze
from puertorico.study.analysis_results import Analysis
from puertorico.study.html_report import page
from puertorico.study.report import to_text, write_reports
from puertorico.study.review_messages import cost

__all__ = ["analyzed_game", "golden_game", "known_bots"]


def test_the_text_report_has_a_line_a_round_a_line_a_decision_and_every_mistake(analyzed: Analysis) -> None:
    text = to_text(analyzed, "golden.txt")
    head, table = text.split("\nAll decisions\n")
    assert [line for line in head.splitlines() if len(line) > 80] == []
    assert len(re.findall(r"^ +\d+ +\d+% +\d+%$", head, re.MULTILINE)) == analyzed.game.round
    assert len(re.findall(r"^ [ !] +\d+ Seat \d: ", table, re.MULTILINE)) == len(analyzed.decisions)
    assert table.count("\n !") == len(analyzed.mistakes)
    marked = re.findall(r"^Round (\d+), (\w+), turning point (\d)\n +!? *(\d+) ", table, re.MULTILINE)
    assert marked == [
        (str(turn.round), turn.phase.capitalize(), str(number), str(turn.first))
        for number, turn in enumerate(analyzed.turning_points, 1)
    ]
    assert " ".join(head.split()).count(" was better. ") >= len(analyzed.mistakes)


@pytest.mark.parametrize("language", locale.languages())
def test_reports_are_in_the_language_of_the_reader(analyzed: Analysis, language: str) -> None:
    """First the curve, the deciding moments and the players in numbers, then the details."""
    words = Words(language)
    html = page(analyzed, "golden.txt", language)
    assert Page(html).open == []
    assert f'<html lang="{language}">' in html
    sections = ("analysis-chances", "analysis-turning-points", "report-players", "report-mistakes", "report-sources")
    assert re.findall("<h2>(.*?)</h2>", html) == [words(section) for section in (*sections, "report-all")]
    head, _ = to_text(analyzed, "golden.txt", language).split(f"\n{words('report-all')}\n")
    assert [line for line in head.splitlines() if len(line) > 80] == []
    assert all(escape(sentence(words, cost(mistake))) in html for mistake in analyzed.mistakes)
    whole = " ".join(head.split())
    reasons = [sentence(words, line) for mistake in analyzed.mistakes for line in mistake.reasons]
    assert reasons
    assert all(" ".join(reason.split()) in whole for reason in reasons)


def test_players_of_the_same_name_are_told_apart(analyzed: Analysis) -> None:
    text = to_text(replace(analyzed, names=("merchant", "merchant")), "golden.txt")
    assert "Merchant (seat 0): about" in text
    assert "Merchant (seat 1): about" in text


def test_the_json_report_holds_everything(analyzed: Analysis, golden: pr.Game, tmp_path: Path) -> None:
    write_reports(analyzed, tmp_path, "golden.txt")
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (data["bot"], data["players"], data["over"]) == (BOT, 2, True)
    assert data["winners"] == list(golden.winners)
    assert [score["total"] for score in data["scores"]] == [score.total for score in golden.scores]
    assert len(data["decisions"]) == len(analyzed.decisions)
    assert sum(each["mistake"] for each in data["decisions"]) == len(analyzed.mistakes)
    for each in data["decisions"]:
        assert {"before", "after", "best", "loss", "error", "answer", "seat", "round"} <= set(each)


def test_a_folder_of_games_gives_a_table_of_players_and_all_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games").mkdir()
    for number, seats in enumerate((("ana", "bot"), ("bot", "ana"))):
        names = "".join(f"# seat {seat}: {name}\n" for seat, name in enumerate(seats))
        text = play(pr.Game.new(2, seed=number), "settler", "pass").to_text()
        Path(f"games/{number}.txt").write_text(names + text, encoding="utf-8")
    assert main(["analyze", "games", "--bot", "noise", "--workers", "1", "--parquet"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^ana +2 +\d+ +\d+  \d\.\d\d ± \d\.\d\d$", shown, re.MULTILINE)
    with Path("games-analysis/decisions.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["name"], row["answer"]) for row in rows[:2]] == [
        ("0.txt", "ana", "settler"),
        ("0.txt", "ana", "pass"),
    ]
    assert {row["game"] for row in rows} == {"0.txt", "1.txt"}
    typed = parquet.read_table("games-analysis/decisions.parquet").to_pylist()
    assert [{name: str(value) for name, value in row.items()} for row in typed] == [
        {**row, **{name: str(row[name] == "1") for name in ("decided", "mistake")}} for row in rows
    ]
    seats = parquet.read_table("games-analysis/seats.parquet").to_pylist()
    assert [(row["game"], row["seat"], row["name"]) for row in seats] == [
        ("0.txt", 0, "ana"),
        ("0.txt", 1, "bot"),
        ("1.txt", 0, "bot"),
        ("1.txt", 1, "ana"),
    ]
    assert sum(row["decisions"] for row in seats) == len(rows)
    assert {row["points"] for row in seats} == {None}, "no game is over"


def test_a_file_of_games_is_analyzed_like_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for number in range(2):
        append_game("many.txt.gz", play(pr.Game.new(2, seed=number), "settler", "pass"), names=["ana", "bot"])
    assert main(["analyze", "many.txt.gz", "--bot", "noise", "--workers", "1"]) == 0
    assert re.search(r"^ana +2 ", capsys.readouterr().out, re.MULTILINE)
    with Path("many-analysis/decisions.csv").open(encoding="utf-8", newline="") as file:
        assert {row["game"] for row in csv.DictReader(file)} == {"many.txt.gz 1", "many.txt.gz 2"}
    assert sorted(path.name for path in Path("many-analysis").iterdir()) == [
        "decisions.csv",
        "looks.jsonl",
        "seats.csv",
    ]
    Path("empty").mkdir()
    assert main(["analyze", "empty"]) == 2
    assert capsys.readouterr().err == "puertorico: empty contains no games\n"


def test_parquet_without_its_library_is_refused_before_the_analysis(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    (tmp_path / "0.txt").write_text(pr.Game.new(2, seed=1).to_text(), encoding="utf-8")
    assert main(["analyze", str(tmp_path), "--out", str(tmp_path / "out"), "--parquet"]) == 2
    assert capsys.readouterr().err == "puertorico: Parquet needs pyarrow: install puertorico with its extra `data`\n"
    assert not (tmp_path / "out").exists()


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(analyzed: Analysis, tmp_path: Path) -> None:
    text = write_reports(analyzed, tmp_path, "a <b>golden</b> game & more")[2].read_text(encoding="utf-8")
    whole = Page(text)
    assert whole.open == []
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in whole.tags}
    assert not re.search(r"https?:|url\(|@import|\bsrc=", text)
    assert "a &lt;b&gt;golden&lt;/b&gt; game &amp; more" in text
    ids = {attributes["id"] for _, attributes in whole.tags if "id" in attributes}
    targets = {attributes["href"] for tag, attributes in whole.tags if tag == "a"}
    assert {str(target).removeprefix("#") for target in targets} <= ids
    assert {f"d{each.number}" for each in analyzed.decisions} <= ids
    assert text.count('class="phase"') == len(analyzed.phases())
    assert len(re.findall(r'class="phase".*turning point', text)) == len(analyzed.turning_points)
    lines = [attributes for tag, attributes in whole.tags if tag == "path" and "d" in attributes]
    curves = [line["d"] for line in lines if str(line.get("class")).startswith("line s")]
    assert [str(curve).count("L") for curve in curves] == [len(analyzed.phases())] * 2


def test_the_page_of_a_game_with_everything_in_it_is_whole(tmp_path: Path) -> None:
    """A draft, forests, guests and nobles: the phases before the first role and all sources of points."""
    game = pr.Game.new(5, ["new_buildings", "nobles"], seed=3)
    answers = random.Random(3)
    while game.round < 3:
        game.play(answers.choice(game.answers))
    analysis = analyze(game, "noise5")
    assert analysis.decisions[0].phase == "draft"
    text = write_reports(analysis, tmp_path, "half a game")[2].read_text(encoding="utf-8")
    assert Page(text).open == []
    assert "Points so far" in text
    assert "Round 1, Choosing the buildings" in text


def test_who_played_is_told_where_the_game_text_says_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(builtin_bots.BOTS, "noise", NoiseBot)
    text = play(pr.Game.new(2, seed=1), "prospector").to_text()
    seats = "# seat 0: planner\n# seat 1: <search>\n"
    Path("told.txt").write_text(seats + text, encoding="utf-8")
    Path("half.txt").write_text("# seat 1: planner\n" + text, encoding="utf-8")
    for file, names in (("told", ["planner", "<search>"]), ("half", None)):
        assert main(["analyze", f"{file}.txt", "--bot", "noise", "--workers", "1"]) == 0
        assert ("Planner: about " in capsys.readouterr().out) == bool(names)
        assert json.loads(Path(f"{file}-analysis/report.json").read_text(encoding="utf-8"))["names"] == names
        shown = Path(f"{file}-analysis/report.html").read_text(encoding="utf-8")
        assert ("<b>&lt;search&gt;</b>" in shown) == bool(names)
