"""Observations: every column says what `Game.observe` says, and nothing that is hidden."""

from __future__ import annotations

import random
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from checked import RULE_SETS

import puertorico as pr
from puertorico import compiled
from puertorico.envs import Batch
from puertorico.envs.columns import CENTERED_SEATS, FIXED_SEATS, columns, observation_page
from puertorico.envs.compiled import observation
from puertorico.rules.state import Player, State

stepping: Any = compiled.module("envs.compiled.stepping")
DOCS = Path(__file__).parents[2] / "docs"


def encoded(record: bytes, seat: int, *, centered: bool) -> np.ndarray:
    games, row = compiled.games([record]), np.zeros(observation.COLUMNS, np.int16)
    stepping.observe_one(games, games.view(np.uint8), seat, centered, row)
    return row


def expected(game: pr.Game, seat: int, *, centered: bool) -> dict[str, int]:
    """The columns that are not 0, as `Game.observe` gives them."""
    shown: Any = game.observe(seat)
    rules, bank, piles = shown["rules"], shown["bank"], shown["plantations"]
    found = {"round": shown["round"], "players": rules["players"], "bank vp": bank["vp"]}
    found |= dict.fromkeys(rules["expansions"], 1)
    found |= {f"ending {ending}": 1 for ending in shown["ending"]}
    for role, card in shown["roles"].items():
        found |= {f"{role} doubloons": card["doubloons"], f"{role} free": card["taken"] is None}
    if shown["role"]:
        found[f"{shown['role']} phase"] = 1
    found[f"question {shown['question']}"] = 1
    found |= {"bank colonists": bank["colonists"], "bank nobles": bank["nobles"], "bank quarries": bank["quarries"]}
    found |= {f"bank {good}": barrels for good, barrels in bank["goods"].items()}
    found |= {f"{pile} {good}": tiles for pile, kinds in piles.items() for good, tiles in kinds.items()}
    found |= {f"colonist_ship {kind}": pieces for kind, pieces in shown["colonist_ship"].items()}
    for number, ship in enumerate(shown["ships"]):
        found |= {f"ship_{number} capacity": ship["capacity"], f"ship_{number} loaded": ship["loaded"]}
        if ship["good"]:
            found[f"ship_{number} {ship['good']}"] = 1
    found |= {f"trading_house {good}": shown["trading_house"].count(good) for good in shown["trading_house"]}
    found |= {f"left {building}": copies for building, copies in shown["buildings"].items()}
    for number, board in enumerate(shown["seats"]):
        name = CENTERED_SEATS[(number - seat) % game.players] if centered else FIXED_SEATS[number]
        found |= {f"{name} {key}": value for key, value in expected_board(board).items()}
        found |= {f"{name} took {role}": card["taken"] == number for role, card in shown["roles"].items()}
        found |= {f"{name} asked": shown["seat"] == number, f"{name} governor": shown["governor"] == number}
    return found


def expected_board(board: dict[str, Any]) -> dict[str, int]:
    found = {"doubloons": board["doubloons"]}
    found |= {key: -1 if board[key] is None else board[key] for key in ("vp", "noted")}
    found |= {f"goods {good}": barrels for good, barrels in board["goods"].items()}
    found |= {f"built {building}": 1 for building in board["city"]}
    island = dict(board["island"])
    forest = island.pop("forest", {"tiles": 0, "under": {}})
    found |= {f"forest {good}": tiles for good, tiles in forest["under"].items()}
    found |= {f"tiles {kind}": tile["tiles"] for kind, tile in island.items()}
    for place, pieces in {**island, **board["city"], "san_juan": board["san_juan"]}.items():
        found |= {f"pieces {place}": pieces["colonists"] + pieces["nobles"], f"nobles {place}": pieces["nobles"]}
    found["island_spaces"] = forest["tiles"] + sum(tile["tiles"] for tile in island.values())
    large = ("guild_hall", "residence", "fortress", "customs_house", "city_hall", "statue", "cloister", "royal_garden")
    found["city_spaces"] = sum(2 if building in large else 1 for building in board["city"])
    return found


def random_positions(players: int, expansions: tuple[str, ...], seed: int, every: int, **options: Any) -> list[pr.Game]:
    """Moments of a random game, and its end."""
    game, chooser = pr.Game.new(players, expansions, seed=seed, **options), random.Random(seed)
    found, step = [game.copy()], 0
    while not game.is_over:
        game.play(chooser.choice(game.answers))
        step += 1
        if step % every == 0:
            found.append(game.copy())
    return [*found, game]


@pytest.mark.parametrize("centered", [True, False])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_every_column_says_what_the_seat_is_shown(players: int, expansions: tuple[str, ...], centered: bool) -> None:
    names = [column.name for column in columns(centered=centered)]
    for game in random_positions(players, expansions, seed=players, every=40, hidden_vp=centered):
        for seat in range(players):
            values = expected(game, seat, centered=centered)
            assert values.keys() <= set(names)
            row = dict(zip(names, encoded(game.record, seat, centered=centered).tolist(), strict=True))
            assert row == {name: int(values.get(name, 0)) for name in names}


def test_every_column_is_other_than_0_in_some_game() -> None:
    """Otherwise a misnamed column might go unnoticed. Chance is resolved internally, so it is never the asked seat."""
    seen = np.zeros(observation.COLUMNS, bool)
    others: dict[str, Any] = {
        "statue_needs_colonist": True,
        "draft_exclusions": "none",
        "library_2p_once_per_round": True,
    }
    for players, expansions in RULE_SETS:
        for options in ({}, {**others, "max_rounds": 30, "draft_mode": "random"}):
            batch = Batch(256, players, expansions, seed=1, centered=False, hidden_vp=False, masks=False, **options)
            for step in range(200 * players):
                batch.step(batch.random_answers())
                if step % 5 == 0:
                    seen |= batch.observations.any(axis=0)
            batch.close()
    names = [column.name for column in columns(centered=False)]
    table, boards = seen[: observation.TABLE], seen[observation.TABLE :].reshape(len(FIXED_SEATS), -1)
    unseen = {
        name for name, found in zip(names, np.concatenate([table, boards.any(axis=0)]), strict=False) if not found
    }
    assert unseen == {"question CHANCE", "question GAME_OVER"}


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS[::5])
def test_observations_are_equal_plain_and_compiled(players: int, expansions: tuple[str, ...]) -> None:
    for game in random_positions(players, expansions, seed=9, every=60):
        state = State.of(game.record)
        row = memoryview(array("h", [0]) * observation.COLUMNS)
        observation.observe(state, state._bytes, players - 1, 1, row)
        assert row.tolist() == encoded(game.record, players - 1, centered=True).tolist()


def with_other_chips(record: bytes, seat: int) -> bytes:
    """The same position, but with other points in front of every seat but one."""
    content = bytearray(record)
    for other in range(content[State.FIELDS["seats"].offset]):
        if other != seat:
            board = State.FIELDS["players"].offset + other * Player.SIZE
            for name in ("vp", "noted"):
                content[board + Player.FIELDS[name].offset] ^= 5 + other
    return bytes(content)


@pytest.mark.parametrize("centered", [True, False])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_hidden_chips_of_other_seats_change_nothing(players: int, expansions: tuple[str, ...], centered: bool) -> None:
    *running, over = random_positions(players, expansions, seed=3, every=30)
    for game in running:
        for seat in range(players):
            other = with_other_chips(game.record, seat)
            same = encoded(game.record, seat, centered=centered) == encoded(other, seat, centered=centered)
            assert same.all()
    changed = encoded(with_other_chips(over.record, 0), 0, centered=centered) != encoded(
        over.record, 0, centered=centered
    )
    assert changed.sum() == 2 * (players - 1), "when the game is over all points are shown"


def test_open_chips_are_shown() -> None:
    game = pr.Game.new(4, seed=1, hidden_vp=False)
    changed = encoded(with_other_chips(game.record, 2), 2, centered=True) != encoded(game.record, 2, centered=True)
    assert {columns()[number].name for number in np.flatnonzero(changed)} == {
        f"{seat} {what}" for seat in CENTERED_SEATS[1:4] for what in ("vp", "noted")
    }


def test_columns_have_names_of_their_own_and_meanings() -> None:
    for centered in (True, False):
        names = [column.name for column in columns(centered=centered)]
        assert len(set(names)) == len(names) == observation.COLUMNS
        assert all(column.meaning for column in columns(centered=centered))


def test_the_page_of_columns_is_made_from_the_source() -> None:
    assert (DOCS / "observation.md").read_text(encoding="utf-8") == observation_page()
