"""The 23 base buildings: numbers (rules 4.2), effects (4.3) and how they combine (4.6)."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from boards import KINDS, ROW, goods, occupied, table, tiles, waiting
from play import decline_until, play, seat, texts

import puertorico as pr

# Ships of four players that take neither corn nor indigo.
CLOSED = [
    {"capacity": 5, "good": "coffee", "loaded": 1},
    {"capacity": 6, "good": "tobacco", "loaded": 1},
    {"capacity": 7, "good": "sugar", "loaded": 1},
]
STAFFED: dict[str, int] = {"colonists": 1}

with (Path(__file__).parents[1] / "data" / "buildings.csv").open(newline="") as file:
    BASE = [row for row in csv.DictReader(file) if row["set"] == "base"]

every_base_building = pytest.mark.parametrize("row", BASE, ids=[row["id"] for row in BASE])


def settle(*seats: dict[str, Any], **more: Any) -> pr.Game:
    """The settler phase over a row with one plantation of each kind."""
    return play(table(*seats, **{"plantations": {"face_up": ROW}, **more}), "settler")


@every_base_building
def test_cost_points_and_copies_are_those_of_the_table(row: dict[str, str]) -> None:
    """4.2: what a player without discount pays, what the building is worth, how many there are."""
    game = table({}, {"doubloons": 20})
    play(game, "builder", "pass", f"build {row['id']}")
    assert seat(game, 1)["doubloons"] == 20 - int(row["cost"])
    assert game.scores[1].buildings == int(row["vp"])
    assert game.position()["buildings"].get(row["id"], 0) == int(row["copies_3to5"]) - 1


@every_base_building
def test_the_column_is_the_most_that_quarries_save(row: dict[str, str]) -> None:
    """4.2: column = maximum quarry discount; 4 occupied quarries."""
    game = table({}, {"doubloons": 20, "island": {"quarry": occupied(4)}})
    play(game, "builder", "pass", f"build {row['id']}")
    assert seat(game, 1)["doubloons"] == 20 - int(row["cost"]) + int(row["column"])


@every_base_building
def test_a_building_has_the_circles_of_the_table(row: dict[str, str]) -> None:
    """4.2: of 6 colonists as many work as there are circles."""
    game = table({"island": {}, "city": {row["id"]: {}}, "san_juan": {"colonists": 5}})
    play(game, "mayor", "pass")
    assert seat(game, 0)["city"][row["id"]]["colonists"] == int(row["circles"])
    assert seat(game, 0)["san_juan"]["colonists"] == 6 - int(row["circles"])


@every_base_building
def test_a_building_takes_the_city_spaces_of_the_table(row: dict[str, str]) -> None:
    """4.2: with 10 spaces filled, only a building of 2 spaces fills the twelfth."""
    others = [other["id"] for other in BASE if other["spaces"] == "1" and other["id"] != row["id"]]
    game = table({}, {"doubloons": 20, "city": {other: {} for other in others[:10]}})
    play(game, "builder", "pass", f"build {row['id']}")
    decline_until(game, "CHOOSE_ROLE")
    assert game.position()["ending"] == (["city"] if row["spaces"] == "2" else [])


@pytest.mark.parametrize(
    ("building", "kind", "circles"),
    [
        ("small_indigo_plant", "indigo", 1),
        ("small_sugar_mill", "sugar", 1),
        ("indigo_plant", "indigo", 3),
        ("sugar_mill", "sugar", 3),
        ("tobacco_storage", "tobacco", 3),
        ("coffee_roaster", "coffee", 2),
    ],
)
def test_a_production_building_makes_one_barrel_a_colonist(building: str, kind: str, circles: int) -> None:
    """4.3: its circles are the maximum output; unoccupied it makes nothing."""
    for workers in range(circles + 1):
        city = {building: {"colonists": workers}}
        game = play(table({}, {"island": {kind: occupied(5)}, "city": city}), "craftsman")
        assert seat(game, 1)["goods"][kind] == workers


@pytest.mark.parametrize(
    ("building", "kind"),
    [
        ("small_indigo_plant", "indigo"),
        ("small_sugar_mill", "sugar"),
        ("indigo_plant", "indigo"),
        ("sugar_mill", "sugar"),
        ("tobacco_storage", "tobacco"),
        ("coffee_roaster", "coffee"),
    ],
)
def test_an_unoccupied_production_building_makes_nothing(building: str, kind: str) -> None:
    """4.1: unoccupied buildings do nothing."""
    game = table({}, {"island": {kind: occupied(3)}, "city": {building: {}}})
    assert goods(play(game, "craftsman"), 1) == {}


@pytest.mark.parametrize(("colonists", "income"), [(1, 1), (0, 0)])
def test_small_market_adds_one_doubloon_if_occupied(colonists: int, income: int) -> None:
    """4.3 (E8): not the trader, small_market, corn: 1 d."""
    city = {"small_market": {"colonists": colonists}}
    game = play(table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": city}), "trader", "sell corn")
    assert seat(game, 1)["doubloons"] == income


@pytest.mark.parametrize(("colonists", "income"), [(1, 2), (0, 0)])
def test_large_market_adds_two_doubloons_if_occupied(colonists: int, income: int) -> None:
    """4.3: large_market: +2 d for a sale to the trading house."""
    city = {"large_market": {"colonists": colonists}}
    game = play(table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": city}), "trader", "sell corn")
    assert seat(game, 1)["doubloons"] == income


def test_small_market_and_large_market_add_up() -> None:
    """4.6 (E9): together +3; with the trader's privilege a coffee brings 4 + 1 + 3."""
    city = {"small_market": STAFFED, "large_market": STAFFED}
    game = table(
        {"doubloons": 0, "goods": {"coffee": 1}, "city": city},
        {"doubloons": 0, "goods": {"corn": 1}, "city": city},
    )
    play(game, "trader", "sell coffee", "sell corn")
    assert [seat(game, number)["doubloons"] for number in (0, 1)] == [8, 3]


def test_small_market_and_large_market_pay_nothing_without_a_sale() -> None:
    """4.3: when the owner sells."""
    city = {"small_market": STAFFED, "large_market": STAFFED}
    game = table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": city})
    play(game, "trader", "pass")
    assert seat(game, 1)["doubloons"] == 0


def test_office_sells_a_kind_that_is_already_in_the_house() -> None:
    """4.3 (E10): both owners of an office sell tobacco to a house that has tobacco."""
    owner = {"doubloons": 0, "goods": {"tobacco": 1}, "city": {"office": STAFFED}}
    game = table({}, owner, owner, trading_house=["tobacco"])
    play(game, "trader", "sell tobacco", "sell tobacco")
    assert [seat(game, number)["doubloons"] for number in (1, 2)] == [3, 3]
    assert game.position()["trading_house"] == ["tobacco"] * 3


def test_an_unoccupied_office_sells_no_kind_twice() -> None:
    """4.1: the owner of an empty office is skipped like anyone else."""
    owner = {"goods": {"tobacco": 1}, "city": {"office": {}}}
    game = play(table({}, owner, trading_house=["tobacco"]), "trader")
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 1) == {"tobacco": 1}


def test_office_does_not_help_when_the_house_is_full() -> None:
    """A39: no sale to a full house."""
    owner = {"goods": {"tobacco": 1}, "city": {"office": STAFFED}}
    game = table({"goods": {"tobacco": 1}}, owner, trading_house=["corn", "indigo", "sugar"])
    play(game, "trader", "sell tobacco")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert goods(game, 1) == {"tobacco": 1}


def test_hacienda_draws_a_tile_before_the_regular_take() -> None:
    """4.3: an extra face-down plantation, then the regular take; the row is not touched by the draw."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, manual=True)
    assert (game.question.name, game.seat) == ("HACIENDA", 0)
    assert texts(game) == {"draw", "pass"}
    play(game, "draw")
    assert game.seat == pr.CHANCE
    play(game, "turn coffee")
    assert tiles(game, 0) == {"coffee": 1}
    assert game.position()["plantations"]["face_up"] == ROW
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)
    play(game, "take corn")
    assert tiles(game, 0) == {"corn": 1, "coffee": 1}
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1), "one draw a phase"


def test_hacienda_works_for_everyone_not_only_for_the_settler() -> None:
    """3.1 step 1: for each player clockwise from the settler."""
    game = settle({}, {"island": {}, "city": {"hacienda": STAFFED}})
    play(game, "pass")
    assert (game.question.name, game.seat) == ("HACIENDA", 1)
    play(game, "draw", "pass")
    assert sum(tiles(game, 1).values()) == 1


def test_an_unoccupied_hacienda_draws_nothing() -> None:
    """4.1: only occupied buildings work; the regular take follows immediately."""
    game = settle({"city": {"hacienda": {}}})
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)


def test_hacienda_may_be_left_unused() -> None:
    """4.1: using a beige building is optional; after the hacienda the owner may pass the take as well (A65)."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}})
    play(game, "pass")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)
    play(game, "pass")
    assert tiles(game, 0) == {}


def test_hacienda_and_then_no_regular_take() -> None:
    """A65: both are optional, each for itself."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, manual=True)
    play(game, "draw", "turn sugar", "pass")
    assert tiles(game, 0) == {"sugar": 1}
    assert game.seat == 1


@pytest.mark.parametrize("draws", [True, False])
def test_hacienda_with_one_free_space_takes_the_place_of_the_regular_take(draws: bool) -> None:
    """A2: the owner may draw (then no regular take) or skip the draw and take normally."""
    island = {"corn": {"tiles": 6}, "quarry": {"tiles": 5}}
    game = settle({"island": island, "city": {"hacienda": STAFFED}}, manual=True)
    play(game, *(["draw", "turn indigo"] if draws else ["pass"]))
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1 if draws else 0)


def test_hacienda_needs_a_free_island_space() -> None:
    """3.1 step 1: a drawn tile must be placed, so a full island draws nothing."""
    island = {"corn": {"tiles": 7}, "quarry": {"tiles": 5}}
    game = settle({"island": island, "city": {"hacienda": STAFFED}})
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


def test_hacienda_draws_from_the_shuffled_discards_when_the_stack_is_empty() -> None:
    """A1: the discard pile is shuffled into a new stack first."""
    discard = {"corn": 9, "indigo": 11, "sugar": 10, "tobacco": 8, "coffee": 7}
    empty: list[dict[str, Any]] = [{"island": {}} for _ in range(3)]
    plantations = {"face_up": ROW, "discard": discard}
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, *empty, plantations=plantations, manual=True)
    play(game, "draw")
    assert texts(game) == {f"turn {kind}" for kind in KINDS}
    play(game, "turn coffee")
    after = game.position()["plantations"]
    assert tiles(game, 0) == {"coffee": 1}
    assert after["face_down"] == {**discard, "coffee": 6}
    assert after["discard"] == dict.fromkeys(KINDS, 0)


def test_hacienda_draws_nothing_when_stack_and_discards_are_empty() -> None:
    """A1: 47 of the 50 plantations lie on the islands and 3 in the row."""
    seats: list[dict[str, Any]] = [
        {"island": {kind: {"tiles": n}}} for kind, n in zip(KINDS, (9, 12, 10, 9, 7), strict=True)
    ]
    seats[0]["city"] = {"hacienda": STAFFED}
    game = settle(*seats, players=5, plantations={"face_up": {"corn": 1, "sugar": 1, "coffee": 1}})
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)


def test_construction_hut_takes_a_quarry_without_the_privilege() -> None:
    """4.3: instead of a face-up plantation; still one tile."""
    game = settle({}, {"island": {}, "city": {"construction_hut": STAFFED}})
    play(game, "pass", "take quarry")
    assert tiles(game, 1) == {"quarry": 1}
    assert game.seat == 2
    assert "take quarry" not in texts(game)


def test_an_unoccupied_construction_hut_takes_no_quarry() -> None:
    """4.1: unoccupied buildings do nothing."""
    game = settle({}, {"city": {"construction_hut": {}}})
    play(game, "pass")
    assert game.seat == 1
    assert "take quarry" not in texts(game)


def test_construction_hut_is_useless_when_quarries_are_gone() -> None:
    """3.1: no quarry left, none for the hut."""
    game = settle({"island": {"quarry": {"tiles": 8}}}, {"city": {"construction_hut": STAFFED}})
    play(game, "pass")
    assert game.seat == 1
    assert "take quarry" not in texts(game)


def test_construction_hut_gives_the_settler_no_second_quarry() -> None:
    """4.6: settler privilege and construction_hut together still give one tile."""
    game = settle({"island": {}, "city": {"construction_hut": STAFFED}})
    play(game, "take quarry")
    assert tiles(game, 0) == {"quarry": 1}
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


def test_hacienda_tile_cannot_be_replaced_by_a_quarry_with_construction_hut() -> None:
    """4.6 (E14): hacienda and construction_hut: the drawn tile stays; the quarry is the regular take."""
    city = {"hacienda": STAFFED, "construction_hut": STAFFED}
    game = settle({}, {"island": {}, "city": city}, manual=True)
    play(game, "pass")
    assert game.seat == 1
    assert texts(game) == {"draw", "pass"}
    play(game, "draw", "turn tobacco")
    assert tiles(game, 1) == {"tobacco": 1}
    play(game, "take quarry")
    assert tiles(game, 1) == {"tobacco": 1, "quarry": 1}
    assert game.seat == 2


def test_hacienda_gives_the_settler_no_second_quarry() -> None:
    """4.6: settler with hacienda: at most one quarry."""
    game = settle({"island": {}, "city": {"hacienda": STAFFED}}, manual=True)
    play(game, "draw", "turn tobacco", "take quarry")
    assert tiles(game, 0) == {"tobacco": 1, "quarry": 1}
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_hospice_puts_a_colonist_on_the_new_tile(tile: str) -> None:
    """4.3: 1 colonist from the supply on the tile of the regular take, plantation or quarry."""
    game = settle({"island": {}, "city": {"hospice": STAFFED}, "san_juan": {"colonists": 1}})
    before = game.position()["bank"]["colonists"]
    play(game, f"take {tile}")
    assert (game.question.name, game.seat) == ("HOSPICE", 0)
    assert texts(game) == {"colonist", "pass"}
    play(game, "colonist")
    assert seat(game, 0)["island"][tile]["colonists"] == 1
    assert seat(game, 0)["san_juan"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == before - 1
    assert game.position()["colonist_ship"]["colonists"] == 4


def test_hospice_leaves_older_tiles_of_the_kind_empty() -> None:
    """4.3: only that tile; 2 unoccupied corn plantations lie there already."""
    game = settle({"island": {"corn": {"tiles": 2}}, "city": {"hospice": STAFFED}})
    play(game, "take corn", "colonist")
    corn = seat(game, 0)["island"]["corn"]
    assert (corn["tiles"], corn["colonists"]) == (3, 1)


def test_an_unoccupied_hospice_gives_no_colonist() -> None:
    """4.1: unoccupied buildings do nothing."""
    game = settle({"island": {}, "city": {"hospice": {}}})
    play(game, "take corn")
    assert game.seat == 1
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0


def test_hospice_may_be_declined() -> None:
    """A7: optional."""
    game = settle({"island": {}, "city": {"hospice": STAFFED}})
    play(game, "take corn", "pass")
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0
    assert game.position()["bank"]["colonists"] == 74


def test_hospice_gives_nothing_without_a_regular_take() -> None:
    """3.1 step 3: a tile was taken in step 2."""
    game = settle({"city": {"hospice": STAFFED}})
    play(game, "pass")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)


def test_hospice_gives_no_colonist_to_the_hacienda_tile() -> None:
    """4.6: hacienda and hospice: only the tile of the regular take."""
    city = {"hacienda": STAFFED, "hospice": STAFFED}
    game = settle({"island": {}, "city": city}, manual=True)
    play(game, "draw", "turn corn")
    assert game.question.name == "TAKE_TILE"
    play(game, "take sugar", "colonist")
    island = seat(game, 0)["island"]
    assert (island["corn"]["colonists"], island["sugar"]["colonists"]) == (0, 1)


def test_hospice_works_on_a_quarry_taken_with_construction_hut() -> None:
    """A67: plantation or quarry from the regular take."""
    city = {"hospice": STAFFED, "construction_hut": STAFFED}
    game = settle({}, {"island": {}, "city": city})
    play(game, "pass", "take quarry", "colonist")
    assert seat(game, 1)["island"]["quarry"]["colonists"] == 1


def test_hospice_takes_from_the_colonist_ship_when_the_supply_is_empty() -> None:
    """A5: the supply is empty, 3 are on the ship."""
    owner = {"island": {}, "city": {"hospice": STAFFED}}
    game = settle(owner, {}, {}, waiting(75), colonist_ship={"colonists": 3})
    assert game.position()["bank"]["colonists"] == 0
    play(game, "take corn", "colonist")
    assert seat(game, 0)["island"]["corn"]["colonists"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 2


def test_hospice_gives_nothing_when_supply_and_ship_are_empty() -> None:
    """A5: nobody is left to take."""
    owner = {"island": {}, "city": {"hospice": STAFFED}}
    game = settle(owner, {}, {}, waiting(78), colonist_ship={"colonists": 0})
    play(game, "take corn")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)
    assert seat(game, 0)["island"]["corn"]["colonists"] == 0


def test_hospice_that_takes_the_last_colonist_does_not_end_the_game() -> None:
    """A70: condition 1 is checked only at the refill of a mayor phase."""
    owner = {"island": {}, "city": {"hospice": STAFFED}}
    game = settle(owner, {}, {}, waiting(73))
    assert game.position()["bank"]["colonists"] == 1
    play(game, "take corn", "colonist")
    assert game.position()["bank"]["colonists"] == 0
    assert game.position()["colonist_ship"]["colonists"] == 4
    assert game.position()["ending"] == []


def test_hospice_may_take_from_the_last_partial_ship() -> None:
    """A68: the rest of the supply went on the ship, the game is ending; the hospice still takes from it."""
    game = table({}, {"city": {"hospice": STAFFED}}, {}, waiting(71), plantations={"face_up": ROW})
    play(game, "mayor", "pass")
    assert game.position()["colonist_ship"]["colonists"] == 3
    play(game, "settler", "take coffee", "colonist")
    assert seat(game, 1)["island"]["coffee"]["colonists"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 2
    assert game.position()["ending"] == ["colonists"]


def storage(city: dict[str, Any], **barrels: int) -> pr.Game:
    """The storage of seat 1, two players: the ship of 4 is full of tobacco, the other carries coffee."""
    ships = [{"capacity": 4, "good": "tobacco", "loaded": 3}, {"capacity": 6, "good": "coffee", "loaded": 1}]
    loader = {"goods": {"tobacco": 1}}
    return play(table(loader, {"city": city, "goods": barrels}, players=2, ships=ships), "captain")


def test_small_warehouse_keeps_one_kind_and_a_barrel() -> None:
    """4.3: all barrels of one chosen kind in addition to the single good."""
    game = storage({"small_warehouse": STAFFED}, corn=3, indigo=2)
    assert (game.question.name, game.seat) == ("STORE", 1)
    assert {"keep all corn", "keep all indigo"} <= texts(game)
    play(game, "keep all corn", "keep one indigo")
    assert goods(game, 1) == {"corn": 3, "indigo": 1}
    assert game.position()["bank"]["goods"]["indigo"] == 8


def test_small_warehouse_keeps_one_kind_only() -> None:
    """4.3: of two kinds the second loses all but one barrel."""
    game = storage({"small_warehouse": STAFFED}, corn=3, indigo=2)
    play(game, "keep all indigo")
    assert texts(game) == {"keep one corn", "pass"}
    play(game, "keep one corn")
    assert goods(game, 1) == {"corn": 1, "indigo": 2}


def test_a_single_barrel_takes_the_place_of_a_kind() -> None:
    """3.6.2: the place makes no difference for one barrel, so two of different kinds are kept."""
    game = storage({"small_warehouse": STAFFED}, corn=1, indigo=1, sugar=3)
    play(game, "keep one corn", "keep one indigo")
    assert (game.question.name, goods(game, 1)) == ("CHOOSE_ROLE", {"corn": 1, "indigo": 1})


def test_large_warehouse_keeps_two_kinds_and_a_barrel() -> None:
    """4.3: all barrels of two chosen kinds in addition to the single good."""
    game = storage({"large_warehouse": STAFFED}, corn=3, indigo=2, sugar=4)
    play(game, "keep all indigo", "keep all sugar", "keep one corn")
    assert goods(game, 1) == {"corn": 1, "indigo": 2, "sugar": 4}


def test_small_warehouse_and_large_warehouse_keep_three_kinds_and_a_barrel() -> None:
    """4.6 (E13): any number of barrels of three kinds and 1 of a fourth."""
    city = {"small_warehouse": STAFFED, "large_warehouse": STAFFED}
    game = storage(city, corn=2, indigo=3, sugar=2, tobacco=2)
    play(game, "keep all corn", "keep all indigo", "keep all sugar", "keep one tobacco")
    assert goods(game, 1) == {"corn": 2, "indigo": 3, "sugar": 2, "tobacco": 1}
    assert game.question.name == "CHOOSE_ROLE"


@pytest.mark.parametrize(
    ("warehouse", "barrels"),
    [
        ("small_warehouse", {"corn": 3, "indigo": 1}),
        ("large_warehouse", {"corn": 2, "indigo": 2, "sugar": 1}),
    ],
)
def test_a_warehouse_in_which_everything_fits_asks_nothing(warehouse: str, barrels: dict[str, int]) -> None:
    """A40: the maximum is kept; there is nothing to choose."""
    game = storage({warehouse: STAFFED}, **barrels)
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 1) == barrels


@pytest.mark.parametrize("warehouse", ["small_warehouse", "large_warehouse"])
def test_an_unoccupied_warehouse_keeps_nothing_more(warehouse: str) -> None:
    """4.1: without colonist only the single good is kept."""
    game = storage({warehouse: {}}, corn=3, indigo=2)
    assert texts(game) == {"keep one corn", "keep one indigo", "pass"}
    play(game, "keep one corn")
    assert goods(game, 1) == {"corn": 1}


@pytest.mark.parametrize("warehouse", ["small_warehouse", "large_warehouse"])
def test_a_warehouse_does_not_protect_from_loading(warehouse: str) -> None:
    """3.6.2, 4.3: storage never protects from the duty to load."""
    ships = [{"capacity": 5, "good": "corn", "loaded": 1}, *CLOSED[1:]]
    game = table({}, {"city": {warehouse: STAFFED}, "goods": {"corn": 3}}, ships=ships)
    play(game, "captain")
    assert goods(game, 1) == {}
    assert seat(game, 1)["vp"] == 3


@pytest.mark.parametrize(("kinds", "income"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
@pytest.mark.parametrize("colonists", [1, 0])
def test_factory_pays_for_different_kinds_if_occupied(kinds: int, income: int, colonists: int) -> None:
    """4.3 (E12): factory: 0, 1, 2, 3, 5 d for 1 to 5 kinds produced."""
    works = ("small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster")
    city = {"factory": {"colonists": colonists}, **dict.fromkeys(works, STAFFED)}
    island = {kind: occupied(1) for kind in KINDS[:kinds]}
    game = play(table({}, {"doubloons": 0, "island": island, "city": city}), "craftsman")
    assert goods(game, 1) == dict.fromkeys(KINDS[:kinds], 1)
    assert seat(game, 1)["doubloons"] == (income if colonists else 0)


def test_factory_does_not_count_barrels() -> None:
    """4.3: quantity is irrelevant; 5 corn and 3 indigo are two kinds."""
    city = {"factory": STAFFED, "indigo_plant": {"colonists": 3}}
    island = {"corn": occupied(5), "indigo": occupied(3)}
    game = play(table({}, {"doubloons": 0, "island": island, "city": city}), "craftsman")
    assert seat(game, 1)["doubloons"] == 1


def test_factory_does_not_count_kinds_lost_to_shortage() -> None:
    """A57 (E11): no corn left, 2 sugar left: 2 sugar, 1 tobacco, two kinds, 1 d."""
    city = {"factory": STAFFED, "sugar_mill": {"colonists": 3}, "tobacco_storage": {"colonists": 3}}
    island = {"corn": occupied(3), "sugar": occupied(3), "tobacco": occupied(1)}
    hoard = {"goods": {"corn": 10, "sugar": 9}}
    game = play(table({}, {"doubloons": 0, "island": island, "city": city}, hoard), "craftsman")
    assert goods(game, 1) == {"sugar": 2, "tobacco": 1}
    assert seat(game, 1)["doubloons"] == 1


def test_factory_does_not_count_the_privilege_barrel() -> None:
    """4.3: the privilege good never changes the count: two kinds, 1 d, before and after."""
    city = {"factory": STAFFED, "small_indigo_plant": STAFFED}
    island = {"corn": occupied(1), "indigo": occupied(1)}
    game = play(table({"doubloons": 0, "island": island, "city": city}), "craftsman", "extra corn")
    assert seat(game, 0)["doubloons"] == 1


def test_university_puts_a_colonist_on_the_new_building() -> None:
    """4.3: from the supply, on the building just built."""
    game = table({"doubloons": 9, "city": {"university": STAFFED}})
    play(game, "builder", "build harbor")
    assert (game.question.name, game.seat) == ("UNIVERSITY", 0)
    assert texts(game) == {"colonist", "pass"}
    play(game, "colonist")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == 73
    assert game.position()["colonist_ship"]["colonists"] == 4


@pytest.mark.parametrize("building", ["coffee_roaster", "tobacco_storage"])
def test_university_gives_one_colonist_even_for_several_circles(building: str) -> None:
    """4.6 (E15): one colonist even if the building has several circles."""
    game = table({"doubloons": 9, "city": {"university": STAFFED}})
    play(game, "builder", f"build {building}", "colonist")
    assert seat(game, 0)["city"][building]["colonists"] == 1
    assert game.seat == 1


def test_an_unoccupied_university_gives_no_colonist() -> None:
    """4.1: unoccupied buildings do nothing."""
    game = table({"doubloons": 9, "city": {"university": {}}})
    play(game, "builder", "build harbor")
    assert (game.question.name, game.seat) == ("BUILD", 1)
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 0


def test_university_may_be_declined() -> None:
    """4.3: the owner may take 1 colonist."""
    game = table({"doubloons": 9, "city": {"university": STAFFED}})
    play(game, "builder", "build harbor", "pass")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 0
    assert game.seat == 1


def test_university_gives_no_colonist_for_itself() -> None:
    """4.3: not when the university itself is built."""
    game = play(table({"doubloons": 9}), "builder", "build university")
    assert (game.question.name, game.seat) == ("BUILD", 1)
    assert seat(game, 0)["city"]["university"]["colonists"] == 0


def test_university_gives_nothing_to_a_player_who_does_not_build() -> None:
    """4.3: when the owner builds."""
    game = play(table({"doubloons": 9, "city": {"university": STAFFED}}), "builder", "pass")
    assert (game.question.name, game.seat) == ("BUILD", 1)


def test_university_takes_from_the_colonist_ship_when_the_supply_is_empty() -> None:
    """A5: this can empty the ship, and it does not end the game (A70)."""
    owner = {"doubloons": 9, "city": {"university": STAFFED}}
    game = table(owner, {}, {}, waiting(77), colonist_ship={"colonists": 1})
    play(game, "builder", "build harbor", "colonist")
    assert seat(game, 0)["city"]["harbor"]["colonists"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 0
    assert game.position()["ending"] == []


def test_university_gives_nothing_when_supply_and_ship_are_empty() -> None:
    """A5: nobody is left to take."""
    owner = {"doubloons": 9, "city": {"university": STAFFED}}
    game = table(owner, {}, {}, waiting(78), colonist_ship={"colonists": 0})
    play(game, "builder", "build harbor")
    assert (game.question.name, game.seat) == ("BUILD", 1)


@pytest.mark.parametrize(("colonists", "points"), [(1, 4), (0, 2)])
def test_harbor_adds_a_point_to_each_loading_if_occupied(colonists: int, points: int) -> None:
    """4.3: harbor: +1 VP for each loading, not once a phase and not per barrel."""
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "indigo", "loaded": 1},
        {"capacity": 7, "good": None, "loaded": 0},
    ]
    owner = {"city": {"harbor": {"colonists": colonists}}, "goods": {"corn": 1, "indigo": 1}}
    game = play(table({}, owner, ships=ships), "captain", "load corn 5")
    assert game.question.name == "CHOOSE_ROLE"
    assert seat(game, 1)["vp"] == points


def test_harbor_adds_to_the_privilege_of_the_captain() -> None:
    """3.6.1: barrels + harbor + captain's first loading: 2 + 1 + 1."""
    ships = [{"capacity": 5, "good": "corn", "loaded": 1}, *CLOSED[1:]]
    game = table({"city": {"harbor": STAFFED}, "goods": {"corn": 2}}, ships=ships)
    assert seat(play(game, "captain"), 0)["vp"] == 4


def test_harbor_without_a_loading_gives_no_point() -> None:
    """4.3: for each loading of the owner."""
    game = table({}, {"city": {"harbor": STAFFED}, "goods": {"corn": 1}}, ships=CLOSED)
    assert seat(play(game, "captain"), 1)["vp"] == 0


def harbor_and_wharf() -> pr.Game:
    """E16: harbor and wharf, 5 tobacco and 2 sugar; the tobacco ship has 3 free places."""
    city = {"harbor": STAFFED, "wharf": STAFFED}
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "sugar", "loaded": 1},
        {"capacity": 7, "good": "tobacco", "loaded": 4},
    ]
    return play(table({}, {"city": city, "goods": {"tobacco": 5, "sugar": 2}}, ships=ships), "captain")


def test_harbor_counts_at_the_wharf_too() -> None:
    """4.6 (E16): three loadings, the last with the wharf: 3 + 1, 2 + 1, 2 + 1."""
    game = harbor_and_wharf()
    play(game, "load tobacco 7")
    assert seat(game, 1)["vp"] == 4
    assert texts(game) == {"load sugar 6", "load sugar wharf", "load tobacco wharf"}
    play(game, "load sugar 6")
    assert seat(game, 1)["vp"] == 7
    assert texts(game) == {"load tobacco wharf", "pass"}
    play(game, "load tobacco wharf")
    assert seat(game, 1)["vp"] == 10


def test_wharf_may_come_before_the_ships() -> None:
    """4.3 (E17): all 5 tobacco with the wharf: 5 + 1; the tobacco ship keeps its 3 free places."""
    game = harbor_and_wharf()
    play(game, "load tobacco wharf")
    assert seat(game, 1)["vp"] == 6 + 3, "then the sugar must go on its ship"
    assert game.position()["ships"][2] == {"capacity": 7, "good": "tobacco", "loaded": 4}


def test_wharf_ships_all_barrels_of_one_kind_once_a_phase() -> None:
    """4.3: any kind, all its barrels, straight to the supply; the second kind must stay."""
    game = table({}, {"city": {"wharf": STAFFED}, "goods": {"corn": 4, "indigo": 2}}, ships=CLOSED)
    play(game, "captain")
    assert game.seat == 1
    assert texts(game) == {"load corn wharf", "load indigo wharf", "pass"}
    play(game, "load corn wharf")
    assert seat(game, 1)["vp"] == 4
    assert game.position()["bank"]["goods"]["corn"] == 10
    assert game.position()["ships"] == CLOSED
    assert (game.question.name, game.seat) == ("STORE", 1)


def test_an_unoccupied_wharf_ships_nothing() -> None:
    """4.1: unoccupied buildings do nothing; the barrels go to storage."""
    game = table({}, {"city": {"wharf": {}}, "goods": {"corn": 4}}, ships=CLOSED)
    play(game, "captain")
    assert (game.question.name, game.seat) == ("STORE", 1)
    assert seat(game, 1)["vp"] == 0


def test_wharf_may_be_used_instead_of_a_possible_ship_but_one_of_them_must() -> None:
    """3.6.1: the wharf satisfies the duty to load; passing is not allowed while a ship takes corn."""
    ships = [{"capacity": 5, "good": "corn", "loaded": 4}, *CLOSED[1:]]
    game = table({}, {"city": {"wharf": STAFFED}, "goods": {"corn": 3}}, ships=ships)
    play(game, "captain")
    assert texts(game) == {"load corn 5", "load corn wharf"}
    play(game, "load corn wharf")
    assert seat(game, 1)["vp"] == 3
    assert game.position()["ships"][0]["loaded"] == 4


def test_wharf_loading_earns_the_privilege_of_the_captain() -> None:
    """A23: the owner's only loading is the wharf: 2 + 1."""
    game = table({"city": {"wharf": STAFFED}, "goods": {"corn": 2}}, ships=CLOSED)
    play(game, "captain", "load corn wharf")
    assert seat(game, 0)["vp"] == 3


def test_wharf_is_not_forfeited_by_passing() -> None:
    """A24: passing does not forfeit later turns of the phase."""
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "indigo", "loaded": 1},
        {"capacity": 7, "good": "sugar", "loaded": 1},
    ]
    owner = {"city": {"wharf": STAFFED}, "goods": {"tobacco": 2}}
    game = table({}, owner, {"goods": {"corn": 1, "indigo": 1}}, ships=ships)
    play(game, "captain")
    assert game.seat == 1
    assert texts(game) == {"load tobacco wharf", "pass"}
    play(game, "pass", "load corn 5")
    assert game.seat == 1
    assert texts(game) == {"load tobacco wharf", "pass"}
    play(game, "load tobacco wharf")
    assert seat(game, 1)["vp"] == 2


def test_wharf_unused_does_not_keep_the_phase_open() -> None:
    """A24: the phase ends when a full circuit passes without any loading."""
    game = table({}, {"city": {"wharf": STAFFED}, "goods": {"corn": 2}}, ships=CLOSED)
    play(game, "captain", "pass")
    assert (game.question.name, game.seat) == ("STORE", 1)


def test_wharf_of_another_player_may_ship_the_same_kind() -> None:
    """4.6: the same kind may be shipped by both wharves."""
    owners = [{"city": {"wharf": STAFFED}, "goods": {"corn": n}} for n in (2, 3)]
    game = table({}, *owners, ships=CLOSED)
    play(game, "captain", "load corn wharf", "load corn wharf")
    assert [seat(game, number)["vp"] for number in (1, 2)] == [2, 3]


@pytest.mark.parametrize(
    ("building", "bonus"),
    [("guild_hall", 2), ("residence", 4), ("fortress", 2), ("customs_house", 5), ("city_hall", 1)],
)
@pytest.mark.parametrize("colonists", [1, 0])
def test_a_large_building_scores_its_bonus_if_occupied(building: str, bonus: int, colonists: int) -> None:
    """4.3, 5.2 (E24): 23 chips, 5 occupied corn, a sugar mill (2 VP); printed points count in any case."""
    city = {building: {"colonists": colonists}, "sugar_mill": {}}
    sheet = table({"vp": 23, "island": {"corn": occupied(5)}, "city": city}).scores[0]
    assert getattr(sheet, building) == (bonus if colonists else 0)
    assert sheet.chips == 23
    assert sheet.buildings == 4 + 2
    assert sheet.total == 23 + 6 + (bonus if colonists else 0)


def test_guild_hall_counts_one_for_small_and_two_for_large_production_buildings() -> None:
    """4.3 (E18): two small and two large ones, unoccupied: 6; all six types: 10."""
    owned = ["small_sugar_mill", "sugar_mill", "small_indigo_plant", "coffee_roaster"]
    city = {"guild_hall": STAFFED, **{building: {} for building in owned}}
    assert table({"city": city}).scores[0].guild_hall == 6
    city |= {"indigo_plant": {}, "tobacco_storage": {}}
    assert table({"city": city}).scores[0].guild_hall == 10


def test_guild_hall_does_not_count_beige_buildings() -> None:
    """4.3: production buildings only."""
    city = {"guild_hall": STAFFED, "factory": STAFFED, "hospice": STAFFED}
    assert table({"city": city}).scores[0].guild_hall == 0


@pytest.mark.parametrize(("filled", "points"), [(4, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence_scores_filled_island_spaces(filled: int, points: int) -> None:
    """4.3 (E19, E20): residence: up to 9 spaces 4, then 5, 6, 7; quarries and unoccupied tiles count."""
    island = {"quarry": {"tiles": 3}, "indigo": {"tiles": filled - 3}}
    game = table({"island": island, "city": {"residence": STAFFED}})
    assert game.scores[0].residence == points


@pytest.mark.parametrize(("counts_san_juan", "points"), [(True, 6), (False, 2)])
def test_fortress_scores_a_point_for_three_colonists(counts_san_juan: bool, points: int) -> None:
    """4.3, 7.1 (E21): fortress: 20 on the board, 14 of them in San Juan: 6, or 2 if only workers count."""
    board = {"island": {"corn": occupied(5)}, "city": {"fortress": STAFFED}, "san_juan": {"colonists": 14}}
    game = table(board, options={"fortress_counts_san_juan": counts_san_juan})
    assert game.scores[0].fortress == points


@pytest.mark.parametrize(("workers", "points"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_fortress_rounds_down_and_counts_its_own_colonist(workers: int, points: int) -> None:
    """4.3: 1 VP per 3 colonists on plantations, quarries and buildings, rounded down."""
    board = {"island": {"quarry": occupied(workers)}, "city": {"fortress": STAFFED}}
    assert table(board).scores[0].fortress == points


@pytest.mark.parametrize(("chips", "points"), [(3, 0), (4, 1), (23, 5), (24, 6)])
def test_customs_house_scores_a_point_for_four_in_chips(chips: int, points: int) -> None:
    """4.3 (E22): customs_house: 1 VP per 4 VP in chips, rounded down; points of buildings do not count."""
    city = {"customs_house": STAFFED, "factory": STAFFED}
    assert table({"vp": chips, "city": city}).scores[0].customs_house == points


def test_customs_house_counts_noted_points() -> None:
    """4.3: points noted after the chips ran out count like chips: 20 + 4."""
    owner = {"vp": 20, "noted": 4, "city": {"customs_house": STAFFED}}
    sheet = table(owner, {"vp": 80}, ending=["chips"]).scores[0]
    assert (sheet.chips, sheet.customs_house) == (24, 6)


def test_city_hall_counts_beige_buildings_small_and_large_and_itself() -> None:
    """4.3 (E23): seven beige buildings, occupied or not: 7; production buildings do not count."""
    owned = ["hacienda", "construction_hut", "office", "large_warehouse", "harbor", "residence"]
    city = {"city_hall": STAFFED, **{building: {} for building in owned}}
    assert table({"city": city}).scores[0].city_hall == 7
    city |= {"coffee_roaster": STAFFED, "small_indigo_plant": STAFFED}
    assert table({"city": city}).scores[0].city_hall == 7
