"""The game for programs: JSON lines through a pipe."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from program import PROGRAM, run, started

import puertorico as pr


def answered(arguments: list[object], *lines: object) -> list[dict[str, Any]]:
    """What the program writes when it reads these lines; objects are sent as JSON."""
    typed = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    done = run(["terminal", "--json", *arguments], typed)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(("players", "expansions", "seats"), [(3, "", [1]), (2, "new_buildings,nobles", [0, 1])])
def test_a_program_plays_a_whole_game_through_a_pipe(
    players: int, expansions: str, seats: list[int], tmp_path: Path
) -> None:
    """It reads one line, writes one line, and so on until the game is over."""
    chance, file = random.Random(players), tmp_path / "game.txt"
    arguments = ["--players", str(players), "--expansions", expansions, "--seed", "5", "--save", str(file)]
    arguments += [part for seat in seats for part in ("--seat", str(seat))]
    command = [*PROGRAM, "terminal", "--json", "--option", "max_rounds=4", *arguments]
    with started(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked = []
        while (line := json.loads(process.stdout.readline()))["kind"] == "question":
            question = line["question"]
            asked.append(question["seat"])
            assert line["position"]["question"] == question["name"]
            answer = chance.choice(question["answers"])["text"]
            process.stdin.write(json.dumps({"answer": answer}) + "\n")
            process.stdin.flush()
        assert process.stdout.read() == ""
        assert process.wait() == 0
    assert set(asked) == set(seats)
    game = pr.Game.from_text(file.read_text(encoding="utf-8"))
    assert game.is_over
    assert line["kind"] == "over"
    assert [score["total"] for score in line["scores"]] == [score.total for score in game.scores]
    assert line["winners"] == list(game.winners)


def test_a_line_that_is_not_an_answer_is_refused_as_json_and_the_question_stays() -> None:
    wrong = ["x", "", "[]", {"answer": 1}, {"anser": "settler"}, {}, {"answer": "settler", "undo": True}]
    first, *errors, after = answered(
        ["--seed", 7], *wrong, {"answer": "take corn"}, {"undo": True}, {"answer": "settler"}
    )
    assert first["text"] == "Which role do you choose?"
    assert [error["kind"] for error in errors] == ["error"] * (len(wrong) + 2)
    assert [error["code"] for error in errors[-2:]] == ["not_asked", "nothing_to_undo"]
    assert all(error["code"] == "not_an_answer" and error["error"] for error in errors[:-2])
    assert after["text"] == "Which tile do you take?"
    assert after["log"] == ["You choose the settler"]


def test_answers_in_a_row_a_placement_and_an_undo_are_one_line_each() -> None:
    lines = answered(
        ["--seed", 7, "--players", 3],
        {"answers": ["settler", "take corn"]},
        {"undo": True},
        {"answers": ["settler", "take indigo"]},
    )
    assert [line["kind"] for line in lines] == ["question"] * 4
    assert lines[2] == {**lines[0], "log": []}
    assert lines[3]["position"]["seats"][0]["island"]["indigo"]["tiles"] == 2


def test_the_question_is_worded_as_on_the_page(tmp_path: Path) -> None:
    """After a sale, the trader phase asks about the Land Office only."""
    office = {"goods": {"coffee": 1}, "city": {"land_office": {"colonists": 1}}}
    game = pr.Game.from_position({"rules": {"players": 3, "expansions": ["nobles"]}, "seats": [office]}, seed=1)
    (tmp_path / "game.txt").write_text(game.to_text(), encoding="utf-8")
    lines = answered(["--load", tmp_path / "game.txt"], {"answer": "trader"}, {"answer": "sell coffee"})
    assert [line["text"] for line in lines[1:]] == [
        "Which barrel do you sell?",
        "Land Office: buy or sell a plantation?",
    ]


def test_a_whole_placement_is_one_line(tmp_path: Path) -> None:
    seat = {"island": {"corn": {"tiles": 2}, "quarry": {}}, "city": {"hacienda": {}}}
    file = tmp_path / "game.txt"
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [seat]}, seed=1)
    file.write_text(game.to_text(), encoding="utf-8")
    placing, placed = answered(
        ["--load", file], {"answers": ["mayor", "colonist"]}, {"arrangement": {"quarry": 1, "hacienda": 1}}
    )[1:]
    assert placing["question"]["placement"]["circles"] == {"corn": 2, "quarry": 1, "hacienda": 1}
    board = placed["position"]["seats"][0]
    assert (board["island"]["quarry"]["colonists"], board["city"]["hacienda"]["colonists"]) == (1, 1)


def test_a_wrong_option_is_explained_on_the_other_stream() -> None:
    done = run(["terminal", "--json", "--players", 9])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("puertorico: ")
