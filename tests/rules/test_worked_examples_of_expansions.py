"""The worked examples of the expansions (rules, section 9): E25 to E44."""

from __future__ import annotations

from typing import Any

import pytest
from boards import fleet, goods, occupied, points, staffed, table
from play import decline, decline_until, play, seat, texts

import puertorico as pr

NEW_BUILDINGS = ("new_buildings",)
NOBLES = ("nobles",)


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_e25_draft(players: int, copies: int) -> None:
    """E25 Two places of cost 5: after Church and Office neither Large Market nor Trading Post can be chosen.
    Both copies are placed with 3 to 5 players (2 players: one, 6.4)."""
    game = pr.Game.new(players=players, expansions=NEW_BUILDINGS, draft_exclusions="none", seed=1)
    rivals = {"choose large_market", "choose trading_post"}
    assert (game.question.name, game.seat) == ("DRAFT", 0)
    game.play("choose church")
    assert (game.question.name, game.seat) == ("DRAFT", 1)
    assert rivals | {"choose office"} <= texts(game)
    game.play("choose office")
    assert not rivals & texts(game)
    for rival in sorted(rivals):
        with pytest.raises(pr.IllegalAnswer):
            game.play(rival)
    buildings = decline_until(game, "CHOOSE_ROLE").position()["buildings"]
    assert (buildings["church"], buildings["office"]) == (copies, copies)
    assert not buildings.get("large_market")
    assert not buildings.get("trading_post")


def test_e26_aqueduct_without_extra_goods() -> None:
    """E26 Unoccupied indigo plantation with an indigo plant, occupied sugar plantation with a *small* mill:
    no extra goods; production 1 sugar."""
    city = staffed("aqueduct", "indigo_plant", "small_sugar_mill")
    owner = {"island": {"indigo": {"tiles": 1}, "sugar": occupied(1)}, "city": city}
    game = play(table({}, owner, expansions=NEW_BUILDINGS), "craftsman")
    assert goods(game, 1) == {"sugar": 1}


@pytest.mark.parametrize(
    ("aqueduct", "produced"),
    [({"colonists": 1}, {"indigo": 2, "sugar": 4}), ({}, {"indigo": 1, "sugar": 3})],
)
def test_e27_aqueduct_with_extra_goods(aqueduct: dict[str, int], produced: dict[str, int]) -> None:
    """E27 3 occupied sugar and 1 occupied indigo plantation with large mill and plant: 4 sugar, 2 indigo
    (without the Aqueduct 3 and 1)."""
    city = {"aqueduct": aqueduct, "indigo_plant": {"colonists": 1}, "sugar_mill": {"colonists": 3}}
    owner = {"island": {"indigo": occupied(1), "sugar": occupied(3)}, "city": city}
    game = play(table({}, owner, expansions=NEW_BUILDINGS), "craftsman")
    assert goods(game, 1) == produced


def librarian(doubloons: int) -> pr.Game:
    """A builder with a Library; that someone owns a Harbor shows that it is in the game."""
    owner = {"doubloons": doubloons, "city": staffed("library")}
    return play(table(owner, {"city": {"harbor": {}}}, expansions=NEW_BUILDINGS), "builder")


def test_e28_library_of_the_builder() -> None:
    """E28 The builder has a Library and no other discount: the Harbor costs 6."""
    game = play(librarian(doubloons=6), "build harbor")
    assert seat(game, 0)["doubloons"] == 0
    with pytest.raises(pr.IllegalAnswer):
        librarian(doubloons=5).play("build harbor")


def test_e29_black_market() -> None:
    """E29 Harbor for 8 with 6 d: the builder returns 1 indigo and 1 colonist and pays 6 d. A chip in addition, to keep
    1 d, is illegal; so is the colonist of the Black Market."""
    owner = {
        "doubloons": 6,
        "vp": 1,
        "goods": {"indigo": 1},
        "island": {"indigo": occupied(1)},
        "city": staffed("black_market"),
    }
    game = decline_until(play(table({}, owner, expansions=NEW_BUILDINGS), "builder"), "BUILD", at=1)
    bank = game.position()["bank"]
    game.play("build harbor")
    assert (game.question.name, game.seat) == ("BLACK_MARKET", 1)
    with pytest.raises(pr.IllegalAnswer):
        game.play("pay colonist black_market")
    play(game, "pay colonist indigo", "pay barrel indigo")
    with pytest.raises(pr.IllegalAnswer):
        game.play("pay chip")
    board = seat(game, 1)
    assert (board["doubloons"], board["vp"], goods(game, 1)) == (0, 1, {})
    assert board["city"]["harbor"]["colonists"] == 0
    assert (board["island"]["indigo"]["colonists"], board["city"]["black_market"]["colonists"]) == (0, 1)
    assert game.position()["bank"]["colonists"] == bank["colonists"] + 1
    assert game.position()["bank"]["goods"]["indigo"] == bank["goods"]["indigo"] + 1


def test_e30_trading_post() -> None:
    """E30 Trading Post and Small Market, the house is full, not the trader: coffee brings 4 d."""
    owner = {"doubloons": 0, "goods": {"coffee": 1}, "city": staffed("trading_post", "small_market")}
    trader = {"goods": {"tobacco": 1}}
    game = table(trader, owner, expansions=NEW_BUILDINGS, trading_house=["corn", "indigo", "sugar"])
    play(game, "trader", "sell tobacco")
    assert (game.question.name, game.seat) == ("TRADE", 1)
    assert texts(game) == {"sell coffee trading_post", "pass"}
    with pytest.raises(pr.IllegalAnswer):
        game.play("sell coffee")
    game.play("sell coffee trading_post")
    assert seat(game, 1)["doubloons"] == 4
    assert game.position()["bank"]["goods"]["coffee"] == 9


def test_e31_church() -> None:
    """E31 The owner of a Church builds a Harbor (column 3): 1 VP chip."""
    game = table({"doubloons": 7, "city": staffed("church")}, expansions=NEW_BUILDINGS)
    play(game, "builder", "build harbor")
    assert points(game) == [1, 0, 0, 0]
    assert game.position()["bank"]["vp"] == 99


def test_e32_lighthouse() -> None:
    """E32 Captain with Lighthouse, Wharf, Small Wharf: 2 corn on a ship 3 VP and 2 d (loading and captain);
    3 indigo with the Wharf 3 VP and 1 d; 3 sugar with the Small Wharf 1 VP and 1 d."""
    city = staffed("lighthouse", "wharf", "small_wharf")
    owner = {"doubloons": 0, "goods": {"corn": 2, "indigo": 3, "sugar": 3}, "city": city}
    ships = fleet((5, "corn", 1), (6, "tobacco", 1), (7, "coffee", 1))
    game = play(table(owner, expansions=NEW_BUILDINGS, ships=ships), "captain")
    wharves = {"load indigo wharf", "load sugar wharf", "load small_wharf"}
    assert texts(game) == wharves | {"load corn 5", "load corn wharf"}
    assert seat(game, 0)["doubloons"] == 1
    game.play("load corn 5")
    assert (seat(game, 0)["vp"], seat(game, 0)["doubloons"]) == (3, 2)
    assert texts(game) == wharves | {"pass"}
    game.play("load indigo wharf")
    assert (seat(game, 0)["vp"], seat(game, 0)["doubloons"]) == (3 + 3, 2 + 1)
    assert texts(game) == {"load small_wharf", "pass"}
    play(game, "load small_wharf", "barrel sugar", "barrel sugar")  # the first barrel goes by itself
    assert (seat(game, 0)["vp"], seat(game, 0)["doubloons"]) == (3 + 3 + 1, 2 + 1 + 1)
    assert goods(game, 0) == {}


def test_e33_specialty_factory() -> None:
    """E33 Produced 4 corn, 3 sugar, 2 indigo: 2 d (corn does not count)."""
    land = {"corn": occupied(4), "sugar": occupied(3), "indigo": occupied(2)}
    city = {**staffed("specialty_factory"), "sugar_mill": {"colonists": 3}, "indigo_plant": {"colonists": 2}}
    owner = {"doubloons": 0, "island": land, "city": city}
    game = play(table({}, owner, expansions=NEW_BUILDINGS), "craftsman")
    assert goods(game, 1) == {"corn": 4, "indigo": 2, "sugar": 3}
    assert seat(game, 1)["doubloons"] == 2


def test_e34_union_hall() -> None:
    """E34 3 corn, 2 indigo, 1 coffee: 2 VP before the first loading; the goods stay."""
    barrels = {"corn": 3, "indigo": 2, "coffee": 1}
    game = table({}, {"goods": barrels, "city": staffed("union_hall")}, expansions=NEW_BUILDINGS)
    game.play("captain")
    assert (game.question.name, game.seat) == ("LOAD", 1)
    assert points(game) == [0, 2, 0, 0]
    assert goods(game, 1) == barrels


@pytest.mark.parametrize("second", ["indigo", "coffee"])
def test_e35_union_hall_with_three_pairs(second: str) -> None:
    """E35 4 corn and 2 indigo (004) or 2 coffee (003): 3 VP."""
    barrels = {"corn": 4, second: 2}
    game = table({}, {"goods": barrels, "city": staffed("union_hall")}, expansions=NEW_BUILDINGS)
    game.play("captain")
    assert (game.question.name, game.seat) == ("LOAD", 1)
    assert points(game) == [0, 3, 0, 0]
    assert goods(game, 1) == barrels


def test_e36_small_wharf() -> None:
    """E36 3 corn, 3 tobacco, 1 sugar: the owner loads 3 corn, 2 tobacco, 1 sugar for 3 VP; 1 tobacco remains."""
    owner = {"goods": {"corn": 3, "tobacco": 3, "sugar": 1}, "city": staffed("small_wharf")}
    ships = fleet((4, "indigo", 1), (6, "coffee", 1))
    game = play(table({}, owner, players=2, expansions=NEW_BUILDINGS, ships=ships), "captain")
    assert (game.question.name, game.seat) == ("LOAD", 1)
    assert texts(game) == {"load small_wharf", "pass"}
    game.play("load small_wharf")
    with pytest.raises(pr.IllegalAnswer):
        game.play("done")
    play(game, *["barrel corn"] * 3, "barrel sugar", *["barrel tobacco"] * 2, "done")
    assert points(game) == [0, 3]
    assert goods(game, 1) == {"tobacco": 1}
    assert game.position()["ships"] == ships


def test_e37_storehouse() -> None:
    """E37 Storehouse and Large Warehouse keep all barrels of two kinds and 4 other barrels."""
    owner = {"goods": {"corn": 5, "indigo": 5, "sugar": 6}, "city": staffed("storehouse", "large_warehouse")}
    ships = fleet((4, "tobacco", 1), (6, "coffee", 1))
    game = play(table({}, owner, players=2, expansions=NEW_BUILDINGS, ships=ships), "captain")
    assert (game.question.name, game.seat) == ("STORE", 1)
    play(game, "keep all corn", "keep all indigo")
    with pytest.raises(pr.IllegalAnswer):
        game.play("keep all sugar")
    play(game, *["keep one sugar"] * 4)
    assert game.question.name == "CHOOSE_ROLE"
    assert goods(game, 1) == {"corn": 5, "indigo": 5, "sugar": 4}


def forester(forests: int, doubloons: int) -> pr.Game:
    """A builder with this many forests and 2 occupied quarries."""
    tiles = {"forest": {"tiles": forests, "under": {"corn": forests}}, "quarry": occupied(2)}
    owner = {"doubloons": doubloons, "island": tiles, "city": staffed("forest_house")}
    return play(table(owner, expansions=NEW_BUILDINGS), "builder")


def test_e38_forest_house_with_five_forests() -> None:
    """E38 5 forests, 2 occupied quarries, builder: Large Warehouse 6 - 2 - 2 - 1 = 1 d."""
    game = play(forester(5, doubloons=1), "build large_warehouse")
    assert seat(game, 0)["doubloons"] == 0
    with pytest.raises(pr.IllegalAnswer):
        forester(5, doubloons=0).play("build large_warehouse")


def test_e39_forest_house_with_four_forests() -> None:
    """E39 The same with 4 forests: 1 d (3 forests would give only 1 d: price 2)."""
    game = play(forester(4, doubloons=1), "build large_warehouse")
    assert seat(game, 0)["doubloons"] == 0
    with pytest.raises(pr.IllegalAnswer):
        forester(4, doubloons=0).play("build large_warehouse")
    with pytest.raises(pr.IllegalAnswer):
        forester(3, doubloons=1).play("build large_warehouse")


def test_e40_guesthouse() -> None:
    """E40 2 guests, empty Storehouse and Library: before storage one moves to the Storehouse (3 more barrels
    are kept), at the role choice the other to the Library (trader privilege +2 d). Both stay there."""
    owner = {
        "doubloons": 0,
        "goods": {"corn": 2, "indigo": 2, "sugar": 2},
        "city": {"guesthouse": {"colonists": 2}, "storehouse": {}, "library": {}},
    }
    ships = fleet((4, "tobacco", 1), (6, "coffee", 1))
    game = play(table({}, owner, players=2, expansions=NEW_BUILDINGS, ships=ships), "captain")
    before_storage = game
    while game.question.name != "STORE":
        if game.question.name == "GUESTS":
            before_storage = game.copy()
        decline(game)
    game.play("keep one sugar")  # an owner whose guests do not move keeps one barrel
    assert goods(game, 1) == {"sugar": 1}

    game = before_storage
    assert (game.question.name, game.seat) == ("GUESTS", 1)
    play(game, "guest storehouse", "pass")
    assert game.question.name == "STORE"
    play(game, "keep one indigo", "keep one indigo", "keep one sugar", "keep one sugar")
    assert goods(game, 1) == {"indigo": 2, "sugar": 2}
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    play(game, "guest library", "trader", "sell sugar")
    board = seat(game, 1)
    assert board["doubloons"] == 2 + 2
    occupants = {name: board["city"][name]["colonists"] for name in ("guesthouse", "storehouse", "library")}
    assert occupants == {"guesthouse": 0, "storehouse": 1, "library": 1}


def cloister(forests: int = 0, **tiles: int) -> int:
    """What an occupied Cloister is worth on this island."""
    land: dict[str, Any] = {kind: {"tiles": count} for kind, count in tiles.items()}
    if forests:
        land["forest"] = {"tiles": forests, "under": {"sugar": forests}}
    owner = {"island": land, "city": {"cloister": {"colonists": 1}, "forest_house": {}}}
    bonus: int = table(owner, expansions=NEW_BUILDINGS).scores[0].cloister
    return bonus


def test_e41_cloister() -> None:
    """E41 6 forests, 3 quarries, 2 indigo, 1 coffee: 6 VP; with 3 indigo instead of those: 10 VP."""
    assert cloister(forests=6, quarry=3, indigo=2, coffee=1) == 6
    assert cloister(forests=6, quarry=3, indigo=3) == 10


def test_e42_cloister_with_corn() -> None:
    """E42 6 forests, 3 quarries, 2 corn, 1 coffee: 6 VP."""
    assert cloister(forests=6, quarry=3, corn=2, coffee=1) == 6


@pytest.mark.parametrize(
    ("tiles", "bonus"),
    [
        ({"corn": 2, "indigo": 2}, 0),
        ({"corn": 3}, 1),
        ({"corn": 6}, 3),
        ({"corn": 3, "indigo": 5}, 3),
        ({"corn": 3, "indigo": 6}, 6),
        ({"corn": 3, "indigo": 3, "sugar": 3, "quarry": 3}, 10),
        ({"corn": 6, "indigo": 6}, 10),
    ],
)
def test_e43_cloister_scale(tiles: dict[str, int], bonus: int) -> None:
    """E43 1/2/3/4 sets of three equal tiles: 1/3/6/10 VP."""
    assert cloister(**tiles) == bonus


@pytest.mark.parametrize(("garden", "bonus"), [({"colonists": 1}, 3), ({}, 0)])
def test_e44_royal_garden(garden: dict[str, int], bonus: int) -> None:
    """E44 Each noble on the board is worth 2 VP with an occupied Royal Garden, 1 without, wherever it is."""
    owner = {
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"chapel": {"nobles": 1}, "royal_garden": garden},
        "san_juan": {"nobles": 1},
    }
    sheet = table(owner, expansions=NOBLES).scores[0]
    assert (sheet.nobles, sheet.royal_garden) == (3, bonus)
    assert sheet.total == 4 + 1 + 3 + bonus
