"""Guesthouse: guests move in any phase but the mayor's (4.4, A11, A72).

Every question that starts a turn of the owner offers guest answers. The question GUESTS offers them where nothing else
is asked.
"""

from .answers import FIRST_GUEST, GUEST_AT, LAST_GUEST, NOBLE_GUEST_AT, PASS, PLACES, SUBJECT
from .buildings import GUESTHOUSE
from .jit import Answers, rule
from .kinds import TILES
from .questions import ALWAYS, BEFORE_THE_FIRST, STARTS_TURN, Question, ask, asked, asked_player, close
from .state import Frame, Player, State
from .supply import circles_at, pieces_at, put
from .why import Why


@rule
def has_guests(p: Player) -> bool:
    return p.workers[GUESTHOUSE] > 0


@rule
def offer_guest_moves(s: State, seat: int) -> None:
    """Ask an owner with guests whether they move (A11)."""
    if has_guests(s.players[seat]):
        ask(s, Question.GUESTS, seat, 0, 0)


@rule
def is_guest_answer(answer: int) -> bool:
    return FIRST_GUEST <= answer <= LAST_GUEST


@rule
def begins_a_turn(frame: Frame) -> bool:
    """Let guests move at the questions that start a turn (4.4, A11)."""
    when = STARTS_TURN[frame.question]
    if when == BEFORE_THE_FIRST:
        return frame.a == 0 and frame.b == 0
    return when == ALWAYS


@rule
def why_not_guest(s: State, answer: int) -> int:
    """Move a guest to an empty circle elsewhere, both guests in ascending order (4.4)."""
    frame = asked(s)
    if not begins_a_turn(frame):
        return Why.NOT_ASKED
    p = s.players[frame.seat]
    place = SUBJECT[answer]
    noble = answer == NOBLE_GUEST_AT[place]
    nobles = p.noble_workers[GUESTHOUSE]
    if (nobles if noble else p.workers[GUESTHOUSE] - nobles) == 0:
        return Why.NOTHING_THERE
    if pieces_at(p, place) >= circles_at(s, p, place):
        return Why.NO_CIRCLE
    if answer < s.guest_from:
        return Why.OUT_OF_ORDER
    return Why.LEGAL


@rule
def guest_answers(s: State, answers: Answers, n: int) -> int:
    """Add the guest moves to a list of answers that is n long."""
    if has_guests(asked_player(s)) and begins_a_turn(asked(s)):
        return add_guest_moves(s, answers, n)
    return n


@rule
def add_guest_moves(s: State, answers: Answers, n: int) -> int:
    p = asked_player(s)
    last = TILES + s.types
    if p.workers[GUESTHOUSE] > p.noble_workers[GUESTHOUSE]:
        for place in range(min(PLACES, last)):
            if GUEST_AT[place] >= 0 and why_not_guest(s, GUEST_AT[place]) == Why.LEGAL:
                answers[n] = GUEST_AT[place]
                n += 1
    if p.noble_workers[GUESTHOUSE] > 0:
        for place in range(min(PLACES, last)):
            if NOBLE_GUEST_AT[place] >= 0 and why_not_guest(s, NOBLE_GUEST_AT[place]) == Why.LEGAL:
                answers[n] = NOBLE_GUEST_AT[place]
                n += 1
    return n


@rule
def move_guest(s: State, answer: int) -> None:
    """Move the guest, who works there immediately; the same question is asked again (4.4)."""
    p = asked_player(s)
    place = SUBJECT[answer]
    nobles = 1 if answer == NOBLE_GUEST_AT[place] else 0
    put(p, TILES + GUESTHOUSE, -1, -nobles)
    put(p, place, 1, nobles)
    s.guest_from = answer


@rule
def guests_answers(s: State, answers: Answers) -> int:
    answers[0] = PASS
    return guest_answers(s, answers, 1)


@rule
def answer_guests(s: State, answer: int) -> None:
    close(s)
