"""The command `puertorico`: sub-commands, options, saved games, and how it leaves."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from patience import PATIENCE
from program import PROGRAM, run, started

import puertorico as pr
from puertorico.cli.main import COMMANDS, main
from puertorico.study.puzzle import daily_puzzles, puzzles


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game that was played to its end."""
    file = tmp_path_factory.mktemp("games") / "finished.txt"
    game = pr.Game.new(2, seed=3)
    while not game.is_over:
        game.play(game.answers[0])
    file.write_text(game.to_text(), encoding="utf-8")
    return file


def test_a_game_is_played_in_the_terminal() -> None:
    done = run(["terminal"])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Puerto Rico, 4 players. You are seat 0; the other seats play at random.")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([*command.split(), "--help"])
    assert leaving.value.code == 0
    assert f"example: puertorico {command}".rstrip() in capsys.readouterr().out


def test_warming_up_compiles_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    """All entry points of compiled code outside of the training room are named."""
    assert main(["warm-up"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"{n} of {len(lines)}" for n in range(1, len(lines) + 1)]
    folder = Path(pr.__file__).parent
    for package in ("bots", "envs"):
        for source in folder.glob(f"{package}/*.py"):
            for module in re.findall(r"""compiled.module\("(\S+)"\)""", source.read_text(encoding="utf-8")):
                assert f"puertorico_compiled.{module}" in sys.modules, f"{source.name} compiles {module}"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("terminal --players 7", "players must be 2, 3, 4 or 5, got 7"),
        ("terminal --players many", "must be an integer, got 'many'"),
        ("terminal --expansions pirates", "unknown expansion: 'pirates'"),
        ("terminal --seat 4", "--seat must be from 0 to 3, got 4"),
        ("terminal --players 2 --seat -1", "--seat must be from 0 to 1, got -1"),
        ("terminal --option hidden_vp", "--option must be NAME=VALUE"),
        ("terminal --option hidden_vp=perhaps", "hidden_vp must be one of False, True, got 'perhaps'"),
        ("terminal --option seed=3", "unknown option 'seed'; valid options: vp_5p"),
        ("terminal --option players=3", "unknown option 'players'"),
        ("terminal --seed 1.5", "must be an integer, got '1.5'"),
        (
            "terminal --language fr",
            "unknown language 'fr'; valid languages: en (English), cs (Čeština), de (Deutsch)",
        ),
        ("replay notes.txt --language klingon", "unknown language 'klingon'; valid languages: en (English)"),
        ("terminal --color", "unrecognized arguments: --color"),
        ("dance", "invalid choice: 'dance'"),
        ("terminal --load nowhere.txt", "nowhere.txt cannot be read: No such file"),
        ("terminal --load .", ". cannot be read: Is a directory"),
        ("terminal --load notes.txt", "notes.txt is not a game text: the first line must be"),
        ("terminal --load picture.png", "picture.png is not a game text: it is not encoded in UTF-8"),
        ("terminal --load notes.txt --players 3", "cannot be combined with --load: a saved game has its own rules"),
        ("terminal --save .", ". cannot be written: it is not a file"),
        ("terminal --save nowhere/game.txt", "nowhere/game.txt cannot be written: No such file"),
        ("terminal --save notes.txt", "notes.txt already exists: add --load notes.txt to continue that game"),
        ("replay", "the following arguments are required: FILE"),
        ("replay notes.txt", "notes.txt is not a game text"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_two(
    command: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("milk, eggs\n", encoding="utf-8")
    Path("picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    assert main(command.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.startswith("puertorico: ")
    assert captured.err.count("\n") == 1
    assert Path("notes.txt").read_text(encoding="utf-8") == "milk, eggs\n"


def test_errors_of_the_real_program_are_on_stderr() -> None:
    done = run(["terminal", "--players", 1])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "puertorico: players must be 2, 3, 4 or 5, got 1\n"


def test_options_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["--players", 5, "--expansions", "nobles", "--option", "vp_5p=122", "--option", "hidden_vp=false"]
    run(["terminal", *options, "--save", file])
    rules = pr.Game.from_text(file.read_text(encoding="utf-8")).position()["rules"]
    assert rules == {"players": 5, "expansions": ["nobles"], "vp_5p": 122, "hidden_vp": False}


def test_a_loaded_game_continues_as_if_never_interrupted(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    typed = ["2", "1", "1", "2", "1", "2", "1", "1"]
    run(["terminal", "--seed", 11, "--save", whole], typed)
    run(["terminal", "--seed", 11, "--save", halves], typed[:4])
    run(["terminal", "--seed", 11, "--load", halves, "--save", halves], typed[4:])
    assert halves.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["halves.txt", "whole.txt"]


def test_loading_without_saving_leaves_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(["terminal", "--seed", 1, "--save", file], ["settler"])
    before = file.read_bytes()
    done = run(["terminal", "--load", file], ["1", "1", "q"])
    assert done.returncode == 0
    assert file.read_bytes() == before


def test_the_seed_is_in_no_saved_game_and_on_no_screen(tmp_path: Path) -> None:
    """The seed reveals all future draws."""
    file = tmp_path / "game.txt"
    done = run(["terminal", "--seed", 918273645, "--save", file], ["1", "1", "1"])
    assert "918273645" not in done.stdout + file.read_text(encoding="utf-8")


def test_the_end_of_input_says_how_to_continue(tmp_path: Path) -> None:
    done = run(["terminal", "--players", 3, "--seat", 1, "--save", "my game.txt"], ["1"], folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.splitlines()[-1]
    command = "puertorico terminal --load 'my game.txt' --save 'my game.txt' --seat 1"
    assert last == f"Goodbye. To continue: {command}"
    assert run(shlex.split(command)[1:], folder=tmp_path).returncode == 0


def test_quitting_without_saving_says_so() -> None:
    done = run(["terminal", "--seed", 1], ["q"])
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "Goodbye. The game was not saved; start with --save FILE to keep it."


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with started(
        [*PROGRAM, "terminal", "--language", "en", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert any("Which role" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert f"To continue: puertorico terminal --load {file}" in out
    assert not pr.Game.from_text(file.read_text(encoding="utf-8")).is_over


def test_a_game_that_is_over_can_be_loaded_and_shows_its_scores(finished: Path) -> None:
    done = run(["terminal", "--load", finished])
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over\n" in done.stdout


def test_replay_shows_every_answer_its_changes_and_the_scores(finished: Path) -> None:
    done = run(["replay", finished])
    assert (done.returncode, done.stderr) == (0, "")
    game = pr.Game.from_text(finished.read_text(encoding="utf-8"))
    for verb, told in (
        ("ROLE", "chooses the "),
        ("TAKE", "takes an? [a-z]+ plantation|takes a quarry"),
        ("LOAD", "loads [a-z]+ onto the [0-9]+-space ship"),
    ):
        answers = [entry for entry in game.log if entry.answer.verb.name == verb]
        assert len(re.findall(rf"^  Seat [01] (?:{told})", done.stdout, re.MULTILINE)) == len(answers) > 0
    assert "  Seat 0 chooses the settler\n      Roles: Settler (seat 0)\n" in done.stdout
    taken = r"Seat 0 takes a corn plantation\n      Plantations face up: Corn \d → \d\n      Seat 0: Corn plantation"
    assert re.search(taken, done.stdout)
    totals = re.search(r"^Total +(\d+) +(\d+)$", done.stdout, re.MULTILINE)
    assert totals is not None
    assert [int(total) for total in totals.groups()] == [score.total for score in game.scores]
    assert [row for row in done.stdout.splitlines() if len(row) > 80] == []


def test_replay_speaks_the_language_that_is_asked_for(finished: Path) -> None:
    done = run(["replay", finished, "--language", "de_AT"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "  Platz 0 wählt den Siedler\n      Rollen: Siedler (Platz 0)\n" in done.stdout
    assert "Das Spiel ist zu Ende\n" in done.stdout


def test_replay_shows_the_board_at_a_round(finished: Path) -> None:
    done = run(["replay", finished, "--round", 3])
    assert done.stdout.startswith("Round 3, governor: seat 0\nRoles:    ")
    assert "  Round 4, governor: seat 1\n      Round: 4\n" in done.stdout
    assert "Round: 5" not in done.stdout
    missing = run(["replay", finished, "--round", 900])
    assert missing.returncode == 2
    assert "puertorico: the game has no round 900; it has rounds 1 to" in missing.stderr


def test_replay_of_an_unfinished_game_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(pr.Game.new(2, seed=1).to_text(), encoding="utf-8")
    done = run(["replay", file])
    assert "The game is not over. If it ended now:" in done.stdout
    assert run(["replay", file, "--round", 1]).stdout.startswith("Round 1, governor: seat 0")


@pytest.mark.parametrize("command", ["replay", "games"])
def test_a_reader_that_stops_early_is_not_an_error(finished: Path, tmp_path: Path, command: str) -> None:
    many = tmp_path / "many.txt"
    many.write_text(2000 * pr.Game.new(2, seed=1).to_text(), encoding="utf-8")
    file = many if command == "games" else finished
    with started([*PROGRAM, command, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 0


def test_the_other_seats_can_be_played_by_any_bot() -> None:
    done = run(["terminal", "--players", "3", "--seed", "2", "--opponents", "merchant"], ["1", "1", "q"])
    assert "your opponents: Merchant." in " ".join(done.stdout.split())
    assert "Seat 1 chooses the" in done.stdout


def test_an_unknown_opponent_is_refused_with_those_there_are() -> None:
    done = run(["terminal", "--opponents", "nobody"], [])
    assert done.returncode == 2
    assert "unknown bot 'nobody'; valid bots: first, governor, merchant" in done.stderr


def test_a_puzzle_is_solved_in_the_terminal_and_explained() -> None:
    puzzle = daily_puzzles(date(2026, 12, 24))[0]
    done = run(["puzzle", "--date", "2026-12-24"], ["h", puzzle.best.text, "q"])
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Puzzle {puzzle.id}\nOne move is clearly best. Which one?\n" in done.stdout
    assert "No hints at this table." in done.stdout
    assert "Right: " in done.stdout
    assert "The second best: " in done.stdout
    assert re.search(r"about \d+% lower chance of winning", done.stdout)


def test_a_wrong_answer_to_a_puzzle_is_compared_with_the_best() -> None:
    puzzle = puzzles()[0]
    done = run(["puzzle", puzzle.id, "--language", "de"], [puzzle.answers[1].answer])
    assert (done.returncode, done.stderr) == (0, "")
    assert "Nicht der beste Zug. Am besten ist: " in done.stdout
    assert "Verglichen mit „" in done.stdout


def test_results_of_puzzles_are_remembered_in_the_terminal(tmp_path: Path) -> None:
    """Solved, missed, and asked no more while others are open."""
    first, second, third = daily_puzzles(date.today())
    done = run(["puzzle"], [first.best.text, second.answers[1].answer, "q"], data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Puzzles of the day\n  Puzzle {first.id}: Difficulty {first.difficulty} of 5\n")
    assert "Solved 1 day in a row" in done.stdout
    done = run(["puzzle"], ["q"], data=tmp_path)
    results = (f"{first.difficulty} of 5, solved", f"{second.difficulty} of 5, missed", f"{third.difficulty} of 5\n")
    assert all(f"Difficulty {result}" in done.stdout for result in results)
    assert f"\nPuzzle {third.id}\n" in done.stdout
    assert f"\nPuzzle {first.id}\n" not in done.stdout
    done = run(["puzzle", "--language", "ru"], [third.best.text], data=tmp_path)
    assert "Решено 1 день подряд" in done.stdout


def test_practice_continues_until_the_player_quits() -> None:
    done = run(["puzzle", "--practice"], ["1", "1", "q"])
    assert (done.returncode, done.stderr) == (0, "")
    assert len(re.findall(r"^Puzzle \d+-\d+$", done.stdout, re.MULTILINE)) == 3


def test_an_unknown_puzzle_or_date_is_refused() -> None:
    assert "unknown puzzle '0-0'; run `puertorico puzzle`" in run(["puzzle", "0-0"]).stderr
    assert "--date must look like 2026-01-31, got 'soon'" in run(["puzzle", "--date", "soon"]).stderr


def test_a_finished_game_is_played_on_from_a_round(finished: Path) -> None:
    done = run(["terminal", "--load", finished, "--round", 3], ["q"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 3, governor: " in done.stdout
    assert "Which role do you choose?" in done.stdout
    missing = run(["terminal", "--load", finished, "--round", 900])
    assert "--round: the game has no round 900; it has rounds 1 to" in missing.stderr
    assert "--round needs a saved game" in run(["terminal", "--round", 2]).stderr
