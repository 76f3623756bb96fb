"""Every reason why an answer is not legal, each in a position where the rules forbid something."""

from __future__ import annotations

from typing import Any

import pytest
from boards import table
from play import play

import puertorico as pr
from puertorico import Why

Board = dict[str, Any]
ROW = {"face_up": {"corn": 2, "indigo": 1, "sugar": 1, "coffee": 1}}
NEW, NOBLE = ("new_buildings",), ("nobles",)
BOTH = NEW + NOBLE


def city(**colonists: int) -> Board:
    return {"city": {name: {"colonists": number} for name, number in colonists.items()}}


def nobles(**numbers: int) -> Board:
    return {name: {"nobles": number} for name, number in numbers.items()}


def empty(*names: str) -> Board:
    return {name: {} for name in names}


LARGE = ("guild_hall", "residence", "fortress", "city_hall")
FULL_CITY = {"doubloons": 20, "city": empty(*LARGE, "small_market", "hacienda", "hospice")}
FULL_ISLAND = {"corn": {"tiles": 5}, "sugar": {"tiles": 7}}
HIS_FLEET = [{"capacity": 5, "good": "corn", "loaded": 4}, {"capacity": 6, "good": "sugar", "loaded": 5}]
PAYER = {"doubloons": 3, "vp": 1, "goods": {"corn": 1}, "island": {"corn": {"colonists": 1}}, **city(black_market=1)}

# The board of seat 0, the expansions, the answers before, the answer that is not legal, and why.
CASES: list[tuple[Board, tuple[str, ...], str, str, Why]] = [
    ({}, (), "", "take corn", Why.NOT_ASKED),
    ({}, (), "mayor", "guest corn", Why.NOT_ASKED),
    (city(hospice=1), NOBLE, "settler; take corn", "noble", Why.NOT_ASKED),
    (PAYER, NEW, "builder; build large_market", "pass", Why.NOT_ASKED),
    ({}, (), "", "prospector 2", Why.NOT_IN_GAME),
    ({"goods": {"corn": 1, "indigo": 2}}, (), "captain", "load corn 8", Why.NOT_IN_GAME),
    ({}, (), "settler", "take tobacco", Why.NOTHING_THERE),
    ({}, (), "settler", "take corn as forest", Why.NOT_OCCUPIED),
    ({}, (), "", "guest corn", Why.NOTHING_THERE),
    ({"city": empty("hacienda") | city(guesthouse=1)["city"]}, NEW, "settler", "draw", Why.NOT_OCCUPIED),
    ({"island": FULL_ISLAND, **city(hacienda=1, guesthouse=1)}, NEW, "settler", "draw", Why.ISLAND_FULL),
    ({"island": FULL_ISLAND, **city(guesthouse=1)}, NEW, "settler", "take corn", Why.ISLAND_FULL),
    (city(guesthouse=2), NEW, "guest indigo", "guest indigo", Why.NO_CIRCLE),
    ({"island": empty("corn", "sugar"), **city(guesthouse=2)}, NEW, "guest sugar", "guest corn", Why.OUT_OF_ORDER),
    (city(guesthouse=1, library=0), NEW, "settler; pass; pass; pass; pass", "take corn", Why.NOT_OCCUPIED),
    (city(hunting_lodge=1), NOBLE, "settler; pass; pass; pass; pass", "discard forest corn", Why.NOTHING_THERE),
    ({"island": {"corn": {"tiles": 2}}, **city(hospice=0)}, (), "mayor; colonist", "place 1 hospice", Why.OUT_OF_ORDER),
    ({"island": empty("corn", "sugar")}, (), "mayor; pass", "place 2 corn", Why.TOO_MANY),
    ({"island": {"corn": {"tiles": 2}, "sugar": {}}}, (), "mayor; colonist", "place 0 corn", Why.TOO_FEW),
    (city(small_market=0), (), "builder", "build small_market", Why.ALREADY_BUILT),
    ({"doubloons": 20}, (), "builder", "build library", Why.NOT_IN_GAME),
    ({"doubloons": 4}, (), "builder", "build factory", Why.TOO_EXPENSIVE),
    (FULL_CITY, (), "builder", "build customs_house", Why.CITY_FULL),
    (PAYER | {"doubloons": 2}, NEW, "builder; build large_market", "pay chip", Why.CANNOT_COVER),
    (PAYER | {"vp": 0}, NEW, "builder; build large_market", "pay chip", Why.NOTHING_THERE),
    ({"island": {"corn": {"colonists": 1}}}, (), "craftsman", "extra coffee", Why.NOT_PRODUCED),
    (
        {"island": {"corn": {"colonists": 1}, "indigo": {"colonists": 1}}, **city(library=1, indigo_plant=1)},
        NEW,
        "craftsman; extra indigo",
        "extra corn",
        Why.OUT_OF_ORDER,
    ),
    ({"goods": {"corn": 1}}, (), "trader", "sell coffee", Why.NO_GOODS),
    ({"goods": {"corn": 1}}, (), "trader", "sell corn trading_post", Why.NOT_OCCUPIED),
    ({"goods": {"corn": 1}}, (), "trader", "buy", Why.NOT_OCCUPIED),
    ({"goods": {"corn": 1}}, (), "trader", "discard indigo", Why.NOT_OCCUPIED),
    (city(land_office=1), NOBLE, "trader", "discard indigo", Why.NOT_NOBLE),
    ({"city": nobles(land_office=1)}, NOBLE, "trader", "buy", Why.NOT_COLONIST),
    (city(land_office=1) | {"goods": {"corn": 2}}, NOBLE, "trader; sell corn", "sell corn", Why.ALREADY_DONE),
    (city(land_office=1) | {"goods": {"corn": 2}, "island": FULL_ISLAND}, NOBLE, "trader", "buy", Why.ISLAND_FULL),
    (city(land_office=1) | {"goods": {"corn": 2}, "doubloons": 0}, NOBLE, "trader", "buy", Why.TOO_EXPENSIVE),
    (city(trading_post=1) | {"goods": {"corn": 2}}, NEW, "trader", "sell coffee trading_post", Why.NO_GOODS),
    (
        {"city": nobles(royal_supplier=1), "goods": {"corn": 2, "sugar": 1}},
        NOBLE,
        "captain",
        "deliver coffee",
        Why.NO_GOODS,
    ),
    (
        {"city": nobles(royal_supplier=1), "goods": {"corn": 2, "sugar": 2, "coffee": 1}, "san_juan": {"nobles": 1}},
        NOBLE,
        "captain; deliver sugar",
        "deliver corn",
        Why.OUT_OF_ORDER,
    ),
    (
        {"goods": {"corn": 2, "sugar": 2}, **city(royal_supplier=1, guesthouse=1)},
        BOTH,
        "captain; pass",
        "deliver sugar",
        Why.NOT_ENOUGH_NOBLES,
    ),
    ({"goods": {"corn": 2, "sugar": 3}}, (), "captain", "pass", Why.MUST_LOAD),
    ({"goods": {"corn": 2, "sugar": 3}}, (), "captain", "load corn 6", Why.KIND_ON_OTHER_SHIP),
    ({"goods": {"indigo": 2, "sugar": 3}}, (), "captain", "load indigo 5", Why.SHIP_HAS_OTHER_KIND),
    ({"goods": {"corn": 2, "sugar": 3}}, (), "captain", "load coffee 7", Why.NO_GOODS),
    ({"goods": {"corn": 2, "sugar": 3}}, (), "captain", "load corn wharf", Why.NOT_OCCUPIED),
    ({"goods": {"corn": 2, "sugar": 3}}, (), "captain", "load small_wharf", Why.NOT_OCCUPIED),
    ({"goods": {"corn": 2, "sugar": 3}, **city(wharf=1)}, (), "captain", "load coffee wharf", Why.NO_GOODS),
    ({"goods": {"corn": 3}, **city(wharf=1)}, (), "captain; load corn 5", "load corn 5", Why.SHIP_FULL),
    (
        {"goods": {"corn": 2, "sugar": 3}, **city(small_wharf=1)},
        NEW,
        "captain; load small_wharf",
        "done",
        Why.MUST_SHIP_ONE,
    ),
    (
        {"goods": {"corn": 2, "sugar": 3}, **city(small_wharf=1)},
        NEW,
        "captain; load small_wharf; barrel sugar",
        "barrel corn",
        Why.OUT_OF_ORDER,
    ),
    (
        {"goods": {"corn": 2, "sugar": 3}, **city(small_wharf=1)},
        NEW,
        "captain; load small_wharf",
        "barrel coffee",
        Why.NO_GOODS,
    ),
]


@pytest.mark.parametrize(("owner", "expansions", "before", "answer", "why"), [case for case in CASES if case[3]])
def test_an_illegal_answer_says_why(
    owner: Board, expansions: tuple[str, ...], before: str, answer: str, why: Why
) -> None:
    rules = {"players": 4, "expansions": list(expansions)}
    position = {"rules": rules, "seats": [owner], "plantations": ROW, "ships": HIS_FLEET}
    game = pr.Game.from_position(position, seed=1)
    play(game, *filter(None, before.split("; ")))
    record = game.record
    assert game.why_not(answer) == why
    with pytest.raises(pr.IllegalAnswer, match=why.sentence[:30]) as caught:
        game.play(answer)
    assert caught.value.why == why
    assert caught.value.legal == game.answers
    assert game.record == record


def from_there(owner: Board, expansions: tuple[str, ...] = (), players: int = 4, **more: Any) -> pr.Game:
    rules = {"players": players, "expansions": list(expansions)}
    return pr.Game.from_position({"rules": rules, "seats": [owner], **more}, seed=1, chance="manual")


def test_a_role_card_can_be_taken_once_a_round() -> None:
    game = from_there({}, governor=3, roles={"mayor": {"taken": 3}})
    assert game.why_not("mayor") == Why.TAKEN


def test_an_empty_supply_gives_the_mayor_nothing() -> None:
    seats = [{}, {"san_juan": {"colonists": 55}}]
    game = table(*seats, players=3)
    play(game, "mayor")
    skipped = next(entry for entry in game.log if entry.question.name == "MAYOR_PRIVILEGE")
    assert skipped.why == Why.SUPPLY_EMPTY


def test_a_building_of_which_all_copies_stand_is_sold_out() -> None:
    game = play(table({"doubloons": 20}, {"city": empty("wharf")}, {"city": empty("wharf")}), "builder")
    assert game.why_not("build wharf") == Why.SOLD_OUT


def test_only_settler_and_construction_hut_take_quarries_and_only_while_there_are_some() -> None:
    game = play(from_there({}), "settler", "pass")
    assert game.why_not("take quarry") == Why.NO_PRIVILEGE
    game = play(from_there({"island": {"quarry": {"tiles": 8}}}), "settler")
    assert game.why_not("take quarry") == Why.SUPPLY_EMPTY


def test_the_row_and_the_stack_can_be_empty() -> None:
    """A1, A75: with every plantation on the islands nothing can be drawn, bought or turned up."""
    seats = [
        {"island": {"corn": {"tiles": 9}}, "goods": {"corn": 1}, **city(hacienda=1, land_office=1)},
        {"island": {"indigo": {"tiles": 12}}},
        {"island": {"sugar": {"tiles": 11}}},
        {"island": {"tobacco": {"tiles": 9}}},
        {"island": {"coffee": {"tiles": 8}}},
    ]
    rules = {"players": 5, "expansions": ["nobles"]}
    position = {"rules": rules, "seats": seats, "plantations": {"face_up": {"corn": 1}}}
    game = play(pr.Game.from_position(position, seed=1), "trader")
    assert game.why_not("buy") == Why.SUPPLY_EMPTY
    game = play(pr.Game.from_position(position, seed=1), "settler")
    assert game.question.name == "TAKE_TILE"
    skipped = next(entry for entry in game.log if entry.question.name == "HACIENDA")
    assert skipped.why == Why.SUPPLY_EMPTY


def test_the_land_office_sells_one_tile_that_is_there() -> None:
    owner = {"island": {"corn": {"tiles": 2}}, "goods": {"indigo": 1}, "city": nobles(land_office=1)}
    game = play(from_there(owner, NOBLE), "trader")
    assert game.why_not("discard sugar") == Why.NOTHING_THERE
    play(game, "discard corn")
    assert game.why_not("discard corn") == Why.ALREADY_DONE


def test_the_privilege_good_needs_a_barrel_in_the_supply() -> None:
    rich = {"goods": {"corn": 9}}
    owner = {"island": {"corn": {"colonists": 1}, "indigo": {"colonists": 1}}, **city(indigo_plant=1)}
    game = table(owner, rich)
    play(game, "craftsman")
    assert game.why_not("extra corn") == Why.SUPPLY_EMPTY


def test_the_house_takes_four_barrels_and_each_kind_once() -> None:
    owner = {"goods": {"corn": 1, "indigo": 1}}
    game = play(from_there(owner, trading_house=["corn"]), "trader")
    assert game.why_not("sell corn") == Why.KIND_IN_HOUSE
    seats = [{"goods": {"coffee": 1}}, {"goods": {"corn": 1}, **city(trading_post=1)}]
    rules = {"players": 4, "expansions": ["new_buildings"]}
    game = pr.Game.from_position(
        {"rules": rules, "seats": seats, "trading_house": ["indigo", "sugar", "tobacco"]}, seed=1
    )
    play(game, "trader", "sell coffee")
    assert game.why_not("sell corn") == Why.HOUSE_FULL


def test_as_many_barrels_as_possible_are_loaded() -> None:
    game = play(from_there({"goods": {"corn": 6, "sugar": 1}}), "captain")
    assert game.why_not("load corn 5") == Why.SHIP_TOO_SMALL


def test_each_wharf_is_used_once_a_phase() -> None:
    owner = {"goods": {"corn": 2, "sugar": 2, "coffee": 2}, **city(wharf=1, small_wharf=1)}
    game = play(from_there(owner, NEW), "captain", "load corn wharf")
    assert game.why_not("load sugar wharf") == Why.ALREADY_DONE
    play(game, "load small_wharf", "barrel sugar", "done")
    assert game.why_not("load small_wharf") in (Why.ALREADY_DONE, Why.NOT_ASKED)
    small = {"goods": {"corn": 2, "sugar": 2}, **city(small_wharf=1)}
    game = play(from_there(small, NEW), "captain", "load small_wharf", "barrel corn", "done")
    assert game.why_not("load small_wharf") == Why.ALREADY_DONE


def test_the_black_market_takes_piece_barrel_and_chip_in_this_order() -> None:
    rules = {"players": 4, "expansions": ["new_buildings"], "black_market_strict": False}
    game = pr.Game.from_position({"rules": rules, "seats": [PAYER | {"doubloons": 9}]}, seed=1)
    play(game, "builder", "build large_market", "pay barrel corn")
    assert game.why_not("pay colonist corn") == Why.OUT_OF_ORDER


def test_storage_places_fill_in_order() -> None:
    """3.6.2: whole kinds first, then single barrels, in ascending order."""
    fleet = [{"capacity": 4, "good": "sugar", "loaded": 1}, {"capacity": 6, "good": "coffee", "loaded": 1}]
    owner = {"goods": {"corn": 2, "indigo": 2, "tobacco": 1}, **city(small_warehouse=1)}
    game = play(from_there(owner, players=2, ships=fleet), "captain")
    assert game.why_not("keep all coffee") == Why.NO_GOODS
    assert game.why_not("keep all tobacco") == Why.SINGLE_BARREL
    play(game, "keep all indigo")
    assert game.why_not("keep all corn") == Why.OUT_OF_ORDER
    game = play(from_there(owner, players=2, ships=fleet), "captain", "keep all corn")
    assert game.why_not("keep all indigo") == Why.STORAGE_FULL
    game = play(from_there(owner, players=2, ships=fleet), "captain", "keep one indigo")
    assert game.why_not("keep one indigo") == Why.COMPLETE_KIND
    assert game.why_not("keep one corn") == Why.OUT_OF_ORDER
    third = {"goods": {"corn": 3, "indigo": 3, "tobacco": 3}, **city(small_warehouse=1)}
    game = play(from_there(third, players=2, ships=fleet), "captain", "keep one corn")
    assert game.why_not("keep one corn") in (Why.STORAGE_FULL, Why.NOT_ASKED)


def test_the_draft_has_so_many_places_of_each_cost_and_takes_one_of_a_pair() -> None:
    game = pr.Game.new(2, ["new_buildings"], seed=1)
    play(game, "choose aqueduct", "choose office")
    assert game.why_not("choose aqueduct") == Why.CHOSEN
    assert game.why_not("choose small_market") == Why.NO_PLACE_LEFT
    assert game.why_not("choose trading_post") == Why.EXCLUDED


def test_chance_turns_up_only_what_lies_face_down() -> None:
    owner = {"island": {"coffee": {"tiles": 5}}, **city(hacienda=1)}
    game = from_there(owner, players=2, plantations={"face_up": {"corn": 3}})
    play(game, "settler", "draw")
    assert game.seat == pr.CHANCE
    assert game.why_not("turn coffee") == Why.NOTHING_THERE


def test_a_hunting_lodge_hunts_only_with_a_colonist() -> None:
    """4.5: an empty lodge does nothing, a noble does not hunt; the log says so."""
    for occupants, why in (({}, Why.NOT_OCCUPIED), ({"nobles": 1}, Why.NOT_COLONIST)):
        game = play(
            from_there({"city": {"hunting_lodge": occupants}}, NOBLE, plantations=ROW), "settler", *["pass"] * 4
        )
        skipped = next(entry for entry in game.log if entry.question.name == "HUNTING_LODGE")
        assert skipped.why == why


def test_every_reason_has_a_sentence_and_a_test() -> None:
    assert len({why.sentence for why in Why}) == len(Why)
    with open(__file__, encoding="utf-8") as source:
        text = source.read()
    assert [why.name for why in Why if why and f"Why.{why.name}" not in text] == []
