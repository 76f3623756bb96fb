"""What the card of a role shows everyone: points to load, sales, buildings within reach, tiles."""

from __future__ import annotations

from typing import Any

import puertorico as pr
from puertorico.table.views.question import question_view


def prospects(role: str, seats: list[Any], **position: Any) -> dict[str, dict[str, int]]:
    rules = {"players": 3, **position.pop("rules", {})}
    game = pr.Game.from_position({"rules": rules, "seats": seats, **position}, seed=1)
    view = question_view(game)
    assert view is not None
    [answer] = [answer for answer in view.answers if answer.text == role]
    return answer.prospects


def test_the_captain_shows_the_points_that_each_would_load() -> None:
    """A point per barrel, one more for the captain's first loading; one kind per ship, one ship per kind (3.6.1).

    The captain's 4 corn leave one place for the next player. The captain's coffee and the third player's 2 sugar then
    take the two empty ships, and 2 indigo stay behind.
    """
    seats = [{"goods": {"corn": 4, "coffee": 1}}, {"goods": {"corn": 3}}, {"goods": {"sugar": 2, "indigo": 2}}]
    ships = [{"capacity": 4}, {"capacity": 5}, {"capacity": 6, "good": "corn", "loaded": 1}]
    assert prospects("captain", seats, ships=ships) == {"0": {"vp": 4 + 1 + 1}, "1": {"vp": 1}, "2": {"vp": 2}}


def test_the_captain_counts_the_harbor_and_the_wharf() -> None:
    """The Harbor brings a point per loading; the Wharf ships all barrels of one kind (4.3)."""
    owner = {
        "goods": {"corn": 2, "indigo": 3},
        "city": {"harbor": {"colonists": 1}, "wharf": {"colonists": 1}},
    }
    carried = {4: "coffee", 5: "tobacco", 6: "corn"}
    ships = [{"capacity": capacity, "good": good, "loaded": 1} for capacity, good in carried.items()]
    assert prospects("captain", [{}, owner], ships=ships) == {"1": {"vp": 2 + 1 + 3 + 1}}


def test_points_of_others_are_shown_even_if_totals_are_hidden() -> None:
    seats = [{"goods": {"corn": 1, "sugar": 2}}, {"vp": 9, "goods": {"indigo": 3}}]
    assert prospects("captain", seats, rules={"hidden_vp": True})["1"] == {"vp": 3}


def test_the_trader_shows_what_each_could_sell_for() -> None:
    """Coffee 4, sugar 2; the trader gets one more, and each kind is sold once without an Office (3.5)."""
    seats = [{"goods": {"coffee": 1, "corn": 1}}, {"goods": {"coffee": 2, "sugar": 1}}, {"goods": {"corn": 4}}]
    assert prospects("trader", seats) == {"0": {"doubloons": 5}, "1": {"doubloons": 2}}


def test_the_doubloons_on_the_card_count() -> None:
    """The player takes the doubloons on the role card (2)."""
    seats = [{"goods": {"indigo": 1, "sugar": 1}}]
    assert prospects("trader", seats, roles={"trader": {"doubloons": 2}}) == {"0": {"doubloons": 2 + 2 + 1}}


def test_the_builder_shows_the_most_expensive_building_within_reach() -> None:
    """The builder pays one less, an occupied quarry saves one (3.3): 3 doubloons reach a Hospice, 6 a Factory."""
    quarry = {"quarry": {"tiles": 1, "colonists": 1}}
    seats = [{"doubloons": 3}, {"doubloons": 6, "island": quarry}, {"doubloons": 0}]
    assert prospects("builder", seats) == {"0": {"cost": 4}, "1": {"cost": 7}}


def test_the_settler_shows_who_could_take_a_quarry() -> None:
    """The settler may take a quarry; others only with a Construction Hut. A full island takes no tile (3.1, 4.3)."""
    hut = {"city": {"construction_hut": {"colonists": 1}}}
    seats = [{}, hut, {"island": {"corn": {"tiles": 6}, "indigo": {"tiles": 6}}}]
    row = {"face_up": {"sugar": 2, "coffee": 2}}
    assert prospects("settler", seats, plantations=row) == {"0": {"quarries": 1}, "1": {"quarries": 1}}


def test_an_occupied_hacienda_draws_another_plantation() -> None:
    """The owner may draw a plantation before taking a tile (4.3)."""
    owner = {"city": {"hacienda": {"colonists": 1}}}
    row = {"face_up": {"sugar": 2, "coffee": 2}}
    assert prospects("settler", [{}, owner, {}], plantations=row) == {
        "0": {"quarries": 1},
        "1": {"plantations": 2},
        "2": {"plantations": 1},
    }


def test_roles_without_choices_of_everyone_have_only_effects() -> None:
    for role in ("mayor", "craftsman"):
        assert prospects(role, [{"doubloons": 9, "goods": {"corn": 3}}]) == {}
