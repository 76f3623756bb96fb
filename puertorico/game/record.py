"""Validation of records: the bytes of a game that come from outside."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.faults import fault_sentences, faults
from ..rules.kinds import CHANCE, GOODS, NOBODY, ROLES, SHIPS
from ..rules.questions import Question
from ..rules.setup import set_up
from ..rules.state import STACK, State
from .options import InvalidRules, read_rules, write_rules
from .position import InvalidPosition
from .wording import quote


def check_record(record: object) -> None:
    """Check the bytes of a game. Raises `InvalidPosition` if they are impossible.

    The history of the current phase is not checked, because records come from programs.
    """
    if not isinstance(record, bytes) or len(record) != State.SIZE:
        raise InvalidPosition([f"a record must be {State.SIZE} bytes, got {quote(record)}"])
    s = State.of(record)
    problems = list(_rule_problems(s)) or list(_number_problems(s)) or fault_sentences(faults(s))
    if problems:
        raise InvalidPosition(problems)


def _rule_problems(s: State) -> Iterator[str]:
    options = dict(read_rules(s))
    same = State.blank()
    try:
        write_rules(same, options.pop("players"), options.pop("expansions"), options)
    except InvalidRules as error:
        yield from (f"rules: {problem}" for problem in error.problems)
        return
    set_up(same)
    for name in ("types", "role_cards"):
        if getattr(s, name) != getattr(same, name):
            yield f"{name} must be {getattr(same, name)} with these rules, got {getattr(s, name)}"


def _number_problems(s: State) -> Iterator[str]:
    """Yield numbers that are out of range, so that the rules can index with the others."""

    def check(name: str, value: int, least: int, most: int) -> Iterator[str]:
        if not least <= value <= most:
            yield f"{name} must be from {least} to {most}, got {value}"

    yield from check("depth", s.depth, 1, STACK)
    for i in range(min(s.depth, STACK)):
        yield from check(f"stack.{i}.question", s.stack[i].question, Question.DRAFT, Question.GAME_OVER)
        yield from check(f"stack.{i}.seat", s.stack[i].seat, CHANCE, s.seats - 1)
    yield from check("round_number", s.round_number, 1, s.max_rounds)
    yield from check("governor", s.governor, 0, s.seats - 1)
    yield from check("role", s.role, NOBODY, s.role_cards - 1)
    for role in range(ROLES):
        yield from check(f"role_taken.{role}", s.role_taken[role], NOBODY, s.seats - 1)
    for ship in range(SHIPS):
        yield from check(f"ship_good.{ship}", s.ship_good[ship], NOBODY, GOODS - 1)
