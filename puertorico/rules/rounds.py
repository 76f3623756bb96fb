"""The round: role choices, the governor, and the end of the game (2, 5.1)."""

from .answers import CHOOSE_ROLE, SUBJECT
from .builder import begin_builder
from .captain import begin_captain
from .craftsman import begin_craftsman
from .guesthouse import guest_answers, offer_guest_moves
from .jit import Answers, rule
from .kinds import NOBODY, Ending, Role
from .library import offer_library
from .mayor import begin_mayor
from .prospector import begin_prospector
from .questions import Question, ask, asked, close, seat_after
from .settler import begin_settler
from .setup import ROLES_A_ROUND
from .state import State
from .trader import begin_trader
from .why import Why


@rule
def reaches_limit(s: State) -> bool:
    """Return True in the last round that the option `max_rounds` allows."""
    return s.round_number >= s.max_rounds


def guests_are_asked_again(s: State) -> bool:
    """Return True if GUESTS comes again in this phase: before a captain's storage (A72)."""
    return asked(s).question == Question.GUESTS and s.role == Role.CAPTAIN and not is_last_round(s)


@rule
def is_last_round(s: State) -> bool:
    """Return True if the game ends with this round (5.1)."""
    return s.ending != 0 or reaches_limit(s)


@rule
def answer_round(s: State) -> None:
    """Ask the next player for a role, clockwise from the governor, or end the round (2).

    Two players choose three roles each. The game ends with the round if a condition is met (5.1).
    """
    frame = asked(s)
    turn = frame.a
    frame.a += 1
    s.library_doubles = 0
    if turn < ROLES_A_ROUND[s.seats - 2]:
        ask(s, Question.CHOOSE_ROLE, seat_after(s, s.governor, turn), 0, 0)
        return
    if reaches_limit(s):
        s.ending |= Ending.MAX_ROUNDS
    if s.ending == 0:
        frame.a = 0
        ask(s, Question.NEW_ROUND, s.governor, 0, 0)
    else:
        close(s)
        s.library_spent = 0
        ask(s, Question.GAME_OVER, s.governor, 0, 0)
        if s.role != Role.MAYOR:
            ask(s, Question.LAST_GUESTS, s.governor, 0, 0)


@rule
def answer_new_round(s: State) -> None:
    """Put a doubloon on every card not taken, return all cards, pass the governor on (2)."""
    for role in range(s.role_cards):
        if s.role_taken[role] == NOBODY:
            s.role_doubloons[role] += 1
        s.role_taken[role] = NOBODY
    s.library_spent = 0
    s.governor = seat_after(s, s.governor, 1)
    s.round_number += 1
    close(s)


@rule
def answer_last_guests(s: State) -> None:
    """Let guests move once more before scoring (5.2, A72)."""
    frame = asked(s)
    turn = frame.a
    frame.a += 1
    if turn == s.seats:
        close(s)
    else:
        offer_guest_moves(s, seat_after(s, frame.seat, turn))


@rule
def why_not_role(s: State, answer: int) -> int:
    role = SUBJECT[answer]
    if role >= s.role_cards:
        return Why.NOT_IN_GAME
    return Why.LEGAL if s.role_taken[role] == NOBODY else Why.TAKEN


@rule
def choose_role_answers(s: State, answers: Answers) -> int:
    n = 0
    for role in range(s.role_cards):
        if why_not_role(s, CHOOSE_ROLE + role) == Why.LEGAL:
            answers[n] = CHOOSE_ROLE + role
            n += 1
    return guest_answers(s, answers, n)


@rule
def answer_choose_role(s: State, answer: int) -> None:
    """Take the card and the doubloons on it, which can be spent immediately (2, A61)."""
    seat = asked(s).seat
    role = SUBJECT[answer]
    close(s)
    s.role = role
    s.role_taken[role] = seat
    s.players[seat].doubloons += s.role_doubloons[role]
    s.role_doubloons[role] = 0
    match role:
        case Role.SETTLER:
            begin_settler(s, seat)
        case Role.MAYOR:
            begin_mayor(s, seat)
        case Role.BUILDER:
            begin_builder(s, seat)
        case Role.CRAFTSMAN:
            begin_craftsman(s, seat)
        case Role.TRADER:
            begin_trader(s, seat)
        case Role.CAPTAIN:
            begin_captain(s, seat)
        case _:
            begin_prospector(s, seat)
    s.library_doubles = 1
    if s.seats == 2 and s.library_2p_once_per_round:
        offer_library(s, seat)
