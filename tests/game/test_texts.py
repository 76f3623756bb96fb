"""Whole games as text and single moments as positions: what is written reads back, what is left out is filled in,
and what cannot be is refused in words."""

from __future__ import annotations

import itertools
import json
import random
import time
from typing import Any

import pytest
from play import decline_until, play, seat, texts

import puertorico as pr
from puertorico.game.position import PHASE_CELLS, PHASE_FIELDS
from puertorico.game.position_stack import MEMORY_OF
from puertorico.rules.faults import faults
from puertorico.rules.state import State

EXPANSIONS = [(), ("new_buildings",), ("nobles",), ("new_buildings", "nobles")]
RULE_SETS: list[dict[str, Any]] = [
    {"players": players, "expansions": expansions}
    for players, expansions in itertools.product((2, 3, 4, 5), EXPANSIONS)
]
BOTH = ("new_buildings", "nobles")
OTHER_RULES: list[dict[str, Any]] = [
    {
        "players": 2,
        "expansions": BOTH,
        "library_2p_once_per_round": True,
        "library_craftsman_distinct": True,
        "black_market_strict": False,
        "statue_needs_colonist": True,
        "draft_exclusions": "none",
    },
    {
        "players": 5,
        "expansions": BOTH,
        "vp_5p": 122,
        "draft_mode": "random",
        "noble_auto_to_mayor": True,
        "forest_from_hacienda": False,
        "force_largest_ship": True,
    },
]
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")


def rule_set_name(rules: dict[str, Any]) -> str:
    return "-".join(str(value) for value in (rules["players"], *rules["expansions"], *list(rules)[2:3]))


def choice(rng: random.Random, answers: tuple[pr.Answer, ...]) -> pr.Answer:
    """A random answer of somebody who likes to build and to use his buildings, so that rare questions come up."""
    weights = [1 if answer.text == "pass" else 9 if "build" in answer.text else 3 for answer in answers]
    return rng.choices(answers, weights)[0]


def problems(position: Any) -> str:
    """What `from_position` says is wrong."""
    with pytest.raises(pr.InvalidPosition) as error:
        pr.Game.from_position(position)
    return str(error.value)


def complaint(text: Any) -> str:
    """What `from_text` says is wrong."""
    with pytest.raises(pr.InvalidText) as error:
        pr.Game.from_text(text)
    return str(error.value)


def small_game() -> pr.Game:
    """A short game of three that is over."""
    game = pr.Game.new(players=3, max_rounds=2, seed=4)
    rng = random.Random(4)
    while not game.is_over:
        game.play(rng.choice(game.answers))
    return game


@pytest.mark.parametrize("rules", RULE_SETS + OTHER_RULES, ids=rule_set_name)
def test_every_question_of_a_game_reads_back_from_its_position(rules: dict[str, Any]) -> None:
    """Through JSON, with the same bytes and the same answers; chance is asked like any other seat."""
    game = pr.Game.new(**rules, seed=11, chance="manual")
    rng = random.Random(str(rules))
    while True:
        written = json.loads(json.dumps(game.position()))
        same = pr.Game.from_position(written, seed=11, chance="manual")
        assert same.record == game.record, game
        assert (same.seat, same.question, same.answers) == (game.seat, game.question, game.answers)
        assert same.position() == written
        if game.is_over:
            break
        game.play(choice(rng, game.answers))


@pytest.mark.parametrize("rules", RULE_SETS + OTHER_RULES, ids=rule_set_name)
def test_a_game_reads_back_from_its_text_in_the_middle_and_at_the_end(rules: dict[str, Any]) -> None:
    game = pr.Game.new(**rules, seed=5)
    rng = random.Random(5)
    stops = {1, 40, 150}
    for number in itertools.count():
        if number in stops or game.is_over:
            text = game.to_text()
            same = pr.Game.from_text(text, seed=5)
            assert same.record == game.record
            assert same.answers == game.answers
            assert same.to_text() == text
            assert len(same.log) == len(game.log)
        if game.is_over:
            break
        game.play(rng.choice(game.answers))
    assert "\nscores\n" in text


def test_a_game_read_from_text_goes_on_as_the_original_would() -> None:
    """Draws are numbered: with the same seed the same tiles are turned up."""
    game = pr.Game.new(players=4, seed=21)
    same = pr.Game.from_text(game.to_text(), seed=21)
    for player in (game, same):
        rng = random.Random(1)
        while not player.is_over:
            player.play(rng.choice(player.answers))
    assert same.record == game.record


@pytest.mark.parametrize("question", ["TAKE_TILE", "PLACE", "BUILD", "TRADE", "LOAD", "STORE", "CHANCE"])
def test_a_game_from_the_middle_of_a_phase_has_a_text_that_reads_back(question: str) -> None:
    chance = "manual" if question == "CHANCE" else "auto"
    game = pr.Game.new(players=3, seed=8, chance=chance)
    rng = random.Random(8)
    while game.question.name != question:
        game.play(rng.choice(game.answers))
    middle = pr.Game.from_position(game.position(), seed=8, chance=chance)
    for _ in range(60):
        if not middle.is_over:
            middle.play(rng.choice(middle.answers))
    text = middle.to_text()
    assert text.splitlines()[3].startswith('position: {"rules":')
    same = pr.Game.from_text(text, seed=8, chance=chance)
    assert same.record == middle.record
    assert same.to_text() == text


def test_the_draft_reads_back_from_position_and_text() -> None:
    game = pr.Game.new(players=3, expansions=["new_buildings"], seed=1)
    play(game, "choose aqueduct", "choose library", "choose wharf")
    for same in (pr.Game.from_position(game.position(), seed=1), pr.Game.from_text(game.to_text(), seed=1)):
        assert same.record == game.record
        assert same.question.name == "DRAFT"
        assert "choose union_hall" not in texts(same)


def test_a_text_read_with_manual_chance_waits_for_chance() -> None:
    text = pr.Game.new(players=3, seed=1, chance="manual").to_text()
    game = pr.Game.from_text(text, chance="manual")
    assert game.seat == pr.CHANCE
    assert pr.Game.from_text(text, chance="auto").question.name == "CHOOSE_ROLE"


def test_the_seed_is_in_no_text_and_no_position() -> None:
    game = pr.Game.new(players=4, seed=987654321)
    game.play("settler")
    assert "987654321" not in game.to_text()
    assert "987654321" not in json.dumps(game.position())


def test_a_whole_game_of_four_reads_back_in_well_under_a_second() -> None:
    game = pr.Game.new(players=4, expansions=BOTH, seed=2)
    rng = random.Random(2)
    while not game.is_over:
        game.play(rng.choice(game.answers))
    text, took = game.to_text(), []
    for _ in range(3):
        start = time.perf_counter()
        pr.Game.from_text(text)
        took.append(time.perf_counter() - start)
    assert min(took) < 1


def test_comments_empty_lines_and_indents_do_not_matter() -> None:
    text = small_game().to_text()
    bare = [line.strip() for line in text.splitlines() if not line.strip().startswith("#")]
    header_end = bare.index("")
    noisy = ["", "# a comment", *bare[:header_end], "", *(f"\t{line}\n\n# more" for line in bare[header_end:])]
    assert pr.Game.from_text("\r\n".join(noisy)).record == pr.Game.from_text(text).record


def test_headings_are_for_the_reader() -> None:
    text = small_game().to_text()
    lines = [line for line in text.splitlines() if not line.startswith(("round", "setup"))]
    assert pr.Game.from_text("\n".join(lines)).record == pr.Game.from_text(text).record


@pytest.mark.parametrize(
    ("header", "rules"),
    [
        ("players: 4", {"players": 4, "expansions": []}),
        ("players: 2\nexpansions:", {"players": 2, "expansions": []}),
        ("expansions: nobles\nplayers: 3", {"players": 3, "expansions": ["nobles"]}),
        ("players: 5\nexpansions: nobles, new_buildings", {"players": 5, "expansions": ["new_buildings", "nobles"]}),
        ("players: 5\nvp_5p: 122", {"players": 5, "expansions": [], "vp_5p": 122}),
        ("players: 5\nvp_5p: 126\nhidden_vp: True", {"players": 5, "expansions": []}),
        ("players: 4\nforce_largest_ship: True", {"players": 4, "expansions": [], "force_largest_ship": True}),
        ("players: 4\ndraft_exclusions: both", {"players": 4, "expansions": [], "draft_exclusions": "both"}),
        ("players: 4\nmax_rounds: 7", {"players": 4, "expansions": [], "max_rounds": 7}),
    ],
)
def test_the_header_holds_the_rules(header: str, rules: dict[str, Any]) -> None:
    assert pr.Game.from_text(f"puertorico 1\n{header}\n").position()["rules"] == rules


@pytest.mark.parametrize(
    ("header", "what"),
    [
        ("", "header should say how many play"),
        ("players: 7", "header: players is 7"),
        ("players: four", "header: players is 'four'"),
        ("players: 4\nplayers: 4", "line 3: 'players: 4' should be one `name: value`"),
        ("players 4", "line 2: 'players 4' should be one `name: value`"),
        ("players: 4\nexpansions: pirates", "header: 'pirates' is not an expansion"),
        ("players: 4\nexpansions: nobles, nobles", "header: the expansion 'nobles' is named twice"),
        ("players: 4\nvp_5p: 124", "header: vp_5p is 124"),
        ("players: 4\nhidden_vp: yes", "header: hidden_vp is 'yes'"),
        ("players: 4\nmax_rounds: " + "9" * 50, "header: max_rounds is '9999"),
        ("players: 4\nseed: 5", "header: no such line: 'seed'"),
        ("players: 4\nchance: manual", "header: no such line: 'chance'"),
        ("players: 4\ncls: 1", "header: no such line: 'cls'"),
        ("players: 4\nposition: {", "header's position is not JSON"),
        ("players: 4\nposition: " + "1" * 5000, "header's position is not JSON"),
        ("players: 4\nposition: " + "[" * 100_000, "header's position is not JSON"),
        ("players: 4\nposition: 5", "header: position: 5 should be a mapping"),
        ('players: 4\nposition: {"rules":{"players":9}}', "header: rules: players is 9"),
        ('players: 4\nposition: {"rules":{"players":3}}', "header: players is '4', but '3' in the position"),
    ],
)
def test_a_wrong_header_is_named(header: str, what: str) -> None:
    assert what in complaint(f"puertorico 1\n{header}\n")


def test_a_header_with_a_position_may_leave_its_rules_out() -> None:
    position = {"rules": {"players": 4, "expansions": ["nobles"]}, "seats": [{"doubloons": 9}]}
    game = pr.Game.from_text(f"puertorico 1\nposition: {json.dumps(position)}\nhidden_vp: True\n")
    assert seat(game, 0)["doubloons"] == 9


@pytest.mark.parametrize("text", ["", "\n\n# only a comment", "puertorico 2\nplayers: 4", "{}", "\0", "players: 4"])
def test_the_first_line_names_the_format(text: str) -> None:
    assert complaint(text) == "the first line should be 'puertorico 1'"


@pytest.mark.parametrize("text", [None, 5, b"puertorico 1", ["puertorico 1"]])
def test_a_text_is_a_string(text: Any) -> None:
    assert "a game text is a string" in complaint(text)


def test_a_text_longer_than_any_game_is_refused_at_once() -> None:
    assert "longer than" in complaint("#" * 5_000_000)


START = "puertorico 1\nplayers: 3\n\nchance: turn corn\nchance: turn corn\nchance: turn sugar\nchance: turn coffee\n"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("0: dance", "line 8: there is no answer 'dance'"),
        ("0: take corn", "line 8: 'take corn' is not legal: this does not answer the question"),
        ("1: settler", "line 8: '1: settler' should be an answer of 0 to CHOOSE_ROLE"),
        ("chance: turn corn", "line 8: 'chance: turn corn' should be an answer of 0 to CHOOSE_ROLE"),
        ("settler!", "line 8: 'settler!' should be `seat: answer`, a heading or a comment with #"),
        ("7: settler", "line 8: '7: settler' should be `seat: answer`"),
        ("0: settler\n1: pass", "line 9: '1: pass' should be an answer of 0 to TAKE_TILE"),
        ("0: settler\n\n0: take coffee\n1: take coffee", "line 11: 'take coffee' is not legal: there is none to take"),
        ("\0", "line 8: '\\x00' should be `seat: answer`"),
        ("0: " + "x" * 10_000, "line 8: there is no answer 'xxx"),
        ("scores", "line 8: there are scores, but the game is not over"),
    ],
)
def test_a_wrong_answer_is_named_with_its_line(line: str, what: str) -> None:
    found = complaint(START + line + "\n")
    assert found.startswith(what)
    assert len(found) < 200


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("seat 0: 999 (nothing)", "seat 0 has"),
        ("seat 3: 5", "'seat 3: 5' should be the score of a seat"),
        ("0: settler", "'0: settler' should be the score of a seat"),
    ],
)
def test_wrong_scores_are_named_with_their_line(line: str, what: str) -> None:
    text = small_game().to_text()
    number = len(text.splitlines()) + 1
    assert complaint(text + line).startswith(f"line {number}: {what}")


def test_an_answer_after_the_end_is_named_with_its_line() -> None:
    text = small_game().to_text().partition("scores")[0]
    number = len(text.splitlines()) + 1
    assert complaint(text + "0: settler").startswith(f"line {number}: the game is over before '0: settler'")


def test_a_position_says_what_lies_on_the_table_in_words() -> None:
    position = pr.Game.new(players=3, seed=1).position()
    assert set(position) == {
        *("rules", "round", "governor", "to_choose", "roles", "bank", "plantations", "colonist_ship", "ships"),
        *("trading_house", "buildings", "ending", "seats", "role", "draws"),
    }
    assert position["rules"] == {"players": 3, "expansions": []}
    assert position["roles"]["settler"] == {"doubloons": 0, "taken": None}
    assert set(position["bank"]) == {"vp", "colonists", "nobles", "goods", "quarries"}
    assert set(position["plantations"]) == {"face_up", "face_down", "discard"}
    assert position["ships"][0] == {"capacity": 4, "good": None, "loaded": 0}
    assert position["seats"][2] == {
        "doubloons": 2,
        "vp": 0,
        "noted": 0,
        "goods": dict.fromkeys(GOODS, 0),
        "island": {"corn": {"tiles": 1, "colonists": 0, "nobles": 0}},
        "city": {},
        "san_juan": {"colonists": 0, "nobles": 0},
    }


def test_forests_are_written_with_the_kinds_beneath() -> None:
    island = {"corn": {"tiles": 1}, "forest": {"under": {"coffee": 2, "corn": 1}}}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "seats": [{"island": island}]})
    assert seat(game, 0)["island"]["forest"] == {"tiles": 3, "under": {"corn": 1, "coffee": 2}}
    assert problems({"rules": {"players": 3}, "seats": [{"island": island}]}).endswith("has forests")


def test_options_that_are_the_default_are_not_written() -> None:
    assert pr.Game.new(players=3, hidden_vp=True, max_rounds=100).position()["rules"] == {
        "players": 3,
        "expansions": [],
    }


@pytest.mark.parametrize("question", ["TAKE_TILE", "PLACE", "LOAD", "STORE"])
def test_only_in_the_middle_of_a_phase_there_is_a_stack(question: str) -> None:
    game = pr.Game.new(players=3, seed=8)
    assert "stack" not in game.position()
    rng = random.Random(8)
    while game.question.name != question:
        game.play(rng.choice(game.answers))
    position = game.position()
    assert position["to_choose"] is None
    assert position["stack"][-1]["question"] == question
    assert "phase" in position


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("expansions", [[], ["nobles"]])
def test_anything_left_out_is_as_after_setup(players: int, expansions: list[str]) -> None:
    game = pr.Game.from_position({"rules": {"players": players, "expansions": expansions}}, seed=3)
    assert game.record == pr.Game.new(players, expansions, seed=3).record


def test_a_row_left_out_lies_there_even_if_chance_is_manual() -> None:
    game = pr.Game.from_position({"rules": {"players": 4}}, chance="manual")
    assert game.question.name == "CHOOSE_ROLE"
    assert sum(game.position()["plantations"]["face_up"].values()) == 5


def test_seats_left_out_are_as_after_setup() -> None:
    game = pr.Game.from_position({"rules": {"players": 4}, "seats": [{"doubloons": 11}, {}]})
    assert [seat(game, number)["doubloons"] for number in range(4)] == [11, 3, 3, 3]
    assert list(seat(game, 0)["island"]) == ["indigo"]
    assert list(seat(game, 3)["island"]) == ["corn"]


def test_an_island_that_is_given_replaces_the_first_plantation() -> None:
    game = pr.Game.from_position({"rules": {"players": 4}, "seats": [{"island": {"quarry": {}}}]})
    assert seat(game, 0)["island"] == {"quarry": {"tiles": 1, "colonists": 0, "nobles": 0}}


def test_supplies_left_out_are_whatever_remains() -> None:
    board = {
        "vp": 10,
        "goods": {"corn": 3},
        "island": {"corn": {"tiles": 2, "colonists": 1}, "quarry": {"tiles": 2}, "forest": {"under": {"corn": 1}}},
        "city": {"wharf": {"colonists": 1}, "villa": {"nobles": 1}},
        "san_juan": {"colonists": 2, "nobles": 1},
    }
    position = {
        "rules": {"players": 4, "expansions": ["new_buildings", "nobles"]},
        "seats": [board],
        "trading_house": ["corn"],
        "ships": [{"capacity": 6, "good": "corn", "loaded": 2}],
        "colonist_ship": {"colonists": 5, "nobles": 1},
        "plantations": {"face_up": {"corn": 1}, "discard": {"corn": 2}},
    }
    written = pr.Game.from_position(position).position()
    assert written["bank"]["vp"] == 100 - 10
    assert written["bank"]["goods"]["corn"] == 10 - 3 - 1 - 2
    assert written["bank"]["colonists"] == 100 - 1 - 1 - 2 - 5
    assert written["bank"]["nobles"] == 20 - 1 - 1 - 1
    assert written["bank"]["quarries"] == 8 - 2
    # Two tiles and a forest here, one on the island of seat 2 and of seat 3, one in the row, two discarded.
    assert written["plantations"]["face_down"]["corn"] == 10 - 2 - 1 - 1 - 1 - 1 - 2
    assert written["buildings"]["wharf"] == 1
    assert written["buildings"]["villa"] == 1


def test_supplies_that_are_given_must_add_up() -> None:
    position = {"rules": {"players": 4}, "bank": {"vp": 99, "colonists": 70, "quarries": 1, "goods": {"corn": 9}}}
    found = problems(position)
    for what in ("point chips", "colonists", "quarries", "barrels"):
        assert what in found


def test_more_than_there_is_on_the_table_is_refused() -> None:
    boards = [{"vp": 60, "goods": {"corn": 6}, "san_juan": {"colonists": 60}, "island": {"quarry": {"tiles": 6}}}] * 2
    found = problems({"rules": {"players": 3}, "seats": boards})
    assert "bank.vp: 120 are on the table; the game has 75" in found
    assert "bank.goods.corn: 12 are on the table; the game has 10" in found
    assert "bank.colonists: 123 are on the table; the game has 58" in found
    assert "bank.quarries: 12 are on the table; the game has 8" in found
    assert len(found.split("; ")) == 8


def test_to_choose_follows_from_governor_and_cards() -> None:
    roles = {"settler": {"taken": 2}, "captain": {"taken": 3}}
    game = pr.Game.from_position({"rules": {"players": 4}, "governor": 2, "roles": roles})
    assert game.seat == 0
    assert "settler" not in texts(game)


def test_the_governor_follows_from_who_chooses_and_cards() -> None:
    roles = {"settler": {"taken": 3}, "captain": {"taken": 0}}
    game = pr.Game.from_position({"rules": {"players": 4}, "to_choose": 1, "roles": roles})
    assert game.position()["governor"] == 3
    assert pr.Game.from_position({"rules": {"players": 4}, "to_choose": 2}).position()["governor"] == 2


def test_cards_that_are_left_out_are_adjusted_to_who_chooses() -> None:
    roles = {"settler": {"taken": 1}, "prospector": {"doubloons": 2}}
    game = pr.Game.from_position({"rules": {"players": 4}, "governor": 1, "to_choose": 3, "roles": roles})
    assert game.seat == 3
    cards = {name: card["taken"] for name, card in game.position()["roles"].items() if card["taken"] is not None}
    assert cards == {"settler": 1, "captain": 2}


def test_a_mismatch_of_cards_and_who_chooses_is_refused() -> None:
    roles = {name: {"taken": None} for name in ("settler", "mayor", "builder", "craftsman", "trader", "captain")}
    position = {"rules": {"players": 3}, "governor": 0, "to_choose": 1, "roles": roles}
    assert problems(position) == "to_choose: 1 should be 0, after the cards taken"


def test_cards_lie_clockwise_from_the_governor() -> None:
    position = {"rules": {"players": 4}, "governor": 1, "roles": {"settler": {"taken": 3}}}
    assert problems(position) == "roles: cards lie with seats [3]; from governor 1 it should be [1]"


def test_when_a_role_is_to_be_chosen_a_card_is_left() -> None:
    roles = {name: {"taken": number} for number, name in enumerate(("settler", "mayor", "builder"))}
    assert "3 cards are taken" in problems({"rules": {"players": 3}, "roles": roles})


def test_a_taken_card_carries_no_doubloons() -> None:
    roles = {"settler": {"taken": 0, "doubloons": 1}}
    assert "a taken card carries doubloons" in problems({"rules": {"players": 3}, "roles": roles})


@pytest.mark.parametrize(
    "position",
    [
        {"role": "mayor"},
        {"role": "mayor", "roles": {"settler": {"taken": 0}}},
        {"role": "settler", "roles": {"settler": {"taken": 0}, "mayor": {"taken": 1}}},
    ],
)
def test_the_last_role_lies_with_the_last_to_choose(position: dict[str, Any]) -> None:
    assert "was not the last role" in problems({"rules": {"players": 3}, **position})


def test_right_after_the_mayor_nobody_waits_in_san_juan_beside_an_empty_circle() -> None:
    board = {"san_juan": {"colonists": 1}}
    position = {"rules": {"players": 3}, "round": 2, "seats": [board]}
    assert pr.Game.from_position(position).question.name == "CHOOSE_ROLE"
    assert "after a mayor phase" in problems({**position, "role": "mayor"})


NEW = {"players": 4, "expansions": ["new_buildings"]}


def in_play(game: pr.Game) -> set[str]:
    return set(game.position()["buildings"])


def test_buildings_left_out_are_in_rulebook_order_for_each_cost() -> None:
    found = in_play(pr.Game.from_position({"rules": NEW}))
    assert {"small_market", "hacienda", "construction_hut", "office", "large_market", "university", "harbor"} <= found
    assert not found & {"aqueduct", "black_market", "storehouse", "trading_post", "church", "library", "cloister"}
    assert len(found) == 6 + 17


def test_types_that_somebody_owns_are_in_play_first() -> None:
    city = {"aqueduct": {}, "black_market": {}, "library": {}, "cloister": {}}
    found = in_play(pr.Game.from_position({"rules": NEW, "seats": [{}, {"city": city}]}))
    assert {*city, "hacienda", "university"} <= found
    assert not found & {"small_market", "construction_hut", "harbor", "city_hall"}
    assert len(found) == 6 + 17


def test_buildings_that_are_named_are_the_outcome_of_the_draft() -> None:
    game = pr.Game.from_position({"rules": NEW})
    outcome = game.position()["buildings"]
    outcome["aqueduct"] = outcome.pop("small_market")
    found = in_play(pr.Game.from_position({"rules": NEW, "buildings": outcome}))
    assert found == set(outcome)


def test_an_outcome_of_the_draft_that_cannot_be_is_refused() -> None:
    outcome = dict.fromkeys(("hacienda", "construction_hut", "black_market"), 2)
    found = problems({"rules": NEW, "buildings": {**outcome, "wharf": 3}})
    assert "3 types of cost 2 are in play; there is room for 2" in found
    assert "buildings.wharf: 3 copies left should be 2" in found
    assert "4 of the types for the draft are in play; it chooses 17" in found


def test_a_pair_that_the_draft_keeps_apart_is_not_owned_together() -> None:
    seats = [{"city": {"office": {}}}, {"city": {"trading_post": {}}}]
    assert "draft_exclusions" in problems({"rules": NEW, "seats": seats})
    game = pr.Game.from_position({"rules": {**NEW, "draft_exclusions": "none"}, "seats": seats})
    assert {"office", "trading_post"} <= in_play(game)


def test_draft_true_starts_at_the_draft() -> None:
    game = pr.Game.from_position({"rules": NEW, "draft": True}, seed=1)
    assert game.record == pr.Game.new(**NEW, seed=1).record
    assert game.question.name == "DRAFT"


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"rules": NEW, "draft": "yes"}, "draft: 'yes' should be true or left out"),
        ({"rules": {"players": 4}, "draft": True}, "only Expansion I, new_buildings, has a draft"),
        ({"rules": NEW, "draft": True, "round": 2}, "round: a position at the draft has only its rules"),
    ],
)
def test_a_position_at_the_draft_has_only_its_rules(position: dict[str, Any], what: str) -> None:
    assert what in problems(position)


def test_everything_wrong_with_a_position_is_listed() -> None:
    position = {
        "rules": {"players": 3},
        "round": 0,
        "moon": 1,
        "ships": [{"capacity": 9}, {"capacity": 4, "good": "rum", "loaded": 5}],
        "trading_house": ["corn", "corn", "fish"],
        "seats": [
            {"doubloons": -1, "island": {"corn": {"tiles": 9}, "quarry": {"tiles": 4}}},
            {"city": {"wharf": {"colonists": 2}, "castle": {}}},
            {"goods": []},
            {},
        ],
        "roles": {"settler": {"taken": 7}},
        "ending": ["boredom"],
    }
    with pytest.raises(pr.InvalidPosition) as error:
        pr.Game.from_position(position)
    assert set(error.value.problems) == {
        "position: there is no 'moon', only rules, round, governor, to_choose, roles, bank, plantations, "
        "colonist_ship, ships, trading_house, buildings, ending, seats, draft, role, draws, stack, phase",
        "seats: has 4 entries; there can be 3",
        "seats.0.doubloons: -1 should be a whole number from 0 to 32767",
        "seats.1.city: there is no 'castle', only small_indigo_plant, small_sugar_mill, indigo_plant … royal_garden",
        "seats.2.goods: [] should be a mapping",
        "round: 0 should be a whole number from 1 to 100",
        "ships.0: capacity 9 should be one of 4, 5, 6, each once",
        "ships.1.loaded: 5 should be a whole number from 0 to 4",
        "ships.1.good: 'rum' should be one of corn, indigo, sugar, tobacco, coffee",
        "trading_house.2: 'fish' should be one of corn, indigo, sugar, tobacco, coffee",
        "ending.0: 'boredom' should be one of colonists, city, chips, max_rounds",
        "roles.settler.taken: 7 should be a whole number from 0 to 2",
        "the trading house has more than 4 barrels, or a kind twice although nobody has an Office",
        "an island has more than 12 tiles",
        "there are more pieces than circles in a place, or pieces where there is no tile or building",
    }
    assert str(error.value) == "; ".join(error.value.problems)


def test_everything_wrong_with_the_rules_is_listed() -> None:
    rules = {"players": 6, "expansions": ["pirates"], "vp_5p": 1, "luck": True}
    found = problems({"rules": rules, "seats": 5})
    for what in ("players is 6", "'pirates' is not an expansion", "vp_5p is 1", "no such option: 'luck'"):
        assert f"rules: {what}" in found


@pytest.mark.parametrize("position", [None, 5, "rules", [], {}, {"rules": None}, {"rules": {}}, {1: 2}])
def test_a_position_needs_rules(position: Any) -> None:
    assert "rules" in problems(position)


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"round": 101}, "round: 101 should be a whole number from 1 to 100"),
        ({"seats": [{"noted": 1}]}, "not written down as an end of the game"),
        ({"ending": ["max_rounds"]}, "max_rounds ends a game only after its last round"),
        ({"rules": {"players": 3, "expansions": ["nobles"]}, "ending": ["colonists"]}, "with nobles too few"),
        ({"plantations": {"face_up": {"corn": 5}}}, "5 tiles are in the row; there can be 4"),
        ({"ships": [{"capacity": 4, "good": "corn"}]}, "a ship has a kind without barrels"),
        ({"seats": [{"city": {"villa": {}}}]}, "1 villa are built; the game has 0"),
        ({"seats": [{"city": {"wharf": {}}}] * 3}, "3 wharf are built; the game has 2"),
        ({"seats": [{"san_juan": {"nobles": 1}}]}, "bank.nobles: 1 are on the table; the game has 0"),
        ({"phase": {}}, "phase: only a position with a stack is in the middle of a phase"),
        ({"stack": []}, "stack: is empty"),
        ({"stack": [{"question": "ROUND"}]}, "stack.0: should have a question and a seat"),
        ({"seats": [{"doubloons": 30_000}]}, "is more than can be counted to the end of the game"),
        ({"roles": {"mayor": {"doubloons": 30_000}}}, "is more than can be counted to the end of the game"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], what: str) -> None:
    assert what in problems({"rules": {"players": 3}, **position})


def test_an_empty_chip_supply_and_a_full_city_speak_for_themselves() -> None:
    large = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    city: dict[str, Any] = {name: {} for name in (*large, "wharf", "harbor")}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{"vp": 75, "city": city}]})
    assert game.position()["ending"] == ["city", "chips"]


def in_phase(question: str, **rules: Any) -> dict[str, Any]:
    """The position at the first such question of a random game."""
    game = pr.Game.new(**{"players": 3, "seed": 8, **rules})
    rng = random.Random(8)
    while game.question.name != question:
        game.play(choice(rng, game.answers))
    position: dict[str, Any] = json.loads(json.dumps(game.position()))
    return position


def test_a_stack_must_belong_to_the_role_and_its_chooser() -> None:
    position = in_phase("BUILD")
    for name in ("TRADE", "HUNTING_LODGE", "GAME_OVER"):
        wrong = json.loads(json.dumps(position))
        wrong["stack"][-1]["question"] = name
        assert "cannot stand there" in problems(wrong)
    wrong = json.loads(json.dumps(position))
    wrong["stack"][-1]["seat"] = (wrong["stack"][-1]["seat"] + 1) % 3
    assert "cannot stand there" in problems(wrong)
    assert "cannot stand there" in problems({**position, "role": "captain"})


def test_turns_before_the_last_entry_cannot_be_left_out() -> None:
    position = in_phase("BUILD")
    assert len(position["stack"]) == 4
    del position["stack"][1]
    assert "cannot stand there" in problems(position)


def test_a_stack_does_not_end_with_a_moment() -> None:
    position = in_phase("LOAD")
    position["stack"].pop()
    assert problems(position).startswith("stack: CAPTAIN asks nobody")


@pytest.mark.parametrize(
    ("question", "name", "value"),
    [
        ("BUILD", "to_pay", 3),
        ("BUILD", "circles_left", 1),
        ("TAKE_TILE", "produced", 1),
        ("PLACE", "idle_turns", 1),
        ("TRADE", "kept", [1, 0, 0, 0, 0]),
        ("TRADE", "guest_from", 5),
        ("LOAD", "library_spent", 1),
        ("LOAD", "library_doubles", 0),
    ],
)
def test_a_phase_remembers_only_what_belongs_to_its_questions(question: str, name: str, value: Any) -> None:
    position = in_phase(question)
    position["phase"][name] = value
    assert f"phase.{name}: " in problems(position)


@pytest.mark.parametrize(
    ("question", "name", "value"),
    [
        ("PLACE", "circles_left", 60),
        ("LOAD", "idle_turns", 0),
        ("LOAD", "idle_turns", 4),
        ("LOAD", "wharves_used", 1),
        ("LOAD", "small_wharves_used", 2),
        ("STORE", "keep_from", 3),
        ("STORE", "kept", [9, 9, 9, 9, 9]),
    ],
)
def test_what_a_phase_remembers_must_fit_the_board(question: str, name: str, value: Any) -> None:
    position = in_phase(question)
    position["phase"][name] = value
    assert "cannot be asked in this position" in problems(position)


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        ("PLACE", {"a": 50}),
        ("PLACE", {"b": 2}),
        ("LOAD", {"a": 1}),
        ("STORE", {"a": 3}),
        ("TRADE", {"a": 2}),
        ("TRADE", {"b": 1}),
        ("MAYOR_PRIVILEGE", {"a": 3}),
        ("CRAFTSMAN_PRIVILEGE", {"b": 4}),
    ],
)
def test_the_numbers_of_a_question_must_fit_the_board(question: str, numbers: dict[str, int]) -> None:
    position = in_phase(question)
    position["stack"][-1].update(numbers)
    assert "cannot be asked in this position" in problems(position)


def test_a_position_carries_everything_that_a_phase_remembers() -> None:
    fields = list(State.FIELDS)
    remembered = fields[fields.index("library_doubles") : fields.index("draws")]
    assert {*PHASE_FIELDS, *PHASE_CELLS} == {name for name in remembered if not name.startswith("pad")}
    assert {*MEMORY_OF, "library_doubles", "library_spent", "guest_from"} == set(PHASE_FIELDS)


def test_the_draft_can_only_be_at_the_start() -> None:
    position = in_phase("DRAFT", expansions=["new_buildings"])
    assert pr.Game.from_position(position).question.name == "DRAFT"
    assert "cannot stand there" in problems({**position, "round": 2})
    assert "cannot stand there" in problems({**position, "seats": [{"doubloons": 5}]})
    position["stack"][-1]["a"] = 5
    assert "cannot stand there" in problems(position)


def test_who_chooses_is_whom_the_stack_asks() -> None:
    position = in_phase("BUILD")
    assert "to_choose: seat 1 is not asked" in problems({**position, "to_choose": 1})


def test_a_tile_in_the_hand_is_not_face_down() -> None:
    board = {"island": {"corn": {}}, "city": {"forest_house": {"colonists": 1}, "hacienda": {"colonists": 1}}}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "seats": [board]}, seed=2)
    decline_until(play(game, "settler", "draw"), "LAY_TILE")
    position = game.position()
    del position["plantations"]["face_down"]
    assert pr.Game.from_position(position).record == game.record


def test_a_game_that_is_over_reads_back() -> None:
    game = small_game()
    same = pr.Game.from_position(game.position())
    assert same.is_over
    assert same.scores == game.scores
    assert faults(same._state) == 0
    assert "cannot stand there" in problems({**game.position(), "ending": []})


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"players": 1}, "players is 1; it must be 2, 3, 4 or 5"),
        ({"players": 4.0}, "players is 4.0"),
        ({"players": True}, "players is True"),
        ({"players": 10**5000}, "players is an int too large to show"),
        ({"players": 4, "expansions": "nobles"}, "expansions is 'nobles'; it must be a list"),
        ({"players": 4, "expansions": {"nobles": False}}, "expansions is {'nobles': False}"),
        ({"players": 4, "expansions": None}, "expansions is None"),
        ({"players": 4, "expansions": itertools.count()}, "0 is not an expansion"),
        ({"players": 4, "expansions": [["nobles"]]}, "['nobles'] is not an expansion"),
        ({"players": 4, "hidden_vp": 1}, "hidden_vp is 1; it must be one of False, True"),
        ({"players": 4, "draft_mode": []}, "draft_mode is []; it must be one of players, random"),
        ({"players": 4, "max_rounds": 0}, "max_rounds is 0; it must be a whole number from 1 to 500"),
        ({"players": 4, "max_rounds": 501}, "max_rounds is 501"),
        ({"players": 4, "luck": 1, "cls": 2, "self": 3}, "no such option: 'luck', 'cls', 'self'"),
        ({"players": 4, "seed": "x"}, "seed is 'x'; it must be a whole number"),
        ({"players": 4, "seed": float("inf")}, "seed is inf"),
        ({"players": 4, "chance": "fate"}, "chance is 'fate'; it must be 'auto' or 'manual'"),
        ({"players": 4, "chance": []}, "chance is []"),
    ],
)
def test_rules_that_do_not_exist_are_refused(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(pr.InvalidRules) as error:
        pr.Game.new(**arguments)
    assert what in str(error.value)


@pytest.mark.parametrize(("name", "value"), [("seed", "x"), ("seed", [1]), ("chance", None)])
def test_a_wrong_seed_or_chance_is_refused_everywhere(name: str, value: Any) -> None:
    game = pr.Game.new(players=3)
    for start, argument in ((pr.Game.from_text, game.to_text()), (pr.Game.from_position, game.position())):
        with pytest.raises(pr.InvalidRules, match=f"{name} is "):
            start(argument, **{name: value})


@pytest.mark.parametrize("wrong", [pr.InvalidText, pr.InvalidPosition, pr.InvalidRules, pr.IllegalAnswer])
def test_all_refusals_are_value_errors(wrong: type[Exception]) -> None:
    assert issubclass(wrong, ValueError)
