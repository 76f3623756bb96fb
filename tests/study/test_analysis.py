"""The analysis of whole games: what it finds, what it does not claim, how it is stopped, continued and reported."""

from __future__ import annotations

import csv
import json
import math
import os
import random
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import playouts
import pytest
from patience import PATIENCE, wait_until
from play import play, won_by_a_large_building
from playouts import PlayoutBot
from program import PROGRAM, started
from pyarrow import parquet

import puertorico as pr
from puertorico import locale
from puertorico.bots import Candidate, Evaluation, Prompt, UnknownBot, roster
from puertorico.cli.main import main
from puertorico.data import append_game, tables
from puertorico.game.notation import Answer
from puertorico.locale.words import Words
from puertorico.study.analysis import AnalysisError, analyze
from puertorico.study.findings import Analysis, Decision, Expectation
from puertorico.study.html_report import page
from puertorico.study.report import as_data, to_text, write_reports
from puertorico.study.review_text import answers, cost, numbers, reasons, swings, when

GAMES = Path(__file__).parents[1] / "games"
BOT = "playouts:playouts=20"
ENGLISH = Words("en")


class NoiseBot:
    """To this bot all answers are equally good; only the luck of a few trials makes them look different."""

    def __init__(self, seed: int = 0, tries: int = 40) -> None:
        self.random, self.tries = random.Random(seed), tries

    def choose(self, prompt: Prompt) -> Answer:
        return self.evaluate(prompt).candidates[0].answer

    def evaluate(self, prompt: Prompt) -> Evaluation:
        candidates = []
        for answer in prompt.answers:
            value = sum(self.random.random() < 0.5 for _ in range(self.tries)) / self.tries
            candidates.append(Candidate(answer, self.tries, value, math.sqrt(0.25 / self.tries), (20.0, 20.0)))
        candidates.sort(key=lambda candidate: -candidate.value)
        mean = sum(candidate.value for candidate in candidates) / len(candidates)
        mine = (mean, 1 - mean) if prompt.seat == 0 else (1 - mean, mean)
        return Evaluation(prompt.seat, mine, (20.0, 20.0), tuple(candidates))


class FiveNoiseBot(NoiseBot):
    """The same for five players, with nothing to choose between the seats."""

    def evaluate(self, prompt: Prompt) -> Evaluation:
        found = super().evaluate(prompt)
        candidates = tuple(replace(candidate, points=(20.0,) * 5) for candidate in found.candidates)
        return replace(found, winning=(0.2,) * 5, points=(20.0,) * 5, candidates=candidates)


class BrokenBot(NoiseBot):
    """A bot of someone else that fails."""

    def evaluate(self, prompt: Prompt) -> Evaluation:
        raise RuntimeError("out of ideas")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"playouts": PlayoutBot, "noise": NoiseBot, "noise5": FiveNoiseBot, "broken": BrokenBot}
    for name, maker in bots.items():
        monkeypatch.setitem(roster.BOTS, name, maker)


@pytest.fixture(scope="module")
def golden() -> pr.Game:
    return pr.Game.from_text((GAMES / "2-base.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def analyzed(golden: pr.Game) -> Iterator[Analysis]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(roster.BOTS, "playouts", PlayoutBot)
        yield analyze(golden, BOT)


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The file of a game of which only a part is played."""
    game = pr.Game.new(3, seed=2)
    answers = random.Random(5)
    for _ in range(30):
        game.play(answers.choice(game.answers))
    file = tmp_path / "short.txt"
    file.write_text(game.to_text(), encoding="utf-8")
    return file


def blunder() -> pr.Game:
    """The builder wins with a large building, but builds nothing."""
    return play(won_by_a_large_building(), "builder", "pass")


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
    assert "seat 0 from 52% to 20%" in swings(ENGLISH, first)


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


class Program:
    """The real program, where another package brings the bot."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(playouts.install(folder / "packages")), str(Path(__file__).parents[1] / "support")])
        self.environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}

    def start(self, *arguments: object) -> AbstractContextManager[subprocess.Popen[str]]:
        return started(
            [*PROGRAM, "analyze", *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=self.environment,
            start_new_session=True,
        )


def count_lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


def test_the_number_of_processes_changes_nothing(short: Path, tmp_path: Path) -> None:
    with Program(tmp_path).start(short, "--bot", BOT, "--workers", 2) as done:
        shown, told = done.communicate(timeout=PATIENCE)
    assert (done.returncode, told.splitlines()[0]) == (0, "0 of 31 decisions")
    assert shown.startswith("Analysis: short.txt\n3 players, ")
    written = (tmp_path / "short-analysis" / "report.json").read_text(encoding="utf-8")
    alone = analyze(pr.Game.from_text(short.read_text(encoding="utf-8"), seed=0), BOT)
    assert json.loads(written) == json.loads(json.dumps(as_data(alone)))


def test_an_interrupted_analysis_goes_on_where_it_stopped(short: Path, tmp_path: Path) -> None:
    program, folder = Program(tmp_path), tmp_path / "out"
    looks = folder / "looks.jsonl"
    arguments = [short, "--bot", "playouts:playouts=100", "--out", folder, "--workers", 2]
    with program.start(*arguments) as running:
        wait_until(lambda: count_lines(looks) >= 1, "a decision is looked at")
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: to the workers too
        _, told = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Stopped. Run the same command again to continue." in told
    assert "Traceback" not in told
    kept = count_lines(looks)
    assert 1 <= kept < 31
    assert not (folder / "report.html").exists()

    with program.start(*arguments) as again:
        _, told = again.communicate(timeout=PATIENCE)
    assert (again.returncode, told.splitlines()[0]) == (0, f"{kept} of 31 decisions")
    assert (folder / "report.html").exists()
    keys = [json.loads(line)["key"] for line in looks.read_text(encoding="utf-8").splitlines()]
    assert len(keys) == len(set(keys)) == 31


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_workers_do_not_outlive_a_program_that_is_killed(short: Path, tmp_path: Path) -> None:
    program, folder = Program(tmp_path), tmp_path / "out"

    def workers() -> list[str]:
        own = [path for path in Path("/proc").iterdir() if path.name.isdigit() and path.name != str(running.pid)]
        return [path.name for path in own if _session(path) == running.pid]

    with program.start(short, "--bot", "playouts:playouts=200000", "--out", folder, "--workers", 2) as running:
        wait_until(lambda: len(workers()) >= 2, "two workers are there")
        running.kill()
        running.communicate()
        wait_until(lambda: not workers(), "no worker is there anymore")


def _session(process: Path) -> int:
    """The session of a process that has not ended yet."""
    try:
        state, _, _, session = (process / "stat").read_text().rpartition(")")[2].split()[:4]
    except (OSError, ValueError):
        return -1
    return -1 if state == "Z" else int(session)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("analyze", "the following arguments are required: FILE"),
        ("analyze nowhere.txt", "nowhere.txt cannot be read: No such file"),
        ("analyse nowhere.txt", "nowhere.txt cannot be read: No such file"),  # the British spelling works too
        ("analyze notes.txt", "notes.txt is not a game text"),
        ("analyze short.txt --bot nobody", "unknown bot 'nobody'; the bots are"),
        ("analyze short.txt --bot first", "'first' cannot evaluate answers; use search"),
        ("analyze short.txt --bot playouts:depth=3", "'playouts' has no option 'depth'"),
        ("analyze short.txt --workers 0", "--workers must be at least 1, got 0"),
        ("analyze short.txt --bot playouts --out notes.txt", "cannot be used: File exists"),
        ("analyze short.txt --bot broken --workers 1 --out out", "broken failed: RuntimeError: out of ideas"),
        ("analyze new.txt --bot playouts", "the game contains no decisions yet"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_two(
    command: str, sentence: str, short: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(short.parent)
    Path("notes.txt").write_text("milk, eggs\n", encoding="utf-8")
    Path("new.txt").write_text(pr.Game.new(3, seed=1).to_text(), encoding="utf-8")
    assert main(command.split()) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert len([line for line in captured.err.splitlines() if line.startswith("puertorico: ")]) == 1
    assert "Traceback" not in captured.err


def test_the_python_face_raises_the_same_sentences(golden: pr.Game) -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'nobody'"):
        analyze(golden, "nobody")
    with pytest.raises(AnalysisError, match="the game contains no decisions yet"):
        analyze(pr.Game.new(2, seed=1), BOT)


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
    told = [(decision, *answers(words, decision)) for decision in analyzed.mistakes]
    assert all(escape(cost(words, *mistake)) in html for mistake in told)
    whole = " ".join(head.split())
    assert all(
        " ".join(reason.split()) in whole for decision in analyzed.mistakes for reason in reasons(words, decision)
    )


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


def test_every_player_is_reviewed_by_the_points_lost_per_decision(golden: pr.Game) -> None:
    """Of four decisions one loses two points and another one: 0.75 per decision."""
    losses = [0.0, 2.0, 0.0, 1.0]
    decisions = [decision(number, 0.5, 0.5, points_lost=lost) for number, lost in enumerate(losses, 1)]
    first, second = Analysis(golden, BOT, tuple(decisions)).reviews
    assert (first.decisions, first.mistakes, first.points_lost) == (4, 0, 0.75)
    assert first.error == pytest.approx(0.3 / 2), "four errors of 0.3"
    assert (second.decisions, second.points_lost) == (0, 0)
    assert numbers(ENGLISH, first) == "Seat 0: about 0.75 points lost per decision (±0.15), mistakes: 0 of 4"


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
    monkeypatch.setitem(roster.BOTS, "noise", NoiseBot)
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
