"""Speed comparison: vector and single environments, and environments of other games.

All play random legal answers drawn from the mask. A step is one decision of a player; in the Gymnasium environments,
also the moves of the opponents until the learner is asked again. Libraries that are not installed are skipped and
listed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from .bench import medians

REPEATS = 7
STEPS = 400  # of a single environment, in each repeat
VECTOR_GAMES = 1024
VECTOR_STEPS = 20  # of the vector environments, in each repeat
PLAYERS = 4

Work = Callable[[], object]


def measure() -> dict[str, Any]:
    """Return steps per second by environment, as multiples of the single one, and skips."""
    works: dict[str, tuple[int, Work]] = {}
    skipped: dict[str, str] = {}
    for name, (modules, make) in ENVIRONMENTS.items():
        missing = [module for module in modules if find_spec(module) is None]
        if missing:
            skipped[name] = f"needs pip install {' '.join(missing)}"
        else:
            works[name] = make()
    seconds = medians([work for _, work in works.values()], REPEATS)
    speeds = {name: steps / one for (name, (steps, _)), one in zip(works.items(), seconds, strict=True)}
    single = speeds.get(SINGLE)
    return {
        "steps_per_second": {name: round(speed) for name, speed in speeds.items()},
        "times_the_single_environment": {name: round(speed / single, 2) for name, speed in speeds.items()}
        if single
        else {},
        "skipped": skipped,
    }


def _vector() -> tuple[int, Work]:
    envs = import_module("puertorico.envs.vector_env").PuertoRicoVectorEnv(VECTOR_GAMES, PLAYERS, opponents="random")
    envs.reset(seed=1)

    def work() -> None:
        for _ in range(VECTOR_STEPS):
            envs.step(envs.batch.random_answers())

    return VECTOR_GAMES * VECTOR_STEPS, work


def _gymnasium() -> tuple[int, Work]:
    env = import_module("puertorico.envs.gymnasium_env").PuertoRicoEnv(PLAYERS, seat=0, opponents="random")
    draw = np.random.default_rng(1)
    shown = env.reset(seed=1)[1]

    def work() -> None:
        nonlocal shown
        for _ in range(STEPS):
            *_, over, _, shown = env.step(_legal(shown["action_mask"], draw))
            if over:
                _, shown = env.reset()

    return STEPS, work


def _agents(module: str, *arguments: int) -> tuple[int, Work]:
    """Play an environment of PettingZoo, whose mask is in the observation or beside it."""
    env, draw = import_module(module).raw_env(*arguments), np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> None:
        for _ in range(STEPS):
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(_legal(mask, draw))

    return STEPS, work


def _states(name: str) -> tuple[int, Work]:
    """Play a game of OpenSpiel, and read the observation at every decision."""
    import_module("puertorico.envs.openspiel")  # registers our game
    game = import_module("pyspiel").load_game(name)
    draw = np.random.default_rng(1)
    state = game.new_initial_state()

    def work() -> None:
        nonlocal state
        for _ in range(STEPS):
            while state.is_chance_node() or state.is_terminal():
                if state.is_terminal():
                    state = game.new_initial_state()
                else:
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw.integers(len(outcomes)))][0])
            state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(draw.integers(len(actions)))])

    return STEPS, work


def _pgx_backgammon() -> tuple[int, Work]:
    """Play pgx backgammon with one compiled call per step and the vector's number of games."""
    jax, pgx = import_module("jax"), import_module("pgx")
    wrapper = import_module("pgx.experimental.wrappers")
    env = pgx.make("backgammon")
    numbers = jax.numpy

    def one(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        action = jax.random.categorical(choosing, numbers.where(state.legal_action_mask, 0.0, -numbers.inf))
        return wrapper.auto_reset(env.step, env.init)(state, action, stepping)

    step = jax.jit(jax.vmap(one))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, VECTOR_GAMES))

    def work() -> None:
        nonlocal state, key
        for _ in range(VECTOR_STEPS):
            key, drawn = jax.random.split(key)
            state = step(state, jax.random.split(drawn, VECTOR_GAMES))
        state.observation.block_until_ready()

    return VECTOR_GAMES * VECTOR_STEPS, work


def _legal(mask: Any, draw: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[draw.integers(len(legal))])


SINGLE = "Gymnasium, one game"
# The modules that each needs, and what prepares it.
ENVIRONMENTS: dict[str, tuple[tuple[str, ...], Callable[[], tuple[int, Work]]]] = {
    f"Gymnasium, {VECTOR_GAMES:,} games in one call": (("gymnasium",), _vector),
    SINGLE: (("gymnasium",), _gymnasium),
    "PettingZoo, one game": (("pettingzoo",), partial(_agents, "puertorico.envs.puerto_rico_v1", PLAYERS)),
    "PettingZoo chess, one game": (
        ("pettingzoo", "chess", "pygame"),
        partial(_agents, "pettingzoo.classic.chess.chess"),
    ),
    "OpenSpiel, one game": (("pyspiel",), partial(_states, f"python_puerto_rico(players={PLAYERS})")),
    "OpenSpiel backgammon, one game": (("pyspiel",), partial(_states, "backgammon")),
    f"pgx backgammon, {VECTOR_GAMES:,} games in one call": (("pgx", "jax"), _pgx_backgammon),
}
