"""The Python API of a game."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest
from building_facts import printed_copies
from checked import RULE_SETS
from play import decline_until, play, seat, texts

import puertorico as pr
from puertorico.rules.state import State


def random_game(players: int, expansions: tuple[str, ...], seed: int, answers: int = 10_000) -> pr.Game:
    game, chooser = pr.Game.new(players, expansions, seed=seed), random.Random(seed)
    for _ in range(answers):
        if game.is_over:
            break
        game.play(chooser.choice(game.answers))
    return game


def test_a_question_prints_its_name() -> None:
    game = pr.Game.new(4, seed=1)
    assert f"{game.question}" == str(game.question) == "CHOOSE_ROLE"


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_undo_and_redo_give_equal_bytes(players: int, expansions: tuple[str, ...]) -> None:
    """The record counts the draws, so that the same tile is turned up again."""
    game, chooser = pr.Game.new(players, expansions, seed=5), random.Random(5)
    history = [(game.record, game.to_text())]
    given = []
    while not game.is_over:
        given.append(chooser.choice(game.answers))
        game.play(given[-1])
        history.append((game.record, game.to_text() if len(given) % 40 == 0 or game.is_over else ""))
    for back in (1, 7, 60, len(given)):
        for _ in range(back):
            game.undo()
        record, text = history[len(given) - back]
        assert game.record == record
        assert not text or game.to_text() == text
        for answer in given[len(given) - back :]:
            game.play(answer)
        assert (game.record, game.to_text()) == history[-1]


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_a_record_is_a_whole_game(players: int, expansions: tuple[str, ...]) -> None:
    game = random_game(players, expansions, seed=6, answers=90)
    again = pr.Game.from_record(game.record)
    assert (again.record, again.answers, again.seat) == (game.record, game.answers, game.seat)


@pytest.mark.parametrize("record", [b"", b"x" * 1160, bytes(1160), b"\xff" * 1160, "text", None])
def test_invalid_record_bytes_are_refused(record: object) -> None:
    with pytest.raises(pr.InvalidPosition):
        pr.Game.from_record(record)  # type: ignore[arg-type]


def changed(record: bytes, **numbers: int) -> bytes:
    state = State.of(record)
    for name, number in numbers.items():
        setattr(state, name, number)
    return state.to_bytes()


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({"vp": 3, "quarries": 1}, "the point chips in supply .* add up .*; the quarries .* add up"),
        ({"depth": 0, "governor": 3}, "depth must be from 1 to 16, got 0; governor must be from 0 to 2, got 3"),
        ({"seats": 7, "vp_5p": 3}, "rules: players .* 7.*; rules: vp_5p .* 3"),
        ({"types": 45}, f"types must be {len(printed_copies(3, 'base'))} with these rules, got 45"),
        ({"role": 9}, "role must be from -1 to 5, got 9"),
    ],
)
def test_everything_wrong_with_a_record_is_listed(numbers: dict[str, int], what: str) -> None:
    with pytest.raises(pr.InvalidPosition, match=what):
        pr.Game.from_record(changed(pr.Game.new(players=3, seed=1).record, **numbers))


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    with pytest.raises(IndexError, match="nothing to undo"):
        pr.Game.new(players=3, seed=1).undo()


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_asking_changes_nothing(players: int, expansions: tuple[str, ...]) -> None:
    game = random_game(players, expansions, seed=8, answers=150)
    before = game.record
    for number in range(len(pr.ANSWERS)):
        game.why_not(number)
    _ = (
        game.answers,
        game.scores,
        game.winners,
        game.position(),
        game.observe(0),
        game.to_text(),
        game.log[-1].changes,
    )
    assert game.record == before


def test_equal_seeds_give_equal_games_and_the_seed_is_nowhere_in_them() -> None:
    seed = 123456789123456789
    one, two = (random_game(4, ("nobles",), seed) for _ in range(2))
    assert one.record == two.record
    shown = one.to_text() + json.dumps(one.position()) + repr(one) + json.dumps(one.observe(1)) + repr(one.log[3])
    assert str(seed) not in shown
    assert seed.to_bytes(8, "little") not in one.record
    assert pr.Game.new(players=4, seed=1).record != pr.Game.new(players=4, seed=2).record


def test_a_copy_is_independent_and_draws_the_same_tiles() -> None:
    game = random_game(3, (), seed=2, answers=40)
    copy, record = game.copy(), game.record
    play(copy, copy.answers[0].text)
    assert game.record == record
    assert copy.record != record
    play(game, game.answers[0].text)
    assert copy.record == game.record
    copy.undo()
    assert copy.record == record


def test_chance_can_be_a_seat_at_the_table() -> None:
    """With manual chance the first row is asked for, tile by tile."""
    game = pr.Game.new(players=3, chance="manual")
    for kind in ("corn", "corn", "sugar", "coffee"):
        assert (game.seat, game.question.name) == (pr.CHANCE, "CHANCE")
        game.play(f"turn {kind}")
    row = game.position()["plantations"]["face_up"]
    assert row == {"corn": 2, "indigo": 0, "sugar": 1, "tobacco": 0, "coffee": 1}
    game.undo()
    assert game.seat == pr.CHANCE
    with pytest.raises(ValueError, match="'auto' or 'manual'"):
        pr.Game.new(players=3, chance="dice")


def test_an_answer_can_be_given_as_text_number_or_answer() -> None:
    records = set()
    third = pr.Game.new(players=3, seed=4).answers[2]
    for answer in (third, third.id, third.text):
        game = pr.Game.new(players=3, seed=4)
        game.play(answer)
        records.add(game.record)
    assert len(records) == 1


@pytest.mark.parametrize("nonsense", ["", "settle", "SETTLER", -1, 10_000, None, 1.0, True, [], "settler "])
def test_nonsense_is_refused_with_what_is_legal(nonsense: object) -> None:
    game = pr.Game.new(players=3, seed=4)
    record = game.record
    with pytest.raises(pr.IllegalAnswer, match="Legal: settler, mayor, builder"):
        game.play(nonsense)  # type: ignore[arg-type]
    assert game.record == record


def test_arranging_places_all_pieces_and_is_undone_in_one_step() -> None:
    island = {"corn": {"tiles": 2}, "indigo": {"tiles": 1}}
    owner = {"island": island, "city": {"hacienda": {}, "indigo_plant": {}}, "san_juan": {"colonists": 1}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)
    play(game, "mayor", "colonist")
    before = game.record
    game.arrange({"corn": 1, "hacienda": 1, "indigo_plant": 1})
    mine = seat(game, 0)
    assert {name: tile["colonists"] for name, tile in mine["island"].items()} == {"corn": 1, "indigo": 0}
    assert {name: house["colonists"] for name, house in mine["city"].items()} == {"hacienda": 1, "indigo_plant": 1}
    game.undo()
    assert game.record == before


@pytest.mark.parametrize(
    "arrangement",
    [
        {"corn": 3},
        {},
        {"corn": 1, "hacienda": 2},
        {"wharf": 1},
        {"moon": 1},
        {"corn": -1},
        {"corn": "two"},
        {"corn": (1, 1)},
    ],
)
def test_an_impossible_arrangement_changes_nothing(arrangement: dict[str, Any]) -> None:
    """Forced filling: with three colonists and enough circles all three are placed, one on a circle."""
    owner = {"island": {"corn": {"tiles": 2}}, "city": {"hacienda": {}, "hospice": {}}, "san_juan": {"colonists": 2}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)
    play(game, "mayor", "pass")
    before = game.record
    with pytest.raises(pr.IllegalAnswer):
        game.arrange(arrangement)
    assert game.record == before


def test_an_arrangement_answers_only_a_placement() -> None:
    with pytest.raises(pr.IllegalAnswer, match="does not answer the question"):
        pr.Game.new(players=3, seed=1).arrange({"corn": 1})


def test_hidden_points_are_shown_to_their_owner_alone() -> None:
    """1.2: chips lie face down; two games that differ only in other seats' chips look the same to a seat."""

    def table(points: tuple[int, int], hidden: bool = True) -> pr.Game:
        seats = [{"vp": 9}, {"vp": points[0]}, {"vp": points[1]}]
        return pr.Game.from_position({"rules": {"players": 3, "hidden_vp": hidden}, "seats": seats}, seed=3)

    one, other = table((4, 6)), table((6, 4))
    assert one.observe(0) == other.observe(0)
    assert [board["vp"] for board in one.observe(0)["seats"]] == [9, None, None]
    assert one.observe(1) != other.observe(1)
    assert [board["vp"] for board in table((4, 6), hidden=False).observe(0)["seats"]] == [9, 4, 6]
    with pytest.raises(ValueError, match="from 0 to 2"):
        one.observe(3)


def test_points_are_open_when_the_game_is_over() -> None:
    game = random_game(3, (), seed=1)
    assert game.is_over
    assert [board["vp"] for board in game.observe(0)["seats"]] == [board["vp"] for board in game.position()["seats"]]


def test_the_log_names_what_happened_and_what_changed() -> None:
    """E1 in the log: the card's doubloons when it is taken, then the prospector's own."""
    game = pr.Game.from_position({"rules": {"players": 4}, "roles": {"prospector": {"doubloons": 2}}}, seed=1)
    game.play("prospector")
    taken, paid = game.log
    assert (taken.question.name, taken.answer.text, taken.chosen) == ("CHOOSE_ROLE", "prospector", True)
    assert taken.changes["seats.0.doubloons"] == (3, 5)
    assert taken.changes["roles.prospector.doubloons"] == (2, 0)
    assert (paid.question.name, paid.is_moment, paid.chosen) == ("PROSPECTOR", True, False)
    assert paid.changes == {"seats.0.doubloons": (5, 6)}


def test_every_change_of_a_game_is_in_its_log() -> None:
    game = random_game(4, ("new_buildings", "nobles"), seed=12)
    position = pr.Game.new(4, ["new_buildings", "nobles"], chance="manual").position()["seats"]
    doubloons = [board["doubloons"] for board in position]
    for entry in game.log:
        for path, (old, new) in entry.changes.items():
            part = path.split(".")
            if part[0] == "seats" and part[2] == "doubloons":
                assert doubloons[int(part[1])] == old
                doubloons[int(part[1])] = new
    assert doubloons == [board["doubloons"] for board in game.position()["seats"]]


def test_a_finished_game_asks_nothing() -> None:
    game = random_game(2, (), seed=3)
    assert (game.is_over, game.seat, game.answers, texts(game)) == (True, None, (), set())
    with pytest.raises(pr.IllegalAnswer, match="the game is over"):
        game.play("settler")


def test_repr_describes_the_game() -> None:
    game = pr.Game.new(players=3, seed=1)
    assert repr(game) == "<Game: 3 players, round 1, CHOOSE_ROLE of seat 0>"
    decline_until(game, "TAKE_TILE")
    assert (game.players, game.round) == (3, 1)


def test_a_refusal_comes_out_of_another_process_as_it_was() -> None:
    with pytest.raises(pr.IllegalAnswer) as caught:
        pr.Game.new(players=3, seed=1).play("pass")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again), again.why, again.legal) == (
        pr.IllegalAnswer,
        str(caught.value),
        caught.value.why,
        caught.value.legal,
    )
