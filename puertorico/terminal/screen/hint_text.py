"""A hint of a table in words: the best answers, how sure they are, and why."""

from __future__ import annotations

import msgspec

from ...game.notation import ANSWER
from ...rules.questions import Question
from ...study.reason import Reason
from ...table.wire import AdviceView, AnswerParts, HintView, ReasonView
from ..advice import brief, reason_lines
from .scene import Scene


def hint_lines(scene: Scene, hint: HintView) -> list[str]:
    """Return the verdict, then the recommended answers with chances and reasons."""
    words = scene.words
    lines = [_verdict(scene, hint), ""]
    for number, advice in enumerate(hint.advice):
        lines.append(f"{_brief(scene, advice.answer)}: {_chance(scene, advice, is_best=number == 0)}")
        lines += [f"  {line}" for line in reason_lines(words, _question(scene), _reason(advice.told))]
    return [*lines, "", words("hint-honest")]


def _question(scene: Scene) -> Question:
    assert scene.view.question is not None
    return Question[scene.view.question.name]


def _brief(scene: Scene, answer: AnswerParts) -> str:
    return brief(scene.words, _question(scene), ANSWER[answer.text])


def _verdict(scene: Scene, hint: HintView) -> str:
    words = scene.words
    if hint.arrangement is not None:
        best = words.arrangement(hint.arrangement)
    elif hint.answers is not None:
        best = ", ".join(scene.answer(answer) for answer in hint.answers)
    else:
        best = _brief(scene, hint.advice[0].answer)
    if not hint.as_good:
        sure = words("hint-clear" if len(hint.advice) > 1 else "hint-only")
    elif hint.answers is not None:
        sure = words("hint-unsure")
    else:
        sure = words("hint-as-good", answers=words.joined(_brief(scene, answer) for answer in hint.as_good))
    return f"{words('hint-best')}: {best}. {sure}"


def _chance(scene: Scene, advice: AdviceView, *, is_best: bool) -> str:
    value, error = (advice.value, advice.error) if is_best else (advice.behind, advice.behind_error)
    message = "hint-chance-about" if is_best else "hint-behind"
    return scene.words(message, percent=max(0, round(100 * value)), error=max(1, round(100 * error)))


def _reason(told: ReasonView) -> Reason:
    """Return a reason of the wire as the study made it."""
    plain = msgspec.to_builtins(told)
    plain["compared_with"] = told.compared_with.text if told.compared_with else None
    return msgspec.convert(plain, Reason)
