"""Expansion II: the nobles themselves, on the ship, in their places and in the score."""

from __future__ import annotations

from typing import Any

import pytest
from building_facts import printed_copies
from noble_tables import BOTH_KINDS, COFFEE_ROW, COLONIST, EXPANSION_II, NOBLE, SMALL_BEIGE, homeless, pieces, table
from play import decline_until, play, seat, texts

import puertorico as pr

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
    assert {building: left for building, left in copies.items() if left} == printed_copies(players, "base", "exp2")


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
    """A20: the first taker leaves the noble, the second takes it, then nobody is asked anymore."""
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
    """A53: one colonist left, so the ship gets it and one noble, although four pieces are due."""
    game = table(homeless(24), homeless(24), homeless(24), homeless(24))
    assert game.position()["bank"]["colonists"] == 1
    decline_until(play(game, "mayor", "pass"), "CHOOSE_ROLE")
    assert game.position()["colonist_ship"] == {"colonists": 1, "nobles": 1}
    assert game.position()["bank"]["nobles"] == 18


def test_too_few_colonists_do_not_end_the_game_with_the_nobles() -> None:
    """5.1, 6.2: end condition 1 is canceled; the next round begins."""
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
    """A54: two pieces for four players; a late player still uses their villa and places their pieces."""
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
    """3.2, 6.2: all pieces are arranged again."""
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
def test_hospice_takes_the_noble_only_if_it_is_the_only_piece(ship: dict[str, int], piece: str) -> None:
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
def test_university_takes_the_noble_only_if_it_is_the_only_piece(ship: dict[str, int], piece: str) -> None:
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


def test_every_noble_is_worth_a_point_wherever_it_is_placed() -> None:
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
    """4.5: nobles on other boards do not count."""
    game = table({"island": {}, "city": {"royal_garden": COLONIST}}, homeless(nobles=5))
    assert game.scores[0].royal_garden == 0
    assert game.scores[1].royal_garden == 0
    assert game.scores[1].nobles == 5
