"""The game in a terminal, played as people play it: lines typed into the real program."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import shlex
import subprocess
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from program import PROGRAM, run

import puertorico as pr
from puertorico.bots.roster import LEVELS
from puertorico.notation import BUILDING_NAMES, QUESTION_VERBS, ROLE_NAMES
from puertorico.rules.state import State
from puertorico.terminal import line, words
from puertorico.terminal.board import Board, score_table, verdict

DOCS = Path(__file__).parent.parent / "docs" / "terminal.md"


def saved(game: pr.Game, folder: Path) -> Path:
    """A game as a file that the program can load."""
    file = folder / "game.txt"
    file.write_text(game.to_text(), encoding="utf-8")
    return file


def seats_after(file: Path) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = pr.Game.from_text(file.read_text(encoding="utf-8")).position()["seats"]
    return seats


def assert_fits_the_screen(text: str) -> None:
    assert [row for row in text.splitlines() if len(row) > 80] == []
    assert all(letter.isprintable() or letter == "\n" for letter in text)


def test_a_whole_game_of_ones_ends_with_the_score_sheet_and_the_winner(tmp_path: Path) -> None:
    done = run(["terminal", "--seed", 7, "--save", "game.txt"], repeat("1", 500), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert_fits_the_screen(done.stdout)
    game = pr.Game.from_text((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert game.is_over
    totals = re.search(r"^total +(.*)$", done.stdout, re.MULTILINE)
    assert totals is not None
    assert [int(total) for total in totals[1].split()] == [score.total for score in game.scores]
    assert verdict(game.scores, game.winners, 0) in done.stdout


@pytest.mark.parametrize(("players", "expansions", "seat"), [(2, "new_buildings", 1), (5, "new_buildings,nobles", 0)])
def test_a_whole_game_of_any_numbers_ends(players: int, expansions: str, seat: int) -> None:
    numbers = random.Random(players)
    typed = [str(numbers.randint(1, 6)) for _ in range(2_000)]
    done = run(["terminal", "--players", players, "--expansions", expansions, "--seat", seat, "--seed", 4], typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert_fits_the_screen(done.stdout)


def test_garbage_is_refused_with_a_sentence_and_the_question_stays() -> None:
    typed = b"xyzzy\n\xff\xfe\x00\n\xc2\xb2\n0\n99\n-1\n123456789\n" + b"z" * 100_000 + b"\n\t\nsettler\n"
    done = run(["terminal", "--seed", 1], typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "'xyzzy' is no answer: type a number from 1 to 7, or ? for help." in done.stdout
    assert "There is no answer 99: type a number from 1 to 7." in done.stdout
    assert "You choose the settler." in done.stdout
    assert_fits_the_screen(done.stdout)


@pytest.mark.parametrize("typed", ["build small_market", "Build  Small Mar", "small market", "5"])
def test_an_answer_is_its_number_its_text_or_an_unambiguous_part(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(["terminal", "--seed", 1, "--players", 3, "--save", file], ["builder", typed])
    assert list(seats_after(file)[0]["city"]) == ["small_market"]


def test_an_ambiguous_beginning_and_an_illegal_answer_are_explained() -> None:
    done = run(["terminal", "--seed", 1], ["builder", "build small", "build harbor", "pass"])
    assert "That could be build small indigo plant, build small sugar mill, build small" in done.stdout
    assert "You cannot build harbor now: you do not have enough doubloons." in done.stdout


def test_a_single_letter_is_the_command_even_where_answers_begin_with_it() -> None:
    done = run(["terminal", "--seed", 1], ["s"])
    assert "If the game ended now:" in done.stdout
    assert "You choose" not in done.stdout


def test_help_explains_the_commands_buildings_and_roles() -> None:
    done = run(["terminal", "--seed", 1], ["?", "? large warehouse", "? mayor", "? nonsense"])
    assert line.HELP in done.stdout
    assert "large warehouse: column 2, cost 6, 2 points, 1 circle." in done.stdout
    assert words.ROLES["mayor"] in done.stdout
    assert "There is no such building or role" in done.stdout


def test_the_levels_are_offered_in_words_from_weak_to_strong() -> None:
    assert list(words.OPPONENTS) == list(LEVELS)
    shown = run(["terminal", "--seed", 1], ["? opponents"]).stdout
    offered = shown.split("Round 1")[0]
    told = shown.split("With --opponents")[1]
    for text in (offered, told):
        places = [text.index(level) for level in LEVELS]
        assert places == sorted(places)
    assert "merchant: a good player" in told
    assert "played by viceroy, the strongest" in " ".join(line.greeting(4, 0, "viceroy").split())
    assert line.greeting(2, 1, "planner").endswith("; the others are played by planner.")


def test_the_prompt_offers_a_hint() -> None:
    assert "Your answer, 1-7, h for a hint or ?: " in run(["terminal", "--seed", 1]).stdout


def test_the_log_of_a_round_can_be_read_again() -> None:
    done = run(["terminal", "--seed", 7], ["settler", "corn", "pass", "l 1"])
    told = done.stdout.rsplit("Round 1:\n", 1)[1]
    assert told.startswith("  You choose the settler.\n  You take corn.\n")


def test_undo_takes_back_the_last_answer_and_what_the_others_did_since(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = run(["terminal", "--seed", 7, "--save", file], ["u", "settler", "corn", "u", "indigo"])
    assert "You have not answered anything yet." in done.stdout
    assert "Your last answer is taken back." in done.stdout
    text = file.read_text(encoding="utf-8")
    assert "0: take indigo" in text
    assert "0: take corn" not in text


def test_after_undo_the_others_answer_as_before(tmp_path: Path) -> None:
    """Otherwise undo would be a way to wish for other opponents."""
    once, twice = tmp_path / "once.txt", tmp_path / "twice.txt"
    run(["terminal", "--seed", 7, "--save", once], ["prospector"])
    run(["terminal", "--seed", 7, "--save", twice], ["prospector", "u", "prospector"])
    assert once.read_text(encoding="utf-8") == twice.read_text(encoding="utf-8")


def test_points_of_others_are_hidden_unless_the_game_is_open() -> None:
    hidden = run(["terminal", "--seed", 1], ["s", "q"]).stdout
    assert hidden.count("points hidden") == 3
    assert "seat 1" not in hidden.split("If the game ended now:")[1].split("total")[0]
    shown = run(["terminal", "--seed", 1, "--option", "hidden_vp=no"], ["s", "q"]).stdout
    assert "points hidden" not in shown
    assert "seat 3" in shown.split("If the game ended now:")[1].split("total")[0]


def test_points_that_others_gain_are_told_only_when_points_are_shown() -> None:
    seats = [{}, {"goods": {"corn": 3}, "island": {"corn": {"tiles": 1}}}]
    game = pr.Game.from_position({"rules": {"players": 2}, "governor": 1, "seats": seats}, seed=1)
    game.play("captain")
    game.play("load corn 4")
    hidden, told = words.Teller(0, True).tell(game.log), words.Teller(0, False).tell(game.log)
    assert "Seat 1 loads corn on the ship of 4 (-3 corn)." in hidden
    assert "Seat 1 loads corn on the ship of 4 (+4 points, -3 corn)." in told


def test_a_typed_placement_that_cannot_be_is_explained(tmp_path: Path) -> None:
    """Three pieces and four circles: none may stay in San Juan."""
    seat = {"island": {"corn": {"tiles": 2, "colonists": 2}, "quarry": {}}, "city": {"hacienda": {}}}
    file = saved(pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1), tmp_path)
    typed = ["mayor", "pass", "corn 1, sugar 2", "corn 1, haci 1", "corn 1, quarry 1, haci 2", "corn one, haci 1"]
    done = run(["terminal", "--load", file, "--save", file, "--seed", 1], typed)
    assert "Before this phase they stood so: corn 2, quarry 0, hacienda 0" in done.stdout
    assert "sugar is not one of your places: corn, quarry, hacienda." in done.stdout
    assert "0 in quarry cannot be: pieces may stay in San Juan only when every circle is" in done.stdout
    assert "2 in hacienda cannot be: you have not so many pieces or circles." in done.stdout
    assert "An arrangement reads like this: corn 2, hacienda 1" in done.stdout
    assert seats_after(file)[0]["san_juan"]["colonists"] == 3


def test_a_typed_placement_is_carried_out(tmp_path: Path) -> None:
    seat = {"island": {"corn": {"tiles": 2}, "quarry": {}}, "city": {"hacienda": {}}}
    start = pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1)
    file = saved(start, tmp_path)
    run(["terminal", "--load", file, "--save", file, "--seed", 1], ["mayor", "colonist", "quarry 1, hacienda 1"])
    after = seats_after(file)[0]
    assert after["island"]["quarry"]["colonists"] == after["city"]["hacienda"]["colonists"] == 1
    assert after["island"]["corn"]["colonists"] == 0


def test_a_typed_placement_of_nobles_names_both(tmp_path: Path) -> None:
    seat = {"island": {"corn": {"tiles": 2}}, "city": {"villa": {}}, "san_juan": {"nobles": 1}}
    position = {"rules": {"players": 3, "expansions": ["nobles"]}, "seats": [seat]}
    file = saved(pr.Game.from_position(position, seed=1), tmp_path)
    run(["terminal", "--load", file, "--save", file, "--seed", 1], ["mayor", "pass", "colonist", "corn 1, villa 0+1"])
    after = seats_after(file)[0]
    assert after["city"]["villa"] == {"colonists": 0, "nobles": 1}
    assert after["island"]["corn"]["colonists"] == 1


def test_the_placement_is_also_asked_kind_by_kind(tmp_path: Path) -> None:
    seat = {"island": {"corn": {"tiles": 2}, "quarry": {}}, "city": {"hacienda": {}}}
    file = saved(pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1), tmp_path)
    typed = ["mayor", "pass", "place 0", "place 1 quarry"]
    done = run(["terminal", "--load", file, "--save", file, "--seed", 1], typed)
    assert "How many colonists go to corn (2 circles)? You have 1." in done.stdout
    assert seats_after(file)[0]["island"]["quarry"]["colonists"] == 1


def test_prices_incomes_and_points_stand_beside_the_answers(tmp_path: Path) -> None:
    seat = {"doubloons": 3, "goods": {"coffee": 1}, "city": {"small_market": {"colonists": 1}}}
    file = saved(pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1), tmp_path)

    def after(role: str) -> str:
        return run(["terminal", "--load", file], [role]).stdout

    assert re.search(r"build indigo plant +price 2$", after("builder"), re.MULTILINE)
    # Coffee 4, small market 1, trader's privilege 1.
    assert re.search(r"sell coffee +\+6 doubloons$", after("trader"), re.MULTILINE)
    assert re.search(r"load coffee 6 +\+2 points, -1 coffee$", after("captain"), re.MULTILINE)


def test_a_price_outside_the_builder_phase_has_no_privilege() -> None:
    """The chooser of the last role is not the builder."""
    game = pr.Game.from_position({"rules": {"players": 2}, "seats": [{"doubloons": 9}]}, seed=1)
    game.play("prospector")
    while game.question.name != "CHOOSE_ROLE" or game.seat != 0:
        game.play(game.answers[-1])
    assert Board(game.record, game.observe(0), 0).price("hacienda") == "2"
    game.play("builder")
    assert Board(game.record, game.observe(0), 0).price("hacienda") == "1"


def test_a_skipped_turn_is_told_with_its_reason() -> None:
    done = run(["terminal", "--seed", 1, "--players", 2], ["trader"])
    assert "You trade nothing: you have no such barrel." in done.stdout
    assert "Seat 1 trades nothing: they have no such barrel." in done.stdout


def test_the_board_shows_what_lies_on_the_table() -> None:
    position = {
        "rules": {"players": 4},
        "ships": [{"capacity": 6, "good": "corn", "loaded": 3}],
        "trading_house": ["corn", "coffee"],
        "roles": {"mayor": {"doubloons": 2}, "builder": {"taken": 0}},
        "seats": [
            {"doubloons": 5, "vp": 7, "island": {"quarry": {"tiles": 2, "colonists": 1}}, "goods": {"sugar": 2}},
            {"vp": 9, "san_juan": {"colonists": 2}, "city": {"wharf": {"colonists": 1}}},
        ],
    }
    game = pr.Game.from_position(position, seed=1)
    board = "\n".join(Board(game.record, game.observe(0), 0).whole())
    for shown in (
        "Round 1, governor you",
        "mayor with 2 doubloons",
        "Taken:    builder by you",
        "Ships:    empty 0/5, corn 3/6, empty 0/7",
        "Trading:  corn, coffee, 2 places free",
        "You:      5 doubloons, 7 points, goods: sugar 2",
        "  Island: quarry 1/2, 10 spaces free",
        "points hidden, 2 colonists in San Juan",
        "  City:   wharf 1/1, 11 spaces free",
        "wharf 8 x1",  # 9 printed, less one for an occupied quarry
    ):
        assert shown in board


def test_the_score_sheet_leaves_out_sources_that_gave_nobody_anything() -> None:
    seat = {"vp": 9, "city": {"fortress": {"colonists": 1}}, "san_juan": {"colonists": 5}}
    game = pr.Game.from_position({"rules": {"players": 2}, "seats": [seat]}, seed=1)
    table = score_table(game.scores, [0, 1], 0)
    assert [row.split() for row in table[1:5]] == [
        ["chips", "9", "0"],
        ["buildings", "4", "0"],
        ["fortress", "2", "0"],
        ["total", "15", "0"],
    ]


def test_everything_has_words() -> None:
    assert set(words.BUILDINGS) == set(BUILDING_NAMES)
    assert set(words.ROLES) == set(ROLE_NAMES)
    asked, does, passes = set(), set(), set()
    for question, verbs in QUESTION_VERBS.items():
        if question != pr.Question.CHANCE:
            asked.add(question)
            does |= set(verbs)
            if any(verb.name == "PASS" for verb in verbs):
                passes.add(question)
    told = {pr.Question.PLACE, pr.Question.LAY_TILE, pr.Question.BLACK_MARKET}
    assert asked == set(words._QUESTIONS) | told
    assert {verb.name for verb in does} - {"PASS", "PLACE", "PLACE_NOBLE"} == {verb.name for verb in words._DOES}
    assert passes == set(words._PASSES)


@pytest.mark.parametrize(("players", "expansions"), [(2, ("new_buildings",)), (4, ("new_buildings", "nobles"))])
def test_every_question_and_every_entry_of_a_game_can_be_told(players: int, expansions: tuple[str, ...]) -> None:
    game = pr.Game.new(players, expansions, seed=5, draft_mode="random", black_market_strict=False)
    choices, state = random.Random(5), State.blank()
    while not game.is_over:
        state.load(game.record)
        assert words.question_in_words(state)
        game.play(choices.choice(game.answers))
    told = words.Teller(0, False).tell(game.log)
    assert any("The game ends after this round" in sentence for sentence in told)
    assert all(re.fullmatch(r"[A-Z].*\.", sentence) for sentence in told)


def screen(arguments: list[str], **environment: str) -> str:
    """What the program draws on a real terminal before it asks."""
    master, slave = pty.openpty()
    plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(
        [*PROGRAM, *arguments], stdin=slave, stdout=slave, stderr=slave, env={**plain, "TERM": "xterm", **environment}
    ) as process:
        os.close(slave)
        drawn = b""
        while b"Your answer" not in drawn and select.select([master], [], [], 20)[0]:
            drawn += os.read(master, 4096)
        process.kill()
    os.close(master)
    return drawn.decode()


def test_bold_type_only_on_a_terminal_that_wants_it() -> None:
    assert "\033[1m" in screen(["terminal", "--seed", "1"])
    assert "\033" not in screen(["terminal", "--seed", "1"], NO_COLOR="1")
    assert "\033" not in run(["terminal", "--seed", "1"]).stdout


def test_the_sessions_in_the_documentation_are_real() -> None:
    """Every session begins with `$ puertorico …`; what stands after a prompt is typed."""
    sessions = re.findall(r"```text\n\$ puertorico (.*)\n((?s:.*?))```", DOCS.read_text(encoding="utf-8"))
    assert sessions
    for command, shown in sessions:
        typed = re.findall(r"^Your answer, .*\?: (.*)$", shown, re.MULTILINE)
        assert run(shlex.split(command), typed).stdout.startswith(shown)


def test_the_documentation_names_every_option_and_every_letter() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for command in ("terminal", "replay", "bench"):
        for option in set(re.findall(r"--[a-z]+", run([command, "--help"]).stdout)) - {"--help"}:
            assert f"`{option}" in page, f"{command} {option}"
    for letter in re.findall(r"^  (\S+) {2,}", line.HELP, re.MULTILINE):
        assert f"`{letter}`" in page
