"""Setup of the base game (rules 1.2) and of both expansions with the draft (6)."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from building_facts import BUILDINGS, printed_copies
from play import decline, play, texts

import puertorico as pr

KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")
DATA = Path(__file__).parents[1] / "data"

with (DATA / "setup.csv").open(newline="") as table:
    FACTS = {row["fact"]: row for row in csv.DictReader(table)}

BEIGE = {name for name, row in BUILDINGS.items() if row["type"].startswith("beige") and row["set"] in ("base", "exp1")}
PLACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
NEW_BUILDINGS = ("new_buildings",)
NOBLES = ("nobles",)
BOTH = ("new_buildings", "nobles")

every_player_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def text_of(fact: str, players: int) -> str:
    """One cell of the setup table."""
    return FACTS[fact][str(players)]


def number_of(fact: str, players: int) -> int:
    """One cell of the setup table that is a number."""
    return int(text_of(fact, players))


def setup(players: int, **options: Any) -> dict[str, Any]:
    """The position before the first role choice."""
    return dict(pr.Game.new(players=players, seed=5, **options).position())


def copies(position: Mapping[str, Any]) -> dict[str, int]:
    """The buildings on the central board."""
    return {name: left for name, left in position["buildings"].items() if left}


@every_player_count
def test_every_seat_starts_with_its_doubloons_and_nothing_else(players: int) -> None:
    """1.2: doubloons per player; no goods, chips, colonists or buildings."""
    position = setup(players)
    assert len(position["seats"]) == players
    for board in position["seats"]:
        assert board["doubloons"] == number_of("doubloons", players)
        assert (board["vp"], board["noted"], board["city"]) == (0, 0, {})
        assert board["goods"] == dict.fromkeys(KINDS, 0)
        assert board["san_juan"]["colonists"] == 0


@every_player_count
def test_every_seat_starts_with_its_plantation(players: int) -> None:
    """1.2: indigo for the first seats, corn for the last, unoccupied."""
    for number, board in enumerate(setup(players)["seats"], start=1):
        kind = text_of(f"start_plantation_seat_{number}", players)
        assert list(board["island"]) == [kind]
        assert (board["island"][kind]["tiles"], board["island"][kind]["colonists"]) == (1, 0)


@every_player_count
def test_the_supply_of_chips(players: int) -> None:
    """1.2: VP chips in supply."""
    assert setup(players)["bank"]["vp"] == number_of("vp_chips", players)


@every_player_count
def test_the_supply_of_chips_in_the_first_edition(players: int) -> None:
    """7.1, option vp_5p: 122 instead of 126 with five players, no change otherwise."""
    assert setup(players, vp_5p=122)["bank"]["vp"] == number_of("vp_chips_first_edition", players)


@every_player_count
def test_colonists_in_supply_and_on_the_ship(players: int) -> None:
    """1.2: the colonists on the ship are on top of the supply."""
    position = setup(players)
    supply, aboard = position["bank"]["colonists"], position["colonist_ship"]["colonists"]
    assert supply == number_of("colonists_in_supply", players)
    assert aboard == number_of("colonists_on_ship", players)
    assert supply + aboard == number_of("colonists_in_all", players)
    assert position["bank"]["nobles"] == position["colonist_ship"]["nobles"] == 0


@every_player_count
def test_cargo_ships(players: int) -> None:
    """1.2: the capacities of the cargo ships, all empty; the trading house is empty too."""
    position = setup(players)
    capacities = [int(capacity) for capacity in text_of("cargo_ships", players).split()]
    assert position["ships"] == [{"capacity": capacity, "good": None, "loaded": 0} for capacity in capacities]
    assert position["trading_house"] == []


@every_player_count
def test_role_cards(players: int) -> None:
    """1.2: six roles and none, one or two prospectors, without doubloons, free for the governor."""
    game = pr.Game.new(players=players, seed=5)
    roles = game.position()["roles"]
    assert len(roles) == number_of("role_cards", players)
    assert all(card == {"doubloons": 0, "taken": None} for card in roles.values())
    prospectors = [text for text in texts(game) if text.startswith("prospector")]
    assert len(prospectors) == number_of("prospectors", players)
    assert texts(game) == {"settler", "mayor", "builder", "craftsman", "trader", "captain", *prospectors}


@every_player_count
def test_roles_taken_in_a_round(players: int) -> None:
    """1.2, 2: so many roles a player; the cards left over get a doubloon each."""
    game = pr.Game.new(players=players, seed=5)
    taken: Counter[int | None] = Counter()
    while game.position()["round"] == 1:
        if game.question.name == "CHOOSE_ROLE":
            taken[game.seat] += 1
        decline(game)
    assert taken == dict.fromkeys(range(players), number_of("roles_per_player", players))
    doubloons = [card["doubloons"] for card in game.position()["roles"].values()]
    assert max(doubloons) == 1
    assert sum(doubloons) == number_of("role_cards_left_over", players)
    assert game.seat == 1


@every_player_count
@pytest.mark.parametrize("kind", KINDS)
def test_goods_in_supply(players: int, kind: str) -> None:
    """1.2: barrels of every kind."""
    assert setup(players)["bank"]["goods"][kind] == number_of(f"goods_{kind}", players)


@every_player_count
@pytest.mark.parametrize("kind", KINDS)
def test_plantation_tiles_of_every_kind(players: int, kind: str) -> None:
    """1.2: the start plantations come out of the tiles of the box; nothing is discarded yet."""
    position = setup(players)
    islands = sum(board["island"].get(kind, {"tiles": 0})["tiles"] for board in position["seats"])
    piles = position["plantations"]
    in_all = number_of(f"plantations_{kind}", players)
    assert islands + piles["face_up"][kind] + piles["face_down"][kind] == in_all
    assert piles["discard"][kind] == 0


@every_player_count
def test_plantation_row_and_stack(players: int) -> None:
    """1.2: face-up and face-down plantations."""
    piles = setup(players)["plantations"]
    face_up, face_down = sum(piles["face_up"].values()), sum(piles["face_down"].values())
    assert face_up == number_of("face_up", players)
    assert face_down == number_of("face_down", players)
    assert face_up + face_down + players == number_of("plantations_in_all", players)


@every_player_count
def test_the_first_row_is_turned_up_by_chance(players: int) -> None:
    """1.2: all remaining tiles are shuffled, the row is drawn from them."""
    game = pr.Game.new(players=players, chance="manual")
    for _ in range(players + 1):
        assert game.seat == pr.CHANCE
        play(game, "turn sugar")
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 0)
    assert game.position()["plantations"]["face_up"] == {**dict.fromkeys(KINDS, 0), "sugar": players + 1}


def test_rows_differ_with_the_seed() -> None:
    """1.2: the tiles are shuffled; the same seed gives the same row."""
    rows = [pr.Game.new(players=4, seed=seed).position()["plantations"]["face_up"] for seed in range(10)]
    assert len({tuple(row.items()) for row in rows}) > 1
    assert rows[3] == pr.Game.new(players=4, seed=3).position()["plantations"]["face_up"]


@every_player_count
def test_quarries(players: int) -> None:
    """1.2: 8 quarries, 5 with two players."""
    assert setup(players)["bank"]["quarries"] == number_of("quarries", players)


@every_player_count
def test_copies_of_the_base_buildings(players: int) -> None:
    """1.2, 4.2: the base game has the base types and no others."""
    assert copies(setup(players)) == printed_copies(players, "base")


@every_player_count
def test_copies_of_the_setup_table(players: int) -> None:
    """1.2: the same copies as the setup table counts them."""
    for name, left in copies(setup(players)).items():
        kind = {"beige": "small_beige", "beige_large": "large_beige"}.get(BUILDINGS[name]["type"], name)
        assert left == number_of(f"copies_{kind}", players), name


@every_player_count
def test_the_first_governor_begins(players: int) -> None:
    """2: round 1, seat 0 is governor and chooses first; nothing has ended the game."""
    game = pr.Game.new(players=players, seed=5)
    position = game.position()
    assert (position["round"], position["governor"], position["to_choose"]) == (1, 0, 0)
    assert position["ending"] == []
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 0)


@every_player_count
def test_the_minimum_of_the_colonist_ship(players: int) -> None:
    """1.2: without buildings the ship is refilled to its minimum."""
    game = play(pr.Game.new(players=players, seed=5), "mayor", "pass")
    assert game.position()["colonist_ship"]["colonists"] == number_of("colonist_ship_minimum", players)


@every_player_count
def test_nobles_use_all_colonists_and_twenty_nobles(players: int) -> None:
    """6.2: n - 1 colonists and 1 noble on the ship, the rest of the 100 and 19 nobles in the supply."""
    position = setup(players, expansions=NOBLES)
    assert position["colonist_ship"] == {"colonists": players - 1, "nobles": 1}
    assert position["bank"]["colonists"] == 100 - (players - 1)
    assert position["bank"]["nobles"] == 19


@every_player_count
def test_nobles_leave_the_other_numbers_alone(players: int) -> None:
    """6.2: chips, goods, ships, doubloons, tiles as in the base game."""
    position, base = setup(players, expansions=NOBLES), setup(players)
    assert position["bank"]["vp"] == base["bank"]["vp"]
    assert position["bank"]["goods"] == base["bank"]["goods"]
    assert position["bank"]["quarries"] == base["bank"]["quarries"]
    assert position["ships"] == base["ships"]
    assert position["seats"] == base["seats"]
    assert sum(position["plantations"]["face_down"].values()) == number_of("face_down", players)


@every_player_count
def test_nobles_add_their_buildings_to_the_base_buildings(players: int) -> None:
    """6.2, 6.4: eight types in addition; with two players one copy, the jeweler two."""
    board = copies(setup(players, expansions=NOBLES))
    assert board == printed_copies(players, "base", "exp2")
    assert board["villa"] == (1 if players == 2 else 2)
    assert (board["jeweler"], board["royal_garden"]) == (2, 1)


def drafting(players: int = 4, **options: Any) -> pr.Game:
    """A game at the first pick of the draft."""
    return pr.Game.new(players=players, expansions=NEW_BUILDINGS, seed=5, **options)


def drafted(game: pr.Game, pick: int = 0) -> pr.Game:
    """Choose the first (or last) type offered until the draft is over."""
    while game.question.name == "DRAFT":
        game.play(game.answers[pick])
    return game


def beige_types(game: pr.Game) -> set[str]:
    """The beige types on the central board that came by the draft."""
    return copies(game.position()).keys() & BEIGE


def test_the_draft_begins_with_the_governor_and_all_beige_types() -> None:
    """6.1: every beige type of the base game and Expansion I can be chosen, first by the governor."""
    game = drafting()
    assert (game.question.name, game.seat) == ("DRAFT", 0)
    assert texts(game) == {f"choose {name}" for name in BEIGE}
    assert len(game.answers) == len(BEIGE)


def test_the_draft_goes_clockwise() -> None:
    """6.1: starting with the governor and clockwise, each chooses one type."""
    game = drafting(players=3)
    order = []
    for name in ("hacienda", "office", "wharf", "statue", "library"):
        order.append(game.seat)
        play(game, f"choose {name}")
    assert order == [0, 1, 2, 0, 1]


def test_a_chosen_type_cannot_be_chosen_again() -> None:
    """6.1: any beige type not yet chosen."""
    game = play(drafting(), "choose hacienda")
    with pytest.raises(pr.IllegalAnswer):
        game.play("choose hacienda")


@pytest.mark.parametrize("exclusions", ["none", "office_trading_post", "hacienda_forest_house", "both"])
@pytest.mark.parametrize("pick", [0, -1])
@every_player_count
def test_the_draft_fills_every_place_of_every_cost(players: int, pick: int, exclusions: str) -> None:
    """6.1: 17 picks fill 12 small and 5 large places, each with exactly its cost."""
    game = drafted(drafting(players=players, draft_exclusions=exclusions), pick)
    chosen = beige_types(game)
    assert len(chosen) == 17
    assert Counter(int(BUILDINGS[name]["cost"]) for name in chosen) == PLACES
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 0)


@every_player_count
def test_the_draft_places_all_copies(players: int) -> None:
    """6.1, 6.4: both copies of a small type, with two players one; all production buildings as usual."""
    game = drafted(drafting(players=players), -1)
    printed = printed_copies(players, "base", "exp1")
    expected = {name: n for name, n in printed.items() if name not in BEIGE or name in beige_types(game)}
    assert copies(game.position()) == expected
    assert len(expected) == 17 + 6


def test_a_full_cost_bars_the_other_types_of_that_cost() -> None:
    """6.1 (E25): church and office fill the two places of cost 5."""
    game = play(drafting(draft_exclusions="none"), "choose church")
    assert {"choose office", "choose large_market", "choose trading_post"} <= texts(game)
    play(game, "choose office")
    assert not {"choose large_market", "choose trading_post"} & texts(game)
    assert "choose hospice" in texts(game)


@pytest.mark.parametrize(
    ("first", "rival"),
    [
        *(("aqueduct", "small_market"), ("small_warehouse", "storehouse"), ("guesthouse", "hospice")),
        *(("small_wharf", "large_warehouse"), ("lighthouse", "factory"), ("wharf", "union_hall")),
    ],
)
def test_a_cost_with_one_place_takes_one_type(first: str, rival: str) -> None:
    """6.1: costs 1, 3, 4, 6, 7 and 9 have one place each."""
    game = play(drafting(), f"choose {first}")
    assert f"choose {rival}" not in texts(game)


@pytest.mark.parametrize(
    ("exclusions", "excluded"),
    [
        ("none", set()),
        ("office_trading_post", {"office"}),
        ("hacienda_forest_house", {"hacienda"}),
        ("both", {"office", "hacienda"}),
    ],
)
@pytest.mark.parametrize(
    ("name", "partner", "others"),
    [
        ("office", "trading_post", {"large_market", "church"}),
        ("hacienda", "forest_house", {"construction_hut", "black_market"}),
    ],
)
@pytest.mark.parametrize("turned", [False, True])
def test_a_partner_drops_out_as_soon_as_the_other_is_placed(
    exclusions: str, excluded: set[str], name: str, partner: str, others: set[str], turned: bool
) -> None:
    """A80: whichever of the pair comes first; the other types of that cost can still be chosen."""
    chosen, left = (partner, name) if turned else (name, partner)
    game = drafting(draft_exclusions=exclusions)
    assert {f"choose {name}", f"choose {partner}"} <= texts(game)
    play(game, f"choose {chosen}")
    assert (f"choose {left}" in texts(game)) == (name not in excluded)
    assert {f"choose {other}" for other in others} <= texts(game)


def test_office_and_trading_post_exclude_each_other_by_default() -> None:
    """Appendix C: draft_exclusions is office/trading post unless said otherwise."""
    game = play(drafting(), "choose office", "choose hacienda")
    assert "choose trading_post" not in texts(game)
    assert "choose forest_house" in texts(game)


def test_a_random_draft_is_drawn_by_chance() -> None:
    """Appendix C, draft_mode: chance chooses the types; no player is asked."""
    game = pr.Game.new(players=3, expansions=NEW_BUILDINGS, draft_mode="random", chance="manual")
    picks = 0
    while game.seat == pr.CHANCE:
        picks += all(text.startswith("choose ") for text in texts(game))
        game.play(game.answers[-1])
    assert picks > 1
    assert (game.question.name, game.seat) == ("CHOOSE_ROLE", 0)
    assert Counter(int(BUILDINGS[name]["cost"]) for name in beige_types(game)) == PLACES


def test_a_random_draft_depends_on_the_seed_and_keeps_the_exclusions() -> None:
    """Appendix C, A80: other seeds give other buildings, never office and trading post together."""
    games = [pr.Game.new(players=3, expansions=NEW_BUILDINGS, draft_mode="random", seed=seed) for seed in range(20)]
    drafts = [frozenset(beige_types(game)) for game in games]
    assert all(game.question.name == "CHOOSE_ROLE" for game in games)
    assert len(set(drafts)) > 1
    assert all(not {"office", "trading_post"} <= draft for draft in drafts)
    assert all(Counter(int(BUILDINGS[name]["cost"]) for name in draft) == PLACES for draft in drafts)


@every_player_count
def test_both_expansions_draft_first_and_add_the_nobles(players: int) -> None:
    """6.3, 6.4: 17 drafted types, the production buildings and the eight types of the nobles."""
    game = drafted(pr.Game.new(players=players, expansions=BOTH, seed=5))
    printed = printed_copies(players, "base", "exp1", "exp2")
    expected = {name: n for name, n in printed.items() if name not in BEIGE or name in beige_types(game)}
    position = game.position()
    assert copies(position) == expected
    assert len(expected) == 17 + 6 + 8
    assert position["colonist_ship"] == {"colonists": players - 1, "nobles": 1}
    assert position["bank"]["colonists"] == 100 - (players - 1)
    assert position["bank"]["nobles"] == 19


def test_new_buildings_leave_the_other_numbers_alone() -> None:
    """6.1: everything else as in the base game."""
    position = drafted(drafting(players=4)).position()
    assert position["bank"]["colonists"] == number_of("colonists_in_supply", 4)
    assert position["colonist_ship"] == {"colonists": 4, "nobles": 0}
    assert position["bank"]["vp"] == number_of("vp_chips", 4)
