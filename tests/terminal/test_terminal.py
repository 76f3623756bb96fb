"""The game in a terminal, played as people play it: lines typed into the real program."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENCE
from program import PROGRAM, run

import puertorico as pr
from puertorico import locale
from puertorico.bots.builtin_bots import LEVELS
from puertorico.game.messages import message_id
from puertorico.game.narrator import runs, tell
from puertorico.game.notation import QUESTION_VERBS
from puertorico.locale.words import Words
from puertorico.rules.answers import Verb
from puertorico.table.views.question import question_view
from puertorico.terminal import question_text
from puertorico.terminal.board import Board, score_table, verdict
from puertorico.terminal.help import COMMANDS, greeting, help_lines
from puertorico.terminal.line_mode import LineGame
from puertorico.terminal.log_text import log_lines
from puertorico.terminal.question_text import answer_text, own_gains
from puertorico.terminal.replay import replay
from puertorico.terminal.sources.local_table import LocalTable

DOCS = Path(__file__).parents[2] / "docs" / "terminal.md"
ENGLISH = Words("en", 0)


def saved(game: pr.Game, folder: Path) -> Path:
    """A game as a file that the program can load."""
    file = folder / "game.txt"
    file.write_text(game.to_text(), encoding="utf-8")
    return file


def seats_after(file: Path) -> list[dict[str, Any]]:
    game = pr.Game.from_text(file.read_text(encoding="utf-8"))
    return [dict(board) for board in game.position()["seats"]]


def told(game: pr.Game) -> list[str]:
    """The whole log, told to seat 0."""
    return log_lines(ENGLISH, tell(runs(game.log), 0))


def assert_fits_the_screen(text: str) -> None:
    assert [row for row in text.splitlines() if len(row) > 80] == []
    assert all(letter.isprintable() or letter == "\n" for letter in text)


def test_a_whole_game_of_ones_ends_with_the_score_sheet_and_the_winner(tmp_path: Path) -> None:
    done = run(["terminal", "--seed", 7, "--save", "game.txt"], repeat("1", 500), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert_fits_the_screen(done.stdout)
    game = pr.Game.from_text((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert game.is_over
    totals = re.search(r"^Total +(.*)$", done.stdout, re.MULTILINE)
    assert totals is not None
    assert [int(total) for total in totals[1].split()] == [score.total for score in game.scores]
    assert verdict(game.scores, game.winners, ENGLISH) in done.stdout


@pytest.mark.parametrize(("players", "expansions", "seat"), [(2, "new_buildings", 1), (5, "new_buildings,nobles", 0)])
def test_a_whole_game_of_any_numbers_ends(players: int, expansions: str, seat: int) -> None:
    numbers = random.Random(players)
    typed = [str(numbers.randint(1, 6)) for _ in range(2_000)]
    done = run(["terminal", "--players", players, "--expansions", expansions, "--seat", seat, "--seed", 4], typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\nThe game is over\n" in done.stdout
    assert_fits_the_screen(done.stdout)


def test_garbage_is_refused_with_a_sentence_and_the_question_stays() -> None:
    typed = b"xyzzy\n\xff\xfe\x00\n\xc2\xb2\n0\n99\n-1\n123456789\n" + b"z" * 100_000 + b"\n\t\nsettler\n"
    done = run(["terminal", "--seed", 1], typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not understood: 'xyzzy'. Type a number from 1 to 7, or ? for help." in done.stdout
    assert "There is no answer 99: type a number from 1 to 7." in done.stdout
    assert "You choose the settler\n" in done.stdout
    assert_fits_the_screen(done.stdout)


@pytest.mark.parametrize("typed", ["build small_market", "Build  the Small Mar", "small market", "MARK", "5"])
def test_an_answer_is_its_number_its_text_or_an_unambiguous_part(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(["terminal", "--seed", 1, "--players", 3, "--save", file], ["builder", typed])
    assert list(seats_after(file)[0]["city"]) == ["small_market"]


def test_an_ambiguous_beginning_and_an_illegal_answer_are_explained() -> None:
    done = run(["terminal", "--seed", 1], ["builder", "build small", "build harbor", "pass"])
    assert "That could be: Build the Small Indigo Plant for free, Build the Small Sugar" in done.stdout
    assert "Not possible now ('build harbor'): not enough doubloons." in done.stdout


def test_a_single_letter_is_the_command_even_where_answers_begin_with_it() -> None:
    done = run(["terminal", "--seed", 1], ["s"])
    assert "If the game ended now:" in done.stdout
    assert "You choose" not in done.stdout


def test_help_explains_the_commands_buildings_and_roles() -> None:
    done = run(["terminal", "--seed", 1], ["?", "? large warehouse", "? mayor", "? nonsense"])
    assert "\n".join(help_lines(ENGLISH)) in done.stdout
    assert "Large Warehouse: Column 2, Cost 6, 2 points, 1 circle. Captain:" in done.stdout
    assert f"Mayor: {ENGLISH('role-mayor.action')[:40]}" in done.stdout
    assert "Unknown building or role" in done.stdout


def test_the_levels_are_offered_in_words_from_weak_to_strong() -> None:
    shown = run(["terminal", "--seed", 1], ["? opponents"]).stdout
    offered = shown.split("Round 1")[0]
    told = shown.split("Choose your opponents with --opponents NAME")[1]
    for text in (offered, told):
        places = [text.index(level) for level in LEVELS]
        assert places == sorted(places)
    assert "merchant: Hard for most: calculates every move and plays instantly." in told
    assert "your opponents: Viceroy. The hardest" in " ".join(greeting(ENGLISH, 4, "viceroy").split())
    assert greeting(Words("en", 1), 2, "mine:depth=3").endswith(" your opponents: mine:depth=3.")


def test_the_prompt_offers_a_hint() -> None:
    assert "Your answer (1-7, h: hint, ?: help): " in run(["terminal", "--seed", 1]).stdout


def test_the_log_of_a_round_can_be_read_again() -> None:
    done = run(["terminal", "--seed", 7], ["settler", "corn", "pass", "l 1"])
    told = done.stdout.rsplit("Round 1:\n", 1)[1]
    assert "  You choose the settler\n  You take a corn plantation\n" in told


def test_undo_takes_back_the_last_answer_and_what_the_others_did_since(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = run(["terminal", "--seed", 7, "--save", file], ["u", "settler", "corn", "u", "indigo"])
    assert "You have no move to take back." in done.stdout
    assert "Your last move has been undone." in done.stdout
    text = file.read_text(encoding="utf-8")
    assert "0: take indigo" in text
    assert "0: take corn" not in text


def test_after_undo_the_others_answer_as_before(tmp_path: Path) -> None:
    """Otherwise undo could be used to reroll the opponents' moves."""
    once, twice = tmp_path / "once.txt", tmp_path / "twice.txt"
    run(["terminal", "--seed", 7, "--save", once], ["prospector"])
    run(["terminal", "--seed", 7, "--save", twice], ["prospector", "u", "prospector"])
    assert once.read_text(encoding="utf-8") == twice.read_text(encoding="utf-8")


def test_undo_also_takes_back_what_was_answered_before_the_game_was_loaded(tmp_path: Path) -> None:
    once, loaded = tmp_path / "once.txt", tmp_path / "loaded.txt"
    for file in (once, loaded):
        run(["terminal", "--seed", 7, "--save", file], ["settler", "corn"])
    again = run(["terminal", "--seed", 7, "--load", loaded, "--save", loaded], ["u", "corn"])
    assert "Your last move has been undone." in again.stdout
    assert loaded.read_text(encoding="utf-8") == once.read_text(encoding="utf-8")


def test_after_a_sale_the_land_office_is_asked_about(tmp_path: Path) -> None:
    """The question is the same, but no barrel can be sold anymore."""
    office = {"doubloons": 3, "goods": {"coffee": 1}, "city": {"land_office": {"colonists": 1}}}
    position = {"rules": {"players": 3, "expansions": ["nobles"]}, "seats": [office]}
    file = saved(pr.Game.from_position(position, seed=1), tmp_path)
    shown = run(["terminal", "--load", file], ["trader", "sell coffee"]).stdout.rsplit("Since your last turn", 1)[1]
    assert "Land Office: buy or sell a plantation? You have 8 doubloons." in shown
    assert "No deal" in shown


def test_points_of_others_are_hidden_unless_the_game_is_open() -> None:
    hidden = run(["terminal", "--seed", 1], ["s", "q"]).stdout
    assert hidden.count("points hidden") == 3
    assert "seat 1" not in hidden.split("If the game ended now:")[1].split("Total")[0]
    shown = run(["terminal", "--seed", 1, "--option", "hidden_vp=no"], ["s", "q"]).stdout
    assert "points hidden" not in shown
    assert "seat 3" in shown.split("If the game ended now:")[1].split("Total")[0]


def test_points_that_others_gain_are_told() -> None:
    seats = [{}, {"goods": {"corn": 3}, "island": {"corn": {"tiles": 1}}}]
    game = pr.Game.from_position({"rules": {"players": 2}, "governor": 1, "seats": seats}, seed=1)
    game.play("captain")
    game.play("load corn 4")
    assert "Seat 1 loads corn onto the 4-space ship (+4 points, \u22123 corn)" in told(game)


def test_a_typed_placement_that_cannot_be_is_explained(tmp_path: Path) -> None:
    """Three pieces and four circles: none may stay in San Juan."""
    seat = {"island": {"corn": {"tiles": 2, "colonists": 2}, "quarry": {}}, "city": {"hacienda": {}}}
    file = saved(pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1), tmp_path)
    typed = ["mayor", "pass", "corn 1, sugar 2", "corn 1, haci 1", "corn 1, quarry 1, haci 2", "corn one, haci 1"]
    done = run(["terminal", "--load", file, "--save", file, "--seed", 1], typed)
    assert "Before this phase: Corn 2\n" in done.stdout
    assert "sugar is not one of your places: Corn, Quarry, Hacienda." in done.stdout
    assert "Not possible now (Quarry 0): colonists may stay in San Juan only when every" in done.stdout
    assert "Not possible now (Hacienda 2): there are not that many pieces or circles." in done.stdout
    assert "Type a placement like this: Corn 2, Hacienda 1" in done.stdout
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
    assert "How many colonists go here: Corn (2 circles)? You have 1." in done.stdout
    assert seats_after(file)[0]["island"]["quarry"]["colonists"] == 1


def test_prices_incomes_and_points_stand_beside_the_answers(tmp_path: Path) -> None:
    seat = {"doubloons": 3, "goods": {"coffee": 1}, "city": {"small_market": {"colonists": 1}}}
    file = saved(pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1), tmp_path)

    def after(role: str) -> str:
        return run(["terminal", "--load", file], [role]).stdout

    assert re.search(r"Build the Indigo Plant for 2 doubloons$", after("builder"), re.MULTILINE)
    # Coffee 4, small market 1, trader's privilege 1.
    assert re.search(r"Sell coffee +\+6 doubloons, \u22121 coffee$", after("trader"), re.MULTILINE)
    assert re.search(r"Load coffee onto the 6-space ship +\+2 points, \u22121 coffee$", after("captain"), re.MULTILINE)


def test_a_price_outside_the_builder_phase_has_no_privilege() -> None:
    """The chooser of the last role is not the builder."""
    game = pr.Game.from_position({"rules": {"players": 2}, "seats": [{"doubloons": 9}]}, seed=1)
    game.play("prospector")
    while game.question.name != "CHOOSE_ROLE" or game.seat != 0:
        game.play(game.answers[-1])
    assert "Hacienda 2 x1" in "\n".join(Board(game.record, game.observe(0), ENGLISH).buildings())
    game.play("builder")
    assert "Hacienda 1 x1" in "\n".join(Board(game.record, game.observe(0), ENGLISH).buildings())


def test_a_skipped_turn_is_told_with_its_reason() -> None:
    done = run(["terminal", "--seed", 1, "--players", 2], ["trader"])
    assert "You sell nothing: no barrels" in done.stdout
    assert "Seat 1 sells nothing: no barrels" in done.stdout


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
    board = "\n".join(Board(game.record, game.observe(0), ENGLISH).whole())
    for shown in (
        "Round 1, governor: you",
        "Mayor (+2 doubloons)",
        "Taken:    Builder (you)",
        "Ships:    empty 0/5, Corn 3/6, empty 0/7",
        "Trading:  Corn, Coffee, 2 spaces free",
        "You:      5 doubloons, 7 points, 2 sugar",
        "  Island: Quarry 1/2, 10 free spaces",
        "points hidden, no goods, San Juan: 2 colonists",
        "  City:   Wharf 1/1, 11 free spaces",
        "Wharf 8 x1",  # 9 printed, less one for an occupied quarry
    ):
        assert shown in board


def test_the_score_sheet_leaves_out_sources_that_gave_nobody_anything() -> None:
    seat = {"vp": 9, "city": {"fortress": {"colonists": 1}}, "san_juan": {"colonists": 5}}
    game = pr.Game.from_position({"rules": {"players": 2}, "seats": [seat]}, seed=1)
    table = score_table(game.scores, [0, 1], ENGLISH)
    assert [row.rsplit(maxsplit=2) for row in table[1:5]] == [
        ["Point chips", "9", "0"],
        ["Buildings", "4", "0"],
        ["Fortress", "2", "0"],
        ["Total", "15", "0"],
    ]


def test_the_players_own_actions_are_addressed_to_them_in_every_language() -> None:
    """The log says what a player does; it has other words for the reader."""
    said = {"moment-lodge-points", "moment-produce", "moment-first-turn", "moment-prospector"}
    said |= {"placement", "placement-unchanged", "lost", "winners", "undone", "sat", "left", "stood-in", "given-back"}
    for question, verbs in QUESTION_VERBS.items():
        if question != pr.Question.CHANCE:
            said |= {f"{verb.name}" for verb in verbs} - {"PASS", "PLACE", "PLACE_NOBLE"}
            said |= {f"pass-{question.name}"} if Verb.PASS in verbs else set()
    wanted = {message_id("you", thing) for thing in said}
    for language in locale.languages():
        file = Path(locale.__file__).parent / language / "log.ftl"
        assert set(re.findall(r"^you-[a-z-]+", file.read_text(encoding="utf-8"), re.MULTILINE)) == wanted


@pytest.mark.parametrize(("players", "expansions"), [(2, ("new_buildings",)), (4, ("new_buildings", "nobles"))])
def test_every_question_and_every_entry_of_a_game_can_be_told(players: int, expansions: tuple[str, ...]) -> None:
    lines = told(random_game(players, expansions, ask=assert_can_be_asked))
    assert any("The game ends after this round" in sentence for sentence in lines)
    assert all(re.fullmatch(r"[A-Z0-9].*[^.]", sentence) for sentence in lines)


def assert_can_be_asked(game: pr.Game) -> None:
    """The question, its answers and what they bring are told to the player who is asked."""
    question, words = question_view(game), Words("en", game.seat)
    assert question is not None
    assert re.fullmatch(r"[A-Z].*", question_text.asked(words, question, game.observe(game.seat)))
    texts = [answer_text(words, question, answer, answer.price) for answer in question.answers]
    assert len(set(texts)) == len(texts)
    assert all(texts)
    assert all("{" not in own_gains(words, answer) for answer in question.answers)


def random_game(
    players: int, expansions: tuple[str, ...], ask: Callable[[pr.Game], None] = lambda game: None
) -> pr.Game:
    """A game of random answers; `ask` is given the game at every question."""
    game = pr.Game.new(players, expansions, seed=5, draft_mode="random", black_market_strict=False)
    choices = random.Random(5)
    while not game.is_over:
        ask(game)
        game.play(choices.choice(game.answers))
    return game


RULE_SETS = {
    "base": (3, ()),
    "new_buildings": (2, ("new_buildings",)),
    "nobles": (4, ("nobles",)),
    "both": (5, ("new_buildings", "nobles")),
}


class Typist:
    """Types any numbers, and now and then something else, into a game in this process."""

    def __init__(self, seed: int) -> None:
        self.choices, self.typed = random.Random(seed), 0
        self.extras: Iterator[str] = iter(("?", "? hacienda", "? opponents", "b", "l", "s", "u", "nonsense", "999", ""))

    def __call__(self, prompt: str) -> str:
        self.typed += 1
        print(prompt)
        return next(self.extras, "1") if self.typed % 5 == 0 else str(self.choices.randint(1, 4))


def play_here(language: str, rules: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Everything that is shown in a whole game in a language."""
    players, expansions = RULE_SETS[rules]
    table = LocalTable(pr.Game.new(players, expansions, seed=3), [0], seed=1, pace="instant", prepare=False)
    monkeypatch.setattr("builtins.input", Typist(seed=2))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert LineGame(table, language).play()
    print(greeting(Words(language, 0), players, "viceroy"))
    print("\n".join(replay(table.table.game, Words(language))))
    return capsys.readouterr().out


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_word_that_is_shown_comes_from_the_messages(
    rules: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All messages are in capital letters here, so a lowercase letter comes from somewhere else."""
    really = locale.text
    monkeypatch.setattr(locale, "text", lambda *message, **values: really(*message, **values).upper())
    shown = play_here("en", rules, monkeypatch, capsys)
    own = {word for word in re.findall(r"\w*[a-z]\w*", shown) if not re.fullmatch(r"x\d", word)}
    assert own - {*LEVELS, *COMMANDS, "nonsense"} == set()


@pytest.mark.parametrize("language", locale.languages())
def test_a_whole_game_in_every_language_fits_the_screen(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play_here(language, "both", monkeypatch, capsys)
    assert_fits_the_screen(shown)
    assert locale.text(language, "end-title") in shown
    if language != "en":
        english = {locale.text("en", message) for message in ("end-title", "terminal-undone", "question-choose-role")}
        assert not [sentence for sentence in english if sentence in shown]


def test_the_rows_of_the_board_stand_below_each_other_in_every_language() -> None:
    game = random_game(5, ("new_buildings", "nobles"))
    for language in locale.languages():
        words = Words(language, 0)
        board = Board(game.record, game.observe(0), words)
        assert board.label_width <= 14
        for row in (*board.roles(), *board.supply(), *board.ships(), *board.player(1)):
            assert row[board.label_width - 1] == " " != row[board.label_width]
        rows = score_table(game.scores, range(5), words)
        assert len({len(row) for row in rows[1:]}) == 1
        assert len(rows[0]) <= 80


def test_the_language_is_asked_for_or_that_of_the_environment(tmp_path: Path) -> None:
    file = saved(pr.Game.new(2, seed=1), tmp_path)
    for asked, environment, title in (
        ([], {"LC_ALL": "de_DE.UTF-8"}, "Runde 1"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ru_RU.UTF-8"}, "Раунд 1"),
        ([], {"LC_ALL": "fr_FR.UTF-8"}, "Round 1"),
        (["--language", "cs"], {"LC_ALL": "de_DE.UTF-8"}, "Kolo 1"),
    ):
        command = [*PROGRAM, "replay", str(file), "--round", "1", *asked]
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **environment}
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, env=environment, check=True)
        assert done.stdout.decode("utf-8").startswith(title)


def test_the_language_can_be_changed_in_the_middle_of_a_game() -> None:
    done = run(["terminal", "--seed", 1, "--language", "pl"], ["language klingon", "language de", "1", "q"])
    assert "'klingon' nie jest językiem" in done.stdout
    polish, german = done.stdout.split("Welche Rolle wählst du?", 1)
    assert "Którą postać wybierasz?" in polish
    assert "Du wählst den Siedler" in german
    assert german.splitlines()[-1].startswith("Auf Wiedersehen.")


@pytest.mark.parametrize("typed", ["Kleine Markthalle", "markth", "kleine markthalle bauen", "build small_market"])
def test_answers_may_be_typed_in_the_language_or_as_in_game_texts(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    start = ["terminal", "--seed", 1, "--players", 3, "--language", "de", "--save", file]
    run(start, ["baumeister", typed])
    assert list(seats_after(file)[0]["city"]) == ["small_market"]


def test_a_placement_may_be_typed_in_the_language(tmp_path: Path) -> None:
    seat = {"island": {"corn": {"tiles": 2}, "quarry": {}}, "city": {"hacienda": {}}}
    file = saved(pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1), tmp_path)
    typed = ["мэр", "взять колониста", "каменоломня 1, ранчо 1"]
    run(["terminal", "--language", "ru", "--load", file, "--save", file, "--seed", 1], typed)
    after = seats_after(file)[0]
    assert after["island"]["quarry"]["colonists"] == after["city"]["hacienda"]["colonists"] == 1


def test_only_a_command_that_speaks_to_players_loads_the_words() -> None:
    program = "import sys, puertorico.cli.main; assert 'fluent.runtime' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


def screen(arguments: list[str], **environment: str) -> str:
    """What the program draws on a real terminal before it asks."""
    master, slave = pty.openpty()
    plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**plain, "TERM": "xterm", "LC_ALL": "C.UTF-8", **environment},
    ) as process:
        os.close(slave)
        drawn = b""
        while b"Your answer" not in drawn and select.select([master], [], [], PATIENCE)[0]:
            drawn += os.read(master, 4096)
        process.kill()
    os.close(master)
    return drawn.decode()


def test_bold_type_only_on_a_terminal_that_wants_it() -> None:
    assert "\033[1m" in screen(["terminal", "--plain", "--seed", "1"])
    assert "\033" not in screen(["terminal", "--plain", "--seed", "1"], NO_COLOR="1")
    assert "\033" not in run(["terminal", "--seed", "1"]).stdout


def test_the_sessions_in_the_documentation_are_real() -> None:
    """Every session begins with `$ puertorico …`; what follows a prompt is typed."""
    sessions = re.findall(r"```text\n\$ puertorico (.*)\n((?s:.*?))```", DOCS.read_text(encoding="utf-8"))
    assert sessions
    for command, shown in sessions:
        typed = re.findall(r"^Your answer .*\): (.*)$", shown, re.MULTILINE)
        assert run(shlex.split(command), typed).stdout.startswith(shown)


def test_the_documentation_names_every_letter() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for typed in COMMANDS:
        assert f"`{typed}" in page
