"""The worked examples of the rulebooks (rules, section 9): E1 to E24, one test or more for each."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from boards import KINDS, colonists, fleet, goods, occupied, points, staffed, table
from play import decline_until, play, seat, texts

import puertorico as pr


def island(tiles: int) -> dict[str, dict[str, int]]:
    """An island with this many unoccupied plantations."""
    kinds = {"indigo": min(tiles, 6), "sugar": max(0, tiles - 6)}
    return {kind: {"tiles": count} for kind, count in kinds.items() if count}


def test_every_worked_example_has_a_test() -> None:
    """Section 9 has E1 to E44; each has a test, here or for expansions, whose docstring begins with it."""
    files = [Path(__file__), Path(__file__).with_name("test_worked_examples_of_expansions.py")]
    tests = [node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body]
    found = {
        node: int(node.name[6:8])
        for node in tests
        if isinstance(node, ast.FunctionDef) and re.match(r"test_e\d\d_", node.name)
    }
    assert set(found.values()) == set(range(1, 45))
    for node, number in found.items():
        assert (ast.get_docstring(node) or "").startswith(f"E{number} "), node.name


def test_e01_prospector_with_money() -> None:
    """E1 2 d lie on the prospector card: the player who takes it gains 3 d in total, and the card is empty."""
    game = table({"doubloons": 4}, roles={"prospector": {"doubloons": 2}})
    game.play("prospector")
    assert seat(game, 0)["doubloons"] == 4 + 3
    assert game.position()["roles"]["prospector"]["doubloons"] == 0


@pytest.mark.parametrize(
    ("building", "price"),
    [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)],
)
def test_e02_quarry_prices(building: str, price: int) -> None:
    """E2 3 occupied quarries, no other discount: Construction Hut 1 d, Office 3, Harbor 5, City Hall 7."""
    rich, poor = ({"doubloons": money, "island": {"quarry": occupied(3)}} for money in (price, price - 1))
    game = decline_until(play(table({}, rich), "builder"), "BUILD", at=1)
    game.play(f"build {building}")
    assert seat(game, 1)["doubloons"] == 0
    game = decline_until(play(table({}, poor), "builder"), "BUILD", at=1)
    with pytest.raises(pr.IllegalAnswer):
        game.play(f"build {building}")


@pytest.mark.parametrize("mayor", range(4))
def test_e03_distribution_of_colonists(mayor: int) -> None:
    """E3 4 players, 6 colonists on the ship: mayor 3 with the privilege, 2nd 2, 3rd 1, 4th 1."""
    game = table(governor=mayor, colonist_ship={"colonists": 6})
    play(game, "mayor", "colonist")
    assert [colonists(game, (mayor + k) % 4) for k in range(4)] == [3, 2, 1, 1]
    # The ship was emptied and refilled with the minimum; one colonist came from the bank.
    assert game.position()["colonist_ship"]["colonists"] == 4
    assert game.position()["bank"]["colonists"] == 79 - 6 - 1 - 4


def test_e04_captain_phase_with_four_players() -> None:
    """E4 Ships: 5 empty, 6 with 3 corn, 7 empty; A 2 corn 6 sugar, B 2 sugar 3 tobacco, C 2 corn 1 tobacco,
    D 1 corn 5 indigo. A, the captain, may load 2 corn on the 6 or 6 sugar on the 7, not sugar on the 5.

    A 6 sugar (7 VP), B 1 sugar, C 1 tobacco, then forced: D 1 corn, A 2 corn, B 3 tobacco. VP 9, 4, 1, 1.
    Left: B 1 sugar, C 2 corn (keeps 1), D 5 indigo (keeps 1). The 6 and the 7 are emptied; 4 tobacco stay.
    """
    game = table(
        {"goods": {"corn": 2, "sugar": 6}},
        {"goods": {"sugar": 2, "tobacco": 3}},
        {"goods": {"corn": 2, "tobacco": 1}},
        {"goods": {"corn": 1, "indigo": 5}},
        ships=fleet((5, None, 0), (6, "corn", 3), (7, None, 0)),
    )
    game.play("captain")
    assert (game.question.name, game.seat) == ("LOAD", 0)
    assert texts(game) == {"load corn 6", "load sugar 7"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("load sugar 5")

    game.play("load sugar 7")
    assert points(game) == [7, 0, 0, 0]
    assert (game.question.name, game.seat) == ("LOAD", 1)
    assert texts(game) == {"load sugar 7", "load tobacco 5"}

    game.play("load sugar 7")
    assert points(game) == [7, 1, 0, 0]
    assert goods(game, 1) == {"sugar": 1, "tobacco": 3}
    assert (game.question.name, game.seat) == ("LOAD", 2)
    assert texts(game) == {"load corn 6", "load tobacco 5"}

    # After C's tobacco D, A and B have one legal loading each, and then nobody can load.
    game.play("load tobacco 5")
    assert points(game) == [9, 4, 1, 1]
    assert [goods(game, n) for n in range(4)] == [{}, {"sugar": 1}, {"corn": 2}, {"indigo": 5}]

    assert (game.question.name, game.seat) == ("STORE", 2)
    assert texts(game) == {"keep one corn", "pass"}
    game.play("keep one corn")
    assert (game.question.name, game.seat) == ("STORE", 3)
    assert texts(game) == {"keep one indigo", "pass"}
    game.play("keep one indigo")

    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert points(game) == [9, 4, 1, 1]
    assert [goods(game, n) for n in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert game.position()["ships"] == fleet((5, "tobacco", 4), (6, None, 0), (7, None, 0))
    assert game.position()["bank"]["vp"] == 100 - 15
    left = {"corn": 10 - 1, "indigo": 11 - 1, "sugar": 11 - 1, "tobacco": 9 - 4, "coffee": 9}
    assert game.position()["bank"]["goods"] == left


def test_e05_production() -> None:
    """E5 2 of 3 corn occupied; 2 tobacco with 1 colonist in the storage; 3 of 4 sugar occupied with 4
    colonists in the mills: 2 corn, 1 tobacco, 3 sugar. Idle colonists give nothing."""
    land = {"corn": {"tiles": 3, "colonists": 2}, "tobacco": occupied(2), "sugar": {"tiles": 4, "colonists": 3}}
    city = {**staffed("tobacco_storage", "small_sugar_mill"), "sugar_mill": {"colonists": 3}}
    game = play(table({}, {"island": land, "city": city}), "craftsman")
    assert goods(game, 1) == {"corn": 2, "sugar": 3, "tobacco": 1}


@pytest.mark.parametrize(
    ("kind", "plantations", "buildings", "most"),
    [
        ("indigo", 6, {"small_indigo_plant": 1, "indigo_plant": 3}, 4),
        ("sugar", 6, {"small_sugar_mill": 1, "sugar_mill": 3}, 4),
        ("tobacco", 5, {"tobacco_storage": 3}, 3),
        ("coffee", 4, {"coffee_roaster": 2}, 2),
    ],
)
def test_e06_production_limits(kind: str, plantations: int, buildings: dict[str, int], most: int) -> None:
    """E6 At most 4 indigo, 4 sugar, 3 tobacco, 2 coffee a phase; the privilege adds one (a third coffee)."""
    city = {building: {"colonists": count} for building, count in buildings.items()}
    game = play(table({"island": {kind: occupied(plantations)}, "city": city}), "craftsman")
    assert goods(game, 0) == {kind: most}
    assert (game.question.name, texts(game)) == ("CRAFTSMAN_PRIVILEGE", {f"extra {kind}", "pass"})
    game.play(f"extra {kind}")
    assert goods(game, 0) == {kind: most + 1}


def test_e07_extra_colonists_at_setup() -> None:
    """E7 4 players: 75 colonists in the supply and 4 more on the ship, 79 in play."""
    position = pr.Game.new(players=4, seed=1).position()
    assert position["bank"]["colonists"] == 75
    assert position["colonist_ship"]["colonists"] == 4


@pytest.mark.parametrize(("market", "income"), [({"colonists": 1}, 1), ({}, 0)])
def test_e08_small_market(market: dict[str, int], income: int) -> None:
    """E8 The owner of a Small Market who is not the trader sells corn for 1 d (0 d if it is unoccupied)."""
    game = table({}, {"doubloons": 0, "goods": {"corn": 1}, "city": {"small_market": market}})
    play(game, "trader", "sell corn")
    assert seat(game, 1)["doubloons"] == income
    assert game.position()["trading_house"] == ["corn"]


@pytest.mark.parametrize(("kind", "income"), [("corn", 0 + 3), ("coffee", 4 + 3)])
def test_e09_both_markets(kind: str, income: int) -> None:
    """E9 Small and Large Market add 3 d to a sale to the trading house: corn 3 d."""
    city = staffed("small_market", "large_market")
    game = play(table({}, {"doubloons": 0, "goods": {kind: 1}, "city": city}), "trader", f"sell {kind}")
    assert seat(game, 1)["doubloons"] == income


def test_e10_office() -> None:
    """E10 1 tobacco in the trading house: the owners of both Offices sell tobacco too, 3 d each; then the
    house holds 3. A player without an Office may not."""
    owner = {"doubloons": 0, "goods": {"tobacco": 1}, "city": staffed("office")}
    game = table({}, owner, owner, {"goods": {"tobacco": 1}}, trading_house=["tobacco"])
    game.play("trader")
    for number in (1, 2):
        assert (game.question.name, game.seat) == ("TRADE", number)
        game.play("sell tobacco")
        assert seat(game, number)["doubloons"] == 3
    assert game.question.name == "CHOOSE_ROLE"
    assert game.position()["trading_house"] == ["tobacco"] * 3
    assert goods(game, 3) == {"tobacco": 1}


@pytest.mark.parametrize(
    ("hoard", "produced", "income"),
    [
        ({"corn": 10, "sugar": 9}, {"sugar": 2, "tobacco": 1}, 1),
        ({}, {"corn": 3, "sugar": 3, "tobacco": 1}, 2),
    ],
)
def test_e11_factory_with_shortage(hoard: dict[str, int], produced: dict[str, int], income: int) -> None:
    """E11 3 corn, 3 sugar, 1 tobacco occupied and staffed, but 0 corn and 2 sugar in the supply:
    2 sugar, 1 tobacco and 1 d for two kinds (with enough in the supply 2 d for three)."""
    owner = {
        "doubloons": 0,
        "island": {"corn": occupied(3), "sugar": occupied(3), "tobacco": occupied(1)},
        "city": {**staffed("factory"), "sugar_mill": {"colonists": 3}, "tobacco_storage": {"colonists": 3}},
    }
    game = play(table({}, owner, {"goods": hoard}), "craftsman")
    assert goods(game, 1) == produced
    assert seat(game, 1)["doubloons"] == income


@pytest.mark.parametrize(("kinds", "income"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_e12_factory_scale(kinds: int, income: int) -> None:
    """E12 Kinds produced 1/2/3/4/5 give 0/1/2/3/5 d."""
    city = staffed("factory", "small_indigo_plant", "small_sugar_mill", "tobacco_storage", "coffee_roaster")
    owner = {"doubloons": 0, "island": {kind: occupied(1) for kind in KINDS[:kinds]}, "city": city}
    game = play(table({}, owner), "craftsman")
    assert goods(game, 1) == dict.fromkeys(KINDS[:kinds], 1)
    assert seat(game, 1)["doubloons"] == income


@pytest.mark.parametrize(
    ("warehouses", "whole"),
    [(("small_warehouse",), 1), (("large_warehouse",), 2), (("small_warehouse", "large_warehouse"), 3)],
)
def test_e13_warehouses(warehouses: tuple[str, ...], whole: int) -> None:
    """E13 Small and Large Warehouse keep any number of barrels of three kinds and 1 of a fourth."""
    owner = {"goods": {"corn": 3, "indigo": 3, "sugar": 3, "tobacco": 3}, "city": staffed(*warehouses)}
    game = table(owner, ships=fleet((5, "corn", 4), (6, "indigo", 5), (7, "sugar", 6)))
    play(game, "captain", "load corn 5", "load indigo 6")  # sugar fills the third ship by itself
    assert game.question.name == "STORE"
    assert goods(game, 0) == {"corn": 2, "indigo": 2, "sugar": 2, "tobacco": 3}
    kept = KINDS[:whole]
    play(game, *(f"keep all {kind}" for kind in kept))
    with pytest.raises(pr.IllegalAnswer):
        game.play(f"keep all {KINDS[whole]}")
    game.play(f"keep one {KINDS[whole]}")
    assert goods(game, 0) == {**dict.fromkeys(kept, 2), KINDS[whole]: 1}


def test_e14_hacienda() -> None:
    """E14 Hacienda and Construction Hut: the drawn tile must be placed; a quarry instead is illegal."""
    owner = {"island": island(11), "city": staffed("hacienda", "construction_hut")}
    game = table(owner, plantations={"face_up": dict.fromkeys(KINDS, 1)}, manual=True)
    game.play("settler")
    assert (game.question.name, texts(game)) == ("HACIENDA", {"draw", "pass"})
    with pytest.raises(pr.IllegalAnswer):
        game.play("take quarry")
    game.play("draw")
    assert game.seat == pr.CHANCE
    game.play("turn coffee")
    assert seat(game, 0)["island"]["coffee"]["tiles"] == 1
    # The drawn tile took the last space, so the Construction Hut comes too late.
    assert (game.question.name, game.seat) == ("TAKE_TILE", 1)
    assert "quarry" not in seat(game, 0)["island"]


def test_e15_university() -> None:
    """E15 The owner of a University builds a Coffee Roaster (2 circles): 1 colonist is placed on it."""
    game = table({"doubloons": 5, "city": staffed("university")})
    bank = game.position()["bank"]["colonists"]
    play(game, "builder", "build coffee_roaster")
    assert (game.question.name, texts(game)) == ("UNIVERSITY", {"colonist", "pass"})
    game.play("colonist")
    assert seat(game, 0)["city"]["coffee_roaster"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == bank - 1


@pytest.mark.parametrize(("harbor", "bonus"), [({"colonists": 1}, 1), ({}, 0)])
def test_e16_harbor_and_wharf(harbor: dict[str, int], bonus: int) -> None:
    """E16 Harbor and Wharf, not the captain, 5 tobacco and 2 sugar, 3 places for tobacco: 3+1 VP on the ship,
    2+1 for the sugar, 2+1 with the Wharf; 10 VP, of which 3 from the Harbor."""
    owner = {"goods": {"tobacco": 5, "sugar": 2}, "city": {"harbor": harbor, "wharf": {"colonists": 1}}}
    game = table({}, owner, ships=fleet((5, "tobacco", 2), (6, "sugar", 1), (7, "corn", 1)))
    game.play("captain")
    assert texts(game) == {"load tobacco 5", "load sugar 6", "load tobacco wharf", "load sugar wharf"}
    game.play("load tobacco 5")
    assert points(game) == [0, 3 + bonus, 0, 0]
    assert texts(game) == {"load sugar 6", "load tobacco wharf", "load sugar wharf"}
    game.play("load sugar 6")
    assert points(game) == [0, 5 + 2 * bonus, 0, 0]
    assert texts(game) == {"load tobacco wharf", "pass"}
    game.play("load tobacco wharf")
    assert points(game) == [0, 7 + 3 * bonus, 0, 0]
    assert game.position()["ships"] == fleet((5, None, 0), (6, "sugar", 3), (7, "corn", 1))


def test_e17_wharf_first() -> None:
    """E17 The same, but the Wharf takes all 5 tobacco: 5+1 VP; the tobacco ship keeps its 3 free
    places and is not emptied."""
    owner = {"goods": {"tobacco": 5, "sugar": 2}, "city": staffed("harbor", "wharf")}
    neighbor = {"goods": {"corn": 1, "sugar": 1}}
    game = table({}, owner, neighbor, ships=fleet((5, "tobacco", 2), (6, "sugar", 1), (7, "corn", 1)))
    play(game, "captain", "load tobacco wharf")
    assert (game.question.name, game.seat) == ("LOAD", 2)
    assert points(game) == [0, 6, 0, 0]
    assert goods(game, 1) == {"sugar": 2}
    game.play("load corn 7")  # then each has one legal loading left: 2 sugar and 1 sugar
    assert points(game) == [0, 6 + 3, 2, 0]
    assert game.position()["ships"] == fleet((5, "tobacco", 2), (6, "sugar", 4), (7, "corn", 2))


def test_e18_guild_hall() -> None:
    """E18 Guild Hall, small sugar mill, sugar mill, small indigo plant, coffee roaster: +6 VP."""
    city = staffed("guild_hall", "small_sugar_mill", "sugar_mill", "small_indigo_plant", "coffee_roaster")
    assert table({"city": city}).scores[0].guild_hall == 6


def test_e19_residence() -> None:
    """E19 10 of 12 island spaces filled: +5 VP."""
    assert table({"island": island(10), "city": staffed("residence")}).scores[0].residence == 5


@pytest.mark.parametrize(("tiles", "bonus"), [(1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_e20_residence_scale(tiles: int, bonus: int) -> None:
    """E20 Up to 9 filled spaces 4 VP, 10 filled 5, 11 filled 6, 12 filled 7."""
    assert table({"island": island(tiles), "city": staffed("residence")}).scores[0].residence == bonus


@pytest.mark.parametrize(("counts_san_juan", "bonus"), [(True, 6), (False, 5)])
def test_e21_fortress(counts_san_juan: bool, bonus: int) -> None:
    """E21 20 colonists, 5 of them in San Juan: +6 VP; only the 15 at work count in the reading of 004."""
    city = {"indigo_plant": {"colonists": 3}, "sugar_mill": {"colonists": 3}, "fortress": {"colonists": 1}}
    owner = {"island": {"corn": occupied(5), "quarry": occupied(3)}, "city": city, "san_juan": {"colonists": 5}}
    game = table(owner, options={"fortress_counts_san_juan": counts_san_juan})
    assert colonists(game, 0) == 20
    assert game.scores[0].fortress == bonus


@pytest.mark.parametrize("counts_san_juan", [True, False])
def test_e21_fortress_with_everyone_at_work(counts_san_juan: bool) -> None:
    """E21 20 colonists on plantations, quarries and buildings: +6 VP in every reading."""
    city = {kind: {"colonists": 3} for kind in ("indigo_plant", "sugar_mill", "tobacco_storage")}
    owner = {"island": {"corn": occupied(6), "quarry": occupied(4)}, "city": {**staffed("fortress"), **city}}
    game = table(owner, options={"fortress_counts_san_juan": counts_san_juan})
    assert colonists(game, 0) == 20
    assert game.scores[0].fortress == 6


def test_e22_customs_house() -> None:
    """E22 23 VP in chips: +5 VP."""
    game = table({"vp": 23, "city": staffed("customs_house")})
    assert game.scores[0].customs_house == 5
    assert game.scores[0].total == 23 + 4 + 5


def test_e23_city_hall() -> None:
    """E23 Hacienda, Construction Hut, Office, Large Warehouse, Harbor, Residence, City Hall: +7 VP."""
    small = staffed("hacienda", "construction_hut", "office", "large_warehouse", "harbor")
    assert table({"city": {**small, **staffed("residence", "city_hall")}}).scores[0].city_hall == 7


def test_e24_unoccupied_large_buildings() -> None:
    """E24 Unoccupied large buildings count 4 VP each and give no bonus."""
    large = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    city: dict[str, dict[str, int]] = {building: {} for building in (*large, "small_indigo_plant")}
    sheet = table({"vp": 8, "island": {"corn": occupied(3)}, "city": city}).scores[0]
    assert [getattr(sheet, building) for building in large] == [0, 0, 0, 0, 0]
    assert sheet.buildings == 5 * 4 + 1
    assert sheet.total == 8 + 5 * 4 + 1
