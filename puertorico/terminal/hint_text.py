"""A hint of a table in words: the best answers, how sure they are, and why."""

from __future__ import annotations

import msgspec

from ..game.notation import ANSWER
from ..rules.questions import Question
from ..study.reason import Reason
from ..table.wire import AdviceView, AnswerParts, HintView, ReasonView
from .advice import brief, reason_lines
from .words import Words


def hint_lines(words: Words, question: Question, hint: HintView) -> list[str]:
    """Return the verdict, then the recommended answers with chances and reasons."""
    lines = [verdict(words, question, hint), ""]
    for advice in hint.advice:
        lines.append(f"{_brief(words, question, advice.answer)}: {chance(words, hint, advice)}")
        lines += [f"  {line}" for line in reasons(words, question, advice.told)]
    return [*lines, "", words("hint-honest")]


def verdict(words: Words, question: Question, hint: HintView) -> str:
    """Return the best answer in one line, with no more certainty than there is."""
    if hint.arrangement is not None:
        best = words.arrangement(hint.arrangement)
    elif hint.answers is not None:
        best = ", ".join(words.answer(question, ANSWER[answer.text]) for answer in hint.answers)
    else:
        best = _brief(words, question, hint.advice[0].answer)
    if not hint.as_good:
        sure = words("hint-clear" if len(hint.advice) > 1 else "hint-only")
    elif hint.answers is not None:
        sure = words("hint-unsure")
    else:
        as_good = words.joined(_brief(words, question, answer) for answer in hint.as_good)
        sure = words("hint-as-good", answers=as_good)
    return f"{words('hint-best')}: {best}. {sure}"


def chance(words: Words, hint: HintView, advice: AdviceView) -> str:
    """Return the winning chance of the best answer, or how much less another one has."""
    is_best = advice is hint.advice[0]
    value, error = (advice.value, advice.error) if is_best else (advice.behind, advice.behind_error)
    message = "hint-chance-about" if is_best else "hint-behind"
    return words(message, percent=max(0, round(100 * value)), error=max(1, round(100 * error)))


def reasons(words: Words, question: Question, told: ReasonView) -> list[str]:
    """Return a reason line by line."""
    plain = msgspec.to_builtins(told)
    plain["compared_with"] = told.compared_with.text if told.compared_with else None
    return reason_lines(words, question, msgspec.convert(plain, Reason))


def _brief(words: Words, question: Question, answer: AnswerParts) -> str:
    return brief(words, question, ANSWER[answer.text])
