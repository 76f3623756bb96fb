"""Fuzzing: invalid texts, positions, answers and rules raise only the package's own errors.

Whatever is accepted can be played on without faults.
"""

from __future__ import annotations

import copy
import functools
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import puertorico as pr
from puertorico.game.notation import BUILDING_NAMES, GOOD_NAMES, PLACE_NAMES, QUESTION_VERBS, ROLE_NAMES
from puertorico.game.options import OPTIONS
from puertorico.rules.faults import faults

BOTH = ("new_buildings", "nobles")
RULES: list[dict[str, Any]] = [
    {"players": 2, "max_rounds": 9},
    {"players": 3, "expansions": BOTH},
    {"players": 4, "expansions": BOTH, "draft_mode": "random", "forest_from_hacienda": False},
    {"players": 5, "expansions": BOTH, "noble_auto_to_mayor": True, "statue_needs_colonist": True},
    {"players": 2, "expansions": BOTH, "library_2p_once_per_round": True, "black_market_strict": False},
    {"players": 3, "expansions": BOTH, "library_craftsman_distinct": True, "draft_exclusions": "none"},
]
# What a game should meet so that every question comes up.
SOUGHT = (
    *("guesthouse", "library", "small_wharf", "forest_house", "black_market", "hunting_lodge", "land_office"),
    *("royal_supplier", "villa", "hacienda", "hospice", "university", "wharf", "storehouse"),
)
# Cities in which the questions come up that seldom do.
CITIES = (
    {"library": {"colonists": 1}, "guesthouse": {"colonists": 1, "nobles": 1}, "small_wharf": {"colonists": 1}},
    {
        "university": {"colonists": 1},
        "forest_house": {"colonists": 1},
        "hacienda": {"colonists": 1},
        "royal_supplier": {"nobles": 1},
        "hunting_lodge": {},
        "villa": {"colonists": 1},
        "land_office": {"colonists": 1},
    },
)
Path = tuple[Any, ...]


def bounded(examples: int) -> settings:
    """Limit the number of examples, and use the same ones in every run."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    return settings(max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=slow)


def liking(answer: pr.Answer) -> int:
    if answer.text == "pass":
        return 1
    return 60 if answer.thing in SOUGHT else 9 if answer.text.startswith(("build", "guest", "mayor")) else 4


def play_on(game: pr.Game, rng: random.Random, most: int = 200) -> None:
    """Random answers to the end of the game, or so many; the game must stay one."""
    for _ in range(most):
        assert faults(game._state) == 0
        if game.is_over:
            break
        assert game.answers
        game.play(rng.choices(game.answers, [liking(answer) for answer in game.answers])[0])
    assert faults(game._state) == 0
    assert all(score.total >= 0 for score in game.scores)


@functools.cache
def games() -> tuple[pr.Game, ...]:
    """Games of every rule set at a few moments of each kind."""
    rich = [{"rules": rules, "seats": [{"city": city} for city in CITIES]} for rules in RULES[1:]]
    starts = [pr.Game.new(**rules, seed=1, chance="manual") for rules in RULES]
    starts += [pr.Game.from_position(position, seed=1, chance="manual") for position in rich]
    found: list[pr.Game] = []
    for game in starts:
        rng = random.Random(1)
        times: dict[pr.Question, int] = {}
        while not game.is_over:
            times[game.question] = times.get(game.question, 0) + 1
            if times[game.question] in (1, 4, 20):
                found.append(game.copy())
            game.play(rng.choices(game.answers, [liking(answer) for answer in game.answers])[0])
        found.append(game)
    return tuple(found)


def test_the_games_to_break_meet_every_question() -> None:
    asked = {game.question for game in games()}
    assert asked == {*QUESTION_VERBS, pr.Question.GAME_OVER}


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where each thing is in a position."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from paths(part, (*path, key))


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


names = st.sampled_from((*GOOD_NAMES, *ROLE_NAMES, *BUILDING_NAMES, *(question.name for question in pr.Question)))
numbers = st.one_of(
    st.integers(-2, 13), st.sampled_from((99, 255, 256, 500, 32_767, 32_768, 2**31, 10**30, 10**4_000, -(10**9)))
)
scalars = st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=5), names, st.binary(max_size=2))
garbage = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.tuples(inner, inner),
        st.dictionaries(st.one_of(st.text(max_size=3), names, numbers, st.none()), inner, max_size=3),
    ),
    max_leaves=6,
)


def leave_out_supplies(position: dict[str, Any]) -> None:
    del position["bank"], position["buildings"], position["plantations"]["face_down"]


@st.composite
def broken_positions(draw: st.DrawFn) -> Any:
    """A position of a game with up to three things changed; supplies left out follow from the rest."""
    position: Any = copy.deepcopy(draw(st.sampled_from(games())).position())
    if draw(st.booleans()):
        leave_out_supplies(position)
    for key in draw(st.sampled_from(((), (), ("roles", "to_choose")))):
        del position[key]
    for _ in range(draw(st.integers(1, 3))):
        part = draw(st.sampled_from(("since", "since", "seats", "any")))
        places = list(paths(position))
        places = [path for path in places if path[0] == part] or places
        path = draw(st.sampled_from(places))
        holder, key = at(position, path[:-1]), path[-1]
        match draw(st.sampled_from(("nudge", "nudge", "nudge", "replace", "delete", "move", "shuffle", "add"))):
            case "nudge" if type(holder[key]) is int:
                holder[key] += draw(st.sampled_from((-2, -1, 1, 1, 2)))
            case "nudge" if isinstance(holder[key], str):
                holder[key] = draw(names)
            case "delete":
                del holder[key]
            case "move":
                holder[key] = copy.deepcopy(at(position, draw(st.sampled_from(places))))
            case "shuffle" if isinstance(holder[key], list):
                holder[key] = draw(st.permutations(holder[key]))
            case "add" if isinstance(holder[key], dict):
                holder[key][draw(names)] = draw(st.one_of(numbers, st.just({"colonists": 1}), st.just({"tiles": 1})))
            case _:
                holder[key] = draw(garbage)
        if not position:
            break
    return position


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """The text of a game with up to three lines or letters changed."""
    lines = draw(st.sampled_from(texts())).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        if not lines:
            break
        # As often in the header as below it.
        number = draw(st.one_of(st.integers(0, min(5, len(lines) - 1)), st.integers(0, len(lines) - 1)))
        other = draw(st.integers(0, len(lines) - 1))
        line = lines[number]
        column = draw(st.integers(0, len(line)))
        match draw(st.sampled_from(("delete", "double", "swap", "letter", "number", "replace", "cut", "cut line"))):
            case "delete":
                del lines[number]
            case "double":
                lines.insert(other, line)
            case "swap":
                lines[number], lines[other] = lines[other], line
            case "letter":
                letter = draw(st.one_of(st.characters(), st.sampled_from("\0\n\r\x0b\x1c\u2028:#-0{}")))
                lines[number] = line[:column] + letter + line[column + draw(st.integers(0, 1)) :]
            case "number":
                digits = str(draw(st.sampled_from((-1, 0, 7, 10**9, 10**30, 10**4_000))))
                lines[number] = "".join(digits if letter.isdigit() else letter for letter in line)
            case "replace":
                lines[number] = draw(st.one_of(st.text(max_size=20), st.sampled_from(texts()[0].splitlines())))
            case "cut":
                del lines[number:]
            case _:
                lines[number] = line[:column]
    return draw(st.sampled_from(("\n", "\r\n"))).join(lines)


@functools.cache
def texts() -> tuple[str, ...]:
    """Texts of games, whole and unfinished, some of them with a position in the header."""
    chosen = games()[::7]
    later = [pr.Game.from_position(game.position(), seed=1) for game in chosen[::3]]
    for game in later:
        play_on(game, random.Random(1), 20)
    return tuple(game.to_text() for game in (*chosen, *later))


def outcome(refusal: type[Exception], call: Callable[..., Any], *arguments: Any, **options: Any) -> tuple[Any, Any]:
    """What a call returns, and the refusal if it is refused in readable words; nothing else may be raised."""
    try:
        return call(*arguments, **options), None
    except refusal as error:
        refused = error
    assert 0 < len(str(refused)) < 8_000
    return None, refused


@bounded(600)
@given(broken_positions(), st.integers(0, 10**6))
def test_a_broken_position_is_refused_or_can_be_played(position: Any, seed: int) -> None:
    game, refused = outcome(pr.InvalidPosition, pr.Game.from_position, position, seed=seed)
    if refused:
        assert refused.problems
        return
    assert pr.Game.from_position(game.position(), seed=seed).record == game.record
    play_on(game, random.Random(seed))
    assert pr.Game.from_position(game.position(), seed=seed).record == game.record
    assert pr.Game.from_text(game.to_text(), seed=seed).record == game.record


def changed(position: Mapping[str, Any], path: Path, value: Any) -> dict[str, Any]:
    broken: dict[str, Any] = copy.deepcopy(dict(position))
    at(broken, path[:-1])[path[-1]] = value
    return broken


def test_every_number_beside_since_is_the_one_that_the_answers_lead_to() -> None:
    for game in games()[::20]:
        position = game.position()
        if "since" not in position:
            continue
        for path in paths({name: part for name, part in position.items() if name not in ("since", "rules")}):
            if type(at(position, path)) is int:
                broken = changed(position, path, at(position, path) + 1)
                _, refused = outcome(pr.InvalidPosition, pr.Game.from_position, broken)
                where = ".".join(map(str, path))
                assert [problem.partition(" must be ")[0] for problem in refused.problems] == [where], where


def test_an_answer_since_the_role_choice_that_is_changed_is_refused_or_can_be_played() -> None:
    for game in games()[::6]:
        since: Any = game.position().get("since", {"answers": []})
        for number, answer in enumerate(since["answers"]):
            for other in ("pass", "settler", "turn corn", "colonist", "place 1 corn", "load corn 4"):
                broken = changed(since, ("answers", number), other)
                played, refused = outcome(pr.InvalidPosition, pr.Game.from_position, broken, seed=1)
                if refused:
                    assert refused.problems[0].startswith("answers.")
                    assert "Legal: " in str(refused)
                else:
                    assert faults(played._state) == 0
                    assert other == answer or played.to_text() != game.to_text()


@bounded(400)
@given(broken_texts(), st.integers(0, 10**6))
def test_a_broken_text_is_refused_or_can_be_played(text: str, seed: int) -> None:
    game, refused = outcome(pr.InvalidText, pr.Game.from_text, text, seed=seed)
    if not refused:
        play_on(game, random.Random(seed))


@bounded(200)
@given(st.one_of(garbage, st.fixed_dictionaries({"rules": garbage}, optional={"seats": garbage, "since": garbage})))
def test_garbage_is_refused_as_a_position(position: Any) -> None:
    _, refused = outcome(pr.InvalidPosition, pr.Game.from_position, position)
    assert refused


@bounded(200)
@given(
    st.dictionaries(
        st.sampled_from(("round", "governor", "to_choose", "roles", "bank", "plantations", "ships", "seats", "role")),
        garbage,
    )
)
def test_garbage_beside_good_rules_is_refused_or_can_be_played(position: dict[str, Any]) -> None:
    position["rules"] = {"players": 3}
    game, refused = outcome(pr.InvalidPosition, pr.Game.from_position, position, seed=1)
    if not refused:
        play_on(game, random.Random(1), 30)


@bounded(200)
@given(st.sampled_from(("", "puertorico 1\n", "puertorico 1\nplayers: 3\n")), st.one_of(st.text(), garbage))
def test_garbage_is_refused_as_a_text(start: str, rest: Any) -> None:
    text = start + rest if isinstance(rest, str) else rest
    game, refused = outcome(pr.InvalidText, pr.Game.from_text, text, seed=1)
    if not refused:
        play_on(game, random.Random(1), 5)


def test_deeply_nested_garbage_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    position = {"rules": {"players": 3}}
    for wrong in (
        deep,
        {"rules": deep},
        {**position, "seats": deep},
        {**position, "since": deep},
        {**position, "answers": [deep]},
    ):
        _, refused = outcome(pr.InvalidPosition, pr.Game.from_position, wrong)
        assert "a list too large to show" in str(refused)
    while deep:
        deep = deep.pop()  # by hand: freeing it all together would go as deep


@bounded(300)
@given(
    garbage,
    st.one_of(garbage, st.lists(st.sampled_from((*BOTH, "pirates")), max_size=3)),
    st.dictionaries(st.one_of(st.sampled_from((*OPTIONS, "seed", "chance", "cls")), st.text(max_size=3)), garbage),
)
def test_rules_that_are_none_are_refused(players: Any, expansions: Any, options: dict[str, Any]) -> None:
    for count in (players, 3):
        game, refused = outcome(pr.InvalidRules, pr.Game.new, count, expansions, **options)
        if not refused:
            play_on(game, random.Random(1), 5)


@bounded(100)
@given(st.one_of(garbage, st.integers()), st.one_of(garbage, st.just("auto")))
def test_a_wrong_seed_or_chance_is_refused(seed: Any, chance: Any) -> None:
    game = games()[0]
    starts = ((pr.Game.new, 3), (pr.Game.from_text, game.to_text()), (pr.Game.from_position, game.position()))
    for start, argument in starts:
        started, refused = outcome(pr.InvalidRules, start, argument, seed=seed, chance=chance)
        assert started or str(refused).startswith(("seed must be", "chance must be"))


answer_like = st.builds(
    pr.Answer,
    st.one_of(garbage, st.integers(0, len(pr.ANSWERS) - 1)),
    st.one_of(garbage, st.just("pass")),
    garbage,
    garbage,
    garbage,
)


@bounded(300)
@given(st.data())
def test_an_answer_that_is_none_is_refused_and_changes_nothing(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games())).copy()
    answer = data.draw(st.one_of(garbage, answer_like, st.sampled_from(pr.ANSWERS), st.integers()))
    before, length, why = game.record, len(game.log), game.why_not(answer)
    _, refused = outcome(pr.IllegalAnswer, game.play, answer)
    if refused:
        assert (game.record, len(game.log)) == (before, length)
        assert refused.legal == game.answers
        assert refused.why == why != pr.Why.LEGAL
    else:
        assert why == pr.Why.LEGAL
        assert faults(game._state) == 0


def test_every_answer_at_every_question_is_legal_or_has_a_reason() -> None:
    for game in games()[::2]:
        legal = {answer.id for answer in game.answers}
        for answer in pr.ANSWERS:
            assert (game.why_not(answer) == pr.Why.LEGAL) == (answer.id in legal), (game, answer)


pieces = st.one_of(st.integers(0, 4), st.tuples(st.integers(0, 3), st.integers(0, 2)))
places = st.sampled_from(PLACE_NAMES)


@st.composite
def arrangements(draw: st.DrawFn, game: pr.Game) -> Any:
    """Garbage, or how the pieces might stand in the end, with one thing changed."""
    if game.question != pr.Question.PLACE or draw(st.booleans()):
        return draw(st.one_of(garbage, st.dictionaries(st.one_of(places, names, numbers), st.one_of(pieces, garbage))))
    trial, seat = game.copy(), game.seat
    assert seat is not None
    while trial.question == pr.Question.PLACE and trial.seat == seat:
        trial.play(draw(st.sampled_from(trial.answers)))
    board = trial.position()["seats"][seat]
    arrangement: dict[Any, Any] = {
        name: (place["colonists"], place["nobles"])
        for name, place in (*board["island"].items(), *board["city"].items())
        if name != "forest"
    }
    if draw(st.booleans()):
        arrangement[draw(st.sampled_from((*arrangement, "statue", "san_juan")))] = draw(st.one_of(pieces, garbage))
    return arrangement


@bounded(300)
@given(st.data())
def test_an_arrangement_is_refused_and_changes_nothing_or_is_carried_out(data: st.DataObject) -> None:
    placing = [game for game in games() if game.question == pr.Question.PLACE]
    game = data.draw(st.sampled_from((*placing, *placing, *games()))).copy()
    before, length = game.record, len(game.log)
    _, refused = outcome(pr.IllegalAnswer, game.arrange, data.draw(arrangements(game)))
    if refused:
        assert refused.why != pr.Why.LEGAL
    else:
        assert faults(game._state) == 0
        game.undo()
    assert (game.record, len(game.log)) == (before, length)
