"""The answers to a question as a list of choices, each given in one step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...game.notation import ANSWER, BUILDING_ROW
from ...table.wire.question import AnswerParts, AnswerView, QuestionView
from ..question_text import own_gains
from .piece_help import explain_answer
from .scene import Scene
from .themes import DOUBLOON


@dataclass(frozen=True)
class Choice:
    """A choice of one or more `answers`; with `closes` they end a question that takes several.

    `short` says in few words what it brings, `about` in full: a line per seat, and what the piece does.
    """

    text: str
    answers: tuple[str, ...]
    closes: bool = False
    short: str = ""
    about: tuple[str, ...] = ()


def choices(scene: Scene) -> list[Choice]:
    """Return everything in the list of choices: answers, whole storages or payments."""
    question = scene.question
    if question is None:
        return []
    if question.storage is not None:
        return _storages(scene, question)
    if question.payment is not None and any(len(way) > 1 for way in question.payment.ways):
        return _payments(scene, question)
    # Declining comes last, so that nobody declines by pressing Enter twice.
    answers = sorted(question.answers, key=lambda answer: ANSWER[answer.text].verb.row.declines)
    return [_single(scene, answer) for answer in answers]


def _single(scene: Scene, answer: AnswerView) -> Choice:
    words, kind = scene.words, ANSWER[answer.text].verb.row.kind
    text, short = scene.answer(answer), own_gains(words, answer)
    if kind == "building" and answer.thing:
        # The question says what is done with a building, so the name and the price are enough.
        price = BUILDING_ROW[answer.thing].cost if answer.price is None else answer.price
        text = f"{words.of('building', answer.thing)} {DOUBLOON}{price}"
        short = words.of("building", f"{answer.thing}.short")
    return Choice(text, (answer.text,), False, short, tuple(explain_answer(scene, answer)))


def _storages(scene: Scene, question: QuestionView) -> list[Choice]:
    assert question.storage is not None
    words, mine = scene.words, scene.mine
    assert mine is not None
    found = []
    for choice in question.storage.choices:
        kept = words.joined(words.amount(good, n) for good, n in choice.goods.items() if n)
        lost = {good: n - choice.goods[good] for good, n in mine["goods"].items()}
        losing = words.joined(words.amount(good, n) for good, n in lost.items() if n)
        told = words("store-lost", things=losing) if losing else words("store-nothing-lost")
        text = kept or words.of("answer-pass", question.name)
        found.append(Choice(text, texts_of(question, choice.answers), True, told, (told,)))
    return found


def _payments(scene: Scene, question: QuestionView) -> list[Choice]:
    assert question.payment is not None
    return [
        Choice(
            scene.words.joined(map(scene.answer, way)) or scene.words.of("answer-pass", question.name),
            texts_of(question, way),
            closes=True,
        )
        for way in question.payment.ways
    ]


def texts_of(question: QuestionView, answers: Iterable[AnswerParts]) -> tuple[str, ...]:
    """Return the texts of these answers; without any, that of declining."""
    declining = (answer for answer in question.answers if ANSWER[answer.text].verb.row.declines)
    return tuple(answer.text for answer in answers) or tuple(answer.text for answer in declining)
