"""Tens of thousands of complete random games of every rule set, checked after every single answer.

`python tests/rules/test_random_games.py` prints how often each question and each answer occurs.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from checked import ALL_OTHER, OTHER_OPTIONS, RULE_SETS, TASTES, Checker, start, weights

import puertorico as pr
from puertorico.game.notation import ANSWERS, BUILDING_NAMES, TILE_NAMES

BOTH = ["new_buildings", "nobles"]
TILES_OF_A_KIND = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8, "quarry": 8}
PRODUCTION = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")

Job = tuple[str, bytes, range, np.ndarray]


def random_games() -> Iterator[Job]:
    """Every rule set with every taste; every option away from its default, alone and all together."""
    for players, expansions in RULE_SETS:
        for taste, table in TASTES.items():
            name = f"{players} players, {expansions}, {taste}"
            yield name, start(players, expansions), range(110), table
            yield f"{name}, all options", start(players, expansions, **ALL_OTHER), range(40), table
        for options in OTHER_OPTIONS:
            name = f"{players} players, {expansions}, {options}"
            yield name, start(players, expansions, **options), range(18), TASTES["busy"]


def rare_positions() -> Iterator[Job]:
    """Where even biased play hardly comes: islands of one kind, and a piece on every single building."""
    for kind, tiles in TILES_OF_A_KIND.items():
        for piece in ("colonists", "nobles"):
            city: dict[str, Any] = {name: {} for name in PRODUCTION}
            owner: dict[str, Any] = {"island": {kind: {"tiles": tiles}}, "city": city, "san_juan": {piece: tiles}}
            yield from _from_there(f"{tiles} {kind}, {piece}", owner, "mayor", range(150))
    for name in BUILDING_NAMES:
        for piece in ("colonists", "nobles"):
            staffed = {piece: 1}
            if name != "black_market":
                owner = {"doubloons": 0, "island": {}, "city": {"black_market": {"colonists": 1}, name: staffed}}
                yield from _from_there(f"pay {piece} of {name}", owner, "builder", range(6))
            if name not in ("guesthouse", "hospice"):
                owner = {"city": {"guesthouse": {piece: 2}, name: {}}}
                yield from _from_there(f"guest {piece} to {name}", owner, "guest", range(6), "noble guest")
            owner = {"island": {"quarry": {}}, "city": {name: {}}, "san_juan": staffed}
            yield from _from_there(f"place {piece} on {name}", owner, "mayor", range(6))


def _from_there(name: str, owner: dict[str, Any], *wanted: Any) -> Iterator[Job]:
    words = [word for word in wanted if isinstance(word, str)]
    seeds = next(word for word in wanted if isinstance(word, range))
    rules = {"players": 5, "expansions": BOTH, "statue_needs_colonist": True, "draft_exclusions": "none"}
    seats = [owner] + [{"island": {}} for _ in range(4)]
    game = pr.Game.from_position({"rules": rules, "seats": seats, "to_choose": 0}, seed=1)
    taste = weights(**{"mayor": 1, **{word.replace(" ", "_"): 50 for word in words}})
    yield name, game.record, seeds, taste


def play_everything() -> Checker:
    """Play all of them on two threads; any fault is an assertion error with the game that has it."""
    jobs = [*random_games(), *rare_positions()]

    def half(first: int) -> Checker:
        checker = Checker()
        for name, record, seeds, taste in jobs[first::2]:
            checker.play_all(record, seeds, taste, name)
        return checker

    with ThreadPoolExecutor(2) as threads:
        one, two = threads.map(half, (0, 1))
    one.games += two.games
    one.questions += two.questions
    one.answers += two.answers
    return one


def test_twenty_thousand_games_have_no_fault_and_show_every_question_and_answer() -> None:
    """Appendix B: pieces are conserved and boards are legal after every answer; asking changes no byte."""
    checker = play_everything()
    assert checker.games >= 20_000
    missing = [question.name for question in pr.Question if question and not checker.questions[question]]
    assert missing == []
    assert [answer.text for answer in ANSWERS if not checker.answers[answer.id]] == []


def test_no_kind_of_tile_is_missing_here() -> None:
    assert tuple(TILES_OF_A_KIND) == TILE_NAMES


if __name__ == "__main__":
    seen = play_everything()
    print(f"{seen.games} games")
    for question in pr.Question:
        if question:
            print(f"{seen.questions[question]:>12}  {question.name}")
    for answer in ANSWERS:
        print(f"{seen.answers[answer.id]:>12}  {answer.text}")
