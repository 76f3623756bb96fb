"""Which stacks of questions, with what the phase remembers, can be part of a game.

A role begins with an agenda on the stack: the turns of the phase, the last one lowest. In the middle of the phase the
stack is the lower part of this agenda and, on top, what has become of the turn that is being taken. So the rules are
asked for the agenda, and only the top has to be judged by itself, in `position_question`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.answers import CHOOSE_ROLE, CONTINUE, NOBLE_GUEST_AT, SUBJECT
from ..rules.buildings import DRAFTABLE, GUESTHOUSE, LIBRARY
from ..rules.chance import FOR_ROW
from ..rules.craftsman import output
from ..rules.guesthouse import begins_a_turn, is_guest_answer
from ..rules.kinds import CHANCE, GOODS, NOBODY, TILES, Role
from ..rules.questions import FIRST_MOMENT, Question, ask, asked, close, seat_after
from ..rules.settler import REGULAR
from ..rules.setup import DRAFT_PICKS, ROLES_A_ROUND, set_up
from ..rules.state import State
from ..rules.supply import nobles_at, pieces_at
from ..rules.turn import take
from .notation import ROLE_NAMES, seat_name
from .position_question import Asked, can_be_asked, copy_of, frames

# What the phase remembers is nothing unless this question is on the stack.
MEMORY_OF = {
    "circles_left": Question.PLACE,
    "produced": Question.CRAFTSMAN_PRIVILEGE,
    "idle_turns": Question.CAPTAIN,
    "privilege_used": Question.CAPTAIN,
    "wharves_used": Question.CAPTAIN,
    "small_wharves_used": Question.CAPTAIN,
    "keep_from": Question.STORE,
    "warehoused": Question.STORE,
    "to_pay": Question.BLACK_MARKET,
}


def cards_taken(s: State) -> int:
    return sum(s.role_taken[role] != NOBODY for role in range(s.role_cards))


def is_last_role(s: State) -> bool:
    """Does the card of the current or last role lie with the last to choose?"""
    taken = cards_taken(s)
    if taken == 0:
        return s.round_number > 1
    return s.role_taken[s.role] == seat_after(s, s.governor, taken - 1)


def drafted(s: State) -> int:
    """How many of the types for the draft are in play."""
    cities = [s.players[seat].city for seat in range(s.seats)]
    return sum(s.buildings[b] > 0 or any(city[b] for city in cities) for b in DRAFTABLE)


def stack_problems(s: State) -> list[str]:
    """What is wrong with the stack of an otherwise possible record; it has at least one question."""
    top = asked(s)
    name = Question(top.question).name
    if top.question >= FIRST_MOMENT and top.question != Question.GAME_OVER:
        return [f"stack: {name} asks nobody; the last entry should be a question or GAME_OVER"]
    if not _is_on_the_agenda(s):
        role = "the setup" if s.role == NOBODY else f"a round whose last role is {ROLE_NAMES[s.role]}"
        return [f"stack: {name} of {seat_name(top.seat)} cannot stand there in {role} with these cards taken"]
    problems = list(_memory_problems(s))
    if not problems and not can_be_asked(s):
        numbers = f"{name} of {seat_name(top.seat)} with the numbers {top.a} and {top.b}"
        problems.append(f"stack: {numbers} cannot be asked in this position")
    return problems


def _is_on_the_agenda(s: State) -> bool:
    """Is it the turn for the top question, with everything beneath it that is still to come?"""
    stack = frames(s)
    taken = cards_taken(s)
    bottom, top = stack[0], stack[-1]
    if bottom == (Question.GAME_OVER, s.governor, 0, 0):
        at_end = taken == ROLES_A_ROUND[s.seats - 2] and s.ending != 0 and s.role != NOBODY and is_last_role(s)
        return at_end and (len(stack) == 1 or _are_last_guests(s, stack))
    if s.new_buildings and top[0] != Question.DRAFT and drafted(s) != DRAFT_PICKS:
        return False
    if s.role == NOBODY and top[0] in (Question.DRAFT, Question.CHANCE):
        return _is_setup(s)
    if top[0] == Question.CHOOSE_ROLE:
        chooser = seat_after(s, s.governor, taken)
        expected = [(Question.ROUND, 0, taken + 1, 0), (Question.CHOOSE_ROLE, chooser, 0, 0)]
        can_choose = taken < ROLES_A_ROUND[s.seats - 2]
        return stack == expected and can_choose and (s.role == NOBODY or is_last_role(s))
    if bottom != (Question.ROUND, 0, taken, 0) or taken == 0 or s.role == NOBODY or not is_last_role(s):
        return False
    begun = _as_begun(s, stack)
    return any(agenda[: len(begun)] == begun for agenda in _agendas(s))


def _are_last_guests(s: State, stack: list[Asked]) -> bool:
    """Before the scoring guests may move, clockwise from the governor, but not right after the mayor."""
    asks = stack[-1][1]
    turn = (asks - s.governor) % s.seats
    window = [(Question.LAST_GUESTS, s.governor, turn + 1, 0), (Question.GUESTS, asks, 0, 0)]
    return stack[1:] == window and s.role != Role.MAYOR


def _is_setup(s: State) -> bool:
    """Is nothing done yet but a part of the draft or of the first row?"""
    trial = copy_of(s)
    set_up(trial)
    trial.draws = s.draws
    for building in DRAFTABLE:
        trial.buildings[building] = s.buildings[building]
    if asked(s).question == Question.DRAFT:
        done = drafted(s)
        asked(trial).a = done
        asked(trial).seat = CHANCE if s.random_draft else done % s.seats
        return done < DRAFT_PICKS and trial.to_bytes() == s.to_bytes()
    if asked(trial).question == Question.DRAFT:
        close(trial)
    asked(trial).a = s.stack[s.depth - 2].a
    ask(trial, Question.CHANCE, CHANCE, FOR_ROW, 0)
    for good in range(GOODS):
        trial.face_up[good] = s.face_up[good]
        trial.face_down[good] = s.face_down[good]
    return trial.to_bytes() == s.to_bytes()


def _agendas(s: State) -> Iterator[list[Asked]]:
    """The stack as the phase begins, and as its later parts begin."""
    trial = copy_of(s)
    chooser = trial.role_taken[trial.role]
    trial.role_taken[trial.role] = NOBODY
    while trial.depth > 1:
        close(trial)
    ask(trial, Question.CHOOSE_ROLE, chooser, 0, 0)
    take(trial, CHOOSE_ROLE + trial.role)
    yield frames(trial)
    part = Question.CAPTAIN if trial.role == Role.CAPTAIN else Question.LODGES
    while trial.depth > 1 and asked(trial).question != part:
        close(trial)
    if trial.depth > 1:
        trial.idle_turns = trial.seats
        take(trial, CONTINUE)
        yield frames(trial)


def _as_begun(s: State, stack: list[Asked]) -> list[Asked]:
    """The stack with the turn that is being taken put back to how it stood on the agenda."""
    if stack[-1][0] != Question.LIBRARY and len(stack) > 1 and stack[1][0] == Question.CAPTAIN:
        captain = stack[1][1]
        return [stack[0], (Question.CAPTAIN, captain, captain, 0)]
    *lower, (question, seat, _, _) = stack
    match question:
        case Question.CHANCE | Question.LAY_TILE | Question.SHIP_PIECE:
            return _as_begun(s, lower)
        case Question.HOSPICE:
            return [*lower, (Question.TAKE_TILE, seat, REGULAR, 0)]
        case Question.PLACE:
            return [*lower, (Question.LIFT, seat, 0, 0)]
        case Question.BLACK_MARKET | Question.UNIVERSITY:
            return [*lower, (Question.BUILD, seat, 0, 0)]
        case Question.STORE:
            return [*lower, (Question.STORAGE, seat, 0, 0)]
        case Question.TRADE | Question.MAYOR_PRIVILEGE | Question.CRAFTSMAN_PRIVILEGE:
            return [*lower, (question, seat, 0, 0)]
        case Question.DISTRIBUTE:
            return [*lower, (question, seat, seat, 0)]
        case Question.REFILL_ROW:
            return [*lower, (question, seat, s.seats + 1, 0)]
        case _:
            return stack


def _memory_problems(s: State) -> Iterator[str]:
    """What the phase remembers must belong to a question on the stack."""
    questions = [question for question, *_ in frames(s)]
    for name, question in MEMORY_OF.items():
        value = getattr(s, name)
        if value and question not in questions:
            yield f"phase.{name}: {value} should be 0 without {question.name} on the stack"
    if s.produced and not _can_have_produced(s):
        yield f"phase.produced: {s.produced} are not kinds that the craftsman can have produced"
    kept = [s.kept[good] for good in range(GOODS)]
    if any(kept) and Question.STORE not in questions:
        yield f"phase.kept: {kept} should be nothing without STORE on the stack"
    if s.guest_from and not _guest_has_moved(s):
        yield f"phase.guest_from: {s.guest_from} is not a guest who has just moved"
    yield from _library_problems(s)


def _guest_has_moved(s: State) -> bool:
    """The last answer was a guest's move, whose number is remembered."""
    top = asked(s)
    if not is_guest_answer(s.guest_from) or not begins_a_turn(top):
        return False
    p = s.players[top.seat]
    place = SUBJECT[s.guest_from]
    nobles = 1 if s.guest_from == NOBLE_GUEST_AT[place] else 0
    is_there = place < TILES + s.types and pieces_at(p, place) > 0 and nobles_at(p, place) >= nobles
    # There was an empty circle, so San Juan was empty after the mayor.
    filled = top.question != Question.CHOOSE_ROLE or s.role != Role.MAYOR or p.san_juan == 0
    return is_there and p.city[GUESTHOUSE] > 0 and p.workers[GUESTHOUSE] < 2 and filled


def _library_problems(s: State) -> Iterator[str]:
    """The Library doubles every role, by option with two players only one a round (4.4, 6.4)."""
    once_a_round = s.seats == 2 and s.library_2p_once_per_round
    in_round = s.stack[0].question == Question.ROUND
    choosers = {s.role_taken[role] for role in range(s.role_cards) if once_a_round and in_round} - {NOBODY}
    if s.library_spent & ~sum(1 << seat for seat in choosers if s.players[seat].city[LIBRARY]):
        yield f"phase.library_spent: {s.library_spent} are not seats that can have used their Library this round"
    in_phase = in_round and s.role != NOBODY and asked(s).question != Question.CHOOSE_ROLE
    expected = [1 if in_phase else 0]
    if in_phase and once_a_round:
        used = s.library_spent >> s.role_taken[s.role] & 1 and asked(s).question != Question.LIBRARY
        expected = [0, 1] if used else [0]
    if s.library_doubles not in expected:
        yield f"phase.library_doubles: {s.library_doubles} should be {' or '.join(map(str, expected))}"


def _can_have_produced(s: State) -> bool:
    """Only kinds of which he makes and has barrels; a guest who moved later can only have added some."""
    craftsman = s.role_taken[s.role]
    p = s.players[craftsman]
    kinds = sum(1 << good for good in range(GOODS) if output(p, good) > 0 and p.goods[good] > 0)
    return not s.produced & ~kinds and (Question.PRODUCE, craftsman, 0, 0) not in frames(s)
