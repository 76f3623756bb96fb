"""The entry points: `legal` lists the answers, `apply` takes one, `why_not` explains."""

from .answers import CONTINUE, VERB
from .builder import (
    answer_black_market,
    answer_build,
    answer_university,
    black_market_answers,
    build_answers,
    why_not_build,
    why_not_pay,
)
from .captain import (
    answer_captain,
    answer_deliver,
    answer_first_turn,
    answer_load,
    answer_small_wharf,
    deliver_answers,
    load_answers,
    small_wharf_answers,
    why_not_barrel,
    why_not_deliver,
    why_not_load,
)
from .chance import answer_reshuffle, chance_answers, why_not_turn
from .craftsman import answer_craftsman_privilege, answer_produce, craftsman_privilege_answers, why_not_extra
from .guesthouse import answer_guests, guests_answers, is_guest_answer, move_guest, why_not_guest
from .jit import Answers, rule
from .kinds import CHANCE
from .library import answer_library, library_answers
from .mayor import (
    answer_distribute,
    answer_lift,
    answer_mayor_privilege,
    answer_place,
    answer_refill_ship,
    answer_ship_piece,
    answer_villa,
    mayor_privilege_answers,
    place_answers,
    ship_piece_answers,
    villa_answers,
    why_not_place,
)
from .prospector import answer_prospector
from .questions import ANSWERED_BY, FIRST_MOMENT, VERBS, Question, asked
from .rounds import (
    answer_choose_role,
    answer_last_guests,
    answer_new_round,
    answer_round,
    choose_role_answers,
    why_not_role,
)
from .settler import (
    answer_chance,
    answer_discard_row,
    answer_hacienda,
    answer_hospice,
    answer_hunting_lodge,
    answer_lay_tile,
    answer_lodge_points,
    answer_lodges,
    answer_refill_row,
    answer_take_tile,
    hacienda_answers,
    hunting_lodge_answers,
    lay_tile_answers,
    one_piece_answers,
    take_tile_answers,
    why_not_draw,
    why_not_hunt,
    why_not_take,
)
from .setup import answer_draft, draft_answers, why_not_choose
from .state import State
from .storage import answer_storage, answer_store, answer_unload, store_answers, why_not_keep
from .trader import answer_empty_house, answer_trade, trade_answers, why_not_trade
from .why import Why


@rule
def legal(s: State, answers: Answers) -> int:
    """List the legal answers in `answers` and return how many; change nothing else."""
    question = asked(s).question
    if question >= FIRST_MOMENT:
        answers[0] = CONTINUE
        return 0 if question == Question.GAME_OVER else 1
    return legal_answers(s, question, answers)


@rule
def legal_answers(s: State, question: int, answers: Answers) -> int:
    match question:
        case Question.DRAFT:
            return draft_answers(s, answers)
        case Question.CHOOSE_ROLE:
            return choose_role_answers(s, answers)
        case Question.LIBRARY:
            return library_answers(s, answers)
        case Question.HACIENDA:
            return hacienda_answers(s, answers)
        case Question.LAY_TILE:
            return lay_tile_answers(s, answers)
        case Question.TAKE_TILE:
            return take_tile_answers(s, answers)
        case Question.HOSPICE:
            return one_piece_answers(s, answers)
        case Question.HUNTING_LODGE:
            return hunting_lodge_answers(s, answers)
        case Question.MAYOR_PRIVILEGE:
            return mayor_privilege_answers(s, answers)
        case Question.VILLA:
            return villa_answers(s, answers)
        case Question.SHIP_PIECE:
            return ship_piece_answers(s, answers)
        case Question.PLACE:
            return place_answers(s, answers)
        case Question.BUILD:
            return build_answers(s, answers)
        case Question.BLACK_MARKET:
            return black_market_answers(s, answers)
        case Question.UNIVERSITY:
            return one_piece_answers(s, answers)
        case Question.CRAFTSMAN_PRIVILEGE:
            return craftsman_privilege_answers(s, answers)
        case Question.TRADE:
            return trade_answers(s, answers)
        case Question.DELIVER:
            return deliver_answers(s, answers)
        case Question.LOAD:
            return load_answers(s, answers)
        case Question.SMALL_WHARF:
            return small_wharf_answers(s, answers)
        case Question.STORE:
            return store_answers(s, answers)
        case Question.GUESTS:
            return guests_answers(s, answers)
        case _:
            return chance_answers(s, answers)


@rule
def take(s: State, answer: int) -> None:
    """Take one legal answer, without continuing to the next question."""
    frame = asked(s)
    if frame.question >= FIRST_MOMENT:
        take_moment(s, frame.question)
    elif is_guest_answer(answer):
        move_guest(s, answer)
    else:
        s.guest_from = 0
        if frame.seat == CHANCE:
            s.draws += 1
        take_answer(s, frame.question, answer)


@rule
def take_answer(s: State, question: int, answer: int) -> None:
    match question:
        case Question.DRAFT:
            answer_draft(s, answer)
        case Question.CHOOSE_ROLE:
            answer_choose_role(s, answer)
        case Question.LIBRARY:
            answer_library(s, answer)
        case Question.HACIENDA:
            answer_hacienda(s, answer)
        case Question.LAY_TILE:
            answer_lay_tile(s, answer)
        case Question.TAKE_TILE:
            answer_take_tile(s, answer)
        case Question.HOSPICE:
            answer_hospice(s, answer)
        case Question.HUNTING_LODGE:
            answer_hunting_lodge(s, answer)
        case Question.MAYOR_PRIVILEGE:
            answer_mayor_privilege(s, answer)
        case Question.VILLA:
            answer_villa(s, answer)
        case Question.SHIP_PIECE:
            answer_ship_piece(s, answer)
        case Question.PLACE:
            answer_place(s, answer)
        case Question.BUILD:
            answer_build(s, answer)
        case Question.BLACK_MARKET:
            answer_black_market(s, answer)
        case Question.UNIVERSITY:
            answer_university(s, answer)
        case Question.CRAFTSMAN_PRIVILEGE:
            answer_craftsman_privilege(s, answer)
        case Question.TRADE:
            answer_trade(s, answer)
        case Question.DELIVER:
            answer_deliver(s, answer)
        case Question.LOAD:
            answer_load(s, answer)
        case Question.SMALL_WHARF:
            answer_small_wharf(s, answer)
        case Question.STORE:
            answer_store(s, answer)
        case Question.GUESTS:
            answer_guests(s, answer)
        case _:
            answer_chance(s, answer)


@rule
def take_moment(s: State, question: int) -> None:
    """Carry out an automatic moment."""
    match question:
        case Question.ROUND:
            answer_round(s)
        case Question.NEW_ROUND:
            answer_new_round(s)
        case Question.LODGES:
            answer_lodges(s)
        case Question.LODGE_POINTS:
            answer_lodge_points(s)
        case Question.DISCARD_ROW:
            answer_discard_row(s)
        case Question.REFILL_ROW:
            answer_refill_row(s)
        case Question.RESHUFFLE:
            answer_reshuffle(s)
        case Question.DISTRIBUTE:
            answer_distribute(s)
        case Question.LIFT:
            answer_lift(s)
        case Question.REFILL_SHIP:
            answer_refill_ship(s)
        case Question.PRODUCE:
            answer_produce(s)
        case Question.EMPTY_HOUSE:
            answer_empty_house(s)
        case Question.CAPTAIN:
            answer_captain(s)
        case Question.FIRST_TURN:
            answer_first_turn(s)
        case Question.STORAGE:
            answer_storage(s)
        case Question.UNLOAD:
            answer_unload(s)
        case Question.PROSPECTOR:
            answer_prospector(s)
        case _:
            answer_last_guests(s)


@rule
def continue_to_choice(s: State, answers: Answers) -> int:
    """Continue to the next question with a choice and list its answers (0: game over)."""
    while True:
        question = asked(s).question
        if question == Question.GAME_OVER:
            return 0
        if question >= FIRST_MOMENT:
            take_moment(s, question)
        else:
            n = legal_answers(s, question, answers)
            if n != 1:
                return n
            take(s, answers[0])


@rule
def apply(s: State, answer: int, answers: Answers) -> int:
    """Take one legal answer, continue to the next choice and list its answers (0: game over)."""
    take(s, answer)
    return continue_to_choice(s, answers)


@rule
def why_not(s: State, answer: int, answers: Answers) -> int:
    """Return 0 if the answer is legal now, else the reason. The list is scratch space."""
    for i in range(legal(s, answers)):
        if answers[i] == answer:
            return Why.LEGAL
    return reason(s, answer)


@rule
def reason(s: State, answer: int) -> int:
    """Return why an answer is not legal now."""
    if is_guest_answer(answer):
        return why_not_guest(s, answer)
    question = asked(s).question
    if not ANSWERED_BY[question * VERBS + VERB[answer]]:
        return Why.NOT_ASKED
    return reason_at(s, question, answer)


@rule
def reason_at(s: State, question: int, answer: int) -> int:
    match question:
        case Question.DRAFT:
            return why_not_choose(s, answer)
        case Question.CHOOSE_ROLE:
            return why_not_role(s, answer)
        case Question.HACIENDA:
            return why_not_draw(s, answer)
        case Question.TAKE_TILE:
            return why_not_take(s, answer)
        case Question.HUNTING_LODGE:
            return why_not_hunt(s, answer)
        case Question.MAYOR_PRIVILEGE | Question.VILLA:
            return Why.SUPPLY_EMPTY
        case Question.PLACE:
            return why_not_place(s, answer)
        case Question.BUILD:
            return why_not_build(s, answer)
        case Question.BLACK_MARKET:
            return why_not_pay(s, answer)
        case Question.CRAFTSMAN_PRIVILEGE:
            return why_not_extra(s, answer)
        case Question.TRADE:
            return why_not_trade(s, answer)
        case Question.DELIVER:
            return why_not_deliver(s, answer)
        case Question.LOAD:
            return why_not_load(s, answer)
        case Question.SMALL_WHARF:
            return why_not_barrel(s, answer)
        case Question.STORE:
            return why_not_keep(s, answer)
        case Question.CHANCE:
            return why_not_turn(s, answer)
        case _:
            return Why.NOT_ASKED
