"""Craftsman: production (3.4)."""

from .answers import EXTRA, PASS, SUBJECT
from .buildings import (
    AQUEDUCT,
    CHAPEL,
    FACTORY,
    INDIGO_PLANT,
    JEWELER,
    LARGE_PLANT,
    SMALL_PLANT,
    SPECIALTY_FACTORY,
    SUGAR_MILL,
)
from .guesthouse import guest_answers, offer_guest_moves
from .jit import Answers, constant_row, rule
from .kinds import CORN, GOODS
from .library import privileges
from .powers import occupied
from .questions import Question, ask, asked, close, seat_after
from .state import Player, State
from .supply import all_nobles, gain_good, gain_points
from .why import Why

# Doubloons of the Factory for the number of kinds produced (4.3).
FACTORY_DOUBLOONS = constant_row([0, 0, 1, 2, 3, 5])


@rule
def begin_craftsman(s: State, craftsman: int) -> None:
    """Let every player produce, clockwise from the craftsman, then ask for the privilege."""
    ask(s, Question.CRAFTSMAN_PRIVILEGE, craftsman, 0, 0)
    for steps in range(s.seats - 1, -1, -1):
        ask(s, Question.PRODUCE, seat_after(s, craftsman, steps), 0, 0)
        offer_guest_moves(s, seat_after(s, craftsman, steps))


@rule
def output(p: Player, good: int) -> int:
    """Count occupied plantations that have a worker in a plant; corn needs no plant (3.4)."""
    if good == CORN:
        return p.manned[CORN]
    workers = p.workers[LARGE_PLANT[good]]
    if SMALL_PLANT[good] != LARGE_PLANT[good]:
        workers += p.workers[SMALL_PLANT[good]]
    return min(p.manned[good], workers)


@rule
def waters(p: Player, good: int) -> bool:
    """Aqueduct: produce one more barrel in a large indigo plant or sugar mill (4.4, A14)."""
    plant = LARGE_PLANT[good]
    return plant in (INDIGO_PLANT, SUGAR_MILL) and occupied(p, AQUEDUCT) and occupied(p, plant)


@rule
def answer_produce(s: State) -> None:
    """Produce for one player as far as the supply goes, and use the buildings of this phase."""
    seat = asked(s).seat
    p = s.players[seat]
    close(s)
    kinds = 0
    largest = 0
    for good in range(GOODS):
        got = gain_good(s, p, good, output(p, good))
        if got == 0:
            continue
        kinds += 1
        if good != CORN:
            if waters(p, good):
                got += gain_good(s, p, good, 1)
            largest = max(largest, got)
        if s.role_taken[s.role] == seat:
            s.produced |= 1 << good
    if occupied(p, FACTORY):
        p.doubloons += FACTORY_DOUBLOONS[kinds]
    if occupied(p, SPECIALTY_FACTORY) and largest > 1:
        p.doubloons += largest - 1
    if p.noble_workers[CHAPEL] > 0:
        gain_points(s, p, 1)
    elif occupied(p, CHAPEL):
        p.doubloons += 1
    if occupied(p, JEWELER):
        p.doubloons += all_nobles(s, p)


@rule
def why_not_extra(s: State, answer: int) -> int:
    """Privilege: take one more barrel of a kind produced, with the Library two (3.4)."""
    frame = asked(s)
    good = SUBJECT[answer]
    if not s.produced & (1 << good):
        return Why.NOT_PRODUCED
    if frame.a >= privileges(s, frame.seat):
        return Why.ALREADY_DONE
    if good < frame.b:
        return Why.OUT_OF_ORDER
    return Why.LEGAL if s.goods[good] > 0 else Why.SUPPLY_EMPTY


@rule
def craftsman_privilege_answers(s: State, answers: Answers) -> int:
    n = 0
    for good in range(GOODS):
        if why_not_extra(s, EXTRA + good) == Why.LEGAL:
            answers[n] = EXTRA + good
            n += 1
    answers[n] = PASS
    return guest_answers(s, answers, n + 1)


@rule
def answer_craftsman_privilege(s: State, answer: int) -> None:
    frame = asked(s)
    if answer == PASS:
        s.produced = 0
        close(s)
        return
    good = SUBJECT[answer]
    gain_good(s, s.players[frame.seat], good, 1)
    frame.a += 1
    frame.b = good + 1 if s.library_craftsman_distinct else good
