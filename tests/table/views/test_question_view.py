"""What the asked seat is shown: answers with price and effects, and why the others are not legal."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from checked import ALL_OTHER, RULE_SETS

import puertorico as pr
from puertorico.rules.buildings import ROWS
from puertorico.rules.state import State
from puertorico.table.http import server
from puertorico.table.jobs.workers import Workers
from puertorico.table.views import question, trial_record
from puertorico.table.views.question import bare_question, question_view
from puertorico.table.wire.question import AnswerParts, AnswerView, QuestionView

COST = {row.name: row.cost for row in ROWS}
EVERY_RULE_SET = [(*rules, options) for rules in RULE_SETS for options in ({}, {**ALL_OTHER, "hidden_vp": True})]


def asked(game: pr.Game) -> QuestionView:
    view = question_view(game)
    assert view is not None
    return view


def answers(game: pr.Game) -> dict[str, AnswerView]:
    return {answer.text: answer for answer in asked(game).answers}


def blocked(game: pr.Game) -> dict[str, str]:
    return {answer.text: answer.why for answer in asked(game).blocked}


def texts(groups: list[list[AnswerParts]]) -> list[list[str]]:
    return [[answer.text for answer in group] for group in groups]


def questions(players: int, expansions: tuple[str, ...], options: dict[str, Any], every: int) -> Iterator[pr.Game]:
    """A random game at some of its questions, and at all of the rare ones; its players seldom pass."""
    game, chooser = pr.Game.new(players, expansions, seed=9, **options), random.Random(9)
    seen: dict[str, int] = {}
    while not game.is_over:
        seen[game.question.name] = seen.get(game.question.name, 0) + 1
        if seen[game.question.name] % every == 1:
            yield game
        weights = [1 if answer.text == "pass" else 10 for answer in game.answers]
        game.play(chooser.choices(game.answers, weights)[0])


def board(position: Mapping[str, Any], seat: int) -> dict[str, int]:
    """What a seat has, by the names of the effects, counted on a position."""
    mine = position["seats"][seat]
    places = [*(tile for name, tile in mine["island"].items() if name != "forest"), *mine["city"].values()]
    places.append(mine["san_juan"])
    return {
        "doubloons": mine["doubloons"],
        "vp": mine["vp"] + mine["noted"],
        "colonists": sum(place["colonists"] for place in places),
        "nobles": sum(place["nobles"] for place in places),
        **{f"goods.{good}": barrels for good, barrels in mine["goods"].items()},
        **{f"island.{name}": tile["tiles"] for name, tile in mine["island"].items()},
        **{f"city.{name}": 1 for name in mine["city"]},
    }


@pytest.mark.parametrize(("players", "expansions", "options"), EVERY_RULE_SET)
def test_effects_are_what_then_happens(players: int, expansions: tuple[str, ...], options: dict[str, Any]) -> None:
    """Up to the next choice or draw, with the mayor's privilege; points that others take are seen by everyone.

    Who takes the noble from the ship and whether guests move does not hide what a role does for everyone.
    """
    beside = {"MAYOR_PRIVILEGE": "colonist", "SHIP_PIECE": "noble", "GUESTS": "pass"}
    for game in questions(players, expansions, options, every=12):
        view, position = asked(game), game.position()
        for answer in view.answers[::3] if len(view.answers) > 9 else view.answers:
            if view.name == "PLACE" or answer.verb in ("guest", "noble_guest"):
                assert answer.effects == {}
                continue
            then = pr.Game.from_record(game.record, chance="manual")
            then.play(answer.text)
            while answer.verb == "role" and then.question.name in beside:
                then.play(beside[then.question.name])
            expected = {}
            for seat in range(players):
                old, new = board(position, seat), board(then.position(), seat)
                change = {name: new.get(name, 0) - old.get(name, 0) for name in {*old, *new}}
                change = {name: number for name, number in change.items() if number}
                if change:
                    expected[str(seat)] = change
            assert answer.effects == expected, answer.text


@pytest.mark.parametrize(("players", "expansions", "options"), EVERY_RULE_SET)
def test_a_view_lists_the_answers_and_reasons_of_the_game_and_leaves_it_alone(
    players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    for game in questions(players, expansions, options, every=5):
        record, steps = game.record, len(game.log)
        view = asked(game)
        assert (view.name, view.seat) == (game.question.name, game.seat)
        listed = [(answer.id, answer.text, answer.verb, answer.thing, answer.number) for answer in view.answers]
        assert listed == [(a.id, a.text, a.verb.name.lower(), a.thing, a.number) for a in game.answers]
        for refused in view.blocked:
            assert refused.why == game.why_not(refused.text).name.lower() != "legal"
        for answer in view.answers:
            if answer.verb == "build":
                assert answer.price == max(0, COST[answer.thing or ""] - sum(answer.discounts.values()))
            else:
                assert answer.price is None
        assert pr.Game.from_record(record).record == record == game.record
        assert (game._state.to_bytes(), len(game.log)) == (record, steps)


@pytest.mark.parametrize(("players", "expansions", "options"), EVERY_RULE_SET)
def test_positions_that_differ_in_hidden_points_look_the_same(
    players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    """Question and position of the asked seat are byte-identical whatever the others have; so is a watcher's."""
    chooser = random.Random(1)
    for game in questions(players, expansions, options, every=3):
        assert game.seat is not None
        shown = msgspec.json.encode([question_view(game), game.observe(game.seat)])
        watched = msgspec.json.encode([bare_question(game), game.observe(None)])
        other = with_points(game, {s: chooser.randrange(3) * 7 for s in range(players) if s != game.seat})
        assert msgspec.json.encode([question_view(other), other.observe(game.seat)]) == shown
        other = with_points(game, {s: chooser.randrange(20) for s in range(players)})
        assert msgspec.json.encode([bare_question(other), other.observe(None)]) == watched


def with_points(game: pr.Game, points: dict[int, int]) -> pr.Game:
    state = State.of(game.record)
    for seat, number in points.items():
        state.players[seat].vp, state.players[seat].noted = number, number // 5
    other = pr.Game(state.to_bytes(), 0, "auto")
    other.log.extend(game.log)
    return other


def test_whether_another_seat_could_pay_with_a_chip_is_not_told() -> None:
    """With a chip, the owner of a Black Market would be asked next; without one, the game continues."""
    views = set()
    for chips in (0, 1):
        market = {"vp": chips, "doubloons": 0, "city": {"black_market": {"colonists": 1}}}
        game = pr.Game.from_position(
            {
                "rules": {"players": 3, "expansions": ["new_buildings"]},
                "seats": [{"doubloons": 9}, market, {"doubloons": 0, "vp": 3 - chips}],
            },
            seed=1,
        )
        game.play("builder")
        views.add(msgspec.json.encode(question_view(game)))
        game.play("pass")
        assert (game.seat, game.question.name) == (1, "BUILD" if chips else "CHOOSE_ROLE")
    assert len(views) == 1


def test_points_that_others_would_take_are_told_even_if_totals_are_hidden() -> None:
    """Taking the captain lets everyone load: one kind, one ship, no choice."""
    for hidden in (True, False):
        seats = [{"goods": {"corn": 2}}, {"goods": {"corn": 3}}, {}]
        game = pr.Game.from_position({"rules": {"players": 3, "hidden_vp": hidden}, "seats": seats}, seed=1)
        ships = [{"capacity": 4, "good": "corn", "loaded": 1}, {"capacity": 5, "good": "sugar", "loaded": 1}]
        ships.append({"capacity": 6, "good": "coffee", "loaded": 1})
        position = {**game.position(), "ships": ships}
        position["bank"] = {}
        game = pr.Game.from_position(position, seed=1)
        effects = answers(game)["captain"].effects
        assert effects["0"] == {"vp": 3, "goods.corn": -2}
        assert effects["1"] == {"vp": 1, "goods.corn": -1}


def test_the_price_names_everything_that_is_taken_off_it() -> None:
    """3.3, 4.4, 4.5: quarries up to the column, forests in pairs, Zoning Office, privilege, and the Library's."""
    owner = {
        "doubloons": 9,
        "island": {"quarry": {"tiles": 3, "colonists": 3}, "forest": {"tiles": 2, "under": {"corn": 2}}},
        "city": {"zoning_office": {"colonists": 1}, "library": {"colonists": 1}},
    }
    rules = {"players": 3, "expansions": ["new_buildings", "nobles"]}
    game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
    game.play("builder")
    shown = answers(game)
    everywhere = {"forests": 1, "library": 1, "privilege": 1}
    assert shown["build tobacco_storage"].discounts == {"quarries": 3, "zoning_office": 1, **everywhere}
    assert shown["build tobacco_storage"].price == 0
    assert shown["build guild_hall"].discounts == {"quarries": 3, **everywhere}
    assert shown["build guild_hall"].price == 4
    assert shown["build guild_hall"].effects == {"0": {"doubloons": -4, "city.guild_hall": 1}}
    assert shown["build indigo_plant"].discounts["quarries"] == 2


def test_a_plain_price_has_no_discounts() -> None:
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{}, {"doubloons": 5}]}, seed=1)
    game.play("builder")
    if game.seat == 0:
        game.play("pass")
    assert (answers(game)["build hospice"].price, answers(game)["build hospice"].discounts) == (4, {})


def test_blocked_roles_and_buildings_say_why() -> None:
    owner = {"doubloons": 5, "city": {"hacienda": {}}}
    roles = {"mayor": {"taken": 2}}
    game = pr.Game.from_position(
        {"rules": {"players": 3}, "seats": [owner], "governor": 2, "roles": roles, "to_choose": 0}, seed=1
    )
    assert blocked(game) == {"mayor": "taken"}
    game.play("builder")
    why = blocked(game)
    assert why["build hacienda"] == "already_built"
    assert why["build wharf"] == "too_expensive"
    assert "build hospice" not in why
    assert not [text for text in why if "library" in text or "villa" in text], "not in this game"


def test_blocked_tiles_and_goods_say_why() -> None:
    game = pr.Game.from_position(
        {
            "rules": {"players": 3},
            "seats": [{}, {"goods": {"corn": 1, "indigo": 1, "sugar": 1}}],
            "plantations": {"face_up": {"corn": 2, "indigo": 2}},
            "trading_house": ["corn"],
        },
        seed=1,
    )
    settler = game.copy()
    settler.play("settler")
    settler.play("pass")
    assert blocked(settler) == {
        "take sugar": "nothing_there",
        "take tobacco": "nothing_there",
        "take coffee": "nothing_there",
        "take quarry": "no_privilege",
    }
    game.play("trader")
    assert game.seat == 1
    assert blocked(game) == {"sell corn": "kind_in_house", "sell tobacco": "no_goods", "sell coffee": "no_goods"}


def test_blocked_loadings_name_the_ships_of_this_game_and_the_duty_to_load() -> None:
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{"goods": {"corn": 2, "sugar": 1}}]}, seed=1)
    game.play("captain")
    why = blocked(game)
    assert why["pass"] == "must_load"
    assert {text for text in why if "indigo" in text} == {"load indigo 4", "load indigo 5", "load indigo 6"}
    assert not [text for text in why if "wharf" in text], "the player has none"


def test_an_unoccupied_wharf_of_the_player_is_explained() -> None:
    owner = {"goods": {"corn": 2, "sugar": 1}, "city": {"wharf": {}}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)
    game.play("captain")
    assert blocked(game)["load corn wharf"] == "not_occupied"


def test_what_chance_will_do_is_in_no_effect() -> None:
    """The drawn tile is not known before the draw, whatever the seed."""
    owner = {"city": {"hacienda": {"colonists": 1}}}
    views = set()
    for seed in range(6):
        position = {"rules": {"players": 3}, "seats": [owner], "plantations": {"face_up": {"corn": 4}}}
        game = pr.Game.from_position(position, seed=seed)
        game.play("settler")
        assert answers(game)["draw"].effects == {}
        views.add(msgspec.json.encode(question_view(game)))
    assert len(views) == 1


def test_a_placement_comes_with_the_circles_of_the_board() -> None:
    owner = {"island": {"corn": {"tiles": 2}}, "city": {"hacienda": {}, "coffee_roaster": {}}}
    owner["san_juan"] = {"colonists": 2}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)
    game.play("mayor")
    game.play("pass")
    assert asked(game).name == "PLACE"
    placement = asked(game).placement
    assert placement is not None
    assert placement.circles == {"corn": 2, "hacienda": 1, "coffee_roaster": 2}
    assert placement.must == 3, "everyone can be placed"
    assert placement.before == {}
    assert asked(game).blocked == []


def test_others_are_shown_the_question_and_the_asked_seat() -> None:
    game = pr.Game.new(players=3, seed=1)
    assert bare_question(game) == QuestionView("CHOOSE_ROLE", 0)
    assert msgspec.json.encode(bare_question(game)) == b'{"name":"CHOOSE_ROLE","seat":0}'


def test_a_finished_game_asks_nobody() -> None:
    game = pr.Game.new(players=3, seed=1, max_rounds=1)
    while not game.is_over:
        game.play(game.answers[-1])
    assert (question_view(game), bare_question(game)) == (None, None)


def test_views_made_on_several_threads_are_those_made_alone() -> None:
    games = []
    for seed in range(8):
        game, chooser = pr.Game.new(4, ["nobles"], seed=seed), random.Random(seed)
        for _ in range(30 + 20 * seed):
            if not game.is_over:
                game.play(chooser.choice(game.answers))
        games.append(game)
    alone = [question_view(game) for game in games]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(question_view, games * 20)) == alone * 20


def test_compiled_rules_show_the_same_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy server tries answers with the compiled rules; nobody can tell from the view."""
    from puertorico import compiled

    for players, expansions, options in EVERY_RULE_SET[-2:]:
        for game in questions(players, expansions, options, every=10):
            plain = question_view(game)
            with monkeypatch.context() as changed:
                changed.setattr(trial_record, "_compiled", compiled)
                assert question_view(game) == plain


def test_a_server_that_shows_many_questions_loads_the_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[bool] = []
    monkeypatch.setattr(server, "use_compiled_rules", lambda: loaded.append(True))
    monkeypatch.setattr(server, "_BETWEEN_LOOKS", 0.0)
    monkeypatch.setattr(question, "_scratch", trial_record.TrialRecord())
    monkeypatch.setattr(question, "MANY", 100)

    class Settled(Workers):
        async def settled(self) -> bool:
            return True

    async def test() -> None:
        loading = asyncio.create_task(server._load_compiled_rules(Settled(1)))
        await asyncio.sleep(0.01)
        assert not loading.done(), "nobody has seen a question"
        for game in questions(3, (), {}, every=2):
            question_view(game)
        await asyncio.wait_for(loading, 60)

    asyncio.run(test())
    assert loaded == [True]


def test_a_building_that_is_too_expensive_comes_with_its_price() -> None:
    """An occupied quarry takes a doubloon off, the builder's privilege another (3.3)."""
    owner = {"doubloons": 1, "island": {"quarry": {"tiles": 1, "colonists": 1}}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)
    game.play("builder")
    (harbor,) = [blocked for blocked in asked(game).blocked if blocked.text == "build harbor"]
    assert (harbor.why, harbor.price, harbor.discounts) == ("too_expensive", 6, {"quarries": 1, "privilege": 1})


def test_the_mayor_shows_who_gets_how_many_colonists() -> None:
    """Three colonists lie on the first ship of three players, one for each, and the mayor takes one more (3.2)."""
    game = pr.Game.new(players=3, seed=1)
    effects = answers(game)["mayor"].effects
    assert [effects[str(seat)]["colonists"] for seat in range(3)] == [2, 1, 1]


@pytest.mark.parametrize(
    ("building", "colonists", "room"),
    [
        ("small_warehouse", 0, (0, 1)),
        ("small_warehouse", 1, (1, 1)),
        ("storehouse", 0, (0, 1)),
        ("storehouse", 1, (0, 4)),
    ],
)
def test_a_storage_comes_with_the_places_for_barrels(building: str, colonists: int, room: tuple[int, int]) -> None:
    """Everyone keeps one barrel; an occupied small warehouse keeps a kind, a storehouse three barrels (3.6.2, 4.4)."""
    owner = {"goods": {"corn": 5, "sugar": 6}, "city": {building: {"colonists": colonists}}}
    carried = {4: "indigo", 5: "tobacco", 6: "coffee"}
    ships = [{"capacity": capacity, "good": good, "loaded": 1} for capacity, good in carried.items()]
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "ships": ships, "seats": [owner]}, seed=1)
    game.play("captain")
    storage = asked(game).storage
    assert storage is not None
    assert (storage.kinds, storage.singles) == room
    for choice in storage.choices:
        played = game.copy()
        for answer in choice.answers:
            played.play(answer.text)
        if played.question.name == "STORE":
            played.play("pass")
        assert played.observe(0)["seats"][0]["goods"] == choice.goods


def test_the_choices_of_a_storage_are_all_that_fit_and_begin_with_the_most_and_most_valuable() -> None:
    """A small warehouse keeps one kind, and everyone one barrel more (3.6.2)."""
    owner = {"goods": {"corn": 4, "indigo": 2, "coffee": 2}, "city": {"small_warehouse": {"colonists": 1}}}
    carried = {4: "sugar", 5: "tobacco", 6: "corn"}
    ships = [{"capacity": capacity, "good": good, "loaded": capacity} for capacity, good in carried.items()]
    game = pr.Game.from_position({"rules": {"players": 3}, "ships": ships, "seats": [owner]}, seed=1)
    game.play("captain")
    storage = asked(game).storage
    assert storage is not None
    kept = [tuple(choice.goods[good] for good in ("corn", "indigo", "coffee")) for choice in storage.choices]
    assert kept[0] == (4, 0, 1)
    whole_and_single = {(4, 1, 0), (4, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2)}
    without_single = {(4, 0, 0), (0, 2, 0), (0, 0, 2)}
    singles = {(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)}
    assert set(kept) == whole_and_single | without_single | singles


def test_a_payment_at_the_black_market_comes_with_what_is_left_of_the_price() -> None:
    """Each of a colonist, a barrel and a chip replaces one doubloon (4.4)."""
    owner = {"doubloons": 2, "goods": {"corn": 1}, "vp": 1, "city": {"black_market": {"colonists": 1}}}
    owner["san_juan"] = {"colonists": 1}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
    game.play("builder")
    game.play("build hospice")
    payment = asked(game).payment
    assert payment is not None
    assert (payment.building, payment.left, payment.missing) == ("hospice", 3, 1)
    assert texts(payment.groups) == [
        ["pay colonist san_juan"],
        ["pay barrel corn"],
        ["pay chip"],
    ]
    assert texts(payment.ways) == [["pay colonist san_juan"], ["pay barrel corn"], ["pay chip"]]
    game.play("pay barrel corn")
    assert game.question.name != "BLACK_MARKET"


def most_barrels(game: pr.Game) -> int | None:
    barrels = asked(game).barrels
    return None if barrels is None else barrels.most


@pytest.mark.parametrize(("nobles", "most"), [(0, None), (1, 1), (2, 2), (4, 3)])
def test_deliveries_come_with_how_many_are_possible(nobles: int, most: int | None) -> None:
    """As many as the player has nobles, all of different kinds (4.5)."""
    goods = {"corn": 4, "sugar": 1, "coffee": 2}
    owner = {"goods": goods, "city": {"royal_supplier": {"colonists": 1}}, "san_juan": {"nobles": nobles}}
    rules = {"players": 3, "expansions": ["nobles"]}
    game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
    game.play("captain")
    assert most_barrels(game) == most
    if most == 3:
        game.play("deliver corn")
        assert most_barrels(game) == 2


@pytest.mark.parametrize(("library", "distinct", "most"), [(0, False, 1), (1, False, 2), (1, True, 1)])
def test_the_craftsmans_barrels_come_with_how_many_are_possible(library: int, distinct: bool, most: int) -> None:
    """One of a kind that the player produced, with the Library two (3.4)."""
    owner = {"island": {"corn": {"tiles": 1, "colonists": 1}}, "city": {"library": {"colonists": library}}}
    rules = {"players": 3, "expansions": ["new_buildings"], "library_craftsman_distinct": distinct}
    game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
    game.play("craftsman")
    assert most_barrels(game) == most


def test_a_payment_of_two_things_comes_with_every_way_to_give_them() -> None:
    """Three doubloons with one in the purse: any two of a colonist, a barrel and a chip (4.4)."""
    owner = {"doubloons": 1, "goods": {"corn": 1}, "vp": 1, "city": {"black_market": {"colonists": 1}}}
    owner["san_juan"] = {"colonists": 1}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
    game.play("builder")
    game.play("build hospice")
    payment = asked(game).payment
    assert payment is not None
    colonist, barrel, chip = "pay colonist san_juan", "pay barrel corn", "pay chip"
    assert (payment.missing, payment.each) == (2, 1)
    assert sorted(texts(payment.ways)) == sorted([[colonist, barrel], [colonist, chip], [barrel, chip]])


def test_the_small_wharf_takes_any_barrels_and_pays_a_point_for_two() -> None:
    """At least one barrel is shipped (4.4)."""
    owner = {"goods": {"corn": 2, "sugar": 1}, "city": {"small_wharf": {"colonists": 1}}}
    rules = {"players": 3, "expansions": ["new_buildings"]}
    game = pr.Game.from_position({"rules": rules, "seats": [owner, {}, {}], "governor": 1, "to_choose": 1}, seed=1)
    game.play("captain")
    game.play("load small_wharf")
    view = asked(game)
    assert view.barrels is not None
    assert view.barrels.each == {"corn": 2, "sugar": 1}
    assert (view.barrels.least, view.barrels.most) == (1, 3)
    assert view.barrels.points == [0, 0, 1, 1]


def test_everyone_sees_which_places_of_the_draft_are_left() -> None:
    """Seventeen buildings are chosen, as many of each cost as the board has places (6.1)."""
    game = pr.Game.new(3, ["new_buildings"], seed=1, draft_mode="players")
    view = bare_question(game)
    assert view is not None
    assert view.draft is not None
    assert sum(view.draft.places.values()) == 17
    assert "hospice" in view.draft.offered
    game.play("choose hospice")
    later = bare_question(game)
    assert later is not None
    assert later.draft is not None
    assert sum(later.draft.places.values()) == 16
    assert "hospice" not in later.draft.offered


def test_a_building_that_fills_the_city_says_that_the_game_ends() -> None:
    small = [name for name in list(COST)[:17] if name not in ("office", "harbor")][:11]
    owner = {"doubloons": 20, "city": {name: {} for name in small}}
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [owner]}, seed=1)
    game.play("builder")
    builds = [answer for answer in asked(game).answers if answer.verb == "build"]
    assert builds
    assert all(answer.ends for answer in builds)


@pytest.mark.parametrize(("corn", "offer"), [(0, "land_office"), (1, None)])
def test_without_a_barrel_to_sell_the_trader_phase_is_about_the_land_office(corn: int, offer: str | None) -> None:
    owner = {"goods": {"corn": corn}, "city": {"land_office": {"colonists": 1}}}
    game = pr.Game.from_position({"rules": {"players": 3, "expansions": ["nobles"]}, "seats": [owner]}, seed=1)
    game.play("trader")
    assert asked(game).offer == offer


@pytest.mark.parametrize(("number", "ending", "last"), [(6, [], False), (7, [], True), (6, ["chips"], True)])
def test_everyone_is_told_that_a_round_is_the_last(number: int, ending: list[str], last: bool) -> None:
    """5.1: the game ends with the round in which a condition is met; a table may agree on a number of rounds."""
    rules = {"players": 3, "max_rounds": 7}
    game = pr.Game.from_position({"rules": rules, "round": number, "ending": ending}, seed=1)
    assert game.observe(None)["last_round"] is last


@pytest.mark.parametrize(("doubloons", "quarries", "lost"), [(5, 0, "build"), (0, 0, None), (0, 1, "build")])
def test_a_builder_who_passes_gives_something_up_only_if_they_can_build(
    doubloons: int, quarries: int, lost: str | None
) -> None:
    """3.3: without doubloons the privilege and an occupied quarry still pay for a building of cost 2."""
    other = {"doubloons": doubloons, "island": {"quarry": {"tiles": 2 * quarries, "colonists": 2 * quarries}}}
    if not quarries:
        del other["island"]
    game = pr.Game.from_position({"rules": {"players": 3}, "seats": [{"doubloons": 0}, other]}, seed=1)
    game.play("builder")
    while game.seat == 0:
        game.play("pass")
    passing = [answer.gives_up for answer in asked(game).answers if answer.verb == "pass"] if game.seat == 1 else []
    assert passing == ([lost] if lost else [])


@pytest.mark.parametrize(("needed", "circles"), [(False, 0), (True, 1)])
def test_everyone_is_told_whether_the_statue_has_a_circle(needed: bool, circles: int) -> None:
    """4.6; with statue_needs_colonist (appendix C) it has one."""
    rules = {"players": 3, "expansions": ["new_buildings"], "statue_needs_colonist": needed}
    game = pr.Game.from_position({"rules": rules, "seats": [{"city": {"statue": {}, "office": {}}}]}, seed=1)
    assert {name: game.observe(None)["circles"][name] for name in ("statue", "office")} == {
        "statue": circles,
        "office": 1,
    }


def test_a_role_is_the_phase_until_the_next_is_chosen() -> None:
    """2: between two phases the card of the last one says nothing anymore."""
    game = pr.Game.new(players=3, seed=1)
    assert game.observe(None)["phase"] is None
    game.play("settler")
    assert game.observe(None)["phase"] == "settler"
    while game.question.name != "CHOOSE_ROLE":
        game.play(game.answers[0])
    assert (game.observe(None)["phase"], game.observe(None)["role"]) == (None, "settler")


def test_a_price_says_what_is_missing_and_what_covers_it() -> None:
    """A Black Market replaces up to three doubloons (4.4); without one they are just missing."""
    for city, why in (({}, "too_expensive"), ({"black_market": {"colonists": 1}}, None)):
        owner = {"doubloons": 1, "goods": {"corn": 1}, "vp": 1, "city": city}
        rules = {"players": 3, "expansions": ["new_buildings"]}
        game = pr.Game.from_position({"rules": rules, "seats": [owner]}, seed=1)
        game.play("builder")
        offered = [(one.price, one.missing) for one in asked(game).answers if one.text == "build hospice"]
        refused = [(one.price, one.missing) for one in asked(game).blocked if one.text == "build hospice"]
        assert offered + refused == [(3, 2)]
        assert blocked(game).get("build hospice") == why
        assert why or answers(game)["build hospice"].covered_by == "black_market"
    assert answers(game)["build small_indigo_plant"].covered_by is None, "paid with doubloons"


def test_the_reason_closest_to_legal_comes_first() -> None:
    """A player asks about the barrel they have, not about those they have not."""
    ships = [
        {"capacity": capacity, "good": good, "loaded": 1}
        for capacity, good in {4: "indigo", 5: "tobacco", 6: "corn"}.items()
    ]
    game = pr.Game.from_position(
        {"rules": {"players": 3}, "ships": ships, "seats": [{"goods": {"tobacco": 1, "indigo": 1}}]}, seed=1
    )
    game.play("captain")
    onto_four = [one.why for one in asked(game).blocked if one.verb == "load" and one.number == 4]
    assert (onto_four[0], onto_four[-1]) == ("kind_on_other_ship", "no_goods")


@pytest.mark.parametrize(
    ("mine", "theirs", "changed"),
    [
        (["corn", "indigo", "sugar"], [], None),
        (["corn", "indigo"], [], "0"),
        (["corn", "indigo", "sugar"], ["corn"], "1"),
    ],
)
def test_a_load_that_forces_another_says_that_its_effects_are_those_of_both(
    mine: list[str], theirs: list[str], changed: str | None
) -> None:
    """Loading is a duty: the only load that is left follows immediately (3.6.1)."""
    seats = [{"goods": dict.fromkeys(goods, 1)} for goods in (mine, theirs, [])]
    ships = [{"capacity": capacity, "good": good, "loaded": 1} for capacity, good in ((4, "corn"), (6, "indigo"))]
    game = pr.Game.from_position({"rules": {"players": 3}, "ships": [*ships, {"capacity": 5}], "seats": seats}, seed=1)
    game.play("captain")
    load = answers(game)["load corn 4"]
    assert load.leads_on is (changed is not None)
    others = {"1"} if changed == "1" else set()
    assert load.effects.keys() - {"0"} == others
    assert ("goods.indigo" in load.effects["0"]) is (changed == "0")


def test_a_drawn_tile_is_named_until_the_player_has_answered() -> None:
    """A tile from the Hacienda is laid as it is drawn (4.3); with a Forest House its owner looks at it first (A12)."""
    rules = {"players": 3, "expansions": ["new_buildings"]}
    for city, forest_house in (({}, False), ({"forest_house": {"colonists": 1}}, True)):
        owner = {"city": {"hacienda": {"colonists": 1}, **city}}
        face_up = {"plantations": {"face_up": {"corn": 2, "indigo": 2}}}
        game = pr.Game.from_position({"rules": rules, "seats": [owner], **face_up}, seed=1)
        game.play("settler")
        assert (asked(game).tile, asked(game).drawn) == (None, [])
        game.play("draw")
        tile = next(str(entry.answer.thing) for entry in game.log if entry.answer.text.startswith("turn"))
        assert (asked(game).tile, asked(game).drawn) == ((tile, []) if forest_house else (None, [tile]))
        game.play(game.answers[0])
        assert asked(game).tile is None
        assert tile not in asked(game).drawn
