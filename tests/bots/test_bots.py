"""Bots: created by name, legal in every rule set, reproducible, unaware of future draws, right where that is known."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from boards import goods as held
from checked import ALL_OTHER, RULE_SETS
from play import play

import puertorico as pr
from puertorico import bots
from puertorico.bots.builtin_bots import LEVELS
from puertorico.bots.compiled import evaluation
from puertorico.bots.compiled.evaluation import COLUMN_NAMES
from puertorico.bots.compiled_bots import PlannerTree
from puertorico.bots.weights import all_weights
from puertorico.rules.buildings import ROWS


def ask(game: pr.Game, name: str, seed: int = 1) -> str:
    return bots.make(name, seed).choose(bots.Prompt.of(game)).text


def last_choice(*seats: dict[str, Any], **more: Any) -> pr.Game:
    """Three players, the last choice of the last round: seat 2 decides the game."""
    roles = {"settler": {"taken": 0}, "mayor": {"taken": 1}} | more.pop("roles", {})
    rules = {"players": 3, "max_rounds": 3}
    position = {"rules": rules, "round": 3, "governor": 0, "roles": roles, "seats": list(seats), **more}
    return pr.Game.from_position(position, seed=1)


def test_bots_are_made_by_name_with_options() -> None:
    assert isinstance(bots.make("search:playouts=20,trees=3"), bots.Evaluator)
    assert isinstance(bots.make("random"), bots.Bot)
    assert set(LEVELS) < set(bots.names())


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("grandmaster", "unknown bot 'grandmaster'; valid bots:"),
        ("search:speed=3", "has no option 'speed'; it has playouts, seconds"),
        ("search:playouts", "bot options must be `option=value`, got 'playouts' in 'search:playouts'"),
        ("search:playouts=0", "playouts must be an integer of at least 1, got 0"),
        ("search:playouts=many", "playouts must be an integer of at least 1, got 'many'"),
        ("search:seconds=0", "seconds must be a positive number, got 0"),
        ("search:curiosity=nan", "curiosity must be a number from 0 to 100, got nan"),
        ("planner:noise=7", "noise must be a number from 0 to 1, got 7"),
        ("planner:noise=much", "noise must be a number from 0 to 1, got 'much'"),
        ("nowhere.Bot", "the bot 'nowhere.Bot' cannot be loaded: ModuleNotFoundError"),
        ("strange_bots.Nobody", "the bot 'strange_bots.Nobody' cannot be loaded: AttributeError"),
        ("strange_bots.time", "'strange_bots.time' is not a bot: it must be a class"),
        ("pathlib.Path", "'pathlib.Path' is not a bot: it has no method choose"),
    ],
)
def test_an_unknown_bot_is_refused_with_what_there_is(name: str, message: str) -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make(name)
    assert message in str(caught.value)


def test_a_broken_bot_package_does_not_affect_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[puertorico.bots]\nbroken = notthere:Bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "broken" in bots.names()
    bots.make("random")
    with pytest.raises(bots.UnknownBot, match=r"unknown bot 'nosuch'; valid bots: .*broken"):
        bots.make("nosuch")
    with pytest.raises(bots.UnknownBot, match=r"'broken', which is 'notthere:Bot', cannot be loaded: ModuleNotFound"):
        bots.make("broken")


def test_a_class_is_a_bot_by_its_name_with_a_dot_and_needs_no_seed() -> None:
    assert type(bots.make("strange_bots.Careless")).__name__ == "Careless"
    assert type(bots.make(f"{__name__}.Seedless")).__name__ == "Seedless"
    with pytest.raises(bots.UnknownBot, match="the name of a bot must be a string, got None"):
        bots.make(None)  # type: ignore[arg-type]


class Seedless:
    def choose(self, prompt: bots.Prompt) -> pr.Answer:
        return prompt.answers[0]


def test_a_careless_planner_takes_a_share_of_tiles_and_buildings_at_random() -> None:
    seen, slips = 0, 0
    for seed in range(60):
        game = pr.Game.new(players=3, seed=seed)
        careful, careless = bots.make("planner", seed), bots.make("planner:carelessness=0.5", seed)
        while not game.is_over and game.round < 4:
            prompt = bots.Prompt.of(game)
            planned, given = careful.choose(prompt), careless.choose(prompt)
            if prompt.question.name in ("TAKE_TILE", "BUILD"):
                seen, slips = seen + 1, slips + (planned != given)
            else:
                assert planned == given or prompt.question.name in ("TRADE", "LOAD")
            game.play(planned)
    # A random slip may happen to match the planned answer.
    assert 0.2 * seen < slips < 0.5 * seen


def test_nobody_is_asked_when_the_game_is_over_or_chance_draws() -> None:
    with pytest.raises(ValueError, match="chance's turn"):
        bots.Prompt.of(pr.Game.new(players=3, chance="manual"))


def test_a_prompt_says_what_is_asked() -> None:
    game = pr.Game.new(players=3, seed=1)
    assert bots.Prompt.of(game).question == pr.Question.CHOOSE_ROLE
    game.play("settler")
    assert bots.Prompt.of(game).question == pr.Question.TAKE_TILE


@pytest.mark.parametrize("options", [{}, ALL_OTHER], ids=["defaults", "other options"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_planner_and_search_play_every_rule_set_to_the_end(
    players: int, expansions: tuple[str, ...], options: dict[str, Any]
) -> None:
    """Every answer is legal, or `Game.play` would refuse it."""
    game = pr.Game.new(players, expansions, seed=3, **options)
    table = [
        bots.make("search:playouts=8,trees=1,horizon=2", 1),
        *(bots.make("planner", seat) for seat in range(1, players)),
    ]
    bots.play_game(game, table)
    assert game.is_over


@pytest.mark.parametrize("name", ["random", "planner:noise=0.2", "search:playouts=60", "search:playouts=60,horizon=4"])
def test_equal_seeds_give_equal_games(name: str) -> None:
    records = set()
    for _ in range(2):
        game = pr.Game.new(players=3, seed=5, max_rounds=3)
        bots.play_game(game, [bots.make(name, seat) for seat in range(3)])
        records.add(game.record)
    assert len(records) == 1


def test_threads_change_the_time_and_never_the_answer() -> None:
    game = pr.Game.new(players=4, seed=2)
    prompt = bots.Prompt.of(game)
    one, four = (bots.make(f"search:playouts=200,trees=4,threads={threads}", 7) for threads in (1, 4))
    assert isinstance(one, bots.Evaluator)
    assert isinstance(four, bots.Evaluator)
    assert one.evaluate(prompt) == four.evaluate(prompt)


def test_no_bot_knows_what_chance_will_do() -> None:
    """The same position in games with different seeds gets the same answer: a bot sees the record, not the seed."""
    position = {
        "rules": {"players": 3},
        "plantations": {"face_up": {"corn": 1, "indigo": 1, "sugar": 1, "coffee": 1}},
        "seats": [{"city": {"hacienda": {"colonists": 1}}}],
    }
    for name in ("planner", "search:playouts=100"):
        games = [pr.Game.from_position(position, seed=seed) for seed in range(6)]
        assert len({ask(game, name) for game in games}) == 1


def test_an_evaluation_speaks_of_every_seat_and_every_answer() -> None:
    game = pr.Game.new(players=4, seed=2)
    bot = bots.make("search:playouts=300", 1)
    assert isinstance(bot, bots.Evaluator)
    evaluation = bot.evaluate(bots.Prompt.of(game))
    assert {candidate.answer for candidate in evaluation.candidates} == set(game.answers)
    assert sum(candidate.visits for candidate in evaluation.candidates) == 300
    assert [candidate.visits for candidate in evaluation.candidates] == sorted(
        (o.visits for o in evaluation.candidates), reverse=True
    )
    assert sum(evaluation.winning) == pytest.approx(1)
    assert all(0 <= candidate.value <= 1 and candidate.error > 0 for candidate in evaluation.candidates)


@pytest.mark.parametrize("name", ["planner", "search:playouts=200"])
def test_the_shipment_that_wins_the_game_is_made(name: str) -> None:
    """The last choice of the game: five corn for six points make up for four points behind."""
    game = last_choice({"vp": 14}, {"vp": 10}, {"vp": 10, "goods": {"corn": 5}})
    assert ask(game, name) == "captain"


@pytest.mark.parametrize("name", ["planner", "search:network=off,playouts=200", "search:playouts=200"])
def test_the_building_that_wins_the_game_is_built(name: str) -> None:
    """The last choice of the game: ten doubloons are worth nothing, a large building four points."""
    game = last_choice({"vp": 12, "doubloons": 0}, {"vp": 10, "doubloons": 0}, {"vp": 9, "doubloons": 9})
    assert ask(game, name) == "builder"
    play(game, "builder")
    points = {row.name: row.points for row in ROWS}
    assert points[ask(game, name).removeprefix("build ")] == 4


@pytest.mark.parametrize("name", ["search:playouts=400"])
def test_the_leader_ends_the_game(name: str) -> None:
    """The last free city space: building now ends the game in the lead, before rich rivals ship their harvest."""
    city: dict[str, dict[str, int]] = {name: {} for name in ("guild_hall", "residence", "fortress", "customs_house")}
    city |= {"small_market": {}, "hacienda": {}, "construction_hut": {}}
    leader = {"doubloons": 4, "vp": 4, "city": city}
    harvest = {"corn": {"tiles": 5, "colonists": 5}}
    rivals = [
        {"vp": 18, "island": harvest, "goods": {"corn": 4}},
        {"vp": 18, "island": harvest, "goods": {"indigo": 5}},
    ]
    position = {
        "rules": {"players": 3},
        "governor": 1,
        "roles": {"settler": {"taken": 1}, "captain": {"taken": 2}},
        "seats": [leader, *rivals],
    }
    game = pr.Game.from_position(position, seed=1)
    assert game.seat == 0
    assert ask(game, name) == "builder"
    play(game, "builder")
    assert ask(game, name).startswith("build ")


@pytest.mark.parametrize("leader", [0, 2])
def test_where_nothing_can_change_the_winner_the_planner_still_takes_points(leader: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {"goods": {"corn": 3}}]
    seats[leader]["vp"] = 40
    assert ask(last_choice(*seats), "planner") == "captain"


@pytest.mark.parametrize(("held", "loaded"), [("corn", "load indigo 6"), ("indigo", "load corn 6")])
def test_the_planner_takes_the_last_empty_ship_from_its_rivals(held: str, loaded: str) -> None:
    """One barrel of either kind to load: the one of which the others have none keeps theirs ashore."""
    ships = [{"capacity": 4, "good": "coffee", "loaded": 1}, {"capacity": 5, "good": "tobacco", "loaded": 2}]
    seats = [{"goods": {"corn": 1, "indigo": 1}}, {"goods": {held: 4}}, {"goods": {held: 3}}]
    position = {"rules": {"players": 3}, "ships": [*ships, {"capacity": 6}], "seats": seats}
    game = play(pr.Game.from_position(position, seed=1), "captain")
    assert game.seat == 0
    assert ask(game, "planner") == loaded


@pytest.mark.parametrize(("held", "answer"), [("coffee", "sell corn"), ("corn", "pass")])
def test_the_planner_fills_the_trading_house_only_to_block_an_expensive_sale(held: str, answer: str) -> None:
    """Corn brings nothing, but on the last place it blocks a coffee."""
    house = ["indigo", "sugar", "tobacco"]
    seats = [{"goods": {"corn": 1}}, {"goods": {held: 2}}, {}]
    position = {"rules": {"players": 3}, "governor": 2, "trading_house": house, "seats": seats}
    game = play(pr.Game.from_position(position, seed=1), "trader")
    assert game.seat == 0
    assert ask(game, "planner") == answer


@pytest.mark.parametrize(
    ("city", "goods", "kept"),
    [
        (["storehouse"], {"indigo": 4, "coffee": 1}, 4),
        (["storehouse"], {"indigo": 3, "tobacco": 3}, 4),
        (["large_warehouse"], {"corn": 2, "sugar": 2, "coffee": 3}, 6),
        (["small_warehouse", "large_warehouse"], {"corn": 3, "sugar": 2, "tobacco": 1, "coffee": 2}, 8),
    ],
)
def test_the_planner_keeps_as_much_as_it_has_places_for(city: list[str], goods: dict[str, int], kept: int) -> None:
    """Everyone keeps a barrel, a Storehouse three more; warehouses keep one whole kind and two (3.6.2, 4.4)."""
    kinds = zip(("sugar", "tobacco", "coffee"), (4, 5, 6), strict=True)
    full = [{"capacity": size, "good": good, "loaded": size} for good, size in kinds]
    seats = [{"goods": goods, "city": {name: {"colonists": 1} for name in city}}, {}, {}]
    position = {"rules": {"players": 3, "expansions": ["new_buildings"]}, "ships": full, "seats": seats}
    game = play(pr.Game.from_position(position, seed=1), "captain")
    while game.question.name == "STORE":
        game.play(ask(game, "planner"))
    assert sum(held(game, 0).values()) == kept


def test_a_tree_has_room_for_all_positions_of_an_answer() -> None:
    """Otherwise it would stop growing before its budget is spent: it may be a quarter full when an answer begins."""
    for walks in (1, 10_000, 100_000):
        room = len(PlannerTree(walks).nodes)
        assert room & (room - 1) == 0
        assert room // 4 + walks <= room // 2


def test_a_single_answer_is_given_without_thinking() -> None:
    game = pr.Game.new(players=3, seed=1)
    only = bots.Prompt(game.record, 0, game.answers[:1])
    assert bots.make("first").choose(only) == game.answers[0]


def test_the_planner_beats_random_players() -> None:
    """Aim: at least 95% against three random players."""
    wins = 0
    for number in range(40):
        me = number % 4
        table = [bots.make("planner" if seat == me else "random", number * 4 + seat) for seat in range(4)]
        wins += me in bots.play_game(pr.Game.new(players=4, seed=number), table).winners
    assert wins >= 38


def test_search_beats_the_planner() -> None:
    """Even a small budget wins most games of two; docs/strength.md has the measured figures."""
    wins = 0
    for number in range(12):
        me = number % 2
        table = [bots.make("search:playouts=40" if seat == me else "planner", number * 2 + seat) for seat in range(2)]
        wins += me in bots.play_game(pr.Game.new(players=2, seed=number), table).winners
    assert wins >= 7


def test_the_weights_have_every_column_and_a_set_for_every_rule_set() -> None:
    learned = json.loads(files("puertorico.bots").joinpath("weights.json").read_text(encoding="utf-8"))
    assert learned["columns"] == list(COLUMN_NAMES)
    names = {f"{players}" + "".join(f"+{expansion}" for expansion in expansions) for players, expansions in RULE_SETS}
    assert set(all_weights()) == names
    assert all(len(weights) == 2 * evaluation.COLUMNS for weights in all_weights().values())
