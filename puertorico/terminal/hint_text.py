"""A hint of a table in words: the best answers, how sure they are, and why."""

from __future__ import annotations

from ..game.notation import ANSWER
from ..locale.message_text import sentence, text
from ..locale.words import Words
from ..rules.questions import Question
from ..study import advice_text
from ..table.wire.advice import AdviceView, HintView


def hint_lines(words: Words, question: Question, hint: HintView) -> list[str]:
    """Return the verdict, then the recommended answers with chances and reasons."""
    lines = [verdict(words, question, hint), ""]
    for advice in hint.advice:
        lines.append(f"{text(words, advice.name)}: {text(words, advice.expectation)}")
        lines += [f"  {line}" for line in reasons(words, advice)]
    return [*lines, "", words("hint-honest")]


def verdict(words: Words, question: Question, hint: HintView) -> str:
    """Return the best answer in one line, worded as certain as the comparison allows."""
    if hint.answers is None:
        best = text(words, hint.advice[0].name)
    else:
        answers = [ANSWER[answer.text] for answer in hint.answers]
        best = advice_text.plan_in_words(words, question, answers, hint.arrangement)
    return advice_text.verdict(words, best, hint.certainty)


def reasons(words: Words, advice: AdviceView) -> list[str]:
    """Return a reason line by line."""
    return [sentence(words, line) for line in advice.reasons]
