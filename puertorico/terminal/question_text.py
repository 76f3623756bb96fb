"""A question in words: what is asked, its answers, and what each of them brings."""

from __future__ import annotations

from ..game.notation import ANSWER, ROLE_OF_CARD
from ..game.position_types import Observation
from ..locale.words import Words, capital
from ..rules.answers import Verb
from ..rules.questions import Question
from ..table.wire.question import AnswerParts, AnswerView, QuestionView


def asked(words: Words, question: QuestionView, position: Observation) -> str:
    """Return the question to a player, or what another player is asked."""
    if question.seat != words.me:
        return capital(words.of("question", f"{question.name}_other", name=words.name(question.seat)))
    text = words.of("question", _name(question))
    if question.payment is not None:
        building, have = words.of("building", question.payment.building), position["seats"][question.seat]["doubloons"]
        return f"{text} {words('black-market-left', thing=building, left=question.payment.left, have=have)}"
    tile = question.tile
    return f"{text} {words('tile-drawn', thing=words.of('tile', tile))}" if tile else text


def answer_text(words: Words, question: QuestionView, answer: AnswerParts, price: int | None = None) -> str:
    """Return an answer as on a button of the page."""
    given = ANSWER[answer.text]
    if given.verb == Verb.PASS:
        return words.of("answer-pass", _name(question))
    return words.answer(Question[question.name], given, price or 0)


def own_gains(words: Words, answer: AnswerView) -> str:
    """Return in few words what an answer brings the player; nothing that it names itself."""
    mine, given = answer.effects.get(str(words.me), {}), ANSWER[answer.text]
    if given.verb == Verb.BUILD or mine == {f"island.{given.thing}": 1}:
        return ""
    gains = words.gains(mine)
    if given.verb != Verb.ROLE:
        return gains
    brief = words.of("terminal-role", ROLE_OF_CARD[str(given.thing)])
    return f"{gains}; {brief}" if gains else brief


def effect_lines(words: Words, answer: AnswerView) -> list[str]:
    """Return what an answer changes, one line per seat, and whether it ends the game."""
    lines = []
    for seat, changes in answer.effects.items():
        told = words.gains(changes)
        if int(seat) == words.me:
            lines.append(words("effect-you", effects=told))
        else:
            lines.append(words("effect-seat", name=words.name(int(seat)), effects=told))
    return [*lines, words("effect-ending")] if answer.ends else lines


def _name(question: QuestionView) -> str:
    """Return the name in the messages: a question can be about one building only."""
    return f"{question.name}_{question.offer}" if question.offer else question.name
