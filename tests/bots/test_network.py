"""The network: its inputs, its arithmetic, and the bots that play with it."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from checked import RULE_SETS
from play import won_by_a_large_building

import puertorico as pr
from puertorico import bots
from puertorico.bots.compiled import inputs as columns
from puertorico.bots.compiled.network import FIRST, LAYOUT, LINEAR_SCALE, POINTS_SCALE
from puertorico.bots.compiled_bots import NetworkBuffers
from puertorico.bots.network_file import NoNetwork, arrays, read, write
from puertorico.bots.search import PlayoutSearch
from puertorico.rules.state import State


def inputs_of(game: pr.Game) -> list[int]:
    """The network's view of a game, written by the plain source."""
    state = State.of(game.record)
    row = memoryview(array("h", [0]) * columns.INPUTS)
    columns.write_inputs(state, row)
    return row.tolist()


def played(players: int, expansions: tuple[str, ...] = (), answers: int = 60, seed: int = 1) -> pr.Game:
    game = pr.Game.new(players, expansions, seed=seed)
    player = bots.make("random", seed)
    for _ in range(answers):
        if not game.is_over:
            game.play(player.choose(bots.Prompt.of(game)))
    return game


def test_the_view_begins_with_the_board_of_the_asked_seat() -> None:
    game = pr.Game.new(4, seed=1)
    game.play("settler")
    first = inputs_of(game)
    assert first[columns.TABLE + columns.TILES_LAID + 1] == 1  # seat 0 begins with indigo
    game.play(game.answers[0])
    game.play(game.answers[0])
    assert game.seat == 2
    corn = inputs_of(game)[columns.TABLE + columns.TILES_LAID]
    assert corn >= 1  # seat 2 begins with corn


def test_positions_that_continue_differently_look_different() -> None:
    """In the middle of a phase it matters who still has to act and what the phase remembers."""
    seen: dict[tuple[int, ...], bytes] = {}
    game = pr.Game.new(3, seed=4)
    player = bots.make("random", 4)
    while not game.is_over:
        row = tuple(inputs_of(game))
        assert seen.setdefault(row, game.record) == game.record
        game.play(player.choose(bots.Prompt.of(game)))


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_compiled_judgments_are_those_of_matrices(players: int, expansions: tuple[str, ...]) -> None:
    weights = {name: value.astype(np.float64) for name, value in arrays(read()).items()}
    buffers, game = NetworkBuffers(), played(players, expansions)
    wins, points, policy = buffers.judge(game.record)
    row = np.array(inputs_of(game), np.float64)
    row[: columns.LINEAR] = np.log1p(row[: columns.LINEAR])
    row[columns.LINEAR :] *= LINEAR_SCALE
    hidden = np.maximum(0, row @ weights["first.weight"] + weights["first.bias"])
    hidden = np.maximum(0, hidden @ weights["second.weight"] + weights["second.bias"])
    logits = np.roll((hidden @ weights["wins.weight"] + weights["wins.bias"])[:players], game.seat or 0)
    final = np.roll((hidden @ weights["points.weight"] + weights["points.bias"])[:players], game.seat or 0)
    likings = weights["policy.weight"] @ hidden + weights["policy.bias"]
    likings = likings[[answer.id for answer in game.answers]]
    assert wins == pytest.approx(np.exp(logits) / np.exp(logits).sum(), abs=1e-4)
    assert points == pytest.approx(POINTS_SCALE * final, abs=1e-2)
    assert policy == pytest.approx(np.exp(likings) / np.exp(likings).sum(), abs=1e-4)


def test_a_network_can_be_written_and_read(tmp_path: Path) -> None:
    write(tmp_path / "same.npz", read())
    assert (read(tmp_path / "same.npz") == read()).all()
    assert (Path(pr.__file__).parent / "bots" / "network.npz").stat().st_size < 4_000_000


def test_a_file_without_a_network_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoNetwork, match="cannot be read"):
        read(tmp_path / "nothing.npz")
    other: dict[str, Any] = {name: np.zeros(3) for name in LAYOUT}
    np.savez(tmp_path / "other.npz", **other)
    with pytest.raises(NoNetwork, match="has arrays whose shapes do not match"):
        read(tmp_path / "other.npz")


def test_weights_belong_to_names(tmp_path: Path) -> None:
    """A game with a building more has its columns elsewhere; the network still finds its own."""
    write(tmp_path / "network.npz", read())
    with np.load(tmp_path / "network.npz") as file:
        stored = {name: file[name] for name in file.files}
    names = stored["inputs"].tobytes().decode().split("\n")
    lost = names.index("seat 0 built harbor")
    stored["inputs"] = np.frombuffer("\n".join(["seat 0 built mint", *reversed(names)]).encode(), np.uint8)
    stored["first.weight"] = np.concatenate([np.ones((1, FIRST), np.float16), stored["first.weight"][::-1]])
    np.savez(tmp_path / "other.npz", **stored)
    assert (read(tmp_path / "other.npz") == read()).all()
    stored["inputs"] = np.frombuffer("\n".join(names).replace("seat 0 built harbor", "?").encode(), np.uint8)
    stored["first.weight"] = stored["first.weight"][:0:-1]
    np.savez(tmp_path / "less.npz", **stored)
    changed = arrays(read(tmp_path / "less.npz"))["first.weight"] != arrays(read())["first.weight"]
    assert set(np.flatnonzero(changed.any(axis=1))) == {lost}


def test_the_last_round_of_a_limit_looks_like_a_last_round() -> None:
    game = pr.Game.new(3, seed=1, max_rounds=1)
    assert inputs_of(game)[columns.CHIPS_ENDING] == 1
    assert inputs_of(pr.Game.new(3, seed=1))[columns.CHIPS_ENDING] == 0


def test_an_answer_that_wins_immediately_is_found_behind_another() -> None:
    """With 10 doubloons, the Builder and a large building win by a point, and nobody acts in between."""
    prompt = bots.Prompt.of(won_by_a_large_building())
    evaluation = bots.make("search:playouts=200").evaluate(prompt)  # type: ignore[attr-defined]
    assert evaluation.candidates[0].answer.text == "builder"
    assert evaluation.winning[0] > 0.9


@pytest.mark.parametrize("name", ["network", "network:temperature=0.2", "search:playouts=16"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_a_game_of_networks_ends(name: str, players: int, expansions: tuple[str, ...]) -> None:
    game = pr.Game.new(players, expansions, seed=2, max_rounds=4)
    bots.play_game(game, [bots.make(name, seat) for seat in range(players)])
    assert game.is_over


def test_the_network_beats_random_players() -> None:
    for seed in range(8):
        game = pr.Game.new(3, seed=seed)
        bots.play_game(game, [bots.make("network"), bots.make("random", 1), bots.make("random", 2)])
        assert game.winners == (0,)


def test_an_evaluation_has_every_answer_and_begins_with_the_choice() -> None:
    game = played(4, answers=40)
    prompt = bots.Prompt.of(game)
    for name in ("network", "search:playouts=400"):
        evaluation = bots.make(name).evaluate(prompt)  # type: ignore[attr-defined]
        assert evaluation.candidates[0].answer == bots.make(name).choose(prompt)
        assert {candidate.answer for candidate in evaluation.candidates} == set(prompt.answers)
        assert sum(evaluation.winning) == pytest.approx(1, abs=1e-4)


def test_a_search_expects_what_its_choice_brings() -> None:
    """Poor answers that were tried too do not make the position worse."""
    prompt = bots.Prompt.of(played(4, answers=40))
    evaluation = bots.make("search:playouts=400").evaluate(prompt)  # type: ignore[attr-defined]
    assert evaluation.winning[prompt.seat] == evaluation.candidates[0].value
    assert evaluation.points == evaluation.candidates[0].points


def test_an_answer_without_walks_is_not_called_lost() -> None:
    """At the start all roles are about as good, however few of them can be tried."""
    game = pr.Game.new(players=4, seed=4)
    evaluation = bots.make("search:playouts=8").evaluate(bots.Prompt.of(game))  # type: ignore[attr-defined]
    untried = [candidate for candidate in evaluation.candidates if not candidate.visits]
    assert untried
    for candidate in untried:
        assert 0.05 < candidate.value < 0.6
        assert all(points > 10 for points in candidate.points)


def test_threads_change_no_answer() -> None:
    game = played(4, answers=40)
    prompt = bots.Prompt.of(game)
    one, two = (
        bots.make(f"search:playouts=600,trees=3,threads={threads}").evaluate(prompt)  # type: ignore[attr-defined]
        for threads in (1, 3)
    )
    assert one == two


def test_a_search_stops_when_its_time_is_over() -> None:
    """A tree that has all the time in the world would never answer."""
    prompt = bots.Prompt.of(pr.Game.new(4, seed=1))
    evaluation = bots.make("search:seconds=0.05,threads=2").evaluate(prompt)  # type: ignore[attr-defined]
    assert all(candidate.visits > 0 for candidate in evaluation.candidates)


def test_the_search_without_network_is_still_there() -> None:
    assert isinstance(bots.make("search:network=off,playouts=20"), PlayoutSearch)
    with pytest.raises(bots.UnknownBot, match="maybe cannot be read"):
        bots.make("search:network=maybe")


def test_a_bot_plays_with_the_network_of_a_file(tmp_path: Path) -> None:
    """A network that knows nothing judges all seats alike; the one of the package does not."""
    write(tmp_path / "empty.npz", np.zeros_like(read()))
    prompt = bots.Prompt.of(played(3, ()))
    for name in (f"network:file={tmp_path}/empty.npz", f"search:network={tmp_path}/empty.npz,playouts=20,trees=1"):
        evaluation = bots.make(name).evaluate(prompt)  # type: ignore[attr-defined]
        assert evaluation.winning == pytest.approx([1 / 3] * 3)
    assert max(bots.make("network").evaluate(prompt).winning) > 0.4  # type: ignore[attr-defined]
