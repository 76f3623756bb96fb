"""The environments of other libraries, by those libraries' own tests."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from checked import RULE_SETS
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

import puertorico as pr
from puertorico import bots, svg
from puertorico.envs import GYMNASIUM_ID, gymnasium_env, openspiel, puerto_rico_v1
from puertorico.envs.columns import columns
from puertorico.rules.state import State

SETTINGS: list[dict[str, Any]] = [
    *({"players": players, "expansions": expansions} for players, expansions in RULE_SETS),
    {"reward": "rank", "centered": False, "hidden_vp": False, "render_mode": "ansi"},
    {"reward": "score", "players": 5, "draft_mode": "random", "expansions": ("new_buildings",)},
]


def play_zoo(env: Any, seed: int) -> list[float]:
    """A game to its end, every agent at random; the rewards in the order of the seats."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        rewards[agent] = reward
        env.step(None if terminated else env.action_space(agent).sample(info["action_mask"]))
    return list(rewards.values())


@pytest.mark.parametrize("settings", SETTINGS)
def test_pettingzoo_accepts_the_environment_without_a_warning(settings: dict[str, Any]) -> None:
    """Warnings are errors in these tests."""
    api_test(puerto_rico_v1.env(**settings), num_cycles=400)
    seed_test(lambda: puerto_rico_v1.env(**settings), num_cycles=400)


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS[::3])
def test_a_pettingzoo_game_is_the_game_of_its_seed(players: int, expansions: tuple[str, ...]) -> None:
    env = puerto_rico_v1.env(players=players, expansions=expansions, reward="rank")
    rewards = play_zoo(env, seed=11)
    game = env.unwrapped.game
    assert game.is_over
    assert game.record == env.unwrapped.compiled_game.record
    assert pr.Game.from_text(game.to_text()).scores == game.scores
    order = [(score.total, score.tie_break) for score in game.scores]
    assert np.argmax(rewards) in game.winners
    assert sorted(range(players), key=lambda seat: order[seat]) == sorted(
        range(players), key=lambda seat: rewards[seat]
    )
    again = pr.Game.new(players, expansions, seed=11)
    for answer in env.unwrapped.compiled_game.answers:
        again.play(answer)
    assert again.to_text() == game.to_text()


def test_pettingzoo_agents_observe_what_their_seats_are_shown() -> None:
    env = puerto_rico_v1.env(players=3, dict_observations=True)
    env.reset(seed=5)
    names = [column.name for column in columns()]
    for agent in env.agent_iter(60):
        shown = env.observe(agent)
        assert shown.keys() == {"observation", "action_mask"}
        assert env.observation_space(agent).contains(shown)
        assert shown["observation"][names.index("me asked")] == 1
        assert shown["action_mask"].tolist() == env.infos[agent]["action_mask"].tolist()
        game = env.unwrapped.compiled_game.game()
        assert np.flatnonzero(shown["action_mask"]).tolist() == sorted(answer.id for answer in game.answers)
        other = next(name for name in env.agents if name != agent)
        assert env.observe(other)["observation"][names.index("me asked")] == 0
        assert not env.observe(other)["action_mask"].any()
        env.step(env.action_space(agent).sample(shown["action_mask"]))


def test_an_illegal_answer_in_pettingzoo_is_refused_and_changes_nothing() -> None:
    env = puerto_rico_v1.env(players=3)
    env.reset(seed=1)
    before = env.unwrapped.compiled_game.record
    for answer, sentence in (
        (1, "'pass' is not legal: .*Legal: settler, mayor"),
        (9999, "no such answer"),
        (-(2**70), "no such answer"),
    ):
        with pytest.raises(pr.IllegalAnswer, match=sentence):
            env.step(answer)
    assert env.unwrapped.compiled_game.record == before
    env.step(env.unwrapped.compiled_game.choices[0])


def test_the_table_can_be_watched() -> None:
    text = puerto_rico_v1.env(players=3, expansions=["nobles"], render_mode="ansi")
    text.reset(seed=1)
    assert text.render().startswith("round 1, governor seat 0: seat 0 is asked CHOOSE_ROLE\nroles settler, mayor,")
    picture = puerto_rico_v1.env(players=5, expansions=["new_buildings"], render_mode="rgb_array")
    picture.reset(seed=1)
    before = picture.render()
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    play_zoo(picture, seed=1)
    picture.reset(seed=1)
    for _ in range(40):
        picture.step(picture.unwrapped.compiled_game.choices[0])
    assert (picture.render() != before).any()
    play_zoo(text, seed=1)
    drawn = puerto_rico_v1.env(players=3, render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render() == svg.board(pr.Game.new(players=3, seed=1))
    silent = puerto_rico_v1.env(players=3)
    silent.reset(seed=1)
    assert silent.render() is None
    with pytest.raises(ValueError, match="render_mode must be None or one of 'ansi', 'rgb_array', 'svg', got 'human'"):
        puerto_rico_v1.env(render_mode="human")


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "opponents": "random", "render_mode": "ansi"},
        {"players": 4, "seat": 2, "opponents": ["random", "planner", "first"], "reward": "score", "render_mode": "svg"},
        {"players": 5, "expansions": ("new_buildings", "nobles"), "render_mode": "rgb_array", "centered": False},
    ],
)
def test_gymnasium_accepts_the_environment_without_a_warning(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(GYMNASIUM_ID, **settings).unwrapped)


def test_the_bots_answer_for_all_other_seats() -> None:
    env = gymnasium_env.PuertoRicoEnv(players=3, seat=1, opponents=["planner", "first"], reward="score")
    observation, info = env.reset(seed=3)
    env.action_space.seed(3)
    over, reward = False, 0.0
    while not over:
        assert env.compiled_game.seat == 1
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        assert env.observation_space.contains(observation)
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert over or reward == 0
    game = env.game
    assert game.is_over
    assert reward == pytest.approx(game.scores[1].total - (game.scores[0].total + game.scores[2].total) / 2)
    again, planner = pr.Game.new(3, seed=3), bots.make("planner")
    for entry in game.log:
        if entry.chosen and entry.seat >= 0:
            if entry.seat == 2:
                assert entry.answer == planner.choose(bots.Prompt.of(again))
            elif entry.seat == 0:
                assert entry.answer == again.answers[0]
            again.play(entry.answer)


def test_an_illegal_answer_in_gymnasium_changes_nothing_and_is_explained() -> None:
    env = gymnasium_env.PuertoRicoEnv(players=2, opponents="random")
    before, _ = env.reset(seed=1)
    after, reward, over, truncated, info = env.step(1)
    assert (before == after).all()
    assert (reward, over, truncated) == (0.0, False, False)
    assert "'pass' is not legal" in info["illegal"]
    legal = np.flatnonzero(info["action_mask"])[0]
    assert "illegal" not in env.step(legal)[4]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 4}, "seat must be from 0 to 3, got 4"),
        ({"opponents": ["random"]}, "4 players need 3 opponents, or one for all, got 1"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"reward": "money"}, "reward must be one of win, rank, score, got 'money'"),
        ({"players": 7}, "players must be 2, 3, 4 or 5, got 7"),
    ],
)
def test_wrong_settings_of_an_environment_are_explained(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        gymnasium_env.PuertoRicoEnv(**settings)


def spiel_game(players: int, expansions: tuple[str, ...] = (), **options: Any) -> Any:
    return pyspiel.load_game(openspiel.NAME, {"players": players, **dict.fromkeys(expansions, True), **options})


def play_spiel(state: Any, seed: int) -> None:
    chooser = np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_openspiel_accepts_the_game(players: int, expansions: tuple[str, ...]) -> None:
    """A few rounds: OpenSpiel's test copies, serializes and observes every state."""
    reward = ("win", "rank", "score")[players % 3]
    game = spiel_game(players, expansions, max_rounds=3, reward=reward, draft_mode="random")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS[::3])
def test_an_openspiel_game_is_a_game(players: int, expansions: tuple[str, ...]) -> None:
    """Its history, chance included, played with manual chance."""
    state = spiel_game(players, expansions, reward="score").new_initial_state()
    play_spiel(state, seed=players)
    game = pr.Game.new(players, expansions, chance="manual")
    for action in state.history():
        game.play(action)
    assert game.is_over
    assert game.record == state.moment.record
    totals = [score.total for score in game.scores]
    assert state.returns() == pytest.approx([(t * players - sum(totals)) / (players - 1) for t in totals])
    assert state.returns()[game.winners[0]] == max(state.returns())


def test_openspiel_chance_turns_up_tiles_in_proportion() -> None:
    state = spiel_game(4).new_initial_state()
    assert state.is_chance_node()
    tiles = State.of(state.moment.record)
    for action, probability in state.chance_outcomes():
        good = ("corn", "indigo", "sugar", "tobacco", "coffee").index(pr.ANSWERS[action].thing or "")
        assert probability == pytest.approx(tiles.face_down[good] / sum(tiles.face_down[kind] for kind in range(5)))


def test_openspiel_states_are_copied_and_read_back() -> None:
    game = spiel_game(3, ("nobles",), max_rounds=8)
    state = game.new_initial_state()
    play_spiel(state, seed=2)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(pyspiel.load_game(str(game)).new_initial_state()) == str(game.new_initial_state())
    first = game.new_initial_state()
    copy = first.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(first)
    assert first.history() == []
    with pytest.raises(Exception, match="is not legal; the legal actions are"):
        first.apply_action(1)


def test_openspiel_reads_actions_and_no_texts() -> None:
    game = spiel_game(3)
    assert game.action_to_string(0, 9) == pr.ANSWERS[9].text
    for state in (game, game.new_initial_state()):
        with pytest.raises(ValueError, match="actions must be from 0 to 723, got 9999"):
            state.action_to_string(0, 9999)
    with pytest.raises(ValueError, match="a state of Puerto Rico cannot be read from a text; deserialize_state reads"):
        game.new_initial_state("settler")


def test_openspiel_observations_hide_chips_and_information_states_remember_them() -> None:
    game = spiel_game(3)
    state = game.new_initial_state()
    play_until_someone_has_points(state)
    names = [column.name for column in columns()]
    poor = next(seat for seat in range(3) if not own_points(state, seat))
    hidden, known = np.array(state.observation_tensor(poor)), np.array(state.information_state_tensor(poor))
    theirs = [names.index(f"left_{steps} vp") for steps in (1, 2)]
    assert hidden[theirs].tolist() == [-1, -1]
    assert sorted(known[theirs]) == sorted(own_points(state, seat) for seat in range(3) if seat != poor)
    assert len(known) > len(hidden) == len(names)
    assert state.information_state_string(poor) == ", ".join(pr.ANSWERS[action].text for action in state.history())
    assert '"vp":null' in state.observation_string(poor)


def test_openspiel_tensors_are_those_of_the_observers() -> None:
    """The states' own methods are shortcuts, C++ takes the observers' way; legal actions are the same, too."""
    for hidden in (True, False):
        state = spiel_game(4, ("nobles",), max_rounds=4, hidden_vp=hidden).new_initial_state()
        chooser = np.random.default_rng(3)
        while not state.is_terminal():
            for seat in range(4):
                assert state.observation_tensor(seat) == pyspiel.State.observation_tensor(state, seat)
                assert state.information_state_tensor(seat) == pyspiel.State.information_state_tensor(state, seat)
                assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
            assert state.legal_actions() == pyspiel.State.legal_actions(state)
            if not state.is_chance_node():
                assert state.observation_tensor() == state.observation_tensor(state.current_player())
            state.apply_action(int(chooser.choice(state.legal_actions())))
    with pytest.raises(ValueError, match="seat must be from 0 to 3, got 4"):
        state.information_state_tensor(4)


def own_points(state: Any, seat: int) -> int:
    view = State.of(state.moment.record)
    return view.players[seat].vp


def play_until_someone_has_points(state: Any) -> None:
    chooser = np.random.default_rng(1)
    while not any(own_points(state, seat) for seat in range(3)):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chooser.choice(actions)))


def test_openspiel_searches_the_game() -> None:
    game = spiel_game(3, max_rounds=2)
    chooser = np.random.RandomState(1)
    players = [
        mcts.MCTSBot(game, 1.5, 6, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser) for _ in range(3)
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=weights)))
        else:
            state.apply_action(players[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("module", "missing", "sentence"),
    [
        ("puerto_rico_v1", "pettingzoo", "the PettingZoo environment needs pettingzoo: pip install"),
        ("gymnasium_env", "gymnasium", "the Gymnasium environment needs gymnasium: pip install"),
        ("openspiel", "pyspiel", "the OpenSpiel game needs open_spiel: pip install"),
    ],
)
def test_a_missing_library_is_named_in_one_sentence(module: str, missing: str, sentence: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\nimport puertorico.envs.{module}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1].startswith(f"ImportError: {sentence}")
