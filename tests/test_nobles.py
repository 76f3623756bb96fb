"""Expansion II, the Nobles, alone and together with Expansion I."""

from __future__ import annotations

from typing import Any

import pytest
from play import decline, decline_until, play, seat, texts

import puertorico as pr

COLONIST = {"colonists": 1}
NOBLE = {"nobles": 1}
BOTH_KINDS = pytest.mark.parametrize("occupant", [COLONIST, NOBLE], ids=["colonist", "noble"])

SMALL_BEIGE = ("land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa")
EXPANSION_II = (*SMALL_BEIGE, "jeweler", "royal_garden")

NO_TILES = {"corn": 0, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0}
COFFEE_ROW = {"face_up": {"coffee": 5}}


def table(
    *seats: dict[str, Any],
    players: int = 4,
    both: bool = False,
    options: dict[str, Any] | None = None,
    manual: bool = False,
    **position: Any,
) -> pr.Game:
    """A table with the nobles (and with the new buildings too), and the governor to choose a role."""
    expansions = ["new_buildings", "nobles"] if both else ["nobles"]
    rules = {"players": players, "expansions": expansions, **(options or {})}
    mapping = {"rules": rules, "seats": list(seats), **position}
    if manual:
        return pr.Game.from_position(mapping, seed=1, chance="manual")
    return pr.Game.from_position(mapping, seed=1)


def homeless(colonists: int = 0, nobles: int = 0) -> dict[str, Any]:
    """A seat without a single circle: whatever it has stays in San Juan."""
    return {"island": {}, "san_juan": {"colonists": colonists, "nobles": nobles}}


def pieces(game: pr.Game, number: int) -> tuple[int, int]:
    """All colonists and all nobles of one seat, wherever they stand."""
    there = seat(game, number)
    island = [tiles for kind, tiles in there["island"].items() if kind != "forest"]
    spots = [*island, *there["city"].values(), there["san_juan"]]
    return sum(spot["colonists"] for spot in spots), sum(spot["nobles"] for spot in spots)


def asked_in_this_phase(game: pr.Game) -> list[tuple[str, int | None]]:
    """Decline everything until the next role is chosen; who was asked what on the way."""
    asked: list[tuple[str, int | None]] = []
    while game.question.name != "CHOOSE_ROLE":
        asked.append((game.question.name, game.seat))
        decline(game)
    return asked


# Setup


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_hundred_colonists_and_twenty_nobles_are_used(players: int) -> None:
    """6.2: n - 1 colonists and 1 noble on the ship, all the other colonists and 19 nobles in the supply."""
    position = pr.Game.new(players=players, expansions=("nobles",), seed=1).position()
    assert position["colonist_ship"] == {"colonists": players - 1, "nobles": 1}
    assert position["bank"]["colonists"] == 100 - (players - 1)
    assert position["bank"]["nobles"] == 19


@pytest.mark.parametrize(("players", "chips"), [(2, 65), (3, 75), (4, 100), (5, 126)])
def test_the_nobles_leave_the_other_numbers_of_the_setup_alone(players: int, chips: int) -> None:
    """6.2: chips, goods and doubloons are those of the base game."""
    position = pr.Game.new(players=players, expansions=("nobles",), seed=1).position()
    money = {2: 3, 3: 2, 4: 3, 5: 4}[players]
    assert position["bank"]["vp"] == chips
    assert position["bank"]["goods"]["corn"] == (8 if players == 2 else 10)
    assert [there["doubloons"] for there in position["seats"]] == [money] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_eight_buildings_are_added_to_the_base_buildings(players: int) -> None:
    """6.2, 6.4: small ones twice (2 players: once), jeweler twice, royal_garden once; nothing is removed."""
    copies = pr.Game.new(players=players, expansions=("nobles",), seed=1).position()["buildings"]
    assert {copies[building] for building in SMALL_BEIGE} == {1 if players == 2 else 2}
    assert copies["jeweler"] == 2
    assert copies["royal_garden"] == 1
    assert copies["small_market"] == (1 if players == 2 else 2)
    assert copies["city_hall"] == 1
    assert len([building for building, left in copies.items() if left]) == 23 + 8


def test_with_both_expansions_the_eight_buildings_join_the_drafted_ones() -> None:
    """6.3: 17 drafted types, 6 production types and the 8 of Expansion II."""
    copies = table(both=True).position()["buildings"]
    in_play = {building for building, left in copies.items() if left}
    assert set(EXPANSION_II) <= in_play
    assert len(in_play) == 17 + 6 + 8


def test_the_buildings_of_expansion_ii_are_not_drafted() -> None:
    """6.2: they are on the board in any case, so nobody chooses them."""
    game = pr.Game.new(players=4, expansions=("new_buildings", "nobles"), seed=1)
    assert game.question.name == "DRAFT"
    assert "choose library" in texts(game)
    assert not {f"choose {building}" for building in EXPANSION_II} & texts(game)


@pytest.mark.parametrize(
    ("building", "cost", "points", "column"),
    [
        ("land_office", 2, 1, 1),
        ("chapel", 3, 1, 1),
        ("hunting_lodge", 4, 2, 2),
        ("zoning_office", 5, 2, 2),
        ("royal_supplier", 6, 2, 2),
        ("villa", 7, 3, 3),
        ("jeweler", 8, 3, 3),
        ("royal_garden", 10, 4, 4),
    ],
)
def test_price_column_and_points_of_the_eight_buildings(building: str, cost: int, points: int, column: int) -> None:
    """4.2: printed cost and points; quarries reduce the price by at most the column (A51 for the jeweler)."""
    plain = play(table({"doubloons": cost - 1}), "builder", f"build {building}")
    assert seat(plain, 0)["doubloons"] == 0
    assert plain.scores[0].buildings == points
    assert plain.position()["buildings"].get(building, 0) == (0 if building == "royal_garden" else 1)
    poor = play(table({"doubloons": cost - 2}), "builder")
    assert f"build {building}" not in texts(poor)
    quarries = {"quarry": {"tiles": 4, "colonists": 4}}
    cheap = play(table({"doubloons": 9, "island": quarries}), "builder", f"build {building}")
    assert seat(cheap, 0)["doubloons"] == 9 - (cost - 1 - column)


def test_every_building_of_expansion_ii_has_one_circle() -> None:
    """4.2, A55: eight empty buildings, one piece arrives, so the ship needs max(4, 7) pieces."""
    owner: dict[str, Any] = {"island": {}, "city": {building: {} for building in EXPANSION_II}}
    game = play(table(homeless(), owner, homeless(), homeless()), "mayor")
    decline_until(game, "CHOOSE_ROLE")
    assert pieces(game, 1) in {(1, 0), (0, 1)}
    assert game.position()["colonist_ship"] == {"colonists": 6, "nobles": 1}


def test_royal_garden_takes_two_city_spaces() -> None:
    """4.2: with 11 spaces filled a small building still fits, the royal_garden does not."""
    small = ("villa", "chapel", "hacienda", "hospice", "office", "harbor", "wharf")
    city: dict[str, Any] = {building: {} for building in (*small, "guild_hall", "residence")}
    game = play(table({"doubloons": 20, "city": city}), "builder")
    assert "build jeweler" in texts(game)
    assert "build royal_garden" not in texts(game)


# Nobles on the colonist ship


def test_each_taker_chooses_noble_or_colonist_while_both_are_aboard() -> None:
    """A20: the first taker leaves the noble, the second takes him, then nobody is asked any more."""
    game = play(table(), "mayor", "pass")
    assert (game.question.name, game.seat, texts(game)) == ("SHIP_PIECE", 0, {"noble", "colonist"})
    game.play("colonist")
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 1)
    game.play("noble")
    assert [pieces(game, number) for number in range(4)] == [(1, 0), (0, 1), (1, 0), (1, 0)]
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_the_last_piece_on_the_ship_is_taken_as_it_is() -> None:
    """A20: three take colonists; the fourth gets the noble without being asked."""
    game = play(table(), "mayor", "pass", "colonist", "colonist")
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 2)
    game.play("colonist")
    assert pieces(game, 3) == (0, 1)
    assert game.seat == 1


def test_the_noble_may_stay_aboard_until_the_second_circuit() -> None:
    """A20: with five pieces for four players the mayor gets the last one, here the noble."""
    game = table(colonist_ship={"colonists": 4, "nobles": 1})
    play(game, "mayor", "pass", "colonist", "colonist", "colonist", "colonist")
    assert pieces(game, 0) == (1, 1)
    assert game.question.name == "PLACE"


@pytest.mark.parametrize("automatic", [True, False])
def test_with_noble_auto_to_mayor_the_noble_is_the_first_piece_of_the_mayor(automatic: bool) -> None:
    """7.1: with the option nobody chooses."""
    game = play(table(options={"noble_auto_to_mayor": automatic}), "mayor", "pass")
    if automatic:
        assert [pieces(game, number) for number in range(4)] == [(0, 1), (1, 0), (1, 0), (1, 0)]
        assert game.question.name == "CHOOSE_ROLE"
    else:
        assert game.question.name == "SHIP_PIECE"


def test_with_noble_auto_to_mayor_the_rest_of_the_ship_is_dealt_as_usual() -> None:
    """7.1: the noble takes the place of the mayor's first colonist, not an additional one."""
    options = {"noble_auto_to_mayor": True}
    game = table(options=options, governor=2, colonist_ship={"colonists": 5, "nobles": 1})
    play(game, "mayor", "pass")
    assert [pieces(game, number) for number in range(4)] == [(1, 0), (1, 0), (1, 1), (2, 0)]


def test_the_privilege_of_the_mayor_is_a_colonist_never_a_noble() -> None:
    """A6: from the supply come only colonists."""
    game = play(table(), "mayor")
    assert (game.question.name, texts(game)) == ("MAYOR_PRIVILEGE", {"colonist", "pass"})


def test_the_mayor_gets_no_privilege_piece_when_only_nobles_are_in_the_supply() -> None:
    """A6, 3.2: not a noble from the supply, and nothing from the ship."""
    game = play(table(homeless(25), homeless(24), homeless(24), homeless(24)), "mayor")
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 0)
    assert game.position()["bank"]["nobles"] == 19


# Refill


@pytest.mark.parametrize(("players", "colonists"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_one_piece_of_the_refill_is_a_noble(players: int, colonists: int) -> None:
    """6.2: at the end of every mayor phase one noble replaces one of the R colonists."""
    game = decline_until(play(table(players=players), "mayor"), "CHOOSE_ROLE")
    position = game.position()
    assert position["colonist_ship"] == {"colonists": colonists, "nobles": 1}
    assert position["bank"]["nobles"] == 18
    assert position["bank"]["colonists"] == 100 - 2 * colonists


def test_without_nobles_in_the_supply_the_ship_gets_colonists_only() -> None:
    """A53: all R pieces are colonists then."""
    game = table(homeless(nobles=5), homeless(nobles=5), homeless(nobles=5), homeless(nobles=4))
    assert game.position()["bank"]["nobles"] == 0
    decline_until(play(game, "mayor"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"] == {"colonists": 4, "nobles": 0}


def test_a_shortage_of_colonists_is_not_made_up_with_nobles() -> None:
    """A53: one colonist left, so the ship gets him and one noble, although four pieces are due."""
    game = table(homeless(24), homeless(24), homeless(24), homeless(24))
    assert game.position()["bank"]["colonists"] == 1
    decline_until(play(game, "mayor", "pass"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"] == {"colonists": 1, "nobles": 1}
    assert game.position()["bank"]["nobles"] == 18


def test_too_few_colonists_do_not_end_the_game_with_the_nobles() -> None:
    """5.1, 6.2: end condition 1 is cancelled; the next round begins."""
    game = table(homeless(25), homeless(24), homeless(24), homeless(24))
    decline_until(play(game, "mayor"), "CHOOSE_ROLE")
    assert game.position()["bank"]["colonists"] == 0
    assert game.position()["ending"] == []
    play(game, "prospector", "craftsman", "trader")
    assert not game.is_over
    assert (game.question.name, game.seat, game.position()["round"]) == ("CHOOSE_ROLE", 1, 2)


def test_the_other_end_conditions_still_apply_with_the_nobles() -> None:
    """5.1: the twelfth city space (royal_garden counts two) ends the game."""
    city: dict[str, Any] = {building: {} for building in (*EXPANSION_II, "hacienda", "hospice")}
    game = play(table({"city": city}), "builder", "build small_market")
    assert game.position()["ending"] == ["city"]


def test_a_ship_with_fewer_pieces_than_players_leaves_some_with_nothing() -> None:
    """A54: two pieces for four players; a late player still uses his villa and places his pieces."""
    owner = {"island": {}, "city": {"villa": COLONIST}, "san_juan": {"colonists": 18}}
    game = table(homeless(40), homeless(40), owner, homeless(), colonist_ship={"colonists": 1, "nobles": 1})
    game.play("mayor")
    assert (game.question.name, game.seat) == ("VILLA", 2)
    play(game, "noble", "noble")
    assert [pieces(game, number) for number in range(4)] == [(40, 1), (41, 0), (19, 1), (0, 0)]
    assert (game.question.name, game.seat) == ("PLACE", 2)
    game.arrange({"villa": (0, 1)})
    assert seat(game, 2)["city"]["villa"] == {"colonists": 0, "nobles": 1}
    assert seat(game, 2)["san_juan"] == {"colonists": 19, "nobles": 0}


def test_circles_filled_by_nobles_are_not_empty_for_the_refill() -> None:
    """A55, A76: six nobles and the newcomer fill all seven circles, so only the minimum of four is due."""
    city = {"indigo_plant": {"nobles": 3}, "tobacco_storage": {"nobles": 3}, "chapel": {}}
    game = play(table(homeless(), {"island": {}, "city": city}, homeless(), homeless()), "mayor")
    decline_until(game, "CHOOSE_ROLE")
    assert sum(pieces(game, 1)) == 7
    assert game.position()["colonist_ship"] == {"colonists": 3, "nobles": 1}


# Placement


def test_colonists_of_a_kind_are_placed_before_its_nobles() -> None:
    """Question PLACE: `place 2 corn`, then `place 1 noble corn`; what is forced is not offered."""
    owner = {"island": {"corn": {"tiles": 3}}, "city": {"hacienda": {}}, "san_juan": {"colonists": 1}}
    game = play(table(owner), "mayor", "colonist", "noble")
    assert (game.question.name, game.seat) == ("PLACE", 0)
    assert texts(game) == {"place 1 corn", "place 2 corn"}
    game.play("place 2 corn")
    assert texts(game) == {"place 0 noble corn", "place 1 noble corn"}
    game.play("place 1 noble corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 3, "colonists": 2, "nobles": 1}
    assert seat(game, 0)["city"]["hacienda"] == {"colonists": 0, "nobles": 0}


def test_the_owner_chooses_whether_a_colonist_or_a_noble_takes_the_only_circle() -> None:
    """3.2: all pieces may be arranged in any way; the colonist waits in San Juan here."""
    game = play(table(), "mayor", "colonist", "noble")
    assert texts(game) == {"place 0 indigo", "place 1 indigo"}
    game.play("place 0 indigo")
    assert seat(game, 0)["island"]["indigo"] == {"tiles": 1, "colonists": 0, "nobles": 1}
    assert seat(game, 0)["san_juan"] == {"colonists": 1, "nobles": 0}


def test_a_noble_may_not_stay_in_san_juan_while_a_circle_is_empty() -> None:
    """6.2: a noble is forced to fill circles exactly like a colonist."""
    owner = {"island": {"corn": {"tiles": 1}}, "city": {"hacienda": {}}}
    game = play(table(owner), "mayor", "pass", "noble")
    assert texts(game) == {"place 0 noble corn", "place 1 noble corn"}
    with pytest.raises(pr.IllegalAnswer):
        game.arrange({})
    game.play("place 0 noble corn")
    assert seat(game, 0)["city"]["hacienda"] == {"colonists": 0, "nobles": 1}


def test_nobles_already_on_tiles_may_be_moved_in_the_mayor_phase() -> None:
    """3.2, 6.2: all pieces are arranged anew."""
    owner = {"island": {"corn": {"tiles": 1, "nobles": 1}}, "city": {"chapel": COLONIST}}
    game = play(table(owner), "mayor", "pass", "colonist", "noble")
    game.arrange({"corn": (1, 0), "chapel": (0, 1)})
    assert seat(game, 0)["city"]["chapel"] == {"colonists": 0, "nobles": 1}
    assert seat(game, 0)["island"]["corn"]["colonists"] == 1
    assert seat(game, 0)["san_juan"] == {"colonists": 1, "nobles": 0}


def test_an_arrangement_cannot_use_more_nobles_than_there_are() -> None:
    """3.2: one noble and one colonist cannot be two nobles."""
    owner = {"island": {"corn": {"tiles": 2}}, "city": {"hacienda": {}}}
    game = play(table(owner), "mayor", "colonist", "noble")
    with pytest.raises(pr.IllegalAnswer):
        game.arrange({"corn": (0, 2)})
    game.arrange({"corn": (1, 1)})
    assert seat(game, 0)["island"]["corn"] == {"tiles": 2, "colonists": 1, "nobles": 1}


# A noble does what a colonist does


def test_nobles_produce_like_colonists_and_may_be_mixed_with_them() -> None:
    """A76: three occupied plantations and three pieces in the plant give three barrels."""
    owner = {
        "island": {"indigo": {"tiles": 3, "colonists": 2, "nobles": 1}, "corn": {"tiles": 1, "nobles": 1}},
        "city": {"indigo_plant": {"colonists": 1, "nobles": 2}},
    }
    game = play(table(owner), "craftsman", "pass")
    assert seat(game, 0)["goods"]["indigo"] == 3
    assert seat(game, 0)["goods"]["corn"] == 1


@BOTH_KINDS
def test_a_quarry_gives_its_discount_to_either_kind(occupant: dict[str, int]) -> None:
    """A76: harbor 8 - 1 (builder) - 1 (quarry)."""
    owner = {"doubloons": 8, "island": {"quarry": {"tiles": 1, **occupant}}}
    game = play(table(owner), "builder", "build harbor")
    assert seat(game, 0)["doubloons"] == 2


@BOTH_KINDS
def test_base_buildings_work_with_either_kind(occupant: dict[str, int]) -> None:
    """4.1: wherever a text says colonist a noble does the same."""
    game = play(table({"city": {"hacienda": occupant}}, plantations=COFFEE_ROW), "settler")
    assert game.question.name == "HACIENDA"


def test_fortress_counts_nobles() -> None:
    """A52: three pieces, two of them nobles, are one point; without the third there is none."""
    city = {"fortress": NOBLE, "chapel": COLONIST}
    assert table({"island": {"quarry": {"tiles": 1, "nobles": 1}}, "city": city}).scores[0].fortress == 1
    assert table({"island": {"quarry": {"tiles": 1}}, "city": city}).scores[0].fortress == 0


@pytest.mark.parametrize(("counts", "points"), [(True, 1), (False, 0)])
def test_fortress_counts_nobles_in_san_juan_as_the_option_says(counts: bool, points: int) -> None:
    """7.1, A52: two nobles at work and one in San Juan."""
    owner = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"fortress": NOBLE},
        "san_juan": {"nobles": 1},
    }
    assert table(owner, options={"fortress_counts_san_juan": counts}).scores[0].fortress == points


@pytest.mark.parametrize(("ship", "piece"), [({"colonists": 1, "nobles": 1}, "colonist"), (NOBLE, "noble")])
def test_hospice_takes_the_noble_only_if_he_is_the_only_piece(ship: dict[str, int], piece: str) -> None:
    """A6: supply without colonists; from the ship a colonist if there is one, otherwise the noble."""
    aboard = {"colonists": 0, **ship}
    owner = {"island": {}, "city": {"hospice": COLONIST}}
    others = [homeless(50 - aboard["colonists"]), homeless(49), homeless()]
    game = table(owner, *others, colonist_ship=aboard, plantations=COFFEE_ROW)
    play(game, "settler", "take coffee")
    assert (game.question.name, texts(game)) == ("HOSPICE", {piece, "pass"})
    game.play(piece)
    assert seat(game, 0)["island"]["coffee"][f"{piece}s"] == 1
    assert game.position()["colonist_ship"]["nobles"] == (0 if piece == "noble" else 1)
    assert game.position()["bank"]["nobles"] == 19


@pytest.mark.parametrize(("ship", "piece"), [({"colonists": 1, "nobles": 1}, "colonist"), (NOBLE, "noble")])
def test_university_takes_the_noble_only_if_he_is_the_only_piece(ship: dict[str, int], piece: str) -> None:
    """A6: the jeweler just built gets the piece."""
    aboard = {"colonists": 0, **ship}
    owner = {"doubloons": 9, "island": {}, "city": {"university": COLONIST}}
    others = [homeless(50 - aboard["colonists"]), homeless(49), homeless()]
    game = play(table(owner, *others, colonist_ship=aboard), "builder", "build jeweler")
    assert (game.question.name, texts(game)) == ("UNIVERSITY", {piece, "pass"})
    game.play(piece)
    assert seat(game, 0)["city"]["jeweler"][f"{piece}s"] == 1


def test_hospice_takes_a_colonist_from_the_supply_although_nobles_lie_there() -> None:
    """A6: nobles come only from the ship and through the villa."""
    game = table({"city": {"hospice": NOBLE}}, plantations=COFFEE_ROW)
    play(game, "settler", "take coffee")
    assert texts(game) == {"colonist", "pass"}


def test_hospice_takes_no_noble_from_the_supply() -> None:
    """A6: no colonist anywhere and nobody on the ship: nothing is offered."""
    owner = {"island": {}, "city": {"hospice": COLONIST}}
    ship = {"colonists": 0, "nobles": 0}
    game = table(owner, homeless(50), homeless(49), colonist_ship=ship, plantations=COFFEE_ROW)
    play(game, "settler", "take coffee")
    assert game.question.name == "TAKE_TILE"
    assert game.position()["bank"]["nobles"] == 20


# Points


def test_every_noble_is_worth_a_point_wherever_he_stands() -> None:
    """5.2: on a plantation, in a building and in San Juan."""
    owner = {
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"villa": NOBLE},
        "san_juan": {"nobles": 2},
    }
    score = table(owner).scores[0]
    assert score.nobles == 4
    assert score.royal_garden == 0
    assert score.total == 4 + 3


def test_points_for_nobles_do_not_count_for_the_customs_house() -> None:
    """4.3: nobles are not chips; three chips and two nobles give no bonus, a fourth chip gives one."""
    city = {"customs_house": NOBLE}
    game = table({"island": {}, "vp": 3, "city": city, "san_juan": {"nobles": 1}})
    assert (game.scores[0].customs_house, game.scores[0].nobles) == (0, 2)
    game = table({"island": {}, "vp": 4, "city": city, "san_juan": {"nobles": 1}})
    assert game.scores[0].customs_house == 1


@BOTH_KINDS
def test_royal_garden_gives_another_point_for_every_noble(occupant: dict[str, int]) -> None:
    """4.5, E44: each noble is worth two points in all, San Juan included; who occupies it does not matter."""
    owner = {
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"royal_garden": occupant},
        "san_juan": {"nobles": 2},
    }
    score = table(owner).scores[0]
    nobles = 3 + occupant.get("nobles", 0)
    assert (score.nobles, score.royal_garden) == (nobles, nobles)
    assert score.total == 4 + 2 * nobles


def test_royal_garden_without_an_occupant_gives_only_its_printed_points() -> None:
    """5.2: the bonus needs an occupied building."""
    score = table({"island": {"corn": {"tiles": 1, "nobles": 1}}, "city": {"royal_garden": {}}}).scores[0]
    assert (score.nobles, score.royal_garden, score.buildings) == (1, 0, 4)


def test_royal_garden_counts_only_the_nobles_of_its_owner() -> None:
    """4.5: the nobles on the other boards are none of its business."""
    game = table({"island": {}, "city": {"royal_garden": COLONIST}}, homeless(nobles=5))
    assert game.scores[0].royal_garden == 0
    assert game.scores[1].royal_garden == 0
    assert game.scores[1].nobles == 5


# Land office


def test_land_office_with_a_colonist_buys_the_next_plantation_for_a_doubloon() -> None:
    """4.5: the top face-down plantation is placed, unoccupied; once per phase (A21)."""
    owner = {"island": {}, "city": {"land_office": COLONIST}}
    game = play(table(owner, plantations=COFFEE_ROW, manual=True), "trader")
    assert (game.question.name, texts(game)) == ("TRADE", {"buy", "pass"})
    game.play("buy")
    assert game.seat == pr.CHANCE
    game.play("turn sugar")
    assert seat(game, 0)["island"] == {"sugar": {"tiles": 1, "colonists": 0, "nobles": 0}}
    assert seat(game, 0)["doubloons"] == 2
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert game.position()["plantations"]["face_up"]["coffee"] == 5


@pytest.mark.parametrize("piece", ["colonist", "noble"])
def test_land_office_with_a_noble_sells_a_plantation_for_a_doubloon(piece: str) -> None:
    """4.5, A49, A77: he receives 1 doubloon, the occupant of the chosen tile waits in San Juan."""
    owner = {
        "island": {"corn": {"tiles": 2, f"{piece}s": 1}, "quarry": {"tiles": 1}},
        "city": {"land_office": NOBLE, "hacienda": {}},
    }
    game = play(table(owner), "trader")
    assert (game.question.name, texts(game)) == ("TRADE", {"discard corn", f"discard corn {piece}", "pass"})
    game.play(f"discard corn {piece}")
    there = seat(game, 0)
    assert there["doubloons"] == 4
    assert there["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 0}
    assert there["san_juan"] == {"colonists": 0, "nobles": 0, f"{piece}s": 1}
    assert there["city"]["hacienda"] == {"colonists": 0, "nobles": 0}
    assert game.position()["plantations"]["discard"] == {**NO_TILES, "corn": 1}
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_land_office_sells_the_empty_tile_if_its_owner_wishes() -> None:
    """A77: of two tiles of a kind the owner chooses the one that goes."""
    owner = {"island": {"corn": {"tiles": 2, "colonists": 1}}, "city": {"land_office": NOBLE}}
    game = play(table(owner), "trader", "discard corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 1, "colonists": 1, "nobles": 0}
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 0}


@pytest.mark.parametrize("occupant", [COLONIST, NOBLE, {}], ids=["colonist", "noble", "nobody"])
def test_land_office_does_what_its_occupant_does_and_nothing_else(occupant: dict[str, int]) -> None:
    """4.5, A73: a colonist buys, a noble sells, an empty office does neither."""
    game = play(table({"island": {"sugar": {"tiles": 1}}, "city": {"land_office": occupant}}), "trader")
    offered = texts(game) if game.question.name == "TRADE" else set()
    expected = {"colonist": {"buy", "pass"}, "noble": {"discard sugar", "pass"}, "nobody": set()}
    who = "colonist" if "colonists" in occupant else "noble" if "nobles" in occupant else "nobody"
    assert offered == expected[who]


def test_the_occupant_of_a_sold_plantation_is_placed_again_by_the_next_mayor_phase() -> None:
    """A49: until then he waits in San Juan, although the hacienda has an empty circle."""
    owner = {
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"land_office": NOBLE, "hacienda": {}},
    }
    game = play(table(owner), "trader", "discard corn noble")
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 1}
    play(game, "mayor", "pass", "noble")
    assert (game.question.name, game.seat) == ("PLACE", 0)
    game.arrange({"land_office": (0, 1), "hacienda": (0, 1)})
    assert seat(game, 0)["city"]["hacienda"] == {"colonists": 0, "nobles": 1}
    assert seat(game, 0)["san_juan"] == {"colonists": 1, "nobles": 0}


def test_land_office_never_sells_a_quarry() -> None:
    """4.5: one of his plantations or forests; with quarries alone there is nothing to sell."""
    owner = {"island": {"quarry": {"tiles": 2, "nobles": 1}}, "city": {"land_office": NOBLE}}
    assert asked_in_this_phase(play(table(owner), "trader")) == []


def test_land_office_needs_a_doubloon_to_buy() -> None:
    """4.5: the plantation costs 1 doubloon."""
    owner = {"doubloons": 0, "city": {"land_office": COLONIST}}
    assert asked_in_this_phase(play(table(owner), "trader")) == []


def test_land_office_needs_a_free_island_space_to_buy() -> None:
    """4.5: with 12 tiles nothing can be bought, with 11 it can."""
    full = {"island": {"indigo": {"tiles": 6}, "sugar": {"tiles": 6}}, "city": {"land_office": COLONIST}}
    assert asked_in_this_phase(play(table(full), "trader")) == []
    roomy = {"island": {"indigo": {"tiles": 6}, "sugar": {"tiles": 5}}, "city": {"land_office": COLONIST}}
    assert asked_in_this_phase(play(table(roomy), "trader")) == [("TRADE", 0)]


@pytest.mark.parametrize("order", [("buy", "sell corn"), ("sell corn", "buy")])
def test_land_office_is_used_in_addition_to_the_sale_before_or_after_it(order: tuple[str, str]) -> None:
    """A21: 3 - 1 for the plantation + 1 for corn sold by the trader; never a second purchase."""
    owner = {"goods": {"corn": 2}, "city": {"land_office": COLONIST}}
    game = play(table(owner), "trader")
    assert texts(game) == {"sell corn", "buy", "pass"}
    game.play(order[0])
    assert texts(game) == {order[1], "pass"}
    game.play(order[1])
    there = seat(game, 0)
    assert there["doubloons"] == 3
    assert sum(tiles["tiles"] for tiles in there["island"].values()) == 2
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


@pytest.mark.parametrize("order", [("discard sugar", "sell corn"), ("sell corn", "discard sugar")])
def test_land_office_of_a_noble_is_used_in_addition_to_the_sale(order: tuple[str, str]) -> None:
    """A21: 3 + 1 for the tile + 1 for corn sold by the trader; one tile only."""
    owner = {"goods": {"corn": 1}, "island": {"sugar": {"tiles": 2}}, "city": {"land_office": NOBLE}}
    game = play(table(owner), "trader", *order)
    assert seat(game, 0)["doubloons"] == 5
    assert seat(game, 0)["island"]["sugar"]["tiles"] == 1
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_land_office_may_be_paid_with_the_money_of_the_same_sale() -> None:
    """A78: without money the trader sells corn for 1 doubloon and buys with it."""
    owner = {"doubloons": 0, "goods": {"corn": 1}, "city": {"land_office": COLONIST}}
    game = play(table(owner), "trader")
    assert texts(game) == {"sell corn", "pass"}
    game.play("sell corn")
    assert texts(game) == {"buy", "pass"}
    game.play("buy")
    assert seat(game, 0)["doubloons"] == 0


def test_land_office_is_open_when_the_trading_house_is_full() -> None:
    """A22: no sale is possible, the purchase is."""
    owner = {"goods": {"corn": 1}, "city": {"land_office": COLONIST}}
    seller = {"goods": {"coffee": 1}}
    game = table(seller, owner, trading_house=["corn", "indigo", "sugar"])
    play(game, "trader", "sell coffee")
    assert (game.question.name, game.seat, texts(game)) == ("TRADE", 1, {"buy", "pass"})


@pytest.mark.parametrize("trader", [0, 1])
def test_land_office_deals_get_no_bonus_from_markets_or_privilege(trader: int) -> None:
    """4.3, 4.5: exactly 1 doubloon, with small_market, large_market and as the trader too."""
    city = {"land_office": NOBLE, "small_market": COLONIST, "large_market": COLONIST}
    game = table({"island": {"sugar": {"tiles": 1}}, "city": city}, governor=trader)
    game = decline_until(play(game, "trader"), "TRADE", at=0)
    game.play("discard sugar")
    assert seat(game, 0)["doubloons"] == 4


def test_land_office_purchase_gets_no_colonist_from_the_hospice() -> None:
    """4.3, A64: nobody is put on a bought tile, and those in San Juan stay there."""
    owner = {
        "island": {},
        "city": {"land_office": COLONIST, "hospice": COLONIST},
        "san_juan": {"colonists": 1, "nobles": 1},
    }
    game = play(table(owner, plantations=COFFEE_ROW, manual=True), "trader", "buy", "turn corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 0}
    assert seat(game, 0)["san_juan"] == {"colonists": 1, "nobles": 1}


def test_land_office_buys_from_the_shuffled_discards_when_the_stack_is_empty() -> None:
    """A1: the discard pile becomes the new stack first."""
    discards = {"corn": 8, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 3}
    plantations = {"face_up": {"coffee": 5}, "face_down": NO_TILES, "discard": discards}
    owner = {"island": {}, "city": {"land_office": COLONIST}}
    game = play(table(owner, plantations=plantations, manual=True), "trader", "buy", "turn tobacco")
    assert seat(game, 0)["island"]["tobacco"]["tiles"] == 1
    assert game.position()["plantations"]["face_down"] == {**discards, "tobacco": 8}
    assert game.position()["plantations"]["discard"] == NO_TILES


def test_land_office_buys_nothing_when_no_tile_can_be_drawn() -> None:
    """A1: stack and discard pile are both empty."""
    game = table(
        {"island": {"corn": {"tiles": 6}, "coffee": {"tiles": 3}}, "city": {"land_office": COLONIST}},
        {"island": {"indigo": {"tiles": 12}}},
        {"island": {"sugar": {"tiles": 11}, "corn": {"tiles": 1}}},
        {"island": {"tobacco": {"tiles": 9}, "corn": {"tiles": 3}}},
        plantations={"face_up": {"coffee": 5}, "face_down": NO_TILES, "discard": NO_TILES},
    )
    assert asked_in_this_phase(play(game, "trader")) == []


# Chapel


@pytest.mark.parametrize("owner", [0, 2])
@pytest.mark.parametrize(
    ("occupant", "doubloons", "points"),
    [(COLONIST, 4, 0), (NOBLE, 3, 1), ({}, 3, 0)],
    ids=["colonist", "noble", "nobody"],
)
def test_chapel_pays_a_doubloon_for_a_colonist_and_a_point_for_a_noble(
    owner: int, occupant: dict[str, int], doubloons: int, points: int
) -> None:
    """4.5: in every craftsman phase, whoever is the craftsman and without any production (A79)."""
    seats: list[dict[str, Any]] = [{"island": {}} for _ in range(4)]
    seats[owner] = {"island": {}, "city": {"chapel": occupant}}
    game = play(table(*seats), "craftsman")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)
    assert (seat(game, owner)["doubloons"], seat(game, owner)["vp"]) == (doubloons, points)
    assert game.position()["bank"]["vp"] == 100 - points


def test_chapel_does_not_depend_on_production() -> None:
    """4.5: a producing owner gets the same doubloon."""
    owner = {"island": {"corn": {"tiles": 2, "colonists": 2}}, "city": {"chapel": COLONIST}}
    game = play(table(owner), "craftsman", "pass")
    assert seat(game, 0)["goods"]["corn"] == 2
    assert seat(game, 0)["doubloons"] == 4


def test_chapel_may_take_the_last_chip() -> None:
    """A27, A28, 5.1: condition 3 is met in any phase; the second chapel's point is noted."""
    chapel = {"city": {"chapel": NOBLE}}
    game = play(table(chapel, chapel, {"vp": 99}), "craftsman")
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"]) == (1, 0)
    assert (seat(game, 1)["vp"], seat(game, 1)["noted"]) == (0, 1)
    assert game.scores[1].chips == 1
    assert game.position()["ending"] == ["chips"]
    assert not game.is_over


# Hunting lodge


@pytest.mark.parametrize("piece", ["colonist", "noble"])
def test_hunting_lodge_with_a_colonist_discards_a_plantation(piece: str) -> None:
    """4.5, A47, A49, A77: at the end of the settler phase, before the row is cleared; never a quarry."""
    owner = {
        "island": {"corn": {"tiles": 2, f"{piece}s": 1}, "quarry": {"tiles": 1}},
        "city": {"hunting_lodge": COLONIST, "hacienda": {}},
    }
    game = play(table(owner, plantations=COFFEE_ROW), "settler", "pass", "pass", "pass", "pass")
    assert (game.question.name, game.seat) == ("HUNTING_LODGE", 0)
    assert texts(game) == {"discard corn", f"discard corn {piece}", "pass"}
    assert game.position()["plantations"]["face_up"]["coffee"] == 5
    game.play(f"discard corn {piece}")
    there = seat(game, 0)
    assert there["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 0}
    assert there["san_juan"] == {"colonists": 0, "nobles": 0, f"{piece}s": 1}
    assert there["city"]["hacienda"] == {"colonists": 0, "nobles": 0}
    assert (there["doubloons"], there["vp"]) == (3, 0)
    assert game.position()["plantations"]["discard"] == {**NO_TILES, "corn": 1, "coffee": 5}


def test_hunting_lodge_may_be_left_unused() -> None:
    """4.5: the owner may discard."""
    owner = {"island": {"corn": {"tiles": 2}}, "city": {"hunting_lodge": COLONIST}}
    game = decline_until(play(table(owner, plantations=COFFEE_ROW), "settler"), "HUNTING_LODGE", at=0)
    game.play("pass")
    assert seat(game, 0)["island"]["corn"]["tiles"] == 2
    assert game.question.name == "CHOOSE_ROLE"


def test_hunting_lodge_may_discard_the_tile_just_taken() -> None:
    """A47: it comes after everybody's take."""
    owner = {"island": {}, "city": {"hunting_lodge": COLONIST}}
    game = play(table(owner, plantations=COFFEE_ROW), "settler", "take coffee")
    decline_until(game, "HUNTING_LODGE", at=0)
    assert texts(game) == {"discard coffee", "pass"}


@pytest.mark.parametrize("occupant", [COLONIST, NOBLE, {}], ids=["colonist", "noble", "nobody"])
def test_hunting_lodge_does_what_its_occupant_does_and_nothing_else(occupant: dict[str, int]) -> None:
    """4.5: a colonist discards, a noble scores, an empty lodge does neither."""
    owner = {"island": {"corn": {"tiles": 1}}, "city": {"hunting_lodge": occupant}}
    others = [{"island": {"sugar": {"tiles": 2}}} for _ in range(3)]
    game = play(table(owner, *others, plantations=COFFEE_ROW), "settler")
    asked = asked_in_this_phase(game)
    assert (("HUNTING_LODGE", 0) in asked) == ("colonists" in occupant)
    assert seat(game, 0)["vp"] == (2 if "nobles" in occupant else 0)


def test_hunting_lodge_never_discards_a_quarry() -> None:
    """4.5: with quarries alone there is nothing to discard."""
    owner = {"island": {"quarry": {"tiles": 3}}, "city": {"hunting_lodge": COLONIST}}
    game = play(table(owner, plantations=COFFEE_ROW), "settler")
    assert ("HUNTING_LODGE", 0) not in asked_in_this_phase(game)


@pytest.mark.parametrize(("last", "points"), [("take coffee", 2), ("pass", 0)])
def test_hunting_lodge_with_a_noble_pays_for_the_most_empty_spaces_alone(last: str, points: int) -> None:
    """4.5, A47: everybody has one tile; he takes none, and if one other does not either it is a tie."""
    game = table({"city": {"hunting_lodge": NOBLE}}, plantations=COFFEE_ROW)
    play(game, "settler", "pass", "take coffee", "take coffee", last)
    assert seat(game, 0)["vp"] == points
    assert game.position()["bank"]["vp"] == 100 - points
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


@pytest.mark.parametrize(("quarries", "points"), [(0, 2), (1, 0), (2, 0)])
def test_hunting_lodge_counts_quarries_as_filled_spaces(quarries: int, points: int) -> None:
    """7.1: empty spaces count, not the fewest plantations; the others have one plantation each."""
    island = {"quarry": {"tiles": quarries}} if quarries else {}
    game = table({"island": island, "city": {"hunting_lodge": NOBLE}}, plantations=COFFEE_ROW)
    asked_in_this_phase(play(game, "settler"))
    assert seat(game, 0)["vp"] == points


def test_hunting_lodge_of_a_noble_pays_its_owner_in_the_phase_of_another_settler() -> None:
    """4.5: at the end of every settler phase."""
    game = table({"island": {}, "city": {"hunting_lodge": NOBLE}}, plantations=COFFEE_ROW, governor=2)
    asked_in_this_phase(play(game, "settler"))
    assert seat(game, 0)["vp"] == 2


@pytest.mark.parametrize(("noble", "colonist", "points"), [(1, 2, 2), (2, 1, 0)])
def test_two_hunting_lodges_are_resolved_in_turn_order_from_the_settler(noble: int, colonist: int, points: int) -> None:
    """A47, A48: a discard before the noble's count makes a tie, a discard after it comes too late."""
    seats: list[dict[str, Any]] = [{"island": {"corn": {"tiles": 2}}} for _ in range(4)]
    seats[noble] = {"island": {}, "city": {"hunting_lodge": NOBLE}}
    seats[colonist] = {"island": {"corn": {"tiles": 1}}, "city": {"hunting_lodge": COLONIST}}
    game = play(table(*seats, plantations=COFFEE_ROW), "settler")
    decline_until(game, "HUNTING_LODGE", at=colonist).play("discard corn")
    assert seat(game, colonist)["island"] == {}
    assert seat(game, noble)["vp"] == points


def test_two_hunting_lodges_of_colonists_are_asked_in_turn_order_from_the_settler() -> None:
    """A48: the settler sits in seat 2, so seat 3 comes before seat 0."""
    lodge = {"city": {"hunting_lodge": COLONIST}}
    game = play(table(lodge, {}, {}, lodge, plantations=COFFEE_ROW, governor=2), "settler")
    asked = [who for question, who in asked_in_this_phase(game) if question == "HUNTING_LODGE"]
    assert asked == [3, 0]


def test_hunting_lodge_discards_before_the_stack_is_reshuffled() -> None:
    """A47: the discarded corn is among the six tiles of which five are turned up."""
    game = table(
        {"island": {"corn": {"tiles": 6}, "coffee": {"tiles": 3}}, "city": {"hunting_lodge": COLONIST}},
        {"island": {"indigo": {"tiles": 12}}},
        {"island": {"sugar": {"tiles": 11}, "corn": {"tiles": 1}}},
        {"island": {"tobacco": {"tiles": 9}, "corn": {"tiles": 3}}},
        plantations={"face_up": {"coffee": 5}, "face_down": NO_TILES, "discard": NO_TILES},
    )
    play(game, "settler", "pass", "discard corn")
    plantations = game.position()["plantations"]
    assert plantations["discard"] == NO_TILES
    assert sum(plantations["face_up"].values()) == 5
    assert plantations["face_up"]["corn"] + plantations["face_down"]["corn"] == 1


def test_hunting_lodge_points_beyond_the_last_chip_are_noted() -> None:
    """A27, 5.1: one chip is left; the second point is noted and the game will end."""
    game = table({"island": {}, "city": {"hunting_lodge": NOBLE}}, {"vp": 99}, plantations=COFFEE_ROW)
    asked_in_this_phase(play(game, "settler"))
    assert (seat(game, 0)["vp"], seat(game, 0)["noted"], game.scores[0].chips) == (1, 1, 2)
    assert game.position()["ending"] == ["chips"]


# Zoning office


@pytest.mark.parametrize(
    ("building", "empty", "colonist", "noble"),
    [
        ("hacienda", 1, 0, 1),
        ("hospice", 3, 2, 3),
        ("harbor", 7, 6, 7),
        ("jeweler", 7, 6, 7),
        ("tobacco_storage", 4, 3, 4),
        ("guild_hall", 9, 9, 7),
        ("royal_garden", 9, 9, 7),
    ],
)
def test_zoning_office_reduces_prices_by_occupant_and_column(
    building: str, empty: int, colonist: int, noble: int
) -> None:
    """4.5: colonist -1 in columns 1 to 3, noble -2 in column 4; the builder's doubloon is included here."""
    for occupant, price in (({}, empty), (COLONIST, colonist), (NOBLE, noble)):
        game = table({"doubloons": 10, "city": {"zoning_office": occupant}})
        play(game, "builder", f"build {building}")
        assert seat(game, 0)["doubloons"] == 10 - price


def test_zoning_office_works_for_an_owner_who_is_not_the_builder() -> None:
    """4.5: royal_supplier 6 - 1."""
    game = table({}, {"doubloons": 5, "city": {"zoning_office": COLONIST}})
    decline_until(play(game, "builder"), "BUILD", at=1).play("build royal_supplier")
    assert seat(game, 1)["doubloons"] == 0


def test_zoning_office_adds_to_quarries_and_privilege() -> None:
    """A46: residence 10 - 1 (builder) - 4 (quarries) - 2 (noble)."""
    quarries = {"quarry": {"tiles": 5, "colonists": 3, "nobles": 2}}
    game = table({"doubloons": 10, "island": quarries, "city": {"zoning_office": NOBLE}})
    play(game, "builder", "build residence")
    assert seat(game, 0)["doubloons"] == 7


def test_zoning_office_never_makes_a_price_negative() -> None:
    """A46: small_market 1 - 1 - 1 - 1 is 0."""
    quarry = {"quarry": {"tiles": 1, "colonists": 1}}
    game = table({"doubloons": 2, "island": quarry, "city": {"zoning_office": COLONIST}})
    play(game, "builder", "build small_market")
    assert seat(game, 0)["doubloons"] == 2


# Royal supplier


def test_royal_supplier_delivers_one_barrel_of_a_kind_for_every_noble() -> None:
    """4.5, A33: two nobles, two different kinds, a point each; then the rest must be loaded."""
    owner = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"royal_supplier": NOBLE},
        "goods": {"corn": 2, "indigo": 1, "sugar": 1},
    }
    game = play(table(owner), "captain")
    assert (game.question.name, game.seat) == ("DELIVER", 0)
    assert texts(game) == {"deliver corn", "deliver indigo", "deliver sugar", "pass"}
    game.play("deliver corn")
    assert texts(game) == {"deliver indigo", "deliver sugar", "pass"}
    game.play("deliver sugar")
    assert game.question.name == "LOAD"
    assert seat(game, 0)["vp"] == 2
    assert seat(game, 0)["goods"] == {"corn": 1, "indigo": 1, "sugar": 0, "tobacco": 0, "coffee": 0}
    assert game.position()["bank"]["goods"]["sugar"] == 11
    assert "load corn 7" in texts(game)
    assert "pass" not in texts(game)


@pytest.mark.parametrize(
    ("supplier", "san_juan", "asked"),
    [
        (COLONIST, {}, False),
        (COLONIST, NOBLE, True),
        (NOBLE, {}, True),
    ],
    ids=["no noble", "noble in San Juan", "noble as supplier"],
)
def test_royal_supplier_counts_nobles_wherever_they_are(
    supplier: dict[str, int], san_juan: dict[str, int], asked: bool
) -> None:
    """4.5: who occupies it does not matter, but without any noble nothing can be delivered."""
    owner = {
        "island": {},
        "city": {"royal_supplier": supplier},
        "san_juan": san_juan,
        "goods": {"corn": 1, "indigo": 1},
    }
    game = play(table(owner), "captain")
    assert game.question.name == ("DELIVER" if asked else "LOAD")
    if asked:
        game.play("deliver indigo")
        assert game.question.name == "LOAD"
        assert seat(game, 0)["vp"] == 1


def test_royal_supplier_does_nothing_unoccupied() -> None:
    """4.1: the noble on the quarry is of no use then."""
    owner = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"royal_supplier": {}},
        "goods": {"corn": 1},
    }
    assert play(table(owner), "captain").question.name == "LOAD"


def test_royal_supplier_works_only_at_the_first_turn() -> None:
    """4.5, A74: passing forfeits it; at the second turn he is asked to load at once."""
    owner = {"island": {}, "city": {"royal_supplier": NOBLE}, "goods": {"corn": 1, "indigo": 1}}
    game = play(table(owner), "captain", "pass", "load corn 7")
    assert (game.question.name, game.seat) == ("LOAD", 0)
    assert texts(game) == {"load indigo 5", "load indigo 6"}


def test_royal_supplier_serves_an_owner_who_is_not_the_captain() -> None:
    """4.5: at the owner's own first turn, after the captain has loaded."""
    owner = {"island": {}, "city": {"royal_supplier": NOBLE}, "goods": {"corn": 1, "indigo": 1}}
    game = play(table({"goods": {"sugar": 1}}, owner), "captain", "load sugar 5")
    assert (game.question.name, game.seat) == ("DELIVER", 1)
    game.play("deliver corn")
    assert seat(game, 1)["vp"] == 1


def test_royal_supplier_delivers_even_if_nothing_can_be_loaded() -> None:
    """A32: every ship carries another kind; the delivery is still allowed at the first turn."""
    owner = {"island": {}, "city": {"royal_supplier": NOBLE}, "goods": {"indigo": 1}}
    ships = [
        {"capacity": 5, "good": "corn", "loaded": 1},
        {"capacity": 6, "good": "sugar", "loaded": 1},
        {"capacity": 7, "good": "tobacco", "loaded": 1},
    ]
    game = play(table(owner, ships=ships), "captain")
    assert texts(game) == {"deliver indigo", "pass"}
    game.play("deliver indigo")
    assert seat(game, 0)["vp"] == 1
    assert seat(game, 0)["goods"]["indigo"] == 0


def test_royal_supplier_keeps_the_privilege_of_the_captain_for_the_first_loading() -> None:
    """4.5: 1 for the delivery without bonus, then 1 for the barrel, 1 privilege and 1 for the harbor."""
    owner = {
        "island": {},
        "city": {"royal_supplier": NOBLE, "harbor": COLONIST},
        "goods": {"corn": 1, "indigo": 1},
    }
    game = play(table(owner), "captain", "deliver corn")
    assert seat(game, 0)["vp"] == 1
    game.play("load indigo 7")
    assert seat(game, 0)["vp"] == 4


@pytest.mark.parametrize(("building", "doubloons"), [("harbor", 3), ("lighthouse", 4), ("library", 3)])
def test_royal_supplier_deliveries_are_not_loadings(building: str, doubloons: int) -> None:
    """4.5, 4.6: no bonus at all; the lighthouse pays only the captain's own doubloon (A35, A74)."""
    city = {"royal_supplier": NOBLE, building: COLONIST}
    game = table({"island": {}, "city": city, "goods": {"corn": 1}}, both=True)
    play(game, "captain", "deliver corn")
    assert (seat(game, 0)["vp"], seat(game, 0)["doubloons"]) == (1, doubloons)
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_union_hall_comes_before_royal_supplier() -> None:
    """A31: two corn are a pair for the union_hall; then one of them is delivered."""
    city = {"royal_supplier": NOBLE, "union_hall": COLONIST}
    game = play(table({"island": {}, "city": city, "goods": {"corn": 2}}, both=True), "captain")
    assert (game.question.name, seat(game, 0)["vp"]) == ("DELIVER", 1)
    game.play("deliver corn")
    assert seat(game, 0)["vp"] == 2
    assert seat(game, 0)["goods"]["corn"] == 1


# Villa


@BOTH_KINDS
def test_villa_gives_a_noble_from_the_supply_not_from_the_ship(occupant: dict[str, int]) -> None:
    """4.5, 3.2: after the privilege, before the distribution; who occupies it does not matter."""
    game = play(table({"city": {"villa": occupant}}), "mayor")
    before = game.position()["bank"]["nobles"]
    assert game.question.name == "MAYOR_PRIVILEGE"
    game.play("pass")
    assert (game.question.name, game.seat, texts(game)) == ("VILLA", 0, {"noble", "pass"})
    game.play("noble")
    assert game.question.name == "SHIP_PIECE"
    assert game.position()["bank"]["nobles"] == before - 1
    assert game.position()["colonist_ship"] == {"colonists": 3, "nobles": 1}
    assert sum(pieces(game, 0)) == 2


def test_villa_may_be_declined() -> None:
    """10.4 M2: take or decline."""
    game = play(table({"city": {"villa": NOBLE}}), "mayor", "pass", "pass")
    assert game.question.name == "SHIP_PIECE"
    assert pieces(game, 0) == (0, 1)


def test_villa_does_nothing_unoccupied_and_does_not_catch_up_after_the_placement() -> None:
    """A73: it is checked before the placement of the phase; the refill alone takes a noble."""
    game = play(table({"island": {}, "city": {"villa": {}}}), "mayor", "pass")
    assert game.question.name == "SHIP_PIECE"
    play(game, "colonist", "noble")
    assert seat(game, 0)["city"]["villa"] == {"colonists": 1, "nobles": 0}
    assert pieces(game, 0) == (1, 0)
    assert game.position()["bank"]["nobles"] == 18


def test_villa_works_in_the_phase_of_another_mayor() -> None:
    """4.5: the owner in seat 2 gets his noble before anybody takes from the ship."""
    game = play(table({}, {}, {"city": {"villa": COLONIST}}), "mayor", "pass")
    assert (game.question.name, game.seat) == ("VILLA", 2)
    assert sum(game.position()["colonist_ship"].values()) == 4
    game.play("noble")
    assert pieces(game, 2) == (1, 1)
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 0)


def test_villa_owners_are_served_in_turn_order_and_the_second_gets_a_colonist() -> None:
    """A19, 3.2: the mayor sits in seat 1; the last noble goes to seat 2, seat 0 gets a colonist."""
    villa = {"island": {}, "city": {"villa": COLONIST}}
    game = table(villa, homeless(), villa, homeless(nobles=18), governor=1)
    assert game.position()["bank"]["nobles"] == 1
    play(game, "mayor", "pass")
    assert (game.seat, texts(game)) == (2, {"noble", "pass"})
    game.play("noble")
    assert (game.question.name, game.seat, texts(game)) == ("VILLA", 0, {"colonist", "pass"})
    bank = game.position()["bank"]["colonists"]
    game.play("colonist")
    assert game.position()["bank"]["colonists"] == bank - 1
    assert pieces(game, 0) == (2, 0)
    assert pieces(game, 2) == (1, 1)


def test_villa_gives_nothing_when_the_supply_is_empty() -> None:
    """A19: neither nobles nor colonists left; never from the ship."""
    villa = {"island": {}, "city": {"villa": COLONIST}}
    game = play(table(villa, homeless(48, 19), homeless(48)), "mayor")
    assert (game.question.name, game.seat) == ("SHIP_PIECE", 0)
    assert game.position()["colonist_ship"] == {"colonists": 3, "nobles": 1}


# Jeweler


@pytest.mark.parametrize("owner", [0, 3])
@pytest.mark.parametrize(
    ("occupant", "doubloons"), [(COLONIST, 5), (NOBLE, 6), ({}, 3)], ids=["colonist", "noble", "nobody"]
)
def test_jeweler_pays_a_doubloon_for_every_noble(owner: int, occupant: dict[str, int], doubloons: int) -> None:
    """4.5: one noble on a quarry and one in San Juan, and himself if he keeps the shop."""
    seats: list[dict[str, Any]] = [{"island": {}} for _ in range(4)]
    seats[owner] = {
        "island": {"quarry": {"tiles": 1, "nobles": 1}},
        "city": {"jeweler": occupant},
        "san_juan": {"nobles": 1},
    }
    game = play(table(*seats), "craftsman")
    assert seat(game, owner)["doubloons"] == doubloons
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_jeweler_with_a_colonist_pays_nothing_without_nobles() -> None:
    """4.5: one doubloon per noble, not per piece."""
    game = play(table({"island": {}, "city": {"jeweler": COLONIST}}), "craftsman")
    assert seat(game, 0)["doubloons"] == 3


def test_jeweler_and_chapel_pay_together() -> None:
    """3.4: both belong to the craftsman phase; 1 for the chapel's colonist and 1 for the noble."""
    game = play(table({"island": {}, "city": {"jeweler": NOBLE, "chapel": COLONIST}}), "craftsman")
    assert seat(game, 0)["doubloons"] == 5


def test_jeweler_is_no_kind_of_good_for_the_factory() -> None:
    """3.4, 4.3: one kind of good is produced, so the factory pays nothing; only the noble counts."""
    owner = {
        "island": {"corn": {"tiles": 1, "colonists": 1}},
        "city": {"jeweler": NOBLE, "factory": COLONIST},
    }
    game = play(table(owner), "craftsman", "pass")
    assert seat(game, 0)["doubloons"] == 4


def test_jeweler_counts_two_for_the_guild_hall() -> None:
    """A51, 4.6: a large production building, although it has one circle; occupied or not."""
    game = table({"island": {}, "city": {"guild_hall": NOBLE, "jeweler": {}, "small_sugar_mill": {}}})
    assert game.scores[0].guild_hall == 2 + 1


def test_city_hall_counts_all_beige_buildings_of_expansion_ii_but_not_the_jeweler() -> None:
    """4.3, A51: itself, six small ones and the royal_garden."""
    city: dict[str, Any] = {building: {} for building in EXPANSION_II}
    game = table({"island": {}, "city": {**city, "city_hall": COLONIST}})
    assert game.scores[0].city_hall == 8


# Both expansions


@pytest.mark.parametrize("from_hacienda", [True, False])
def test_a_plantation_bought_at_the_land_office_may_become_a_forest(from_hacienda: bool) -> None:
    """4.6, A12, A81: after a look at the tile; forest_from_hacienda is about the hacienda only."""
    owner = {"island": {}, "city": {"land_office": COLONIST, "forest_house": COLONIST}}
    options = {"forest_from_hacienda": from_hacienda}
    game = table(owner, both=True, options=options, plantations=COFFEE_ROW, manual=True)
    play(game, "trader", "buy", "turn sugar")
    assert (game.question.name, game.seat, texts(game)) == ("LAY_TILE", 0, {"plantation", "forest"})
    game.play("forest")
    forest = seat(game, 0)["island"]["forest"]
    assert (forest["tiles"], forest["under"]["sugar"]) == (1, 1)
    assert "sugar" not in seat(game, 0)["island"]


def test_a_bought_plantation_stays_one_if_its_owner_wishes_or_has_no_forest_house_at_work() -> None:
    """4.4: the forest is optional and needs an occupied forest_house."""
    for forest_house, answers in ((COLONIST, ["plantation"]), ({}, [])):
        owner = {"island": {}, "city": {"land_office": COLONIST, "forest_house": forest_house}}
        game = table(owner, both=True, plantations=COFFEE_ROW, manual=True)
        play(game, "trader", "buy", "turn sugar", *answers)
        assert seat(game, 0)["island"]["sugar"]["tiles"] == 1
        assert "forest" not in seat(game, 0)["island"]


def test_land_office_is_used_in_addition_to_a_sale_at_the_trading_post() -> None:
    """A21, A22: 3 + 1 (corn, as the trader, at the trading_post) - 1."""
    owner = {"goods": {"corn": 1}, "city": {"land_office": COLONIST, "trading_post": COLONIST}}
    game = play(table(owner, both=True, trading_house=["corn"]), "trader")
    assert texts(game) == {"sell corn trading_post", "buy", "pass"}
    play(game, "sell corn trading_post", "buy")
    assert seat(game, 0)["doubloons"] == 3
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 1)


def test_land_office_sells_forests_by_the_kind_on_their_hidden_side() -> None:
    """4.6, A13, A77: that plantation goes to the discard pile."""
    forest = {"tiles": 3, "under": {"corn": 2, "coffee": 1}}
    city = {"land_office": NOBLE, "forest_house": {}}
    game = play(table({"island": {"forest": forest}, "city": city}, both=True), "trader")
    assert texts(game) == {"discard forest corn", "discard forest coffee", "pass"}
    game.play("discard forest coffee")
    assert seat(game, 0)["doubloons"] == 4
    assert seat(game, 0)["island"]["forest"]["tiles"] == 2
    assert game.position()["plantations"]["discard"] == {**NO_TILES, "coffee": 1}


def test_hunting_lodge_discards_forests_too() -> None:
    """4.6, A13: forests and plantations, but no quarries."""
    island = {
        "forest": {"tiles": 1, "under": {"tobacco": 1}},
        "tobacco": {"tiles": 1},
        "quarry": {"tiles": 1},
    }
    city = {"hunting_lodge": COLONIST, "forest_house": {}}
    game = table({"island": island, "city": city}, both=True, plantations=COFFEE_ROW)
    decline_until(play(game, "settler"), "HUNTING_LODGE", at=0)
    assert texts(game) == {"discard tobacco", "discard forest tobacco", "pass"}
    game.play("discard forest tobacco")
    assert "forest" not in seat(game, 0)["island"]
    assert seat(game, 0)["island"]["tobacco"]["tiles"] == 1
    assert game.position()["plantations"]["discard"]["tobacco"] == 1


def test_hunting_lodge_of_a_noble_counts_forests_as_filled_spaces() -> None:
    """7.1: two forests are two filled spaces; the others have one tile each."""
    island = {"forest": {"tiles": 2, "under": {"sugar": 2}}}
    city = {"hunting_lodge": NOBLE, "forest_house": {}}
    game = table({"island": island, "city": city}, both=True, plantations=COFFEE_ROW)
    asked_in_this_phase(play(game, "settler"))
    assert seat(game, 0)["vp"] == 0


def test_hunting_lodge_comes_after_the_second_tile_of_the_library() -> None:
    """A8, A47: the second tile may be the one that is discarded; the row still lies there."""
    owner = {"island": {"corn": {"tiles": 1}}, "city": {"hunting_lodge": COLONIST, "library": COLONIST}}
    game = table(owner, both=True, plantations=COFFEE_ROW)
    play(game, "settler", "pass", "pass", "pass", "pass")
    assert (game.question.name, game.seat) == ("TAKE_TILE", 0)
    game.play("take coffee")
    assert (game.question.name, game.seat) == ("HUNTING_LODGE", 0)
    assert texts(game) == {"discard corn", "discard coffee", "pass"}
    assert game.position()["plantations"]["face_up"]["coffee"] == 4


def test_hospice_sends_the_noble_of_a_forest_to_san_juan() -> None:
    """A6, 3.1: a forest has no circle; the noble is the only piece that is left."""
    owner = {"island": {}, "city": {"hospice": COLONIST, "forest_house": COLONIST}}
    ship = {"colonists": 0, "nobles": 1}
    game = table(owner, homeless(49), homeless(49), both=True, colonist_ship=ship, plantations=COFFEE_ROW)
    play(game, "settler", "take coffee as forest", "noble")
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 1}


def test_library_doubles_the_privilege_of_the_mayor_but_not_the_villa() -> None:
    """4.4, 4.5: two colonists by the privilege, one noble by the villa, one from the ship."""
    city = {"library": COLONIST, "villa": COLONIST}
    game = table({"island": {}, "city": city}, homeless(), homeless(), homeless(), both=True)
    play(game, "mayor", "colonist", "colonist")
    assert game.question.name == "VILLA"
    game.play("noble")
    assert game.question.name == "SHIP_PIECE"
    assert pieces(game, 0) == (4, 1)


def test_library_and_zoning_office_add_up() -> None:
    """A46: guild_hall 10 - 2 (library) - 2 (noble)."""
    game = table({"doubloons": 10, "city": {"library": COLONIST, "zoning_office": NOBLE}}, both=True)
    play(game, "builder", "build guild_hall")
    assert seat(game, 0)["doubloons"] == 4


def test_zoning_office_and_forests_add_up() -> None:
    """A46: guild_hall 10 - 1 (builder) - 2 (two pairs of forests) - 2 (noble)."""
    island = {"forest": {"tiles": 5, "under": {"corn": 5}}}
    city = {"forest_house": {}, "zoning_office": NOBLE}
    game = table({"doubloons": 10, "island": island, "city": city}, both=True)
    play(game, "builder", "build guild_hall")
    assert seat(game, 0)["doubloons"] == 5


def test_black_market_may_return_the_colonist_of_the_zoning_office_whose_discount_stays() -> None:
    """A41: harbor 8 - 1 - 1 is fixed before the payment; 5 doubloons and the colonist cover it."""
    city = {"black_market": COLONIST, "zoning_office": COLONIST}
    game = table({"doubloons": 5, "island": {}, "city": city}, both=True)
    play(game, "builder", "build harbor")
    assert "harbor" in seat(game, 0)["city"]
    assert seat(game, 0)["doubloons"] == 0
    assert seat(game, 0)["city"]["zoning_office"] == {"colonists": 0, "nobles": 0}


def test_black_market_may_return_a_noble() -> None:
    """A42: he goes back to the supply of nobles; one doubloon is missing for the harbor."""
    owner = {
        "doubloons": 6,
        "island": {"corn": {"tiles": 1, "nobles": 1}},
        "city": {"black_market": COLONIST},
        "goods": {"corn": 1},
    }
    game = play(table(owner, both=True), "builder", "build harbor")
    assert (game.question.name, texts(game)) == ("BLACK_MARKET", {"pay noble corn", "pay barrel corn"})
    assert game.position()["bank"]["nobles"] == 18
    game.play("pay noble corn")
    assert game.position()["bank"]["nobles"] == 19
    assert game.scores[0].nobles == 0
    assert "harbor" in seat(game, 0)["city"]


def test_black_market_may_choose_between_a_colonist_and_a_noble() -> None:
    """A41, A42: any piece except the one on the black_market."""
    owner = {
        "doubloons": 6,
        "island": {"quarry": {"tiles": 1}, "corn": {"tiles": 1, "colonists": 1}},
        "city": {"black_market": NOBLE, "villa": NOBLE},
    }
    game = play(table(owner, both=True), "builder", "build harbor")
    assert texts(game) == {"pay colonist corn", "pay noble villa"}


def test_black_market_may_not_return_its_own_noble() -> None:
    """4.4, A42: nothing else covers the missing doubloon, so the harbor cannot be built."""
    game = table({"doubloons": 6, "island": {}, "city": {"black_market": NOBLE}}, both=True)
    game.play("builder")
    assert "build villa" in texts(game)
    assert "build harbor" not in texts(game)


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("land_office", 0),
        ("chapel", 0),
        ("hunting_lodge", 1),
        ("zoning_office", 1),
        ("royal_supplier", 1),
        ("villa", 1),
        ("jeweler", 1),
        ("royal_garden", 2),
    ],
)
def test_church_pays_for_the_buildings_of_expansion_ii_by_column(building: str, points: int) -> None:
    """A45, A51: any building counts by its column."""
    game = table({"doubloons": 12, "city": {"church": NOBLE}}, both=True)
    play(game, "builder", f"build {building}")
    assert seat(game, 0)["vp"] == points


def test_aqueduct_works_with_nobles() -> None:
    """A76, 4.4: a noble on the plantation, in the indigo_plant and in the aqueduct: 1 + 1 indigo."""
    owner = {
        "island": {"indigo": {"tiles": 1, "nobles": 1}},
        "city": {"indigo_plant": NOBLE, "aqueduct": NOBLE},
    }
    game = play(table(owner, both=True), "craftsman", "pass")
    assert seat(game, 0)["goods"]["indigo"] == 2


def test_guesthouse_counts_two_empty_circles_for_the_refill() -> None:
    """A55: six building circles with the guesthouse's two, one piece arrives, so R is 5."""
    city: dict[str, Any] = {"guesthouse": {}, "jeweler": {}, "villa": {}, "chapel": {}, "land_office": {}}
    game = table(homeless(), {"island": {}, "city": city}, homeless(), homeless(), both=True)
    decline_until(play(game, "mayor"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"] == {"colonists": 4, "nobles": 1}


# Guests and nobles


def guest_house(guests: dict[str, int], **others: dict[str, int]) -> dict[str, Any]:
    """A seat with guests and these other buildings, and no tile on its island."""
    return {"island": {}, "city": {"guesthouse": guests, **others}}


def test_guests_of_both_kinds_are_named_apart() -> None:
    """A76, R2: a colonist and a noble may live in the guesthouse together; either may move."""
    owner = guest_house({"colonists": 1, "nobles": 1})
    owner["island"] = {"corn": {"tiles": 1}}
    game = table(owner, both=True)
    assert {"guest corn", "noble guest corn"} <= texts(game)
    game.play("noble guest corn")
    assert seat(game, 0)["island"]["corn"] == {"tiles": 1, "colonists": 0, "nobles": 1}
    assert seat(game, 0)["city"]["guesthouse"] == {"colonists": 1, "nobles": 0}
    assert game.question.name == "CHOOSE_ROLE"
    assert "guest corn" not in texts(game)


@pytest.mark.parametrize(
    ("guest", "offered"),
    [("guest", {"buy", "pass"}), ("noble guest", {"discard corn colonist", "pass"})],
)
def test_land_office_works_for_the_guest_who_has_just_moved_in(guest: str, offered: set[str]) -> None:
    """A72, A73: what counts is who stands there at the moment of the effect."""
    owner = guest_house({"colonists": 1, "nobles": 1}, land_office={})
    owner["island"] = {"corn": {"tiles": 1, "colonists": 1}}
    game = play(table(owner, both=True), "trader")
    assert game.question.name == "TRADE"
    assert texts(game) == {"guest land_office", "noble guest land_office", "pass"}
    game.play(f"{guest} land_office")
    assert texts(game) == offered


@pytest.mark.parametrize("piece", ["colonist", "noble"])
def test_a_guest_on_a_tile_that_is_sold_goes_to_san_juan(piece: str) -> None:
    """A63: not back to the guesthouse."""
    owner = guest_house({f"{piece}s": 1}, land_office=NOBLE)
    owner["island"] = {"corn": {"tiles": 1}}
    game = play(table(owner, both=True), "trader")
    guest = "guest corn" if piece == "colonist" else "noble guest corn"
    assert texts(game) == {guest, "discard corn", "pass"}
    play(game, guest, f"discard corn {piece}")
    assert seat(game, 0)["san_juan"] == {"colonists": 0, "nobles": 0, f"{piece}s": 1}
    assert seat(game, 0)["city"]["guesthouse"] == {"colonists": 0, "nobles": 0}


@pytest.mark.parametrize(
    ("building", "guests", "answer", "doubloons", "points"),
    [
        ("chapel", COLONIST, "guest chapel", 4, 0),
        ("chapel", NOBLE, "noble guest chapel", 3, 1),
        ("jeweler", NOBLE, "noble guest jeweler", 4, 0),
        ("jeweler", {"colonists": 1, "nobles": 1}, "guest jeweler", 4, 0),
    ],
)
def test_chapel_and_jeweler_may_be_staffed_by_a_guest_before_production(
    building: str, guests: dict[str, int], answer: str, doubloons: int, points: int
) -> None:
    """A11, A72, A73: the window before his own production; the jeweler counts a noble in the guesthouse."""
    game = play(table(guest_house(guests, **{building: {}}), both=True), "craftsman")
    assert (game.question.name, game.seat) == ("GUESTS", 0)
    game.play(answer)
    assert (seat(game, 0)["doubloons"], seat(game, 0)["vp"]) == (doubloons, points)


def test_chapel_pays_nothing_if_the_guest_stays_at_home() -> None:
    """A73: staffing a building after its moment does not catch up."""
    game = play(table(guest_house(NOBLE, chapel={}), both=True), "craftsman", "pass")
    assert seat(game, 0)["vp"] == 0


def test_zoning_office_reduces_the_price_for_the_guest_who_has_just_moved_in() -> None:
    """A72, A73: 7 doubloons are enough for the guild_hall only with the noble in the zoning_office."""
    owner = {**guest_house(NOBLE, zoning_office={}), "doubloons": 7}
    game = play(table(owner, both=True), "builder")
    assert "build guild_hall" not in texts(game)
    game.play("noble guest zoning_office")
    game.play("build guild_hall")
    assert seat(game, 0)["doubloons"] == 0


def test_villa_may_be_staffed_by_a_guest_before_the_mayor_is_chosen() -> None:
    """A11, A73: there is no window in the mayor phase, but there is one at the choice of the role."""
    game = table(guest_house(COLONIST, villa={}), both=True)
    play(game, "guest villa", "mayor", "pass")
    assert (game.question.name, game.seat) == ("VILLA", 0)


def test_villa_stays_empty_if_the_guest_does_not_move_before_the_mayor() -> None:
    """A11: no guest moves in the mayor phase."""
    game = play(table(guest_house(COLONIST, villa={}), both=True), "mayor")
    assert texts(game) == {"colonist", "pass"}
    game.play("pass")
    assert (game.question.name, texts(game)) == ("SHIP_PIECE", {"colonist", "noble"})


def test_royal_supplier_may_be_staffed_by_a_guest_at_the_first_captain_turn() -> None:
    """A74: the guests' window comes before the effects of the first turn."""
    owner = {**guest_house(NOBLE, royal_supplier={}), "goods": {"indigo": 1}}
    game = play(table(owner, both=True), "captain")
    assert (game.question.name, texts(game)) == ("GUESTS", {"noble guest royal_supplier", "pass"})
    game.play("noble guest royal_supplier")
    assert (game.question.name, texts(game)) == ("DELIVER", {"deliver indigo", "pass"})


def test_royal_supplier_staffed_after_the_first_turn_delivers_nothing_in_this_phase() -> None:
    """A74: not occupied at the first turn, no such effect in this phase."""
    owner = {**guest_house(NOBLE, royal_supplier={}), "goods": {"corn": 1, "indigo": 1}}
    game = play(table(owner, both=True), "captain", "pass", "load corn 7")
    assert game.question.name == "LOAD"
    game.play("noble guest royal_supplier")
    assert texts(game) == {"load indigo 5", "load indigo 6"}


def test_a_noble_in_the_guesthouse_counts_for_the_royal_supplier() -> None:
    """4.5: nobles count wherever they are."""
    owner = {**guest_house(NOBLE, royal_supplier=COLONIST), "goods": {"indigo": 1}}
    game = play(table(owner, both=True), "captain")
    assert (game.question.name, texts(game)) == ("DELIVER", {"deliver indigo", "pass"})


def test_hunting_lodge_may_be_staffed_by_a_guest_at_the_end_of_the_settler_phase() -> None:
    """A11, A72: guests may move before the Hunting Lodges; a colonist lets him discard."""
    owner = guest_house(COLONIST, hunting_lodge={})
    owner["island"] = {"corn": {"tiles": 1, "colonists": 1}}
    game = play(table(owner, both=True, plantations=COFFEE_ROW), "settler")
    decline_until(game, "GUESTS", at=0)
    assert texts(game) == {"guest hunting_lodge", "pass"}
    game.play("guest hunting_lodge")
    assert (game.question.name, texts(game)) == ("HUNTING_LODGE", {"discard corn colonist", "pass"})


def test_hunting_lodge_pays_the_noble_guest_who_has_just_moved_in() -> None:
    """A72, A73: with an empty island he alone has the most empty spaces."""
    game = table(guest_house(NOBLE, hunting_lodge={}), both=True, plantations=COFFEE_ROW)
    decline_until(play(game, "settler"), "GUESTS", at=0)
    assert seat(game, 0)["vp"] == 0
    game.play("noble guest hunting_lodge")
    assert seat(game, 0)["vp"] == 2


@pytest.mark.parametrize("somebody_owns_one", [True, False])
def test_guests_are_asked_before_the_hunting_lodges_only_if_there_is_one(somebody_owns_one: bool) -> None:
    """A11, A72: the window before the Hunting Lodges is a window only if somebody owns a hunting_lodge."""
    hunter = {"city": {"hunting_lodge": COLONIST} if somebody_owns_one else {}}
    owner = guest_house(COLONIST, chapel={})
    game = table(owner, {}, hunter, both=True, plantations=COFFEE_ROW, governor=1)
    asked = asked_in_this_phase(play(game, "settler"))
    assert (("GUESTS", 0) in asked) == somebody_owns_one


def test_royal_garden_may_be_staffed_by_a_guest_before_the_scoring() -> None:
    """A72: the last window is open after the last phase of the game, unless that was a mayor phase."""
    owner = guest_house(NOBLE, royal_garden={})
    owner["island"] = {"corn": {"tiles": 1, "nobles": 1}}
    roles = {"mayor": {"taken": 0}, "captain": {"taken": 1}, "settler": {"taken": 2}}
    game = table(owner, both=True, options={"max_rounds": 1}, roles=roles)
    assert game.seat == 3
    game.play("prospector")
    assert (game.question.name, game.seat) == ("GUESTS", 0)
    assert texts(game) == {"noble guest royal_garden", "pass"}
    game.play("noble guest royal_garden")
    assert game.is_over
    assert (game.scores[0].royal_garden, game.scores[0].nobles) == (2, 2)
