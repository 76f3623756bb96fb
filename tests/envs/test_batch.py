"""Batches: the same games as `Game` plays, many at a time."""

from __future__ import annotations

import operator
from array import array
from itertools import cycle
from typing import Any

import numpy as np
import pytest
from checked import ALL_OTHER, RULE_SETS, start
from numpy.typing import NDArray
from plain_batch import assert_equal, plain_arrays

import puertorico as pr
from puertorico import bots, compiled
from puertorico.envs import Batch, IllegalAnswers
from puertorico.envs.compiled.rewards import RANK, SCORE, WIN, reward_seats
from puertorico.envs.compiled.stepping import advance, seed_of_game
from puertorico.rules.answers import LONGEST
from puertorico.rules.chance import draw
from puertorico.rules.kinds import CHANCE
from puertorico.rules.questions import asked
from puertorico.rules.scoring import score
from puertorico.rules.state import State


def arrays(batch: Batch) -> dict[str, np.ndarray]:
    """A copy of everything that a batch shows and remembers."""
    names = ("records", "seats", "counts", "masks", "observations", "rewards", "scores", "done", "_slots", "_history")
    return {name: getattr(batch, name).copy() for name in names}


def finish_all(batch: Batch) -> None:
    """Play at random until a game has ended in every place."""
    ended = np.zeros(batch.games, bool)
    while not ended.all():
        ended |= batch.step(batch.random_answers()).done


@pytest.mark.parametrize("options", [{}, ALL_OTHER], ids=["defaults", "other options"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_games_of_a_batch_are_those_of_game(players: int, expansions: tuple[str, ...], options: dict[str, Any]) -> None:
    """Step by step: records, who is asked, the legal answers, and at the end the scores."""
    batch = Batch(2, players, expansions, seed=5, reward="score", **options)
    games = [pr.Game.new(players, expansions, seed=batch.seed_of(i), **options) for i in range(2)]
    while not all(game.is_over for game in games):
        for i, game in enumerate(games):
            if not game.is_over:
                assert batch.records[i].tobytes() == game.record
                assert batch.seats[i] == game.seat
                legal = [answer.id for answer in game.answers]
                assert batch.choices[i, : batch.counts[i]].tolist() == legal
                assert np.flatnonzero(batch.masks[i]).tolist() == sorted(legal)
        answers = batch.random_answers().tolist()
        step = batch.step(answers)
        for i, game in enumerate(games):
            if not game.is_over:
                game.play(answers[i])
                assert bool(step.done[i]) == game.is_over
                if game.is_over:
                    totals = [sheet.total for sheet in game.scores]
                    assert batch.scores[i].tolist() == totals
                    others = [(sum(totals) - total) / (players - 1) for total in totals]
                    assert step.rewards[i].tolist() == pytest.approx(list(map(operator.sub, totals, others)))
                else:
                    assert not step.rewards[i].any()


def replayed(record: bytes, seed: int, answers: list[int]) -> bytes:
    """A game played with the compiled verbs one answer at a time, with chance from the plain rules."""
    games, listed, state = compiled.games([record]), compiled.answer_list(), State.blank()
    left = iter(answers)
    count = compiled.legal_of(games, 0, listed)
    while count:
        answer = int(listed[0])
        if count > 1:
            state.load(games.tobytes())
            chance = asked(state).seat == CHANCE
            answer = draw(state, seed, array("h", listed.tolist()), count) if chance else next(left)
            assert answer in listed[:count]
        count = compiled.apply_to(games, 0, answer, listed)
    assert next(left, None) is None
    return games.tobytes()


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS)
def test_thousands_of_games_of_batches_end_as_they_do_one_by_one(players: int, expansions: tuple[str, ...]) -> None:
    batch = Batch(256, players, expansions, seed=players, observations=False, masks=False, history=True)
    finish_all(batch)
    record = start(players, expansions)
    for i in range(batch.games):
        slot = batch._slots[i]
        answers = batch._history[batch.games + i, : slot["finished_decisions"]].tolist()
        end = State.of(replayed(record, int(slot["finished_seed"]), answers))
        assert batch.scores[i].tolist() == [score(end, seat) for seat in range(players)]
    batch.close()


class PlainBatch:
    """The same arrays, stepped by the same source in plain Python: there every index is checked."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.arrays = batch, plain_arrays(batch)
        self._list = memoryview(array("h", [0]) * LONGEST)
        self.advance([0] * batch.games, restart=1)

    def advance(self, answers: list[int], restart: int = 0) -> None:
        advance(0, self.batch.games, restart, array("q", answers), self._list, self.arrays)

    def check(self) -> None:
        assert_equal(self.arrays, self.batch)


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize(("players", "expansions"), RULE_SETS[::5])
def test_batches_are_equal_plain_and_compiled(players: int, expansions: tuple[str, ...], opponents: str | None) -> None:
    batch = Batch(3, players, expansions, seed=4, opponents=opponents, history=True, max_rounds=3, reward="rank")
    plain = PlainBatch(batch)
    for _ in range(150):
        plain.check()
        answers = batch.random_answers().tolist()
        batch.step(answers)
        plain.advance(answers)
    assert batch.finished > 3


@pytest.mark.parametrize(("players", "expansions"), RULE_SETS[::3])
def test_any_game_of_a_batch_can_be_read_as_a_text(players: int, expansions: tuple[str, ...]) -> None:
    batch = Batch(8, players, expansions, seed=1, opponents="random", history=True)
    finish_all(batch)
    for i in range(0, batch.games, 3):
        assert batch.replay(i).record == batch.records[i].tobytes() == batch.game(i).record
        ended = pr.Game.from_text(batch.text(i, finished=True))
        assert ended.is_over
        assert [sheet.total for sheet in ended.scores] == batch.scores[i].tolist()


def test_long_games_are_remembered_whole() -> None:
    """Games in which nobody builds or loads: more answers than there is room for at first."""
    batch = Batch(2, 5, seed=1, history=True, observations=False, max_rounds=500)
    room = batch._history.shape[1]
    roles = ("settler", "craftsman", "trader", "prospector", "prospector 2")
    lazy = [answer.id for answer in pr.ANSWERS if answer.text in ("pass", *roles)]
    while batch._slots["decisions"].min() < 2 * room:
        choices = [next((answer for answer in lazy if mask[answer]), mask.argmax()) for mask in batch.masks]
        batch.step(choices)
        assert not batch.done.any()
    assert batch.replay(1).record == batch.records[1].tobytes()


def test_equal_seeds_give_equal_batches_whatever_the_threads() -> None:
    one, two, other = (Batch(600, 4, seed=seed, threads=threads) for seed, threads in ((3, 1), (3, 3), (4, 1)))
    assert len(two._parts) == 3
    for _ in range(400):
        step = one.step(one.random_answers())
        two.step(two.random_answers())
        other.step(other.random_answers())
    for name, content in arrays(one).items():
        assert content.tobytes() == arrays(two)[name].tobytes(), name
    assert step.observations.tobytes() != other.observations.tobytes()
    two.close()


def test_a_reset_with_a_seed_begins_its_games_again_and_one_without_begins_the_next_ones() -> None:
    batch = Batch(16, 3, seed=8)
    first = arrays(batch)
    seeds = [batch.seed_of(i) for i in range(16)]
    assert seeds == [seed_of_game(8, number) for number in range(16)]
    finish_all(batch)
    batch.reset(seed=8)
    for name in ("records", "seats", "counts", "masks", "observations", "rewards", "scores", "done"):
        assert arrays(batch)[name].tobytes() == first[name].tobytes(), name
    batch.reset()
    assert [batch.seed_of(i) for i in range(16)] == [seed_of_game(8, 16 + number) for number in range(16)]
    assert batch.finished == 0
    assert Batch(4, 3).seed_of(0) != Batch(4, 3).seed_of(0)


@pytest.mark.parametrize("bad", [-1, len(pr.ANSWERS), 2**62, "not asked"])
def test_a_bad_answer_is_refused_with_its_game_and_changes_nothing(bad: int | str) -> None:
    batch = Batch(300, 4, seed=2, history=True)
    for _ in range(50):
        batch.step(batch.random_answers())
    answers = batch.random_answers().copy()
    before = arrays(batch)
    answers[[217, 290]] = np.flatnonzero(~batch.masks[217])[0] if bad == "not asked" else bad
    with pytest.raises(IllegalAnswers, match=r"of game 217 is not legal: .*\. Legal: ") as caught:
        batch.step(answers)
    assert caught.value.game == 217
    assert isinstance(caught.value, pr.IllegalAnswer)
    for name, content in arrays(batch).items():
        assert content.tobytes() == before[name].tobytes(), name
    batch.step(batch.random_answers())


@pytest.mark.parametrize("answers", [[9], np.zeros((2, 2), int), [9.0, 9.0], ["mayor", "mayor"], [None, 9]])
def test_answers_that_are_not_one_number_for_each_game_are_refused(answers: Any) -> None:
    batch = Batch(2, 3, seed=1)
    with pytest.raises(ValueError, match="must be 2 integers, one per game"):
        batch.step(answers)


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.uint8, np.int64])
def test_answers_may_be_integers_of_any_width(kind: type) -> None:
    batch = Batch(3, 3, seed=1)
    answers: NDArray[Any] = batch.random_answers().astype(kind)
    assert not batch.step(answers).done.any()


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 6}, "players must be 2, 3, 4 or 5, got 6"),
        ({"games": 0}, "games must be a positive integer, got 0"),
        ({"threads": "2"}, "threads must be a positive integer, got '2'"),
        ({"opponents": "search"}, "opponents must be None, 'random', 'planner', .* several of these .*, got 'search'"),
        ({"opponents": 3}, "opponents must be None, .* got 3"),
        ({"opponents": ["planner", None]}, "opponents must be None, .* got None"),
        ({"opponents": []}, "a pool of opponents must have at least one"),
        ({"opponents": "network:file=gone.npz"}, "opponents: gone.npz cannot be read"),
        ({"reward": "money"}, "reward must be one of win, rank, score, got 'money'"),
        ({"seed": "x"}, "seed must be an integer or left out, got 'x'"),
        ({"expansions": ["nobels"]}, "unknown expansion: 'nobels'"),
        ({"expansions": "nobles"}, "expansions must be a list of new_buildings, nobles, got 'nobles'"),
        ({"expansions": 5}, "expansions must be a list of new_buildings, nobles, got 5"),
        ({"expansions": cycle(["nobles"])}, "expansion 'nobles' is listed twice"),
        ({"games": True}, "games must be a positive integer, got True"),
        ({"hidden": True}, "unexpected keyword argument 'hidden'; valid options: vp_5p"),
    ],
)
def test_settings_that_do_not_exist_are_refused_with_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(pr.InvalidRules, match=sentence):
        Batch(**settings)


@pytest.mark.parametrize("opponents", ["random", "planner"])
def test_against_opponents_only_the_learner_is_asked(opponents: str) -> None:
    batch = Batch(12, 4, seed=1, opponents=opponents)
    for _ in range(300):
        assert batch.seats.tolist() == [i % 4 for i in range(12)]
        batch.step(batch.random_answers())
    assert batch.finished > 12


def test_planners_answer_inside_as_the_bot_does() -> None:
    batch = Batch(4, 4, seed=6, opponents="planner", history=True)
    finish_all(batch)
    bot = bots.make("planner")
    for i in range(4):
        game = batch.replay(i, finished=True)
        again = pr.Game.new(4, seed=int(batch._slots[i]["finished_seed"]))
        for entry in game.log:
            if entry.chosen and entry.seat >= 0:
                if entry.seat != i % 4:
                    assert bot.choose(bots.Prompt.of(again)) == entry.answer
                again.play(entry.answer)


def test_planners_win_against_random_answers() -> None:
    batch = Batch(64, 4, seed=1, opponents="planner", observations=False)
    finish_all(batch)
    mine = batch.scores[np.arange(64), np.arange(64) % 4]
    assert mine.mean() < batch.scores.mean() - 10


def test_games_ask_for_no_more_than_was_wanted() -> None:
    bare = Batch(8, 3, seed=1, observations=False, masks=False)
    full = Batch(8, 3, seed=1)
    assert bare.observations.size == bare.masks.size == 0
    for _ in range(500):
        answers = full.random_answers()
        full.step(answers)
        bare.step(answers)
    assert bare.records.tobytes() == full.records.tobytes()


def test_steps_write_into_the_same_arrays() -> None:
    batch = Batch(4, 3, seed=1)
    first = batch.reset()
    assert all(mine is yours for mine, yours in zip(first, batch.step(batch.random_answers()), strict=True))


def test_a_reset_writes_everything_again() -> None:
    """Also where a user has written into the arrays."""
    batch = Batch(4, 3, seed=1)
    first = arrays(batch)
    for shown in (batch.masks, batch.observations, batch.rewards, batch.scores, batch.done, batch.seats):
        shown[:] = 1
    batch.reset(seed=1)
    for name, content in arrays(batch).items():
        assert content.tobytes() == first[name].tobytes(), name


def test_only_games_that_have_ended_are_counted_as_finished() -> None:
    batch = Batch(16, 3, seed=8)
    batch.reset()
    assert batch.finished == 0
    ended = 0
    for _ in range(600):
        ended += int(batch.step(batch.random_answers()).done.sum())
    batch.reset()
    assert batch.finished == ended > 0
    batch.reset(seed=8)
    assert batch.finished == 0


def test_expansions_may_be_named_by_an_iterator() -> None:
    batch = Batch(2, 3, iter(["nobles"]), seed=1, history=True)
    assert batch.rules["expansions"] == ["nobles"]
    assert batch.replay(0).record == batch.records[0].tobytes()


def test_numbers_of_a_batch_may_be_those_of_any_library() -> None:
    batch = Batch(np.int64(4), np.int8(3), seed=np.uint32(1), threads=np.int16(2))
    assert (batch.games, batch.players) == (4, 3)
    assert batch.records.tobytes() == Batch(4, 3, seed=1).records.tobytes()


def test_a_batch_steps_on_after_it_was_closed() -> None:
    with Batch(300, 3, seed=1) as batch, Batch(300, 3, seed=1) as other:
        batch.step(batch.random_answers())
        other.step(other.random_answers())
        batch.close()
        batch.step(batch.random_answers())
        other.step(other.random_answers())
        assert batch.records.tobytes() == other.records.tobytes()


def test_a_batch_without_a_history_says_so() -> None:
    batch = Batch(4, 3, seed=1)
    with pytest.raises(ValueError, match="create it with history=True"):
        batch.text(0)
    with pytest.raises(ValueError, match="no game 2 has ended yet"):
        Batch(4, 3, seed=1, history=True).text(2, finished=True)


def final(*points: tuple[int, int]) -> State:
    """A game in which the seats have these points in chips, and these doubloons."""
    seats = [{"vp": vp, "doubloons": doubloons} for vp, doubloons in points]
    return State.of(pr.Game.from_position({"rules": {"players": len(points)}, "seats": seats}, seed=1).record)


@pytest.mark.parametrize(
    ("kind", "points", "rewards"),
    [
        (WIN, [(30, 0), (20, 9), (10, 0), (9, 0)], [1, -1 / 3, -1 / 3, -1 / 3]),
        (WIN, [(30, 1), (30, 1), (10, 0), (9, 0)], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        (WIN, [(30, 1), (30, 2), (10, 0)], [-0.5, 1, -0.5]),
        (WIN, [(30, 1), (30, 1)], [0, 0]),
        (RANK, [(30, 0), (20, 9), (10, 0), (9, 0)], [1, 1 / 3, -1 / 3, -1]),
        (RANK, [(30, 0), (20, 9), (20, 9)], [1, -0.5, -0.5]),
        (SCORE, [(30, 0), (20, 9), (10, 0), (0, 0)], [20, 20 / 3, -20 / 3, -20]),
        (SCORE, [(30, 0), (20, 9)], [10, -10]),
    ],
)
def test_rewards_add_up_to_zero(kind: int, points: list[tuple[int, int]], rewards: list[float]) -> None:
    found = [0.0] * len(points)
    reward_seats(final(*points), kind, found, 0)
    assert found == pytest.approx(rewards)
    assert sum(found) == pytest.approx(0)
