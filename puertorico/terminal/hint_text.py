"""A hint of a table in words: the best answers, how sure they are, and why."""

from __future__ import annotations

import msgspec

from ..game.notation import ANSWER
from ..locale.words import Words
from ..rules.questions import Question
from ..study import advice_text
from ..study.comparison import Estimate
from ..study.reason import Reason
from ..table.wire.advice import AdviceView, HintView, ReasonView


def hint_lines(words: Words, question: Question, hint: HintView) -> list[str]:
    """Return the verdict, then the recommended answers with chances and reasons."""
    lines = [verdict(words, question, hint), ""]
    for advice in hint.advice:
        answer = advice_text.brief(words, question, ANSWER[advice.answer.text])
        lines.append(f"{answer}: {chance(words, hint, advice)}")
        lines += [f"  {line}" for line in reasons(words, question, advice.told)]
    return [*lines, "", words("hint-honest")]


def verdict(words: Words, question: Question, hint: HintView) -> str:
    """Return the best answer in one line, with no more certainty than there is."""
    if hint.answers is None:
        best = advice_text.brief(words, question, ANSWER[hint.advice[0].answer.text])
    else:
        answers = [ANSWER[answer.text] for answer in hint.answers]
        best = advice_text.plan_in_words(words, question, answers, hint.arrangement)
    as_good = [ANSWER[answer.text] for answer in hint.as_good]
    first, *others = hint.advice
    race = None
    if hint.is_decided and others and others[0].lead:
        race = advice_text.PointsRace(first.value, ANSWER[others[0].answer.text], others[0].lead.behind)
    plan = hint.answers is not None
    return advice_text.verdict(words, question, best, as_good, alone=not others, plan=plan, race=race)


def chance(words: Words, hint: HintView, advice: AdviceView) -> str:
    """Return the chance of the best answer, or how much worse another is; points if decided."""
    is_best, lead = advice is hint.advice[0], advice.lead
    if lead and hint.is_decided and is_best:
        return advice_text.points_ahead(words, lead.points, lead.ahead)
    if lead and not is_best:
        return advice_text.points_behind(words, Estimate(lead.behind, lead.error))
    if is_best:
        return advice_text.chance(words, Estimate(advice.value, advice.error))
    return advice_text.behind(words, Estimate(advice.behind, advice.behind_error))


def reasons(words: Words, question: Question, told: ReasonView) -> list[str]:
    """Return a reason line by line."""
    plain = msgspec.to_builtins(told)
    plain["compared_with"] = told.compared_with.text if told.compared_with else None
    return advice_text.reason_lines(words, question, msgspec.convert(plain, Reason))
