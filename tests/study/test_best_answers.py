"""Positions with a known best answer: the last decision of a game, where by the rules only some answers win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from play import play

import puertorico as pr
from puertorico import bots
from puertorico.rules.buildings import BUILDING, COST
from puertorico.rules.questions import Question

LARGE = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
ISLAND = {"corn": {"tiles": 5}, "indigo": {"tiles": 4}}  # nine tiles


def last_role(mine: dict[str, Any], theirs: dict[str, Any], left: str, *answers: str, **parts: Any) -> pr.Game:
    """Two players; seat 0 chooses the very last role of the game, this one or the prospector."""
    roles = {"settler", "mayor", "builder", "craftsman", "trader", "captain"} - {left}
    taken = dict(zip(sorted(roles), (1, 0, 1, 0, 1), strict=True))
    position = {
        "rules": {"players": 2},
        "governor": 1,
        "ending": ["chips"],
        "roles": {role: {"taken": seat} for role, seat in taken.items()},
        "seats": [{"doubloons": 0, **mine}, {"doubloons": 0, **theirs}],
        **parts,
    }
    return play(pr.Game.from_position(position, seed=1), *answers)


def choose_role() -> tuple[pr.Game, set[str]]:
    """A large building costs ten, one less for the builder, and brings four points (4.2): nine, and a doubloon left."""
    return last_role({"doubloons": 10, "vp": 5}, {"vp": 9}, "builder"), {"builder"}


def build() -> tuple[pr.Game, set[str]]:
    game = last_role({"doubloons": 10, "vp": 5}, {"vp": 9}, "builder", "builder")
    return game, {f"build {building}" for building in LARGE}


def place() -> tuple[pr.Game, set[str]]:
    """On the guild hall the colonist brings three points, on the customs house two (5.2); three are needed."""
    city: dict[str, Any] = {"small_indigo_plant": {}, "indigo_plant": {}, "guild_hall": {}, "customs_house": {}}
    game = last_role({"vp": 8, "city": city}, {"vp": 21, "doubloons": 5}, "mayor", "mayor", "pass")
    return game, {"place 0 indigo"}


def mayor_privilege() -> tuple[pr.Game, set[str]]:
    """With the extra colonist there are six pieces, which the fortress counts as two points (5.2)."""
    mine = {"vp": 8, "city": {"fortress": {"colonists": 1}}, "island": {"corn": {"tiles": 5, "colonists": 3}}}
    game = last_role(mine, {"vp": 13, "doubloons": 5}, "mayor", "mayor", colonist_ship={"colonists": 2})
    return game, {"colonist"}


def take_tile() -> tuple[pr.Game, set[str]]:
    """The tenth tile makes the residence worth five points instead of four (5.2)."""
    mine = {"vp": 8, "city": {"residence": {"colonists": 1}}, "island": ISLAND}
    game = last_role(mine, {"vp": 16, "doubloons": 5}, "settler", "settler")
    return game, {answer.text for answer in game.answers if answer.text != "pass"}


def hacienda() -> tuple[pr.Game, set[str]]:
    """The tile of the hacienda and the one from the row are the tenth and the eleventh: two points more."""
    city = {"residence": {"colonists": 1}, "hacienda": {"colonists": 1}}
    mine = {"vp": 8, "city": city, "island": ISLAND}
    return last_role(mine, {"vp": 18, "doubloons": 5}, "settler", "settler"), {"draw"}


def hospice() -> tuple[pr.Game, set[str]]:
    """The colonist of the hospice is the sixth piece: the fortress counts two points instead of one."""
    city = {"fortress": {"colonists": 1}, "hospice": {"colonists": 1}}
    mine = {"vp": 8, "city": city, "island": {"corn": {"tiles": 5, "colonists": 3}}}
    game = last_role(mine, {"vp": 15, "doubloons": 5}, "settler", "settler", "take quarry")
    return game, {"colonist"}


def university() -> tuple[pr.Game, set[str]]:
    """The guild hall counts only with a colonist (5.2): two points for the indigo plant, one for the small one."""
    city = {"university": {"colonists": 1}, "small_indigo_plant": {}, "indigo_plant": {}}
    game = last_role({"doubloons": 10, "vp": 5, "city": city}, {"vp": 17}, "builder", "builder")
    return play(game, "build guild_hall"), {"colonist"}


def craftsman_privilege() -> tuple[pr.Game, set[str]]:
    """Points are equal; two barrels are more than a doubloon, one is not (5.2)."""
    mine = {"vp": 9, "island": {"corn": {"tiles": 1, "colonists": 1}}}
    return last_role(mine, {"vp": 9, "doubloons": 1}, "craftsman", "craftsman"), {"extra corn"}


def trade() -> tuple[pr.Game, set[str]]:
    """Coffee sells for four and one for the trader (3.5): with a barrel that makes six against five."""
    mine = {"vp": 9, "goods": {"coffee": 1, "corn": 1}}
    return last_role(mine, {"vp": 9, "doubloons": 5}, "trader", "trader"), {"sell coffee"}


def load() -> tuple[pr.Game, set[str]]:
    """Three sugar and the captain's point win; two corn and the point only draw level, and doubloons decide (3.6)."""
    ships = [{"capacity": 4, "good": "coffee", "loaded": 1}, {"capacity": 6}]
    mine = {"vp": 5, "goods": {"corn": 2, "sugar": 3}}
    return last_role(mine, {"vp": 8, "doubloons": 5}, "captain", "captain", ships=ships), {"load sugar 6"}


def store() -> tuple[pr.Game, set[str]]:
    """Barrels break the tie (5.2): only four of them, all the corn and one more, are more than three doubloons."""
    ships = [{"capacity": 4, "good": "coffee", "loaded": 1}, {"capacity": 6, "good": "tobacco", "loaded": 1}]
    goods = {"corn": 3, "indigo": 2, "sugar": 1}
    mine = {"vp": 8, "goods": goods, "city": {"small_warehouse": {"colonists": 1}}}
    game = last_role(mine, {"vp": 9, "doubloons": 3}, "captain", "captain", ships=ships)
    return game, {"keep all corn", "keep one indigo", "keep one sugar"}


def villa() -> tuple[pr.Game, set[str]]:
    """A noble is worth a point at the end of the game (Expansion II)."""
    rules = {"players": 2, "expansions": ["nobles"]}
    mine = {"vp": 8, "city": {"villa": {"colonists": 1}}}
    game = last_role(mine, {"vp": 12, "doubloons": 5}, "mayor", "mayor", rules=rules)
    while game.question.name != "VILLA":
        game.play("pass" if "pass" in {answer.text for answer in game.answers} else game.answers[0])
    return game, {"noble"}


NEW_BUILDINGS = {"players": 2, "expansions": ["new_buildings"]}
NOBLES = {"players": 2, "expansions": ["nobles"]}
FULL_SHIPS = [{"capacity": 4, "good": "coffee", "loaded": 1}, {"capacity": 6, "good": "tobacco", "loaded": 1}]


def library() -> tuple[pr.Game, set[str]]:
    """By this option the Library doubles one role of a round. Points are equal: two doubloons beat one (5.2, 6.4)."""
    rules = {**NEW_BUILDINGS, "library_2p_once_per_round": True}
    mine = {"vp": 6, "city": {"library": {"colonists": 1}}}
    game = last_role(mine, {"vp": 9, "doubloons": 1}, "settler", "prospector", rules=rules)
    return game, {"library"}


def lay_tile() -> tuple[pr.Game, set[str]]:
    """A third forest is the fourth set of three: the cloister counts ten points instead of six (4.4).

    The tile of the hacienda fills the island, so that no other can become a forest.
    """
    buildings = ("cloister", "forest_house", "hacienda")
    island: dict[str, Any] = {kind: {"tiles": 3} for kind in ("corn", "indigo", "sugar")}
    island["forest"] = {"tiles": 2, "under": {"coffee": 2}}
    mine = {"vp": 4, "city": {name: {"colonists": 1} for name in buildings}, "island": island}
    game = last_role(mine, {"vp": 18, "doubloons": 5}, "settler", "settler", "draw", rules=NEW_BUILDINGS)
    return game, {"forest"}


def hunting_lodge() -> tuple[pr.Game, set[str]]:
    """The lodge may discard a tile (4.5), but with ten of them the residence counts five points instead of four."""
    city = {"hunting_lodge": {"colonists": 1}, "residence": {"colonists": 1}}
    mine = {"vp": 4, "city": city, "island": {"corn": {"tiles": 5}, "indigo": {"tiles": 5}}}
    game = last_role(mine, {"vp": 14, "doubloons": 5}, "settler", "settler", "pass", "pass", rules=NOBLES)
    return game, {"pass"}


def ship_piece() -> tuple[pr.Game, set[str]]:
    """A noble is a point at the end (Expansion II): it goes to the mayor, or else to the other player (A20)."""
    ship = {"colonists": 1, "nobles": 1}
    game = last_role({"vp": 8}, {"vp": 8, "doubloons": 5}, "mayor", "mayor", "pass", rules=NOBLES, colonist_ship=ship)
    return game, {"noble"}


def black_market() -> tuple[pr.Game, set[str]]:
    """A doubloon is missing. The chip is a point and the barrel breaks the tie (5.2); the colonist is worth nothing."""
    mine = {
        "doubloons": 8,
        "vp": 5,
        "goods": {"indigo": 1},
        "city": {"black_market": {"colonists": 1}},
        "island": {"corn": {"tiles": 1, "colonists": 1}},
    }
    game = last_role(mine, {"vp": 10}, "builder", "builder", "build guild_hall", rules=NEW_BUILDINGS)
    return game, {"pay colonist corn"}


def deliver() -> tuple[pr.Game, set[str]]:
    """No ship takes the barrels. For one noble the royal supplier takes one of them for a point (4.5)."""
    mine = {"vp": 6, "goods": {"corn": 1, "sugar": 1}, "city": {"royal_supplier": {"nobles": 1}}}
    game = last_role(mine, {"vp": 9, "doubloons": 5}, "captain", "captain", rules=NOBLES, ships=FULL_SHIPS)
    return game, {"deliver corn", "deliver sugar"}


def small_wharf() -> tuple[pr.Game, set[str]]:
    """Two barrels are a point on the Small Wharf, one is none (4.4)."""
    mine = {"vp": 6, "goods": {"corn": 1, "sugar": 1}, "city": {"small_wharf": {"colonists": 1}}}
    answers = ("captain", "load small_wharf", "barrel corn")
    game = last_role(mine, {"vp": 9, "doubloons": 5}, "captain", *answers, rules=NEW_BUILDINGS, ships=FULL_SHIPS)
    return game, {"barrel sugar"}


def guests() -> tuple[pr.Game, set[str]]:
    """In the last window before scoring (5.2) a guest can occupy the residence: four points more."""
    city = {"guesthouse": {"colonists": 1}, "residence": {}}
    game = last_role({"vp": 4, "city": city}, {"vp": 12, "doubloons": 5}, "settler", "prospector", rules=NEW_BUILDINGS)
    while not game.is_over:
        game.play("pass")
    game.undo()
    return game, {"guest residence"}


SUITE: tuple[Callable[[], tuple[pr.Game, set[str]]], ...] = (
    choose_role,
    build,
    place,
    mayor_privilege,
    take_tile,
    hacienda,
    hospice,
    university,
    craftsman_privilege,
    trade,
    load,
    store,
    villa,
    library,
    lay_tile,
    hunting_lodge,
    ship_piece,
    black_market,
    deliver,
    small_wharf,
    guests,
)


@pytest.mark.parametrize("position", SUITE, ids=lambda position: position.__name__)
def test_a_hint_knows_the_answers_that_win(position: Callable[[], tuple[pr.Game, set[str]]]) -> None:
    game, winning = position()
    assert winning < {answer.text for answer in game.answers}
    found = bots.hint(game, 2000)
    assert {found.best.text, *(answer.text for answer in found.as_good)} <= winning, found.verdict


def test_the_suite_has_every_question_that_players_are_asked() -> None:
    asked = {position()[0].question for position in SUITE}
    # The draft has no answer that wins by the rules; it is tested below.
    assert asked | {Question.DRAFT, Question.CHANCE} == {question for question in Question if question.row.verbs}


def test_a_hint_does_not_choose_between_buildings_that_nobody_can_pay() -> None:
    """The draft of a game of one round: the last place is for a building of ten doubloons, and all have three."""
    game = pr.Game.new(2, ["new_buildings"], max_rounds=1, seed=1)
    while min(prices := [price_of(answer) for answer in game.answers]) < 10:
        game.play(game.answers[prices.index(min(prices))])
    assert game.question.name == "DRAFT"
    assert len(game.answers) > 3
    assert len(bots.hint(game, 2000).as_good) == 3


def price_of(answer: pr.Answer) -> int:
    """Return the printed price of the building that an answer of the draft chooses."""
    assert answer.thing is not None
    return COST[BUILDING[answer.thing]]
