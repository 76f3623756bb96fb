"""Expansion I: the Forest House and its forests (rules 4.4)."""

from __future__ import annotations

import pytest
from boards import KINDS, Board, city
from boards import new_buildings_table as table
from play import play, seat, texts

from puertorico.rules.kinds import Good
from puertorico.rules.settler import tile_to_lay
from puertorico.rules.state import State

ROW = {"face_up": dict.fromkeys(KINDS, 1)}
BOTH = {"expansions": ["new_buildings", "nobles"]}


def island(forests: int, **tiles: int) -> Board:
    """So many forests, and so many occupied tiles of the other kinds."""
    land: Board = {kind: {"tiles": count, "colonists": count} for kind, count in tiles.items()}
    return land | {"forest": {"tiles": forests, "under": {"sugar": forests}}}


def test_forest_house_lets_its_owner_lay_a_plantation_as_a_forest() -> None:
    """4.4, A13: any face-up plantation, never a quarry; the kind under the forest is remembered."""
    game = table({"island": {}, "city": city(forest_house=1)}, plantations=ROW)
    game.play("settler")
    plantations = {f"take {kind}" for kind in KINDS}
    assert texts(game) == plantations | {f"{take} as forest" for take in plantations} | {
        "take quarry",
        "pass",
    }
    game.play("take coffee as forest")
    land = seat(game, 0)["island"]
    assert (set(land), land["forest"]["tiles"], land["forest"]["under"]["coffee"]) == ({"forest"}, 1, 1)
    assert game.position()["plantations"]["face_up"]["coffee"] == 0


def test_an_unoccupied_forest_house_makes_no_forests() -> None:
    """4.1: only occupied buildings work."""
    game = play(table({"island": {}, "city": city(forest_house=0)}, plantations=ROW), "settler")
    assert texts(game) == {f"take {kind}" for kind in KINDS} | {"take quarry", "pass"}


@pytest.mark.parametrize("side", ["plantation", "forest"])
def test_forest_house_decides_on_a_hacienda_tile_after_looking(side: str) -> None:
    """4.6, A12, A81: the tile is drawn, then laid as a plantation or as a forest."""
    owner = {"island": {}, "city": city(hacienda=1, forest_house=1)}
    game = play(table(owner, plantations=ROW, manual=True), "settler", "draw", "turn tobacco")
    assert (game.question.name, texts(game)) == ("LAY_TILE", {"plantation", "forest"})
    assert tile_to_lay(State.of(game.record)) == Good.TOBACCO
    game.play(side)
    assert tile_to_lay(State.of(game.record)) is None
    land = seat(game, 0)["island"]
    if side == "forest":
        assert (set(land), land["forest"]["under"]["tobacco"]) == ({"forest"}, 1)
    else:
        assert (set(land), land["tobacco"]["tiles"]) == ({"tobacco"}, 1)


@pytest.mark.parametrize(("occupants", "allowed"), [(1, False), (0, True)])
def test_a_hacienda_tile_stays_a_plantation(occupants: int, allowed: bool) -> None:
    """Appendix C, forest_from_hacienda off: not with a forest_house; nor ever with an unoccupied one."""
    owner = {"island": {}, "city": city(hacienda=1, forest_house=occupants)}
    options = {"forest_from_hacienda": allowed}
    game = play(table(owner, plantations=ROW, manual=True, options=options), "settler", "draw", "turn tobacco")
    assert (game.question.name, set(seat(game, 0)["island"])) == ("TAKE_TILE", {"tobacco"})
    assert ("take corn as forest" in texts(game)) is bool(occupants)


def test_hospice_sends_the_colonist_of_a_forest_to_san_juan() -> None:
    """3.1, 4.6: a forest_house tile has no circle."""
    game = table({"island": {}, "city": city(hospice=1, forest_house=1)}, plantations=ROW)
    play(game, "settler", "take corn as forest")
    assert (game.question.name, texts(game)) == ("HOSPICE", {"colonist", "pass"})
    game.play("colonist")
    assert seat(game, 0)["san_juan"]["colonists"] == 1
    assert game.position()["bank"]["colonists"] == 75 - 3  # hospice, forest_house, San Juan


def test_forests_have_no_circle_and_produce_nothing() -> None:
    """4.4: the new colonist of the forest_house owner finds no place on the forests."""
    owner = {"island": island(2), "city": city(forest_house=1)}
    game = play(table({}, owner), "mayor", "pass", "craftsman")
    assert seat(game, 1)["san_juan"]["colonists"] == 1
    assert set(seat(game, 1)["goods"].values()) == {0}


@pytest.mark.parametrize("occupants", [0, 1])
@pytest.mark.parametrize(
    ("forests", "quarries", "building", "price"),
    [
        (1, 0, "guild_hall", 9),
        (2, 0, "guild_hall", 8),
        (3, 0, "guild_hall", 8),
        (8, 0, "guild_hall", 5),
        (4, 0, "small_warehouse", 0),
        (8, 0, "small_indigo_plant", 0),
        (2, 2, "office", 1),
        (2, 2, "small_warehouse", 0),
    ],
)
def test_every_pair_of_forests_reduces_the_price(
    forests: int, quarries: int, building: str, price: int, occupants: int
) -> None:
    """3.3, 4.4: no column limit, in addition to builder and quarries, even with an empty forest_house."""
    land = island(forests, quarry=quarries) if quarries else island(forests)
    owner = {"doubloons": 10, "island": land, "city": city(forest_house=occupants)}
    game = play(table(owner), "builder", f"build {building}")
    assert seat(game, 0)["doubloons"] == 10 - price


def test_forests_fill_the_island_for_the_residence() -> None:
    """A29: 4 sugar plantations and 6 forests fill 10 spaces."""
    owner = {"island": island(6, sugar=4), "city": city(residence=1, forest_house=0)}
    assert table(owner).scores[0].residence == 5


@pytest.mark.parametrize("from_hacienda", [True, False])
def test_forest_house_may_turn_a_tile_bought_with_the_land_office(from_hacienda: bool) -> None:
    """4.6, A12: after looking; forest_from_hacienda (appendix C) does not touch purchases."""
    owner = {"doubloons": 1, "island": {}, "city": city(land_office=1, forest_house=1)}
    options = {**BOTH, "forest_from_hacienda": from_hacienda}
    game = play(table(owner, manual=True, plantations=ROW, options=options), "trader", "buy", "turn tobacco")
    assert (game.question.name, texts(game)) == ("LAY_TILE", {"plantation", "forest"})
    game.play("forest")
    assert (seat(game, 0)["doubloons"], seat(game, 0)["island"]["forest"]["under"]["tobacco"]) == (0, 1)


def test_a_forest_may_be_sold_by_the_noble_of_a_land_office() -> None:
    """4.6, A13: the sugar plantation under the forest goes to the discard pile."""
    buildings = {**city(forest_house=0), "land_office": {"nobles": 1}}
    game = play(table({"doubloons": 0, "island": island(1), "city": buildings}, options=BOTH), "trader")
    assert texts(game) == {"discard forest sugar", "pass"}
    game.play("discard forest sugar")
    assert (seat(game, 0)["doubloons"], seat(game, 0)["island"]) == (1, {})
    assert game.position()["plantations"]["discard"]["sugar"] == 1


def test_a_forest_may_be_discarded_with_a_hunting_lodge() -> None:
    """4.6, A13: the plantation under the forest of the forest_house owner and the row are put aside."""
    owner = {"island": island(1), "city": city(forest_house=0, hunting_lodge=1)}
    game = play(table(owner, plantations=ROW, options=BOTH), "settler", *["pass"] * 4)
    assert (game.question.name, texts(game)) == ("HUNTING_LODGE", {"discard forest sugar", "pass"})
    game.play("discard forest sugar")
    assert seat(game, 0)["island"] == {}
    assert game.position()["plantations"]["discard"] == {**ROW["face_up"], "sugar": 2}
