"""Garbage gets a sentence: texts, positions, answers and rules that are not ones are refused with nothing but the
refusals of the package, and whatever is accepted can be played on without a fault."""

from __future__ import annotations

import copy
import functools
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import puertorico as pr
from puertorico.notation import BUILDING_NAMES, GOOD_NAMES, PLACE_NAMES, ROLE_NAMES
from puertorico.options import OPTIONS
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
Path = tuple[Any, ...]


def bounded(examples: int) -> settings:
    """So many examples, the same ones in every run."""
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
    """One game of each rule set at a few moments of every kind."""
    found: list[pr.Game] = []
    for number, rules in enumerate(RULES * 2):
        game = pr.Game.new(**rules, seed=number, chance="manual")
        rng = random.Random(number)
        times: dict[pr.Question, int] = {}
        while not game.is_over:
            times[game.question] = times.get(game.question, 0) + 1
            if times[game.question] in (1, 4, 20):
                found.append(game.copy())
            game.play(rng.choices(game.answers, [liking(answer) for answer in game.answers])[0])
        found.append(game)
    return tuple(found)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where something stands in a position."""
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
    st.integers(-2, 13), st.sampled_from((99, 255, 256, 500, 32_767, 32_768, 2**31, 10**30, 10**5_000, -(10**9)))
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


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@st.composite
def broken_positions(draw: st.DrawFn) -> Any:
    """A position of a game with up to three things changed; supplies left out follow from the rest."""
    position: Any = copy.deepcopy(draw(st.sampled_from(games())).position())
    for key in draw(st.sampled_from(((), (), ("bank", "buildings"), ("bank", "buildings", "roles", "to_choose")))):
        del position[key]
    if "bank" not in position:
        del position["plantations"]["face_down"]
    for _ in range(draw(st.integers(1, 3))):
        part = draw(st.sampled_from(("stack", "phase", "seats", "any")))
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


@bounded(500)
@given(broken_positions(), st.integers(0, 10**6))
def test_a_broken_position_is_refused_or_can_be_played(position: Any, seed: int) -> None:
    try:
        game = pr.Game.from_position(position, seed=seed)
    except pr.InvalidPosition as refusal:
        assert refusal.problems
        assert 0 < len(str(refusal)) < 5_000
        return
    assert pr.Game.from_position(game.position(), seed=seed).record == game.record
    play_on(game, random.Random(seed))
    assert pr.Game.from_position(game.position(), seed=seed).record == game.record
    assert pr.Game.from_text(game.to_text(), seed=seed).record == game.record


@bounded(300)
@given(broken_texts(), st.integers(0, 10**6))
def test_a_broken_text_is_refused_or_can_be_played(text: str, seed: int) -> None:
    try:
        game = pr.Game.from_text(text, seed=seed)
    except pr.InvalidText as refusal:
        assert 0 < len(str(refusal)) < 5_000
        return
    play_on(game, random.Random(seed))


@bounded(200)
@given(st.one_of(garbage, st.fixed_dictionaries({"rules": garbage}, optional={"seats": garbage, "stack": garbage})))
def test_garbage_is_no_position(position: Any) -> None:
    try:
        pr.Game.from_position(position)
    except pr.InvalidPosition as refusal:
        assert 0 < len(str(refusal)) < 5_000
    else:
        raise AssertionError("this was accepted")


@bounded(200)
@given(
    st.dictionaries(
        st.sampled_from(("round", "governor", "to_choose", "roles", "bank", "plantations", "ships", "seats", "role")),
        garbage,
    )
)
def test_garbage_beside_good_rules_is_refused_or_can_be_played(position: dict[str, Any]) -> None:
    try:
        game = pr.Game.from_position({"rules": {"players": 3}, **position}, seed=1)
    except pr.InvalidPosition as refusal:
        assert 0 < len(str(refusal)) < 5_000
        return
    play_on(game, random.Random(1), 30)


@bounded(200)
@given(
    st.one_of(garbage, st.text().map("puertorico 1\n{}".format), st.text().map("puertorico 1\nplayers: 3\n{}".format))
)
def test_garbage_is_no_text(text: Any) -> None:
    try:
        game = pr.Game.from_text(text, seed=1)
    except pr.InvalidText as refusal:
        assert 0 < len(str(refusal)) < 500
        return
    play_on(game, random.Random(1), 5)


def test_deeply_nested_garbage_is_refused() -> None:
    deep = nested(100_000)
    position = {"rules": {"players": 3}}
    for wrong in (deep, {"rules": deep}, {**position, "seats": deep}, {**position, "stack": [deep]}):
        try:
            pr.Game.from_position(wrong)
        except pr.InvalidPosition as refusal:
            assert "too large to show" in str(refusal) or "[[" in str(refusal)
    while deep:
        deep = deep.pop()  # taken apart by hand: freeing it all at once would go as deep


@bounded(300)
@given(
    garbage,
    st.one_of(garbage, st.lists(st.sampled_from((*BOTH, "pirates")), max_size=3)),
    st.dictionaries(st.one_of(st.sampled_from((*OPTIONS, "seed", "chance", "cls")), st.text(max_size=3)), garbage),
)
def test_rules_that_are_none_are_refused(players: Any, expansions: Any, options: dict[str, Any]) -> None:
    for count in (players, 3):
        try:
            game = pr.Game.new(count, expansions, **options)
        except pr.InvalidRules as refusal:
            assert 0 < len(str(refusal)) < 5_000
        else:
            play_on(game, random.Random(1), 5)


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
    before, length = game.record, len(game.log)
    try:
        game.play(answer)
    except pr.IllegalAnswer as refusal:
        assert refusal.legal == game.answers
        assert refusal.why != pr.Why.LEGAL
        assert 0 < len(str(refusal)) < 10_000
        assert (game.record, len(game.log)) == (before, length)
        assert game.why_not(answer) == refusal.why
    else:
        assert faults(game._state) == 0


def test_every_answer_at_every_question_is_legal_or_has_a_reason() -> None:
    for game in games():
        legal = {answer.id for answer in game.answers}
        for answer in pr.ANSWERS:
            assert (game.why_not(answer) == pr.Why.LEGAL) == (answer.id in legal), (game, answer)


pieces = st.one_of(st.integers(0, 4), st.tuples(st.integers(0, 3), st.integers(0, 2)))
arrangements = st.one_of(
    garbage,
    st.dictionaries(st.sampled_from(PLACE_NAMES), pieces, max_size=6),
    st.dictionaries(st.one_of(st.sampled_from(PLACE_NAMES), garbage.filter(lambda x: x.__hash__)), garbage, max_size=3),
)


@bounded(300)
@given(st.data())
def test_an_arrangement_is_refused_and_changes_nothing_or_is_carried_out(data: st.DataObject) -> None:
    placing = [game for game in games() if game.question == pr.Question.PLACE]
    game = data.draw(st.sampled_from((*placing, *placing, *games()))).copy()
    arrangement = data.draw(arrangements)
    if data.draw(st.booleans()):
        # Start from how the pieces could stand, and change one thing.
        trial, seat = game.copy(), game.seat
        while trial.question == pr.Question.PLACE and trial.seat == seat:
            trial.play(data.draw(st.sampled_from(trial.answers)))
        board = trial.position()["seats"][seat or 0]
        arrangement = {
            name: (place["colonists"], place["nobles"])
            for name, place in (*board["island"].items(), *board["city"].items())
            if name != "forest"
        }
        if arrangement and data.draw(st.booleans()):
            arrangement[data.draw(st.sampled_from(sorted(arrangement)))] = data.draw(st.one_of(pieces, garbage))
    before, length = game.record, len(game.log)
    try:
        game.arrange(arrangement)
    except pr.IllegalAnswer as refusal:
        assert refusal.why != pr.Why.LEGAL
        assert 0 < len(str(refusal)) < 10_000
        assert (game.record, len(game.log)) == (before, length)
    else:
        assert faults(game._state) == 0
        game.undo()
        assert game.record == before


@bounded(100)
@given(st.data())
def test_a_wrong_seed_or_chance_is_refused(data: st.DataObject) -> None:
    game = games()[0]
    seed, chance = data.draw(st.one_of(garbage, st.integers())), data.draw(st.one_of(garbage, st.just("auto")))
    for start, argument in (
        (pr.Game.new, 3),
        (pr.Game.from_text, game.to_text()),
        (pr.Game.from_position, game.position()),
    ):
        try:
            start(argument, seed=seed, chance=chance)
        except pr.InvalidRules as refusal:
            assert str(refusal).startswith(("seed is", "chance is"))
