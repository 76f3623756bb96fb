"""The answers to a question as a list of choices, each given in one step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...game.notation import ANSWER, BUILDING_ROW
from ...rules.answers import Verb
from ...table.wire.question import AnswerParts, AnswerView, QuestionView
from ..question_text import own_gains
from .piece_help import explain_answer
from .scene import Scene
from .themes import DOUBLOON


@dataclass(frozen=True)
class Choice:
    """One choice of several `answers`; `closing` follows if the question is still asked.

    `short` says in few words what it brings, `about` in full: a line per seat, and what the piece does.
    """

    text: str
    answers: tuple[str, ...]
    closing: str | None = None
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
    answers = sorted(question.answers, key=lambda answer: ANSWER[answer.text].verb == Verb.PASS)
    return [_single(scene, answer) for answer in answers]


def _single(scene: Scene, answer: AnswerView) -> Choice:
    words, kind = scene.words, ANSWER[answer.text].verb.row.kind
    text, short = scene.answer(answer), own_gains(words, answer)
    if kind == "building" and answer.thing:
        # The question says what is done with a building, so the name and the price are enough.
        price = BUILDING_ROW[answer.thing].cost if answer.price is None else answer.price
        text = f"{words.of('building', answer.thing)} {DOUBLOON}{price}"
        short = words.of("building", f"{answer.thing}.short")
    return Choice(text, (answer.text,), None, short, tuple(explain_answer(scene, answer)))


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
        found.append(Choice(text, tuple(choice.answers), question.closing, told, (told,)))
    return found


def _payments(scene: Scene, question: QuestionView) -> list[Choice]:
    assert question.payment is not None
    return [
        Choice(
            scene.words.joined(_texts(scene, way)) or scene.words.of("answer-pass", question.name),
            tuple(way),
            question.closing,
        )
        for way in question.payment.ways
    ]


def _texts(scene: Scene, way: Iterable[str]) -> list[str]:
    return [scene.answer(AnswerParts.of(ANSWER[text])) for text in way]
